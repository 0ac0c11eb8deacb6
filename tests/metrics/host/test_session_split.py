"""Properties of a session's parts, against a plain reading of every picosecond."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.metrics.host.session_split import SessionTimes, split
from tensorboard_plugin_overview.sessions.session_spans import SessionSpans
from tensorboard_plugin_overview.sessions.sessions import DeviceSpans, Sessions

Row = tuple[int, int, int, bool]
"""Session, start, end, is a transfer."""


def work_of(rows: list[Row]) -> SessionSpans:
    table = np.array([row[:3] for row in rows], np.int64).reshape(-1, 3)
    kind = np.array([row[3] for row in rows], np.bool_)
    return SessionSpans(table[:, 0], table[:, 1], table[:, 2], kind)


def sessions_of(spans: list[tuple[int, int]], work: SessionSpans | DeviceSpans) -> Sessions:
    table = np.array(spans, np.int64).reshape(-1, 2)
    none = np.full(len(spans), -1)
    return Sessions("drawn", False, table[:, 0], table[:, 1], none, (), work)


def parts(times: SessionTimes) -> list[tuple[int, int, int]]:
    columns = (times.host_ps, times.device_ps, times.communication_ps)
    return [tuple(row) for row in np.stack(columns, axis=1).tolist()]


def plainly(spans: list[tuple[int, int]], rows: list[Row]) -> list[tuple[int, int, int]]:
    found = []
    for index, (start, end) in enumerate(spans):
        device: set[int] = set()
        transfer: set[int] = set()
        for session, first, last, is_transfer in rows:
            if session == index:
                (transfer if is_transfer else device).update(
                    range(max(first, start), min(last, end))
                )
        transfer -= device
        found.append((end - start - len(device) - len(transfer), len(device), len(transfer)))
    return found


TIMES = st.integers(-20, 60)


@st.composite
def drawn(draw: st.DrawFn) -> tuple[list[tuple[int, int]], list[Row]]:
    starts = sorted(draw(st.lists(st.integers(0, 40), min_size=1, max_size=6)))
    spans = [(start, start + draw(st.integers(1, 20))) for start in starts]
    sessions = st.integers(0, len(spans) - 1)
    rows = draw(
        st.lists(
            st.tuples(sessions, TIMES, st.integers(0, 25), st.booleans()).map(
                lambda row: (row[0], row[1], row[1] + row[2], row[3])
            ),
            max_size=12,
        )
    )
    return spans, rows


@given(drawn())
def test_parts_are_those_of_a_plain_reading(case: tuple[list[tuple[int, int]], list[Row]]) -> None:
    spans, rows = case
    times = split(sessions_of(spans, work_of(rows)))
    assert parts(times) == plainly(spans, rows)
    assert (times.host_ps + times.device_ps + times.communication_ps == times.total_ps).all()
    assert min(times.host_ps.min(), times.device_ps.min(), times.communication_ps.min()) >= 0


@given(drawn(), st.data())
def test_what_takes_no_time_or_lies_outside_changes_nothing(
    case: tuple[list[tuple[int, int]], list[Row]], data: st.DataObject
) -> None:
    spans, rows = case
    session = data.draw(st.integers(0, len(spans) - 1))
    start, end = spans[session]
    instant = data.draw(TIMES)
    more = [
        (session, instant, instant, data.draw(st.booleans())),
        (session, end, end + data.draw(st.integers(0, 50)), data.draw(st.booleans())),
        (session, start - 30, start, data.draw(st.booleans())),
        *(rows[:1]),
    ]
    before = parts(split(sessions_of(spans, work_of(rows))))
    assert parts(split(sessions_of(spans, work_of([*more, *rows])))) == before


def test_where_work_is_not_told_apart_all_of_it_counts() -> None:
    # 10 ps each; the device is busy from 5 to 12, a transfer runs from 10 to 15.
    device = union(np.array([5]), np.array([12]))
    transfers = union(np.array([10]), np.array([15]))
    times = split(sessions_of([(0, 10), (10, 20)], DeviceSpans(device, transfers)))
    assert parts(times) == [(5, 5, 0), (5, 2, 3)]
