/** Builds steps whose parts add up, and their metrics, for the fixtures. */

import type { Category, Environment, Metric, Role, StepColumns, StepKind, Steps } from "../api/overview";

/** A long name without a place for a line break, as ops and markers may have. */
export const LONG_NAME = `gradient_tape/${"model/transformer_encoder_block/".repeat(8)}MatMul`;

/** A part of the step, with a definition of its own. */
export function category(id: string, label: string, role: Role): Category {
  return { id, label, full_label: label, definition: definitionOf(label), role, metric: `time_${id}` };
}

/** A part of the gap between steps. */
function gapCategory(id: string, label: string, role: Role): Category {
  const full_label = label.endsWith("between steps") ? label : `${label}, between steps`;
  return { ...category(id, label, role), full_label, metric: null };
}

function definitionOf(label: string): string {
  return `Time of the step that is ${label.toLowerCase()} and nothing else.`;
}

export const GPU_CATEGORIES: Category[] = [
  category("all_others", "All others", "other"),
  category("compilation", "Compilation", "compilation"),
  category("output", "Output", "output"),
  category("input", "Input", "input"),
  category("kernel_launch", "Kernel launch", "launch"),
  category("host_compute", "Host compute", "host"),
  category("device_collectives", "Device collectives", "collectives"),
  category("device_to_device", "Device to device", "transfer"),
  category("device_compute", "Device compute", "compute"),
];

export const TPU_CATEGORIES: Category[] = [
  category("compute", "Compute", "compute"),
  category("collectives", "Collectives", "collectives"),
  category("sparsecore", "SparseCore", "transfer"),
  category("input", "Input", "input"),
  category("output", "Output", "output"),
  category("host_transfer", "Host transfer", "host"),
  category("idle", "Idle", "other"),
];

export const CPU_CATEGORIES: Category[] = [
  category("all_others", "All others", "other"),
  category("compilation", "Compilation", "compilation"),
  category("input", "Input", "input"),
  category("host_compute", "Host compute", "host"),
];

export const GAP_CATEGORIES: Category[] = [
  gapCategory("device_work", "Other device work", "transfer"),
  gapCategory("compilation", "Compilation", "compilation"),
  gapCategory("input", "Input", "input"),
  gapCategory("kernel_launch", "Kernel launch", "launch"),
  gapCategory("host_compute", "Host compute", "host"),
  gapCategory("all_others", "Other time between steps", "other"),
];

type GapColumns = Steps["gap"]["columns"];

export function metric(part: Partial<Metric> & { label: string }): Metric {
  const value = part.value === undefined ? null : part.value;
  return {
    unit: "ms",
    better: null,
    status: value === null ? "unavailable" : "measured",
    reason: null,
    source: "",
    definition: `What “${part.label}” is, in a line.`,
    category: null,
    provenance: { formula: part.source ?? "", substituted: null, inputs: [], window: null, files: null },
    ...part,
    value,
  };
}

/** Returns a generator of the same numbers in [0, 1) every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface StepRecipe {
  count: number;
  categories: Category[];
  /** Typical time of each category, in ms, in the order of `categories`. */
  typical: number[];
  firstNumber?: number;
  /** Numbers (not indices) that the profile lacks. */
  missing?: number[];
  /** Index -> factor on the whole step. */
  spikes?: Record<number, number>;
  incomplete?: Record<number, string>;
  /** Typical time of each category of the gap behind a step, in ms; without it there are no gaps. */
  gap?: Partial<Record<keyof GapColumns, number>>;
  /** Index -> other device work behind the step in ms, in addition to the typical gap. */
  longGaps?: Record<number, number>;
}

/** The only kind of steps of a run. */
export function stepKind(part: Partial<StepKind>): StepKind {
  return { name: "train", count: 20, complete: 20, mean_ms: 23.2, share_percent: 80, leading: true, ...part };
}

/** Steps whose categories add up to their duration. */
export function makeSteps(recipe: StepRecipe): Steps {
  const { count, categories, typical, firstNumber = 0, missing = [] } = recipe;
  const random = seeded(count);
  const columns: StepColumns = {
    number: [],
    name: [],
    start_ms: [],
    duration_ms: [],
    period_ms: [],
    complete: [],
    incomplete_reason: [],
  };
  const parts = categories.map(() => [] as number[]);
  const gap = Object.fromEntries(GAP_CATEGORIES.map(({ id }) => [id, []])) as unknown as GapColumns;
  let number = firstNumber;
  let start = 3.5;
  for (let i = 0; i < count; i += 1) {
    while (missing.includes(number)) number += 1;
    const factor = recipe.spikes?.[i] ?? 1;
    let duration = 0;
    parts.forEach((part, c) => {
      const value = (typical[c] ?? 0) * (0.92 + 0.16 * random()) * factor;
      part.push(value);
      duration += value;
    });
    const beforeGap = missing.includes(number + 1) || i === count - 1;
    columns.number.push(number);
    columns.name.push(String(number));
    columns.start_ms.push(start);
    columns.duration_ms.push(duration);
    let behind = 0;
    for (const id of Object.keys(gap) as (keyof GapColumns)[]) {
      const typical = recipe.gap ? (recipe.gap[id] ?? 0) : id === "all_others" ? 0.005 * duration : 0;
      const value = typical + (id === "device_work" ? (recipe.longGaps?.[i] ?? 0) : 0);
      gap[id].push(beforeGap ? null : value);
      behind += value;
    }
    columns.period_ms.push(beforeGap ? null : duration + behind);
    columns.complete.push(recipe.incomplete?.[i] === undefined);
    columns.incomplete_reason.push(recipe.incomplete?.[i] ?? null);
    start += duration + behind;
    number += 1;
  }
  categories.forEach(({ id }, c) => {
    columns[id] = parts[c]!;
  });
  const method = `events that carry step_num, on host 0, named '${LONG_NAME}'`;
  const steps = { source: "host_markers" as const, method, categories, columns };
  const loop = meanLoop(categories, columns, gap);
  return { ...steps, gap: { categories: GAP_CATEGORIES, columns: gap }, loop, kinds: [stepKind({ count })] };
}

