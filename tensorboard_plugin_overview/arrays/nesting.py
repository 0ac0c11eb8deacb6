"""The innermost event of a thread at some moments.

In: events of one line, sorted by start, the outer of two that start together first (`Track`'s
order).  Out: the innermost event that is open at each moment.

The innermost event open at a moment is the one that started last of those that have not ended, so
every moment belongs to at most one event, even where events overlap without one enclosing the
other.  Nothing loops over events: a search by doubling strides takes as many rounds as the
logarithm of the largest nest.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array

NOTHING = -1


def innermost_open_at(end_ps: Int64Array, before: Int64Array, moment_ps: Int64Array) -> Int64Array:
    """Finds for each query the last of the first `before` events that ends after `moment_ps`.

    Args:
        end_ps: int64[n], ends of the events in the order of their starts.
        before: int64[m], each in 0…n.
        moment_ps: int64[m].

    Returns:
        int64[m], indices of events, `NOTHING` where none is open.
    """
    found = np.full(len(before), NOTHING, np.int64)
    reach_ps = np.maximum.accumulate(end_ps)
    asked = np.flatnonzero(before > 0)
    asked = asked[reach_ps[before[asked] - 1] > moment_ps[asked]]
    if not len(asked):
        return found
    position = before[asked] - 1
    moment_ps = moment_ps[asked]
    # latest[k][i] is the latest end of the 2^k events up to i.  Go back by growing strides until
    # one holds what is sought, then narrow it down by the same strides, shrinking.
    latest = [end_ps]
    stride_found = np.zeros(len(asked), np.int64)
    searching = np.arange(len(asked))
    while True:
        ended = latest[-1][position[searching]] <= moment_ps[searching]
        stride_found[searching[~ended]] = len(latest) - 1
        searching = searching[ended]
        if not len(searching):
            break
        stride = 1 << (len(latest) - 1)
        position[searching] -= stride
        wider = latest[-1].copy()
        np.maximum(wider[stride:], latest[-1][:-stride], out=wider[stride:])
        latest.append(wider)
    for level in range(len(latest) - 2, -1, -1):
        ended = (stride_found > level) & (latest[level][position] <= moment_ps)
        position[ended] -= 1 << level
    found[asked] = position
    return found
