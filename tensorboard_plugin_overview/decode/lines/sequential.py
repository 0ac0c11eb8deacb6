"""The sequential event decoder: whatever protobuf allows, at a few times the cost of the fast one.

In: a stretch of an XLine's bytes.  Out: a `Segment`.

Two ideas.  A plain loop finds the line's fields, which gives every event's span.  Then all events
are parsed at once, in rounds: round k reads the k-th field of every event that has one, all of them
with a few numpy operations.  When few messages are left, a plain loop finishes them, so that one
event with a million fields takes a million steps and not a million rounds.  The result is a flat
table of fields, to which the rules of XEvent and XStat (the last value of a field wins) are
applied; stats are parsed by the same function, one level down.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.decode.columns import (
    BYTES,
    COMPRESSED_TEXT,
    DOUBLE,
    INT64,
    REF,
    TEXT,
    UINT64,
)
from tensorboard_plugin_overview.decode.lines.segment import (
    RECORD_TAG,
    Segment,
    StatRecords,
    Unwanted,
    no_stats,
)
from tensorboard_plugin_overview.decode.wire.varints import UInt64Array, Window, varints
from tensorboard_plugin_overview.decode.wire.wire import (
    FIXED32,
    FIXED64,
    LENGTH,
    MAX_TAG_BYTES,
    MAX_VARINT_BYTES,
    VARINT,
    DamageError,
    read_field,
    read_varint,
)

_EVENT_ID = 1 << 3 | VARINT
_OFFSET = 2 << 3 | VARINT
_DURATION = 3 << 3 | VARINT
_OCCURRENCES = 5 << 3 | VARINT
_STAT_ID = 1 << 3 | VARINT
_STAT_VALUES = (
    DOUBLE << 3 | FIXED64,
    UINT64 << 3 | VARINT,
    INT64 << 3 | VARINT,
    TEXT << 3 | LENGTH,
    BYTES << 3 | LENGTH,
    REF << 3 | VARINT,
    COMPRESSED_TEXT << 3 | LENGTH,
)

# With fewer messages than this left, a loop over their fields is faster than rounds.
_FEW = 48


@dataclass(frozen=True, eq=False)
class _Fields:
    """All fields of some messages, one row each; a message's own are in file order.

    Attributes:
        owner: int64[m], index of the message.
        tag: int64[m], number << 3 | wire type.
        value: uint64[m], the number, the fixed bits, or the length of the payload.
        start: int64[m], position of the payload's first byte.
        damaged: bool[n], per message: it broke off; its fields up to there are in the table.
    """

    owner: Int64Array
    tag: Int64Array
    value: UInt64Array
    start: Int64Array
    damaged: BoolArray


def decode_sequential(
    window: Window, start: int, stop: int, columns: IdTable, unwanted: Unwanted
) -> Segment:
    """Decodes the line fields that lie in the stretch whole; has the form of `DecodeSegment`.

    Args:
        window: holds the line's bytes.
        start: position of the first byte.
        stop: position behind the last byte.
        columns: stat id -> number of its column.
        unwanted: the events to leave out.
    """
    starts, ends, header, consumed, damaged = _line_fields(window, start, stop)
    if not len(starts):
        none = np.zeros(0, np.int64)
        return Segment(consumed - start, none, none, none, header=tuple(header), damaged=damaged)
    events = _parse(window, starts, ends)
    stat_rows = np.flatnonzero(events.tag == RECORD_TAG)
    stat_event = events.owner[stat_rows]
    stat_start = events.start[stat_rows]
    stats = _parse(window, stat_start, stat_start + events.value[stat_rows].view(np.int64))

    count = len(starts)
    position = (_OCCURRENCES, _OFFSET)
    occurrences = _last(events, position, count, of=_OCCURRENCES)
    segment = Segment(
        consumed - start,
        _last(events, (_EVENT_ID,), count, of=_EVENT_ID),
        _last(events, position, count, of=_OFFSET),
        _last(events, (_DURATION,), count, of=_DURATION),
        occurrences if occurrences.any() else None,
        _stat_records(stats, stat_event, columns),
        tuple(header),
        damaged=damaged,
    )
    kept = unwanted.kept(segment.metadata_id, segment.duration_ps)
    bad = events.damaged.copy()
    bad[stat_event[stats.damaged]] = True
    if bad.any():
        # Only the events before the damage count.
        kept[np.argmax(bad) :] = False
        segment = replace(segment, header=(), damaged=True)
    return segment.keep(kept)


def _line_fields(
    window: Window, start: int, stop: int
) -> tuple[Int64Array, Int64Array, list[tuple[int, int | bytes]], int, bool]:
    """Returns event spans, other fields of the line, the end of the last whole one, and damage."""
    memory = window.memory
    starts, ends = array("q"), array("q")
    header: list[tuple[int, int | bytes]] = []
    pos = start
    damaged = False
    while pos < stop:
        try:
            if memory[pos] == RECORD_TAG:
                length, at = read_varint(memory, pos + 1)
                end = at + length
                if end > stop:
                    break
                starts.append(at)
                ends.append(end)
                pos = end
                continue
            # The line may go on behind the stretch, so no field is too long here.
            field = read_field(memory, pos, 1 << 65)
        except DamageError:
            # A field that runs into the padding may go on behind the stretch.
            damaged = pos + MAX_TAG_BYTES + MAX_VARINT_BYTES <= stop
            break
        if field.end > stop:
            break
        if field.number << 3 | field.wire == RECORD_TAG:
            # Its tag has more bytes than it needs.
            starts.append(field.start)
            ends.append(field.end)
        elif field.wire == LENGTH:
            header.append((field.number, bytes(memory[field.start : field.end])))
        elif field.wire == VARINT:
            header.append((field.number, field.value))
        pos = field.end
    return np.array(starts, np.int64), np.array(ends, np.int64), header, pos, damaged


def _parse(window: Window, starts: Int64Array, ends: Int64Array) -> _Fields:
    """Parses every field of the messages in those spans, which lie in the window."""
    damaged = np.zeros(len(starts), np.bool_)
    rounds: list[tuple[Int64Array, Int64Array, UInt64Array, Int64Array]] = []
    owner = np.flatnonzero(starts < ends)
    pos, end = starts[owner], ends[owner]
    while owner.size >= _FEW:
        tag, tag_bytes = varints(window.words, pos)
        at = pos + tag_bytes
        value, value_bytes = varints(window.words, np.minimum(at, end))
        wire = tag & np.uint64(7)
        has_length = wire == LENGTH
        has_varint = has_length | (wire == VARINT)
        fixed = np.where(wire == FIXED64, np.int64(8), np.int64(4))
        start = at + np.where(has_length, value_bytes, np.int64(0))
        following = at + np.where(has_varint, value_bytes, fixed)
        # A length beyond int64 turns negative; one beyond the message is damage as well.
        length = np.where(has_length, value, np.uint64(0)).view(np.int64)
        good = (
            (tag_bytes <= MAX_TAG_BYTES)
            & (tag >> np.uint64(3) > 0)
            & (tag < np.uint64(1 << 32))
            & (has_varint | (wire == FIXED64) | (wire == FIXED32))
            & (~has_varint | (value_bytes <= MAX_VARINT_BYTES))
            & (length >= 0)
            & (length <= end - following)
            & (following <= end)
        )
        following += np.where(good, length, np.int64(0))
        double = np.flatnonzero(good & (wire == FIXED64))
        value[double] = window.words[at[double]]
        if not good.all():
            damaged[owner[~good]] = True
            owner, pos, end = owner[good], pos[good], end[good]
            tag, value, start, following = tag[good], value[good], start[good], following[good]
        rounds.append((owner, tag.view(np.int64), value, start))
        going = following < end
        owner, pos, end = owner[going], following[going], end[going]
    rounds.append(_parse_few(window, owner, pos, end, damaged))
    columns = [np.concatenate(column) for column in zip(*rounds, strict=True)]
    return _Fields(columns[0], columns[1], columns[2], columns[3], damaged)


def _parse_few(
    window: Window, owner: Int64Array, pos: Int64Array, end: Int64Array, damaged: BoolArray
) -> tuple[Int64Array, Int64Array, UInt64Array, Int64Array]:
    """Parses few messages, field by field, like the rounds of `_parse`."""
    memory = window.memory
    owners, tags, values, starts = array("q"), array("q"), array("Q"), array("q")
    for message, at, stop in zip(owner.tolist(), pos.tolist(), end.tolist(), strict=True):
        while at < stop:
            try:
                number, wire, value, _, start, at = read_field(memory, at, stop)
            except DamageError:
                damaged[message] = True
                break
            owners.append(message)
            tags.append(number << 3 | wire)
            values.append(value)
            starts.append(start)
    return (
        np.array(owners, np.int64),
        np.array(tags, np.int64),
        np.array(values, np.uint64),
        np.array(starts, np.int64),
    )


def _last(fields: _Fields, tags: Sequence[int], count: int, *, of: int) -> Int64Array:
    """Returns int64[count]: each message's field `of`, 0 where another of `tags` came after it.

    Assigning an array to repeated indices leaves the last value.
    """
    rows = np.flatnonzero(np.isin(fields.tag, tags))
    result = np.zeros(count, np.int64)
    result[fields.owner[rows]] = np.where(
        fields.tag[rows] == of, fields.value[rows], np.uint64(0)
    ).view(np.int64)
    return result


def _stat_records(stats: _Fields, stat_event: Int64Array, columns: IdTable) -> StatRecords:
    """Returns the wanted ones among the parsed stats."""
    count = len(stats.damaged)
    if not count or not len(columns):
        return no_stats()
    column = columns(_last(stats, (_STAT_ID,), count, of=_STAT_ID))
    rows = np.flatnonzero(np.isin(stats.tag, _STAT_VALUES))
    value_row = np.full(count, -1, np.int64)
    value_row[stats.owner[rows]] = rows
    wanted = np.flatnonzero((column >= 0) & (value_row >= 0))
    rows = value_row[wanted]
    tag, value = stats.tag[rows], stats.value[rows].view(np.int64)
    is_text = (tag & 7) == LENGTH
    return StatRecords(
        stat_event[wanted],
        column[wanted],
        (tag >> 3).astype(np.uint8),
        np.where(is_text, stats.start[rows], value),
        np.where(is_text, value, np.int64(0)),
    )
