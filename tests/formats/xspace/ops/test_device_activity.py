"""Copies and collectives, by all the ways in which profilers tell them."""

from __future__ import annotations

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.steps.device_activity import gpu_activity


def milliseconds(space: SpaceBuilder) -> dict[str, float]:
    """Category -> time of the first GPU."""
    timeline = build_timeline("h", read_xspace(space.to_bytes(), SELECTION))
    activity = gpu_activity(XSpaceTrace(timeline).gpus[0])
    return {name: time.total_ps / 1e9 for name, time in activity.time_by_category.items()}


def test_details_tell_what_the_name_does_not() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    out = "kind_src:device kind_dst:pinned size:4"
    for start, name in enumerate(("MemcpyOther", "MemcpyD2D", "MemcpyP2P", "MemcpyH2D")):
        stream.event(name, start_ms=2 * start, duration_ms=1, memcpy_details=out)
    assert milliseconds(space) == {"output": 1, "device_to_device": 2, "input": 1}


def test_rocm_copies_go_the_way_of_their_calls() -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #1(Kernel)")
    calls = ("hipMemcpyHtoDAsync", "hipMemcpyDtoHAsync", "hipMemcpyDtoDAsync")
    for key, call in enumerate(calls):
        python.event(call, start_ms=key, duration_ms=0.1, correlation_id=key)
        name = "__amd_rocclr_copyBuffer.kd"
        stream.event(name, start_ms=10 * key, duration_ms=key + 1, correlation_id=key)
    stream.event("Cijk_gemm", start_ms=50, duration_ms=7, correlation_id=9)
    assert milliseconds(space) == {
        "device_compute": 7,
        "device_to_device": 3,
        "output": 2,
        "input": 1,
    }


def test_collective_by_its_hlo_op() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    stream.event("kernel", start_ms=0, duration_ms=1, hlo_op="all-reduce-start.3")
    stream.event("kernel", start_ms=2, duration_ms=1, hlo_op="while::reduce-scatter.1")
    stream.event("kernel", start_ms=4, duration_ms=1, hlo_op="reduce.1")
    stream.event("MemcpyD2D", start_ms=6, duration_ms=1, hlo_op="all-gather.1")
    assert milliseconds(space) == {
        "device_collectives": 2,
        "device_compute": 1,
        "device_to_device": 1,
    }


def test_a_copy_goes_where_its_name_says_then_its_details_then_its_call() -> None:
    """1 ms by the name, against details and call; 2 ms by the details, against the call; 4 ms by
    the call's name; 8 ms by the call's details; 16 ms that nothing tells."""
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #1(MemcpyOther)")
    to_host = "kind_src:device kind_dst:pinned size:4"
    to_device = {"memcpy_details": "kind_src:pageable kind_dst:device size:4"}
    details = {"memcpy_details": to_host}
    for key in range(3):
        python.event("cuMemcpyDtoHAsync_v2", start_ms=key, duration_ms=0.1, correlation_id=key)
    call = "cudaMemcpyAsync"
    python.event(call, start_ms=3, duration_ms=0.1, correlation_id=3, stats=to_device)
    python.event(call, start_ms=4, duration_ms=0.1, correlation_id=4)
    stream.event("CopyHostToDevice", start_ms=0, duration_ms=1, correlation_id=0, stats=details)
    stream.event("MemcpyOther", start_ms=10, duration_ms=2, correlation_id=1, stats=to_device)
    stream.event("__amd_rocclr_copyBuffer.kd", start_ms=20, duration_ms=4, correlation_id=2)
    stream.event("MemcpyOther", start_ms=30, duration_ms=8, correlation_id=3)
    stream.event("MemcpyOther", start_ms=40, duration_ms=16, correlation_id=4)
    assert milliseconds(space) == {"input": 1 + 2 + 8, "output": 4, "device_to_device": 16}


def test_a_copy_is_never_compute_and_memset_is() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    # ROCm's copies of unknown kind; a kernel that copies for XLA; setting memory with details.
    stream.event("copy", start_ms=0, duration_ms=1, memcpy_details="kind:Unknown size:4")
    stream.event("CopyDeviceToDevice", start_ms=10, duration_ms=2, hlo_op="copy.1")
    stream.event("Memset 4", start_ms=20, duration_ms=4, memcpy_details="kind:Device size:4")
    stream.event("loop_copy_fusion", start_ms=30, duration_ms=8, hlo_op="loop_copy_fusion")
    assert milliseconds(space) == {"device_to_device": 3, "device_compute": 12}


def test_collective_by_its_name_where_no_hlo_op_says_so() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    kernels = [
        ("void vllm::cross_device_reduce_1stage<__nv_bfloat16, 8>(vllm::RankData*)", "custom-call"),
        ("void nvshmemi_reduce_on_stream_kernel<float>", ""),
        ("void deep_ep::internode_ll::dispatch<true, 7168>(void*)", ""),
        # Its HLO op is a fusion of a reduction and a scatter; its kernel is named after it.
        ("input_reduce_scatter_fusion", "input_reduce_scatter_fusion"),
        ("void cub::DeviceReduceKernel<float>(float*)", "reduce.1"),
    ]
    for number, (name, op) in enumerate(kernels):
        stats = {"hlo_op": op} if op else None
        stream.event(name, start_ms=100 * number, duration_ms=2**number, stats=stats)
    assert milliseconds(space) == {"device_collectives": 7, "device_compute": 24}
