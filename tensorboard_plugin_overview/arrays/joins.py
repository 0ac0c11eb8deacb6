"""Joining events by the ids that they carry, such as a kernel and the call that launched it.

In: two columns of ids.  Out: for each row of one, the row of the other that has its id.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array

NO_ROW = -1

# Ids are mostly given out one after the other: a directly indexed table of so many slots an id is
# smaller and faster than a sorted list of them.
_MOST_SLOTS_PER_ID = 8
_FREE_SLOTS = 1024


def rows_of_ids(ids: Int64Array, wanted: Int64Array) -> Int64Array:
    """For each wanted id, the first row that has it.

    Args:
        ids: int64[n], in any order, possibly repeated.
        wanted: int64[m], in any order.

    Returns:
        int64[m], rows of `ids`, `NO_ROW` where none has the id.
    """
    if not len(ids):
        return np.full(len(wanted), NO_ROW, np.int64)
    low, high = int(ids.min()), int(ids.max())
    slots = high - low + 1
    if slots <= _MOST_SLOTS_PER_ID * len(ids) + _FREE_SLOTS:
        table = np.full(slots, NO_ROW, np.int64)
        # Of values assigned to one slot the last stays, so go backwards for the first.
        table[ids[::-1] - low] = np.arange(len(ids) - 1, -1, -1)
        inside = (wanted >= low) & (wanted <= high)
        rows: Int64Array = np.where(inside, table[np.where(inside, wanted - low, 0)], NO_ROW)
        return rows
    order = np.argsort(ids, kind="stable")
    ascending = ids[order]
    place = np.minimum(np.searchsorted(ascending, wanted, side="left"), len(ids) - 1)
    return np.where(ascending[place] == wanted, order[place], NO_ROW)
