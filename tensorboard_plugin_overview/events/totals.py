"""Events added up by op: how often, how long, and the extremes.

In: a code and durations for each event.  Out: one row for each op.  Sums are of integers, and
exact. Totals of parts can be put together, so that a line need not be in memory as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array

_MOST_16_BITS = (1 << 16) - 1


@dataclass(frozen=True)
class OpTotals:
    """One row for each op that occurs.

    Attributes:
        op: int64[k], codes, ascending.
        count: int64[k], occurrences.
        total_ps, self_ps: int64[k], sums.
        min_ps, max_ps: int64[k], shortest and longest duration.
    """

    op: Int64Array
    count: Int64Array
    total_ps: Int64Array
    self_ps: Int64Array
    min_ps: Int64Array
    max_ps: Int64Array


def total(op: Int64Array, duration_ps: Int64Array, self_ps: Int64Array) -> OpTotals:
    """Adds up events.

    Args:
        op: int64[n], what the event is an occurrence of; any code.
        duration_ps: int64[n].
        self_ps: int64[n], the event's time without that of the events in it.
    """
    return _grouped(op, np.ones(len(op), np.int64), duration_ps, self_ps, duration_ps, duration_ps)


def merge_totals(parts: Sequence[OpTotals]) -> OpTotals:
    """The totals of all events that the parts are totals of."""
    none = np.zeros(0, np.int64)

    def column(name: str) -> Int64Array:
        return np.concatenate([none, *(getattr(part, name) for part in parts)])

    return _grouped(
        column("op"),
        column("count"),
        column("total_ps"),
        column("self_ps"),
        column("min_ps"),
        column("max_ps"),
    )


def _grouped(
    op: Int64Array,
    count: Int64Array,
    total_ps: Int64Array,
    self_ps: Int64Array,
    min_ps: Int64Array,
    max_ps: Int64Array,
) -> OpTotals:
    """Rows of the same op put together."""
    if not len(op):
        return OpTotals(op, count, total_ps, self_ps, min_ps, max_ps)
    fits = op.min() >= 0 and op.max() <= _MOST_16_BITS
    # Numbers of 16 bits are sorted by radix, five times as fast as longer ones.
    order = np.argsort(op.astype(np.uint16) if fits else op, kind="stable")
    ascending = op[order]
    first = np.flatnonzero(np.concatenate(([True], ascending[1:] != ascending[:-1])))
    return OpTotals(
        ascending[first],
        np.add.reduceat(count[order], first),
        np.add.reduceat(total_ps[order], first),
        np.add.reduceat(self_ps[order], first),
        np.minimum.reduceat(min_ps[order], first),
        np.maximum.reduceat(max_ps[order], first),
    )
