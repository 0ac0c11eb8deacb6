"""The launches of executions, against a queue that is played through."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays.intervals import OUTSIDE
from tensorboard_plugin_overview.formats.xspace.flows.launch_order import (
    CpuExecutions,
    TimedEvents,
    order_of,
)

LAUNCHER, CLIENT = 0, 1
LAUNCH_PS = 2

# How long after the last launch, and how long it runs.
JOBS = st.lists(st.tuples(st.integers(LAUNCH_PS, 12), st.integers(2, 12)), min_size=1, max_size=12)


def columns(rows: list[tuple[int, int]]) -> list[np.ndarray[tuple[int], np.dtype[np.int64]]]:
    return list(np.array(rows, np.int64).reshape(-1, 2).T)


def played(jobs: list[tuple[int, int]]) -> tuple[list[int], list[tuple[int, int, int, int]]]:
    """When each job is launched; and of its execution start, end and where its context is from."""
    launched, executed = [], []
    now_ps = free_ps = 0
    for wait_ps, length_ps in jobs:
        now_ps += wait_ps
        launched.append(now_ps)
        at_once = now_ps >= free_ps
        source = (LAUNCHER, now_ps) if at_once else (CLIENT, free_ps - 1)
        start_ps = now_ps + 1 if at_once else free_ps
        free_ps = start_ps + length_ps
        executed.append((start_ps, free_ps, *source))
    return launched, executed


@given(JOBS, st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))
def test_a_queue_of_which_both_ends_are_cut(
    jobs: list[tuple[int, int]], unseen: int, unseen_too: int, unfinished: int
) -> None:
    """The capture lacks the first launches, at most as many executions, and the last of these."""
    launched, executed = played(jobs)
    first_launch = min(unseen, len(jobs))
    first = min(unseen_too, first_launch)
    seen = range(first, max(len(jobs) - unfinished, first))
    launches = launched[first_launch:]
    at_once = [k for k in seen if executed[k][2] == LAUNCHER and k >= first_launch]
    sources = [executed[k][2:] if k in at_once or executed[k][2] == CLIENT else None for k in seen]
    begun_ps, ended_ps = columns([executed[k][:2] for k in seen])
    thread, moment_ps = columns([source or (OUTSIDE, 0) for source in sources])
    launch_ps, until_ps = columns([(start, start + LAUNCH_PS) for start in launches])
    nothing = np.zeros(len(seen), np.int64)
    order = order_of(
        TimedEvents(
            np.full(len(launches), LAUNCHER), np.arange(len(launches)), launch_ps, until_ps
        ),
        CpuExecutions(np.full(len(seen), CLIENT), nothing, begun_ps, ended_ps, nothing),
        thread,
        moment_ps,
    )
    assert order.known == bool(at_once)
    if order.known:
        assert order.launch.tolist() == [
            k - first_launch if k >= first_launch else OUTSIDE for k in seen
        ]
        assert order.wrongly_attributed.tolist() == [k not in at_once for k in seen]
    else:
        # The first one's context may come from an execution that the profile does not have.
        assert (order.launch == OUTSIDE).all()
        started_by_another = [k > first and executed[k][2] == CLIENT for k in seen]
        assert order.wrongly_attributed.tolist() == started_by_another
