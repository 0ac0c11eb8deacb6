"""The calls of TensorFlow functions on a host.

In: the threads of a `timeline.Timeline`.  Out: `FunctionCalls` by the function's name.

A call is the `EagerKernelExecute` around an implicit root (`FunctionRun` with `_r`), whatever the
function is called: `__inference_train_step_184`, `__forward_f_7`, `<lambda>`.  Only the outermost
calls of a thread count.  TensorFlow numbers the traces of a function; here they are one function.

The implicit roots: `utils/group_events.cc` of XProf.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.intervals import NOWHERE
from tensorboard_plugin_overview.events.intervals import holding
from tensorboard_plugin_overview.events.nesting import NOTHING
from tensorboard_plugin_overview.events.nesting import last_open
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.track import Track

_CALL = "EagerLocalExecute: "
_TRACE_NUMBER = re.compile(r"_\d+$")
_KERNEL = "EagerKernelExecute"
_IMPLICIT_ROOTS = frozenset({"FunctionRun", "SessionRun", "RunGraph"})


@dataclass(frozen=True, eq=False)
class FunctionCalls:
    """The n calls of one function, in time order.

    Attributes:
        name: the function's, with the number of its trace if it was traced once.
        thread: int64[n], of the timeline.
        start_ps, end_ps: int64[n].
    """

    name: str
    thread: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array

    def __len__(self) -> int:
        return len(self.start_ps)

    @property
    def time_ps(self) -> int:
        """The lengths of the calls, summed."""
        return int((self.end_ps - self.start_ps).sum())

    @property
    def overlap(self) -> bool:
        """Calls overlap, as those of threads that serve do."""
        reach_ps = np.maximum.accumulate(self.end_ps)
        return bool((self.start_ps[1:] < reach_ps[:-1]).any())


def function_calls(timeline: Timeline) -> dict[str, FunctionCalls]:
    """Finds the outermost function calls of each thread, by function."""
    parts: dict[str, list[tuple[str, int, int, int]]] = {}
    for thread, track in enumerate(timeline.threads):
        for name, start_ps, end_ps in _calls_on(track):
            function = _TRACE_NUMBER.sub("", name)
            parts.setdefault(function, []).append((name, thread, start_ps, end_ps))
    found = {}
    for function, calls in parts.items():
        names = {name for name, _, _, _ in calls}
        calls.sort(key=lambda call: call[2:])
        thread, start_ps, end_ps = np.array([call[1:] for call in calls], np.int64).T
        name = names.pop() if len(names) == 1 else function
        found[function] = FunctionCalls(name, thread, start_ps, end_ps)
    return found


def _calls_on(track: Track) -> list[tuple[str, int, int]]:
    """Returns the name, start and end of each outermost call on a thread."""
    roots = track.named(_IMPLICIT_ROOTS)
    roots = roots[track.has("_r")[roots]] if len(roots) else roots
    kernels = track.named({_KERNEL}) if len(roots) else roots
    if not len(kernels):
        return []
    kernels = _outermost(track, kernels)
    around = holding(track.start_ps[kernels], track.end_ps[kernels], track.start_ps[roots])
    kernels = kernels[np.unique(around[around != NOWHERE])]
    named = np.flatnonzero(track.classify(lambda text: text.startswith(_CALL)) > 0)
    # The call's own event is the last one to begin before, and lasts as long at least.
    before = np.searchsorted(named, kernels)
    call = last_open(track.end_ps[named], before, track.end_ps[kernels] - 1)
    found = []
    for kernel, at in zip(kernels.tolist(), call.tolist(), strict=True):
        name = "function" if at == NOTHING else track.event_name(int(named[at]))
        start_ps, end_ps = int(track.start_ps[kernel]), int(track.end_ps[kernel])
        found.append((name.removeprefix(_CALL), start_ps, end_ps))
    return found


def _outermost(track: Track, events: Int64Array) -> Int64Array:
    """Returns those of the events, in time order, that begin in no earlier one."""
    reach_ps = np.maximum.accumulate(track.end_ps[events])
    outer = np.append(True, track.start_ps[events][1:] >= reach_ps[:-1])[: len(events)]
    kept: Int64Array = events[outer]
    return kept
