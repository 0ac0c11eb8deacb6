"""Programs that waited before they ran on a CPU, and the launches that asked for them.

In: a host's threads, and where the contexts come from that began its executions.  Out: the launch
of each execution, as far as the profile shows it.

PjRt's CPU client runs a program on a thread of its pool.  A launch hands over what can start at
once (or runs it itself, if it is small).  What has to wait is handed over by what it waited for, as
a rule the end of the execution before, so that its context comes from another step.  But the client
starts programs in the order of their launches.  The executions that launches did hand over say how
far one order is ahead of the other (what ran first may have been launched before the capture), and
so whose the others are.  If these disagree, as on several devices, or launches overlap, then the
order shows nothing.  In a capture of a loop that never waits, none is handed over by its launch; if
the capture goes on after the last execution, the queue was empty then, and that is of the last
launch.

The order: `last_enqueue_event` in `xla/pjrt/cpu/cpu_client.cc` of OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import unique
from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, Intervals, index_containing
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.xspace.ops.thread_pools import REGION_START
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.flows import EventRefs

# Fewer executions do not show how long after one the next begins.
_FEWEST_IN_QUEUE = 3
# So many times as long as usually between two executions is long after the last.
_LONG_AFTER = 5
# The call that asks PjRt to run a program on one device.
_LAUNCH = re.compile(r"Executable::ExecuteHelper")
# Every execution has one, on the thread that it began on.
_WAIT = "ThunkExecutor::Execute (wait for completion)"


@dataclass(frozen=True, eq=False)
class TimedEvents:
    """Events of all threads in time order: columns, int64[n] each.

    Attributes:
        thread: index into the host's threads.
        event: of the thread.
        start_ps, end_ps: of the event, or of what it is part of; on one thread in its order.
    """

    thread: Int64Array
    event: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array

    def __len__(self) -> int:
        return len(self.thread)

    def index_containing(self, thread: Int64Array, moment_ps: Int64Array) -> Int64Array:
        """Finds which of the events holds each moment on its thread.

        Args:
            thread: int64[m].
            moment_ps: int64[m].

        Returns:
            int64[m], `OUTSIDE` for none.
        """
        found = np.full(len(thread), OUTSIDE, np.int64)
        for one in unique(self.thread).tolist():
            places, asked = np.flatnonzero(self.thread == one), np.flatnonzero(thread == one)
            held = index_containing(self.start_ps[places], self.end_ps[places], moment_ps[asked])
            found[asked] = np.where(held == OUTSIDE, OUTSIDE, places[held])
        return found

    def take(self, rows: Int64Array | BoolArray) -> TimedEvents:
        """Returns some of the events."""
        columns = (self.thread, self.event, self.start_ps, self.end_ps)
        return TimedEvents(*(column[rows] for column in columns))

    def by_thread(self) -> tuple[Sequence[EventRefs], Int64Array]:
        """Returns the events thread by thread, and int64[n]: which of these each event is."""
        parts, row = [], np.zeros(len(self), np.int64)
        rows = 0
        for one in unique(self.thread).tolist():
            places = np.flatnonzero(self.thread == one)
            parts.append(EventRefs(one, self.event[places]))
            row[places] = rows + np.arange(len(places))
            rows += len(places)
        return parts, row


@dataclass(frozen=True, eq=False)
class CpuExecutions(TimedEvents):
    """Executions of programs on a CPU, each by the event that every one has.

    Attributes:
        begin: int64[n], the start of the thread-pool region that it runs in, an event of its
            thread; `OUTSIDE` for one without, as where a launch runs its program itself.
    """

    begin: Int64Array


@dataclass(frozen=True, eq=False)
class Order:
    """What launched n executions.

    Attributes:
        known: both are in the same order.
        launch: int64[n], the launch of each, as far as it is known; else `OUTSIDE`.
        wrongly_attributed: bool[n], what handed the execution over did so for no launch of its
            own: it ended the work for something else.
    """

    known: bool
    launch: Int64Array
    wrongly_attributed: BoolArray


def launches_of(threads: Sequence[EventTrack]) -> TimedEvents:
    """Finds the calls that ask PjRt to run a program on one device."""
    found = [
        (at, track.start_ps[at], track.end_ps[at])
        for track in threads
        for at in [_launches_on(track)]
    ]
    return TimedEvents(*_in_time_order(found, 3))


def executions_of(threads: Sequence[EventTrack], regions: Sequence[Intervals]) -> CpuExecutions:
    """Finds the executions of programs on a CPU; one in a thread-pool region lasts as long as that.

    Args:
        threads: of the timeline.
        regions: the thread pool's, of each thread.
    """
    return CpuExecutions(*_in_time_order(list(map(_executions_on, threads, regions)), 4))


def region_begins(
    track: EventTrack, regions: Intervals, at: Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Finds for each event the start of its thread-pool region, and when that ends.

    Args:
        track: a thread.
        regions: its thread pool's.
        at: int64[n], events of the thread.

    Returns:
        int64[n], events of the thread, `OUTSIDE` outside of any region; int64[n], picoseconds.
    """
    begins = track.named({REGION_START})
    if not len(at) or not len(begins) or not len(regions):
        return np.full(len(at), OUTSIDE, np.int64), track.end_ps[at]
    last = np.searchsorted(begins, at, side="right") - 1
    begin = begins[np.maximum(last, 0)]
    region = index_containing(regions.start_ps, regions.end_ps, track.start_ps[at])
    same = index_containing(regions.start_ps, regions.end_ps, track.start_ps[begin]) == region
    held = (last >= 0) & (region != OUTSIDE) & same
    return np.where(held, begin, OUTSIDE), regions.end_ps[region]


