"""Where ops ran, and the eager share: golden cases, and each real profile."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.panels.op_placement import (
    NO_DEVICE_NAMES,
    NO_EAGER_FLAG,
    NO_FRAMEWORK_NAMES,
    NO_HOST_NAMES,
    NO_OPS,
    NO_TENSORFLOW,
    NO_TIME,
    op_placement_metrics,
)
from tensorboard_plugin_overview.trace.facts import TracerLevels
from tensorboard_plugin_overview.trace.ops import Op
from tests.cases import overview_of, value
from tests.parity.ops import read_ops

NOTHING = OpSummary()
METRICS = ("op_placement_host", "op_placement_device", "eager_time_host", "eager_time_device")


def tf(name: str, occurrences: int, self_ps: int, eager_ps: int = 0) -> OpTotals:
    return OpTotals(Op(name, "Add", "tensorflow", name), occurrences, self_ps, eager_ps)


def hlo(name: str, occurrences: int, self_ps: int, framework_op: str = "") -> OpTotals:
    origin: Literal["jax", "hlo"] = "jax" if framework_op else "hlo"
    return OpTotals(Op(name, "add", origin, framework_op, "jit_f"), occurrences, self_ps)


def told(metrics: dict[str, Metric]) -> dict[str, float | str | None]:
    """The value of each metric, or the reason why there is none."""
    return {
        name: metric.reason if metric.value is None else round(metric.value, 3)
        for name, metric in metrics.items()
    }


def test_both_sides() -> None:
    """Host 3 of 4 executions, 10 of 40 ps eager; device 1 of 4, 30 of 60 ps."""
    host = OpSummary([tf("a", 2, 30, 10), tf("b", 1, 10)], eager_known=True)
    device = OpSummary([tf("c", 1, 60, 30)], eager_known=True)
    assert told(op_placement_metrics("gpu", device, host)) == {
        "op_placement_host": 75.0,
        "op_placement_device": 25.0,
        "eager_time_host": 25.0,
        "eager_time_device": 50.0,
    }


def test_what_no_framework_named_counts_on_neither_side() -> None:
    copies = OpTotals(Op("MemcpyH2D", "copy", "copy"), 50, 500)
    kernels = OpTotals(Op("k", "kernel", "kernel"), 50, 500)
    host = OpSummary([tf("a", 1, 10)], eager_known=True)
    device = OpSummary(
        [copies, kernels, hlo("fusion.1", 5, 50), tf("c", 1, 60, 30)], eager_known=True
    )
    found = told(op_placement_metrics("gpu", device, host))
    assert found["op_placement_device"] == 50.0
    assert found["eager_time_device"] == 50.0


def test_jax_on_a_gpu() -> None:
    """The host a measured zero; no flag for eager execution."""
    device = OpSummary([hlo("dot.1", 4, 50, "jit(f)/dot_general"), hlo("copy.1", 4, 5)])
    assert told(op_placement_metrics("gpu", device, NOTHING)) == {
        "op_placement_host": 0.0,
        "op_placement_device": 100.0,
        "eager_time_host": NO_TENSORFLOW,
        "eager_time_device": NO_TENSORFLOW,
    }


def test_jax_on_a_cpu() -> None:
    host = OpSummary([hlo("dot.1", 4, 50, "jit(f)/dot_general"), hlo("copy.1", 4, 5)])
    assert told(op_placement_metrics("cpu", NOTHING, host)) == {
        "op_placement_host": 100.0,
        "eager_time_host": NO_TENSORFLOW,
    }


CAPTURE = "Capture with a host tracer level of 2 or more."


@pytest.mark.parametrize("platform", ["cpu", "gpu", "tpu"])
def test_programs_without_a_frameworks_names(platform: Platform) -> None:
    """As of PyTorch/XLA without the ops' metadata: not 100 %, and not 0 %."""
    programs = OpSummary([hlo("dot.1", 4, 50)])
    sides = (NOTHING, programs) if platform == "cpu" else (programs, NOTHING)
    found = told(op_placement_metrics(platform, *sides))
    assert found["op_placement_host"] == NO_FRAMEWORK_NAMES
    if platform != "cpu":
        assert found["op_placement_device"] == NO_FRAMEWORK_NAMES


def test_nothing() -> None:
    found = told(op_placement_metrics("gpu", NOTHING, NOTHING))
    assert set(found.values()) == {f"{NO_OPS} {CAPTURE}"}


@pytest.mark.parametrize(
    ("levels", "advice"),
    [
        (TracerLevels(3, 1, 0), ""),
        (TracerLevels(2, 1, 1), ""),
        (
            TracerLevels(1, 1, 0),
            " The host tracer recorded critical events only (level 1): capture with "
            "host_tracer_level=2.",
        ),
        (
            TracerLevels(0, 1, 0),
            " The host tracer was off (level 0): capture with host_tracer_level=2.",
        ),
        (
            TracerLevels(2, 0, 0),
            " The device tracer was off (level 0). Capture with device_tracer_level=1.",
        ),
    ],
)
def test_nobody_is_told_to_do_what_was_done(levels: TracerLevels, advice: str) -> None:
    found = told(op_placement_metrics("gpu", NOTHING, NOTHING, levels))
    assert set(found.values()) == {NO_OPS + advice}


