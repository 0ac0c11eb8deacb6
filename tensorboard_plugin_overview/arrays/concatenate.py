"""Concatenation of columns that may be of no parts at all."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array


def concatenate_or_empty(parts: Iterable[Int64Array], width: int | None = None) -> Int64Array:
    """Concatenates columns or tables; returns an empty one if there are no parts.

    Args:
        parts: each int64[n], or int64[n, width].
        width: the number of columns of a table; None for a plain column.

    Returns:
        int64[sum of n], or int64[sum of n, width].
    """
    found = list(parts)
    if found:
        return np.concatenate(found)
    return np.zeros(0 if width is None else (0, width), np.int64)
