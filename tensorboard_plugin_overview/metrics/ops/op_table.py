"""The op table: a row for each op, whatever it ran on.

In: kinds of ops and their `KindTotals`.  Out: `OpTotals`.

Kernels of one op are its parts: the op was executed as often as events begin an execution, and on
several streams as often as on the stream where it was most.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.metrics.ops.kind_totals import KindTotals
from tensorboard_plugin_overview.metrics.ops.kind_totals import kind_totals
from tensorboard_plugin_overview.metrics.ops.kind_totals import untimed_totals
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import add_up
from tensorboard_plugin_overview.metrics.ops.op_totals import any_of
from tensorboard_plugin_overview.metrics.ops.op_totals import stands_alone
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.ops import DeviceRole
from tensorboard_plugin_overview.trace.ops import Op
from tensorboard_plugin_overview.trace.ops import OpEvents
from tensorboard_plugin_overview.trace.ops import OpKind
from tensorboard_plugin_overview.trace.ops import Untimed


def gpu_op_table(gpu: Gpu) -> Iterable[OpSummary]:
    """Yields the ops of a GPU, and those that it ran at no known time."""
    if gpu.streams:
        streams = [stream.ops for stream in gpu.streams]
        rows = [row for ops in streams for row in op_rows(ops.kinds, kind_totals(ops))]
        yield OpSummary(_over_streams(rows), any(ops.eager is not None for ops in streams))
    if gpu.untimed:
        rows = [row for ops in gpu.untimed for row in untimed_rows(ops)]
        yield OpSummary(_over_streams(rows), any(ops.eager is not None for ops in gpu.untimed))


def host_op_table(threads: Iterable[OpEvents]) -> OpSummary:
    """Sums up the ops of a host's threads."""
    rows: list[OpTotals] = []
    eager_known = False
    # One by one: a thread may have a million events, but has few ops.
    for ops in threads:
        rows += op_rows(ops.kinds, kind_totals(ops))
        eager_known |= ops.eager is not None
    return OpSummary(add_up(rows), eager_known)


def op_rows(kinds: Sequence[OpKind], totals: KindTotals) -> list[OpTotals]:
    """Returns a row for each op that occurs, without what says that nothing ran.

    Args:
        kinds: k kinds.
        totals: of these kinds.
    """
    return [
        _row(op, [kinds[index] for index in of_op], of_op, totals, executions)
        for op, of_op in _by_op(kinds, totals)
        for executions in [sum(int(totals.executions[index]) for index in of_op)]
    ]


def untimed_rows(untimed: Untimed) -> list[OpTotals]:
    """Returns a row for each op; every kernel of an op states how often that was executed."""
    totals = untimed_totals(untimed)
    rows = []
    for op, of_op in _by_op(untimed.kinds, totals):
        counts = [int(totals.executions[index]) for index in of_op]
        kinds = [untimed.kinds[index] for index in of_op]
        rows.append(_row(op, kinds, of_op, totals, (max if kinds[0].kernel else sum)(counts)))
    return rows


def _by_op(kinds: Sequence[OpKind], totals: KindTotals) -> Iterable[tuple[Op, list[int]]]:
    found: dict[Op, list[int]] = {}
    for index in np.flatnonzero(totals.count).tolist():
        if kinds[index].role != DeviceRole.IDLE:
            found.setdefault(kinds[index].op, []).append(index)
    return found.items()


def _row(
    op: Op, kinds: Sequence[OpKind], at: Sequence[int], totals: KindTotals, executions: int
) -> OpTotals:
    used = any_of(kind.tensorcore_used for kind in kinds)
    return OpTotals(
        op=op,
        occurrences=executions,
        self_ps=sum(int(totals.self_ps[index]) for index in at),
        eager_ps=sum(int(totals.eager_ps[index]) for index in at),
        flops=_flops(kinds, at, totals, executions),
        tensorcore_eligible=used or kinds[0].tensorcore_eligible,
        tensorcore_used=used,
    )


def _flops(
    kinds: Sequence[OpKind], at: Sequence[int], totals: KindTotals, executions: int
) -> float | None:
    """Returns the FLOPs of all executions; None where they are not known."""
    stated = [float(totals.flops.total[index]) for index in at if totals.flops.count[index]]
    if kinds[0].kernel:
        # What a kernel states is the op's.  Shapes count products of matrices alone.
        by_shapes = (kinds[0].flops or 0) * executions
        return by_shapes or max(stated, default=0.0) or None
    known = [
        kind.flops * int(totals.count[index] - totals.flops.count[index])
        for kind, index in zip(kinds, at, strict=True)
        if kind.flops is not None
    ]
    if not stated and not any(kind.flops_from == "the profile's ops" for kind in kinds):
        return sum(known) or None
    return sum(known) + sum(stated)


def _over_streams(rows: Iterable[OpTotals]) -> list[OpTotals]:
    """Returns a row for each op from its rows on a device's streams."""
    by_op: dict[Op, list[OpTotals]] = {}
    for row in rows:
        by_op.setdefault(row.op, []).append(row)
    return [_over_streams_of_op(of_op) for of_op in by_op.values()]


def _over_streams_of_op(rows: Sequence[OpTotals]) -> OpTotals:
    (total,) = add_up(rows)
    if len(rows) == 1 or stands_alone(total.op):
        return total
    return total._replace(
        occurrences=max(row.occurrences for row in rows),
        flops=max((row.flops for row in rows if row.flops is not None), default=None),
    )
