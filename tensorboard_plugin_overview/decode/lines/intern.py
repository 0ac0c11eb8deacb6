"""Equal texts in a window, found without making a Python object of each.

In: positions and lengths.  Out: groups of equal texts.

Each text is given a slot by its length and its first, middle and last eight bytes, and compared
with the one text that holds the slot, word by word, all texts at once.  One that differs becomes a
group of its own, so equal texts may be in several groups, but the texts of a group are equal.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.decode.wire.varints import UInt64Array

_WORD_BYTES = 8
_SLOT_BITS = 14
# Odd numbers that spread what they multiply over 64 bits.
_SPREAD = (np.uint64(0x9E37_79B9_7F4A_7C15), np.uint64(0xC2B2_AE3D_27D4_EB4F))
# Masks for the bytes of a word that belong to a text of 0 to 8 bytes.
_MASKS = np.array([(1 << 8 * count) - 1 for count in range(_WORD_BYTES + 1)], np.uint64)


def group_equal_strings(
    words: UInt64Array, start: Int64Array, length: Int64Array
) -> tuple[Int64Array, Int64Array]:
    """Groups equal texts.

    Args:
        words: of a `Window`.
        start: int64[n], positions of the texts' first bytes.
        length: int64[n], their lengths in bytes.

    Returns:
        int64[g], a row of each group, and int64[n], the group of each row.
    """
    mask = _MASKS.take(length, mode="clip")
    last_at = np.maximum(length - _WORD_BYTES, 0)
    key = words[start] & mask
    key *= _SPREAD[0]
    key ^= words[start + (last_at >> 1)] & mask
    key *= _SPREAD[1]
    key ^= words[start + last_at] & mask
    key ^= length.view(np.uint64)
    key *= _SPREAD[0]
    slot = (key >> np.uint64(64 - _SLOT_BITS)).view(np.int64)
    rows = np.arange(len(start))
    holder = np.full(1 << _SLOT_BITS, -1)
    holder[slot] = rows
    other = holder.take(slot)
    apart = other != rows
    apart[_equal_rows(words, start, length, mask, other)] = False

    used = np.flatnonzero(holder >= 0)
    number = np.empty(1 << _SLOT_BITS, np.int64)
    number[used] = np.arange(len(used))
    group = number.take(slot)
    single = np.flatnonzero(apart)
    group[single] = np.arange(len(used), len(used) + len(single))
    return np.concatenate((holder[used], single)), group


def _equal_rows(
    words: UInt64Array,
    start: Int64Array,
    length: Int64Array,
    mask: UInt64Array,
    other: Int64Array,
) -> Int64Array:
    """Returns the rows whose text is their other row's."""
    likely = length == length.take(other)
    likely &= (words[start] ^ words[start.take(other)]) & mask == 0
    rows = np.flatnonzero(likely)
    # The words behind the first, of all texts one after the other; the last may overlap another.
    count = (np.maximum(length.take(rows), 1) - 1) >> 3
    owner = np.repeat(np.arange(len(rows)), count)
    nth = np.arange(1, len(owner) + 1) - np.repeat(np.cumsum(count) - count, count)
    at = np.minimum(nth * _WORD_BYTES, (length.take(rows) - _WORD_BYTES).take(owner))
    one = words[start.take(rows).take(owner) + at]
    differs = one != words[start.take(other.take(rows)).take(owner) + at]
    equal = np.ones(len(rows), np.bool_)
    equal[owner[differs]] = False
    return rows[equal]
