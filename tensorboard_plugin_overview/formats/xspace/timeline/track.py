"""The events of one line in order of time, on the clock of all.

In: nothing (this is a type, and what makes one of several).  Out: `EventTrack`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.decode.columns import ABSENT, TEXT, EventMetadata, StatColumn
from tensorboard_plugin_overview.decode.lines.metadata import event_names


@dataclass(frozen=True, eq=False)
class EventTrack:
    """The events of one line, sorted by start, the outer of two that start together first.

    Attributes:
        name: the line's name, such as `Stream #14(Compute)` or a thread's.
        start_ps: int64[n].
        end_ps: int64[n], never before `start_ps`.
        metadata_id: int64[n].
        num_occurrences: int64[n]; where it is not 0, the event stands for that many executions, and
            its start means nothing.
        event_metadata: of the plane.
        stats: columns of length n, by name.
    """

    name: str
    start_ps: Int64Array
    end_ps: Int64Array
    metadata_id: Int64Array
    num_occurrences: Int64Array
    event_metadata: Mapping[int, EventMetadata]
    stats: Mapping[str, StatColumn]

    def __len__(self) -> int:
        return len(self.start_ps)

    def event_name(self, index: int) -> str:
        """Returns the name of event `index`; "" where the file has none."""
        metadata = self.event_metadata.get(int(self.metadata_id[index]))
        return metadata.name if metadata else ""

    def classify(self, code_of_name: Callable[[str], int]) -> Int64Array:
        """Returns int64[n]: `code_of_name` of each event's name, asked once per kind of event."""
        return self.of_kinds([code_of_name(name) for name in self.names])

    def of_kinds(self, codes: Sequence[int] | Int64Array) -> Int64Array:
        """Returns int64[n]: for each event what `codes`, int64[k], says of its kind."""
        return np.asarray(codes, np.int64).take(self.kinds())

    @cached_property
    def _factorized(self) -> tuple[Int64Array, Int64Array]:
        return factorize(self.metadata_id)

    @property
    def ids(self) -> Int64Array:
        """int64[k]: the distinct metadata ids, ascending."""
        return self._factorized[0]

    @cached_property
    def names(self) -> Sequence[str]:
        """The names of the k kinds of events, "" where the file has none."""
        return event_names(self.event_metadata, self.ids.tolist())

    def named(self, names: Container[str]) -> Int64Array:
        """Returns int64[m]: the events with one of these names, in order."""
        wanted = [kind for kind, name in enumerate(self.names) if name in names]
        if not wanted:
            return np.zeros(0, np.int64)
        if len(wanted) == 1:
            return np.flatnonzero(self.metadata_id == self.ids[wanted[0]])
        return np.flatnonzero(np.isin(self.kinds(), wanted))

    def kinds(self) -> Int64Array:
        """Returns int64[n]: the kind of each event, an index into `ids` and `names`."""
        return self._factorized[1]

    def integers(self, stat: str, missing: int, at: Int64Array | None = None) -> Int64Array:
        """Returns the integer stat; `missing` where an event lacks it.

        Args:
            stat: its name.
            missing: what stands for none.
            at: int64[m], the events to look at; None for all.

        Returns:
            int64[m], or int64[n] of all.
        """
        column = self.stats.get(stat)
        if column is None:
            return np.full(len(self) if at is None else len(at), missing, np.int64)
        return (column if at is None else column.take(at)).integers(missing)

    def has(self, stat: str) -> BoolArray:
        """Returns bool[n]: the event carries the stat."""
        column = self.stats.get(stat)
        return np.zeros(len(self), np.bool_) if column is None else column.present

    def text(self, stat: str, index: int) -> str | None:
        """Returns a text stat of an event, None where there is none.

        Args:
            stat: its name.
            index: of the event.
        """
        column = self.stats.get(stat)
        if column is None or column.kind[index] != TEXT:
            return None
        return column.texts[int(column.bits[index])]

    def timed(self) -> EventTrack:
        """Returns the events that have a place in time."""
        return self._where(self.num_occurrences <= 0)

    def aggregates(self) -> EventTrack:
        """Returns the aggregated events: each a number of executions and their total time."""
        return self._where(self.num_occurrences > 0)

    def _where(self, chosen: BoolArray) -> EventTrack:
        return self if chosen.all() else self.take(np.flatnonzero(chosen))

    def take(self, rows: Int64Array) -> EventTrack:
        """Returns some of the events."""
        return EventTrack(
            self.name,
            self.start_ps.take(rows),
            self.end_ps.take(rows),
            self.metadata_id.take(rows),
            self.num_occurrences.take(rows),
            self.event_metadata,
            {name: column.take(rows) for name, column in self.stats.items()},
        )


def joined(tracks: Sequence[EventTrack]) -> EventTrack:
    """Joins the events of several lines of one name, in order of time."""
    if len(tracks) == 1:
        return tracks[0]
    together = concatenated(tracks)
    return together.take(np.lexsort((-together.end_ps, together.start_ps)))


def concatenated(tracks: Sequence[EventTrack]) -> EventTrack:
    """Concatenates the events of several tracks, under the first one's name."""
    if len(tracks) == 1:
        return tracks[0]
    metadata_id, event_metadata = _metadata(tracks)
    names = {name for track in tracks for name in track.stats}
    return EventTrack(
        tracks[0].name,
        np.concatenate([track.start_ps for track in tracks]),
        np.concatenate([track.end_ps for track in tracks]),
        metadata_id,
        np.concatenate([track.num_occurrences for track in tracks]),
        event_metadata,
        {name: _column([_stat(track, name) for track in tracks]) for name in names},
    )


def _metadata(tracks: Sequence[EventTrack]) -> tuple[Int64Array, Mapping[int, EventMetadata]]:
    """The events' ids and what these mean; each plane numbers its kinds of events by itself."""
    first = tracks[0].event_metadata
    if all(track.event_metadata is first for track in tracks):
        return np.concatenate([track.metadata_id for track in tracks]), first
    ids: list[Int64Array] = []
    meaning: dict[int, EventMetadata] = {}
    kinds = 0
    for track in tracks:
        ids.append(track.kinds() + kinds)
        for kind, own in enumerate(track.ids.tolist(), kinds):
            if own in track.event_metadata:
                meaning[kind] = track.event_metadata[own]
        kinds += len(track.ids)
    return np.concatenate(ids), meaning


def _stat(track: EventTrack, name: str) -> StatColumn:
    count = len(track)
    absent = StatColumn(np.full(count, ABSENT, np.uint8), np.zeros(count, np.int64))
    return track.stats.get(name, absent)


def _column(columns: Sequence[StatColumn]) -> StatColumn:
    """The columns one behind another; each numbers its texts by itself."""
    number: dict[str, int] = {}
    bits = []
    for column in columns:
        if not column.texts:
            bits.append(column.bits)
            continue
        codes = [number.setdefault(text, len(number)) for text in column.texts]
        # The last entry answers for -1, the events without a text.
        renumbered = np.array([*codes, -1], np.int64)[column.text_codes()]
        bits.append(np.where(column.kind == TEXT, renumbered, column.bits))
    kind = np.concatenate([column.kind for column in columns])
    return StatColumn(kind, np.concatenate(bits), list(number))
