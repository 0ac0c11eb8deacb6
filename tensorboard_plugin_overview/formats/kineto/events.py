"""Columns of a Kineto trace, as they are in the file.

In: nothing (these are types).  Out: `RawTrace`, what the reader gives back.

All times are whole nanoseconds on the file's clock: `base_ns` + time is nanoseconds since 1970,
if `epoch_known`.  Absent integers are `NONE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Codes = NDArray[np.int32]
Floats = NDArray[np.float64]
V = TypeVar("V")

NONE = -(2**63)

DeviceKind = Literal["gpu", "xpu", "mtia", "npu", "hpu"]


class Category(IntEnum):
    """Kinds of events that are kept, whatever their release called them."""

    OP = 0
    """An operator of PyTorch, autograd nodes and Triton launchers included."""
    RANGE = 1
    """A range of `record_function`: `ProfilerStep#1`, `Optimizer.step#SGD.step`, the user's."""
    RUNTIME = 2
    """A call of the runtime: CUDA, HIP, XPU, MTIA, HPU, a custom backend."""
    DRIVER = 3
    """A call of the driver."""
    PYTHON = 4
    """A Python call; only those that compile, `nn.Module: X_0` and `Python GC` are kept."""
    OVERHEAD = 5
    """The profiler's own cost, or a compilation within the driver."""
    KERNEL = 6
    COPY = 7
    SET = 8
    """Device memory is set to a value."""
    COLLECTIVE = 9
    """A collective as a child profiler saw it (`collective_comm`)."""
    ACCELERATOR = 10
    """Work of MTIA (`mtia_ccp_events`): kernels, copies and the rest; its name tells which."""
    DEVICE_RANGE = 11
    """The shadow of a range on a stream.  Never a marker, never device work."""


class CopyKind(IntEnum):
    """The direction of a copy."""

    UNCLEAR = 0
    HOST_TO_DEVICE = 1
    DEVICE_TO_HOST = 2
    DEVICE_TO_DEVICE = 3
    HOST_TO_HOST = 4


@dataclass(frozen=True)
class Collective:
    """What the arguments of a kernel or of `record_param_comms` say of a collective.

    Attributes:
        name: such as `allreduce`.
        in_elements: elements sent; None if not given, as all others.
        out_elements: elements received.
        group_size: ranks that take part.
        dtype: such as `Float`.
        in_split: sizes per rank, as text.
        out_split: sizes per rank, as text.
        group_name: of the process group.
        group_description: of the process group.
        group_ranks: ranks as text; `...` cuts long ones.
        src_rank: sender of a point-to-point message.
        dst_rank: receiver of a point-to-point message.
        sequence: number of the collective in its group.
        communicator: id of NCCL's communicator, as text.
    """

    name: str
    in_elements: int | None = None
    out_elements: int | None = None
    group_size: int | None = None
    dtype: str | None = None
    in_split: str | None = None
    out_split: str | None = None
    group_name: str | None = None
    group_description: str | None = None
    group_ranks: str | None = None
    src_rank: int | None = None
    dst_rank: int | None = None
    sequence: int | None = None
    communicator: str | None = None


@dataclass(frozen=True)
class Triton:
    """What an op says of the Triton kernel that it launches.

    Attributes:
        backend: `triton`.
        flop: floating-point operations of one execution; None if not given.
        gigabytes: bytes read and written by one execution / 1e9; None if not given.
    """

    backend: str
    flop: float | None = None
    gigabytes: float | None = None


@dataclass(frozen=True)
class Shapes:
    """Inputs of an op.  JSON arrays are given as read.

    Attributes:
        dims: one shape an input: `[[4, 8], [8, 2]]`; a tensor list is a list of shapes.
        types: one C++ type an input: `["float", "c10::Half", "Scalar", ""]`.
        values: one text an input: `["", "[1, 1]"]`; empty for tensors, () if not recorded.
    """

    dims: tuple[Any, ...]
    types: tuple[str, ...]
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sparse(Generic[V]):
    """Values that only some events of a track have.

    Attributes:
        rows: int64[k], ascending: the events.
        values: k values: an array, or a tuple of objects.
    """

    rows: Ints
    values: V


