"""Concatenation, of no parts too."""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty


def test_parts_follow_one_another() -> None:
    assert concatenate_or_empty([np.array([3, 1]), np.array([2])]).tolist() == [3, 1, 2]
    assert concatenate_or_empty([np.array([[3, 1]])], 2).tolist() == [[3, 1]]


def test_no_parts_make_an_empty_column_or_table() -> None:
    assert concatenate_or_empty([]).shape == (0,)
    assert concatenate_or_empty(iter([]), 5).shape == (0, 5)
    assert concatenate_or_empty([]).dtype == concatenate_or_empty([], 5).dtype == np.int64
