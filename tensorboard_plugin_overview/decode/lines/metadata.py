"""A plane's metadata: names of events and stats, and stats outside of events.

In: the bytes of a plane's small messages.  Out: names by id, plane stats, and event metadata that
is turned into Python values on first use.  Protobuf itself parses here.  Ignored: descriptions of
stats, the `metadata` bytes and the children of an event's metadata.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from threading import Lock
from typing import Any

import numpy as np
from google.protobuf.message import DecodeError

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.decode.columns import EventMetadata, StatValue
from tensorboard_plugin_overview.decode.messages import XPlaneMessage
from tensorboard_plugin_overview.decode.wire.wire import DamageError, signed

# The limits of all compressed strings of a profile when inflated, and of one alone.
_MAX_INFLATED_BYTES = 64 << 20
_MAX_INFLATED_TEXT_BYTES = 1 << 20
# Real profiles have some dozens of stats.
_MAX_COLUMNS = 1 << 16


class Inflater:
    """Inflates compressed strings, within a budget for all of a profile; thread-safe."""

    def __init__(self) -> None:
        self._left = _MAX_INFLATED_BYTES
        self._lock = Lock()

    def __call__(self, compressed: bytes) -> str:
        """Returns the text; "" where it is not gzip or zlib data, or is too large."""
        try:
            stream = zlib.decompressobj(zlib.MAX_WBITS | 32)
            inflated = stream.decompress(compressed, _MAX_INFLATED_TEXT_BYTES)
        except zlib.error:
            return ""
        with self._lock:
            if not stream.eof or len(inflated) > self._left:
                return ""
            self._left -= len(inflated)
        return inflated.decode("utf-8", "replace")


class StatNames:
    """The names of a plane's stats.

    Attributes:
        by_id: stat metadata id -> name.
        names: the same names in a list.
        rank: id -> index in `names`.
    """

    def __init__(self, by_id: Mapping[int, str]) -> None:
        self.by_id = by_id
        self.names = list(by_id.values())
        self.rank = IdTable(np.array(list(by_id), np.int64))

    def columns(self, wanted: frozenset[str] | None) -> tuple[list[str], IdTable]:
        """Returns the wanted names, and a table of id -> index into them.

        Ids of one name share a column.

        Raises:
            DamageError: there are more than can be numbered.
        """
        kept = {id_: name for id_, name in self.by_id.items() if wanted is None or name in wanted}
        number = {name: column for column, name in enumerate(dict.fromkeys(kept.values()))}
        if len(number) > _MAX_COLUMNS:
            raise DamageError("its events carry absurdly many kinds of stats")
        columns = np.array([number[name] for name in kept.values()], np.int64)
        return list(number), IdTable(np.array(list(kept), np.int64), columns)


def parse_plane(message_bytes: bytes) -> Any:
    """Parses an XPlane message.

    Raises:
        DamageError: protobuf refuses the bytes.
    """
    try:
        return XPlaneMessage.FromString(message_bytes)
    except DecodeError:
        raise DamageError("a plane's table of names is damaged") from None


def stat_names(plane: Any) -> StatNames:
    """Returns the names in a plane message; of two entries with one id the last counts."""
    raw = {entry.key: entry.value.name for entry in plane.stat_metadata}
    return StatNames(dict(zip(raw, as_texts(raw.values()), strict=True)))


def stat_values(
    stats: Iterable[Any], names: StatNames, wanted: frozenset[str] | None, inflate: Inflater
) -> dict[str, StatValue]:
    """Returns the wanted stats of an XStat list by name; of two with one name the first counts.

    Args:
        stats: XStat messages.
        names: of the plane's stats.
        wanted: names of the stats to keep; None keeps all.
        inflate: for compressed strings.
    """
    values: dict[str, StatValue] = {}
    for stat in stats:
        name = names.by_id.get(stat.metadata_id)
        if name is None or name in values or (wanted is not None and name not in wanted):
            continue
        field = stat.WhichOneof("value")
        if field is None:
            continue
        value = getattr(stat, field)
        if field == "str_value":
            value = as_text(value)
        elif field == "ref_value":
            # References are unsigned, the ids that they refer to signed.
            value = names.by_id.get(signed(value), "")
        elif field == "compressed_str_value":
            value = inflate(value)
        values[name] = value
    return values


def as_text(raw: bytes) -> str:
    """Decodes UTF-8, with bytes that are not UTF-8 replaced."""
    return raw.decode("utf-8", "replace")


def as_texts(raw: Collection[bytes]) -> list[str]:
    """Decodes many texts at once, which is many times as fast."""
    joined = b"\0".join(raw)
    if joined.count(b"\0") != max(len(raw) - 1, 0):
        return list(map(as_text, raw))
    return as_text(joined).split("\0") if raw else []


class EventMetadataTable(Mapping[int, EventMetadata]):
    """A plane's event metadata by id, each converted on first use.

    Of two entries with one id the last counts.
    """

    def __init__(
        self, plane: Any, names: StatNames, wanted: frozenset[str] | None, inflate: Inflater
    ) -> None:
        self._messages = {entry.key: entry.value for entry in plane.event_metadata}
        self._names = names
        self._wanted = wanted
        self._inflate = inflate
        self._converted: dict[int, EventMetadata] = {}

    def __getitem__(self, id_: int) -> EventMetadata:
        converted = self._converted.get(id_)
        if converted is None:
            message = self._messages[id_]
            stats = message.stats
            converted = EventMetadata(
                as_text(message.name),
                as_text(message.display_name),
                stat_values(stats, self._names, self._wanted, self._inflate) if stats else {},
            )
            self._converted[id_] = converted
        return converted

    def __iter__(self) -> Iterator[int]:
        return iter(self._messages)

    def __len__(self) -> int:
        return len(self._messages)

    def ids_named(self, prefix: bytes) -> list[int]:
        """Returns the ids of events whose name has the prefix."""
        return [id_ for id_, message in self._messages.items() if message.name.startswith(prefix)]

    def names(self, ids: Iterable[int]) -> list[str]:
        """Returns the names of kinds of events, "" for unknown ids, without converting the rest."""
        found = map(self._messages.get, ids)
        return as_texts([b"" if message is None else message.name for message in found])


def event_names(metadata: Mapping[int, EventMetadata], ids: Iterable[int]) -> list[str]:
    """Returns the names of kinds of events, "" for unknown ids.

    Args:
        metadata: of the plane.
        ids: of the kinds of events.
    """
    if isinstance(metadata, EventMetadataTable):
        return metadata.names(ids)
    found = map(metadata.get, ids)
    return [one.name if one else "" for one in found]
