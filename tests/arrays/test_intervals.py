"""Interval algebra, against sets of whole picoseconds and by hand."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays.intervals import (
    OUTSIDE,
    Intervals,
    clip,
    contains,
    index_containing,
    intersections,
    merge,
    overlap_ps,
    subtract,
    union,
)

PAIRS = st.lists(st.tuples(st.integers(-20, 20), st.integers(-20, 20)), max_size=12)


def of(pairs: list[tuple[int, int]]) -> Intervals:
    array = np.array(pairs, np.int64).reshape(-1, 2)
    return union(array[:, 0], array[:, 1])


def moments(pairs: list[tuple[int, int]]) -> set[int]:
    return {moment for start, end in pairs for moment in range(start, end)}


def as_pairs(intervals: Intervals) -> list[tuple[int, int]]:
    return list(zip(intervals.start_ps.tolist(), intervals.end_ps.tolist(), strict=True))


def assert_is(intervals: Intervals, expected: set[int]) -> None:
    """It is that set of moments, and in canonical form."""
    pairs = as_pairs(intervals)
    assert moments(pairs) == expected
    assert all(start < end for start, end in pairs)
    assert all(a[1] < b[0] for a, b in pairwise(pairs))
    assert intervals.start_ps.dtype == intervals.end_ps.dtype == np.int64
    assert intervals.total_ps == len(expected)
    assert len(intervals) == len(pairs)


def test_union_by_hand() -> None:
    # Nested, touching, apart, empty and negative.
    assert as_pairs(of([(0, 10), (2, 3), (10, 12), (20, 21), (15, 15), (18, 16)])) == [
        (0, 12),
        (20, 21),
    ]
    assert as_pairs(of([])) == []


def test_overlap_by_hand() -> None:
    a = of([(0, 10), (20, 30)])
    starts = np.array([-5, 5, 5, 10, 0, 25, 40, 25], np.int64)
    ends = np.array([0, 6, 25, 20, 100, 5, 50, 25], np.int64)
    assert overlap_ps(a, starts, ends).tolist() == [0, 1, 10, 0, 20, 0, 0, 0]


def test_difference_by_hand() -> None:
    assert as_pairs(subtract(of([(0, 10), (20, 30)]), of([(5, 25)]))) == [(0, 5), (25, 30)]
    assert as_pairs(subtract(of([(0, 10)]), of([(0, 2), (4, 5), (8, 10)]))) == [(2, 4), (5, 8)]


@given(PAIRS)
def test_union(pairs: list[tuple[int, int]]) -> None:
    assert_is(of(pairs), moments(pairs))


@given(PAIRS, PAIRS, PAIRS)
def test_set_operations(
    a: list[tuple[int, int]], b: list[tuple[int, int]], c: list[tuple[int, int]]
) -> None:
    assert_is(subtract(of(a), of(b)), moments(a) - moments(b))
    assert_is(merge(of(a), of(b), of(c)), moments(a) | moments(b) | moments(c))
    assert_is(merge(of(a)), moments(a))
    assert_is(merge(), set())


@given(PAIRS, st.integers(-25, 25), st.integers(-25, 25))
def test_clip(a: list[tuple[int, int]], start: int, end: int) -> None:
    assert_is(clip(of(a), start, end), moments(a) & moments([(start, end)]))


@given(PAIRS, PAIRS)
def test_overlap(a: list[tuple[int, int]], windows: list[tuple[int, int]]) -> None:
    array = np.array(windows, np.int64).reshape(-1, 2)
    expected = [len(moments(a) & moments([window])) for window in windows]
    result = overlap_ps(of(a), array[:, 0], array[:, 1])
    assert result.tolist() == expected
    assert result.dtype == np.int64


def test_epoch_times_keep_every_picosecond() -> None:
    # 40 days in picoseconds: beyond the 53 bits of a double.
    base = 40 * 86_400 * 10**12
    a = union(np.array([base + 1], np.int64), np.array([base + 4], np.int64))
    assert overlap_ps(a, np.array([0]), np.array([base + 3])).tolist() == [2]


def test_the_window_that_holds_a_moment_by_hand() -> None:
    starts, ends = np.array([0, 10, 30, 32]), np.array([10, 20, 40, 35])
    # Before, at the start, where two meet, at the end, in a gap, in one of two, after the inner.
    found = index_containing(starts, ends, np.array([-1, 0, 10, 20, 25, 33, 36]))
    assert found.tolist() == [OUTSIDE, 0, 1, OUTSIDE, OUTSIDE, 3, OUTSIDE]
    assert index_containing(starts[:0], ends[:0], np.array([5])).tolist() == [OUTSIDE]


@given(PAIRS, st.lists(st.integers(-25, 25)))
def test_a_moment_in_a_set(pairs: list[tuple[int, int]], asked: list[int]) -> None:
    within = moments(pairs)
    assert contains(of(pairs), np.array(asked, np.int64)).tolist() == [
        one in within for one in asked
    ]


@given(PAIRS, PAIRS)
def test_meetings(stretches: list[tuple[int, int]], windows: list[tuple[int, int]]) -> None:
    windows = sorted(windows)
    one, other = (np.array(pairs, np.int64).reshape(-1, 2) for pairs in (stretches, windows))
    found = intersections(one[:, 0], one[:, 1], other[:, 0], other[:, 1])
    assert list(zip(*(column.tolist() for column in found), strict=True)) == [
        (i, k, common)
        for i, stretch in enumerate(stretches)
        for k, window in enumerate(windows)
        if (common := len(moments([stretch]) & moments([window])))
    ]
