"""The op table: a row for each op, whatever it ran on.

In: kinds of ops and their `KindTotals`.  Out: `OpTotals`.

Kernels of one op are its parts: the op was executed as often as events begin an execution, and on
several streams as often as on the stream where it was most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat

from tensorboard_plugin_overview.metrics.ops import op_totals
from tensorboard_plugin_overview.metrics.ops.kernel_totals import (
    KernelTotals,
    kernel_rows,
    untimed_kernel_rows,
)
from tensorboard_plugin_overview.metrics.ops.kind_totals import (
    KindTotals,
    kind_totals,
    untimed_totals,
)
from tensorboard_plugin_overview.trace.facts import DeviceKind, OtherKind
from tensorboard_plugin_overview.trace.gpus import Gpu, Stream
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op, OpEvents, OpKind, Untimed


def gpu_op_table(gpu: Gpu) -> Iterable[op_totals.OpSummary]:
    """Yields the ops of a GPU, and those that it ran at no known time."""
    if gpu.streams:
        streams = [stream.ops for stream in gpu.streams]
        rows = [row for stream in gpu.streams for row in _stream_rows(stream, gpu.kind)]
        once = all(ops.begins_once for ops in streams)
        yield op_totals.OpSummary(
            op_totals.add_up(rows) if once else _over_streams(rows),
            any(ops.eager is not None for ops in streams),
        )
    if gpu.untimed:
        rows = [row for ops in gpu.untimed for row in untimed_rows(ops, gpu.kind)]
        yield op_totals.OpSummary(
            _over_streams(rows), any(ops.eager is not None for ops in gpu.untimed)
        )


def _stream_rows(stream: Stream, device_kind: DeviceKind | OtherKind) -> list[op_totals.OpTotals]:
    ops = stream.ops
    totals = kind_totals(ops)
    kernels = kernel_rows(stream, totals.count, totals.self_ps, device_kind)
    return _rows(ops.kinds, totals, sum, kernels)


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


def untimed_rows(
    untimed: Untimed, device_kind: DeviceKind | OtherKind = "gpu"
) -> list[op_totals.OpTotals]:
    """Returns the same; every kernel of an op states how often that was executed.

    Args:
        untimed: what ran at no known time.
        device_kind: of the device.
    """
    totals = untimed_totals(untimed)
    kernels = untimed_kernel_rows(untimed, totals.count, totals.self_ps, device_kind)
    return _rows(untimed.kinds, totals, max, kernels)


def _rows(
    kinds: Sequence[OpKind],
    totals: KindTotals,
    of_kernels: Callable[[Iterable[int]], int],
    kernels: Iterable[KernelTotals | None] = repeat(None),
) -> list[op_totals.OpTotals]:
    """Returns the rows; `of_kernels` finds an op's executions from those of its kernels."""
    rows: list[op_totals.OpTotals] = []
    parts: dict[Op, list[tuple[OpKind, op_totals.OpTotals]]] = {}
    none = repeat(None)
    for kind, count, executions, self_ps, eager_ps, stated, times, judged_ps, placed, kernel in zip(
        kinds,
        totals.count.tolist(),
        totals.executions.tolist(),
        totals.self_ps.tolist(),
        totals.eager_ps.tolist(),
        totals.flops.total.tolist(),
        totals.flops.count.tolist(),
        none if totals.judged_ps is None else totals.judged_ps.tolist(),
        none if totals.placed is None else totals.placed.tolist(),
        kernels,
        strict=False,
    ):
        if not count or kind.role == DeviceRole.IDLE:
            continue
        is_part, flops, eligible = kind.is_part, None, None
        if is_part:
            flops = stated or None
        else:
            if times or kind.flops is not None:
                flops = stated + (kind.flops or 0.0) * (count - times)
                # Shapes count products of matrices alone: none is no zero.
                if not flops and kind.flops_from != "the profile's ops":
                    flops = None
            eligible = kind.tensorcore_used or kind.tensorcore_eligible
        # Whole at once: there may be thousands, and `_replace` takes as long as all the rest.
        row = op_totals.OpTotals(
            op=kind.op,
            occurrences=executions,
            self_ps=self_ps,
            eager_ps=eager_ps,
            flops=flops,
            tensorcore_eligible=eligible,
            tensorcore_used=kind.tensorcore_used,
            judged_ps=judged_ps,
            placed=placed,
            kernels=() if kernel is None else (kernel,),
        )
        if is_part:
            parts.setdefault(kind.op, []).append((kind, row))
        else:
            rows.append(row)
    rows += [_row_of_kernels(of_op, of_kernels) for of_op in parts.values()]
    return rows


def _row_of_kernels(
    parts: Sequence[tuple[OpKind, op_totals.OpTotals]], of_kernels: Callable[[Iterable[int]], int]
) -> op_totals.OpTotals:
    kind, row = parts[0]
    if len(parts) > 1:
        rows = [one for _, one in parts]
        (row,) = op_totals.add_up(rows)
        row = row._replace(
            occurrences=of_kernels(one.occurrences for one in rows),
            # What a kernel states is the op's.
            flops=max((one.flops for one in rows if one.flops is not None), default=None),
        )
    by_shapes = (kind.flops or 0.0) * row.occurrences
    return row._replace(
        flops=by_shapes or row.flops,
        tensorcore_eligible=row.tensorcore_used or kind.tensorcore_eligible,
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
