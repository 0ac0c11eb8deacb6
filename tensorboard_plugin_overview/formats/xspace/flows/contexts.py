"""Contexts: which event asked for what another does, by an id that both carry.

In: the ends of contexts, producers and consumers, of all threads.  Out: for each consumer its
producer.  Ids may be used again (TensorFlow gives all runs of a function the same), so a consumer
belongs to the last producer before it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import Int64Array


class FlowEndpoints(NamedTuple):
    """Events that produce, or that consume, a context: columns, int64[n] each.

    A context is its type and its id together.
    """

    type: Int64Array
    id: Int64Array
    start_ps: Int64Array


def match_latest_producer(produced: FlowEndpoints, consumed: FlowEndpoints) -> Int64Array:
    """Finds the last producer of the same context that began before.

    Args:
        produced: m producers.
        consumed: n consumers.

    Returns:
        int64[n], index of the producer; -1 for none.
    """
    found = _only_before(produced, consumed)
    return _last_of_several_before(produced, consumed) if found is None else found


def _only_before(produced: FlowEndpoints, consumed: FlowEndpoints) -> Int64Array | None:
    """Does the same if no two producers share a context, as in JAX; else returns None.

    One sort of each side then does, where several take four times as long.
    """
    if not len(produced.id):
        return np.full(len(consumed.id), -1, np.int64)
    # Wraps around; below, the types distinguish two contexts with one key.
    keys, wanted = (ends.id + (ends.type << 56) for ends in (produced, consumed))
    order = np.argsort(keys, kind="stable")
    keys = keys.take(order)
    if (keys[1:] == keys[:-1]).any():
        return None
    # Sorted queries go through the table once, not at random.
    asked = np.argsort(wanted, kind="stable")
    place = np.searchsorted(keys, wanted.take(asked))
    np.minimum(place, len(keys) - 1, out=place)
    # Columns of hundreds of thousands of rows: what is not needed any more makes room.
    del keys, wanted
    producer = np.empty(len(asked), np.int64)
    producer[asked] = order.take(place)
    del order, asked, place
    served = (
        (produced.id.take(producer) == consumed.id)
        & (produced.type.take(producer) == consumed.type)
        & (produced.start_ps.take(producer) <= consumed.start_ps)
    )
    return np.where(served, producer, -1)


def _last_of_several_before(produced: FlowEndpoints, consumed: FlowEndpoints) -> Int64Array:
    count = len(produced.id)
    types, ids, all_start_ps = map(np.concatenate, zip(produced, consumed, strict=True))
    _, context = factorize_rows([types, ids])
    # Only contexts that have both ends matter.
    has_producer, has_consumer = np.zeros((2, int(context.max(initial=-1)) + 1), np.bool_)
    has_producer[context[:count]] = True
    has_consumer[context[count:]] = True
    rows = np.flatnonzero((has_producer & has_consumer)[context])
    context = context[rows]
    start_ps = all_start_ps[rows]
    # Producers come first, and the sort is stable: of equal starts the producer is before.
    order = np.lexsort((start_ps, context))
    rows, context = rows[order], context[order]
    place = np.arange(len(rows))
    first = np.maximum.accumulate(np.where(np.diff(context, prepend=-1) != 0, place, 0))
    last = np.maximum.accumulate(np.where(rows < count, place, -1))
    found = np.full(len(consumed.id), -1, np.int64)
    served = np.flatnonzero((rows >= count) & (last >= first))
    found[rows[served] - count] = rows[last[served]]
    return found
