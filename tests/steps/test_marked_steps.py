"""Golden cases of steps that host events mark, in files without groups."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tests.cases import codes, columns, overview_of, value

PJRT = 5


def host_line(space: SpaceBuilder) -> LineBuilder:
    return space.plane("/host:CPU").line("python")


def test_marker_bounds_its_work_on_a_cpu(tmp_path: Path) -> None:
    # Keras writes `Profiled batch` without `_r`; ops of 6 ms run within markers of 9 ms.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, pool = plane.line("python"), plane.line("tf_Compute/1")
    for step in range(3):
        start_ms = 10 * step
        python.event("Profiled batch", start_ms=start_ms, duration_ms=9, step_num=40 + step)
        python.event("FunctionRun", start_ms=start_ms + 1, duration_ms=1, _pt=2, _p=7)
        pool.event("ExecutorState::Process", start_ms=start_ms + 2, duration_ms=6, _ct=2, _c=7)
        pool.event("dense/MatMul:MatMul", start_ms=start_ms + 2, duration_ms=6)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "host_markers"
    assert steps["number"] == [40, 41, 42]
    assert steps["duration_ms"] == [9, 9, 9]
    assert steps["host_compute"] == [6, 6, 6]
    assert steps["period_ms"] == [10, 10, None]
    assert steps["complete"] == [True, True, True]


def test_a_step_that_the_capture_cut_short_is_not_called_a_guess(tmp_path: Path) -> None:
    # Steps of 9 ms with six ops; the last ends with the capture, after 2 ms and one op.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, pool = plane.line("python"), plane.line("tf_Compute/1")
    for step, (length_ms, ops) in enumerate([(9, 6)] * 4 + [(2, 1)]):
        start_ms = 10 * step + 1
        python.event("train", start_ms=start_ms, duration_ms=length_ms, step_num=step)
        for op in range(ops):
            pool.event("dense/MatMul:MatMul", start_ms=start_ms + op, duration_ms=1)
    epoch_ns, ms = 10**18, 10**6
    space.plane(
        "Task Environment", profile_start_time=epoch_ns, profile_stop_time=epoch_ns + 43 * ms
    )
    reasons = columns(overview_of(tmp_path, h=space))["incomplete_reason"]
    assert reasons == [None] * 4 + ["cut by the end of the capture"]


def test_asynchronous_steps_follow_the_work(tmp_path: Path) -> None:
    # Markers of 0.1 ms every 0.2 ms launch executions of 75 ms, one every 80 ms.  The first step
    # begins with its execution, 1…76 ms, as nothing ran before and its marker is over.  The others
    # begin where the execution before ends, at 76, 156 and 236 ms, long after their markers.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, client = plane.line("python"), plane.line("tf_XLAPjRtCpuClient/1")
    for step in range(4):
        start_ms = 0.2 * step
        python.event("train", start_ms=start_ms, duration_ms=0.1, step_num=step, _r=1)
        launch = "CommonPjRtLoadedExecutable::ExecuteHelperOnSingleDevice"
        python.event(launch, start_ms=start_ms + 0.01, duration_ms=0.05)
        client.event(
            "dot.1",
            start_ms=1 + 80 * step,
            duration_ms=75,
            hlo_op="dot.1",
            hlo_module="jit_train",
            run_id=100 + step,
        )
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["start_ms"] == [1, 76, 156, 236]
    assert steps["duration_ms"] == [75, 80, 80, 80]
    assert steps["host_compute"] == [75, 75, 75, 75]
    assert steps["complete"] == [True, True, True, False]
    assert "asynchronous_steps" in codes(document)
    assert value(document, "step_time") == pytest.approx((75 + 80 + 80) / 3)


def test_kernels_are_linked_to_the_marker_that_launched_them(tmp_path: Path) -> None:
    # The kernels run late, between the markers: only their correlation ids tell.  They run at 8, 18
    # and 28 ms for 6 ms.  The first step begins with its kernel, its marker being over; the others
    # where the kernel before ends, at 14 and 24 ms.  The last kernel ends at 34 ms.
    space = SpaceBuilder()
    python = host_line(space)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(3):
        start_ms = 10 * step
        python.event("train", start_ms=start_ms, duration_ms=2, step_num=5 + step, _r=1)
        python.event(
            "cuLaunchKernel", start_ms=start_ms + 1, duration_ms=0.5, correlation_id=step + 1
        )
        stream.event("gemm", start_ms=start_ms + 8, duration_ms=6, correlation_id=step + 1)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [5, 6, 7]
    assert steps["start_ms"] == [8, 14, 24]
    assert steps["duration_ms"] == [6, 10, 10]
    assert steps["complete"] == [True, True, False]
    assert steps["device_compute"] == [6, 6, 6]


def test_kernels_launched_from_another_thread(tmp_path: Path) -> None:
    # The marker's thread hands the launch to PjRt's, by a context.  Kernels run in 4…7 ms after
    # each marker's start.  The first step begins with them; the next at 10 and 20 ms with their
    # markers, when the GPU has idled since 7 and 17 ms.  The last kernel ends at 27 ms.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, execute = plane.line("python"), plane.line("py_xla_execute/1")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(3):
        start_ms = 10 * step
        python.event("train", start_ms=start_ms, duration_ms=1, step_num=step, _r=1)
        python.event("Execute", start_ms=start_ms + 0.1, duration_ms=0.5, _pt=PJRT, _p=step)
        execute.event("Enqueue", start_ms=start_ms + 2, duration_ms=2, _ct=PJRT, _c=step)
        execute.event("cuGraphLaunch", start_ms=start_ms + 3, duration_ms=0.5, correlation_id=step)
        # Two kernels of one CUDA graph share the id of its launch.
        stream.event("gemm", start_ms=start_ms + 4, duration_ms=2, correlation_id=step)
        stream.event("relu", start_ms=start_ms + 6, duration_ms=1, correlation_id=step)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["start_ms"] == [4, 10, 20]
    assert steps["duration_ms"] == [6, 10, 7]
    assert steps["device_compute"] == [3, 3, 3]


def test_later_unrelated_kernel_stretches_no_step(tmp_path: Path) -> None:
    # The only step is its marker, 0…5 ms, which waits for the kernel in 2…3 ms.
    space = SpaceBuilder()
    python = host_line(space)
    python.event("train", start_ms=0, duration_ms=5, step_num=3, _r=1)
    python.event("cuLaunchKernel", start_ms=1, duration_ms=0.1, correlation_id=1)
    python.event("cuLaunchKernel", start_ms=18, duration_ms=0.1, correlation_id=2)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    stream.event("gemm", start_ms=2, duration_ms=1, correlation_id=1)
    stream.event("later", start_ms=20, duration_ms=2, correlation_id=2)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["start_ms"] == [0]
    assert columns(document)["duration_ms"] == [5]
    assert columns(document)["complete"] == [True]
    assert "outside_steps" in codes(document)


def test_unlinked_markers_bound_the_steps_and_say_so(tmp_path: Path) -> None:
    space = SpaceBuilder()
    python = host_line(space)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(2):
        python.event("train", start_ms=10 * step, duration_ms=9, step_num=step, _r=1)
        stream.event(f"gemm_{step}", start_ms=10 * step + 1, duration_ms=4)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["duration_ms"] == [9, 9]
    assert "markers_unlinked" in codes(document)


def test_nested_and_empty_markers_are_none(tmp_path: Path) -> None:
    space = SpaceBuilder()
    python = host_line(space)
    python.event("outer", start_ms=0, duration_ms=20, step_num=1)
    python.event("inner", start_ms=5, duration_ms=5, step_num=2)
    python.event("empty", start_ms=30, duration_ms=0, step_num=3)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["name"] == ["outer"]


def test_fragment_at_the_end_is_left_out(tmp_path: Path) -> None:
    # Three steps of 10 ms with 4 ops each, and a last one of 1 ms with one op.
    space = SpaceBuilder()
    python = host_line(space)
    for step, (duration_ms, ops) in enumerate([(10, 4), (10, 4), (10, 4), (1, 1)]):
        python.event("train", start_ms=20 * step, duration_ms=duration_ms, step_num=step)
        for op in range(ops):
            python.event("x:MatMul", start_ms=20 * step + op / 5, duration_ms=0.1)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["complete"] == [True, True, True, False]
    assert value(document, "step_time") == 10
    assert value(document, "step_time_all") == pytest.approx(7.75)