@dataclass(frozen=True)
class Events:
    """Events of one thread, or of one stream, in order of start; the longer one first.

    Attributes:
        start_ns: int64[n].
        end_ns: int64[n], not before the start.
        names: int32[n], index into `RawTrace.names`.
        categories: uint8[n], of `Category`.
        correlation: int64[n], the same for a launch and its device ops; NONE if not given.
        external: int64[n], `External id`; NONE if not given.
    """

    start_ns: Ints
    end_ns: Ints
    names: Codes
    categories: NDArray[np.uint8]
    correlation: Ints
    external: Ints

    def __len__(self) -> int:
        return len(self.start_ns)


@dataclass(frozen=True)
class HostThread(Events):
    """Ops, ranges, calls and kept Python functions of one thread.

    Attributes:
        pid: the process; as text where the file has it so.
        tid: the thread; a number in text is a number here.
        name: of the thread; None if the file gives none.
        input_types: int32[k], index into `RawTrace.input_types`, of events with types.
        shapes: int32[k], index into `RawTrace.shapes`, of product ops (`aten::mm` ...).
        triton: of ops that launch a Triton kernel.
        collectives: of `record_param_comms`.
        copy_kinds: int64[k], `kind` of copy calls as HIP numbers it: 1 HtoD, 2 DtoH, 3 DtoD.
        unfinished: int64[k], events that were still open when the recording stopped; their end
            is the stop.
    """

    pid: int | str
    tid: int | str
    name: str | None
    input_types: Sparse[Codes]
    shapes: Sparse[Codes]
    triton: Sparse[tuple[Triton, ...]]
    collectives: Sparse[tuple[Collective, ...]]
    copy_kinds: Sparse[Ints]
    unfinished: Ints


@dataclass(frozen=True)
class DeviceStream(Events):
    """Device ops of one stream.

    Attributes:
        kind: of the device.
        device: id, as the device ops have it (ROCm numbers differ from `deviceProperties`).
        stream: id.
        blocks_per_sm: float64[k], of kernels.
        occupancy: float64[k], `est. achieved occupancy %` of kernels.
        graph_id: int64[k], of kernels of a CUDA graph; 0 stands for no graph and is left out.
        graph_node: int64[k], `graph node id`; 0 stands for no node and is left out.
        bytes: int64[k], of copies and sets.
        copies: uint8[k], `CopyKind` of copies.
        collectives: of kernels.
    """

    kind: DeviceKind
    device: int
    stream: int
    blocks_per_sm: Sparse[Floats]
    occupancy: Sparse[Floats]
    graph_id: Sparse[Ints]
    graph_node: Sparse[Ints]
    bytes: Sparse[Ints]
    copies: Sparse[NDArray[np.uint8]]
    collectives: Sparse[tuple[Collective, ...]]


@dataclass(frozen=True)
class MemoryEvents:
    """`[memory]` and `[OutOfMemory]` instants, in order of time.

    Attributes:
        time_ns: int64[n].
        device_type: int64[n], as c10 numbers them: 0 CPU, 1 CUDA and ROCm, 12 XPU, 13 MPS,
            19 MTIA, 20 PrivateUse1; NONE if not given.
        device: int64[n], id.
        bytes: int64[n], allocated (negative: freed).
        allocated: int64[n], bytes in use after it; NONE before PyTorch 1.10.
        reserved: int64[n], bytes reserved after it; NONE before PyTorch 1.10.
        out_of_memory: bool[n].
    """

    time_ns: Ints
    device_type: Ints
    device: Ints
    bytes: Ints
    allocated: Ints
    reserved: Ints
    out_of_memory: NDArray[np.bool_]

    def __len__(self) -> int:
        return len(self.time_ns)


@dataclass(frozen=True)
class Instant:
    """An instant that is no memory event: `Iteration Start: ...`, `Record Window End`.

    Attributes:
        name: as in the file.
        time_ns: int.
    """

    name: str
    time_ns: int


@dataclass(frozen=True)
class Span:
    """The time that was recorded.

    Attributes:
        start_ns: start of the `PyTorch Profiler` span, else `Iteration Start`.
        end_ns: its end; None if the file does not say it.
        name: of the span.
        window_end_ns: `Record Window End`; None if the file has none.
    """

    start_ns: int
    end_ns: int | None
    name: str
    window_end_ns: int | None = None


