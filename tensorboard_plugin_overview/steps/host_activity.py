"""Why a device waits, or a step takes its time: what the host did meanwhile.

In: the threads of a `trace.model.Trace`.  Out: one set of time per cause, in which any thread did
it, whichever step it did it for.  The sets overlap where threads do several things at once: their
user takes the first that applies, in the order of `IDLE_PRIORITY` or, on a CPU, `CPU_PRIORITY`.

Compilation and input cover: all that their thread does within such an event is theirs.  The rest is
decided by the innermost event that is anything: a kernel launch within an op is launch, a copy to a
device is input, and a wait or a call of the user's own code within it is nothing.  On a CPU,
where ops are what the step is for, an op counts with all that it waits for, but for a call of the
user's own code.

Input is also a data loader's `__next__`, a Python frame (one in which a step is marked runs the
loop, and is no loader's).  What prepares batches ahead counts as nothing, for it may be busy while
no step waits or while every step does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.self_time import self_time_spans
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.trace import categories
from tensorboard_plugin_overview.trace.threads import HostRole, Thread

# Where causes overlap, the first that applies has the time.
IDLE_PRIORITY = (
    categories.COMPILATION,
    categories.INPUT,
    categories.DEVICE_COLLECTIVES,
    categories.KERNEL_LAUNCH,
    categories.HOST_COMPUTE,
)
CPU_PRIORITY = (
    categories.COMPILATION,
    categories.INPUT,
    categories.DEVICE_COLLECTIVES,
    categories.HOST_COMPUTE,
)


def host_activity(threads: Sequence[Thread], *, is_cpu: bool) -> Mapping[str, intervals.Intervals]:
    """Finds the time of each cause, in which any thread did it.

    Args:
        threads: of the host.
        is_cpu: the ops of the profile ran on the host, none on a device: then the closures of
            thread pools are `host_compute` too, collectives a cause of their own, and nothing is
            `kernel_launch`.

    Returns:
        Causes of `CPU_PRIORITY` on a CPU, else of `IDLE_PRIORITY`, over the whole profile; those
        never seen are left out.
    """
    priority = CPU_PRIORITY if is_cpu else IDLE_PRIORITY
    found: dict[str, list[intervals.Intervals]] = {cause: [] for cause in priority}
    for thread in threads:
        if thread.works_ahead:
            continue
        of_thread = [
            (categories.COMPILATION, _time_of(thread, thread.role == HostRole.COMPILE)),
            (categories.INPUT, _time_of(thread, thread.role == HostRole.INPUT)),
            *(_cpu_time(thread) if is_cpu else _idle_time(thread)).items(),
        ]
        ahead = _time_of(thread, thread.role == HostRole.PREFETCH)
        for cause, time in of_thread:
            found[cause].append(intervals.subtract(time, ahead) if len(ahead) else time)
        if thread.runs_loop:
            found[categories.INPUT].append(_loading(thread))
    merged = {cause: intervals.merge(intervals.NO_TIME, *found[cause]) for cause in priority}
    return {cause: time for cause, time in merged.items() if len(time)}


def _time_of(thread: Thread, chosen: BoolArray) -> intervals.Intervals:
    return intervals.union(thread.start_ps[chosen], thread.end_ps[chosen])


def _cpu_time(thread: Thread) -> dict[str, intervals.Intervals]:
    """Finds collectives and compute; what calls back computes only while what it calls does."""
    called = thread.role == HostRole.CALLBACK
    back = _time_of(thread, called)
    within = intervals.contains(back, thread.start_ps) if len(back) else called
    computes = thread.role == HostRole.OP
    around = intervals.merge(_time_of(thread, computes & ~within), thread.regions)
    return {
        categories.INPUT: _time_of(thread, thread.role == HostRole.FEED),
        categories.DEVICE_COLLECTIVES: _time_of(thread, thread.role == HostRole.COLLECTIVE),
        categories.HOST_COMPUTE: intervals.merge(
            intervals.subtract(around, back), _time_of(thread, computes & within)
        ),
    }


def _idle_time(thread: Thread) -> dict[str, intervals.Intervals]:
    """Finds input, launches and compute, as the innermost event decides that is anything.

    Collectives of the host, for which devices wait, cover what is within.
    """
    is_known = (thread.role != HostRole.OTHER) & (thread.role != HostRole.PREFETCH)
    known = np.flatnonzero(is_known & (thread.end_ps > thread.start_ps))
    start_ps, end_ps, event = self_time_spans(thread.start_ps[known], thread.end_ps[known])
    role = thread.role[known].take(event)
    found = {
        cause: intervals.union(start_ps[role == one], end_ps[role == one])
        for cause, one in (
            (categories.INPUT, HostRole.FEED),
            (categories.KERNEL_LAUNCH, HostRole.LAUNCH),
            (categories.HOST_COMPUTE, HostRole.OP),
        )
    }
    found[categories.DEVICE_COLLECTIVES] = _time_of(thread, thread.role == HostRole.COLLECTIVE)
    return found


def _loading(thread: Thread) -> intervals.Intervals:
    """Finds when a data loader's `__next__` was on the stack."""
    frames = thread.frames
    loads = np.array([function.loads for function in frames.functions], np.bool_)
    if not loads.any():
        return intervals.NO_TIME
    at = np.flatnonzero(loads[frames.kinds()])
    start_ps, end_ps = frames.start_ps[at], frames.end_ps[at]
    begun_ps, _ = thread.markers_ps
    marks = np.searchsorted(begun_ps, end_ps) > np.searchsorted(begun_ps, start_ps, side="right")
    return intervals.union(start_ps[~marks], end_ps[~marks])
