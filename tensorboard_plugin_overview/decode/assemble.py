"""Segments to `Events`: one dense column per stat, its strings numbered.

In: the segments of a line or of a part of it.  Out: `columns.Events`.  Where an event carries a
stat twice, the first counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Events
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.decode.columns import StatColumn
from tensorboard_plugin_overview.decode.columns import UInt8Array
from tensorboard_plugin_overview.decode.segment import Segment
from tensorboard_plugin_overview.decode.texts import TextTable
from tensorboard_plugin_overview.decode.texts import compact
from tensorboard_plugin_overview.decode.varints import Window
from tensorboard_plugin_overview.decode.wire import DamageError

# Columns are dense, a stat that one event in a million has costs nine bytes for all of them. Real
# profiles stay below 6 bytes of columns for a byte of the file.
_FREE_BYTES = 64 << 20
_MOST_BYTES_PER_BYTE = 16
_EVENT_BYTES = 24
_CELL_BYTES = 9


@dataclass(frozen=True)
class _Part:
    """The columns of one segment; `stat_*` as in `StatRecords`, with texts numbered."""

    events: int
    num_occurrences: Int64Array | None
    stat_event: Int64Array
    stat_column: NDArray[np.uint16]
    stat_kind: UInt8Array
    stat_bits: Int64Array


class EventsBuilder:
    """Collects segments.

    Attributes:
        event_count: the events taken so far.
        byte_count: what their segments took in the file.
    """

    def __init__(self, stat_columns: Sequence[str], texts: TextTable) -> None:
        """`stat_columns` names the columns that stat records are numbered by."""
        self._stat_columns = stat_columns
        self._texts = texts
        self.event_count = 0
        self.byte_count = 0
        self._parts: list[_Part] = []
        self._metadata_id: list[Int64Array] = []
        self._offset_ps: list[Int64Array] = []
        self._duration_ps: list[Int64Array] = []

    def add(self, window: Window, segment: Segment) -> None:
        """Takes a segment; its texts are read from the window now."""
        self.byte_count += segment.consumed
        if not len(segment):
            return
        self.event_count += len(segment)
        stats = segment.stats
        kind, bits = self._texts.encode(window, stats)
        self._parts.append(
            _Part(
                len(segment),
                segment.num_occurrences,
                stats.event,
                stats.column.astype(np.uint16),
                kind,
                bits,
            )
        )
        self._metadata_id.append(segment.metadata_id)
        self._offset_ps.append(segment.offset_ps)
        self._duration_ps.append(segment.duration_ps)

    def build(self) -> Events:
        """All events taken; to be called once.

        Raises:
            DamageError: they would take far more memory than any real profile's events.
        """
        parts, count = self._parts, self.event_count
        used = np.zeros(len(self._stat_columns), np.bool_)
        for part in parts:
            used[part.stat_column] = True
        needed = count * (_EVENT_BYTES + _CELL_BYTES * int(used.sum()))
        if needed > _FREE_BYTES + _MOST_BYTES_PER_BYTE * self.byte_count:
            raise DamageError("its events carry absurdly many kinds of stats")
        return Events(
            _joined(self._metadata_id),
            _joined(self._offset_ps),
            _joined(self._duration_ps),
            _occurrences(parts, count),
            self._columns(parts, count, used),
        )

    def _columns(
        self, parts: Sequence[_Part], count: int, used: BoolArray
    ) -> dict[str, StatColumn]:
        kinds = {column: np.zeros(count, np.uint8) for column in np.flatnonzero(used).tolist()}
        values = {column: np.zeros(count, np.int64) for column in kinds}
        first = 0
        for part in parts:
            # A radix sort, so that rows are visited once and not once for each column.
            order = np.argsort(part.stat_column, kind="stable")
            bounds = np.cumsum(np.bincount(part.stat_column)).tolist()
            for column, (begin, end) in enumerate(pairwise([0, *bounds])):
                if begin == end:
                    continue
                # Backwards, so that of an event's equal stats the first is written last.
                rows = order[begin:end][::-1]
                events = first + part.stat_event[rows]
                kinds[column][events] = part.stat_kind[rows]
                values[column][events] = part.stat_bits[rows]
            first += part.events
        columns = {}
        for column, kind in kinds.items():
            bits, texts = compact(kind, values[column], self._texts.texts)
            columns[self._stat_columns[column]] = StatColumn(kind, bits, texts)
        return columns


def _joined(pieces: list[Int64Array]) -> Int64Array:
    """The pieces as one array, and the list emptied, so that both exist for as short as may be."""
    joined = np.concatenate(pieces) if pieces else np.zeros(0, np.int64)
    pieces.clear()
    return joined


def _occurrences(parts: Sequence[_Part], count: int) -> Int64Array:
    # Mostly none: then the zeros are never touched and take no memory.
    occurrences = np.zeros(count, np.int64)
    first = 0
    for part in parts:
        if part.num_occurrences is not None:
            occurrences[first : first + part.events] = part.num_occurrences
        first += part.events
    return occurrences
