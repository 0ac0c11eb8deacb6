"""The sessions of an inference profile: requests that were served, and what was done for each.

In: a `timeline.Timeline`.  Out: `Sessions`, from the events that mark sessions and requests, or
None where there are none (`inferred_sessions` finds them then).

A session is as long as its root event, whatever it left running in the background.  Of roots within
one another the outermost counts: a session that a request runs, on its thread or on another, is
part of the request.  What was done for a session is what links lead to: program runs on a TPU,
kernels and copies on a GPU, ops of compiled programs on a CPU.  What was done for a batch was done
for each of the sessions that it serves.

The names of events: `xprof/convert/inference_stats.cc` of XProf, `xplane_schema.cc` of OpenXLA.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.sessions.roots import BATCHES
from tensorboard_plugin_overview.formats.xspace.sessions.roots import REQUEST
from tensorboard_plugin_overview.formats.xspace.sessions.roots import REQUEST_LEVEL
from tensorboard_plugin_overview.formats.xspace.sessions.roots import SESSIONS
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.sessions.batches import Batches
from tensorboard_plugin_overview.sessions.batches import Members
from tensorboard_plugin_overview.sessions.batches import describe_batches
from tensorboard_plugin_overview.sessions.batches import find_members
from tensorboard_plugin_overview.sessions.session_work import Work
from tensorboard_plugin_overview.sessions.session_work import label_by_group
from tensorboard_plugin_overview.sessions.session_work import linked_work
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.trace.flows import UNLINKED
from tensorboard_plugin_overview.trace.markers import Marker

NO_MODEL = -1

_MOST_NAMES = 5
_NOTHING, _IS_BATCH, _IS_REQUEST, _IS_SESSION = range(4)


@dataclass(frozen=True)
class DeviceTime:
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
    """

    origin: str
    inferred: bool
    start_ps: Int64Array
    end_ps: Int64Array
    model: Int64Array
    models: Sequence[str]
    work: Work | DeviceTime
    batches: Batches | None = None

    def __len__(self) -> int:
        return len(self.start_ps)


@dataclass(frozen=True)
class _Root:
    """Event `event` of a thread, which sessions or batches begin with."""

    kind: int
    thread: int
    event: int
    start_ps: int
    end_ps: int
    name: str


def marked_sessions(trace: XSpaceTrace, host_waits: Mapping[str, Intervals]) -> Sessions | None:
    """Finds the sessions that events of the host mark; None where there are none.

    Args:
        trace: of the host.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
    """
    roots = _roots(trace.timeline.threads)
    outer = _outermost(root for root in roots if root.kind != _IS_SESSION)
    sessions = _outermost(root for root in roots if root.kind == _IS_SESSION)
    if outer and sessions:
        labels = attribute(trace, _markers(outer)).threads
        # A session that a request or a batch runs is part of it.
        sessions = [root for root in sessions if labels[root.thread][root.event] == UNLINKED]
    roots = _outermost([*outer, *sessions])
    if not roots:
        return None
    links = attribute(trace, _markers(roots))
    of_group = _labels_of_groups(trace.timeline.threads, roots) if trace.timeline.grouped else {}
    if of_group:
        links = label_by_group(trace, links, of_group)
    is_session = np.array([root.kind != _IS_BATCH for root in roots], np.bool_)
    if not is_session.any():
        # Whose requests were served is not in the profile, but what was served is.
        is_session[:] = True
    batch_roots = [
        (label, root.thread, root.event)
        for label, root in enumerate(roots)
        if not is_session[label]
    ]
    members = find_members(trace.timeline.threads, links.threads, batch_roots)
    start_ps = np.array([root.start_ps for root in roots], np.int64)
    labels_of_sessions = np.flatnonzero(is_session)
    served = _Served(labels_of_sessions, members, len(roots))
    model, models = _models(trace.timeline.threads, links.threads, roots, served)
    names = sorted({_kind_of_name(roots[label].name) for label in labels_of_sessions.tolist()})
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    return Sessions(
        origin=f"host events named {', '.join(names[:_MOST_NAMES])}{more}",
        inferred=False,
        start_ps=start_ps[is_session],
        end_ps=np.array([root.end_ps for root in roots], np.int64)[is_session],
        model=model,
        models=models,
        work=served.relabel(linked_work(trace, links, of_group, host_waits)),
        batches=describe_batches(
            trace.timeline.threads, links.threads, members, start_ps, labels_of_sessions
        ),
    )


# ---- root events ---------------------------------------------------------------------------------


def _roots(threads: Sequence[EventTrack]) -> list[_Root]:
    """All that took time, in any order."""
    found = []
    for number, track in enumerate(threads):
        kind = track.classify(_kind_by_name)
        level = track.integers("_r", 0)
        # Names of requests are free text: only with a level is such an event a root.
        kind[(kind == _IS_REQUEST) & ~track.has("_r")] = _NOTHING
        kind[(kind != _IS_BATCH) & (level == REQUEST_LEVEL)] = _IS_REQUEST
        chosen = np.flatnonzero((kind != _NOTHING) & (track.end_ps > track.start_ps))
        columns = (kind[chosen], chosen, track.start_ps[chosen], track.end_ps[chosen])
        found += [
            _Root(code, number, event, start_ps, end_ps, track.event_name(event))
            for code, event, start_ps, end_ps in np.stack(columns, axis=1).tolist()
        ]
    return found


