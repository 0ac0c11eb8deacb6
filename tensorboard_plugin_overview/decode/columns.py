"""The decoded profile: an XSpace as numpy columns, with no meaning attached.

In: nothing (these are types).  Out: `XSpace` > `Plane` > `Line` > `Events` > `StatColumn`, the raw
types that every later stage reads.  Times stay as the file has them: an event starts
`line.timestamp_ns` nanoseconds plus `events.offset_ps` picoseconds after the file's clock zero,
which may be the start of the capture or the Unix epoch.  `Line.start_ps` rebases them, because
epoch nanoseconds times a thousand leave 64 bits.

Schema: `xplane.proto` of OpenXLA (tsl/profiler/protobuf).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array, UInt8Array
from tensorboard_plugin_overview.catalog.unreadable import UnreadableProfileError

StatValue: TypeAlias = int | float | str | bytes

# The kind of an XStat's value is its field number on the wire.
ABSENT = 0
DOUBLE = 2
UINT64 = 3
INT64 = 4
TEXT = 5
BYTES = 6
REF = 7
COMPRESSED_TEXT = 8


# The sum of two such times stays well within 64 bits.
_MOST_PS = 1 << 61

# FLOPs, bytes and rates of a device are far below.  A damaged double may be infinite, or so large
# that the sum of two is.
_ABSURD = 1e24


def amount(value: StatValue | None) -> float | None:
    """Returns the number if it can count or measure something: not negative, infinite or absurd."""
    if isinstance(value, (int, float)) and 0 <= value < _ABSURD:
        return float(value)
    return None


def text_of(value: StatValue | None) -> str:
    """Returns the text; "" for a value that is no text."""
    return value if isinstance(value, str) else ""


class DamagedProfileError(UnreadableProfileError):
    """A scan met damage; the chunks before it are good."""


@dataclass(frozen=True, eq=False)
class StatColumn:
    """One stat of all events of a line.

    Attributes:
        kind: uint8[n], `ABSENT` where the event lacks the stat, else `DOUBLE`, `UINT64`, `INT64` or
            `TEXT`. References, compressed strings and bytes are decoded to `TEXT`.
        bits: int64[n], the value: an integer (a uint64 keeps its 64 bits), the bits of a double, or
            an index into `texts`. 0 where absent.
        texts: the distinct strings of the column.
    """

    kind: UInt8Array
    bits: Int64Array
    texts: Sequence[str] = ()

    def take(self, rows: Int64Array) -> StatColumn:
        """Returns the stat of some of the events."""
        return StatColumn(self.kind.take(rows), self.bits.take(rows), self.texts)

    @property
    def present(self) -> BoolArray:
        """bool[n]: the event carries this stat."""
        present: BoolArray = self.kind != ABSENT
        return present

    def integers(self, missing: int = 0) -> Int64Array:
        """Returns int64[n]: integer values; `missing` where the stat is absent or is no integer."""
        return np.where((self.kind == INT64) | (self.kind == UINT64), self.bits, np.int64(missing))

    def numbers(self) -> FloatArray:
        """Returns float64[n]: numeric values; NaN where the stat is absent or is a text."""
        values = np.where(self.kind == UINT64, self.bits.view(np.uint64).astype(np.float64), np.nan)
        values = np.where(self.kind == INT64, self.bits.astype(np.float64), values)
        return np.where(self.kind == DOUBLE, self.bits.view(np.float64), values)

    def amounts(self) -> FloatArray:
        """Returns float64[n]: the numbers for which `amount` has a value; NaN for others."""
        numbers = self.numbers()
        return np.where((numbers >= 0) & (numbers < _ABSURD), numbers, np.nan)

    def text_codes(self) -> Int64Array:
        """Returns int64[n]: index into `texts`; -1 where the stat is absent or is no text."""
        return np.where(self.kind == TEXT, self.bits, np.int64(-1))


@dataclass(frozen=True, eq=False)
class Events:
    """The events of one line, in file order.

    Attributes:
        metadata_id: int64[n], key of `Plane.event_metadata`.
        offset_ps: int64[n], start after `Line.timestamp_ns`; 0 for an aggregated event.
        duration_ps: int64[n], as in the file, so possibly negative or absurd in a damaged one.
        num_occurrences: int64[n], 0 for an ordinary event; for an aggregated one, which has no
            start, its number of executions.
        stats: by name, the wanted stats that at least one event has.
    """

    metadata_id: Int64Array
    offset_ps: Int64Array
    duration_ps: Int64Array
    num_occurrences: Int64Array
    stats: Mapping[str, StatColumn] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.metadata_id)


@dataclass(frozen=True)
class Line:
    """One timeline of a plane: a thread, a stream, or a derived row.

    `truncated` is True where the file ended, or was damaged, inside this line.
    """

    id: int
    name: str
    display_name: str
    timestamp_ns: int
    events: Events
    truncated: bool = False

    def start_ps(self, origin_ns: int) -> Int64Array:
        """Returns int64[n]: event starts in picoseconds after `origin_ns` (same clock as the file).

        Base and offset each stop at ±2^61 (26 days), so that absurd ones stay absurd.
        """
        base_ps = max(-_MOST_PS, min((self.timestamp_ns - origin_ns) * 1000, _MOST_PS))
        start_ps: Int64Array = np.clip(self.events.offset_ps, -_MOST_PS, _MOST_PS) + base_ps
        return start_ps


_NO_STATS: Mapping[str, StatValue] = MappingProxyType({})


class EventMetadata(NamedTuple):
    """The properties that events of one kind share. `stats` holds the wanted ones."""

    name: str
    display_name: str = ""
    stats: Mapping[str, StatValue] = _NO_STATS


@dataclass(frozen=True)
class Plane:
    """A device, the host, or a table of metadata."""

    id: int
    name: str
    lines: Sequence[Line] = ()
    event_metadata: Mapping[int, EventMetadata] = field(default_factory=dict)
    stat_names: frozenset[str] = frozenset()
    stats: Mapping[str, StatValue] = field(default_factory=dict)

    def event_name(self, metadata_id: int) -> str:
        """Returns the event's name; "" where the file has no metadata for it."""
        metadata = self.event_metadata.get(metadata_id)
        return metadata.name if metadata else ""


@dataclass(frozen=True)
class XSpace:
    """One host's profile.

    `status` is `partial` where the file was damaged or cut.  The planes before the damage are here,
    and `message` describes it in one sentence.
    """

    planes: Sequence[Plane]
    hostnames: Sequence[str] = ()
    errors: Sequence[str] = ()
    warnings: Sequence[str] = ()
    status: Literal["ok", "partial"] = "ok"
    message: str | None = None


def _all_planes(plane_name: str) -> bool:
    return True


def _all_lines(plane_name: str, line_name: str, line_id: int) -> bool:
    return True


@dataclass(frozen=True)
class Selection:
    """The parts of a file that a reader wants; all else is skipped before it is decoded.

    Attributes:
        plane: plane name -> keep its lines. A plane that is not kept still appears, with its own
            stats, without lines and event metadata.
        line: (plane name, line name, line id) -> decode its events.
        event_stats: names of the event stats to keep; None keeps all.
        metadata_stats: names of the event-metadata stats to keep; None keeps all.
        least_frame_ps: the least duration of the Python tracer's events (names that begin with `$`)
            to keep; None keeps none.
    """

    plane: Callable[[str], bool] = _all_planes
    line: Callable[[str, str, int], bool] = _all_lines
    event_stats: frozenset[str] | None = None
    metadata_stats: frozenset[str] | None = None
    least_frame_ps: int | None = None
