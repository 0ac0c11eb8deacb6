"""Golden cases of training and evaluation in turn, and of work that no marker claims.

Every 100 ms: training, marked in 0…60 ms, runs in 5…50 ms; evaluation, marked in 70…90 ms, runs in
75…85 ms.  The host waits in both.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.host_summary import summarize_host
from tests.cases import codes, columns, finding, overview_of, timeline_of, value
from tests.tpu_cases import Core

Work = Callable[[str, float, float, float], None]
"""Runs a program: its name, when the host launches it, from when and to when it runs, in ms."""


class Cpu:
    platform = "cpu"

    def __init__(self) -> None:
        self.space = SpaceBuilder()
        plane = self.space.plane("/host:CPU")
        self.python: LineBuilder = plane.line("python")
        self.runs = 0

    def mark(self, name: str, number: int, start_ms: float, end_ms: float) -> None:
        length_ms = end_ms - start_ms
        self.python.event(name, start_ms=start_ms, duration_ms=length_ms, step_num=number)

    def run(self, program: str, launch_ms: float, start_ms: float, end_ms: float) -> None:
        self.runs += 1
        self.python.event(
            "dot",
            start_ms=start_ms,
            duration_ms=end_ms - start_ms,
            hlo_op="dot",
            hlo_module=program,
            run_id=self.runs,
        )


class Gpu(Cpu):
    platform = "gpu"

    def __init__(self) -> None:
        super().__init__()
        self.stream = self.space.plane("/device:GPU:0").line("Stream #7(Compute)")

    def run(self, program: str, launch_ms: float, start_ms: float, end_ms: float) -> None:
        self.runs += 1
        launch = {"correlation_id": self.runs}
        self.python.event("cuLaunchKernel", start_ms=launch_ms, duration_ms=0.1, stats=launch)
        self.stream.event(
            "gemm",
            start_ms=start_ms,
            duration_ms=end_ms - start_ms,
            hlo_op="dot",
            hlo_module=program,
            stats=launch,
        )


class Tpu(Cpu):
    """A core that marks nothing by itself."""

    platform = "tpu"
    marks = False

    def __init__(self) -> None:
        super().__init__()
        self.core = Core(self.space).describe("f", "loop fusion").describe("g", "loop fusion")

    def run(self, program: str, launch_ms: float, start_ms: float, end_ms: float) -> None:
        self.runs += 1
        key = {"run_id": self.runs, "queue_id": 0}
        call = key | {"device_ordinal": 0}
        self.python.event("DoEnqueueProgram", start_ms=launch_ms, duration_ms=0.1, stats=call)
        length_ms = end_ms - start_ms
        if self.marks:
            self.core.step(str(self.runs), start_ms, length_ms)
        self.core.module(f"{program}({len(program)})", start_ms, length_ms, stats=key)
        self.core.op("f", start_ms, length_ms)


class TpuThatMarks(Tpu):
    marks = True


def in_turn(host: Cpu) -> SpaceBuilder:
    for turn in range(4):
        at_ms = 100 * turn
        host.mark("train", 10 + turn, at_ms, at_ms + 60)
        host.run("jit_train", at_ms + 1, at_ms + 5, at_ms + 50)
        host.mark("eval", turn, at_ms + 70, at_ms + 90)
        host.run("jit_eval", at_ms + 71, at_ms + 75, at_ms + 85)
    return host.space


# A CPU's markers wait for their work and bound it.  On a GPU, and on a TPU without markers of its
# own, each step begins with its marker, as the device has idled since the step before, and ends
# where the next of the other kind begins; only the last evaluation ends with its marker.  The TPU's
# markers are as long as what ran.
LENGTHS = {
    Cpu: ([60] * 4, [20] * 4),
    Gpu: ([70] * 4, [30, 30, 30, 20]),
    Tpu: ([70] * 4, [30, 30, 30, 20]),
    TpuThatMarks: ([45] * 4, [10] * 4),
}


@pytest.mark.parametrize("host", LENGTHS)
def test_training_and_evaluation_are_never_averaged_together(
    tmp_path: Path, host: type[Cpu]
) -> None:
    train_ms, eval_ms = LENGTHS[host]
    document = overview_of(tmp_path, h=in_turn(host()))
    steps = columns(document)
    assert document["platform"] == host.platform
    assert steps["name"] == ["train"] * 4
    # No number is missing, though evaluation counts otherwise.
    assert steps["number"] == [10, 11, 12, 13]
    assert steps["duration_ms"] == train_ms
    assert steps["period_ms"] == [100, 100, 100, None]
    assert steps["complete"] == [True] * 4
    assert value(document, "step_time") == train_ms[0]
    assert value(document, "step_period") == 100
    assert "several_step_kinds" in codes(document)
    kinds = document["steps"]["kinds"]
    assert [
        (kind["name"], kind["count"], kind["complete"], kind["mean_ms"], kind["leading"])
        for kind in kinds
    ] == [
        ("train", 4, 4, train_ms[0], True),
        ("eval", 4, 4, pytest.approx(sum(eval_ms) / 4), False),
    ]
    assert kinds[0]["share_percent"] / kinds[1]["share_percent"] == pytest.approx(
        sum(train_ms) / sum(eval_ms)
    )


@pytest.mark.parametrize("host", LENGTHS)
def test_another_kind_can_be_chosen(host: type[Cpu]) -> None:
    _, eval_ms = LENGTHS[host]
    found = summarize_host(XSpaceTrace(timeline_of(in_turn(host()))), kind="eval").steps
    assert found.kind == "eval"
    (steps,) = found.device_steps.values()
    assert steps.number.tolist() == [0, 1, 2, 3]
    assert (steps.duration_ps / 1e9).tolist() == eval_ms
    # From 70 ms to 170 ms, or from 75 ms to 175 ms.
    assert (steps.period_ps[:3] / 1e9).tolist() == [100, 100, 100]
    assert steps.period_ps[3] == -1
    assert set(found.kinds) == {"train", "eval"}


@pytest.mark.parametrize("host", LENGTHS)
def test_a_kind_with_a_missing_number_leaves_the_other_alone(
    tmp_path: Path, host: type[Cpu]
) -> None:
    # Training 10, 11, 13: not 12.  The step before ends by itself: on a CPU and a TPU that marks as
    # ever; on a GPU and on the other TPU with its marker.
    one = host()
    for turn, number in enumerate((10, 11, 13)):
        at_ms = 100 * turn
        one.mark("train", number, at_ms, at_ms + 60)
        one.run("jit_train", at_ms + 1, at_ms + 5, at_ms + 50)
        one.mark("eval", turn, at_ms + 70, at_ms + 90)
        one.run("jit_eval", at_ms + 71, at_ms + 75, at_ms + 85)
    train_ms, _ = LENGTHS[host]
    steps = columns(overview_of(tmp_path, h=one.space))
    alone_ms = 60 if host in (Gpu, Tpu) else train_ms[0]
    assert steps["number"] == [10, 11, 13]
    assert steps["duration_ms"] == [train_ms[0], alone_ms, train_ms[0]]
    assert steps["period_ms"] == [100, None, None]
    assert steps["complete"] == [True] * 3


def test_without_training_the_kind_of_most_op_time_leads(tmp_path: Path) -> None:
    # `wait` is marked for 60 ms and runs for 2; `work` is marked for 20 ms and runs for 10.
    for host in (Cpu(), Gpu(), Tpu()):
        for turn in range(3):
            at_ms = 100 * turn
            host.mark("wait", turn, at_ms, at_ms + 60)
            host.run("jit_a", at_ms + 1, at_ms + 5, at_ms + 7)
            host.mark("work", turn, at_ms + 70, at_ms + 90)
            host.run("jit_b", at_ms + 71, at_ms + 75, at_ms + 85)
        document = overview_of(tmp_path / type(host).__name__, h=host.space)
        assert columns(document)["name"] == ["work"] * 3


def test_steps_of_two_threads_side_by_side(tmp_path: Path) -> None:
    # A learner's steps of 100 ms, and an actor's of 20 ms beside them on another thread and stream.
    # The learner's kernels run in 2…97 ms of each 100 ms.  An actor's step begins with its
    # kernel, 4 ms after its marker, as the learner's keeps the GPU busy then.  The last one ends
    # with its marker.
    space = SpaceBuilder()
    plane, gpu = space.plane("/host:CPU"), space.plane("/device:GPU:0")
    learner, actor = plane.line("learner"), plane.line("actor")
    learning, acting = gpu.line("Stream #7(Compute)"), gpu.line("Stream #8(Compute)")
    for step in range(3):
        at_ms = 100 * step
        learner.event("learner", start_ms=at_ms, duration_ms=99, step_num=step)
        learner.event("cuLaunchKernel", start_ms=at_ms + 1, duration_ms=1, correlation_id=step)
        learning.event("gemm", start_ms=at_ms + 2, duration_ms=95, correlation_id=step)
    for step in range(15):
        at_ms, launch = 20 * step, 100 + step
        actor.event("actor", start_ms=at_ms, duration_ms=19, step_num=step)
        actor.event("cuLaunchKernel", start_ms=at_ms + 3, duration_ms=1, correlation_id=launch)
        acting.event("forward", start_ms=at_ms + 4, duration_ms=5, correlation_id=launch)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    # A learner's step ends where the next one begins, and no actor ends it.
    assert steps["name"] == ["learner"] * 3
    assert steps["duration_ms"] == [100, 100, 99]
    assert steps["complete"] == [True] * 3
    actors = {kind["name"]: kind for kind in document["steps"]["kinds"]}["actor"]
    assert (actors["count"], actors["complete"]) == (15, 15)
    assert actors["mean_ms"] == pytest.approx((14 * 20 + 15) / 15)


# ---- work that no marker claims ------------------------------------------------------------------


def steps_and_heavy_evaluation(host: Cpu) -> SpaceBuilder:
    """Five evaluations of 90 ms that nothing marks, then three steps of 6 ms, one every 20 ms."""
    for run in range(5):
        host.run("jit_eval", 100 * run + 1, 100 * run + 5, 100 * run + 95)
    for step in range(3):
        at_ms = 1000 + 20 * step
        host.mark("step", 50 + step, at_ms, at_ms + 18)
        host.run("jit_step", at_ms + 1, at_ms + 2, at_ms + 8)
    return host.space


# CPU: the markers.  GPU, and TPU without markers of its own: from marker to marker, as the device
# idles then; the last one waits.  TPU: what ran.
OF_STEPS = {
    Cpu: [18, 18, 18],
    Gpu: [20, 20, 18],
    Tpu: [20, 20, 18],
    TpuThatMarks: [6, 6, 6],
}


@pytest.mark.parametrize("host", OF_STEPS)
def test_heavy_work_that_nothing_marks_displaces_no_marker(tmp_path: Path, host: type[Cpu]) -> None:
    document = overview_of(tmp_path, h=steps_and_heavy_evaluation(host()))
    steps = columns(document)
    assert document["steps"]["source"] != "inferred"
    assert steps["name"] == ["step"] * 3
    assert steps["number"] == [50, 51, 52]
    assert steps["duration_ms"] == OF_STEPS[host]
    first_ms = steps["start_ms"][0]
    assert [start_ms - first_ms for start_ms in steps["start_ms"]] == [0, 20, 40]
    assert document["metrics"]["step_time"]["status"] == "measured"
    assert "markers_ignored" not in codes(document)


@pytest.mark.parametrize("host", OF_STEPS)
def test_every_fourth_step_is_marked(tmp_path: Path, host: type[Cpu]) -> None:
    # Twelve steps of 6 ms, one every 20 ms; 0, 4 and 8 are marked.
    one = host()
    for step in range(12):
        at_ms = 20 * step
        if step % 4 == 0:
            one.mark("train", step, at_ms, at_ms + 18)
        one.run("jit_train", at_ms + 1, at_ms + 2, at_ms + 8)
    document = overview_of(tmp_path, h=one.space)
    steps = columns(document)
    assert document["steps"]["source"] != "inferred"
    assert steps["number"] == [0, 4, 8]
    assert steps["period_ms"] == [80, 80, None]
    # Where markers do not bound the steps, one lasts until the next: four is the usual stride.
    lengths_ms = {Cpu: [18, 18, 18], TpuThatMarks: [6, 6, 6]}.get(host, [80, 80, 18])
    assert steps["duration_ms"] == lengths_ms
    assert steps["complete"] == [True] * 3


def test_steps_that_nothing_marks_are_no_work_to_do_less_often(tmp_path: Path) -> None:
    # 62 of 80 ms lie between the steps of a CPU, and most of it is three steps more.
    host = Cpu()
    for step in range(12):
        if step % 4 == 0:
            host.mark("train", step, 20 * step, 20 * step + 18)
        host.run("jit_train", 20 * step + 1, 20 * step + 2, 20 * step + 17)
    document = overview_of(tmp_path, h=host.space)
    assert document["headline"]["bottleneck"]["category"] == "compute"
    found = finding(document, "between_steps")
    assert found is not None
    assert found["evidence"].endswith("Steps that nothing marks run between the marked ones.")
    assert found["next_step"].startswith("Put a step marker around every iteration")


def test_steps_of_another_kind_may_be_training_too(tmp_path: Path) -> None:
    host = Cpu()
    for step in range(3):
        at_ms = 100 * step
        host.mark("critic", step, at_ms, at_ms + 50)
        host.run("jit_critic", at_ms + 1, at_ms + 2, at_ms + 48)
        host.mark("generator", step, at_ms + 55, at_ms + 95)
        host.run("jit_generator", at_ms + 56, at_ms + 57, at_ms + 90)
    found = finding(overview_of(tmp_path, h=host.space), "between_steps")
    assert found is not None
    assert "'generator'" in found["evidence"]
    assert found["next_step"].startswith("Choose the other kind")


@pytest.mark.parametrize("program, op", [("jit_eval", "dot"), ("jit_train", "other")])
def test_evaluation_is_no_step_that_nothing_marks(tmp_path: Path, program: str, op: str) -> None:
    # The evaluation is another program, or some of the step's ops.
    host = Cpu()
    for step in range(3):
        at_ms = 100 * step
        host.mark("train", step, at_ms, at_ms + 40)
        host.run("jit_train", at_ms + 1, at_ms + 2, at_ms + 20)
        host.python.event(
            "other", start_ms=at_ms + 20, duration_ms=15, hlo_op="o", hlo_module="jit_train"
        )
        host.python.event(op, start_ms=at_ms + 45, duration_ms=50, hlo_op="dot", hlo_module=program)
    found = finding(overview_of(tmp_path, h=host.space), "between_steps")
    assert found is not None
    assert "nothing marks" not in found["evidence"]
    assert found["next_step"].startswith("Run what is no step's work")


def test_only_markers_without_any_work_give_way(tmp_path: Path) -> None:
    # The markers are on the host alone; kernels of another process's launches repeat.
    def document_of(name: str, runs: int) -> Any:
        host = Gpu()
        for step in range(4):
            host.mark("train", step, 20 * step, 20 * step + 1)
        for run in range(runs):
            host.stream.event(
                "gemm", start_ms=20 * run + 5, duration_ms=9, hlo_op="dot", hlo_module="jit_f"
            )
        return overview_of(tmp_path / name, h=host.space)

    document = document_of("repeats", 4)
    assert document["steps"]["source"] == "inferred"
    assert "markers_ignored" in codes(document)
    assert columns(document)["duration_ms"] == [20, 20, 20, 9]
    # Two runs do not repeat: the markers bound the steps.
    document = document_of("twice", 2)
    assert document["steps"]["source"] == "host_markers"
    assert "markers_unlinked" in codes(document)
    assert columns(document)["duration_ms"] == [1, 1, 1, 1]
