"""Golden cases of steps that are calls of TensorFlow functions."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tests.cases import codes, columns, finding, overview_of


def call(line: LineBuilder, name: str, start_ms: float, duration_ms: float) -> None:
    """A call of a function: its kernel is as long as the call."""
    line.event(f"EagerLocalExecute: {name}", start_ms=start_ms, duration_ms=duration_ms)
    line.event("EagerKernelExecute", start_ms=start_ms, duration_ms=duration_ms)
    line.event("FunctionRun", start_ms=start_ms + 1, duration_ms=duration_ms - 2, _r=1)
    line.event("dense/MatMul:MatMul", start_ms=start_ms + 1, duration_ms=duration_ms - 2)


@pytest.mark.parametrize("name", ["__inference_f_1", "__forward_f_2", "<lambda>"])
def test_three_calls_are_steps_from_call_to_call(tmp_path: Path, name: str) -> None:
    # At 5, 25 and 55 ms, of 10 ms each: the wait for input between them is part of a step.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for start_ms in (5, 25, 55):
        call(python, name, start_ms, 10)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert name in document["steps"]["method"]
    assert steps["duration_ms"] == [20, 30, 10]
    assert steps["period_ms"] == [20, 30, None]
    assert steps["complete"] == [True, True, False]
    assert steps["host_compute"] == [8, 8, 8]


@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_calls_are_as_long_as_they_are(tmp_path: Path, count: int) -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for place in range(count):
        call(python, "__inference_f_1", 20 * place, 10)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"] == [10] * count
    assert steps["complete"] == [True] * count
    assert "repeats" not in document["steps"]["method"]


def test_calls_of_threads_that_serve_are_as_long_as_they_are(tmp_path: Path) -> None:
    # Two threads, whose calls of 30 ms overlap: 0, 15, 40, 55 ms.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for thread in range(2):
        line = plane.line(f"server/{thread}")
        for start_ms in (0, 40):
            call(line, "__inference_predict_7", start_ms + 15 * thread, 30)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["start_ms"] == [0, 15, 40, 55]
    assert steps["duration_ms"] == [30, 30, 30, 30]
    assert steps["complete"] == [True] * 4


def test_tracing_belongs_to_the_call_that_traces(tmp_path: Path) -> None:
    # Calls at 0, 100 and 200 ms, of 10 ms each; the second traces the function from 40 ms on.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    call(python, "__inference_f_1", 0, 10)
    python.event("f", start_ms=40, duration_ms=71, tf_function_call="traced-nonXla")
    call(python, "__inference_f_9", 100, 10)
    python.event("f", start_ms=198, duration_ms=13, tf_function_call="notTraced-nonXla")
    call(python, "__inference_f_9", 200, 10)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["start_ms"] == [0, 40, 200]
    assert steps["duration_ms"] == [40, 160, 10]
    # The call is traced until it returns, as TensorFlow has it.
    assert steps["compilation"] == [0, 71, 0]


def test_calls_that_overlap_have_nothing_between_them(tmp_path: Path) -> None:
    # Three threads that serve; now and then none of them does.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for thread in range(3):
        line = plane.line(f"server/{thread}")
        for turn in range(5):
            call(line, "__inference_predict_7", 50 * turn + 5 * thread, 30)
    document = overview_of(tmp_path, h=space)
    assert "steps_overlap" in codes(document)
    assert finding(document, "between_steps") is None
    assert finding(document, "long_gap") is None


def test_a_function_that_trains_goes_before_a_heavier_one(tmp_path: Path) -> None:
    # Evaluation takes 60 of each 100 ms, training 20.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for place in range(4):
        call(python, "__inference_train_step_184", 100 * place, 20)
        call(python, "__inference_test_step_190", 100 * place + 30, 60)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["name"] == ["__inference_train_step_184"] * 4
    assert steps["duration_ms"] == [100, 100, 100, 20]


def test_the_trace_of_a_function_makes_no_other_function(tmp_path: Path) -> None:
    # Traced anew for every other batch size: one function, one loop.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for place in range(6):
        call(python, f"__inference_f_{place}", 20 * place, 10)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["name"] == ["__inference_f"] * 6
    assert steps["duration_ms"] == [20] * 5 + [10]


def test_calls_that_launch_kernels(tmp_path: Path) -> None:
    # A call of 10 ms every 20 ms waits for its kernel in 4…9 ms: each step begins with its call,
    # when the GPU idles, and the last one ends with it.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for place in range(3):
        at_ms = 20 * place
        call(python, "__inference_f_1", at_ms, 10)
        python.event("cuLaunchKernel", start_ms=at_ms + 2, duration_ms=1, correlation_id=place)
        stream.event("gemm", start_ms=at_ms + 4, duration_ms=5, correlation_id=place)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["platform"] == "gpu"
    assert steps["start_ms"] == [0, 20, 40]
    assert steps["duration_ms"] == [20, 20, 10]
    assert steps["device_compute"] == [5, 5, 5]


def test_calls_of_threads_that_serve_from_a_gpu(tmp_path: Path) -> None:
    # As on a CPU: neither thread's call ends the other's.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for thread in range(2):
        line = plane.line(f"server/{thread}")
        for place in range(2):
            at_ms, launch = 40 * place + 15 * thread, 10 * place + thread
            call(line, "__inference_predict_7", at_ms, 30)
            line.event("cuLaunchKernel", start_ms=at_ms + 2, duration_ms=1, correlation_id=launch)
            stream.event("gemm", start_ms=at_ms + 4, duration_ms=5, correlation_id=launch)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["start_ms"] == [0, 15, 40, 55]
    assert steps["duration_ms"] == [30, 30, 30, 30]
