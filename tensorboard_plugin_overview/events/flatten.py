"""Overlapping activity flattened by priority: every moment belongs to one category at most.

In: one set of time for each category, the most important first.  Out: the same without what more
important ones cover, and how much of each lies in each step.  The work is a few sorts for each
category, whatever the number of steps, which may overlap and leave gaps.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import overlap_ps
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.intervals import union


def by_category(
    start_ps: Int64Array, end_ps: Int64Array, category: Int64Array, count: int
) -> list[Intervals]:
    """The union of the events of each category.

    Args:
        start_ps: int64[n], in any order.
        end_ps: int64[n].
        category: int64[n]; events outside 0…count - 1 are left out.
        count: how many categories there are.
    """
    sets = []
    for number in range(count):
        rows = np.flatnonzero(category == number)
        sets.append(union(start_ps.take(rows), end_ps.take(rows)))
    return sets


def flatten(sets: Sequence[Intervals]) -> list[Intervals]:
    """Each set without the time of those before it."""
    flat: list[Intervals] = []
    covered = merge()
    for one in sets:
        flat.append(subtract(one, covered))
        covered = merge(covered, one)
    return flat


def time_by_step(
    sets: Sequence[Intervals], step_start_ps: Int64Array, step_end_ps: Int64Array
) -> Int64Array:
    """How long each category is the most important one, step by step.

    Args:
        sets: one for each category, the most important first.
        step_start_ps: int64[m], in any order.
        step_end_ps: int64[m], not before the starts.

    Returns:
        int64[m, len(sets) + 1], picoseconds; the last column is the time of no category, so that
        each row adds up to the step's length.
    """
    time_ps = np.empty((len(step_start_ps), len(sets) + 1), np.int64)
    for number, one in enumerate(flatten(sets)):
        time_ps[:, number] = overlap_ps(one, step_start_ps, step_end_ps)
    time_ps[:, -1] = step_end_ps - step_start_ps - time_ps[:, :-1].sum(axis=1)
    return time_ps
