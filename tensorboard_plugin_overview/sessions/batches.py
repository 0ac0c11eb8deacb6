"""Which sessions a batch serves, how long they waited for it, and how full it is.

In: the batches and sessions of a host, and the label of each event.  Out: `Members` and `Batches`.

A session is part of a batch if it scheduled a task into it: an event of the session produces the
context that the batch consumes.  Sizes are told by the event that puts the tasks' tensors together,
else by the tasks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows.contexts import FlowEndpoints
from tensorboard_plugin_overview.formats.xspace.flows.contexts import match_latest_producer
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.flows import UNLINKED

NOT_BATCHED = -1
NOT_TOLD = -1

_TASK_SIZE = "batching_input_task_size"
_SIZE = "batch_size_after_padding"
_PADDING = "padding_amount"


@dataclass(frozen=True, eq=False)
class Members:
    """Tasks that were scheduled into batches, one row each.

    Attributes:
        batch: int64[m], label of the batch.
        session: int64[m], label of the session.
        scheduled_ps: int64[m].
        size: int64[m], `NOT_TOLD` where the profile does not say.
    """

    batch: Int64Array
    session: Int64Array
    scheduled_ps: Int64Array
    size: Int64Array


@dataclass(frozen=True, eq=False)
class Batches:
    """How sessions were put together.

    Attributes:
        sessions: int64[b], how many sessions each batch served.
        size: int64[b], its size, padding included; `NOT_TOLD` where the profile does not say.
        padding: int64[b], how much of that is padding; `NOT_TOLD` where the profile does not say.
        delay_ps: int64[number of sessions], from a session's first task being scheduled to the
            start of the first batch that serves it; `NOT_BATCHED` where none does.
    """

    sessions: Int64Array
    size: Int64Array
    padding: Int64Array
    delay_ps: Int64Array


def find_members(
    threads: Sequence[EventTrack],
    labels: Sequence[Int64Array],
    roots: Sequence[tuple[int, int, int]],
) -> Members:
    """The tasks of all batches.

    Args:
        threads: of the host.
        labels: for each thread int64[its events].
        roots: (label, thread, event) of each batch.
    """
    produced = [
        np.stack(
            (
                track.integers("_pt", 0)[at],
                track.integers("_p", 0)[at],
                # A context may be used again: a task is of the first batch to begin after it.
                -track.start_ps[at],
                label[at],
                track.integers(_TASK_SIZE, NOT_TOLD)[at],
            ),
            axis=1,
        )
        for track, label in zip(threads, labels, strict=True)
        for at in [np.flatnonzero(track.has("_p") & track.has("_pt") & (label != UNLINKED))]
    ]
    tasks = concatenate_or_empty(produced, 5)
    consumers = [
        (
            threads[thread].integers("_ct", 0)[event],
            threads[thread].integers("_c", 0)[event],
            -threads[thread].start_ps[event],
            label,
        )
        for label, thread, event in roots
        if threads[thread].has("_c")[event]
    ]
    batches = np.array(consumers, np.int64).reshape(-1, 4)
    row = match_latest_producer(FlowEndpoints(*batches.T[:3]), FlowEndpoints(*tasks.T[:3]))
    tasks, batch = tasks[row >= 0], batches[row[row >= 0], 3]
    others = tasks[:, 3] != batch
    tasks, batch = tasks[others], batch[others]
    return Members(batch, tasks[:, 3], -tasks[:, 2], tasks[:, 4])


def describe_batches(
    threads: Sequence[EventTrack],
    labels: Sequence[Int64Array],
    members: Members,
    start_ps: Int64Array,
    sessions: Int64Array,
) -> Batches | None:
    """What is known of the batches that serve sessions; None where there are none.

    Args:
        threads: of the host.
        labels: for each thread int64[its events].
        members: the tasks of the batches.
        start_ps: int64[number of labels], when each begins.
        sessions: int64[n], labels of the sessions.
    """
    if not len(members.batch):
        return None
    batch = np.unique(members.batch)
    pairs = np.unique(np.stack((members.batch, members.session), axis=1), axis=0)
    told = {stat: _told(threads, labels, stat, len(start_ps))[batch] for stat in (_SIZE, _PADDING)}
    tasks = np.zeros(len(start_ps), np.int64)
    np.add.at(tasks, members.batch, members.size)
    untold = np.zeros(len(start_ps), np.bool_)
    untold[members.batch[members.size == NOT_TOLD]] = True
    by_tasks = np.where(untold, NOT_TOLD, tasks)[batch]
    latest = np.iinfo(np.int64).max
    first_ps = np.full(len(start_ps), latest)
    np.minimum.at(first_ps, members.session, members.scheduled_ps)
    served_ps = np.full(len(start_ps), latest)
    np.minimum.at(served_ps, members.session, start_ps[members.batch])
    delay_ps = np.where(served_ps < latest, served_ps - first_ps, NOT_BATCHED)
    return Batches(
        sessions=np.searchsorted(pairs[:, 0], batch, side="right")
        - np.searchsorted(pairs[:, 0], batch, side="left"),
        size=np.where(told[_SIZE] == NOT_TOLD, by_tasks, told[_SIZE]),
        padding=told[_PADDING],
        delay_ps=delay_ps[sessions],
    )


def _told(
    threads: Sequence[EventTrack], labels: Sequence[Int64Array], stat: str, count: int
) -> Int64Array:
    """int64[count]: the largest value of the stat among a label's events, or `NOT_TOLD`."""
    found = np.full(count, NOT_TOLD, np.int64)
    for track, label in zip(threads, labels, strict=True):
        at = np.flatnonzero(track.has(stat) & (label != UNLINKED))
        np.maximum.at(found, label[at], track.integers(stat, NOT_TOLD)[at])
    return found
