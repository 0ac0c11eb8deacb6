"""Precisions by HLO type and by kernel name. The names are those of real libraries."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.names.dtypes import DTYPES, dtype_of_element, dtype_of_kernel

EIGEN = (
    "void Eigen::internal::EigenMetaKernel<Eigen::TensorEvaluator<Eigen::TensorAssignOp<"
    "Eigen::TensorMap<Eigen::Tensor<{}, 1, 1, long>, 16, Eigen::MakePointer>, ..."
)

NAMES = [
    # cuBLAS and CUTLASS: Volta, Turing, Ampere, Hopper, Blackwell
    ("volta_sgemm_128x64_nn", "fp32"),
    ("volta_cgemm_32x32_tn", "fp32"),
    ("volta_dgemm_64x64_nn", "fp64"),
    ("volta_h884gemm_256x64_ldg8_nn", "fp16"),
    ("volta_s884gemm_fp16_128x64_ldg8_f2f_tn", "fp16"),
    ("volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn", "fp16"),
    ("turing_fp16_s1688gemm_fp16_128x128_ldg8_f2f_nn", "fp16"),
    ("turing_s1688gemm_128x128_nn", "fp16"),
    ("ampere_sgemm_128x64_nn", "fp32"),
    ("ampere_dgemm_64x64_tn", "fp64"),
    ("ampere_fp16_s16816gemm_fp16_128x128_ldg8_relu_f2f_stages_64x3_tn", "fp16"),
    ("ampere_bf16_s16816gemm_bf16_128x128_ldg8_f2f_stages_32x5_tn", "bf16"),
    ("cutlass_80_tensorop_s1688gemm_64x64_16x6_nn_align4", "tf32"),
    ("cutlass_80_tensorop_s1688bf16gemm_64x64_16x6_nn_align4", "bf16"),
    ("cutlass_80_tensorop_s1688tf32gemm_256x128_16x3_nn_align4", "tf32"),
    ("cutlass_75_tensorop_s1688gemm_f16_256x128_nn_align8", "fp16"),
    ("cutlass_80_tensorop_d884gemm_64x64_16x4_nn_align1", "fp64"),
    ("cutlass_80_wmma_tensorop_bf16_s161616gemm_bf16_32x32_128x2_tn_align8", "bf16"),
    ("void cutlass::Kernel<cutlass_80_tensorop_bf16_s16816gemm_relu_bf16_64x64_64x6>", "bf16"),
    ("sm80_xmma_gemm_f32f32_tf32f32_f32_nn_n_tilesize128x128x16_stage4", "tf32"),
    ("sm80_xmma_gemm_f32f32_f32f32_f32_nn_n_tilesize64x64x8", "fp32"),
    ("sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64_warpgroupsize1x1x1", "bf16"),
    ("sm90_xmma_gemm_f16f16_f16f32_f32_tn_n_tilesize64x128x64", "fp16"),
    ("sm90_xmma_gemm_e4m3bf16_e4m3f32_f32_tn_n_tilesize128x256x128", "fp8"),
    ("sm89_xmma_gemm_e4m3e5m2_f32f32_f32_tn_n_tilesize64x128x128_stage3", "fp8"),
    ("sm80_xmma_gemm_i8i8_i8i32_f32_tn_n_tilesize128x128x64", "int8"),
    ("sm80_xmma_gemm_f64f64_f64f64_f64_nn_n_tilesize64x64x16", "fp64"),
    ("turing_int8_i8816gemm_int8_128x128_ldg16_relu", "int8"),
    ("nvjet_tst_192x192_64x3_1x2_h_bz_coopA_NTT", "bf16"),
    ("nvjet_hsh_128x256_64x4_1x2_h_bz_coopA_NTN", "fp16"),
    ("nvjet_qqtst_128x128_128x6_1x1_v_bz_TNT", "fp8"),
    ("nvjet_sm90_tst_192x8_64x8_2x1_v_bz_TNT", "bf16"),
    ("nvjet_sm100_tst_64x32_64x16_2x1_2cta_v_bz_TNT", "bf16"),
    ("nvjet_sm100_hsh_128x64_64x8_2x1_v_bz_NNT", "fp16"),
    ("nvjet_sm103_tss_64x32_64x16_2x2_2cta_h_bz_splitK_TNT", "bf16"),
    ("nvjet_sm103_qqtst_128x256_128x6_2x1_2cta_v_bz_TNT", "fp8"),
    ("nvjet_sm100_qrtst_128x256_128x6_2x1_2cta_v_bz_NNT", "fp8"),
    ("nvjet_sm110_tst_128x256_64x5_2x1_2cta_v_bz_TNT", "bf16"),
    ("nvjet_sss_tf32_128x256_TNT", "tf32"),
    # Four bits; UE4M3 is the scales' format.
    ("nvjet_sm103_oohsh_128x128_256x7_2x2_2cta_v_bz_Avec16UE4M3_Bvec16UE4M3_TNT", "fp4"),
    ("nvjet_ootst_128x256_256x5_2x2_2cta_h_bz_Avec16UE4M3_Bvec16UE4M3_TNT", "fp4"),
    ("ampere_gcgemm_64x64_nt", "fp32"),
    # CUTLASS 3: A, B, accumulator, C, D
    (
        "cutlass3x_sm90_tensorop_s64x256x16gemm_f16_f16_f32_void_f16_128x256x64_2x1x1_0_tnn_align8",
        "fp16",
    ),
    ("cutlass3x_sm90_tensorop_gemm_bf16_bf16_f32_bf16_bf16_128x128x64_2x1x1_0_tnt_align8", "bf16"),
    (
        "cutlass3x_sm90_sptensorop_s64x256x64spgemm_e4m3_e4m3_f32_bf16_bf16_128x256x128_2x1x1_0_tnt",
        "fp8",
    ),
    ("cutlass3x_sm90_tensorop_i64x128x32gemm_s8_s8_s32_bf16_bf16_128x128x128_2x1x1_0_tnt", "int8"),
    (
        "cutlass3x_sm100_simt_sgemm_f32_f32_f32_f32_f32_64x64x16_1x1x1_3_tnn_align1_bias_f32_relu",
        "fp32",
    ),
    (
        "cutlass3x_sm100_bstensorop_s256x128x64gemm_block_scaled_ue4m3xf4_ue4m3xf4_f32_f16_f16_"
        "256x128x256_0_tnn_align32_o_vs16_2sm_bias_f16_relu",
        "fp4",
    ),
    (
        "cutlass3x_sm100_bssptensorop_bsspgemm_ue8m0xe2m3_ue8m0xe4m3_f32_f16_f16_128x128x256_0",
        "fp6",
    ),
    ("cutlass3x_sm100_bstensorop_gemm_ue8m0xe4m3_ue8m0xe4m3_f32_f16_f16_128x128x256_0_tnt", "fp8"),
    # The operands are fp8 or bf16, the result stands first.
    ("cutlass_80_tensorop_f16_s16816gemm_bf16_128x128_32x4_nn_align8", "bf16"),
    ("cutlass_80_tensorop_bf16_s16816gemm_bf16", "bf16"),
    ("cutlass_75_tensorop_s8_i8816gemm_s8_256x128_64x2_tn_align16", "int8"),
    ("cutlass_80_tensorop_s1688tf32gemm_64x64_16x6_tn_align4_bias_f32_relu", "tf32"),
    ("void cutlass::device_kernel<GemmUniversal<cute::SM90_64x128x16_F32BF16BF16_SS<>>>", "bf16"),
    ("void kernel<cute::MMA_Atom<cute::SM80_16x8x8_F32TF32TF32F32_TN>>(float*)", "tf32"),
    ("void kernel<cute::SM100_MMA_F16BF16_SS<cutlass::half_t, cutlass::half_t, float>>()", "fp16"),
    ("void kernel<cute::SM100_MMA_MXF8F6F4_SS<cutlass::float_e2m1_t, float>>()", "fp4"),
    ("void kernel<cutlass::nv_float4_t<cutlass::float_e2m1_t>, cutlass::bfloat16_t>()", "fp4"),
    ("void kernel<cutlass::mx_float8_t<cutlass::float_e4m3_t>, float>()", "fp8"),
    ("void scale_kernel<cutlass::float_ue8m0_t>()", None),
    ("sm120_xmma_gemm_mxf4nvf4_bf16_f32_tn", "fp4"),
    # TensorRT-LLM: result, A and B, accumulator
    ("bmm_E2m1_E2m1E2m1_Fp32_Ab16_Bb16_Cb16_t128x32x512u2_s5_et128x32_m256x32x64", "fp4"),
    ("bmm_Bfloat16_E4m3E4m3_Fp32_t128x8x128u2_s8_et64x8_m64x8x32", "fp8"),
    ("bmm_Bfloat16_MxE2m1MxE4m3_Fp32_Ab32_Bb32_t128x64x256u2_s4_et128x64", "fp4"),
    ("bmm_Bfloat16_MxInt4Bfloat16_castBfloat16_Fp32_Ab32_t128x32x256u2_s3", "bf16"),
    ("gemm_Bfloat16_E4m3E4m3_Fp32_t128x8x128u2_s6_et64x8_m64x8x32_c1x1x1_rM_TN", "fp8"),
    ("fmhaSm100fKernel_QkvE4m3OBfloat16HQk576HV512PagedKvDenseStaticTokenSparseP1VarSeq", "fp8"),
    ("fmhaSm100fKernel_QkvBfloat16OBfloat16H128SeparateQkvCausalVarSeqQ128Kv128", "bf16"),
    # DeepGEMM, vLLM, Triton
    ("void deep_gemm::sm90_fp8_gemm_1d2d_impl<cutlass::bfloat16_t, 7168u, 128u>()", "fp8"),
    ("_w8a8_block_fp8_matmul", "fp8"),
    ("_matmul_ogs_NNT_bf16xbf16xmxfp4_16x256x128x1_swiglu", "bf16"),
    ("_matmul_ogs_NNT_bf16xfp8e4nvxmxfp4_128x256x128x1_swiglu", "fp8"),
    ("_p_matmul_ogs_NNN_fp8e5xfp8e5xfp8e5_16x256x128x1", "fp8"),
    # Not `dgemm`, `hgemm`, `sgemm`: those letters end another word.
    ("void GroupedGemmKernel<int>", None),
    ("void batchGemm<int>", None),
    ("void cublasGemm<int>", None),
    # cuDNN
    ("volta_scudnn_128x32_relu_small_nn_v1", "fp32"),
    ("volta_fp16_scudnn_fp16_128x64_relu_interior_nn_v1", "fp16"),
    ("sm80_xmma_fprop_implicit_gemm_bf16bf16_bf16f32_f32_nhwckrsc_nchw_tilesize128x128x64", "bf16"),
    ("void cudnn::bn_fw_tr_1C11_kernel_NCHW<__half, float, int, 512, true, 1, true>(...)", "fp16"),
    ("void cudnn::winograd_nonfused::winogradForwardData4x4<float, float>(...)", "fp32"),
    ("void fft2d_r2c_16x16<float>(float2*, float const*, int, int)", "fp32"),
    ("void gemmk1_kernel<float2, 256, 5, false>(cublasGemmk1Params<float2>)", "fp32"),
    ("implicit_convolve_sgemm<double, 128, 5>", "fp32"),
    # TensorFlow and others
    (EIGEN.format("float"), "fp32"),
    (EIGEN.format("double"), "fp64"),
    (EIGEN.format("Eigen::half"), "fp16"),
    (EIGEN.format("Eigen::bfloat16"), "bf16"),
    ("AddV2_GPU_DT_HALF_DT_HALF_kernel", "fp16"),
    ("Mul_GPU_DT_FLOAT_DT_FLOAT_kernel", "fp32"),
    ("Relu_GPU_DT_DOUBLE_DT_DOUBLE_kernel", "fp64"),
    ("void at::native::vectorized_elementwise_kernel<4, FillFunctor<c10::BFloat16>>", "bf16"),
    ("void kernel<__nv_bfloat16>(__nv_bfloat16*)", "bf16"),
    ("void kernel<__nv_fp8_e4m3, float>(...)", "fp8"),
    ("void kernel<__nv_fp4_e2m1>(...)", "fp4"),
    ("void kernel<__hip_bfloat16, float>(...)", "bf16"),
    ("void kernel<__hip_fp8_e4m3_fnuz>(...)", "fp8"),
    ("void at::native::elementwise_kernel<4, at::native::AbsFunctor<c10::Half>>", "fp16"),
    ("void at::native::elementwise_kernel<c10::Float8_e4m3fn>(int)", "fp8"),
    ("void at::native::elementwise_kernel<c10::Float8_e5m2fnuz>(int)", "fp8"),
    ("void at::native::elementwise_kernel<c10::Float4_e2m1fn_x2>(int)", "fp4"),
    ("void at::native::elementwise_kernel<c10::complex<float>>(int)", "fp32"),
    ("_Z10add_kernelPfS_i", "fp32"),
    ("_Z6kernelI6__halfEvPT_", "fp16"),
    ("_Z10add_kernelILi256EEvPii", None),
    ("void kernel<signed char, float>(...)", "int8"),
    # AMD: Tensile, MIOpen, Composable Kernel
    ("Cijk_Ailk_Bljk_BBS_BH_MT256x224x64_MI16x16x16x1_SN_1LDSB1", "bf16"),
    ("Cijk_Ailk_Bljk_HHS_BH_MT128x128x64_MI16x16x16x1", "fp16"),
    ("Cijk_Ailk_Bljk_HBH_MT64x64x16_SE", "fp16"),
    ("Cijk_Alik_Bljk_SB_MT64x64x16_SE", "fp32"),
    ("Cijk_Ailk_Bjlk_DB_MT64x64x8", "fp64"),
    ("Cijk_Alik_Bljk_ZB_MT32x32x8", "fp64"),
    ("Cijk_Alik_Bljk_4xi8BH_MT64x64x64", "int8"),
    ("Cijk_Alik_Bljk_I8II_BH_MT64x64x64", "int8"),
    ("Cijk_Alik_Bljk_F8BS_BH_MT128x128x128", "fp8"),
    ("Cijk_Alik_Bljk_B8F8S_BH_MT128x128x128", "fp8"),
    ("Cijk_Alik_Bljk_F8B8BS_BH_Bias_HA_S_SAB_SAV_UserArgs_MT256x256x128", "fp8"),
    ("Cijk_Ailk_Bjlk_F8NSS_BH_MT64x64x64", "fp8"),
    ("Cijk_AlikC_BjlkC_CB_MT32x32x8", "fp32"),
    ("Cijk_Alik_Bljk_S_B_Bias_HA_S_SAV_UserArgs_MT16x16x256_MI16x16x1", "fp32"),
    ("Cijk_Alik_Bljk_S_MX_B_UserArgs_MT128x128x32_MI16x16x1_CMS_SN_LDSB0", "tf32"),
    ("Cijk_Alik_Bljk_F4SS_MXAF8B32_MXBF8B32_BH_UserArgs_MT32x32x256_MI16x16x1", "fp4"),
    ("Custom_Cijk_Alik_Bljk_F4BS_MXA32_MXB32_MT256x256x256_MI16x16x1_kgen_gfx950", "fp4"),
    ("Custom_Cijk_Alik_Bljk_BBS_BH_Bias_HAS_SAV_UserArgs_MT64x16x64_MI16x16x1", "bf16"),
    ("Custom_Cijk_Alik_Bljk_F8BS_BH_SAB_NTD_UserArgs_shortname1_gfx950", "fp8"),
    ("Custom_Cijk_Alik_Bljk_HHS_BH_MT16x192x128_MI16x16x1_3_Equality_gfx942", "fp16"),
    # A is stored in eight or four bits, and multiplied as fp16.
    ("Custom_Cijk_Ailk_Bljk_F8H_HHS_BH_MT128x16x128_MI16x16x1_Freesize_10_gfx942", "fp16"),
    ("Custom_Cijk_Ailk_Bljk_HF8_HHS_BH_SAB_MT16x128x128_MI16x16x1_GRVWA8", "fp16"),
    ("Custom_Cijk_Alik_Bljk_I4H_HHS_SABB32ZPU8X_UserArgs_MT64x256x64_MI16x16x1", "fp16"),
    # Composable Kernel: bf16 is an unsigned short, fp8 a _BitInt(8).
    ("void ck::kernel_gemm_xdl_cshuffle_v3<ck::GridwiseGemm<unsigned short, float>>", "bf16"),
    ("void ck::kernel_gemm_xdl<ck::GridwiseGemm<ck::bhalf_t, ck::bhalf_t>>", "bf16"),
    ("void ck::kernel_gemm_xdl<ck::GridwiseGemm<_BitInt(8), _BitInt(8), float>>", "fp8"),
    ("void ck::kernel_gemm_xdl<ck::GridwiseGemm<unsigned _BitInt(8), float>>", "fp8"),
    ("void ck_tile::kentry<1, ck_tile::FmhaFwdKernel<unsigned short>>", "bf16"),
    ("DeviceGemmXdl_bf8_fp8_f32", "fp8"),
    ("void scatter<unsigned short, float>(unsigned short*)", "fp32"),
    (
        "_ZN2ck16tensor_operation6device12_GLOBAL__N_149kernel_grouped_conv_fwd_multiple_abd_xdl_"
        "cshuffleINS_34GridwiseGemmMultipleD_xdl_cshuffleItttftNS_5TupleIJEEEtEEEEvPKt",
        "bf16",
    ),
    ("_ZN5aiter24add_rmsnorm_quant_kernelIDF16bDF16bLi256ELi16ELb0EEEvPT0_PT_PfS4_", "bf16"),
    ("_ZN5aiter42f4gemm_bf16_per1x32Fp4_BpreShuffle_256x256E", "fp4"),
    ("_ZN5aiter45fmoe_bf16_pertokenFp8_g1u1_vs_silu_1tg_32x192E", "fp8"),
    ("fmoe_bf16_blockscaleFp8_g1u1_vs_silu_1tg_ps_32x256", "fp8"),
    ("fmoe_bf16_pertokenMXfp4_g1u1_vs_silu_1tg_ps_32x512", "fp4"),
    ("igemm_fwd_gtcx2_nhwc_bf16_bx0_ex1_bt128x128x32", "bf16"),
    ("miopenSp3AsmConv_v21_1_2_gfx9_fp32_stride1", "fp32"),
    ("void ck::kernel_grouped_conv_fwd_xdl<_Float16, _Float16>", "fp16"),
    # What tells nothing
    ("loop_add_multiply_fusion", None),
    ("gemm_fusion_dot_general_1.kd", None),
    ("input_transpose_fusion.kd", None),
    ("Im3d2Col.kd", None),
    ("cask_cudnn::computeOffsetsKernel(cask_cudnn::ComputeOffsetsParams)", None),
    # It moves bytes, whatever they mean.
    ("SwapDimension1And2InTensor3UsingTiles<unsigned char, 256, 32, 32, false>", None),
    ("", None),
]


@pytest.mark.parametrize(("name", "dtype"), NAMES)
def test_kernel_names(name: str, dtype: str | None) -> None:
    assert dtype_of_kernel(name) == dtype
    assert dtype is None or dtype in DTYPES


@pytest.mark.parametrize(
    ("element_type", "dtype"),
    [
        ("f64", "fp64"),
        ("c128", "fp64"),
        ("f32", "fp32"),
        ("c64", "fp32"),
        ("bf16", "bf16"),
        ("f16", "fp16"),
        ("f8e4m3fn", "fp8"),
        ("f8e5m2fnuz", "fp8"),
        ("s8", "int8"),
        ("u4", "int8"),
        ("s32", "other"),
        ("pred", "other"),
        ("f4e2m1fn", "fp4"),
        ("f6e3m2fn", "fp6"),
        ("f8e8m0fnu", "fp8"),
        ("token", None),
        ("unknown", None),
    ],
)
def test_element_types(element_type: str, dtype: str | None) -> None:
    assert dtype_of_element(element_type) == dtype
