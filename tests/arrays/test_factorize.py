"""Numbering distinct values: by a table where they are dense, by a sort where they are not."""

from __future__ import annotations

import numpy as np
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.arrays.factorize import (
    MISSING,
    IdTable,
    factorize,
    factorize_rows,
    first_index,
    group_indices,
    index_of,
    unique,
)
from tensorboard_plugin_overview.arrays.types import Int64Array

LIMIT = (1 << 63) - 1
DENSE = st.lists(st.integers(-5, 5), max_size=30)
SPARSE = st.lists(st.sampled_from([-LIMIT - 1, -7, 0, 1, 1 << 40, LIMIT]), max_size=30)
NEAR = st.lists(st.integers(-5, 20), max_size=30)
FAR_IDS = [-(2**63), -7, 0, 3, 1 << 40, 2**63 - 1]
IDS = st.integers(-5, 20) | st.sampled_from(FAR_IDS)
FAR = st.lists(st.sampled_from(FAR_IDS), max_size=30)


def column(values: list[int]) -> Int64Array:
    return np.array(values, np.int64)


def test_values_are_numbered_in_ascending_order() -> None:
    values, code = factorize(column([7, 5, 7, 9]))
    assert values.tolist() == [5, 7, 9]
    assert code.tolist() == [1, 0, 1, 2]


def test_no_values() -> None:
    values, code = factorize(column([]))
    assert len(values) == len(code) == len(unique(column([]))) == 0
    assert len(first_index(column([]))) == 0


def test_rows_are_alike_if_all_columns_are() -> None:
    first, kind = factorize_rows((column([2, 1, 2, 1]), column([0, 9, 0, 8])))
    # In the order of values: (1, 8), (1, 9), (2, 0).
    assert first.tolist() == [3, 1, 0]
    assert kind.tolist() == [2, 1, 2, 0]


@given(DENSE | SPARSE)
def test_a_table_and_a_sort_agree(values: list[int]) -> None:
    found, code = factorize(column(values))
    assert found.tolist() == unique(column(values)).tolist() == sorted(set(values))
    assert found[code].tolist() == values
    assert first_index(code).tolist() == [values.index(value) for value in found.tolist()]


@given(st.lists(st.integers(0, 5), max_size=30), st.sampled_from([6, 9, (1 << 16) + 1]))
def test_the_rows_of_each_code(codes: list[int], count: int) -> None:
    found = group_indices(column(codes), count)
    assert len(found) == count
    for code, rows in enumerate(found[:9]):
        assert rows.tolist() == [row for row, one in enumerate(codes) if one == code]


def test_no_codes_have_no_rows() -> None:
    assert group_indices(column([]), 0) == []


def test_the_first_row_of_an_id_by_hand() -> None:
    ids, wanted = np.array([7, 5, 7, 9]), np.array([9, 7, 6, 5, 7])
    assert index_of(ids, wanted).tolist() == [3, 0, -1, 1, 0]


@given(NEAR | FAR, NEAR | FAR)
def test_the_first_row_of_each_id(ids: list[int], wanted: list[int]) -> None:
    first = {id_: row for row, id_ in reversed(list(enumerate(ids)))}
    rows = index_of(np.array(ids, np.int64), np.array(wanted, np.int64))
    assert rows.tolist() == [first.get(id_, -1) for id_ in wanted]
    assert rows.dtype == np.int64


@given(
    st.dictionaries(st.integers(-5, 20) | st.sampled_from(FAR_IDS), st.integers(0, 9)), NEAR | FAR
)
def test_the_value_of_each_id(value_of: dict[int, int], wanted: list[int]) -> None:
    table = IdTable(column(list(value_of)), column(list(value_of.values())))
    assert len(table) == len(value_of)
    assert table(column(wanted)).tolist() == [value_of.get(id_, MISSING) for id_ in wanted]
