"""Collectives and copies by name. The names are those of real libraries."""

from __future__ import annotations

import re

import pytest

from tensorboard_plugin_overview.names.kernel_names import (
    LIBRARIES,
    direction_of_copy,
    direction_of_details,
    is_collective_kernel,
    is_collective_op,
    is_copy,
    is_copy_call,
    sets_memory,
)

COLLECTIVES = [
    # NCCL, RCCL, MSCCL
    "ncclDevKernel_AllGather_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
    "ncclDevKernel_Generic_4(ncclDevKernelArgsStorage<4096ul>)",
    "ncclKernel_AllReduce_RING_LL_Sum_float(ncclDevComm*, unsigned long, ncclWork*)",
    "ncclBroadcastRingLLKernel_copy_i8(ncclColl)",
    "ncclSymkDevKernel_AllReduce_AGxLLMC_R_sum_bf16",
    "_Z34ncclDevKernel_ReduceScatter_Sum_f3224ncclDevKernelArgsStorageILm4096EE",
    "void oneRankReduce<FuncPreMulSum<float> >(void*, void*, unsigned long)",
    "void rcclGenericKernel<1, false>(ncclDevKernelArgsStorage<4096ul>)",
    "mscclKernel_Sum_half_Simple_false(ncclDevComm*, mscclAlgo*, mscclWork*)",
    "void mscclpp::executionKernel<__half, mscclpp::LL16Packet>(int, __half*)",
    "void mscclpp::collective::allreduceNvls<__half>(__half*)",
    "void oneccl_allreduce_pcie<half, Rt64_128_PCIE, RingTransmit>()",
    "oneccl_allgatherv_pcie",
    "void hccl::kernel()",
    "void uccl::ep::dispatch<true>()",
    # NVSHMEM, rocSHMEM
    "void nvshmemi_reduce_on_stream_kernel<float>",
    "void alltoall_on_stream_kernel<float, 1>(int, float*, float const*, unsigned long)",
    "barrier_on_stream_kernel_threadgroup<2>(int, int)",
    "void fcollect_on_stream_kernel<double, 1>(int)",
    "rocshmem_barrier_all_kernel",
    # Custom all-reduces of vLLM, SGLang, aiter, TensorRT-LLM, FlashInfer, FBGEMM
    "void vllm::cross_device_reduce_1stage<__nv_bfloat16, 8>(vllm::RankData*, vllm::RankSignals)",
    "void aiter::cross_device_reduce_2stage_naive<__half, 4>(aiter::RankData*)",
    "_ZN5aiter33reduce_scatter_cross_device_storeIDF16bLi8EEEvPNS_8RankDataENS_11RankSignalsEjiii",
    "void quickreduce::allreduce_prototype_twoshot<quickreduce::AllReduceTwoshot<__half>, __half>",
    "void (anonymous namespace)::all_reduce_one_shot_push_kernel<__nv_bfloat16, 4u, true>(int)",
    "void tensorrt_llm::kernels::oneShotAllReduceKernel<__half, 8, true, true>(int)",
    "void flashinfer::trtllm_mnnvl_allreduce::twoshotAllreduceKernel<8, __half>(__half*)",
    "void flashinfer::trtllm_allreduce_fusion::allreduce_fusion_kernel_oneshot_lamport<1, 8>(int)",
    "void moereduce_allreduce_fusion_kernel_oneshot_lamport<__half, 8, true>(int)",
    "void lamport_style_one_shot_all_reduce_norm_kernel<__half, 8, true>(int)",
    "void flashinfer::comm::pcie_ipc::ipc_topo_rsag8_ring_push_param_kernel<4>(int)",
    "void fbgemm_gpu::one_shot_all_reduce<8, true>(int, int)",
    # PyTorch's symmetric memory
    "void (anonymous namespace)::multimem_all_reduce_kernel<c10::BFloat16, 16>(c10::BFloat16*)",
    "void c10d::symmetric_memory::barrier_kernel(unsigned int**)",
    "void two_shot_all_reduce_kernel_inplace<float, 16, 8>(float**)",
    "allToAllV_2d(void*, void*, long*)",
    # XLA
    "void stream_executor::gpu::AllReduceKernelImpl<float, (xla::ReductionKind)0>(float*)",
    "void stream_executor::gpu::RaggedAllToAllKernelImpl<8l>(void const*)",
    "void stream_executor::gpu::(anonymous namespace)::MultiGpuBarrierKernelImpl<1>(int)",
    "all_reduce_start_1",
    # Transformer Engine's user buffers
    "void userbuffers_fp16_sum_inplace_gpu_rr_rs_oop<8>(int, int)",
    "kuserbuffers_pushrecv(int, int, int*)",
    # Experts on several devices
    "void deep_ep::intranode::dispatch<8, 768, 8192>(int4*, float*)",
    "void deep_ep::legacy::internode_ll::combine<true, false, 7168>(void*)",
    "void mori::moe::EpCombineIntraNodeKernel<__hip_bfloat16>(int)",
    "EpDispatchIntraNodeKernel_bf16",
    "void tensorrt_llm::kernels::moe_alltoall::moeA2ADispatchKernel<8, 4>(int)",
    "void moeAllToAllKernel<true>(int)",
    "void (anonymous namespace)::dispatchKernel<10, true>(int*)",
    "ulysses_a2a_kernel",
    # Triton distributed
    "allreduce_two_shot_push_intra_node_kernel",
    "allgather_no_barrier_kernel",
    "barrier_all_intra_node_kernel",
    "kernel_ring_reduce_non_tma",
    "kernel_dispatch_token_intra_node",
    "kernel_all2all_push_intra_node_nvl",
    "kernel_post_attn_a2a",
    "_forward_push_numa_2d_ll_kernel",
    "reduce_scatter_mgpu",
]

