/**
 * Documents for tests and for `npm run dev`, written by hand. They follow the schema. Their numbers are plausible, but
 * none was measured.
 */

import type { Device, Host, Overview, RunFile } from "../api/overview";
import {
  CPU_CATEGORIES,
  GPU_CATEGORIES,
  NO_FRAMEWORK_OPS,
  TPU_CATEGORIES,
  environmentProvenance,
  makeSteps,
  metric,
  sharedMetrics,
  timeMetrics,
} from "./steps";
import { communication, topKernels, topOps } from "./ops";

export function file(part: Partial<RunFile>): RunFile {
  return { host: "worker-0", bytes: 0, status: "ok", message: null, growing: false, ...part };
}

function host(part: Partial<Host>): Host {
  return {
    name: "worker-0",
    rank: null,
    machine: null,
    status: "ok",
    devices: 0,
    steps: 0,
    counted_steps: 0,
    step_time_ms: null,
    straggler: false,
    work_ms: null,
    slowest_in_steps: null,
    clock_offset_ms: null,
    set_aside: null,
    ...part,
  };
}

const GPU_TYPICAL = [1.9, 0, 0.12, 2.8, 1.45, 0.9, 3.1, 0.35, 12.6];

function gpuDevices(): Device[] {
  return Array.from({ length: 8 }, (_, i) => {
    const used = i % 2 === 1 || i < 4;
    return {
      id: `worker-0/device:GPU:${i}`,
      name: `/device:GPU:${i}`,
      host: "worker-0",
      kind: "gpu",
      used,
      busy_ms: used ? 261.3 - 7 * i : 0.4,
      span_ms: used ? 400 : 1333,
      busy_percent: used ? (261.3 - 7 * i) / 4 : 0.03,
      counted_steps: used ? 18 : 0,
      step_time_ms: used ? 21.3 - 0.2 * i : null,
      slowest: i === 0,
      memory: null,
    };
  });
}

