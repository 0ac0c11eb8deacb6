"""What kernels' names decide on the page: communication, copies, precision."""

from __future__ import annotations

from pathlib import Path

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import finding, overview_of, value

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


def test_precision_of_newer_libraries(tmp_path: Path) -> None:
    """10 ms bf16 and 10 ms fp16 of 50 known; 10 tf32, 10 fp8 and 10 fp4; 30 that do not tell."""
    document = overview_of(
        tmp_path,
        host=run_of(
            ("nvjet_sm100_tst_64x32_64x16_2x1_2cta_v_bz_TNT", 10),
            ("Custom_Cijk_Ailk_Bljk_F8H_HHS_BH_MT128x16x128_MI16x16x1", 10),
            ("Cijk_Alik_Bljk_S_MX_B_UserArgs_MT128x128x32_MI16x16x1", 10),
            ("bmm_Bfloat16_E4m3E4m3_Fp32_t128x8x128u2_s8_et64x8", 10),
            ("nvjet_ootst_128x256_256x5_2x2_2cta_h_bz_Avec16UE4M3_Bvec16UE4M3_TNT", 10),
            ("triton_poi_fused_add_0", 30),
        ),
    )
    assert value(document, "compute_16bit") == pytest.approx(40)
    assert value(document, "compute_32bit") == pytest.approx(20)
    assert value(document, "compute_precision_unknown") == pytest.approx(37.5)
    source = document["metrics"]["compute_16bit"]["source"]
    assert "tf32 20.0 %, bf16 20.0 %, fp16 20.0 %, fp8 20.0 %, fp4 20.0 %" in source


def test_matrix_units_of_newer_libraries(tmp_path: Path) -> None:
    """Kernels that are made for matrix units, one of the same library that is not, one unknown."""
    used = (
        "nvjet_sm103_qqtst_128x256_128x6_2x1_2cta_v_bz_TNT",
        "cutlass3x_sm100_bstensorop_s256x128x64gemm_block_scaled_ue4m3xf4_ue4m3xf4_f32_f16_f16",
        "sm80_xmma_fprop_implicit_gemm_indexed_tf32f32_tf32f32_f32_nhwckrsc_nchw",
    )
    scalar = "cutlass3x_sm100_simt_sgemm_f32_f32_f32_f32_f32_64x64x16_1x1x1_3_tnn_align1"
    unknown = "void my::half_gemm_kernel<__half>()"
    kernels = [(name, 10) for name in (*used, scalar, unknown)]
    document = overview_of(tmp_path, host=run_of(*kernels))
    rows = {row["name"]: row for row in document["top_ops"]}
    assert [rows[name]["tensorcore_used"] for name in used] == [True, True, True]
    assert rows[scalar]["tensorcore_used"] is False
    assert rows[unknown]["tensorcore_used"] is None