NO_COLLECTIVES = [
    "void cub::DeviceReduceKernel<cub::DeviceReducePolicy<float>::Policy600, float*>(float*)",
    "void cub::DeviceReduceSingleTileKernel<float>(float*)",
    "void thrust::cuda_cub::core::_kernel_agent<thrust::reduce::ReduceAgent<float>>(float*)",
    "void at::native::reduce_kernel<512, 1, at::native::ReduceOp<float, at::native::MeanOps>>(int)",
    "void at::native::vectorized_gather_kernel<16, long>(char*)",
    "void at::native::(anonymous namespace)::reduce_scatter_kernel<float>(float*)",
    "void at::native::_scatter_gather_elementwise_kernel<128, 8>(int)",
    "void at::native::(anonymous namespace)::indexSelectLargeIndex<float>(int)",
    "void splitKreduce_kernel<32, 16, int, float, __nv_bfloat16, float, __nv_bfloat16>(int)",
    "input_reduce_fusion_3",
    "input_scatter_fusion",
    "input_reduce_scatter_fusion",
    "input_reduce_scatter_fusion_2.kd",
    "wrapped_reduce",
    # Within a block, or within a warp; also as a template's argument.
    "void block_all_reduce_sum<float>(float*)",
    "void fastertransformer::warpAllReduceSum<float>(float*)",
    "void layer_norm<oneflow::WarpAllReduce<SumOp, float, 32> >(float*)",
    "overall_reduce_kernel",
    "small_reduce_kernel",
    "gather_all_kernel",
    # They multiply while they communicate, or come after it.
    "allgather_gemm_kernel",
    "kernel_gemm_a2a_producer_gemm_with_quant_persistent",
    "threadblock_swizzle_gemm_reduce_scatter_kernel",
    "kernel_matmul_reduce_scatter",
    "void flux::gemm_allreduce_nvls<128>(int)",
    "triton_red_fused_add_all_reduce_native_layer_norm_3",
    "void flashinfer::trtllm_mnnvl_allreduce::rmsNormLamport<8>(int)",
    "void flash::flash_fwd_splitkv_combine_kernel<float>(int)",
    "combine_kernel",
    "nvjet_tst_192x192_64x4_2x1_v_bz_coopB_TNN",
    "Memset (Device)",
    "",
]


@pytest.mark.parametrize("name", COLLECTIVES)
def test_kernels_that_communicate(name: str) -> None:
    assert is_collective_kernel(name)


@pytest.mark.parametrize("name", NO_COLLECTIVES)
def test_kernels_that_do_not(name: str) -> None:
    assert not is_collective_kernel(name)


def test_every_library_has_a_source_and_a_name_among_these_tests() -> None:
    names = "\n".join(COLLECTIVES)
    snake_case = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", names).lower()
    for library in LIBRARIES:
        assert library.source
        assert re.search(library.pattern, f"{names}\n{snake_case}", re.MULTILINE), library


