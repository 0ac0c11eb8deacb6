"""The simulated TPU training run, as a reader of the page sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.tpu_program import BACKWARD, EMBED, FORWARD, LAYERS, PEAK_TFLOPS, UPDATE
from sample_profiles.tpu_training import (
    FIRST_STEP_NUMBER,
    METRICS_EVERY,
    SLOW_CORE,
    STALLED_STEP_INDEX,
    tpu_training,
)
from tensorboard_plugin_overview import load
from tests.cases import codes, columns, value


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path: Path = tmp_path_factory.mktemp("sample") / "simulated-tpu-host.xplane.pb"
    path.write_bytes(tpu_training())
    return load(path).to_dict()


def test_equal_arguments_make_equal_bytes() -> None:
    assert tpu_training(2, 2) == tpu_training(2, 2)
    assert tpu_training(2, 2) != tpu_training(3, 2)


def test_nobody_takes_it_for_measured(document: Any) -> None:
    assert document["environment"]["device_type"] == "Simulated TPU"
    assert document["environment"]["simulated"] is True
    assert "profiler_warning" in codes(document)


def test_steps(document: Any) -> None:
    steps = columns(document)
    assert document["platform"] == "tpu"
    assert document["job"]["kind"] == "training"
    assert document["steps"]["source"] == "device_markers"
    assert steps["number"] == list(range(FIRST_STEP_NUMBER, FIRST_STEP_NUMBER + 20))
    assert all(steps["complete"])
    for index, number in enumerate(steps["number"]):
        parts = sum(steps[part["id"]][index] for part in document["steps"]["categories"])
        assert parts == pytest.approx(steps["duration_ms"][index], abs=1e-6)
        # The first marker begins with its program, after the wait.
        assert (steps["input"][index] > 30) == (index == STALLED_STEP_INDEX)
        assert (steps["output"][index] > 0.1) == (number % METRICS_EVERY == 0)


def test_utilization_is_that_of_the_program(document: Any) -> None:
    layers = sum(op.model_gflop for op in (*FORWARD, *BACKWARD)) * LAYERS
    tflop = (layers + EMBED.model_gflop + UPDATE.model_gflop) / 1000
    for metric, time in (("mfu", "step_period"), ("goodput", "step_time")):
        ideal_ms = 1000 * tflop / PEAK_TFLOPS
        share = 100 * ideal_ms / value(document, time)
        assert value(document, metric) == pytest.approx(share, rel=1e-9)
    assert 90 < value(document, "compute_16bit") < 100


def test_the_slow_core_lets_the_others_wait(document: Any) -> None:
    parts = [device["step_parts_ms"] for device in document["devices"]]
    compute = [one["compute"] for one in parts]
    waits = [one["collectives"] for one in parts]
    assert max(range(4), key=compute.__getitem__) == SLOW_CORE
    assert min(range(4), key=waits.__getitem__) == SLOW_CORE
    assert value(document, "overlapped_communication") > value(document, "exposed_communication")


def test_findings(document: Any) -> None:
    found = {one["id"]: one for one in document["findings"]}
    # The stalled step alone makes the mean share of input; its time is counted once.
    assert "input_bound" not in found
    stalled = FIRST_STEP_NUMBER + STALLED_STEP_INDEX
    assert f"Step {stalled}" in found["slow_steps"]["evidence"]
    assert "mostly in Input" in found["slow_steps"]["evidence"]
