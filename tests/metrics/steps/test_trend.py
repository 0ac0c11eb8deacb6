"""Trends: slopes worked out by hand, and how often noise is taken for one."""

from __future__ import annotations

import numpy as np
import pytest

from tensorboard_plugin_overview.metrics.steps.trend import FEWEST, trend_of


def test_too_few_tell_nothing() -> None:
    assert trend_of(np.ones(FEWEST - 1)) is None
    assert trend_of(np.ones(FEWEST)) is not None


def test_a_line_has_its_slope() -> None:
    found = trend_of(np.linspace(100.0, 119.5, 40))
    assert found is not None
    assert found.slope == pytest.approx(0.5)
    assert found.p_value < 1e-6
    assert found.n == 40


def test_what_stays_the_same_has_no_trend() -> None:
    found = trend_of(np.full(50, 7.0))
    assert found is not None
    assert (found.slope, found.p_value) == (0.0, 1.0)


def test_a_slow_first_step_and_outliers_are_no_trend() -> None:
    values = np.tile([100.0, 101.0], 20)
    values[0], values[1], values[30] = 5000.0, 900.0, 700.0
    found = trend_of(values)
    assert found is not None
    assert abs(found.slope) < 0.1
    assert found.p_value > 0.05


def test_mann_kendall_by_hand() -> None:
    """Of 10 values in order but for one exchange: S = 43, variance 125, no ties."""
    values = np.array([1.0, 2, 3, 4, 6, 5, 7, 8, 9, 10])
    found = trend_of(values)
    assert found is not None
    # What the line leaves is +1 and -1 around 5.5: neighbours are unlike, no correction.
    assert found.p_value == pytest.approx(0.000172, rel=0.02)  # z = 42 / sqrt(125) = 3.757


def test_a_hundred_thousand_steps_have_the_slope_of_all() -> None:
    n = 100_003
    noise = np.random.default_rng(1).normal(0, 1, n)
    found = trend_of(100 + 1e-5 * np.arange(n) + noise)
    assert found is not None
    assert found.slope == pytest.approx(1e-5, rel=0.05)
    assert found.p_value < 0.001
    assert found.n == n


@pytest.mark.slow
@pytest.mark.parametrize("alike", [0.0, 0.5, 0.8])
def test_noise_is_seldom_taken_for_a_trend(alike: float) -> None:
    """At 1 %, of noise whose neighbours are alike too; the plain test sees it in every third."""
    random = np.random.default_rng(7)
    seen = 0
    for _ in range(400):
        series = np.empty(120)
        series[0] = random.normal() / np.sqrt(1 - alike**2)
        for index, shock in enumerate(random.normal(0, 1, 119), 1):
            series[index] = alike * series[index - 1] + shock
        found = trend_of(series)
        assert found is not None
        seen += found.p_value < 0.01
    assert seen / 400 <= 0.04
