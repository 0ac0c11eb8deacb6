"""What a profile states about the hardware and the capture, and what it shows of the job.

In: nothing (these are types).  Out: `DeviceFacts`, `TracerLevels`, and `FactSources`, the sentences
that say where a format has such facts; `Hindrances`, `JobKind`, `ProfileQuality`
and `RecordingCounts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits

DeviceKind: TypeAlias = Literal["gpu", "tpu", "sparsecore"]
"""Devices whose ops are read; `tpu` is a TensorCore."""
OtherKind: TypeAlias = Literal["xpu", "mtia", "npu", "hpu", "other"]
"""Devices of which only the busy time is read."""

Kind: TypeAlias = Literal["training", "inference", "unknown"]

Framework: TypeAlias = Literal["xla", "pytorch"]
"""The software whose options change what a profile shows; `xla` is JAX, TensorFlow, PyTorch/XLA."""

MATRIX_UNITS = "matrix_unit_utilization_percent"
HBM = "hbm_utilization_percent"
"""Hardware counters of a host with TPUs, in percent."""


@dataclass(frozen=True)
class Peak:
    """A rate that a device can reach, and its source, readable by a person.

    Attributes:
        per_second: FLOP/s or bytes/s.
    """

    per_second: float
    source: str


@dataclass(frozen=True)
class DeviceFacts:
    """One device, as far as the profile describes it.

    Attributes:
        type_name: for people, such as `NVIDIA A100-SXM4-40GB`; never empty.
        type_source: where the type was read, such as `stat device_type_string of the plane`.
        vendor: as written, such as `Nvidia` or `AMD`; "" if unknown.
        model: the GPU's name by which its architecture is looked up, "" if unknown.
        capability: CUDA's compute capability, or what a ROCm profiler writes in its place.
        multiprocessors: number of streaming multiprocessors or compute units.
        clock_khz: clock rate of these, kHz.
        matrix_units: which matrix units a GPU has.
        peak_flops: dense FLOP/s, if the profile states them.
        memory_bandwidth: bytes/s of the device's memory, if the profile states them.
        chip: number of the TPU chip within its host, None if unknown.
        is_simulated: a generator wrote the profile, as it does for the samples.
        flops_hint: how to record what the FLOPs of ops are counted from; "" where it is HLO.
        dtype_hint: why the precision of kernels is not known where it is not; "" where HLO states
            it.
        bytes_hint: which kernels state the bytes that they access; "" where HLO states it.
        memory_bytes: size of the device's memory, None if unknown.
    """

    type_name: str
    type_source: str
    vendor: str = ""
    model: str = ""
    capability: tuple[int, int] | None = None
    multiprocessors: float | None = None
    clock_khz: float | None = None
    matrix_units: MatrixUnits = "nvidia"
    peak_flops: Peak | None = None
    memory_bandwidth: Peak | None = None
    chip: int | None = None
    is_simulated: bool = False
    flops_hint: str = ""
    dtype_hint: str = ""
    bytes_hint: str = ""
    memory_bytes: int | None = None


NO_FACTS = DeviceFacts(type_name="CPU", type_source="")
"""Of a host's CPU, which profiles do not describe."""


@dataclass(frozen=True)
class TracerLevels:
    """How much each tracer was to record; 0 is nothing.

    Attributes:
        host: 1 critical events, 2 the ops too (the default), 3 everything.
        device: 1 what runs on devices.
        python: 1 Python's calls.
    """

    host: int
    device: int
    python: int


@dataclass(frozen=True)
class OtherDevice:
    """A device of a kind whose ops are not read.

    Attributes:
        name: such as `/device:XPU:0`.
        facts: what the profile states of the hardware.
        busy: when anything ran on it.
    """

    name: str
    kind: OtherKind
    facts: DeviceFacts
    busy: Intervals


class Explanation(NamedTuple):
    """Why a profile of some format has a gap, and what to do, in the words of its profiler.

    Attributes:
        cause: a clause; "" where there is nothing to add.
        next_step: a sentence.
    """

    cause: str
    next_step: str


@dataclass(frozen=True)
class FactSources:
    """Where the files of a format have their facts, in words for people.

    Attributes:
        format: its name, as the JSON has it.
        files: the files of a run, such as `files *.xplane.pb`.
        container, entry: what holds a device, and each fact about it, such as `plane` and `stat`.
        capture: where start and stop of the capture stand.
        tracer_level: where the level of the host's tracer stands.
        version: the name under which the version of the framework `{}` stands.
        chips: where the devices' chips stand.
        steps: what would show steps, for a run without any; "" for what XLA's profilers record.
        mark_steps: how to mark steps; "" for the ways of XLA's profilers.
        framework: the software that ran, by which advice is chosen.
        sessions: what would show sessions; "" for the events of TensorFlow and of model servers.
        warm_up: how not to record the first steps of a job; "" where captures begin later.
        no_memory: why the use of device memory is not known, where it is not; "" where the format
            never has it.
        no_occupancy: why kernels do not state how they fill a device, where they do not; "" where
            the format never has it.
        explained: code of a diagnostic -> the profiler's own reasons for it; for codes of steps
            the cause is the whole message.
        versions: the names of the versions, where `version` does not form them.
    """

    format: Literal["xplane", "kineto"]
    files: str
    container: str
    entry: str
    capture: str
    tracer_level: str
    version: str
    chips: str
    steps: str = ""
    mark_steps: str = ""
    framework: Framework = "xla"
    sessions: str = ""
    warm_up: str = ""
    no_memory: str = ""
    no_occupancy: str = ""
    explained: Mapping[str, Explanation] = field(default_factory=dict)
    versions: str = ""


