"""Golden cases of programs that wait on a CPU for the one before them, as PyTorch/XLA's do.

The thread that steps asks a pool to launch.  The launch hands a program that can start to a thread
of PjRt's client; one that cannot is handed over by the end of the execution that it waits for.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tests.cases import codes, columns, overview_of

THREADPOOL = 15


class Host:
    """A thread that steps, a pool that launches, and a thread of the client that executes."""

    def __init__(self) -> None:
        self.space = SpaceBuilder()
        self.plane = self.space.plane("/host:CPU")
        self.python = self.plane.line("python")
        self.pool = self.plane.line("tf_pytorchxla/1")
        self.client = self.plane.line("tf_XLAPjRtCpuClient/1")
        self.contexts = 0

    def step(self, number: int, start_ms: float, end_ms: float) -> None:
        length_ms = end_ms - start_ms
        self.python.event("train", start_ms=start_ms, duration_ms=length_ms, step_num=number)

    def hand_over(self, line: LineBuilder, at_ms: float) -> int:
        """Asks another thread for something; returns its context."""
        self.contexts += 1
        name = "ThreadpoolListener::Record"
        line.event(name, start_ms=at_ms, _pt=THREADPOOL, _p=self.contexts)
        return self.contexts

    def region(self, line: LineBuilder, start_ms: float, end_ms: float, context: int) -> None:
        """The thread does what it was asked for."""
        name = "ThreadpoolListener::StartRegion"
        line.event(name, start_ms=start_ms, _ct=THREADPOOL, _c=context)
        line.event("ThreadpoolListener::StopRegion", start_ms=end_ms)

    def launch(self, at_ms: float, duration_ms: float, pool: LineBuilder | None = None) -> None:
        """A launch, for which the stepping thread asks 0.2 ms before."""
        pool = pool or self.pool
        asked = self.hand_over(self.python, at_ms - 0.2)
        self.region(pool, at_ms - 0.1, at_ms + duration_ms + 0.1, asked)
        name = "PjRtCpuExecutable::ExecuteHelper"
        pool.event(name, start_ms=at_ms, duration_ms=duration_ms)

    def execution(self, start_ms: float, context: int) -> None:
        """8 ms on the client's thread, which is done with it 1 ms after."""
        self.region(self.client, start_ms - 0.1, start_ms + 9, context)
        self.program(self.client, start_ms)

    def program(self, line: LineBuilder, start_ms: float) -> None:
        line.event("dot", start_ms=start_ms, duration_ms=8, hlo_op="dot", hlo_module="SyncTensors")
        name = "ThunkExecutor::Execute (wait for completion)"
        line.event(name, start_ms=start_ms + 7, duration_ms=1)


def test_an_execution_that_waited_belongs_to_the_step_that_launched_it(tmp_path: Path) -> None:
    # Step 1 launches at 5 ms; the execution of step 0 runs in 2…10 ms and starts it then.  Step 0
    # begins with its marker, step 1 where that execution ends.  Step 1's own runs in 12…20 ms, so
    # step 2 begins with its marker at 20 ms; its execution ends at 33 ms, after the marker.
    host = Host()
    host.step(0, start_ms=0, end_ms=4)
    host.launch(at_ms=1, duration_ms=0.5)
    host.execution(start_ms=2, context=host.hand_over(host.pool, at_ms=1.2))
    host.step(1, start_ms=4, end_ms=8)
    host.launch(at_ms=5, duration_ms=0.5)
    host.execution(start_ms=12, context=host.hand_over(host.client, at_ms=10.5))
    host.step(2, start_ms=20, end_ms=29)
    host.launch(at_ms=24, duration_ms=0.5)
    host.execution(start_ms=25, context=host.hand_over(host.pool, at_ms=24.2))
    document = overview_of(tmp_path, h=host.space)
    steps = columns(document)
    assert document["steps"]["source"] == "host_markers"
    assert steps["number"] == [0, 1, 2]
    assert steps["start_ms"] == [0, 10, 20]
    assert steps["duration_ms"] == [10, 10, 13]
    assert "executions_untold" not in codes(document)


def test_what_was_launched_before_the_capture_is_of_no_step(tmp_path: Path) -> None:
    # Three executions and two launches. The last launch hands its program over, so the last
    # execution is of step 8; then the one before is of step 7, and the first one of neither.  They
    # run in 1…9, 11…19 and 23…31 ms: step 7 begins at 9 ms, and step 8 with its marker at 21 ms.
    host = Host()
    host.execution(start_ms=1, context=host.hand_over(host.client, at_ms=0.5))
    host.step(7, start_ms=2, end_ms=4)
    host.launch(at_ms=3, duration_ms=0.5)
    host.execution(start_ms=11, context=host.hand_over(host.client, at_ms=9.5))
    host.step(8, start_ms=21, end_ms=25)
    host.launch(at_ms=22, duration_ms=0.5)
    host.execution(start_ms=23, context=host.hand_over(host.pool, at_ms=22.2))
    steps = columns(overview_of(tmp_path, h=host.space))
    assert steps["number"] == [7, 8]
    assert steps["start_ms"] == [9, 21]


