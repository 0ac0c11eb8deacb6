"""Medians are numpy's."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from hypothesis import given, strategies as st
from hypothesis.extra.numpy import arrays

from tensorboard_plugin_overview.arrays.medians import median, nanmedian

_NUMBERS = st.floats(-1e9, 1e9) | st.just(float("nan"))


@pytest.mark.parametrize(
    ("values", "expected"), [([7], 7.0), ([4, 1], 2.5), ([3, 1, 2], 2.0), ([4, 1, 3, 2], 2.5)]
)
def test_of_a_column(values: list[int], expected: float) -> None:
    assert median(np.array(values)) == expected
    assert median(np.array(values, np.float64)) == expected


def test_of_what_is_there() -> None:
    nan = np.nan
    table = np.array([[1.0, nan, 5.0, nan], [2.0, 7.0, nan, nan], [9.0, nan, 1.0, nan]])
    np.testing.assert_array_equal(nanmedian(table), [2.0, 7.0, 3.0, nan])
    assert np.isnan(nanmedian(np.zeros((0, 2)))).all()


@given(arrays(np.float64, st.tuples(st.integers(1, 5), st.integers(1, 5)), elements=_NUMBERS))
def test_agrees_with_numpy(table: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> None:
    with warnings.catch_warnings():
        # Numpy warns of columns without a number.
        warnings.simplefilter("ignore", RuntimeWarning)
        expected = np.nanmedian(table, axis=0)
    np.testing.assert_array_equal(nanmedian(table), expected)
    assert median(np.nan_to_num(table[0])) == np.median(np.nan_to_num(table[0]))
