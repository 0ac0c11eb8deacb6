import type { Overview } from "../api/overview";

/** Which metric leads: session time for inference, step time otherwise. */
export function headlineId(overview: Overview): string {
  if (overview.headline) return overview.headline.what;
  // There is neither: the reason is told where the number would be.
  return overview.job.kind === "inference" ? "session_time" : "step_time";
}
