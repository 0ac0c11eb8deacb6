"""Segments to `Events`: one dense column per stat, its strings numbered.

In: the segments of a line or of a part of it.  Out: `columns.Events`.  Where an event carries a
stat twice, the first counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array, UInt8Array
from tensorboard_plugin_overview.decode.columns import Events, StatColumn
from tensorboard_plugin_overview.decode.lines.segment import Segment
from tensorboard_plugin_overview.decode.lines.texts import TextTable, compact
from tensorboard_plugin_overview.decode.wire.varints import Window
from tensorboard_plugin_overview.decode.wire.wire import DamageError

# Columns are dense: a stat that one event in a million has costs nine bytes for each of them. Real
# profiles stay below 6 bytes of columns for a byte of the file.
_FREE_BYTES = 64 << 20
_MOST_BYTES_PER_BYTE = 16
_EVENT_BYTES = 24
_CELL_BYTES = 9


@dataclass(frozen=True, eq=False)
class _Part:
    """The columns of one segment.

    Attributes:
        events: their number.
        num_occurrences: int64[events], or None where all are 0.
        columns: int64[k], numbers of the stat columns that the segment has.
        kind: uint8[k, events], as in `StatColumn`.
        bits: int64[k, events], as in `StatColumn`, with indices into all texts of the line.
    """

    events: int
    num_occurrences: Int64Array | None
    columns: Int64Array
    kind: UInt8Array
    bits: Int64Array


class EventsBuilder:
    """Collects segments.

    Attributes:
        event_count: the number of events taken so far.
        byte_count: the bytes of their segments in the file.
    """

    def __init__(self, stat_columns: Sequence[str], texts: TextTable) -> None:
        """`stat_columns` names the columns that stat records are numbered by."""
        self._stat_columns = stat_columns
        self._texts = texts
        self.event_count = 0
        self.byte_count = 0
        self._used = np.zeros(len(stat_columns), np.bool_)
        self._parts: list[_Part] = []
        self._metadata_id: list[Int64Array] = []
        self._offset_ps: list[Int64Array] = []
        self._duration_ps: list[Int64Array] = []

    def add(self, window: Window, segment: Segment) -> None:
        """Takes a segment; its texts are read from the window now.

        Args:
            window: holds the segment's texts.
            segment: to be added.

        Raises:
            DamageError: all events so far would take far more memory than any real profile's.
        """
        self.byte_count += segment.consumed
        if not len(segment):
            return
        self.event_count += len(segment)
        in_segment = np.zeros(len(self._stat_columns), np.bool_)
        in_segment[segment.stats.column] = True
        self._used |= in_segment
        needed = self.event_count * (_EVENT_BYTES + _CELL_BYTES * int(self._used.sum()))
        if needed > _FREE_BYTES + _MOST_BYTES_PER_BYTE * self.byte_count:
            raise DamageError("its events carry absurdly many kinds of stats")
        self._parts.append(self._part(window, segment, np.flatnonzero(in_segment)))
        self._metadata_id.append(segment.metadata_id)
        self._offset_ps.append(segment.offset_ps)
        self._duration_ps.append(segment.duration_ps)

    def _part(self, window: Window, segment: Segment, columns: Int64Array) -> _Part:
        """Returns the segment with a row for each of its stat columns; it fits a fast cache."""
        stats = segment.stats
        shape = (len(columns), len(segment))
        kind, bits = np.zeros(shape, np.uint8), np.zeros(shape, np.int64)
        if len(stats):
            row = np.zeros(len(self._stat_columns), np.int64)
            row[columns] = np.arange(len(columns))
            cell = row.take(stats.column)
            cell *= len(segment)
            cell += stats.event
            # Backwards, so that of an event's equal stats the first is written last.
            cell = cell[::-1]
            stat_kind, stat_bits = self._texts.encode(window, stats)
            kind.reshape(-1)[cell] = stat_kind[::-1]
            bits.reshape(-1)[cell] = stat_bits[::-1]
        return _Part(len(segment), segment.num_occurrences, columns, kind, bits)

    def build(self) -> Events:
        """Returns all events taken; to be called once."""
        return Events(
            _joined(self._metadata_id),
            _joined(self._offset_ps),
            _joined(self._duration_ps),
            self._occurrences(),
            self._columns(),
        )

    def _columns(self) -> dict[str, StatColumn]:
        columns = {}
        for number, (kind, bits) in self._cells().items():
            bits, texts = compact(kind, bits, self._texts.texts)
            columns[self._stat_columns[number]] = StatColumn(kind, bits, texts)
        return columns

    def _cells(self) -> dict[int, tuple[UInt8Array, Int64Array]]:
        """Returns kind and bits of all events, by the number of the column."""
        if len(self._parts) == 1:
            # Most lines are short, and one part need not be copied.
            (part,) = self._parts
            cells = zip(part.kind, part.bits, strict=True)
            return dict(zip(part.columns.tolist(), cells, strict=True))
        all_cells = {
            number: (np.zeros(self.event_count, np.uint8), np.zeros(self.event_count, np.int64))
            for number in np.flatnonzero(self._used).tolist()
        }
        first = 0
        for part in self._parts:
            last = first + part.events
            for row, number in enumerate(part.columns.tolist()):
                kind, bits = all_cells[number]
                kind[first:last] = part.kind[row]
                bits[first:last] = part.bits[row]
            first = last
        return all_cells

    def _occurrences(self) -> Int64Array:
        # Mostly all are zero; zeros that are never touched take no memory.
        occurrences = np.zeros(self.event_count, np.int64)
        first = 0
        for part in self._parts:
            if part.num_occurrences is not None:
                occurrences[first : first + part.events] = part.num_occurrences
            first += part.events
        return occurrences


def _joined(pieces: list[Int64Array]) -> Int64Array:
    """The pieces as one array, and the list emptied, so that both exist for as short as may be."""
    joined = concatenate_or_empty(pieces)
    pieces.clear()
    return joined
