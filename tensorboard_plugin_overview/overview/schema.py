"""The types of the overview document, as `docs/json.md` describes its fields.

Do not edit: `tests/overview/test_schema_types.py` writes it from `overview.schema.json`.
"""

# ruff: noqa: D101, E501
# fmt: off
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Format: TypeAlias = Literal["xplane", "kineto"]
FileStatus: TypeAlias = Literal["ok", "partial", "unreadable", "empty"]
TimeKind: TypeAlias = Literal["compute", "communication", "input", "host", "transfer", "compilation", "sparsecore", "idle", "device", "other_work"]
MetricStatus: TypeAlias = Literal["measured", "inferred", "unavailable"]
GapColumn: TypeAlias = list[float | None]
Role: TypeAlias = Literal["other", "compilation", "output", "input", "launch", "host", "collectives", "transfer", "compute"]
CategoryColumn: TypeAlias = list[float]
Percent: TypeAlias = float


class Run(TypedDict):
    id: str
    format: Format
    files: list[RunFile]
    pending: NotRequired[list[str]]


class RunFile(TypedDict):
    host: str
    bytes: int
    status: FileStatus
    message: str | None
    growing: bool


class Job(TypedDict):
    kind: Literal["training", "inference", "unknown"]
    reason: str


class Headline(TypedDict):
    what: Literal["session_time", "step_time"]
    value_ms: float
    median_ms: float | None
    median_first: bool
    spread_ms: float | None
    trend: Trend | None
    outliers: Outliers | None
    bottleneck: Bottleneck | None


class Trend(TypedDict):
    percent_per_100_steps: float
    change_percent: float
    p_value: float
    steps: int
    direction: Literal["slower", "faster"] | None
    sentence: str


class Outliers(TypedDict):
    count: int
    steps: list[int]
    factor: float
    above_ms: float
    limit: str


class Bottleneck(TypedDict):
    category: TimeKind
    share_percent: Percent
    sentence: str


class Metric(TypedDict):
    label: str
    value: float | None
    unit: str
    better: Literal["lower", "higher"] | None
    status: MetricStatus
    reason: str | None
    source: str
    definition: str
    category: str | None
    provenance: Provenance
    n: NotRequired[int]
    stdev: NotRequired[float | None]
    min: NotRequired[float]
    max: NotRequired[float]
    p50: NotRequired[float]
    p90: NotRequired[float]
    p99: NotRequired[float]


class Provenance(TypedDict):
    formula: str
    substituted: str | None
    inputs: list[ProvenanceInput]
    window: str | None
    files: list[str] | None


class ProvenanceInput(TypedDict):
    name: str
    value: float | str | None
    unit: str | None


class Steps(TypedDict):
    source: Literal["device_markers", "host_markers", "inferred"]
    method: str
    categories: list[Category]
    columns: StepColumns
    gap: StepGap
    loop: Loop
    kinds: list[StepKind]
    resolution_ms: NotRequired[float]


class StepGap(TypedDict):
    categories: list[Category]
    columns: GapColumns


class GapColumns(TypedDict):
    device_work: GapColumn
    compilation: GapColumn
    input: GapColumn
    kernel_launch: GapColumn
    host_compute: GapColumn
    all_others: GapColumn


class Loop(TypedDict):
    steps: int
    period_ms: float
    gap_percent: Percent
    step_ms: dict[str, float]
    gap_ms: dict[str, float]


class StepKind(TypedDict):
    name: str
    count: int
    complete: int
    mean_ms: float
    share_percent: Percent
    leading: bool


class Category(TypedDict):
    id: str
    label: str
    full_label: str
    definition: str
    role: Role
    metric: str | None


