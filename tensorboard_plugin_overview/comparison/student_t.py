"""Student's t distribution: how far a mean of few measurements may be off.

In: degrees of freedom, which need not be whole.  Out: its tails and quantiles.

It is computed through the regularised incomplete beta function, by its continued fraction (Lentz's
method; Abramowitz and Stegun, Handbook of Mathematical Functions, 26.5.8 and 26.7.1).
"""

from __future__ import annotations

import math

_PRECISION = 1e-15
_SAME = 1e-13
_TINY = 1e-300
_MOST_TERMS = 10_000
_MOST_STEPS = 1000
# Beyond, the distribution is the normal one to six digits, and log-gammas lose theirs.
_MOST_DOF = 1e7


def t_tails(t: float, dof: float) -> float:
    """Returns the chance that a t distributed number is further from 0 than `t`, on either side.

    Args:
        t: a distance from 0.
        dof: degrees of freedom, above 0.

    Raises:
        ValueError: `dof` is not above 0, or one of them is not a number.
    """
    if not dof > 0 or math.isnan(t):
        raise ValueError(f"no t distribution: t {t}, {dof} degrees of freedom")
    dof = min(dof, _MOST_DOF)
    square = t * t
    if math.isinf(square):
        return 0.0
    # Both shares are passed, for 1 minus a share near 1 would lose its digits.
    return _incomplete_beta(dof / 2, 0.5, dof / (dof + square), square / (dof + square))


def t_quantile(confidence: float, dof: float) -> float:
    """Returns the distance from 0 that a t distributed number keeps to with this chance.

    Args:
        confidence: within 0…1, both excluded; 0.95 for an interval of 95 %.
        dof: degrees of freedom, above 0.

    Raises:
        ValueError: an argument is outside of these.
    """
    if not 0 < confidence < 1:
        raise ValueError(f"a confidence is above 0 and below 1, not {confidence}")
    dof = min(dof, _MOST_DOF)
    outside = 1 - confidence
    # The tails fall ever more slowly, so that Newton's steps from below never go too far.
    t = 0.0
    for _ in range(_MOST_STEPS):
        step = (t_tails(t, dof) - outside) / (2 * _density(t, dof))
        if not step > t * _SAME:
            break
        t += step
    return t


def _density(t: float, dof: float) -> float:
    log_density = (
        math.lgamma((dof + 1) / 2)
        - math.lgamma(dof / 2)
        - math.log(dof * math.pi) / 2
        - (dof + 1) / 2 * math.log1p(t * t / dof)
    )
    return math.exp(log_density)


def _incomplete_beta(a: float, b: float, x: float, rest: float) -> float:
    """Computes the regularised incomplete beta function I_x(a, b), where `rest` is 1 − x."""
    if x <= 0:
        return 0.0
    if rest <= 0:
        return 1.0
    log_front = (
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log(rest)
    )
    front = math.exp(log_front)
    # The fraction converges fast on one side of the mean, and the function is symmetric.
    if x < (a + 1) / (a + b + 2):
        return min(front * _fraction(a, b, x) / a, 1.0)
    return max(1 - front * _fraction(b, a, rest) / b, 0.0)


def _fraction(a: float, b: float, x: float) -> float:
    """Computes the continued fraction of the incomplete beta function."""
    c = 1.0
    d = 1 / _not_zero(1 - (a + b) * x / (a + 1))
    value = d
    for m in range(1, _MOST_TERMS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        d = 1 / _not_zero(1 + even * d)
        c = _not_zero(1 + even / c)
        value *= d * c
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 / _not_zero(1 + odd * d)
        c = _not_zero(1 + odd / c)
        factor = d * c
        value *= factor
        if abs(factor - 1) < _PRECISION:
            break
    return value


def _not_zero(number: float) -> float:
    return number if abs(number) > _TINY else _TINY
