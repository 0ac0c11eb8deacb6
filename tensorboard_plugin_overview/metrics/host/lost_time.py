"""Time of the steps that a change of the program saves, summed over a host's devices.

In: the trace's `Hindrances`, the windows of the complete steps, what devices did.  Out: `LostTime`.

A wait costs the time from its return to the next op of the device, where the device had work while
the host waited and has none when it returns: without the wait the next op would have been launched
by then.  Time in which the host loads or compiles is left out, for it has another cause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import (
    NO_TIME,
    Intervals,
    contains,
    index_containing,
    intersections,
    merge,
    overlap_ps,
    subtract,
    union,
)
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.steps.device_activity import DeviceActivity
from tensorboard_plugin_overview.trace import categories
from tensorboard_plugin_overview.trace.facts import Hindrances
from tensorboard_plugin_overview.trace.model import Trace

Windows = Mapping[str, tuple[Int64Array, Int64Array]]


@dataclass(frozen=True)
class LostTime:
    """Sums over the complete steps of a host's devices; over the captured work without steps.

    Attributes:
        steps: complete steps of devices (on a CPU, of the host); 0 without any.
        window_ps: their length; without steps, from each device's first op to its last.
        waits: waits behind which the device had nothing to do.
        after_waits_ps: the time until its next op.
        unpinned_ps: copies from memory of the host that may be paged out.
        allocations_ps, collections_ps: the host allocated device memory, or collected garbage.
        idle_allocations_ps, idle_collections_ps: meanwhile no device worked.
        host_collectives_ps: a collective ran on the host, and no device worked.
        loading_ps: the loop waited for a batch.
        unexplained_ps: neither the device nor any recorded work of the host.
        longest_unexplained_ps: of that, the longest stretch of each step.
        loads_in_process: as in `Hindrances`.
        compiling_steps: steps of the host after the first in which functions were compiled.
        replicas: devices that one process gave copies of the model to; 0 without.
    """

    steps: int = 0
    window_ps: int = 0
    waits: int = 0
    after_waits_ps: int = 0
    unpinned_ps: int = 0
    allocations_ps: int = 0
    idle_allocations_ps: int = 0
    collections_ps: int = 0
    idle_collections_ps: int = 0
    host_collectives_ps: int = 0
    loading_ps: int = 0
    unexplained_ps: int = 0
    longest_unexplained_ps: int = 0
    loads_in_process: bool | None = None
    compiling_steps: int = 0
    replicas: int = 0


def lost_time(
    trace: Trace,
    steps: Sequence[DeviceSteps],
    windows: Windows | None,
    activities: Mapping[str, DeviceActivity],
    host_time: Mapping[str, Intervals],
    explained: Mapping[str, Intervals],
) -> LostTime | None:
    """Sums up what a change of the program saves; None where the format does not say.

    Args:
        trace: of the host.
        steps: of its devices.
        windows: device -> starts and ends of its complete steps; None without steps.
        activities: device -> what it did, of GPUs.
        host_time: cause -> when any thread did it.
        explained: device -> when it worked, or anything known of the host explains that it did not.
    """
    hindrances = trace.hindrances
    if hindrances is None:
        return None
    busy = {name: activity.busy for name, activity in activities.items() if len(activity.busy)}
    of_steps = windows is not None
    if windows is None:
        windows = {name: (time.start_ps[:1], time.end_ps[-1:]) for name, time in busy.items()}
    caused = merge(
        host_time.get(categories.INPUT, NO_TIME), host_time.get(categories.COMPILATION, NO_TIME)
    )
    sums = dict.fromkeys(_SUMS, 0)
    for name, (start_ps, end_ps) in windows.items():
        of_device = _of_device(hindrances, name, busy.get(name, NO_TIME), start_ps, end_ps, caused)
        for key, value in (*of_device.items(), *_unexplained(explained, name, start_ps, end_ps)):
            sums[key] += value
    used = sum(activity.used for activity in activities.values())
    return LostTime(
        **sums,
        steps=sum(len(start_ps) for start_ps, _ in windows.values()) if of_steps else 0,
        loads_in_process=hindrances.loads_in_process,
        compiling_steps=_compiling_steps(trace, hindrances.compilations, steps),
        replicas=used if hindrances.replicates and used > 1 else 0,
    )


_SUMS = (
    "window_ps",
    "waits",
    "after_waits_ps",
    "unpinned_ps",
    "allocations_ps",
    "idle_allocations_ps",
    "collections_ps",
    "idle_collections_ps",
    "host_collectives_ps",
    "loading_ps",
    "unexplained_ps",
    "longest_unexplained_ps",
)


def _of_device(
    hindrances: Hindrances,
    name: str,
    busy: Intervals,
    start_ps: Int64Array,
    end_ps: Int64Array,
    caused: Intervals,
) -> dict[str, int]:
    """Returns the sums of one device.

    Args:
        hindrances: of the host.
        name: of the device.
        busy: when it worked; never on a CPU.
        start_ps: int64[n], of the windows.
        end_ps: int64[n].
        caused: when the host had another reason to leave the device idle.
    """

    def within(time: Intervals) -> int:
        return int(overlap_ps(time, start_ps, end_ps).sum())

    waits, idle = _idle_after_waits(hindrances.waits, busy)
    in_steps = index_containing(start_ps, end_ps, waits) >= 0
    allocations, collections = hindrances.allocations, hindrances.collections
    return {
        "window_ps": int((end_ps - start_ps).sum()),
        "waits": int(in_steps.sum()),
        "after_waits_ps": within(subtract(idle, caused)),
        "unpinned_ps": within(hindrances.unpinned.get(name, NO_TIME)),
        "allocations_ps": within(allocations),
        "idle_allocations_ps": within(subtract(allocations, busy)),
        "collections_ps": within(collections),
        "idle_collections_ps": within(subtract(collections, busy)),
        # A CPU's own collectives keep nothing else waiting.
        "host_collectives_ps": within(subtract(hindrances.host_collectives, busy))
        if len(busy)
        else 0,
        "loading_ps": within(hindrances.loading),
    }


def _idle_after_waits(waits: Intervals, busy: Intervals) -> tuple[Int64Array, Intervals]:
    """Finds when a device had nothing to do after the host had waited for it.

    Args:
        waits: of the host.
        busy: when the device worked.

    Returns:
        int64[k], the ends of the waits, and the time from these to the device's next op.
    """
    if not len(busy) or not len(waits):
        return waits.end_ps[:0], NO_TIME
    next_op = np.searchsorted(busy.start_ps, waits.end_ps)
    # Its last op ended in the wait.
    last_end_ps = busy.end_ps[np.maximum(next_op - 1, 0)]
    worked = (next_op > 0) & (last_end_ps > waits.start_ps) & (next_op < len(busy))
    worked &= ~contains(busy, waits.end_ps)
    ends_ps = waits.end_ps[worked]
    return ends_ps, union(ends_ps, busy.start_ps[next_op[worked]])


def _unexplained(
    explained: Mapping[str, Intervals], name: str, start_ps: Int64Array, end_ps: Int64Array
) -> Iterator[tuple[str, int]]:
    """Yields the time that nothing explains, and its longest stretches.

    Args:
        explained: device -> time.
        name: of the device.
        start_ps: int64[n], of the windows, ascending.
        end_ps: int64[n].
    """
    free = subtract(union(start_ps, end_ps), explained.get(name, NO_TIME))
    _, window, length_ps = intersections(free.start_ps, free.end_ps, start_ps, end_ps)
    longest_ps = np.zeros(len(start_ps), np.int64)
    np.maximum.at(longest_ps, window, length_ps)
    yield "unexplained_ps", int(length_ps.sum())
    yield "longest_unexplained_ps", int(longest_ps.sum())


def _compiling_steps(trace: Trace, compilations: Intervals, steps: Sequence[DeviceSteps]) -> int:
    """Counts the steps after the first in which a compilation began."""
    if not len(compilations):
        return 0
    # The host compiles in its own time, which devices lag behind.
    if trace.markers:
        start_ps = np.array([marker.start_ps for marker in trace.markers], np.int64)
        end_ps = np.array([marker.end_ps for marker in trace.markers], np.int64)
    elif steps:
        start_ps, end_ps = steps[0].steps.start_ps, steps[0].steps.end_ps
    else:
        return 0
    found = np.unique(index_containing(start_ps, end_ps, compilations.start_ps))
    return int((found > 0).sum())
