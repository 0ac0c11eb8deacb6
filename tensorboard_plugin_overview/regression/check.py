"""Whether a run fulfils what is required of it.

In: requirements, an overview document, and perhaps another as the baseline.  Out: an `Outcome` for
each.  What has no value does not fulfil anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.overview.wording import format_change
from tensorboard_plugin_overview.overview.wording import format_value
from tensorboard_plugin_overview.regression.measurements import Document
from tensorboard_plugin_overview.regression.measurements import side_of
from tensorboard_plugin_overview.regression.metric_comparison import MetricComparison
from tensorboard_plugin_overview.regression.metric_comparison import compare_metric
from tensorboard_plugin_overview.regression.requirement import OPERATORS
from tensorboard_plugin_overview.regression.requirement import Condition
from tensorboard_plugin_overview.regression.requirement import Requirement

# Where four do not tell a value from its limit.
_MORE_DIGITS = (6, 9, 17)


@dataclass(frozen=True)
class Outcome:
    """How a requirement went.

    Attributes:
        details: the values, and what was allowed or is missing; one line.
    """

    requirement: Requirement
    passed: bool
    details: str


def check(
    requirements: Sequence[Requirement], document: Document, baseline: Document | None = None
) -> list[Outcome]:
    """All requirements, in their order.

    Raises:
        ValueError: a requirement needs a baseline, and there is none.
    """
    return [_outcome(requirement, document, baseline) for requirement in requirements]


def _outcome(requirement: Requirement, document: Document, baseline: Document | None) -> Outcome:
    results = [_result(one, document, baseline) for one in requirement.conditions]
    passed = all(held for held, _ in results)
    details = "; ".join(details.rstrip(".") for _, details in results)
    return Outcome(requirement, passed, " ".join(details.split()))


def _result(
    condition: Condition, document: Document, baseline: Document | None
) -> tuple[bool, str]:
    """Whether the condition holds, and its details."""
    name = condition.metric
    if condition.field != "value":
        name += f".{condition.field}"
    value = _value(document, condition)
    if isinstance(value, _Missing):
        return False, f"{name} is unavailable: {value.reason}"
    if condition.needs_baseline:
        if baseline is None:
            raise ValueError(f"{condition.text} needs a baseline")
        reference = _value(baseline, condition)
        if isinstance(reference, _Missing):
            return False, f"{name} of the baseline is unavailable: {reference.reason}"
        compared = compare_metric(baseline, document, condition.metric)
        held, details = _beside_baseline(condition, value, reference, compared)
        return held, f"{name} is {details}"
    assert condition.operator is not None
    assert condition.bound is not None
    held = OPERATORS[condition.operator](value, condition.bound.offset)
    return held, f"{name} is {_said(value, [condition.bound.offset], condition.unit)}"


def _beside_baseline(
    condition: Condition, value: float, reference: float, compared: MetricComparison
) -> tuple[bool, str]:
    """Whether the condition holds, and the value with what it is measured against.

    Args:
        condition: about a baseline.
        value: of the run.
        reference: of the baseline.
        compared: their metric, noise considered.
    """
    if condition.operator is None or condition.bound is None:
        held = compared.verdict not in ("worse", "unavailable")
        limit, limits = "", [reference]
    else:
        assert condition.bound.factor is not None
        bound = condition.bound.factor * reference + condition.bound.offset
        held = OPERATORS[condition.operator](value, bound)
        limits = [bound, reference]
        limit = f" against {_said(bound, [value], condition.unit)}"
    change = f", {_change(compared)}" if condition.field == "value" else ""
    of_baseline = _said(reference, [value], condition.unit)
    return held, f"{_said(value, limits, condition.unit)}{limit} (baseline {of_baseline}{change})"


def _change(compared: MetricComparison) -> str:
    if compared.delta_percent is None:
        return compared.verdict
    change = format_change(compared.delta_percent, "%")
    reason = f": {compared.reason.rstrip('.')}" if compared.reason else ""
    return f"{change}, {compared.verdict}{reason}"


@dataclass(frozen=True)
class _Missing:
    """There is no value, for this reason."""

    reason: str


def _value(document: Document, condition: Condition) -> float | _Missing:
    side = side_of(document, condition.metric)
    if side.value is None:
        return _Missing(side.reason or "The profile does not tell it.")
    found = document["metrics"][condition.metric].get(condition.field)
    if found is None:
        return _Missing(_missing_field(condition, side.n))
    return float(found)


def _missing_field(condition: Condition, n: int | None) -> str:
    if n is None:
        return f"It is one value, no mean of which there could be {condition.field}."
    if condition.field == "stdev":
        return "One measurement has no spread."
    return f"The overview has no {condition.field} of it."


def _said(value: float, others: Sequence[float], unit: str) -> str:
    """The value, with as many digits as tell it from the others."""
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
