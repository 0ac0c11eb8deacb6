"""One line of a plane: its own fields, and its events segment by segment.

In: a source and a span.  Out: a header, and `Segment`s read through one reused window.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.decode.lines.metadata import as_text
from tensorboard_plugin_overview.decode.lines.segment import (
    MAX_EVENT_BYTES,
    DecodeSegment,
    Segment,
    SegmentDecoder,
    Unwanted,
)
from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.varints import Window
from tensorboard_plugin_overview.decode.wire.wire import LENGTH, VARINT, Span, signed

# The window is filled anew when less than this part of it is left.
_REFILL = 1 / 8
_MAX_STRING_BYTES = 1 << 16
_EVENTS = 4


@dataclass
class LineHeader:
    """A line's own fields, as far as they have been read; protobuf writes `display_name` last."""

    id: int = 0
    name: str = ""
    display_name: str = ""
    timestamp_ns: int = 0

    def take(self, number: int, value: int | bytes) -> None:
        """Takes a field; unknown ones, and known ones of the wrong kind, are ignored.

        Args:
            number: of the field in XLine.
            value: a number, or the bytes of a text.
        """
        if isinstance(value, int):
            if number == 1:
                self.id = signed(value)
            elif number == 3:
                self.timestamp_ns = signed(value)
        elif number == 2:
            self.name = as_text(value[:_MAX_STRING_BYTES])
        elif number == 11:
            self.display_name = as_text(value[:_MAX_STRING_BYTES])


def read_header(source: Source, span: Span, header: LineHeader) -> int:
    """Reads the fields before the first event.

    Args:
        source: of the profile.
        span: of the line.
        header: takes the fields.

    Returns:
        The position of the first event, or of the line's end.

    Raises:
        DamageError: the fields break off.
    """
    for number, wire, value, head, start, end in source.fields(span):
        if number == _EVENTS and wire == LENGTH:
            return head
        if wire == LENGTH:
            header.take(number, source.read(start, min(end, start + _MAX_STRING_BYTES)))
        elif wire == VARINT:
            header.take(number, value)
    return span[1]


def read_segments(
    source: Source,
    span: Span,
    window: Window,
    columns: IdTable,
    unwanted: Unwanted,
    fast: DecodeSegment | None,
    sequential: DecodeSegment,
) -> Iterator[Segment]:
    """Decodes the fields of a line in that span, events and others.

    A segment is to be used before the next one is decoded, because its texts are in the window. One
    that is `damaged` is the last.

    Args:
        source: of the profile.
        span: of the line, or of a part of it that begins with an event.
        window: filled from the source again and again.
        columns: stat id -> number of its column.
        unwanted: the events to leave out.
        fast: the decoder tried first; None for none.
        sequential: the decoder of the rest.

    Raises:
        ShrunkError: the file has become shorter.
    """
    decoder = SegmentDecoder(fast, sequential, columns, unwanted, window.capacity)
    pos, end = span
    base = loaded = pos
    size = window.capacity
    while pos < end:
        if loaded - pos < _REFILL * window.capacity and loaded < end:
            base, loaded = pos, min(pos + size, end)
            window.load(source, base, loaded - base)
        segment = decoder.decode(window, pos - base, loaded - base)
        if not segment.consumed and not segment.damaged:
            # An event is larger than its loaded part.
            if loaded < end and loaded - pos < MAX_EVENT_BYTES:
                size = max(size, 2 * (loaded - pos))
                base, loaded = pos, min(pos + size, end)
                window.load(source, base, loaded - base)
                continue
            segment = replace(segment, damaged=True)
        yield segment
        if segment.damaged:
            return
        pos += segment.consumed
        size = window.capacity
