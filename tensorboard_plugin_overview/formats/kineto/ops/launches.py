"""Which call, and which op of PyTorch, each event of a device was launched by.

In: the threads of a host.  Out: `Launches`, which finds them by correlation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, IdTable
from tensorboard_plugin_overview.arrays.nesting import innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import NONE, Category
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread

NO_OP = -1


@dataclass(frozen=True, eq=False)
class OpRows:
    """The ops of all threads, one thread behind another.

    Attributes:
        thread: int64[m], of each.
        event: int64[m], its row in the thread.
        start_ps: int64[m].
        end_ps: int64[m].
        external: int64[m], `NONE` for none.
        first: int64[threads + 1], the first op of each thread.
    """

    thread: Int64Array
    event: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    external: Int64Array
    first: Int64Array

    def __len__(self) -> int:
        return len(self.thread)


def op_rows(threads: Sequence[KinetoThread]) -> OpRows:
    """Lists the ops of all threads."""
    rows = [np.flatnonzero(thread.category == Category.OP) for thread in threads]
    pairs = list(zip(threads, rows, strict=True))
    return OpRows(
        thread=concatenate_or_empty(np.full(len(at), one) for one, at in enumerate(rows)),
        event=concatenate_or_empty(rows),
        start_ps=concatenate_or_empty(thread.start_ps[at] for thread, at in pairs),
        end_ps=concatenate_or_empty(thread.end_ps[at] for thread, at in pairs),
        external=concatenate_or_empty(thread.external[at] for thread, at in pairs),
        first=np.cumsum([0, *map(len, rows)]),
    )


class Launches:
    """The calls of all threads that put work on a device.

    Args:
        threads: of the host.
        ops: of these threads.

    Attributes:
        thread: int64[n], of each call.
        event: int64[n], its row in the thread.
        op: int64[n], index into `ops` of the innermost op around it, `NO_OP` for none.
        correlation: int64[n], the same for what it put on a device.
    """

    def __init__(self, threads: Sequence[KinetoThread], ops: OpRows) -> None:
        rows = [np.flatnonzero(thread.launch >= 0) for thread in threads]
        self.thread = concatenate_or_empty(np.full(len(at), one) for one, at in enumerate(rows))
        self.event = concatenate_or_empty(rows)
        self.op = concatenate_or_empty(
            enclosing_op(ops, one, at, thread)
            for one, (thread, at) in enumerate(zip(threads, rows, strict=True))
        )
        self.correlation = concatenate_or_empty(
            thread.launch[at] for thread, at in zip(threads, rows, strict=True)
        )
        self._by_correlation = IdTable(self.correlation)
        known = np.flatnonzero(ops.external != NONE)
        self._by_external = IdTable(ops.external[known], known)

    def call(self, correlation: Int64Array) -> Int64Array:
        """Returns int64[m], the call of each correlation, `MISSING` for none."""
        found = self._by_correlation(correlation)
        return np.where(correlation < 0, MISSING, found)

    def op_of(self, call: Int64Array, external: Int64Array) -> Int64Array:
        """Returns int64[m], the op that launched each of m events, `NO_OP` for none.

        Args:
            call: int64[m], of each event, `MISSING` for none.
            external: int64[m], the op's id by the event, for where the call is not in the trace.
        """
        by_call = np.append(self.op, NO_OP)[call]
        by_id = np.where(external == NONE, NO_OP, self._by_external(external))
        return np.where(call == MISSING, by_id, by_call)


def enclosing_op(ops: OpRows, thread: int, at: Int64Array, track: KinetoThread) -> Int64Array:
    """Finds the innermost op around events of a thread.

    Args:
        ops: of all threads.
        thread: the index of the thread.
        at: int64[m], events of it.
        track: the thread.

    Returns:
        int64[m], index into `ops`, `NO_OP` for none.
    """
    begin, end = int(ops.first[thread]), int(ops.first[thread + 1])
    before = np.searchsorted(ops.event[begin:end], at)
    found = innermost_open_at(ops.end_ps[begin:end], before, track.start_ps[at])
    return np.where(found < 0, NO_OP, found + begin)


def innermost(ops: OpRows, inner: Int64Array, outer: BoolArray) -> Int64Array:
    """Finds the innermost chosen op at the start of each of some ops, itself included.

    Args:
        ops: of all threads.
        inner: int64[m], ops.
        outer: bool[ops], those that are chosen.

    Returns:
        int64[m], index into `ops`, `NO_OP` for none.
    """
    found = np.full(len(inner), NO_OP)
    for thread in range(len(ops.first) - 1):
        begin, end = int(ops.first[thread]), int(ops.first[thread + 1])
        mine = np.flatnonzero((inner >= begin) & (inner < end))
        chosen = begin + np.flatnonzero(outer[begin:end])
        if not len(mine) or not len(chosen):
            continue
        before = np.searchsorted(chosen, inner[mine], side="right")
        open_ = innermost_open_at(ops.end_ps[chosen], before, ops.start_ps[inner[mine]])
        found[mine] = np.where(open_ < 0, NO_OP, chosen[open_])
    return found
