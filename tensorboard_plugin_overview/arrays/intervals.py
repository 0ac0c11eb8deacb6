"""Interval algebra: unions, differences and overlaps of stretches of time.

In: starts and ends in picoseconds, in any order, overlapping or not.  Out: `Intervals`, a canonical
set of time, and lengths.  An interval contains its start and not its end.  Everything is a handful
of sorts and cumulative sums; nothing loops over events.  Times and the total length must stay
within ±2^62 ps (53 days); sums and differences are not checked for overflow.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array

# In which of two interval sets a moment lies, as bits.
_IN_A = 1
_IN_B = 2


@dataclass(frozen=True, eq=False)
class Intervals:
    """A set of time, as sorted, disjoint, non-touching and non-empty intervals.

    Attributes:
        start_ps: int64[n], ascending.
        end_ps: int64[n], `start_ps[i] < end_ps[i] < start_ps[i + 1]`.
    """

    start_ps: Int64Array
    end_ps: Int64Array

    def __len__(self) -> int:
        return len(self.start_ps)

    @property
    def total_ps(self) -> int:
        """The length of the set in picoseconds."""
        return int((self.end_ps - self.start_ps).sum())


NO_TIME = Intervals(np.zeros(0, np.int64), np.zeros(0, np.int64))
"""The empty set."""


OUTSIDE = -1
"""No interval."""


def union(start_ps: Int64Array, end_ps: Int64Array) -> Intervals:
    """Returns the time covered by at least one interval; empty and negative ones cover none.

    Args:
        start_ps: int64[n], in any order.
        end_ps: int64[n].
    """
    start_ps, end_ps = np.asarray(start_ps, np.int64), np.asarray(end_ps, np.int64)
    filled = end_ps > start_ps
    if not filled.all():
        start_ps, end_ps = start_ps[filled], end_ps[filled]
    if not start_ps.size:
        return Intervals(start_ps, end_ps)
    if (start_ps[1:] < start_ps[:-1]).any():
        order = np.argsort(start_ps, kind="stable")
        start_ps, end_ps = start_ps[order], end_ps[order]
    reach_ps = np.maximum.accumulate(end_ps)
    # A new interval begins where all earlier ones have ended strictly before.
    first = np.flatnonzero(np.concatenate(([True], start_ps[1:] > reach_ps[:-1])))
    last = np.concatenate((first[1:] - 1, [start_ps.size - 1]))
    return Intervals(start_ps[first], reach_ps[last])


def merge(*sets: Intervals) -> Intervals:
    """Returns the time in any of the sets."""
    filled = [one for one in sets if len(one)]
    if len(filled) < 2:
        return filled[0] if filled else NO_TIME
    return union(
        np.concatenate([one.start_ps for one in filled]),
        np.concatenate([one.end_ps for one in filled]),
    )


def subtract(a: Intervals, b: Intervals) -> Intervals:
    """Returns the time in `a` and not in `b`.

    Args:
        a: any set.
        b: any set.
    """
    if not len(a) or not len(b):
        return a
    b = clip(b, int(a.start_ps[0]), int(a.end_ps[-1]))
    # Each set is canonical, so at any moment each changes at most once; two non-empty stretches
    # between changes therefore never have the same membership side by side, and the result is
    # canonical too.
    edges_ps = np.concatenate((_edges(a), _edges(b)))
    bits: NDArray[np.uint8] = np.repeat(
        np.array([_IN_A, _IN_B], np.uint8), [2 * len(a), 2 * len(b)]
    )
    order = np.argsort(edges_ps, kind="stable")
    edges_ps = edges_ps[order]
    member = np.bitwise_xor.accumulate(bits[order])[:-1]
    chosen = np.flatnonzero((member == _IN_A) & (edges_ps[1:] > edges_ps[:-1]))
    return Intervals(edges_ps[chosen], edges_ps[chosen + 1])


def closed(a: Intervals, gap_ps: int) -> Intervals:
    """Closes short gaps.

    Args:
        a: any set.
        gap_ps: gaps of less than this become part of the set.
    """
    if not len(a):
        return a
    apart = a.start_ps[1:] - a.end_ps[:-1] >= gap_ps
    return Intervals(
        a.start_ps[np.concatenate(([True], apart))], a.end_ps[np.concatenate((apart, [True]))]
    )


def clip(a: Intervals, start_ps: int, end_ps: int) -> Intervals:
    """Returns the part of a set within bounds.

    Args:
        a: any set.
        start_ps: the first picosecond of the part.
        end_ps: its end; an end before the start leaves nothing.
    """
    first = int(np.searchsorted(a.end_ps, start_ps, side="right"))
    last = int(np.searchsorted(a.start_ps, end_ps, side="left"))
    if start_ps >= end_ps or first >= last:
        return Intervals(a.start_ps[:0], a.end_ps[:0])
    return Intervals(
        np.maximum(a.start_ps[first:last], start_ps), np.minimum(a.end_ps[first:last], end_ps)
    )


def overlap_ps(a: Intervals, window_start_ps: Int64Array, window_end_ps: Int64Array) -> Int64Array:
    """Measures the time of a set inside each window.

    Args:
        a: any set.
        window_start_ps: int64[m], in any order; windows may overlap, touch or be empty.
        window_end_ps: int64[m]; a window that ends before it starts contains nothing.

    Returns:
        int64[m], picoseconds.
    """
    inside_ps = _time_before(a, window_end_ps) - _time_before(a, window_start_ps)
    return inside_ps * (inside_ps > 0)


def index_containing(start_ps: Int64Array, end_ps: Int64Array, moment_ps: Int64Array) -> Int64Array:
    """Finds for each moment the last window to begin by then, unless that has ended.

    Of windows that follow one another, the later one contains the moment at which they meet.

    Args:
        start_ps: int64[n], ascending.
        end_ps: int64[n].
        moment_ps: int64[m], in any order.

    Returns:
        int64[m], indices of windows, `OUTSIDE` where the window has ended or none has begun.
    """
    index = np.searchsorted(start_ps, moment_ps, side="right") - 1
    # The last entry answers for -1, the moments before all windows.
    held = moment_ps < np.append(end_ps, np.iinfo(np.int64).min)[index]
    return np.where(held, index, OUTSIDE)


def contains(a: Intervals, moment_ps: Int64Array) -> BoolArray:
    """Returns bool[m]: the set contains the moment.

    Args:
        a: any set.
        moment_ps: int64[m], in any order.
    """
    held: BoolArray = index_containing(a.start_ps, a.end_ps, moment_ps) != OUTSIDE
    return held


def group_bounds(
    group: Int64Array, count: int, start_ps: Int64Array, end_ps: Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Returns int64[count] first starts and int64[count] last ends of groups of events.

    Args:
        group: int64[n], each of 0…count - 1 at least once.
        count: the number of groups.
        start_ps: int64[n], in any order.
        end_ps: int64[n].
    """
    first_ps = np.full(count, np.iinfo(np.int64).max)
    last_ps = np.full(count, np.iinfo(np.int64).min)
    np.minimum.at(first_ps, group, start_ps)
    np.maximum.at(last_ps, group, end_ps)
    return first_ps, last_ps


