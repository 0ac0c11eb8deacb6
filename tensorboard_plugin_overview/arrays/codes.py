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

_MOST_SLOTS_PER_VALUE = 4
_FREE_SLOTS = 1 << 16


def distinct(values: Int64Array) -> Int64Array:
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


def coded(values: Int64Array) -> tuple[Int64Array, Int64Array]:
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


def alike(columns: Sequence[Int64Array]) -> tuple[Int64Array, Int64Array]:
    """Rows that are alike in all columns.

    Args:
        columns: at least one, each int64[n].

    Returns:
        int64[k], the first row of each kind, in the order of the kinds' values; int64[n], the kind
        of each row.
    """
    _, kind = coded(columns[0])
    for column in columns[1:]:
        values, code = coded(column)
        # Both are less than n, so the pair fits one number.
        _, kind = coded(kind * len(values) + code)
    return first_rows(kind), kind


def first_rows(code: Int64Array) -> Int64Array:
    """int64[k]: the first row of each code.

    Args:
        code: int64[n], each of 0…k - 1 at least once.
    """
    first = np.zeros(int(code.max(initial=-1)) + 1, np.int64)
    # Of values assigned to one slot the last stays, so go backwards for the first.
    first[code[::-1]] = np.arange(len(code) - 1, -1, -1)
    return first


def rows_of_each(code: Int64Array, count: int) -> list[Int64Array]:
    """For each code its rows, ascending.

    Args:
        code: int64[n], each of 0…count - 1.
        count: how many codes there are.
    """
    # Sixteen bits are sorted by radix.
    key = code.astype(np.uint16) if count <= 1 << 16 else code
    ends = np.cumsum(np.bincount(code, minlength=count))
    return np.split(np.argsort(key, kind="stable"), ends[:-1])[:count]


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
