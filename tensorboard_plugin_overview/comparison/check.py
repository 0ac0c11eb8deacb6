"""Checks a run against its requirements.

In: requirements, an overview document, and perhaps others as baselines.  Out: an `Outcome` for
each.  An unavailable metric fails its requirement.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from tensorboard_plugin_overview.comparison import metric_comparison
from tensorboard_plugin_overview.comparison.measurements import Field, side_of
from tensorboard_plugin_overview.comparison.not_worse import judge
from tensorboard_plugin_overview.comparison.requirement import OPERATORS, Condition, Requirement
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.formatting import format_change, format_value

# Significant digits to try if four print a value and its limit alike.
_MORE_DIGITS = (6, 9, 17)


@dataclass(frozen=True)
class Outcome:
    """The outcome of a requirement.

    Attributes:
        details: the values, and what was allowed or is missing; one line.
    """

    requirement: Requirement
    passed: bool
    details: str


def check(
    requirements: Sequence[Requirement],
    document: schema.Overview,
    baselines: Sequence[schema.Overview] = (),
) -> list[Outcome]:
    """Checks all requirements, in their order.

    Args:
        requirements: all of which must hold.
        document: the run.
        baselines: runs to measure against; one that is given twice counts once.

    Raises:
        ValueError: a requirement needs a baseline, and there is none.
    """
    distinct: list[schema.Overview] = []
    for baseline in baselines:
        if baseline not in distinct:
            distinct.append(baseline)
    return [_outcome(requirement, document, distinct) for requirement in requirements]


def _outcome(
    requirement: Requirement, document: schema.Overview, baselines: Sequence[schema.Overview]
) -> Outcome:
    results = [_result(condition, document, baselines) for condition in requirement.conditions]
    passed = all(held for held, _ in results)
    details = "; ".join(details.rstrip(".") for _, details in results)
    return Outcome(requirement, passed, " ".join(details.split()))


def _result(
    condition: Condition, document: schema.Overview, baselines: Sequence[schema.Overview]
) -> tuple[bool, str]:
    """Returns whether the condition holds, and its details."""
    name = condition.metric
    if condition.field != "value":
        name += f".{condition.field}"
    value = _value(document, condition)
    if isinstance(value, _Missing):
        return False, f"{name} is unavailable: {value.reason}"
    if condition.needs_baseline:
        if not baselines:
            raise ValueError(f"{condition.text} needs a baseline")
        references = []
        for index, baseline in enumerate(baselines):
            reference = _value(baseline, condition)
            if isinstance(reference, _Missing):
                which = _baseline_name(baselines, index)
                return False, f"{name} of {which} is unavailable: {reference.reason}"
            references.append(reference)
        if condition.bound is None:
            held, details = _not_worse(condition, value, document, baselines)
        else:
            held, details = _within_bound(condition, value, references, document, baselines)
        return held, f"{name} is {details}"
    assert condition.operator is not None
    assert condition.bound is not None
    held = OPERATORS[condition.operator](value, condition.bound.offset)
    return (
        held,
        f"{name} is {_distinguishable(value, [condition.bound.offset], condition.unit)}",
    )


def _baseline_name(baselines: Sequence[schema.Overview], index: int) -> str:
    """Names the baseline; with its place and run where there are several."""
    if len(baselines) == 1:
        return "the baseline"
    return f"baseline {index + 1} ({baselines[index]['run']['id']})"


def _within_bound(
    condition: Condition,
    value: float,
    references: Sequence[float],
    document: schema.Overview,
    baselines: Sequence[schema.Overview],
) -> tuple[bool, str]:
    """Returns whether the value keeps to the baselines' mean, and both in words."""
    assert condition.operator is not None
    assert condition.bound is not None
    assert condition.bound.factor is not None
    unit = condition.unit
    reference = statistics.mean(references)
    bound = condition.bound.factor * reference + condition.bound.offset
    held = OPERATORS[condition.operator](value, bound)
    own = _distinguishable(value, [bound, reference], unit)
    said = f"{own} against {_distinguishable(bound, [value], unit)}"
    of_baseline = f"{_mean_name(baselines)} {_distinguishable(reference, [value], unit)}"
    change = ""
    if condition.field == "value" and len(baselines) == 1:
        compared = metric_comparison.compare_metric(baselines[0], document, condition.metric)
        change = f", {_change(compared)}"
    return held, f"{said} ({of_baseline}{change})"


