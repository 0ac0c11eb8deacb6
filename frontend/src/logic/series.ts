/** What the bars of the step-time graph are made of: columns of the steps, as layers of a stack. */

import type { Overview, Steps } from "../api/overview";
import { categoryRole, type Look } from "./roles";

/** Step: from its start to its end. Period: on to the start of the next one, where that is known. */
export type StepView = "step" | "period";

/** The metric that is the mean of the bars. */
export const MEANS: Record<StepView, string> = { step: "step_time", period: "step_period" };

/** A gap that takes more of the period is shown without being asked for. */
const TELLING_GAP_SHARE = 0.1;

export interface Series extends Look {
  /** Of the step and the gap together, unique. */
  id: string;
  label: string;
  /** One line: what this time is. */
  definition: string;
  /** Milliseconds, one a step; null where they are not known. */
  values: ArrayLike<number | null>;
}

/** The layers of a view, from the bottom of the stack up. Those that are 0 throughout are left out. */
export function stepSeries(steps: Steps, view: StepView): Series[] {
  const all = view === "step" ? categorySeries(steps) : [...categorySeries(steps), ...gapSeries(steps)];
  return all.filter(hasTime);
}

/** What is shown where nobody has chosen. */
export function usualView(steps: Steps): StepView {
  return hasNext(steps) && gapMs(steps) > TELLING_GAP_SHARE * steps.loop.period_ms ? "period" : "step";
}

/** Of some step it is known when the next one starts. */
export function hasNext({ columns }: Steps): boolean {
  return columns.period_ms.some((period) => period !== null);
}

/** The mean time between steps. */
export function gapMs({ loop }: Steps): number {
  return Object.values(loop.gap_ms).reduce((sum, ms) => sum + ms, 0);
}

/** How long each bar is when all of it is shown. */
export function lengthsOf({ columns: { duration_ms, period_ms } }: Steps, view: StepView): number[] {
  return view === "step" ? duration_ms : duration_ms.map((duration, i) => Math.max(duration, period_ms[i] ?? 0));
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

/** One layer a category of the gap behind the step; none where the next step is not known. */
export function gapSeries({ gap }: Steps): Series[] {
  return gap.categories.map(({ id, label, definition }, index) => ({
    id: `gap-${id}`,
    label,
    definition,
    role: categoryRole(id, index),
    gap: true,
    values: gap.columns[id as keyof typeof gap.columns],
  }));
}

/** The label where it stands alone: parts of the gap may have names that parts of the step have, too. */
export function fullLabel({ label, gap }: Series): string {
  return gap && !label.endsWith("between steps") ? `${label}, between steps` : label;
}

export function categoryColumn(steps: Steps, id: string): ArrayLike<number> {
  return (steps.columns[id] ?? []) as number[];
}

export function hasTime({ values }: Series): boolean {
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) > 0) return true;
  return false;
}

/** Where the document sets it. */
export const OUTLIER_LIMIT = "1.5 times the median step";

/** Which steps are marked. Stable from one drawing to the next, as long as it says the same. */
export interface StepTests {
  isOutlier: (step: number) => boolean;
  hasLongGap: (step: number) => boolean;
}

/** Long gaps are marked where gaps are drawn. */
export function stepTests(overview: Overview, view: StepView): StepTests {
  const long = new Set(view === "period" ? longGaps(overview) : []);
  return { isOutlier: outlierTest(overview), hasLongGap: (step) => long.has(step) };
}

/** The steps behind which the longest gaps lie, by the finding that there are such. */
export function longGaps({ findings }: Overview): number[] {
  return findings.find(({ id }) => id === "long_gap")?.look_at.steps ?? [];
}

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

/** "Step 104", and the step's own name where it says more than the number. */
export function stepTitle(steps: Steps, step: number): string {
  const number = String(steps.columns.number[step] ?? step);
  const name = steps.columns.name[step] ?? "";
  const title = `Step ${number}`;
  return name === "" || name === number || name === title ? title : `${title} · ${name}`;
}
