"""What the host's own code did in some stretch of time: by whose name it is to be called.

In: the threads of a `timeline.Timeline`, and sets of time.  Out: a `Cover`: the name that covers
at least half of that time, from the first of these kinds that has one:

1. The user's annotations (`TraceAnnotation`, `tf.profiler.experimental.Trace`).  A profile does not
   tell them from the frameworks' own, so they are what is left: events of the threads that run the
   loop which are not named as the runtimes name theirs (`…::…`, `PjitFunction(…)`, `EagerExecute`,
   `DevicePut`, …) or after an op, carry none of the stats that runtimes write (`_p`, `_c`,
   `correlation_id`, `is_func`, …), and do not lie within such an event.
2. Python frames, if the Python tracer ran (`$file.py:123 function`).
3. Callbacks from a program into the host, on any thread.

An event in which a step is marked is the loop itself, and names nothing; on a thread that marks
none, one in which several steps begin.  Of
several names that cover half, the innermost counts.  A frame needs a source file of the user's or a
library's: what a builtin or the standard library does stands in brackets behind its caller, and
alone where that is the loop (`queue.get`).  Where
the host only waits for the device, or JAX only calls ops, nothing is named.  Where JAX traces a
function, that is named, and not the function.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from functools import cached_property
from typing import Literal
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import overlap_ps
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.nesting import NOTHING
from tensorboard_plugin_overview.arrays.nesting import innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import host_op
from tensorboard_plugin_overview.formats.xspace.ops.host_activity import CALLBACK_NAME
from tensorboard_plugin_overview.formats.xspace.ops.host_causes import threads_of_loop
from tensorboard_plugin_overview.formats.xspace.timeline.markers import by_thread
from tensorboard_plugin_overview.formats.xspace.timeline.markers import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack

Kind = Literal["annotation", "frame", "callback", "tracing"]

_RUNTIME = re.compile(
    r".*(?:::|=>|->)|.* Dispatch$|PjitFunction|Pj[Rr]t|PJRT|Tfrt|TFE_|Eager|Execut|Scheduled? "
    r"|np\.asarray\(|\w*Array(?:Impl)?\.\w+|DevicePut|shard_args|cpp_pjit|batched_\w+_sharding"
    r"|backend_compile|lower_\w+_computation|trace_to_\w*jaxpr|jit_\w+:|py_xla_execute"
    r"|convert_to_tensor|tf\.|train_function|SessionRun|FunctionRun|RunGraph|KernelAnd|Validate"
    r"|StepMarker|Sync\w*Graph|ScheduleSync|\w*SyncTensors|TensorCollection|SetTensorData"
    r"|RunPostOrder|ExtractIR|ParseArguments|Handle |Wait |Acquire |AllocateO|AllocateD|MakeOutput"
    r"|Build buffer|RecordUsage|(?:Do)?Enqueue[A-Z]|LoadProgram|ActualLoad|ScheduleWork|MapDma"
    r"|ReadSyncFlag|CompleteCallbacks|Transfer[A-Z]|(?:Xla)?(?:Del|L)inearize|\w*Transpose"
    r"|Memory(?:Dea|A)llocation|MEMCPY|[Mm]em[Cc]py|(?:Make)?Iterator|\w+(?:Produce|Consume)$"
    r"|RemoteCall|WhileOp|For(?:ever)?Op|ParallelFor|end: |cu[A-Z]|cuda[A-Z]|hip[A-Z]"
)
_RUNTIME_STATS = (
    "_c",
    "_ct",
    "_p",
    "_pt",
    "_ipl_stage_id",
    "_ipl_stage_name",
    "correlation_id",
    "device_ordinal",
    "eager_op",
    "hlo_module",
    "hlo_op",
    "is_eager",
    "is_func",
    "queue_id",
    "run_id",
    "tf_function_call",
    "tf_op",
)
# Of step markers, which say nothing of what lies within them.
_MARKER_STATS = ("_r", "step_num")
_FRAME = re.compile(r"\$(?P<file>[^:]+\.\w+):\d+ (?P<function>.+)")
# Of JAX: the host does nothing.
_WAITS_FOR_DEVICE = frozenset({"block_until_ready", "try_to_block"})
# Of JAX: it traces or lowers a function, whose own frames lie within.
_TRACES = re.compile(
    r"trace_to_\w*jaxpr\w*|_trace_for_jit|_create_pjit_jaxpr|lower_jaxpr_to_\w+"
    r"|lower_(?:sharding|mesh)_computation"
)
# Of JAX: it calls ops one by one, or looks for the program of a call.
_DISPATCHES = frozenset(
    {
        "_pjit_call_impl",
        "_pjit_call_impl_python",
        "_python_pjit_helper",
        "_run_python_pjit",
        "apply_primitive",
        "bind",
        "bind_with_trace",
        "cache_miss",
        "call_impl_cache_miss",
        "call_wrapped",
        "eval_jaxpr",
        "process_primitive",
        "reraise_with_filtered_traceback",
    }
)
_MODULE_BODY = "<module>"
_BUILTIN = re.compile(r"\$(?:<\w+> |builtins )?(?P<call>.+)")


class Cover(NamedTuple):
    """What covers some time.

    Attributes:
        kind: of the event; "tracing" for a frame of JAX that traces or lowers a function.
        name: of the annotation or callback; of a frame `file.py:123 function`, and behind it in
            brackets what it calls, if that is a builtin or of the standard library; `queue.get`
            where the loop itself calls that.
        covered_ps: how much of the time it covers.
    """

    kind: Kind
    name: str
    covered_ps: int


class _Event(NamedTuple):
    """Events of one name, over all threads: how much of the time they cover, and their place."""

    covered_ps: int
    length_ps: int
    late_ps: int
    name: str


class HostWork:
    """The host's own code, of which is asked what covers some time.

    Args:
        timeline: of the host.
        begun_ps: int64[n], when steps begin, whether something marks them or not.
    """

    def __init__(self, timeline: Timeline, begun_ps: Int64Array) -> None:
        self._timeline = timeline
        self._begun_ps = np.sort(begun_ps)

    def cover(self, times: Sequence[Intervals]) -> Cover | None:
        """What covers at least half of the time; None if nothing does.

        Args:
            times: one or more sets of time, over which is summed, such as the idle time of each
                device.
        """
        total_ps = sum(time.total_ps for time in times)
        if not total_ps:
            return None
        covers = _covering(self._annotations, times, total_ps)
        if covers:
            return Cover("annotation", covers[0].name, covers[0].covered_ps)
        return _frame_of(_covering(self._frames, times, total_ps)) or next(
            (
                Cover("callback", one.name, one.covered_ps)
                for one in _covering(self._callbacks, times, total_ps)
            ),
            None,
        )

    @cached_property
    def _annotations(self) -> Sequence[EventTrack]:
        return list(self._of_loop(self._timeline.threads, user_annotations))

    @cached_property
    def _frames(self) -> Sequence[EventTrack]:
        return list(self._of_loop(self._timeline.frames, _named_frames))

    @cached_property
    def _callbacks(self) -> Sequence[EventTrack]:
        return [
            track.take(np.flatnonzero(track.classify(_is_callback) > 0))
            for track in self._timeline.threads
            if any(map(_is_callback, track.names))
        ]

    def _of_loop(
        self, tracks: Sequence[EventTrack], chosen: Callable[[EventTrack], BoolArray]
    ) -> Iterator[EventTrack]:
        """The chosen events of the loop's threads, but those that enclose the loop."""
        markers = by_thread(find_markers(self._timeline))
        for index, runs_loop in enumerate(threads_of_loop(self._timeline)):
            if not runs_loop:
                continue
            track = tracks[index]
            own = markers.get(index, ())
            begun_ps = np.array([marker.start_ps for marker in own], np.int64)
            ended_ps = np.array([marker.end_ps for marker in own], np.int64)
            is_loop = _count_within(begun_ps, ended_ps, track) >= 1
            if not own:
                # Asynchronous steps begin late; where there are markers, these tell the loop.
                is_loop |= _count_within(self._begun_ps, self._begun_ps + 1, track) >= 2
            yield track.take(np.flatnonzero(chosen(track) & ~is_loop))


