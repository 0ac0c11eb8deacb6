"""Student's t: published values, exact cases, and laws."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.comparison.student_t import t_quantile, t_tails

# NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: critical values, one-sided 0.975.
NIST_975 = {
    1: 12.706,
    2: 4.303,
    3: 3.182,
    4: 2.776,
    5: 2.571,
    10: 2.228,
    15: 2.131,
    20: 2.086,
    30: 2.042,
    50: 2.009,
    100: 1.984,
}
# The same table, one-sided 0.995.
NIST_995 = {1: 63.657, 2: 9.925, 5: 4.032, 10: 3.169, 30: 2.750, 100: 2.626}

FREEDOMS = st.floats(0.5, 1e5)
DISTANCES = st.floats(0, 1e6)


@pytest.mark.parametrize("dof", [1e8, 1e12, 2.4e21, 1e300])
def test_of_more_measurements_than_anybody_takes_it_is_the_normal_distribution(
    dof: float,
) -> None:
    assert t_quantile(0.95, dof) == pytest.approx(1.959964, abs=1e-5)
    assert t_tails(1.959964, dof) == pytest.approx(0.05, abs=1e-6)


@pytest.mark.parametrize(("dof", "critical"), NIST_975.items())
def test_95_percent_interval_is_the_published_one(dof: int, critical: float) -> None:
    assert t_quantile(0.95, dof) == pytest.approx(critical, abs=5.1e-4)
    assert t_tails(critical, dof) == pytest.approx(0.05, abs=1e-4)


@pytest.mark.parametrize(("dof", "critical"), NIST_995.items())
def test_99_percent_interval_is_the_published_one(dof: int, critical: float) -> None:
    assert t_quantile(0.99, dof) == pytest.approx(critical, abs=5.1e-4)


@pytest.mark.parametrize("t", [0.001, 0.5, 1.0, 7.0, 1e3, 1e8])
def test_one_and_two_degrees_have_closed_forms(t: float) -> None:
    # 1: the Cauchy distribution; its tail by atan(1/t), which keeps its digits far out.
    assert t_tails(t, 1) == pytest.approx(2 / math.pi * math.atan(1 / t), rel=1e-12)
    # 2: F(t) = 1/2 + t / (2 √(2 + t²)).
    root = math.sqrt(2 + t * t)
    assert t_tails(t, 2) == pytest.approx(2 / (root * (root + t)), rel=1e-12)


@pytest.mark.parametrize("t", [0.1, 1.0, 1.959964, 3.0, 5.0])
def test_many_degrees_are_the_normal_distribution(t: float) -> None:
    assert t_tails(t, 1e7) == pytest.approx(math.erfc(t / math.sqrt(2)), rel=3e-5)


@given(DISTANCES, FREEDOMS)
def test_symmetric(t: float, dof: float) -> None:
    assert t_tails(-t, dof) == t_tails(t, dof)
    assert t_tails(0.0, dof) == 1


@given(DISTANCES, DISTANCES, FREEDOMS)
def test_never_falls_and_stays_a_chance(first: float, second: float, dof: float) -> None:
    near, far = sorted((first, second))
    assert 0 <= t_tails(far, dof) <= t_tails(near, dof) + 1e-13 <= 1 + 1e-13


@given(st.floats(0.5, 50), st.floats(0.1, 20))
def test_more_freedom_means_thinner_tails(t: float, dof: float) -> None:
    assert t_tails(t, 2 * dof) <= t_tails(t, dof) + 1e-13


@given(st.floats(0.01, 0.999), FREEDOMS)
def test_quantile_is_the_inverse(confidence: float, dof: float) -> None:
    assert t_tails(t_quantile(confidence, dof), dof) == pytest.approx(1 - confidence, rel=1e-9)


@pytest.mark.parametrize(("t", "dof"), [(1.0, 0.0), (1.0, -1.0), (math.nan, 3.0)])
def test_refuses_what_is_no_distribution(t: float, dof: float) -> None:
    with pytest.raises(ValueError):
        t_tails(t, dof)


@pytest.mark.parametrize("confidence", [0.0, 1.0, -0.5, math.nan])
def test_refuses_what_is_no_confidence(confidence: float) -> None:
    with pytest.raises(ValueError):
        t_quantile(confidence, 5)


def test_infinitely_far_is_certain() -> None:
    assert t_tails(math.inf, 3) == 0.0
