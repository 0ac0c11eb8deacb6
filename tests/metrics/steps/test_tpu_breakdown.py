"""What holds for any TPU core, against sets of whole picoseconds."""

from __future__ import annotations

from typing import Any

from hypothesis import given, strategies as st

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.host.tpu_summary import TpuSummary, summarize_tpu
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS
from tensorboard_plugin_overview.steps.host_activity import host_activity
from tests.tpu_cases import Core

PARTS = {
    "loop fusion": "compute",
    "while": "compute",
    "all-reduce": "collectives",
    "infeed": "input",
    "outfeed": "output",
    "host recv-done": "host_transfer",
    "async-done": ALL_OTHERS,
}
NOT_BUSY = ("infeed", "outfeed", "host recv-done", "async-done")

SPANS = st.tuples(st.integers(0, 60), st.integers(0, 30))
OPS = st.lists(st.tuples(SPANS, st.sampled_from(sorted(PARTS))), min_size=1, max_size=12)
STEPS = st.lists(SPANS, max_size=5)


def summary_of(ops: list[Any], steps: list[Any], waits: list[Any]) -> TpuSummary:
    space = SpaceBuilder()
    core = Core(space)
    for name in PARTS:
        core.describe(name, name, f"%{name} = f32[8]")
    for number, (start, length) in enumerate(steps):
        core.steps.event(str(number), start_ps=start, duration_ps=length)
    for (start, length), name in ops:
        core.ops.event(f"%{name} = f32[8]", start_ps=start, duration_ps=length)
    python = space.plane("/host:CPU").line("python")
    for start, length in waits:
        python.event("IteratorGetNext", start_ps=start, duration_ps=length)
    timeline = build_timeline("h", read_xspace(space.to_bytes(), SELECTION))
    host_time = host_activity(XSpaceTrace(timeline).threads, is_cpu=False)
    return summarize_tpu(XSpaceTrace(timeline), host_time)[0]


def innermost(ops: list[Any]) -> dict[int, str]:
    """Moment -> the op that started last of those that run then; of equal starts the shorter."""
    owner: dict[int, tuple[int, int, int]] = {}
    for place, ((start, length), _) in enumerate(ops):
        for moment in range(start, start + length):
            owner[moment] = max(owner.get(moment, (-1, 0, 0)), (start, -length, place))
    return {moment: ops[place][1] for moment, (_, _, place) in owner.items()}


@given(OPS, STEPS)
def test_every_moment_of_a_step_counts_once(ops: list[Any], steps: list[Any]) -> None:
    owner = innermost(ops)
    summary = summary_of(ops, steps, [])
    marked = sorted((start, length) for start, length in steps if length > 0)
    if not marked:
        assert not summary.device_steps
        return
    (lane,) = summary.device_steps
    rows = zip(lane.steps.start_ps.tolist(), lane.steps.duration_ps.tolist(), strict=True)
    assert sorted(rows) == marked
    for index in range(len(lane.steps)):
        window = range(int(lane.steps.start_ps[index]), int(lane.steps.end_ps[index]))
        expected = dict.fromkeys((*lane.time_ps,), 0)
        for moment in window:
            expected[PARTS[owner[moment]] if moment in owner else ALL_OTHERS] += 1
        assert {part: int(time[index]) for part, time in lane.time_ps.items()} == expected
        busy = sum(moment in owner and owner[moment] not in NOT_BUSY for moment in window)
        assert int(lane.busy_ps[index]) == busy


@given(OPS)
def test_self_times_add_up_to_the_time_with_an_op(ops: list[Any]) -> None:
    owner = innermost(ops)
    summary = summary_of(ops, [], [])
    self_ps = {row.op.name: row.self_ps for row in summary.ops.ops}
    assert sum(self_ps.values()) == len(owner)
    for name, time_ps in self_ps.items():
        assert time_ps == sum(one == name for one in owner.values())
    counts = {row.op.name: row.occurrences for row in summary.ops.ops}
    assert sum(counts.values()) == len(ops)
    (core,) = summary.cores
    assert core.busy_ps == sum(one not in NOT_BUSY for one in owner.values())


@given(OPS.filter(lambda ops: any(length for (_, length), _ in ops)), STEPS, STEPS)
def test_waits_for_input_only_take_from_idle_time(
    ops: list[Any], steps: list[Any], waits: list[Any]
) -> None:
    ops = [(span, "loop fusion") for span, _ in ops]
    without = summary_of(ops, steps, []).device_steps
    waited = summary_of(ops, steps, waits).device_steps
    waiting = {moment for start, length in waits for moment in range(start, start + length)}
    for before, after in zip(without, waited, strict=True):
        for index in range(len(before.steps)):
            window = range(int(before.steps.start_ps[index]), int(before.steps.end_ps[index]))
            idle = [moment for moment in window if moment not in innermost(ops)]
            expected = sum(moment in waiting for moment in idle)
            assert int(after.time_ps["input"][index]) == expected
            assert int(after.time_ps[ALL_OTHERS][index]) == len(idle) - expected
            assert int(after.time_ps["compute"][index]) == int(before.time_ps["compute"][index])
