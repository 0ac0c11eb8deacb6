"""Which event handed work to which other, on its own thread or another one, by contexts.

In: a host's threads.  Out: a `FlowGraph`.

Contexts are used again and again (TensorFlow gives all runs of a function the same), so a consumer
belongs to the last producer before it.  Older TPU runtimes write no contexts where they queue
requests; there, ids that both ends carry stand for one.  What began an execution on a CPU need not
be what asked for it (`launch_order`); then the launch stands in for the producer.

The contexts: `tsl/profiler/lib/context_types.h` and, for the ids, `utils/preprocess_xplane.cc` of
OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, index_of, unique
from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows import contexts, launch_order
from tensorboard_plugin_overview.formats.xspace.flows.run_order import executions_of_runs
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import XSpaceThread
from tensorboard_plugin_overview.formats.xspace.ops.thread_pools import REGION_START
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.flows import UNLINKED, EventRefs, FlowGraph


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


def flow_graph(threads: Sequence[XSpaceThread], until_ps: int | None = None) -> FlowGraph:
    """Joins what events produce with what others consume.

    Args:
        threads: of the host.
        until_ps: end of the capture, None where the file does not say.
    """
    tracks = [thread.track for thread in threads]
    producers, produced = _gathered([_producers(track) for track in tracks])
    consumers, consumed = _gathered([_consumers(track) for track in tracks])
    source_of = contexts.match_latest_producer(produced, consumed)
    del consumed
    sources = [EventRefs(thread, at) for thread, at in enumerate(producers)]
    regions = [thread.regions for thread in threads]
    executions = launch_order.executions_of(tracks, regions)
    in_launch_order = False
    unattributed: Sequence[EventRefs] = ()
    if len(executions):
        launches = launch_order.launches_of(tracks)
        run_empty = until_ps is not None and launch_order.has_run_empty(
            executions, _last_op_ps(tracks), until_ps
        )
        targets = _Targets(consumers)
        begins = targets.begins_of(executions)
        # The last entry stands for no source.
        source = np.append(source_of, UNLINKED)[begins]
        of_source = np.repeat(np.arange(len(producers)), [len(at) for at in producers])
        order = launch_order.order_of(
            launches,
            executions,
            np.append(of_source, OUTSIDE)[source],
            np.append(produced.start_ps, 0)[source],
            run_empty=run_empty,
        )
        in_launch_order = order.known
        wrong = order.wrongly_attributed
        if not in_launch_order:
            unattributed, _ = executions.take(wrong).by_thread()
        # A launch is a source, too: its row comes after those of the contexts.
        parts, row = launches.by_thread()
        sources += parts
        rows = np.append(len(of_source) + row, UNLINKED)
        wrong = wrong & (begins != MISSING)
        source_of[begins[wrong]] = rows[order.launch[wrong]]
        _follow_executions(
            tracks, regions, producers, targets, source_of, begins[begins != MISSING]
        )
    runs = executions_of_runs(tracks, by_order=not in_launch_order)
    return FlowGraph(sources, consumers, source_of, unattributed, runs)


class _Targets:
    """The consumers of all threads, one thread behind another."""

    def __init__(self, consumers: Sequence[Int64Array]) -> None:
        self._consumers = consumers
        self._first_row = np.cumsum([0, *map(len, consumers)])

    def rows(self, thread: int, events: Int64Array) -> Int64Array:
        """Returns int64[n]: which consumers n events of a thread are; `MISSING` for none.

        Args:
            thread: its index.
            events: int64[n], indices into the thread's events.
        """
        row = index_of(self._consumers[thread], events)
        return np.where(row == MISSING, MISSING, row + self._first_row[thread])

    def begins_of(self, executions: launch_order.CpuExecutions) -> Int64Array:
        """Returns int64[executions]: the consumer that begins each; `MISSING` for none."""
        found = np.full(len(executions), MISSING, np.int64)
        for thread in unique(executions.thread).tolist():
            places = np.flatnonzero(executions.thread == thread)
            found[places] = self.rows(thread, executions.begin[places])
        return found


def _follow_executions(
    tracks: Sequence[EventTrack],
    regions: Sequence[Intervals],
    producers: Sequence[Int64Array],
    targets: _Targets,
    source_of: Int64Array,
    begins: Int64Array,
) -> None:
    """Lets every thread-pool region of an execution follow what the execution follows.

    Its ops change threads hundreds of times: too often to go along with each.

    Args:
        tracks: of the host's threads.
        regions: the thread pool's, of each thread.
        producers: for each thread int64[…], its events that produce contexts.
        targets: what consumes contexts.
        source_of: int64[targets], the source of each, written to.
        begins: int64[executions], the targets that begin them.
    """
    if not len(begins):
        return
    starts, region_of_producer = [], []
    for thread, (track, of_thread) in enumerate(zip(tracks, regions, strict=True)):
        starts.append(targets.rows(thread, track.named({REGION_START})))
        begin, _ = launch_order.region_begins(track, of_thread, producers[thread])
        region_of_producer.append(targets.rows(thread, begin))
    # Launches, and what stands for no source, are in no region.
    region = np.concatenate([*region_of_producer, [MISSING]])
    origin = region[np.minimum(source_of, len(region) - 1)]
    origin = np.where(origin == MISSING, np.arange(len(origin)), origin)
    origin[begins] = begins
    origin = _ends_of_chains(origin)
    start = np.concatenate(starts)
    start = start[(start != MISSING) & np.isin(origin[start], begins)]
    source_of[start] = source_of[origin[start]]


def _last_op_ps(threads: Sequence[EventTrack]) -> int:
    """Returns the end of the last op of any program."""
    ends = [track.end_ps[track.has("hlo_op")] for track in threads]
    return max((int(of_thread.max(initial=0)) for of_thread in ends), default=0)


def _ends_of_chains(following: Int64Array) -> Int64Array:
    """Returns int64[n]: the end of each row's chain of `following`; an end follows itself."""
    # Each round doubles how far it goes. What damaged files close to a ring has no end.
    for _ in range(len(following).bit_length()):
        further = following[following]
        if (further == following).all():
            break
        following = further
    return following


