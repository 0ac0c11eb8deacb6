/**
 * The document of an exported page. In: the element that the export writes (report/html.py). Out: the overview, or null
 * if the page is TensorBoard's.
 */

import type { Overview } from "./overview";

const ELEMENT_ID = "overview-document";

let cached: Overview | null | undefined;

export function embeddedOverview(): Overview | null {
  if (cached === undefined) {
    const text = document.getElementById(ELEMENT_ID)?.textContent;
    cached = text ? (JSON.parse(text) as Overview) : null;
  }
  return cached;
}
