"""What device time is, and why a device was idle, by small traces."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.ops.host_names import role_of
from tensorboard_plugin_overview.names.kernel_names import is_collective_kernel
from tensorboard_plugin_overview.trace.threads import HostRole
from tests.cases import value
from tests.formats.kineto.small import call, copied, document, kernel, launched, op
from tests.formats.kineto.traces import event

US = 1000


def part(found: Any, category: str) -> Any:
    """Microseconds of a part of the one step."""
    return pytest.approx(US * value(found, f"time_{category}"))


@pytest.mark.parametrize("within", ["record_param_comms", "c10d::allreduce_"])
def test_what_a_process_group_launches_alone_is_a_collective(tmp_path: Path, within: str) -> None:
    found = document(tmp_path, op(within, 0, 20), launched("my_kernel", 100, 30, 1, at=5))
    assert part(found, "device_collectives") == 30
    assert part(found, "device_compute") == 0


def test_what_a_process_group_launches_beside_others_is_not_told(tmp_path: Path) -> None:
    # It copies to a buffer, sends that, and the name of what sends says nothing.
    found = document(
        tmp_path,
        op("c10d::_allgather_base_", 0, 20),
        launched("cat", 100, 10, 1, at=5),
        launched("my_kernel", 120, 30, 2, at=7),
    )
    assert part(found, "device_collectives") == 0
    assert part(found, "device_compute") == 40


def test_a_copy_in_a_process_group_stays_a_copy(tmp_path: Path) -> None:
    copy = copied("Memcpy DtoD (Device -> Device)", 100, 30, 1, at=5)
    gemm = launched("gemm", 200, 10, 2, at=50)
    found = document(tmp_path, op("record_param_comms", 0, 20), copy, gemm)
    assert part(found, "device_to_device") == 30


@pytest.mark.parametrize(
    "name",
    [
        "ncclKernel_AllReduce_RING_LL_Sum_float(ncclWorkElem)",
        "ncclDevKernel_SendRecv(ncclDevKernelArgsStorage<4096ul>)",
        "rcclGenericKernel",
        "oneccl_allreduce_pcie",
        "hccl::all_reduce",
        "multimem_all_reduce_kernel",
        "one_shot_all_reduce_kernel",
        "two_shot_all_reduce_kernel",
        "void vllm::cross_device_reduce_1stage<__nv_bfloat16, 8>(int)",
        "allreduce_fusion_kernel_oneshot_lamport",
        "nvshmem_put_kernel",
        "deep_ep::intranode::dispatch",
        "mscclpp_allreduce",
    ],
)
def test_names_of_collectives(name: str) -> None:
    assert is_collective_kernel(name)


@pytest.mark.parametrize(
    ("cat", "name", "role"),
    [
        (Category.OP, "aten::mm", HostRole.OP),
        (Category.OP, "## Call CompiledFxGraph abc ##", HostRole.OP),
        (Category.OP, "TorchDynamo Cache Lookup", HostRole.OP),
        (Category.RANGE, "Torch-Compiled Region: 0/0", HostRole.OTHER),
        (Category.RANGE, "_compile.compile_inner (dynamo_timed)", HostRole.COMPILE),
        (Category.RANGE, "dynamo", HostRole.COMPILE),
        (Category.RANGE, "compile_fx.<locals>.fw_compiler_base", HostRole.COMPILE),
        (Category.RANGE, "gloo:all_reduce", HostRole.COLLECTIVE),
        (Category.RANGE, "nccl:all_reduce", HostRole.OTHER),
        (Category.RANGE, "enumerate(DataLoader)#_MultiProcessing.__next__", HostRole.INPUT),
        (Category.RANGE, "enumerate(DataPipe)#Shuffler", HostRole.INPUT),
        (Category.RANGE, "enumerate(MyLoader)#x", HostRole.INPUT),
        (Category.RANGE, "[pl][profile][Loop].train_dataloader_next", HostRole.INPUT),
        (Category.RANGE, "Optimizer.step#SGD.step", HostRole.OTHER),
        (Category.OP, "aten::pin_memory", HostRole.FEED),
        (Category.RUNTIME, "cudaLaunchKernelExC_v11060", HostRole.LAUNCH),
        (Category.DRIVER, "cuLaunchKernel", HostRole.LAUNCH),
        (Category.RUNTIME, "cudaLaunchCooperativeKernel", HostRole.LAUNCH),
        (Category.DRIVER, "cuGraphLaunch", HostRole.LAUNCH),
        (Category.RUNTIME, "hipExtModuleLaunchKernel", HostRole.LAUNCH),
        (Category.RUNTIME, "urEnqueueKernelLaunch", HostRole.LAUNCH),
        (Category.RUNTIME, "cudaMemsetAsync", HostRole.LAUNCH),
        (Category.RUNTIME, "cudaDeviceSynchronize", HostRole.WAIT),
        (Category.RUNTIME, "cudaEventQuery", HostRole.WAIT),
        # It returns at once: the stream waits, not the host.
        (Category.DRIVER, "cuStreamWaitValue32", HostRole.OTHER),
        (Category.RUNTIME, "cudaMalloc", HostRole.OTHER),
        (Category.DRIVER, "cuModuleLoadData", HostRole.COMPILE),
        (Category.DRIVER, "cuLibraryLoadData", HostRole.COMPILE),
        (Category.RUNTIME, "hiprtcCompileProgram", HostRole.COMPILE),
        (Category.OVERHEAD, "Lazy Function Loading", HostRole.COMPILE),
        (Category.OVERHEAD, "Buffer Flush", HostRole.OTHER),
    ],
)
def test_roles_by_name(cat: Category, name: str, role: HostRole) -> None:
    assert role_of(cat, name) == role


def test_pinning_does_not_cover_what_is_within(tmp_path: Path) -> None:
    # pin_memory 10-40, in it an op of 10; the call for memory in it says nothing.
    found = document(
        tmp_path,
        op("aten::pin_memory", 10, 30),
        call("cudaHostAlloc", 12, 5),
        op("aten::copy_", 20, 10),
        op("aten::mm", 60, 5),
        launched("gemm", 500, 10, 1, at=61),
    )
    assert part(found, "input") == 20
    # 10 + 5 less the launch of 1.
    assert part(found, "host_compute") == 14
    assert part(found, "kernel_launch") == 1


def test_a_loader_covers_what_is_within(tmp_path: Path) -> None:
    loader = event("user_annotation", "enumerate(DataLoader)#_Single.__next__", 10, 30)
    found = document(
        tmp_path, loader, op("aten::stack", 20, 10), launched("gemm", 500, 10, 1, at=60)
    )
    assert part(found, "input") == 30
    assert part(found, "host_compute") == 0


def test_calls_that_copy_to_a_device_are_input_and_those_from_it_wait(tmp_path: Path) -> None:
    # to 10-30: of it the call 15-25 for a copy to the device; then a copy that blocks for 20.
    found = document(
        tmp_path,
        op("aten::to", 10, 20),
        call("cudaMemcpyAsync", 15, 10, 1),
        kernel("Memcpy HtoD (Pageable -> Device)", 500, 5, 1, cat="gpu_memcpy"),
        op("aten::item", 40, 30),
        call("cudaMemcpy", 45, 20, 2),
        kernel("Memcpy DtoH (Device -> Pageable)", 510, 5, 2, cat="gpu_memcpy"),
        launched("gemm", 600, 5, 3, at=80),
    )
    assert part(found, "input") == 10 + 5
    assert part(found, "host_compute") == 10 + 10
    assert part(found, "output") == 5
    assert part(found, "kernel_launch") == 1


@pytest.mark.parametrize("name", [None, "thread 9 (pt_data_pin)"])
def test_the_thread_that_pins_memory_counts_as_nothing(tmp_path: Path, name: str | None) -> None:
    # It rebuilds tensors outside of the pinning, too.
    names = [] if name is None else [thread_name(9, name)]
    found = document(
        tmp_path,
        op("aten::mm", 10, 5),
        launched("gemm", 500, 10, 1, at=11),
        op("aten::empty", 20, 5, tid=9),
        op("aten::set_", 26, 5, tid=9),
        op("aten::pin_memory", 40, 30, tid=9),
        op("aten::copy_", 50, 10, tid=9),
        names,
    )
    assert part(found, "input") == 0
    assert part(found, "host_compute") == 4
    assert value(found, "op_placement_device") == 100
    assert value(found, "eager_time_host") == 100


def test_a_thread_that_pins_and_launches_is_no_loader(tmp_path: Path) -> None:
    found = document(
        tmp_path,
        op("aten::mm", 10, 5),
        op("aten::pin_memory", 40, 30, tid=9),
        op("aten::mul", 80, 10, tid=9),
        [call("cudaLaunchKernel", 81, 1, 1, tid=9), kernel("mul", 500, 10, 1)],
    )
    assert part(found, "input") == 30
    assert part(found, "host_compute") == 5 + 9


def thread_name(tid: int, name: str) -> dict[str, Any]:
    args = {"name": name}
    return {"ph": "M", "name": "thread_name", "pid": 100, "tid": tid, "ts": 0, "args": args}


@pytest.mark.parametrize(
    ("has_ops", "title"),
    [
        (True, "The GPU is idle, and no host event explains it"),
        (False, "The GPU waits for ## backward ##"),
    ],
)
def test_a_range_around_ops_is_not_what_the_device_waits_for(
    tmp_path: Path, has_ops: bool, title: str
) -> None:
    # Nearly all of the step is spent in a range of the user's, and in no op.
    found = document(
        tmp_path,
        event("user_annotation", "## backward ##", 10, 980),
        op("aten::mm", 20 if has_ops else 2, 5),
        launched("gemm", 30, 10, 1, at=21 if has_ops else 3),
    )
    (idle,) = [one for one in found["findings"] if one["id"] == "unexplained_idle"]
    assert idle["title"] == title
    assert ("Within ## backward ##: " in idle["evidence"]) == has_ops
