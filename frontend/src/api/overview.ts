/**
 * The JSON of the server, as it travels: names and nesting are those of docs/overview-json.md.
 * Nothing here is computed in the browser.
 */

export const SCHEMA_VERSION = 1;

/** `GET ./runs` */
export interface RunList {
  runs: RunEntry[];
  /** The log directory is still being searched: ask again. */
  scanning: boolean;
  /** Filled when no run was found: what was found instead … */
  message: string | null;
  /** … and the layout that is expected. */
  hint: string | null;
}

export interface RunEntry {
  id: string;
  hosts: string[];
  status: "ok" | "empty" | "writing";
  /** Ids of the sessions that this run puts together. */
  parts?: string[];
}

/** `GET ./overview?run=ID[&host=NAME]` */
export interface Overview {
  schema_version: number;
  run: {
    id: string;
    files: RunFile[];
    /** Hosts that are still being read; only in an answer that was asked for early. */
    pending?: string[];
  };
  platform: "tpu" | "gpu" | "cpu";
  job: { kind: "training" | "inference" | "unknown"; reason: string };
  /** The order of the keys is the order of display. */
  metrics: Record<string, Metric>;
  steps: Steps | null;
  inference: Inference | null;
  devices: Device[];
  hosts: Host[];
  top_ops: TopOp[];
  environment: Environment;
  findings: Finding[];
  diagnostics: Diagnostic[];
}

export interface RunFile {
  host: string;
  bytes: number;
  status: "ok" | "partial" | "unreadable" | "empty";
  message: string | null;
}

export type MetricStatus = "measured" | "inferred" | "unavailable";

export interface Metric {
  label: string;
  /** Null exactly when `status` is `unavailable`. */
  value: number | null;
  unit: string;
  better: "lower" | "higher" | null;
  status: MetricStatus;
  reason: string | null;
  source: string;
  n?: number | null;
  stdev?: number | null;
  min?: number | null;
  max?: number | null;
  p50?: number | null;
  p90?: number | null;
  p99?: number | null;
}

export interface Category {
  id: string;
  label: string;
}

export interface Steps {
  source: "device_markers" | "host_markers" | "inferred";
  method: string;
  /** Drawn bottom to top. */
  categories: Category[];
  columns: StepColumns;
}

/** Struct of arrays, one entry a step; besides these, one number array per category id. */
export interface StepColumns {
  number: (number | null)[];
  name: (string | null)[];
  start_ms: (number | null)[];
  duration_ms: number[];
  period_ms: (number | null)[];
  complete: boolean[];
  incomplete_reason: (string | null)[];
  [category: string]: (number | string | boolean | null)[];
}

export interface Latency {
  total_ms: number;
  host_ms: number;
  device_ms: number;
  communication_ms: number;
}

export interface SessionGroup {
  sessions: number;
  mean: Latency;
  percentiles: LatencyPercentile[];
  sessions_per_second?: number;
}

export interface LatencyPercentile extends Latency {
  percentile: number;
  /** Too few sessions for one to be above. */
  few_samples?: boolean;
}

export interface Inference extends SessionGroup {
  source: string;
  distribution: { edges_ms: number[]; counts: number[] };
  /** Where there are several; `model` is null where it is not known. */
  models?: (SessionGroup & { model: string | null })[];
  /** The longest first. */
  slowest?: SlowSession[];
  batches?: Batches | null;
}

export interface SlowSession extends Latency {
  host: string;
  start_ms: number;
  model: string | null;
  batching_delay_ms: number | null;
}

export interface Batches {
  batches: number;
  sessions_per_batch: number;
  size: number | null;
  padding_percent: number | null;
  delay_ms: { mean: number; p50: number; p99: number; max: number };
}

export interface Device {
  id: number | string;
  name: string;
  host: string;
  kind: string;
  used: boolean;
  busy_ms: number | null;
  busy_percent: number | null;
  step_time_ms: number | null;
  slowest: boolean;
}

export interface Host {
  name: string;
  status: string;
  devices: number | null;
  steps: number | null;
  step_time_ms: number | null;
  straggler: boolean;
  /** The rest is beside other hosts only: mean step time without collectives, and the like. */
  work_ms?: number | null;
  slowest_in_steps?: number | null;
  set_aside?: string | null;
}

export interface TopOp {
  name: string;
  category: string;
  side: "device" | "host";
  occurrences: number;
  self_ms: number;
  share_percent: number;
  cumulative_percent: number;
  gflops_per_s: number | null;
  tensorcore_eligible: boolean | null;
  tensorcore_used: boolean | null;
  framework_op?: string | null;
  module?: string | null;
}

export interface Environment {
  device_type?: string | null;
  device_count?: number | null;
  devices_used?: number | null;
  host_count?: number | null;
  frameworks?: Record<string, unknown> | null;
  capture_start_ns?: number | null;
  capture_ms?: number | null;
  trace_level?: number | string | null;
  /** The profile comes from a generator, not from a device. */
  simulated?: boolean | null;
  [more: string]: unknown;
}

export interface Finding {
  id: string;
  severity: "high" | "medium" | "low" | "info";
  title: string;
  evidence: string;
  next_step: string;
}

export interface Diagnostic {
  code: string;
  severity: "error" | "warning" | "info";
  message: string;
  hint: string | null;
}

/** The body of every answer that is not 200. */
export interface ApiErrorBody {
  error: { code: string; message: string; hint?: string | null };
}
