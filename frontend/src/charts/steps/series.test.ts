import { expect, test } from "vitest";
import type { Outliers, Steps } from "../../api/overview";
import { gpuTraining } from "../../testing/fixtures";
import { category } from "../../testing/steps";
import { medianOf, outlierTest, stepSeries } from "./series";

const STEPS: Steps = {
  source: "inferred",
  method: "",
  categories: [
    category("input", "Input"),
    category("compilation", "Compilation"),
    category("device_compute", "Device compute"),
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

test("outliers are the complete steps above the document's limit, where it tells of any", () => {
  const steps = { ...STEPS, columns: { ...STEPS.columns, duration_ms: [10, 40, 41], complete: [true, true, false] } };
  const outliers = (told: Partial<Outliers> | null) => {
    const headline = { ...gpuTraining().headline!, outliers: told && { count: 1, steps: [1], above_ms: 16.5, ...told } };
    return [0, 1, 2].filter(outlierTest({ ...gpuTraining(), headline, steps }));
  };
  expect(outliers({})).toEqual([1]);
  expect(outliers({ count: 0, above_ms: 5 })).toEqual([]);
  expect(outliers(null)).toEqual([]);
  expect(outlierTest({ ...gpuTraining(), headline: null })(0)).toBe(false);
});

test("the median lies in the middle, or between the two there", () => {
  expect(medianOf([10, 10, 12, 40])).toBe(11);
  expect(medianOf([30, 1, 20])).toBe(20);
  expect(medianOf([])).toBe(0);
});