export function gpuTraining(): Overview {
  const steps = makeSteps({
    count: 20,
    categories: GPU_CATEGORIES,
    typical: GPU_TYPICAL,
    firstNumber: 100,
    missing: [112, 113],
    spikes: { 7: 1.6 },
    incomplete: { 0: "cut by the start of the capture", 19: "no step follows: its end is not known" },
  });
  return {
    schema_version: 1,
    run: { id: "2024_03_05_14_02_11", format: "xplane", files: [file({ bytes: 4_210_344 })] },
    platform: "gpu",
    job: { kind: "training", reason: "gradient ops (gradient_tape/…) among the framework ops" },
    headline: {
      what: "step_time",
      value_ms: 23.79,
      median_ms: 22.91,
      median_first: false,
      spread_ms: 3.24,
      trend: {
        percent_per_100_steps: 18.2,
        change_percent: 3.1,
        p_value: 0.0004,
        steps: 18,
        direction: "slower",
        sentence: "Getting slower: by 3.1 % over 18 steps.",
      },
      outliers: { count: 1, factor: 1.5, above_ms: 34.4, limit: "1.5 times the median step", steps: [7] },
      bottleneck: {
        category: "compute",
        share_percent: 53.8,
        sentence: "Compute-bound: 53.8 % of a step is computation; next is waiting for the host (18.7 %).",
      },
    },
    metrics: {
      ...sharedMetrics(steps),
      step_device_span: metric({
        label: "First to last kernel of a step",
        value: 19.84,
        n: 18,
        source: "mean over complete steps of last kernel end − first kernel start, slowest device",
      }),
      ...timeMetrics(steps),
      flops_utilization: metric({
        label: "FLOPS utilization",
        unit: "%",
        better: "higher",
        reason: "The ops carry no FLOPs and the profile has no HLO to compute them from.",
        source: "FLOP rate ÷ the program's roofline optimum",
      }),
      mfu: metric({
        label: "Model FLOPs utilization",
        unit: "%",
        better: "higher",
        reason: "The peak of this device is not known. Start TensorBoard with --overview_peak_tflops.",
        source: "model FLOPs per step ÷ (peak FLOP/s × step period × devices)",
      }),
      duty_cycle: metric({
        label: "Duty cycle",
        unit: "%",
        value: 64.17,
        better: "higher",
        source: "busy time ÷ time from a device's first to its last event, mean over used devices",
        definition: "Share of the time in which a device runs anything at all.",
        provenance: {
          formula: "busy time ÷ time from a device's first to its last event",
          substituted: "1311.5 ms ÷ 2043.8 ms",
          inputs: [
            { name: "busy time", value: 1311.5, unit: "ms" },
            { name: "devices", value: 6, unit: null },
            { name: "kind of device", value: "GPU", unit: null },
            { name: "waits", value: null, unit: "ms" },
          ],
          window: "first to last event of each device",
          files: ["worker-0"],
        },
      }),
      duty_cycle_steps: metric({
        label: "Duty cycle within steps",
        unit: "%",
        value: 68.4,
        better: "higher",
        source: "busy time ÷ length of complete steps",
      }),
      duty_cycle_capture: metric({
        label: "Duty cycle over the capture",
        unit: "%",
        value: 12.8,
        better: "higher",
        status: "inferred",
        reason: "The capture's end is taken from the last event.",
        source: "busy time ÷ length of the capture",
      }),
      op_placement_host: metric({ label: "Ops placed on the host", unit: "%", value: 8.3, source: "occurrences" }),
      op_placement_device: metric({ label: "Ops placed on the device", unit: "%", value: 91.7, source: "occurrences" }),
      eager_time_host: metric({ label: "Eager execution on the host", unit: "%", reason: NO_FRAMEWORK_OPS, source: "self time" }),
      eager_time_device: metric({ label: "Eager execution on the device", unit: "%", value: 0, better: "lower", source: "self time" }),
      compute_16bit: metric({ label: "16-bit device compute", unit: "%", value: 88.91, source: "kernel names" }),
      compute_32bit: metric({ label: "32-bit device compute", unit: "%", value: 11.09, source: "kernel names" }),
      compute_precision_unknown: metric({
        label: "Precision not known by the profile",
        unit: "%",
        value: 0.02,
        source: "time of kernels without a telling name ÷ device compute time",
      }),
      exposed_communication: metric({ label: "Exposed communication", value: 3.1, better: "lower", source: "collectives − compute" }),
      overlapped_communication: metric({ label: "Overlapped communication", value: 5.27, source: "collectives ∩ compute" }),
    },
    steps,
    inference: null,
    devices: gpuDevices(),
    hosts: [host({ devices: 8, steps: 20, counted_steps: 18, step_time_ms: 23.2 })],
    top_ops: topOps(),
    top_kernels: topKernels(),
    communication: communication(),
    environment: {
      device_type: "Tesla V100-SXM2-16GB",
      device_count: 8,
      devices_used: 6,
      host_count: 1,
      frameworks: { tensorflow: "2.15.0" },
      capture_start_ns: 1_709_647_331_000_000_000,
      capture_ms: 2043.7,
      trace_level: 2,
      simulated: false,
      provenance: environmentProvenance(),
    },
    findings: [
      {
        id: "input_bound",
        severity: "medium",
        title: "12 % of the step waits for input.",
        evidence: "2.80 ms of 23.22 ms are spent in IteratorGetNext and host-to-device copies, in each of 18 steps.",
        next_step: "Prefetch to the device and raise the parallelism of the slowest map stage.",
        cost_ms: 2.8,
        look_at: {
          steps: [7, 3],
          ops: ["ncclAllReduceRingLLKernel_sum_f16(ncclColl)"],
          tool: { id: "input_pipeline_analyzer", label: "Input Pipeline Analysis" },
        },
      },
      {
        id: "communication_exposed",
        severity: "low",
        title: "37 % of the collective time is not hidden behind compute.",
        evidence: "3.10 ms of 8.37 ms per step.",
        next_step: "Smaller gradient buckets let all-reduce start earlier in the backward pass.",
        cost_ms: null,
        look_at: { steps: [], ops: [], tool: null },
      },
    ],
    diagnostics: [
      {
        code: "two_steps_missing",
        severity: "info",
        message: "Steps 112 and 113 are not in the profile.",
        hint: null,
      },
      {
        code: "dropped_events",
        severity: "warning",
        message: "The device buffer was full: events after 2.01 s may be missing.",
        hint: "Capture for a shorter time.",
      },
    ],
  };
}

