"""In which precision something computes, by the types of its HLO or by a kernel's name.

In: an HLO element type, or the name of a GPU kernel.  Out: one of `DTYPES`, or None where it does
not tell.

A kernel's name is read from left to right: the first type it names decides.  Where a library has a
convention, the type of the product's operands decides, whatever stands before it: in cuBLAS'
`nvjet_sm100_qqtst_…` a letter, in Tensile's `Cijk_…_BBS_…` another, in CUTLASS' names what follows
`gemm_`.  A name that names fp32 first and tf32 later (`gemm_f32f32_tf32f32_f32`) multiplies in
tf32.  Formats of scales (`ue8m0`, `ue4m3`) are none of what is multiplied.  Only where no type is
named, the shape of the matrix instruction tells (`s1688gemm`).
"""

from __future__ import annotations

import functools
import re

from tensorboard_plugin_overview.names.mangled import words_of

FP64 = "fp64"
FP32 = "fp32"
TF32 = "tf32"
BF16 = "bf16"
FP16 = "fp16"
FP8 = "fp8"
FP6 = "fp6"
FP4 = "fp4"
INT8 = "int8"
OTHER = "other"

DTYPES = (FP64, FP32, TF32, BF16, FP16, FP8, FP6, FP4, INT8, OTHER)
"""All that a profile can tell; `other` are integers of more than eight bits.

fp4, fp6 and fp8 with a scale per block (NVFP4, MXFP4, MXFP6, MXFP8) are what their elements are.
"""

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
_SMALL_FLOAT = re.compile(r"f([468])e")
_NO_NUMBER = frozenset({"tuple", "opaque", "token", "buffer", "unknown"})


def dtype_of_element(element_type: str) -> str | None:
    """Returns the precision of an HLO element type; None if the type is no number."""
    if element_type in _NO_NUMBER:
        return None
    small = _SMALL_FLOAT.match(element_type)
    if small:
        return {"8": FP8, "6": FP6, "4": FP4}[small[1]]
    return _OF_ELEMENT.get(element_type, OTHER)


