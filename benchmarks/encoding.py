"""Protobuf messages by the million, as columns: row i of a block is the bytes of message i.

In: numpy arrays of numbers.  Out: the bytes of all messages, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Block:
    """Parts of n messages.

    Attributes:
        data: uint8[n, w].
        used: bool[n, w], the bytes that are written.
    """

    data: NDArray[np.uint8]
    used: NDArray[np.bool_]

    def pack(self) -> bytes:
        """All messages, one after the other."""
        return self.data[self.used].tobytes()


def varint(values: NDArray[np.int64]) -> Block:
    """One varint in each row."""
    shifts = np.arange(0, 70, 7, dtype=np.uint64)
    groups = np.right_shift.outer(values.view(np.uint64), np.minimum(shifts, np.uint64(63)))
    used = groups != 0
    used[:, 0] = True
    encoded = (groups & np.uint64(0x7F)).astype(np.uint8)
    encoded[:, :-1] |= used[:, 1:].astype(np.uint8) << 7
    width = int(used.any(axis=0).sum())
    return Block(encoded[:, :width], used[:, :width])


def joined(parts: Sequence[Block]) -> Block:
    """The parts side by side."""
    return Block(
        np.concatenate([part.data for part in parts], axis=1),
        np.concatenate([part.used for part in parts], axis=1),
    )


def constant(byte: int, count: int) -> Block:
    """The same byte in each row."""
    return Block(np.full((count, 1), byte, np.uint8), np.ones((count, 1), np.bool_))


def number(field: int, values: NDArray[np.int64]) -> Block:
    """A varint field."""
    return joined([constant(field << 3, len(values)), varint(values)])


def message(field: int, parts: Sequence[Block], present: NDArray[np.bool_] | None = None) -> Block:
    """A field that holds a message; only in the rows where it is present."""
    body = joined(parts)
    size = body.used.sum(axis=1)
    whole = joined([constant(field << 3 | 2, len(size)), varint(size), body])
    if present is None:
        return whole
    return Block(whole.data, whole.used & present[:, None])