export function cpuTraining(): Overview {
  const steps = makeSteps({
    count: 10,
    categories: CPU_CATEGORIES,
    typical: [6.2, 0.4, 21.3, 158.8],
    firstNumber: 4,
  });
  // Keras restarts the numbers in each epoch.
  steps.columns.number = [4, 5, 6, 7, 8, 0, 1, 2, 3, 4];
  steps.columns.name = steps.columns.number.map(() => "Profiled batch");
  return {
    schema_version: 1,
    run: { id: "keras/cpu", format: "xplane", files: [file({ host: "laptop", bytes: 812_003 })] },
    platform: "cpu",
    job: { kind: "training", reason: "a Keras train function" },
    headline: null,
    metrics: {
      ...sharedMetrics(steps),
      ...timeMetrics(steps),
      op_placement_host: metric({ label: "Ops placed on the host", unit: "%", value: 100, source: "occurrences" }),
      compute_16bit: metric({ label: "16-bit compute", unit: "%", reason: "The profile has no HLO.", source: "HLO types" }),
    },
    steps,
    inference: null,
    devices: [],
    hosts: [host({ name: "laptop", steps: 10, counted_steps: 10, step_time_ms: 186.7 })],
    top_ops: [],
    top_kernels: null,
    communication: null,
    environment: {
      device_type: "CPU",
      device_count: 0,
      devices_used: 0,
      host_count: 1,
      frameworks: { tensorflow: "2.17.0", keras: "3.4.1" },
      capture_start_ns: 1_731_999_120_000_000_000,
      capture_ms: 1911.2,
      trace_level: null,
      simulated: true,
      provenance: environmentProvenance(),
    },
    findings: [],
    diagnostics: [],
  };
}

export function tpuTraining(): Overview {
  const steps = makeSteps({
    count: 60,
    categories: TPU_CATEGORIES,
    typical: [612, 88, 0, 41, 2, 12, 449],
    firstNumber: 40_000,
  });
  steps.source = "device_markers";
  steps.method = "the Steps line of each core";
  const base = gpuTraining();
  return {
    ...base,
    run: {
      id: "tpu/v5e-4x4",
      format: "xplane",
      files: ["t1v-n-0", "t1v-n-1", "t1v-n-2"].map((host, i) => ({
        host,
        bytes: i === 2 ? 40_992 : 98_233_112,
        status: i === 2 ? ("partial" as const) : ("ok" as const),
        message: i === 2 ? "the file ends in the middle of a plane; 3 of 7 planes were read" : null,
        growing: false,
      })),
    },
    platform: "tpu",
    headline: null,
    environment: { ...base.environment, device_type: "TPU v5e", device_count: 12, devices_used: 8, host_count: 3 },
    metrics: { ...sharedMetrics(steps), ...timeMetrics(steps) },
    steps,
    devices: [],
    findings: [],
    hosts: [
      host({ name: "t1v-n-0", devices: 4, steps: 60, counted_steps: 60, step_time_ms: 1204.2 }),
      host({ name: "t1v-n-1", devices: 4, steps: 60, counted_steps: 60, step_time_ms: 1377.9, straggler: true }),
      host({ name: "t1v-n-2", status: "partial", devices: 4 }),
    ],
  };
}

/** A run with an empty profile. */
export function emptyProfile(): Overview {
  const reason =
    "The profile has no step markers, and no program in it runs at least three times. " +
    "Mark steps with jax.profiler.StepTraceAnnotation, or profile through the Keras callback.";
  return {
    ...cpuTraining(),
    run: { id: "empty", format: "xplane", files: [file({ host: "laptop", status: "empty", message: "the file is empty" })] },
    job: { kind: "unknown", reason: "" },
    metrics: {
      step_time: metric({ label: "Average step time", better: "lower", reason, source: "mean of steps.duration_ms" }),
      step_period: metric({ label: "Start of a step to the start of the next", reason, source: "steps.period_ms" }),
      ...Object.fromEntries(
        CPU_CATEGORIES.map(({ id, label }) => [`time_${id}`, metric({ label, reason, source: "steps", category: id })]),
      ),
    },
    steps: null,
    hosts: [],
    environment: {
      device_type: "CPU",
      device_count: 0,
      devices_used: 0,
      host_count: 1,
      frameworks: {},
      capture_start_ns: null,
      capture_ms: null,
      trace_level: null,
      simulated: false,
      provenance: environmentProvenance(),
    },
    diagnostics: [
      { code: "no_steps", severity: "warning", message: "No steps were found.", hint: "Profile for longer than three steps." },
    ],
  };
}

/** The GPU run with another number of steps; one spike, at two fifths of the way. */
export function withSteps(count: number): Overview {
  const base = gpuTraining();
  const steps = makeSteps({
    count,
    categories: GPU_CATEGORIES,
    typical: GPU_TYPICAL,
    spikes: count > 1 ? { [Math.floor(count * 0.4)]: 2.5 } : {},
  });
  return {
    ...base,
    run: { ...base.run, id: `steps-${count}` },
    headline: null,
    metrics: { ...base.metrics, ...sharedMetrics(steps), ...timeMetrics(steps) },
    steps,
    findings: [],
  };
}
