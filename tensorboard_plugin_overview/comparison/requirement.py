"""Parses the requirements of a run, such as `step_time.p90 <= baseline * 1.05 and mfu > 40`.

In: text.  Out: a `Requirement`, or a `RequirementError` with the column of the error.

    requirement = condition { "and" condition }
    condition   = metric [ "." field ] operator bound  |  metric "not" "worse" [ margin ]
    margin      = "by" number "%"
    operator    = "<=" | "<" | ">=" | ">" | "==" | "!="
    bound       = quantity  |  "baseline" [ "*" number ] [ ( "+" | "-" ) quantity ]
    quantity    = number [ unit ]

A number without a unit is in the metric's.
"""

from __future__ import annotations

import difflib
import operator
import re
from collections.abc import Callable
from dataclasses import dataclass

from tensorboard_plugin_overview.arrays.numbers import LARGEST
from tensorboard_plugin_overview.comparison.measurements import FIELDS
from tensorboard_plugin_overview.overview.registry import METRICS

OPERATORS: dict[str, Callable[[float, float], bool]] = {
    "<=": operator.le,
    "<": operator.lt,
    ">=": operator.ge,
    ">": operator.gt,
    "==": operator.eq,
    "!=": operator.ne,
}
# Unit of a metric -> units that a user may write, and their size in the metric's unit.
_UNITS: dict[str, dict[str, float]] = {
    "ms": {"ns": 1e-6, "us": 1e-3, "µs": 1e-3, "μs": 1e-3, "ms": 1.0, "s": 1e3},
    "%": {"%": 1.0},
    "1/s": {"/s": 1.0, "1/s": 1.0},
    "count": {},
    "bytes": {
        "B": 1.0,
        "bytes": 1.0,
        **{f"{prefix}B": 1e3 ** (power + 1) for power, prefix in enumerate("kMGT")},
        **{f"{prefix}iB": 1024.0 ** (power + 1) for power, prefix in enumerate("KMGT")},
    },
}
_NAME = r"[A-Za-z_][A-Za-z0-9_]*"
_NUMBER = r"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
_END = r"(?![A-Za-z0-9_])\s*"
# A part that is missing is an empty group, which stands where the part is expected.
_CONDITION = re.compile(
    rf"""
    \s* (?P<metric>{_NAME}|) \s* (?:\. \s* (?P<field>{_NAME}|) \s*)?
    (?: (?P<not>not{_END}) (?P<worse>worse{_END}|) (?P<by>by{_END})?
      | (?P<operator>[<>=!]=?|) \s*
        (?:(?P<baseline>baseline{_END}) (?:\* \s* (?P<factor>{_NUMBER}|) \s*)? (?P<sign>[+-]?) \s*)?
    )
    (?P<number>{_NUMBER}|) \s* (?P<unit>% | 1?/s(?!\w) | (?!and(?!\w))[^\W\d_]+(?!\w) |) \s*
    (?P<and>and{_END}|)
    """,
    re.VERBOSE,
)
_NO_MORE = "'and' or the end is expected here"


class RequirementError(Exception):
    """Text that is no requirement; the message says where and why, in one sentence."""


@dataclass(frozen=True)
class Bound:
    """A limit: `factor` × the baseline's value + `offset`, or `offset` alone without a factor."""

    factor: float | None
    offset: float


@dataclass(frozen=True)
class Condition:
    """One metric against one bound.

    Attributes:
        text: as the user wrote it.
        metric: its id.
        field: one of `FIELDS`.
        operator: one of `OPERATORS`; None for "not worse".
        bound: in the metric's unit; None for "not worse".
        margin_percent: how much worse the metric may be, of the baseline's value; None where no
            margin is named.
    """

    text: str
    metric: str
    field: str
    operator: str | None
    bound: Bound | None
    margin_percent: float | None = None

    @property
    def unit(self) -> str:
        """Unit of the field and the bound."""
        return _unit_of(self.metric, self.field)

    @property
    def needs_baseline(self) -> bool:
        """True if it takes another run to check it."""
        return self.bound is None or self.bound.factor is not None


@dataclass(frozen=True)
class Requirement:
    """Conditions that must all hold."""

    text: str
    conditions: tuple[Condition, ...]

    @property
    def needs_baseline(self) -> bool:
        """True if it takes another run to check it."""
        return any(condition.needs_baseline for condition in self.conditions)


