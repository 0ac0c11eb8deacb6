"""Events in order of time: what every track of a trace has, whichever format it comes from.

In: nothing (this is a type).  Out: `Track`.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Protocol

from tensorboard_plugin_overview.arrays.types import Int64Array

NO_GROUP = -1
"""The group of an event that no profiler assigned to a step or a request."""


class Track(Protocol):
    """The n events of one thread, stream or line, sorted by start, on the clock of all tracks.

    Of two events that start together the outer one comes first.  Names are for people: what an
    event is, columns say, which the importer fills.
    """

    @property
    def name(self) -> str:
        """Returns the track's name, such as `Stream #14(Compute)` or a thread's."""
        ...

    @property
    def start_ps(self) -> Int64Array:
        """Returns int64[n]: picoseconds since the trace's zero, ascending."""
        ...

    @property
    def end_ps(self) -> Int64Array:
        """Returns int64[n]: picoseconds, never before the start."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """Returns the k distinct names of events, "" for those without one."""
        ...

    def __len__(self) -> int:
        """Returns n."""
        ...

    def kinds(self) -> Int64Array:
        """Returns int64[n], the name of each event as an index into `names`."""
        ...

    def named(self, names: Container[str]) -> Int64Array:
        """Returns int64[m], ascending: the events with one of these names."""
        ...

    def event_name(self, index: int) -> str:
        """Returns the name of one event, "" for none."""
        ...

    def take(self, rows: Int64Array) -> Track:
        """Returns the events of int64[m] rows, a track of the same name."""
        ...
