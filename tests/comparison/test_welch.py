"""Differences of means: published and hand-made cases, laws, and how often noise deceives."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import assume, given, strategies as st

from benchmarks.false_alarms import KINDS, false_alarms
from tensorboard_plugin_overview.comparison.welch import Sample, difference, effective_n


def plain(mean: float, stdev: float, n: int) -> Sample:
    """Independent measurements."""
    return Sample(mean, stdev, n, n)


def test_published_two_sample_test() -> None:
    """NIST/SEMATECH e-Handbook 1.3.5.3, miles per gallon of US and Japanese cars (AUTO83B).

    Where the variances may differ: t = 12.946 at 136.875 degrees of freedom, of which the 95 %
    quantile is 1.9775.
    """
    found = difference(plain(20.14458, 6.4147, 249), plain(30.48101, 6.10771, 79))
    assert found.delta == pytest.approx(10.33643)
    reach = 10.33643 / 12.946 * 1.9775
    assert (found.low, found.high) == pytest.approx((10.33643 - reach, 10.33643 + reach), abs=1e-3)
    assert found.p_value < 1e-20


def test_equal_spreads_and_counts_by_hand() -> None:
    """Error √(4/5 + 4/5) = 1.2649, 8 degrees of freedom, of which the 95 % quantile is 2.306."""
    found = difference(plain(10, 2, 5), plain(13, 2, 5))
    assert found.delta == 3
    assert found.low == pytest.approx(3 - 2.306 * math.sqrt(1.6), abs=1e-3)
    assert found.high == pytest.approx(3 + 2.306 * math.sqrt(1.6), abs=1e-3)
    # t = 2.3717: between 2.306 (p 0.05) and 2.896 (p 0.02).
    assert 0.02 < found.p_value < 0.05


def test_one_side_without_spread_leaves_the_other_its_freedom() -> None:
    """Error 1/√4 = 0.5 with 3 degrees of freedom: 3.182 × 0.5 to either side."""
    found = difference(plain(10, 0, 50), plain(10, 1, 4))
    assert (found.low, found.high) == pytest.approx((-1.591, 1.591), abs=1e-3)
    assert found.p_value == 1


def test_without_any_spread_every_difference_is_certain() -> None:
    found = difference(plain(10, 0, 3), plain(11, 0, 3))
    assert (found.delta, found.low, found.high, found.p_value) == (1, 1, 1, 0)
    assert difference(plain(10, 0, 3), plain(10, 0, 3)).p_value == 1


SAMPLES = st.builds(plain, st.floats(0.001, 1e6), st.floats(1e-6, 1e5), st.integers(2, 10_000))


@given(SAMPLES, SAMPLES)
def test_interval_agrees_with_the_p_value_and_turns_with_the_sides(
    first: Sample, second: Sample
) -> None:
    found, turned = difference(first, second), difference(second, first)
    assert found.low <= found.delta <= found.high
    assert (turned.low, turned.high) == pytest.approx((-found.high, -found.low))
    assert turned.p_value == pytest.approx(found.p_value)
    assume(abs(found.p_value - 0.05) > 1e-6)
    assert (found.low > 0 or found.high < 0) == (found.p_value < 0.05)


def test_alternating_steps_count_in_full() -> None:
    assert effective_n(6, np.array([1, 2, 1, 2, 1, 2], np.float64)) == 6


def test_correlated_steps_count_less() -> None:
    """Deviations −1.5 −0.5 0.5 1.5: neighbours 0.75 − 0.25 + 0.75 = 1.25, squares 5: 0.25.

    Raised by (1 + 4 · 0.25) / 4 to 0.75, so that 4 · 0.25 / 1.75 = 0.57 remain: at least 2.
    """
    assert effective_n(4, np.array([1, 2, 3, 4], np.float64)) == 2
    # Twice eight: deviations ±1, 14 neighbours alike and one not: 13 of 16 = 0.8125;
    # raised by (1 + 3.25) / 16 to above 0.95: 16 · 0.05 / 1.95.
    assert effective_n(16, np.array([1] * 8 + [3] * 8, np.float64)) == 2
    # Pairs: four neighbours alike (+1), three not: 1 of 8 = 0.125;
    # raised by 1.5 / 8 to 0.3125: 8 · 0.6875 / 1.3125.
    assert effective_n(8, np.array([0, 0, 2, 2, 0, 0, 2, 2], np.float64)) == pytest.approx(
        8 * 0.6875 / 1.3125
    )


def test_wholly_dependent_steps_still_tell_a_large_difference() -> None:
    """Twelve steps that count as two, as with 34.9 ± 7 ms against 3.1 ± 0.3 ms.

    Error 7 ÷ √2 = 4.95 ms, two degrees of freedom: 4.303 × 4.95 = 21.3 ms, less than 31.8 ms.
    """
    found = difference(Sample(34.9, 7, 12, 2), plain(3.1, 0, 6))
    assert found.high == pytest.approx(-31.8 + 21.3, abs=0.05)


def test_what_tells_nothing_of_dependence_counts_in_full() -> None:
    assert effective_n(3, np.array([1, 2, 3], np.float64)) == 3
    assert effective_n(20, None) == 20
    assert effective_n(20, np.array([5.0] * 20, np.float64)) == 20


@given(st.lists(st.floats(0, 1e9), min_size=2, max_size=50))
def test_count_stays_in_bounds(series: list[float]) -> None:
    assert 2 <= effective_n(len(series), np.array(series)) <= len(series)


# 5 % are due. Of 600 pairs, 7.5 % is 2.8 standard deviations more.
@pytest.mark.slow
@pytest.mark.parametrize("n", [10, 20, 50])
@pytest.mark.parametrize("kind", list(KINDS)[:5])
def test_noise_is_not_taken_for_a_difference(kind: str, n: int) -> None:
    _, ours = false_alarms(kind, n, pairs=600)
    # What ten steps cannot tell of themselves.
    assert ours <= (10 if (kind, n) == ("correlated, ρ 0.6", 10) else 7.5)


@pytest.mark.slow
def test_the_plain_test_would_take_it_for_one() -> None:
    """Why the series is looked at: 5 % would be right."""
    plain, ours = false_alarms("correlated, ρ 0.6", 20, pairs=600)
    assert plain > 20 > ours
