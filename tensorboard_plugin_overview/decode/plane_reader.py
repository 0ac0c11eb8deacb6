"""The steps of reading a profile, in the order in which `xspace` takes them.

In: an open source and a selection.  Out: the outline of planes, then lines whole or in chunks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError
from tensorboard_plugin_overview.decode.columns import Events, Line, Plane, Selection
from tensorboard_plugin_overview.decode.lines.assemble import EventsBuilder
from tensorboard_plugin_overview.decode.lines.lines import LineHeader, read_header, read_segments
from tensorboard_plugin_overview.decode.lines.metadata import (
    EventMetadataTable,
    Inflater,
    StatNames,
    parse_plane,
    stat_names,
    stat_values,
)
from tensorboard_plugin_overview.decode.lines.segment import (
    ALL_WANTED,
    NO_IDS,
    DecodeSegment,
    Segment,
    Unwanted,
)
from tensorboard_plugin_overview.decode.lines.sequential import decode_sequential
from tensorboard_plugin_overview.decode.lines.texts import TextTable
from tensorboard_plugin_overview.decode.outline import OutlineReader, PlaneOutline, SpaceOutline
from tensorboard_plugin_overview.decode.wire.source import ShrunkError, Source
from tensorboard_plugin_overview.decode.wire.varints import Window
from tensorboard_plugin_overview.decode.wire.wire import DamageError, Span

_PYTHON_TRACER_PREFIX = b"$"
_CHUNK_EVENTS = 1 << 16
_WORTH_A_THREAD_BYTES = 1 << 20


@dataclass(frozen=True)
class PlaneParts:
    """A plane before its lines are read.

    Attributes:
        plane: all of it but the lines.
        lines: their spans; none where the plane is not wanted.
        names: the plane's stat names.
        stat_columns: the stats wanted of events.
        columns: stat id -> index in `stat_columns`.
        unwanted_events: those to leave out.
    """

    plane: Plane
    lines: Sequence[Span] = ()
    names: StatNames = field(default_factory=lambda: StatNames({}))
    stat_columns: Sequence[str] = ()
    columns: IdTable = NO_IDS
    unwanted_events: Unwanted = ALL_WANTED


class LineSample(NamedTuple):
    """Counts of the beginning of a line.

    Attributes:
        name: of the line, if it stands before the line's events.
        bytes: decoded; all of a line that is not wanted.
        events: the wanted ones among them.
        columns: wanted stats that at least one of these has.
    """

    name: str
    bytes: int
    events: int
    columns: int


class PlaneReader:
    """Reads the planes of one profile; its parts share windows and budgets.

    A window holds the bytes that are decoded at once.  A small one stays in the processor's cache;
    a large one makes threads wait less for each other, as they do between two numpy operations.
    """

    def __init__(
        self,
        source: Source,
        selection: Selection,
        fast: DecodeSegment | None,
        window_bytes: int,
    ) -> None:
        self._window_bytes = window_bytes
        self._source = source
        self._selection = selection
        self._fast = fast
        self._outlines = OutlineReader(source)
        # A list's pop and append are atomic.
        self._windows: list[Window] = []
        self._inflate = Inflater()

    def index(self) -> SpaceOutline:
        """Outlines the profile, up to the damage that ends it if there is any.

        Raises:
            EmptyProfileError: there is not one byte.
        """
        if not self._source.size:
            raise EmptyProfileError(
                "The profile is empty: it is still to be written, or it would have exceeded 2 GB, "
                "in which case profilers write an empty file; wait, or capture for a shorter time."
            )
        index = self._outlines.space()
        if index.is_empty and not index.damage:
            index.damage = DamageError("it has none of a profile's parts")
        return index

    def has_lines(self, span: Span) -> bool:
        """Returns whether a plane has a line, without looking at its tables of names.

        Raises:
            DamageError: the fields before the first line are damaged.
        """
        return any(number == 3 for number, *_ in self._source.fields(span))

    def sample(self, parts: PlaneParts, span: Span, most_bytes: int) -> LineSample:
        """Counts the wanted events at the beginning of a line.

        Args:
            parts: of the line's plane.
            span: of the line.
            most_bytes: the limit of bytes to decode.

        Raises:
            ShrunkError: the file has become shorter.
        """
        header = LineHeader()
        decoded = events = 0
        columns: set[int] = set()
        try:
            first = read_header(self._source, span, header)
            if header.name and not self._selection.line(parts.plane.name, header.name, header.id):
                return LineSample(header.name, span[1] - span[0], 0, 0)
            cut = first, min(span[1], first + most_bytes)
            with self._borrowed_window() as window:
                for segment in self._segments(parts, cut, window):
                    decoded += segment.consumed
                    events += len(segment)
                    columns.update(np.unique(segment.stats.column).tolist())
        except ShrunkError:
            raise
        except DamageError:
            # The sample ends at the damage.
            pass
        return LineSample(header.name, decoded, events, len(columns))

    def outline(self, span: Span) -> PlaneParts:
        """Reads a plane without its lines.

        Raises:
            DamageError: its structure or its tables are damaged.
        """
        index = self._outlines.plane(span)
        message = tables = self._short_tables(index)
        if message is None:
            self._outlines.finish(index)
            message = parse_plane(b"".join(self._source.read(*run) for run in index.names))
        names = stat_names(message)
        plane = Plane(
            index.id,
            index.name,
            stat_names=frozenset(names.names),
            stats=stat_values(message.stats, names, None, self._inflate),
        )
        if not self._selection.plane(index.name):
            return PlaneParts(plane)
        if tables is None:
            tables = parse_plane(b"".join(self._event_metadata_pieces(index, names)))
        metadata = self._event_metadata_table(tables, names)
        least_ps = self._selection.least_frame_ps
        frames = metadata.ids_named(_PYTHON_TRACER_PREFIX) if least_ps != 0 else []
        stat_columns, columns = names.columns(self._selection.event_stats)
        return PlaneParts(
            replace(plane, event_metadata=metadata),
            index.lines,
            names,
            stat_columns,
            columns,
            Unwanted(IdTable(np.array(frames, np.int64)), least_ps),
        )

    def begin_plane(self, span: Span, pool: Executor) -> Callable[[], Plane]:
        """Begins to read a plane, its long lines in other threads; the result returns all of it.

        Args:
            span: of the plane.
            pool: runs the reading of long lines.

        Raises:
            DamageError: its structure or its tables are damaged. Damage inside a line only marks
                it. The result raises `ShrunkError`.
        """
        parts = self.outline(span)
        begun = {
            line_span: pool.submit(self.line, parts, line_span)
            for line_span in parts.lines
            if line_span[1] - line_span[0] >= _WORTH_A_THREAD_BYTES
        }

        def finish() -> Plane:
            lines = [
                begun[line_span].result() if line_span in begun else self.line(parts, line_span)
                for line_span in parts.lines
            ]
            return replace(parts.plane, lines=[line for line in lines if line is not None])

        return finish

    def line(self, parts: PlaneParts, span: Span) -> Line | None:
        """Reads a line with all of its events; None where it is not wanted.

        Args:
            parts: of the line's plane.
            span: of the line.

        Raises:
            ShrunkError: the file has become shorter.
        """
        for line in self._line_parts(parts, span, None):
            # Its name may stand, or change, behind its events.
            if self._selection.line(parts.plane.name, line.name, line.id):
                return line
        return None

    def chunks(self, parts: PlaneParts, span: Span) -> Iterator[Line]:
        """Yields a line in chunks; nothing where it is not wanted.

        Args:
            parts: of the line's plane.
            span: of the line.

        Raises:
            ShrunkError: the file has become shorter.
        """
        return self._line_parts(parts, span, _CHUNK_EVENTS)

    def _line_parts(
        self, parts: PlaneParts, span: Span, chunk_events: int | None
    ) -> Iterator[Line]:
        """Yields the line in chunks of at least `chunk_events` events, the last one excepted."""
        header = LineHeader()
        try:
            first = read_header(self._source, span, header)
        except ShrunkError:
            raise
        except DamageError:
            yield _line(header, _NO_EVENTS, truncated=True)
            return
        if header.name and not self._selection.line(parts.plane.name, header.name, header.id):
            return
        truncated = False
        builder = self._builder(parts)
        with self._borrowed_window() as window:
            for segment in self._segments(parts, (first, span[1]), window):
                for number, value in segment.header:
                    header.take(number, value)
                truncated |= segment.damaged
                try:
                    builder.add(window, segment)
                except DamageError:
                    truncated = True
                    break
                if chunk_events is not None and builder.event_count >= chunk_events:
                    yield _line(header, builder.build())
                    builder = self._builder(parts)
        yield _line(header, builder.build(), truncated=truncated)

    def _segments(self, parts: PlaneParts, span: Span, window: Window) -> Iterator[Segment]:
        return read_segments(
            self._source,
            span,
            window,
            parts.columns,
            parts.unwanted_events,
            self._fast,
            decode_sequential,
        )

    @contextmanager
    def _borrowed_window(self) -> Iterator[Window]:
        """Lends a window to one line at a time; one is made for each thread."""
        try:
            window = self._windows.pop()
        except IndexError:
            window = Window(self._window_bytes)
        try:
            yield window
        finally:
            self._windows.append(window)

    def _builder(self, parts: PlaneParts) -> EventsBuilder:
        return EventsBuilder(parts.stat_columns, TextTable(parts.names, self._inflate))

    def _short_tables(self, index: PlaneOutline) -> Any:
        """Parses all tables of a plane at once; None where they must be found one by one.

        That is so where they are long or damaged, or where there is more than tables: protobuf
        writes a plane's other parts before them, but need not.
        """
        if index.short_tables is None:
            return None
        runs = [*index.names, index.short_tables]
        try:
            message = parse_plane(b"".join(self._source.read(*run) for run in runs))
        except DamageError:
            return None
        if message.lines or message.name or message.id:
            return None
        tables = (message.event_metadata, message.stat_metadata, message.stats)
        self._outlines.count_fields(sum(map(len, tables)))
        return message

    def _event_metadata_table(self, tables: Any, names: StatNames) -> EventMetadataTable:
        return EventMetadataTable(tables, names, self._selection.metadata_stats, self._inflate)

    def _event_metadata_pieces(self, index: PlaneOutline, names: StatNames) -> Iterator[bytes]:
        """Yields event metadata as fields of an XPlane, in file order, without large stats."""
        wanted = self._selection.metadata_stats
        wanted_ids = None
        if wanted is not None:
            wanted_ids = frozenset(id_ for id_, name in names.by_id.items() if name in wanted)
        small = ((run, False) for run in index.event_metadata)
        large = ((entry, True) for entry in index.large_event_metadata)
        for span, is_large in sorted([*small, *large]):
            if is_large:
                yield self._outlines.slim_event_metadata(span, wanted_ids)
            else:
                yield self._source.read(*span)


def _line(header: LineHeader, events: Events, *, truncated: bool = False) -> Line:
    return Line(header.id, header.name, header.display_name, header.timestamp_ns, events, truncated)


_NONE = np.zeros(0, np.int64)
_NO_EVENTS = Events(_NONE, _NONE, _NONE, _NONE)
