/** What the bars of the step-time graph are made of: columns of the steps, as layers of a stack. */

import type { Overview, Steps } from "../../api/overview";
import { categoryRole, type Role } from "../palette";

/** Duration: from a step's start to its end. Period: to the start of the next step. */
export type StepView = "duration" | "period";

export interface Series {
  id: string;
  label: string;
  /** One line: what this time is. */
  definition: string;
  role: Role;
  /** Milliseconds, one a step. */
  values: ArrayLike<number>;
}

/** The layers of a view, from the bottom of the stack up. Those that are 0 throughout are left out. */
export function stepSeries(steps: Steps, view: StepView): Series[] {
  const all = view === "duration" ? categorySeries(steps) : periodSeries(steps);
  return all.filter(({ values }) => hasTime(values));
}

/** One layer a category; they sum to the duration. */
export function categorySeries(steps: Steps): Series[] {
  return steps.categories.map(({ id, label, definition }, index) => ({
    id,
    label,
    definition,
    role: categoryRole(id, index),
    values: categoryColumn(steps, id),
  }));
}

/** Two layers that sum to the period: none of either where the next step is missing. */
function periodSeries({ columns }: Steps): Series[] {
  const { duration_ms, period_ms } = columns;
  const within = duration_ms.map((duration, i) => Math.min(duration, period_ms[i] ?? 0));
  const between = duration_ms.map((duration, i) => Math.max(0, (period_ms[i] ?? 0) - duration));
  return [
    {
      id: "within",
      label: "Within the step",
      definition: "From the step's start to its end, or to the start of the next if that comes first.",
      role: "compute",
      values: within,
    },
    {
      id: "between",
      label: "Until the next step",
      definition: "From the step's end to the start of the next step.",
      role: "other",
      values: between,
    },
  ];
}

export function categoryColumn(steps: Steps, id: string): ArrayLike<number> {
  return (steps.columns[id] ?? []) as number[];
}

function hasTime(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) > 0) return true;
  return false;
}

/** Where the document sets it. */
export const OUTLIER_LIMIT = "1.5 times the median step";

/** Which steps the document tells to be outliers: of the complete ones, those above its limit. */
export function outlierTest({ headline, steps }: Overview): (step: number) => boolean {
  const outliers = headline?.outliers;
  if (!steps || !outliers || outliers.count === 0) return () => false;
  const { complete, duration_ms } = steps.columns;
  return (step) => complete[step]! && duration_ms[step]! > outliers.above_ms;
}

/** Not `Math.max(...)`: 100,000 values are more than a call takes. */
export function longestOf(values: number[]): number {
  return values.reduce((longest, ms) => Math.max(longest, ms), 0);
}

/** d3's median asks each value whether it is a number: with 100,000 of them that is too long. */
export function medianOf(values: ArrayLike<number>): number {
  const sorted = new Float64Array(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
