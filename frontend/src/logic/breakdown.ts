/** Of what parts the mean step, or the mean period, consists, and how large a part each is. */

import type { Category, Metric, Overview, Steps } from "../api/overview";
import { categoryRole, type Look } from "./roles";
import { gapMs, hasNext } from "./series";

const PREFIX = "time_";

/** A gap that takes less of the period is not shown: the steps follow each other. */
const LEAST_GAP_SHARE = 0.01;

/** A part of a stacked bar. */
export interface Part extends Look {
  id: string;
  label: string;
  value: number;
}

export interface BreakdownPart extends Part {
  definition: string;
  /** The average over all complete steps, where the value is not that itself; null where there is none. */
  metric: Metric | null;
  /** Of all parts together, in percent; null if there is nothing to divide. */
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
 * The parts of the step alone where steps follow each other: averages over the complete steps. Else those of
 * the period, the step and the gap behind it: averages over the complete steps that have a period.
 */
export function partGroups(overview: Overview): PartGroup[] {
  const { steps, metrics } = overview;
  if (!steps) return [];
  const loop = gapCounts(steps) ? steps.loop : null;
  const whole = loop
    ? loop.period_ms
    : steps.categories.reduce((sum, { id }) => sum + (metrics[PREFIX + id]?.value ?? 0), 0);
  const share = (value: number) => (whole > 0 ? (100 * value) / whole : null);
  const group = (of: PartGroup["of"], categories: Category[], valueOf: (id: string) => number): PartGroup => {
    const parts = categories.map(({ id, label, definition }, index) => {
      const value = valueOf(id);
      const metric = of === "step" ? (metrics[PREFIX + id] ?? null) : null;
      const gap = of === "gap";
      return { id, label, definition, metric, value, share: share(value), role: categoryRole(id, index), gap };
    });
    const value = parts.reduce((sum, part) => sum + part.value, 0);
    return { of, value, share: share(value), parts };
  };
  if (!loop) return [group("step", steps.categories, (id) => metrics[PREFIX + id]?.value ?? 0)];
  return [
    group("step", steps.categories, (id) => loop.step_ms[id] ?? 0),
    group("gap", steps.gap.categories, (id) => loop.gap_ms[id] ?? 0),
  ];
}

function gapCounts(steps: Steps): boolean {
  return hasNext(steps) && gapMs(steps) >= LEAST_GAP_SHARE * steps.loop.period_ms && steps.loop.period_ms > 0;
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
