import { act } from "preact/test-utils";
import { describe, expect, test } from "vitest";
import type { Environment as EnvironmentData, Metric, Overview } from "../api/overview";
import { Report } from "../shell/Report";
import * as fixtures from "../testing/fixtures";
import { inferenceRun } from "../testing/inference";
import { loopOutside } from "../testing/loop";
import { mount, textOf } from "../testing/mount";
import { metric } from "../testing/steps";
import { allDiagnostics } from "./Diagnostics";
import { Environment } from "./Environment";

const DOCUMENTS: [string, Overview][] = [
  ["GPU training", fixtures.gpuTraining()],
  ["CPU training", fixtures.cpuTraining()],
  ["TPU training", fixtures.tpuTraining()],
  ["inference", inferenceRun()],
  ["a loop outside its steps", loopOutside()],
  ["one step", fixtures.withSteps(1)],
  ["no steps", fixtures.emptyProfile()],
];

/** The document with every number and text that may be missing taken out. */
function bare(overview: Overview): Overview {
  const metrics = Object.fromEntries(
    Object.entries(overview.metrics).map(([id, { label, unit }]): [string, Metric] => [
      id,
      metric({ label, unit, definition: "", reason: null }),
    ]),
  );
  const steps = overview.steps && {
    ...overview.steps,
    columns: {
      ...overview.steps.columns,
      number: overview.steps.columns.number.map(() => null),
      name: overview.steps.columns.name.map(() => null),
      period_ms: overview.steps.columns.period_ms.map(() => null),
    },
  };
  const devices = overview.devices.map((device) => ({
    ...device,
    busy_ms: null,
    busy_percent: null,
    step_time_ms: null,
  }));
  const environment = Object.fromEntries(Object.keys(overview.environment).map((key) => [key, null]));
  const bared = { ...overview, metrics, steps, devices, environment, findings: [], diagnostics: [] };
  // More is missing than the schema allows.
  return bared as unknown as Overview;
}

