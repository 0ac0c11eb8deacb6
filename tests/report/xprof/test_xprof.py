"""The export in XProf's shape: what is in it, on the sample runs.

Beside XProf's own answers it is held in tests/parity/test_export.py.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.xprof.document import xprof_tables
from tests.reports import RUNS


@pytest.fixture(scope="module")
def documents(samples: Path) -> dict[str, Any]:
    return {run: load(samples, run=run).to_dict() for run in RUNS}


@pytest.mark.slow
def test_gpu_numbers(documents: dict[str, Any]) -> None:
    document = documents["gpu_training_simulated"]
    tables: list[Any] = list(xprof_tables(document))
    analysis, steps, environment, *_ = tables
    metrics = document["metrics"]
    launch, half = metrics["time_kernel_launch"], metrics["compute_16bit"]
    assert steps["p"]["hardware_type"] == "GPU"
    assert steps["p"]["steptime_ms_average"] == f"{metrics['step_time']['value']:.1f}"
    assert steps["p"]["kernel_launch_time_ms_sdv"] == f"{launch['stdev']:.1f}"
    assert analysis["p"]["device_compute_16bit_percent"] == f"{half['value']:.1f}%"
    assert environment["p"]["is_training"] == "true"
    assert environment["p"]["device_type"] == "Simulated GPU"
    columns = document["steps"]["columns"]
    first = [cell["v"] for cell in steps["rows"][0]["c"]]
    assert first[0] == str(columns["number"][0])
    assert first[1] == columns["device_compute"][0]
    assert first[-1] == columns["duration_ms"][0]
    assert analysis["rows"][0]["c"][3]["v"] == document["top_ops"][0]["name"]
    assert analysis["rows"][0]["c"][0]["v"] == document["top_ops"][0]["share_percent"] / 100
    assert analysis["p"]["remark_text"]


def test_tpu_steps_have_no_column_for_collectives(documents: dict[str, Any]) -> None:
    """They are compute there, so that a row still adds up to the step."""
    document = copy.deepcopy(documents["tpu_training_simulated"])
    columns = document["steps"]["columns"]
    columns["compute"][0], columns["collectives"][0] = 7.0, 2.0
    tables: list[Any] = list(xprof_tables(document))
    _, steps, *_ = tables
    assert steps["cols"][1]["id"] == "tcComputeTimeMs"
    assert steps["rows"][0]["c"][1]["v"] == 9.0


def test_sessions(documents: dict[str, Any]) -> None:
    document = documents["tpu_inference_simulated"]
    tables = xprof_tables(document)
    assert tables[2]["p"]["is_training"] == "false"
    rows = [[cell["v"] for cell in row["c"]] for row in tables[4]["rows"]]
    mean = document["inference"]["mean"]
    assert rows[0] == [
        "Avg",
        mean["host_ms"],
        mean["device_ms"],
        mean["communication_ms"],
        mean["total_ms"],
    ]
    assert [row[0] for row in rows[1:]] == ["50.0%", "75.0%", "90.0%", "99.0%", "99.9%"]


def test_what_is_not_measured_is_left_out_and_explained(
    documents: dict[str, Any],
) -> None:
    document = copy.deepcopy(documents["gpu_training_simulated"])
    for metric in document["metrics"].values():
        metric |= {"value": None, "status": "unavailable", "reason": "Nobody looked."}
        for part in ("n", "stdev", "min", "max", "p50", "p90", "p99"):
            metric.pop(part, None)
    document |= {"steps": None, "inference": None, "top_ops": [], "findings": []}
    tables: list[Any] = list(xprof_tables(document))
    analysis, steps, _, recommendation, latency, _, diagnostics = tables
    assert steps["rows"] == latency["rows"] == analysis["rows"] == []
    told = {"hardware_type": "GPU", "input_conclusion": "Nobody looked."}
    graph = "step_time_graph_column_ids"
    no = {"kernel_launch_bottleneck", "all_other_bottleneck", "device_collectives_bottleneck"}
    for name, text in steps["p"].items():
        if name != graph:
            assert text == told.get(name, "no" if name in no else ""), name
    assert recommendation["p"]["bottleneck"] == "unknown"
    assert {text for name, text in analysis["p"].items() if not name.startswith("remark")} == {""}
    messages = [row["c"][1]["v"] for row in diagnostics["rows"]]
    assert any("Average step time" in text and "Nobody looked." in text for text in messages)


def test_parts_that_the_profile_does_not_tell_are_not_zero(
    documents: dict[str, Any],
) -> None:
    """A GPU whose kernels were not recorded has steps of its host alone."""
    document = copy.deepcopy(documents["gpu_training_simulated"])
    del document["steps"]["columns"]["device_compute"]
    tables: list[Any] = list(xprof_tables(document))
    _, steps, *_ = tables
    assert steps["cols"][1]["id"] == "deviceComputeTimeMs"
    assert {row["c"][1]["v"] for row in steps["rows"]} == {None}
    assert "Device compute" not in steps["rows"][0]["c"][10]["v"]


def test_a_cpu_has_no_device_and_that_is_no_lack(documents: dict[str, Any]) -> None:
    document = documents["cpu_training"]
    tables: list[Any] = list(xprof_tables(document))
    analysis, steps, environment, *_ = tables
    assert steps["p"]["hardware_type"] == "CPU_ONLY"
    assert environment["p"]["device_type"] == "CPU"
    # Without a device, a step has no device compute: so much is known.
    assert steps["p"]["device_compute_time_ms_avg"] == "0.0"
    assert analysis["p"]["device_duty_cycle_percent"] == ""
    ids = [column["id"] for column in steps["cols"]]
    for row in steps["rows"]:
        cells = dict(zip(ids, (cell["v"] for cell in row["c"]), strict=True))
        assert cells["deviceComputeTimeMs"] == 0.0
        parts = (cells[id_] for id_ in ids if id_.endswith("TimeMs") and id_ != "stepTimeMs")
        assert sum(parts) == pytest.approx(cells["stepTimeMs"], abs=1e-6)


@pytest.mark.parametrize(
    "input_ms, others_ms, level, word",
    [
        (20.0, 0.0, "host", "HIGHLY"),
        (5.0, 0.0, "both", "MODERATELY"),
        (1.0, 3.0, "both", "POTENTIALLY"),
        (1.0, 2.9, "device", "NOT"),
    ],
)
def test_the_input_is_judged_by_xprofs_thresholds(
    documents: dict[str, Any], input_ms: float, others_ms: float, level: str, word: str
) -> None:
    document = copy.deepcopy(documents["gpu_training_simulated"])
    metrics = document["metrics"]
    metrics["step_time"]["value"] = 100.0
    metrics["time_input"]["value"] = input_ms
    metrics["time_all_others"]["value"] = others_ms
    tables = xprof_tables(document)
    assert tables[3]["p"]["bottleneck"] == level
    assert tables[1]["p"]["input_conclusion"].startswith(f"{word} input-bound")
