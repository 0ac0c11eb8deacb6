"""Kernels added up, in whatever order."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tensorboard_plugin_overview.metrics.ops.kernel_totals import (
    KernelTotals,
    Weighted,
    add_up_kernels,
    kernel_rows,
)
from tensorboard_plugin_overview.trace.gpus import Stream
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op, OpEvents, OpKind

PS = 1000
UNKNOWN = Weighted()


def row(name: str, time_ps: int, blocks: Weighted = UNKNOWN) -> KernelTotals:
    return KernelTotals(name, "gpu", DeviceRole.COMPUTE, None, None, 1, time_ps, time_ps, blocks)


def test_sums_do_not_depend_on_the_order() -> None:
    rows = [row("a", 5, Weighted(1e15 + 1, 5)), row("b", 2), row("a", 7, Weighted(3.0, 7))]
    expected = (
        row("a", 12, Weighted(1e15 + 4, 12))._replace(occurrences=2),
        row("b", 2),
    )
    for order in itertools.permutations(rows):
        assert add_up_kernels(order) == expected


def test_unknown_types_sort_before_known_ones() -> None:
    rows = [row("a", 1)._replace(dtype="bf16"), row("a", 2)]
    assert [one.dtype for one in add_up_kernels(rows)] == [None, "bf16"]


@pytest.mark.parametrize(("known_ps", "expected"), [(1000, 2.0), (990, 2.0), (980, None)])
def test_a_mean_is_of_nearly_all_of_the_time(known_ps: int, expected: float | None) -> None:
    assert Weighted(2.0 * known_ps * 1000, known_ps).mean(1000) == expected


def test_rows_of_a_stream() -> None:
    """Two executions of 10 and 30: blocks 1 and 3, occupancy 40 and over 100."""
    kind = OpKind(Op("aten::mm", "aten", "pytorch", "aten::mm"), kernel="gemm", adds_up=True)
    copy = OpKind(Op("MemcpyH2D", "copy", "copy"), DeviceRole.COPY_TO_DEVICE)
    events = OpEvents(
        kinds=[kind, copy],
        kind=np.array([0, 1, 0]),
        index=np.arange(3),
        start_ps=np.array([0, 10, 20]) * PS,
        end_ps=np.array([10, 15, 50]) * PS,
        begins=np.ones(3, np.bool_),
    )
    stream = Stream(
        events,
        launch=np.arange(3),
        group=np.arange(3),
        blocks=np.array([1.0, np.nan, 3.0]),
        occupancy_percent=np.array([40.0, np.nan, 1e300]),
    )
    gemm, none = kernel_rows(stream, np.array([2, 1]), np.array([40, 5]) * PS, "gpu")
    assert none is None
    assert gemm is not None
    assert (gemm.occurrences, gemm.total_ps) == (2, 40 * PS)
    # (10 · 1 + 30 · 3) ÷ 40, (10 · 40 + 30 · 100) ÷ 40.
    assert gemm.blocks_per_sm.mean(gemm.total_ps) == pytest.approx(2.5)
    assert gemm.occupancy.mean(gemm.total_ps) == pytest.approx(85)
