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

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.decode.columns import UInt8Array
from tensorboard_plugin_overview.decode.lookup import IdMap
from tensorboard_plugin_overview.decode.segment import RECORD_TAG
from tensorboard_plugin_overview.decode.segment import Segment
from tensorboard_plugin_overview.decode.segment import StatRecords
from tensorboard_plugin_overview.decode.segment import empty_segment
from tensorboard_plugin_overview.decode.segment import no_stats
from tensorboard_plugin_overview.decode.varints import UInt64Array
from tensorboard_plugin_overview.decode.varints import Window
from tensorboard_plugin_overview.decode.varints import split_words
from tensorboard_plugin_overview.decode.varints import varints
from tensorboard_plugin_overview.decode.wire import MAX_VARINT_BYTES

# A record's first bytes as a little-endian word. Length in one byte: top bit clear, then 08; in
# two: top bit set, top bit clear, then 08. Longer records are left to the general decoder.
_SHORT_MASK, _SHORT = np.uint64(0x00FF_8000), np.uint64(0x0008_0000)
_LONG_MASK, _LONG = np.uint64(0xFF80_8000), np.uint64(0x0800_8000)

_BYTE = np.uint64(8)
_SEVEN_BITS = np.uint64(0x7F)
_FAR = np.uint64(1 << 40)
# So many bytes of an id are sure to be in the word that a record's head was read as.
_ID_BYTES = 4
# So many bytes of a number are in a word behind its tag.
_VALUE_BYTES = 7

_OFFSET_TAG = 0x10
_DURATION_TAG = 0x18
_OCCURRENCES_TAG = 0x28

# What follows the tag of a field; by tag.
_NOTHING, _NUMBER, _DOUBLE, _PAYLOAD = range(4)
_FOLLOWS = np.full(256, _NOTHING, np.uint8)
_FOLLOWS[[_OFFSET_TAG, 0x18, 0x20, _OCCURRENCES_TAG, 0x38]] = _NUMBER
_FOLLOWS[0x11] = _DOUBLE
_FOLLOWS[[0x2A, 0x32, 0x42]] = _PAYLOAD


@dataclass(frozen=True)
class _Guesses:
    """What may be records, decoded as if they were, one row each.

    Attributes:
        begin: int64[n], position of the record's tag.
        end: int64[n], where its length says that it ends.
        id: int64[n].
        tag: uint8[n], of the field behind the id, or whatever stands there.
        value: uint64[n], that field's number, or the length of its payload.
        value_begin: int64[n], position of the payload, or of the byte behind the number.
        own_end: int64[n], position behind that field, or -1 where it is none that a stat or an
            event has there. Of an event, its duration is not included.
    """

    begin: Int64Array
    end: Int64Array
    id: Int64Array
    tag: UInt8Array
    value: UInt64Array
    value_begin: Int64Array
    own_end: Int64Array


def decode_proven(window: Window, start: int, stop: int, columns: IdMap) -> Segment:
    """Decodes the events that it can prove; has the form of `DecodeSegment`."""
    guesses = _guess(window, start, stop)
    if not len(guesses.begin) or guesses.begin[0] != start:
        return empty_segment(complete=False)
    events = np.flatnonzero((guesses.tag == _OFFSET_TAG) | (guesses.tag == _OCCURRENCES_TAG))
    if not events.size or events[0] != 0:
        return empty_segment(complete=False)

    duration_ps, event_own_end = _durations(window, guesses, events)
    guesses.own_end[events] = event_own_end
    event_end = guesses.end[events]
    # Only events that end within the stretch count, and records that begin before the last of them
    # ends.
    beyond = event_end > stop
    count = int(np.argmax(beyond)) if beyond.any() else len(events)
    if not count:
        return empty_segment(complete=True)
    proven = _proven(guesses, events, count)
    if not proven:
        return empty_segment(complete=False)

    end = int(event_end[proven - 1])
    stats = _stats(window, guesses, events[:proven], end, columns)
    events = events[:proven]
    position = guesses.value[events].view(np.int64)
    counted = guesses.tag[events] == _OCCURRENCES_TAG
    occurrences = np.where(counted, position, np.int64(0)) if counted.any() else None
    return Segment(
        end - start,
        guesses.id[events],
        position if occurrences is None else np.where(counted, np.int64(0), position),
        duration_ps[:proven],
        occurrences,
        stats,
        complete=proven == count,
    )


