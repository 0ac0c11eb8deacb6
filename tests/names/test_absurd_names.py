"""Names that no profiler writes: absurd numbers in them are none, and long ones cost no minutes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.columns import EventMetadata
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import hlo_kind
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs, name_and_id
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import name_and_number
from tensorboard_plugin_overview.formats.xspace.timeline.planes import device_kind
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import op_kind
from tensorboard_plugin_overview.names.dtypes import dtype_of_kernel
from tensorboard_plugin_overview.names.kernel_names import (
    direction_of_copy,
    direction_of_details,
    is_collective_kernel,
    is_collective_op,
)
from tensorboard_plugin_overview.names.tensor_cores import kernel_uses_tensor_cores
from tests.cases import columns, overview_of
from tests.tpu_cases import Core

# Beyond 64 bits, and beyond what Python makes a number of.
DIGITS = ("9" * 19, "9" * 5000)

# The decoder cuts names here.
LENGTH = 1 << 16
# What this guards against takes ten and more.
SECONDS = 20  # what backtracks takes hours


def tpu_steps(digits: str) -> SpaceBuilder:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for step in range(3):
        core.step(digits, 10 * step, 9).op("f", 10 * step, 5)
    return space


def grouped_gpu_steps(digits: str) -> SpaceBuilder:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    for step in range(3):
        name = f"train {digits}"
        stream.event("k", start_ms=10 * step, duration_ms=5, group_id=step, step_name=name)
    return space


def named_cpu_steps(digits: str) -> SpaceBuilder:
    space = SpaceBuilder()
    thread = space.plane("/host:CPU").line("python")
    for step in range(3):
        name = f"train {digits}"
        thread.event("x", start_ms=10 * step, duration_ms=5, group_id=step, step_name=name)
    return space


@pytest.mark.parametrize("steps", [tpu_steps, grouped_gpu_steps, named_cpu_steps])
@pytest.mark.parametrize("digits", DIGITS, ids=len)
def test_a_step_is_numbered_otherwise(
    tmp_path: Path, steps: Callable[[str], SpaceBuilder], digits: str
) -> None:
    assert columns(overview_of(tmp_path, h=steps(digits)))["number"] == [0, 1, 2]


def test_numbers_in_names() -> None:
    assert name_and_number("train 12", 7) == ("train", 12)
    assert name_and_number("train -1", 7) == ("train", -1)
    assert name_and_number("train", 7) == ("train", 7)
    assert name_and_id("jit_f(7)") == ("jit_f", 7)
    # Ids are unsigned in names, and signed in stats.
    assert name_and_id(f"jit_f({2**64 - 1})") == ("jit_f", -1)
    assert name_and_id("jit_f") == ("jit_f", None)
    for digits in DIGITS:
        assert name_and_number(f"train {digits}", 7) == (f"train {digits}", 7)
        assert device_kind(f"/device:TPU:{digits}") is None
    assert name_and_id(f"jit_f({DIGITS[-1]})") == (f"jit_f({DIGITS[-1]})", None)


@pytest.mark.parametrize(
    "take",
    [
        lambda: name_and_number("1" * LENGTH + "x", 0),
        lambda: hlo_kind(".1" * (LENGTH // 2) + "x"),
        lambda: op_kind(EventMetadata("%a =" + " " * LENGTH + "x"), Programs({}), {}),
        lambda: name_and_id("jit_f" + "(1" * (LENGTH // 2)),
    ],
)
def test_long_names_take_no_time(take: Callable[[], object]) -> None:
    began = process_time()
    take()
    assert process_time() - began < SECONDS


@pytest.mark.slow
@pytest.mark.parametrize(
    "part",
    [
        "one_shot_",
        "all_reduce_",
        "ipc_a_",
        "blockAllReduce",
        "cutlass_tensorop_gemm_",
        "gemm_A_",
        "bmm_Aa_cast",
        "fmoe_a_",
        "SM90_A_",
        "Cijk_Ailk_Bljk_F8",
        "cudnn_generated_sdpa",
        "xmma_",
        "_matmul_ogs_NNT_ax",
        "turing",
        "9",
        "_Z9",
        "_ZN1a1b",
        "memcpy h2",
        "kind:",
    ],
)
def test_long_names_of_kernels_cost_no_minutes(part: str) -> None:
    begin = process_time()
    for prefix in ("", "_Z", "_ZN"):
        name = prefix + part * (LENGTH // len(part))
        is_collective_kernel(name)
        is_collective_op(name)
        dtype_of_kernel(name)
        kernel_uses_tensor_cores(name, "nvidia")
        kernel_uses_tensor_cores(name, "amd")
        direction_of_copy(name)
        direction_of_details(name)
    assert process_time() - begin < SECONDS
