import { expect, test } from "vitest";
import { stepTicks } from "./axis";
import { bucketSteps, layoutSteps } from "./buckets";

function labels(numbers: (number | null)[], pixels: number): string[] {
  const layout = layoutSteps(numbers);
  const total = new Float64Array(numbers.length).fill(1);
  const buckets = bucketSteps(layout, total, 0, layout.slots, pixels);
  return stepTicks(buckets, numbers, pixels).map((tick) => tick.label);
}
const range = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

test("every bar has its number where there is room", () => {
  expect(labels([100, 101, 104], 600)).toEqual(["100", "101", "104"]);
});

test("many bars have round numbers, with room between them", () => {
  const layout = layoutSteps(range(10_000));
  const buckets = bucketSteps(layout, new Float64Array(10_000).fill(1), 0, 10_000, 1000);
  const ticks = stepTicks(buckets, range(10_000), 1000);
  expect(ticks.length).toBeGreaterThanOrEqual(5);
  for (const tick of ticks) expect(Number(tick.label) % 100).toBe(0);
  for (let i = 1; i < ticks.length; i += 1) expect(ticks[i]!.x - ticks[i - 1]!.x).toBeGreaterThan(40);
});

test("numbering that starts anew is labelled anew", () => {
  const twice = labels([...range(60), ...range(60)], 800);
  expect(twice.filter((label) => label === "20").length).toBe(2);
});

test("steps without a number are labelled with their index; no step, no label", () => {
  expect(labels([null, null], 300)).toEqual(["0", "1"]);
  expect(labels([], 300)).toEqual([]);
});
