/** Formulas with their values substituted, so that a reader can recompute them. */

import { formatMs, formatPercent, plural } from "./format";

/** `12.00 ms ÷ 24.00 ms = 50.0 %`; null where a part is missing. */
export function substitutedShare(part: number | null, whole: number | null, percent: number | null): string | null {
  if (part === null || whole === null || percent === null) return null;
  return `${formatMs(part)} ÷ ${formatMs(whole)} = ${formatPercent(percent)}`;
}

/** `12.00 ms, mean of 18 steps`; null where there is no mean. */
export function substitutedMean(mean: number | null, steps: number): string | null {
  if (mean === null) return null;
  return `${formatMs(mean)}, mean of ${plural(steps, "step")}`;
}
