/** The comparison as it is read. The numbers are the server's: here they are made up by hand. */

import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { ComparedMetric, Comparison } from "../../api/compare";
import { cpuTraining, gpuTraining } from "../../testing/fixtures";
import { mount, textOf } from "../../testing/mount";
import { Compare } from "./Compare";

afterEach(() => {
  mount(null);
  vi.unstubAllGlobals();
});

const side = (value: number | null, stdev: number | null = null, n: number | null = null) => ({
  value,
  stdev,
  n,
  status: value === null ? "unavailable" : "measured",
  reason: null,
});

const METRICS: ComparedMetric[] = [
  {
    id: "step_time",
    label: "Average step time",
    unit: "ms",
    better: "lower",
    a: side(20, 1, 12_000),
    b: side(25, 2, 18),
    delta: 5,
    delta_percent: 25,
    interval: [4, 6],
    p_value: 0.00001,
    verdict: "worse",
    reason: null,
  },
  {
    id: "duty_cycle",
    label: "Duty cycle",
    unit: "%",
    better: "higher",
    a: side(60),
    b: side(62.5),
    delta: 2.5,
    delta_percent: 4.17,
    interval: null,
    p_value: null,
    verdict: "changed",
    reason: "One value each: nothing tells the noise.",
  },
  {
    id: "mfu",
    label: "Model FLOPS utilization",
    unit: "%",
    better: "higher",
    a: side(null),
    b: side(null),
    delta: null,
    delta_percent: null,
    interval: null,
    p_value: null,
    verdict: "unavailable",
    reason: "Neither has it.",
  },
];

const COMPARISON: Comparison = {
  schema_version: 1,
  a: { run: "old", host: null, platform: "gpu", steps: 12_000 },
  b: { run: "new", host: null, platform: "gpu", steps: 18 },
  verdict: "slower",
  sentence: "B takes 25 % longer per step.",
  configurations: [{ id: "frameworks.jax", label: "jax", a: "0.4.30", b: null }],
  metrics: METRICS,
};

async function show(comparison: Comparison = COMPARISON, kind: string | null = null): Promise<HTMLElement> {
  vi.stubGlobal("fetch", async (url: string) => {
    const body = url.startsWith("./compare?a=old&b=new") ? comparison : url.startsWith("./overview?run=old") ? cpuTraining() : null;
    return new Response(JSON.stringify(body), { status: body === null ? 404 : 200 });
  });
  const page = mount(
    <Compare
      overview={gpuTraining()}
      shown={{ run: "new", host: null, kind: null }}
      baseline={{ run: "old", host: null, kind }}
      onClose={() => undefined}
    />,
  );
  for (let i = 0; i < 10; i += 1) await act(() => new Promise((done) => setTimeout(done, 5)));
  return page;
}

test("verdict in a word and a sentence; what differs is named, and what a profile does not record", async () => {
  const page = await show();
  expect(textOf(page.querySelector(".verdict"))).toBe("▼ Slower B takes 25 % longer per step.");
  expect(textOf(page.querySelector(".configurations tbody tr"))).toBe("jax0.4.30not known");
});

test("what to know before the numbers stands above them", async () => {
  const message = "A is a trace of torch.profiler, B is an XSpace profile.";
  const diagnostics = [{ code: "formats_differ", severity: "info" as const, message, hint: "Compare alike." }];
  const page = await show({ ...COMPARISON, diagnostics });
  expect(textOf(page.querySelector('[data-code="formats_differ"]'))).toBe(`Note${message}Compare alike.`);
});

test("each metric that either run has: values with spread, difference, interval, verdict", async () => {
  const page = await show();
  const blocks = page.querySelectorAll(".table-block");
  const rows = [...blocks[blocks.length - 1]!.querySelectorAll("tbody tr")];
  const cells = rows.map((row) => [...row.children].map(textOf));
  expect(cells).toEqual([
    [
      "Average step timelower is better",
      "20.00 ms ± 1.000 ms, n 12,000",
      "25.00 ms ± 2.000 ms, n 18",
      "+5.000 ms (+25.0 %)",
      "+4.000 ms … +6.000 ms",
      "▼ worsep < 0.001",
    ],
    // A difference of shares is shown in points, not in percent of a percentage.
    [
      "Duty cyclehigher is better",
      "60.0 %",
      "62.5 %",
      "+2.500 points",
      "–",
      "◆ changedOne value each: nothing tells the noise.",
    ],
  ]);
});

test("both graphs have the same scale", async () => {
  const page = await show();
  const tops = [...page.querySelectorAll("svg.step-graph")].map((svg) =>
    [...svg.querySelectorAll(".gridline")].map((line) => textOf(line.nextElementSibling)),
  );
  expect(tops.length).toBe(2);
  expect(tops[0]).toEqual(tops[1]);
});

test("a kind of steps that the baseline does not have gives way to its leading one, and is named", async () => {
  const page = await show(COMPARISON, "gone");
  expect(textOf(page.querySelector("#compare .quiet"))).toBe("There are no steps “gone” in A; its leading steps are compared.");
  expect(textOf(page.querySelector(".panel-note"))).toBe("B, this run: new, against A: old");
  expect(page.querySelector(".verdict")).not.toBeNull();
  expect(textOf(await show())).not.toContain("There are no steps");
});

test("runs that are set up alike are said to be", async () => {
  const page = await show({ ...COMPARISON, configurations: [] });
  expect(textOf(page)).toContain("The configurations are the same");
});
