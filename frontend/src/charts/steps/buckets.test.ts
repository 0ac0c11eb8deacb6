import { describe, expect, test } from "vitest";
import { seeded } from "../../testing/steps";
import { bucketSteps, layoutSteps, nearestBucket, pointedBucket, totals } from "./buckets";

const range = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

describe("layoutSteps", () => {
  test("consecutive numbers leave no gap", () => {
    const { slot, slots, gaps } = layoutSteps([7, 8, 9]);
    expect([...slot]).toEqual([0, 1, 2]);
    expect(slots).toBe(3);
    expect(gaps).toEqual([]);
  });

  test("missing numbers leave the room that they would take", () => {
    const { slot, slots, gaps } = layoutSteps([1, 2, 3, 6, 7]);
    expect([...slot]).toEqual([0, 1, 2, 5, 6]);
    expect(slots).toBe(7);
    expect(gaps).toEqual([{ before: 3, missing: 2, slot: 3, width: 2 }]);
  });

  test("a stride of ten is no gap, a jump of thirty is two missing steps", () => {
    const { gaps } = layoutSteps([0, 10, 20, 30, 60, 70]);
    expect(gaps).toEqual([{ before: 4, missing: 2, slot: 4, width: 2 }]);
  });

  test("numbering that starts anew leaves no gap, and repeated numbers have places of their own", () => {
    const { slot, gaps } = layoutSteps([4, 5, 6, 0, 1, 2]);
    expect([...slot]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(gaps).toEqual([]);
    expect([...layoutSteps([3, 3, 3]).slot]).toEqual([0, 1, 2]);
  });

  test("a gap of thousands takes few places, but says how many are missing", () => {
    const { slots, gaps } = layoutSteps([...range(10), ...range(10, 5000)]);
    expect(gaps).toEqual([{ before: 10, missing: 4990, slot: 10, width: 3 }]);
    expect(slots).toBe(23);
  });

  test("no numbers, one step, no step", () => {
    expect([...layoutSteps([null, null]).slot]).toEqual([0, 1]);
    expect(layoutSteps([5]).slots).toBe(1);
    expect(layoutSteps([]).slots).toBe(0);
  });
});

test("totals add the shown columns up", () => {
  expect([...totals([[1, 2], [10, 20]], 2)]).toEqual([11, 22]);
  expect([...totals([], 2)]).toEqual([0, 0]);
});

describe("bucketSteps", () => {
  test("few steps have a bar each, inside the plot, with space between", () => {
    const layout = layoutSteps(range(4));
    const buckets = bucketSteps(layout, [1, 2, 3, 4], 0, 4, 100);
    expect(buckets.map((b) => b.step)).toEqual([0, 1, 2, 3]);
    expect(buckets[0]!.x).toBeGreaterThanOrEqual(0);
    for (let i = 1; i < 4; i += 1) {
      expect(buckets[i]!.x).toBeGreaterThanOrEqual(buckets[i - 1]!.x + buckets[i - 1]!.width + 1);
    }
    expect(buckets[3]!.x + buckets[3]!.width).toBeLessThanOrEqual(100);
  });

  test("a single step is not as wide as the page", () => {
    const [bucket] = bucketSteps(layoutSteps([3]), [5], 0, 1, 1000);
    expect(bucket!.width).toBeLessThan(100);
    expect(bucket!.x + bucket!.width / 2).toBe(500);
  });

  test("more steps than pixels: at most a column a pixel, and every step in exactly one", () => {
    const count = 10_000;
    const total = Float64Array.from(range(count), (i) => 1 + (i % 7));
    const buckets = bucketSteps(layoutSteps(range(count)), total, 0, count, 800);
    expect(buckets.length).toBe(800);
    expect(new Set(buckets.map((b) => b.x)).size).toBe(800);
    let next = 0;
    for (const bucket of buckets) {
      expect(bucket.first).toBe(next);
      next = bucket.last + 1;
    }
    expect(next).toBe(count);
  });

  test("the column of a spike shows the spike, wherever it is", () => {
    const count = 5000;
    const layout = layoutSteps(range(count));
    for (const spike of [0, 1, 2499, 4998, 4999]) {
      const total = new Float64Array(count).fill(10);
      total[spike] = 11;
      const shown = bucketSteps(layout, total, 0, count, 333).map((b) => b.step);
      expect(shown).toContain(spike);
    }
  });

  test("a column knows the mean of its steps", () => {
    const buckets = bucketSteps(layoutSteps(range(6)), [1, 2, 6, 3, 3, 9], 0, 6, 2);
    expect(buckets).toEqual([
      { step: 2, first: 0, last: 2, mean: 3, x: 0, width: 1 },
      { step: 5, first: 3, last: 5, mean: 5, x: 1, width: 1 },
    ]);
  });

  test("a part of the range shows the steps of that part alone", () => {
    const layout = layoutSteps(range(1000));
    const buckets = bucketSteps(layout, new Float64Array(1000).fill(1), 100, 110, 500);
    expect(buckets.map((b) => b.step)).toEqual(range(10, 100));
  });

  test("no room and no steps", () => {
    expect(bucketSteps(layoutSteps([1]), [1], 0, 1, 0)).toEqual([]);
    expect(bucketSteps(layoutSteps([]), [], 0, 0, 100)).toEqual([]);
  });

  test("100,000 steps of nine categories are laid out in a fraction of a frame's patience", () => {
    const random = seeded(1);
    const columns = range(9).map(() => Array.from({ length: 100_000 }, random));
    const numbers = range(100_000);
    const begin = performance.now();
    const layout = layoutSteps(numbers);
    const buckets = bucketSteps(layout, totals(columns, 100_000), 0, layout.slots, 1200);
    expect(performance.now() - begin).toBeLessThan(200);
    expect(buckets.length).toBe(1200);
  });
});

test("nearestBucket finds the bar under the pointer, and the closest one beside it", () => {
  const buckets = bucketSteps(layoutSteps([0, 1, 5, 6]), [1, 1, 1, 1], 0, 7, 700);
  expect(nearestBucket(buckets, 50)).toBe(0);
  expect(nearestBucket(buckets, 160)).toBe(1);
  expect(nearestBucket(buckets, 330)).toBe(1);
  expect(nearestBucket(buckets, 370)).toBe(2);
  expect(nearestBucket(buckets, 5000)).toBe(3);
  expect(nearestBucket(buckets, -10)).toBe(0);
  expect(nearestBucket([], 10)).toBe(-1);
});

test("a pointer within three pixels of a thin spike means the spike; a wide bar is taken as pointed at", () => {
  const total = new Float64Array(2000).fill(10);
  total[1000] = 20;
  const thin = bucketSteps(layoutSteps(range(2000)), total, 0, 2000, 1000);
  expect(thin[pointedBucket(thin, total, 500.5)]!.step).toBe(1000);
  expect(thin[pointedBucket(thin, total, 497.5)]!.step).toBe(1000);
  expect(thin[pointedBucket(thin, total, 496.4)]!.x).toBe(496);
  const wide = bucketSteps(layoutSteps([0, 1]), [1, 9], 0, 2, 100);
  expect(pointedBucket(wide, [1, 9], 25)).toBe(0);
  expect(pointedBucket([], [], 5)).toBe(-1);
});