@dataclass(frozen=True)
class Hindrances:
    """Events that take time from the steps and that a change of the program avoids.

    Attributes:
        waits: when threads that put work on devices waited until devices had done it.
        allocations: when the host allocated or freed a device's memory.
        collections: when the host's language collected garbage.
        compilations: when functions were compiled for new inputs; loading a library does not count.
        host_collectives: when the host ran collectives for a run with devices.
        loading: when the loop waited for its next batch.
        unpinned: name of a device -> when it copied from memory of the host that may be paged out.
        loads_in_process: the loop's own thread makes the batches; None where none are loaded.
        replicates: one process runs copies of the model on several devices, a thread for each.
    """

    waits: Intervals
    allocations: Intervals
    collections: Intervals
    compilations: Intervals
    host_collectives: Intervals
    loading: Intervals
    unpinned: Mapping[str, Intervals]
    loads_in_process: bool | None
    replicates: bool


@dataclass(frozen=True)
class JobKind:
    """What the job does; `reason` is a sentence that names the evidence."""

    kind: Kind
    reason: str


class DeviceCall(NamedTuple):
    """A call that put work on a device.

    Attributes:
        device: what kind of device.
        name: of the host's event.
    """

    device: Literal["GPU", "TPU"]
    name: str


@dataclass(frozen=True)
class RecordingCounts:
    """What an importer counted of how a host was recorded, and how its file was read.

    Attributes:
        is_empty: nothing was recorded but the recording itself.
        damaged: events that could not be read.
        repaired: events whose text is damaged, and that were read all the same.
        launches: calls that put work on a device, as far as their work ought to be recorded.
        unrecorded_launches: those of them whose work is not in the profile.
        launched_ops: events on devices whose launch is in the profile.
        early_ops: those of them that begin before their launch.
        earliest_ps: by how much, at most.
        leading_ops: events on devices without a launch, before the first one that has one.
        unfinished: ops that were running when the recording stopped; they are taken to end then.
        unknown: kind of events that is not known, and left out -> how many there are.
        said: lines in which the profiler warned or reported an error.
        slowing_options: options of the recording that slow the host.
        unrecorded_call: a call that put work on a device, where no work was recorded; else "".
        unrecordable: a kind of device that was used, and that the profiler cannot record; else "".
    """

    is_empty: bool = False
    damaged: int = 0
    repaired: int = 0
    launches: int = 0
    unrecorded_launches: int = 0
    launched_ops: int = 0
    early_ops: int = 0
    earliest_ps: int = 0
    leading_ops: int = 0
    unfinished: int = 0
    unknown: Mapping[str, int] = field(default_factory=dict)
    said: Sequence[str] = ()
    slowing_options: Sequence[str] = ()
    unrecorded_call: str = ""
    unrecordable: str = ""


@dataclass(frozen=True)
class ProfileQuality:
    """Gaps of one host's profile.

    Attributes:
        device_events: events on all streams; profilers stop recording at a limit.
        missing_device: a call that put work on a device, of which the profile has no plane; else
            None.
        compute_ps: sum of the lengths of compute kernels.
        graph_unnamed_ps: of those in CUDA graphs that name no HLO op.
        unreadable_programs: names of programs whose HLO is damaged.
        unlaunched_percent: of the time on devices, that of work without a call that launched it,
            where the format records all calls.
        counts: of the recording, where the importer counts.
    """

    device_events: int
    missing_device: DeviceCall | None
    compute_ps: int
    graph_unnamed_ps: int
    unreadable_programs: Sequence[str]
    unlaunched_percent: float = 0.0
    counts: RecordingCounts = field(default_factory=RecordingCounts)


@dataclass(frozen=True)
class ProcessFacts:
    """A process of a job whose processes have numbers; None for what is not known.

    Attributes:
        rank: its number.
        machine: on which it ran.
        world_size: how many processes the job has.
        backend: of the job's collectives, such as `nccl`.
        groups: how many groups of processes it has.
        options: what the profiler was asked to record, by name, as far as it is known.
        trace_id: of the profile.
    """

    rank: int | None = None
    machine: str | None = None
    world_size: int | None = None
    backend: str | None = None
    groups: int | None = None
    options: Mapping[str, bool] | None = None
    trace_id: str | None = None


NO_PROCESS = ProcessFacts()
"""Of a format whose hosts are machines."""


@dataclass(frozen=True)
class HostFacts:
    """What a profile states about its capture and about the software of the host.

    Attributes:
        origin_ns: the zero of the trace's times, on the file's clock.
        capture_start_ns: start of the capture since the Unix epoch, None if unknown.
        hostnames: names of hosts that the file states, beside that which it goes by.
        errors, warnings: of the profiler, one sentence each.
        versions: framework -> version.
        counters: hardware counters (`MATRIX_UNITS`, `HBM`) in percent, those that are known.
        tracers: what was asked to be recorded, None if unknown.
        sources: where the format has such facts.
        process: where a host of the format is a process.
    """

    origin_ns: int
    capture_start_ns: int | None
    hostnames: Sequence[str]
    errors: Sequence[str]
    warnings: Sequence[str]
    versions: Mapping[str, str]
    counters: Mapping[str, float]
    tracers: TracerLevels | None
    sources: FactSources
    process: ProcessFacts = NO_PROCESS
