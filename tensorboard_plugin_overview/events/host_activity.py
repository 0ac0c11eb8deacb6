"""What a host did when, for a profile without an accelerator.

In: the threads of a `timeline.Timeline`.  Out: one set of time per category: the time in which any
thread did it.

`input` is the wait of the consumer alone: `IteratorGetNext`, infeed enqueue.  Threads that prepare
batches ahead of it (`tf_data_…`) count as nothing: they may be busy all the time while no step
waits, or while every step does.  `host_compute` is ops (`host_ops` tells which events are), thunks,
and the regions in which a thread pool ran a closure.  Waits and wrappers (Python, `PjitFunction`,
`Await`) are neither.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.events.device_activity import INPUT
from tensorboard_plugin_overview.events.host_ops import compiled_ops
from tensorboard_plugin_overview.events.host_ops import computing_ops
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.op_names import HLO_COLLECTIVE
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.track import Track

COMPILATION = "compilation"
HOST_COMPUTE = "host_compute"

# Where categories overlap, the first that applies has the time.
CPU_PRIORITY = (COMPILATION, INPUT, DEVICE_COLLECTIVES, HOST_COMPUTE)
_NONE = -1

COMPILATION_NAME = re.compile(
    r"backend_compile|\w+::Compile|\w*Compiler::|XlaCompile|ptxas|nvrtc|hiprtc"
)
_INPUT = re.compile(r"(?:.*:\s*)?(?:MultiDevice)?IteratorGetNext|(?:.*:)?InfeedEnqueue")
_COLLECTIVE = re.compile(
    HLO_COLLECTIVE + r"|(?:.*:)?Collective(?:Reduce|Gather|BcastSend|BcastRecv|AllToAll)"
)
_THUNK = re.compile(r"ThunkExecutor::Execute(?! \(wait)")
PRODUCER_THREAD_NAME = re.compile(r"tf_data_(?!.*iterator_get_next)")

REGION_START = "ThreadpoolListener::StartRegion"
REGION_STOP = "ThreadpoolListener::StopRegion"


def host_activity(timeline: Timeline) -> Mapping[str, Intervals]:
    """Category id -> the time in which any thread did it.

    Categories that never occurred are left out.
    """
    starts: dict[int, list[Int64Array]] = {code: [] for code in range(len(CPU_PRIORITY))}
    ends: dict[int, list[Int64Array]] = {code: [] for code in range(len(CPU_PRIORITY))}
    for track in timeline.threads:
        if PRODUCER_THREAD_NAME.match(track.name):
            continue
        codes, is_op = track.classify(_code_of_name), computing_ops(track)
        # Passes of the compiler (`all-reduce-promotion`) are named after the ops that they treat.
        codes[(codes == CPU_PRIORITY.index(DEVICE_COLLECTIVES)) & ~is_op] = _NONE
        codes[(codes == _NONE) & is_op] = CPU_PRIORITY.index(HOST_COMPUTE)
        for code in range(len(CPU_PRIORITY)):
            starts[code].append(track.start_ps[codes == code])
            ends[code].append(track.end_ps[codes == code])
        regions = threadpool_regions(track)
        starts[CPU_PRIORITY.index(HOST_COMPUTE)].append(regions.start_ps)
        ends[CPU_PRIORITY.index(HOST_COMPUTE)].append(regions.end_ps)
    time = {
        category: union(np.concatenate(starts[code]), np.concatenate(ends[code]))
        for code, category in enumerate(CPU_PRIORITY)
        if starts[code]
    }
    return {category: intervals for category, intervals in time.items() if len(intervals)}


def host_op_flags(timeline: Timeline) -> list[BoolArray]:
    """For each thread bool[n]: the event is an op of the model's.

    Ops of compiled programs where there are any, else all; those that work ahead for tf.data are
    none.
    """
    compiled = [compiled_ops(track) for track in timeline.threads]
    if any(flag.any() for flag in compiled):
        return compiled
    return [
        np.zeros(len(track), np.bool_)
        if PRODUCER_THREAD_NAME.match(track.name)
        else computing_ops(track)
        for track in timeline.threads
    ]


def threadpool_regions(track: Track) -> Intervals:
    """When the thread ran closures of its pool, from the marks at their starts and stops.

    A stop without a start belongs to a region that was open when the capture began, and is passed
    over; a start without a stop lasts to the thread's last event.
    """
    marks = track.named({REGION_START, REGION_STOP})
    if not len(marks):
        return union(marks, marks)
    time_ps = track.start_ps[marks]
    depth = np.cumsum(np.where(np.isin(marks, track.named({REGION_START})), 1, -1))
    depth -= np.minimum.accumulate(np.minimum(depth, 0))
    next_ps = np.append(time_ps[1:], track.end_ps.max())
    inside = depth > 0
    return union(time_ps[inside], next_ps[inside])


def is_input(name: str) -> bool:
    """The event is a consumer's wait for input."""
    # The plain search is many times as fast, and finds nothing in nearly all names.
    if "IteratorGetNext" not in name and "InfeedEnqueue" not in name:
        return False
    return _INPUT.match(name) is not None


def _code_of_name(name: str) -> int:
    if is_input(name):
        return CPU_PRIORITY.index(INPUT)
    if _COLLECTIVE.match(name):
        return CPU_PRIORITY.index(DEVICE_COLLECTIVES)
    if _THUNK.match(name):
        return CPU_PRIORITY.index(HOST_COMPUTE)
    if COMPILATION_NAME.match(name):
        return CPU_PRIORITY.index(COMPILATION)
    return _NONE
