"""In which precision something computes, by the types of its HLO or by a kernel's name.

In: an HLO element type, or the name of a GPU kernel.  Out: one of `DTYPES`, or None where it does
not tell.

A kernel's name is read from left to right: the first type it names is that of its operands (in
`gemm_bf16bf16_bf16f32_f32` the rest are result and accumulator).  A name that names fp32 first and
tf32 later (`gemm_f32f32_tf32f32_f32`) multiplies in tf32.  Only where no type is named, the shape
of the matrix instruction tells (`s1688gemm`).
"""

from __future__ import annotations

import functools
import re

FP64 = "fp64"
FP32 = "fp32"
TF32 = "tf32"
BF16 = "bf16"
FP16 = "fp16"
FP8 = "fp8"
INT8 = "int8"
OTHER = "other"

DTYPES = (FP64, FP32, TF32, BF16, FP16, FP8, INT8, OTHER)
"""All that a profile can tell; `other` are integers of more than eight bits, and fp4."""

BITS_16 = frozenset({BF16, FP16})
BITS_32 = frozenset({FP32, TF32})

# Complex numbers are computed in their parts.
_OF_ELEMENT = {
    "f64": FP64,
    "c128": FP64,
    "f32": FP32,
    "c64": FP32,
    "bf16": BF16,
    "f16": FP16,
    "s8": INT8,
    "u8": INT8,
    "s4": INT8,
    "u4": INT8,
}
_NO_NUMBER = frozenset({"tuple", "opaque", "token", "buffer", "unknown"})


def dtype_of_element(element_type: str) -> str | None:
    """The precision of an HLO element type; None for what is no number."""
    if element_type in _NO_NUMBER:
        return None
    if element_type.startswith("f8"):
        return FP8
    return _OF_ELEMENT.get(element_type, OTHER)


# At one place in a name the longer word must win, so it comes first.
_NAMED = re.compile(
    r"""
    (?P<fp8>  float_e[45]m[23]|e[45]m[23]|fp8|(?<![a-z\d])f8|nvjet_q)
    |(?P<tf32>tf32|tfloat32|xf32)
    |(?P<bf16>bf16|bfloat16|nvjet_t)
    |(?P<fp16>(?<![a-z])f16|fp16|float16|(?<![a-z])half|dt_half|hgemm|hcudnn|nvjet_h
              |h(?:884|1688|16816)|hmma)
    |(?P<fp32>(?<![a-z])f32|fp32|float32|(?<![a-z])float[24]?(?![a-z\d])|[sc]gemm|scudnn)
    |(?P<fp64>(?<![a-z])f64|fp64|float64|(?<![a-z])double|[dz]gemm|d(?:884|1688|16816)gemm)
    |(?P<int8>(?<![a-z\d])[iu]8(?![a-z]*\d)|(?<![a-z\d])i8i8|[iu]?int8|i8816|i16832|imma
              |(?<![a-z])signed\ char)
    """,
    re.IGNORECASE | re.VERBOSE,
)
# Tensor-core instructions named by accumulator and shape. m16n8k8 is fp16 on Turing, tf32 later.
_MATRIX_INSTRUCTION = (
    (re.compile(r"turing\w*s1688"), FP16),
    (re.compile(r"s1688"), TF32),
    (re.compile(r"s(?:884|16816)"), FP16),
)
# rocBLAS and hipBLASLt (Tensile): Cijk_<A>_<B>_<types>_…; the first letter is the operands' type.
_TENSILE = re.compile(r"C[ijkl]{2,4}_A[ijkl]{2,4}_B[ijkl]{2,4}_(?P<types>\w+?)_")
_TENSILE_TYPES = (
    ("F8", FP8),
    ("B8", FP8),
    ("SX", TF32),
    ("I8", INT8),
    ("4xi8", INT8),
    ("D", FP64),
    ("Z", FP64),
    ("S", FP32),
    ("C", FP32),
    ("B", BF16),
    ("H", FP16),
    ("I", INT8),
)


# Devices run the same kernels.
@functools.lru_cache(maxsize=1 << 14)
def dtype_of_kernel(name: str) -> str | None:
    """The precision that a GPU kernel's name tells, or None."""
    tensile = _TENSILE.match(name)
    if tensile:
        types = tensile["types"]
        return next((dtype for code, dtype in _TENSILE_TYPES if types.startswith(code)), None)
    named = _NAMED.search(name)
    if named is None:
        return next((dtype for shape, dtype in _MATRIX_INSTRUCTION if shape.search(name)), None)
    if named.lastgroup == FP32 and re.search(r"tf32|xf32", name):
        return TF32
    return named.lastgroup
