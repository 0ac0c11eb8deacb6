/** The bars of the step-time graph: columns of the steps, as layers of a stack. */

import type { Category, Overview, Role, Steps } from "../api/overview";

/** Step: from its start to its end. Period: from its start to the start of the next one, where that is known. */
export type StepView = "step" | "period";

/** The metric that is the mean of the bars. */
export const MEANS: Record<StepView, string> = { step: "step_time", period: "step_period" };

/** Periods are shown by default if the gap takes more than this percentage of them. */
const LARGE_GAP_PERCENT = 10;

/** How a category is drawn: in the colour of its role, striped if it lies between steps. */
export interface Look {
  role: Role;
  gap?: boolean;
}

/** A category of the step or of the gap, as a layer of the stack. */
export interface Series extends Category, Look {
  /** Unique among the layers of the step and of the gap. */
  key: string;
  /** Milliseconds, one a step; null where they are not known. */
  values: ArrayLike<number | null>;
}

/** The layers of a view, from the bottom of the stack up. Those that are 0 throughout are left out. */
export function stepSeries(steps: Steps, view: StepView): Series[] {
  const all = view === "step" ? categorySeries(steps) : [...categorySeries(steps), ...gapSeries(steps)];
  return all.filter(hasTime);
}

/** The view that is shown until the reader chooses one. */
export function usualView({ loop }: Steps): StepView {
  return loop.gap_percent > LARGE_GAP_PERCENT ? "period" : "step";
}

/** True if at least one step has a next one, so that its period is known. */
export function hasNext({ columns }: Steps): boolean {
  return columns.period_ms.some((period) => period !== null);
}

/** The length of each whole bar, in milliseconds. */
export function lengthsOf({ columns: { duration_ms, period_ms } }: Steps, view: StepView): number[] {
  return view === "step" ? duration_ms : duration_ms.map((duration, i) => Math.max(duration, period_ms[i] ?? 0));
}

/** The layers of the step; they sum to its duration. */
export function categorySeries(steps: Steps): Series[] {
  return steps.categories.map((category) => ({
    ...category,
    key: category.id,
    values: (steps.columns[category.id] ?? []) as number[],
  }));
}

/** The layers of the gap behind the step. */
export function gapSeries({ gap }: Steps): Series[] {
  return gap.categories.map((category) => ({
    ...category,
    key: `gap-${category.id}`,
    gap: true,
    values: gap.columns[category.id as keyof typeof gap.columns],
  }));
}

export function hasTime({ values }: Series): boolean {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) > 0) return true;
  return false;
}

/** Which steps are marked, by their index. */
export interface StepTests {
  isOutlier: (step: number) => boolean;
  hasLongGap: (step: number) => boolean;
}

/** Returns which steps are marked in a view. Long gaps are marked where gaps are drawn. */
export function stepTests(overview: Overview, view: StepView): StepTests {
  const long = new Set(view === "period" ? longGaps(overview) : []);
  return { isOutlier: outlierTest(overview), hasLongGap: (step) => long.has(step) };
}

/** The steps before the longest gaps, by the finding about them. */
export function longGaps({ findings }: Overview): number[] {
  return findings.find(({ id }) => id === "long_gap")?.look_at.steps ?? [];
}

/** Returns which steps are outliers: the complete ones above the document's limit, which lists only some of them. */
export function outlierTest({ headline, steps }: Overview): (step: number) => boolean {
  const outliers = headline?.outliers;
  if (!steps || !outliers || outliers.count === 0) return () => false;
  const { complete, duration_ms } = steps.columns;
  return (step) => complete[step]! && duration_ms[step]! > outliers.above_ms;
}

/** The largest value. `Math.max(...)` fails for 100,000 of them: a call takes fewer arguments. */
export function longestOf(values: number[]): number {
  return values.reduce((longest, ms) => Math.max(longest, ms), 0);
}

/** The median. d3's checks the type of each value, which takes too long for 100,000 of them. */
export function medianOf(values: ArrayLike<number>): number {
  const sorted = new Float64Array(values).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** "Step 104", followed by the step's own name if that has more than the number. */
export function stepTitle(steps: Steps, step: number): string {
  const number = String(steps.columns.number[step] ?? step);
  const name = steps.columns.name[step] ?? "";
  const title = `Step ${number}`;
  return name === "" || name === number || name === title ? title : `${title} · ${name}`;
}
