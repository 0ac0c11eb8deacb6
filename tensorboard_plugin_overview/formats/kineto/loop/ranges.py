"""The one range that repeats and launches most of the work.

In: the threads of a host, and what they launched.  Out: `RepeatedRange`.

It is a range of `record_function`, else a region that torch.compile compiled, else the first module
of a class, where Python's calls were recorded.  Of several that with most work, and of equal ones
the longest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows, group_indices
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.loop.spans import FEWEST, Spans, outermost
from tensorboard_plugin_overview.formats.kineto.loop.work import Work
from tensorboard_plugin_overview.formats.kineto.ops.host_names import MARKER
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread

_COMPILED = re.compile(r"Torch-Compiled Region: \d+/\d+")
_MODULE = re.compile(r"nn\.Module: .*_0", re.DOTALL)
# Share of the launched work.
_LEAST_WORK = 0.5
# More names are not those of a loop.
_MOST_NAMES = 512
_NO_NAME = -1


@dataclass(frozen=True, eq=False)
class RepeatedRange:
    """A range that repeats.

    Attributes:
        name: of the range.
        spans: its occurrences, at least three, on all threads.
        threads: the thread of each.
    """

    name: str
    spans: Spans
    threads: Sequence[int]


def repeated_range(threads: Sequence[KinetoThread], work: Work) -> RepeatedRange | None:
    """Finds the range that repeats; None where none launches half of the work.

    Args:
        threads: of the host.
        work: what they launched.
    """
    least_ps = _LEAST_WORK * int(work.time_ps.sum())
    if not least_ps:
        return None
    for kind in range(len(_KINDS)):
        best: tuple[int, int] = 0, 0
        chosen = None
        for found in _repeating(threads, kind):
            time_ps = work.within(found.spans.start_ps, found.spans.end_ps)
            rank = time_ps, int((found.spans.end_ps - found.spans.start_ps).sum())
            if time_ps >= least_ps and rank > best:
                best, chosen = rank, found
        if chosen is not None:
            return chosen
    return None


def _is_range(category: int, name: str) -> bool:
    return category == Category.RANGE and not MARKER.fullmatch(name) and not _COMPILED.match(name)


def _is_compiled(category: int, name: str) -> bool:
    return category in (Category.RANGE, Category.OP) and _COMPILED.fullmatch(name) is not None


def _is_module(category: int, name: str) -> bool:
    return category == Category.PYTHON and _MODULE.fullmatch(name) is not None


_KINDS = (_is_range, _is_compiled, _is_module)


def _repeating(threads: Sequence[KinetoThread], kind: int) -> Iterator[RepeatedRange]:
    """Yields the ranges of a kind whose occurrences do not overlap, by name."""
    named: dict[str, list[Spans]] = {}
    for number, thread in enumerate(threads):
        for rows in _rows_by_name(thread, kind):
            spans = outermost(number, thread, rows)
            if spans is not None:
                named.setdefault(thread.event_name(int(rows[0])), []).append(spans)
    for name, parts in named.items():
        thread_of = np.repeat([one.thread for one in parts], [len(one.event) for one in parts])
        start_ps = np.concatenate([one.start_ps for one in parts])
        order = np.argsort(start_ps, kind="stable")
        start_ps = start_ps[order]
        end_ps = np.concatenate([one.end_ps for one in parts])[order]
        event = np.concatenate([one.event for one in parts])[order]
        if len(order) >= FEWEST and (start_ps[1:] >= end_ps[:-1]).all():
            of_each = thread_of[order].tolist()
            yield RepeatedRange(name, Spans(of_each[0], event, start_ps, end_ps), of_each)


def _rows_by_name(thread: KinetoThread, kind: int) -> list[Int64Array]:
    """Lists int64[k], ascending, for each name of a kind that comes often enough: its events."""
    first, pair = factorize_rows([thread.category.astype(np.int64), thread.code])
    often = np.flatnonzero(np.bincount(pair, minlength=len(first)) >= FEWEST)
    wanted = [
        one
        for one in often.tolist()
        if _KINDS[kind](int(thread.category[first[one]]), thread.event_name(int(first[one])))
    ]
    place = np.full(len(first) + 1, _NO_NAME)
    place[wanted[:_MOST_NAMES]] = np.arange(len(wanted[:_MOST_NAMES]))
    at = np.flatnonzero(place[pair] != _NO_NAME)
    return [at[rows] for rows in group_indices(place[pair[at]], len(wanted[:_MOST_NAMES]))]