def _not_worse(
    condition: Condition,
    value: float,
    document: schema.Overview,
    baselines: Sequence[schema.Overview],
) -> tuple[bool, str]:
    """Returns whether the run is not worse, and its value with the limit in words."""
    unit = condition.unit
    judgement = judge(document, baselines, condition.metric, condition.margin_percent)
    for index, comparison in enumerate(judgement.compared):
        if comparison.verdict == "unavailable" and len(baselines) > 1:
            which = _baseline_name(baselines, index)
            return False, f"not comparable with that of {which}: {comparison.reason}"
    limits = (judgement.noise_limit, judgement.margin_limit, judgement.mean)
    said = _distinguishable(value, [limit for limit in limits if limit is not None], unit)
    against = ""
    if judgement.margin_limit is not None:
        against = f" against {_distinguishable(judgement.margin_limit, [value], unit)}"
    of_mean = f"{_mean_name(baselines)} {_distinguishable(judgement.mean, [value], unit)}"
    if len(baselines) == 1:
        held = judgement.compared[0].verdict not in ("worse", "unavailable")
        return held, f"{said}{against} ({of_mean}, {_change(judgement.compared[0])})"
    if judgement.noise_limit is None:
        each = ", ".join(
            f"against {baseline['run']['id']} {_change(comparison)}"
            for baseline, comparison in zip(baselines, judgement.compared, strict=True)
        )
        return not judgement.worse, f"{said}{against} ({of_mean}: {each})"
    if judgement.mean:
        of_mean += f", {format_change(100 * (value - judgement.mean) / abs(judgement.mean), '%')}"
    noise = f"noise between runs reaches {_distinguishable(judgement.noise_limit, [value], unit)}"
    return not judgement.worse, f"{said}{against} ({of_mean}: {noise})"


def _mean_name(baselines: Sequence[schema.Overview]) -> str:
    return "baseline" if len(baselines) == 1 else f"mean of {len(baselines)} baselines"


def _change(compared: metric_comparison.MetricComparison) -> str:
    if compared.delta_percent is None:
        return compared.verdict
    change = format_change(compared.delta_percent, "%")
    reason = f": {compared.reason.rstrip('.')}" if compared.reason else ""
    return f"{change}, {compared.verdict}{reason}"


@dataclass(frozen=True)
class _Missing:
    """A missing value, with the reason."""

    reason: str


def _value(document: schema.Overview, condition: Condition) -> float | _Missing:
    side = side_of(document, condition.metric)
    if side.value is None:
        return _Missing(side.reason or "The profile does not tell it.")
    number = document["metrics"][condition.metric].get(cast("Field", condition.field))
    if number is None:
        return _Missing(_missing_field(condition, side.n))
    return float(number)


def _missing_field(condition: Condition, n: int | None) -> str:
    if n is None:
        return f"It is one value, no mean of which there could be {condition.field}."
    if condition.field == "stdev":
        return "One measurement has no spread."
    return f"The overview has no {condition.field} of it."


def _distinguishable(value: float, others: Sequence[float], unit: str) -> str:
    """Formats the value with as many digits as distinguish it from the others."""
    if unit == "count":
        return f"{value:g}"
    said = format_value(value, unit)
    if all(other == value or format_value(other, unit) != said for other in others):
        return said
    for digits in _MORE_DIGITS:
        said = f"{value:.{digits}g} {unit}"
        if all(other == value or f"{other:.{digits}g} {unit}" != said for other in others):
            return said
    return said
