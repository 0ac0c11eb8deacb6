"""What a name says that runs on a GPU: a collective, a copy, setting memory.

In: names of kernels, copies, HLO instructions and framework ops.  Out: what they do.  Nothing here
knows in which format a profile stands.

Kernels' names are demangled (`void vllm::cross_device_reduce_1stage<__nv_bfloat16, 8>(…)`) or
mangled (`_ZN5aiter33reduce_scatter_…`).  What decides is the function with its namespaces, not the
types of its arguments: a layer norm that is a template of a `WarpAllReduce` is no collective.
"""

from __future__ import annotations

import functools
import re
from typing import Literal, NamedTuple

from tensorboard_plugin_overview.names.mangled import function_of

Direction = Literal["to_device", "to_host", "on_device"]

# ---- collectives ---------------------------------------------------------------------------------

# So begin HLO's collectives, their starts, waits and fusions; the last is a TPU's.
_HLO_OP = re.compile(
    r"(?:ragged-)?all-(?:reduce|gather|to-all)|reduce-scatter|collective-(?:permute|broadcast)"
    r"|async[- ]collective"
)
_FRAMEWORK_OP = re.compile(
    # TensorFlow.
    r"_?(?:Collective(?:Reduce|Gather|Bcast|AllToAll|Permute)|Nccl(?:AllReduce|Reduce|Broadcast))"
    r"|(?:Xla)?(?:AllReduce|AllGather|ReduceScatter|AllToAll)\b"
    # JAX's primitives, after which newer versions also name HLO instructions.
    r"|(?:psum|pmax|pmin|ppermute|(?:ragged_)?all_to_all|all_gather|reduce_scatter)"
    r"(?:_invariant)?(?:\.\d+)?$"
)


class Library(NamedTuple):
    """Kernels of one library that communicate.

    Attributes:
        pattern: found in the function's name with its namespaces, as it is or in snake case
            (`one_shot_…` for `oneShot…`).
        source: where the names stand.
    """

    pattern: str
    source: str


LIBRARIES = (
    # NCCL's kernels also run under RCCL, and in frameworks that have their own (NCCLX, nccl_ep).
    Library(
        r"(?<![a-z])nccl", "NVIDIA/nccl: src/device/common.h, src/device/symmetric/generate.py"
    ),
    Library(r"(?<![a-z])one_rank_reduce(?![a-z])", "NVIDIA/nccl, ROCm/rccl: src/device/onerank.cu"),
    Library(r"(?<![a-z])rccl", "ROCm/rccl before 2.19: rcclGenericKernel"),
    Library(r"(?<![a-z])msccl_?kernel", "ROCm/rccl: src/include/msccl/msccl_kernel.h"),
    Library(r"(?<![a-z])mscclpp", "microsoft/mscclpp: src/core/include/execution_kernel.hpp"),
    Library(
        r"(?<![a-z])(?:one)?ccl(?:_|::)", "uxlfoundation/oneCCL: oneccl_allreduce_pcie and others"
    ),
    Library(r"(?<![a-z])(?:hccl|uccl)(?:_|::)", "Habana's HCCL; uccl-project/uccl"),
    Library(
        r"(?<![a-z])(?:nv|roc|i)shmem",
        "NVIDIA/nvshmem: src/host/stream/coll; ROCm/rocSHMEM; Intel SHMEM",
    ),
    Library(
        r"(?:alltoall|barrier|broadcast|fcollect|rdxn|reduce|reducescatter|sync)_on_stream_kernel",
        "NVIDIA/nvshmem: src/include/internal/non_abi/nvshmemi_h_to_d_coll_defs.cuh",
    ),
    Library(
        r"cross_device_(?:reduce|store)",
        "custom_all_reduce.cuh of vllm-project/vllm (csrc) and of ROCm/aiter (csrc/include)",
    ),
    Library(
        r"quickreduce::|allreduce_prototype_",
        "vllm-project/vllm: csrc/quickreduce; sgl-project/sglang: sgl-kernel/csrc/allreduce",
    ),
    Library(
        r"(?:one|two)_?shot_(?:[a-z]+_){0,3}all_?reduce|all_?reduce_(?:[a-z]+_){0,3}(?:one|two)_?shot",
        "pytorch/pytorch: symm_mem/CUDASymmetricMemoryOps.cu; NVIDIA/TensorRT-LLM: "
        "customAllReduceKernels.cu; pytorch/FBGEMM; sgl-project/sglang",
    ),
    Library(
        r"(?<![a-z])multimem_|symmetric_memory::",
        "pytorch/pytorch: symm_mem/CUDASymmetricMemoryOps.cu",
    ),
    Library(
        r"allreduce_fusion_kernel|ipc_(?:[a-z0-9]+_){0,3}rsag|ipc_tp2_remote_push|push_oneshot_param",
        "NVIDIA/TensorRT-LLM: communicationKernels; flashinfer-ai/flashinfer: flashinfer/comm",
    ),
    Library(
        r"(?<![a-z])k?userbuffers_",
        "NVIDIA/TransformerEngine: comm_gemm_overlap/userbuffers/userbuffers.cu; TensorRT-LLM",
    ),
    Library(
        r"(?<![a-z])(?:deep_ep|hybrid_ep|mori)::", "deepseek-ai/DeepEP: csrc/kernels; ROCm/mori"
    ),
    Library(
        r"ep_(?:dispatch|combine)_(?:intra|inter)_?node", "ROCm/mori: EpDispatchIntraNodeKernel"
    ),
    Library(
        r"(?<![a-z])moe_?a2_?a|(?<![a-z])a2a(?![a-z])",
        "NVIDIA/TensorRT-LLM: moeAlltoAllKernels.cu; FlashInfer: ulysses_all_to_all.cuh",
    ),
    Library(
        r"(?<![a-z])(?:barrier_all(?![a-z])|p2p_(?:copy|put)_|ring_reduce_(?:non_)?tma)"
        r"|kernel_(?:dispatch|combine)_token|^_forward_(?:pull|push)_",
        "ByteDance-Seed/Triton-distributed: python/triton_dist/kernels",
    ),
    Library(r"\b(?:dispatch|combine)Kernel\b", "ppl-ai/pplx-kernels: csrc/all_to_all"),
    Library(
        r"(?:all_reduce|ragged_all_to_all|multi_gpu_barrier)_kernel_impl",
        "openxla/xla: stream_executor/gpu: all_reduce_kernel_lib.cu.h, ragged_all_to_all_kernel",
    ),
)
"""Kernels that communicate, by library, each with where its names stand."""

