"""What marks steps, or repeats once a step.

In: the threads of a host.  Out: `Marker`s of `ProfilerStep#N`, and where there are none,
`RepeatedSpans`: from the end of one optimizer step to the end of the next, ranges whose numbers
count up, and from one batch of a data loader to the next.

Of several threads with step markers, that with most counts.  Work that any thread launches in a
marker's time is the marker's: nothing shows what autograd's thread works for, and `backward` waits
for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.ops.host_names import MARKER, NEXT_BATCH, OPTIMIZER
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.repeats import RepeatedSpans

_NAME = "ProfilerStep"
_FEWEST_STEPS = 3
_BACKWARD = re.compile(r"autograd::engine::evaluate_function: ")
_NUMBER = re.compile(r"\d{1,18}")
# Numbered ranges cover so much of the time between the first and the last.
_COVERED = 0.5


class _Spans(NamedTuple):
    """Events of one thread, in order of time: int64[n] each."""

    thread: int
    start_ps: Int64Array
    end_ps: Int64Array


def find_markers(threads: Sequence[KinetoThread]) -> Sequence[Marker]:
    """Finds the step markers, in order of time."""
    found = [list(_markers(number, thread)) for number, thread in enumerate(threads)]
    # Of equal ones the first, whose number is lower.
    return max(found, key=len, default=[])


def repeated_spans(threads: Sequence[KinetoThread]) -> Iterator[RepeatedSpans]:
    """Yields what may stand for steps, the best evidence first."""
    ends = _optimizer_ends(threads)
    if ends is not None:
        method = "from the end of one optimizer step to the end of the next"
        yield from _between("optimizer step", method, *ends)
    for number, thread in enumerate(threads):
        yield from _numbered_ranges(number, thread)
    loads = _longest(_outermost(threads, NEXT_BATCH))
    if loads is not None:
        method = "from one batch of the data loader to the next"
        yield from _between("batch", method, loads.thread, loads.start_ps)


def _markers(number: int, thread: KinetoThread) -> Iterator[Marker]:
    kinds = {
        code: int(found[1])
        for code, name in enumerate(thread.names)
        if (found := MARKER.fullmatch(name))
    }
    marks = np.isin(thread.code, list(kinds)) & np.isin(
        thread.category, (Category.RANGE, Category.OP)
    )
    at = np.flatnonzero(marks & (thread.end_ps > thread.start_ps))
    # Ends are rounded in old files, so that a marker may stick out into the next one.
    ends_ps = np.minimum(
        thread.end_ps[at], np.append(thread.start_ps[at][1:], thread.end_ps[at][-1:])
    )
    for event, end_ps in zip(at.tolist(), ends_ps.tolist(), strict=True):
        start_ps = int(thread.start_ps[event])
        if end_ps > start_ps:
            step = kinds[int(thread.code[event])]
            yield Marker(number, start_ps, end_ps, _NAME, step, spans_threads=True)


def _optimizer_ends(threads: Sequence[KinetoThread]) -> tuple[int, Int64Array] | None:
    """Finds the thread of the optimizer and the ends of its steps, int64[n]."""
    spans = _longest(_outermost(threads, OPTIMIZER))
    if spans is None:
        return None
    backward = [
        thread.start_ps[np.isin(thread.code, codes)]
        for thread in threads
        for codes in [[one for one, name in enumerate(thread.names) if _BACKWARD.match(name)]]
    ]
    begun_ps = np.sort(np.concatenate(backward))
    if not len(begun_ps):
        return spans.thread, spans.end_ps
    # Of several optimizers of one step the last one ends it.
    passed = np.searchsorted(begun_ps, spans.end_ps)
    last = np.append(passed[1:] > passed[:-1], True)
    return spans.thread, spans.end_ps[last]


def _outermost(threads: Sequence[KinetoThread], pattern: re.Pattern[str]) -> Iterator[_Spans]:
    """Yields of each thread that has some the events of a name that lie within no other one."""
    for number, thread in enumerate(threads):
        codes = [one for one, name in enumerate(thread.names) if pattern.fullmatch(name)]
        at = np.flatnonzero(np.isin(thread.code, codes))
        if len(at):
            reach_ps = np.maximum.accumulate(thread.end_ps[at])
            outer = at[np.append(True, thread.start_ps[at][1:] >= reach_ps[:-1])]
            yield _Spans(number, thread.start_ps[outer], thread.end_ps[outer])


def _longest(found: Iterator[_Spans]) -> _Spans | None:
    return max(found, key=lambda one: len(one.start_ps), default=None)


def _between(name: str, method: str, thread: int, bounds_ps: Int64Array) -> Iterator[RepeatedSpans]:
    if len(bounds_ps) <= _FEWEST_STEPS:
        return
    pairs = zip(bounds_ps[:-1].tolist(), bounds_ps[1:].tolist(), strict=True)
    markers = [
        Marker(thread, start_ps, end_ps, name, number, is_numbered=False, spans_threads=True)
        for number, (start_ps, end_ps) in enumerate(pairs)
        if end_ps > start_ps
    ]
    yield RepeatedSpans(method, markers)


def _numbered_ranges(number: int, thread: KinetoThread) -> Iterator[RepeatedSpans]:
    """Yields ranges of one name but for a number that rises by a constant."""
    numbers: dict[str, dict[int, int]] = {}
    for code, name in enumerate(thread.names):
        for found in _NUMBER.finditer(name):
            stem = f"{name[: found.start()]}#{name[found.end() :]}"
            numbers.setdefault(stem, {})[code] = int(found[0])
    for stem, of_code in numbers.items():
        if len(of_code) < _FEWEST_STEPS:
            continue
        ranges = (thread.category == Category.RANGE) & (thread.end_ps > thread.start_ps)
        at = np.flatnonzero(np.isin(thread.code, list(of_code)) & ranges)
        count = np.array([of_code[code] for code in thread.code[at].tolist()], np.int64)
        start_ps, end_ps = thread.start_ps[at], thread.end_ps[at]
        if len(at) < _FEWEST_STEPS or (start_ps[1:] < end_ps[:-1]).any():
            continue
        rises = np.diff(count)
        covered = (end_ps - start_ps).sum() >= _COVERED * (end_ps[-1] - start_ps[0])
        if rises[0] <= 0 or (rises != rises[0]).any() or not covered:
            continue
        name = stem.replace("#", "").strip(" #[]()-_") or "step"
        until_ps = np.append(start_ps[1:], end_ps[-1:])
        columns = zip(start_ps.tolist(), until_ps.tolist(), count.tolist(), strict=True)
        markers = [
            Marker(number, begin_ps, end_ps, name, step, spans_threads=True)
            for begin_ps, end_ps, step in columns
        ]
        yield RepeatedSpans(f"ranges named {name} with a number that counts up", markers)
