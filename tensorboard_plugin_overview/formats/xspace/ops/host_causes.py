"""Why a device waits, or a step takes its time: what the host did meanwhile.

In: the threads of a `timeline.Timeline`.  Out: one set of time per cause, in which any thread did
it, whichever step it did it for.  The sets overlap where threads do several things at once: who
uses them takes the first that applies, in the order of `IDLE_PRIORITY` or, on a CPU,
`CPU_PRIORITY`.

Compilation and input cover: all that their thread does within such an event is theirs.  The rest is
decided by the innermost event that tells something: a kernel launch within an op is launch, and a
wait or a call of the user's own code (`io_callback`) within it is neither.  Events that say nothing
of what the thread does (memory bookkeeping, say) leave that to the event around them.  On a CPU,
where ops are what the step is for, an op counts with all that it waits for, but for a call of the
user's own code.

`compilation` is tracing, lowering and compiling: of XLA, PjRt, ptxas, NVRTC, MIOpen, of JAX, and of
calls of a `tf.function` that trace it.

`input` is the wait of the consumer alone: `IteratorGetNext`, infeed enqueue, calls that copy to a
device; and on the threads that run the loop, the stages of an input pipeline (events with
`_ipl_stage_…` stats, which Grain and tf.data write) and a data loader's `__next__`, an event or a
Python frame (one in which a step is marked runs the loop, and is no loader's).  Threads that
prepare batches ahead count as nothing, for they may be busy while no step waits or while every step
does: those of tf.data (`tf_data_…`), and any other thread within its stages.

The threads that run the loop are those that mark steps; where no thread does, those on which Python
dispatches programs or ops, or else anything does; and where none does, all whose stages consume
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import NO_TIME
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import contains
from tensorboard_plugin_overview.arrays.intervals import merge
from tensorboard_plugin_overview.arrays.intervals import subtract
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.once import once
from tensorboard_plugin_overview.arrays.self_time import self_time_spans
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import host_op
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import INPUT
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import traces
from tensorboard_plugin_overview.formats.xspace.ops.host_activity import CALLBACK_NAME
from tensorboard_plugin_overview.formats.xspace.ops.host_activity import COMPILATION_NAME
from tensorboard_plugin_overview.formats.xspace.ops.host_activity import PRODUCER_THREAD_NAME
from tensorboard_plugin_overview.formats.xspace.ops.host_activity import threadpool_regions
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import computing_ops
from tensorboard_plugin_overview.formats.xspace.timeline.markers import by_thread
from tensorboard_plugin_overview.formats.xspace.timeline.markers import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.kernel_names import is_collective_op

COMPILATION = "compilation"
KERNEL_LAUNCH = "kernel_launch"
HOST_COMPUTE = "host_compute"

# Where causes overlap, the first that applies has the time.
IDLE_PRIORITY = (COMPILATION, INPUT, KERNEL_LAUNCH, HOST_COMPUTE)
CPU_PRIORITY = (COMPILATION, INPUT, DEVICE_COLLECTIVES, HOST_COMPUTE)

_CAUSES = (COMPILATION, INPUT, KERNEL_LAUNCH, HOST_COMPUTE, DEVICE_COLLECTIVES)
_COMPILATION, _INPUT, _LAUNCH, _COMPUTE, _COLLECTIVES = range(len(_CAUSES))
_WAIT_OR_WRAPPER = -1
_SAYS_NOTHING = -2
# A data loader's: input on a thread that runs the loop.
_NEXT = -3
# An executor's own time: compute of a host that a device waits for.
_EXECUTES = -4
# Of a program into the user's own code.
_CALLS_BACK = -5

_STAGE_STATS = ("_ipl_stage_id", "_ipl_stage_name", "_ipl_stage_cat")

_CONSUMER = re.compile(r"(?:.*:\s*)?(?:MultiDevice)?IteratorGetNext|(?:.*:)?InfeedEnqueue")
_LOADER_NEXT = re.compile(r"\w*(?:Iter|Loader|Dataset)\w*\.__next__")
_COPY_TO_DEVICE = re.compile(r"(?:cu|cuda|hip)?Memcpy(?:H2D|HtoD|HostToDevice)", re.IGNORECASE)
_WAIT = re.compile(
    r"\w*Synchronize|.*[Aa]wait\b|.*block_until_ready|.*BlockHostUntil|.*Wait(?:Ready|For|Event)"
    r"|.*\(wait for|Wait for |PjitFunction|Eager\w*Execute|TFE_Py|train_function"
)
_EXECUTOR = re.compile(r"ExecutorState::Process|ExecutorDoneCallback")
_THUNKS = "ThunkExecutor::Execute"
_NEXT_FRAME = re.compile(r"\$.*:\d+ (?:\w+\.)*__next__")
# Calls that Python makes, and those that the runtimes make for it.
_DISPATCH = (
    re.compile(r"PjitFunction|TFE_Py|EagerExecute|SessionRun|StepMarker|Sync\w*Graph"),
    re.compile(r"tpu::System::Execute|\w+Executable::Execute|(?:cu|cuda|hip)Launch"),
)


def host_causes(timeline: Timeline, *, is_cpu: bool) -> Mapping[str, Intervals]:
    """Cause -> the time in which any thread did it; causes never seen are left out.

    Args:
        timeline: of the host.
        is_cpu: the ops of the profile ran on the host, none on a device: then HLO ops, thunks and
            the closures of thread pools are `host_compute`, collectives a cause of their own, and
            nothing is `kernel_launch`.

    Returns:
        Causes of `CPU_PRIORITY` on a CPU, else of `IDLE_PRIORITY`, over the whole profile.
    """
    found: dict[str, list[Intervals]] = {cause: [] for cause in _CAUSES}
    loop_threads = threads_of_loop(timeline)
    markers_of = by_thread(find_markers(timeline))
    for index, track in enumerate(timeline.threads):
        if PRODUCER_THREAD_NAME.match(track.name):
            continue
        for cause, time in _of_thread(track, loop_threads[index], is_cpu).items():
            found[cause].append(time)
        if loop_threads[index]:
            begun_ps = [marker.start_ps for marker in markers_of.get(index, ())]
            found[INPUT].append(_loaders(timeline.frames[index], np.array(begun_ps, np.int64)))
    merged = {cause: merge(NO_TIME, *found[cause]) for cause in _CAUSES}
    return {cause: time for cause, time in merged.items() if len(time)}


@once
def threads_of_loop(timeline: Timeline) -> Sequence[bool]:
    """For each thread of the host, whether it runs the loop; see above."""
    threads = timeline.threads
    marking = {marker.thread for marker in find_markers(timeline)}
    if marking:
        return [index in marking for index in range(len(threads))]
    for dispatch in _DISPATCH:
        dispatching = [any(map(dispatch.match, track.names)) for track in threads]
        if any(dispatching):
            return dispatching
    return [not (_in_stage(track) & track.has("_c")).any() for track in threads]


def _of_thread(track: EventTrack, runs_loop: bool, is_cpu: bool) -> Mapping[str, Intervals]:
    codes = track.classify(_cpu_code_of_name if is_cpu else _code_of_name)
    is_op = computing_ops(track)
    if is_cpu:
        # Passes of the compiler (`all-reduce-promotion`) are named after the ops that they treat.
        codes[(codes == _COLLECTIVES) & ~is_op] = _SAYS_NOTHING
        codes[(codes < 0) & (codes != _CALLS_BACK) & is_op] = _COMPUTE
    else:
        codes[is_op & (codes != _INPUT)] = _COMPUTE
    codes[traces(track)] = _COMPILATION
    stages = _in_stage(track)
    ahead = NO_TIME
    if runs_loop:
        codes[stages | (codes == _NEXT)] = _INPUT
    else:
        codes[codes == _NEXT] = _SAYS_NOTHING
        ahead = union(track.start_ps[stages], track.end_ps[stages])
    time = _cpu_time(track, codes) if is_cpu else _idle_time(track, codes)
    for code in (_COMPILATION, _INPUT):
        time[_CAUSES[code]] = union(track.start_ps[codes == code], track.end_ps[codes == code])
    if len(ahead):
        return {cause: subtract(one, ahead) for cause, one in time.items()}
    return time


def _cpu_time(track: EventTrack, codes: Int64Array) -> dict[str, Intervals]:
    """Collectives and compute; what calls back computes only while what it calls does."""
    called = codes == _CALLS_BACK
    back = union(track.start_ps[called], track.end_ps[called])
    within = contains(back, track.start_ps) if len(back) else called

    def time_of(chosen: BoolArray) -> Intervals:
        return union(track.start_ps[chosen], track.end_ps[chosen])

    computes = codes == _COMPUTE
    around = merge(time_of(computes & ~within), threadpool_regions(track))
    return {
        DEVICE_COLLECTIVES: time_of(codes == _COLLECTIVES),
        HOST_COMPUTE: merge(subtract(around, back), time_of(computes & within)),
    }


def _idle_time(track: EventTrack, codes: Int64Array) -> dict[str, Intervals]:
    """Launches and compute, as the innermost event that tells something decides."""
    codes[codes == _EXECUTES] = _COMPUTE
    # A call with a correlation id has work on the device: it launches it, if it is nothing else.
    codes[track.has("correlation_id") & (codes == _SAYS_NOTHING)] = _LAUNCH
    telling = (codes != _SAYS_NOTHING) & (track.end_ps > track.start_ps)
    start_ps, end_ps, event = self_time_spans(track.start_ps[telling], track.end_ps[telling])
    deciding = codes[telling].take(event)
    return {
        _CAUSES[code]: union(start_ps[deciding == code], end_ps[deciding == code])
        for code in (_LAUNCH, _COMPUTE)
    }


def _in_stage(track: EventTrack) -> BoolArray:
    """bool[n]: the event is a stage of an input pipeline."""
    found = np.zeros(len(track), np.bool_)
    for stat in _STAGE_STATS:
        found |= track.has(stat)
    return found


def _loaders(frames: EventTrack, begun_ps: Int64Array) -> Intervals:
    """When a data loader's `__next__` was on the stack; `begun_ps` are the thread's markers."""
    at = np.flatnonzero(frames.classify(_is_next_frame) > 0)
    start_ps, end_ps = frames.start_ps[at], frames.end_ps[at]
    marks = np.searchsorted(begun_ps, end_ps) > np.searchsorted(begun_ps, start_ps, side="right")
    return union(start_ps[~marks], end_ps[~marks])


def _is_next_frame(name: str) -> bool:
    return _NEXT_FRAME.fullmatch(name) is not None


def _is_consumer(name: str) -> bool:
    # The plain search is many times as fast, and finds nothing in nearly all names.
    if "IteratorGetNext" not in name and "InfeedEnqueue" not in name:
        return False
    return _CONSUMER.match(name) is not None


def _code_of_name(name: str) -> int:
    if _is_consumer(name):
        return _INPUT
    if host_op(name) is not None:
        # What a framework's op is for, its kind says, and no word in its name.
        return _SAYS_NOTHING
    if _COPY_TO_DEVICE.match(name):
        return _INPUT
    if "ExecuteThunks" in name or "EnqueueExecution" in name:
        return _LAUNCH
    if name.endswith("__next__") and _LOADER_NEXT.fullmatch(name):
        return _NEXT
    if CALLBACK_NAME.match(name):
        return _CALLS_BACK
    if _WAIT.match(name):
        return _WAIT_OR_WRAPPER
    if name.startswith(_THUNKS):
        return _COMPUTE
    if _EXECUTOR.match(name):
        return _EXECUTES
    return _COMPILATION if COMPILATION_NAME.match(name) else _SAYS_NOTHING


def _cpu_code_of_name(name: str) -> int:
    # TensorFlow's type of op stands behind its name.
    if is_collective_op(name.rsplit(":", 1)[-1]) and not _is_consumer(name):
        return _COLLECTIVES
    return _code_of_name(name)
