"""The cores of TPUs: what ran on them, a block of time at a time.

In: nothing (these are types, which importers fill in).  Out: `Core`, its `Block`s of ops, program
runs and step markers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.facts import DeviceFacts
from tensorboard_plugin_overview.trace.ops import OpEvents, OpKind, Untimed

NO_NUMBER = -(1 << 63)
"""The number of a step of which only the place among others is known."""


@dataclass(frozen=True, eq=False)
class LaunchKeys:
    """Numbers that calls of the host have in common with the program runs that they launch.

    Attributes:
        event: int64[m], the calls or runs that have them.
        key: int64[m, w].
    """

    event: Int64Array
    key: Int64Array


@dataclass(frozen=True, eq=False)
class CoreRuns:
    """The n runs of programs on a core, in the host's time, sorted by start.

    Attributes:
        start_ps, end_ps: int64[n].
        programs: name and id of the k programs; the id is 0 if unknown.
        program: int64[n], index into `programs`.
        group: int64[n], the profiler's group of each, `NO_GROUP` for none.
        launch_keys: keys of each sort, tried in order, as in `Trace.program_launches`.
    """

    start_ps: Int64Array
    end_ps: Int64Array
    programs: Sequence[tuple[str, int]]
    program: Int64Array
    group: Int64Array
    launch_keys: Sequence[LaunchKeys] = ()

    def __len__(self) -> int:
        return len(self.start_ps)


@dataclass(frozen=True, eq=False)
class StepMarkers:
    """The n step markers of a core, sorted by start in the host's time.

    Attributes:
        start_ps, end_ps: int64[n], on the core's clock.
        host_start_ps, host_end_ps: int64[n], in the host's time, as program runs are.
        names: n names of the steps, "" where they have none.
        number: int64[n], of the step, `NO_NUMBER` if unknown.
        is_grouped: a profiler assigned the markers to groups of events.
        named_by_host: the host has markers of such groups, which name and number steps.
    """

    start_ps: Int64Array
    end_ps: Int64Array
    host_start_ps: Int64Array
    host_end_ps: Int64Array
    names: Sequence[str]
    number: Int64Array
    is_grouped: bool
    named_by_host: bool

    def __len__(self) -> int:
        return len(self.start_ps)


@dataclass(frozen=True, eq=False)
class Block:
    """A core's ops from `begin_ps` on and before `end_ps`, on its own clock.

    Blocks end at gaps between top-level ops, so that sums over blocks, of self times too, are those
    over the whole.

    Attributes:
        ops: what ran.  Some have no length: the clock is too coarse for what only starts an
            asynchronous copy.
        run: int64[number of ops], index into the core's runs, `OUTSIDE` for none.
        untimed: what ran at no known time; in the first block.
        collectives: the time in which a collective was under way, waited for or not.
        begin_ps, end_ps: the block's time.
    """

    ops: OpEvents
    run: Int64Array
    untimed: Untimed
    collectives: Intervals
    begin_ps: int
    end_ps: int

    def time_of(self, chosen: Callable[[OpKind], bool]) -> Intervals:
        """Finds the time in which the innermost op is of one of the chosen kinds.

        Args:
            chosen: whether a kind is.
        """
        spans = self.ops.self_time
        is_chosen = np.array([chosen(kind) for kind in self.ops.kinds], np.bool_)
        owned = is_chosen[self.ops.kind[spans.event]]
        return union(spans.start_ps[owned], spans.end_ps[owned])


class Core(Protocol):
    """One core of a TPU."""

    @property
    def name(self) -> str:
        """Returns its name, such as `/device:TPU:0`."""
        ...

    @property
    def kind(self) -> Literal["tpu", "sparsecore"]:
        """Returns its kind; a TensorCore is `tpu`."""
        ...

    @property
    def facts(self) -> DeviceFacts:
        """Returns what the profile states of the hardware."""
        ...

    @property
    def runs(self) -> CoreRuns | None:
        """Returns the runs of programs, None if none was recorded."""
        ...

    @property
    def markers(self) -> StepMarkers | None:
        """Returns the step markers, None without any that took time."""
        ...

    @property
    def is_streamed(self) -> bool:
        """Returns whether each call of `blocks` reads the ops from the file once more.

        If no TensorCore of a host has step markers, none is.
        """
        ...

    def blocks(self) -> Iterator[Block]:
        """Yields the blocks in order of time; a single one if the core is not streamed."""
        ...
