"""Rows of top ops and top kernels, placement and eager time of small traces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load_step
from tests.cases import value
from tests.formats.kineto.small import call, copied, document, kernel, launched, op
from tests.formats.kineto.traces import event


def rows(found: Any, side: str) -> dict[str, Any]:
    """Name to category, executions and microseconds."""
    kept = [row for row in found["top_ops"] if row["side"] == side]
    assert len({row["name"] for row in kept}) == len(kept)
    return {
        row["name"]: (row["category"], row["occurrences"], pytest.approx(1000 * row["self_ms"]))
        for row in kept
    }


def test_an_op_has_its_longest_kernels_and_a_kernel_its_ops(tmp_path: Path) -> None:
    # gemm: 20 + 10 for aten::mm, 5 for aten::addmm; splitK 2; six small ones of aten::mm.
    facts: Any = {"blocks__per__SM": 2.0, "est.__achieved__occupancy__%": 50}
    more: Any = {"blocks__per__SM": 0.5, "est.__achieved__occupancy__%": 120}
    found = document(
        tmp_path,
        op("aten::mm", 0, 20),
        launched("gemm_bf16", 100, 20, 1, at=1, **facts),
        launched("splitK", 120, 2, 2, at=3),
        [one for k in range(4) for one in launched(f"tiny{k}", 130 + k, 1, 10 + k, at=5 + k)],
        op("aten::mm", 30, 10),
        launched("gemm_bf16", 150, 10, 3, at=31, **facts),
        op("aten::addmm", 50, 10),
        launched("gemm_bf16", 170, 5, 4, at=51, **more),
    )
    (mm, addmm) = [row for row in found["top_ops"] if row["side"] == "device"]
    assert (mm["name"], mm["occurrences"], mm["category"]) == ("aten::mm", 2, "aten")
    kernels = [(one["name"], one["occurrences"], one["self_ms"]) for one in mm["kernels"]]
    assert kernels == [
        ("gemm_bf16", 2, pytest.approx(0.03)),
        ("splitK", 1, pytest.approx(0.002)),
        # Of equally long ones those that come first by name.
        *((f"tiny{k}", 1, pytest.approx(0.001)) for k in range(3)),
    ]
    assert [one["name"] for one in addmm["kernels"]] == ["gemm_bf16"]
    gemm = found["top_kernels"][0]
    assert gemm == {
        "name": "gemm_bf16",
        "device_kind": "gpu",
        "occurrences": 3,
        "self_ms": pytest.approx(0.035),
        # 35 + 2 + 4.
        "kernels_self_ms": pytest.approx(0.041),
        "mean_us": pytest.approx(35 / 3),
        "share_percent": pytest.approx(100 * 35 / 41),
        # (30 · 50 + 5 · 100) ÷ 35, (30 · 2 + 5 · 0.5) ÷ 35.
        "occupancy_percent": pytest.approx(2000 / 35),
        "blocks_per_sm": pytest.approx(62.5 / 35),
        "tensorcore_used": gemm["tensorcore_used"],
        "precision": "bf16",
        "framework_ops": ["aten::mm", "aten::addmm"],
    }
    splitk = found["top_kernels"][1]
    assert (splitk["occupancy_percent"], splitk["blocks_per_sm"]) == (None, None)


def test_what_rows_of_the_device_are_of(tmp_path: Path) -> None:
    found = document(
        tmp_path,
        # A collective of a process group, by its name.
        op("record_param_comms", 0, 5),
        launched("ncclDevKernel_AllReduce_Sum_bf16", 100, 9, 1, at=1),
        # Inductor's op of a kernel of Triton.
        op("triton_poi_fused_add_0", 10, 5, kernel_backend="triton", kernel_file="/x/a.py"),
        [call("cuLaunchKernel", 11, 1, 2), kernel("triton_poi_fused_add_0", 110, 8, 2)],
        # Two kernels of a graph, launched within an op.
        op("aten::foo", 20, 5),
        call("cudaGraphLaunch", 21, 1, 3),
        kernel("gemm", 120, 7, 3, graph__id=5),
        kernel("relu", 128, 6, 3, graph__id=5),
        # No op is around this one, nor around the copy's call in the next.
        launched("lonely", 140, 5, 4, at=30),
        op("aten::copy_", 40, 5),
        copied("Memcpy HtoD (Pinned -> Device)", 150, 4, 5, at=41),
        copied("Memcpy PtoP (Device -> Device)", 155, 1, 6, at=43),
        # Setting memory is its op's, and no kernel.
        op("aten::zero_", 50, 5),
        call("cudaMemsetAsync", 51, 1, 7),
        kernel("Memset (Device)", 160, 3, 7, cat="gpu_memset"),
        op("custom", 60, 5),
        launched("mine", 170, 2, 8, at=61),
    )
    assert rows(found, "device") == {
        "record_param_comms": ("collective", 1, 9),
        "triton_poi_fused_add_0": ("triton", 1, 8),
        "gemm": ("graph", 1, 7),
        "relu": ("graph", 1, 6),
        "lonely": ("kernel", 1, 5),
        "MemcpyH2D": ("copy", 1, 4),
        "MemcpyP2P": ("copy", 1, 1),
        "aten::zero_": ("aten", 1, 3),
        "custom": ("op", 1, 2),
    }
    of_device = [row for row in found["top_ops"] if row["side"] == "device"]
    kernels = {row["name"]: row["kernels"] for row in of_device}
    assert [len(kernels[name]) for name in ("gemm", "lonely", "MemcpyH2D")] == [0, 0, 0]
    assert [one["name"] for one in kernels["aten::zero_"]] == ["Memset (Device)"]
    names = [row["name"] for row in found["top_kernels"]]
    assert names == [
        "ncclDevKernel_AllReduce_Sum_bf16",
        "triton_poi_fused_add_0",
        "gemm",
        "relu",
        "lonely",
        "mine",
    ]
    by_name = {row["name"]: row for row in found["top_kernels"]}
    assert by_name["gemm"]["framework_ops"] == []
    # It sends bf16, and computes nothing.
    assert by_name[names[0]]["precision"] is None


def test_an_op_with_kernels_on_two_streams_is_executed_once(tmp_path: Path) -> None:
    # And the next execution begins on the other stream.
    found = document(
        tmp_path,
        op("aten::cat", 0, 10),
        launched("a", 100, 5, 1, at=1, stream=7),
        launched("a", 102, 5, 2, at=3, stream=20),
        op("aten::cat", 20, 10),
        launched("a", 120, 5, 3, at=21, stream=20),
    )
    assert rows(found, "device") == {"aten::cat": ("aten", 2, 15)}
    assert value(found, "op_placement_device") == 100
    # So it is in the step.
    answer: Any = load_step(tmp_path / "a.pt.trace.json", 0)
    of_step = [one for one in answer["ops"] if one["side"] == "device"]
    assert [(one["name"], one["occurrences"]) for one in of_step] == [("aten::cat", 2)]


def test_waits_are_rows_of_the_host_and_ranges_are_none(tmp_path: Path) -> None:
    # item 100: of it _local_scalar_dense 80, of that the wait 70.
    found = document(
        tmp_path,
        event("user_annotation", "## forward ##", 0, 200),
        op("aten::item", 0, 100),
        op("aten::_local_scalar_dense", 10, 80),
        copied("Memcpy DtoH (Device -> Pageable)", 20, 5, 1, at=12),
        call("cudaStreamSynchronize", 15, 70, 2),
        op("aten::mm", 110, 20),
        launched("gemm", 140, 10, 3, at=111),
        # One that copies and waits at once.
        call("cudaMemcpy", 150, 30, 4),
        kernel("Memcpy DtoH (Device -> Pageable)", 170, 9, 4, cat="gpu_memcpy"),
    )
    assert rows(found, "host") == {
        "cudaStreamSynchronize": ("wait", 1, 70),
        "cudaMemcpy": ("wait", 1, 30),
        "aten::item": ("aten", 1, 20),
        "aten::mm": ("aten", 1, 20),
        "aten::_local_scalar_dense": ("aten", 1, 10),
    }


def test_ops_are_placed_where_they_compute(tmp_path: Path) -> None:
    found = document(
        tmp_path,
        # Holds an op, and launches something, too: counts nowhere.
        op("aten::linear", 0, 30),
        launched("bias", 200, 5, 1, at=1),
        # On the device.
        op("aten::addmm", 5, 10),
        launched("gemm", 210, 5, 2, at=6),
        op("aten::zero_", 20, 5),
        call("cudaMemsetAsync", 21, 1, 3),
        kernel("Memset (Device)", 220, 3, 3, cat="gpu_memset"),
        # Moves data: counts nowhere.
        op("aten::copy_", 40, 5),
        copied("Memcpy DtoH (Device -> Pinned)", 230, 5, 4, at=41),
        # Computes nothing.
        op("aten::view", 50, 2),
        op("aten::empty_strided", 53, 2),
        # On the host.
        op("aten::randperm", 60, 5),
    )
    assert value(found, "op_placement_host") == pytest.approx(100 / 3)
    assert value(found, "op_placement_device") == pytest.approx(200 / 3)
    # All of it is eager.
    assert (value(found, "eager_time_host"), value(found, "eager_time_device")) == (100, 100)


def test_eager_time_is_outside_of_compiled_regions_and_graphs(tmp_path: Path) -> None:
    # Leaves: 10 of 40 on the host; computing: 6 of 6 + 4 + 10 on the device. The last kernel was
    # launched before the recording, and counts as neither.
    found = document(
        tmp_path,
        op("Torch-Compiled Region: 0/0", 0, 50),
        op("aten::mm", 10, 20),
        launched("gemm", 200, 4, 1, at=11),
        op("triton_red_0", 35, 10, kernel_backend="triton"),
        [call("cuLaunchKernel", 36, 1, 2), kernel("triton_red_0", 210, 10, 2)],
        op("aten::add", 60, 10),
        launched("add", 225, 6, 3, at=61),
        kernel("before", 240, 50, 99),
    )
    assert value(found, "eager_time_host") == pytest.approx(100 * 10 / 40)
    assert value(found, "eager_time_device") == pytest.approx(100 * 6 / 20)


def test_kernels_alone_tell_no_eager_time(tmp_path: Path) -> None:
    found = document(tmp_path, kernel("gemm", 10, 5, 1))
    assert value(found, "eager_time_device") is None
    assert [row["name"] for row in found["top_kernels"]] == ["gemm"]


def test_no_kernel_no_table(tmp_path: Path) -> None:
    found = document(
        tmp_path, op("aten::copy_", 0, 9), copied("Memcpy HtoD (Pinned -> Device)", 20, 5, 1, at=1)
    )
    assert found["top_kernels"] is None


def test_precision_is_of_the_inputs_where_no_name_tells(tmp_path: Path) -> None:
    types = ["c10::BFloat16", "c10::BFloat16", "float", "Scalar"]
    found = document(
        tmp_path,
        op("aten::mul", 0, 10, Input__type=types),
        launched("mystery", 100, 6, 1, at=1),
        # Equally many: the widest.
        op("aten::mul", 20, 10, Input__type=["c10::Half", "float"]),
        launched("mystery", 110, 2, 2, at=21),
        # The name tells, whatever the inputs are.
        op("aten::mm", 40, 10, Input__type=["float", "float"]),
        launched("sm80_xmma_gemm_f32f32_tf32f32_f32", 120, 2, 3, at=41),
        op("aten::foo", 60, 10),
        launched("mystery", 130, 2, 4, at=61),
    )
    # fp32 and tf32: 2 + 2 of 10; bf16: 6 of 10; unknown 2 of 12.
    assert value(found, "compute_16bit") == pytest.approx(60)
    assert value(found, "compute_32bit") == pytest.approx(40)
    assert value(found, "compute_precision_unknown") == pytest.approx(100 * 2 / 12)
    mystery = next(row for row in found["top_kernels"] if row["name"] == "mystery")
    assert mystery["precision"] == "bf16"