def intersections(
    start_ps: Int64Array,
    end_ps: Int64Array,
    window_start_ps: Int64Array,
    window_end_ps: Int64Array,
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Pairs every stretch of time with every window that it overlaps.

    Few more pairs are examined than are returned, unless a long window begins before many short
    ones.

    Args:
        start_ps: int64[n], starts of the stretches, in any order.
        end_ps: int64[n].
        window_start_ps: int64[m], ascending.
        window_end_ps: int64[m], in any order.

    Returns:
        int64[k] stretches, ascending, int64[k] windows, and int64[k] lengths of their overlaps.
    """
    reach_ps = np.maximum.accumulate(window_end_ps)
    first = np.searchsorted(reach_ps, start_ps, side="right")
    count = np.maximum(np.searchsorted(window_start_ps, end_ps, side="left") - first, 0)
    stretch = np.repeat(np.arange(len(start_ps)), count)
    window = np.arange(len(stretch)) + (first - np.cumsum(count) + count)[stretch]
    common_ps = np.minimum(end_ps[stretch], window_end_ps[window]) - np.maximum(
        start_ps[stretch], window_start_ps[window]
    )
    met = common_ps > 0
    return stretch[met], window[met], common_ps[met]


def _time_before(a: Intervals, moment_ps: Int64Array) -> Int64Array:
    """Returns int64[m]: the time of `a` before each moment."""
    moment_ps = np.asarray(moment_ps, np.int64)
    if not len(a):
        return np.zeros(moment_ps.shape, np.int64)
    ended_ps = np.concatenate(([0], np.cumsum(a.end_ps - a.start_ps)))
    begun = np.searchsorted(a.start_ps, moment_ps, side="right")
    # The last interval begun may still be running; what is left of it has been counted too much.
    left_ps = np.maximum(a.end_ps[np.maximum(begun - 1, 0)] - moment_ps, 0)
    return ended_ps[begun] - np.where(begun > 0, left_ps, 0)


def _edges(a: Intervals) -> Int64Array:
    """Returns int64[2 n]: start, end, start, end, and so on."""
    return np.stack((a.start_ps, a.end_ps), axis=1).reshape(-1)
