"""Which programs run op by op, so that compiling their step may help."""

import pytest

from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.overview.findings.findings import dispatches_op_by_op
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.registry import METRICS
from tensorboard_plugin_overview.trace.ops import Op

KERNEL = OpTotals(Op("gemm", "kernel", "kernel"), 5, 500)


def eager(percent: float | None) -> Metric:
    return METRICS["eager_time_host"].measured(percent, "no device")


def of_program(module: str, self_ps: int) -> OpTotals:
    return OpTotals(Op("dot.1", "dot", "hlo", module=module), 1, self_ps)


@pytest.mark.parametrize(
    ("ops", "expected"),
    [
        ([of_program("jit_add", 60), of_program("jit_matmul", 10)], True),
        ([of_program("jit_add", 40), of_program("jit_train_step", 60)], False),
        ([of_program("jit_train_step", 60)], False),
        ([KERNEL], False),
        ([], False),
    ],
)
def test_jax_functions_that_run_alone(ops: list[OpTotals], expected: bool) -> None:
    assert dispatches_op_by_op({}, ops) is expected


@pytest.mark.parametrize(("percent", "expected"), [(90.0, True), (1.0, False), (None, False)])
def test_the_eager_time_of_tensorflow(percent: float | None, expected: bool) -> None:
    assert dispatches_op_by_op({"eager_time_device": eager(percent)}, [KERNEL]) is expected


def test_a_compiled_program_beside_eager_ops() -> None:
    metrics = {"eager_time_host": eager(90)}
    assert not dispatches_op_by_op(metrics, [of_program("jit_train_step", 60)])
