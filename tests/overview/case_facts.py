"""Facts that a document must agree with, in few words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.cases import codes, columns, finding, value

Document = dict[str, Any]
Fact = Callable[[Document], None]

# What the headline may differ by from the program's own clock, in percent.
_HEADLINE_PERCENT = 10
# Reading the clock, and leaving the marker, take some time in each step.
_CLOCK_MS = 0.15


def is_about(metric: str, expected: float, percent: float = 1e-6) -> Fact:
    def check(document: Document) -> None:
        assert value(document, metric) == pytest.approx(expected, rel=percent / 100)

    return check


def is_between(metric: str, least: float, most: float) -> Fact:
    def check(document: Document) -> None:
        assert least <= value(document, metric) <= most

    return check


def has_steps(count: int) -> Fact:
    def check(document: Document) -> None:
        assert len(columns(document)["number"]) == count

    return check


def has_numbers(*numbers: int) -> Fact:
    def check(document: Document) -> None:
        assert columns(document)["number"] == list(numbers)

    return check


def lasts(*durations_ms: float, percent: float = 3) -> Fact:
    def check(document: Document) -> None:
        expected = pytest.approx(durations_ms, rel=percent / 100, abs=_CLOCK_MS)
        assert columns(document)["duration_ms"] == expected

    return check


def is_slowest(number: int) -> Fact:
    def check(document: Document) -> None:
        steps = columns(document)
        slowest = steps["duration_ms"].index(max(steps["duration_ms"]))
        assert steps["number"][slowest] == number

    return check


def are_complete(count: int) -> Fact:
    def check(document: Document) -> None:
        assert sum(columns(document)["complete"]) == count
        assert document["metrics"]["step_time"]["n"] == count

    return check


def shows(*expected_ms: float) -> Fact:
    """The headline shows one of these."""

    def check(document: Document) -> None:
        shown_ms = document["headline"]["value_ms"]
        assert any(shown_ms == pytest.approx(ms, rel=_HEADLINE_PERCENT / 100) for ms in expected_ms)

    return check


def is_bound_by(*categories: str) -> Fact:
    def check(document: Document) -> None:
        assert document["headline"]["bottleneck"]["category"] in categories

    return check


def is_marked_by_host(document: Document) -> None:
    assert document["steps"]["source"] == "host_markers"


def finds(text: str) -> Fact:
    """A finding has this text, a regular expression, in what it says."""

    def check(document: Document) -> None:
        said = [f"{one['id']}: {one['title']} {one['evidence']}" for one in document["findings"]]
        assert any(re.search(text, one) for one in said)

    return check


def finds_not(*names: str) -> Fact:
    def check(document: Document) -> None:
        assert [name for name in names if finding(document, name)] == []

    return check


def costs_at_least(cost_ms: float) -> Fact:
    """One finding costs so much a step."""

    def check(document: Document) -> None:
        assert max(one["cost_ms"] or 0 for one in document["findings"]) >= cost_ms

    return check


def notes(code: str, *texts: str) -> Fact:
    """The diagnostic has all of these texts."""

    def check(document: Document) -> None:
        (found,) = (one for one in document["diagnostics"] if one["code"] == code)
        assert [text for text in texts if text not in f"{found['message']} {found['hint']}"] == []

    return check


def notes_not(code: str) -> Fact:
    def check(document: Document) -> None:
        assert code not in codes(document)

    return check


def is_no_inference(document: Document) -> None:
    assert document["job"]["kind"] != "inference"
