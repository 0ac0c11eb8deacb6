"""Events of some names that lie within no other one, and steps that are bounded by them.

In: the threads of a host.  Out: `Spans`, `RepeatedSpans`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.repeats import RepeatedSpans

FEWEST = 3
"""Of what repeats."""

_NOTHING = np.zeros(0, np.int64)


class Spans(NamedTuple):
    """Disjoint events in order of time: int64[n] each.

    Attributes:
        thread: index of the thread; of the first one's, where they are on several.
        event: the row of each in its thread.
        start_ps, end_ps: of each.
    """

    thread: int
    event: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array


def outermost(number: int, thread: KinetoThread, at: Int64Array) -> Spans | None:
    """Finds those of some events of a thread that lie within no other of them; None without any.

    Args:
        number: index of the thread.
        thread: the thread.
        at: int64[n], ascending, the events; those that took no time do not count.
    """
    at = at[thread.end_ps[at] > thread.start_ps[at]]
    if not len(at):
        return None
    reach_ps = np.maximum.accumulate(thread.end_ps[at])
    outer = at[np.append(True, thread.start_ps[at][1:] >= reach_ps[:-1])]
    return Spans(number, outer, thread.start_ps[outer], thread.end_ps[outer])


def outermost_named(threads: Sequence[KinetoThread], pattern: re.Pattern[str]) -> Iterator[Spans]:
    """Yields of each thread that has some the outermost events of a name.

    Args:
        threads: of the host.
        pattern: of the whole name.
    """
    for number, thread in enumerate(threads):
        codes = codes_of(thread, pattern.fullmatch)
        at = np.flatnonzero(np.isin(thread.code, codes)) if codes else _NOTHING
        if (spans := outermost(number, thread, at)) is not None:
            yield spans


def codes_of(thread: KinetoThread, is_wanted: Callable[[str], object]) -> list[int]:
    """Returns the codes of the names of a thread that are wanted.

    Args:
        thread: the thread.
        is_wanted: of a name.
    """
    return [code for code, name in enumerate(thread.names) if is_wanted(name)]


def steps_between(
    name: str, method: str, thread: int, bounds_ps: Int64Array, last_ps: int | None = None
) -> Iterator[RepeatedSpans]:
    """Yields the steps between some moments, unless there are too few.

    Args:
        name: of a step.
        method: how they were found, for people.
        thread: of the events at these moments.
        bounds_ps: int64[n], ascending.
        last_ps: the end of a last step, which begins with the last moment; None for none.
    """
    if last_ps is not None:
        bounds_ps = np.append(bounds_ps, last_ps)
    pairs = zip(bounds_ps[:-1].tolist(), bounds_ps[1:].tolist(), strict=True)
    spans = [(start_ps, end_ps) for start_ps, end_ps in pairs if end_ps > start_ps]
    if len(spans) >= FEWEST:
        yield RepeatedSpans(
            method,
            [
                iteration(thread, start_ps, end_ps, name, number, is_numbered=False)
                for number, (start_ps, end_ps) in enumerate(spans)
            ],
        )


def iteration(
    thread: int, start_ps: int, end_ps: int, name: str, number: int, *, is_numbered: bool
) -> Marker:
    """Makes the marker of a whole iteration.

    Args:
        thread: of the events that bound it.
        start_ps: of the iteration.
        end_ps: after the start.
        name: of a step.
        number: of the step.
        is_numbered: the number is the program's own.
    """
    return Marker(
        thread,
        start_ps,
        end_ps,
        name,
        number,
        is_numbered=is_numbered,
        spans_threads=True,
        is_iteration=True,
    )
