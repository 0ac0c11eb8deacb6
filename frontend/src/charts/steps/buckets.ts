/**
 * The place of each step in the graph. In: step numbers and totals, as arrays. Out: buckets, at most one for each
 * pixel. Pure: no DOM, no colour. A bucket of several steps shows the one with the largest total, so that a spike stays
 * visible among any number of steps.
 */

import { median } from "d3-array";

/** Positions of the steps along the x axis, in slots of one step's width. */
export interface StepLayout {
  /** Slot of each step: its index, plus the gaps before it. */
  slot: Float64Array;
  /** Slots in all. */
  slots: number;
  gaps: Gap[];
}

/** A range of step numbers that the profile skips. */
export interface Gap {
  /** Index of the step after the gap. */
  before: number;
  /** How many steps are missing, at the usual stride. */
  missing: number;
  /** First slot of the gap, and how many slots are left blank (fewer than missing if many are). */
  slot: number;
  width: number;
}

/** A gap takes at most this share of the steps' own width, but never less than `GAP_MIN_CAP`. */
const GAP_MAX_SHARE = 0.05;
const GAP_MIN_CAP = 3;

/**
 * Returns the layout of the steps, in their order: numbers may repeat, because Keras restarts them in every epoch. Only
 * a forward jump of more than the usual stride leaves a gap.
 */
export function layoutSteps(numbers: ArrayLike<number | null>): StepLayout {
  const count = numbers.length;
  const slot = new Float64Array(count);
  const gaps: Gap[] = [];
  const stride = usualStride(numbers);
  const cap = Math.max(GAP_MIN_CAP, Math.ceil(count * GAP_MAX_SHARE));
  let next = 0;
  for (let i = 0; i < count; i += 1) {
    const missing = stride === 0 ? 0 : Math.round(jump(numbers, i) / stride) - 1;
    if (missing > 0) {
      const width = Math.min(missing, cap);
      gaps.push({ before: i, missing, slot: next, width });
      next += width;
    }
    slot[i] = next;
    next += 1;
  }
  return { slot, slots: next, gaps };
}

/** Returns the median forward difference of neighbouring numbers; 0 if there is none. */
function usualStride(numbers: ArrayLike<number | null>): number {
  const forward: number[] = [];
  for (let i = 1; i < numbers.length; i += 1) {
    const difference = jump(numbers, i);
    if (difference > 0) forward.push(difference);
  }
  // Mostly all are equal, and this check is faster than the median of 100,000.
  const first = forward[0] ?? 0;
  return forward.every((difference) => difference === first) ? first : median(forward)!;
}

function jump(numbers: ArrayLike<number | null>, i: number): number {
  const here = numbers[i] ?? null;
  const before = i > 0 ? (numbers[i - 1] ?? null) : null;
  return here === null || before === null ? 0 : here - before;
}

/** Returns each step's total over the given columns. */
export function totals(columns: ArrayLike<number | null>[], count: number): Float64Array {
  const sum = new Float64Array(count);
  for (const column of columns) {
    for (let i = 0; i < count; i += 1) sum[i] = sum[i]! + (column[i] ?? 0);
  }
  return sum;
}

/** One drawn bar, of one step or of several. */
export interface Bucket {
  /** Index of the step that is drawn: the first with the largest total. */
  step: number;
  /** Indices of the first and the last step of the bucket. */
  first: number;
  last: number;
  /** Mean total of the steps of the bucket. */
  mean: number;
  /** Left edge and width in pixels. */
  x: number;
  width: number;
}

/** Share of a slot left blank between bars that are wide enough to have space between them. */
const BAR_GAP_SHARE = 0.22;
const BAR_GAP_MIN_SLOT = 3;
const BAR_MAX_WIDTH = 56;

/**
 * Returns the buckets of the slots in [from, to), over `pixels` pixels. If a slot has at least a pixel, each step has
 * its own bucket; else each pixel has one.
 */
