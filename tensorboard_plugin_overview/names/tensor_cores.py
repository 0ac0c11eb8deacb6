"""Matrix units of GPUs: which kernels use them, which ops could.

In: names of kernels and ops.  Out: yes, no, or None where names do not show it.

"Tensor Core" stands for NVIDIA's Tensor Cores and AMD's matrix cores alike.  A library names its
kernels after the instructions they use; compilers (Triton, XLA's own emitters) do not, so a kernel
of theirs may or may not use them, and so may a product of 16 bits of a library that is not known.
Floats of eight bits and less are multiplied on matrix units only.
"""

from __future__ import annotations

import functools
import re
from typing import Literal

from tensorboard_plugin_overview.names import dtypes
from tensorboard_plugin_overview.names.mangled import function_of

MatrixUnits = Literal["nvidia", "amd", "none"]

# Parts of names of cuBLAS, cuDNN and CUTLASS kernels: shapes of the matrix instruction (`h884`,
# `s16816`), and families of kernels that are built on it.
_NVIDIA_KERNELS = (
    "16816",
    "c1688",
    "conv1x1",
    "conv2d_c1_k1",
    "dgrad_1x1_stride_2x2",
    "direct_group",
    "first_layer_wgrad_kernel",
    "h1688",
    "h884",
    "hmma",
    "i16832",
    "i8816",
    "nvjet",
    "s1688",
    "s884",
    "tensorop",
    "wgmma",
    "xmma_sparse_conv",
)
_NVIDIA_KERNEL = re.compile(
    # cuBLAS and cuDNN, `sm80_xmma_fprop_implicit_gemm_…`.
    r"xmma_\w{0,40}gemm"
    # CUTLASS' templates: `OpClassTensorOp`, `SM90_64x128x16_F32BF16BF16_SS`, `SM100_MMA_…`, and
    # main loops of Hopper and later.
    r"|OpClassTensorOp|MmaTensorOp|\bSM\d{2,3}_(?:MMA_|(?:[A-Z]+_){0,3}\d+x\d+x\d+_)"
    r"|MainloopSm(?:9|1[0-2])\d|(?i:gmma|(?<![a-z])umma|tcgen05)"
    # Attention: cuDNN's, FlashAttention's (not what it does before and after), TensorRT-LLM's.
    r"|cudnn_generated_\w{0,40}sdpa\w{0,20}_flash|flash_fwd_(?:splitkv_)?kernel"
    r"|flash_bwd_dq_dk_dv_loop|FlashAttn(?:Fwd|Bwd)Sm\d|fmha_v2_|fmhaSm\d"
    r"|fmha_cutlass[FB]_b?f16_\w{0,40}_sm(?:[789]|1[0-2])\d"
    # TensorRT-LLM `bmm_…_Fp32_…`, DeepGEMM `sm90_bf16_gemm_…`.
    r"|(?:b?mm|[Gg]emm)_[A-Z]\w{0,60}_Fp(?:16|32)_|sm(?:9|1[0-2])\d_(?:bf16|fp8|fp4)\w{0,20}gemm"
)
# Tensile writes the shape of the matrix instruction (`_MI16x16x16x1_`), Composable Kernel `xdl`,
# MIOpen `gtcx`.
_AMD_KERNEL = re.compile(r"_MI\d+x\d+|mfma|wmma|xdl|igemm_\w{0,10}gtcx", re.IGNORECASE)
# What libraries name so computes without matrix units. Tensile's own names tell all of a kernel;
# those of its hand-made kernels (`Custom_Cijk_…`) need not.
_SCALAR_KERNEL = {
    "nvidia": re.compile(
        r"(?<![a-z])(?:simt|ffma|[hsdcz]gemm)(?![a-z])|xmma_\w{0,40}_f32f32_f32f32_"
    ),
    "amd": re.compile(r"\bCijk_|Sp3Asm"),
}
_PRODUCT = re.compile(
    r"gemm|mat_?mul|cijk|fmha|fmoe|flatmm|marlin|attention|attn|(?<![a-z])(?:b?mm|conv\d?d?)(?![a-z])"
    r"|convol|dgrad|wgrad|fprop",
    re.IGNORECASE,
)
_RUNS_ANYTHING = re.compile(r"(?:device_)?[Kk]ernel2?|kentry")
_NO_PRODUCT = re.compile(r"at::native::|(?<!de)quantize|gemv")
# Types that only matrix units multiply, and those of which a product may run on them.
_ONLY_MATRIX_UNITS = frozenset({dtypes.FP8, dtypes.FP6, dtypes.FP4})
_FOR_MATRIX_UNITS = frozenset({dtypes.BF16, dtypes.FP16, dtypes.TF32, dtypes.INT8})
_COMPILED_KERNEL = re.compile(r"triton|fusion|pallas|^wrapped_|^dot|^custom", re.IGNORECASE)

