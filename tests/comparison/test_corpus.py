"""Real profiles of all platforms, each against each."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.report.comparison import comparison_text

RUNS = (
    "cpu_jax_2hosts_straggler",
    "cpu_jax_serve_sizes.xplane.pb",
    "cpu_jax_steps.xplane.pb",
    "cpu_tf_serve_sessions.xplane.pb",
    "gpu_jax_mi300_conv.xplane.pb",
    "gpu_tf_v100x8.xplane.pb",
    "gpu_xla_pascal.xplane.pb",
    "tpu_v6e_x4.xplane.pb",
)


@pytest.fixture(scope="module")
def documents(corpus: Path) -> dict[str, Any]:
    return {name: load(corpus / name).to_dict() for name in RUNS}


@pytest.mark.slow
def test_each_against_each(documents: dict[str, Any]) -> None:
    for a, b in product(RUNS, RUNS):
        found = compare(documents[a], documents[b])
        json.dumps(found.to_dict(), allow_nan=False)
        assert max(map(len, comparison_text(found).splitlines())) <= 100, (a, b)
        for metric in found.metrics:
            assert (metric.delta is None) == (metric.verdict == "unavailable"), (a, b, metric)
            assert metric.reason or metric.verdict not in ("unavailable", "unclear")


@pytest.mark.slow
def test_each_against_itself(documents: dict[str, Any]) -> None:
    for name, document in documents.items():
        found = compare(document, document)
        # One of them has neither steps nor sessions.
        expected = "incomparable" if name.startswith("gpu_xla_pascal") else "same"
        assert (found.verdict, found.configurations) == (expected, []), name
        assert {metric.verdict for metric in found.metrics} <= {"same", "unavailable"}, name


@pytest.mark.slow
def test_parts_tell_where_the_difference_comes_from(documents: dict[str, Any]) -> None:
    """On one platform, the parts' differences add up to that of the step."""
    found = compare(
        documents["cpu_jax_2hosts_straggler"], documents["cpu_jax_steps.xplane.pb"]
    ).metrics
    deltas = {metric.id: metric.delta for metric in found if metric.delta is not None}
    parts = [delta for name, delta in deltas.items() if name.startswith("time_")]
    assert sum(parts) == pytest.approx(deltas["step_time"])
