"""Matrix units of GPUs: which kernels use them, which ops could.

In: names of kernels and ops, and what a device's plane says of the hardware.  Out: yes, no, or None
where names do not tell.

"Tensor Core" stands for NVIDIA's Tensor Cores and AMD's matrix cores alike.  A library names its
kernels after the instructions they use; compilers (Triton, XLA's own emitters) do not, so a kernel
of theirs may or may not use them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Literal

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.decode.columns import text_of
from tensorboard_plugin_overview.events.device_ops import OpKind

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
    "xmma_gemm",
    "xmma_implicit_gemm",
    "xmma_sparse_conv",
    "xmma_sparse_gemm",
    "xmma_warp_specialized_implicit_gemm",
)
# Tensile writes the shape of the matrix instruction (`_MI16x16x16x1_`), Composable Kernel `xdl`.
_AMD_KERNEL = re.compile(r"_MI\d+x\d+|mfma|wmma|xdl", re.IGNORECASE)
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
_FUSION = re.compile(r"(?<!gemm_)fusion")
# These may or may not be a product of matrices.
_UNCLEAR_TYPE = re.compile(r"(?:Xla)?Einsum|einsum|custom-call|kernel|pallas_call")


def matrix_units(properties: Mapping[str, StatValue]) -> MatrixUnits:
    """Which matrix units a GPU has, by its plane's stats; a GPU of no vendor counts as NVIDIA's."""
    if text_of(properties.get("device_vendor")).lower() == "amd":
        return "amd"
    major = properties.get("compute_cap_major")
    return "none" if isinstance(major, int) and major < 7 else "nvidia"


@functools.lru_cache(maxsize=1 << 14)
def kernel_uses_tensor_cores(kernel: str, units: MatrixUnits) -> bool | None:
    """Whether a kernel ran on matrix units; None where its name does not tell."""
    if units == "none":
        return False
    if units == "nvidia":
        used = any(map(kernel.__contains__, _NVIDIA_KERNELS))
    else:
        used = _AMD_KERNEL.search(kernel) is not None
    if used:
        return True
    return None if _COMPILED_KERNEL.search(kernel) else False


@functools.lru_cache(maxsize=1 << 14)
def _is_product(category: str, name: str) -> bool:
    # Devices run the same ops.
    if _ELIGIBLE_TYPE.fullmatch(category):
        return True
    # The plain search is many times as fast, and finds nothing in nearly all names.
    if not any(map(name.__contains__, _PARTS_OF_ELIGIBLE_PATHS)):
        return False
    return _ELIGIBLE_PATH.search(name) is not None


def op_is_eligible(kind: OpKind, used: bool | None) -> bool | None:
    """Whether an op is of a kind that matrix units can compute; None where it is not told.

    Args:
        kind: one of the op's kernels.
        used: whether its kernels used them.
    """
    op = kind.op
    if used:
        return True
    if op.origin == "copy":
        return False
    if kind.hlo and kind.hlo.opcode != "custom-call":
        return kind.hlo.is_product
    if op.module and not kind.hlo and _FUSION.search(op.name):
        # What a fusion holds is not told by its name, nor by the op that it was named after.
        return None
    if _is_product(op.category, op.name):
        return True
    if kind.equation is not None:
        return kind.equation.split("->")[0].count(",") == 1
    return None if _UNCLEAR_TYPE.fullmatch(op.category) else False