def test_why_there_is_no_eager_share() -> None:
    named = OpSummary([tf("a", 1, 10)], eager_known=True)
    unmarked = OpSummary([tf("a", 1, 10)], eager_known=False)
    instants = OpSummary([tf("a", 1, 0)], eager_known=True)
    kernels = OpSummary([OpTotals(Op("k", "kernel", "kernel"), 5, 50)])
    host_only = told(op_placement_metrics("gpu", kernels, named))
    assert (host_only["eager_time_host"], host_only["eager_time_device"]) == (0.0, NO_DEVICE_NAMES)
    device_only = told(op_placement_metrics("gpu", unmarked, NOTHING))
    assert device_only["eager_time_host"] == f"{NO_HOST_NAMES} {CAPTURE}"
    assert device_only["eager_time_device"] == f"{NO_EAGER_FLAG} {CAPTURE}"
    assert told(op_placement_metrics("cpu", NOTHING, instants))["eager_time_host"] == NO_TIME


def test_shares_are_percentages_that_add_up() -> None:
    """Thirds have no exact double."""
    host, device = OpSummary([tf("a", 1, 1)]), OpSummary([tf("b", 2, 1)])
    metrics = op_placement_metrics("gpu", device, host)
    values = [metrics[name].value for name in ("op_placement_host", "op_placement_device")]
    assert values == pytest.approx([100 / 3, 200 / 3])
    assert sum(value for value in values if value is not None) <= 100


@pytest.mark.slow
@pytest.mark.parametrize(
    "name, expected",
    [
        ("cpu_jax_steps", {"op_placement_host": 100.0, "eager_time_host": NO_TENSORFLOW}),
        (
            "cpu_torchxla_steps",
            {"op_placement_host": NO_FRAMEWORK_NAMES, "eager_time_host": NO_TENSORFLOW},
        ),
        ("cpu_tf_keras_eager", {"op_placement_host": 100.0, "eager_time_host": 92.5}),
        ("cpu_tf_keras_graph", {"op_placement_host": 100.0, "eager_time_host": 2.9}),
        ("cpu_tf_serve_sessions", {"op_placement_host": 100.0, "eager_time_host": 0.0}),
        (
            "gpu_jax_mi300_gemm",
            dict(zip(METRICS, (0.0, 100.0, NO_TENSORFLOW, NO_TENSORFLOW), strict=True)),
        ),
        (
            "gpu_xla_pascal",
            dict(zip(METRICS, (0.0, 100.0, NO_TENSORFLOW, NO_TENSORFLOW), strict=True)),
        ),
    ],
)
def test_real_profiles(corpus: Path, name: str, expected: dict[str, float | str]) -> None:
    platform, host, device = read_ops([corpus / f"{name}.xplane.pb"])
    found = told(op_placement_metrics(platform, device, host))
    assert {
        key: round(value, 1) if isinstance(value, float) else value for key, value in found.items()
    } == expected


def test_platforms() -> None:
    platforms: tuple[Platform, ...] = ("tpu", "gpu", "cpu")
    for platform in platforms:
        names = tuple(op_placement_metrics(platform, NOTHING, NOTHING))
        assert names == (METRICS[::2] if platform == "cpu" else METRICS)


# ---- one test decides what an op is --------------------------------------------------------------


def step(space: SpaceBuilder) -> LineBuilder:
    """A step of 20 ms on a thread of its own."""
    host = space.plane("/host:CPU")
    host.line("python").event("train", start_ms=0, duration_ms=20, step_num=1, _r=1)
    return host.line("worker")


def host_rows(document: dict[str, Any]) -> dict[str, int]:
    """Name -> occurrences in the table of the host's ops."""
    return {row["name"]: row["occurrences"] for row in document["top_ops"] if row["side"] == "host"}


def test_what_is_an_op_is_one_in_tables_time_and_placement(tmp_path: Path) -> None:
    space = SpaceBuilder()
    worker = step(space)
    worker.event("model/dense/MatMul:MatMul", start_ms=0, duration_ms=1)
    worker.event("MatMul", start_ms=2, duration_ms=2, tf_op="model/out/MatMul:MatMul")
    worker.event("EagerExecute", start_ms=5, duration_ms=4, is_func=0, eager_op="Add")
    worker.event("EagerKernelExecute", start_ms=6, duration_ms=3)
    # None of these is one.
    worker.event("load:batch", start_ms=10, duration_ms=1)
    worker.event("jit_f:XLA GPU module", start_ms=11, duration_ms=1)
    worker.event("all-reduce-promotion", start_ms=12, duration_ms=1)
    worker.event("MemoryAllocation", start_ms=13, duration_ms=1, tf_op="model/out/MatMul:MatMul")
    document = overview_of(tmp_path, h=space)
    assert host_rows(document) == {
        "model/dense/MatMul": 1,
        "model/out/MatMul": 1,
        "Add": 1,
    }
    assert value(document, "op_placement_host") == 100
    assert value(document, "time_host_compute") == 6
    assert value(document, "time_device_collectives") == 0
    # 3 of 6 ms.
    assert value(document, "eager_time_host") == 50


def test_annotations_beside_jax_on_a_gpu_are_no_ops(tmp_path: Path) -> None:
    space = SpaceBuilder()
    worker = step(space)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    worker.event("load:batch", start_ms=0, duration_ms=5)
    worker.event("jit_f:XLA GPU module", start_ms=6, duration_ms=4)
    worker.event("cuLaunchKernel", start_ms=6, duration_ms=1, correlation_id=1)
    for op, start_ms in (("fusion.1", 10), ("fusion.2", 12)):
        stream.event(
            "kernel",
            start_ms=start_ms,
            duration_ms=2,
            correlation_id=1,
            hlo_op=op,
            hlo_module="jit_f",
            program_id=1,
            name="jit(f)/add",
        )
    document = overview_of(tmp_path, h=space)
    assert value(document, "op_placement_host") == 0
    assert value(document, "op_placement_device") == 100
    assert value(document, "time_host_compute") == 0
    assert host_rows(document) == {}
