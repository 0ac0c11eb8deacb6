/**
 * Keeps run and host in the address of TensorBoard's page, as `#overview&p.overview.run=…`, so that
 * a copied address opens the same overview. TensorBoard has a message that reads such keys, but it
 * answers with nothing until the address first changes, and none that writes them: hence the hash
 * of the parent window.
 */

export interface Link {
  run: string | null;
  host: string | null;
}

const TAB = "overview";
const PREFIX = `p.${TAB}.`;
const NO_LINK: Link = { run: null, host: null };

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
  const link: Link = { ...NO_LINK };
  for (const part of hash.replace(/^#/, "").split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const key = part.slice(0, equals);
    const value = decode(part.slice(equals + 1));
    if (key === `${PREFIX}run`) link.run = value || null;
    if (key === `${PREFIX}host`) link.host = value || null;
  }
  return link;
}

/** The hash with our keys replaced and all others kept, or null if another tab is open. */
export function formatHash(hash: string, link: Link): string | null {
  const parts = hash.replace(/^#/, "").split("&").filter((part) => part !== "");
  const tab = parts[0] !== undefined && !parts[0].includes("=") ? parts.shift() : undefined;
  if (tab !== undefined && tab !== TAB) return null;
  const kept = parts.filter(
    (part) => !part.startsWith(`${PREFIX}run=`) && !part.startsWith(`${PREFIX}host=`),
  );
  if (link.run !== null) kept.push(`${PREFIX}run=${encodeURIComponent(link.run)}`);
  if (link.host !== null) kept.push(`${PREFIX}host=${encodeURIComponent(link.host)}`);
  return `#${[TAB, ...kept].join("&")}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parentWindow(): Window | null {
  try {
    const parent = window.parent;
    // Touching the hash throws where the parent has another origin.
    return parent !== window && typeof parent.location.hash === "string" ? parent : null;
  } catch {
    return null;
  }
}
