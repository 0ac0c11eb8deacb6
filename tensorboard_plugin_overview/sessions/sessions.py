"""The sessions of an inference profile: requests that were served, and what was done for each.

In: a `Trace`.  Out: `Sessions`, from the events that mark sessions and requests, or None where
there are none (`inferred_sessions` finds them then).

A session is as long as its root event, whatever it left running in the background.  Of roots within
one another the outermost counts: a session that a request runs, on its thread or on another, is
part of the request.  What was done for a session is what links lead to: program runs on a TPU,
kernels and copies on a GPU, ops of compiled programs on a CPU.  What was done for a batch was done
for each of the sessions that it serves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.sessions import session_spans
from tensorboard_plugin_overview.sessions.batches import (
    Batches,
    BatchTasks,
    batch_tasks,
    describe_batches,
)
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.trace.flows import UNLINKED, labels_of
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.requests import ModelIds, Root, RootKind, outermost
from tensorboard_plugin_overview.trace.track import NO_GROUP

NO_MODEL = -1

_MOST_NAMES = 5


@dataclass(frozen=True)
class DeviceSpans:
    """What devices did, whatever for."""

    device: Intervals
    transfers: Intervals


@dataclass(frozen=True, eq=False)
class Sessions:
    """n sessions, in order of start. They may overlap.

    Attributes:
        origin: what they are, for a reader.
        inferred: no event marks them.
        start_ps, end_ps: int64[n], the end after the start.
        model: int64[n], index into `models`, or `NO_MODEL`.
        models: names of models.
        work: what was done for them, each row's label a session's index; or, where it is not known
            what was done for which, all that was done.
        batches: how sessions were put together; None where they were not.
        are_ranges: they are ranges of the program's own.
    """

    origin: str
    inferred: bool
    start_ps: Int64Array
    end_ps: Int64Array
    model: Int64Array
    models: Sequence[str]
    work: session_spans.SessionSpans | DeviceSpans
    batches: Batches | None = None
    are_ranges: bool = False

    def __len__(self) -> int:
        return len(self.start_ps)


def marked_sessions(trace: Trace, host_waits: Mapping[str, Intervals]) -> Sessions | None:
    """Finds the sessions that events of the host mark; None where there are none.

    Args:
        trace: of the host.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
    """
    requests = trace.requests
    if requests is None:
        return None
    outer = [root for root in requests.roots if root.kind != RootKind.SESSION]
    sessions = [root for root in requests.roots if root.kind == RootKind.SESSION]
    if outer and sessions:
        labels = attribute(trace, _markers(outer)).threads
        # A session that a request or a batch runs is part of it.
        sessions = [root for root in sessions if labels[root.thread][root.event] == UNLINKED]
    roots = outermost([*outer, *sessions])
    # Of requests side by side only their own threads show whose work it is.
    alone = requests.are_ranges and _follow_one_another(roots)
    links = attribute(trace, _markers(roots, spans_threads=alone))
    of_group = _labels_of_groups(roots) if requests.is_grouped else {}
    if of_group:
        links = session_spans.label_by_group(trace, links, of_group)
    is_session = np.array([root.kind != RootKind.BATCH for root in roots], np.bool_)
    if not is_session.any():
        # Whose requests were served is not in the profile, but what was served is.
        is_session[:] = True
    label_of = {root: label for label, root in enumerate(roots) if not is_session[label]}
    batches = np.array([label_of.get(root, UNLINKED) for root in requests.roots], np.int64)
    tasks = batch_tasks(requests.tasks, links.threads, batches)
    start_ps = np.array([root.start_ps for root in roots], np.int64)
    labels_of_sessions = np.flatnonzero(is_session)
    served = _Served(labels_of_sessions, tasks, len(roots))
    model, models = _models(requests.models, links.threads, roots, served)
    names = sorted({roots[label].name for label in labels_of_sessions.tolist()})
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    what = "inferred from ranges" if requests.are_ranges else "host events"
    work = session_spans.linked_work(
        trace, links, of_group, host_waits, ops_count=requests.are_ranges
    )
    return Sessions(
        origin=f"{what} named {', '.join(names[:_MOST_NAMES])}{more}",
        inferred=requests.are_ranges,
        start_ps=start_ps[is_session],
        end_ps=np.array([root.end_ps for root in roots], np.int64)[is_session],
        model=model,
        models=models,
        work=served.relabel(work),
        batches=describe_batches(
            requests.sizes, links.threads, tasks, start_ps, labels_of_sessions
        ),
        are_ranges=requests.are_ranges,
    )


def _follow_one_another(roots: Sequence[Root]) -> bool:
    """Whether roots in order of start lie on one thread, and do not overlap."""
    same = len({root.thread for root in roots}) == 1
    return same and all(one.end_ps <= after.start_ps for one, after in pairwise(roots))


def _markers(roots: Sequence[Root], *, spans_threads: bool = False) -> list[Marker]:
    return [
        Marker(
            root.thread, root.start_ps, root.end_ps, root.name, number, spans_threads=spans_threads
        )
        for number, root in enumerate(roots)
    ]


def _labels_of_groups(roots: Sequence[Root]) -> dict[int, int]:
    """Maps the profiler's group of each root to the root, the first of several."""
    found: dict[int, int] = {}
    for label, root in enumerate(roots):
        if root.group != NO_GROUP:
            found.setdefault(root.group, label)
    return found


