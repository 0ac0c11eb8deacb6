"""Joins by id, against a dictionary."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.arrays.joins import rows_of_ids

NEAR = st.lists(st.integers(-5, 20), max_size=30)
FAR = st.lists(st.sampled_from([-(2**63), -7, 0, 3, 1 << 40, 2**63 - 1]), max_size=30)


def test_by_hand() -> None:
    ids, wanted = np.array([7, 5, 7, 9]), np.array([9, 7, 6, 5, 7])
    assert rows_of_ids(ids, wanted).tolist() == [3, 0, -1, 1, 0]


@given(NEAR | FAR, NEAR | FAR)
def test_first_row_of_each(ids: list[int], wanted: list[int]) -> None:
    first = {id_: row for row, id_ in reversed(list(enumerate(ids)))}
    rows = rows_of_ids(np.array(ids, np.int64), np.array(wanted, np.int64))
    assert rows.tolist() == [first.get(id_, -1) for id_ in wanted]
    assert rows.dtype == np.int64
