"""Which step each event works for, from what caused what.

In: a `trace.model.Trace` and the step markers on it.  Out: for each thread and stream, the marker
each event belongs to, or -1.

An event belongs to a marker that surrounds it on its thread, or, if the marker spans threads, on
any; to the marker of the event that a flow
leads from to it; to the marker of the event or thread-pool region that surrounds it on another
thread; on a device, to the marker of the host call with the same launch id; and to the marker of
the program execution that it is part of.  An execution that another one started belongs to its own
launch, as far as the flows show which that is.

The flows: `utils/group_events.cc` of OpenXLA.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, IdTable
from tensorboard_plugin_overview.arrays.intervals import index_containing
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.flows import UNLINKED
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH, Thread

# A chain of threads that is longer than this is no longer a step's own work.
_MAX_HOPS = 16


@dataclass(frozen=True, eq=False)
class Links:
    """For each track int64[its events]: the index of the marker, or `UNLINKED`.

    Attributes:
        threads: of the host.
        streams: an entry for each GPU, and in it one for each stream.
        unresolved: how many executions on a CPU another one started, where nothing shows what for.
    """

    threads: Sequence[Int64Array]
    streams: Sequence[Sequence[Int64Array]]
    unresolved: int = 0


def attribute(trace: Trace, markers: Sequence[Marker]) -> Links:
    """Finds the marker that each event works for.

    Args:
        trace: of the host.
        markers: what events may work for; those of one thread must not overlap.
    """
    threads, flows = trace.threads, trace.flows
    labels = [np.full(len(thread), UNLINKED, np.int64) for thread in threads]
    of_thread: dict[int, list[int]] = {}
    for index, marker in enumerate(markers):
        of_thread.setdefault(marker.thread, []).append(index)
    for one, chosen in of_thread.items():
        start_ps = np.array([markers[index].start_ps for index in chosen], np.int64)
        end_ps = np.array([markers[index].end_ps for index in chosen], np.int64)
        spans_threads = any(markers[index].spans_threads for index in chosen)
        for at in range(len(threads)) if spans_threads else (one,):
            inside = index_containing(start_ps, end_ps, threads[at].start_ps)
            labels[at] = np.where(inside >= 0, np.array(chosen)[inside], UNLINKED)
    flows.executions.label_by_launch(labels)
    for _ in range(_MAX_HOPS):
        spread = [
            _spread_over_thread(thread, label, *taken)
            for thread, label, taken in zip(threads, labels, flows.propagate(labels), strict=True)
        ]
        completed = flows.executions.label_whole(labels)
        if not any(spread) and not completed:
            break
    streams = _label_streams(trace, labels)
    return Links(labels, streams, flows.unresolved(labels))


def _spread_over_thread(
    thread: Thread, label: Int64Array, at: Int64Array, taken: Int64Array
) -> bool:
    """Labels targets of flows, and what runs within them or within their thread-pool region.

    Args:
        thread: of the host.
        label: int64[n], written to.
        at: int64[k], the targets, ascending, none of which has a label.
        taken: int64[k], the label that each takes over.

    Returns:
        Whether there was any.
    """
    if not len(at):
        return False
    region_end_ps = thread.end_ps[at]
    regions = thread.regions
    if len(regions):
        # A target of no length marks the start of a region, which ends where no closure runs.
        region = index_containing(regions.start_ps, regions.end_ps, thread.start_ps[at])
        pooled = (region >= 0) & (thread.end_ps[at] == thread.start_ps[at])
        region_end_ps = np.where(pooled, regions.end_ps[np.maximum(region, 0)], region_end_ps)
    # Of each event the last target that began before decides; nested ones all carry one label.
    stop = np.minimum(
        np.searchsorted(thread.start_ps, region_end_ps), np.append(at[1:], len(thread))
    )
    count = np.maximum(stop - at, 0)
    event = np.repeat(at - np.cumsum(count) + count, count) + np.arange(int(count.sum()))
    open_ = label[event] < 0
    label[event[open_]] = np.repeat(taken, count)[open_]
    label[at] = taken
    return True


def _label_streams(trace: Trace, labels: Sequence[Int64Array]) -> Sequence[Sequence[Int64Array]]:
    """Labels device events by the host call that launched them."""
    calls = [
        np.stack((thread.launch[called], label[called]), axis=1)
        for thread, label in zip(trace.threads, labels, strict=True)
        for called in [np.flatnonzero((thread.launch != NO_LAUNCH) & (label >= 0))]
    ]
    # Where several calls share an id, the last one counts.
    launch, label = concatenate_or_empty(calls, 2)[::-1].T
    label_of = IdTable(launch, label)

    def of(launch: Int64Array) -> Int64Array:
        found = label_of(launch)
        return np.where((launch == NO_LAUNCH) | (found == MISSING), UNLINKED, found)

    return [[of(stream.launch) for stream in gpu.streams] for gpu in trace.gpus]
