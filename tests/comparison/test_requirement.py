"""The language of requirements: what it means, and how it refuses."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.comparison.measurements import FIELDS
from tensorboard_plugin_overview.comparison.requirement import (
    OPERATORS,
    Bound,
    RequirementError,
    parse_requirement,
)
from tensorboard_plugin_overview.overview.panels.step_time import no_step_metrics
from tensorboard_plugin_overview.overview.registry import METRICS


@pytest.mark.parametrize(
    ("text", "metric", "field", "operator", "bound"),
    [
        ("step_time<=120", "step_time", "value", "<=", Bound(None, 120)),
        ("duty_cycle >= 80 %", "duty_cycle", "value", ">=", Bound(None, 80)),
        ("duty_cycle>=80%", "duty_cycle", "value", ">=", Bound(None, 80)),
        ("step_time.p90 < 1.5s", "step_time", "p90", "<", Bound(None, 1500)),
        ("step_time.stdev < 500 us", "step_time", "stdev", "<", Bound(None, 0.5)),
        ("step_time.max < 500 µs", "step_time", "max", "<", Bound(None, 0.5)),
        ("step_time.min > 2e6ns", "step_time", "min", ">", Bound(None, 2)),
        ("step_time.n != 0", "step_time", "n", "!=", Bound(None, 0)),
        ("step_time . value == .5", "step_time", "value", "==", Bound(None, 0.5)),
        ("sessions_per_second > 400/s", "sessions_per_second", "value", ">", Bound(None, 400)),
        ("sessions_per_second > 40 1/s", "sessions_per_second", "value", ">", Bound(None, 40)),
        (
            "memory_peak_reserved < 70 GiB",
            "memory_peak_reserved",
            "value",
            "<",
            Bound(None, 70 << 30),
        ),
        ("memory_peak_reserved < 70GB", "memory_peak_reserved", "value", "<", Bound(None, 70e9)),
        ("mfu >= baseline", "mfu", "value", ">=", Bound(1, 0)),
        ("step_time <= baseline * 1.05", "step_time", "value", "<=", Bound(1.05, 0)),
        ("step_time <= baseline + 2ms", "step_time", "value", "<=", Bound(1, 2)),
        ("step_time <= baseline*1.05+0.2s", "step_time", "value", "<=", Bound(1.05, 200)),
        ("mfu > baseline - 1 %", "mfu", "value", ">", Bound(1, -1)),
        ("  step_time\n<=\t1  ", "step_time", "value", "<=", Bound(None, 1)),
        ("step_time not worse", "step_time", "value", None, None),
    ],
)
def test_meaning(
    text: str, metric: str, field: str, operator: str | None, bound: Bound | None
) -> None:
    (condition,) = parse_requirement(text).conditions
    assert (condition.metric, condition.field, condition.operator) == (metric, field, operator)
    if bound is None:
        assert condition.bound is None
    else:
        assert condition.bound is not None
        assert condition.bound.factor == bound.factor
        assert condition.bound.offset == pytest.approx(bound.offset)
    assert condition.needs_baseline == ("baseline" in text or "worse" in text)


@pytest.mark.parametrize(
    ("text", "percent"),
    [
        ("step_time not worse", None),
        ("step_time not worse by 10 %", 10),
        ("step_time not worse by 10%", 10),
        ("step_time not worse by 2.5 %", 2.5),
        ("step_time not  worse by\n.5%", 0.5),
        ("step_time not worse by 0 %", 0),
        ("step_time not worse by 150 %", 150),
        ("mfu not worse by 99 %", 99),
        ("sessions_per_second not worse by 5 %", 5),
    ],
)
def test_margin(text: str, percent: float | None) -> None:
    (condition,) = parse_requirement(text).conditions
    assert condition.margin_percent == percent
    assert (condition.operator, condition.bound, condition.needs_baseline) == (None, None, True)


def test_margins_are_joined_as_other_conditions_are() -> None:
    found = parse_requirement("mfu not worse by 10%and step_time not worse by 5 % and mfu > 3%")
    assert [one.text for one in found.conditions] == [
        "mfu not worse by 10%",
        "step_time not worse by 5 %",
        "mfu > 3%",
    ]


def test_and_joins_conditions() -> None:
    found = parse_requirement("step_time < 5 and mfu > baseline and  step_time.n >= 10")
    assert [one.text for one in found.conditions] == [
        "step_time < 5",
        "mfu > baseline",
        "step_time.n >= 10",
    ]
    assert found.text == "step_time < 5 and mfu > baseline and step_time.n >= 10"
    assert found.needs_baseline


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "the name of a metric is expected here"),
        ("120 >= step_time", 1, "the name of a metric is expected here"),
        ("step_tme <= 1", 1, "there is no metric step_tme; did you mean step_time"),
        ("qqq <= 1", 1, "there is no metric qqq; there are step_time, "),
        ("step_time.p95 < 1", 11, "a metric has value, stdev, n, min, max, p50, p90, p99"),
        ("step_time", 10, "one of <= < >= > == != is expected here"),
        ("step_time = 3", 11, "one of <= < >= > == != is expected here"),
        ("step_time <", 12, "a number or 'baseline' is expected here"),
        ("step_time <= -1", 14, "a number or 'baseline' is expected here"),
        ("step_time <= nan", 14, "a number or 'baseline' is expected here"),
        ("step_time <= 1e400", 14, "the number is too large"),
        ("step_time <= 5 parsec", 16, "parsec is no unit of the metric; its units are ns us ms s"),
        ("duty_cycle > 5 ms", 16, "ms is no unit of the metric; its units are %"),
        ("step_time.n > 5 ms", 17, "ms is no unit of the metric; it is a count"),
        ("step_time < baseline + 5 %", 26, "5 % more than the baseline is baseline * 1.05"),
        ("step_time < baseline *", 23, "a number is expected here"),
        ("step_time < baseline * 2 * 2", 26, "'and' or the end is expected here"),
        ("step_time < 5 mfu > 3", 15, "mfu is no unit of the metric"),
        ("step_time < 5 and", 18, "the name of a metric is expected here"),
        ("step_time < 5 or mfu > 3", 15, "or is no unit of the metric"),
        ("step_time not better", 15, "'worse' is expected after 'not'"),
        ("step_time not worse by", 23, "a margin such as 10 % is expected here"),
        ("step_time not worse by %", 24, "a margin such as 10 % is expected here"),
        ("step_time not worse by -10 %", 24, "a margin such as 10 % is expected here"),
        ("step_time not worse by 1e999 %", 24, "the number is too large"),
        ("step_time not worse by 10", 26, "a margin is in percent of the baseline, such as 10 %"),
        ("step_time not worse by 10 ms", 27, "a margin is in percent of the baseline"),
        ("step_time not worse by 10 and mfu > 3", 27, "a margin is in percent of the baseline"),
        ("step_time not worse by 10 % %", 29, "'and' or the end is expected here"),
        ("step_time not worse 10 %", 21, "'and' or the end is expected here"),
        ("mfu not worse by 100 %", 18, "mfu cannot fall by 100 % or more"),
        ("compute_16bit not worse", 15, "neither more nor less of compute_16bit is worse"),
        ("time_compute not worse by 5 %", 14, "neither more nor less of time_compute is worse"),
        ("__import__('os') < 1", 1, "there is no metric __import__"),
    ],
)
def test_refuses_in_one_line_that_says_where(text: str, column: int, says: str) -> None:
    with pytest.raises(RequirementError) as caught:
        parse_requirement(text)
    message = str(caught.value)
    assert message.startswith(f"{text!r}, column {column}: ")
    assert says in message
    assert "\n" not in message


WORDS = [
    "baseline",
    "and",
    "not",
    "worse",
    "by",
    "1",
    "0.5",
    "1e9",
    "1e999",
    "ms",
    "%",
    "/s",
    "µs",
    "s",
]
SIGNS = [".", "*", "+", "-", "=", "(", " ", "\n", "٣", "ſ"]
PIECES = st.sampled_from([*METRICS, *FIELDS, *OPERATORS, *WORDS, *SIGNS])


@given(st.one_of(st.text(), st.lists(PIECES).map("".join), st.lists(PIECES).map(" ".join)))
def test_no_text_raises_anything_else(text: str) -> None:
    try:
        parsed = parse_requirement(text)
    except RequirementError:
        return
    assert parsed.conditions
    for condition in parsed.conditions:
        assert condition.bound is None or math.isfinite(condition.bound.offset)
    # What is accepted says the same when it is read again.
    assert parse_requirement(parsed.text) == parsed


def test_every_step_metric_of_every_platform_is_known() -> None:
    for platform in ("tpu", "gpu", "cpu"):
        for name, found in no_step_metrics(platform, "no steps").items():
            assert METRICS[name].unit == found.unit
            assert METRICS[name].better == found.better
