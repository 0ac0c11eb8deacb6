/* Do not edit: written by `npm run types` from
 * tensorboard_plugin_overview/overview/overview.schema.json. */

export type Format = "xplane" | "kineto";
export type FileStatus = "ok" | "partial" | "unreadable" | "empty";
export type TimeKind =
  | "compute"
  | "communication"
  | "input"
  | "host"
  | "transfer"
  | "compilation"
  | "sparsecore"
  | "idle"
  | "device"
  | "other_work";
export type Percent = number;
export type MetricStatus = "measured" | "inferred" | "unavailable";
export type Role =
  "other" | "compilation" | "output" | "input" | "launch" | "host" | "collectives" | "transfer" | "compute";
/**
 * milliseconds; the categories of a step sum to its `duration_ms`
 */
export type CategoryColumn = number[];
export type GapColumn = (number | null)[];

/**
 * How a model ran during a profile. Times are milliseconds from the start of the capture, or from the first event where the capture's start is unknown.
 */
export interface Overview {
  /**
   * 1; fields may be added to a version, none is renamed or changes its meaning
   */
  schema_version: 1;
  run: Run;
  /**
   * the best device of any host
   */
  platform: "tpu" | "gpu" | "cpu";
  job: Job;
  /**
   * the first line of the page, `null` where there are neither steps nor sessions
   */
  headline: Headline | null;
  /**
   * id → metric, in the order of the page
   */
  metrics: {
    [k: string]: Metric;
  };
  /**
   * the step-time graph, `null` where there are no steps
   */
  steps: Steps | null;
  /**
   * session latency, `null` where there are no sessions
   */
  inference: Inference | null;
  /**
   * every device plane of the profile, used or not
   */
  devices: Device[];
  /**
   * every host of the run, those whose file could not be read included
   */
  hosts: Host[];
  /**
   * by self time, at most 50 a side, the device's first
   */
  top_ops: TopOp[];
  /**
   * by self time, at most 50; `null` where the profile has no kernel
   */
  top_kernels: TopKernel[] | null;
  /**
   * collectives: how long they take, how wide they are, who waits for whom; `null` where the profile has none
   */
  communication: Communication | null;
  environment: Environment;
  /**
   * what to fix, in the order in which to fix it
   */
  findings: Finding[];
  /**
   * what to know of the profile
   */
  diagnostics: Diagnostic[];
}
export interface Run {
  /**
   * `<session>` or `<tb run>/<session>`; of traces of torch.profiler, their folder and the time of the first
   */
  id: string;
  format: Format;
  /**
   * one a host
   */
  files: RunFile[];
  /**
   * hosts that are still being read; only in an answer that was asked for early
   */
  pending?: string[];
}
export interface RunFile {
  /**
   * the file's name without `.xplane.pb`, or without the time and `.pt.trace.json.gz`
   */
  host: string;
  /**
   * its size
   */
  bytes: number;
  status: FileStatus;
  /**
   * what was wrong
   */
  message: string | null;
  /**
   * still being written
   */
  growing: boolean;
}
export interface Job {
  /**
   * what the job does
   */
  kind: "training" | "inference" | "unknown";
  /**
   * what says so
   */
  reason: string;
}
export interface Headline {
  /**
   * the metric that it is of: `session_time` where there are sessions, else `step_time`
   */
  what: "session_time" | "step_time";
  /**
   * its value
   */
  value_ms: number;
  /**
   * its `p50`
   */
  median_ms: number | null;
  /**
   * outliers take more than a quarter of the time, so that the median says what is usual
   */
  median_first: boolean;
  /**
   * its `stdev`
   */
  spread_ms: number | null;
  /**
   * `null` for sessions, and with fewer than 10 complete steps
   */
  trend: Trend | null;
  /**
   * `null` for sessions
   */
  outliers: Outliers | null;
  /**
   * what limits it, `null` where it is unknown
   */
  bottleneck: Bottleneck | null;
}
export interface Trend {
  /**
   * slope, of the median step
   */
  percent_per_100_steps: number;
  /**
   * the same over all of them
   */
  change_percent: number;
  /**
   * of there being none
   */
  p_value: number;
  /**
   * how many it is over
   */
  steps: number;
  /**
   * `null` where it is no more than noise
   */
  direction: "slower" | "faster" | null;
  /**
   * the same in words
   */
  sentence: string;
}
export interface Outliers {
  /**
   * of complete steps above `above_ms`
   */
  count: number;
  /**
   * the 100 slowest of them, as indices into the columns of `steps`
   */
  steps: number[];
  /**
   * an outlier takes more than this many times the median step
   */
  factor: number;
  /**
   * `factor` times the median
   */
  above_ms: number;
  /**
   * `above_ms` in words: `1.5 times the median step`
   */
  limit: string;
}
export interface Bottleneck {
  category: TimeKind;
  share_percent: Percent;
  /**
   * the same in words
   */
  sentence: string;
}
export interface Metric {
  /**
   * as shown
   */
  label: string;
  /**
   * a number; `null` exactly when `status` is `unavailable`
   */
  value: number | null;
  /**
   * `ms`, `%`, `1/s`, `bytes` or `count`
   */
  unit: string;
  /**
   * which way is better; `null` where neither is
   */
  better: "lower" | "higher" | null;
  status: MetricStatus;
  /**
   * why there is no value, and what would supply it; or what to know of the value
   */
  reason: string | null;
  /**
   * the formula and its inputs
   */
  source: string;
  /**
   * what it means, in a line
   */
  definition: string;
  /**
   * the category of a step whose mean time it is, whether the steps have it or not; `null` for every other metric
   */
  category: string | null;
  provenance: Provenance;
  /**
   * how many steps or sessions the value is a mean over, where it is one
   */
  n?: number;
  /**
   * the sample's standard deviation (n − 1); `null` for n < 2
   */
  stdev?: number | null;
  /**
   * the least of them
   */
  min?: number;
  /**
   * the most of them
   */
  max?: number;
  /**
   * median, of `step_time`, `step_period` and `session_time`; linear interpolation
   */
  p50?: number;
  /**
   * 90th percentile, as `p50`
   */
  p90?: number;
  /**
   * 99th percentile, as `p50`
   */
  p99?: number;
}
export interface Provenance {
  /**
   * how the value is computed from the inputs
   */
  formula: string;
  /**
   * the formula with the inputs put in; `null` where the inputs alone say it
   */
  substituted: string | null;
  /**
   * what it is computed from
   */
  inputs: ProvenanceInput[];
  /**
   * the time that it is of
   */
  window: string | null;
  /**
   * the hosts whose files it comes from; `null`: all
   */
  files: string[] | null;
}
export interface ProvenanceInput {
  /**
   * as in the formula
   */
  name: string;
  /**
   * here; `null` where the profile lacks it
   */
  value: number | string | null;
  /**
   * of the value
   */
  unit: string | null;
}
export interface Steps {
  /**
   * `device_markers`: a profiler assigned device events to steps; `host_markers`: events with a step number; `inferred`: executions of the program that repeats
   */
  source: "device_markers" | "host_markers" | "inferred";
  /**
   * the same in words
   */
  method: string;
  /**
   * drawn bottom to top
   *
   * @minItems 1
   */
  categories: Category[];
  columns: StepColumns;
  gap: StepGap;
  loop: Loop;
  /**
   * kinds of marked steps, by the markers' names, the one that takes the most time first; empty where steps are inferred
   */
  kinds: StepKind[];
  /**
   * with more than 20,000 steps: the unit that times are rounded to (four digits of the median step); the categories still sum to `duration_ms`
   */
  resolution_ms?: number;
}
export interface Category {
  /**
   * names a column
   */
  id: string;
  /**
   * as shown
   */
  label: string;
  /**
   * as shown where nothing around it says whether it is of the step or of the gap
   */
  full_label: string;
  /**
   * what it means, in a line
   */
  definition: string;
  role: Role;
  /**
   * the metric that is its mean; `null` for a category of the gap
   */
  metric: string | null;
}
export interface StepColumns {
  /**
   * the user's step number where the profile has one, else the profiler's, else 0, 1, …; it may repeat (Keras starts anew each epoch), order is the identity
   */
  number: number[];
  /**
   * the marker's, or the program's
   */
  name: string[];
  /**
   * on the earliest device
   */
  start_ms: number[];
  /**
   * on the slowest device
   */
  duration_ms: number[];
  /**
   * start to the start of the next step; `null` where the next is missing
   */
  period_ms: (number | null)[];
  /**
   * an incomplete step is left out of the averages
   */
  complete: boolean[];
  /**
   * why it is incomplete, `null` of a complete one
   */
  incomplete_reason: (string | null)[];
  /**
   * several hosts, or devices of one: the least time without collectives
   */
  work_min_ms?: number[];
  /**
   * the most, as `work_min_ms`
   */
  work_max_ms?: number[];
  /**
   * who has the most (`null`: several)
   */
  slowest?: (string | null)[];
  /**
   * TPU: input ÷ step time, mean over the cores
   */
  input_percent?: Percent[];
  /**
   * the same of the core with the least
   */
  input_percent_min?: Percent[];
  /**
   * the same of the core with the most
   */
  input_percent_max?: Percent[];
  compute?: CategoryColumn;
  collectives?: CategoryColumn;
  sparsecore?: CategoryColumn;
  host_transfer?: CategoryColumn;
  idle?: CategoryColumn;
  device_compute?: CategoryColumn;
  device_to_device?: CategoryColumn;
  kernel_launch?: CategoryColumn;
  device_collectives?: CategoryColumn;
  host_compute?: CategoryColumn;
  compilation?: CategoryColumn;
  all_others?: CategoryColumn;
  input?: CategoryColumn;
  output?: CategoryColumn;
  [k: string]:
    | (number | string | boolean | null)[]
    | number[]
    | string[]
    | (number | null)[]
    | boolean[]
    | (string | null)[]
    | Percent[]
    | CategoryColumn
    | undefined;
}
export interface StepGap {
  /**
   * the same on every platform
   *
   * @minItems 6
   */
  categories: Category[];
  columns: GapColumns;
}
export interface GapColumns {
  device_work: GapColumn;
  compilation: GapColumn;
  input: GapColumn;
  kernel_launch: GapColumn;
  host_compute: GapColumn;
  all_others: GapColumn;
}
export interface Loop {
  /**
   * how many it is the mean over: the complete steps that have a period; without any, the complete ones
   */
  steps: number;
  /**
   * the sum of all parts
   */
  period_ms: number;
  gap_percent: Percent;
  /**
   * category of the step → its time
   */
  step_ms: {
    [k: string]: number;
  };
  /**
   * category of the gap → its time
   */
  gap_ms: {
    [k: string]: number;
  };
}
export interface StepKind {
  /**
   * of its markers
   */
  name: string;
  /**
   * its steps
   */
  count: number;
  /**
   * those of them that are complete
   */
  complete: number;
  /**
   * mean length of the complete ones, of all if none is
   */
  mean_ms: number;
  share_percent: Percent;
  /**
   * the page is of this kind
   */
  leading: boolean;
}
export interface Inference {
  /**
   * how many
   */
  sessions: number;
  /**
   * what they are
   */
  source: string;
  /**
   * no event marks them
   */
  inferred: boolean;
  mean: Latency;
  /**
   * 50, 75, 90, 99 and 99.9
   */
  percentiles: LatencyPercentile[];
  /**
   * of all hosts
   */
  sessions_per_second: number;
  distribution: Distribution;
  /**
   * the same by model; empty where there is one model
   */
  models: ModelSessions[];
  /**
   * the ten longest, the longest first
   */
  slowest: SlowSession[];
  /**
   * how sessions were put together; `null` without any batch
   */
  batches: Batches | null;
  /**
   * of a session's time, in the order of the bar
   *
   * @minItems 3
   */
  parts: LatencyPart[];
  definitions: LatencyDefinitions;
  provenance: Provenance;
}
export interface Latency {
  /**
   * the whole session; the three parts add up to it
   */
  total_ms: number;
  /**
   * on the host
   */
  host_ms: number;
  /**
   * on the device, what it waits for meanwhile included
   */
  device_ms: number;
  /**
   * copies between them
   */
  communication_ms: number;
}
export interface LatencyPercentile {
  percentile: Percent;
  /**
   * as in the mean
   */
  total_ms: number;
  /**
   * as in the mean
   */
  host_ms: number;
  /**
   * as in the mean
   */
  device_ms: number;
  /**
   * as in the mean
   */
  communication_ms: number;
  /**
   * too few sessions for one to be above
   */
  few_samples: boolean;
}
export interface Distribution {
  /**
   * of the bins, one more than bins
   *
   * @minItems 2
   */
  edges_ms: number[];
  /**
   * sessions in each bin
   *
   * @minItems 1
   */
  counts: number[];
}
export interface ModelSessions {
  /**
   * its name, `null` where it is not known
   */
  model: string | null;
  /**
   * how many
   */
  sessions: number;
  mean: Latency;
  /**
   * of its sessions
   */
  percentiles: LatencyPercentile[];
  /**
   * of all hosts
   */
  sessions_per_second: number;
}
export interface SlowSession {
  /**
   * where it ran
   */
  host: string;
  /**
   * when it began
   */
  start_ms: number;
  /**
   * `null` where it is not known
   */
  model: string | null;
  /**
   * as in the mean
   */
  total_ms: number;
  /**
   * as in the mean
   */
  host_ms: number;
  /**
   * as in the mean
   */
  device_ms: number;
  /**
   * as in the mean
   */
  communication_ms: number;
  /**
   * from the scheduling of its first task to the start of its first batch; `null` if it was not batched
   */
  batching_delay_ms: number | null;
}
export interface Batches {
  /**
   * how many
   */
  batches: number;
  /**
   * mean
   */
  sessions_per_batch: number;
  /**
   * mean, padding included; `null` where no batch states its size
   */
  size: number | null;
  /**
   * padding of all batches' size; `null` where no batch states both
   */
  padding_percent: Percent | null;
  delay_ms: BatchingDelay;
}
export interface BatchingDelay {
  /**
   * of the sessions that were batched
   */
  mean: number;
  /**
   * median
   */
  p50: number;
  /**
   * 99th percentile
   */
  p99: number;
  /**
   * the longest
   */
  max: number;
}
export interface LatencyPart {
  /**
   * a key of Latency
   */
  id: "host_ms" | "device_ms" | "communication_ms";
  /**
   * as shown
   */
  label: string;
  /**
   * as shown where there is little room
   */
  short_label: string;
  /**
   * what it means, in a line
   */
  definition: string;
  role: Role;
}
export interface LatencyDefinitions {
  /**
   * what the total is
   */
  total_ms: string;
  /**
   * what counts as the host's
   */
  host_ms: string;
  /**
   * what counts as the device's
   */
  device_ms: string;
  /**
   * what counts as communication
   */
  communication_ms: string;
  /**
   * what the slowest sessions' is
   */
  batching_delay_ms: string;
}
export interface Device {
  /**
   * host and name
   */
  id: string;
  /**
   * the plane's
   */
  name: string;
  /**
   * that it belongs to
   */
  host: string;
  /**
   * `tpu` is a TensorCore; of the last five only the busy time is read
   */
  kind: "tpu" | "sparsecore" | "gpu" | "xpu" | "mtia" | "npu" | "hpu" | "other";
  /**
   * it ran more than copies
   */
  used: boolean;
  /**
   * `null` where it is unknown: no op is at a known time
   */
  busy_ms: number | null;
  /**
   * from its first op to its last; `null` where nothing ran
   */
  span_ms: number | null;
  /**
   * of the time from its first op to its last; `null` where nothing ran, or only copies
   */
  busy_percent: Percent | null;
  /**
   * how many steps its `step_time_ms` is a mean over
   */
  counted_steps: number;
  /**
   * mean length of the counted steps on it; `null` without any
   */
  step_time_ms: number | null;
  /**
   * has the most work in steps (time without collectives), over 1 % above the mean of all
   */
  slowest: boolean;
  /**
   * TPU: the same mean of each category, on that core alone; `null` without steps, or without ops
   */
  step_parts_ms?: {
    [k: string]: number;
  } | null;
  /**
   * the most that was held of its memory; `null` where that was not recorded
   */
  memory: DeviceMemory | null;
}
export interface DeviceMemory {
  /**
   * the most that tensors used at once; `null` where it is not stated
   */
  peak_allocated_bytes: number | null;
  /**
   * the most that the framework's allocator held; `null` where it is not stated
   */
  peak_reserved_bytes: number | null;
  /**
   * the device's; `null` where it is unknown
   */
  total_bytes: number | null;
  /**
   * number of the step in which `peak_allocated_bytes` was first reached; `null` outside of the marked steps
   */
  peak_step: number | null;
}
export interface Host {
  /**
   * as in `run.files`
   */
  name: string;
  /**
   * where hosts are processes of a distributed job: its number among them; `null` of an XSpace, or where nothing says it
   */
  rank: number | null;
  /**
   * where hosts are processes: the machine on which it ran; `null` of an XSpace, or where nothing says it
   */
  machine: string | null;
  status: FileStatus;
  /**
   * how many
   */
  devices: number;
  /**
   * how many
   */
  steps: number;
  /**
   * how many steps its `step_time_ms` is a mean over, and `slowest_in_steps` a part of
   */
  counted_steps: number;
  /**
   * mean of the counted steps on its slowest device; `null` without any
   */
  step_time_ms: number | null;
  /**
   * it holds the others up
   */
  straggler: boolean;
  /**
   * with several hosts: mean of its steps without collectives
   */
  work_ms: number | null;
  /**
   * with several hosts: in how many steps it has the most work
   */
  slowest_in_steps: number | null;
  /**
   * with several hosts: how far its clock is ahead; 0 within a step, `null` where clocks cannot be compared
   */
  clock_offset_ms: number | null;
  /**
   * why its steps do not count
   */
  set_aside: string | null;
}
export interface TopOp {
  /**
   * the op's, or the kernel's
   */
  name: string;
  /**
   * what kind of op
   */
  category: string;
  /**
   * the framework's name of it
   */
  framework_op: string | null;
  /**
   * the program it is of
   */
  module: string | null;
  /**
   * where it ran
   */
  side: "device" | "host";
  /**
   * how often
   */
  occurrences: number;
  /**
   * without the ops inside it, over all occurrences
   */
  self_ms: number;
  /**
   * of all ops of its side together, those that are not among the top ones too
   */
  side_self_ms: number;
  share_percent: Percent;
  /**
   * self time of this row and all rows of its side above
   */
  cumulative_self_ms: number;
  cumulative_percent: Percent;
  /**
   * 10⁹ FLOPs of all occurrences; `null` where they are not known
   */
  gflops: number | null;
  /**
   * FLOPs of all occurrences ÷ self time; `null` where its FLOPs are not known
   */
  gflops_per_s: number | null;
  /**
   * matrix units could compute it; `null` where it is unknown
   */
  tensorcore_eligible: boolean | null;
  /**
   * they did; `null` where it is unknown
   */
  tensorcore_used: boolean | null;
  /**
   * what it ran on the device, the longest first, at most 5; empty for copies, kernels that no op launched, and on the host
   */
  kernels: OpKernel[];
}
export interface OpKernel {
  /**
   * the kernel's
   */
  name: string;
  /**
   * how often it ran for the op
   */
  occurrences: number;
  /**
   * the part of the op's self time
   */
  self_ms: number;
}
export interface TopKernel {
  /**
   * as it is in the profile
   */
  name: string;
  /**
   * kind of the devices it ran on, as in `devices`
   */
  device_kind: "tpu" | "sparsecore" | "gpu" | "xpu" | "mtia" | "npu" | "hpu" | "other";
  /**
   * how often
   */
  occurrences: number;
  /**
   * the lengths of all executions; those that run at once count each
   */
  self_ms: number;
  /**
   * of all kernels together, those that are not among the top ones too
   */
  kernels_self_ms: number;
  /**
   * mean length of an execution, microseconds
   */
  mean_us: number;
  share_percent: Percent;
  /**
   * estimated share of the warps that fit which are active, mean over the executions by their length; `null` where the profile does not state it
   */
  occupancy_percent: Percent | null;
  /**
   * blocks of its grid for each multiprocessor, mean over the executions by their length; `null` where the profile does not state it
   */
  blocks_per_sm: number | null;
  /**
   * it ran on matrix units, by its name; `null` where it is unknown
   */
  tensorcore_used: boolean | null;
  /**
   * such as `bf16`: that in which most of its time is; `null` where it is unknown
   */
  precision: string | null;
  /**
   * the framework's ops that it ran for, the longest first, at most 3
   */
  framework_ops: string[];
}
export interface Communication {
  /**
   * numbers are means per `step`; without steps they are of the whole `profile`
   */
  per: "step" | "profile";
  /**
   * how many steps the means are over; `null` without steps
   */
  steps: number | null;
  /**
   * by name and group, those that take longest first, at most 50
   */
  collectives: Collective[];
  /**
   * the hosts that ran collectives
   */
  ranks: RankWait[];
  /**
   * of the pairs of a step and a group, those in which all ranks of the run had the same collectives in the same order; `null` where no group has two ranks in the run
   */
  matched_percent: Percent | null;
  /**
   * how many of these pairs are not compared
   */
  left_out: number;
  definitions: CommunicationDefinitions;
}
export interface Collective {
  /**
   * what the profile calls it; without a name, the kernel's
   */
  name: string;
  /**
   * the process group; `null` where the profile does not name it
   */
  group: string | null;
  /**
   * how many ranks it has; `null` unknown
   */
  group_size: number | null;
  /**
   * how many of them are in this run
   */
  ranks: number;
  /**
   * how often
   */
  calls: number;
  /**
   * of these calls together; `null` where one does not state its size
   */
  bytes: number | null;
  /**
   * how long they take, waits included; calls that run at once count each
   */
  total_ms: number;
  /**
   * the shortest of the ranks' times for each call; `null` where ranks are not compared
   */
  transfer_ms: number | null;
  /**
   * what a mean rank takes beyond the transfer; `null` where ranks are not compared
   */
  wait_ms: number | null;
  /**
   * time in which the device computes nothing; `null` where the host itself computes
   */
  exposed_ms: number | null;
  /**
   * time in which the device computes, too; `null` as before, and of a TPU, where it is not known by kind
   */
  overlapped_ms: number | null;
  /**
   * bytes ÷ transfer, or ÷ the whole time where ranks are not compared; `null` without bytes
   */
  algorithm_gb_per_s: number | null;
  /**
   * the same by the use of the links; `null` where the size of the group is unknown, too
   */
  bus_gb_per_s: number | null;
  /**
   * rate of the links that it uses, in one direction; `null` where these are not known: they are for groups whose ranks are all in the run and on one machine, on GPUs that a board connects
   */
  peak_gb_per_s: number | null;
  /**
   * of that rate; `null` without one
   */
  peak_source: string | null;
  /**
   * what to know of the row's numbers; `null` if nothing
   */
  note: string | null;
}
export interface RankWait {
  /**
   * as in `run.files`
   */
  host: string;
  /**
   * as in `hosts`
   */
  rank: number | null;
  /**
   * how long it waits for others in a mean step; `null` where ranks are not compared
   */
  wait_ms: number | null;
  /**
   * the rest of its time in these collectives; `null` as before
   */
  transfer_ms: number | null;
  /**
   * share of the compared calls to which it alone came last; `null` as before
   */
  last_percent: Percent | null;
}
export interface CommunicationDefinitions {
  /**
   * what the means are over
   */
  calls: string;
  /**
   * a sentence
   */
  transfer_ms: string;
  /**
   * a sentence
   */
  wait_ms: string;
  /**
   * a sentence
   */
  exposed_ms: string;
  /**
   * a sentence
   */
  algorithm_gb_per_s: string;
  /**
   * a sentence
   */
  bus_gb_per_s: string;
  /**
   * a sentence
   */
  last_percent: string;
  /**
   * a sentence
   */
  matched_percent: string;
}
export interface Environment {
  /**
   * of several, the most frequent first
   */
  device_type: string;
  /**
   * on a TPU of TensorCores
   */
  device_count: number;
  /**
   * that ran more than copies; `null` where the profile has nothing that ran on a device
   */
  devices_used: number | null;
  /**
   * TPU; `null` where cores do not state their chips
   */
  chip_count?: number | null;
  /**
   * that could be read
   */
  host_count: number;
  /**
   * name → version, as far as the profile states them
   */
  frameworks: {
    [k: string]: string;
  };
  /**
   * since the Unix epoch; `null` where it is unknown
   */
  capture_start_ns: number | null;
  /**
   * length of the capture; `null` where it is unknown
   */
  capture_ms: number | null;
  /**
   * host_tracer_level of the capture, 0 is off; `null`: no profile states it
   */
  trace_level: number | null;
  /**
   * a generator made the profile
   */
  simulated: boolean;
  /**
   * torch.profiler; `null` where no file states it
   */
  distributed?: Distributed | null;
  /**
   * torch.profiler: option → whether it was on, as `record_shapes`, of those that are known; `null` where files differ
   */
  profiler_options?: {
    [k: string]: boolean | null;
  };
  /**
   * torch.profiler: id of the trace; `null` where no file states one, or files differ
   */
  trace_id?: string | null;
  provenance: EnvironmentProvenance;
}
export interface Distributed {
  /**
   * such as `nccl`; `null` where it is unknown
   */
  backend: string | null;
  /**
   * ranks of the job; `null` where it is unknown
   */
  world_size: number | null;
  /**
   * ranks whose files were read
   */
  ranks_present: number;
  /**
   * process groups; `null` where it is unknown
   */
  groups: number | null;
}
export interface EnvironmentProvenance {
  /**
   * what names the devices
   */
  device_type: string;
  /**
   * what is counted
   */
  device_count: string;
  /**
   * which of them
   */
  devices_used: string;
  /**
   * TPU: the origin of the chips
   */
  chip_count?: string;
  /**
   * what is counted
   */
  host_count: string;
  /**
   * what names them
   */
  frameworks: string;
  /**
   * the origin of the start
   */
  capture_start_ns: string;
  /**
   * the origin of the length
   */
  capture_ms: string;
  /**
   * the origin of the level, or what would state it
   */
  trace_level: string;
  /**
   * what says so
   */
  simulated: string;
  /**
   * torch.profiler: the keys
   */
  distributed?: string;
  /**
   * torch.profiler: the keys
   */
  profiler_options?: string;
  /**
   * torch.profiler: the key
   */
  trace_id?: string;
}
export interface Finding {
  /**
   * what kind of finding
   */
  id: string;
  /**
   * how much it costs
   */
  severity: "high" | "medium" | "low" | "info";
  /**
   * what it is
   */
  title: string;
  /**
   * the numbers that say so
   */
  evidence: string;
  /**
   * what to do
   */
  next_step: string;
  /**
   * what it costs a mean step, or session; `null` where that is not known
   */
  cost_ms: number | null;
  look_at: LookAt;
}
export interface LookAt {
  /**
   * indices into the columns of `steps`
   */
  steps: number[];
  /**
   * names as in `top_ops`
   */
  ops: string[];
  /**
   * XProf's tool that shows more, `null` where none does
   */
  tool: Tool | null;
}
export interface Tool {
  /**
   * XProf's
   */
  id: string;
  /**
   * as shown
   */
  label: string;
}
export interface Diagnostic {
  /**
   * what kind of diagnostic
   */
  code: string;
  /**
   * how much it matters
   */
  severity: "error" | "warning" | "info";
  /**
   * what is wrong
   */
  message: string;
  /**
   * what to do
   */
  hint: string | null;
}
