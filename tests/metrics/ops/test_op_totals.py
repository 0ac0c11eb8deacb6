"""Op totals of several hosts."""

from __future__ import annotations

from tensorboard_plugin_overview.metrics.ops.op_totals import (
    OpSummary,
    OpTotals,
    merge_ops,
    with_shared_programs,
)
from tensorboard_plugin_overview.trace.ops import Op


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
