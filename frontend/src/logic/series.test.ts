import { expect, test } from "vitest";
import type { Outliers, Steps } from "../api/overview";
import { gpuTraining } from "../testing/fixtures";
import { loopOutside } from "../testing/loop";
import { category, GAP_CATEGORIES } from "../testing/steps";
import { lengthsOf, medianOf, outlierTest, stepSeries, stepTests, usualView } from "./series";

const STEPS: Steps = {
  source: "inferred",
  method: "",
  categories: [
    category("input", "Input", "input"),
    category("compilation", "Compilation", "compilation"),
    category("device_compute", "Device compute", "compute"),
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
  gap: {
    categories: GAP_CATEGORIES,
    columns: {
      device_work: [0, 0, null],
      compilation: [0, 0, null],
      input: [1.5, 0, null],
      kernel_launch: [0, 0, null],
      host_compute: [0, 0, null],
      all_others: [0.5, 0, null],
    },
  },
  loop: {
    steps: 2,
    period_ms: 10.5,
    gap_percent: 100 / 10.5,
    step_ms: { input: 3.5, compilation: 0, device_compute: 6 },
    gap_ms: { device_work: 0, compilation: 0, input: 0.75, kernel_launch: 0, host_compute: 0, all_others: 0.25 },
  },
  kinds: [],
};

test("the step is made of the categories that took any time", () => {
  expect(stepSeries(STEPS, "step").map(({ id }) => id)).toEqual(["input", "device_compute"]);
});

test("in a period the parts of the gap lie on those of the step; what is not known is missing", () => {
  const series = stepSeries(STEPS, "period");
  expect(series.map(({ key, gap = false }) => [key, gap])).toEqual([
    ["input", false],
    ["device_compute", false],
    ["gap-input", true],
    ["gap-all_others", true],
  ]);
  expect(series[2]!.values).toEqual([1.5, 0, null]);
  // The same cause has the same role, in the step and behind it.
  expect(series[2]!.role).toBe(series[0]!.role);
});

test("a bar is as long as the step, or up to the next one", () => {
  expect(lengthsOf(STEPS, "step")).toEqual([10, 9, 10]);
  expect(lengthsOf(STEPS, "period")).toEqual([12, 9, 10]);
});

test("periods are shown by themselves where the gap is over a tenth of them", () => {
  const withGap = (gap_percent: number) => ({ ...STEPS, loop: { ...STEPS.loop, gap_percent } });
  expect(usualView(withGap(9.9))).toBe("step");
  expect(usualView(withGap(10))).toBe("step");
  expect(usualView(withGap(10.1))).toBe("period");
  // 0 where no step has a next one.
  expect(usualView(withGap(0))).toBe("step");
});

test("long gaps are those of the finding, and marked where gaps are drawn", () => {
  const overview = loopOutside();
  const marked = (view: "step" | "period") => {
    const { hasLongGap } = stepTests(overview, view);
    return overview.steps!.columns.number.flatMap((_, i) => (hasLongGap(i) ? [i] : []));
  };
  expect(marked("period")).toEqual([5]);
  expect(marked("step")).toEqual([]);
  overview.findings = [];
  expect(marked("period")).toEqual([]);
});

test("outliers are the complete steps above the document's limit, if it has any", () => {
  const steps = { ...STEPS, columns: { ...STEPS.columns, duration_ms: [10, 40, 41], complete: [true, true, false] } };
  const outliers = (part: Partial<Outliers> | null) => {
    const usual = { count: 1, steps: [1], factor: 1.5, above_ms: 16.5, limit: "1.5 times the median step" };
    const headline = { ...gpuTraining().headline!, outliers: part && { ...usual, ...part } };
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
