"""Which step each event works for, from how profilers say that one event caused another.

In: a `timeline.Timeline` and the step markers on it.  Out: for each track, the marker each event
belongs to, or -1.

An event belongs to a marker that surrounds it on its thread; to the marker of the event that
produced its context (`_pt`, `_p` at the producer, `_ct`, `_c` at the consumer: executors, thread
pools, PjRt); to the marker of the event or thread-pool region that surrounds it on another thread;
on a device, to the marker of the host call with the same `correlation_id`; and to the marker of the
program execution (`run_id`) that it is part of.  An execution that another one started belongs to
its own launch, as far as their order tells which that is.

The contexts: `utils/group_events.cc` of OpenXLA.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING
from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.factorize import index_of
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import index_containing
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows.handovers import UNLINKED
from tensorboard_plugin_overview.formats.xspace.flows.handovers import Handovers
from tensorboard_plugin_overview.formats.xspace.flows.launch_order import runs_in_launch_order
from tensorboard_plugin_overview.formats.xspace.ops.thread_pools import thread_pool_regions
from tensorboard_plugin_overview.formats.xspace.timeline.markers import Marker
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.steps.inferred_steps import NO_RUN_IDS

# A chain of threads that is longer than this is no longer a step's own work.
_MAX_HOPS = 16


@dataclass(frozen=True, eq=False)
class Links:
    """For each track int64[its events]: the index of the marker, or `UNLINKED`.

    Attributes:
        threads: of the host.
        streams: an entry for each device, and in it one for each stream.
        untold: how many executions on a CPU another one started, where nothing tells what for.
    """

    threads: Sequence[Int64Array]
    streams: Sequence[Sequence[Int64Array]]
    untold: int = 0


def link(timeline: Timeline, markers: Sequence[Marker]) -> Links:
    """Finds the marker that each event works for. Markers on one thread must not overlap."""
    labels = [np.full(len(track), UNLINKED, np.int64) for track in timeline.threads]
    runs = _Runs(timeline.threads)
    of_thread: dict[int, list[int]] = {}
    for index, marker in enumerate(markers):
        of_thread.setdefault(marker.thread, []).append(index)
    for thread, chosen in of_thread.items():
        start_ps = np.array([markers[index].start_ps for index in chosen], np.int64)
        end_ps = np.array([markers[index].end_ps for index in chosen], np.int64)
        inside = index_containing(start_ps, end_ps, timeline.threads[thread].start_ps)
        labels[thread] = np.where(inside >= 0, np.array(chosen)[inside], UNLINKED)
    regions = [thread_pool_regions(track) for track in timeline.threads]
    until_ps = timeline.capture_ps[1] if timeline.capture_ps else None
    handovers = Handovers(timeline.threads, regions, until_ps)
    if not handovers.in_launch_order and runs:
        labels = _label_runs_in_launch_order(timeline.threads, labels)
    for _ in range(_MAX_HOPS):
        spread = [
            _spread_over_thread(track, label, *consumed, pooled)
            for track, label, consumed, pooled in zip(
                timeline.threads, labels, handovers.follow(labels), regions, strict=True
            )
        ]
        joined = runs.join(labels)
        if not any(spread) and not joined:
            break
    return Links(labels, _link_streams(timeline, labels), handovers.untold(labels))


def _spread_over_thread(
    track: EventTrack, label: Int64Array, at: Int64Array, consumed: Int64Array, regions: Intervals
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
        region = index_containing(regions.start_ps, regions.end_ps, track.start_ps[at])
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
    threads: Sequence[EventTrack], labels: list[Int64Array]
) -> list[Int64Array]:
    """Gives program executions the markers of their launches, as far as the order tells these."""
    found = runs_in_launch_order(threads)
    if found is None:
        return labels
    label_of_run = found.launches.values(labels)[found.launch]
    for track, label in zip(threads, labels, strict=True):
        at = np.flatnonzero(track.has("run_id") & (label < 0))
        row = index_of(found.run_ids, track.integers("run_id", 0, at))
        label[at[row != MISSING]] = label_of_run[row[row != MISSING]]
    return labels


class _Runs:
    """The program executions (`run_id`) that the ops of all threads are part of."""

    def __init__(self, threads: Sequence[EventTrack]) -> None:
        self._at = [np.flatnonzero(track.has("run_id")) for track in threads]
        ids = [track.integers("run_id", 0, at) for track, at in zip(threads, self._at, strict=True)]
        if _is_no_id(ids):
            self._at, ids = [at[:0] for at in self._at], [at[:0] for at in ids]
        run_ids, run = factorize(concatenate_or_empty(ids))
        self._count = len(run_ids)
        self._runs = np.split(run, np.cumsum([len(at) for at in self._at])[:-1])

    def __len__(self) -> int:
        return self._count

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


def _is_no_id(ids: Sequence[Int64Array]) -> bool:
    """Whether all ops carry one id that stands for none."""
    given = [of_thread for of_thread in ids if len(of_thread)]
    if not given or int(given[0][0]) not in NO_RUN_IDS:
        return False
    return all(bool((of_thread == given[0][0]).all()) for of_thread in given)


def _link_streams(
    timeline: Timeline, labels: Sequence[Int64Array]
) -> Sequence[Sequence[Int64Array]]:
    """Labels device events by the host call with their correlation id."""
    calls = [
        np.stack((track.integers("correlation_id", 0, called), label[called]), axis=1)
        for track, label in zip(timeline.threads, labels, strict=True)
        for called in [np.flatnonzero(track.has("correlation_id") & (label >= 0))]
    ]
    pairs = concatenate_or_empty(calls, 2)
    pairs = pairs[np.argsort(pairs[:, 0], kind="stable")]

    def of(stream: EventTrack) -> Int64Array:
        if not len(pairs):
            return np.full(len(stream), UNLINKED, np.int64)
        key = stream.integers("correlation_id", 0)
        at = np.searchsorted(pairs[:, 0], key, side="right") - 1
        matched = stream.has("correlation_id") & (at >= 0) & (pairs[np.maximum(at, 0), 0] == key)
        return np.where(matched, pairs[np.maximum(at, 0), 1], UNLINKED)

    return [[of(stream) for stream in device.streams] for device in timeline.devices]
