"""Golden cases of idle GPU time, explained by what the host did meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import PlaneBuilder, SpaceBuilder
from tests.cases import columns, finding, overview_of


@pytest.fixture
def space() -> SpaceBuilder:
    """One step of 100 ms: kernels until 40 ms, then nothing until the next step's first op."""
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    stream.event("gemm", start_ms=0, duration_ms=40, group_id=0)
    stream.event("gemm", start_ms=100, duration_ms=10, group_id=1)
    return space


def host(space: SpaceBuilder) -> PlaneBuilder:
    return space.plane("/host:CPU")


def shares(folder: Path, space: SpaceBuilder) -> dict[str, float]:
    steps = columns(overview_of(folder, h=space))
    names = ("compilation", "input", "kernel_launch", "host_compute", "all_others")
    assert sum(steps[name][0] for name in (*names, "device_compute")) == pytest.approx(100)
    return {name: steps[name][0] for name in names if steps[name][0]}


def test_unexplained_idle_is_all_others(tmp_path: Path, space: SpaceBuilder) -> None:
    assert shares(tmp_path, space) == {"all_others": 60}


def test_only_idle_time_is_explained(tmp_path: Path, space: SpaceBuilder) -> None:
    # The op runs from 30 to 60 ms, 10 ms of it while the GPU computes.
    host(space).line("tf_Compute/1").event("x/MatMul:MatMul", start_ms=30, duration_ms=30)
    assert shares(tmp_path, space) == {"host_compute": 20, "all_others": 40}


