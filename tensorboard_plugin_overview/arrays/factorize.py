"""Numbering the distinct values of integer columns, and looking up ids.

In: columns of ids.  Out: the distinct values and which of them each row has, the rows of each, or
what belongs to each id.  The names are those of pandas and numpy.

Ids are mostly given out one after the other.  A table with a slot for every possible id is then
several times as fast as a sort or a search, which take its place where ids are far apart.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array

MISSING = -1
"""Stands for the row, or the value, of an id that is not there."""

_SLOTS_PER_VALUE = 4
_FREE_SLOTS = 1 << 16


class IdTable:
    """Values by id, for lookups of many ids at once."""

    def __init__(self, ids: Int64Array, values: Int64Array | None = None) -> None:
        """Makes the table.

        Args:
            ids: int64[n], in any order; of equal ids the first counts.
            values: int64[n], of each id; None for its row.
        """
        values = np.arange(len(ids)) if values is None else values
        self._size = len(ids)
        self._slots: Int64Array | None = None
        bounds = _dense_bounds(ids)
        if bounds is None:
            order = np.argsort(ids, kind="stable")
            self._ids, self._values = ids[order], values[order]
            return
        low, high = bounds
        # Other ids are clipped to the first slot or the last, which no id of the table has.
        self._first = low - 1 if len(ids) and ids.min() == low else low
        self._slots = np.full(high - self._first + 2, MISSING, np.int64)
        # Of values assigned to one slot the last stays, so go backwards for the first.
        self._slots[_offsets(ids[::-1], self._first)] = values[::-1]

    def __len__(self) -> int:
        return self._size

    def __call__(self, ids: Int64Array) -> Int64Array:
        """Returns int64[m], the value of each of int64[m] ids; `MISSING` for others."""
        if self._slots is not None:
            # Where the offset of an id wraps around, it still is that of no slot of another.
            return self._slots.take(_offsets(ids, self._first), mode="clip")
        at = np.minimum(np.searchsorted(self._ids, ids), self._size - 1)
        return np.where(self._ids[at] == ids, self._values[at], MISSING)


def index_of(ids: Int64Array, wanted: Int64Array) -> Int64Array:
    """Finds for each wanted id the first row that has it.

    Args:
        ids: int64[n], in any order, possibly repeated.
        wanted: int64[m], in any order.

    Returns:
        int64[m], rows of `ids`, `MISSING` where none has the id.
    """
    return IdTable(ids)(wanted)


def unique(values: Int64Array) -> Int64Array:
    """Returns the distinct values, ascending.

    Args:
        values: int64[n], in any order.
    """
    bounds = _dense_bounds(values)
    if bounds is None:
        ascending = np.sort(values)
        first: Int64Array = ascending[np.append(True, ascending[1:] != ascending[:-1])]
        return first
    found: Int64Array = np.flatnonzero(_marks(values, *bounds)) + bounds[0]
    return found


def factorize(values: Int64Array) -> tuple[Int64Array, Int64Array]:
    """Returns the distinct values, ascending, and for each value which of them it is.

    Args:
        values: int64[n], in any order.

    Returns:
        int64[k] and int64[n].
    """
    bounds = _dense_bounds(values)
    if bounds is None:
        found, code = np.unique(values, return_inverse=True)
        return found, code.reshape(-1)
    marks = _marks(values, *bounds)
    # The numbers of values that occur; those in the other slots are never used.
    number = np.cumsum(marks) - 1
    return np.flatnonzero(marks) + bounds[0], number.take(_offsets(values, bounds[0]))


def factorize_rows(columns: Sequence[Int64Array]) -> tuple[Int64Array, Int64Array]:
    """Numbers rows: those that are equal in all columns have the same number.

    Args:
        columns: at least one, each int64[n].

    Returns:
        int64[k], the first row of each number, in the order of the values, and int64[n], the number
        of each row.
    """
    _, kind = factorize(columns[0])
    for column in columns[1:]:
        values, code = factorize(column)
        # Both are less than n, so the pair fits one number.
        _, kind = factorize(kind * len(values) + code)
    return first_index(kind), kind


def first_index(code: Int64Array) -> Int64Array:
    """Returns int64[k], the first row of each code.

    Args:
        code: int64[n], each of 0…k - 1 at least once.
    """
    first = np.zeros(int(code.max(initial=-1)) + 1, np.int64)
    # Of values assigned to one slot the last stays, so go backwards for the first.
    first[code[::-1]] = np.arange(len(code) - 1, -1, -1)
    return first


def group_indices(code: Int64Array, count: int) -> list[Int64Array]:
    """Returns the rows of each code, ascending.

    Args:
        code: int64[n], each of 0…count - 1.
        count: the number of codes.
    """
    # Sixteen bits are sorted by radix.
    key = code.astype(np.uint16) if count <= 1 << 16 else code
    ends = np.cumsum(np.bincount(code, minlength=count))
    return np.split(np.argsort(key, kind="stable"), ends[:-1])[:count]


def _dense_bounds(values: Int64Array) -> tuple[int, int] | None:
    """Returns the first and the last slot of a table; None where it would be mostly empty."""
    if not len(values):
        return 0, 0
    # Python's integers, because the difference of two of numpy's may overflow.
    low, high = int(values.min()), int(values.max())
    if low >= 0 and high < _FREE_SLOTS:
        # Slots from 0 on need no subtraction.
        return 0, high
    is_dense = high - low < _SLOTS_PER_VALUE * len(values) + _FREE_SLOTS
    return (low, high) if is_dense and low > np.iinfo(np.int64).min else None


def _marks(values: Int64Array, low: int, high: int) -> BoolArray:
    marks = np.zeros(high - low + 1, np.bool_)
    marks[_offsets(values, low)] = True
    return marks


def _offsets(values: Int64Array, low: int) -> Int64Array:
    return values - low if low else values