class StepColumns(TypedDict):
    number: list[int]
    name: list[str]
    start_ms: list[float]
    duration_ms: list[float]
    period_ms: list[float | None]
    complete: list[bool]
    incomplete_reason: list[str | None]
    work_min_ms: NotRequired[list[float]]
    work_max_ms: NotRequired[list[float]]
    slowest: NotRequired[list[str | None]]
    input_percent: NotRequired[list[Percent]]
    input_percent_min: NotRequired[list[Percent]]
    input_percent_max: NotRequired[list[Percent]]
    compute: NotRequired[CategoryColumn]
    collectives: NotRequired[CategoryColumn]
    sparsecore: NotRequired[CategoryColumn]
    host_transfer: NotRequired[CategoryColumn]
    idle: NotRequired[CategoryColumn]
    device_compute: NotRequired[CategoryColumn]
    device_to_device: NotRequired[CategoryColumn]
    kernel_launch: NotRequired[CategoryColumn]
    device_collectives: NotRequired[CategoryColumn]
    host_compute: NotRequired[CategoryColumn]
    compilation: NotRequired[CategoryColumn]
    all_others: NotRequired[CategoryColumn]
    input: NotRequired[CategoryColumn]
    output: NotRequired[CategoryColumn]


class Inference(TypedDict):
    sessions: int
    source: str
    inferred: bool
    mean: Latency
    percentiles: list[LatencyPercentile]
    sessions_per_second: float
    distribution: Distribution
    models: list[ModelSessions]
    slowest: list[SlowSession]
    batches: Batches | None
    parts: list[LatencyPart]
    definitions: LatencyDefinitions
    provenance: Provenance


class Latency(TypedDict):
    total_ms: float
    host_ms: float
    device_ms: float
    communication_ms: float


class LatencyPart(TypedDict):
    id: Literal["host_ms", "device_ms", "communication_ms"]
    label: str
    short_label: str
    definition: str
    role: Role


class LatencyDefinitions(TypedDict):
    total_ms: str
    host_ms: str
    device_ms: str
    communication_ms: str
    batching_delay_ms: str


class LatencyPercentile(TypedDict):
    percentile: Percent
    total_ms: float
    host_ms: float
    device_ms: float
    communication_ms: float
    few_samples: bool


class Distribution(TypedDict):
    edges_ms: list[float]
    counts: list[int]


class ModelSessions(TypedDict):
    model: str | None
    sessions: int
    mean: Latency
    percentiles: list[LatencyPercentile]
    sessions_per_second: float


class SlowSession(TypedDict):
    host: str
    start_ms: float
    model: str | None
    total_ms: float
    host_ms: float
    device_ms: float
    communication_ms: float
    batching_delay_ms: float | None


class Batches(TypedDict):
    batches: int
    sessions_per_batch: float
    size: float | None
    padding_percent: Percent | None
    delay_ms: BatchingDelay


class BatchingDelay(TypedDict):
    mean: float
    p50: float
    p99: float
    max: float


class Device(TypedDict):
    id: str
    name: str
    host: str
    kind: Literal["tpu", "sparsecore", "gpu", "xpu", "mtia", "npu", "hpu", "other"]
    used: bool
    busy_ms: float | None
    span_ms: float | None
    busy_percent: Percent | None
    counted_steps: int
    step_time_ms: float | None
    slowest: bool
    step_parts_ms: NotRequired[dict[str, float] | None]
    memory: DeviceMemory | None


class DeviceMemory(TypedDict):
    peak_allocated_bytes: int | None
    peak_reserved_bytes: int | None
    total_bytes: int | None
    peak_step: int | None


class Host(TypedDict):
    name: str
    rank: int | None
    machine: str | None
    status: FileStatus
    devices: int
    steps: int
    counted_steps: int
    step_time_ms: float | None
    straggler: bool
    work_ms: float | None
    slowest_in_steps: int | None
    clock_offset_ms: float | None
    set_aside: str | None