def _kind_by_name(name: str) -> int:
    if name in BATCHES:
        return _IS_BATCH
    if name.startswith(REQUEST):
        return _IS_REQUEST
    return _IS_SESSION if name in SESSIONS else _NOTHING


def _kind_of_name(name: str) -> str:
    return f"{REQUEST}…" if name.startswith(REQUEST) else name


def _outermost(roots: Iterable[_Root]) -> list[_Root]:
    """Those that do not begin within another one of their thread, in order of start."""
    kept = []
    reach_ps: dict[int, int] = {}
    for root in sorted(roots, key=lambda one: (one.start_ps, -one.end_ps, one.thread, one.event)):
        if root.start_ps >= reach_ps.get(root.thread, root.start_ps):
            kept.append(root)
            reach_ps[root.thread] = root.end_ps
    return kept


def _markers(roots: Sequence[_Root]) -> list[Marker]:
    return [
        Marker(root.thread, root.start_ps, root.end_ps, root.name, number)
        for number, root in enumerate(roots)
    ]


def _labels_of_groups(threads: Sequence[EventTrack], roots: Sequence[_Root]) -> dict[int, int]:
    """The profiler's group of each root -> the root, the first of several."""
    group = [track.integers("group_id", 0) for track in threads]
    has_group = [track.has("group_id") for track in threads]
    found: dict[int, int] = {}
    for label, root in enumerate(roots):
        if has_group[root.thread][root.event]:
            found.setdefault(int(group[root.thread][root.event]), label)
    return found


# ---- what belongs to which session ---------------------------------------------------------------


class _Served:
    """From the labels of roots to sessions: a session's own, and a batch's to all it serves."""

    def __init__(self, sessions: Int64Array, members: Members, count: int) -> None:
        index_of = np.full(count, UNLINKED, np.int64)
        index_of[sessions] = np.arange(len(sessions))
        self.sessions = len(sessions)
        own = np.stack((sessions, index_of[sessions]), axis=1)
        batched = np.stack((members.batch, index_of[members.session]), axis=1)
        pairs = np.unique(np.concatenate((own, batched[batched[:, 1] != UNLINKED])), axis=0)
        self._session = pairs[:, 1]
        self._first = np.searchsorted(pairs[:, 0], np.arange(count + 1))

    def expand(self, label: Int64Array) -> tuple[Int64Array, Int64Array]:
        """For rows with these labels: which rows are of sessions (repeatedly), and which of."""
        first, count = self._first[label], self._first[label + 1] - self._first[label]
        row = np.repeat(np.arange(len(label)), count)
        within = np.arange(len(row)) - np.repeat(np.cumsum(count) - count, count)
        return row, self._session[first[row] + within]

    def relabel(self, work: Work) -> Work:
        """The work for sessions, labelled by their index."""
        row, session = self.expand(work.label)
        work = work.take(row)
        return Work(session, work.start_ps, work.end_ps, work.is_transfer)


def _models(
    threads: Sequence[EventTrack],
    labels: Sequence[Int64Array],
    roots: Sequence[_Root],
    served: _Served,
) -> tuple[Int64Array, list[str]]:
    """Each session's model: the root's own id, else the first that an event of it carries."""
    codes: dict[str, int] = {}
    rows = []
    root_thread = np.array([root.thread for root in roots], np.int64)
    root_event = np.array([root.event for root in roots], np.int64)
    for number, (track, label) in enumerate(zip(threads, labels, strict=True)):
        column = track.stats.get("model_id")
        if column is None:
            continue
        of_text = [
            codes.setdefault(text, len(codes)) if text else NO_MODEL for text in column.texts
        ]
        code = np.array([*of_text, NO_MODEL])[column.text_codes()]
        is_number = column.present & (column.text_codes() < 0)
        for value in np.unique(column.bits[is_number]).tolist():
            code[is_number & (column.bits == value)] = codes.setdefault(str(value), len(codes))
        at = np.flatnonzero((code != NO_MODEL) & (label != UNLINKED))
        own = np.isin(at, root_event[root_thread == number])
        rows.append(np.stack((label[at], ~own, track.start_ps[at], code[at]), axis=1))
    table = concatenate_or_empty(rows, 4)
    row, session = served.expand(table[:, 0])
    table = table[row]
    order = np.lexsort((table[:, 2], table[:, 1], session))
    found, first = np.unique(session[order], return_index=True)
    model = np.full(served.sessions, NO_MODEL)
    model[found] = table[order[first], 3]
    used = sorted(set(model.tolist()) - {NO_MODEL}, key=list(codes).__getitem__)
    renumbered = np.full(len(codes) + 1, NO_MODEL)
    renumbered[used] = np.arange(len(used))
    return renumbered[model], [list(codes)[code] for code in used]
