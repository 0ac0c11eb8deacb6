"""Consumers of contexts to their producers."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.formats.xspace.flows.contexts import (
    FlowEndpoints,
    match_latest_producer,
)

# Types that the shift of a type brings close to each other, and ids that do the same to a type.
_TYPES = st.sampled_from([0, 1, 2, 15, 256])
_IDS = st.sampled_from([0, 1, 2, 3, 1 << 32, 1 << 56, 2 << 56, -1, -(1 << 63), (1 << 63) - 1])
_ENDS = st.lists(st.tuples(_TYPES, _IDS, st.integers(0, 9)), max_size=12)


def ends(rows: list[tuple[int, int, int]]) -> FlowEndpoints:
    return FlowEndpoints(*np.array(rows, np.int64).reshape(-1, 3).T)


def test_the_last_producer_of_the_context_that_began_before() -> None:
    produced = ends([(1, 7, 100), (1, 7, 200), (2, 7, 250), (1, 8, 300)])
    consumed = ends([(1, 7, 199), (1, 7, 200), (1, 7, 900), (2, 7, 900), (1, 8, 299), (3, 7, 900)])
    assert match_latest_producer(produced, consumed).tolist() == [0, 1, 1, 2, -1, -1]


def check_every_pair(
    produced: list[tuple[int, int, int]], consumed: list[tuple[int, int, int]]
) -> None:
    found = match_latest_producer(ends(produced), ends(consumed)).tolist()
    for (kind, context, moment), row in zip(consumed, found, strict=True):
        starts = [start for t, i, start in produced if (t, i) == (kind, context)]
        before = [start for start in starts if start <= moment]
        if not before:
            assert row == -1
        else:
            assert produced[row] == (kind, context, max(before))


@given(_ENDS, _ENDS)
def test_agrees_with_looking_at_every_pair(
    produced: list[tuple[int, int, int]], consumed: list[tuple[int, int, int]]
) -> None:
    check_every_pair(produced, consumed)


@given(st.lists(st.tuples(_TYPES, _IDS), max_size=12, unique=True), _ENDS)
def test_and_where_each_context_has_one_producer(
    contexts: list[tuple[int, int]], consumed: list[tuple[int, int, int]]
) -> None:
    produced = [(*context, 3 * place % 10) for place, context in enumerate(contexts)]
    check_every_pair(produced, consumed)
