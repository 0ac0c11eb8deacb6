"""Sums of events by kind of op, which op tables, FLOPs and precision of all devices share.

In: the `OpEvents` of a stream, thread or core, and the time to look at.  Out: `KindTotals`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, contains, overlap_ps
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.trace.ops import OpEvents, Untimed


@dataclass(frozen=True, eq=False)
class Stated:
    """An amount that events of k kinds state of themselves.

    Attributes:
        total: float64[k], the sum, 0 where none states it.
        count: int64[k], how many events state it.
    """

    total: FloatArray
    count: Int64Array


@dataclass(frozen=True, eq=False)
class KindTotals:
    """Sums over the events of each of k kinds.

    Attributes:
        count: int64[k], events that start in the time looked at.
        executions: int64[k], those of them that begin an execution of their op.
        self_ps: int64[k], how long they were the innermost ones in the time looked at.
        eager_ps: int64[k], the part of it in eager execution.
        judged_ps: int64[k], the part of it that counts in the share of eager time; None for all.
        placed: int64[k], executions that count as placed on the side; None for all.
        flops, model_flops, bytes_accessed: what the events state.
    """

    count: Int64Array
    executions: Int64Array
    self_ps: Int64Array
    eager_ps: Int64Array
    flops: Stated
    model_flops: Stated
    bytes_accessed: Stated
    judged_ps: Int64Array | None = None
    placed: Int64Array | None = None


def kind_totals(events: OpEvents, within: Intervals | None = None) -> KindTotals:
    """Sums up events by kind.

    Args:
        events: of a stream, thread or core.
        within: the time to look at; None for the whole profile.
    """
    kinds = len(events.kinds)
    kind = owner = events.kind
    eager, judged = events.eager, events.is_judged
    inside: BoolArray | slice = slice(None)
    if within is None:
        self_ps = events.self_ps
    else:
        spans = events.self_time
        self_ps = overlap_ps(within, spans.start_ps, spans.end_ps)
        owner = kind[spans.event]
        eager = None if eager is None else eager[spans.event]
        judged = None if judged is None else judged[spans.event]
        inside = contains(within, events.start_ps)
        kind = kind[inside]
    none = np.zeros(kinds, np.int64)
    eager_ps = none if eager is None else _sums(owner[eager], self_ps[eager], kinds)

    def stated(column: FloatArray | None) -> Stated:
        if column is None:
            return Stated(np.zeros(kinds), none)
        amount = column[inside]
        known = ~np.isnan(amount)
        total = np.zeros(kinds)
        np.add.at(total, kind[known], amount[known])
        return Stated(total, np.bincount(kind[known], minlength=kinds))

    return KindTotals(
        count=np.bincount(kind, minlength=kinds),
        executions=np.bincount(kind[events.begins[inside]], minlength=kinds),
        self_ps=_sums(owner, self_ps, kinds),
        eager_ps=eager_ps,
        flops=stated(events.stated_flops),
        model_flops=stated(events.stated_model_flops),
        bytes_accessed=stated(events.stated_bytes),
        judged_ps=None if judged is None else _sums(owner[judged], self_ps[judged], kinds),
        placed=None
        if events.is_placed is None
        else np.bincount(kind[events.is_placed[inside]], minlength=kinds),
    )


def untimed_totals(untimed: Untimed) -> KindTotals:
    """Sums up by kind what is at no known time; all of its time is its own."""
    kinds = len(untimed.kinds)
    count = _sums(untimed.kind, untimed.count, kinds)
    none = np.zeros(kinds, np.int64)
    eager_ps = none
    if untimed.eager is not None:
        eager_ps = _sums(untimed.kind[untimed.eager], untimed.total_ps[untimed.eager], kinds)
    stated = Stated(np.zeros(kinds), none)
    total_ps = _sums(untimed.kind, untimed.total_ps, kinds)
    return KindTotals(count, count, total_ps, eager_ps, stated, stated, stated)


def _sums(kind: Int64Array, amount: Int64Array, kinds: int) -> Int64Array:
    total = np.zeros(kinds, np.int64)
    np.add.at(total, kind, amount)
    return total
