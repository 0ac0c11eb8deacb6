"""Totals by op, against sums in plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.events.totals import OpTotals
from tensorboard_plugin_overview.events.totals import merge_totals
from tensorboard_plugin_overview.events.totals import total

OPS = st.sampled_from([0, 1, 2, 65_535, 65_536, -4, 1 << 50])
# Sums beyond the 53 bits of a double.
DURATIONS = st.integers(0, 1 << 56)
EVENTS = st.lists(st.tuples(OPS, DURATIONS, DURATIONS), max_size=20)


def rows(totals: OpTotals) -> list[tuple[int, ...]]:
    columns = (
        totals.op,
        totals.count,
        totals.total_ps,
        totals.self_ps,
        totals.min_ps,
        totals.max_ps,
    )
    return list(zip(*(column.tolist() for column in columns), strict=True))


def of(events: list[tuple[int, int, int]]) -> OpTotals:
    array = np.array(events, np.int64).reshape(-1, 3)
    return total(array[:, 0], array[:, 1], array[:, 2])


def expected(events: list[tuple[int, int, int]]) -> list[tuple[int, ...]]:
    result: list[tuple[int, ...]] = []
    for op in sorted({op for op, _, _ in events}):
        durations = [duration for other, duration, _ in events if other == op]
        own = sum(self_ps for other, _, self_ps in events if other == op)
        result.append((op, len(durations), sum(durations), own, min(durations), max(durations)))
    return result


def test_by_hand() -> None:
    assert rows(of([(3, 10, 4), (1, 7, 7), (3, 2, 2)])) == [
        (1, 1, 7, 7, 7, 7),
        (3, 2, 12, 6, 2, 10),
    ]


@given(EVENTS, EVENTS)
def test_totals_and_their_merge(
    some: list[tuple[int, int, int]], others: list[tuple[int, int, int]]
) -> None:
    assert rows(of(some)) == expected(some)
    assert rows(merge_totals([of(some), of(others)])) == expected(some + others)
    assert rows(merge_totals([])) == []
