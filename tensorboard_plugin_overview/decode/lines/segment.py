"""Stretches of bytes to columns of events: the seam between reading and decoding.

In: a window of bytes inside an XLine.  Out: `Segment`, the events that lie in it whole, as arrays.

A decoder is any function of `DecodeSegment`'s form.  There are two in numpy.  The fast one,
`vectorized.decode_vectorized`, takes the events up to the first it is not sure of.  The slower one,
`sequential.decode_sequential`, takes whatever protobuf allows.  A compiled one would take the place
of the first.  `SegmentDecoder` lets them take turns, so that bytes made to defeat the fast one cost
a constant factor and no more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array, UInt8Array
from tensorboard_plugin_overview.decode.wire.varints import Window

# XLine and XEvent number their repeated message alike: events of a line, stats of an event.
RECORD_TAG = 4 << 3 | 2

# A larger event counts as damage; this bounds the window.
MAX_EVENT_BYTES = 4 << 20

_LEAST_REACH = 4096
_LEAST_STRETCH = 1024


@dataclass(frozen=True, eq=False)
class Unwanted:
    """Events to leave out: those of some kinds, unless they last long enough.

    Attributes:
        ids: the kinds.
        kept_ps: the least duration of an event of these kinds to keep; None keeps none.
    """

    ids: IdTable
    kept_ps: int | None = None

    def kept(self, metadata_id: Int64Array, duration_ps: Int64Array) -> BoolArray:
        """Returns bool[n]: the event is kept.

        Args:
            metadata_id: int64[n].
            duration_ps: int64[n].
        """
        kept: BoolArray = self.ids(metadata_id) < 0
        if self.kept_ps is not None:
            kept |= duration_ps >= self.kept_ps
        return kept


NO_IDS = IdTable(np.zeros(0, np.int64))
"""A table of no ids."""

ALL_WANTED = Unwanted(NO_IDS)
"""Leaves out nothing."""


@dataclass(frozen=True, eq=False)
class StatRecords:
    """The wanted stats of a segment's events, one row each; an event's own are in file order.

    Attributes:
        event: int64[m], index of the event in the segment.
        column: int64[m], the number that `columns` gave to the stat's id.
        kind: uint8[m], the field number of the value.
        bits: int64[m], the value; of a text, the position of its first byte in the window.
        length: int64[m], the bytes of a text; 0 for a number.
    """

    event: Int64Array
    column: Int64Array
    kind: UInt8Array
    bits: Int64Array
    length: Int64Array

    def __len__(self) -> int:
        return len(self.event)


def no_stats() -> StatRecords:
    """Returns an empty table."""
    none = np.zeros(0, np.int64)
    return StatRecords(none, none, np.zeros(0, np.uint8), none, none)


@dataclass(frozen=True, eq=False)
class Segment:
    """Events decoded from a stretch of a window.

    Attributes:
        consumed: bytes taken from the beginning of the stretch.
        metadata_id, offset_ps, duration_ps: int64[n], as in `columns.Events`.
        num_occurrences: int64[n], or None where all are 0.
        stats: their wanted stats.
        header: (field number, value or bytes) of the line's own fields between events.
        complete: the end of the stretch alone stopped the decoder.
        damaged: the bytes after the consumed ones cannot have been written by protobuf.
    """

    consumed: int
    metadata_id: Int64Array
    offset_ps: Int64Array
    duration_ps: Int64Array
    num_occurrences: Int64Array | None = None
    stats: StatRecords = field(default_factory=no_stats)
    header: tuple[tuple[int, int | bytes], ...] = ()
    complete: bool = True
    damaged: bool = False

    def __len__(self) -> int:
        return len(self.metadata_id)

    def keep(self, kept: BoolArray) -> Segment:
        """Returns the segment with only those events."""
        if kept.all():
            return self
        stats = self.stats
        rows = np.flatnonzero(kept)
        renumbered = np.full(len(kept), -1)
        renumbered[rows] = np.arange(len(rows))
        event = renumbered[stats.event]
        stat_rows = np.flatnonzero(event >= 0)
        return replace(
            self,
            metadata_id=self.metadata_id[rows],
            offset_ps=self.offset_ps[rows],
            duration_ps=self.duration_ps[rows],
            num_occurrences=None if self.num_occurrences is None else self.num_occurrences[rows],
            stats=StatRecords(
                event[stat_rows],
                stats.column[stat_rows],
                stats.kind[stat_rows],
                stats.bits[stat_rows],
                stats.length[stat_rows],
            ),
        )


def empty_segment(*, complete: bool) -> Segment:
    """Returns a segment without events."""
    none = np.zeros(0, np.int64)
    return Segment(0, none, none, none, complete=complete)


# (window, first byte, last byte plus one, numbers of the wanted stat ids, unwanted events)
# -> the wanted events.
DecodeSegment: TypeAlias = Callable[[Window, int, int, IdTable, Unwanted], Segment]


class SegmentDecoder:
    """Decodes a line's bytes stretch by stretch, by the fast decoder or the sequential one.

    After the fast decoder has stopped, the sequential one takes the next kilobyte, twice as much
    each time the fast one gets nowhere.  The fast one looks less far ahead the less it got through,
    so that the bytes it looks at in vain stay in proportion to those it decodes.
    """

    def __init__(
        self,
        fast: DecodeSegment | None,
        sequential: DecodeSegment,
        columns: IdTable,
        unwanted: Unwanted,
        reach: int,
    ) -> None:
        """`reach` is the most bytes that the fast decoder looks at in one go."""
        self._fast = fast
        self._sequential = sequential
        self._columns = columns
        self._unwanted = unwanted
        self._most_reach = self._reach = reach
        self._stretch = _LEAST_STRETCH if fast else reach
        self._sequential_next = fast is None

    def decode(self, window: Window, start: int, stop: int) -> Segment:
        """Decodes the events from `start` on that end by `stop`; none if the first does not.

        Args:
            window: holds the line's bytes.
            start: position of the first byte.
            stop: position behind the last byte.
        """
        if self._fast and not self._sequential_next and window.bytes[start] == RECORD_TAG:
            reach = min(start + self._reach, stop)
            segment = self._fast(window, start, reach, self._columns, self._unwanted)
            if segment.complete:
                self._reach = min(2 * self._reach, self._most_reach)
                self._stretch = _LEAST_STRETCH
            else:
                self._sequential_next = True
                self._reach = min(max(2 * segment.consumed, _LEAST_REACH), self._most_reach)
                in_vain = segment.consumed < self._stretch
                self._stretch = (
                    min(2 * self._stretch, self._most_reach) if in_vain else _LEAST_STRETCH
                )
            if segment.consumed:
                return segment
        self._sequential_next = self._fast is None
        reach = min(start + self._stretch, stop)
        segment = self._sequential(window, start, reach, self._columns, self._unwanted)
        if not segment.consumed and reach < stop:
            segment = self._sequential(window, start, stop, self._columns, self._unwanted)
        return segment
