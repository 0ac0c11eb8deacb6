import { expect, test } from "vitest";
import type { Steps } from "../../api/overview";
import { medianOf, outlierLimit, stepSeries } from "./series";

const STEPS: Steps = {
  source: "inferred",
  method: "",
  categories: [
    { id: "input", label: "Input" },
    { id: "compilation", label: "Compilation" },
    { id: "device_compute", label: "Device compute" },
  ],
  columns: {
    number: [0, 1, 2],
    name: ["", "", ""],
    start_ms: [0, 12, 20],
    duration_ms: [10, 9, 10],
    // The second overlaps the third; what follows the third is not known.
    period_ms: [12, 8, null],
    complete: [true, true, true],
    incomplete_reason: [null, null, null],
    input: [4, 3, 4],
    compilation: [0, 0, 0],
    device_compute: [6, 6, 6],
  },
};

test("the duration is made of the categories that took any time", () => {
  expect(stepSeries(STEPS, "duration").map(({ id }) => id)).toEqual(["input", "device_compute"]);
});

test("the period is made of the step and what follows it; an unknown period is no bar", () => {
  const [within, between] = stepSeries(STEPS, "period");
  expect([...(within!.values as number[])]).toEqual([10, 8, 0]);
  expect([...(between!.values as number[])]).toEqual([2, 0, 0]);
});

test("an outlier takes more than one and a half times the median, of four steps or more", () => {
  expect(outlierLimit([10, 10, 12, 40])).toBe(16.5);
  expect(outlierLimit([10, 10, 40])).toBe(Infinity);
  expect(outlierLimit([0, 0, 0, 4])).toBe(Infinity);
  expect(medianOf([30, 1, 20])).toBe(20);
  expect(medianOf([])).toBe(0);
});
