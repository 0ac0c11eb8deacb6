"""The table of top ops."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.metrics.ops.kernel_totals import KernelTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals
from tensorboard_plugin_overview.overview.panels.top_ops import top_kernels, top_ops
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op
from tests.cases import overview_of
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


@pytest.mark.slow
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


def kernel(name: str, self_ms: float, **facts: Any) -> KernelTotals:
    time_ps = round(self_ms * MS)
    known = {"dtype": None, "tensorcore_used": None, **facts}
    return KernelTotals(name, "gpu", DeviceRole.COMPUTE, occurrences=2, self_ps=time_ps,
                        total_ps=time_ps, **known)  # fmt: skip


def test_an_op_names_its_five_longest_kernels() -> None:
    of_op = tuple(kernel(f"k{index}", index) for index in range(1, 8))
    rows = top_ops(OpSummary([op("a", 28)._replace(kernels=of_op)]), OpSummary([op("h", 1)]))
    assert [one["name"] for one in rows[0]["kernels"]] == ["k7", "k6", "k5", "k4", "k3"]
    assert rows[0]["kernels"][0] == {"name": "k7", "occurrences": 2, "self_ms": 7.0}
    assert rows[1]["kernels"] == []


def test_a_kernel_that_no_op_launched_names_none() -> None:
    alone = OpTotals(Op("gemm", "kernel", "kernel"), 2, 5 * MS, kernels=(kernel("gemm", 5),))
    assert top_ops(OpSummary([alone]), OpSummary())[0]["kernels"] == []
    found = top_kernels([alone])
    assert found is not None
    assert found[0]["framework_ops"] == []


def test_kernels_are_added_up_over_ops() -> None:
    """gemm 6 + 3 ms, of it 6 in bf16; relu 1 ms."""
    ops = [
        op("a", 6)._replace(kernels=(kernel("gemm", 6, dtype="bf16", tensorcore_used=True),)),
        op("b", 4)._replace(kernels=(kernel("gemm", 3, dtype="fp32"), kernel("relu", 1))),
    ]
    found = top_kernels(ops)
    assert found is not None
    assert [(row["name"], row["self_ms"], row["occurrences"]) for row in found] == [
        ("gemm", 9.0, 4),
        ("relu", 1.0, 2),
    ]
    assert [row["share_percent"] for row in found] == pytest.approx([90, 10])
    assert found[0]["mean_us"] == pytest.approx(2250)
    assert (found[0]["precision"], found[0]["tensorcore_used"]) == ("bf16", True)
    assert found[0]["framework_ops"] == ["a", "b"]
    assert found[0]["occupancy_percent"] is None


def test_at_most_fifty_kernels_and_three_ops_of_each() -> None:
    many = tuple(kernel(f"k{index:03}", 1) for index in range(100))
    found = top_kernels([op(name, 100)._replace(kernels=many) for name in "abcde"])
    assert found is not None
    assert len(found) == 50
    assert found[0]["share_percent"] == pytest.approx(1)
    assert found[0]["framework_ops"] == ["a", "b", "c"]


def test_no_kernel_is_no_table() -> None:
    copy = OpTotals(Op("MemcpyH2D", "copy", "copy"), 2, 5 * MS)
    assert top_kernels([copy, op("a", 5)]) is None


def test_kernels_of_an_instruction(tmp_path: Path) -> None:
    """An HLO instruction runs two kernels; a copy and setting memory are none."""
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0", device_vendor="Nvidia").line("Stream #7(Compute)")
    for index, name in enumerate(("im2col", "gemm")):
        stats: Any = {"hlo_op": "conv.1", "hlo_module": "jit_f", "name": "jit(f)/conv"}
        stream.event(name, start_ms=index, duration_ms=1 + index, stats=stats)
    stream.event("MemcpyH2D", start_ms=5, duration_ms=1)
    stream.event("Memset", start_ms=7, duration_ms=1)
    document = overview_of(tmp_path, vm=space)
    assert [(row["name"], row["self_ms"]) for row in document["top_kernels"]] == [
        ("gemm", 2.0),
        ("im2col", 1.0),
    ]
    assert document["top_kernels"][0]["framework_ops"] == ["jit(f)/conv"]
    (conv,) = [row for row in document["top_ops"] if row["name"] == "conv.1"]
    assert [one["name"] for one in conv["kernels"]] == ["gemm", "im2col"]
