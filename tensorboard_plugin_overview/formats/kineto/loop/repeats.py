"""What repeats once a step, for traces without step markers.

In: the threads of a host, and what they launched.  Out: `RepeatedSpans`, the best evidence first:

1. from the end of one optimizer step to the end of the next;
2. ranges whose numbers count up;
3. from one batch of a data loader to the next;
4. one range that repeats, and launches half of the work (`ranges`);
5. launches of the graph that takes most time (`graphs`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.loop import spans as span
from tensorboard_plugin_overview.formats.kineto.loop.graphs import GraphLaunches, graph_steps
from tensorboard_plugin_overview.formats.kineto.loop.ranges import repeated_range
from tensorboard_plugin_overview.formats.kineto.loop.work import Work
from tensorboard_plugin_overview.formats.kineto.ops.host_names import MARKER, NEXT_BATCH, OPTIMIZER
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace.repeats import RepeatedSpans

_BACKWARD = re.compile(r"autograd::engine::evaluate_function: ")
_NUMBER = re.compile(r"\d{1,18}")
# Numbered ranges cover so much of the time between the first and the last.
_COVERED = 0.5


def repeated_spans(
    threads: Sequence[KinetoThread], work: Work, graphs: GraphLaunches
) -> Iterator[RepeatedSpans]:
    """Yields what may stand for steps, the best evidence first.

    Args:
        threads: of the host.
        work: what they launched.
        graphs: the launches of whole graphs.
    """
    ends = _optimizer_ends(threads)
    if ends is not None:
        method = "from the end of one optimizer step to the end of the next"
        yield from span.steps_between("optimizer step", method, *ends)
    yield from _numbered_ranges(threads)
    loads = _longest(span.outermost_named(threads, NEXT_BATCH))
    if loads is not None:
        method = "from one batch of the data loader to the next"
        yield from span.steps_between("batch", method, loads.thread, loads.start_ps)
    found = repeated_range(threads, work)
    if found is not None:
        method = f"from one {found.name} to the next, the range that repeats and launches most work"
        ranges = found.spans
        yield from span.steps_between(
            found.name, method, ranges.thread, ranges.start_ps, int(ranges.end_ps[-1])
        )
    yield from graph_steps(threads, graphs)


def _optimizer_ends(threads: Sequence[KinetoThread]) -> tuple[int, Int64Array] | None:
    """Finds the thread of the optimizer and the ends of its steps, int64[n]."""
    steps = _longest(span.outermost_named(threads, OPTIMIZER))
    if steps is None:
        return None
    backward = [
        thread.start_ps[np.isin(thread.code, span.codes_of(thread, _BACKWARD.match))]
        for thread in threads
    ]
    begun_ps = np.sort(np.concatenate(backward))
    if not len(begun_ps):
        return steps.thread, steps.end_ps
    # Of several optimizers of one step the last one ends it.
    passed = np.searchsorted(begun_ps, steps.end_ps)
    last = np.append(passed[1:] > passed[:-1], True)
    return steps.thread, steps.end_ps[last]


def _longest(found: Iterator[span.Spans]) -> span.Spans | None:
    return max(found, key=lambda one: len(one.start_ps), default=None)


def _numbered_ranges(threads: Sequence[KinetoThread]) -> list[RepeatedSpans]:
    """Lists ranges of one name but for a number that rises by a constant, the longest first."""
    found = [one for place, thread in enumerate(threads) for one in _numbered(place, thread)]
    return [spans for _, spans in sorted(found, key=lambda one: -one[0])]


def _numbered(place: int, thread: KinetoThread) -> Iterator[tuple[int, RepeatedSpans]]:
    """Yields the ranges of each name on a thread, and how long they are together."""
    ranges = np.flatnonzero((thread.category == Category.RANGE) & (thread.end_ps > thread.start_ps))
    numbers: dict[str, dict[int, int]] = {}
    for code in np.unique(thread.code[ranges]).tolist():
        name = thread.names[code]
        if MARKER.fullmatch(name):
            continue
        for found in _NUMBER.finditer(name):
            stem = f"{name[: found.start()]}#{name[found.end() :]}"
            numbers.setdefault(stem, {})[code] = int(found[0])
    for stem, of_code in numbers.items():
        if len(of_code) < span.FEWEST:
            continue
        at = ranges[np.isin(thread.code[ranges], list(of_code))]
        count = np.array([of_code[code] for code in thread.code[at].tolist()], np.int64)
        start_ps, end_ps = thread.start_ps[at], thread.end_ps[at]
        if len(at) < span.FEWEST or (start_ps[1:] < end_ps[:-1]).any():
            continue
        rises = np.diff(count)
        covered_ps = int((end_ps - start_ps).sum())
        if covered_ps < _COVERED * int(end_ps[-1] - start_ps[0]):
            continue
        if rises[0] <= 0 or (rises != rises[0]).any():
            continue
        name = stem.replace("#", "").strip(" #[]()-_") or "step"
        until_ps = np.append(start_ps[1:], end_ps[-1:])
        columns = zip(start_ps.tolist(), until_ps.tolist(), count.tolist(), strict=True)
        markers = [
            span.iteration(place, begin_ps, end_ps, name, step, is_numbered=True)
            for begin_ps, end_ps, step in columns
        ]
        method = f"ranges named {name} with a number that counts up"
        yield covered_ps, RepeatedSpans(method, markers)
