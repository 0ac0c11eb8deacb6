"""The op table: a row for each op, whatever it ran on.

In: kinds of ops and their `KindTotals`.  Out: `OpTotals`.

Kernels of one op are its parts: the op was executed as often as events begin an execution, and on
several streams as often as on the stream where it was most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tensorboard_plugin_overview.metrics.ops import op_totals
from tensorboard_plugin_overview.metrics.ops.kind_totals import (
    KindTotals,
    kind_totals,
    untimed_totals,
)
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op, OpEvents, OpKind, Untimed


def gpu_op_table(gpu: Gpu) -> Iterable[op_totals.OpSummary]:
    """Yields the ops of a GPU, and those that it ran at no known time."""
    if gpu.streams:
        streams = [stream.ops for stream in gpu.streams]
        rows = [row for ops in streams for row in op_rows(ops.kinds, kind_totals(ops))]
        yield op_totals.OpSummary(
            _over_streams(rows), any(ops.eager is not None for ops in streams)
        )
    if gpu.untimed:
        rows = [row for ops in gpu.untimed for row in untimed_rows(ops)]
        yield op_totals.OpSummary(
            _over_streams(rows), any(ops.eager is not None for ops in gpu.untimed)
        )


def host_op_table(threads: Iterable[OpEvents]) -> op_totals.OpSummary:
    """Sums up the ops of a host's threads."""
    rows: list[op_totals.OpTotals] = []
    eager_known = False
    # One by one: a thread may have a million events, but has few ops.
    for ops in threads:
        rows += op_rows(ops.kinds, kind_totals(ops))
        eager_known |= ops.eager is not None
    return op_totals.OpSummary(op_totals.add_up(rows), eager_known)


def op_rows(kinds: Sequence[OpKind], totals: KindTotals) -> list[op_totals.OpTotals]:
    """Returns rows of the ops that occur, without what says that nothing ran.

    An op has one row of all its kernels, or else one for each of its kinds.

    Args:
        kinds: k kinds.
        totals: of these kinds.
    """
    return _rows(kinds, totals, sum)


def untimed_rows(untimed: Untimed) -> list[op_totals.OpTotals]:
    """Returns the same; every kernel of an op states how often that was executed."""
    return _rows(untimed.kinds, untimed_totals(untimed), max)


def _rows(
    kinds: Sequence[OpKind], totals: KindTotals, of_kernels: Callable[[Iterable[int]], int]
) -> list[op_totals.OpTotals]:
    """Returns the rows; `of_kernels` finds an op's executions from those of its kernels."""
    rows: list[op_totals.OpTotals] = []
    kernels: dict[Op, list[tuple[OpKind, op_totals.OpTotals]]] = {}
    for kind, count, executions, self_ps, eager_ps, stated, times in zip(
        kinds,
        totals.count.tolist(),
        totals.executions.tolist(),
        totals.self_ps.tolist(),
        totals.eager_ps.tolist(),
        totals.flops.total.tolist(),
        totals.flops.count.tolist(),
        strict=True,
    ):
        if not count or kind.role == DeviceRole.IDLE:
            continue
        used = kind.tensorcore_used
        if kind.kernel:
            flops = stated or None
            row = op_totals.OpTotals(kind.op, executions, self_ps, eager_ps, flops, None, used)
            kernels.setdefault(kind.op, []).append((kind, row))
            continue
        flops = None
        if times or kind.flops is not None:
            flops = stated + (kind.flops or 0.0) * (count - times)
            # Shapes count products of matrices alone: none is no zero.
            if not flops and kind.flops_from != "the profile's ops":
                flops = None
        eligible = used or kind.tensorcore_eligible
        rows.append(
            op_totals.OpTotals(kind.op, executions, self_ps, eager_ps, flops, eligible, used)
        )
    rows += [_row_of_kernels(of_op, of_kernels) for of_op in kernels.values()]
    return rows


def _row_of_kernels(
    kernels: Sequence[tuple[OpKind, op_totals.OpTotals]], of_kernels: Callable[[Iterable[int]], int]
) -> op_totals.OpTotals:
    kind, row = kernels[0]
    used, executions = row.tensorcore_used, row.occurrences
    self_ps, eager_ps, stated = row.self_ps, row.eager_ps, row.flops
    if len(kernels) > 1:
        rows = [one for _, one in kernels]
        used = op_totals.any_of(one.tensorcore_used for one in rows)
        executions = of_kernels(one.occurrences for one in rows)
        self_ps = sum(one.self_ps for one in rows)
        eager_ps = sum(one.eager_ps for one in rows)
        # What a kernel states is the op's.
        stated = max((one.flops for one in rows if one.flops is not None), default=None)
    by_shapes = (kind.flops or 0.0) * executions
    return op_totals.OpTotals(
        op=row.op,
        occurrences=executions,
        self_ps=self_ps,
        eager_ps=eager_ps,
        flops=by_shapes or stated,
        tensorcore_eligible=used or kind.tensorcore_eligible,
        tensorcore_used=used,
    )


def _over_streams(rows: Iterable[op_totals.OpTotals]) -> list[op_totals.OpTotals]:
    """Returns a row for each op from its rows on a device's streams."""
    by_op: dict[Op, list[op_totals.OpTotals]] = {}
    for row in rows:
        by_op.setdefault(row.op, []).append(row)
    return [_over_streams_of_op(of_op) for of_op in by_op.values()]


def _over_streams_of_op(rows: Sequence[op_totals.OpTotals]) -> op_totals.OpTotals:
    if len(rows) == 1:
        return rows[0]
    (total,) = op_totals.add_up(rows)
    if op_totals.stands_alone(total.op):
        return total
    return total._replace(
        occurrences=max(row.occurrences for row in rows),
        flops=max((row.flops for row in rows if row.flops is not None), default=None),
    )
