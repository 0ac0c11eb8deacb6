"""Self times, against picoseconds counted one by one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays import self_time
from tensorboard_plugin_overview.arrays.self_time import self_time_ps, self_time_spans

EVENTS = st.lists(st.tuples(st.integers(-20, 30), st.integers(0, 15)), max_size=20)


def arrays(events: list[tuple[int, int]]) -> tuple[np.ndarray, np.ndarray]:
    """Starts and ends of (start, duration)s, sorted as a track is."""
    ordered = sorted(events, key=lambda event: (event[0], -event[1]))
    array = np.array(ordered, np.int64).reshape(-1, 2)
    return array[:, 0], array[:, 0] + array[:, 1]


def both(start_ps: np.ndarray, end_ps: np.ndarray) -> np.ndarray:
    """The self time of each event, which is that of its stretches."""
    stretch_start_ps, stretch_end_ps, event = self_time_spans(start_ps, end_ps)
    own_ps = np.zeros(len(start_ps), np.int64)
    np.add.at(own_ps, event, stretch_end_ps - stretch_start_ps)
    assert self_time_ps(start_ps, end_ps).tolist() == own_ps.tolist()
    return own_ps


def own_times(events: list[tuple[int, int]]) -> list[int]:
    found: list[int] = both(*arrays(events)).tolist()
    return found


def counted(start_ps: list[int], end_ps: list[int]) -> list[int]:
    """At each moment, the event that started last of those open."""
    own = [0] * len(start_ps)
    for moment in range(min(start_ps, default=0), max(end_ps, default=0)):
        open_ = [
            row
            for row, (start, end) in enumerate(zip(start_ps, end_ps, strict=True))
            if start <= moment < end
        ]
        if open_:
            own[open_[-1]] += 1
    return own


@st.composite
def nested_events(draw: st.DrawFn) -> list[tuple[int, int]]:
    """Properly nested events, as calls are."""
    events: list[tuple[int, int]] = []
    open_: list[int] = []
    now = 0
    for step, opens in draw(st.lists(st.tuples(st.integers(0, 3), st.booleans()), max_size=30)):
        now += step
        if opens:
            open_.append(now)
        elif open_:
            start = open_.pop()
            events.append((start, now - start))
    return events


def test_by_hand() -> None:
    # 0…10 encloses 1…4, which encloses 2…3, and 6…9; then 12…13 alone.
    start, end = arrays([(0, 10), (1, 3), (2, 1), (6, 3), (12, 1)])
    assert self_time_ps(start, end).tolist() == [4, 2, 1, 3, 1]


def test_children_take_their_time_from_the_parent() -> None:
    # 0…100 holds 10…40 (which holds 20…25) and 50…60.
    assert own_times([(0, 100), (10, 30), (20, 5), (50, 10)]) == [60, 25, 5, 10]


def test_what_does_not_overlap_keeps_its_length() -> None:
    assert own_times([(0, 10), (10, 5), (20, 1)]) == [10, 5, 1]


def test_of_two_that_overlap_the_later_one_has_the_common_time() -> None:
    assert own_times([(0, 10), (6, 14)]) == [6, 14]


def test_duplicates_count_once_and_instants_not_at_all() -> None:
    assert own_times([(0, 10), (0, 10), (4, 0)]) == [0, 10, 0]


def test_no_events() -> None:
    assert own_times([]) == []


@given(EVENTS | nested_events())
def test_every_picosecond(events: list[tuple[int, int]]) -> None:
    start, end = arrays(events)
    assert self_time_ps(start, end).tolist() == counted(start.tolist(), end.tolist())


@given(nested_events())
def test_nested_events_take_the_fast_way(events: list[tuple[int, int]]) -> None:
    start, end = arrays(events)
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(self_time, "_spans_by_moment")
        own = self_time_ps(start, end)
    assert own.tolist() == counted(start.tolist(), end.tolist())


@given(EVENTS | nested_events())
def test_stretches_are_disjoint_and_each_moment_is_the_innermost_events(
    events: list[tuple[int, int]],
) -> None:
    start, end = arrays(events)
    stretch_start, stretch_end, event = self_time_spans(start, end)
    assert (stretch_end > stretch_start).all()
    assert (stretch_start[1:] >= stretch_end[:-1]).all()
    own = np.zeros(len(start), np.int64)
    for first, last, one in zip(stretch_start, stretch_end, event, strict=True):
        own[one] += last - first
        later = [row for row in range(len(start)) if start[row] <= first < end[row]]
        assert later[-1] == one
    assert own.tolist() == counted(start.tolist(), end.tolist())


def test_stretches_by_hand() -> None:
    # 0…10 encloses 1…4 and 4…9; then nothing until 12…13.
    start, end = arrays([(0, 10), (1, 3), (4, 5), (12, 1)])
    assert [column.tolist() for column in self_time_spans(start, end)] == [
        [0, 1, 4, 9, 12],
        [1, 4, 9, 10, 13],
        [0, 1, 2, 0, 3],
    ]


def test_absurdly_deep_nests() -> None:
    depth = 70_000
    start = np.arange(depth)
    end = 2 * depth - start
    assert self_time_ps(start, end).tolist() == [2] * depth
