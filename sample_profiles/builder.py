"""A fluent builder of XSpace files, for sample profiles and for readable test cases.

In: planes, lines and events in the user's words (names, milliseconds, named stats).  Out: the bytes
of one `.xplane.pb`.

    space = SpaceBuilder(hostname="host0")
    gpu = space.plane("/device:GPU:0", core_count=80)
    stream = gpu.line("Stream #14(Compute)")
    stream.event("gemm", start_ms=1.5, duration_ms=2.0, correlation_id=7, group_id=0)
    stream.event("relu", start_ms=3.5, duration_ms=0.25, correlation_id=8, group_id=0)
    data = space.to_bytes()

Metadata ids are given out plane by plane in the order of first use: equal calls make equal bytes.
Nothing is checked for sense: events may overlap, run backwards or lack what a real profiler writes,
because readers must cope with that.  What the builder has no word for can be done on `message`, the
protobuf message under construction.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, TypeAlias

from tensorboard_plugin_overview.decode.messages import XSpaceMessage

PS_PER_MS = 1_000_000_000


@dataclass(frozen=True)
class Unsigned:
    """A stat value written as `uint64_value`; a plain int is written as `int64_value`."""

    value: int


@dataclass(frozen=True)
class Ref:
    """A text written as `ref_value`: stored once, as the name of a stat-metadata entry."""

    text: str


@dataclass(frozen=True)
class Compressed:
    """A text written gzipped, as `compressed_str_value`."""

    text: str


Text: TypeAlias = str | bytes
"""A name. Bytes are written as they are, so that a test can write what is not UTF-8."""

Milliseconds: TypeAlias = int | float | Decimal
Stat: TypeAlias = int | float | str | bytes | Unsigned | Ref | Compressed
"""int -> int64, float -> double, str -> str, bytes -> bytes; the wrappers choose another field."""


class SpaceBuilder:
    """One host's profile.

    Args:
        hostname: the only entry of `hostnames`; None writes none.
    """

    def __init__(self, hostname: Text | None = None) -> None:
        self.message: Any = XSpaceMessage()
        if hostname is not None:
            self.message.hostnames.append(_encoded(hostname))

    def plane(self, name: Text, /, *, id: int = 0, **stats: Stat) -> PlaneBuilder:
        """Adds a plane, with the given plane stats."""
        return PlaneBuilder(self.message.planes.add(id=id, name=_encoded(name))).stats(**stats)

    def warning(self, text: Text) -> SpaceBuilder:
        """Adds a warning of the profiler."""
        self.message.warnings.append(_encoded(text))
        return self

    def error(self, text: Text) -> SpaceBuilder:
        """Adds an error of the profiler."""
        self.message.errors.append(_encoded(text))
        return self

    def to_bytes(self) -> bytes:
        """The file's content, the same for the same calls."""
        data: bytes = self.message.SerializeToString(deterministic=True)
        return data


