"""The reference reader: protobuf's own parse and plain loops, to compare the fast reader with.

Slow, and independent of everything in `decode` except the schema.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tensorboard_plugin_overview.decode.columns import (
    DOUBLE,
    INT64,
    TEXT,
    UINT64,
    Events,
    Line,
    Plane,
    Selection,
    XSpace,
)
from tensorboard_plugin_overview.decode.messages import XSpaceMessage

# A value with its kind; a double as its bits, so that NaN equals itself.
KindValue = tuple[int, int | str]


@dataclass
class OracleEvent:
    """One event in plain Python."""

    metadata_id: int
    offset_ps: int
    duration_ps: int
    num_occurrences: int
    stats: dict[str, KindValue] = field(default_factory=dict)


def text(raw: bytes) -> str:
    return raw.decode("utf-8", errors="replace")


def inflated(raw: bytes) -> str:
    try:
        return text(zlib.decompress(raw, zlib.MAX_WBITS | 32))
    except zlib.error:
        return ""


def event_stat(stat: Any, names: Mapping[int, str]) -> KindValue | None:
    which = stat.WhichOneof("value")
    if which is None:
        return None
    value = getattr(stat, which)
    if which == "double_value":
        return DOUBLE, struct.unpack("<q", struct.pack("<d", value))[0]
    if which == "uint64_value":
        return UINT64, value
    if which == "int64_value":
        return INT64, value
    if which == "ref_value":
        return TEXT, names.get(value - (1 << 64) if value >> 63 else value, "")
    if which == "compressed_str_value":
        return TEXT, inflated(value)
    return TEXT, text(value)


def metadata_stats(
    stats: Iterable[Any], names: Mapping[int, str], wanted: frozenset[str] | None
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for stat in stats:
        name = names.get(stat.metadata_id)
        which = stat.WhichOneof("value")
        if name is None or which is None or name in found:
            continue
        if wanted is not None and name not in wanted:
            continue
        value = getattr(stat, which)
        if which in ("double_value", "bytes_value", "uint64_value", "int64_value"):
            found[name] = value
        else:
            kind_value = event_stat(stat, names)
            assert kind_value is not None
            found[name] = kind_value[1]
    return found


def oracle_events(
    line: Any, names: Mapping[int, str], event_names: Mapping[int, str], selection: Selection
) -> list[OracleEvent]:
    events = []
    for message in line.events:
        if event_names.get(message.metadata_id, "").startswith("$"):
            least_ps = selection.least_frame_ps
            if least_ps is None or (least_ps and message.duration_ps < least_ps):
                continue
        event = OracleEvent(
            message.metadata_id, message.offset_ps, message.duration_ps, message.num_occurrences
        )
        for stat in message.stats:
            stat_name = names.get(stat.metadata_id)
            if stat_name is None or stat_name in event.stats:
                continue
            if selection.event_stats is not None and stat_name not in selection.event_stats:
                continue
            value = event_stat(stat, names)
            if value is not None:
                event.stats[stat_name] = value
        events.append(event)
    return events


def plain_events(events: Events) -> list[OracleEvent]:
    """Columns as the same plain objects."""
    plain = [
        OracleEvent(*row)
        for row in zip(
            events.metadata_id.tolist(),
            events.offset_ps.tolist(),
            events.duration_ps.tolist(),
            events.num_occurrences.tolist(),
            strict=True,
        )
    ]
    for name, column in events.stats.items():
        assert column.present.any(), f"column {name} is of no event"
        assert len(set(column.texts)) == len(column.texts), f"column {name} repeats a text"
        kinds, bits = column.kind.tolist(), column.bits.tolist()
        for event, kind, value in zip(plain, kinds, bits, strict=True):
            if kind == TEXT:
                event.stats[name] = kind, column.texts[value]
            elif kind == UINT64:
                event.stats[name] = kind, value % (1 << 64)
            elif kind:
                event.stats[name] = kind, value
            else:
                assert value == 0, f"column {name} has a value where it is absent"
    return plain


def assert_same_line(line: Line, message: Any, expected: list[OracleEvent]) -> None:
    assert not line.truncated
    assert line.id == message.id
    assert line.name == text(message.name)
    assert line.display_name == text(message.display_name)
    assert line.timestamp_ns == message.timestamp_ns
    assert plain_events(line.events) == expected


def assert_same_plane(plane: Plane, message: Any, selection: Selection) -> None:
    names = {entry.key: text(entry.value.name) for entry in message.stat_metadata}
    assert plane.id == message.id
    assert plane.name == text(message.name)
    assert plane.stat_names == frozenset(names.values())
    assert repr(dict(plane.stats)) == repr(metadata_stats(message.stats, names, None))
    if not selection.plane(plane.name):
        assert not plane.lines
        assert not plane.event_metadata
        return
    metadata = {entry.key: entry.value for entry in message.event_metadata}
    assert set(plane.event_metadata) == set(metadata)
    for id_, value in metadata.items():
        found = plane.event_metadata[id_]
        assert plane.event_name(id_) == found.name == text(value.name)
        assert found.display_name == text(value.display_name)
        assert repr(dict(found.stats)) == repr(
            metadata_stats(value.stats, names, selection.metadata_stats)
        )
    event_names = {id_: text(value.name) for id_, value in metadata.items()}
    lines = [line for line in message.lines if selection.line(plane.name, text(line.name), line.id)]
    assert len(plane.lines) == len(lines)
    for line, line_message in zip(plane.lines, lines, strict=True):
        assert_same_line(
            line, line_message, oracle_events(line_message, names, event_names, selection)
        )


def assert_same(space: XSpace, raw: bytes, selection: Selection | None = None) -> None:
    """The profile read is what protobuf reads in those bytes."""
    message = XSpaceMessage.FromString(raw)
    assert (space.status, space.message) == ("ok", None)
    assert list(space.hostnames) == [text(name) for name in message.hostnames]
    assert list(space.errors) == [text(error) for error in message.errors]
    assert list(space.warnings) == [text(warning) for warning in message.warnings]
    assert len(space.planes) == len(message.planes)
    for plane, plane_message in zip(space.planes, message.planes, strict=True):
        assert_same_plane(plane, plane_message, selection or Selection())
