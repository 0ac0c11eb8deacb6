/**
 * Keeps what is shown in the address of TensorBoard's page, as `#overview&p.overview.run=…`, so that a
 * copied address opens the same overview. TensorBoard has a message that reads such keys, but it answers
 * with nothing until the address first changes, and none that writes them: hence the hash of the parent
 * window.
 */

import { parentWindow } from "./parent";

export interface Link {
  run: string | null;
  host: string | null;
  /** The run that this one is compared with, and its host. */
  compare: string | null;
  compareHost: string | null;
  /** The chosen step: its place in the step columns, for numbers may repeat. */
  step: number | null;
}

const TAB = "overview";
const PREFIX = `p.${TAB}.`;
export const NO_LINK: Link = { run: null, host: null, compare: null, compareHost: null, step: null };
const KEYS = {
  run: "run",
  host: "host",
  compare: "compare",
  compareHost: "compare_host",
  step: "step",
} as const;

export function readLink(): Link {
  const location = parentWindow()?.location;
  return location ? parseHash(location.hash) : NO_LINK;
}

export function writeLink(link: Link): void {
  const parent = parentWindow();
  if (!parent) return;
  try {
    const hash = formatHash(parent.location.hash, link);
    // Another tab is open (this one loads in the background): its address is not ours to change.
    if (hash === null || hash === parent.location.hash) return;
    parent.history.replaceState(parent.history.state, "", hash);
  } catch {
    // An address that cannot be written (a sandboxed notebook) costs the link, nothing else.
  }
}

export function parseHash(hash: string): Link {
  const values = new Map<string, string>();
  for (const part of hash.replace(/^#/, "").split("&")) {
    const equals = part.indexOf("=");
    if (equals > 0) values.set(part.slice(0, equals), decode(part.slice(equals + 1)));
  }
  const text = (key: string) => values.get(PREFIX + key) || null;
  const step = text(KEYS.step);
  return {
    run: text(KEYS.run),
    host: text(KEYS.host),
    compare: text(KEYS.compare),
    compareHost: text(KEYS.compareHost),
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
  };
}

/** The hash with our keys replaced and all others kept, or null if another tab is open. */
export function formatHash(hash: string, link: Link): string | null {
  const parts = hash.replace(/^#/, "").split("&").filter((part) => part !== "");
  const tab = parts[0] !== undefined && !parts[0].includes("=") ? parts.shift() : undefined;
  if (tab !== undefined && tab !== TAB) return null;
  const ours = Object.values(KEYS).map((key) => `${PREFIX}${key}=`);
  const kept = parts.filter((part) => !ours.some((key) => part.startsWith(key)));
  for (const [name, key] of Object.entries(KEYS)) {
    const value = link[name as keyof Link];
    if (value !== null) kept.push(`${PREFIX}${key}=${encodeURIComponent(value)}`);
  }
  return `#${[TAB, ...kept].join("&")}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
