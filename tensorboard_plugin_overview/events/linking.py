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

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.host_activity import threadpool_regions
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


@dataclass(frozen=True)
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
    for _ in range(_MAX_HOPS):
        before = sum(int((one >= 0).sum()) for one in labels)
        consumed = contexts.follow(labels)
        for thread, track in enumerate(timeline.threads):
            labels[thread] = _spread_over_thread(track, labels[thread], consumed[thread])
        labels = _join_runs(timeline.threads, labels)
        if sum(int((one >= 0).sum()) for one in labels) == before:
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
        self._lengths = [len(track) for track in threads]
        self._producer_of = last_before(produced, consumed)

    def follow(self, labels: Sequence[Int64Array]) -> list[Int64Array]:
        """For each thread int64[n]: the label that a consumer takes over from its producer."""
        empty = np.zeros(0, np.int64)
        produced = np.concatenate(
            [empty, *(label[at] for label, at in zip(labels, self._producers, strict=True))]
        )
        taken = np.append(produced, UNLINKED)[self._producer_of]
        ends = np.cumsum([len(at) for at in self._consumers])
        found = []
        for length, at, part in zip(
            self._lengths, self._consumers, np.split(taken, ends[:-1]), strict=True
        ):
            label = np.full(length, UNLINKED, np.int64)
            # An event may consume two contexts.
            np.maximum.at(label, at, part)
            found.append(label)
        return found


def _producers(track: Track) -> list[tuple[Int64Array, Int64Array]]:
    rows = [_rows(track, track.has("_p") & track.has("_pt"), track.integers("_pt", 0), "_p")]
    rows += [_sharing(track, shared, shared.producer) for shared in _SHARED_IDS]
    return rows


def _consumers(track: Track) -> list[tuple[Int64Array, Int64Array]]:
    rows = [_rows(track, track.has("_c") & track.has("_ct"), track.integers("_ct", 0), "_c")]
    rows += [_sharing(track, shared, shared.consumer) for shared in _SHARED_IDS]
    return rows


def _sharing(
    track: Track, shared: _SharedIds, name: re.Pattern[str]
) -> tuple[Int64Array, Int64Array]:
    chosen = track.has(shared.ids[0]) & track.has(shared.ids[1])
    if chosen.any():
        chosen &= track.classify(lambda text: name.match(text) is not None) > 0
    return _rows(track, chosen, np.full(len(track), shared.context_type), *shared.ids)


def _rows(
    track: Track, chosen: BoolArray, context_type: Int64Array, *ids: str
) -> tuple[Int64Array, Int64Array]:
    """The chosen events, and int64[chosen, 3]: context type, context id, start."""
    at = np.flatnonzero(chosen)
    context = np.zeros(len(at), np.int64)
    for stat in ids:
        # Wraps around, which is meant.
        context = context * np.int64(_MIX) + track.integers(stat, 0)[at]
    return at, np.stack((context_type[at], context, track.start_ps[at]), axis=1)


def _gathered(
    threads: Sequence[Sequence[tuple[Int64Array, Int64Array]]],
) -> tuple[list[Int64Array], Int64Array]:
    """For each thread its events, and the rows of all threads one after the other."""
    events = [np.concatenate([at for at, _ in parts]) for parts in threads]
    rows = [part for parts in threads for _, part in parts]
    return events, np.concatenate([np.zeros((0, 3), np.int64), *rows])


def last_before(produced: Int64Array, consumed: Int64Array) -> Int64Array:
    """int64[consumers]: the last producer of the same context that began before; -1 for none."""
    both = np.concatenate((produced, consumed))
    is_consumer = np.arange(len(both)) >= len(produced)
    order = np.lexsort((is_consumer, both[:, 2], both[:, 1], both[:, 0]))
    ranked = both[order]
    new_context = np.ones(len(both), np.bool_)
    new_context[1:] = (ranked[1:, :2] != ranked[:-1, :2]).any(axis=1)
    first = np.maximum.accumulate(np.where(new_context, np.arange(len(both)), 0))
    last = np.maximum.accumulate(np.where(~is_consumer[order], np.arange(len(both)), -1))
    producer = np.where(last >= first, order[last], -1)
    found = np.empty(len(both), np.int64)
    found[order] = producer
    return found[len(produced) :]