def _producers(track: EventTrack) -> list[tuple[Int64Array, contexts.FlowEndpoints]]:
    rows = [_contexts(track, "_pt", "_p")]
    rows += [_sharing(track, shared, shared.producer) for shared in _SHARED_IDS]
    return rows


def _consumers(track: EventTrack) -> list[tuple[Int64Array, contexts.FlowEndpoints]]:
    rows = [_contexts(track, "_ct", "_c")]
    rows += [_sharing(track, shared, shared.consumer) for shared in _SHARED_IDS]
    return rows


def _contexts(
    track: EventTrack, type_stat: str, id_stat: str
) -> tuple[Int64Array, contexts.FlowEndpoints]:
    at = np.flatnonzero(track.has(type_stat) & track.has(id_stat))
    return at, _ends(track, at, track.integers(type_stat, 0, at), id_stat)


def _sharing(
    track: EventTrack, shared: _SharedIds, name: re.Pattern[str]
) -> tuple[Int64Array, contexts.FlowEndpoints]:
    chosen = track.has(shared.ids[0]) & track.has(shared.ids[1])
    if chosen.any():
        chosen &= track.classify(lambda text: name.match(text) is not None) > 0
    at = np.flatnonzero(chosen)
    return at, _ends(track, at, np.full(len(at), shared.context_type), *shared.ids)


def _ends(
    track: EventTrack, at: Int64Array, context_type: Int64Array, *ids: str
) -> contexts.FlowEndpoints:
    context = np.zeros(len(at), np.int64)
    for stat in ids:
        # Wraps around, which is meant.
        context = context * np.int64(_MIX) + track.integers(stat, 0, at)
    return contexts.FlowEndpoints(context_type, context, track.start_ps.take(at))


def _gathered(
    threads: Sequence[Sequence[tuple[Int64Array, contexts.FlowEndpoints]]],
) -> tuple[list[Int64Array], contexts.FlowEndpoints]:
    """Returns the events of each thread, and the ends of all threads one after the other."""
    events = [np.concatenate([at for at, _ in parts]) for parts in threads]
    ends = [part for parts in threads for _, part in parts]
    columns = (concatenate_or_empty(part[of] for part in ends) for of in range(3))
    return events, contexts.FlowEndpoints(*columns)
