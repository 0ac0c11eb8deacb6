"""Ops that a profile has only as totals, a number of executions and their time together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.report.text import report_text
from tests.cases import codes, columns, overview_of, value
from tests.tpu_cases import Core

FUSION = "%f = f32[8]{0} fusion()"


def row(document: Any, name: str) -> tuple[int, float]:
    (found,) = [op for op in document["top_ops"] if op["name"] == name]
    return found["occurrences"], found["self_ms"]


def message(document: Any) -> str:
    (found,) = [one for one in document["diagnostics"] if one["code"] == "ops_without_times"]
    return str(found["message"])


def gpu_steps(space: SpaceBuilder) -> Any:
    """Three steps of 10 ms from 100 ms on, a kernel of 4 ms at the start of each."""
    gpu = space.plane("/device:GPU:0")
    stream = gpu.line("Stream #1")
    for step in range(3):
        stream.event("gemm", start_ms=100 + 10 * step, duration_ms=4, group_id=step)
    return stream


# ---- TPU -----------------------------------------------------------------------------------------


def test_a_core_with_nothing_else_has_an_unknown_busy_time(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion", flops=100)
    core.ops.aggregate(FUSION, num_occurrences=10, duration_ms=6)
    document = overview_of(tmp_path, h=space)
    (device,) = document["devices"]
    assert (device["used"], device["busy_ms"], device["span_ms"]) == (True, None, None)
    assert row(document, "f") == (10, 6)
    assert document["environment"]["devices_used"] == 1
    for key in ("duty_cycle", "duty_cycle_capture", "flops_utilization"):
        assert document["metrics"][key]["status"] == "unavailable", key
    assert "no_device_events" not in codes(document)
    assert message(document) == (
        "1 op of /device:TPU:0 is in the profile only as a total, at no known time: it counts in "
        "the op tables, and in no busy time and no step."
    )


def test_parts_of_steps_are_then_not_known(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").describe("g", "loop fusion", "%g = f32[8]")
    core.step("0", 0, 10).step("1", 10, 10)
    core.ops.aggregate(FUSION, num_occurrences=10, duration_ms=6)
    core.ops.aggregate("%g = f32[8]", num_occurrences=10, duration_ms=6)
    document = overview_of(tmp_path, h=space)
    assert value(document, "step_time") == 10
    assert value(document, "time_compute") is None
    assert value(document, "time_idle") is None
    assert message(document).startswith("2 ops of /device:TPU:0 are in the profile only as totals")
    assert not {"no_device_events", "ops_not_recorded"} & set(codes(document))


def test_they_are_no_work_of_the_time_of_others(tmp_path: Path) -> None:
    # One execution of 100 FLOP in 4 ms is measured; ten more are not at a known time.
    space = SpaceBuilder()
    core = Core(space, peak_teraflops_per_second=1.0).describe("f", "loop fusion", flops=100)
    core.op("f", 5, 4)
    core.ops.aggregate(FUSION, num_occurrences=10, duration_ms=60)
    document = overview_of(tmp_path, h=space)
    done = document["metrics"]["flops_utilization"]["provenance"]["inputs"][0]
    assert done["value"] == 100 / 1e12
    assert value(document, "duty_cycle") == 100
    assert document["devices"][0]["span_ms"] == 4


def test_a_program_run_that_is_one_is_no_run(tmp_path: Path) -> None:
    # From 0 to 5 ms it would hold the op at 2 ms, and be a fourth step.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").op("f", 2, 1)
    core.modules.aggregate("jit_f(7)", num_occurrences=5, duration_ms=5)
    for start_ms in (10, 30, 50):
        core.module("jit_f(7)", start_ms, 10).op("f", start_ms, 8)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["start_ms"] == [10, 30, 50]


def test_a_step_marker_that_is_one_is_no_step(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").step("1", 10, 10).step("2", 20, 10)
    core.steps.aggregate("0", num_occurrences=5, duration_ms=50)
    core.op("f", 10, 8).op("f", 20, 8)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == [1, 2]


# ---- GPU -----------------------------------------------------------------------------------------


def test_a_gpu_is_not_busy_with_them(tmp_path: Path) -> None:
    """Its start of 0 would make the device run for 100 ms before its first kernel."""
    space = SpaceBuilder()
    gpu_steps(space).aggregate("softmax", num_occurrences=20, duration_ms=100)
    document = overview_of(tmp_path, h=space)
    (device,) = document["devices"]
    assert (device["busy_ms"], device["span_ms"]) == (12, 24)
    assert value(document, "duty_cycle") == 50
    assert row(document, "softmax") == (20, 100)
    assert row(document, "gemm") == (3, 12)
    assert columns(document)["device_compute"] == [4, 4, 4]
    assert message(document).startswith("1 op of /device:GPU:0 is in the profile only as a total")


def test_their_executions_are_added_to_those_at_a_time(tmp_path: Path) -> None:
    space = SpaceBuilder()
    gpu_steps(space).aggregate("gemm", num_occurrences=20, duration_ms=80)
    document = overview_of(tmp_path, h=space)
    assert row(document, "gemm") == (23, 92)


def test_a_gpu_with_nothing_else_has_an_unknown_busy_time(tmp_path: Path) -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1")
    stream.aggregate("gemm", num_occurrences=20, duration_ms=80)
    stream.aggregate("softmax", num_occurrences=20, duration_ms=10)
    document = overview_of(tmp_path, h=space)
    (device,) = document["devices"]
    assert (device["used"], device["busy_ms"], device["busy_percent"]) == (True, None, None)
    assert (row(document, "gemm"), row(document, "softmax")) == ((20, 80), (20, 10))
    assert document["metrics"]["duty_cycle"]["status"] == "unavailable"
    assert "no_device_events" not in codes(document)


# ---- as it is shown ------------------------------------------------------------------------------


def totals_alone(folder: Path) -> Any:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1")
    stream.aggregate("gemm", num_occurrences=20, duration_ms=80)
    return overview_of(folder, h=space)


@pytest.mark.parametrize("name", list(FORMATS))
def test_every_export_can_write_it(tmp_path: Path, name: str) -> None:
    assert FORMATS[name].text(totals_alone(tmp_path))


def test_the_text_says_that_it_is_not_known(tmp_path: Path) -> None:
    totals_alone(tmp_path)
    text = report_text(load(tmp_path))
    assert "/device:GPU:0        busy not known" in text
    assert "1 of 1 used" in text