def _guess(window: Window, start: int, stop: int) -> _Guesses:
    """Decodes whatever looks like a record."""
    words = window.words
    begin = np.flatnonzero(window.bytes[start:stop] == RECORD_TAG)
    begin += start
    head = words[begin]
    short = (head & _SHORT_MASK) == _SHORT
    likely = short | ((head & _LONG_MASK) == _LONG)
    if not likely.all():
        begin, head, short = begin[likely], head[likely], short[likely]

    length = head >> _BYTE & _SEVEN_BITS
    body = begin + 2
    if short.all():
        head >>= np.uint64(24)
    else:
        long = ~short
        length |= (head >> np.uint64(9) & np.uint64(0x3F80)) * long
        body += long
        head >>= np.uint64(24) + _BYTE * long
    end = body + length.view(np.int64)

    id_, id_bytes = split_words(head)
    bad_id = _finish(words, body + 1, id_, id_bytes, _ID_BYTES)
    value_at = body + 1 + id_bytes
    tag, value, value_bytes, bad_value = _tagged(words, value_at)
    value_at += 1
    value_begin = value_at + value_bytes

    own_end = value_begin.copy()
    follows = _FOLLOWS[tag]
    if (follows != _NUMBER).any():
        own_end[follows == _NOTHING] = -1
        double = np.flatnonzero(follows == _DOUBLE)
        own_end[double] = value_at[double] + 8
        value[double] = words[value_at[double]]
        payload = np.flatnonzero(follows == _PAYLOAD)
        # A length that has no place in the window must not turn negative and seem to fit.
        own_end[payload] += np.minimum(value[payload], _FAR).view(np.int64)
        # A stat may have an id and no value.
        bare = np.flatnonzero(value_at - 1 == end)
        own_end[bare] = end[bare]
        tag[bare] = 0
    own_end[bad_id] = own_end[bad_value] = -1
    return _Guesses(begin, end, id_.view(np.int64), tag, value, value_begin, own_end)


def _tagged(
    words: UInt64Array, at: Int64Array
) -> tuple[UInt8Array, UInt64Array, Int64Array, Int64Array]:
    """The tags at some positions, the varints behind them, their lengths, and which are bad."""
    tail = words[at]
    tag = tail.astype(np.uint8)
    tail >>= _BYTE
    value, length = split_words(tail)
    return tag, value, length, _finish(words, at + 1, value, length, _VALUE_BYTES)


def _finish(
    words: UInt64Array, at: Int64Array, value: UInt64Array, length: Int64Array, most: int
) -> Int64Array:
    """Decodes again, in place, the varints of which more than `most` bytes were seen.

    Returns:
        int64[m], the rows of those that have more bytes than a varint may have.
    """
    rows = np.flatnonzero(length > most)
    if rows.size:
        value[rows], length[rows] = varints(words, at[rows])
        rows = rows[length[rows] > MAX_VARINT_BYTES]
    return rows


def _durations(
    window: Window, guesses: _Guesses, events: Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Each event's duration, 0 where it has none, and the end of its own fields."""
    at = guesses.own_end[events]
    tag, value, value_bytes, bad = _tagged(window.words, at)
    own_end = at + 1 + value_bytes
    own_end[bad] = -1
    absent = (tag != _DURATION_TAG) | (at >= guesses.end[events])
    if absent.any():
        value[absent] = 0
        own_end[absent] = at[absent]
    return value.view(np.int64), own_end


def _proven(guesses: _Guesses, events: Int64Array, count: int) -> int:
    """How many of the first `count` events satisfy the conditions above."""
    end = int(guesses.end[events[count - 1]])
    records = int(np.searchsorted(guesses.begin, end))
    following = np.append(guesses.begin[1:records], end)
    own_end = guesses.own_end[:records]
    good = own_end == following
    stat_good = own_end == guesses.end[:records]
    stat_good[events[:count]] = True
    good &= stat_good
    if count < len(events) and events[count] < records:
        # What looks like an event that ends beyond the stretch lies within one that does not.
        good[events[count]] = False
    events = events[:count]
    event_good = guesses.end[events] == np.append(guesses.begin[events[1:]], end)
    if not good.all():
        # The event that the first bad record belongs to.
        event_good[np.searchsorted(events, np.argmin(good), side="right") - 1] = False
    return count if event_good.all() else int(np.argmin(event_good))


def _stats(
    window: Window, guesses: _Guesses, events: Int64Array, end: int, columns: IdMap
) -> StatRecords:
    """The wanted stats of proven events, which end at `end`."""
    records = int(np.searchsorted(guesses.begin, end))
    if not len(columns) or records == len(events):
        return no_stats()
    column = columns(guesses.id[:records])
    column[events] = -1
    rows = np.flatnonzero((column >= 0) & (guesses.tag[:records] != 0))
    tag = guesses.tag[rows]
    value = guesses.value[rows].view(np.int64)
    is_text = _FOLLOWS[tag] == _PAYLOAD
    return StatRecords(
        np.searchsorted(events, rows) - 1,
        column[rows],
        tag >> np.uint8(3),
        np.where(is_text, guesses.value_begin[rows], value),
        np.where(is_text, value, np.int64(0)),
    )