_LIBRARY = re.compile("|".join(f"(?:{library.pattern})" for library in LIBRARIES))

# The operations by MPI's names, in the name of the function itself: MSCCL++ (`allreduceNvls`),
# Triton distributed (`allgather_ipc_kernel`), PyTorch (`allToAllV`), XLA's own kernels
# (`all_reduce_start_1`), Pallas, Iris.
_OPERATION = re.compile(
    r"(?<![a-z])(?:all_?reduce|all_?gatherv?|all_?(?:to|2)_?all(?:_?v)?|reduce_?scatter)(?![a-z])"
)
# Threads of one GPU that share what they have (`BlockAllReduce`, `warp_all_reduce`), and libraries
# for one GPU.
_WITHIN_A_DEVICE = re.compile(
    r"\b(?:at|cub|cudnn|eigen|hipcub|rocprim|thrust)::|"
    r"(?:\b|_)(?:block|cluster|column|cta|grid|group|lane|quad|row|simd|subgroup|thread|tile|warp|wave)"
    r"_(?:[a-z]+_)?(?:all_?reduce|all_?gather|all_?to_?all|reduce_?scatter)"
)
# Compilers name a fusion after all that they fuse: `input_reduce_scatter_fusion` is a reduction
# with a scatter, `triton_red_fused_all_reduce_add_1` what follows the all-reduce.
_OF_A_COMPILER = re.compile(r"fusion(?:_\d+)?(?:\.kd)?$|^triton_[a-z0-9]+_fused_")
# It multiplies while it communicates: `allgather_gemm`.
_PRODUCT = re.compile(
    r"gemm|mat_?mul|(?<![a-z])(?:b?mm|dot|flash_attn|attention|fmha|conv)(?![a-z])"
)

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


