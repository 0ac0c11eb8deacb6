"""An estimate of how many events of a profile will be kept, before any line is read whole.

In: a source and a `Selection`.  Out: the lines with their bytes and an estimate of their events.
An event takes from 15 to 150 bytes in a file, depending on its writer, and unwanted events (the
Python tracer's) may be nearly all; but a kept event always takes about the same memory.  So the
beginnings of the longest lines are decoded and counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from tensorboard_plugin_overview.decode.columns import Selection
from tensorboard_plugin_overview.decode.lines.vectorized import decode_vectorized
from tensorboard_plugin_overview.decode.plane_reader import LineSample, PlaneParts, PlaneReader
from tensorboard_plugin_overview.decode.wire.source import Source, SourceLike
from tensorboard_plugin_overview.decode.wire.wire import DamageError, Span

# Enough lines and bytes for the average event, and so few that decoding them takes no time.
_MOST_LINES = 32
_SAMPLE_SHARE = 1 / 64
_LEAST_SAMPLE_BYTES = 1 << 14
_MOST_SAMPLE_BYTES = 1 << 18


@dataclass(frozen=True)
class LineEstimate:
    """A line of a profile.

    Attributes:
        plane: the plane's name.
        line: the line's name, if it stands before the line's events.
        bytes: of the line in the file.
        events: the estimated number of its wanted events.
        columns: the number of wanted stats that they have.
    """

    plane: str
    line: str
    bytes: int
    events: int
    columns: int


def estimate_lines(source: SourceLike, selection: Selection) -> Sequence[LineEstimate]:
    """Estimates the lines of a profile, up to the damage if there is any, the longest first.

    Args:
        source: as in `read_xspace`.
        selection: the wanted parts; lines of an unwanted plane are left out.

    Raises:
        EmptyProfileError: the source is empty.
        UnreadableProfileError: it cannot be opened.
    """
    with Source(source) as opened:
        reader = PlaneReader(opened, selection, decode_vectorized, _MOST_SAMPLE_BYTES)
        places: list[tuple[PlaneParts, Span]] = []
        found: list[LineEstimate] = []
        # Planes behind the damage will not be read; a file that shrinks ends where it does.
        with suppress(DamageError):
            for span in reader.index().planes:
                if reader.has_lines(span):
                    parts = reader.outline(span)
                    places += ((parts, line) for line in parts.lines)
        places.sort(key=lambda place: place[1][0] - place[1][1])
        with suppress(DamageError):
            found += _estimates(reader, places)
        return found


def _estimates(
    reader: PlaneReader, places: Sequence[tuple[PlaneParts, Span]]
) -> Iterator[LineEstimate]:
    # The sum of the samples so far stands for the lines that are not sampled.
    seen = LineSample("", 0, 0, 0)
    for number, (parts, line) in enumerate(places):
        size = line[1] - line[0]
        sample = seen
        if number < _MOST_LINES:
            sample = reader.sample(parts, line, _sample_bytes(size))
            seen = LineSample(
                "",
                seen.bytes + sample.bytes,
                seen.events + sample.events,
                max(seen.columns, sample.columns),
            )
        events = round(size * sample.events / max(sample.bytes, 1))
        yield LineEstimate(parts.plane.name, sample.name, size, events, sample.columns)


def _sample_bytes(line_bytes: int) -> int:
    wanted = int(line_bytes * _SAMPLE_SHARE)
    return min(max(wanted, _LEAST_SAMPLE_BYTES), _MOST_SAMPLE_BYTES)
