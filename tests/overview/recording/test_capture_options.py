"""Tracers that were off: the reason for what is missing, and no advice to do what was done."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tests.cases import codes, finding, overview_of, value
from tests.conftest import SHARED

HOST_OFF = "the host tracer was off (level 0)"
DEVICE_OFF = "The device tracer was off (level 0)."
OF_HOST = ("time_kernel_launch", "time_host_compute", "time_compilation", "op_placement_host")


def captured(host: int, device: int = 1, python: int = 0) -> SpaceBuilder:
    """A profile that says at which levels it was captured."""
    levels = bytes((0x10, host, 0x18, device, 0x20, python, 0x28, 1))
    space = SpaceBuilder()
    space.plane("Task Environment").stats(profile_options=levels)
    return space


def kernels(space: SpaceBuilder) -> SpaceBuilder:
    """A program that runs five times, every 10 ms, for 7 of them."""
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for run in range(5):
        stats: dict[str, Any] = {"hlo_module": "jit_step", "program_id": 1, "run_id": run}
        stream.event("gemm", start_ms=10 * run, duration_ms=6, hlo_op="dot.1", **stats)
        stream.event("add", start_ms=10 * run + 6, duration_ms=1, hlo_op="add.1", **stats)
    return space


def no_steps(document: Any) -> Any:
    (found,) = (one for one in document["diagnostics"] if one["code"] == "no_steps")
    return dict(found)


def test_no_steps_for_the_host_tracer_was_off(tmp_path: Path) -> None:
    space = captured(host=0)
    space.plane("/host:CPU")
    document = overview_of(tmp_path, h=space)
    assert document["environment"]["trace_level"] == 0
    assert "profile_options" in document["environment"]["provenance"]["trace_level"]
    found = no_steps(document)
    assert HOST_OFF in found["message"]
    assert "host_tracer_level=1 or more" in found["hint"]
    # The program may do all of this, and it would not show.
    told = json.dumps([document["metrics"], document["diagnostics"], document["job"]])
    for advice in ("StepTraceAnnotation", "compile the model with XLA", "python_tracer_level"):
        assert advice not in told


def test_markers_are_asked_for_where_the_host_tracer_was_on(tmp_path: Path) -> None:
    space = captured(host=2)
    space.plane("/host:CPU").line("python").event("f", start_ms=0, duration_ms=1)
    document = overview_of(tmp_path, h=space)
    assert document["environment"]["trace_level"] == 2
    assert "StepTraceAnnotation" in no_steps(document)["hint"]
    told = json.dumps(document)
    assert "tracer was off" not in told
    assert "host tracer level of 2 or more" not in told


def test_no_level_is_known_of_a_profile_that_does_not_tell(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU").line("python").event("f", start_ms=0, duration_ms=1)
    document = overview_of(tmp_path, h=space)
    assert document["environment"]["trace_level"] is None
    assert "host tracer level of 2 or more" in document["metrics"]["op_placement_host"]["reason"]


def test_what_a_gpus_host_did_is_no_zero_where_it_was_not_recorded(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=kernels(captured(host=0)))
    assert value(document, "step_time") == 10
    assert value(document, "time_device_compute") == 7
    for name in OF_HOST:
        metric = document["metrics"][name]
        assert (metric["value"], metric["status"]) == (None, "unavailable")
        assert HOST_OFF in metric["reason"].lower()
    # The GPU idles for 3 of 10 ms. For what, nobody knows: it need not be Python.
    assert value(document, "time_all_others") == 3
    idle = finding(document, "unexplained_idle")
    assert idle is not None
    assert "Python" not in idle["next_step"]
    assert HOST_OFF in idle["next_step"].lower()
    bottleneck = document["headline"]["bottleneck"]
    assert bottleneck["category"] == "compute"
    assert "waiting for the host" not in bottleneck["sentence"]


def test_mostly_idle_for_a_reason_that_was_not_recorded_is_not_host_bound(tmp_path: Path) -> None:
    space = captured(host=0)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for run in range(5):
        stats: dict[str, Any] = {"hlo_module": "jit_step", "program_id": 1, "run_id": run}
        stream.event("gemm", start_ms=10 * run, duration_ms=1, hlo_op="dot.1", **stats)
        stream.event("add", start_ms=10 * run + 1, duration_ms=1, hlo_op="add.1", **stats)
    document = overview_of(tmp_path, h=space)
    assert document["headline"]["bottleneck"] is None


def test_a_gpus_host_that_was_recorded_did_nothing(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=kernels(captured(host=2)))
    for name in OF_HOST:
        # No op has a framework's name, so that placement is unknown whatever was recorded.
        if name != "op_placement_host":
            assert value(document, name) == 0
    idle = finding(document, "unexplained_idle")
    assert idle is not None
    assert "off" not in idle["next_step"]


@pytest.mark.parametrize(("device", "off"), [(0, True), (1, False)])
def test_no_device_events_for_the_device_tracer_was_off(
    tmp_path: Path, device: int, off: bool
) -> None:
    for name, plane in (("gpu", "/device:GPU:0"), ("tpu", "/device:TPU:0")):
        space = captured(host=2, device=device)
        space.plane(plane).line("XLA Ops")
        document = overview_of(tmp_path / name, h=space)
        (found,) = (one for one in document["diagnostics"] if one["code"] == "no_device_events")
        assert (DEVICE_OFF in found["hint"]) is off
        assert (DEVICE_OFF in no_steps(document)["hint"]) is off
    assert "device_tracer_level 1 or more" not in json.dumps(document)


def test_of_several_hosts_the_lowest_level_is_shown(tmp_path: Path) -> None:
    """A reason that holds for one host alone is no reason for the run."""
    spaces = {}
    for name, level in (("a", 2), ("b", 0)):
        spaces[name] = captured(host=level)
        spaces[name].plane("/host:CPU").line("python").event("f", start_ms=0, duration_ms=1)
    document = overview_of(tmp_path, **spaces)
    assert document["environment"]["trace_level"] == 0
    assert "lowest of 2" in document["environment"]["provenance"]["trace_level"]
    assert HOST_OFF not in json.dumps(document["diagnostics"])


def test_a_real_capture_with_the_host_tracer_off() -> None:
    path = SHARED / "cases/host_tracer_off_capture/host0.xplane.pb"
    if not path.exists():
        pytest.skip(f"needs {path}")
    document: Any = load(path).to_dict()
    assert document["environment"]["trace_level"] == 0
    assert HOST_OFF in no_steps(document)["message"]
    assert "level=1 or more" in no_steps(document)["hint"]
    assert codes(document) == ["no_steps"]