export function bucketSteps(
  layout: StepLayout,
  total: ArrayLike<number>,
  from: number,
  to: number,
  pixels: number,
): Bucket[] {
  const width = Math.floor(pixels);
  if (width < 1 || to <= from) return [];
  return (to - from) <= width
    ? ownBars(layout, total, from, to, width)
    : pixelColumns(layout, total, from, to, width);
}

function ownBars(
  { slot }: StepLayout,
  total: ArrayLike<number>,
  from: number,
  to: number,
  pixels: number,
): Bucket[] {
  const slotWidth = pixels / (to - from);
  const gap = slotWidth >= BAR_GAP_MIN_SLOT ? Math.max(1, slotWidth * BAR_GAP_SHARE) : 0;
  const barWidth = Math.min(slotWidth - gap, BAR_MAX_WIDTH);
  const buckets: Bucket[] = [];
  for (let i = firstAtOrAfter(slot, from); i < slot.length && slot[i]! < to; i += 1) {
    const middle = (slot[i]! - from + 0.5) * slotWidth;
    const x = middle - barWidth / 2;
    buckets.push({ step: i, first: i, last: i, mean: total[i] ?? 0, x, width: barWidth });
  }
  return buckets;
}

function pixelColumns(
  { slot }: StepLayout,
  total: ArrayLike<number>,
  from: number,
  to: number,
  pixels: number,
): Bucket[] {
  const perSlot = pixels / (to - from);
  const buckets: Bucket[] = [];
  let open: Bucket | null = null;
  let sum = 0;
  const close = () => {
    if (open) open.mean = sum / (open.last - open.first + 1);
  };
  for (let i = firstAtOrAfter(slot, from); i < slot.length && slot[i]! < to; i += 1) {
    const x = Math.min(pixels - 1, Math.floor((slot[i]! - from) * perSlot));
    const value = total[i] ?? 0;
    if (open === null || open.x !== x) {
      close();
      open = { step: i, first: i, last: i, mean: value, x, width: 1 };
      sum = value;
      buckets.push(open);
    } else {
      open.last = i;
      sum += value;
      if (value > (total[open.step] ?? 0)) open.step = i;
    }
  }
  close();
  return buckets;
}

/** Returns the index of the first step at or after a slot. */
function firstAtOrAfter(slot: Float64Array, at: number): number {
  let low = 0;
  let high = slot.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (slot[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of the bucket nearest to `x`, in pixels; -1 if there is none. */
export function nearestBucket(buckets: Bucket[], x: number): number {
  let best = -1;
  let distance = Infinity;
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bucket = buckets[middle]!;
    const offset = x - (bucket.x + bucket.width / 2);
    if (Math.abs(offset) < distance) {
      distance = Math.abs(offset);
      best = middle;
    }
    if (offset < 0) high = middle - 1;
    else low = middle + 1;
  }
  return best;
}

/** The pointer selects a spike within this distance in pixels; a spike is this many times its neighbour. */
const SPIKE_REACH = 3;
const SPIKE_FACTOR = 1.25;

/**
 * Returns the index of the bucket for a pointer at `x`: the nearest one, or a spike within reach if buckets are too
 * thin to be hit.
 */
export function pointedBucket(buckets: Bucket[], total: ArrayLike<number>, x: number): number {
  const nearest = nearestBucket(buckets, x);
  const bucket = buckets[nearest];
  if (!bucket || bucket.width > SPIKE_REACH) return nearest;
  const height = (index: number) => total[buckets[index]?.step ?? -1] ?? 0;
  let best = nearest;
  for (let i = nearest - SPIKE_REACH; i <= nearest + SPIKE_REACH; i += 1) {
    const other = buckets[i];
    if (other && Math.abs(other.x - bucket.x) <= SPIKE_REACH && height(i) > height(best)) best = i;
  }
  return height(best) > SPIKE_FACTOR * height(nearest) ? best : nearest;
}

/** Returns the index of the bucket of a step, or -1. */
export function bucketOfStep(buckets: Bucket[], step: number): number {
  let low = 0;
  let high = buckets.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bucket = buckets[middle]!;
    if (step < bucket.first) high = middle - 1;
    else if (step > bucket.last) low = middle + 1;
    else return middle;
  }
  return -1;
}