def _spread_over_thread(track: Track, label: Int64Array, consumed: Int64Array) -> Int64Array:
    """Labels the consumers, and what runs within them or within their thread-pool region."""
    new = (label < 0) & (consumed >= 0)
    if not new.any():
        return label
    label = np.where(new, consumed, label)
    at = np.flatnonzero(new)
    region_end_ps = track.end_ps[at]
    regions = threadpool_regions(track)
    if len(regions):
        # A consumer of no length marks the start of a region, which ends where no closure runs.
        region = _surrounding(regions.start_ps, regions.end_ps, track.start_ps[at])
        pooled = (region >= 0) & (track.end_ps[at] == track.start_ps[at])
        region_end_ps = np.where(pooled, regions.end_ps[np.maximum(region, 0)], region_end_ps)
    # The last labelled event that began before and still runs; nested ones all carry one label.
    last = np.searchsorted(at, np.arange(len(track)), side="right") - 1
    inside = (last >= 0) & (track.start_ps < region_end_ps[np.maximum(last, 0)])
    return np.where((label < 0) & inside, label[at[np.maximum(last, 0)]], label)


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
    runs = [
        np.stack((track.start_ps[at], track.integers("run_id", 0)[at]), axis=1)
        for track in threads
        for at in [np.flatnonzero(track.has("run_id") & track.has("hlo_op"))]
    ]
    empty = np.zeros((0, 2), np.int64)
    launched = np.concatenate([empty, *launches])
    launched = launched[np.argsort(launched[:, 0], kind="stable"), 1]
    ops = np.concatenate([empty, *runs])
    ops = ops[np.argsort(ops[:, 0], kind="stable")]
    run_ids, first = np.unique(ops[:, 1], return_index=True)
    if not len(run_ids) or len(run_ids) != len(launched):
        return labels
    label_of_run = np.empty(len(run_ids), np.int64)
    label_of_run[np.argsort(first)] = launched
    labelled = []
    for track, label in zip(threads, labels, strict=True):
        run = track.integers("run_id", 0)
        at = np.minimum(np.searchsorted(run_ids, run), len(run_ids) - 1)
        known = track.has("run_id") & (run_ids[at] == run) & (label < 0)
        labelled.append(np.where(known, label_of_run[at], label))
    return labelled


def _join_runs(threads: Sequence[Track], labels: list[Int64Array]) -> list[Int64Array]:
    """Gives every op of a program execution the label that the first labelled one has."""
    runs = [track.integers("run_id", 0) for track in threads]
    has_run = [track.has("run_id") for track in threads]
    known = [
        np.stack((run[has & (label >= 0)], label[has & (label >= 0)]), axis=1)
        for run, has, label in zip(runs, has_run, labels, strict=True)
    ]
    pairs = np.concatenate([np.zeros((0, 2), np.int64), *known])
    if not len(pairs):
        return labels
    pairs = pairs[np.lexsort((pairs[:, 1], pairs[:, 0]))]
    run_ids, first = np.unique(pairs[:, 0], return_index=True)
    joined = []
    for run, has, label in zip(runs, has_run, labels, strict=True):
        at = np.minimum(np.searchsorted(run_ids, run), len(run_ids) - 1)
        open_ = has & (label < 0) & (run_ids[at] == run)
        joined.append(np.where(open_, pairs[first[at], 1], label))
    return joined


def _link_streams(
    timeline: Timeline, labels: Sequence[Int64Array]
) -> Sequence[Sequence[Int64Array]]:
    """Labels device events by the host call with their correlation id."""
    calls = [
        np.stack((track.integers("correlation_id", 0)[called], label[called]), axis=1)
        for track, label in zip(timeline.threads, labels, strict=True)
        for called in [track.has("correlation_id") & (label >= 0)]
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