/** The mean over the complete steps that have a period. */
function meanLoop(categories: Category[], columns: StepColumns, gap: GapColumns): Steps["loop"] {
  const rows = columns.period_ms.flatMap((period, i) => (period !== null && columns.complete[i] ? [i] : []));
  const meanOf = (values: ArrayLike<unknown>) =>
    rows.reduce((sum, i) => sum + ((values[i] as number | null) ?? 0), 0) / Math.max(1, rows.length);
  const step_ms = Object.fromEntries(categories.map(({ id }) => [id, meanOf(columns[id] as number[])]));
  const gap_ms = Object.fromEntries(Object.entries(gap).map(([id, values]) => [id, meanOf(values)]));
  const period_ms = [...Object.values(step_ms), ...Object.values(gap_ms)].reduce((a, b) => a + b, 0);
  const total = (values: Record<string, number>) => Object.values(values).reduce((a, b) => a + b, 0);
  const gap_percent = period_ms > 0 ? (100 * total(gap_ms)) / period_ms : 0;
  return { steps: Math.max(1, rows.length), period_ms, gap_percent, step_ms, gap_ms };
}

function mean(values: number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

function complete(steps: Steps, values: number[]): number[] {
  const chosen = values.filter((_, i) => steps.columns.complete[i]);
  return chosen.length > 0 ? chosen : values;
}

/** The `time_*` metrics of the given steps. */
export function timeMetrics(steps: Steps): Record<string, Metric> {
  return Object.fromEntries(
    steps.categories.map(({ id, label }) => {
      const values = complete(steps, steps.columns[id] as number[]);
      return [
        `time_${id}`,
        metric({
          label,
          value: mean(values),
          min: Math.min(...values.slice(0, 1000)),
          max: Math.max(...values.slice(0, 1000)),
          source: `mean over the complete steps of the ${label.toLowerCase()} time of each`,
          definition: definitionOf(label),
          category: id,
        }),
      ];
    }),
  );
}

function stepTime(steps: Steps): Metric {
  const values = [...complete(steps, steps.columns.duration_ms)].sort((a, b) => a - b);
  const average = mean(values);
  const at = (share: number) => values[Math.round(share * (values.length - 1))]!;
  const variance = values.reduce((a, b) => a + (b - average) ** 2, 0) / Math.max(1, values.length - 1);
  return metric({
    label: "Average step time",
    value: average,
    better: "lower",
    n: values.length,
    stdev: values.length > 1 ? Math.sqrt(variance) : null,
    min: values[0]!,
    max: values[values.length - 1]!,
    p50: at(0.5),
    p90: at(0.9),
    p99: at(0.99),
    source: "mean of steps.duration_ms over the complete steps; a step lasts as long as on its slowest device",
  });
}

export const NO_FRAMEWORK_OPS =
  "The profile names no framework ops. Capture with host_tracer_level=2 and with Python tracing off.";

export function sharedMetrics(steps: Steps): Record<string, Metric> {
  const all = steps.columns.duration_ms;
  return {
    step_time: stepTime(steps),
    step_time_all: metric({
      label: "Average over all sampled steps",
      value: mean(all),
      n: all.length,
      source: "mean of steps.duration_ms over all sampled steps, incomplete ones too",
    }),
    step_period: metric({
      label: "Start of a step to the start of the next",
      value: steps.loop.period_ms,
      n: steps.loop.steps,
      source: "mean of steps.period_ms over the complete steps",
    }),
    step_gap: metric({
      label: "Gap between steps",
      value: Object.values(steps.loop.gap_ms).reduce((a, b) => a + b, 0),
      better: "lower",
      n: steps.loop.steps,
      source: "mean of max(0, period - duration)",
      provenance: {
        formula: "mean of max(0, period - duration)",
        substituted: null,
        inputs: [{ name: "complete steps", value: steps.loop.steps, unit: null }],
        window: "20 complete steps",
        files: null,
      },
    }),
  };
}

export function environmentProvenance(): Environment["provenance"] {
  return {
    device_type: "stat device_type_string of the plane of /device:GPU:0 and 7 more",
    device_count: "planes of a GPU: /device:GPU:0 and 7 more",
    devices_used: "devices that ran more than copies",
    host_count: "files that could be read: worker-0",
    frameworks: "stat tensorflow_version of the planes",
    capture_start_ns: "stat profile_start_time of the plane Task Environment",
    capture_ms: "stats profile_start_time and profile_stop_time of the plane Task Environment",
    trace_level: "not known",
    simulated: "a device's type that begins with “Simulated”",
  };
}
