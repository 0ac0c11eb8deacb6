"""Labels that follow flows, by hand: two threads, each of whose events may hand work on."""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.flows import (
    UNLINKED,
    EventRefs,
    Executions,
    FlowGraph,
    Launches,
)


def ints(*values: int) -> Int64Array:
    return np.array(values, np.int64)


NO_EXECUTIONS = Executions([ints(), ints()], [ints(), ints()], 0)


def test_targets_take_the_labels_of_their_sources() -> None:
    # Events 0 and 2 of the first thread hand work to events 1, 3 and again 3 of the second.  The
    # last target has no source.
    graph = FlowGraph(
        sources=[EventRefs(0, ints(0, 2))],
        targets=[ints(), ints(1, 3, 3, 4)],
        source_of=ints(0, 0, 1, UNLINKED),
        unattributed=[],
        executions=NO_EXECUTIONS,
    )
    labels = [ints(7, UNLINKED, 8), ints(*[UNLINKED] * 5)]
    (first, _), (second, taken) = graph.propagate(labels)
    assert first.tolist() == []
    assert second.tolist() == [1, 3]
    # Of two labels the later one.
    assert taken.tolist() == [7, 8]
    # A label that an event has stays.
    labels[1][1] = 5
    assert graph.propagate(labels)[1][0].tolist() == [3]


def test_executions_that_nothing_attributes_count_until_they_have_a_label() -> None:
    parts = [EventRefs(1, ints(0, 2))]
    graph = FlowGraph([], [ints(), ints()], ints(), parts, NO_EXECUTIONS)
    assert graph.unresolved([ints(), ints(UNLINKED, UNLINKED, UNLINKED)]) == 2
    assert graph.unresolved([ints(), ints(UNLINKED, UNLINKED, 3)]) == 1


def test_all_events_of_an_execution_have_one_label() -> None:
    # Execution 0 has an event on each thread, execution 1 two on the second.
    executions = Executions([ints(0), ints(0, 1, 2)], [ints(0), ints(0, 1, 1)], 2)
    labels = [ints(4), ints(UNLINKED, UNLINKED, UNLINKED)]
    assert executions.label_whole(labels)
    assert labels[1].tolist() == [4, UNLINKED, UNLINKED]
    assert not executions.label_whole(labels)


def test_executions_take_the_labels_of_the_calls_that_launched_them() -> None:
    # Event 1 of the first thread launches execution 1; the launch of execution 0 is unknown.
    launches = Launches([EventRefs(0, ints(1))], ints(UNLINKED, 0))
    executions = Executions([ints(), ints(0, 1)], [ints(), ints(0, 1)], 2, launches)
    labels = [ints(UNLINKED, 6), ints(UNLINKED, UNLINKED)]
    executions.label_by_launch(labels)
    assert labels[1].tolist() == [UNLINKED, 6]