describe.each(DOCUMENTS)("%s", (_, overview) => {
  test.each([["whole", overview], ["bare", bare(overview)]])(
    "prints no NaN, undefined or null (%s)",
    (_name, document) => {
      const page = mount(<Report overview={document} />);
      expect(textOf(page)).not.toMatch(/\bNaN\b|undefined|\bnull\b|Infinity|\[object/);
      expect(page.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    },
  );
});

describe("metrics", () => {
  const page = () => mount(<Report overview={fixtures.gpuTraining()} />);
  const row = (id: string) => page().querySelector(`[data-metric="${id}"]`);

  test("what is not measured says so, with the reason on the row itself", () => {
    const summary = row("mfu")!.querySelector("summary");
    expect(textOf(summary)).toContain("not measured");
    expect(textOf(summary)).toContain("The peak of this device is not known.");
  });

  test("a measured zero is a zero", () => {
    expect(textOf(row("eager_time_device")!.querySelector(".metric-value"))).toBe("0 %");
  });

  test("what is inferred is labelled, with its reason on the row", () => {
    const summary = textOf(row("duty_cycle_capture")!.querySelector("summary"));
    expect(summary).toContain("inferred");
    expect(summary).toContain("The capture's end is taken from the last event.");
  });

  test("the formula is one click away", () => {
    expect(textOf(row("duty_cycle")!.querySelector(".formula"))).toContain("busy time ÷ time from");
  });

  test("neighbours that are missing for one reason share a row, which names each", () => {
    const overview = fixtures.gpuTraining();
    const missing = { value: null, status: "unavailable", reason: "No HLO." } as const;
    for (const id of ["compute_16bit", "compute_32bit"]) Object.assign(overview.metrics[id]!, missing);
    Object.assign(overview.metrics["duty_cycle"]!, missing);
    const rows = [...mount(<Report overview={overview} />).querySelectorAll("#metrics details")];
    const texts = rows.map((each) => textOf(each.querySelector("summary"))).filter((text) => text.includes("No HLO."));
    expect(texts).toEqual([
      "Duty cyclenot measuredShare of the time in which a device runs anything at all.No HLO.",
      "16-bit device compute · 32-bit device computenot measuredNo HLO.",
    ]);
  });

  test("parts of the step stand in the breakdown, not in the flat list; the order is the document's", () => {
    const ids = [...page().querySelectorAll("#metrics [data-metric]")].map((e) => e.getAttribute("data-metric"));
    const expected = Object.keys(fixtures.gpuTraining().metrics).filter(
      (id) => id !== "step_time" && !id.startsWith("time_"),
    );
    expect(ids).toEqual(expected);
  });
});

test("no line ends between a number and its unit", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  expect(page.querySelector(".bottleneck")!.textContent).toContain("53.8\u00a0% of a step");
  expect(page.querySelector("#top-finding .finding")!.textContent).toContain("2.80\u00a0ms of 23.22\u00a0ms are spent");
});

test("the others on the first screen say what to do, too", () => {
  const others = mount(<Report overview={fixtures.gpuTraining()} />).querySelector(".other-findings");
  expect(textOf(others)).toContain("Next: Smaller gradient buckets let all-reduce start earlier");
});

test("a column's head opens what it says, how it is computed, of what time and from which files", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const head = [...page.querySelectorAll<HTMLButtonElement>("#devices thead button")].find((e) => textOf(e) === "Busy share")!;
  const details = page.querySelector<HTMLDetailsElement>("#devices details.how")!;
  expect(head.getAttribute("aria-expanded")).toBe("false");
  act(() => head.click());
  expect(head.getAttribute("aria-expanded")).toBe("true");
  expect(head.getAttribute("aria-controls")).toBe(details.id);
  expect(details.open).toBe(true);
  expect(textOf(details.querySelector(".is-pointed"))).toBe(
    "Busy shareHow much of the time from its first op to its last the device was busy." +
      "Formula: busy ÷ first to last op" +
      // Used devices only: the two others ran copies, and come last.
      "/device:GPU:0: 261.3 ms ÷ 400.0 ms = 65.3 %" +
      "/device:GPU:1: 254.3 ms ÷ 400.0 ms = 63.6 %" +
      "/device:GPU:2: 247.3 ms ÷ 400.0 ms = 61.8 %" +
      "/device:GPU:3: 240.3 ms ÷ 400.0 ms = 60.1 %" +
      "/device:GPU:5: 226.3 ms ÷ 400.0 ms = 56.6 %" +
      "/device:GPU:7: 212.3 ms ÷ 400.0 ms = 53.1 %" +
      "/device:GPU:4: 0.400 ms ÷ 1.333 s = <0.1 %" +
      "/device:GPU:6: 0.400 ms ÷ 1.333 s = <0.1 %",
  );
  expect(textOf(details)).toContain("Windowthe whole profile");
  expect(textOf(details)).toContain("Filesfor each device that of its host");
  act(() => head.click());
  expect(details.open).toBe(false);
});

test("an op's share and cumulative share open what they divide", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const open = (title: string) => {
    const head = [...page.querySelectorAll<HTMLButtonElement>("#top_ops-device thead button")].find((e) => textOf(e) === title)!;
    act(() => head.click());
    return [...page.querySelectorAll("#top_ops-device .worked li")].map(textOf);
  };
  expect(open("Share")[1]).toBe("ncclAllReduceRingLLKernel_sum_f16(ncclColl): 57.97 ms ÷ 310.0 ms = 18.7 %");
  // 127.72 + 57.97 ms.
  expect(open("Cumulative")[1]).toBe("ncclAllReduceRingLLKernel_sum_f16(ncclColl): 185.7 ms ÷ 310.0 ms = 59.9 %");
});

