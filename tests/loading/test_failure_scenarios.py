"""What goes wrong with profiles in practice, from the file to the document, in one place.

Scenarios that other files hold already are listed in docs/reliability.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder, Stat
from tensorboard_plugin_overview import load
from tests.cases import codes, columns, overview_of, value


def test_jax_without_step_annotations(tmp_path: Path) -> None:
    """Programs of 100 ms every 110 ms: a step lasts to the first op of the next."""
    space = SpaceBuilder()
    plane = space.plane("/device:TPU:0")
    modules, ops = plane.line("XLA Modules"), plane.line("XLA Ops")
    modules.event("jit_init(7)", start_ms=0, duration_ms=200, run_id=1)
    ops.event("fusion.0", start_ms=0, duration_ms=190)
    for step in range(5):
        start_ms = 300 + 110 * step
        modules.event("jit_train_step(123)", start_ms=start_ms, duration_ms=100, run_id=2 + step)
        ops.event("fusion.1", start_ms=start_ms, duration_ms=60)
        ops.event("all-reduce.1", start_ms=start_ms + 60, duration_ms=30)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert "jit_train_step" in document["steps"]["method"]
    assert len(steps["number"]) == 5
    assert value(document, "step_time") == pytest.approx(110)
    assert document["metrics"]["step_time"]["status"] == "inferred"
    assert document["metrics"]["step_time"]["reason"] == (
        "Steps are inferred from the program that repeats: jit_train_step."
    )
    period = document["metrics"]["step_period"]
    assert (period["value"], period["n"]) == (pytest.approx(110), 4)
    # Nothing that was not measured is a zero.
    for name in ("mxu_utilization", "hbm_utilization", "mfu", "goodput"):
        metric = document["metrics"][name]
        assert metric["value"] is None
        assert metric["reason"]
    told = json.dumps([document["diagnostics"], document["findings"]])
    assert "No step marker" not in told


def test_the_gravest_diagnostic_comes_first(tmp_path: Path) -> None:
    """A TPU on which nothing ran, and a warning of the profiler."""
    space = SpaceBuilder().warning("careful")
    space.plane("/device:TPU:0").line("XLA Ops")
    document = overview_of(tmp_path, h=space)
    assert codes(document) == ["no_device_events", "no_steps", "profiler_warning"]


def marked(space: SpaceBuilder, *numbers: int) -> None:
    line = space.plane("/host:CPU").line("python")
    for group, number in enumerate(numbers):
        line.event(
            "train", start_ms=10 * number, duration_ms=10, step_num=number, _r=1, group_id=group
        )


def test_gpu_steps_of_only_collectives_or_copies(tmp_path: Path) -> None:
    """The second communicates for 4 of 10 ms, the third copies for 2; all compute is bf16."""
    space = SpaceBuilder()
    marked(space, 0, 1, 2, 3)
    gpu = space.plane("/device:GPU:0")
    stream = gpu.line("Stream #7(Compute)")
    gemm = "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64"
    stream.event(gemm, start_ms=0, duration_ms=5, group_id=0)
    nccl = "ncclDevKernel_AllReduce_Sum_bf16_RING_LL"
    stream.event(nccl, start_ms=10, duration_ms=4, group_id=1)
    gpu.line("Stream #8(MemcpyD2H)").event("MemcpyD2H", start_ms=20, duration_ms=2, group_id=2)
    stream.event(gemm, start_ms=30, duration_ms=5, group_id=3)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"][:3] == [10, 10, 10]
    assert steps["device_compute"][:3] == [5, 0, 0]
    assert steps["device_collectives"][:3] == [0, 4, 0]
    assert steps["output"][:3] == [0, 0, 2]
    assert value(document, "compute_16bit") == 100
    assert value(document, "compute_32bit") == 0


def test_a_missing_step_is_a_gap(tmp_path: Path) -> None:
    space = SpaceBuilder()
    marked(space, 20, 21, 23)
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for group, number in enumerate((20, 21, 23)):
        stream.event("gemm", start_ms=10 * number, duration_ms=5, group_id=group)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [20, 21, 23]
    # Step 21 does not last until 23 begins at 230 ms: the host waited for its kernel of 5 ms, and
    # its marker ends at 220 ms.  There is no period over the hole.
    assert steps["duration_ms"] == [10, 10, 10]
    assert steps["complete"] == [True, True, True]
    assert steps["period_ms"] == [10, None, None]


def unknown_hardware() -> SpaceBuilder:
    """Three GPUs, each busy 50 of every 100 ms with 10⁹ FLOPs."""
    space = SpaceBuilder()
    marked(space, 0, 10, 20)
    blackwell: dict[str, Stat] = {
        "device_type_string": "Nvidia GPU (Blackwell)",
        "peak_teraflops_per_second": 0.0,
    }
    planes = (
        space.plane("/device:GPU:0").stats(blackwell),
        space.plane("/device:GPU:1", device_vendor="AMD", device_name="gfx950"),
        space.plane("/device:GPU:2", device_type_string="Frobnicator-9"),
    )
    for plane in planes:
        stream = plane.line("Stream #7(Compute)")
        for group in range(3):
            for at_ms in (0, 75):
                stream.event(
                    "gemm_bf16",
                    start_ms=100 * group + at_ms,
                    duration_ms=25,
                    group_id=group,
                    flops=500_000_000,
                )
    return space


def test_hardware_that_nobody_knows(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=unknown_hardware())
    assert document["platform"] == "gpu"
    assert [device["busy_percent"] for device in document["devices"]] == [50, 50, 50]
    assert value(document, "duty_cycle") == pytest.approx(50)
    assert "TPU" not in document["metrics"]["duty_cycle"]["label"]
    for name in ("mfu", "goodput", "flops_utilization"):
        metric = document["metrics"][name]
        assert metric["value"] is None
        assert "--overview_peak_tflops (in a terminal: --peak-tflops)" in metric["reason"]
    assert "peak_looks_wrong" not in codes(document)


def metrics_with_peak(tmp_path: Path, tflops: float) -> Any:
    overview_of(tmp_path, h=unknown_hardware())
    return load(tmp_path, peak_tflops=tflops).to_dict()


def test_a_peak_that_is_given_is_used_exactly(tmp_path: Path) -> None:
    """10⁹ FLOPs ÷ (10¹² FLOP/s · 0.1 s) = 1 %."""
    document = metrics_with_peak(tmp_path, 1.0)
    assert value(document, "mfu") == pytest.approx(1.0)
    assert "as given" in document["metrics"]["mfu"]["source"]


def test_a_peak_that_is_too_low_is_not_hidden(tmp_path: Path) -> None:
    """10⁹ ÷ (10¹⁰/1.2 · 0.1) = 120 %."""
    document = metrics_with_peak(tmp_path, 0.01 / 1.2)
    assert value(document, "mfu") == pytest.approx(120.0)
    assert "peak_looks_wrong" in codes(document)
