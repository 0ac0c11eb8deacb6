"""The calls of TensorFlow functions on a host.

In: the threads of a `timeline.Timeline`.  Out: `FunctionCalls` by the function's name.

A call is the `EagerKernelExecute` around an implicit root (`FunctionRun` with `_r`), whatever the
function is called: `__inference_train_step_184`, `__forward_f_7`, `<lambda>`.  Only the outermost
calls of a thread count.  TensorFlow numbers the traces of a function; here they are one function.
Where the call traces the function first, the event that says so (`tf_function_call` is `traced…`)
lies around all of it, and the call begins with it.

The implicit roots: `utils/group_events.cc` of XProf.
"""

from __future__ import annotations

import re

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, index_containing
from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.repeats import FunctionCalls

_CALL = "EagerLocalExecute: "
_TRACED = "traced"
_TRACE_NUMBER = re.compile(r"_\d+$")
_KERNEL = "EagerKernelExecute"
_IMPLICIT_ROOTS = frozenset({"FunctionRun", "SessionRun", "RunGraph"})


def function_calls(timeline: Timeline) -> dict[str, FunctionCalls]:
    """Finds the outermost function calls of each thread, by function."""
    parts: dict[str, list[tuple[str, int, int, int, int]]] = {}
    for thread, track in enumerate(timeline.threads):
        for name, start_ps, end_ps, begin_ps in _calls_on(track):
            function = _TRACE_NUMBER.sub("", name)
            parts.setdefault(function, []).append((name, thread, start_ps, end_ps, begin_ps))
    found = {}
    for function, calls in parts.items():
        names = {name for name, *_ in calls}
        calls.sort(key=lambda call: call[2:])
        columns = np.array([call[1:] for call in calls], np.int64).T
        name = names.pop() if len(names) == 1 else function
        found[function] = FunctionCalls(name, *columns)
    return found


def traces(track: EventTrack) -> BoolArray:
    """Returns bool[n]: the event is a call of a `tf.function` that traces it."""
    column = track.stats.get("tf_function_call")
    if column is None:
        return np.zeros(len(track), np.bool_)
    # The last one is of events without the stat.
    traced = [text.startswith(_TRACED) for text in column.texts]
    found: BoolArray = np.array([*traced, False], np.bool_)[column.text_codes()]
    return found


def _calls_on(track: EventTrack) -> list[tuple[str, int, int, int]]:
    """Returns the name, start, end and begin of each outermost call on a thread."""
    roots = track.named(_IMPLICIT_ROOTS)
    roots = roots[track.has("_r")[roots]] if len(roots) else roots
    kernels = track.named({_KERNEL}) if len(roots) else roots
    if not len(kernels):
        return []
    kernels = _outermost(track, kernels)
    around = index_containing(track.start_ps[kernels], track.end_ps[kernels], track.start_ps[roots])
    kernels = kernels[np.unique(around[around != OUTSIDE])]
    named = np.flatnonzero(track.classify(lambda text: text.startswith(_CALL)) > 0)
    # The call's own event is the last one to begin before, and lasts as long at least.
    before = np.searchsorted(named, kernels)
    call = innermost_open_at(track.end_ps[named], before, track.end_ps[kernels] - 1)
    start_ps, end_ps = track.start_ps[kernels], track.end_ps[kernels]
    begin_ps = _begins(track, kernels)
    found = []
    times_ps = zip(start_ps.tolist(), end_ps.tolist(), begin_ps.tolist(), strict=True)
    for at, times in zip(call.tolist(), times_ps, strict=True):
        name = "function" if at == NOTHING else track.event_name(int(named[at]))
        found.append((name.removeprefix(_CALL), *times))
    return found


def _begins(track: EventTrack, kernels: Int64Array) -> Int64Array:
    """Returns int64[m]: when the calls of the kernels begin; of one tracing's the first alone."""
    traced = np.flatnonzero(traces(track))
    found: Int64Array = track.start_ps[kernels]
    around = innermost_open_at(
        track.end_ps[traced], np.searchsorted(traced, kernels), track.end_ps[kernels] - 1
    )
    _, first = np.unique(around, return_index=True)
    first = first[around[first] != NOTHING]
    found[first] = track.start_ps[traced[around[first]]]
    return found


def _outermost(track: EventTrack, events: Int64Array) -> Int64Array:
    """Returns those of the events, in time order, that begin in no earlier one."""
    reach_ps = np.maximum.accumulate(track.end_ps[events])
    outer = np.append(True, track.start_ps[events][1:] >= reach_ps[:-1])[: len(events)]
    kept: Int64Array = events[outer]
    return kept
