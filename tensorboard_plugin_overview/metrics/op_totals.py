"""What ops took: one row an op, of one host or of many.

In: rows of single programs, devices, hosts.  Out: `OpTotals`, one for each op.  Summaries hold no
events: their size follows the number of distinct ops.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import astuple
from dataclasses import dataclass
from typing import TypeAlias

from tensorboard_plugin_overview.events.op_names import Op

FlopsOf: TypeAlias = Callable[[int, str], float | None]
"""(program id, HLO instruction) -> FLOPs of one execution, None where they are not known."""


@dataclass(frozen=True)
class OpTotals:
    """One op.

    Attributes:
        op: its name, category and origin.
        occurrences: how often it was executed (not how many kernels that took).
        self_ps: time spent in it, without ops nested in it.
        eager_ps: the part of `self_ps` in eager execution.
        flops: of all executions, None if not known.
        tensorcore_eligible: matrix units could compute it; None where it is not told.
        tensorcore_used: some of its kernels ran on matrix units; None where it is not told.
    """

    op: Op
    occurrences: int
    self_ps: int
    eager_ps: int = 0
    flops: float | None = None
    tensorcore_eligible: bool | None = None
    tensorcore_used: bool | None = None


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
    """The ops of many hosts or devices together, whatever the order."""
    together = list(summaries)
    return OpSummary(
        ops=add_up(row for summary in together for row in summary.ops),
        eager_known=any(summary.eager_known for summary in together),
    )


def add_up(rows: Iterable[OpTotals]) -> list[OpTotals]:
    """One row an op, from rows of executions that are not the same."""
    by_op: dict[Op, list[OpTotals]] = {}
    for row in rows:
        by_op.setdefault(row.op, []).append(row)
    return [
        _sum(op, by_op[op], sum(row.occurrences for row in by_op[op]))
        for op in sorted(by_op, key=astuple)
    ]


def parts_of_one(rows: Sequence[OpTotals]) -> OpTotals:
    """One row of an op from its parts in one program, such as the fusions XLA made of it.

    Each of its executions executes each part, so the part most often executed counts them.
    """
    return _sum(rows[0].op, rows, max(row.occurrences for row in rows))


def _sum(op: Op, rows: Sequence[OpTotals], occurrences: int) -> OpTotals:
    flops = [row.flops for row in rows if row.flops is not None]
    return OpTotals(
        op=op,
        occurrences=occurrences,
        self_ps=sum(row.self_ps for row in rows),
        eager_ps=sum(row.eager_ps for row in rows),
        # Sorted, so that the sum does not depend on the order of the hosts.
        flops=sum(sorted(flops)) if flops else None,
        tensorcore_eligible=any_of(row.tensorcore_eligible for row in rows),
        tensorcore_used=any_of(row.tensorcore_used for row in rows),
    )


def any_of(answers: Iterable[bool | None]) -> bool | None:
    """True if any is; else None if any is not told; else False."""
    found = set(answers)
    if True in found:
        return True
    return None if None in found else False
