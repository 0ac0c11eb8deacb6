"""What a program runs again and again, which may be its steps or its sessions.

In: nothing (these are types, which importers fill in).  Out: `FunctionCalls`,
`ProgramRuns`, `RepeatedSpans`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.markers import Marker


@dataclass(frozen=True, eq=False)
class FunctionCalls:
    """The n calls of one function that a framework compiles and runs whole, in time order.

    Attributes:
        name: the function's, with the number of its trace if it was traced once.
        thread: int64[n], index into the trace's threads.
        start_ps, end_ps: int64[n], of what the function itself ran.
        begin_ps: int64[n], start of its tracing, where the call traces it, else `start_ps`.
    """

    name: str
    thread: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    begin_ps: Int64Array

    def __len__(self) -> int:
        return len(self.start_ps)

    @property
    def time_ps(self) -> int:
        """The lengths of the calls, summed."""
        return int((self.end_ps - self.start_ps).sum())

    @property
    def overlap(self) -> bool:
        """Calls overlap, as those of threads that serve do."""
        reach_ps = np.maximum.accumulate(self.end_ps)
        return bool((self.start_ps[1:] < reach_ps[:-1]).any())


@dataclass(frozen=True, eq=False)
class ProgramRuns:
    """The n executions of one program on one device, or on the host, in time order.

    Attributes:
        name: the program's.
        first_ps, last_ps: int64[n], start of an execution's first op and end of its last.
        op_time_ps: the ops' lengths summed, over all executions.
        ops: names of its ops without their numbers; empty where it is not known by its ops.
        trains: it computes a gradient, or is called after training.
        versions: how many compiled programs these are the executions of.
    """

    name: str
    first_ps: Int64Array
    last_ps: Int64Array
    op_time_ps: int
    ops: frozenset[str] = frozenset()
    trains: bool = False
    versions: int = 1

    def __len__(self) -> int:
        return len(self.first_ps)


@dataclass(frozen=True, eq=False)
class RepeatedSpans:
    """Spans of the host's time that stand for steps where nothing marks these.

    Attributes:
        method: how they were found, for people.
        markers: at least three, disjoint, in time order.
    """

    method: str
    markers: Sequence[Marker]


def joined_runs(parts: Sequence[ProgramRuns]) -> ProgramRuns:
    """Puts together the executions of one program that has several ids."""
    first_ps = np.concatenate([part.first_ps for part in parts])
    last_ps = np.concatenate([part.last_ps for part in parts])
    order = np.argsort(first_ps, kind="stable")
    return replace(
        parts[0],
        first_ps=first_ps[order],
        last_ps=last_ps[order],
        op_time_ps=sum(part.op_time_ps for part in parts),
        trains=any(part.trains for part in parts),
    )
