/**
 * Keeps what is shown in the address of TensorBoard's page, as `#overview&p.overview.run=…`, so that a
 * copied address opens the same overview, and Back what was looked at before. TensorBoard has a message
 * that reads such keys, but it answers with nothing until the address first changes, and none that writes
 * them: hence the hash of the parent window.
 */

import type { Choice } from "../api/choice";
import type { StepView } from "../logic/series";
import { parentWindow } from "./parent";

export interface Link {
  run: string | null;
  host: string | null;
  /** The kind of steps. */
  kind: string | null;
  /** The run that this one is compared with, its host and its kind of steps. */
  compare: string | null;
  compareHost: string | null;
  compareKind: string | null;
  /** The chosen step: its place in the step columns, for numbers may repeat. */
  step: number | null;
  /** What the bars of the step-time graph show. */
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

/** Changes the address; with `push` Back returns to the one before. */
export function writeLink(link: Link, { push }: { push: boolean }): void {
  const parent = parentWindow();
  if (!parent) return;
  try {
    const hash = formatHash(parent.location.hash, link);
    // Another tab is open (this one loads in the background): its address is not ours to change.
    if (hash === null || hash === parent.location.hash) return;
    if (push) parent.history.pushState(parent.history.state, "", hash);
    else parent.history.replaceState(parent.history.state, "", hash);
  } catch {
    // An address that cannot be written (a sandboxed notebook) costs the link, nothing else.
  }
}

/** Calls `follow` when Back, Forward or the reader changes the address of this tab. Returns how to stop. */
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

/** The hash with our keys replaced and all others kept, or null if another tab is open. */
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

/** The address names this tab, or none. */
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
