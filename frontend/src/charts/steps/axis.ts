/** Ticks of the step axis, with labels that are round and do not overlap. */

import { tickStep } from "d3-array";
import type { Bucket } from "./buckets";

export interface Tick {
  x: number;
  label: string;
}

/**
 * Returns the labels below the bars. If all fit, every bar has its number; else only bars whose number is a multiple of
 * a round distance.
 */
export function stepTicks(
  buckets: Bucket[],
  numbers: ArrayLike<number | null>,
  pixels: number,
): Tick[] {
  const first = buckets[0];
  const last = buckets[buckets.length - 1];
  if (!first || !last) return [];
  const label = (step: number) => String(numbers[step] ?? step);
  const longest = Math.max(label(first.first).length, label(last.last).length);
  const room = 12 + longest * 7;

  const ticks: Tick[] = [];
  const add = (x: number, text: string) => {
    const before = ticks[ticks.length - 1];
    if (!before || x - before.x >= room) ticks.push({ x, label: text });
  };
  const spacing = (buckets[1]?.x ?? Infinity) - first.x;
  if (spacing >= room) {
    for (const bucket of buckets) add(bucket.x + bucket.width / 2, label(bucket.step));
    return ticks;
  }
  const span = last.last - first.first + 1;
  const stride = forwardSpan(buckets, numbers) / Math.max(1, span - 1) || 1;
  const every = Math.max(1, Math.round(tickStep(0, span * stride, Math.max(1, pixels / (room * 1.4)))));
  for (const bucket of buckets) {
    const round = firstMultiple(numbers, bucket.first, bucket.last, every);
    if (round !== null) add(bucket.x + bucket.width / 2, label(round));
  }
  return ticks;
}

/** Returns the sum of all forward differences of the numbers; restarts do not count. */
function forwardSpan(buckets: Bucket[], numbers: ArrayLike<number | null>): number {
  let span = 0;
  for (let i = 1; i < buckets.length; i += 1) {
    const a = numbers[buckets[i - 1]!.first] ?? buckets[i - 1]!.first;
    const b = numbers[buckets[i]!.first] ?? buckets[i]!.first;
    if (b > a) span += b - a;
  }
  return span;
}

function firstMultiple(
  numbers: ArrayLike<number | null>,
  first: number,
  last: number,
  every: number,
): number | null {
  for (let i = first; i <= last; i += 1) {
    if ((numbers[i] ?? i) % every === 0) return i;
  }
  return null;
}