def parse_requirement(text: str) -> Requirement:
    """Returns the requirement that a text states.

    Raises:
        RequirementError: it states none.
    """
    conditions, at = [], 0
    while True:
        parts = _CONDITION.match(text, at)
        assert parts is not None, "every part may be missing"
        conditions.append(_condition(parts))
        at = parts.end()
        if not parts["and"]:
            break
    if at < len(text):
        raise _error(parts, "and", _NO_MORE)
    return Requirement(" ".join(text.split()), tuple(conditions))


def _unit_of(metric: str, field: str) -> str:
    return "count" if field == "n" else METRICS[metric].unit


def _condition(parts: re.Match[str]) -> Condition:
    metric, field = parts["metric"], parts["field"]
    if not metric:
        raise _error(parts, "metric", "the name of a metric is expected here")
    if metric not in METRICS:
        known = _known(metric, list(METRICS))
        raise _error(parts, "metric", f"there is no metric {metric}; {known}")
    if field is None:
        field = "value"
    if field not in FIELDS:
        raise _error(parts, "field", f"a metric has {', '.join(FIELDS)}")
    text = " ".join(parts.string[parts.start() : parts.end("unit")].split())
    if parts["not"] and field == "value":
        return Condition(text, metric, field, None, None, _margin(parts))
    if parts["operator"] not in OPERATORS:
        part = "not" if parts["not"] else "operator"
        raise _error(parts, part, f"one of {' '.join(OPERATORS)} is expected here")
    return Condition(text, metric, field, parts["operator"], _bound(parts, _unit_of(metric, field)))


def _margin(parts: re.Match[str]) -> float | None:
    """Returns the margin of "not worse", in percent of the baseline's value."""
    metric = parts["metric"]
    if not parts["worse"]:
        raise _error(parts, "worse", "'worse' is expected after 'not'")
    if METRICS[metric].better is None:
        what = f"neither more nor less of {metric} is worse; compare numbers"
        raise _error(parts, "not", what)
    if not parts["by"]:
        _expect_no_quantity(parts)
        return None
    percent = _number(parts, "number", "a margin such as 10 %")
    if parts["unit"] != "%":
        raise _error(parts, "unit", "a margin is in percent of the baseline, such as 10 %")
    if METRICS[metric].better == "higher" and percent >= 100:
        raise _error(parts, "number", f"{metric} cannot fall by 100 % or more")
    return percent


def _bound(parts: re.Match[str], unit: str) -> Bound:
    factor, expected = None, "a number or 'baseline'"
    if parts["baseline"]:
        factor = 1.0 if parts["factor"] is None else _number(parts, "factor", "a number")
        expected = "a number"
        if not parts["sign"]:
            _expect_no_quantity(parts)
            return Bound(factor, 0.0)
    number, written = _number(parts, "number", expected), parts["unit"]
    if written and written not in _UNITS[unit]:
        what = f"the metric is in {unit}; 5 % more than the baseline is baseline * 1.05"
        if written != "%" or unit == "count":
            units = " ".join(filter(str.isascii, _UNITS[unit]))
            known = f"its units are {units}" if units else "it is a count"
            what = f"{written} is no unit of the metric; {known}"
        raise _error(parts, "unit", what)
    number *= _UNITS[unit].get(written, 1.0)
    return Bound(factor, -number if parts["sign"] == "-" else number)


def _expect_no_quantity(parts: re.Match[str]) -> None:
    if parts["number"] or parts["unit"]:
        raise _error(parts, "number", _NO_MORE)


def _number(parts: re.Match[str], part: str, expected: str) -> float:
    if not parts[part]:
        raise _error(parts, part, f"{expected} is expected here")
    number = float(parts[part])
    if number > LARGEST:
        raise _error(parts, part, "the number is too large")
    return number


def _error(parts: re.Match[str], part: str, what: str) -> RequirementError:
    return RequirementError(f"{parts.string!r}, column {parts.start(part) + 1}: {what}.")


def _known(name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.6)
    if near:
        return f"did you mean {' or '.join(near)}"
    return f"there are {', '.join(names)}"
