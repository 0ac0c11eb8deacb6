"""Why a GPU was idle: what the host did meanwhile.

In: the threads of a `timeline.Timeline`.  Out: one set of time per category: the time in which any
thread did it, whichever step it did it for.

On each thread the innermost event that tells something decides: a kernel launch within an op is
launch, and a wait within an op is neither.  Events that say nothing of what the thread does (memory
bookkeeping, say) leave that to the event around them.  Threads that prepare batches ahead for
tf.data count as nothing: only the consumer's wait is input.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_activity import INPUT
from tensorboard_plugin_overview.events.host_activity import COMPILATION
from tensorboard_plugin_overview.events.host_activity import COMPILATION_NAME
from tensorboard_plugin_overview.events.host_activity import HOST_COMPUTE
from tensorboard_plugin_overview.events.host_activity import PRODUCER_THREAD_NAME
from tensorboard_plugin_overview.events.host_activity import is_input
from tensorboard_plugin_overview.events.host_ops import computing_ops
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.self_time import innermost
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.track import Track

KERNEL_LAUNCH = "kernel_launch"

# Where threads do several things at once, the first that applies explains the idle time.
IDLE_PRIORITY = (COMPILATION, INPUT, KERNEL_LAUNCH, HOST_COMPUTE)
_SAYS_NOTHING = -2
_WAIT_OR_WRAPPER = -1

_WAIT = re.compile(
    r"\w*Synchronize|.*[Aa]wait\b|.*block_until_ready|.*BlockHostUntil|.*Wait(?:Ready|For|Event)"
    r"|.*\(wait for|Wait for |PjitFunction|Eager\w*Execute|TFE_Py|train_function"
)
_COPY_TO_DEVICE = re.compile(r"(?:cu|cuda|hip)?Memcpy(?:H2D|HtoD|HostToDevice)", re.IGNORECASE)
_EXECUTOR = re.compile(r"ExecutorState::Process|ExecutorDoneCallback|ThunkExecutor::Execute")


def explain_idle(timeline: Timeline) -> Mapping[str, Intervals]:
    """Category id -> the time in which any host thread did it; categories never seen left out."""
    starts: dict[str, list[Int64Array]] = {category: [] for category in IDLE_PRIORITY}
    ends: dict[str, list[Int64Array]] = {category: [] for category in IDLE_PRIORITY}
    for track in timeline.threads:
        if PRODUCER_THREAD_NAME.match(track.name) or not len(track):
            continue
        start_ps, end_ps, codes = _innermost(track)
        for code, category in enumerate(IDLE_PRIORITY):
            starts[category].append(start_ps[codes == code])
            ends[category].append(end_ps[codes == code])
    found = {
        category: union(np.concatenate(starts[category]), np.concatenate(ends[category]))
        for category in IDLE_PRIORITY
        if starts[category]
    }
    return {category: time for category, time in found.items() if len(time)}


def _innermost(track: Track) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Stretches of the thread's time (start, end), and the code of the event that decides there."""
    codes = track.classify(_code_of_name)
    is_op = computing_ops(track) & (codes != IDLE_PRIORITY.index(INPUT))
    codes[is_op] = IDLE_PRIORITY.index(HOST_COMPUTE)
    # A call with a correlation id has work on the device: it launches it, if it is nothing else.
    called = track.has("correlation_id") & (codes == _SAYS_NOTHING)
    codes[called] = IDLE_PRIORITY.index(KERNEL_LAUNCH)
    telling = (codes != _SAYS_NOTHING) & (track.end_ps > track.start_ps)
    start_ps, end_ps, codes = track.start_ps[telling], track.end_ps[telling], codes[telling]
    start_ps, end_ps, event = innermost(start_ps, end_ps)
    return start_ps, end_ps, codes.take(event)


def _code_of_name(name: str) -> int:
    if is_input(name):
        return IDLE_PRIORITY.index(INPUT)
    if _COPY_TO_DEVICE.match(name):
        return IDLE_PRIORITY.index(INPUT)
    if "ExecuteThunks" in name or "EnqueueExecution" in name:
        return IDLE_PRIORITY.index(KERNEL_LAUNCH)
    if _WAIT.match(name):
        return _WAIT_OR_WRAPPER
    if _EXECUTOR.match(name):
        return IDLE_PRIORITY.index(HOST_COMPUTE)
    if COMPILATION_NAME.match(name):
        return IDLE_PRIORITY.index(COMPILATION)
    return _SAYS_NOTHING
