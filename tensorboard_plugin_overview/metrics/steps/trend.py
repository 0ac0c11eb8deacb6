"""Whether a series of measurements rises or falls by more than noise.

In: measurements in order, such as the lengths of steps.  Out: a `Trend`, or None where there are
too few of them to tell.

The slope is Theil and Sen's, the median of the slopes between all pairs, which a slow first step or
a few outliers do not bend.  Whether it is more than noise is Mann and Kendall's test.  Measurements
that follow one another are alike (a slow step comes beside slow steps), which makes the plain test
see trends everywhere: its variance is that of as many independent measurements as the first
autocorrelation of what the slope leaves is worth.  A drift and back that takes longer than the
profile looks like a trend all the same.

Long series are cut into equal stretches, and each stands for itself by its median.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median, nanmedian
from tensorboard_plugin_overview.arrays.types import FloatArray

FEWEST = 10
"""Mann and Kendall's statistic is normal from this many measurements on."""

_MOST_STRETCHES = 200
# Perfectly alike neighbours would make the variance infinite, and no trend could be found.
_MOST_ALIKE = 0.95
_ROUNDING = 1e-9


class Trend(NamedTuple):
    """How a series goes.

    Attributes:
        slope: change from one measurement to the next, in their unit.
        p_value: how often a series without any trend would seem to have so much of one.
        n: how many measurements.
    """

    slope: float
    p_value: float
    n: int


def trend_of(values: FloatArray) -> Trend | None:
    """Finds the trend of measurements in order; None of fewer than `FEWEST`."""
    if len(values) < FEWEST:
        return None
    place, level = _stretches(values)
    later, earlier = np.tril_indices(len(level), -1)
    rise = level[later] - level[earlier]
    slope = median(rise / (place[later] - place[earlier]))
    return Trend(slope, _p_value(np.sign(rise), level, level - slope * place), len(values))


def _stretches(values: FloatArray) -> tuple[FloatArray, FloatArray]:
    """The middle places of equal stretches, and their medians."""
    size = math.ceil(len(values) / _MOST_STRETCHES)
    place = np.arange(len(values), dtype=np.float64)
    if size == 1:
        return place, values
    # What is left over at the beginning is warm-up rather than the end of the story.
    left = len(values) % size
    return (
        place[left:].reshape(-1, size).mean(axis=1),
        nanmedian(values[left:].reshape(-1, size).T),
    )


def _p_value(signs: FloatArray, level: FloatArray, rest: FloatArray) -> float:
    n = len(level)
    _, ties = np.unique(level, return_counts=True)
    variance = (n * (n - 1) * (2 * n + 5) - (ties * (ties - 1) * (2 * ties + 5)).sum()) / 18
    if variance <= 0:
        return 1.0
    alike = min(max(_autocorrelation(rest), 0.0), _MOST_ALIKE)
    variance *= (1 + alike) / (1 - alike)
    score = float(signs.sum())
    distance = max(abs(score) - 1, 0) / math.sqrt(variance)
    return math.erfc(distance / math.sqrt(2))


def _autocorrelation(rest: FloatArray) -> float:
    """Of neighbours, by ranks, which outliers do not dominate; without the bias of short series."""
    # What differs by rounding alone is equal, and equal ones share their rank.
    step = max(float(np.abs(rest).max()), 1.0) * _ROUNDING
    _, code, count = np.unique(np.rint(rest / step), return_inverse=True, return_counts=True)
    n = len(rest)
    rank = (np.cumsum(count) - (count - 1) / 2)[code] - (n + 1) / 2
    square = float((rank**2).sum())
    found = float((rank[1:] * rank[:-1]).sum()) / square if square else 0.0
    return (n * found + 2) / (n - 4)
