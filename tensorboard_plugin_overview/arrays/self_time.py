"""The time in which each event of a line is the innermost one open.

In: events of one line, sorted by start, the outer of two that start together first.  Out: self
times, or stretches of time, each with its innermost event.

Nearly every line is properly nested: of two events that overlap, one encloses the other.  Then an
event's depth is the number of events begun before it less those that have ended, its parent is the
last event before it that is one less deep, and its self time is its length less its children's.
The work is one sort and, for each depth, one search.  The code checks on the way that events are
nested.  Where they are not, or are nested absurdly deep, `nesting` finds the innermost event moment
by moment, which takes several times as long.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at
from tensorboard_plugin_overview.arrays.types import Int64Array

# Call stacks of Python reach a thousand.
_MOST_LEVELS = 2000


def self_time_ps(start_ps: Int64Array, end_ps: Int64Array) -> Int64Array:
    """Sums the time in which each event is the innermost one open, without a sort of the spans.

    Args:
        start_ps: int64[n], ascending.
        end_ps: int64[n], not before the starts; of two events that start together the later end
            first.

    Returns:
        int64[n], picoseconds; their sum is the length of the events' union.
    """
    own_ps = end_ps - start_ps
    if (start_ps[1:] >= end_ps[:-1]).all():
        return own_ps
    # Events of no length have no time and enclose nothing.
    rows = np.flatnonzero(own_ps > 0)
    start_ps, end_ps = start_ps.take(rows), end_ps.take(rows)
    levels = _levels(start_ps, end_ps)
    if levels is None:
        span_start_ps, span_end_ps, event = _spans_by_moment(start_ps, end_ps)
        own_ps[rows] = 0
        np.add.at(own_ps, rows.take(event), span_end_ps - span_start_ps)
        return own_ps
    for inner, parent in levels:
        # Children of one parent stand side by side.
        first = np.flatnonzero(np.concatenate(([True], parent[1:] != parent[:-1])))
        children_ps = end_ps.take(inner) - start_ps.take(inner)
        own_ps[rows.take(parent.take(first))] -= np.add.reduceat(children_ps, first)
    return own_ps


def self_time_spans(
    start_ps: Int64Array, end_ps: Int64Array
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Divides a line's time among the events that are the innermost ones open.

    Args:
        start_ps: int64[n], ascending.
        end_ps: int64[n], not before the starts; of two events that start together the later end
            first.

    Returns:
        int64[m] starts and ends of stretches, sorted and disjoint, and int64[m] the event of each.
    """
    rows = np.flatnonzero(end_ps > start_ps)
    if len(rows) < len(start_ps):
        start_ps, end_ps = start_ps.take(rows), end_ps.take(rows)
    if (start_ps[1:] >= end_ps[:-1]).all():
        return start_ps, end_ps, rows
    levels = _levels(start_ps, end_ps)
    if levels is None:
        start_ps, end_ps, event = _spans_by_moment(start_ps, end_ps)
        return start_ps, end_ps, rows.take(event)
    # From its start to the next start, or to its end, each event is the innermost one.
    starts = [start_ps]
    ends = [np.minimum(np.append(start_ps[1:], end_ps[-1]), end_ps)]
    events = [np.arange(len(start_ps))]
    for inner, parent in levels:
        # After an event and up to its next sibling, or the parent's end, the parent is.
        until_ps = end_ps.take(parent)
        same = np.flatnonzero(parent[1:] == parent[:-1])
        until_ps[same] = start_ps.take(inner.take(same + 1))
        starts.append(end_ps.take(inner))
        ends.append(until_ps)
        events.append(parent)
    start_ps, end_ps = np.concatenate(starts), np.concatenate(ends)
    filled = np.flatnonzero(end_ps > start_ps)
    filled = filled.take(np.argsort(start_ps.take(filled), kind="stable"))
    event = rows.take(np.concatenate(events).take(filled))
    return start_ps.take(filled), end_ps.take(filled), event


def _spans_by_moment(
    start_ps: Int64Array, end_ps: Int64Array
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Does the same for any events: looks up the innermost one at each start and end."""
    edges_ps = np.sort(np.concatenate((start_ps, end_ps)), kind="stable")
    edges_ps = edges_ps[np.append(True, edges_ps[1:] > edges_ps[:-1])[: len(edges_ps)]]
    begun = np.searchsorted(start_ps, edges_ps, side="right")
    event = innermost_open_at(end_ps, begun, edges_ps)[:-1]
    owned = np.flatnonzero(event != NOTHING)
    return edges_ps.take(owned), edges_ps.take(owned + 1), event.take(owned)


def _levels(start_ps: Int64Array, end_ps: Int64Array) -> list[tuple[Int64Array, Int64Array]] | None:
    """Returns the events and their parents of each depth but the first.

    All events must have a length.  None where they are not properly nested, or absurdly deep.
    """
    ended = np.searchsorted(np.sort(end_ps, kind="stable"), start_ps, side="right")
    depth = np.arange(len(start_ps)) - ended
    deepest = int(depth.max(initial=0))
    if deepest > _MOST_LEVELS:
        return None
    # Sixteen bits are sorted by radix.
    by_depth = np.argsort(depth.astype(np.uint16), kind="stable")
    bounds = np.concatenate(([0], np.cumsum(np.bincount(depth)))).tolist()
    levels = []
    for level in range(1, deepest + 1):
        outer = by_depth[bounds[level - 1] : bounds[level]]
        inner = by_depth[bounds[level] : bounds[level + 1]]
        place = np.searchsorted(outer, inner) - 1
        if place[0] < 0:
            return None
        parent = outer.take(place)
        if (end_ps.take(inner) > end_ps.take(parent)).any():
            return None
        levels.append((inner, parent))
    return levels
