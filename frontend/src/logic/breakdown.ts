/** The parts of the mean step, or of the mean period, and the share of each. */

import type { Category, Metric, Overview } from "../api/overview";
import type { Look } from "./series";

/** The gap is shown if it takes at least this percentage of the period. */
const SMALLEST_GAP_PERCENT = 1;

/** A part of a stacked bar. */
export interface Part extends Look {
  id: string;
  label: string;
  value: number;
}

export interface BreakdownPart extends Part {
  definition: string;
  /** The average over all complete steps; null for a part of the gap. `value` may be over fewer steps. */
  metric: Metric | null;
  /** Percentage of all parts together; null if they take no time. */
  share: number | null;
}

export interface PartGroup {
  of: "step" | "gap";
  /** Sum of the parts. */
  value: number;
  share: number | null;
  /** In the order of the stack. */
  parts: BreakdownPart[];
}

/**
 * Returns the parts of the step and of the gap behind it: averages over the complete steps that have a period. Where
 * the steps follow each other, there is no gap, and the averages are over all complete steps.
 */
export function partGroups({ steps, metrics }: Overview): PartGroup[] {
  if (!steps) return [];
  const meanOf = ({ metric }: Category) => (metric === null ? undefined : metrics[metric])?.value ?? 0;
  const loop = steps.loop.gap_percent >= SMALLEST_GAP_PERCENT ? steps.loop : null;
  const whole = loop ? loop.period_ms : steps.categories.reduce((sum, category) => sum + meanOf(category), 0);
  const share = (value: number) => (whole > 0 ? (100 * value) / whole : null);
  const group = (of: PartGroup["of"], categories: Category[], valueOf: (category: Category) => number): PartGroup => {
    const parts = categories.map((category) => {
      const value = valueOf(category);
      const metric = category.metric === null ? null : (metrics[category.metric] ?? null);
      return { ...category, metric, value, share: share(value), gap: of === "gap" };
    });
    const value = parts.reduce((sum, part) => sum + part.value, 0);
    return { of, value, share: share(value), parts };
  };
  if (!loop) return [group("step", steps.categories, meanOf)];
  return [
    group("step", steps.categories, ({ id }) => loop.step_ms[id] ?? 0),
    group("gap", steps.gap.categories, ({ id }) => loop.gap_ms[id] ?? 0),
  ];
}

/** Returns the parts of a step that were not measured, grouped by the reason. */
export function missingParts({ metrics }: Overview): { labels: string[]; reason: string }[] {
  const byReason = new Map<string, string[]>();
  for (const { category, value, reason, label } of Object.values(metrics)) {
    if (category === null || value !== null) continue;
    const key = reason ?? "no reason given";
    byReason.set(key, [...(byReason.get(key) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => ({ labels, reason }));
}

/** True for metrics that the breakdown shows, so that the list of all metrics need not. */
export function isBreakdownMetric({ steps }: Overview, { category, value }: Metric): boolean {
  if (category === null) return false;
  return value === null || (steps?.categories.some(({ id }) => id === category) ?? false);
}

/** The id of the metric that leads: session time for inference, step time otherwise. */
export function headlineId({ headline, job }: Overview): string {
  if (headline) return headline.what;
  // There are neither steps nor sessions: the reason is shown in place of the number.
  return job.kind === "inference" ? "session_time" : "step_time";
}