def has_run_empty(executions: CpuExecutions, last_op_ps: int, until_ps: int) -> bool:
    """Returns whether nothing waited any more when the last of the executions had ended.

    Args:
        executions: in time order.
        last_op_ps: end of the last op of any program.
        until_ps: end of what was recorded.
    """
    if len(executions) < _FEWEST_IN_QUEUE:
        return False
    reach_ps = np.maximum.accumulate(executions.end_ps)
    between_ps = np.maximum(executions.start_ps[1:] - reach_ps[:-1], 0)
    rest_ps = until_ps - int(reach_ps[-1])
    return last_op_ps <= int(reach_ps[-1]) and rest_ps > _LONG_AFTER * max(median(between_ps), 1)


def order_of(
    launches: TimedEvents,
    executions: CpuExecutions,
    source_thread: Int64Array,
    source_ps: Int64Array,
    *,
    run_empty: bool = False,
) -> Order:
    """Finds what launched each execution.

    Args:
        launches: in time order.
        executions: n, in time order.
        source_thread: int64[n], where the context comes from that began each; `OUTSIDE` for none.
        source_ps: int64[n], and from when.
        run_empty: nothing waited any more after the last execution.
    """
    around = launches.index_containing(executions.thread, executions.start_ps)
    handed_over = launches.index_containing(source_thread, source_ps)
    assigned = np.where(around != OUTSIDE, around, handed_over)
    launch = _in_order(launches, executions, assigned, run_empty=run_empty)
    if launch is None:
        another = executions.index_containing(source_thread, source_ps)
        return Order(False, assigned, (assigned == OUTSIDE) & (another != OUTSIDE))
    return Order(True, launch, assigned == OUTSIDE)


def _in_order(
    launches: TimedEvents, executions: CpuExecutions, assigned: Int64Array, *, run_empty: bool
) -> Int64Array | None:
    """Returns int64[n], the launch of each execution, if both are in one order; `OUTSIDE` for none.

    Args:
        launches: in time order.
        executions: n, in time order.
        assigned: int64[n], the launch of each as far as it is known, else `OUTSIDE`.
        run_empty: the last execution is of the last launch.
    """
    known = np.flatnonzero(assigned != OUTSIDE)
    ahead = unique(assigned[known] - known)
    if not len(known) and run_empty and len(launches):
        ahead = np.array([len(launches) - len(executions)])
    if len(ahead) != 1 or (launches.start_ps[1:] < launches.end_ps[:-1]).any():
        return None
    launch = np.arange(len(executions)) + ahead
    launch[(launch < 0) | (launch >= len(launches))] = OUTSIDE
    found = launch != OUTSIDE
    early = executions.start_ps[found] < launches.start_ps[launch[found]]
    return None if early.any() else launch


def _launches_on(track: EventTrack) -> Int64Array:
    return np.flatnonzero(track.classify(lambda name: bool(_LAUNCH.search(name))))


def _executions_on(track: EventTrack, regions: Intervals) -> tuple[Int64Array, ...]:
    """Finds for each execution on a thread its event, start, end and beginning."""
    waits = track.named({_WAIT})
    start_ps, end_ps = track.start_ps[waits], track.end_ps[waits]
    begin, until_ps = region_begins(track, regions, waits)
    launches = _launches_on(track) if len(waits) else waits
    by_launch = (
        index_containing(track.start_ps[launches], track.end_ps[launches], start_ps) != OUTSIDE
    )
    pooled = (begin != OUTSIDE) & ~by_launch
    return (
        waits,
        np.where(pooled, track.start_ps[begin], start_ps),
        np.where(pooled, until_ps, end_ps),
        np.where(pooled, begin, OUTSIDE),
    )


def _in_time_order(parts: Sequence[tuple[Int64Array, ...]], width: int) -> list[Int64Array]:
    """Joins the columns of all threads in order of the second, the start, behind the thread."""
    columns = [concatenate_or_empty(part[of] for part in parts) for of in range(width)]
    thread = np.repeat(np.arange(len(parts)), [len(part[0]) for part in parts])
    order = np.argsort(columns[1], kind="stable")
    return [column[order] for column in (thread, *columns)]