@dataclass(frozen=True)
class Metadata:
    """Top-level keys of the file; the last one where a key comes twice.

    Attributes:
        devices: `deviceProperties`, as read: `id`, `name`, `totalGlobalMem`, `numSms` ...
        has_devices: whether `deviceProperties` is in the file.
        distributed: `distributedInfo`, as read; empty if not given.
        flags: `record_shapes`, `profile_memory`, `with_stack`, `with_modules`, `with_flops`.
        versions: keys that end in `_version`, and `schemaVersion`, as read.
        logs: `INFO`, `WARNING`, `ERROR`, `STAGE`: lines of Kineto's log.
        others: all other keys, the user's included, as read.
        base_first: whether `baseTimeNanoseconds` stands before the events; None without it.
    """

    devices: tuple[Mapping[str, Any], ...] = ()
    has_devices: bool = False
    distributed: Mapping[str, Any] = field(default_factory=dict)
    flags: Mapping[str, bool] = field(default_factory=dict)
    versions: Mapping[str, Any] = field(default_factory=dict)
    logs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    others: Mapping[str, Any] = field(default_factory=dict)
    base_first: bool | None = None


@dataclass(frozen=True)
class Counts:
    """How many events were not taken as they are.

    Attributes:
        kept: events in the columns, spans and instants included.
        impossible_times: left out: time not positive, negative duration, duration of over 26
            days, or over 26 days from the median.
        damaged: lost: could not be read.
        repaired: read after a repair.
        skipped: not read after a repair, since nothing needs them.
        lost_metadata: top-level keys whose value could not be read.
        unfinished: events that were open when the recording stopped.
        dropped: events that nothing needs, by category (flows, Python calls, counters).
        unknown: events of categories that are not known, by category.
    """

    kept: int = 0
    impossible_times: int = 0
    damaged: int = 0
    repaired: int = 0
    skipped: int = 0
    lost_metadata: int = 0
    unfinished: int = 0
    dropped: Mapping[str, int] = field(default_factory=dict)
    unknown: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class RawTrace:
    """All that is read of a file.

    Attributes:
        status: `partial` where something was lost, `empty` for a file of 0 bytes, `unreadable`
            where nothing could be read, or where the file is no trace of Kineto's.
        message: what is wrong, one sentence; None if nothing.
        not_kineto: whether the file is another kind of JSON, or none.
        truncated: whether the file ends before its end.
        base_ns: `baseTimeNanoseconds`; 0 if not given.
        epoch_known: whether times say when it was; not in files that were rewritten.
        names: all distinct names of events.
        threads: by pid, tid.
        streams: by kind, device, stream.
        device_ranges: `gpu_user_annotation`, by the same; no sparse columns.
        overhead: `overhead` events; they belong to no thread.
        memory: memory events.
        instants: in order of time.
        span: of the recording; None if the file has none.
        input_types: distinct `Input type` arrays.
        shapes: distinct inputs of product ops.
        metadata: top-level keys.
        process_labels: `process_labels` by pid: `CPU`, `GPU 0`.
        thread_names: by (pid, tid), threads of `threads` included.
        counts: what was left out.
        features: what brackets the release: `Record function id`, `finished`, `Seq`.
    """

    status: Literal["ok", "partial", "empty", "unreadable"]
    message: str | None
    not_kineto: bool = False
    truncated: bool = False
    base_ns: int = 0
    epoch_known: bool = False
    names: tuple[str, ...] = ()
    threads: tuple[HostThread, ...] = ()
    streams: tuple[DeviceStream, ...] = ()
    device_ranges: tuple[DeviceStream, ...] = ()
    overhead: Events | None = None
    memory: MemoryEvents | None = None
    instants: tuple[Instant, ...] = ()
    span: Span | None = None
    input_types: tuple[tuple[str, ...], ...] = ()
    shapes: tuple[Shapes, ...] = ()
    metadata: Metadata = Metadata()
    process_labels: Mapping[int | str, str] = field(default_factory=dict)
    thread_names: Mapping[tuple[int | str, int | str], str] = field(default_factory=dict)
    counts: Counts = Counts()
    features: frozenset[str] = frozenset()