def user_annotations(thread: EventTrack) -> BoolArray:
    """bool[n]: which events of a thread that runs the loop are the user's annotations."""
    of_runtime = thread.classify(_is_runtimes) > 0
    for stat in _RUNTIME_STATS:
        of_runtime |= thread.has(stat)
    outer, others = np.flatnonzero(of_runtime), np.flatnonzero(~of_runtime)
    around = innermost_open_at(
        thread.end_ps[outer], np.searchsorted(outer, others), thread.start_ps[others]
    )
    found = np.zeros(len(thread), np.bool_)
    found[others[around == NOTHING]] = True
    for stat in _MARKER_STATS:
        found &= ~thread.has(stat)
    return found


def _count_within(start_ps: Int64Array, end_ps: Int64Array, track: EventTrack) -> Int64Array:
    """int64[n]: how many of the stretches, disjoint and ascending, lie within each event."""
    first = np.searchsorted(start_ps, track.start_ps)
    return np.searchsorted(end_ps, track.end_ps, side="right") - first


def _covering(
    tracks: Sequence[EventTrack], times: Sequence[Intervals], total_ps: int
) -> list[_Event]:
    """The names whose events cover at least half of the time, the innermost first."""
    # What is summed over nested events of one name is too much, but sorts out most names.
    at_most: dict[str, int] = {}
    for track in tracks:
        covered_ps = sum(
            (overlap_ps(time, track.start_ps, track.end_ps) for time in times),
            np.zeros(len(track), np.int64),
        )
        of_kind = np.zeros(len(track.ids), np.int64)
        np.add.at(of_kind, track.kinds(), covered_ps)
        for name, name_ps in zip(track.names, of_kind.tolist(), strict=True):
            at_most[name] = at_most.get(name, 0) + name_ps
    found = [
        _event(name, tracks, times) for name, most_ps in at_most.items() if 2 * most_ps >= total_ps
    ]
    return sorted(one for one in found if 2 * one.covered_ps >= total_ps)


