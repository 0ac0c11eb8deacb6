"""Copies and collectives, by all the ways in which profilers tell them."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.decode.read import read_xspace
from tensorboard_plugin_overview.events.device_activity import category_of_details
from tensorboard_plugin_overview.events.device_activity import category_of_name
from tensorboard_plugin_overview.events.device_activity import copy_calls
from tensorboard_plugin_overview.events.device_activity import gpu_activity
from tensorboard_plugin_overview.events.timeline import SELECTION
from tensorboard_plugin_overview.events.timeline import build_timeline
from tensorboard_plugin_overview.samples.builder import SpaceBuilder


@pytest.mark.parametrize(
    ("name", "category"),
    [
        ("MemcpyH2D", "input"),
        ("MEMCPYHtoD", "input"),
        ("MemcpyD2H", "output"),
        ("MEMCPYDToH", "output"),
        ("MemcpyD2D", "device_to_device"),
        ("MemcpyP2P", "device_to_device"),
        ("Memset", "device_compute"),
        ("__amd_rocclr_copyBuffer.kd", "device_to_device"),
        ("ncclDevKernel_AllReduce_Sum_bf16_RING_LL", "device_collectives"),
        ("void ncclKernel_AllReduce", "device_collectives"),
        ("rcclGenericKernel", "device_collectives"),
        ("sm90_xmma_gemm_bf16bf16", "device_compute"),
        ("void thrust::memcpy_kernel", "device_compute"),
    ],
)
def test_names(name: str, category: str) -> None:
    assert category_of_name(name) == category


@pytest.mark.parametrize(
    ("details", "category"),
    [
        ("kind_src:pageable kind_dst:device size:4096 dest:0 async:1", "input"),
        ("kind_src:device kind_dst:pinned size:4", "output"),
        ("kind_src:device kind_dst:device size:4", "device_to_device"),
        ("kind_src:pinned kind_dst:array size:4", "input"),
        ("kind_src:array kind_dst:device size:4", "device_to_device"),
        ("kind_src:managed kind_dst:device size:4", "device_to_device"),
        ("kind:Unknown size:0 dest:512 async:1", "device_to_device"),
    ],
)
def test_details(details: str, category: str) -> None:
    assert category_of_details(details) == category


def test_details_tell_what_the_name_does_not() -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    out = "kind_src:device kind_dst:pinned size:4"
    for start, name in enumerate(("MemcpyOther", "MemcpyD2D", "MemcpyP2P", "MemcpyH2D")):
        stream.event(name, start_ms=2 * start, duration_ms=1, memcpy_details=out)
    timeline = build_timeline("h", read_xspace(space.to_bytes(), SELECTION))
    activity = gpu_activity(timeline.devices[0], copy_calls(timeline.threads))
    milliseconds = {name: time.total_ps / 1e9 for name, time in activity.time_by_category.items()}
    assert milliseconds == {"output": 1, "device_to_device": 2, "input": 1}


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
    timeline = build_timeline("h", read_xspace(space.to_bytes(), SELECTION))
    activity = gpu_activity(timeline.devices[0], copy_calls(timeline.threads))
    milliseconds = {name: time.total_ps / 1e9 for name, time in activity.time_by_category.items()}
    assert milliseconds == {
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
    timeline = build_timeline("h", read_xspace(space.to_bytes(), SELECTION))
    activity = gpu_activity(timeline.devices[0], copy_calls(timeline.threads))
    milliseconds = {name: time.total_ps / 1e9 for name, time in activity.time_by_category.items()}
    assert milliseconds == {"device_collectives": 2, "device_compute": 1, "device_to_device": 1}
