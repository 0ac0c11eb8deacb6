"""Flattening by priority, against picoseconds counted one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.events.flatten import by_category
from tensorboard_plugin_overview.events.flatten import flatten
from tensorboard_plugin_overview.events.flatten import time_by_step
from tensorboard_plugin_overview.events.intervals import union

EVENTS = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 8), st.integers(-1, 3)), max_size=15)
STEPS = st.lists(st.tuples(st.integers(-3, 35), st.integers(0, 12)), max_size=5)
COUNT = 3


def test_by_hand() -> None:
    # Compute 2…6 hides communication 0…4 and 5…9; a step from 1 to 10, and one that nothing is in.
    compute = union(np.array([2]), np.array([6]))
    communication = union(np.array([0, 5]), np.array([4, 9]))
    sets = [compute, communication]
    assert time_by_step(sets, np.array([1, 20]), np.array([10, 25])).tolist() == [
        [4, 4, 1],
        [0, 0, 5],
    ]
    # The other way round, communication hides all of compute but 4…5.
    turned = time_by_step(sets[::-1], np.array([1]), np.array([10]))
    assert turned.tolist() == [[7, 1, 1]]


@given(EVENTS, STEPS)
def test_every_picosecond(events: list[tuple[int, int, int]], steps: list[tuple[int, int]]) -> None:
    array = np.array(events, np.int64).reshape(-1, 3)
    sets = by_category(array[:, 0], array[:, 0] + array[:, 1], array[:, 2], COUNT)
    expected = []
    for begin, length in steps:
        row = [0] * (COUNT + 1)
        for moment in range(begin, begin + length):
            active = {
                category
                for start, duration, category in events
                if start <= moment < start + duration and 0 <= category < COUNT
            }
            row[min(active, default=COUNT)] += 1
        expected.append(row)
    starts = np.array([begin for begin, _ in steps], np.int64)
    ends = starts + np.array([length for _, length in steps], np.int64)
    assert time_by_step(sets, starts, ends).tolist() == expected
    covered = union(
        np.concatenate([one.start_ps for one in sets]), np.concatenate([one.end_ps for one in sets])
    )
    assert sum(one.total_ps for one in flatten(sets)) == covered.total_ps
