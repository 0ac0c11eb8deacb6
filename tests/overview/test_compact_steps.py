"""Steps of long profiles: fewer digits, the same sums."""

from __future__ import annotations

import gzip
import json
import math
from typing import Any

import numpy as np
import pytest

from tensorboard_plugin_overview.overview import compact_steps
from tensorboard_plugin_overview.overview.compact_steps import round_steps

PARTS = ("compute", "collectives", "input", "idle")


def steps_of(time_ms: dict[str, list[float]], **columns: list[Any]) -> Any:
    """Steps with these parts; the gap behind each is half input, as far as periods are given."""
    duration = np.sum([time_ms[part] for part in PARTS], axis=0)
    columns.setdefault("period_ms", (duration + 1.3337).tolist())
    halves = [
        None if period is None else max(0.0, period - length) / 2
        for period, length in zip(columns["period_ms"], duration.tolist(), strict=True)
    ]
    return {
        "gap": {"categories": [], "columns": {"input": halves, "all_others": halves}},
        "source": "device_markers",
        "categories": [{"id": part, "label": part} for part in PARTS],
        "columns": {
            "number": list(range(len(duration))),
            "start_ms": (np.cumsum(duration) - duration).tolist(),
            "duration_ms": duration.tolist(),
            **columns,
            **time_ms,
        },
    }


def random_steps(count: int) -> Any:
    rng = np.random.default_rng(0)
    return steps_of({part: rng.uniform(0, 30, count).tolist() for part in PARTS})


def test_few_steps_stay_as_they_are() -> None:
    steps = random_steps(10)
    assert round_steps(steps) is steps


def test_four_digits_of_the_median_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compact_steps, "MOST_EXACT", 2)
    time_ms = {
        "compute": [60.00111, 60.00111, 160.0],
        "collectives": [20.004, 20.006, 0.0],
        "input": [0.0, 0.004, 0.0],
        "idle": [9.0, 9.0, 9.0],
    }
    period_ms = [89.00511, None, None]
    shorter: Any = round_steps(
        steps_of(time_ms, period_ms=period_ms, input_percent=[0.0, 0.00449, 0.0])
    )
    columns = shorter["columns"]
    # The median step takes 89 ms, so that the unit is a hundredth of a millisecond.
    assert shorter["resolution_ms"] == 0.01
    assert columns["duration_ms"] == [89.01, 89.01, 169.0]
    assert columns["compute"] == [60.0, 60.0, 160.0]
    assert columns["collectives"] == [20.0, 20.01, 0.0]
    assert columns["idle"] == [9.01, 9.0, 9.0]
    assert columns["period_ms"] == [89.01, None, None]
    assert columns["number"] == [0, 1, 2]


def test_what_does_not_fit_is_taken_from_the_largest_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compact_steps, "MOST_EXACT", 0)
    time_ms = {"compute": [5.0006], "collectives": [2.0006], "input": [1.0006], "idle": [0.0]}
    columns: Any = round_steps(steps_of(time_ms))["columns"]
    # 8.0018 is 8.002, and the parts are 5.001, 2.001, 1.001: one too much.
    assert columns["duration_ms"] == [8.002]
    assert [columns[part][0] for part in PARTS] == [5.0, 2.001, 1.001, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1e-4, 1.0, 1e5])
def test_parts_add_up_and_none_is_negative(scale: float) -> None:
    steps = random_steps(30_000)
    for name in ("duration_ms", "start_ms", *PARTS):
        steps["columns"][name] = [value * scale for value in steps["columns"][name]]
    shorter: Any = round_steps(steps)
    columns = shorter["columns"]
    table = np.array([columns[part] for part in PARTS])
    assert (table >= 0).all()
    assert math.isclose(shorter["resolution_ms"], 0.01 * scale)
    duration = np.array(columns["duration_ms"])
    assert np.abs(table.sum(axis=0) - duration).max() <= 1e-6 * max(scale, 1)
    exact = np.array(steps["columns"]["duration_ms"])
    assert np.abs(duration - exact).max() <= 0.51 * shorter["resolution_ms"]


@pytest.mark.slow
def test_a_hundred_thousand_steps_take_less_than_three_megabytes() -> None:
    packed = gzip.compress(json.dumps(round_steps(random_steps(100_000))).encode(), 5)
    assert len(packed) < 3e6
