"""What one event hands over to another, on its own thread or another one, by contexts.

In: a host's threads.  Out: `Handovers`, which pass labels on from producers to consumers.

Contexts are used again and again (TensorFlow gives all runs of a function the same), so a consumer
belongs to the last producer before it.  Older TPU runtimes write no contexts where they queue
requests; there, ids that both ends carry stand for one.  What began an execution on a CPU need not
be what asked for it (`queued_executions`); then the launch stands in for the producer.

The contexts: `tsl/profiler/lib/context_types.h` and, for the ids, `utils/preprocess_xplane.cc` of
OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING
from tensorboard_plugin_overview.arrays.factorize import index_of
from tensorboard_plugin_overview.arrays.factorize import unique
from tensorboard_plugin_overview.arrays.intervals import OUTSIDE
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows.contexts import ContextEnds
from tensorboard_plugin_overview.formats.xspace.flows.contexts import last_before
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import Order
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import executions_of
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import has_run_empty
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import launches_of
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import order_of
from tensorboard_plugin_overview.formats.xspace.flows.queued_executions import region_begins
from tensorboard_plugin_overview.formats.xspace.ops.thread_pools import REGION_START
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack

UNLINKED = -1


@dataclass(frozen=True)
class _SharedIds:
    """Events that are joined by ids which both carry, as if by a context of this type."""

    context_type: int
    producer: re.Pattern[str]
    consumer: re.Pattern[str]
    ids: tuple[str, str]


_SHARED_IDS = (
    _SharedIds(
        1, re.compile(r"ExecutorState::Process$"), re.compile(r"TpuExecuteOp$"), ("id", "iter_num")
    ),
    _SharedIds(
        11,
        re.compile(r"EnqueueRequestLocked$"),
        re.compile(
            r"(?:RunProgram|HostCallback|Transfer(?:Preprocessed)?H2D|TransferD2H"
            r"|OnDevice(?:Send|Recv|SendRecvLocal))Request(?:Multi)?$|CustomWait$|PjrtAsyncWait$"
        ),
        ("request_id", "queue_addr"),
    ),
)
# Odd, so that multiplying by it loses nothing: it mixes two ids into one.
_MIX = 0x9E3779B97F4A7C15 - (1 << 64)


class Handovers:
    """The producers and consumers of all threads, joined once.

    Attributes:
        in_launch_order: executions on a CPU are known to be in the order of their launches.
    """

    def __init__(
        self,
        threads: Sequence[EventTrack],
        regions: Sequence[Intervals],
        until_ps: int | None = None,
    ) -> None:
        """Joins the ends of contexts.

        Args:
            threads: of the timeline.
            regions: the thread pool's, of each thread.
            until_ps: end of the capture, None where the file does not say.
        """
        self._producers, produced = _gathered([_producers(track) for track in threads])
        self._consumers, consumed = _gathered([_consumers(track) for track in threads])
        self._first_row = np.cumsum([0, *map(len, self._consumers)])
        self._producer_of = last_before(produced, consumed)
        del consumed
        self._executions = executions_of(threads, regions)
        self._launches = launches_of(threads if len(self._executions) else ())
        begins = self._rows_of_begins()
        run_empty = False
        if until_ps is not None and len(self._executions):
            run_empty = has_run_empty(self._executions, _last_op_ps(threads), until_ps)
        order = self._order(produced, begins, run_empty=run_empty)
        self.in_launch_order = order.known
        self._untold = order.misled & (not order.known)
        # A launch is a producer, too: its row comes after those of the contexts.
        launch = np.where(order.launch == OUTSIDE, -1, len(produced.id) + order.launch)
        misled = order.misled & (begins != MISSING)
        self._producer_of[begins[misled]] = launch[misled]
        self._follow_executions(threads, regions, begins[begins != MISSING])

    def _rows_of_begins(self) -> Int64Array:
        """int64[executions]: the consumer that begins each; `MISSING` for none."""
        found = np.full(len(self._executions), MISSING, np.int64)
        for thread in unique(self._executions.thread).tolist():
            places = np.flatnonzero(self._executions.thread == thread)
            found[places] = self._rows(thread, self._executions.begin[places])
        return found

    def _rows(self, thread: int, events: Int64Array) -> Int64Array:
        """int64[n]: which consumers n events of a thread are; `MISSING` for those that are none."""
        row = index_of(self._consumers[thread], events)
        return np.where(row == MISSING, MISSING, row + self._first_row[thread])

    def _order(self, produced: ContextEnds, begins: Int64Array, *, run_empty: bool) -> Order:
        """Tells what launched the executions, by where the contexts come from that began them."""
        thread = np.repeat(np.arange(len(self._producers)), [len(at) for at in self._producers])
        # What is added to the columns stands for none, whose row is -1.
        producer = np.append(self._producer_of, -1)[begins]
        source_thread, source_ps = np.append(thread, OUTSIDE), np.append(produced.start_ps, 0)
        return order_of(
            self._launches,
            self._executions,
            source_thread[producer],
            source_ps[producer],
            run_empty=run_empty,
        )

    def _follow_executions(
        self, threads: Sequence[EventTrack], regions: Sequence[Intervals], begins: Int64Array
    ) -> None:
        """Lets every thread-pool region of an execution follow what the execution follows.

        Its ops change threads hundreds of times: too often to go along with each.

        Args:
            threads: of the timeline.
            regions: the thread pool's, of each thread.
            begins: int64[executions], the consumers that begin them.
        """
        if not len(begins):
            return
        starts, region_of_producer = [], []
        for thread, (track, of_thread) in enumerate(zip(threads, regions, strict=True)):
            starts.append(self._rows(thread, track.named({REGION_START})))
            begin, _ = region_begins(track, of_thread, self._producers[thread])
            region_of_producer.append(self._rows(thread, begin))
        # Launches, and what stands for no producer, are in no region.
        region = np.concatenate([*region_of_producer, [MISSING]])
        origin = region[np.minimum(self._producer_of, len(region) - 1)]
        origin = np.where(origin == MISSING, np.arange(len(origin)), origin)
        origin[begins] = begins
        origin = _ends_of_chains(origin)
        start = np.concatenate(starts)
        start = start[(start != MISSING) & np.isin(origin[start], begins)]
        self._producer_of[start] = self._producer_of[origin[start]]

    def untold(self, labels: Sequence[Int64Array]) -> int:
        """How many executions have no label because nothing tells what they were started for."""
        return int((self._untold & (self._executions.values(labels) < 0)).sum())

    def follow(self, labels: Sequence[Int64Array]) -> list[tuple[Int64Array, Int64Array]]:
        """For each thread the events that take a label over from a producer, and that label.

        Events that have a label already are left out.
        """
        produced = [label[at] for label, at in zip(labels, self._producers, strict=True)]
        known = np.concatenate([*produced, self._launches.values(labels), [UNLINKED]])
        taken = known[self._producer_of]
        ends = np.cumsum([len(at) for at in self._consumers])
        found = []
        for label, at, part in zip(
            labels, self._consumers, np.split(taken, ends[:-1]), strict=True
        ):
            new = (part >= 0) & (label[at] < 0)
            # An event may consume two contexts: of two labels the later marker's.
            order = np.lexsort((part[new], at[new]))
            event, part = at[new][order], part[new][order]
            last = np.append(event[1:] != event[:-1], True)[: len(event)]
            found.append((event[last], part[last]))
        return found


def _last_op_ps(threads: Sequence[EventTrack]) -> int:
    """The end of the last op of any program."""
    ends = [track.end_ps[track.has("hlo_op")] for track in threads]
    return max((int(of_thread.max(initial=0)) for of_thread in ends), default=0)


def _ends_of_chains(following: Int64Array) -> Int64Array:
    """int64[n]: where one arrives from each row by going on to `following`; the end has itself."""
    # Each round doubles how far it goes. What damaged files close to a ring has no end.
    for _ in range(len(following).bit_length()):
        further = following[following]
        if (further == following).all():
            break
        following = further
    return following


def _producers(track: EventTrack) -> list[tuple[Int64Array, ContextEnds]]:
    rows = [_contexts(track, "_pt", "_p")]
    rows += [_sharing(track, shared, shared.producer) for shared in _SHARED_IDS]
    return rows


def _consumers(track: EventTrack) -> list[tuple[Int64Array, ContextEnds]]:
    rows = [_contexts(track, "_ct", "_c")]
    rows += [_sharing(track, shared, shared.consumer) for shared in _SHARED_IDS]
    return rows


def _contexts(track: EventTrack, type_stat: str, id_stat: str) -> tuple[Int64Array, ContextEnds]:
    at = np.flatnonzero(track.has(type_stat) & track.has(id_stat))
    return at, _ends(track, at, track.integers(type_stat, 0, at), id_stat)


def _sharing(
    track: EventTrack, shared: _SharedIds, name: re.Pattern[str]
) -> tuple[Int64Array, ContextEnds]:
    chosen = track.has(shared.ids[0]) & track.has(shared.ids[1])
    if chosen.any():
        chosen &= track.classify(lambda text: name.match(text) is not None) > 0
    at = np.flatnonzero(chosen)
    return at, _ends(track, at, np.full(len(at), shared.context_type), *shared.ids)


def _ends(track: EventTrack, at: Int64Array, context_type: Int64Array, *ids: str) -> ContextEnds:
    context = np.zeros(len(at), np.int64)
    for stat in ids:
        # Wraps around, which is meant.
        context = context * np.int64(_MIX) + track.integers(stat, 0, at)
    return ContextEnds(context_type, context, track.start_ps.take(at))


def _gathered(
    threads: Sequence[Sequence[tuple[Int64Array, ContextEnds]]],
) -> tuple[list[Int64Array], ContextEnds]:
    """For each thread its events, and the ends of all threads one after the other."""
    events = [np.concatenate([at for at, _ in parts]) for parts in threads]
    ends = [part for parts in threads for _, part in parts]
    columns = (concatenate_or_empty(part[of] for part in ends) for of in range(3))
    return events, ContextEnds(*columns)
