"""Compares one metric of two runs: how much it differs, and whether that is more than noise.

In: two overview documents and the metric's id.  Out: a `MetricComparison` with its verdict.

Three rules decide (`docs/compare-and-check.md` gives their reasons): 1. under 1 %, a difference
does not matter, however certain it is; 2. a difference counts where noise would hardly show it
(Welch's test, 5 %); where it does not count, the metric is the same only if the interval leaves out
a difference of 5 %, and else unclear; 3. the noise of a metric that is not a mean is unknown: a
difference under 5 % is unclear.

The shares are of A's value; of A's step time for a part of the step; of 100 % for a share of a
whole.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from tensorboard_plugin_overview.comparison import measurements
from tensorboard_plugin_overview.comparison.welch import CONFIDENCE, Difference, difference
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.formatting import format_change

MetricVerdict: TypeAlias = Literal["better", "worse", "changed", "same", "unclear", "unavailable"]

NEGLIGIBLE = 0.01
"""A difference of a smaller share does not matter."""
NOTABLE = 0.05
"""A difference of at least this share should not go unnoticed."""

# Percentage points: 0.02 % that became 0.04 % have doubled, and do not matter either.
_NEGLIGIBLE_POINTS = 0.1
# Parts of the step: what matters is what they add to it.
_PARTS = ("exposed_communication", "overlapped_communication")


@dataclass(frozen=True)
class MetricComparison:
    """One metric of run B against run A, in the shape of the JSON.

    Attributes:
        delta: B − A, in `unit`; None where either has no value.
        delta_percent: of A's value; None where that is 0.
        interval: of 95 %, of `delta`; None where the noise is not known.
    """

    id: str
    label: str
    unit: str
    better: str | None
    a: measurements.Side
    b: measurements.Side
    delta: float | None
    delta_percent: float | None
    interval: tuple[float, float] | None
    p_value: float | None
    verdict: MetricVerdict
    reason: str | None

    def to_dict(self) -> dict[str, Any]:
        """Returns it in plain Python values."""
        return asdict(self) | {"interval": None if self.interval is None else list(self.interval)}


def counted_noun(metric: str) -> str:
    """Returns the noun that the metric is a mean of: step or session."""
    return "session" if metric.startswith("session") else "step"


def negligible_change(a: schema.Overview, metric: str) -> float:
    """Returns how large a difference from A does not matter, in the metric's unit.

    Args:
        a: has a value of the metric.
        metric: its id.
    """
    value = _value(measurements.side_of(a, metric))
    return _limits(a, metric, a["metrics"][metric], abs(value)).negligible


def compare_metric(
    a: schema.Overview, b: schema.Overview, metric: str, negligible: float | None = None
) -> MetricComparison:
    """Compares a metric that at least one of the documents has.

    Args:
        a: what B is measured against.
        b: the other.
        metric: its id.
        negligible: a smaller difference does not matter, in the metric's unit; None for
            `NEGLIGIBLE`.
    """
    described = a["metrics"].get(metric) or b["metrics"][metric]
    sides = (measurements.side_of(a, metric), measurements.side_of(b, metric))
    delta = delta_percent = change = None
    missing = _missing(a, b, metric, sides)
    if missing is not None:
        verdict: MetricVerdict = "unavailable"
        reason: str | None = missing
    else:
        first, second = (_value(side) for side in sides)
        delta = second - first
        delta_percent = _percent(delta, first)
        samples = (measurements.sample_of(a, metric), measurements.sample_of(b, metric))
        if samples[0] is not None and samples[1] is not None:
            change = difference(samples[0], samples[1])
        limits = _limits(a, metric, described, abs(first))
        if negligible is not None:
            limits = _Limits(limits.unit, negligible, max(limits.notable, negligible))
        outcome, reason = _outcome(metric, sides, delta, change, limits)
        verdict = _directed(outcome, delta, described["better"])
    return MetricComparison(
        id=metric,
        label=described["label"],
        unit=described["unit"],
        better=described["better"],
        a=sides[0],
        b=sides[1],
        delta=delta,
        delta_percent=delta_percent,
        interval=None if change is None else (change.low, change.high),
        p_value=None if change is None else change.p_value,
        verdict=verdict,
        reason=reason,
    )


def _missing(
    a: schema.Overview,
    b: schema.Overview,
    metric: str,
    sides: tuple[measurements.Side, measurements.Side],
) -> str | None:
    """Returns why the metric cannot be compared, or None."""
    reasons = [
        f"{name}: {side.reason}"
        for name, side in zip("AB", sides, strict=True)
        if side.value is None
    ]
    if len(reasons) == 2 and sides[0].reason == sides[1].reason:
        return sides[0].reason
    if reasons:
        return " ".join(reasons)
    if measurements.is_step_part(metric) and a["platform"] != b["platform"]:
        names = " and ".join(document["platform"].upper() for document in (a, b))
        return f"The parts of a step do not mean the same on {names}."
    return None


def _value(side: measurements.Side) -> float:
    assert side.value is not None
    return side.value


@dataclass(frozen=True)
class _Limits:
    """The limits of a small and of a notable difference, in the metric's unit."""

    unit: str
    negligible: float
    notable: float


