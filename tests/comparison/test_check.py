"""Requirements against runs: what holds, and what is said of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.check import Outcome, check
from tensorboard_plugin_overview.comparison.requirement import parse_requirement
from tensorboard_plugin_overview.overview.registry import METRICS
from tests.comparison.documents import document, metric, uneven
from tests.reports import RUNS

RUN = document(
    uneven(100),
    metrics={
        "duty_cycle": metric(79.99996, "%", "higher"),
        "mfu": metric(None, "%", "higher", reason="No peak is known."),
    },
)


def outcome(text: str, *baselines: Any) -> Outcome:
    (found,) = check([parse_requirement(text)], RUN, baselines)
    return found


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("step_time <= 100", True),
        ("step_time < 100", False),
        ("step_time >= 100", True),
        ("step_time > 100", False),
        ("step_time == 100", True),
        ("step_time != 100", False),
        ("step_time <= 0.1 s", True),
        ("step_time.max <= 101", True),
        ("step_time.min < 99", False),
        ("step_time.n == 10", True),
        # √(10/9)
        ("step_time.stdev < 1.0540", False),
        ("step_time.stdev < 1.0541", True),
        ("step_time < 200 and step_time.n > 5", True),
        ("step_time < 200 and step_time.n > 50", False),
    ],
)
def test_absolute(text: str, passed: bool) -> None:
    assert outcome(text).passed is passed


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("step_time <= baseline", False),
        ("step_time <= baseline * 1.05", True),
        ("step_time <= baseline * 1.04", False),
        ("step_time <= baseline + 4 ms", True),
        ("step_time <= baseline + 3 ms", False),
        ("step_time <= baseline * 1.04 + 0.16 ms", True),
        ("step_time.max <= baseline", False),
        ("step_time not worse", False),
        ("duty_cycle not worse", True),
    ],
)
def test_against_a_baseline_of_96_ms(text: str, passed: bool) -> None:
    baseline = document(uneven(96), metrics={"duty_cycle": metric(79.9, "%", "higher")})
    assert outcome(text, baseline).passed is passed


def test_what_noise_hides_is_not_worse() -> None:
    found = outcome("step_time not worse", document(uneven(96, by=10)))
    assert found.passed
    # Error √((100 + 1) · 10/9 / 10) = 3.350; 9.2 degrees of freedom, quantile 2.255: 4 + 7.55.
    assert found.details == (
        "step_time is 100 ms (baseline 96 ms, +4.17 %, unclear: The difference is within the "
        "noise, which hides up to 11.6 ms)"
    )


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("mfu > 1", "mfu is unavailable: No peak is known"),
        ("mxu_utilization > 1", "mxu_utilization is unavailable: A run on GPU has no such metric"),
        (
            "duty_cycle.p90 > 1",
            "duty_cycle.p90 is unavailable: It is one value, no mean of which there could be p90",
        ),
        (
            "step_time.p90 > 1",
            "step_time.p90 is unavailable: The overview has no p90 of it",
        ),
        (
            "mfu < 1 and step_time < 200",
            "mfu is unavailable: No peak is known; step_time is 100 ms",
        ),
    ],
)
def test_what_has_no_value_fulfils_nothing(text: str, details: str) -> None:
    found = outcome(text)
    assert not found.passed
    assert found.details == details


def test_baseline_without_the_value_fulfils_nothing() -> None:
    found = outcome("step_time <= baseline * 9", document())
    assert not found.passed
    assert found.details == "step_time of the baseline is unavailable: There are no steps"
    assert not outcome("step_time not worse", document()).passed


def test_value_and_limit_are_told_apart() -> None:
    """Four digits would say that 80 % is less than 80 %."""
    assert outcome("duty_cycle >= 80").details == "duty_cycle is 79.99996 %"
    assert outcome("duty_cycle >= 70").details == "duty_cycle is 80 %"


def test_relative_requirements_say_what_was_allowed() -> None:
    found = outcome("step_time.max <= baseline * 1.05", document(uneven(95)))
    assert found.details == "step_time.max is 101 ms against 100.8 ms (baseline 96 ms)"


def test_without_a_baseline_a_relative_requirement_is_a_mistake() -> None:
    with pytest.raises(ValueError):
        outcome("step_time <= baseline")


@pytest.mark.slow
def test_every_metric_of_the_samples_can_be_required(samples: Path) -> None:
    for run in RUNS:
        for name, found in load(samples, run).metrics.items():
            assert METRICS[name].unit == found.unit
            assert METRICS[name].better == found.better
