"""The table of top ops."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals
from tensorboard_plugin_overview.overview.panels.top_ops import top_ops
from tensorboard_plugin_overview.trace.ops import Op
from tests.parity.ops import read_ops

MS = 1_000_000_000


def op(name: str, self_ms: float, **facts: float) -> OpTotals:
    flops = facts.get("flops")
    return OpTotals(Op(name, "Mul", "tensorflow", name), 2, round(self_ms * MS), flops=flops)


def test_rows() -> None:
    """6 + 3 + 1 ms; 12e9 FLOPs in 6 ms are 2000 GFLOP/s."""
    device = OpSummary([op("c", 1), op("a", 6, flops=12e9), op("b", 3)])
    rows = top_ops(device, OpSummary([op("h", 5)]))
    assert [(row["side"], row["name"], row["self_ms"]) for row in rows] == [
        ("device", "a", 6.0),
        ("device", "b", 3.0),
        ("device", "c", 1.0),
        ("host", "h", 5.0),
    ]
    assert [row["share_percent"] for row in rows] == pytest.approx([60, 30, 10, 100])
    assert [row["cumulative_percent"] for row in rows] == pytest.approx([60, 90, 100, 100])
    assert [row["gflops_per_s"] for row in rows] == [2000.0, None, None, None]
    assert rows[0]["occurrences"] == 2
    assert rows[0]["tensorcore_eligible"] is None


def test_ops_of_equal_time_are_in_order_of_name() -> None:
    rows = top_ops(OpSummary([op("b", 1), op("c", 1), op("a", 1)]), OpSummary())
    assert [row["name"] for row in rows] == ["a", "b", "c"]


def test_at_most_fifty_a_side_and_shares_of_all() -> None:
    summary = OpSummary([op(f"op{index:03}", 1) for index in range(100)])
    rows = top_ops(summary, summary)
    assert [row["side"] for row in rows] == ["device"] * 50 + ["host"] * 50
    assert rows[49]["share_percent"] == 1.0
    assert rows[49]["cumulative_percent"] == 50.0


def test_no_row_without_time() -> None:
    assert top_ops(OpSummary([op("a", 0)]), OpSummary()) == []


def test_real_profiles(corpus: Path) -> None:
    """Shares are of all the side's time, sorted, and within 100 %."""
    for name in ("gpu_jax_mi300_conv", "gpu_tf_t4_a", "gpu_tf_v100x8", "cpu_tf_keras_eager"):
        _, host, device = read_ops([corpus / f"{name}.xplane.pb"])
        rows = top_ops(device, host)
        assert rows
        for side in ("device", "host"):
            shares = [row["share_percent"] for row in rows if row["side"] == side]
            assert shares == sorted(shares, reverse=True)
            reached = [row["cumulative_percent"] for row in rows if row["side"] == side]
            assert reached == sorted(reached)
            assert all(0 <= share <= 100 for share in (*shares, *reached))
            if shares and len(shares) < 50:
                assert reached[-1] == 100.0


def test_the_convolution_and_what_it_takes_beside(corpus: Path) -> None:
    """The transposes take more than the convolution: seen only by instruction."""
    _, host, device = read_ops([corpus / "gpu_jax_mi300_conv.xplane.pb"])
    rows = top_ops(device, host)
    assert [row["name"] for row in rows[:2]] == ["input_transpose_fusion", "cudnn-conv.1"]
    assert {row["framework_op"] for row in rows[:2]} == {
        "jit(forward_3d_conv)/conv_general_dilated"
    }
    assert [row["tensorcore_eligible"] for row in rows[:2]] == [False, True]
