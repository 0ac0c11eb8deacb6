"""Which kernels use matrix units, which ops could."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.events.device_ops import OpKind
from tensorboard_plugin_overview.events.op_names import Op
from tensorboard_plugin_overview.events.op_names import framework_op
from tensorboard_plugin_overview.events.tensor_cores import MatrixUnits
from tensorboard_plugin_overview.events.tensor_cores import kernel_uses_tensor_cores
from tensorboard_plugin_overview.events.tensor_cores import matrix_units
from tensorboard_plugin_overview.events.tensor_cores import op_is_eligible


@pytest.mark.parametrize(
    "kernel, units, used",
    [
        ("volta_fp16_s884gemm_fp16_128x128_ldg8_f2f_nn", "nvidia", True),
        ("ampere_bf16_s16816gemm_bf16_128x256_ldg8_f2f_tn", "nvidia", True),
        ("sm80_xmma_gemm_f16f16_f16f32_f32_tn_n", "nvidia", True),
        ("cutlass_80_tensorop_f16_256x128_32x3_nn", "nvidia", True),
        ("nvjet_hsh_128x256_64x4_1x2_h_bz_coopA_NNT", "nvidia", True),
        ("volta_sgemm_128x64_nn", "nvidia", False),
        ("void cudnn::winograd::generateWinogradTilesKernel<0, float, float>", "nvidia", False),
        ("triton_gemm_dot_5", "nvidia", None),
        ("loop_add_fusion", "nvidia", None),
        ("volta_h884gemm", "none", False),
        ("triton_gemm_dot_5", "none", False),
        ("Cijk_Ailk_Bljk_BBS_BH_MT256x128x64_MI16x16x16x1_SN_1LDSB0", "amd", True),
        ("Cijk_Ailk_Bljk_SB_MT128x64x8_SN_1LDSB0", "amd", False),
        ("volta_h884gemm", "amd", False),
        ("gemm_fusion_dot_general_1.kd", "amd", None),
    ],
)
def test_kernels(kernel: str, units: MatrixUnits, used: bool | None) -> None:
    assert kernel_uses_tensor_cores(kernel, units) is used


def test_matrix_units() -> None:
    assert matrix_units({"device_vendor": "AMD", "compute_cap_major": 9}) == "amd"
    assert matrix_units({"device_vendor": "Nvidia", "compute_cap_major": 6}) == "none"
    assert matrix_units({"compute_cap_major": 7}) == "nvidia"
    assert matrix_units({}) == "nvidia"


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
    assert op_is_eligible(OpKind(op), used=False) is eligible


@pytest.mark.parametrize(
    "equation, eligible", [("abc,cd->abd", True), ("abc->ab", False), ("a,b,c->abc", False)]
)
def test_an_einsum_of_two_is_a_product(equation: str, eligible: bool) -> None:
    op = Op("e/Einsum", "Einsum", "tensorflow")
    assert op_is_eligible(OpKind(op, equation=equation), used=False) is eligible


def test_what_used_them_is_eligible() -> None:
    assert op_is_eligible(OpKind(Op("x", "kernel", "kernel")), used=True) is True
    assert op_is_eligible(OpKind(Op("x", "kernel", "kernel")), used=None) is None
    assert op_is_eligible(OpKind(Op("MemcpyD2D", "copy", "copy")), used=False) is False


def test_a_fusion_without_hlo_does_not_tell_what_it_holds() -> None:
    """XLA names a fusion's framework op after its root: a transpose may carry a convolution's."""
    fusion = Op("input_transpose_fusion", "conv_general_dilated", "jax", "c", module="jit_f")
    assert op_is_eligible(OpKind(fusion), used=None) is None
    gemm = Op("gemm_fusion_dot.1", "fusion", "hlo", module="jit_f")
    assert op_is_eligible(OpKind(gemm), used=None) is True
