/**
 * Keeps the state of the tab in the address of TensorBoard's page, as `#overview&p.overview.run=…`: a copied address
 * opens the same overview, and Back returns to the one before. TensorBoard has a message that reads such keys, but its
 * answer is empty until the address first changes, and it has no message that writes them. So this module uses the hash
 * of the parent window.
 */

import type { Choice } from "../api/choice";
import type { StepView } from "../logic/series";
import { parentWindow } from "./parent";

export interface Link {
  run: string | null;
  host: string | null;
  /** The kind of steps. */
  kind: string | null;
  /** The baseline of the comparison, its host and its kind of steps. */
  compare: string | null;
  compareHost: string | null;
  compareKind: string | null;
  /** Index of the chosen step in the step columns: step numbers may repeat. */
  step: number | null;
  /** The view of the step-time graph. */
  view: StepView | null;
}

const TAB = "overview";
const PREFIX = `p.${TAB}.`;
export const NO_LINK: Link = {
  run: null,
  host: null,
  kind: null,
  compare: null,
  compareHost: null,
  compareKind: null,
  step: null,
  view: null,
};
const KEYS: Record<keyof Link, string> = {
  run: "run",
  host: "host",
  kind: "kind",
  compare: "compare",
  compareHost: "compare_host",
  compareKind: "compare_kind",
  step: "step",
  view: "view",
};

export function readLink(): Link {
  const location = parentWindow()?.location;
  return location ? parseHash(location.hash) : NO_LINK;
}

/** Changes the address. With `push`, Back returns to the address before. */
export function writeLink(link: Link, { push }: { push: boolean }): void {
  const parent = parentWindow();
  if (!parent) return;
  try {
    const hash = formatHash(parent.location.hash, link);
    // Null: another tab is open and owns the address, while this one loads in the background.
    if (hash === null || hash === parent.location.hash) return;
    if (push) parent.history.pushState(parent.history.state, "", hash);
    else parent.history.replaceState(parent.history.state, "", hash);
  } catch {
    // In a sandboxed notebook the address cannot be written; the tab works without.
  }
}

/** Calls `follow` when Back, Forward or the reader changes the address. Returns a function that stops it. */
export function onLinkChange(follow: (link: Link) => void): () => void {
  const parent = parentWindow();
  if (!parent) return () => undefined;
  const changed = () => {
    const { hash } = parent.location;
    if (isOurs(hash)) follow(parseHash(hash));
  };
  parent.addEventListener("popstate", changed);
  return () => parent.removeEventListener("popstate", changed);
}

/** The comparison that an address names. */
export function comparedBy({ compare, compareHost, compareKind }: Link): Choice | null {
  return compare === null ? null : { run: compare, host: compareHost, kind: compareKind };
}

export function parseHash(hash: string): Link {
  const values = new Map<string, string>();
  for (const part of partsOf(hash)) {
    const equals = part.indexOf("=");
    if (equals > 0) values.set(part.slice(0, equals), decode(part.slice(equals + 1)));
  }
  const text = (key: keyof Link) => values.get(PREFIX + KEYS[key]) || null;
  const step = text("step");
  const view = text("view");
  return {
    run: text("run"),
    host: text("host"),
    kind: text("kind"),
    compare: text("compare"),
    compareHost: text("compareHost"),
    compareKind: text("compareKind"),
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
    view: view === "step" || view === "period" ? view : null,
  };
}

/** Returns the hash with the keys of this tab replaced, or null if another tab is open. */
export function formatHash(hash: string, link: Link): string | null {
  if (!isOurs(hash)) return null;
  const ours = Object.values(KEYS).map((key) => `${PREFIX}${key}=`);
  const kept = partsOf(hash).filter((part) => part !== TAB && !ours.some((key) => part.startsWith(key)));
  for (const [name, key] of Object.entries(KEYS)) {
    const value = link[name as keyof Link];
    if (value !== null) kept.push(`${PREFIX}${key}=${encodeURIComponent(value)}`);
  }
  return `#${[TAB, ...kept].join("&")}`;
}

/** True if the address names this tab, or no tab. */
function isOurs(hash: string): boolean {
  const [first] = partsOf(hash);
  return first === undefined || first === TAB || first.includes("=");
}

function partsOf(hash: string): string[] {
  return hash.replace(/^#/, "").split("&").filter((part) => part !== "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