@pytest.mark.parametrize(
    ("name", "communicates"),
    [
        ("all-reduce.1", True),
        ("all-gather-start.3", True),
        ("ragged-all-to-all.2", True),
        ("reduce-scatter", True),
        ("collective-permute-done", True),
        ("async-collective-start", True),
        ("all-reduce fusion", True),
        ("psum.3", True),
        ("psum_invariant.7", True),
        ("ppermute", True),
        ("CollectiveReduceV2", True),
        ("CollectiveGatherV2", True),
        ("NcclAllReduce", True),
        ("reduce.1", False),
        ("reduce-window.2", False),
        ("scatter.1", False),
        ("input_reduce_scatter_fusion", False),
        ("psum_like_helper", False),
        ("AllReduceStatistics", False),
        ("fusion.1", False),
    ],
)
def test_ops(name: str, communicates: bool) -> None:
    assert is_collective_op(name) is communicates


@pytest.mark.parametrize(
    ("name", "direction"),
    [
        ("MemcpyH2D", "to_device"),
        ("MEMCPYHtoD", "to_device"),
        ("MemcpyD2H", "to_host"),
        ("MEMCPYDToH", "to_host"),
        ("MemcpyD2D", "on_device"),
        ("MemcpyP2P", "on_device"),
        ("MemcpyHtoA", "to_device"),
        ("MemcpyAtoH", "to_host"),
        ("MemcpyOther", None),
        ("MemcpyH2H", None),
        ("CopyHostToDevice", "to_device"),
        ("CopyDeviceToHost", "to_host"),
        ("CopyDeviceToDevice", "on_device"),
        ("CopyPeerToPeer", "on_device"),
        ("MEMORY_COPY_HOST_TO_DEVICE", "to_device"),
        ("MEMORY_COPY_DEVICE_TO_HOST", "to_host"),
        ("Memcpy HtoD (Pageable -> Device)", "to_device"),
        ("Memcpy DtoH (Device -> Pinned)", "to_host"),
        ("Memcpy PtoP (Device -> Device)", "on_device"),
        ("Memcpy Unknown (Pinned -> Device)", "to_device"),
        ("[CUDA memcpy HtoD]", "to_device"),
        ("[CUDA memcpy Device-to-Host]", "to_host"),
        ("__amd_rocclr_copyBuffer.kd", None),
    ],
)
def test_copies(name: str, direction: str | None) -> None:
    assert is_copy(name)
    assert not sets_memory(name)
    assert direction_of_copy(name) == direction


@pytest.mark.parametrize(
    ("call", "direction"),
    [
        ("cuMemcpyHtoDAsync_v2", "to_device"),
        ("hipMemcpyDtoHAsync", "to_host"),
        ("hipMemcpyDtoDAsync", "on_device"),
        ("cuMemcpyPeerAsync", "on_device"),
        ("cudaMemcpyAsync", None),
        ("hipMemcpyWithStream", None),
        ("cuMemcpy2DAsync_v2", None),
        ("cudaMemcpy2DToArray", None),
    ],
)
def test_calls_that_copy(call: str, direction: str | None) -> None:
    assert is_copy_call(call)
    assert direction_of_copy(call) == direction


@pytest.mark.parametrize(
    "name", ["Memset", "Memset 4", "Memset (Device)", "__amd_rocclr_fillBufferAligned.kd"]
)
def test_setting_memory(name: str) -> None:
    assert sets_memory(name)
    assert not is_copy(name)


@pytest.mark.parametrize(
    "name",
    [
        "void thrust::memcpy_kernel",
        "MemcpyOp:MemcpyOp",
        "loop_copy_fusion",
        "copy_kernel",
        "CopyToken",
        "sm90_xmma_gemm_bf16bf16",
    ],
)
def test_kernels_are_no_copies(name: str) -> None:
    assert not is_copy(name)


@pytest.mark.parametrize(
    ("details", "direction"),
    [
        ("kind_src:pageable kind_dst:device size:4096 dest:0 async:1", "to_device"),
        ("kind_src:device kind_dst:pinned size:4", "to_host"),
        ("kind_src:device kind_dst:device size:4", "on_device"),
        ("kind_src:pinned kind_dst:array size:4", "to_device"),
        ("kind_src:array kind_dst:device size:4", "on_device"),
        ("kind_src:managed kind_dst:device size:4", None),
        ("kind:Unknown size:0 dest:512 async:1", None),
        ("kind:HtoD size:16 dest:0 async:1", "to_device"),
        ("kind:DeviceToHost size:16", "to_host"),
        ("", None),
    ],
)
def test_details(details: str, direction: str | None) -> None:
    assert direction_of_details(details) == direction
