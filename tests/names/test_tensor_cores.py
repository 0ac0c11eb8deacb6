"""Which kernels use matrix units, which ops could."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import framework_op
from tensorboard_plugin_overview.formats.xspace.ops.matrix_units import op_is_eligible
from tensorboard_plugin_overview.formats.xspace.timeline.facts import device_facts
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits, kernel_uses_tensor_cores
from tensorboard_plugin_overview.trace.ops import Op


@pytest.mark.parametrize(
    "kernel, units, used",
    [
        ("volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn", "nvidia", True),
        ("ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_tn", "nvidia", True),
        ("sm80_xmma_gemm_f16f16_f16f32_f32_tn_n", "nvidia", True),
        ("cutlass_80_tensorop_f16_256x128_32x3_nn", "nvidia", True),
        ("nvjet_hsh_128x256_64x4_1x2_h_bz_coopA_NNT", "nvidia", True),
        ("nvjet_sm100_tst_64x32_64x16_2x1_2cta_v_bz_TNT", "nvidia", True),
        ("sm80_xmma_fprop_implicit_gemm_indexed_tf32f32_tf32f32_f32_nhwckrsc_nchw", "nvidia", True),
        ("sm80_xmma_wgrad_implicit_gemm_indexed_f16f16_f16f32_f32_nhwckrsc_nhwc", "nvidia", True),
        ("sm90_xmma_gemm_e4m3bf16_e4m3f32_f32_tn_n_tilesize128x256x128", "nvidia", True),
        ("cutlass3x_sm90_tensorop_gemm_bf16_bf16_f32_bf16_bf16_128x128x64_0_tnt", "nvidia", True),
        ("cutlass3x_sm100_bstensorop_s256x128x64gemm_block_scaled_ue4m3xf4_ue4m3", "nvidia", True),
        ("cutlass3x_sm90_sptensorop_s64x256x64spgemm_e4m3_e4m3_f32_bf16_bf16", "nvidia", True),
        ("void cutlass::Kernel2<GemmUniversal<cutlass::arch::OpClassTensorOp>>()", "nvidia", True),
        ("void cutlass::device_kernel<cute::SM90_64x128x16_F32BF16BF16_SS<>>()", "nvidia", True),
        ("void cutlass::device_kernel<cute::SM100_MMA_F16BF16_SS<half_t>>()", "nvidia", True),
        ("void cutlass::device_kernel<MainloopSm90TmaGmmaWarpSpecialized<4>>()", "nvidia", True),
        ("void deep_gemm::sm100_fp8_gemm_1d1d_impl<7168u>()", "nvidia", True),
        ("bmm_Bfloat16_MxInt4Bfloat16_castBfloat16_Fp32_Ab32_t128x32x256u2", "nvidia", True),
        ("fmhaSm100fKernel_QkvBfloat16OBfloat16H128SeparateQkv", "nvidia", True),
        ("void pytorch_flash::flash_fwd_kernel<cutlass::bfloat16_t>()", "nvidia", True),
        ("void flash::flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<half_t>()", "nvidia", True),
        ("fmha_cutlassF_bf16_aligned_64x64_rf_sm80(AttentionKernel::Params)", "nvidia", True),
        ("cudnn_generated_fort_native_sdpa_sm100_flash_fprop_f16_knob_3", "nvidia", True),
        ("_w8a8_block_fp8_matmul", "nvidia", True),
        # On the CUDA cores.
        ("cutlass3x_sm100_simt_sgemm_f32_f32_f32_f32_f32_64x64x16_1x1x1_3_tnn", "nvidia", False),
        ("void cutlass::Kernel2<cutlass_80_simt_hgemm_128x128_8x4_nn>()", "nvidia", False),
        ("sm86_xmma_gemm_f32f32_f32f32_f32_tn_n_tilesize32x32x8_ffma_aligna4", "nvidia", False),
        ("volta_hgemm_128x64_nn", "nvidia", False),
        ("void flash::flash_bwd_dot_do_o_kernel<true, float>()", "nvidia", False),
        ("void gemv2T_kernel_val<int, int, __nv_bfloat16, float, 128>()", "nvidia", False),
        ("void at::native::conv_depthwise2d_forward_kernel<3, c10::Half, int>()", "nvidia", False),
        ("void quantize_fp8_for_gemm<__nv_bfloat16>()", "nvidia", False),
        ("void fbgemm_gpu::_FP8rowwise_to_float_cuda_kernel<float>(float*)", "nvidia", False),
        ("void split_embedding_codegen_kernel<c10::Half>(fbgemm_gpu::Params)", "nvidia", False),
        # Names that do not tell.
        ("void my::half_gemm_kernel<__half>()", "nvidia", None),
        ("void marlin::Marlin<__nv_bfloat16, 256>()", "nvidia", None),
        ("void ck_tile::kentry<1, ck_tile::FmhaFwdKernel<unsigned short>>", "amd", None),
        ("volta_sgemm_128x64_nn", "nvidia", False),
        ("void cudnn::winograd::generateWinogradTilesKernel<0, float, float>", "nvidia", False),
        ("triton_gemm_dot_5", "nvidia", None),
        ("loop_add_fusion", "nvidia", None),
        ("volta_h884gemm", "none", False),
        ("triton_gemm_dot_5", "none", False),
        ("Cijk_Ailk_Bljk_BBS_BH_MT256x128x64_MI16x16x16x1_SN_1LDSB0", "amd", True),
        ("Cijk_Ailk_Bljk_SB_MT128x64x8_SN_1LDSB0", "amd", False),
        ("Custom_Cijk_Alik_Bljk_BBS_BH_MT256x256x64_MI16x16x1_shortname0_gfx950", "amd", True),
        ("Custom_Cijk_Alik_Bljk_F8BS_BH_SAB_NTD_UserArgs_shortname1_gfx950", "amd", True),
        ("Custom_Cijk_Alik_Bljk_BBS_BH_SAB_NTD_UserArgs_shortname1_gfx950", "amd", None),
        ("Cijk_Alik_Bljk_F8BS_BH_Bias_HA_S_SAB_SAV_UserArgs_MT256", "amd", True),
        ("igemm_fwd_gtcx2_nhwc_bf16_bx0_ex1_bt128x128x32", "amd", True),
        ("void ck::kernel_gemm_xdl_cshuffle_v3<ck::GridwiseGemm<float>>", "amd", True),
        ("_ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_256x256E", "amd", True),
        ("aiter::fmha_bwd_hd64_bf16_causal_a16_rtz_recompile", "amd", None),
        ("miopenSp3AsmConv_v30_3_1_gfx9_fp16_dot2_stride1", "amd", False),
        ("SubTensorOpWithScalar1d", "amd", False),
        ("gemm_fusion_dot_general_1.kd", "amd", None),
    ],
)
def test_kernels(kernel: str, units: MatrixUnits, used: bool | None) -> None:
    assert kernel_uses_tensor_cores(kernel, units) is used


def test_matrix_units() -> None:
    cases: list[tuple[dict[str, StatValue], MatrixUnits]] = [
        ({"device_vendor": "AMD", "compute_cap_major": 9}, "amd"),
        ({"device_vendor": "Nvidia", "compute_cap_major": 6}, "none"),
        ({"compute_cap_major": 7}, "nvidia"),
        ({}, "nvidia"),
    ]
    for stats, units in cases:
        assert device_facts("/device:GPU:0", "gpu", stats).matrix_units == units


@pytest.mark.parametrize(
    "name, eligible",
    [
        ("dense/MatMul:MatMul", True),
        ("dense/Relu:_FusedMatMul", True),
        ("attention/BatchMatMulV2:BatchMatMulV2", True),
        ("conv/Conv2D/Conv2DBackpropFilter:Conv2DBackpropFilter", True),
        ("conv/Relu:_FusedConv2D", True),
        ("c/Conv3DBackpropInputV2:Conv3DBackpropInputV2", True),
        ("d/depthwise:DepthwiseConv2dNativeBackpropInput", True),
        ("lstm/CudnnRNNV3:CudnnRNNV3", True),
        ("jit(f)/dot_general:", True),
        ("jit(f)/conv_general_dilated:", True),
        ("x/add:AddV2", False),
        ("x/SparseMatMul:SparseMatMul", False),
        ("x/Conv2DTranspose_shape:Shape", False),
        ("jit(f)/add:", False),
        ("e/einsum/Einsum:Einsum", None),
        ("jit(f)/pallas_call:", None),
    ],
)
def test_ops(name: str, eligible: bool | None) -> None:
    op = framework_op(name)
    assert op is not None
    assert op_is_eligible(op, None) is eligible


@pytest.mark.parametrize(
    "equation, eligible", [("abc,cd->abd", True), ("abc->ab", False), ("a,b,c->abc", False)]
)
def test_an_einsum_of_two_is_a_product(equation: str, eligible: bool) -> None:
    op = Op("e/Einsum", "Einsum", "tensorflow")
    assert op_is_eligible(op, None, equation) is eligible


def test_a_kernel_may_be_eligible_and_a_copy_is_not() -> None:
    assert op_is_eligible(Op("x", "kernel", "kernel"), None) is None
    assert op_is_eligible(Op("MemcpyD2D", "copy", "copy"), None) is False


def test_a_fusion_without_hlo_does_not_tell_what_it_holds() -> None:
    """XLA names a fusion's framework op after its root: a transpose may carry a convolution's."""
    fusion = Op("input_transpose_fusion", "conv_general_dilated", "jax", "c", module="jit_f")
    assert op_is_eligible(fusion, None) is None
    gemm = Op("gemm_fusion_dot.1", "fusion", "hlo", module="jit_f")
    assert op_is_eligible(gemm, None) is True
