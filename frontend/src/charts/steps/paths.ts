/** Buckets to SVG paths: one a layer, and one a kind of mark. Pure; `toY` gives pixels for milliseconds. */

import { max } from "d3-array";
import { stack } from "d3-shape";
import type { Steps } from "../../api/overview";
import { medianOf, type Series, type StepTests } from "../../logic/series";
import type { Bucket } from "./buckets";

/** An axis cut at typical steps ends at so many median steps. */
const TYPICAL_HEADROOM = 1.6;
const MOST_RESTARTS = 40;

/** The top of the y axis, in ms. */
export function yTop(buckets: Bucket[], total: Float64Array, fitTypical: boolean): number {
  const highest = max(buckets, (bucket) => total[bucket.step] ?? 0) ?? 0;
  const top = fitTypical ? Math.min(highest, TYPICAL_HEADROOM * medianOf(total)) : highest;
  return top > 0 ? top : 1;
}

/** One path a layer. */
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
  /** Over incomplete steps, to be hatched. */
  incomplete: string;
  /** Arrow heads over bars that the y axis cuts. */
  cut: string;
  /** Diamonds over outliers. */
  outlier: string;
  /** Open diamonds over steps behind which a long gap lies. */
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

/** Above `y`. */
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

/** Where the numbering starts anew: between the bars before and after. */
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
