/** Where the time went, as it is read: the parts of the step, and of the gap behind it. */

import { expect, test } from "vitest";
import { partGroups } from "../logic/breakdown";
import { Report } from "../shell/Report";
import * as fixtures from "../testing/fixtures";
import { inferenceRun } from "../testing/inference";
import { loopOutside } from "../testing/loop";
import { mount, textOf } from "../testing/mount";
import { GPU_CATEGORIES } from "../testing/steps";

test("shares make 100 %", () => {
  const documents = [fixtures.gpuTraining(), fixtures.cpuTraining(), fixtures.tpuTraining(), inferenceRun(), loopOutside()];
  for (const overview of documents) {
    const parts = partGroups(overview).flatMap((group) => group.parts);
    expect(parts.reduce((total, { share }) => total + (share ?? 0), 0)).toBeCloseTo(100, 9);
  }
});

test("bar and list have the order of the stack", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const parts = [...page.querySelectorAll("#breakdown [data-part]")].map((e) => e.getAttribute("data-part"));
  const rows = [...page.querySelectorAll("#breakdown [data-category]")].map((e) => e.getAttribute("data-category"));
  const order = GPU_CATEGORIES.map(({ id }) => id);
  const taken = order.filter((id) => id !== "compilation");
  // A part of no time has no place in the bar, and comes last in the list.
  expect(parts).toEqual(taken);
  expect(rows).toEqual([...taken, "compilation"]);
});

test("what lies between the steps stands apart; shares are of the period", () => {
  const overview = loopOutside();
  Object.assign(overview.steps!.loop, {
    steps: 13,
    period_ms: 25,
    step_ms: { all_others: 0.25, compilation: 0, input: 0, host_compute: 0.75 },
    gap_ms: { device_work: 5, compilation: 0, input: 4, kernel_launch: 0, host_compute: 0, all_others: 15 },
  });
  const panel = mount(<Report overview={overview} />).querySelector("#breakdown")!;
  expect([...panel.querySelectorAll(".bar-heads > span")].map(textOf)).toEqual(["Step 1.000 ms 4.0 %", "Between steps 24.00 ms 96.0 %"]);
  expect([...panel.querySelectorAll(".bar-groups .stacked-bar")].map((bar) => bar.getAttribute("aria-label")!.replace(/\u00a0/g, " "))).toEqual([
    "Step, 1.000 ms: All others 1.0 %, Host compute 3.0 %",
    "Between steps, 24.00 ms: Other device work 20.0 %, Input 16.0 %, Other time between steps 60.0 %",
  ]);
  const rows = (group: string) =>
    [...panel.querySelectorAll(`[data-group="${group}"] summary`)].map((row) => [
      textOf(row.querySelector(".part-label")),
      textOf(row.querySelector(".numeric")),
      textOf(row.querySelector(".part-share")),
    ]);
  expect(rows("step")).toEqual([
    ["All others", "0.250 ms", "1.0 %"],
    ["Host compute", "0.750 ms", "3.0 %"],
    ["Compilation · Input", "0 ms", "0 %"],
  ]);
  expect(rows("gap")).toEqual([
    ["Other device work", "5.000 ms", "20.0 %"],
    ["Input", "4.000 ms", "16.0 %"],
    ["Other time between steps", "15.00 ms", "60.0 %"],
    ["Compilation · Kernel launch · Host compute", "0 ms", "0 %"],
  ]);
});

test("a part of the period opens where its mean comes from, and of the step its metric, too", () => {
  const overview = loopOutside();
  overview.steps!.loop.steps = 13;
  overview.steps!.loop.step_ms["host_compute"] = 0.75;
  const page = mount(<Report overview={overview} />);
  const facts = textOf(page.querySelector('#breakdown [data-category="host_compute"] .metric-details'));
  expect(facts).toContain("Formulamean of the part over the complete steps whose next step is known");
  expect(facts).toContain("such steps: 13sum over them: 9.750 ms");
  expect(facts).toContain("Window20 complete steps");
  const details = [...page.querySelectorAll('#breakdown [data-category="host_compute"] .metric-details')].map(textOf);
  expect(details[1]).toMatch(/^Over all complete steps: 0\.\d+ ms$/);
  expect(details[2]).toContain("mean over the complete steps of the host compute time of each");
  expect(page.querySelectorAll('#breakdown [data-category="gap-input"] .metric-details').length).toBe(1);
});

test("a gap of less than a hundredth of the period is not shown, and one of more is", () => {
  const groups = (gap_percent: number) => {
    const overview = fixtures.gpuTraining();
    const gap_ms = { device_work: 0, compilation: 0, input: gap_percent, kernel_launch: 0, host_compute: 0, all_others: 0 };
    Object.assign(overview.steps!.loop, { period_ms: 100, gap_percent, gap_ms });
    return partGroups(overview).map(({ of }) => of);
  };
  expect(groups(0.99)).toEqual(["step"]);
  expect(groups(1)).toEqual(["step", "gap"]);
  // 0 where no step has a next one.
  expect(groups(0)).toEqual(["step"]);
});

test("parts that could not be measured are named, with the reason once", () => {
  const page = mount(<Report overview={fixtures.emptyProfile()} />);
  const text = textOf(page.querySelector("#breakdown"));
  expect(text).toContain("Not measured: All others, Compilation, Input, Host compute");
  expect(text.split("no step markers").length - 1).toBe(1);
});

test("parts that took no time share a row that names them", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  expect(textOf(page.querySelector("#breakdown .is-zero summary"))).toBe("Compilation0 ms0 %");
});
