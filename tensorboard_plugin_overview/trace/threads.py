"""The threads of a host: which of their events are what, and the Python frames on them.

In: nothing (these are types, which importers fill in).  Out: `HostRole`, `Frame`, `Frames`,
`Thread`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple, Protocol

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import BoolArray, Int8Array, Int64Array
from tensorboard_plugin_overview.trace.track import Track

LEAST_FRAME_PS = 20_000_000
"""Shorter Python frames are left out: there may be millions, each within a longer one."""

NO_LAUNCH = -1


class HostRole(IntEnum):
    """What an event on a host's thread is.  The order means nothing."""

    OTHER = 0
    """It says nothing of what its thread does: the event around it decides."""
    OP = 1
    """An op that the host computes, or, where devices compute, the executor of its ops too."""
    COLLECTIVE = 2
    """An op that exchanges data with others; only where the host itself computes."""
    LAUNCH = 3
    """It puts work on a device."""
    INPUT = 4
    """The loop waits for its input, or copies it to a device."""
    PREFETCH = 5
    """Input is prepared ahead, on a thread that does not run the loop."""
    COMPILE = 6
    """A function is traced, lowered or compiled."""
    CALLBACK = 7
    """A program calls the user's own code on the host."""
    WAIT = 8
    """It waits, or wraps other calls: the thread does nothing that has a name."""
    FEED = 9
    """It copies input to a device, or makes it ready for that; what is within is what it is."""


class FrameKind(IntEnum):
    """What a Python frame runs."""

    CODE = 0
    """A function in a file of the user's or of a library."""
    STANDARD_LIBRARY = 1
    BUILTIN = 2
    TRACES = 3
    """A framework's function that traces or lowers the user's."""
    WAITS = 4
    """A framework's function that waits for a device, calls ops, or looks for a program."""
    MODULE = 5
    """The body of a module, which has no name."""


class Frame(NamedTuple):
    """The function of Python frames of one name.

    Attributes:
        kind: what it runs.
        label: for people, such as `train.py:123 load_batch`, or `queue.get` of the standard
            library.
        loads: it is the `__next__` of an iterator, such as a data loader's.
    """

    kind: FrameKind
    label: str
    loads: bool


class Frames(Track, Protocol):
    """The Python frames of a thread, as far as they were recorded and are not very short."""

    @property
    def functions(self) -> Sequence[Frame]:
        """Returns the function of each of the k `names`."""
        ...


class Thread(Track, Protocol):
    """One thread of a host: its n events without Python frames, and what the importer knows."""

    @property
    def role(self) -> Int8Array:
        """Returns int8[n], the `HostRole` of each event."""
        ...

    @property
    def launch(self) -> Int64Array:
        """Returns int64[n]: an id that a call has in common with what it put on a device.

        `NO_LAUNCH` for all other events.
        """
        ...

    @property
    def group(self) -> Int64Array:
        """Returns int64[n]: the group that a profiler put the event in; `NO_GROUP` for none."""
        ...

    @property
    def programs(self) -> Sequence[str]:
        """Returns the names of compiled programs that its events are part of."""
        ...

    @property
    def program(self) -> Int64Array:
        """Returns int64[n], the program that each is part of, an index; -1 for none."""
        ...

    @property
    def is_op(self) -> BoolArray:
        """Returns bool[n]: the event is an op of the model's.

        Ops of compiled programs where any thread has some; else all but iterators of datasets and
        what works ahead for these.
        """
        ...

    @property
    def is_annotation(self) -> BoolArray:
        """Returns bool[n]: the user's own code named this part of itself."""
        ...

    @property
    def callbacks(self) -> Int64Array:
        """Returns int64[m], ascending: events in which a program calls the user's own code."""
        ...

    @property
    def runs_loop(self) -> bool:
        """Returns whether the training or serving loop runs on this thread."""
        ...

    @property
    def works_ahead(self) -> bool:
        """Returns whether all that the thread does is to prepare input ahead."""
        ...

    @property
    def markers_ps(self) -> tuple[Int64Array, Int64Array]:
        """Returns the starts and ends, int64[m] each, of the step markers on it, in time order."""
        ...

    @property
    def regions(self) -> Intervals:
        """Returns when the thread ran closures of the thread pool that it belongs to."""
        ...

    @property
    def frames(self) -> Frames:
        """Returns its Python frames."""
        ...
