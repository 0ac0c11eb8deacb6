/** Which metrics are parts of the step, and how large a part each is. */

import type { Metric, Overview } from "../api/overview";
import { categoryRole } from "../charts/palette";
import type { Part } from "../charts/StackedBar";

const PREFIX = "time_";

/** Its value is the average per step; 0 also where there is no metric of it. */
export interface BreakdownPart extends Part {
  metric: Metric | null;
  /** Of all parts together, in percent; null if there is nothing to divide. */
  share: number | null;
}

/** The parts that the step is made of, in the order of the stack. */
export function breakdownParts(overview: Overview): BreakdownPart[] {
  const categories = overview.steps?.categories ?? [];
  const metrics = categories.map(({ id }) => overview.metrics[PREFIX + id] ?? null);
  const whole = metrics.reduce((sum, metric) => sum + (metric?.value ?? 0), 0);
  return categories.map(({ id, label }, index) => {
    const metric = metrics[index] ?? null;
    const value = metric?.value ?? 0;
    return {
      id,
      label,
      metric,
      value,
      share: whole > 0 ? (100 * value) / whole : null,
      role: categoryRole(id, index),
    };
  });
}

/** Parts that could exist but were not measured, those with the same reason together. */
export function missingParts(overview: Overview): { labels: string[]; reason: string }[] {
  const byReason = new Map<string, string[]>();
  for (const [id, metric] of Object.entries(overview.metrics)) {
    if (!id.startsWith(PREFIX) || metric.value !== null) continue;
    const reason = metric.reason ?? "no reason given";
    byReason.set(reason, [...(byReason.get(reason) ?? []), metric.label]);
  }
  return [...byReason].map(([reason, labels]) => ({ labels, reason }));
}

/** True for metrics that the breakdown shows, so that the flat list need not. */
export function isBreakdownMetric(overview: Overview, id: string, metric: Metric): boolean {
  if (!id.startsWith(PREFIX)) return false;
  const category = id.slice(PREFIX.length);
  const listed = overview.steps?.categories.some((known) => known.id === category) ?? false;
  return listed || metric.value === null;
}