test("a kernel has its ops below its name, and blanks where the profile states nothing", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const rows = [...page.querySelectorAll("#top_kernels tbody tr")].map((row) => [...row.children].map(textOf));
  // 127.72 ms ÷ 1840, 57.97 ms ÷ 1750.
  expect(rows[0]!.slice(1)).toEqual(["1840", "127.7 ms", "69.41 µs", "41.2 %", "4.500", "50.0 %", "fp16", "used"]);
  expect(rows[0]![0]).toContain("dense/MatMul, head/MatMul");
  expect(rows[1]!.slice(1)).toEqual(["1750", "57.97 ms", "33.13 µs", "18.7 %", "–", "–", "fp16", "not used"]);
});

test("an op's kernels fold out below its name", () => {
  const overview = fixtures.gpuTraining();
  overview.top_ops[0]!.kernels = [
    { name: "im2col", occurrences: 2, self_ms: 1.5 },
    { name: "gemm", occurrences: 1, self_ms: 0.5 },
  ];
  const page = mount(<Report overview={overview} />);
  const details = page.querySelectorAll("#top_ops details.op-kernels");
  expect([...details].map(textOf)).toEqual(["2 kernelsim2col1.500 ms, 2 callsgemm0.500 ms, 1 call"]);
});

test("ranks and options of PyTorch's profiler are shown in words", () => {
  const environment = {
    ...fixtures.gpuTraining().environment,
    distributed: { backend: "nccl", world_size: 8, ranks_present: 1, groups: 3 },
    profiler_options: { record_shapes: true, with_stack: false, with_flops: null },
    trace_id: null,
  };
  const page = mount(<Environment overview={{ ...fixtures.gpuTraining(), environment }} />);
  const rows = [...page.querySelectorAll(".facts > div")].map((row) => [...row.children].map(textOf));
  expect(rows).toContainEqual(["Distributed", "nccl, 1 of 8 ranks, 3 process groups"]);
  expect(rows).toContainEqual(["Profiler options", "record_shapes, with_flops (in some files)"]);
});

test("the latency table opens formula, inputs, window and files", () => {
  const page = mount(<Report overview={inferenceRun()} />);
  const facts = [...page.querySelectorAll("#inference .provenance > div")].map(textOf);
  expect(facts).toEqual([
    "Formulamean: sum ÷ sessions; percentile p: interpolated linearly",
    "Inputssessions: 384sum over them: 2.846 s",
    "Window384 sessions, 0.0 to 2990.7 ms of the capture",
    "Filesall of the run",
  ]);
});

test("the environment opens where each fact comes from", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const origins = [...page.querySelectorAll("#environment details .formulas > div")].map(textOf);
  expect(origins).toHaveLength(9);
  expect(origins[0]).toBe("Device typestat device_type_string of the plane of /device:GPU:0 and 7 more");
  expect(textOf(page.querySelector("#environment .facts"))).not.toContain("Task Environment");
});

test("every column of numbers says what it is", () => {
  for (const [name, overview] of DOCUMENTS) {
    const page = mount(<Report overview={overview} />);
    const silent = [...page.querySelectorAll(".table-scroll th[scope=col].numeric")].filter((head) => !head.querySelector("button"));
    expect(silent.map(textOf), name).toEqual([]);
  }
});

test("where no step is complete, none is said to be left out of averages", () => {
  const overview = fixtures.gpuTraining();
  overview.steps!.columns.complete = overview.steps!.columns.complete.map(() => false);
  const caption = textOf(mount(<Report overview={overview} />).querySelector("#steps .caption"));
  expect(caption).toContain("20 incomplete steps: there is no complete one");
  expect(caption).not.toContain("left out");
});

test("a value opens its formula, its inputs, its window and its files", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const row = page.querySelector('#metrics [data-metric="duty_cycle"]')!;
  expect(textOf(row.querySelector("summary"))).toContain("Share of the time in which a device runs anything at all.");
  const facts = [...row.querySelectorAll(".provenance > div")].map(textOf);
  expect(facts).toEqual([
    "Formulabusy time ÷ time from a device's first to its last event",
    "With values1311.5 ms ÷ 2043.8 ms",
    "Inputsbusy time: 1.312 sdevices: 6kind of device: GPUwaits: –",
    "Windowfirst to last event of each device",
    "Filesworker-0",
  ]);
});