_ELIGIBLE_TYPE = re.compile(
    r"(?:_?(?:Mkl)?(?:Native)?Fused)?(?:Batch)?MatMul(?:V\d)?"
    r"|(?:_?Fused)?Conv2D(?:Backprop(?:Filter|Input)(?:V\d)?)?|Conv3D\w*"
    r"|DepthwiseConv2dNative\w*|Cudnn(?:RNN|Convolution)\w*|XlaDot(?:V2)?|XlaConv(?:V2)?"
    r"|dot_general|conv_general_dilated|scaled_matmul"
    r"|dot|convolution"
)
_ELIGIBLE_PATH = re.compile(
    r"Conv2D$|Conv2DBackprop(?:Filter|Input)$|Conv3D$"
    r"|DepthwiseConv2dNative(?:Backprop(?:Filter|Input))?$"
    r"|(?:^|/|Fused)MatMul$|/CudnnRNN$|XlaDot(?:V2)?$"
    r"|BatchMatMul|CudnnRNN(?:V|Forward|Backprop)"
    r"|^(?:gemm_fusion|cublas-|cudnn-conv)"
)
_PARTS_OF_ELIGIBLE_PATHS = (
    "Conv",
    "MatMul",
    "Cudnn",
    "XlaDot",
    "gemm_fusion",
    "cublas-",
    "cudnn-conv",
)


@functools.lru_cache(maxsize=1 << 14)
def kernel_uses_tensor_cores(kernel: str, units: MatrixUnits) -> bool | None:
    """Returns whether a kernel ran on matrix units; None where its name does not say.

    Args:
        kernel: its name.
        units: of the GPU that ran it.
    """
    if units == "none":
        return False
    dtype = dtypes.dtype_of_kernel(kernel) if _multiplies(kernel) else None
    if dtype in _ONLY_MATRIX_UNITS:
        return True
    if units == "amd" and _AMD_KERNEL.search(kernel):
        return True
    if _SCALAR_KERNEL[units].search(kernel):
        return False
    if units == "nvidia" and (
        any(map(kernel.__contains__, _NVIDIA_KERNELS)) or _NVIDIA_KERNEL.search(kernel)
    ):
        return True
    # A product of a library that is not known here, or a compiler's kernel.
    return None if dtype in _FOR_MATRIX_UNITS or _COMPILED_KERNEL.search(kernel) else False


def _multiplies(kernel: str) -> bool:
    """Whether the name says that a kernel multiplies matrices, whatever its namespaces say."""
    function = function_of(kernel).rsplit("::", 1)[-1]
    if _PRODUCT.search(function) and not _NO_PRODUCT.search(kernel):
        return True
    # CUTLASS and Composable Kernel run everything by one function, whose template tells what.
    return _RUNS_ANYTHING.fullmatch(function) is not None and _PRODUCT.search(kernel) is not None


@functools.lru_cache(maxsize=1 << 14)
def is_product(category: str, name: str) -> bool:
    """Returns whether an op multiplies matrices, as far as its type and its name show.

    Args:
        category: the op's type.
        name: the op's name, or the path of its scope.
    """
    # Devices run the same ops.
    if _ELIGIBLE_TYPE.fullmatch(category):
        return True
    # The plain search is many times as fast, and finds nothing in nearly all names.
    if not any(map(name.__contains__, _PARTS_OF_ELIGIBLE_PATHS)):
        return False
    return _ELIGIBLE_PATH.search(name) is not None
