"""Which event of a host handed work to which other, on its own thread or another one.

In: nothing (these are types, which importers fill in).  Out: `FlowGraph`, which passes labels on
from events to those that work for them.  A label is the index of what an event works for, such as a
step's marker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array

UNLINKED = -1
"""The label of an event that works for nothing known, and the source of one without."""


class EventRefs(NamedTuple):
    """Some events of one thread.

    Attributes:
        thread: index into the trace's threads.
        event: int64[m], events of the thread.
    """

    thread: int
    event: Int64Array


def labels_of(parts: Sequence[EventRefs], labels: Sequence[Int64Array]) -> Int64Array:
    """Returns the labels of the events of all parts, one part behind another.

    Args:
        parts: the events.
        labels: for each thread int64[its events].
    """
    return concatenate_or_empty(labels[one][event] for one, event in parts)


@dataclass(frozen=True, eq=False)
class Launches:
    """The calls that executions of programs were asked for with.

    Attributes:
        calls: the calls, counted through all parts.
        of_execution: int64[k], for each execution its call; `UNLINKED` for none.
    """

    calls: Sequence[EventRefs]
    of_execution: Int64Array


@dataclass(frozen=True, eq=False)
class Executions:
    """The events of k executions of programs, which may be spread over threads.

    Attributes:
        events: for each thread int64[m], events of it.
        execution: for each thread int64[m], the execution that each of these is part of.
        count: k.
        launches: what asked for the executions, where only that shows it; else None.
    """

    events: Sequence[Int64Array]
    execution: Sequence[Int64Array]
    count: int
    launches: Launches | None = None

    def label_by_launch(self, labels: Sequence[Int64Array]) -> None:
        """Gives executions the labels of the calls that asked for them.

        Args:
            labels: for each thread int64[its events]; those of events without one are written.
        """
        if self.launches is None:
            return
        known = np.append(labels_of(self.launches.calls, labels), UNLINKED)
        of_execution = known[self.launches.of_execution]
        for label, event, execution in zip(labels, self.events, self.execution, strict=True):
            new = label[event] < 0
            label[event[new]] = of_execution[execution[new]]

    def label_whole(self, labels: Sequence[Int64Array]) -> bool:
        """Gives every event of an execution the first label that one of them has.

        Args:
            labels: for each thread int64[its events]; those of events without one are written.

        Returns:
            Whether there was any to give.
        """
        none = np.iinfo(np.int64).max
        first = np.full(self.count, none)
        found = [label[event] for label, event in zip(labels, self.events, strict=True)]
        for execution, label in zip(self.execution, found, strict=True):
            known = label >= 0
            np.minimum.at(first, execution[known], label[known])
        given = False
        for event, execution, label, of_thread in zip(
            self.events, self.execution, found, labels, strict=True
        ):
            new = np.flatnonzero((label < 0) & (first[execution] < none))
            of_thread[event[new]] = first[execution[new]]
            given |= bool(len(new))
        return given


@dataclass(frozen=True, eq=False)
class FlowGraph:
    """The flows between the events of all threads.

    Attributes:
        sources: events that hand work on, counted through all parts.
        targets: for each thread int64[m], events that take work over; one that takes over twice
            occurs twice.
        source_of: int64[targets of all threads], the source of each; `UNLINKED` for none.
        unattributed: executions of which nothing shows what they were started for.
        executions: those whose events carry an id of it.
    """

    sources: Sequence[EventRefs]
    targets: Sequence[Int64Array]
    source_of: Int64Array
    unattributed: Sequence[EventRefs]
    executions: Executions

    def unresolved(self, labels: Sequence[Int64Array]) -> int:
        """Counts the unattributed executions that have no label.

        Args:
            labels: for each thread int64[its events].
        """
        return int((labels_of(self.unattributed, labels) < 0).sum())

    def propagate(self, labels: Sequence[Int64Array]) -> list[tuple[Int64Array, Int64Array]]:
        """Passes labels on from sources to targets, once.

        Args:
            labels: for each thread int64[its events].

        Returns:
            For each thread the events that take a label over, ascending, and that label.  Events
            that have a label already are left out.
        """
        known = np.append(labels_of(self.sources, labels), UNLINKED)
        taken = known[self.source_of]
        ends = np.cumsum([len(event) for event in self.targets])
        found = []
        for label, event, part in zip(
            labels, self.targets, np.split(taken, ends[:-1]), strict=True
        ):
            new = (part >= 0) & (label[event] < 0)
            # An event may take over from two: of two labels the later one.
            order = np.lexsort((part[new], event[new]))
            target, part = event[new][order], part[new][order]
            last = np.append(target[1:] != target[:-1], True)[: len(target)]
            found.append((target[last], part[last]))
        return found
