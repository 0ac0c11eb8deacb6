"""The series behind a metric: what tells how steps hang together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.measurements import sample_of, series_of
from tests.comparison.documents import document, mean_of


def test_incomplete_steps_do_not_count() -> None:
    """Of 0, 0, 2, 2, 0, 0, 2, 2 and one that is cut, the first eight: 4.19, as in `test_welch`."""
    made = document([10.0, 10, 12, 12, 10, 10, 12, 12])
    made["steps"]["columns"]["duration_ms"].insert(3, 99.0)
    made["steps"]["columns"]["complete"].insert(3, False)
    sample = sample_of(made, "step_time")
    assert sample is not None
    assert sample.n == 8
    assert sample.effective_n == pytest.approx(8 * 0.6875 / 1.3125)


def test_where_none_is_complete_all_count() -> None:
    made = document([10.0, 10, 12, 12, 10, 10, 12, 12])
    made["steps"]["columns"]["complete"] = [False] * 8
    sample = sample_of(made, "step_time")
    assert sample is not None
    assert sample.effective_n < 8


def test_another_series_is_not_taken_for_it() -> None:
    """Neither another number of steps, nor other times."""
    made = document([10.0, 10, 12, 12, 10, 10, 12, 12])
    made["metrics"]["step_time"] = mean_of([20.0, 20, 22, 22, 20, 20, 22, 22])
    sample = sample_of(made, "step_time")
    assert sample is not None
    assert sample.effective_n == 8


def test_one_measurement_is_no_sample() -> None:
    assert sample_of(document([10.0]), "step_time") is None
    assert sample_of(document(), "step_time") is None
    assert sample_of(document(), "no_such_metric") is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "run", ["cpu_training", "gpu_training_simulated", "tpu_training_simulated"]
)
def test_every_step_metric_of_a_real_run_has_its_series(run: str, samples: Path) -> None:
    found: Any = load(samples, run).to_dict()
    parts = [f"time_{part['id']}" for part in found["steps"]["categories"]]
    for name in ("step_time", "step_time_all", "step_period", *parts):
        series = series_of(found, name)
        assert series is not None, name
        assert series.std(ddof=1) == pytest.approx(found["metrics"][name]["stdev"]), name
    assert series_of(found, "session_time") is None
