"""Many varints at once: the arithmetic under both event decoders.

In: a window of bytes and positions in it.  Out: values and lengths.

Eight bytes are read at every position at once, as one unaligned little-endian word.  The first byte
without its top bit ends the varint: in `~word & 0x8080…80` that is the lowest bit set, so
`(lowest - 1)` is a mask of the varint's own bits (all ones if the varint does not end in the word),
and the number of ones in it gives the length.  Of the masked word each byte holds seven bits; three
steps close the gaps between 1, 2 and 4 neighbours.  The rare varint of nine or ten bytes takes the
rest from a second word.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.decode.columns import UInt8Array
from tensorboard_plugin_overview.decode.source import Source
from tensorboard_plugin_overview.decode.wire import MAX_VARINT_BYTES

UInt64Array: TypeAlias = NDArray[np.uint64]

# The length given to a varint that is longer than protobuf allows.
TOO_LONG = MAX_VARINT_BYTES + 1

# A decoder looks at most this far beyond the last byte of a window: a record's head, then three
# numbers with their tags, then a word.
PADDING = 64

_WORD = np.uint64(8)
_ONE = np.uint64(1)
_TOP_BITS = np.uint64(0x8080_8080_8080_8080)
_LOW_BITS = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
# (mask of the groups that stay, mask of the groups that move down, by how many bits)
_CLOSE_GAPS = (
    (np.uint64(0x007F_007F_007F_007F), np.uint64(0x7F00_7F00_7F00_7F00), np.uint64(1)),
    (np.uint64(0x0000_3FFF_0000_3FFF), np.uint64(0x3FFF_0000_3FFF_0000), np.uint64(2)),
    (np.uint64(0x0000_0000_0FFF_FFFF), np.uint64(0x0FFF_FFFF_0000_0000), np.uint64(4)),
)


class Window:
    """A buffer that is filled from a source again and again.

    Attributes:
        bytes: uint8[capacity + PADDING]; behind what was loaded come `PADDING` zeros.
        words: uint64[…], the eight bytes at every position as one little-endian word.
        memory: the same bytes for scalar access.
    """

    bytes: UInt8Array
    words: UInt64Array
    memory: memoryview

    def __init__(self, capacity: int) -> None:
        self._allocate(capacity)

    def _allocate(self, capacity: int) -> None:
        buffer = bytearray(capacity + PADDING)
        self.memory = memoryview(buffer)
        self.bytes = np.frombuffer(buffer, np.uint8)
        self.words = np.ndarray((capacity + PADDING - 7,), "<u8", buffer, strides=(1,))

    def load(self, source: Source, pos: int, size: int) -> None:
        """Puts `size` bytes of the source, from `pos` on, at the beginning of the window."""
        if size + PADDING > len(self.bytes):
            self._allocate(size)
        source.read_into(self.memory[:size], pos)
        self.bytes[size : size + PADDING] = 0


def varints(words: UInt64Array, at: Int64Array) -> tuple[UInt64Array, Int64Array]:
    """The varints at some positions.

    Args:
        words: of a `Window`.
        at: int64[n], positions inside what was loaded, or a little behind it.

    Returns:
        uint64[n] values, cut to 64 bits, and int64[n] lengths in bytes, `TOO_LONG` where a varint
        has more than ten (its value then means nothing).
    """
    word = words[at]
    value, length = split_words(word)
    unfinished = np.flatnonzero(length == 9)
    if unfinished.size:
        rest = words[at[unfinished] + 8]
        ninth, tenth = rest & np.uint64(0xFF), rest >> _WORD & np.uint64(0xFF)
        goes_on = ninth > np.uint64(0x7F)
        value[unfinished] |= (ninth & np.uint64(0x7F)) << np.uint64(56) | np.where(
            goes_on, tenth << np.uint64(63), np.uint64(0)
        )
        length[unfinished] += goes_on + (goes_on & (tenth > np.uint64(0x7F))).astype(np.int64)
    return value, length


def split_words(word: UInt64Array) -> tuple[UInt64Array, Int64Array]:
    """The varint that begins each word.

    Args:
        word: uint64[n], the varint in the low bytes and anything above it.

    Returns:
        uint64[n] values and int64[n] lengths; 9, and the low 56 bits of the value, where the varint
        does not end in the word.
    """
    stop = ~word & _TOP_BITS
    own_bits = (stop & (~stop + _ONE)) - _ONE
    # 7, 15, 23 … 63 bits for 1 … 8 bytes, 64 for a varint that goes on.
    bits = np.bitwise_count(own_bits)
    value = word & own_bits & _LOW_BITS
    longest = int(bits.max(initial=0))
    for (stay, move, by), reach in zip(_CLOSE_GAPS, (7, 15, 31), strict=True):
        if longest > reach:
            value = value & stay | (value & move) >> by
    length = bits.astype(np.int64)
    length += 8
    length >>= 3
    return value, length
