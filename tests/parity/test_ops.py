"""Op metrics are XProf's to the printed digit, but for differences that are meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.trace.ops import Op
from tests.parity.comparison import Comparison, unneeded
from tests.parity.ops import PURPOSES, by_framework_op, comparisons

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compared(shared: Path) -> list[Comparison]:
    return list(comparisons(shared))


def test_every_difference_is_meant(compared: list[Comparison]) -> None:
    assert [one for one in compared if one.verdict == "different"] == []


def test_every_purpose_is_needed(compared: list[Comparison]) -> None:
    assert unneeded(PURPOSES, compared) == []


@pytest.mark.parametrize(
    "case, number, value",
    [
        ("exp9_20", "host_tf_op_percent", "50.0%"),
        ("exp9_20", "host_op_time_eager_percent", "33.3%"),
        ("exp9_20", "device_op_time_eager_percent", "25.0%"),
        ("exp9_20", "top op 1: share", "75.0000%"),
        ("exp9_20", "top op 1: Tensor Core used", "true"),
        ("gpu_tf_t4_a", "host_op_time_eager_percent", "7.1%"),
        ("gpu_tf_t4_b", "host_op_time_eager_percent", "5.1%"),
        ("cpu_tf_mac", "host_op_time_eager_percent", "0.3%"),
        ("gpu_jax_mi300_gemm", "top op 1: share", "94.6897%"),
        ("gpu_jax_mi300_conv", "top op 1: operation", "jit(forward_3d_conv)/conv_general_dilated"),
        ("gpu_xla_pascal", "top op 1: category", "multiply"),
    ],
)
def test_what_is_right_is_the_same(
    compared: list[Comparison], case: str, number: str, value: str
) -> None:
    """Numbers that say something: computed, and not zero."""
    assert Comparison(case, number, value, value, "equal", "") in compared


def test_by_framework_op() -> None:
    rows = [
        OpTotals(Op("transpose_fusion", "conv", "jax", "jit(f)/conv", "jit_f", 7), 1, 10),
        OpTotals(Op("conv.1", "conv", "jax", "jit(f)/conv", "jit_f", 7), 1, 20),
        OpTotals(Op("copy.1", "copy", "hlo", "", "jit_f", 7), 1, 5),
    ]
    found = by_framework_op(rows)
    assert [(row.op.name, row.self_ps) for row in found] == [("copy.1", 5), ("jit(f)/conv", 30)]