# At one place in a name the longer word must win, so it comes first.
_NAMED = re.compile(
    r"""
    (?P<fp8>  float_e[45]m[23]|(?<!u)e[45]m[23]|fp8|bf8|(?<![a-wyz\d])f8(?![a-z\d])|_BitInt\(8\))
    |(?P<fp6> (?:float_)?(?:e2m3|e3m2)|fp6|_BitInt\(6\)|(?<![a-wyz\d])f6(?![a-z\d]))
    |(?P<fp4> (?:float4?_)?e2m1|fp4|mxf4|nvf4|(?:nv|mx)_float4
              |unsigned\ _BitInt\(4\)|(?<![a-wyz\d])f4(?:gemm|(?![a-z\d])))
    |(?P<tf32>tf32|tfloat32|(?<![a-z])xf32)
    |(?P<bf16>bf16|bfloat16|bhalf)
    |(?P<fp16>(?<![a-z])f16|fp16|float16|(?<![a-z])half|dt_half|(?<![a-z])hgemm|hcudnn
              |(?<![a-z])h(?:884|1688|16816)|hmma)
    |(?P<fp32>(?<![a-z])f32|fp32|float32|(?<![a-z])float[24]?(?![a-z\d]|_ue)|(?<![a-z])g?[sc]gemm
              |scudnn)
    |(?P<fp64>(?<![a-z])f64|fp64|float64|(?<![a-z])double|(?<![a-z])[dz]gemm
              |(?<![a-z])d(?:884|1688|16816)gemm)
    |(?P<int8>(?<![a-z\d])[iu]8(?![a-z]*\d)|(?<![a-z\d])i8i8|[iu]?int8|i8816|i16832|imma
              |^[su][48]$|(?<![a-z])signed\ char)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_TF32 = re.compile(r"tf32|(?<![a-z])xf32", re.IGNORECASE)
# Tensor-core instructions named by accumulator and shape. m16n8k8 is fp16 on Turing, tf32 later.
_MATRIX_INSTRUCTION = (
    (re.compile(r"turing\w{0,40}s1688"), FP16),
    (re.compile(r"s1688"), TF32),
    (re.compile(r"s(?:884|16816)"), FP16),
)
# Kinds of instructions for operands of several types: they tell nothing of the types they got.
_OF_SEVERAL_TYPES = re.compile(r"(?:MX)?F8F6F4|MMA_F16BF16", re.IGNORECASE)

# cuBLAS: `nvjet_<letters>_…`, of Blackwell `nvjet_sm100_<letters>_…`. The letters are A and B (one
# letter if equal: `tst`, two if not or of eight bits and less: `qqtst`), then C, compute and D.
# Seen with their types: NVIDIA/TransformerEngine#1391; profiles of H100, B200 and B300.
_NVJET = re.compile(r"nvjet_(?:sm\d+[a-z]?_)?(?P<operands>[a-z])[a-z]+_")
_NVJET_TYPES = {"t": BF16, "h": FP16, "s": FP32, "d": FP64, "q": FP8, "r": FP8, "o": FP4}

# rocBLAS and hipBLASLt (Tensile): `Cijk_<A>_<B>_[<A's and B's types>_]<type><to><compute>_…`, by
# `ProblemType.__str__` of Tensile: where A and B differ, <type> is what they are multiplied in.
_TENSILE_TYPE = r"4xi8|BF6|[FB][468]N?|I[48]|[SDCZHBIX]"
_TENSILE = re.compile(
    r"(?<![a-z])C[i-n]{2,4}_A[i-n]{2,4}C?_B[i-n]{2,4}C?"
    rf"_(?:(?:{_TENSILE_TYPE}){{2}}_(?=(?:{_TENSILE_TYPE}){{3}}_))?(?P<operands>{_TENSILE_TYPE})"
    r"(?P<xf32>X|_MX_)?",
    re.IGNORECASE,
)
_TENSILE_TYPES = {
    "F8": FP8,
    "B8": FP8,
    "F6": FP6,
    "B6": FP6,
    "BF6": FP6,
    "F4": FP4,
    "B4": FP4,
    "I8": INT8,
    "4XI8": INT8,
    "I4": INT8,
    "I": INT8,
    "X": TF32,
    "D": FP64,
    "Z": FP64,
    "S": FP32,
    "C": FP32,
    "B": BF16,
    "H": FP16,
}

# Composable Kernel keeps bf16 in an unsigned short (`bhalf_t` of ck/utility/data_type.hpp).
_COMPOSABLE_KERNEL = re.compile(r"(?<!\w)ck(?:_tile)?(?!\w)")

# Where the operands' type stands. Only names that hold the first text are searched: they are few.
_CONVENTIONS = (
    # CUTLASS: `s16816gemm_bf16`, `gemm_f16_f16_f32_void_f16` (A, B, accumulator, C, D), with scales
    # `gemm_block_scaled_ue4m3xf4_ue4m3xf4_f32`; media/docs/cpp/profiler.md.
    (
        "gemm_",
        re.compile(
            r"(?:tensorop|simt)_\w{0,24}?gemm_(?:[a-z]{1,12}_){0,4}(?:ue\dm\dx)?"
            r"(?P<operands>bf16|tf32|f16|f32|f64|e\dm\d|f[468]|[su][48])(?![a-z\d])"
        ),
    ),
    # CUTLASS 3's matrix instructions: `SM90_64x128x16_F32BF16BF16_SS` (D, A, B).
    (
        "SM",
        re.compile(
            r"SM\d{2,3}_(?:[A-Z]+_){0,3}\d+x\d+x\d+_[FS](?:16|32)"
            r"(?P<operands>BF16|TF32|F16|E\dM\d|S8|U8)"
        ),
    ),
    # TensorRT-LLM: `bmm_<out>_<A><B>_Fp32_…`, also `…_cast<type>_Fp32_…`.
    (
        "_Fp",
        re.compile(
            r"(?:[Bb]mm|[Gg]emm)_[A-Z][A-Za-z0-9]*_"
            r"(?:[A-Za-z0-9]+_cast)?(?P<operands>[A-Za-z0-9]+)_Fp(?:16|32)"
        ),
    ),
    # Triton's MoE: `_matmul_ogs_NNT_<out>x<A>x<B>_…`.
    ("_matmul_", re.compile(r"_matmul_(?:ogs_)?[NT]{3}_[^x_]+x(?P<operands>[^x_]+)x")),
    # aiter: `fmoe_<out>_pertoken<type>_…`, `fmoe_<out>_blockscale<type>_…`.
    (
        "fmoe_",
        re.compile(
            r"fmoe_(?:[a-z0-9]+_){1,3}(?:pertoken|blockscale|per1x\d+)"
            r"(?P<operands>[A-Z][A-Za-z]*\d+)"
        ),
    ),
)


# Devices run the same kernels.
@functools.lru_cache(maxsize=1 << 14)
def dtype_of_kernel(name: str) -> str | None:
    """Returns the precision that a GPU kernel's name states, or None."""
    nvjet = _NVJET.search(name) if "nvjet" in name else None
    if nvjet:
        dtype = _NVJET_TYPES.get(nvjet["operands"])
        return TF32 if dtype == FP32 and "tf32" in name else dtype
    tensile = _TENSILE.search(name) if "Cij" in name else None
    if tensile:
        dtype = _TENSILE_TYPES[tensile["operands"].upper().removesuffix("N")]
        return TF32 if dtype == FP32 and tensile["xf32"] else dtype
    text = _OF_SEVERAL_TYPES.sub("", words_of(name))
    if _COMPOSABLE_KERNEL.search(text):
        text = text.replace("unsigned short", "bhalf")
    operands = (names.search(text) for holds, names in _CONVENTIONS if holds in text)
    told = next((found["operands"] for found in operands if found), "")
    named = _NAMED.search(told) or _NAMED.search(text)
    if named is None:
        return next((dtype for shape, dtype in _MATRIX_INSTRUCTION if shape.search(text)), None)
    if named.lastgroup == FP32 and _TF32.search(text):
        return TF32
    return named.lastgroup