test("the utilization shows the best metric of each kind", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const ids = [...page.querySelectorAll("#utilization [data-metric]")].map((e) => e.getAttribute("data-metric"));
  // Neither MFU nor FLOPS utilization has a value: MFU stands for both.
  expect(ids).toEqual(["mfu", "duty_cycle"]);
  expect(mount(<Report overview={fixtures.cpuTraining()} />).querySelector("#utilization")).toBeNull();
});

test("the most severe finding is on the first screen, with the others after it, and all of them below", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const top = page.querySelector("#top-finding");
  expect(textOf(top?.querySelector("h3"))).toContain("12 % of the step waits for input.");
  expect(textOf(top)).toContain("1 more finding");
  expect(page.querySelectorAll("#findings .finding").length).toBe(2);
  expect(textOf(mount(<Report overview={fixtures.cpuTraining()} />).querySelector("#top-finding"))).toContain("Nothing stands out");
});

test("a profile without steps and sessions is not said to be in order", () => {
  const text = textOf(mount(<Report overview={fixtures.emptyProfile()} />).querySelector("#top-finding"));
  expect(text).toContain("the limits of the run are not known");
  expect(text).not.toContain("Nothing stands out");
});

test("inference leads with sessions, and folds the steps away", () => {
  const page = mount(<Report overview={inferenceRun()} />);
  expect(textOf(page.querySelector("#headline h2"))).toBe("Average session time");
  expect(page.querySelectorAll("#inference .stacked-bar").length).toBe(6);
  expect(page.querySelector<HTMLDetailsElement>("details.folded")!.open).toBe(false);
  expect(page.querySelector("details.folded #steps")).not.toBeNull();
});

test("sessions are listed by model, the slowest one by one, and how they were batched", () => {
  const page = mount(<Report overview={inferenceRun()} />);
  const rows = (id: string) => [...page.querySelectorAll(`#${id} tbody tr`)].map(textOf);
  expect(rows("session-models").length).toBe(2);
  expect(rows("session-models")[0]).toContain("ranker");
  expect(rows("session-models")[1]).toContain("not known");
  expect(rows("session-models")[1]).toContain("18.00 ms*");
  expect(rows("slowest-sessions").length).toBe(3);
  expect(rows("slowest-sessions")[0]).toContain("18.93 ms");
  expect(rows("slowest-sessions")[0]).toContain("worker-0");
  expect(textOf(page.querySelector("#inference .caption"))).toContain("120 batches of 3.200 sessions, size 16 with 12.5 % padding");
});

test("only percentiles of too few sessions are marked", () => {
  const page = mount(<Report overview={inferenceRun()} />);
  const marked = [...page.querySelectorAll("#inference tbody th")].map(textOf).filter((name) => name.includes("*"));
  expect(marked).toEqual(["p99.9*"]);
  expect(textOf(page.querySelector("#inference .caption"))).toContain("Too few sessions");
});

test("sessions without models, batches or more than one host have no columns for them", () => {
  const overview = inferenceRun();
  overview.inference!.models = [];
  overview.inference!.batches = null;
  overview.inference!.slowest = overview.inference!.slowest!.map((session) => ({
    ...session,
    host: "worker-0",
    model: null,
    batching_delay_ms: null,
  }));
  const page = mount(<Report overview={overview} />);
  expect(page.querySelector("#session-models")).toBeNull();
  const heads = [...page.querySelectorAll("#slowest-sessions thead th")].map(textOf);
  expect(heads).toEqual(["Start", "Parts, as a bar", "Total", "Host", "Device", "Communication"]);
  expect(textOf(page.querySelector("#inference .caption"))).not.toContain("Batched");
});

test("a simulated profile says that it is one; others do not", () => {
  expect(textOf(mount(<Report overview={fixtures.cpuTraining()} />).querySelector(".banner"))).toContain("Simulated profile");
  expect(mount(<Report overview={fixtures.gpuTraining()} />).querySelector(".banner")).toBeNull();
});

