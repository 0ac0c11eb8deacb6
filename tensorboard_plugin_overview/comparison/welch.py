"""The difference of two means, and how far noise may have moved it.

In: mean, sample standard deviation and n of two sides, and the dependence within their series. Out:
the difference with its 95 % interval and p-value (Welch's t-test: the sides' spreads may differ).

Steps are not independent: a slow one is followed by slow ones.  So n counts as fewer
(`effective_n`), or noise would be taken for a difference (`docs/compare-and-check.md` has the
formulas, their sources, and how often they err).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.comparison.student_t import t_quantile, t_tails

CONFIDENCE = 0.95

# Below, an estimate of dependence is nothing but noise.
_LEAST_SERIES = 4
_MOST_CORRELATION = 0.95
_LEAST_COUNT = 2.0
# With 1, the interval is so wide that a change to tenfold would go unnoticed.
_LEAST_DOF = 2.0


@dataclass(frozen=True)
class Sample:
    """Measurements of one side.

    Attributes:
        effective_n: this many independent measurements would give the mean as precisely; at most n.
    """

    mean: float
    stdev: float
    n: int
    effective_n: float

    @property
    def dof(self) -> float:
        """Degrees of freedom of the standard deviation."""
        return max(self.effective_n - 1, min(self.n - 1, _LEAST_DOF))

    @property
    def error_squared(self) -> float:
        """The variance of the mean."""
        return self.stdev * self.stdev / self.effective_n


@dataclass(frozen=True)
class Difference:
    """Second mean − first mean.

    Attributes:
        low: lower end of the 95 % interval.
        high: its upper end.
        p_value: the chance of a difference as large, were the means equal.
    """

    delta: float
    low: float
    high: float
    p_value: float


def difference(first: Sample, second: Sample) -> Difference:
    """Returns the second side's mean minus the first side's, with its interval.

    Args:
        first: measurements of one side.
        second: measurements of the other.
    """
    delta = second.mean - first.mean
    parts = (first.error_squared, second.error_squared)
    error_squared = sum(parts)
    if error_squared == 0:
        # No spread at all: what differs, differs.
        return Difference(delta, delta, delta, 1.0 if delta == 0 else 0.0)
    # After Welch and Satterthwaite.
    shares = [part / error_squared for part in parts]
    dofs = (first.dof, second.dof)
    dof = 1 / sum(share * share / own for share, own in zip(shares, dofs, strict=True))
    error = math.sqrt(error_squared)
    reach = t_quantile(CONFIDENCE, dof) * error
    return Difference(delta, delta - reach, delta + reach, t_tails(abs(delta) / error, dof))


def effective_n(n: int, series: FloatArray | None) -> float:
    """Returns how many independent measurements would give the mean as precisely, within 2…n.

    For a series whose neighbours correlate by ρ (autoregressive of order one) that is
    n · (1 − ρ) ÷ (1 + ρ).  The correlation found in a short series is too low by (1 + 4ρ) ÷ n on
    average, and is raised by as much.  Neighbours that differ more than by chance would count for
    more than n, which is not made use of.

    Args:
        n: measurements, at least 2.
        series: float64[n], them in their order; None where only their mean and spread are known.
    """
    if series is None or n < _LEAST_SERIES:
        return float(n)
    deviations = series - series.mean()
    squares = float(deviations @ deviations)
    if squares == 0:
        return float(n)
    found = float(deviations[1:] @ deviations[:-1]) / squares
    correlation = min(max(found + (1 + 4 * found) / n, 0.0), _MOST_CORRELATION)
    return max(n * (1 - correlation) / (1 + correlation), _LEAST_COUNT)
