"""The outer structure of a profile: the places of its planes, lines and tables of names.

In: a source.  Out: spans.  The body of a line or of an event's metadata is not read here, so that a
reader can leave it out by name.  The number of planes, lines and other fields is limited, because
each costs a few hundred bytes of memory but only two of the file.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tensorboard_plugin_overview.decode.lines.metadata import as_text
from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.wire import (
    LENGTH,
    VARINT,
    DamageError,
    Span,
    encode_field,
    signed,
)

_MAX_PLANES = 10_000
_MAX_STRINGS = 10_000
_MAX_LINES = 100_000
_MAX_FIELDS = 2_000_000

# Text beyond this (hostnames, errors, names) is no text for a page.
_MAX_STRING_BYTES = 1 << 16
# An event's metadata, or one stat of it, larger than this is looked into before it is read.
_LARGE_BYTES = 1 << 16
# The rest of a plane behind its lines is parsed at once if it is no larger: by far the most common
# case, and many times as fast as going through thousands of names one by one.
_SHORT_TABLES_BYTES = 1 << 20


@dataclass
class SpaceOutline:
    """An XSpace: its planes' spans and its own strings, up to the damage if there is any."""

    planes: list[Span] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    hostnames: list[str] = field(default_factory=list)
    damage: DamageError | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it has none of an XSpace's parts."""
        return not (self.planes or self.errors or self.warnings or self.hostnames)


@dataclass
class PlaneOutline:
    """An XPlane: its small fields, and spans of the rest.

    Attributes:
        lines: spans of the XLine messages.
        names: runs of fields, tags included, with stat metadata and the plane's own stats.
        event_metadata: runs of fields, tags included, with event metadata.
        large_event_metadata: spans of map entries that are too large to be read unseen.
        short_tables: from the first event metadata on, the rest of the plane, not looked into; None
            where all of the plane is in the other spans.
    """

    id: int = 0
    name: str = ""
    lines: list[Span] = field(default_factory=list)
    names: list[Span] = field(default_factory=list)
    event_metadata: list[Span] = field(default_factory=list)
    large_event_metadata: list[Span] = field(default_factory=list)
    short_tables: Span | None = None


class OutlineReader:
    """Finds planes and their parts, within limits for the whole profile."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._lines_left = _MAX_LINES
        self._fields_left = _MAX_FIELDS

    def space(self) -> SpaceOutline:
        """Outlines the whole profile; damage ends it and is noted there."""
        index = SpaceOutline()
        strings = {2: index.errors, 3: index.warnings, 4: index.hostnames}
        try:
            for number, wire, _, _, start, end in self._source.fields((0, self._source.size)):
                self.count_fields(1)
                if wire != LENGTH:
                    continue
                if number == 1:
                    if len(index.planes) == _MAX_PLANES:
                        raise DamageError("it has too many planes")
                    index.planes.append((start, end))
                elif number in strings and len(strings[number]) < _MAX_STRINGS:
                    end = min(end, start + _MAX_STRING_BYTES)
                    strings[number].append(as_text(self._source.read(start, end)))
        except DamageError as damage:
            index.damage = damage
        return index

    def plane(self, span: Span) -> PlaneOutline:
        """Outlines a plane, without the tables of names at its end if those are short.

        Raises:
            DamageError: it breaks off, or has more parts than a profile has.
        """
        index = PlaneOutline()
        self._walk(span, index, _SHORT_TABLES_BYTES)
        return index

    def finish(self, index: PlaneOutline) -> None:
        """Outlines the short tables too.

        Raises:
            DamageError: as in `plane`.
        """
        if index.short_tables is not None:
            tables, index.short_tables = index.short_tables, None
            self._walk(tables, index)

    def count_fields(self, count: int) -> None:
        """Counts fields that were read elsewhere.

        Raises:
            DamageError: there are more than a profile has.
        """
        self._fields_left -= count
        if self._fields_left < 0:
            raise DamageError("it has too many parts")

    def _walk(self, span: Span, index: PlaneOutline, short_tables_bytes: int = -1) -> None:
        for number, wire, value, head, start, end in self._source.fields(span):
            self.count_fields(1)
            if number == 1 and wire == VARINT:
                index.id = signed(value)
            elif wire != LENGTH:
                pass
            elif number == 2:
                name_end = min(end, start + _MAX_STRING_BYTES)
                index.name = as_text(self._source.read(start, name_end))
            elif number == 3:
                if not self._lines_left:
                    raise DamageError("it has too many lines")
                self._lines_left -= 1
                index.lines.append((start, end))
            elif number == 4 and span[1] - head <= short_tables_bytes:
                index.short_tables = head, span[1]
                return
            elif number == 4 and end - start > _LARGE_BYTES:
                index.large_event_metadata.append((start, end))
            elif number == 4:
                _extend(index.event_metadata, head, end)
            elif number in (5, 6):
                _extend(index.names, head, end)

    def slim_event_metadata(self, span: Span, wanted_stats: frozenset[int] | None) -> bytes:
        """Returns an event-metadata entry as a field of XPlane, without large unwanted parts.

        Args:
            span: of the map entry.
            wanted_stats: ids of the stats to keep whatever their size; None keeps all.
        """
        entry: list[bytes] = []
        for number, wire, _, head, start, end in self._source.fields(span):
            self.count_fields(1)
            if number == 2 and wire == LENGTH:
                entry.append(encode_field(2, self._slim_value((start, end), wanted_stats)))
            elif end - start <= _LARGE_BYTES:
                entry.append(self._source.read(head, end))
        return encode_field(4, b"".join(entry))

    def _slim_value(self, span: Span, wanted_stats: frozenset[int] | None) -> bytes:
        """Returns an XEventMetadata message with short names and without large unwanted parts."""
        names: list[bytes] = []
        kept: list[Span] = []
        for number, wire, _, head, start, end in self._source.fields(span):
            self.count_fields(1)
            is_small = end - start <= _LARGE_BYTES
            is_stat = number == 5 and wire == LENGTH
            if number in (2, 4) and wire == LENGTH:
                name = self._source.read(start, min(end, start + _MAX_STRING_BYTES))
                names.append(encode_field(number, name))
            elif is_small or (is_stat and self._is_wanted((start, end), wanted_stats)):
                _extend(kept, head, end)
        return b"".join([*names, *(self._source.read(*run) for run in kept)])

    def _is_wanted(self, stat: Span, wanted_stats: frozenset[int] | None) -> bool:
        if wanted_stats is None:
            return True
        ids = [field.value for field in self._source.fields(stat) if field[:2] == (1, VARINT)]
        return bool(ids) and signed(ids[-1]) in wanted_stats


def _extend(runs: list[Span], start: int, end: int) -> None:
    """Adds a span to a list of runs, as part of the last one where it follows that directly."""
    if runs and runs[-1][1] == start:
        runs[-1] = (runs[-1][0], end)
    else:
        runs.append((start, end))