def test_innermost_event_decides(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("tf_Compute/1")
    line.event("x/MatMul:MatMul", start_ms=40, duration_ms=50)
    line.event("cuLaunchKernel", start_ms=45, duration_ms=10, correlation_id=1)
    line.event("cuStreamSynchronize", start_ms=60, duration_ms=20, correlation_id=2)
    line.event("MemoryAllocation", start_ms=56, duration_ms=1)
    assert shares(tmp_path, space) == {"kernel_launch": 10, "host_compute": 20, "all_others": 30}


def test_priority_over_threads(tmp_path: Path, space: SpaceBuilder) -> None:
    plane = host(space)
    plane.line("tf_Compute/1").event("x/MatMul:MatMul", start_ms=40, duration_ms=50)
    plane.line("python").event("backend_compile", start_ms=50, duration_ms=5)
    plane.line("tf_data_iterator_get_next/1").event(
        "IteratorGetNextOp::DoCompute", start_ms=50, duration_ms=20
    )
    assert shares(tmp_path, space) == {
        "compilation": 5,
        "input": 15,
        "host_compute": 30,
        "all_others": 10,
    }


def test_threads_that_work_ahead_explain_nothing(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("tf_data_private_threadpool/1")
    line.event("py/EagerPyFunc:EagerPyFunc", start_ms=40, duration_ms=60)
    line.event("IteratorGetNextOp::DoCompute", start_ms=40, duration_ms=60)
    assert shares(tmp_path, space) == {"all_others": 60}


def test_python_wrappers_explain_nothing(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("python")
    line.event("PjitFunction(train_step)", start_ms=40, duration_ms=60)
    line.event("PjRtStreamExecutorLoadedExecutable::EnqueueExecution", start_ms=50, duration_ms=5)
    assert shares(tmp_path, space) == {"kernel_launch": 5, "all_others": 55}


def test_host_to_device_call_is_input(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("python")
    line.event("cuMemcpyHtoDAsync_v2", start_ms=50, duration_ms=5, correlation_id=3)
    assert shares(tmp_path, space) == {"input": 5, "all_others": 55}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "backend_compile",
        "backend_compile_and_load",
        "lower_sharding_computation",
        "trace_to_jaxpr_dynamic",
        "trace_to_jaxpr_nounits",
        "tf.function-graph_building",
        "PjRtStreamExecutorClient::Compile",
        "NVPTXCompiler::CompileTargetBinary",
        "PJRT_Client_Compile",
        "CompileGpuAsm",
        "mlir::detail::OpToOpPassAdaptor",
        "ptxas",
        "nvrtcCompileProgram",
        "hiprtcCompileProgram",
        "miopenCompileSolution",
    ],
)
def test_tracing_lowering_and_compiling_are_compilation(
    tmp_path: Path, space: SpaceBuilder, name: str
) -> None:
    host(space).line("python").event(name, start_ms=50, duration_ms=20)
    assert shares(tmp_path, space) == {"compilation": 20, "all_others": 40}


@pytest.mark.parametrize("name", ["compiled_step", "lower_bound", "trace", "my_compile_cache"])
def test_other_names_are_not(tmp_path: Path, space: SpaceBuilder, name: str) -> None:
    host(space).line("python").event(name, start_ms=50, duration_ms=20)
    assert shares(tmp_path, space) == {"all_others": 60}


def test_all_within_a_compilation_is_compilation(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("python")
    line.event("tf.function-graph_building", start_ms=50, duration_ms=30)
    line.event("x/MatMul:MatMul", start_ms=52, duration_ms=10)
    line.event("cuLaunchKernel", start_ms=53, duration_ms=1, correlation_id=1)
    line.event("cuCtxSynchronize", start_ms=70, duration_ms=5, correlation_id=2)
    assert shares(tmp_path, space) == {"compilation": 30, "all_others": 30}


def test_a_call_that_traces_its_function_is_compilation(
    tmp_path: Path, space: SpaceBuilder
) -> None:
    line = host(space).line("python")
    for start, call in ((42, "traced-nonXla"), (70, "notTraced-nonXla")):
        line.event("train_step", start_ms=start, duration_ms=20, tf_function_call=call)
        line.event("x/MatMul:MatMul", start_ms=start + 1, duration_ms=3)
    assert shares(tmp_path, space) == {"compilation": 20, "host_compute": 3, "all_others": 37}


STAGE: dict[str, Any] = {
    "_ipl_stage_id": 1,
    "_ipl_stage_name": "Batch",
    "_ipl_stage_cat": "preprocessing",
}


def test_all_within_a_stage_of_the_loops_thread_is_input(
    tmp_path: Path, space: SpaceBuilder
) -> None:
    line = host(space).line("python")
    line.event("PjitFunction(train_step)", start_ms=0, duration_ms=1)
    line.event("_Batch.__next__", start_ms=50, duration_ms=30, **STAGE)
    line.event("_Map.__getitem__", start_ms=52, duration_ms=20, **STAGE)
    line.event("x/Decode:DecodeJpeg", start_ms=55, duration_ms=10)
    line.event("PjitFunction(augment)", start_ms=70, duration_ms=5)
    assert shares(tmp_path, space) == {"input": 30, "all_others": 30}


def test_stages_of_other_threads_are_nothing(tmp_path: Path, space: SpaceBuilder) -> None:
    loop = host(space).line("python", id=1)
    loop.event("PjitFunction(train_step)", start_ms=0, duration_ms=1)
    worker = host(space).line("python", id=2)
    worker.event("Prefetch._getitem", start_ms=40, duration_ms=60, **STAGE)
    worker.event("x/Decode:DecodeJpeg", start_ms=45, duration_ms=10)
    assert shares(tmp_path, space) == {"all_others": 60}


def test_of_threads_that_dispatch_only_those_that_mark_steps_run_the_loop(tmp_path: Path) -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    loop, copier = (host(space).line("python", id=id_) for id_ in (1, 2))
    for number in range(3):
        start = 100 * number
        loop.event("train", start_ms=start, duration_ms=99, step_num=number)
        loop.event("cuLaunchKernel", start_ms=start, duration_ms=1, correlation_id=number + 1)
        stream.event("gemm", start_ms=start + 1, duration_ms=40, correlation_id=number + 1)
        # It fetches the next batch and puts it on the device, while the loop is elsewhere.
        copier.event("Loader.__next__", start_ms=start + 50, duration_ms=30, **STAGE)
        copier.event("PjitFunction(slice)", start_ms=start + 80, duration_ms=1)
    assert columns(overview_of(tmp_path, h=space))["input"] == [0, 0, 0]


@pytest.mark.parametrize(
    "name",
    ["PrefetchDatasetIterator.__next__", "DataLoader.__next__", "_BaseDataLoaderIter.__next__"],
)
def test_a_data_loaders_next_is_input_where_the_loop_runs(
    tmp_path: Path, space: SpaceBuilder, name: str
) -> None:
    loop = host(space).line("python", id=1)
    loop.event("PjitFunction(train_step)", start_ms=0, duration_ms=1)
    loop.event(name, start_ms=50, duration_ms=30)
    host(space).line("python", id=2).event(name, start_ms=40, duration_ms=60)
    assert shares(tmp_path, space) == {"input": 30, "all_others": 30}


def test_a_wait_within_the_wait_for_input_is_input(tmp_path: Path, space: SpaceBuilder) -> None:
    line = host(space).line("tf_Compute/1")
    line.event("IteratorGetNextOp::DoCompute", start_ms=50, duration_ms=30)
    line.event("Prefetcher::Await", start_ms=55, duration_ms=20)
    assert shares(tmp_path, space) == {"input": 30, "all_others": 30}


def test_a_loaders_next_is_input_as_a_python_frame_too(tmp_path: Path, space: SpaceBuilder) -> None:
    loop = host(space).line("python", id=1)
    loop.event("PjitFunction(train_step)", start_ms=0, duration_ms=1)
    loop.event("$dataloader.py:733 __next__", start_ms=50, duration_ms=30)
    loop.event("$queue.py:154 get", start_ms=51, duration_ms=28)
    worker = host(space).line("python", id=2)
    worker.event("$dataloader.py:733 __next__", start_ms=40, duration_ms=60)
    assert shares(tmp_path, space) == {"input": 30, "all_others": 30}


def test_a_next_that_runs_the_step_is_no_loaders(tmp_path: Path) -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    loop = host(space).line("python")
    for number in range(3):
        start = 100 * number
        loop.event("$trainer.py:8 __next__", start_ms=start, duration_ms=99)
        loop.event("train", start_ms=start + 1, duration_ms=97, step_num=number)
        loop.event("cuLaunchKernel", start_ms=start + 2, duration_ms=1, correlation_id=number + 1)
        stream.event("gemm", start_ms=start + 3, duration_ms=40, correlation_id=number + 1)
    assert columns(overview_of(tmp_path, h=space))["input"] == [0, 0, 0]


def test_a_callback_within_a_launch_is_the_users_own_code(
    tmp_path: Path, space: SpaceBuilder
) -> None:
    line = host(space).line("py_xla_execute")
    line.event("GpuExecutable::ExecuteThunks", start_ms=40, duration_ms=50)
    line.event("xla_ffi_python_gpu_callback", start_ms=45, duration_ms=40)
    assert shares(tmp_path, space) == {"kernel_launch": 10, "all_others": 50}
    found = finding(overview_of(tmp_path, h=space), "unexplained_idle")
    assert found is not None
    # Of two steps, the second without idle time.
    assert found["evidence"].endswith("xla_ffi_python_gpu_callback: 40 of 100 ms.")
