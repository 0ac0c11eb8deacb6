"""Golden cases of idle GPU time, explained by what the host did meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview.samples.builder import PlaneBuilder
from tensorboard_plugin_overview.samples.builder import SpaceBuilder
from tests.cases import columns
from tests.cases import overview_of


@pytest.fixture
def space() -> SpaceBuilder:
    """One step of 100 ms: kernels until 40 ms, then nothing until the next step's first op."""
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    stream.event("gemm", start_ms=0, duration_ms=40, group_id=0)
    stream.event("gemm", start_ms=100, duration_ms=10, group_id=1)
    return space


def host(space: SpaceBuilder) -> PlaneBuilder:
    return space.plane("/host:CPU")


def shares(folder: Path, space: SpaceBuilder) -> dict[str, float]:
    steps = columns(overview_of(folder, h=space))
    names = ("compilation", "input", "kernel_launch", "host_compute", "all_others")
    assert sum(steps[name][0] for name in (*names, "device_compute")) == pytest.approx(100)
    return {name: steps[name][0] for name in names if steps[name][0]}


def test_unexplained_idle_is_all_others(tmp_path: Path, space: SpaceBuilder) -> None:
    assert shares(tmp_path, space) == {"all_others": 60}


def test_only_idle_time_is_explained(tmp_path: Path, space: SpaceBuilder) -> None:
    # The op runs from 30 to 60 ms, 10 ms of it while the GPU computes.
    host(space).line("tf_Compute/1").event("x/MatMul:MatMul", start_ms=30, duration_ms=30)
    assert shares(tmp_path, space) == {"host_compute": 20, "all_others": 40}


def test_innermost_event_decides(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("tf_Compute/1")
    line.event("x/MatMul:MatMul", start_ms=40, duration_ms=50)
    line.event("cuLaunchKernel", start_ms=45, duration_ms=10, correlation_id=1)
    line.event("cuStreamSynchronize", start_ms=60, duration_ms=20, correlation_id=2)
    line.event("MemoryAllocation", start_ms=56, duration_ms=1)
    assert shares(tmp_path, space) == {"kernel_launch": 10, "host_compute": 20, "all_others": 30}


def test_priority_over_threads(tmp_path: Path, space: SpaceBuilder) -> None:
    plane = host(space)
    plane.line("tf_Compute/1").event("x/MatMul:MatMul", start_ms=40, duration_ms=50)
    plane.line("python").event("backend_compile", start_ms=50, duration_ms=5)
    plane.line("tf_data_iterator_get_next/1").event(
        "IteratorGetNextOp::DoCompute", start_ms=50, duration_ms=20
    )
    assert shares(tmp_path, space) == {
        "compilation": 5,
        "input": 15,
        "host_compute": 30,
        "all_others": 10,
    }


def test_threads_that_work_ahead_explain_nothing(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("tf_data_private_threadpool/1")
    line.event("py/EagerPyFunc:EagerPyFunc", start_ms=40, duration_ms=60)
    line.event("IteratorGetNextOp::DoCompute", start_ms=40, duration_ms=60)
    assert shares(tmp_path, space) == {"all_others": 60}


def test_python_wrappers_explain_nothing(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("python")
    line.event("PjitFunction(train_step)", start_ms=40, duration_ms=60)
    line.event("PjRtStreamExecutorLoadedExecutable::EnqueueExecution", start_ms=50, duration_ms=5)
    assert shares(tmp_path, space) == {"kernel_launch": 5, "all_others": 55}


def test_host_to_device_call_is_input(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("python")
    line.event("cuMemcpyHtoDAsync_v2", start_ms=50, duration_ms=5, correlation_id=3)
    assert shares(tmp_path, space) == {"input": 5, "all_others": 55}
