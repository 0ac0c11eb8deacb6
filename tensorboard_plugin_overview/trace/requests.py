"""What a server of models did for whom: roots of sessions and batches, and what they consist of.

In: nothing (these are types, which importers fill in).  Out: `Requests`, `Transfers`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.flows import EventRefs

UNKNOWN = -1
"""A size that the profile does not state."""


class RootKind(IntEnum):
    """What an event is that sessions or batches begin with.  The order means nothing."""

    BATCH = 0
    """It runs tasks of several requests or sessions together."""
    REQUEST = 1
    """It answers a request, and may run sessions."""
    SESSION = 2
    """It runs a model once."""


@dataclass(frozen=True)
class Root:
    """An event that took time, with which a session or a batch begins.

    Attributes:
        kind: what it is.
        thread: index into the trace's threads.
        event: of the thread.
        start_ps, end_ps: its time.
        name: of its kind, for people.
        group: the profiler's group, `NO_GROUP` for none.
    """

    kind: RootKind
    thread: int
    event: int
    start_ps: int
    end_ps: int
    name: str
    group: int


@dataclass(frozen=True, eq=False)
class Tasks:
    """The events that schedule tasks into batches, counted through all parts.

    Attributes:
        events: the events.
        batch: int64[t], the root of the batch, an index into the roots.
        scheduled_ps: int64[t].
        size: int64[t], `UNKNOWN` where the profile does not state it.
    """

    events: Sequence[EventRefs]
    batch: Int64Array
    scheduled_ps: Int64Array
    size: Int64Array


@dataclass(frozen=True, eq=False)
class BatchSizes:
    """The events that state how large a batch is, counted through all parts.

    Attributes:
        events: the events.
        size: int64[m], of the batch, padding included; `UNKNOWN` where it is not stated.
        padding: int64[m], how much of it is padding; `UNKNOWN` where it is not stated.
    """

    events: Sequence[EventRefs]
    size: Int64Array
    padding: Int64Array


@dataclass(frozen=True, eq=False)
class ModelIds:
    """The events that name the model they run, counted through all parts.

    Attributes:
        events: the events.
        start_ps: int64[m], their starts.
        model: int64[m], index into `names`.
        names: of models, in any order.
    """

    events: Sequence[EventRefs]
    start_ps: Int64Array
    model: Int64Array
    names: Sequence[str]


@dataclass(frozen=True, eq=False)
class Requests:
    """What marks sessions and batches.

    Attributes:
        roots: those that begin within no other of their thread: sessions among sessions, requests
            and batches among these.
        tasks: what was scheduled into batches.
        sizes: of batches.
        models: of sessions.
        is_grouped: a profiler assigned all events to the groups of roots.
        are_ranges: the roots are ranges of the program's own, taken for requests by their names, or
            for they repeat.  What any thread launches in the time of the only one is done for it,
            and on a CPU ops of the framework are what a device would run.
    """

    roots: Sequence[Root]
    tasks: Tasks
    sizes: BatchSizes
    models: ModelIds
    is_grouped: bool
    are_ranges: bool = False


@dataclass(frozen=True, eq=False)
class Transfers:
    """The m transfers between host and device that the host's events show.

    Attributes:
        start_ps, end_ps: int64[m].
        events: the events that issue transfers or see them done, counted through all parts.
        issue, done: int64[m], these of each transfer; one event may be both.
    """

    start_ps: Int64Array
    end_ps: Int64Array
    events: Sequence[EventRefs]
    issue: Int64Array
    done: Int64Array


def outermost(roots: Iterable[Root]) -> list[Root]:
    """Lists those that do not begin within another one of their thread, in order of start."""
    kept = []
    reach_ps: dict[int, int] = {}
    for root in sorted(roots, key=lambda one: (one.start_ps, -one.end_ps, one.thread, one.event)):
        if root.start_ps >= reach_ps.get(root.thread, root.start_ps):
            kept.append(root)
            reach_ps[root.thread] = root.end_ps
    return kept
