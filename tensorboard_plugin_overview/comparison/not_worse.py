"""Judges whether a run is worse than its baselines, by more than noise and a margin.

In: overview documents and a metric.  Out: a `Judgement`.

From three baselines on, their spread is the noise between runs; with fewer, only the noise within
each run is known, and the run is worse if it is so against every baseline (`docs/compare-and-
check.md` explains what that can show).
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.comparison import metric_comparison
from tensorboard_plugin_overview.comparison.measurements import side_of
from tensorboard_plugin_overview.comparison.student_t import t_quantile
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.registry import METRICS

LEAST_RUNS = 3
"""From this many baselines on, their spread is the noise between runs."""

# One-sided: only what is worse fails.  Two-sided, that is 90 %.
_CONFIDENCE = 0.95
_TWO_SIDED = 2 * _CONFIDENCE - 1
# A difference of the margin is not more than the margin, whatever its last digit.
_ROUNDING = 1e-9


@dataclass(frozen=True)
class Judgement:
    """A run against its baselines, in one metric.

    Attributes:
        worse: by more than noise, and by more than the margin.
        mean: of the baselines' values.
        noise_limit: the worst value that noise between runs explains; None with fewer baselines
            than `LEAST_RUNS`.
        margin_limit: the worst value within the margin; None where no margin is named, or the
            mean is 0.
        compared: the run against each baseline; the noise is that within runs.
    """

    worse: bool
    mean: float
    noise_limit: float | None
    margin_limit: float | None
    compared: tuple[metric_comparison.MetricComparison, ...]


def prediction_distance(values: Sequence[float]) -> float:
    """Returns how far above the values' mean one more value may lie by chance, with 95 %.

    The upper end of the one-sided prediction interval of a normal distribution, of which mean and
    standard deviation are estimated: t₀.₉₅(k − 1) · s · √(1 + 1/k) (G. A. Whitmore, Prediction
    limits for a univariate normal observation, The American Statistician 40 (1986), 141–143).

    Args:
        values: k of them, at least two.
    """
    count = len(values)
    quantile = t_quantile(_TWO_SIDED, count - 1)
    return quantile * statistics.stdev(values) * math.sqrt(1 + 1 / count)


def judge(
    document: schema.Overview,
    baselines: Sequence[schema.Overview],
    metric: str,
    margin_percent: float | None,
) -> Judgement:
    """Judges the run.

    Args:
        document: the run.
        baselines: at least one; all have a value of the metric, as the run has.
        metric: its id; one direction of it is better.
        margin_percent: how much worse it may be, of the baselines' mean (of the baseline, with
            fewer than `LEAST_RUNS`); None for what `compare` takes for negligible.
    """
    values = [_value(baseline, metric) for baseline in baselines]
    # Exact: the mean of equal values is that value.
    mean = statistics.mean(values)
    sign = -1.0 if METRICS[metric].better == "higher" else 1.0
    compared = tuple(
        metric_comparison.compare_metric(
            baseline, document, metric, _allowed(value, margin_percent)
        )
        for baseline, value in zip(baselines, values, strict=True)
    )
    margin = _allowed(mean, margin_percent)
    margin_limit = None if margin is None else mean + sign * margin
    if len(values) < LEAST_RUNS:
        worse = all(comparison.verdict == "worse" for comparison in compared)
        return Judgement(worse, mean, None, margin_limit, compared)
    reach = prediction_distance(values)
    excess = sign * (_value(document, metric) - mean)
    if margin is None:
        negligible = statistics.mean(
            metric_comparison.negligible_change(baseline, metric) for baseline in baselines
        )
        matters = excess >= negligible and excess > 0
    else:
        matters = excess > margin
    return Judgement(excess > reach and matters, mean, mean + sign * reach, margin_limit, compared)


def _allowed(value: float, margin_percent: float | None) -> float | None:
    """Returns the margin in the metric's unit; None without one, and of 0."""
    if margin_percent is None or value == 0:
        return None
    return abs(value) * margin_percent / 100 * (1 + _ROUNDING)


def _value(document: schema.Overview, metric: str) -> float:
    value = side_of(document, metric).value
    assert value is not None
    return float(value)
