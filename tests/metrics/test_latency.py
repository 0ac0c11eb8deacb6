"""Percentiles, distribution and rate of sessions."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.metrics.host.session_split import SessionTimes
from tensorboard_plugin_overview.metrics.latency import PERCENTILES, Latencies, latencies
from tensorboard_plugin_overview.sessions.batches import Batches

MS = 1_000_000_000
Session = tuple[int, int, int, int]
"""Start, host, device and communication time, in milliseconds."""


def times_of(
    sessions: list[Session],
    models: list[str | None] | None = None,
    *,
    inferred: bool = False,
    batches: Batches | None = None,
) -> SessionTimes:
    table = np.array(sessions, np.int64).reshape(-1, 4) * MS
    names = sorted({name for name in models or () if name is not None})
    model = [-1 if name is None else names.index(name) for name in models or [None] * len(table)]
    return SessionTimes(
        "inferred from executions of jit_f" if inferred else "host events named SessionRun",
        inferred,
        table[:, 0],
        table[:, 1:].sum(axis=1),
        table[:, 2],
        table[:, 3],
        np.array(model, np.int64),
        names,
        batches,
    )


def found(**hosts: SessionTimes) -> Latencies:
    latency = latencies(hosts)
    assert latency is not None
    return latency


SESSIONS = st.lists(
    st.tuples(*[st.integers(0, 10**6)] * 4).filter(lambda one: sum(one[1:]) > 0),
    min_size=1,
    max_size=60,
)


@given(SESSIONS)
def test_percentiles_are_numpys_and_parts_add_up(sessions: list[Session]) -> None:
    latency = found(h=times_of(sessions))
    total_ms = [sum(one[1:]) for one in sessions]
    expected = np.percentile(total_ms, PERCENTILES)
    rows = latency.everything.percentiles
    assert [row.percentile for row in rows] == list(PERCENTILES)
    assert [row.latency.total_ms for row in rows] == pytest.approx(expected.tolist(), rel=1e-12)
    for one in (latency.everything.mean, *(row.latency for row in rows)):
        parts = (one.host_ms, one.device_ms, one.communication_ms)
        assert sum(parts) == pytest.approx(one.total_ms, rel=1e-9, abs=1e-9)
        assert min(parts) >= 0
    assert latency.everything.mean.total_ms == pytest.approx(np.mean(total_ms))
    assert latency.counts.sum() == len(sessions)
    assert latency.edges_ms[0] == min(total_ms)
    assert latency.edges_ms[-1] == max(total_ms)


@given(SESSIONS)
def test_the_order_of_hosts_does_not_matter(sessions: list[Session]) -> None:
    half = len(sessions) // 2
    one = found(a=times_of(sessions[:half]), b=times_of(sessions[half:]))
    other = found(b=times_of(sessions[half:]), a=times_of(sessions[:half]))
    assert one.everything == other.everything
    assert one.slowest == other.slowest
    assert one.everything.percentiles == found(h=times_of(sessions)).everything.percentiles


def test_parts_are_interpolated_between_the_same_two_sessions() -> None:
    # Totals 10 and 20; the median lies half way, and so do its parts.
    latency = found(h=times_of([(0, 4, 5, 1), (50, 18, 2, 0)]))
    median = latency.everything.percentiles[0].latency
    assert median == (15.0, 11.0, 3.5, 0.5)
    # Rank 0.9 of 1: 10 + 0.9 · 10.
    assert latency.everything.percentiles[2].latency == pytest.approx((19, 16.6, 2.3, 0.1))


@pytest.mark.parametrize(
    "count, few",
    [
        (1, [True, True, True, True, True]),
        (2, [False, True, True, True, True]),
        (99, [False, False, False, True, True]),
        (100, [False, False, False, False, True]),
        (999, [False, False, False, False, True]),
        (1000, [False, False, False, False, False]),
    ],
)
def test_a_percentile_of_too_few_sessions_is_marked(count: int, few: list[bool]) -> None:
    latency = found(h=times_of([(index, 1, 1, 0) for index in range(count)]))
    assert [row.few for row in latency.everything.percentiles] == few


def test_rate_is_over_the_sessions_of_all_hosts() -> None:
    # Host a serves from 0 to 20 ms, host b from 10 to 40 ms: 5 sessions in 40 ms.
    a = times_of([(0, 10, 0, 0), (10, 10, 0, 0)])
    b = times_of([(10, 10, 0, 0), (20, 10, 0, 0), (30, 10, 0, 0)])
    assert found(a=a, b=b).everything.per_second == 125.0


def test_models_are_apart_where_there_are_several() -> None:
    times = times_of([(0, 10, 0, 0), (10, 30, 0, 0), (40, 20, 0, 0)], ["a", None, "a"])
    latency = found(h=times)
    assert {name: group.n for name, group in latency.models.items()} == {"a": 2, None: 1}
    assert latency.models["a"].mean.total_ms == 15.0
    assert latency.models["a"].per_second == pytest.approx(2 / 0.060)
    assert [one.model for one in latency.slowest] == [None, "a", "a"]
    assert found(h=times_of([(0, 1, 0, 0), (1, 1, 0, 0)], ["a", "a"])).models == {}


def test_the_slowest_come_first_and_say_where() -> None:
    a = times_of([(index, 10 + index, 1, 0) for index in range(15)])
    latency = found(a=a, b=times_of([(7, 90, 10, 0)]))
    assert len(latency.slowest) == 10
    assert latency.slowest[0].host == "b"
    assert latency.slowest[0].start_ms == 7.0
    assert latency.slowest[0].latency.total_ms == 100.0
    totals = [one.latency.total_ms for one in latency.slowest]
    assert totals == sorted(totals, reverse=True)


def test_equal_sessions_are_one_bin() -> None:
    latency = found(h=times_of([(0, 5, 0, 0), (10, 5, 0, 0)]))
    assert latency.edges_ms.tolist() == [5.0, 5.0]
    assert latency.counts.tolist() == [2]


def test_marked_sessions_are_not_mixed_with_inferred_ones() -> None:
    latency = found(a=times_of([(0, 5, 0, 0)] * 3, inferred=True), b=times_of([(0, 7, 0, 0)]))
    assert latency.everything.n == 1
    assert not latency.inferred
    assert latency.origins == ["host events named SessionRun"]


def test_no_session_is_none() -> None:
    assert latencies({}) is None
    assert latencies({"h": times_of([])}) is None


def test_batches() -> None:
    batches = Batches(
        sessions=np.array([2, 1]),
        size=np.array([8, 4]),
        padding=np.array([3, -1]),
        delay_ps=np.array([2, 4, -1]) * np.where(np.array([1, 1, 0]), MS, 1),
    )
    times = times_of([(0, 5, 0, 0), (1, 6, 0, 0), (2, 7, 0, 0)], batches=batches)
    found_batches = found(h=times).batches
    assert found_batches is not None
    assert found_batches.n == 2
    assert found_batches.sessions == 1.5
    assert found_batches.size == 6.0
    assert found_batches.padding_percent == 37.5  # 3 of 8; the other batch does not tell
    assert found_batches.delay.n == 2
    assert found_batches.delay.mean == 3.0