test("used devices come first", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  const used = [...page.querySelectorAll("#devices tbody tr")].map((row) => !row.classList.contains("is-unused"));
  expect(used).toEqual([true, true, true, true, true, true, false, false]);
});

test("memory of devices is shown where it was recorded, with its share of the device and the step of the peak", () => {
  const overview = fixtures.gpuTraining();
  const heads = () =>
    [...mount(<Report overview={overview} />).querySelectorAll("#devices thead th")].map((head) => textOf(head));
  expect(heads()).not.toContain("Peak reserved");
  const GIB = 2 ** 30;
  overview.devices[0]!.memory = {
    peak_allocated_bytes: 20 * GIB,
    peak_reserved_bytes: 60 * GIB,
    total_bytes: 80 * GIB,
    peak_step: 104,
  };
  expect(heads().slice(-3)).toEqual(["Peak allocated", "Peak reserved", "Memory"]);
  const page = mount(<Report overview={overview} />);
  const cells = [...page.querySelectorAll("#devices tbody tr:first-child td")].slice(-3).map((cell) => textOf(cell));
  expect(cells).toEqual(["20.00 GiBstep 104", "60.00 GiB75.0 %", "80.00 GiB"]);
  const bars = [...page.querySelectorAll<HTMLElement>("#devices .memory-bar > span")].map((bar) => bar.style.width);
  expect(bars).toEqual(["75%", "25%"]);
});

test("files that are not fine are among the diagnostics, the worst first", () => {
  const overview = fixtures.tpuTraining();
  overview.run.files.push({ host: "t1v-n-3", bytes: 17, status: "unreadable", message: "not an XSpace", growing: false });
  expect(allDiagnostics(overview).map(({ code }) => code)).toEqual([
    "file_unreadable",
    "file_partial",
    "dropped_events",
    "two_steps_missing",
  ]);
});

test("the environment shows what it has, also keys that are new to it", () => {
  const environment = {
    device_count: 8,
    devices_used: 6,
    trace_level: 2,
    capture_start_ns: null,
    frameworks: { jax: "0.4.30", tensorflow: null },
    simulated: true,
    xla_flags: ["--a", "--b"],
    peak: { tflops: 125 },
  } as unknown as EnvironmentData;
  const page = mount(<Environment overview={{ ...fixtures.gpuTraining(), environment }} />);
  const rows = [...page.querySelectorAll(".facts > div")].map((row) => [...row.children].map(textOf));
  expect(rows).toEqual([
    ["Platform", "GPU"],
    ["Job", "Traininggradient ops (gradient_tape/…) among the framework ops"],
    ["Profile", "1 file, 4.2 MB"],
    ["Devices", "8, 6 used"],
    ["Trace level", "2"],
    ["Frameworks", "jax 0.4.30"],
    ["Xla flags", "--a, --b"],
    ["Peak", "Tflops: 125"],
  ]);
});

test("hosts that are processes have ranks and machines; others have no column for them", () => {
  const texts = (overview: Overview, cells: string) =>
    [...mount(<Report overview={overview} />).querySelectorAll(`#hosts ${cells}`)].map(textOf);
  const base = fixtures.tpuTraining();
  expect(texts(base, "thead th").slice(0, 2)).toEqual(["Host", "Status"]);
  const [first, second] = base.hosts;
  const hosts = [
    { ...first!, name: "node1_17", rank: 0, machine: "node1", straggler: false, set_aside: null },
    { ...second!, name: "rank1", rank: 1, machine: "node2", straggler: false, set_aside: null },
  ];
  expect(texts({ ...base, hosts }, "thead th").slice(0, 3)).toEqual(["Host", "Rank", "Status"]);
  expect(texts({ ...base, hosts }, "tbody tr > :first-child")).toEqual(["node1_17", "rank1on node2"]);
});

test("empty lists take no room", () => {
  const page = mount(<Report overview={fixtures.emptyProfile()} />);
  for (const id of ["findings", "devices", "hosts", "top_ops", "top_kernels", "communication", "steps", "compare"]) {
    expect(page.querySelector(`#${id}`)).toBeNull();
  }
});
