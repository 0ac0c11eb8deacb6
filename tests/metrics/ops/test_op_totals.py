"""Op totals of several hosts."""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.metrics.ops.kind_totals import kind_totals
from tensorboard_plugin_overview.metrics.ops.op_table import op_rows
from tensorboard_plugin_overview.metrics.ops.op_totals import (
    OpSummary,
    OpTotals,
    merge_ops,
    with_shared_programs,
)
from tensorboard_plugin_overview.trace.ops import Op, OpEvents, OpKind


def host(*rows: tuple[str, int, int]) -> OpSummary:
    """Rows as (module, program id, self time)."""
    return OpSummary(
        [
            OpTotals(Op("dot.1", "dot", "hlo", module=module, program_id=program_id), 1, self_ps)
            for module, program_id, self_ps in rows
        ]
    )


def times(*hosts: OpSummary) -> list[tuple[str, int]]:
    merged = merge_ops(map(with_shared_programs, hosts))
    return sorted((row.op.module, row.self_ps) for row in merged.ops)


def test_processes_number_their_programs_each_for_themselves() -> None:
    assert times(host(("train", 7, 10)), host(("train", 12, 5))) == [("train", 15)]


def test_versions_match_in_order() -> None:
    one = host(("train", 7, 10), ("train", 9, 20))
    other = host(("train", 3, 1), ("train", 4, 2))
    assert times(one, other) == times(other, one) == [("train", 11), ("train", 22)]


def test_unequal_versions_stay_apart() -> None:
    one = host(("train", 7, 10), ("train", 9, 20))
    other = host(("train", 3, 1))
    assert times(one, other) == [("train", 1), ("train", 10), ("train", 20)]


def test_one_host_keeps_its_versions_apart() -> None:
    assert times(host(("dot", 1, 10), ("dot", 2, 20))) == [("dot", 10), ("dot", 20)]


def test_no_products_by_shapes_are_no_zero_flops() -> None:
    """Shapes count products of matrices alone: an addition is no op of 0 FLOP/s."""
    add = OpKind(Op("aten::add", "aten", "pytorch"))
    mm = OpKind(Op("aten::mm", "aten", "pytorch"))
    start = np.array([0, 10, 20])
    events = OpEvents(
        kinds=[add, mm],
        kind=np.array([0, 1, 1]),
        index=np.arange(3),
        start_ps=start,
        end_ps=start + 5,
        begins=np.ones(3, np.bool_),
        stated_flops=np.array([0.0, 2e6, 2e6]),
    )
    rows = {row.op.name: row.flops for row in op_rows(events.kinds, kind_totals(events))}
    assert rows == {"aten::add": None, "aten::mm": 4e6}