@pytest.mark.parametrize("waits", [True, False])
def test_a_queue_that_is_never_empty_before_its_end(tmp_path: Path, waits: bool) -> None:
    # A capture that begins in an asynchronous loop: two executions of 8 ms were launched before it,
    # every one is handed over by the one before, and four steps launch within 8 ms.  Where the
    # capture lasts until long after the last execution, that is of the last launch; the first step
    # begins at 21 ms, where the second execution's region ends.  Where the capture ends with it,
    # nothing tells how many were still to come.
    host = Host()
    for step in range(4):
        host.step(step, 2 * step + 1, 2 * step + 2)
        host.launch(at_ms=2 * step + 1.5, duration_ms=0.2)
    for place in range(6):
        start_ms = 2 + 10 * place
        host.execution(start_ms, context=host.hand_over(host.client, at_ms=start_ms - 0.5))
    host.space.plane(
        "Task Environment",
        profile_start_time=10**18,
        profile_stop_time=10**18 + (90 if waits else 61) * 10**6,
    )
    document = overview_of(tmp_path, h=host.space)
    if waits:
        steps = columns(document)
        assert document["steps"]["source"] == "host_markers"
        assert steps["number"] == [0, 1, 2, 3]
        assert steps["period_ms"] == [10, 10, 10, None]
        assert "executions_untold" not in codes(document)
    else:
        assert "markers_ignored" in codes(document)


def test_a_launch_that_runs_its_program_itself_has_its_place_in_the_order(tmp_path: Path) -> None:
    # Programs run in 2…10, 16…24 and 26…34 ms, the markers begin at 0, 12 and 20 ms: the first two
    # steps begin with their markers, the third where the program of the second ends.
    host = Host()
    host.step(0, start_ms=0, end_ms=12)
    host.launch(at_ms=2, duration_ms=9)
    host.program(host.pool, start_ms=2)
    host.step(1, start_ms=12, end_ms=14)
    host.launch(at_ms=13, duration_ms=0.5)
    # It waits for a copy, whose thread then hands it over.
    copied = host.hand_over(host.plane.line("tf_XLAPjRtCpuClient/2"), at_ms=15)
    host.execution(start_ms=16, context=copied)
    host.step(2, start_ms=20, end_ms=22)
    host.launch(at_ms=21, duration_ms=0.5)
    host.execution(start_ms=26, context=host.hand_over(host.client, at_ms=24.5))
    steps = columns(overview_of(tmp_path, h=host.space))
    assert steps["number"] == [0, 1, 2]
    assert steps["start_ms"] == [0, 12, 24]


def test_an_execution_is_one_however_often_its_ops_change_threads(tmp_path: Path) -> None:
    # Each of 40 ops of 0.1 ms hands over to the other one of two threads, as small products do.
    host = Host()
    workers = [host.plane.line("tf_XLAEigen/1"), host.plane.line("tf_XLAEigen/2")]
    for step in range(2):
        start_ms = 20.0 * step
        host.step(step, start_ms, start_ms + 4)
        host.launch(at_ms=start_ms + 1, duration_ms=0.5)
        context = host.hand_over(host.pool, at_ms=start_ms + 1.2)
        host.execution(start_ms + 2, context)
        line, at_ms = host.client, start_ms + 2
        for op in range(40):
            at_ms += 0.2
            context = host.hand_over(line, at_ms)
            line = workers[op % 2]
            host.region(line, at_ms + 0.01, at_ms + 0.3, context)
            line.event("add", start_ms=at_ms + 0.05, duration_ms=0.1, hlo_op="add")
    steps = columns(overview_of(tmp_path, h=host.space))
    assert steps["number"] == [0, 1]
    # Both steps begin with their markers.  The last op runs until 0.15 ms after the last change,
    # 8 ms after the execution's beginning at 22 ms.
    assert steps["start_ms"] == [0, 20]
    assert steps["duration_ms"] == [20, 10.15]


