/** Buckets to SVG paths: one for each layer and each kind of mark. Pure; `toY` converts milliseconds to pixels. */

import { max } from "d3-array";
import { stack } from "d3-shape";
import type { Steps } from "../../api/overview";
import { medianOf, type Series, type StepTests } from "../../logic/series";
import type { Bucket } from "./buckets";

/** An axis that is cut at typical steps ends at this many median steps. */
const TYPICAL_HEADROOM = 1.6;
const MOST_RESTARTS = 40;

/** Returns the top of the y axis, in ms. */
export function yTop(buckets: Bucket[], total: Float64Array, fitTypical: boolean): number {
  const highest = max(buckets, (bucket) => total[bucket.step] ?? 0) ?? 0;
  const top = fitTypical ? Math.min(highest, TYPICAL_HEADROOM * medianOf(total)) : highest;
  return top > 0 ? top : 1;
}

/** Returns one path for each layer. */
export function seriesPaths(series: Series[], buckets: Bucket[], toY: (ms: number) => number) {
  const layers = stack<unknown, Bucket, Series>()
    .keys(series)
    .value((bucket, { values }) => values[bucket.step] ?? 0)(buckets);
  return layers.map((points) => ({
    layer: points.key,
    d: points.map(([y0, y1], i) => bar(buckets[i]!, toY(y0), toY(y1))).join(""),
  }));
}

interface Marks {
  /** Rectangles over incomplete steps. */
  incomplete: string;
  /** Arrow heads over bars that the y axis cuts. */
  cut: string;
  /** Diamonds over outliers. */
  outlier: string;
  /** Open diamonds over steps that a long gap follows. */
  longGap: string;
}

export function stepMarks(
  { columns }: Steps,
  buckets: Bucket[],
  total: Float64Array,
  toY: (ms: number) => number,
  topMs: number,
  { isOutlier, hasLongGap }: StepTests,
): Marks {
  const marks: Marks = { incomplete: "", cut: "", outlier: "", longGap: "" };
  for (const bucket of buckets) {
    const height = total[bucket.step] ?? 0;
    const middle = fixed(bucket.x + bucket.width / 2);
    if (columns.complete[bucket.step] === false) marks.incomplete += bar(bucket, toY(0), toY(height));
    if (height > topMs) marks.cut += `M${middle},-12l5,7h-10z`;
    else if (isOutlier(bucket.step)) marks.outlier += diamond(middle, toY(height));
    else if (hasLongGap(bucket.step)) marks.longGap += diamond(middle, toY(height));
  }
  return marks;
}

/** Returns a diamond above `y`. */
function diamond(x: string, y: number): string {
  return `M${x},${fixed(y - 11)}l4,4.5l-4,4.5l-4,-4.5z`;
}

function bar(bucket: Bucket, bottom: number, top: number): string {
  if (bottom - top <= 0) return "";
  const left = fixed(bucket.x);
  return `M${left},${fixed(bottom)}V${fixed(top)}h${fixed(bucket.width)}V${fixed(bottom)}z`;
}

export function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Returns the x positions at which the numbering restarts, each between two bars. */
export function restarts(buckets: Bucket[], numbers: ArrayLike<number | null>): number[] {
  const xs: number[] = [];
  for (let i = 1; i < buckets.length; i += 1) {
    const before = buckets[i - 1]!;
    const bucket = buckets[i]!;
    if ((numbers[bucket.first] ?? 0) < (numbers[before.last] ?? 0)) {
      xs.push((before.x + before.width + bucket.x) / 2);
    }
  }
  return xs.length <= MOST_RESTARTS ? xs : [];
}
