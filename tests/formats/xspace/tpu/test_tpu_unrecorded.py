"""TPU cores with steps, but without any op recorded: what they did in them is not known."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.report.text import report_text
from tensorboard_plugin_overview.report.xprof.steps import steps_table
from tests.cases import codes, columns, finding, overview_of, value
from tests.tpu_cases import Core

PARTS = ("compute", "collectives", "sparsecore", "input", "output", "host_transfer", "idle")
UNKNOWN = (
    *(f"time_{part}" for part in PARTS),
    "duty_cycle",
    "duty_cycle_steps",
    "duty_cycle_capture",
    "flops_utilization",
    "memory_bandwidth_utilization",
    "mfu",
    "goodput",
    "input_percent",
    "exposed_communication",
    "overlapped_communication",
    "compute_16bit",
    "compute_precision_unknown",
)


def markers_alone(space: SpaceBuilder, number: int = 0) -> Core:
    """Four steps of 10 ms, 12 ms apart, and no op."""
    core = Core(space, number)
    for step in range(4):
        core.step(str(step), 12 * step, 10)
    return core


def computing(space: SpaceBuilder, number: int = 0) -> Core:
    """The same steps, in each of which a fusion runs for 8 ms."""
    core = markers_alone(space, number).describe("f", "loop fusion", flops=8_000_000)
    for step in range(4):
        core.op("f", 12 * step, 8)
    return core


def test_steps_without_any_op_have_a_length_and_no_parts(tmp_path: Path) -> None:
    space = SpaceBuilder()
    markers_alone(space)
    document = overview_of(tmp_path, h=space)
    assert value(document, "step_time") == 10
    assert value(document, "step_period") == 12
    assert columns(document)["duration_ms"] == [10] * 4
    for key in UNKNOWN:
        metric = document["metrics"][key]
        assert (key, metric["value"], metric["status"]) == (key, None, "unavailable")
        assert metric["reason"], key
    reason = document["metrics"]["time_idle"]["reason"]
    assert "No op of a TensorCore was recorded" in reason
    assert "device_tracer_level" in reason, "the cure"
    # All that is known of a step's time is how much it is.
    assert [one["id"] for one in document["steps"]["categories"]] == ["all_others"]
    assert columns(document)["all_others"] == [10] * 4
    assert value(document, "time_all_others") == 10
    assert not {"idle", "compute", "input_percent"} & set(columns(document))


def test_nothing_is_concluded_from_it(tmp_path: Path) -> None:
    # On the second core the steps take longer: how much of that is work, nobody knows.
    space = SpaceBuilder()
    markers_alone(space, 0)
    slow = Core(space, 1)
    for step in range(4):
        slow.step(str(step), 20 * step, 18)
    document = overview_of(tmp_path, h=space)
    assert document["findings"] == []
    assert document["headline"]["bottleneck"] is None
    assert "no_device_events" in codes(document)
    assert "slowest" not in columns(document)
    for device in document["devices"]:
        assert (device["used"], device["busy_ms"], device["step_parts_ms"]) == (False, None, None)
        assert device["slowest"] is False
    assert [device["step_time_ms"] for device in document["devices"]] == [10, 18]


def test_a_slow_step_without_ops_is_told_without_a_cause(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space)
    for step in range(5):
        core.step(str(step), 30 * step, 25 if step == 3 else 10)
    document = overview_of(tmp_path, h=space)
    found = finding(document, "slow_steps")
    assert found is not None
    assert found["evidence"] == "Step 3: 25 ms against a median of 10 ms."


def test_a_core_without_ops_does_not_drag_the_means_down(tmp_path: Path) -> None:
    space = SpaceBuilder()
    computing(space, 0)
    markers_alone(space, 1)
    document = overview_of(tmp_path, h=space)
    assert value(document, "time_compute") == 8
    assert value(document, "time_idle") == 2
    assert value(document, "duty_cycle_steps") == 80
    busy = [(device["busy_ms"], device["step_time_ms"]) for device in document["devices"]]
    assert busy == [(32, 10), (None, None)]
    assert document["devices"][1]["step_parts_ms"] is None
    told = [one for one in document["diagnostics"] if one["code"] == "ops_not_recorded"]
    assert [one["message"] for one in told] == [
        "h: no op was recorded on /device:TPU:1: steps there count in no average."
    ]


def test_a_host_without_ops_is_set_aside(tmp_path: Path) -> None:
    first, second = SpaceBuilder(), SpaceBuilder()
    computing(first)
    markers_alone(second)
    document = overview_of(tmp_path, a=first, b=second)
    assert value(document, "time_compute") == 8
    assert value(document, "step_time") == 10
    reasons = [host["set_aside"] for host in document["hosts"]]
    assert reasons == [None, "no op of its devices was recorded"]
    assert columns(document)["complete"] == [True] * 4


def test_steps_in_which_no_op_ran_are_idle_where_ops_ran_elsewhere(tmp_path: Path) -> None:
    # That is measured: the op of 5 ms is after the steps.
    space = SpaceBuilder()
    markers_alone(space).describe("f", "loop fusion").op("f", 50, 5)
    document = overview_of(tmp_path, h=space)
    assert value(document, "time_idle") == 10
    assert finding(document, "tpu_idle") is not None


@pytest.mark.parametrize("name", list(FORMATS))
def test_every_export_can_write_it(tmp_path: Path, name: str) -> None:
    space = SpaceBuilder()
    markers_alone(space)
    assert FORMATS[name].text(overview_of(tmp_path, h=space))


def test_the_export_in_xprofs_shape_has_cells_without_a_value(tmp_path: Path) -> None:
    space = SpaceBuilder()
    markers_alone(space)
    table = steps_table(overview_of(tmp_path, h=space))
    idle = [column["id"] for column in table["cols"]].index("tcIdleTimeMs")
    assert [row["c"][idle]["v"] for row in table["rows"]] == [None] * 4


def test_the_text_does_not_say_how_many_cores_are_used(tmp_path: Path) -> None:
    space = SpaceBuilder()
    markers_alone(space)
    overview_of(tmp_path, h=space)
    lines = report_text(load(tmp_path)).splitlines()
    assert "  Devices     1" in lines
    # 10 of the 12 ms from step to step; the gap between them is the rest.
    assert any(line.startswith("  All other time") and "83.3 %" in line for line in lines)