def test_launches_that_overlap_tell_no_order(tmp_path: Path) -> None:
    # Two threads launch at once, for the steps 1 and 2; both wait for the execution of step 0.  The
    # steps that are known begin with their markers.
    host = Host()
    host.step(0, start_ms=0, end_ms=4)
    host.launch(at_ms=1, duration_ms=0.5)
    host.execution(start_ms=2, context=host.hand_over(host.pool, at_ms=1.2))
    host.step(1, start_ms=4, end_ms=5)
    host.launch(at_ms=5, duration_ms=0.5)
    host.step(2, start_ms=5, end_ms=6)
    host.launch(at_ms=5.3, duration_ms=0.5, pool=host.plane.line("tf_pytorchxla/2"))
    host.execution(start_ms=12, context=host.hand_over(host.client, at_ms=10.5))
    host.execution(start_ms=22, context=host.hand_over(host.client, at_ms=20.5))
    host.step(3, start_ms=32, end_ms=42)
    host.launch(at_ms=33, duration_ms=0.5)
    host.execution(start_ms=34, context=host.hand_over(host.pool, at_ms=33.2))
    document = overview_of(tmp_path, h=host.space)
    steps = columns(document)
    assert document["steps"]["source"] == "host_markers"
    assert steps["number"] == [0, 3]
    assert steps["start_ms"] == [0, 32]
    assert "executions_untold" in codes(document)


def test_an_order_that_contradicts_what_is_told_is_none(tmp_path: Path) -> None:
    # The launch of step 1 hands over nothing; step 2's starts at once and yet after two executions
    # more than there are launches for, as on several devices.
    host = Host()
    host.step(0, start_ms=0, end_ms=4)
    host.launch(at_ms=1, duration_ms=0.5)
    host.execution(start_ms=2, context=host.hand_over(host.pool, at_ms=1.2))
    host.step(1, start_ms=4, end_ms=8)
    host.launch(at_ms=5, duration_ms=0.5)
    host.execution(start_ms=12, context=host.hand_over(host.client, at_ms=10.5))
    host.execution(start_ms=22, context=host.hand_over(host.client, at_ms=20.5))
    host.step(2, start_ms=32, end_ms=42)
    host.launch(at_ms=33, duration_ms=0.5)
    host.execution(start_ms=34, context=host.hand_over(host.pool, at_ms=33.2))
    document = overview_of(tmp_path, h=host.space)
    assert columns(document)["number"] == [0, 2]
    assert "executions_untold" in codes(document)


def test_each_of_two_threads_has_its_own_queue(tmp_path: Path) -> None:
    # PjRt keeps the order of each launching thread.  The actor launches its program at 2 ms, and
    # it runs in 24…31.5 ms only, after `train` was launched again, at 13 ms, and ran.  Every step
    # waits for its own program, so the steps are as long as their markers: the learner's 10, 10 and
    # 10 ms, the actor's 31 and 12 ms.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    client = plane.line("tf_XLAPjRtCpuClient/1")

    def step(line: LineBuilder, function: str, marker: tuple[str, int], *at_ms: float) -> None:
        start_ms, launch_ms, run_ms, run_end_ms, end_ms = at_ms
        name, number = marker
        line.event(name, start_ms=start_ms, duration_ms=end_ms - start_ms, step_num=number, _r=1)
        line.event(f"PjitFunction({function})", start_ms=launch_ms - 0.1, duration_ms=0.3)
        launch = "CommonPjRtLoadedExecutable::ExecuteHelperOnSingleDevice"
        line.event(launch, start_ms=launch_ms, duration_ms=0.1)
        module = {"train": "jit_train", "<lambda>": "jit__lambda_"}[function]
        client.event(
            "dot",
            start_ms=run_ms,
            duration_ms=run_end_ms - run_ms,
            hlo_op="dot",
            hlo_module=module,
            run_id=round(100 * (number + 1) + len(name)),
        )

    learner, actor = plane.line("python"), plane.line("python2")
    step(learner, "train", ("learner", 0), 0, 1.5, 2.5, 9.5, 10)
    step(actor, "<lambda>", ("actor", 0), 1, 2, 24, 31.5, 32)
    step(learner, "train", ("learner", 1), 12, 13, 14, 21.5, 22)
    step(learner, "train", ("learner", 2), 23, 32.5, 32.6, 32.9, 33)
    step(actor, "<lambda>", ("actor", 1), 34, 35, 36, 45, 46)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert "asynchronous_steps" not in codes(document)
    assert document["steps"]["source"] == "host_markers"
    assert steps["duration_ms"] in ([10, 10, 10], [31, 12])
    kinds = {kind["name"]: kind["mean_ms"] for kind in document["steps"]["kinds"]}
    assert kinds == {"learner": 10, "actor": 21.5}
