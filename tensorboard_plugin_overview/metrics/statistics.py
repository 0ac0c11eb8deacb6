"""Mean, spread and percentiles of a list of measurements, as the page shows them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray


@dataclass(frozen=True)
class Statistics:
    """Of n measurements, in their unit.

    `stdev` is the sample's (n - 1 in the divisor, two passes), None for n < 2.
    """

    n: int
    mean: float
    stdev: float | None
    min: float
    max: float
    p50: float
    p90: float
    p99: float


def statistics(values: FloatArray) -> Statistics | None:
    """Computes statistics of float64[n]; None for n = 0. Percentiles interpolate linearly."""
    if not len(values):
        return None
    ascending = np.sort(values)
    # Not `np.percentile`: its first call takes longer than all else here, for what it imports.
    place = np.array([0.5, 0.9, 0.99]) * (len(values) - 1)
    p50, p90, p99 = np.interp(place, np.arange(len(values)), ascending).tolist()
    return Statistics(
        n=len(values),
        mean=float(values.mean()),
        stdev=float(values.std(ddof=1)) if len(values) > 1 else None,
        min=float(ascending[0]),
        max=float(ascending[-1]),
        p50=p50,
        p90=p90,
        p99=p99,
    )
