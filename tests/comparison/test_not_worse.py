"""Margins and several baselines: limits worked out by hand from published quantiles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tensorboard_plugin_overview.comparison.check import Outcome, check
from tensorboard_plugin_overview.comparison.not_worse import prediction_distance
from tensorboard_plugin_overview.comparison.requirement import parse_requirement
from tests.comparison.documents import document, mean_of, metric, uneven

# NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: critical values, one-sided 0.95.
NIST_95 = {1: 6.314, 2: 2.920, 3: 2.353, 4: 2.132, 9: 1.833}

# Mean 100, s = 2, √(4/3) = 1.1547: noise between runs reaches 2.920 · 2 · 1.1547 = 6.743 further.
THREE = (98.0, 100.0, 102.0)
# Mean 100, s = √(10/4) = 1.5811, √(6/5) = 1.0954: 2.132 · 1.5811 · 1.0954 = 3.692.
FIVE = (98.0, 99.0, 100.0, 101.0, 102.0)


def run_of(mean: float, by: float = 0.1, **more: Any) -> Any:
    """A run of 10 steps."""
    return document(uneven(mean, by=by), **more)


def runs_of(*means: float) -> list[Any]:
    return [run_of(mean, run=f"run{index}") for index, mean in enumerate(means)]


def busy(*values: float) -> list[Any]:
    """Runs with that duty cycle, percent: one value a run, of which more is better."""
    return [
        document(run=f"run{index}", metrics={"duty_cycle": metric(value, "%", "higher")})
        for index, value in enumerate(values)
    ]


def outcome(text: str, run: Any, *baselines: Any) -> Outcome:
    (found,) = check([parse_requirement(text)], run, baselines)
    return found


@pytest.mark.parametrize(("dof", "critical"), NIST_95.items())
def test_distance_is_by_the_published_quantile(dof: int, critical: float) -> None:
    # Of 0, …, 0, k the standard deviation is √k: (k² - k²/k) ÷ (k - 1) = k.
    count = dof + 1
    values = [0.0] * dof + [float(count)]
    expected = critical * count**0.5 * (1 + 1 / count) ** 0.5
    assert prediction_distance(values) == pytest.approx(expected, rel=2e-4)


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 5])
def test_one_more_run_of_the_same_job_lies_beyond_in_5_percent(count: int) -> None:
    random = np.random.default_rng(1)
    runs = random.normal(100, 3, (10_000, count + 1))
    beyond = [run[-1] > run[:-1].mean() + prediction_distance(run[:-1].tolist()) for run in runs]
    # The error of a share of 10,000 is 0.22 points.
    assert np.mean(beyond) == pytest.approx(0.05, abs=0.007)


@pytest.mark.parametrize(
    ("text", "means", "value", "passed"),
    [
        ("step_time not worse", THREE, 106.7, True),
        ("step_time not worse", THREE, 106.8, False),
        ("step_time not worse", FIVE, 103.6, True),
        ("step_time not worse", FIVE, 103.8, False),
        ("step_time not worse", FIVE, 50, True),
        # The margin is laxer than the noise, and the noise than the margin.
        ("step_time not worse by 10 %", THREE, 109.9, True),
        ("step_time not worse by 10 %", THREE, 110, True),
        ("step_time not worse by 10 %", THREE, 110.1, False),
        ("step_time not worse by 5 %", THREE, 106.7, True),
        ("step_time not worse by 5 %", THREE, 106.8, False),
        ("step_time not worse by 0 %", THREE, 106.8, False),
        # Runs that are all the same: no noise, so that the margin decides.
        ("step_time not worse by 10 %", (100, 100, 100), 109.9, True),
        ("step_time not worse by 10 %", (100, 100, 100), 110.1, False),
        ("step_time not worse by 0 %", (100, 100, 100), 100, True),
        ("step_time not worse by 0 %", (100, 100, 100), 100.2, False),
        # Without a margin, what is under 1 % does not matter.
        ("step_time not worse", (100, 100, 100), 100.9, True),
        ("step_time not worse", (100, 100, 100), 101.1, False),
    ],
)
def test_three_and_more_tell_the_noise_between_runs(
    text: str, means: tuple[float, ...], value: float, passed: bool
) -> None:
    assert outcome(text, run_of(value), *runs_of(*means)).passed is passed


@pytest.mark.parametrize(
    ("text", "value", "passed"),
    [
        # 80 - 6.743
        ("duty_cycle not worse", 73.3, True),
        ("duty_cycle not worse", 73.2, False),
        ("duty_cycle not worse", 99, True),
        # Percent of the mean, no points: 80 - 8
        ("duty_cycle not worse by 10 %", 72.1, True),
        ("duty_cycle not worse by 10 %", 71.9, False),
    ],
)
def test_where_more_is_better_it_is_the_other_way_round(
    text: str, value: float, passed: bool
) -> None:
    (run,) = busy(value)
    assert outcome(text, run, *busy(78, 80, 82)).passed is passed


def test_few_steps_of_the_run_do_not_matter_where_noise_between_runs_is_known() -> None:
    """One step is within the noise of one baseline, as nobody knows it; of three it is not."""
    run = document([120.0])
    assert outcome("step_time not worse by 10 %", run, run_of(100)).passed
    assert not outcome("step_time not worse by 10 %", run, *runs_of(*THREE)).passed


@pytest.mark.parametrize(
    ("by", "value", "passed"),
    [
        # Error √(2 · by² · 10/9 ÷ 10): 0.05 and 9.4 ms; 2.1 times that is noise.
        (0.1, 104, True),
        (0.1, 110, True),
        (0.1, 110.2, False),
        (20, 115, True),
        (20, 150, False),
    ],
)
def test_one_baseline_tells_the_noise_within_runs(by: float, value: float, passed: bool) -> None:
    requirement = "step_time not worse by 10 %"
    assert outcome(requirement, run_of(value, by), run_of(100, by)).passed is passed


def test_the_margin_takes_the_place_of_what_is_negligible() -> None:
    """0.7 % is certain here, and more than was allowed."""
    assert outcome("step_time not worse", run_of(100.7), run_of(100)).passed
    assert not outcome("step_time not worse by 0.5 %", run_of(100.7), run_of(100)).passed


@pytest.mark.parametrize(
    ("value", "passed"),
    [(104.9, True), (108, True), (109.1, True), (109.3, False)],
)
def test_of_two_baselines_it_must_be_worse_than_both(value: float, passed: bool) -> None:
    # 104 · 1.05 = 109.2
    baselines = runs_of(100, 104)
    assert outcome("step_time not worse by 5 %", run_of(value), *baselines).passed is passed


def test_a_run_given_twice_counts_once() -> None:
    """Copies of one noisy run tell nothing of the noise between runs: not that there is none."""
    noisy = run_of(100, by=20)
    assert outcome("step_time not worse", run_of(104, by=20), noisy, noisy, noisy).passed


def test_a_mean_of_zero_has_no_percentages() -> None:
    """Of 0, any margin is 0: what does not matter is a share of the step, 1 ms of 100."""
    none = document([100.0] * 4, parts_ms={"input": [0.0] * 4})
    baselines = [none | {"run": {**none["run"], "id": f"run{index}"}} for index in range(3)]
    for value, passed in ((0.0, True), (0.9, True), (1.1, False)):
        run = document([100.0] * 4, parts_ms={"input": [value] * 4})
        for count in (1, 2, 3):
            found = outcome("time_input not worse by 10 %", run, *baselines[:count])
            assert found.passed is passed, (value, count)


def test_a_negative_mean_has_its_margin_upwards() -> None:
    """No metric is negative, but a file that somebody wrote may be."""
    for value, passed in ((-91.0, True), (-89.0, False)):
        found = outcome("step_time not worse by 10 %", run_of(value), *runs_of(-100, -100, -100))
        assert found.passed is passed


def test_a_baseline_without_the_value_is_named() -> None:
    baselines = [*runs_of(100, 101), document(run="broken"), *runs_of(102)]
    for text in ("step_time not worse by 10 %", "step_time <= baseline * 9"):
        found = outcome(text, run_of(100), *baselines)
        assert not found.passed
        assert found.details == (
            "step_time of baseline 3 (broken) is unavailable: There are no steps"
        )


def test_parts_of_steps_of_another_platform_are_not_comparable() -> None:
    parts = {"input": [1.0, 2.0]}
    run = document([9.0, 9.0], parts_ms=parts)
    others = [document([9.0, 9.0], run="tpu", platform="tpu", parts_ms=parts), run]
    for baselines in (others, [*others, document([8.0, 9.0], parts_ms=parts)]):
        found = outcome("time_input not worse by 10 %", run, *baselines)
        assert not found.passed
        assert "baseline 1 (tpu): The parts of a step do not mean the same" in found.details


def test_limits_are_said() -> None:
    """√(100·10/9) and so on are not: only values, limits and what they are of."""
    text = "step_time not worse by 5 %"
    assert outcome(text, run_of(110), run_of(100)).details == (
        "step_time is 110 ms against 105 ms (baseline 100 ms, +10 %, worse)"
    )
    assert outcome(text, run_of(110), *runs_of(99, 101)).details == (
        "step_time is 110 ms against 105 ms (mean of 2 baselines 100 ms: against run0 +11.1 %, "
        "worse, against run1 +8.91 %, worse)"
    )
    assert outcome(text, run_of(110), *runs_of(*THREE)).details == (
        "step_time is 110 ms against 105 ms (mean of 3 baselines 100 ms, +10 %: noise between "
        "runs reaches 106.7 ms)"
    )
    assert outcome("step_time not worse", run_of(110), *runs_of(*THREE)).details == (
        "step_time is 110 ms (mean of 3 baselines 100 ms, +10 %: noise between runs reaches "
        "106.7 ms)"
    )


def test_baseline_is_the_mean_of_several() -> None:
    assert outcome("step_time <= baseline * 1.1", run_of(110), *runs_of(*THREE)).passed
    found = outcome("step_time < baseline * 1.1", run_of(110.2), *runs_of(*THREE))
    assert not found.passed
    assert found.details == "step_time is 110.2 ms against 110 ms (mean of 3 baselines 100 ms)"


def test_joined_conditions_all_must_hold() -> None:
    text = "step_time not worse by 10% and duty_cycle not worse by 2.5 % and step_time.n >= 10"
    runs = [
        run_of(mean, run=f"run{mean}", metrics={"duty_cycle": metric(80.0, "%", "higher")})
        for mean in (98, 100, 102)
    ]
    slow = run_of(104, metrics={"duty_cycle": metric(78.1, "%", "higher")})
    idle = run_of(104, metrics={"duty_cycle": metric(77.9, "%", "higher")})
    assert outcome(text, slow, *runs).passed
    assert not outcome(text, idle, *runs).passed


def test_sessions_are_compared_too() -> None:
    def of(mean: float, run: str = "run") -> Any:
        return document(run=run, metrics={"session_time": mean_of(uneven(mean, by=0.1))})

    baselines = [of(98, "a"), of(100, "b"), of(102, "c")]
    assert outcome("session_time not worse", of(106.7), *baselines).passed
    assert not outcome("session_time not worse", of(106.8), *baselines).passed