def _event(name: str, tracks: Sequence[EventTrack], times: Sequence[Intervals]) -> _Event:
    rows = [(track, track.named({name})) for track in tracks]
    start_ps = np.concatenate([track.start_ps[at] for track, at in rows])
    end_ps = np.concatenate([track.end_ps[at] for track, at in rows])
    own = union(start_ps, end_ps)
    covered_ps = sum(int(overlap_ps(time, own.start_ps, own.end_ps).sum()) for time in times)
    return _Event(covered_ps, own.total_ps, -int(start_ps.min()), name)


def _frame_of(covers: Sequence[_Event]) -> Cover | None:
    """The innermost frame with a source file, and in brackets what it calls."""
    for one in reversed(covers):
        frame = _FRAME.fullmatch(one.name)
        if frame is not None and _TRACES.fullmatch(frame["function"]):
            return Cover("tracing", one.name[1:], one.covered_ps)
    inner, outer = None, None
    for one in covers:
        frame = _FRAME.fullmatch(one.name)
        stem = frame["file"].rpartition(".")[0] if frame else ""
        if frame is None or frame["file"].startswith("<") or stem in sys.stdlib_module_names:
            call = _BUILTIN.fullmatch(one.name)
            name = f"{stem}.{frame['function']}" if frame else call["call"] if call else one.name
            name = name.replace(" ", ".")
            inner = inner or name
            if name.partition(".")[0] in sys.stdlib_module_names and "." in name:
                outer = Cover("frame", name, one.covered_ps)
            continue
        if frame["function"] in _WAITS_FOR_DEVICE | _DISPATCHES:
            return None
        name = one.name[1:] + (f" ({inner})" if inner else "")
        return Cover("frame", name, one.covered_ps)
    # Its caller is the loop.
    return outer


def _named_frames(frames: EventTrack) -> BoolArray:
    """bool[n]: the frame's function has a name; a module's body has none."""
    named: BoolArray = frames.classify(lambda name: not name.endswith(_MODULE_BODY)) > 0
    return named


def _is_callback(name: str) -> bool:
    # The plain search is many times as fast, and finds nothing in nearly all names.
    return "allback" in name and CALLBACK_NAME.match(name) is not None


def _is_runtimes(name: str) -> bool:
    return host_op(name) is not None or _RUNTIME.match(name) is not None
