"""Many varints at once: the arithmetic under both event decoders.

In: a window of bytes and positions in it.  Out: values and lengths.

Eight bytes are read at every position at once, as one unaligned little-endian word.  A varint goes
on while the top bit is set, so in `word | 0x7f7f…7f` each byte that is not the last is `ff` and the
last is `7f`.  Adding one carries through all of them and stops there: the bits that change are the
varint's own bytes (all eight if it goes on), and counting them gives its length.  What they mask of
the word has seven bits in each byte; three steps close the gaps, between bytes, then pairs, then
fours.  The rare varint of nine or ten bytes takes the rest from a second word.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays.types import Int64Array, UInt8Array
from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.wire import MAX_VARINT_BYTES

UInt64Array: TypeAlias = NDArray[np.uint64]

# The length given to a varint that is longer than protobuf allows.
TOO_LONG = MAX_VARINT_BYTES + 1

# A decoder looks at most this far beyond the last byte of a window: a record's head, then three
# numbers with their tags, then a word.
PADDING = 64

_WORD_BYTES = 8
_ONE = np.uint64(1)
_SEVEN_BITS = np.uint64(0x7F)
_LOW_BITS = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
_LAST_BYTE_ENDS = np.uint64(0x7FFF_FFFF_FFFF_FFFF)
# (bits to move down, by how many bits, in varints of more than how many bytes)
_GAPS = (
    (np.uint64(0x7F00_7F00_7F00_7F00), np.uint64(1), 1),
    (np.uint64(0x3FFF_0000_3FFF_0000), np.uint64(2), 2),
    (np.uint64(0x0FFF_FFFF_0000_0000), np.uint64(4), 4),
)


class Window:
    """A buffer that is filled from a source again and again.

    Attributes:
        capacity: the number of bytes loaded at a time, if no single record is larger.
        bytes: uint8[capacity + PADDING]; behind the loaded bytes come `PADDING` zeros.
        words: uint64[…], the eight bytes at every position as one little-endian word.
        memory: the same bytes for scalar access.
    """

    bytes: UInt8Array
    words: UInt64Array
    memory: memoryview

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._allocate(capacity)

    def _allocate(self, capacity: int) -> None:
        buffer = bytearray(capacity + PADDING)
        self.memory = memoryview(buffer)
        self.bytes = np.frombuffer(buffer, np.uint8)
        self.words = np.ndarray((capacity + PADDING - 7,), "<u8", buffer, strides=(1,))

    def load(self, source: Source, pos: int, size: int) -> None:
        """Loads bytes of the source to the beginning of the window.

        Args:
            source: of the profile.
            pos: position of the first byte in the source.
            size: the number of bytes.
        """
        if size + PADDING > len(self.bytes):
            self._allocate(size)
        source.read_into(self.memory[:size], pos)
        self.bytes[size : size + PADDING] = 0


def varints(words: UInt64Array, at: Int64Array) -> tuple[UInt64Array, UInt8Array]:
    """Decodes the varints at some positions.

    Args:
        words: of a `Window`.
        at: int64[n], positions inside the loaded bytes, or a little behind them.

    Returns:
        uint64[n] values, cut to 64 bits, and uint8[n] lengths in bytes, `TOO_LONG` where a varint
        has more than ten (its value then means nothing).
    """
    word = words[at]
    length = varint_lengths(words, at, word)
    return varint_values(words, at, word, length), length


def varint_lengths(words: UInt64Array, at: Int64Array, word: UInt64Array) -> UInt8Array:
    """Returns uint8[n]: the lengths in bytes of the varints at some positions.

    Args:
        words: of a `Window`.
        at: int64[n], as in `varints`.
        word: uint64[n], the words at these positions.
    """
    length: UInt8Array = np.bitwise_count(_own_bytes(word))
    length >>= np.uint8(3)
    rows = np.flatnonzero(length == _WORD_BYTES)
    # Where the eighth byte is not the last, there is a ninth and perhaps a tenth.
    rows = rows[word[rows] > _LAST_BYTE_ENDS]
    if rows.size:
        ninth, tenth = _beyond(words, at[rows])
        has_tenth = ninth > _SEVEN_BITS
        length[rows] += np.uint8(1) + has_tenth + (has_tenth & (tenth > _SEVEN_BITS))
    return length


def varint_values(
    words: UInt64Array, at: Int64Array, word: UInt64Array, length: UInt8Array
) -> UInt64Array:
    """Returns uint64[n]: the values of the varints at some positions.

    Args:
        words: of a `Window`.
        at: int64[n], as in `varints`.
        word: uint64[n], the words at these positions.
        length: uint8[n], the lengths of the varints there.
    """
    value = _own_bytes(word)
    value &= word
    value &= _LOW_BITS
    longest = int(length.max(initial=0))
    upper = np.empty_like(value)
    for groups, distance, bytes_below in _GAPS:
        if longest > bytes_below:
            np.bitwise_and(value, groups, out=upper)
            value ^= upper
            upper >>= distance
            value |= upper
    if longest > _WORD_BYTES:
        rows = np.flatnonzero(length > _WORD_BYTES)
        ninth, tenth = _beyond(words, at[rows])
        value[rows] |= (ninth & _SEVEN_BITS) << np.uint64(56)
        value[rows] |= (ninth > _SEVEN_BITS) * (tenth << np.uint64(63))
    return value


def _own_bytes(word: UInt64Array) -> UInt64Array:
    """Returns ones in the bytes of the varint that begins each word."""
    full = word | _LOW_BITS
    own: UInt64Array = full + _ONE
    own ^= full
    return own


def _beyond(words: UInt64Array, at: Int64Array) -> tuple[UInt64Array, UInt64Array]:
    """Returns the ninth and the tenth byte after some positions."""
    rest = words[at + _WORD_BYTES]
    return rest & np.uint64(0xFF), rest >> np.uint64(8) & np.uint64(0xFF)
