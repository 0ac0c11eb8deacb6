/**
 * Links into XProf's tab ("Profile"), if that is installed. XProf's tab reads run, tool and host from the query of
 * TensorBoard's address, not from the hash.
 */

import { parentWindow } from "./parent";

const TAB = "profile";

/** Returns whether TensorBoard has XProf's tab; false if the server does not answer. */
export async function hasXprof(signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch("../../plugins_listing", { signal: signal ?? null });
    if (!response.ok) return false;
    const plugins = (await response.json()) as Record<string, { enabled?: boolean } | undefined>;
    return plugins[TAB]?.enabled === true;
  } catch {
    return false;
  }
}

/** The address of one of XProf's tools on a run. */
export function xprofLink(tool: string, run: string, host: string | null): string {
  const query = new URLSearchParams({ tool, run });
  if (host !== null) query.set("host", host);
  // Relative addresses start at data/plugin/overview/.
  const page = parentWindow()?.location.pathname ?? "../../../";
  return `${page}?${query}#${TAB}`;
}
