"""What a run must fulfil, in the words of a user: `step_time.p90 <= baseline * 1.05 and mfu > 40`.

In: text.  Out: a `Requirement`, or `RequirementError` with the column of what is wrong.

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
# Unit of a metric -> what may be written, and how much of it that is.
_UNITS: dict[str, dict[str, float]] = {
    "ms": {"ns": 1e-6, "us": 1e-3, "µs": 1e-3, "μs": 1e-3, "ms": 1.0, "s": 1e3},
    "%": {"%": 1.0},
    "1/s": {"/s": 1.0, "1/s": 1.0},
    "count": {},
}
_NUMBER = re.compile(r"(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?", re.ASCII)
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)
_OPERATOR = re.compile(r"[<>=!]=?")
_UNIT = re.compile(r"%|1?/s(?!\w)|[^\W\d_]+(?!\w)")
_SPACE = re.compile(r"\s*")
# A larger number is a slip of the keyboard, and its products might overflow.
_LARGEST = 1e100


class RequirementError(Exception):
    """The text is no requirement; the message says where and why, in one sentence."""


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
        field: of `FIELDS`.
        operator: of `OPERATORS`; None where the metric must not be worse than the baseline's.
        bound: in the metric's unit; None likewise.
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
        """Of the field and the bound."""
        return _unit_of(self.metric, self.field)

    @property
    def needs_baseline(self) -> bool:
        """It is about another run too."""
        return self.bound is None or self.bound.factor is not None


@dataclass(frozen=True)
class Requirement:
    """All conditions must hold."""

    text: str
    conditions: tuple[Condition, ...]

    @property
    def needs_baseline(self) -> bool:
        """It is about another run too."""
        return any(condition.needs_baseline for condition in self.conditions)


def parse_requirement(text: str) -> Requirement:
    """The requirement.

    Raises:
        RequirementError: it is none.
    """
    return _Parser(text).requirement()


def _unit_of(metric: str, field: str) -> str:
    return "count" if field == "n" else METRICS[metric].unit


class _Parser:
    """Reads the text from left to right; `_at` is where it stands."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._skip_space()

    def requirement(self) -> Requirement:
        conditions = [self._condition()]
        while self._takes_word("and"):
            conditions.append(self._condition())
        if self._at < len(self._text):
            raise self._error("'and' or the end is expected here")
        return Requirement(" ".join(self._text.split()), tuple(conditions))

    def _condition(self) -> Condition:
        start = self._at
        metric = self._metric()
        field = self._field() if self._takes(".") else "value"
        at = self._at
        if field == "value" and self._takes_word("not"):
            margin = self._not_worse(metric, at)
            return Condition(self._since(start), metric, field, None, None, margin)
        sign = self._operator()
        bound = self._bound(_unit_of(metric, field))
        return Condition(self._since(start), metric, field, sign, bound)

    def _metric(self) -> str:
        at = self._at
        name = self._match(_NAME)
        if name is None:
            raise self._error("the name of a metric is expected here")
        if name not in METRICS:
            raise self._error(f"there is no metric {name}; {_known(name, list(METRICS))}", at)
        return name

    def _field(self) -> str:
        at = self._at
        name = self._match(_NAME)
        if name not in FIELDS:
            raise self._error(f"a metric has {', '.join(FIELDS)}", at)
        return name

    def _not_worse(self, metric: str, at: int) -> float | None:
        """Reads what follows `not`, which stands at `at`; returns the margin in percent."""
        if not self._takes_word("worse"):
            raise self._error("'worse' is expected after 'not'")
        better = METRICS[metric].better
        if better is None:
            raise self._error(f"neither more nor less of {metric} is worse; compare numbers", at)
        if not self._takes_word("by"):
            return None
        at = self._at
        percent = self._number("a margin such as 10 %")
        if not self._takes("%"):
            raise self._error("a margin is in percent of the baseline, such as 10 %")
        if better == "higher" and percent >= 100:
            raise self._error(f"{metric} cannot fall by 100 % or more", at)
        return percent

    def _operator(self) -> str:
        at = self._at
        sign = self._match(_OPERATOR)
        if sign not in OPERATORS:
            raise self._error(f"one of {' '.join(OPERATORS)} is expected here", at)
        return sign

    def _bound(self, unit: str) -> Bound:
        if not self._takes_word("baseline"):
            return Bound(None, self._quantity(unit, "a number or 'baseline'"))
        factor = self._number("a number") if self._takes("*") else 1.0
        if self._takes("+"):
            return Bound(factor, self._quantity(unit, "a number"))
        if self._takes("-"):
            return Bound(factor, -self._quantity(unit, "a number"))
        return Bound(factor, 0.0)

    def _quantity(self, unit: str, expected: str) -> float:
        number = self._number(expected)
        at = self._at
        written = self._match(_UNIT)
        if written is None:
            return number
        if written in _UNITS[unit]:
            return number * _UNITS[unit][written]
        if written == "and":
            self._at = at
            return number
        if written == "%" and unit != "count":
            raise self._error(
                f"the metric is in {unit}; 5 % more than the baseline is baseline * 1.05", at
            )
        units = " ".join(filter(str.isascii, _UNITS[unit]))
        known = f"its units are {units}" if units else "it is a count"
        raise self._error(f"{written} is no unit of the metric; {known}", at)

    def _number(self, expected: str) -> float:
        at = self._at
        found = self._match(_NUMBER)
        if found is None:
            raise self._error(f"{expected} is expected here")
        number = float(found)
        if number > _LARGEST:
            raise self._error("the number is too large", at)
        return number

    def _takes(self, sign: str) -> bool:
        if not self._text.startswith(sign, self._at):
            return False
        self._at += len(sign)
        self._skip_space()
        return True

    def _takes_word(self, word: str) -> bool:
        at = self._at
        if self._match(_NAME) == word:
            return True
        self._at = at
        return False

    def _match(self, pattern: re.Pattern[str]) -> str | None:
        found = pattern.match(self._text, self._at)
        if found is None:
            return None
        self._at = found.end()
        self._skip_space()
        return found[0]

    def _skip_space(self) -> None:
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()

    def _since(self, start: int) -> str:
        return " ".join(self._text[start : self._at].split())

    def _error(self, what: str, at: int | None = None) -> RequirementError:
        column = (self._at if at is None else at) + 1
        return RequirementError(f"{self._text!r}, column {column}: {what}.")


def _known(name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.6)
    if near:
        return f"did you mean {' or '.join(near)}"
    return f"there are {', '.join(names)}"
