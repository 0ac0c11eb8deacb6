"""Numbering the distinct values of a column, without sorting it where that can be helped.

In: columns of ids.  Out: the distinct values, and for each row which of them it has.

Ids are mostly given out one after the other.  Then a table with a slot for every possible one is
several times as fast as a sort.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array

MISSING = -1

_MOST_SLOTS_PER_VALUE = 4
_FREE_SLOTS = 1 << 16
_MOST_SLOTS_PER_ID = 8
_FREE_ID_SLOTS = 1024


def unique(values: Int64Array) -> Int64Array:
    """The distinct values, ascending.

    Args:
        values: int64[n], in any order.
    """
    if not _are_dense(values):
        ascending = np.sort(values)
        first: Int64Array = ascending[np.append(True, ascending[1:] != ascending[:-1])]
        return first
    low = int(values.min(initial=0))
    found: Int64Array = np.flatnonzero(_marks(values, low)) + low
    return found


def factorize(values: Int64Array) -> tuple[Int64Array, Int64Array]:
    """The distinct values, ascending, and for each value which of them it is.

    Args:
        values: int64[n], in any order.

    Returns:
        int64[k] and int64[n].
    """
    if not _are_dense(values):
        found, code = np.unique(values, return_inverse=True)
        return found, code.reshape(-1)
    low = int(values.min(initial=0))
    marks = _marks(values, low)
    # Numbers of those that occur; what stands in the other slots is never looked at.
    number = np.cumsum(marks) - 1
    return np.flatnonzero(marks) + low, number.take(_slots(values, low))


def factorize_rows(columns: Sequence[Int64Array]) -> tuple[Int64Array, Int64Array]:
    """Rows that are alike in all columns.

    Args:
        columns: at least one, each int64[n].

    Returns:
        int64[k], the first row of each kind, in the order of the kinds' values; int64[n], the kind
        of each row.
    """
    _, kind = factorize(columns[0])
    for column in columns[1:]:
        values, code = factorize(column)
        # Both are less than n, so the pair fits one number.
        _, kind = factorize(kind * len(values) + code)
    return first_index(kind), kind


def first_index(code: Int64Array) -> Int64Array:
    """int64[k]: the first row of each code.

    Args:
        code: int64[n], each of 0…k - 1 at least once.
    """
    first = np.zeros(int(code.max(initial=-1)) + 1, np.int64)
    # Of values assigned to one slot the last stays, so go backwards for the first.
    first[code[::-1]] = np.arange(len(code) - 1, -1, -1)
    return first


def group_indices(code: Int64Array, count: int) -> list[Int64Array]:
    """For each code its rows, ascending.

    Args:
        code: int64[n], each of 0…count - 1.
        count: how many codes there are.
    """
    # Sixteen bits are sorted by radix.
    key = code.astype(np.uint16) if count <= 1 << 16 else code
    ends = np.cumsum(np.bincount(code, minlength=count))
    return np.split(np.argsort(key, kind="stable"), ends[:-1])[:count]


def index_of(ids: Int64Array, wanted: Int64Array) -> Int64Array:
    """For each wanted id, the first row that has it.

    Args:
        ids: int64[n], in any order, possibly repeated.
        wanted: int64[m], in any order.

    Returns:
        int64[m], rows of `ids`, `MISSING` where none has the id.
    """
    if not len(ids):
        return np.full(len(wanted), MISSING, np.int64)
    low, high = int(ids.min()), int(ids.max())
    slots = high - low + 1
    if slots <= _MOST_SLOTS_PER_ID * len(ids) + _FREE_ID_SLOTS:
        table = np.full(slots, MISSING, np.int64)
        # Of values assigned to one slot the last stays, so go backwards for the first.
        table[ids[::-1] - low] = np.arange(len(ids) - 1, -1, -1)
        inside = (wanted >= low) & (wanted <= high)
        rows: Int64Array = np.where(inside, table[np.where(inside, wanted - low, 0)], MISSING)
        return rows
    order = np.argsort(ids, kind="stable")
    ascending = ids[order]
    place = np.minimum(np.searchsorted(ascending, wanted, side="left"), len(ids) - 1)
    return np.where(ascending[place] == wanted, order[place], MISSING)


def _are_dense(values: Int64Array) -> bool:
    # Not as numpy's numbers, which would wrap around.
    slots = int(values.max(initial=0)) - int(values.min(initial=0)) + 1
    return slots <= _MOST_SLOTS_PER_VALUE * len(values) + _FREE_SLOTS


def _marks(values: Int64Array, low: int) -> BoolArray:
    marks = np.zeros(int(values.max(initial=0)) - low + 1, np.bool_)
    marks[_slots(values, low)] = True
    return marks


def _slots(values: Int64Array, low: int) -> Int64Array:
    return values - low if low else values