class PlaneBuilder:
    """One plane: a device, the host, or a table of metadata. Made by `SpaceBuilder.plane`."""

    def __init__(self, message: Any) -> None:
        self.message = message
        self._stat_ids: dict[Text, int] = {}
        self._event_ids: dict[Text, int] = {}
        self._last_event_id = 0

    def stats(self, stats: Mapping[str, Stat] | None = None, /, **named: Stat) -> PlaneBuilder:
        """Adds stats of the plane itself."""
        self._add_stats(self.message, stats, named)
        return self

    def declare(self, *stat_names: str) -> PlaneBuilder:
        """Lists stat names that no event need carry (`group_id` marks a plane as grouped)."""
        for name in stat_names:
            self._stat_id(name)
        return self

    def metadata(
        self,
        name: Text,
        /,
        *,
        metadata_id: int | None = None,
        display_name: Text = "",
        metadata: bytes = b"",
        stats: Mapping[str, Stat] | None = None,
        **named: Stat,
    ) -> PlaneBuilder:
        """Describes what the events called `name` have in common.

        Only needed for more than the name; to be called before the first such event.  A second call
        with the same name adds a second entry, to which later events of that name refer.
        """
        if metadata_id is None:
            metadata_id = self._last_event_id + 1
        self._last_event_id = max(self._last_event_id, metadata_id)
        entry = self.message.event_metadata.add(key=metadata_id).value
        entry.id = metadata_id
        entry.name = _encoded(name)
        entry.display_name = _encoded(display_name)
        entry.metadata = metadata
        self._add_stats(entry, stats, named)
        self._event_ids[name] = metadata_id
        return self

    def line(
        self,
        name: Text,
        /,
        *,
        id: int | None = None,
        timestamp_ns: int = 0,
        display_name: Text = "",
    ) -> LineBuilder:
        """Adds a line: a thread, a stream, or a derived row.

        Args:
            name: the line's name.
            id: thread or stream id; by default the line's number in the plane, from 1.
            timestamp_ns: the file's time at which the line's events count from.
            display_name: a nicer name, if any.
        """
        message = self.message.lines.add(
            id=len(self.message.lines) + 1 if id is None else id,
            name=_encoded(name),
            timestamp_ns=timestamp_ns,
            display_name=_encoded(display_name),
        )
        return LineBuilder(self, message)

    def _event_id(self, name: Text) -> int:
        if name not in self._event_ids:
            self.metadata(name)
        return self._event_ids[name]

    def _stat_id(self, name: Text) -> int:
        stat_id = self._stat_ids.get(name)
        if stat_id is None:
            stat_id = self._stat_ids[name] = len(self._stat_ids) + 1
            entry = self.message.stat_metadata.add(key=stat_id).value
            entry.id = stat_id
            entry.name = _encoded(name)
        return stat_id

    def _add_stats(
        self, owner: Any, stats: Mapping[str, Stat] | None, named: Mapping[str, Stat]
    ) -> None:
        for source in (stats or {}, named):
            for name, value in source.items():
                owner.stats.add(metadata_id=self._stat_id(name), **self._stat_field(value))

    def _stat_field(self, value: Stat) -> dict[str, int | float | bytes]:
        match value:
            case int():
                return {"int64_value": value}
            case float():
                return {"double_value": value}
            case str():
                return {"str_value": value.encode()}
            case bytes():
                return {"bytes_value": value}
            case Unsigned():
                return {"uint64_value": value.value}
            case Ref():
                return {"ref_value": self._stat_id(value.text)}
            case Compressed():
                return {"compressed_str_value": gzip.compress(value.text.encode(), mtime=0)}
        raise TypeError(f"a stat cannot be a {type(value).__name__}: {value!r}")


class LineBuilder:
    """One line of a plane. Made by `PlaneBuilder.line`."""

    def __init__(self, plane: PlaneBuilder, message: Any) -> None:
        self.message = message
        self._plane = plane

    def event(
        self,
        name: Text,
        /,
        *,
        start_ms: Milliseconds | None = None,
        start_ps: int | None = None,
        duration_ms: Milliseconds | None = None,
        duration_ps: int | None = None,
        stats: Mapping[str, Stat] | None = None,
        **named: Stat,
    ) -> LineBuilder:
        """Adds an event.

        Args:
            name: names the event's metadata, which is made on first use.
            start_ms: start after the line's timestamp; or `start_ps`, one of the two.
            start_ps: the same in picoseconds.
            duration_ms: duration; or `duration_ps`; neither means an instant (0).
            duration_ps: the same in picoseconds.
            stats: stats whose names are no Python identifiers.
            **named: the other stats.

        Raises:
            TypeError: no start, or a time in both units, or a stat of an unknown type.
        """
        start = _picoseconds(start_ms, start_ps)
        if start is None:
            raise TypeError(f"event {name!r} needs start_ms or start_ps")
        event = self.message.events.add(
            metadata_id=self._plane._event_id(name),
            offset_ps=start,
            duration_ps=_picoseconds(duration_ms, duration_ps) or 0,
        )
        self._plane._add_stats(event, stats, named)
        return self

    def aggregate(
        self,
        name: Text,
        /,
        *,
        num_occurrences: int,
        duration_ms: Milliseconds | None = None,
        duration_ps: int | None = None,
        stats: Mapping[str, Stat] | None = None,
        **named: Stat,
    ) -> LineBuilder:
        """Adds an aggregated event: a number of executions with their total duration, no start."""
        event = self.message.events.add(
            metadata_id=self._plane._event_id(name),
            num_occurrences=num_occurrences,
            duration_ps=_picoseconds(duration_ms, duration_ps) or 0,
        )
        self._plane._add_stats(event, stats, named)
        return self


def _encoded(text: Text) -> bytes:
    return text.encode() if isinstance(text, str) else text


def _picoseconds(milliseconds: Milliseconds | None, picoseconds: int | None) -> int | None:
    """Either time as whole picoseconds: 0.1 ms is 100,000,000 ps, not a float's neighbour of it."""
    if milliseconds is None:
        return picoseconds
    if picoseconds is not None:
        raise TypeError("give a time in milliseconds or in picoseconds, not in both")
    return round(Decimal(str(milliseconds)) * PS_PER_MS)
