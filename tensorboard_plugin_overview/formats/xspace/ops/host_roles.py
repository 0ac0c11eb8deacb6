"""What the events of a host's threads are, and which of its threads run the loop.

In: the threads of a `timeline.Timeline`.  Out: for each event a `HostRole`, for each thread whether
it runs the loop.

`COMPILE` is tracing, lowering and compiling: of XLA, PjRt, ptxas, NVRTC, MIOpen, of JAX, and of
calls of a `tf.function` that trace it.

`INPUT` is the wait of the consumer alone: `IteratorGetNext`, infeed enqueue, calls that copy to a
device; and on the threads that run the loop, the stages of an input pipeline (events with
`_ipl_stage_…` stats, which Grain and tf.data write) and a data loader's `__next__`.  On other
threads stages are `PREFETCH`, and so is all that threads of tf.data (`tf_data_…`) do.

A call with a correlation id has work on a device: it is `LAUNCH`, if it is nothing else.

The threads that run the loop are those that mark steps; where no thread does, those on which Python
dispatches programs or ops, or else anything does; and where none does, all whose stages consume
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, Int8Array
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import host_op
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import traces
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.kernel_names import is_collective_op
from tensorboard_plugin_overview.trace.threads import HostRole

# Input on a thread that runs the loop, else nothing.
_NEXT = -1
# Compute of a host that a device waits for; where the host computes, ops alone are that.
_EXECUTES = -2

_STAGE_STATS = ("_ipl_stage_id", "_ipl_stage_name", "_ipl_stage_cat")

_WORKS_AHEAD = re.compile(r"tf_data_(?!.*iterator_get_next)")
_CONSUMER = re.compile(r"(?:.*:\s*)?(?:MultiDevice)?IteratorGetNext|(?:.*:)?InfeedEnqueue")
_LOADER_NEXT = re.compile(r"\w*(?:Iter|Loader|Dataset)\w*\.__next__")
_COPY_TO_DEVICE = re.compile(r"(?:cu|cuda|hip)?Memcpy(?:H2D|HtoD|HostToDevice)", re.IGNORECASE)
# Of XLA, PjRt, ptxas, NVRTC, MIOpen, JAX and TensorFlow.
_COMPILATION = re.compile(
    r"backend_compile|lower_(?:sharding|mesh)_computation|lower_(?:xla|parallel)_callable"
    r"|lower_jaxpr|trace_to_\w*jaxpr|jaxpr_to_mlir|tf\.function-graph_building"
    r"|\w+::Compile|\w*Compiler::|XlaCompile|PJRT_Client_Compile|Compile[A-Z]\w*|mlir::"
    r"|(?i:ptxas|nvrtc|hiprtc|miopen\w*compil)"
)
_CALLBACK = re.compile(
    r".*(?:\b|_)(?:host|py|python|pure|io|debug|cpu|gpu)_callback|.*(?:Host|Py|Cpu)Callback"
)
_WAIT = re.compile(
    r"\w*Synchronize|.*[Aa]wait\b|.*block_until_ready|.*BlockHostUntil|.*Wait(?:Ready|For|Event)"
    r"|.*\(wait for|Wait for |PjitFunction|Eager\w*Execute|TFE_Py|train_function"
)
_EXECUTOR = re.compile(r"ExecutorState::Process|ExecutorDoneCallback")
_THUNKS = "ThunkExecutor::Execute"
# Calls that Python makes, and those that the runtimes make for it.
_DISPATCH = (
    re.compile(r"PjitFunction|TFE_Py|EagerExecute|SessionRun|StepMarker|Sync\w*Graph"),
    re.compile(r"tpu::System::Execute|\w+Executable::Execute|(?:cu|cuda|hip)Launch"),
)


def runs_loop(threads: Sequence[EventTrack], marking: Container[int]) -> Sequence[bool]:
    """Decides for each thread whether it runs the loop.

    Args:
        threads: of the host.
        marking: the threads that mark steps.
    """
    marks = [index in marking for index in range(len(threads))]
    if any(marks):
        return marks
    for dispatch in _DISPATCH:
        dispatching = [any(map(dispatch.match, track.names)) for track in threads]
        if any(dispatching):
            return dispatching
    return [not (_in_stage(track) & track.has("_c")).any() for track in threads]


def works_ahead(track: EventTrack) -> bool:
    """Returns whether the thread is one on which tf.data prepares batches."""
    return _WORKS_AHEAD.match(track.name) is not None


def host_roles(track: EventTrack, is_op: BoolArray, *, in_loop: bool, computes: bool) -> Int8Array:
    """Decides what each event is.

    Args:
        track: a thread.
        is_op: bool[n], its events that are ops, but for those that wait for input.
        in_loop: it runs the loop.
        computes: the ops of the profile ran on the host, none on a device.

    Returns:
        int8[n], of `HostRole`.
    """
    role = track.classify(_role_of_name)
    if computes:
        role[is_op & np.isin(role, (HostRole.OTHER, HostRole.WAIT, _NEXT, _EXECUTES))] = HostRole.OP
        # Passes of the compiler (`all-reduce-promotion`) are named after the ops that they treat.
        role[is_op & (track.classify(_is_collective) > 0)] = HostRole.COLLECTIVE
        role[role == _EXECUTES] = HostRole.OTHER
    else:
        role[(is_op & (role != HostRole.INPUT)) | (role == _EXECUTES)] = HostRole.OP
    role[traces(track)] = HostRole.COMPILE
    stages = _in_stage(track)
    role[role == _NEXT] = HostRole.INPUT if in_loop else HostRole.OTHER
    role[stages] = HostRole.INPUT if in_loop else HostRole.PREFETCH
    role[track.has("correlation_id") & (role == HostRole.OTHER)] = HostRole.LAUNCH
    return role.astype(np.int8)


def is_callback(name: str) -> bool:
    """Returns whether an event of this name is a call of a program into the host's own code."""
    # The plain search is many times as fast, and finds nothing in nearly all names.
    return "allback" in name and _CALLBACK.match(name) is not None


def _in_stage(track: EventTrack) -> BoolArray:
    """Returns bool[n]: the event is a stage of an input pipeline."""
    found = np.zeros(len(track), np.bool_)
    for stat in _STAGE_STATS:
        found |= track.has(stat)
    return found


def _is_consumer(name: str) -> bool:
    # The plain search is many times as fast, and finds nothing in nearly all names.
    if "IteratorGetNext" not in name and "InfeedEnqueue" not in name:
        return False
    return _CONSUMER.match(name) is not None


def _is_collective(name: str) -> bool:
    # TensorFlow's type of op stands behind its name.
    return is_collective_op(name.rsplit(":", 1)[-1]) and not _is_consumer(name)


def _role_of_name(name: str) -> int:
    if _is_consumer(name):
        return HostRole.INPUT
    if host_op(name) is not None:
        # What a framework's op is for, its kind says, and no word in its name.
        return HostRole.OTHER
    if _COPY_TO_DEVICE.match(name):
        return HostRole.INPUT
    if "ExecuteThunks" in name or "EnqueueExecution" in name:
        return HostRole.LAUNCH
    if name.endswith("__next__") and _LOADER_NEXT.fullmatch(name):
        return _NEXT
    if is_callback(name):
        return HostRole.CALLBACK
    if _WAIT.match(name):
        return HostRole.WAIT
    if name.startswith(_THUNKS):
        return HostRole.OP
    if _EXECUTOR.match(name):
        return _EXECUTES
    return HostRole.COMPILE if _COMPILATION.match(name) else HostRole.OTHER
