"""What a trace does not support has no value, and the reason says what it lacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.formats.kineto.small import document
from tests.formats.kineto.traces import event

SHAPES: dict[str, Any] = {"Input Dims": [[4, 4], [4, 4]], "Input type": ["float", "float"]}
LONGS: dict[str, Any] = {"Input Dims": [[4, 4]], "Input type": ["long int"]}
FILL = event("kernel", "fill_kernel", 20, 30, pid=0, tid=7, device=0, stream=7, correlation=5)
GEMM = {**FILL, "name": "gemm"}


def mm(start_us: float, *, name: str = "aten::mm", **args: Any) -> dict[str, Any]:
    return event("cpu_op", name, start_us, 10, **args)


def call(start_us: float) -> dict[str, Any]:
    return event("cuda_runtime", "cudaLaunchKernel", start_us, 3, correlation=5)


RELU = mm(0, name="aten::relu", **SHAPES)


def metric(folder: Path, key: str, *events: dict[str, Any], **keys: Any) -> Any:
    return document(folder, *events, **keys)["metrics"][key]


@pytest.mark.parametrize("side", ["op_placement_host", "op_placement_device"])
def test_kernels_that_lead_to_no_op_place_none(tmp_path: Path, side: str) -> None:
    apart = metric(tmp_path, side, mm(0), call(15), FILL)
    assert apart["value"] is None
    assert apart["reason"].startswith("What ran on devices leads to no op of PyTorch")
    alone = metric(tmp_path, side, call(15), FILL)
    assert alone["reason"].startswith("No op of PyTorch was recorded")


def test_placement_follows_launches_and_says_so(tmp_path: Path) -> None:
    # Of two ops that compute one launches.
    events = mm(0), call(3), FILL, mm(60, name="aten::relu")
    found = metric(tmp_path, "op_placement_device", *events)
    assert (found["value"], found["status"]) == (50, "inferred")
    assert "launched a kernel" in found["reason"]


def test_a_host_without_device_work_places_its_ops(tmp_path: Path) -> None:
    found = metric(tmp_path, "op_placement_host", mm(0))
    assert found["value"] == 100


def test_eager_time_needs_the_ranges_of_a_host(tmp_path: Path) -> None:
    found = metric(tmp_path, "eager_time_device", call(15), FILL)
    assert found["value"] is None
    assert "ProfilerActivity.CPU" in found["reason"]
    assert metric(tmp_path, "eager_time_device", mm(0), call(3), FILL)["value"] == 100


@pytest.mark.parametrize(
    ("key", "ops", "lacks"),
    [
        ("mfu", [], "ProfilerActivity.CPU"),
        ("mfu", [mm(0)], "record_shapes=True"),
        ("mfu", [RELU], "is a product of matrices"),
        (
            "mfu",
            [RELU, mm(60, **SHAPES)],
            "no dot or convolution",
        ),
        ("compute_16bit", [], "ProfilerActivity.CPU"),
        ("compute_16bit", [mm(0)], "record_shapes=True"),
        ("compute_16bit", [mm(0, name="aten::fill_", **LONGS)], "floating-point"),
    ],
)
def test_advice_is_of_what_was_not_recorded(
    tmp_path: Path, key: str, ops: list[dict[str, Any]], lacks: str
) -> None:
    reason = metric(tmp_path, key, *ops, call(3), FILL)["reason"]
    assert lacks.lower() in reason.lower()
    if lacks not in ("record_shapes=True", "ProfilerActivity.CPU"):
        assert "record_shapes" not in reason


@pytest.mark.parametrize(
    ("properties", "named"),
    [([{"id": 0, "name": "Some GPU"}], "(Some GPU)"), ([], "whose model the profile does not")],
)
def test_a_peak_that_is_not_known_names_the_device(
    tmp_path: Path, properties: list[dict[str, Any]], named: str
) -> None:
    events = mm(0, **SHAPES), call(3), GEMM
    assert named in metric(tmp_path, "mfu", *events, deviceProperties=properties)["reason"]