def _percent(delta: float, value: float) -> float | None:
    """Returns the difference in percent of the value; None for zero, and next to zero."""
    percent = 100 * delta / abs(value) if value else math.inf
    return percent if math.isfinite(percent) else None


def _limits(a: schema.Overview, metric: str, described: schema.Metric, value: float) -> _Limits:
    """Shares of A's value, of A's step for a part of the step, of 100 % for a share of a whole."""
    unit, whole = described["unit"], value
    if measurements.is_step_part(metric) or metric in _PARTS:
        whole = measurements.side_of(a, "step_time").value or value
    elif unit == "%" and described["better"] != "higher":
        # A metric that should be high is a rate: 3 % that were 4 % are a quarter less.
        whole = 100.0
    negligible, notable = NEGLIGIBLE * whole, NOTABLE * whole
    if unit == "%":
        negligible = max(negligible, _NEGLIGIBLE_POINTS)
    return _Limits(unit, negligible, max(notable, negligible))


def _outcome(
    metric: str,
    sides: tuple[measurements.Side, measurements.Side],
    delta: float,
    change: Difference | None,
    limits: _Limits,
) -> tuple[Literal["differs", "same", "unclear"], str | None]:
    """Returns whether the values differ, and a note on that."""
    if delta == 0:
        return "same", None
    if change is not None:
        return _by_noise(delta, change, limits)
    if any(side.n is not None and side.n < 2 for side in sides):
        counts = " and ".join(str(side.n) for side in sides)
        noun = counted_noun(metric)
        return "unclear", f"{counts} {noun}s: noise shows from two {noun}s of each run on."
    if abs(delta) < limits.negligible:
        return "same", None
    if abs(delta) < limits.notable:
        least = format_change(limits.notable, _change_unit(limits.unit))[1:]
        return "unclear", (
            f"One value a run, whose noise is not known: a difference under {least} may be noise."
        )
    return "differs", "One value a run, whose noise is not known."


def _by_noise(
    delta: float, change: Difference, limits: _Limits
) -> tuple[Literal["differs", "same", "unclear"], str | None]:
    if change.p_value < 1 - CONFIDENCE:
        if abs(delta) >= limits.negligible:
            return "differs", None
        least = format_change(limits.negligible, _change_unit(limits.unit))[1:]
        return "same", f"There is a difference, too small to matter (under {least})."
    if -limits.notable < change.low and change.high < limits.notable:
        return "same", None
    most = max(abs(change.low), abs(change.high))
    hidden = format_change(most, _change_unit(limits.unit))[1:]
    return "unclear", f"The difference is within the noise, which hides up to {hidden}."


def _change_unit(unit: str) -> str:
    return "points" if unit == "%" else unit


def _directed(
    outcome: Literal["differs", "same", "unclear"], delta: float, better: str | None
) -> MetricVerdict:
    if outcome != "differs":
        return outcome
    if better is None:
        return "changed"
    return "better" if (delta < 0) == (better == "lower") else "worse"