# Devices run the same kernels.
@functools.lru_cache(maxsize=1 << 14)
def is_collective_kernel(name: str) -> bool:
    """Returns whether a kernel communicates with other devices, by its name."""
    path = function_of(name)
    snake_case = _HUMP.sub("_", path).lower()
    function = snake_case.rsplit("::", 1)[-1]
    if _OF_A_COMPILER.search(function) or _PRODUCT.search(function):
        return False
    if _LIBRARY.search(f"{path} {snake_case}"):
        return True
    return _OPERATION.search(function) is not None and not _WITHIN_A_DEVICE.search(snake_case)


@functools.lru_cache(maxsize=1 << 14)
def is_collective_op(name: str) -> bool:
    """Returns whether an op communicates, by HLO's or a framework's name of it or of its type."""
    return _HLO_OP.match(name) is not None or _FRAMEWORK_OP.match(name) is not None


# ---- copies and setting memory -------------------------------------------------------------------

# CUPTI `MemcpyH2D`, `MEMCPYHtoD`; Kineto `Memcpy HtoD (Pinned -> Device)`; Nsight `[CUDA memcpy
# HtoD]`; ROCm `CopyHostToDevice`, `MEMORY_COPY_HOST_TO_DEVICE`, `__amd_rocclr_copyBuffer`.
_COPY = re.compile(
    r"\[?(?:cuda|cu|hip)?[ _]?mem(?:cpy|ory_copy)"
    r"|copy_?(?:host|device|peer)_?to_?(?:host|device|peer)"
    r"|__amd_rocclr_copy",
    re.IGNORECASE,
)
_COPY_CALL = re.compile(r"(?:cu|cuda|hip)Memcpy")
_SET = re.compile(r"\[?(?:cuda|cu|hip)?[ _]?mem(?:set|ory_fill)|__amd_rocclr_fill|fillbuffer", re.I)
_END = r"(host|device|peer|array|[hdpa])"
# Not so `2DToArray`, which is two dimensions.
_FROM_TO = re.compile(rf"(?<!\d){_END}[-_ ]?(?:to|2)[-_ ]?{_END}", re.IGNORECASE)
_BOTH_ENDS = re.compile(r"\((\w+) -> (\w+)\)|kind_src:(\w+) kind_dst:(\w+)")
_KIND = re.compile(r"\bkind:(\S+)")
# CUPTI's words for the ends of which it is known where they are; managed memory may be anywhere.
_HOST_MEMORY = frozenset({"pageable", "pinned", "host"})
_DEVICE_MEMORY = frozenset({"device", "device_static", "array"})


@functools.lru_cache(maxsize=1 << 14)
def is_copy(name: str) -> bool:
    """Returns whether an event of a GPU is a copy; ops and templates in namespaces are not."""
    return _COPY.match(name) is not None and ":" not in name


@functools.lru_cache(maxsize=1 << 14)
def is_copy_call(name: str) -> bool:
    """Returns whether a host's call copies."""
    return _COPY_CALL.match(name) is not None


@functools.lru_cache(maxsize=1 << 14)
def sets_memory(name: str) -> bool:
    """Returns whether an event of a GPU sets memory, by its name."""
    return _SET.match(name) is not None


@functools.lru_cache(maxsize=1 << 14)
def direction_of_copy(name: str) -> Direction | None:
    """Returns the direction of a copy by its name, or that of the call for it; None if unknown."""
    found = _FROM_TO.search(name)
    if found:
        return _direction(found[1][0].lower() == "h", found[2][0].lower() == "h")
    if "peer" in name.lower():
        return "on_device"
    return _direction_of_memory(name)


def direction_of_details(details: str) -> Direction | None:
    """Returns the direction by a copy's `memcpy_details`.

    Args:
        details: such as `kind_src:pageable kind_dst:device size:4`.
    """
    kind = _KIND.search(details)
    found = _FROM_TO.fullmatch(kind[1]) if kind else None
    if found:
        return _direction(found[1][0].lower() == "h", found[2][0].lower() == "h")
    return _direction_of_memory(details)


def _direction_of_memory(text: str) -> Direction | None:
    told = _BOTH_ENDS.search(text)
    if told is None:
        return None
    source, target = (end.lower() for end in told.groups() if end is not None)
    if not {source, target} <= _HOST_MEMORY | _DEVICE_MEMORY:
        return None
    return _direction(source in _HOST_MEMORY, target in _HOST_MEMORY)


def _direction(from_host: bool, to_host: bool) -> Direction | None:
    if from_host and to_host:
        return None
    return "to_device" if from_host else "to_host" if to_host else "on_device"