# ---- what belongs to which session ---------------------------------------------------------------


class _Served:
    """From the labels of roots to sessions: a session's own, and a batch's to all it serves."""

    def __init__(self, sessions: Int64Array, tasks: BatchTasks, count: int) -> None:
        index_of = np.full(count, UNLINKED, np.int64)
        index_of[sessions] = np.arange(len(sessions))
        self.sessions = len(sessions)
        own = np.stack((sessions, index_of[sessions]), axis=1)
        batched = np.stack((tasks.batch, index_of[tasks.session]), axis=1)
        pairs = np.unique(np.concatenate((own, batched[batched[:, 1] != UNLINKED])), axis=0)
        self._session = pairs[:, 1]
        self._first = np.searchsorted(pairs[:, 0], np.arange(count + 1))

    def expand(self, label: Int64Array) -> tuple[Int64Array, Int64Array]:
        """Finds of rows with these labels which are of sessions (repeatedly), and of which."""
        first, count = self._first[label], self._first[label + 1] - self._first[label]
        row = np.repeat(np.arange(len(label)), count)
        within = np.arange(len(row)) - np.repeat(np.cumsum(count) - count, count)
        return row, self._session[first[row] + within]

    def relabel(self, work: session_spans.SessionSpans) -> session_spans.SessionSpans:
        """Labels the work for sessions by their index."""
        row, session = self.expand(work.label)
        work = work.take(row)
        return session_spans.SessionSpans(session, work.start_ps, work.end_ps, work.is_transfer)


def _models(
    ids: ModelIds, labels: Sequence[Int64Array], roots: Sequence[Root], served: _Served
) -> tuple[Int64Array, list[str]]:
    """Finds each session's model: the root's own, else the first that an event of it names."""
    label = labels_of(ids.events, labels)
    of_root = {(root.thread, root.event) for root in roots}
    other = [(thread, event) not in of_root for thread, at in ids.events for event in at.tolist()]
    table = np.stack((label, np.array(other, np.int64), ids.start_ps, ids.model), axis=1)
    table = table[label != UNLINKED]
    row, session = served.expand(table[:, 0])
    table = table[row]
    order = np.lexsort((table[:, 2], table[:, 1], session))
    found, first = np.unique(session[order], return_index=True)
    model = np.full(served.sessions, NO_MODEL)
    model[found] = table[order[first], 3]
    used = sorted(set(model.tolist()) - {NO_MODEL}, key=ids.names.__getitem__)
    renumbered = np.full(len(ids.names) + 1, NO_MODEL)
    renumbered[used] = np.arange(len(used))
    return renumbered[model], [ids.names[code] for code in used]
