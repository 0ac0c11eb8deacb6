"""What ops took: one row an op, of one host or of many.

In: rows of single programs, devices, hosts.  Out: `OpTotals`, one for each op.  Summaries hold no
events: their size follows the number of distinct ops.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tensorboard_plugin_overview.metrics.ops.kernel_totals import KernelTotals, add_up_kernels
from tensorboard_plugin_overview.trace.ops import Op

# No process runs this many versions of one module.
_VERSIONS = 1 << 32


class OpTotals(NamedTuple):
    """One op.

    Attributes:
        op: its name, category and origin.
        occurrences: how often it was executed (not how many kernels that took).
        self_ps: time spent in it, without ops nested in it.
        eager_ps: the part of `self_ps` in eager execution.
        judged_ps: the part of `self_ps` of which it is known whether it is eager; None for all.
        placed: how many of the occurrences count as placed on this side; None for all.
        flops: of all executions, None if not known.
        tensorcore_eligible: matrix units could compute it; None where that is unknown.
        tensorcore_used: some of its kernels ran on matrix units; None where that is unknown.
        kernels: what it ran on devices, one row a kernel.
    """

    op: Op
    occurrences: int
    self_ps: int
    eager_ps: int = 0
    flops: float | None = None
    tensorcore_eligible: bool | None = None
    tensorcore_used: bool | None = None
    judged_ps: int | None = None
    placed: int | None = None
    kernels: tuple[KernelTotals, ...] = ()


@dataclass(frozen=True)
class OpSummary:
    """The ops of one side (the host, or its devices) of one or many hosts.

    Attributes:
        ops: one entry an op, in order of name.
        eager_known: the profile shows which ops ran eagerly.
    """

    ops: Sequence[OpTotals] = ()
    eager_known: bool = False


def merge_ops(summaries: Iterable[OpSummary]) -> OpSummary:
    """Adds up the ops of many devices of one process, whatever their order.

    The ops of many hosts can be added up once they are `with_shared_programs`.
    """
    together = list(summaries)
    return OpSummary(
        ops=add_up(row for summary in together for row in summary.ops),
        eager_known=any(summary.eager_known for summary in together),
    )


def with_shared_programs(summary: OpSummary) -> OpSummary:
    """Renumbers the programs of one host's ops, so that the same ones have one id on all hosts.

    Each process gives its programs ids of its own.  Of hosts that ran equally many versions of a
    module, the versions are taken for the same in the order of their ids.
    """
    found: dict[str, set[int]] = {}
    for row in summary.ops:
        if row.op.module:
            found.setdefault(row.op.module, set()).add(row.op.program_id)
    if not found:
        return summary
    shared = {
        (module, program_id): len(ids) * _VERSIONS + version
        for module, ids in found.items()
        for version, program_id in enumerate(sorted(ids))
    }
    return OpSummary(
        [
            _of_program(row, shared[row.op.module, row.op.program_id]) if row.op.module else row
            for row in summary.ops
        ],
        summary.eager_known,
    )


def _of_program(row: OpTotals, program_id: int) -> OpTotals:
    return row._replace(op=row.op._replace(program_id=program_id))


def add_up(rows: Iterable[OpTotals]) -> list[OpTotals]:
    """Adds up the rows of each op; sorted by op."""
    # Most ops have one row, and need no list.
    found: dict[Op, OpTotals] = {}
    several: dict[Op, list[OpTotals]] = {}
    for row in rows:
        first = found.setdefault(row.op, row)
        if first is not row:
            several.setdefault(row.op, [first]).append(row)
    for op, of_op in several.items():
        found[op] = _sum(op, of_op)
    return [found[op] for op in sorted(found)]


def _sum(op: Op, rows: Sequence[OpTotals]) -> OpTotals:
    flops = [row.flops for row in rows if row.flops is not None]
    return OpTotals(
        op=op,
        occurrences=sum(row.occurrences for row in rows),
        self_ps=sum(row.self_ps for row in rows),
        eager_ps=sum(row.eager_ps for row in rows),
        # As whole numbers, which they are, so that the sum does not depend on the order.
        flops=sum(map(round, flops)) if flops else None,
        tensorcore_eligible=any_of(row.tensorcore_eligible for row in rows),
        tensorcore_used=any_of(row.tensorcore_used for row in rows),
        judged_ps=_sum_of_parts([(row.judged_ps, row.self_ps) for row in rows]),
        placed=_sum_of_parts([(row.placed, row.occurrences) for row in rows]),
        kernels=add_up_kernels(kernel for row in rows for kernel in row.kernels),
    )


def _sum_of_parts(parts: Sequence[tuple[int | None, int]]) -> int | None:
    """Adds up parts of wholes, where None stands for the whole; None where all do."""
    if all(part is None for part, _ in parts):
        return None
    return sum(whole if part is None else part for part, whole in parts)


def stands_alone(op: Op) -> bool:
    """Returns whether each event of the op is an execution of its own, on whatever stream."""
    return op.origin in ("copy", "kernel")


def any_of(answers: Iterable[bool | None]) -> bool | None:
    """Returns True if any is; else None if any is unknown; else False."""
    found = set(answers)
    if True in found:
        return True
    return None if None in found else False
