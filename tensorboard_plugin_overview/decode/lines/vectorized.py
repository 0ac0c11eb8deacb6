"""The fast event decoder: guess where records begin, decode all guesses at once, prove them.

In: a stretch of an XLine's bytes that begins with an event.  Out: a `Segment` with the events up to
the first that is out of the ordinary.

An event in a line and a stat in an event look alike, because both are field 4 and both begin with
an id, field 1:

    event:  22 length 08 id  10 offset (or 28 occurrences)  [18 duration]  stat*
    stat:   22 length 08 id  [tag value]

Where a record begins cannot be known without decoding all records before it, one by one.  But it
can be guessed: wherever the bytes `22 length 08` stand.  Every guess is decoded as if it were a
record, all of them with the same few numpy operations, which gives for each the end that its length
says and the end of its own fields.  The byte after the id tells an event from a stat.

Guesses are wrong where a string or a number happens to hold these bytes, and records of other forms
are missed.  Therefore the chain is proven:

    the first guess is an event and stands at the beginning;
    each event ends where the next event begins;
    each record's own fields end where the next record begins (those of an event's last record where
    the event ends);
    each stat ends where its own fields end.

By induction over the records, a chain of which all this holds is what a decoder that goes byte by
byte would have found, and the only way to read those bytes.  Each condition concerns one record and
the next, so a violation spoils its own event and those after it, not those before.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array, UInt8Array
from tensorboard_plugin_overview.decode.columns import (
    BYTES,
    COMPRESSED_TEXT,
    DOUBLE,
    INT64,
    REF,
    TEXT,
    UINT64,
)
from tensorboard_plugin_overview.decode.lines import segment
from tensorboard_plugin_overview.decode.wire.varints import (
    PADDING,
    UInt64Array,
    Window,
    varint_lengths,
    varint_values,
    varints,
)
from tensorboard_plugin_overview.decode.wire.wire import FIXED64, LENGTH, MAX_VARINT_BYTES, VARINT

# A byte of at least this is not the last of its varint.
_MORE = np.uint8(0x80)
_ID_TAG = 0x08
_OFFSET_TAG = 0x10
_DURATION_TAG = 0x18
_OCCURRENCES_TAG = 0x28

# The kind of value that follows each tag.
_NOTHING, _NUMBER, _DOUBLE, _PAYLOAD = range(4)
_FOLLOWS = np.full(256, _NOTHING, np.uint8)
_FOLLOWS[[_OFFSET_TAG, _OCCURRENCES_TAG]] = _NUMBER
_FOLLOWS[[kind << 3 | VARINT for kind in (UINT64, INT64, REF)]] = _NUMBER
_FOLLOWS[DOUBLE << 3 | FIXED64] = _DOUBLE
_FOLLOWS[[kind << 3 | LENGTH for kind in (TEXT, BYTES, COMPRESSED_TEXT)]] = _PAYLOAD

# The least bytes of the tag, the size and the tag of the id.
_HEAD_BYTES = 3
# Beyond every window.
_FAR = 1 << 40
_NOWHERE = -1


@dataclass(frozen=True, eq=False)
class _Guesses:
    """Stretches that may be records, decoded as if they were, one row each.

    Attributes:
        begin: int64[n], position of the record's tag.
        end: int64[n], the position where the record ends by its size.
        id: int64[n].
        tag: uint8[n], the byte behind the id, a field's tag in a record; 0 if the record ends.
        value_at: int64[n], position behind that tag, where a varint or a double is expected.
        word: uint64[n], the eight bytes there.
        value_bytes: uint8[n], the bytes of the varint there.
        own_end: int64[n], position behind the field, or `_NOWHERE` if stats and events have no such
            field. An event's duration is not included.
    """

    begin: Int64Array
    end: Int64Array
    id: Int64Array
    tag: UInt8Array
    value_at: Int64Array
    word: UInt64Array
    value_bytes: UInt8Array
    own_end: Int64Array

    def varints(self, window: Window, rows: Int64Array) -> Int64Array:
        """Returns int64[m]: the varints of some rows.

        Args:
            window: that was decoded.
            rows: int64[m].
        """
        return varint_values(
            window.words,
            self.value_at.take(rows),
            self.word.take(rows),
            self.value_bytes.take(rows),
        ).view(np.int64)


def decode_vectorized(
    window: Window, start: int, stop: int, columns: IdTable, unwanted: segment.Unwanted
) -> segment.Segment:
    """Decodes the events that it can prove; has the form of `DecodeSegment`.

    Args:
        window: holds the line's bytes.
        start: position of the first byte.
        stop: position behind the last byte.
        columns: stat id -> number of its column.
        unwanted: the events to leave out.
    """
    guesses = _guess(window, start, stop)
    is_event = guesses.tag == _OFFSET_TAG
    is_event |= guesses.tag == _OCCURRENCES_TAG
    events = np.flatnonzero(is_event)
    if not events.size or events[0] != 0 or guesses.begin[0] != start:
        return segment.empty_segment(complete=False)

    duration_ps, guesses.own_end[events] = _durations(window, guesses, events)
    event_end = guesses.end.take(events)
    # Events beyond the first that does not end within the stretch are left for the next one.
    beyond = event_end > stop
    count = int(np.argmax(beyond)) if beyond.any() else len(events)
    if not count:
        return segment.empty_segment(complete=True)
    proven = _count_proven(guesses, events, count)
    if not proven:
        return segment.empty_segment(complete=False)

    end = int(event_end[proven - 1])
    metadata_id = guesses.id.take(events[:proven])
    wanted = np.arange(proven)
    number: Int64Array | None = None
    if len(unwanted.ids):
        # Number of each event among the wanted ones, -1 for the others.
        wanted = np.flatnonzero(unwanted.kept(metadata_id, duration_ps[:proven]))
        number = np.full(proven, -1)
        number[wanted] = np.arange(len(wanted))
    stats = _stats(window, guesses, is_event, proven, end, columns, number)
    rows = events.take(wanted)
    offset_ps, occurrences = guesses.varints(window, rows), None
    counted = guesses.tag.take(rows) == _OCCURRENCES_TAG
    if counted.any():
        occurrences = offset_ps * counted
        offset_ps *= ~counted
    return segment.Segment(
        end - start,
        metadata_id.take(wanted),
        offset_ps,
        duration_ps.take(wanted),
        occurrences,
        stats,
        complete=proven == count,
    )


def _guess(window: Window, start: int, stop: int) -> _Guesses:
    """Decodes every stretch that looks like a record.

    One array of positions moves on through the records and is changed in place, because arrays
    with an entry for each record of a window are what this decoder spends its time on.
    """
    begin, pos, end = _find(window.bytes, start, stop)
    pos += 1
    id_ = _ids(window, pos)
    tag = window.bytes.take(pos)
    ends_here = pos == end
    pos += 1
    word = window.words[pos]
    value_bytes = varint_lengths(window.words, pos, word)
    own_end = pos + value_bytes

    follows = _FOLLOWS.take(tag)
    if (follows != _NUMBER).any():
        own_end[follows == _NOTHING] = _NOWHERE
        double = np.flatnonzero(follows == _DOUBLE)
        own_end[double] = pos[double] + 8
        payload = np.flatnonzero(follows == _PAYLOAD)
        length = varint_values(window.words, pos[payload], word[payload], value_bytes[payload])
        own_end[payload] += np.minimum(length, np.uint64(_FAR)).view(np.int64)
        # A stat may have an id and no value.
        own_end[ends_here] = end[ends_here]
        tag[ends_here] = 0
    if value_bytes.max(initial=0) > MAX_VARINT_BYTES:
        own_end[(value_bytes > MAX_VARINT_BYTES) & (follows != _DOUBLE)] = _NOWHERE
    return _Guesses(begin, end, id_, tag, pos, word, value_bytes, own_end)


def _find(
    window_bytes: UInt8Array, start: int, stop: int
) -> tuple[Int64Array, Int64Array, Int64Array]:
    """Finds `22 size 08`: its positions, those of the 08, and the records' ends by their sizes.

    Records of 16 KiB and more have a size of three bytes and are left to the sequential decoder.
    """
    tag, first, second, third = (
        window_bytes[start + distance : stop + distance] for distance in range(4)
    )
    # Where the size has two bytes, the 08 is one further on: select by exclusive or.
    is_long = first >= _MORE
    is_record = second == _ID_TAG
    is_other = third == _ID_TAG
    is_other ^= is_record
    is_other &= is_long
    is_record ^= is_other
    is_record &= tag == segment.RECORD_TAG
    begin = np.flatnonzero(is_record)
    begin += start
    # In `22 22 08 08`, the record of 34 bytes with id 8, a second one seems to begin inside the
    # first.
    apart = begin[1:] - begin[:-1] >= _HEAD_BYTES
    if not apart.all():
        begin = begin[np.concatenate(([True], apart))]
    pos = begin + 1
    size = window_bytes.take(pos)
    pos += 1
    long = np.flatnonzero(size >= _MORE)
    second = window_bytes[pos[long]]
    pos[long] += 1
    end = pos + size
    # The low byte of two has its top bit set, which counts as one of the high byte. If the high
    # byte is not the last, the record is too long for this decoder, and its end is set beyond the
    # window.
    end[long] += (second.astype(np.int64) - 1) << 7
    end[long[second >= _MORE]] = _FAR
    return begin, pos, end


def _ids(window: Window, pos: Int64Array) -> Int64Array:
    """Decodes varints, mostly of one byte; moves the positions behind them."""
    low = window.bytes.take(pos)
    value = low.astype(np.int64)
    pos += 1
    long = np.flatnonzero(low >= _MORE)
    if long.size:
        high = window.bytes[pos[long]]
        value[long] += (high.astype(np.int64) - 1) << 7
        pos[long] += 1
        longer = long[high >= _MORE]
        if longer.size:
            at = pos[longer] - 2
            values, length = varints(window.words, at)
            value[longer] = values.view(np.int64)
            # No number is longer than ten bytes. At the window's end, nothing fits the record.
            beyond = len(window.bytes) - PADDING // 2
            pos[longer] = np.where(length <= MAX_VARINT_BYTES, at + length, beyond)
    return value


def _durations(
    window: Window, guesses: _Guesses, events: Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Returns each event's duration, 0 where it has none, and the end of its own fields."""
    at = guesses.own_end.take(events)
    absent = window.bytes.take(at) != _DURATION_TAG
    absent |= at >= guesses.end.take(events)
    value_at = at + 1
    value, length = varints(window.words, value_at)
    own_end = value_at + length
    if length.max(initial=0) > MAX_VARINT_BYTES:
        own_end[length > MAX_VARINT_BYTES] = _NOWHERE
    rows = np.flatnonzero(absent)
    value[rows] = 0
    own_end[rows] = at[rows]
    return value.view(np.int64), own_end


