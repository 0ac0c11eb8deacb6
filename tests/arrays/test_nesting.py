"""Nesting: by hand, and against a plain loop over moments."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.arrays.nesting import NOTHING
from tensorboard_plugin_overview.arrays.nesting import innermost_open_at
from tensorboard_plugin_overview.arrays.self_time import self_time_ps
from tensorboard_plugin_overview.arrays.types import Int64Array

Spans = list[tuple[int, int]]


def arrays(spans: Spans) -> tuple[Int64Array, Int64Array]:
    """Starts and ends, sorted as a track is."""
    ordered = sorted(spans, key=lambda span: (span[0], -span[1]))
    return (
        np.array([start for start, _ in ordered], np.int64),
        np.array([end for _, end in ordered], np.int64),
    )


def self_times(spans: Spans) -> list[int]:
    found: list[int] = self_time_ps(*arrays(spans)).tolist()
    return found


def test_children_take_their_time_from_the_parent() -> None:
    # 0…100 holds 10…40 (which holds 20…25) and 50…60.
    assert self_times([(0, 100), (10, 40), (20, 25), (50, 60)]) == [60, 25, 5, 10]


def test_what_does_not_overlap_keeps_its_length() -> None:
    assert self_times([(0, 10), (10, 15), (20, 21)]) == [10, 5, 1]


def test_of_two_that_overlap_the_later_one_has_the_common_time() -> None:
    assert self_times([(0, 10), (6, 20)]) == [6, 14]


def test_duplicates_count_once_and_instants_not_at_all() -> None:
    assert self_times([(0, 10), (0, 10), (4, 4)]) == [0, 10, 0]


def test_nothing() -> None:
    assert self_times([]) == []
    empty = np.zeros(0, np.int64)
    assert (
        innermost_open_at(empty, np.zeros(2, np.int64), np.zeros(2, np.int64)).tolist()
        == [NOTHING] * 2
    )


spans = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 30)).map(lambda one: (one[0], one[0] + one[1])),
    max_size=40,
)


@given(spans)
def test_each_moment_belongs_to_the_innermost(found: Spans) -> None:
    start, end = arrays(found)
    expected = [0] * len(start)
    for moment in range(100):
        inside = [i for i in range(len(start)) if start[i] <= moment < end[i]]
        if inside:
            expected[inside[-1]] += 1
    assert self_time_ps(start, end).tolist() == expected


@given(spans, st.lists(st.tuples(st.integers(0, 40), st.integers(-5, 100)), max_size=20))
def test_last_open(found: Spans, queries: list[tuple[int, int]]) -> None:
    _, end = arrays(found)
    before = [min(count, len(end)) for count, _ in queries]
    expected = [
        max((i for i in range(count) if end[i] > moment), default=NOTHING)
        for count, (_, moment) in zip(before, queries, strict=True)
    ]
    moments = np.array([moment for _, moment in queries], np.int64)
    assert innermost_open_at(end, np.array(before, np.int64), moments).tolist() == expected
