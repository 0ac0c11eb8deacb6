"""GPUs, and devices like them: their streams and what ran on them.

In: nothing (these are types, which importers fill in).  Out: `Gpu`, `Stream`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.facts import DeviceFacts, DeviceKind, OtherKind
from tensorboard_plugin_overview.trace.markers import DeviceMarkers
from tensorboard_plugin_overview.trace.ops import OpEvents, Untimed


@dataclass(frozen=True, eq=False)
class Stream:
    """One stream of a GPU.

    Attributes:
        ops: the n events that have a length.
        launch: int64[n], an id that each has in common with the host's call that launched it;
            `NO_LAUNCH` for none.
        group: int64[n], the profiler's group of each; `NO_GROUP` for none.
    """

    ops: OpEvents
    launch: Int64Array
    group: Int64Array


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
    """

    name: str
    facts: DeviceFacts
    streams: Sequence[Stream]
    untimed: Sequence[Untimed]
    markers: DeviceMarkers | None = None
    kind: DeviceKind | OtherKind = "gpu"
