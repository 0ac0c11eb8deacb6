"""Which step each event works for, from how profilers say that one event caused another.

In: a `timeline.Timeline` and the step markers on it.  Out: for each track, the marker each event
belongs to, or -1.

An event belongs to a marker that surrounds it on its thread; to the marker of the event that
produced its context (`_pt`, `_p` at the producer, `_ct`, `_c` at the consumer: executors, thread
pools, PjRt); to the marker of the event or thread-pool region that surrounds it on another thread;
on a device, to the marker of the host call with the same `correlation_id`; and to the marker of the
program execution (`run_id`) that it is part of.  Executions that start one another are told apart
by the order of their launches.  Contexts are used again and again (TensorFlow gives
all runs of a function the same), so a consumer belongs to the last producer before it.  Older TPU
runtimes write no contexts where they queue requests; there, ids that both ends carry stand for one.

The contexts: `tsl/profiler/lib/context_types.h`, `utils/group_events.cc` and, for the ids,
`utils/preprocess_xplane.cc` of OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.codes import coded
from tensorboard_plugin_overview.events.codes import first_rows
from tensorboard_plugin_overview.events.contexts import ContextEnds
from tensorboard_plugin_overview.events.contexts import last_before
from tensorboard_plugin_overview.events.host_activity import threadpool_regions
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.joins import NO_ROW
from tensorboard_plugin_overview.events.joins import rows_of_ids
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.timeline import Track

UNLINKED = -1

# The call that asks PjRt to run a program on one device.
_LAUNCH = re.compile(r"LoadedExecutable::ExecuteHelper")
# A chain of threads that is longer than this is no longer a step's own work.
_MAX_HOPS = 16


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


@dataclass(frozen=True)
class Marker:
    """A host event that marks a step, on thread `thread` of the timeline."""

    thread: int
    start_ps: int
    end_ps: int
    name: str
    number: int


@dataclass(frozen=True, eq=False)
class Links:
    """For each track int64[its events]: the index of the marker, or `UNLINKED`.

    `streams` has an entry for each device, and in it one for each stream.
    """

    threads: Sequence[Int64Array]
    streams: Sequence[Sequence[Int64Array]]


def link(timeline: Timeline, markers: Sequence[Marker]) -> Links:
    """Finds the marker that each event works for. Markers on one thread must not overlap."""
    labels = [np.full(len(track), UNLINKED, np.int64) for track in timeline.threads]
    for thread, track in enumerate(timeline.threads):
        chosen = [index for index, marker in enumerate(markers) if marker.thread == thread]
        if chosen:
            start_ps = np.array([markers[index].start_ps for index in chosen], np.int64)
            end_ps = np.array([markers[index].end_ps for index in chosen], np.int64)
            inside = _surrounding(start_ps, end_ps, track.start_ps)
            labels[thread] = np.where(inside >= 0, np.array(chosen)[inside], UNLINKED)
    labels = _label_runs_in_launch_order(timeline.threads, labels)
    contexts = _Contexts(timeline.threads)
    regions = [threadpool_regions(track) for track in timeline.threads]
    runs = _Runs(timeline.threads)
    for _ in range(_MAX_HOPS):
        spread = [
            _spread_over_thread(track, label, *consumed, of_thread)
            for track, label, consumed, of_thread in zip(
                timeline.threads, labels, contexts.follow(labels), regions, strict=True
            )
        ]
        joined = runs.join(labels)
        if not any(spread) and not joined:
            break
    return Links(labels, _link_streams(timeline, labels))


def _surrounding(start_ps: Int64Array, end_ps: Int64Array, moment_ps: Int64Array) -> Int64Array:
    """int64[n]: which of the sorted, disjoint intervals holds each moment; -1 for none."""
    index = np.searchsorted(start_ps, moment_ps, side="right") - 1
    held = (index >= 0) & (moment_ps < end_ps[np.maximum(index, 0)])
    return np.where(held, index, -1)


class _Contexts:
    """The producers and consumers of all threads, joined once."""

    def __init__(self, threads: Sequence[Track]) -> None:
        self._producers, produced = _gathered([_producers(track) for track in threads])
        self._consumers, consumed = _gathered([_consumers(track) for track in threads])
        self._producer_of = last_before(produced, consumed)

    def follow(self, labels: Sequence[Int64Array]) -> list[tuple[Int64Array, Int64Array]]:
        """For each thread the events that take a label over from a producer, and that label.

        Events that have a label already are left out.
        """
        empty = np.zeros(0, np.int64)
        produced = np.concatenate(
            [empty, *(label[at] for label, at in zip(labels, self._producers, strict=True))]
        )
        taken = np.append(produced, UNLINKED)[self._producer_of]
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


def _producers(track: Track) -> list[tuple[Int64Array, ContextEnds]]:
    rows = [_contexts(track, "_pt", "_p")]
    rows += [_sharing(track, shared, shared.producer) for shared in _SHARED_IDS]
    return rows


def _consumers(track: Track) -> list[tuple[Int64Array, ContextEnds]]:
    rows = [_contexts(track, "_ct", "_c")]
    rows += [_sharing(track, shared, shared.consumer) for shared in _SHARED_IDS]
    return rows


def _contexts(track: Track, type_stat: str, id_stat: str) -> tuple[Int64Array, ContextEnds]:
    at = np.flatnonzero(track.has(type_stat) & track.has(id_stat))
    return at, _ends(track, at, track.integers(type_stat, 0, at), id_stat)


def _sharing(
    track: Track, shared: _SharedIds, name: re.Pattern[str]
) -> tuple[Int64Array, ContextEnds]:
    chosen = track.has(shared.ids[0]) & track.has(shared.ids[1])
    if chosen.any():
        chosen &= track.classify(lambda text: name.match(text) is not None) > 0
    at = np.flatnonzero(chosen)
    return at, _ends(track, at, np.full(len(at), shared.context_type), *shared.ids)


def _ends(track: Track, at: Int64Array, context_type: Int64Array, *ids: str) -> ContextEnds:
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
    none = np.zeros(0, np.int64)
    columns = zip(ContextEnds(none, none, none), *ends, strict=True)
    return events, ContextEnds(*map(np.concatenate, columns))


def _spread_over_thread(
    track: Track, label: Int64Array, at: Int64Array, consumed: Int64Array, regions: Intervals
) -> bool:
    """Labels consumers, and what runs within them or within their thread-pool region.

    Args:
        track: the thread.
        label: int64[n], written to.
        at: int64[k], the consumers, ascending, none of which has a label.
        consumed: int64[k], what they consume.
        regions: of the thread pool, on this thread.

    Returns:
        Whether there was any.
    """
    if not len(at):
        return False
    region_end_ps = track.end_ps[at]
    if len(regions):
        # A consumer of no length marks the start of a region, which ends where no closure runs.
        region = _surrounding(regions.start_ps, regions.end_ps, track.start_ps[at])
        pooled = (region >= 0) & (track.end_ps[at] == track.start_ps[at])
        region_end_ps = np.where(pooled, regions.end_ps[np.maximum(region, 0)], region_end_ps)
    # Of each event the last consumer that began before decides; nested ones all carry one label.
    stop = np.minimum(np.searchsorted(track.start_ps, region_end_ps), np.append(at[1:], len(track)))
    count = np.maximum(stop - at, 0)
    event = np.repeat(at - np.cumsum(count) + count, count) + np.arange(int(count.sum()))
    open_ = label[event] < 0
    label[event[open_]] = np.repeat(consumed, count)[open_]
    label[at] = consumed
    return True


def _label_runs_in_launch_order(
    threads: Sequence[Track], labels: list[Int64Array]
) -> list[Int64Array]:
    """Gives the k-th program execution the marker of the k-th launch, if there are as many.

    A program that waits for the one before it is started by that one's end, and no context tells
    which call asked for it; but executions start in the order in which they were asked for.
    """
    launches = [
        np.stack((track.start_ps[at], label[at]), axis=1)
        for track, label in zip(threads, labels, strict=True)
        for at in [np.flatnonzero(track.classify(lambda name: bool(_LAUNCH.search(name))))]
    ]
    launched = np.concatenate([np.zeros((0, 2), np.int64), *launches])
    if not len(launched):
        return labels
    launched = launched[np.argsort(launched[:, 0], kind="stable"), 1]
    ops = [np.flatnonzero(track.has("run_id") & track.has("hlo_op")) for track in threads]
    run_ids, in_order = _runs_in_order(threads, ops)
    if len(run_ids) != len(launched):
        return labels
    label_of_run = np.empty(len(run_ids), np.int64)
    label_of_run[in_order] = launched
    for track, label in zip(threads, labels, strict=True):
        at = np.flatnonzero(track.has("run_id") & (label < 0))
        row = rows_of_ids(run_ids, track.integers("run_id", 0, at))
        label[at[row != NO_ROW]] = label_of_run[row[row != NO_ROW]]
    return labels


def _runs_in_order(
    threads: Sequence[Track], ops: Sequence[Int64Array]
) -> tuple[Int64Array, Int64Array]:
    """The executions that ops of each thread are part of, and their order by their first ops."""
    none = np.zeros(0, np.int64)
    pairs = list(zip(threads, ops, strict=True))
    start_ps = np.concatenate([none, *(track.start_ps[at] for track, at in pairs)])
    ids, run = coded(
        np.concatenate([none, *(track.integers("run_id", 0, at) for track, at in pairs)])
    )
    first_ps = np.full(len(ids), np.iinfo(np.int64).max)
    np.minimum.at(first_ps, run, start_ps)
    lead = np.flatnonzero(start_ps == first_ps[run])
    return ids, np.lexsort((lead[first_rows(run[lead])], first_ps))


class _Runs:
    """The program executions (`run_id`) that the ops of all threads are part of."""

    def __init__(self, threads: Sequence[Track]) -> None:
        self._at = [np.flatnonzero(track.has("run_id")) for track in threads]
        ids = [track.integers("run_id", 0, at) for track, at in zip(threads, self._at, strict=True)]
        run_ids, run = coded(np.concatenate([np.zeros(0, np.int64), *ids]))
        self._count = len(run_ids)
        self._runs = np.split(run, np.cumsum([len(at) for at in self._at])[:-1])

    def join(self, labels: Sequence[Int64Array]) -> bool:
        """Gives every op of an execution the first label that one of them has.

        Writes to the labels, and returns whether there was any to give.
        """
        none = np.iinfo(np.int64).max
        first = np.full(self._count, none)
        found = [label[at] for label, at in zip(labels, self._at, strict=True)]
        for run, label in zip(self._runs, found, strict=True):
            known = label >= 0
            np.minimum.at(first, run[known], label[known])
        joined = False
        for at, run, label, of_thread in zip(self._at, self._runs, found, labels, strict=True):
            new = np.flatnonzero((label < 0) & (first[run] < none))
            of_thread[at[new]] = first[run[new]]
            joined |= bool(len(new))
        return joined


def _link_streams(
    timeline: Timeline, labels: Sequence[Int64Array]
) -> Sequence[Sequence[Int64Array]]:
    """Labels device events by the host call with their correlation id."""
    calls = [
        np.stack((track.integers("correlation_id", 0, called), label[called]), axis=1)
        for track, label in zip(timeline.threads, labels, strict=True)
        for called in [np.flatnonzero(track.has("correlation_id") & (label >= 0))]
    ]
    pairs = np.concatenate([np.zeros((0, 2), np.int64), *calls])
    pairs = pairs[np.argsort(pairs[:, 0], kind="stable")]

    def of(stream: Track) -> Int64Array:
        if not len(pairs):
            return np.full(len(stream), UNLINKED, np.int64)
        key = stream.integers("correlation_id", 0)
        at = np.searchsorted(pairs[:, 0], key, side="right") - 1
        matched = stream.has("correlation_id") & (at >= 0) & (pairs[np.maximum(at, 0), 0] == key)
        return np.where(matched, pairs[np.maximum(at, 0), 1], UNLINKED)

    return [[of(stream) for stream in device.streams] for device in timeline.devices]
