"""Golden cases of the headline: what it is of, its trend, its outliers, what limits it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tests.cases import overview_of
from tests.tpu_cases import Core

LIMIT = {"factor": 1.5, "limit": "1.5 times the median step"}


def cpu_steps(*lengths_ms: float, work_ms: float = 1.0) -> SpaceBuilder:
    """Marked steps of these lengths, one after the other, with an op in each."""
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    start_ms = 0.0
    for number, length_ms in enumerate(lengths_ms):
        line.event("train", start_ms=start_ms, duration_ms=length_ms, step_num=number, _r=1)
        line.event("dense/MatMul:MatMul", start_ms=start_ms, duration_ms=work_ms)
        start_ms += length_ms + 1
    return space


def headline(folder: Path, space: SpaceBuilder) -> Any:
    found = overview_of(folder, h=space)["headline"]
    assert isinstance(found, dict)
    return found


def test_of_steps(tmp_path: Path) -> None:
    found = headline(tmp_path, cpu_steps(9, 10, 11, work_ms=8))
    assert found["what"] == "step_time"
    assert found["value_ms"] == 10
    assert found["spread_ms"] == 1  # sample deviation of 9, 10, 11
    assert found["trend"] is None  # three steps tell nothing
    assert found["outliers"] == {"count": 0, "steps": [], "above_ms": 15, **LIMIT}
    # From step to step: 10 and 11 ms, of which 8 compute, 1 and 2 are overhead, 1 is the gap.
    bottleneck = found["bottleneck"]
    assert bottleneck["category"] == "compute"
    assert bottleneck["share_percent"] == pytest.approx(100 * 16 / 21)
    assert bottleneck["sentence"] == (
        "Compute-bound: 76.2 % of the time from step to step is computation; next is Python and "
        "other overhead (23.8 %)."
    )


def test_outliers_are_named(tmp_path: Path) -> None:
    found = headline(tmp_path, cpu_steps(10, 10, 16, 10, 15, 10))
    assert found["outliers"] == {"count": 1, "steps": [2], "above_ms": 15, **LIMIT}


def test_steps_that_get_slower(tmp_path: Path) -> None:
    # From 100 to 119 ms: the median is 109.5 ms, 1 ms more each step.
    found = headline(tmp_path, cpu_steps(*(100 + step for step in range(20))))
    trend = found["trend"]
    assert trend["direction"] == "slower"
    assert trend["steps"] == 20
    assert trend["percent_per_100_steps"] == pytest.approx(100 / 109.5 * 100)
    assert trend["change_percent"] == pytest.approx(19 / 109.5 * 100)
    assert trend["p_value"] < 0.01
    assert trend["sentence"] == "Getting slower: by 17 % over 20 steps."


def test_a_sure_trend_of_next_to_nothing_has_no_direction(tmp_path: Path) -> None:
    trend = headline(tmp_path, cpu_steps(*(1000 + 0.1 * step for step in range(20))))["trend"]
    assert trend["p_value"] < 0.01
    assert trend["direction"] is None


def test_a_gpu_that_waits_in_many_ways_waits_for_the_host(tmp_path: Path) -> None:
    # Of 10 ms: 4 compute, 3 launches, 3 nothing: neither of the host's is the most, both are.
    space = SpaceBuilder()
    host = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(4):
        host.event("train", start_ms=10 * step, duration_ms=1, step_num=step, _r=1, group_id=step)
        stream.event("gemm", start_ms=10 * step, duration_ms=4, group_id=step)
        host.event(
            "cuLaunchKernel",
            start_ms=10 * step + 4,
            duration_ms=3,
            correlation_id=step,
            group_id=step,
        )
    bottleneck = headline(tmp_path, space)["bottleneck"]
    assert bottleneck["category"] == "host"
    assert bottleneck["share_percent"] == pytest.approx(60)


def test_a_tpu_that_waits_for_host_memory(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space)
    core.describe("dot", "convolution fusion").describe("recv", "host recv-done")
    for step in range(3):
        core.step(str(step), 10 * step, 10)
        core.op("dot", 10 * step, 2).op("recv", 10 * step + 2, 8)
    bottleneck = headline(tmp_path, space)["bottleneck"]
    assert bottleneck["category"] == "transfer"
    assert bottleneck["share_percent"] == pytest.approx(80)


def test_of_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU").line("server")
    kernels = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for request, length_ms in enumerate((10, 20)):
        start_ms = 100 * request
        host.event("SessionRun", start_ms=start_ms, duration_ms=length_ms, _r=1)
        host.event("cuLaunchKernel", start_ms=start_ms, duration_ms=1, correlation_id=request + 1)
        kernels.event("gemm", start_ms=start_ms + 1, duration_ms=6, correlation_id=request + 1)
    found = headline(tmp_path, space)
    assert (found["what"], found["value_ms"]) == ("session_time", 15)
    assert found["trend"] is None
    assert found["outliers"] is None
    # 12 of 30 ms on the device.
    assert found["bottleneck"]["category"] == "host"
    assert found["bottleneck"]["share_percent"] == pytest.approx(60)


def test_sessions_without_a_device_do_not_tell_what_limits_them(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("server").event("SessionRun", start_ms=0, duration_ms=5, _r=1)
    found = headline(tmp_path, space)
    assert found["what"] == "session_time"
    assert found["bottleneck"] is None


def test_without_steps_and_sessions_there_is_none(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/device:GPU:0").line("Stream #7(Compute)").event("k", start_ms=0, duration_ms=1)
    assert overview_of(tmp_path, h=space)["headline"] is None


def test_without_kernels_nobody_knows_what_limits_a_gpu(tmp_path: Path) -> None:
    space = cpu_steps(10, 10, 10)
    space.plane("/device:GPU:0")
    found = overview_of(tmp_path, h=space)
    assert found["platform"] == "gpu"
    assert found["headline"]["value_ms"] == 10
    assert found["headline"]["bottleneck"] is None


@pytest.mark.slow
def test_executions_that_wait_are_not_bound_by_compute(corpus: Path) -> None:
    """Inferred sessions whose device time is 97 % waits for the host's memory."""
    document: Any = load(corpus / "tpu_v6e_x4.xplane.pb").to_dict()
    found = document["headline"]
    assert found["what"] == "session_time"
    assert found["bottleneck"]["category"] == "transfer"
    assert found["bottleneck"]["share_percent"] == pytest.approx(100 * 760.1 / 784.1, abs=0.1)
