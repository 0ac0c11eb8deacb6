"""What kernels' names decide on the page: communication, copies, precision."""

from __future__ import annotations

from pathlib import Path

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.samples.builder import SpaceBuilder
from tests.cases import finding
from tests.cases import overview_of
from tests.cases import value

NVJET = "nvjet_tst_192x192_64x4_2x1_v_bz_coopB_TNN"


def run_of(*kernels: tuple[str, int]) -> SpaceBuilder:
    """Two steps of 100 ms that each run the kernels, which last so many milliseconds."""
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in (0, 1):
        python.event("train", start_ms=100 * step, duration_ms=100, step_num=step, group_id=step)
        at = 100 * step
        for name, length in kernels:
            stream.event(name, start_ms=at, duration_ms=length, group_id=step)
            at += length
    return space


def test_communication_of_all_libraries(tmp_path: Path) -> None:
    """10 ms of a product, 5 + 6 + 7 ms of communication, 8 ms of a kernel that does both."""
    document = overview_of(
        tmp_path,
        host=run_of(
            (NVJET, 10),
            ("void vllm::cross_device_reduce_2stage<__half, 8>(vllm::RankData*)", 5),
            ("void multimem_all_reduce_kernel<c10::BFloat16, 16>(c10::BFloat16*)", 6),
            ("void deep_ep::intranode::dispatch<8, 768, 8192>(int4*, float*)", 7),
            ("allgather_gemm_kernel", 8),
        ),
    )
    assert value(document, "time_device_compute") == pytest.approx(18)
    assert value(document, "time_device_collectives") == pytest.approx(18)
    assert value(document, "exposed_communication") == pytest.approx(18)
    bound = finding(document, "collective_bound")
    assert bound is not None
    assert bound["look_at"]["ops"][0].startswith("void deep_ep::")
    assert len(bound["look_at"]["ops"]) == 3


def test_reductions_are_no_communication(tmp_path: Path) -> None:
    document = overview_of(
        tmp_path,
        host=run_of(
            (NVJET, 10),
            ("void cub::DeviceReduceKernel<float>(float*)", 20),
            ("void block_all_reduce_sum<float>(float*)", 20),
            ("input_reduce_scatter_fusion", 20),
        ),
    )
    assert value(document, "time_device_compute") == pytest.approx(70)
    assert value(document, "time_device_collectives") == 0
    assert finding(document, "collective_bound") is None


def test_copies_by_their_names(tmp_path: Path) -> None:
    document = overview_of(
        tmp_path,
        host=run_of(
            (NVJET, 10),
            ("CopyHostToDevice", 20),
            ("[CUDA memcpy Device-to-Host]", 12),
            ("CopyPeerToPeer", 13),
            ("Memset (Device)", 5),
        ),
    )
    assert value(document, "time_device_compute") == pytest.approx(15)
    assert value(document, "time_device_to_device") == pytest.approx(13)
    assert value(document, "time_output") == pytest.approx(12)
    assert value(document, "time_input") == pytest.approx(20)
    bound = finding(document, "input_bound")
    assert bound is not None
    assert bound["look_at"]["ops"] == ["CopyHostToDevice"]


def test_the_case_of_collectives(shared: Path) -> None:
    document = load(shared / "cases" / "collectives_not_nccl" / "host0.xplane.pb").to_dict()
    assert value(document, "time_device_collectives") == pytest.approx(30)
    assert value(document, "time_device_compute") == pytest.approx(10)
