"""Precisions by HLO type and by kernel name. The names are those of real libraries."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.events.dtypes import DTYPES
from tensorboard_plugin_overview.events.dtypes import dtype_of_element
from tensorboard_plugin_overview.events.dtypes import dtype_of_kernel

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
        ("f4e2m1fn", "other"),
        ("token", None),
        ("unknown", None),
    ],
)
def test_element_types(element_type: str, dtype: str | None) -> None:
    assert dtype_of_element(element_type) == dtype
