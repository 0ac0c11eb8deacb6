"""The windows of steps that host events mark, on one device: each branch of the rule, by hand.

Times are picoseconds, small for the eye.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.steps.step_windows import DeviceOps, op_time_by_name, steps_of_work
from tensorboard_plugin_overview.steps.steps import BEGINS_WITH_NEXT, NO_STEP, OPEN_ENDED, Steps
from tensorboard_plugin_overview.trace.markers import Marker, marked_steps

Op = tuple[int, int, int]
"""Step (`NO_STEP` for none), start, end."""


def train(*spans: tuple[int, int], first: int = 0, stride: int = 1) -> list[Marker]:
    """Markers `train` on one thread, numbered from `first`."""
    return [
        Marker(0, start, end, "train", first + stride * place)
        for place, (start, end) in enumerate(spans)
    ]


def device(*ops: Op) -> DeviceOps:
    step, start_ps, end_ps = np.array(ops, np.int64).reshape(-1, 3).T
    return DeviceOps("device", start_ps, end_ps, step)


def steps_of(markers: list[Marker], *ops: Op) -> Steps:
    steps = steps_of_work(marked_steps(markers), device(*ops))
    assert steps is not None
    return steps


def windows(steps: Steps) -> list[tuple[int, int]]:
    return list(zip(steps.start_ps.tolist(), steps.end_ps.tolist(), strict=True))


# ---- where a step begins -------------------------------------------------------------------------


def test_on_a_busy_lane_a_step_begins_with_its_first_op() -> None:
    # The op of step 0 runs until 50, on another stream until 45 only: A = 50 ≥ F = 45.
    steps = steps_of(train((0, 10), (10, 20)), (0, 5, 50), (0, 6, 45), (1, 45, 90))
    assert steps.start_ps.tolist() == [0, 45]


def test_an_op_that_begins_where_another_ends_finds_the_device_busy() -> None:
    # A = F = 50.
    steps = steps_of(train((0, 10), (10, 20)), (0, 5, 50), (1, 50, 90))
    assert steps.start_ps.tolist() == [0, 50]


def test_an_op_before_its_marker_begins_the_step() -> None:
    # The device's clock is behind: F = 95 < s = 100, though the device has idled since 50.
    steps = steps_of(train((0, 10), (100, 120)), (0, 5, 50), (1, 95, 110))
    assert steps.start_ps.tolist() == [0, 95]


def test_on_an_idle_lane_a_step_begins_with_its_marker() -> None:
    # The host loads from 100 to 130 in the marker of step 1: A = 50 < s = 100 < F = 130.
    steps = steps_of(train((0, 60), (100, 160)), (0, 5, 50), (1, 130, 150))
    assert steps.start_ps.tolist() == [0, 100]


def test_or_where_the_lane_became_idle_within_the_marker() -> None:
    # Asynchronous: the marker began at 10, the work before ends at 50, the step's begins at 60.
    steps = steps_of(train((0, 10), (10, 20)), (0, 5, 50), (1, 60, 90))
    assert steps.start_ps.tolist() == [0, 50]


def test_work_of_no_step_keeps_a_lane_busy_too() -> None:
    # An evaluation that nothing marks runs in 50…115, on into the marker of step 1.
    ops = (0, 5, 50), (NO_STEP, 50, 115), (1, 120, 150)
    assert steps_of(train((0, 60), (100, 160)), *ops).start_ps.tolist() == [0, 115]
    ops = (0, 5, 50), (NO_STEP, 50, 125), (1, 120, 150)
    assert steps_of(train((0, 60), (100, 160)), *ops).start_ps.tolist() == [0, 120]


def test_a_long_op_that_began_early_counts_though_others_came_after() -> None:
    # The op in 0…70 began before the one in 10…20; A is the latest end, not the last op's.
    steps = steps_of(train((0, 60), (60, 160)), (0, 0, 70), (0, 10, 20), (1, 80, 90))
    assert steps.start_ps.tolist() == [0, 70]


def test_the_first_step_begins_with_its_marker_if_the_marker_waits() -> None:
    # Nothing ran before, and F = 40 is within the marker: it loads or compiles first.
    steps = steps_of(train((0, 60), (70, 130)), (0, 40, 50), (1, 110, 120))
    assert steps.start_ps.tolist() == [0, 70]


def test_the_first_step_of_an_asynchronous_loop_begins_with_its_first_op() -> None:
    # Nothing ran before, and F = 40 is after the marker.
    steps = steps_of(train((0, 10), (20, 30)), (0, 40, 80), (1, 80, 120))
    assert steps.start_ps.tolist() == [40, 80]


def test_the_first_step_is_not_the_first_of_a_loop_if_something_ran_before() -> None:
    steps = steps_of(train((10, 20), (30, 40)), (NO_STEP, 0, 5), (0, 40, 80), (1, 80, 120))
    assert steps.start_ps.tolist() == [10, 80]


def test_the_first_step_begins_with_its_marker_if_markers_tile_the_thread() -> None:
    # The iterations follow one another at once: there is no time that is not some step's.
    steps = steps_of(train((0, 100), (100, 200), (200, 300)), (0, 110, 120), (1, 210, 220))
    assert steps.start_ps.tolist() == [0, 120]


# ---- where it ends -------------------------------------------------------------------------------


def test_a_step_ends_where_the_next_one_begins() -> None:
    # Also if its own ops run on beyond that: 0's until 70, while 1's begin at 60.
    steps = steps_of(train((0, 10), (20, 30)), (0, 5, 70), (1, 60, 90))
    assert windows(steps) == [(0, 60), (60, 90)]
    assert steps.span_ps.tolist() == [65, 30]
    assert steps.period_ps.tolist() == [60, -1]


def test_the_last_step_is_complete_if_the_host_waited() -> None:
    # L = 150 ≤ e = 160.
    steps = steps_of(train((0, 60), (100, 160)), (0, 5, 50), (1, 130, 150))
    assert windows(steps) == [(0, 100), (100, 160)]
    assert list(steps.incomplete_reason) == [None, None]


def test_the_host_waited_also_if_it_went_on_at_once() -> None:
    # L = e = 160.
    steps = steps_of(train((0, 60), (100, 160)), (0, 5, 50), (1, 130, 160))
    assert windows(steps) == [(0, 100), (100, 160)]
    assert list(steps.incomplete_reason) == [None, None]


def test_the_last_step_is_open_ended_if_the_host_did_not_wait() -> None:
    # L = 161 > e = 160.
    steps = steps_of(train((0, 60), (100, 160)), (0, 5, 50), (1, 130, 161))
    assert windows(steps) == [(0, 100), (100, 161)]
    assert list(steps.incomplete_reason) == [None, OPEN_ENDED]


def test_a_lone_step() -> None:
    steps = steps_of(train((0, 60)), (0, 5, 50))
    assert windows(steps) == [(0, 60)]
    assert list(steps.incomplete_reason) == [None]
    assert steps.period_ps.tolist() == [-1]
    steps = steps_of(train((0, 10)), (0, 15, 50))
    assert windows(steps) == [(15, 50)]
    assert list(steps.incomplete_reason) == [OPEN_ENDED]


def test_before_a_missing_number_a_step_ends_by_itself() -> None:
    # Numbers 0, 1, 3: 1 waits until 160, and does not last until 3 begins.  Its ops end at 150.
    markers = [*train((0, 60), (100, 160)), *train((300, 360), first=3)]
    steps = steps_of(markers, (0, 5, 50), (1, 130, 150), (2, 330, 350))
    assert windows(steps) == [(0, 100), (100, 160), (300, 360)]
    assert steps.period_ps.tolist() == [100, -1, -1]
    assert list(steps.incomplete_reason) == [None, None, None]
    # The same, asynchronous: what step 1 lasted for is not known.
    markers = [*train((0, 10), (20, 30)), *train((40, 50), first=3)]
    steps = steps_of(markers, (0, 5, 50), (1, 50, 90), (2, 140, 180))
    assert windows(steps) == [(0, 50), (50, 90), (90, 180)]
    assert list(steps.incomplete_reason) == [None, OPEN_ENDED, OPEN_ENDED]


def test_before_a_missing_number_it_takes_nothing_of_the_step_after() -> None:
    # 1's ops run until 95, but 3's begin at 80; 1's marker lasts until 99 on another thread.
    for end, reason in ((30, OPEN_ENDED), (99, None)):
        markers = [*train((0, 10)), Marker(1, 20, end, "train", 1), *train((40, 50), first=3)]
        steps = steps_of(markers, (0, 5, 50), (1, 50, 95), (2, 80, 120))
        assert windows(steps) == [(0, 50), (50, 80), (80, 120)]
        assert list(steps.incomplete_reason) == [None, reason, OPEN_ENDED]


def test_the_usual_stride_misses_nothing() -> None:
    steps = steps_of(
        train((0, 60), (100, 160), (200, 260), first=10, stride=5),
        *((0, 5, 50), (1, 130, 150), (2, 230, 250)),
    )
    assert windows(steps) == [(0, 100), (100, 200), (200, 260)]
    assert steps.number.tolist() == [10, 15, 20]
    assert steps.period_ps.tolist() == [100, 100, -1]


def test_a_step_without_ops_on_the_lane_is_none_there() -> None:
    # Step 1 ran nothing: 0 does not last until 2 begins.
    steps = steps_of(train((0, 60), (100, 160), (200, 260), (300, 360)), (0, 5, 50), (3, 330, 350))
    assert steps.number.tolist() == [0, 3]
    assert steps_of_work(marked_steps(train((0, 60))), device((NO_STEP, 0, 50))) is None
    assert steps_of_work(marked_steps([]), device()) is None


def test_two_steps_that_begin_together() -> None:
    # Which of them had the time until 90 is not known; a step of no time has no length to average.
    markers = [Marker(0, 0, 10, "train", 0), Marker(1, 0, 10, "train", 1)]
    steps = steps_of(markers, (0, 20, 60), (1, 20, 90))
    assert windows(steps) == [(20, 20), (20, 90)]
    assert list(steps.incomplete_reason) == [BEGINS_WITH_NEXT, OPEN_ENDED]


# ---- kinds ---------------------------------------------------------------------------------------


def test_a_step_ends_where_one_of_another_kind_begins() -> None:
    # train 0, eval 0, train 1, eval 1: each waits.  Periods are of the kind.
    markers = [
        Marker(0, 0, 60, "train", 0),
        Marker(0, 70, 90, "eval", 0),
        Marker(0, 100, 160, "train", 1),
        Marker(0, 170, 190, "eval", 1),
    ]
    steps = steps_of(markers, (0, 5, 50), (1, 75, 85), (2, 105, 150), (3, 175, 185))
    assert windows(steps) == [(0, 70), (70, 100), (100, 170), (170, 190)]
    assert steps.period_ps.tolist() == [100, 100, -1, -1]
    assert list(steps.incomplete_reason) == [None] * 4


def test_the_last_of_a_kind_ends_with_the_next_kind() -> None:
    # Three training steps that do not wait, then an evaluation.
    markers = [
        *train((0, 10), (20, 30), (40, 50)),
        Marker(0, 60, 70, "eval", 0),
    ]
    steps = steps_of(markers, (0, 5, 50), (1, 50, 90), (2, 90, 130), (3, 130, 150))
    assert windows(steps) == [(0, 50), (50, 90), (90, 130), (130, 150)]
    assert list(steps.incomplete_reason) == [None, None, None, OPEN_ENDED]


def test_no_number_is_missing_because_another_kind_counts_otherwise() -> None:
    markers = [
        *train((0, 60), (100, 160), first=1000),
        Marker(0, 170, 190, "eval", 0),
        *train((200, 260), (300, 360), first=1002),
        Marker(0, 370, 390, "eval", 1),
    ]
    ops = [(place, marker.start_ps + 5, marker.end_ps - 5) for place, marker in enumerate(markers)]
    steps = steps_of(markers, *ops)
    assert windows(steps) == [(0, 100), (100, 170), (170, 200), (200, 300), (300, 370), (370, 390)]
    assert steps.period_ps.tolist() == [100, 100, 200, 100, -1, -1]


def test_kinds_that_run_side_by_side_do_not_end_each_other() -> None:
    # A learner's step of 100 beside actors' of 20, whose markers lie within the learner's.
    markers = sorted(
        [
            *(Marker(0, start, start + 100, "learner", start // 100) for start in (0, 100)),
            *(Marker(1, start, start + 18, "actor", start // 20) for start in range(0, 200, 20)),
        ],
        key=lambda marker: (marker.start_ps, -marker.end_ps),
    )
    ops = [(place, marker.start_ps + 1, marker.end_ps - 1) for place, marker in enumerate(markers)]
    steps = steps_of(markers, *ops)
    rows = steps.rows_by_name()
    learner, actor = steps.take(rows["learner"]), steps.take(rows["actor"])
    # The device idles before 1 and in 99…101: what begins then begins with its marker.  Otherwise
    # the learner's op keeps it busy, and the actor's step begins with its own.  Both wait at last.
    assert windows(learner) == [(0, 100), (100, 200)]
    assert learner.period_ps.tolist() == [100, -1]
    begins = [0, 21, 41, 61, 81, 100, 121, 141, 161, 181]
    assert windows(actor) == list(pairwise([*begins, 198]))
    assert list(steps.incomplete_reason) == [None] * 12


def test_the_time_of_a_kinds_ops() -> None:
    markers = [*train((0, 60), (100, 160)), Marker(0, 170, 190, "eval", 0)]
    ops = device((0, 5, 50), (1, 130, 150), (2, 175, 185), (NO_STEP, 200, 900))
    found = op_time_by_name(marked_steps(markers), [ops, ops])
    assert found == {"train": 2 * (45 + 20), "eval": 2 * 10}
    assert (ops.time_ps, ops.linked_ps) == (775, 75)


# ---- any markers, any ops ------------------------------------------------------------------------


@st.composite
def loops(draw: st.DrawFn) -> tuple[list[Marker], list[Op]]:
    """Markers of one thread, in time order, of two kinds; ops of any of them, anywhere."""
    markers: list[Marker] = []
    number = {"train": draw(st.integers(0, 5)), "eval": 0}
    at = 0
    for _ in range(draw(st.integers(1, 6))):
        at += draw(st.integers(0, 20))
        length = draw(st.integers(1, 30))
        name = draw(st.sampled_from(["train", "train", "eval"]))
        markers.append(Marker(0, at, at + length, name, number[name]))
        number[name] += draw(st.sampled_from([1, 1, 1, 2]))
        at += length
    op = st.tuples(
        st.integers(-1, len(markers) - 1), st.integers(-10, at + 30), st.integers(1, 40)
    ).map(lambda one: (one[0], one[1], one[1] + one[2]))
    ops = draw(st.lists(op, min_size=1, max_size=12))
    return markers, ops


@given(loops())
def test_windows_of_a_lane_never_overlap(loop: tuple[list[Marker], list[Op]]) -> None:
    markers, ops = loop
    steps = steps_of_work(marked_steps(markers), device(*ops))
    if steps is None:
        assert all(step == NO_STEP for step, _, _ in ops)
        return
    # Each step that has ops is there once.
    present = {step for step, _, _ in ops} - {NO_STEP}
    assert sorted(zip(steps.name, steps.number.tolist(), strict=True)) == sorted(
        (markers[step].name, markers[step].number) for step in present
    )
    found = windows(steps)
    assert all(start <= end for start, end in found)
    assert all(before[1] <= after[0] for before, after in pairwise(found))
    index = {(marker.name, marker.number): place for place, marker in enumerate(markers)}
    for row, (start, end) in enumerate(found):
        step = index[steps.name[row], int(steps.number[row])]
        own = [(begin, stop) for of, begin, stop in ops if of == step]
        first = min(begin for begin, _ in own)
        assert min(markers[step].start_ps, first) <= start <= first
        assert (end > start) or steps.incomplete_reason[row] == BEGINS_WITH_NEXT
        if steps.period_ps[row] >= 0:
            # Of one kind's steps in a row, one ends by the time that the next begins.
            assert end <= start + steps.period_ps[row]


@given(loops())
def test_steps_without_a_missing_number_leave_no_time_between_them(
    loop: tuple[list[Marker], list[Op]],
) -> None:
    markers, ops = loop
    # As many as there are, one of each, numbered one after the other.
    markers = [
        Marker(0, one.start_ps, one.end_ps, "train", place) for place, one in enumerate(markers)
    ]
    ops = [*ops, *((place, one.start_ps, one.end_ps) for place, one in enumerate(markers))]
    steps = steps_of(markers, *ops)
    # A device may run them in another order: then numbers are missing.
    if steps.number.tolist() == list(range(len(markers))):
        found = windows(steps)
        assert all(before[1] == after[0] for before, after in pairwise(found))
