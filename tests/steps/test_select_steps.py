"""Steps of any profile: whatever its events say, a step has a length and a place."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from hypothesis import given, strategies as st

from sample_profiles.builder import LineBuilder, SpaceBuilder, Stat
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.host_summary import summarize_host
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.steps import Steps
from tests.cases import timeline_of
from tests.tpu_cases import Core

SPAN = st.tuples(st.integers(0, 60), st.integers(0, 30))
NAME = st.sampled_from(["train", "eval", "step 1", "train_2", "Profiled batch 3", "f"])
NUMBER = st.sampled_from([None, 0, 1, 2, 5, 2.0, 2.5, "3", "Array(4)", "JitTracer(int32[])", -1])
MARKERS = st.lists(st.tuples(st.integers(0, 1), SPAN, NAME, NUMBER), max_size=8)
WORK = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.integers(0, 60),
        SPAN,
        st.sampled_from(["jit_f", "jit_train", "jit_f"]),
        st.sampled_from(["dot.1", "add.2", "dot.3"]),
        st.integers(-1, 3),
    ),
    max_size=10,
)


def assert_sound(found: FoundSteps) -> None:
    """Checks what holds of all steps, and of kinds."""
    every: list[Steps] = [*found.device_steps.values()]
    for devices in found.kinds.values():
        every += devices.values()
    for steps in every:
        count = len(steps)
        assert count > 0
        assert len(steps.name) == len(steps.number) == len(steps.incomplete_reason) == count
        assert (np.diff(steps.start_ps) >= 0).all()
        assert (steps.duration_ps >= 0).all()
        # A step that is averaged has a length.
        assert (steps.duration_ps[steps.complete] > 0).all()
        assert (steps.span_ps >= 0).all()
        known = steps.period_ps >= 0
        assert (steps.period_ps[~known] == -1).all()
        assert (steps.period_ps[known] <= np.ptp(steps.start_ps)).all()
    if found.kinds:
        assert found.kind in found.kinds
        assert found.device_steps == found.kinds[found.kind]
        # A step is of one kind.
        for name, devices in found.kinds.items():
            assert all(set(steps.name) == {name} for steps in devices.values())


@given(MARKERS, WORK)
def test_steps_of_any_gpu(markers: list[Any], work: list[Any]) -> None:
    space = SpaceBuilder()
    threads = _threads_with(space, markers)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for launch, (thread, at, (start, length), module, op, _) in enumerate(work):
        threads[thread].event("cuLaunch", start_ps=at, duration_ps=1, correlation_id=launch)
        stream.event(
            "gemm",
            start_ps=start,
            duration_ps=length,
            hlo_op=op,
            hlo_module=module,
            correlation_id=launch,
        )
    found = summarize_host(XSpaceTrace(timeline_of(space))).steps
    assert_sound(found)
    for steps in found.device_steps.values():
        ends = zip(steps.start_ps.tolist(), steps.end_ps.tolist(), strict=True)
        # On a device, windows of one kind follow one another.
        assert not found.bounded_by_work or all(a[1] <= b[0] for a, b in pairwise(ends))


@given(MARKERS, WORK)
def test_steps_of_any_cpu(markers: list[Any], work: list[Any]) -> None:
    space = SpaceBuilder()
    threads = _threads_with(space, markers)
    for thread, _, (start, length), module, op, run_id in work:
        threads[thread].event(
            "dot",
            start_ps=start,
            duration_ps=length,
            hlo_op=op,
            hlo_module=module,
            run_id=run_id,
        )
    assert_sound(summarize_host(XSpaceTrace(timeline_of(space))).steps)


@given(MARKERS, WORK, st.booleans())
def test_steps_of_any_tpu(
    markers: list[Any],
    work: list[Any],
    marks: bool,
) -> None:
    space = SpaceBuilder()
    threads = _threads_with(space, markers)
    core = Core(space).describe("f", "loop fusion")
    for run, (thread, at, (start, length), module, _, _) in enumerate(work):
        key = {"run_id": run, "queue_id": 0}
        call = key | {"device_ordinal": 0}
        threads[thread].event("DoEnqueueProgram", start_ps=at, duration_ps=1, stats=call)
        text = f"{module}(1)"
        core.modules.event(text, start_ps=start, duration_ps=length, stats=key)
        core.op("f", start / 1e9, length / 1e9)
        if marks:
            core.steps.event(str(run), start_ps=start, duration_ps=length)
    assert_sound(summarize_host(XSpaceTrace(timeline_of(space))).steps)


def _threads_with(space: SpaceBuilder, markers: list[Any]) -> list[LineBuilder]:
    plane = space.plane("/host:CPU")
    threads = [plane.line(f"python/{number}") for number in range(2)]
    for thread, (start, length), name, number in markers:
        stats: dict[str, Stat] = {} if number is None else {"step_num": number}
        threads[thread].event(name, start_ps=start, duration_ps=length, stats=stats)
    return threads
