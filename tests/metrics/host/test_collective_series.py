"""Merging the collectives of many hosts, in whatever order they come."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.metrics.host import collective_series
from tensorboard_plugin_overview.metrics.host.collective_series import (
    NO_SERIES,
    SEVERAL,
    CollectiveSeries,
    merge_series,
    series_of_host,
)
from tensorboard_plugin_overview.trace.ops import NO_SEQUENCE, CollectiveKind

ROWS = [
    CollectiveKind("allreduce", "all_reduce", "world"),
    CollectiveKind("allgather", "all_gather", "world"),
    CollectiveKind("allreduce", "all_reduce", "pair"),
]
Collective = tuple[int, int, int]
"""Row, number of the step, length."""


def host(name: str, collectives: Sequence[Collective]) -> CollectiveSeries:
    row, number, length = np.array(collectives, np.int64).reshape(-1, 3).T
    none = np.zeros(len(row), np.int64)
    return series_of_host(name, ROWS, row, number, none, none + NO_SEQUENCE, length)


def plain(found: CollectiveSeries) -> object:
    """What it says, whatever the order of names."""
    ends = np.cumsum(found.count).tolist()
    answer = {}
    for one, (end, count) in enumerate(zip(ends, found.count.tolist(), strict=True)):
        last = found.last[end - count : end].tolist()
        answer[int(found.number[one]), found.groups[int(found.group[one])]] = (
            bool(found.agrees[one]),
            int(found.ranks[one]),
            [found.rows[row].name for row in found.row[end - count : end].tolist()],
            found.shortest_ps[end - count : end].tolist(),
            [None if who == SEVERAL else found.hosts[who] for who in last],
            found.total_ps[end - count : end].tolist(),
        )
    members = zip(found.member_group.tolist(), found.member_host.tolist(), strict=True)
    return answer, sorted((found.groups[one], found.hosts[who]) for one, who in members)


def test_shortest_and_who_has_it() -> None:
    merged = merge_series(
        [
            host("a", [(0, 1, 50), (1, 1, 20), (0, 2, 5)]),
            host("b", [(0, 1, 10), (1, 1, 20), (0, 2, 7)]),
        ]
    )
    assert plain(merged) == (
        {
            (1, "world"): (True, 2, ["allreduce", "allgather"], [10, 20], ["b", None], [60, 40]),
            (2, "world"): (True, 2, ["allreduce"], [5], ["a"], [12]),
        },
        [("world", "a"), ("world", "b")],
    )


def test_other_names_or_numbers_of_them_disagree() -> None:
    first = host("a", [(0, 1, 50), (1, 1, 20)])
    for other in ([(1, 1, 50), (0, 1, 20)], [(0, 1, 50)], [(0, 1, 1), (1, 1, 2), (0, 1, 3)]):
        merged = merge_series([first, host("b", other)])
        assert not merged.agrees.any()
        assert not len(merged.row)
        # A third that is as the first one does not make it good.
        again = merge_series([merged, host("c", [(0, 1, 50), (1, 1, 20)])])
        assert not again.agrees.any()
        assert again.ranks.tolist() == [3]


def test_too_many_are_those_of_every_other_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collective_series, "MOST_COLLECTIVES", 4)
    found = host("a", [(0, number, 1) for number in range(8)])
    assert found.number[found.agrees].tolist() == [0, 2, 4, 6]
    assert len(found.row) == 4
    assert len(found) == 8
    assert not host("a", [(0, 3, 1)] * 5).agrees.any()


_COLLECTIVES = st.lists(
    st.tuples(st.integers(0, 2), st.integers(1, 2), st.integers(1, 3)), max_size=4
)


@given(st.lists(_COLLECTIVES, min_size=3, max_size=5))
def test_order_of_merging_does_not_matter(hosts: list[list[Collective]]) -> None:
    parts = [host(f"h{number}", one) for number, one in enumerate(hosts)]
    expected = plain(merge_series(parts))
    one_by_one = NO_SERIES
    for part in reversed(parts):
        one_by_one = merge_series([part, one_by_one])
    assert plain(one_by_one) == expected
    halves = merge_series([merge_series(parts[1:]), merge_series(parts[:1])])
    assert plain(halves) == expected
