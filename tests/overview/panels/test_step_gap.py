"""Golden cases of the time between steps, on every platform, and of what is judged by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import columns, overview_of, value
from tests.overview.findings.loops import CpuLoop, GpuLoop, TpuLoop
from tests.overview.panels.test_headline import cpu_steps
from tests.tpu_cases import Core

PARTS = ("device_work", "compilation", "input", "kernel_launch", "host_compute", "all_others")


def gap(document: dict[str, Any], row: int = 0) -> dict[str, float]:
    """The parts of the gap behind a step that are not 0."""
    found = document["steps"]["gap"]
    assert tuple(one["id"] for one in found["categories"]) == PARTS
    return {part: found["columns"][part][row] for part in PARTS if found["columns"][part][row]}


def assert_sums(document: dict[str, Any]) -> None:
    """The parts sum to the gap, and are null where there is none to know."""
    steps, parts = columns(document), document["steps"]["gap"]["columns"]
    for row, period_ms in enumerate(steps["period_ms"]):
        found = [parts[part][row] for part in PARTS]
        if period_ms is None:
            assert found == [None] * len(PARTS)
        else:
            length_ms = max(0.0, period_ms - steps["duration_ms"][row])
            assert sum(found) == pytest.approx(length_ms, abs=1e-6)


# ---- its parts -----------------------------------------------------------------------------------


def test_of_a_cpu(tmp_path: Path) -> None:
    # Of 50 ms: compilation 55…65; input 60…72, without it 7; an op 70…80 and an all-reduce 80…85,
    # without both 13; nothing launches on a CPU.
    loop = CpuLoop(marked_ms=50).does("dot.1", 0, 50, hlo_op="dot.1", hlo_module="jit_step")
    loop.does("backend_compile", 55, 65).does("IteratorGetNext", 60, 72, "tf_Compute/1")
    loop.does("y/MatMul:MatMul", 70, 80, "tf_Compute/2")
    loop.does("all-reduce.1", 80, 85, "tf_XLAEigen/1", hlo_op="all-reduce.1", hlo_module="jit_f")
    document = loop.document(tmp_path)
    assert columns(document)["duration_ms"] == [50] * 4
    assert gap(document) == {"compilation": 10, "input": 7, "host_compute": 13, "all_others": 20}
    assert_sums(document)
    metric = document["metrics"]["step_gap"]
    assert (metric["value"], metric["n"], metric["status"]) == (50, 3, "measured")
    assert (metric["min"], metric["max"], metric["stdev"]) == (50, 50, 0)


def test_of_a_gpu_between_which_other_steps_run(tmp_path: Path) -> None:
    # Training until 60, evaluation until 100.  Of these 40 ms: a kernel 75…90; compilation 62…66;
    # input 66…70; a launch 74…75; an op 92…95 and beside the kernel; the rest, 13 ms.
    loop = GpuLoop(marked_ms=60).runs("gemm", 1, 60)
    for number, begin_ms in enumerate(loop.begin_ms):
        line = loop.thread("python")
        line.event("eval", start_ms=begin_ms + 60, duration_ms=40, step_num=number)
    loop.runs("forward", 75, 90).does("backend_compile", 62, 66)
    loop.does("IteratorGetNextOp::DoCompute", 66, 70, "tf_Compute/1")
    loop.does("y/Where:Where", 80, 84).does("y/Where:Where", 92, 95)
    document = loop.document(tmp_path)
    assert columns(document)["name"] == ["train"] * 4
    assert columns(document)["duration_ms"] == [60] * 4
    assert gap(document) == {
        "device_work": 15,
        "compilation": 4,
        "input": 4,
        "kernel_launch": 1,
        "host_compute": 3,
        "all_others": 13,
    }
    assert_sums(document)
    assert value(document, "step_gap") == 40


def test_of_a_gpu_whose_steps_tile(tmp_path: Path) -> None:
    document = GpuLoop(marked_ms=60).runs("gemm", 1, 40).document(tmp_path)
    assert columns(document)["duration_ms"] == [100, 100, 100, 60]
    assert gap(document) == {}
    assert_sums(document)
    metric = document["metrics"]["step_gap"]
    assert (metric["value"], metric["n"], metric["status"]) == (0, 3, "measured")
    assert metric["reason"] is None


def test_of_a_tpu(tmp_path: Path) -> None:
    # Of 50 ms: an op 55…60, while the host waits for input; compilation 60…65; input 65…72; a
    # launch 72…76; an op of the host 76…79; the rest, 26 ms.
    loop = TpuLoop(marked_ms=50).runs("dot", 0, 50).runs("dot", 55, 60)
    loop.does("IteratorGetNext", 55, 60).does("backend_compile", 60, 65).does(
        "IteratorGetNext", 65, 72
    )
    loop.does("PjRtClient::EnqueueExecution", 72, 76).does("y/Where:Where", 76, 79)
    document = loop.document(tmp_path)
    assert columns(document)["duration_ms"] == [50] * 4
    assert gap(document) == {
        "device_work": 5,
        "compilation": 5,
        "input": 7,
        "kernel_launch": 4,
        "host_compute": 3,
        "all_others": 26,
    }
    assert_sums(document)
    assert value(document, "step_gap") == 50


def test_it_is_not_known_before_a_missing_number_and_behind_the_last_step(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for place, number in enumerate((0, 1, 3, 4)):
        line.event("train", start_ms=100 * place, duration_ms=90, step_num=number)
    document = overview_of(tmp_path, h=space)
    parts = document["steps"]["gap"]["columns"]
    assert parts["all_others"] == [10, None, 10, None]
    assert parts["input"] == [0, None, 0, None]
    assert_sums(document)
    metric = document["metrics"]["step_gap"]
    assert (metric["value"], metric["n"]) == (10, 2)


def test_one_step_has_no_gap(tmp_path: Path) -> None:
    document = CpuLoop(steps=1, marked_ms=50).does("x/MatMul:MatMul", 0, 50).document(tmp_path)
    metric = document["metrics"]["step_gap"]
    assert (metric["value"], metric["status"]) == (None, "unavailable")
    assert "consecutive" in metric["reason"]
    assert_sums(document)


def test_it_ends_with_the_next_step_though_that_begins_early(tmp_path: Path) -> None:
    # Markers of two threads overlap: 80 ms long, every 60 ms.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    lines = [plane.line(f"worker-{thread}") for thread in range(2)]
    for step in range(4):
        lines[step % 2].event("train", start_ms=60 * step, duration_ms=80, step_num=step)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["period_ms"] == [60, 60, 60, None]
    assert value(document, "step_gap") == 0
    assert_sums(document)


# ---- two devices ---------------------------------------------------------------------------------


def two_cores(lengths_ms: tuple[float, float], **host: tuple[float, float]) -> SpaceBuilder:
    """Cores that mark steps of these lengths every 100 ms, and what the host does meanwhile."""
    space = SpaceBuilder()
    for number, length_ms in enumerate(lengths_ms):
        core = Core(space, number).describe("f", "loop fusion")
        for step in range(4):
            core.step(str(step), 100 * step, length_ms).op("f", 100 * step, length_ms)
    line = space.plane("/host:CPU").line("python")
    for name, (start_ms, end_ms) in host.items():
        for step in range(4):
            at = 100 * step + start_ms
            line.event(name, start_ms=at, duration_ms=end_ms - start_ms)
    return space


@pytest.mark.parametrize(
    ("host", "parts"),
    [
        # Core 0 is done after 60 ms, core 1 after 80: the gap of both is 20 ms.  The 20 ms more of
        # core 0 are its wait for core 1, of which each part gives, the unexplained first.
        ({}, {"all_others": 20}),
        # Behind core 0: 40 ms of input, behind core 1: 20.
        ({"IteratorGetNext": (60, 100)}, {"input": 20}),
        # Behind core 0: 10 unexplained and 30 of input; behind core 1: 20 of input.
        ({"IteratorGetNext": (70, 100)}, {"input": 20}),
        # Behind both: 5 of compilation; behind core 0: 35 unexplained, behind core 1: 15.
        ({"backend_compile": (90, 95)}, {"compilation": 5, "all_others": 15}),
        # Behind core 0 alone: 10 of compilation, 5 on average.
        ({"backend_compile": (62, 72)}, {"compilation": 5, "all_others": 15}),
    ],
)
def test_devices_whose_steps_are_unequal(
    tmp_path: Path, host: dict[str, tuple[float, float]], parts: dict[str, float]
) -> None:
    document = overview_of(tmp_path, h=two_cores((60, 80), **host))
    assert columns(document)["duration_ms"] == [80] * 4
    assert gap(document) == parts
    assert_sums(document)


def test_devices_of_which_one_has_no_gap(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=two_cores((60, 100)))
    assert columns(document)["duration_ms"] == [100] * 4
    assert gap(document) == {}
    assert value(document, "step_gap") == 0


# ---- what is judged by it ------------------------------------------------------------------------


def test_where_the_time_of_the_loop_goes(tmp_path: Path) -> None:
    # 60 ms, of which 50 compute; 40 ms between steps, of which 30 are input.
    loop = CpuLoop(marked_ms=60).does("x/MatMul:MatMul", 0, 50).does("IteratorGetNext", 60, 90)
    document = loop.document(tmp_path)
    found = document["steps"]["loop"]
    assert (found["steps"], found["period_ms"]) == (3, pytest.approx(100))
    assert {part: ms for part, ms in found["step_ms"].items() if ms} == pytest.approx(
        {"host_compute": 50, "all_others": 10}
    )
    assert {part: ms for part, ms in found["gap_ms"].items() if ms} == pytest.approx(
        {"input": 30, "all_others": 10}
    )


def test_a_step_without_a_next_one_is_not_in_the_loop(tmp_path: Path) -> None:
    # The last step is another: 300 ms of nothing.
    space = cpu_steps(20, 20, 20, 300, work_ms=20)
    found = overview_of(tmp_path, h=space)["steps"]["loop"]
    assert found["steps"] == 3
    assert found["step_ms"]["host_compute"] == pytest.approx(20)
    assert found["step_ms"]["all_others"] == pytest.approx(0)
    assert found["gap_ms"]["all_others"] == pytest.approx(1)


def bottleneck(document: dict[str, Any]) -> tuple[str, str]:
    found = document["headline"]["bottleneck"]
    return found["category"], found["sentence"]


def test_a_loader_outside_the_marker(tmp_path: Path) -> None:
    loop = CpuLoop(marked_ms=20).does("x/MatMul:MatMul", 0, 20)
    assert bottleneck(loop.document(tmp_path / "unknown")) == (
        "host",
        "Host-bound: 80.0 % of the time from step to step is Python and other overhead, outside "
        "the steps; next is computation (20.0 %).",
    )
    loop.does("IteratorGetNext", 20, 100)
    assert bottleneck(loop.document(tmp_path / "known")) == (
        "input",
        "Input-bound: 80.0 % of the time from step to step is waiting for input, outside the "
        "steps; next is computation (20.0 %).",
    )


def test_a_loader_partly_outside_the_marker(tmp_path: Path) -> None:
    loop = CpuLoop(marked_ms=60).does("IteratorGetNext", 0, 30).does("x/MatMul:MatMul", 30, 60)
    loop.does("IteratorGetNext", 60, 100)
    assert bottleneck(loop.document(tmp_path)) == (
        "input",
        "Input-bound: 70.0 % of the time from step to step is waiting for input, 40.0 % outside "
        "the steps; next is computation (30.0 %).",
    )


@pytest.mark.parametrize("loop", ["tpu", "cpu"])
def test_work_for_something_else(tmp_path: Path, loop: str) -> None:
    if loop == "tpu":
        document = TpuLoop(marked_ms=20).runs("dot", 0, 20).runs("dot", 30, 100).document(tmp_path)
    else:
        one = CpuLoop(marked_ms=20).does("x/MatMul:MatMul", 0, 20)
        document = one.does("y/MatMul:MatMul", 30, 100).document(tmp_path)
    category, sentence = bottleneck(document)
    assert category == "other_work"
    assert "70.0 % of the time from step to step is other work between the steps" in sentence


def test_one_long_gap_does_not_limit_the_loop(tmp_path: Path) -> None:
    # Ten steps of 100 ms of compute, and 990 ms of nothing after one of them.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(10):
        at = 100 * step + 990 * (step > 4)
        line.event("train", start_ms=at, duration_ms=100, step_num=step)
        line.event("x/MatMul:MatMul", start_ms=at, duration_ms=100)
    document = overview_of(tmp_path, h=space)
    assert bottleneck(document) == ("compute", "Compute-bound: 100.0 % of a step is computation.")
    # Of nine periods, which take 1,890 ms.
    assert value(document, "step_gap") == pytest.approx(110)
    assert value(document, "step_period") == pytest.approx(210)


@pytest.mark.parametrize(
    ("lengths_ms", "first"),
    [
        # 60 of 130 ms.
        ((10, 10, 10, 60, 10, 10, 10, 10), True),
        # 20 of 90 ms; 30 of 120 ms, which is a quarter and no more.
        ((10, 10, 10, 20, 10, 10, 10, 10), False),
        ((10, 10, 10, 30, 10, 10, 10, 10, 10, 10), False),
        ((10, 10, 10, 31, 10, 10, 10, 10, 10, 10), True),
        # Of two nobody knows which is usual.
        ((10, 90), False),
    ],
)
def test_the_median_leads_where_outliers_take_much_of_the_time(
    tmp_path: Path, lengths_ms: tuple[float, ...], first: bool
) -> None:
    found = overview_of(tmp_path, h=cpu_steps(*lengths_ms, work_ms=10))["headline"]
    assert found["median_first"] is first
    assert found["value_ms"] == pytest.approx(sum(lengths_ms) / len(lengths_ms))
    assert found["median_ms"] == (50 if len(lengths_ms) == 2 else 10)