def _count_proven(guesses: _Guesses, events: Int64Array, count: int) -> int:
    """Returns how many of the first `count` events satisfy the conditions above."""
    end = int(guesses.end[events[count - 1]])
    records = int(np.searchsorted(guesses.begin, end))
    own_end = guesses.own_end[:records]
    # Each record's own fields end where the next record begins, each stat where its own fields end.
    good = own_end == guesses.end[:records]
    good[events[:count]] = True
    good[:-1] &= own_end[:-1] == guesses.begin[1:records]
    good[-1] &= own_end[-1] == end
    if count < len(events) and events[count] < records:
        # An event seems to end beyond the stretch and lies within one that does not.
        good[events[count]] = False
    # Each event ends where the next event begins.
    events = events[:count]
    event_good = np.ones(count, np.bool_)
    np.equal(guesses.end.take(events[:-1]), guesses.begin.take(events[1:]), out=event_good[:-1])
    if not good.all():
        # The event that the first bad record belongs to.
        event_good[np.searchsorted(events, np.argmin(good), side="right") - 1] = False
    return count if event_good.all() else int(np.argmin(event_good))


def _stats(
    window: Window,
    guesses: _Guesses,
    is_event: BoolArray,
    proven: int,
    end: int,
    columns: IdTable,
    number: Int64Array | None,
) -> segment.StatRecords:
    """Returns the wanted stats of the first `proven` events, the last of which ends at `end`.

    `number` gives each event's number among the wanted ones, -1 for the others; None if all are.
    """
    records = int(np.searchsorted(guesses.begin, end))
    if not len(columns) or records == proven:
        return segment.no_stats()
    rows = np.flatnonzero(~is_event[:records])
    column = columns(guesses.id.take(rows))
    wanted = column >= 0
    wanted &= guesses.tag.take(rows) != 0
    kept = np.flatnonzero(wanted)
    rows, column = rows.take(kept), column.take(kept)
    # The records before the k-th stat are k stats and the rest events.
    event = rows - kept
    event -= 1
    if number is not None:
        event = number.take(event)
        kept = np.flatnonzero(event >= 0)
        rows, column, event = rows.take(kept), column.take(kept), event.take(kept)
    tag = guesses.tag.take(rows)
    bits = guesses.varints(window, rows)
    length = np.zeros(len(rows), np.int64)
    follows = _FOLLOWS.take(tag)
    if (follows != _NUMBER).any():
        double = np.flatnonzero(follows == _DOUBLE)
        bits[double] = guesses.word[rows[double]].view(np.int64)
        payload = np.flatnonzero(follows == _PAYLOAD)
        length[payload] = bits[payload]
        at = rows[payload]
        bits[payload] = guesses.value_at[at] + guesses.value_bytes[at]
    return segment.StatRecords(event, column, tag >> np.uint8(3), bits, length)
