"""Run B against run A: verdicts worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from tensorboard_plugin_overview.comparison.compare import Comparison, compare
from tensorboard_plugin_overview.comparison.metric_comparison import MetricComparison
from tests.comparison.documents import document, mean_of, metric, uneven


def compared(comparison: Comparison, name: str) -> MetricComparison:
    return next(one for one in comparison.metrics if one.id == name)


def one_metric(a: Any, b: Any, name: str = "m") -> MetricComparison:
    return compared(compare(document(metrics={name: a}), document(metrics={name: b})), name)


def test_slower_by_a_known_interval_and_mostly_input() -> None:
    """Ten steps of 100 ± 1 against ten of 110 ± 1, of whose 10 ms 9 are input.

    Standard deviation √(10/9), error √(2 · 10/9 / 10) = 0.4714, 18 degrees of freedom: the 95 %
    quantile is 2.101, the interval 10 ± 0.990.
    """
    a = document(uneven(100), parts_ms={"input": [1] * 10, "device_compute": uneven(99)})
    b = document(uneven(110), parts_ms={"input": [10] * 10, "device_compute": uneven(100)})
    found = compare(a, b)
    assert found.verdict == "slower"
    assert found.sentence == (
        "B is 10 % slower per step (100 → 110 ms, 95 % interval +9.01…+11 %, 10 steps each), "
        "mostly input (+9 ms)."
    )
    step_time = compared(found, "step_time")
    assert (step_time.verdict, step_time.delta, step_time.delta_percent) == ("worse", 10, 10)
    assert step_time.interval == pytest.approx((9.010, 10.990), abs=1e-3)
    assert step_time.p_value is not None
    assert step_time.p_value < 1e-10
    assert compared(found, "time_input").verdict == "worse"
    assert compared(found, "time_input").interval == (9, 9)
    # 1 ms of 100: all of 1 %, and the noise is known.
    assert compared(found, "time_device_compute").verdict == "changed"


def test_faster_with_unlike_counts_and_two_causes() -> None:
    """Of the 20 ms less, input has 8 and output 7, neither of them half."""
    before = {"input": [40.0] * 20, "output": [40.0] * 20, "all_others": [40.0] * 20}
    after = {"input": [32.0] * 10, "output": [33.0] * 10, "all_others": [35.0] * 10}
    found = compare(
        document(uneven(120, 20), parts_ms=before), document(uneven(100, 10), parts_ms=after)
    )
    assert found.verdict == "faster"
    assert found.sentence.startswith("B is 16.7 % faster per step (120 → 100 ms, 95 % interval −")
    assert found.sentence.endswith("20 and 10 steps), mostly input (−8 ms) and output (−7 ms).")


def test_no_part_is_named_that_explains_little() -> None:
    parts_a = {name: [20.0] * 10 for name in ("p1", "p2", "p3", "p4", "p5")}
    parts_b = {name: [22.0] * 10 for name in parts_a}
    found = compare(
        document([100.0] * 10, parts_ms=parts_a), document([110.0] * 10, parts_ms=parts_b)
    )
    assert "mostly" not in found.sentence


def test_many_times_as_long_is_said_so() -> None:
    found = compare(document(uneven(50)), document(uneven(1600)))
    assert found.sentence.startswith("B takes 32 times as long per step (50 ms → 1.6 s, ")


def test_certain_but_too_small_to_matter_is_same() -> None:
    """0.5 ± 0.1 of 100: certain, and under 1 %."""
    found = compare(document(uneven(100, by=0.1)), document(uneven(100.5, by=0.1)))
    assert found.verdict == "same"
    assert "equally fast per step, but for what does not matter (100 → 100.5 ms" in found.sentence
    reason = compared(found, "step_time").reason
    assert reason == "There is a difference, too small to matter (under 1 ms)."


def test_noise_that_leaves_no_room_for_a_notable_difference_is_same() -> None:
    """Error √(2 · 4 · 10/9 / 10) = 0.943: 0.5 ± 1.98 of 100, so that 5 % are left out."""
    found = compare(document(uneven(100, by=2)), document(uneven(100.5, by=2)))
    assert found.verdict == "same"
    assert compared(found, "step_time").reason is None


def test_noise_that_hides_a_notable_difference_is_unclear() -> None:
    """Error √(2 · 100 · 10/9 / 10) = 4.714: 4 ± 9.904 ms.

    To tell 5 %, half the interval is to be 2.5 ms: 10 · (1.96 · 4.714 / 2.5)² = 136.6 steps.
    """
    found = compare(document(uneven(100, by=10)), document(uneven(104, by=10)))
    assert found.verdict == "unclear"
    assert found.sentence == (
        "It is unclear which is faster per step (100 → 104 ms, +4 %, 95 % interval −5.9…+13.9 %, "
        "10 steps each); about 140 steps of each would tell 5 %."
    )
    reason = compared(found, "step_time").reason
    assert reason == "The difference is within the noise, which hides up to 13.9 ms."


def test_steps_of_all_lengths_call_for_a_quieter_machine() -> None:
    """Error √(2 · 10,000 · 10/9 / 10) = 47.14: 10 · (1.96 · 47.14 / 2.5)² = 13,660 steps."""
    found = compare(document(uneven(100, by=100)), document(uneven(104, by=100)))
    assert found.verdict == "unclear"
    assert found.sentence.endswith(
        "10 steps each); steps this uneven do not tell: a quieter machine would help."
    )


def test_one_step_is_too_few() -> None:
    found = compare(document([10.0]), document([100.0]))
    assert found.verdict == "unclear"
    assert found.sentence == (
        "It is unclear which is faster per step (10 → 100 ms, +900 %, 1 step each); profile more "
        "steps of each."
    )
    step_time = compared(found, "step_time")
    assert step_time.interval is None
    assert step_time.p_value is None
    assert step_time.reason == "1 and 1 steps: noise shows from two steps of each run on."


def test_the_same_run_is_the_same_in_everything() -> None:
    a = document(uneven(100, by=60), parts_ms={"input": uneven(100, by=60)})
    a["metrics"]["duty_cycle"] = metric(80.0, "%", "higher")
    found = compare(a, a)
    assert found.verdict == "same"
    assert found.sentence == "A and B are equally fast per step (100 ms, 10 steps each)."
    assert found.configurations == []
    assert {one.verdict for one in found.metrics} == {"same"}


def test_steps_that_hang_together_count_less() -> None:
    """A slow half and a fast half are two measurements, not forty."""
    drifting = [99.0] * 20 + [101.0] * 20
    alternating = uneven(100, 40)
    shift = [value + 0.8 for value in drifting]
    certain = compare(document(alternating), document([value + 1.2 for value in alternating]))
    doubtful = compare(document(drifting), document(shift))
    widths = []
    for one in (certain, doubtful):
        interval = compared(one, "step_time").interval
        assert interval is not None
        widths.append(interval[1] - interval[0])
    assert certain.verdict == "slower"
    # √(40 / 2) = 4.5 times as far, and two degrees of freedom each where 39 were.
    assert widths[1] > 4.5 * widths[0]


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [(90, 90.5, "same"), (90, 92, "unclear"), (90, 84, "worse"), (70, 90, "better")],
)
def test_a_value_without_spread_must_differ_by_5_percent(
    before: float, after: float, verdict: str
) -> None:
    found = one_metric(metric(before, "%", "higher"), metric(after, "%", "higher"))
    assert found.verdict == verdict
    assert found.interval is None
    assert (found.reason is None) == (verdict == "same")


@pytest.mark.parametrize(
    ("before", "after", "better", "verdict"),
    [
        # Shares of a whole: points count, not how many times as many.
        (1.06, 1.26, "lower", "same"),
        (0.4, 0.0, None, "same"),
        (1.0, 8.0, "lower", "worse"),
        (83.0, 95.0, None, "changed"),
        # A rate: a quarter less.
        (4.0, 3.0, "higher", "worse"),
        (0.04, 0.02, "higher", "same"),
    ],
)
def test_percentages(before: float, after: float, better: str | None, verdict: str) -> None:
    assert one_metric(metric(before, "%", better), metric(after, "%", better)).verdict == verdict


def test_a_part_is_measured_by_what_it_adds_to_the_step() -> None:
    """From 0.2 to 0.4 ms is twice as much, and 0.2 % of the step."""
    a = document([100.0] * 4, parts_ms={"output": [0.2] * 4})
    b = document([100.2] * 4, parts_ms={"output": [0.4] * 4})
    found = compare(a, b)
    assert compared(found, "time_output").verdict == "same"
    assert compared(found, "time_output").delta_percent == pytest.approx(100)


def test_what_one_run_has_not_is_unavailable_with_its_reason() -> None:
    found = one_metric(metric(1.0), metric(None, reason="No peak is known."))
    assert (found.verdict, found.delta, found.interval) == ("unavailable", None, None)
    assert found.reason == "B: No peak is known."
    found = one_metric(metric(None, reason="No ops."), metric(None, reason="No ops."))
    assert found.reason == "No ops."
    a, b = document(metrics={"m": metric(1.0)}), document(platform="cpu")
    assert compared(compare(a, b), "m").reason == "B: A run on CPU has no such metric."


def test_zero_against_something_has_no_percentage() -> None:
    found = one_metric(metric(0.0), metric(3.0))
    assert (found.delta, found.delta_percent, found.verdict) == (3, None, "worse")


def test_training_against_inference_is_incomparable() -> None:
    found = compare(document(uneven(10)), document(uneven(20), kind="inference"))
    assert found.verdict == "incomparable"
    assert found.sentence == ("A is training and B is inference: they do not do the same work.")
    assert compared(found, "step_time").verdict == "worse"


def test_without_steps_on_a_side_it_is_incomparable() -> None:
    found = compare(document(uneven(10)), document())
    assert found.verdict == "incomparable"
    assert found.sentence == "There is no step time of both runs. B: There are no steps."


def test_inference_is_judged_by_its_sessions() -> None:
    """Of the 2 ms more, the host has 1.5."""

    def serving(total: float, host: float, device: float) -> Any:
        made = document([10.0] * 4, kind="inference")
        made["metrics"]["session_time"] = mean_of(uneven(total, 50, 0.1))
        made["inference"] = {
            "mean": {"host_ms": host, "device_ms": device, "communication_ms": 0.0}
        }
        return made

    found = compare(serving(5, 1, 4), serving(7, 2.5, 4.5))
    assert found.verdict == "slower"
    assert found.sentence.startswith("B is 40 % slower per session (5 → 7 ms, 95 % interval +39")
    assert found.sentence.endswith("50 sessions each), mostly the host (+1.5 ms).")


def test_platforms_are_compared_where_that_means_something() -> None:
    a = document(uneven(50), parts_ms={"input": [1.0] * 10}, device_count=8)
    b = document(uneven(25), platform="tpu", parts_ms={"input": [5.0] * 10}, device_count=4)
    found = compare(a, b)
    assert found.verdict == "faster"
    assert "mostly" not in found.sentence
    assert found.sentence.endswith("They are not set up alike: platform, devices.")
    part = compared(found, "time_input")
    assert (part.verdict, part.delta) == ("unavailable", None)
    assert (part.a.value, part.b.value) == (1, 5)
    assert part.reason == "The parts of a step do not mean the same on GPU and TPU."


def test_settings_that_differ_are_named_with_both_values() -> None:
    a = document(uneven(10), frameworks={"jax": "0.4", "numpy": "2"}, trace_level=1)
    b = document(uneven(10), frameworks={"jax": "0.5", "numpy": "2"}, kind="unknown")
    b["run"]["files"] = [{"host": "h1", "status": "ok"}, {"host": "h2", "status": "partial"}]
    b["metrics"]["step_time"]["source"] = "another formula"
    b["steps"]["source"] = "inferred"
    found = {one.id: (one.a, one.b) for one in compare(a, b).configurations}
    assert found == {
        "job_kind": ("training", "unknown"),
        "trace_level": (1, None),
        "framework_jax": ("0.4", "0.5"),
        "files_lacking": (None, "h2"),
        "step_source": ("host_markers", "inferred"),
        "step_time_source": ("a formula", "another formula"),
    }
    sentence = compare(a, b).sentence
    assert "They are not set up alike: kind of job, trace level, version of jax and 3 more." in (
        sentence
    )


def test_the_document_has_the_agreed_shape() -> None:
    a = document(uneven(10), run="first")
    found = compare(a, document(uneven(10), run="second"), host_b="h").to_dict()
    assert found["a"] == {"run": "first", "host": None, "platform": "gpu", "steps": 10}
    assert found["b"] == {"run": "second", "host": "h", "platform": "gpu", "steps": 10}
    assert list(found) == [
        "schema_version",
        "a",
        "b",
        "verdict",
        "sentence",
        "configurations",
        "metrics",
        "diagnostics",
    ]
    side = {"value", "stdev", "n", "status", "reason"}
    assert [set(found["metrics"][0][name]) for name in "ab"] == [side, side]
    assert list(found["metrics"][0]) == [
        "id",
        "label",
        "unit",
        "better",
        "a",
        "b",
        "delta",
        "delta_percent",
        "interval",
        "p_value",
        "verdict",
        "reason",
    ]


TIMES = st.lists(st.floats(0, 1e9), max_size=8)


@example([0.0, 4e-269], [0.0, 1.0], "gpu")
@given(TIMES, TIMES, st.sampled_from(["gpu", "tpu"]))
def test_any_two_runs_give_plain_json(
    first: list[float], second: list[float], platform: Any
) -> None:
    a = document(first, parts_ms={"input": first} if first else None)
    b = document(second, platform=platform, parts_ms={"input": second} if second else None)
    found = compare(a, b).to_dict()
    json.dumps(found, allow_nan=False)
    assert "  " not in found["sentence"]
    assert ", ," not in found["sentence"]
    for one in found["metrics"]:
        assert (one["verdict"] == "unavailable") == (one["delta"] is None)
        assert one["interval"] is None or one["interval"][0] <= one["delta"] <= one["interval"][1]
