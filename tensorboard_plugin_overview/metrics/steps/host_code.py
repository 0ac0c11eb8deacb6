"""What the host's own code did in some stretch of time: by whose name it is to be called.

In: the threads of a `trace.model.Trace`, and sets of time.  Out: a `Cover`: the name that covers
at least half of that time, from the first of these kinds that has one:

1. The user's annotations, on the threads that run the loop.
2. Python frames there, if they were recorded.
3. Callbacks from a program into the host, on any thread.

An event in which a step is marked is the loop itself, and names nothing; on a thread that marks
none, one in which several steps begin.  Of several names that cover half, the innermost counts.  A
frame needs a source file of the user's or a library's: a builtin or the standard library stands in
brackets behind its caller, and alone where that is the loop (`queue.get`).  Where the host only
waits for the device, or a framework only calls ops, nothing is named.  Where a framework traces a
function, that is named, and not the function.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, contains, overlap_ps, union
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.trace.threads import Frame, FrameKind, Thread
from tensorboard_plugin_overview.trace.track import Track

Kind = Literal["annotation", "range", "frame", "callback", "tracing"]


class Cover(NamedTuple):
    """What covers some time.

    Attributes:
        kind: of the event; "range" for an annotation around ops, which wraps code that has other
            names and need not be what takes the time; "tracing" for a frame of a framework that
            traces or lowers a function.
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


class HostCode:
    """The host's own code, which may cover some time.

    Args:
        threads: of the host.
        begun_ps: int64[n], when steps begin, whether something marks them or not.
    """

    def __init__(self, threads: Sequence[Thread], begun_ps: Int64Array) -> None:
        self._threads = threads
        self._begun_ps = np.sort(begun_ps)

    def cover(self, times: Sequence[Intervals]) -> Cover | None:
        """Finds what covers at least half of the time; None if nothing does.

        Args:
            times: one or more sets of time, over which is summed, such as the idle time of each
                device.
        """
        total_ps = sum(time.total_ps for time in times)
        if not total_ps:
            return None
        for one in _covering(self._annotations, times, total_ps):
            kind: Kind = "range" if self._holds_ops(one.name) else "annotation"
            return Cover(kind, one.name, one.covered_ps)
        frame = self._covering_frame(_covering(self._frames, times, total_ps))
        if frame is not None:
            return frame
        for one in _covering(self._callbacks, times, total_ps):
            return Cover("callback", one.name, one.covered_ps)
        return None

    @cached_property
    def _annotations(self) -> Sequence[Track]:
        loop = (thread for thread in self._threads if thread.runs_loop)
        return [self._within_loop(thread, thread, thread.is_annotation) for thread in loop]

    def _holds_ops(self, name: str) -> bool:
        """Returns whether ops begin within the user's annotations of a name."""
        for thread in self._threads:
            if not thread.runs_loop or name not in thread.names:
                continue
            rows = thread.named({name})
            within = union(thread.start_ps[rows], thread.end_ps[rows])
            if contains(within, thread.start_ps[thread.is_op]).any():
                return True
        return False

    @cached_property
    def _frames(self) -> Sequence[Track]:
        found = []
        for thread in self._threads:
            if thread.runs_loop:
                kinds = [function.kind for function in thread.frames.functions]
                is_named = np.array(kinds, np.int64) != FrameKind.MODULE
                chosen = is_named[thread.frames.kinds()]
                found.append(self._within_loop(thread, thread.frames, chosen))
        return found

    @cached_property
    def _callbacks(self) -> Sequence[Track]:
        return [thread.take(thread.callbacks) for thread in self._threads if len(thread.callbacks)]

    def _within_loop(self, thread: Thread, track: Track, chosen: BoolArray) -> Track:
        """Returns the chosen events of a loop's thread, but those that enclose the loop."""
        start_ps, end_ps = thread.markers_ps
        is_loop = _count_within(start_ps, end_ps, track) >= 1
        if not len(start_ps):
            # Asynchronous steps begin late; where there are markers, these show the loop.
            is_loop |= _count_within(self._begun_ps, self._begun_ps + 1, track) >= 2
        return track.take(np.flatnonzero(chosen & ~is_loop))

    @cached_property
    def _functions(self) -> Mapping[str, Frame]:
        """The functions of the loop's frames by the frames' names."""
        return {
            name: function
            for thread in self._threads
            if thread.runs_loop
            for name, function in zip(thread.frames.names, thread.frames.functions, strict=True)
        }

    def _covering_frame(self, covers: Sequence[_Event]) -> Cover | None:
        """Finds the innermost frame with a source file, and in brackets what it calls."""
        functions = [(self._functions[one.name], one.covered_ps) for one in covers]
        for function, covered_ps in reversed(functions):
            if function.kind == FrameKind.TRACES:
                return Cover("tracing", function.label, covered_ps)
        inner, outer = None, None
        for function, covered_ps in functions:
            if function.kind == FrameKind.WAITS:
                return None
            if function.kind == FrameKind.CODE:
                name = function.label + (f" ({inner})" if inner else "")
                return Cover("frame", name, covered_ps)
            inner = inner or function.label
            if function.kind == FrameKind.STANDARD_LIBRARY:
                outer = Cover("frame", function.label, covered_ps)
        # Its caller is the loop.
        return outer


def _count_within(start_ps: Int64Array, end_ps: Int64Array, track: Track) -> Int64Array:
    """Counts the stretches, disjoint and ascending, that lie within each event: int64[n]."""
    first = np.searchsorted(start_ps, track.start_ps)
    return np.searchsorted(end_ps, track.end_ps, side="right") - first


def _covering(tracks: Sequence[Track], times: Sequence[Intervals], total_ps: int) -> list[_Event]:
    """Finds the names whose events cover at least half of the time, the innermost first."""
    # What is summed over nested events of one name is too much, but sorts out most names.
    at_most: dict[str, int] = {}
    for track in tracks:
        covered_ps = sum(
            (overlap_ps(time, track.start_ps, track.end_ps) for time in times),
            np.zeros(len(track), np.int64),
        )
        of_kind = np.zeros(len(track.names), np.int64)
        np.add.at(of_kind, track.kinds(), covered_ps)
        for name, name_ps in zip(track.names, of_kind.tolist(), strict=True):
            at_most[name] = at_most.get(name, 0) + name_ps
    found = [
        _event(name, tracks, times) for name, most_ps in at_most.items() if 2 * most_ps >= total_ps
    ]
    return sorted(one for one in found if 2 * one.covered_ps >= total_ps)


def _event(name: str, tracks: Sequence[Track], times: Sequence[Intervals]) -> _Event:
    rows = [(track, track.named({name})) for track in tracks]
    start_ps = np.concatenate([track.start_ps[at] for track, at in rows])
    end_ps = np.concatenate([track.end_ps[at] for track, at in rows])
    own = union(start_ps, end_ps)
    covered_ps = sum(int(overlap_ps(time, own.start_ps, own.end_ps).sum()) for time in times)
    return _Event(covered_ps, own.total_ps, -int(start_ps.min()), name)
