/**
 * The document of an exported page. In: the element that the export writes (report/html.py). Out:
 * the overview, or null where the page is TensorBoard's and has a server.
 */

import type { Overview } from "./overview";

const ELEMENT_ID = "overview-document";

let found: Overview | null | undefined;

export function embeddedOverview(): Overview | null {
  if (found === undefined) {
    const text = document.getElementById(ELEMENT_ID)?.textContent;
    found = text ? (JSON.parse(text) as Overview) : null;
  }
  return found;
}
