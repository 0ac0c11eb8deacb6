"""Which sessions a batch serves, how long they waited for it, and how full it is.

In: the tasks and sizes of a host's batches, and the label of each event.  Out: `BatchTasks` and
`Batches`.

A session is part of a batch if one of its events scheduled a task into it.  The size is the one
that an event of the batch states, else the sum of the tasks'.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.flows import UNLINKED, labels_of
from tensorboard_plugin_overview.trace.requests import UNKNOWN, BatchSizes, Tasks

NOT_BATCHED = -1


@dataclass(frozen=True, eq=False)
class BatchTasks:
    """Tasks that were scheduled into batches, one row each.

    Attributes:
        batch: int64[m], label of the batch.
        session: int64[m], label of the session.
        scheduled_ps: int64[m].
        size: int64[m], `UNKNOWN` where the profile does not say.
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
        size: int64[b], its size, padding included; `UNKNOWN` where the profile does not say.
        padding: int64[b], how much of that is padding; `UNKNOWN` where the profile does not say.
        delay_ps: int64[number of sessions], from a session's first task being scheduled to the
            start of the first batch that serves it; `NOT_BATCHED` where none does.
    """

    sessions: Int64Array
    size: Int64Array
    padding: Int64Array
    delay_ps: Int64Array


def batch_tasks(tasks: Tasks, labels: Sequence[Int64Array], batches: Int64Array) -> BatchTasks:
    """Finds the tasks of batches, and whose they are.

    Args:
        tasks: all that were scheduled.
        labels: for each thread int64[its events].
        batches: int64[number of roots], the label of each root that is a batch, else `UNLINKED`.
    """
    session, batch = labels_of(tasks.events, labels), batches[tasks.batch]
    at = np.flatnonzero((session != UNLINKED) & (batch != UNLINKED) & (session != batch))
    return BatchTasks(batch[at], session[at], tasks.scheduled_ps[at], tasks.size[at])


def describe_batches(
    sizes: BatchSizes,
    labels: Sequence[Int64Array],
    tasks: BatchTasks,
    start_ps: Int64Array,
    sessions: Int64Array,
) -> Batches | None:
    """Describes the batches that serve sessions; None where there are none.

    Args:
        sizes: that events state.
        labels: for each thread int64[its events].
        tasks: those of the batches.
        start_ps: int64[number of labels], when each begins.
        sessions: int64[n], labels of the sessions.
    """
    if not len(tasks.batch):
        return None
    batch = np.unique(tasks.batch)
    pairs = np.unique(np.stack((tasks.batch, tasks.session), axis=1), axis=0)
    label = labels_of(sizes.events, labels)
    size = _largest(sizes.size, label, len(start_ps))[batch]
    summed = np.zeros(len(start_ps), np.int64)
    np.add.at(summed, tasks.batch, tasks.size)
    unknown = np.zeros(len(start_ps), np.bool_)
    unknown[tasks.batch[tasks.size == UNKNOWN]] = True
    by_tasks = np.where(unknown, UNKNOWN, summed)[batch]
    latest = np.iinfo(np.int64).max
    first_ps = np.full(len(start_ps), latest)
    np.minimum.at(first_ps, tasks.session, tasks.scheduled_ps)
    served_ps = np.full(len(start_ps), latest)
    np.minimum.at(served_ps, tasks.session, start_ps[tasks.batch])
    delay_ps = np.where(served_ps < latest, served_ps - first_ps, NOT_BATCHED)
    return Batches(
        sessions=np.searchsorted(pairs[:, 0], batch, side="right")
        - np.searchsorted(pairs[:, 0], batch, side="left"),
        size=np.where(size == UNKNOWN, by_tasks, size),
        padding=_largest(sizes.padding, label, len(start_ps))[batch],
        delay_ps=delay_ps[sessions],
    )


def _largest(values: Int64Array, label: Int64Array, count: int) -> Int64Array:
    """int64[count]: the largest of the values with each label, or `UNKNOWN`."""
    found = np.full(count, UNKNOWN, np.int64)
    np.maximum.at(found, label[label != UNLINKED], values[label != UNLINKED])
    return found
