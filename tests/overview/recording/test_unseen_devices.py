"""Devices that are not in the profile though they worked, or that the reader does not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.formats.xspace.timeline.planes import (
    device_kind,
    other_device_kind,
)
from tensorboard_plugin_overview.report.formats import FORMATS
from tests.cases import codes, finding, overview_of, value
from tests.conftest import SHARED

GPU_CALLS = ("cuLaunchKernel", "GpuExecutable::ExecuteThunks")
TPU_CALLS = (
    "DoEnqueueProgram",
    "tpu::System::Execute",
    "TpuExecuteOp",
    "TfrtTpuLoadedExecutable::Execute",
)


def marked(*calls: str) -> SpaceBuilder:
    """Five steps of 90 ms, 100 ms apart; in each of them these calls."""
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    for step in range(5):
        host.line("python").event("train", start_ms=100 * step, duration_ms=90, step_num=step, _r=1)
        for call in calls:
            host.line("runtime").event(call, start_ms=100 * step + 1, duration_ms=1)
    return space


def diagnostic(document: Any, code: str) -> Any:
    (found,) = (one for one in document["diagnostics"] if one["code"] == code)
    return dict(found)


def blames_nobody(document: Any) -> None:
    """Nothing is concluded from time of which nobody knows whether the device worked."""
    assert finding(document, "unexplained_idle") is None
    assert document["headline"]["bottleneck"] is None
    for name in ("time_all_others", "op_placement_host", "compute_16bit"):
        metric = document["metrics"][name]
        assert (metric["value"], metric["status"]) == (None, "unavailable")
        assert "are not in the profile, or are not read" in metric["reason"]
    assert document["environment"]["device_type"] != "CPU"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("call", "device"),
    [*((call, "TPU") for call in TPU_CALLS), *((call, "GPU") for call in GPU_CALLS)],
)
def test_a_device_that_the_host_used_is_missing(tmp_path: Path, call: str, device: str) -> None:
    document = overview_of(tmp_path, h=marked(call))
    found = diagnostic(document, "no_device_plane")
    assert found["severity"] == "error"
    assert found["message"] == (
        f"The host put work on a {device} ({call}), but the profile has no {device}."
    )
    assert ("python_tracer_level=0" in found["hint"]) is (device == "TPU")
    assert ("fewer steps" in found["hint"]) is (device == "TPU")
    assert document["environment"]["device_type"] == f"{device} (not in the profile)"
    assert call in document["environment"]["provenance"]["device_type"]
    # What the host did is known.
    assert value(document, "step_time") == 90
    assert value(document, "time_input") == 0
    blames_nobody(document)


def test_the_python_tracer_is_not_blamed_where_it_was_off(tmp_path: Path) -> None:
    space = marked("DoEnqueueProgram")
    space.plane("Task Environment").stats(profile_options=b"\x10\x02\x18\x01\x28\x01")
    hint = diagnostic(overview_of(tmp_path, h=space), "no_device_plane")["hint"]
    assert "fewer steps" in hint
    assert "python_tracer_level" not in hint


def test_the_buffer_is_not_blamed_where_the_device_tracer_was_off(tmp_path: Path) -> None:
    for call in ("DoEnqueueProgram", "cuLaunchKernel"):
        space = marked(call)
        space.plane("Task Environment").stats(profile_options=b"\x10\x02\x28\x01")
        hint = diagnostic(overview_of(tmp_path / call, h=space), "no_device_plane")["hint"]
        assert hint == "The device tracer was off (level 0). Capture with device_tracer_level=1."


def test_a_cpu_stays_a_cpu(tmp_path: Path) -> None:
    """Its programs too are enqueued and executed; compiling for a TPU runs nothing on one."""
    calls = ("ThunkExecutor::Execute", "TfrtTpuCompiler::Compile", "EnqueueWork", "my DoEnqueue")
    document = overview_of(tmp_path, h=marked(*calls))
    assert not {"no_device_plane", "unknown_device"} & set(codes(document))
    assert document["environment"]["device_type"] == "CPU"
    # But for 1 ms of compilation.
    assert value(document, "time_all_others") == 89
    assert finding(document, "unexplained_idle") is not None


def test_a_tpu_that_is_there_is_not_missing(tmp_path: Path) -> None:
    space = marked("DoEnqueueProgram")
    space.plane("/device:TPU:0").line("XLA Ops").event("fusion.1", start_ms=0, duration_ms=1)
    assert "no_device_plane" not in codes(overview_of(tmp_path, h=space))


def test_one_host_of_two_lacks_its_tpu(tmp_path: Path) -> None:
    whole = marked("DoEnqueueProgram")
    plane = whole.plane("/device:TPU:0")
    for step in range(5):
        plane.line("Steps").event(str(step), start_ms=100 * step, duration_ms=90)
        plane.line("XLA Ops").event("fusion.1", start_ms=100 * step, duration_ms=80)
    document = overview_of(tmp_path, a=whole, b=marked("DoEnqueueProgram"))
    assert document["platform"] == "tpu"
    assert diagnostic(document, "no_device_plane")["message"].startswith("b: The host put work on")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("/device:XPU:0", "xpu"),
        ("/device:MTIA:1", "mtia"),
        ("/device:NPU:12", "npu"),
        ("/device:HPU:0", "hpu"),
        ("/device:METAL:0", "other"),
        ("/device:NEURON:0", "other"),
        ("/device:NEURON:0 core 1", "other"),
        ("/device:frobnicator_9:0", "other"),
        ("/device:METAL", "other"),
        ("METAL:0", "other"),
        ("NEURON", "other"),
        ("/device:CUSTOM:Megascale Trace", None),
        ("/device:CUSTOM:0", None),
        ("/device:CPU:0", None),
        ("/device:GPU:0", None),
        ("/device:GPU:0 (pid 3)", None),
        ("/device:TPU:0", None),
        ("/device:TPU:0 SparseCore 1", None),
        ("/device:TPU_NON_CORE:0", None),
        ("/device:", None),
        ("/host:CPU", None),
        ("/host:metadata", None),
        ("Task Environment", None),
        ("#Chip0 TPU Non-Core HBM", None),
    ],
)
def test_names_of_planes(name: str, kind: str | None) -> None:
    assert other_device_kind(name) == kind
    assert kind is None or device_kind(name) is None


def test_a_device_of_an_unknown_kind_is_there_with_its_busy_time(tmp_path: Path) -> None:
    """Ops of 30 and 20 ms that overlap by 10, in a program of 90 ms: busy for 40 a step."""
    space = marked()
    plane = space.plane("/device:XPU:0").stats(device_type_string="Some XPU")
    for step in range(5):
        start = 100 * step
        plane.line("Steps").event(str(step), start_ms=start, duration_ms=100)
        plane.line("XLA Modules").event("jit_step(1)", start_ms=start, duration_ms=90)
        plane.line("XLA Ops").event("a", start_ms=start + 10, duration_ms=30)
        plane.line("XLA Ops").event("b", start_ms=start + 30, duration_ms=20)
    space.plane("/device:XPU:1")
    document = overview_of(tmp_path, h=space)
    used, unused = document["devices"]
    assert (used["name"], used["kind"], used["used"]) == ("/device:XPU:0", "xpu", True)
    assert (used["busy_ms"], used["span_ms"]) == (200, 440)
    assert used["busy_percent"] == pytest.approx(100 * 200 / 440)
    assert (unused["used"], unused["busy_ms"], unused["busy_percent"]) == (False, 0, None)
    environment = document["environment"]
    assert (environment["device_count"], environment["devices_used"]) == (2, 1)
    assert "Some XPU" in environment["device_type"]
    assert "/device:XPU:0, /device:XPU:1" in diagnostic(document, "unknown_device")["message"]
    assert value(document, "step_time") == 90
    blames_nobody(document)
    for written in FORMATS.values():
        assert written.text(document)


def test_streams_and_lone_programs_are_busy_time_too(tmp_path: Path) -> None:
    space = marked()
    for number, line in enumerate(("Stream #1(Compute)", "XLA Modules")):
        plane = space.plane(f"/device:NEURON:{number}")
        plane.line(line).event("k", start_ms=10, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert [device["busy_ms"] for device in document["devices"]] == [5, 5]
    assert document["environment"]["device_type"] == "NEURON"


def test_an_unknown_device_beside_gpus_is_in_none_of_their_means(tmp_path: Path) -> None:
    space = marked()
    for step in range(5):
        for name, length in (("GPU", 45), ("XPU", 1)):
            line = space.plane(f"/device:{name}:0").line("Stream #1(Compute)")
            line.event("gemm", start_ms=100 * step, duration_ms=length)
    document = overview_of(tmp_path, h=space)
    assert document["platform"] == "gpu"
    assert [device["kind"] for device in document["devices"]] == ["gpu", "xpu"]
    # From 0 to 445 ms the GPU is busy for 225.
    assert value(document, "duty_cycle") == pytest.approx(100 * 225 / 445)
    assert "unknown_device" in codes(document)


def test_a_lone_sparse_core_is_a_tpus(tmp_path: Path) -> None:
    space = marked("DoEnqueueProgram")
    line = space.plane("/device:TPU:0 SparseCore 0").line("Sparse Core Ops")
    for step in range(5):
        line.event("gather", start_ms=100 * step, duration_ms=4)
    document = overview_of(tmp_path, h=space)
    assert document["platform"] == "tpu"
    assert document["environment"]["device_type"] == "TPU"
    assert [(one["kind"], one["busy_ms"]) for one in document["devices"]] == [("sparsecore", 20)]
    for code in ("no_device_plane", "no_steps"):
        found = diagnostic(document, code)
        assert "a SparseCore of a TPU, and no TensorCore" in found["message"]
        assert "fewer steps" in found["hint"]
    assert finding(document, "unexplained_idle") is None


@pytest.mark.parametrize(
    ("case", "code", "says"),
    [
        ("tpu_plane_missing", "no_device_plane", "put work on a TPU"),
        ("unknown_device_xpu", "unknown_device", "/device:XPU:0"),
    ],
)
def test_the_cases(case: str, code: str, says: str) -> None:
    path = SHARED / "cases" / case / "host0.xplane.pb"
    if not path.exists():
        pytest.skip(f"needs {path}")
    document: Any = load(path).to_dict()
    assert says in diagnostic(document, code)["message"]
    blames_nobody(document)
    if case == "unknown_device_xpu":
        assert [device["busy_ms"] for device in document["devices"]] == [400]