class TopOp(TypedDict):
    name: str
    category: str
    framework_op: str | None
    module: str | None
    side: Literal["device", "host"]
    occurrences: int
    self_ms: float
    side_self_ms: float
    share_percent: Percent
    cumulative_self_ms: float
    cumulative_percent: Percent
    gflops: float | None
    gflops_per_s: float | None
    tensorcore_eligible: bool | None
    tensorcore_used: bool | None
    kernels: list[OpKernel]


class OpKernel(TypedDict):
    name: str
    occurrences: int
    self_ms: float


class Communication(TypedDict):
    per: Literal["step", "profile"]
    steps: int | None
    collectives: list[Collective]
    ranks: list[RankWait]
    matched_percent: Percent | None
    left_out: int
    definitions: CommunicationDefinitions


class CommunicationDefinitions(TypedDict):
    calls: str
    transfer_ms: str
    wait_ms: str
    exposed_ms: str
    algorithm_gb_per_s: str
    bus_gb_per_s: str
    last_percent: str
    matched_percent: str


class Collective(TypedDict):
    name: str
    group: str | None
    group_size: int | None
    ranks: int
    calls: float
    bytes: float | None
    total_ms: float
    transfer_ms: float | None
    wait_ms: float | None
    exposed_ms: float | None
    overlapped_ms: float | None
    algorithm_gb_per_s: float | None
    bus_gb_per_s: float | None
    peak_gb_per_s: float | None
    peak_source: str | None
    note: str | None


class RankWait(TypedDict):
    host: str
    rank: int | None
    wait_ms: float | None
    transfer_ms: float | None
    last_percent: Percent | None


class TopKernel(TypedDict):
    name: str
    device_kind: Literal["tpu", "sparsecore", "gpu", "xpu", "mtia", "npu", "hpu", "other"]
    occurrences: int
    self_ms: float
    kernels_self_ms: float
    mean_us: float
    share_percent: Percent
    occupancy_percent: Percent | None
    blocks_per_sm: float | None
    tensorcore_used: bool | None
    precision: str | None
    framework_ops: list[str]


class Environment(TypedDict):
    device_type: str
    device_count: int
    devices_used: int | None
    chip_count: NotRequired[int | None]
    host_count: int
    frameworks: dict[str, str]
    capture_start_ns: int | None
    capture_ms: float | None
    trace_level: int | None
    simulated: bool
    distributed: NotRequired[Distributed | None]
    profiler_options: NotRequired[dict[str, bool | None]]
    trace_id: NotRequired[str | None]
    provenance: EnvironmentProvenance


class Distributed(TypedDict):
    backend: str | None
    world_size: int | None
    ranks_present: int
    groups: int | None


class EnvironmentProvenance(TypedDict):
    device_type: str
    device_count: str
    devices_used: str
    chip_count: NotRequired[str]
    host_count: str
    frameworks: str
    capture_start_ns: str
    capture_ms: str
    trace_level: str
    simulated: str
    distributed: NotRequired[str]
    profiler_options: NotRequired[str]
    trace_id: NotRequired[str]


class Finding(TypedDict):
    id: str
    severity: Literal["high", "medium", "low", "info"]
    title: str
    evidence: str
    next_step: str
    cost_ms: float | None
    look_at: LookAt


class LookAt(TypedDict):
    steps: list[int]
    ops: list[str]
    tool: Tool | None


class Tool(TypedDict):
    id: str
    label: str


class Diagnostic(TypedDict):
    code: str
    severity: Literal["error", "warning", "info"]
    message: str
    hint: str | None


class Overview(TypedDict):
    schema_version: Literal[1]
    run: Run
    platform: Literal["tpu", "gpu", "cpu"]
    job: Job
    headline: Headline | None
    metrics: dict[str, Metric]
    steps: Steps | None
    inference: Inference | None
    devices: list[Device]
    hosts: list[Host]
    top_ops: list[TopOp]
    top_kernels: list[TopKernel] | None
    communication: Communication | None
    environment: Environment
    findings: list[Finding]
    diagnostics: list[Diagnostic]
