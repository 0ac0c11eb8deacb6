"""Numbering distinct values: by a table where they are dense, by a sort where they are not."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tensorboard_plugin_overview.arrays.codes import alike
from tensorboard_plugin_overview.arrays.codes import coded
from tensorboard_plugin_overview.arrays.codes import distinct
from tensorboard_plugin_overview.arrays.codes import first_rows
from tensorboard_plugin_overview.arrays.codes import rows_of_each
from tensorboard_plugin_overview.arrays.types import Int64Array

LIMIT = (1 << 63) - 1
DENSE = st.lists(st.integers(-5, 5), max_size=30)
SPARSE = st.lists(st.sampled_from([-LIMIT - 1, -7, 0, 1, 1 << 40, LIMIT]), max_size=30)


def column(values: list[int]) -> Int64Array:
    return np.array(values, np.int64)


def test_values_are_numbered_in_ascending_order() -> None:
    values, code = coded(column([7, 5, 7, 9]))
    assert values.tolist() == [5, 7, 9]
    assert code.tolist() == [1, 0, 1, 2]


def test_no_values() -> None:
    values, code = coded(column([]))
    assert len(values) == len(code) == len(distinct(column([]))) == 0
    assert len(first_rows(column([]))) == 0


def test_rows_are_alike_if_all_columns_are() -> None:
    first, kind = alike((column([2, 1, 2, 1]), column([0, 9, 0, 8])))
    # In the order of values: (1, 8), (1, 9), (2, 0).
    assert first.tolist() == [3, 1, 0]
    assert kind.tolist() == [2, 1, 2, 0]


@given(DENSE | SPARSE)
def test_a_table_and_a_sort_agree(values: list[int]) -> None:
    found, code = coded(column(values))
    assert found.tolist() == distinct(column(values)).tolist() == sorted(set(values))
    assert found[code].tolist() == values
    assert first_rows(code).tolist() == [values.index(value) for value in found.tolist()]


@given(st.lists(st.integers(0, 5), max_size=30), st.sampled_from([6, 9, (1 << 16) + 1]))
def test_the_rows_of_each_code(codes: list[int], count: int) -> None:
    found = rows_of_each(column(codes), count)
    assert len(found) == count
    for code, rows in enumerate(found[:9]):
        assert rows.tolist() == [row for row, one in enumerate(codes) if one == code]


def test_no_codes_have_no_rows() -> None:
    assert rows_of_each(column([]), 0) == []
