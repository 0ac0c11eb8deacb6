"""GPUs, and devices like them: their streams and what ran on them, their memory.

In: nothing (these are types, which importers fill in).  Out: `Gpu`, `Stream`, `MemoryUse`,
`LaunchCalls`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.trace.facts import DeviceFacts, DeviceKind, OtherKind
from tensorboard_plugin_overview.trace.markers import DeviceMarkers
from tensorboard_plugin_overview.trace.ops import OpEvents, Untimed

UNKNOWN_BYTES = -1
"""An amount that is not known."""
MOST_UNRECORDED = 0.01
"""Share of the launches whose work may be missing from the profile, without that it matters."""


@dataclass(frozen=True, eq=False)
class Stream:
    """One stream of a GPU.

    Attributes:
        ops: the n events that have a length.
        launch: int64[n], an id that each has in common with the host's call that launched it;
            `NO_LAUNCH` for none.
        group: int64[n], the profiler's group of each; `NO_GROUP` for none.
        blocks: float64[n], blocks of the kernel's grid ÷ multiprocessors of the device, NaN where
            it is not stated; None where the format never states it.
        occupancy_percent: float64[n], estimate of the warps that a multiprocessor holds ÷ those
            that it can hold, NaN where it is not stated; None where the format never states it.
    """

    ops: OpEvents
    launch: Int64Array
    group: Int64Array
    blocks: FloatArray | None = None
    occupancy_percent: FloatArray | None = None


@dataclass(frozen=True, eq=False)
class MemoryUse:
    """The memory of one device after each of n requests to the framework's allocator.

    Attributes:
        time_ps: int64[n], ascending: when the host allocated or freed.
        allocated_bytes: int64[n], bytes in use by tensors; `UNKNOWN_BYTES` where not stated.
        reserved_bytes: int64[n], bytes that the allocator holds, those in use included;
            `UNKNOWN_BYTES` where not stated.
        failed_ps: int64[k], ascending: when an allocation failed for want of memory.
        failed_bytes: int64[k], how much was asked for then; `UNKNOWN_BYTES` where not stated.
    """

    time_ps: Int64Array
    allocated_bytes: Int64Array
    reserved_bytes: Int64Array
    failed_ps: Int64Array
    failed_bytes: Int64Array


@dataclass(frozen=True, eq=False)
class Gpu:
    """One GPU, or another device with streams.

    Attributes:
        name: of the device, such as `/device:GPU:0`.
        facts: what the profile states about the hardware.
        streams: those with events.
        untimed: for each stream with such ops, those at no known time.
        markers: the steps that a profiler assigned its events to; None without any.
        kind: of the device.
        memory: what the framework held of its memory; None where that was not recorded.
    """

    name: str
    facts: DeviceFacts
    streams: Sequence[Stream]
    untimed: Sequence[Untimed]
    markers: DeviceMarkers | None = None
    kind: DeviceKind | OtherKind = "gpu"
    memory: MemoryUse | None = None


@dataclass(frozen=True, eq=False)
class LaunchCalls:
    """The n calls of the host that put work on devices, of which a profiler records all.

    Calls whose work need not be in the profile are left out.

    Attributes:
        thread: int64[n], index into the trace's threads.
        event: int64[n], its row in the thread.
        has_work: bool[n], what it put on a device is in the profile.
    """

    thread: Int64Array
    event: Int64Array
    has_work: BoolArray

    def __len__(self) -> int:
        return len(self.thread)
