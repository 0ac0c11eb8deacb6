"""Each finding in a case close by, in which it would be wrong: nothing is found, or another thing.

Where each is right is in test_findings_fire.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import overview_of, value
from tests.overview.findings.loops import STAGE, CpuLoop, GpuLoop, TpuLoop
from tests.overview.findings.test_findings_fire import D2H, H2D, NCCL
from tests.overview.findings.test_session_findings import run
from tests.overview.panels.test_headline import cpu_steps


def found_in(document: dict[str, Any]) -> list[str]:
    return [one["id"] for one in document["findings"]]


# ---- input ---------------------------------------------------------------------------------------


def prefetching(loop: CpuLoop) -> CpuLoop:
    """Loaders that work ahead all the time, each on a thread of its own."""
    loop.does("Batch.__next__", 0, 99, "grain_worker", **STAGE)
    loop.does("Iterator::Prefetch::Map", 0, 99, "tf_data_private_threadpool/1", **STAGE)
    loop.does("IteratorGetNextOp::DoCompute", 0, 99, "tf_data_private_threadpool/2")
    loop.does("DataLoader.__next__", 0, 99, "pin_memory")
    loop.does("$loader.py:7 __next__", 0, 99, "Thread-3")
    return loop.does("load_batch", 0, 99, "Thread-4")


def test_a_loader_that_prefetches_makes_no_cpu_wait(tmp_path: Path) -> None:
    document = prefetching(CpuLoop().does("x/MatMul:MatMul", 0, 100)).document(tmp_path)
    assert found_in(document) == []
    assert value(document, "time_input") == 0


def test_a_loader_that_prefetches_makes_no_gpu_wait(tmp_path: Path) -> None:
    # Nor do copies of the next batch beside the kernels.
    loop = GpuLoop().runs("gemm", 1, 100).runs("MemcpyH2D", 10, 40, H2D)
    document = prefetching(loop).document(tmp_path)
    assert found_in(document) == []
    assert value(document, "time_input") == 0


def test_a_loader_that_prefetches_makes_no_tpu_wait(tmp_path: Path) -> None:
    loop = TpuLoop().runs("dot", 0, 98)
    document = prefetching(loop).does("IteratorGetNext", 2, 60).document(tmp_path)
    assert found_in(document) == []
    assert value(document, "time_input") == 0


def test_a_loader_that_prefetches_is_not_blamed_for_time_between_steps(tmp_path: Path) -> None:
    loop = CpuLoop(marked_ms=60).does("x/MatMul:MatMul", 0, 60)
    document = prefetching(loop).document(tmp_path)
    assert found_in(document) == ["between_steps"]
    assert document["findings"][0]["evidence"].endswith("other time between steps (40 ms).")


# ---- what a GPU does meanwhile -------------------------------------------------------------------


def test_launches_ahead_of_a_busy_gpu(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 1, 100).does("cuLaunchKernel", 5, 95, correlation_id=99)
    assert found_in(loop.document(tmp_path)) == []


def test_ops_of_the_host_beside_a_busy_gpu(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 1, 100).does("top/Unique:Unique", 5, 95, "tf_Compute/1")
    assert found_in(loop.document(tmp_path)) == []


def test_copies_to_the_host_beside_kernels(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 1, 100).runs("MemcpyD2H", 20, 80, D2H)
    assert found_in(loop.document(tmp_path)) == []


def test_communication_beside_kernels(tmp_path: Path) -> None:
    document = GpuLoop().runs("gemm", 1, 100).runs(NCCL, 20, 80, "Stream #9").document(tmp_path)
    assert found_in(document) == []
    assert value(document, "exposed_communication") == 0
    assert value(document, "overlapped_communication") == 60


def test_idle_time_that_compilation_or_input_explains(tmp_path: Path) -> None:
    for name, finding in (
        ("backend_compile", "compile_in_loop"),
        ("IteratorGetNextOp::DoCompute", "input_bound"),
    ):
        for loop in (GpuLoop().runs("gemm", 1, 60), CpuLoop().does("x/MatMul:MatMul", 0, 60)):
            loop.does(name, 60, 100)
            folder = tmp_path / finding / type(loop).__name__
            assert found_in(loop.document(folder)) == [finding]


# ---- compilation ---------------------------------------------------------------------------------


def test_compilation_before_the_first_step(tmp_path: Path) -> None:
    late = 1000
    for loop in (
        CpuLoop(first_ms=late).does("x/MatMul:MatMul", 0, 100),
        GpuLoop(first_ms=late).runs("gemm", 1, 100),
        TpuLoop(first_ms=late).runs("dot", 0, 100),
    ):
        loop.does("tf.function-graph_building", -900, -500, at=[0])
        loop.does("backend_compile", -500, -10, at=[0])
        document = loop.document(tmp_path / type(loop).__name__)
        assert found_in(document) == ["compile_in_capture"]


def test_a_program_that_was_compiled_before_the_capture(tmp_path: Path) -> None:
    # A call of a function that is traced already, and names that only sound like compilation.
    loop = CpuLoop().does("x/MatMul:MatMul", 0, 100)
    loop.does("train_step", 0, 99, tf_function_call="notTraced-nonXla")
    loop.does("my_compile_cache", 1, 50).does("lower_bound", 50, 60)
    assert found_in(loop.document(tmp_path)) == []


# ---- slow steps, slower steps --------------------------------------------------------------------

JITTER = (100, 117, 92, 141, 84, 109, 133, 97, 88, 122, 104, 95)


def test_jitter_makes_no_step_slow(tmp_path: Path) -> None:
    # The longest takes 141 ms, the median 102.
    space = cpu_steps(*JITTER, work_ms=84)
    document = overview_of(tmp_path, h=space)
    assert "slow_steps" not in found_in(document)
    assert document["headline"]["outliers"]["count"] == 0


def test_of_two_steps_none_is_unusual(tmp_path: Path) -> None:
    assert "slow_steps" not in found_in(overview_of(tmp_path, h=cpu_steps(10, 90, work_ms=10)))


@pytest.mark.parametrize(
    "lengths_ms",
    [
        # The same backwards.
        (*JITTER, *reversed(JITTER)),
        # Two lengths in turn, as of two shapes.
        (100, 120) * 12,
        # One slow step at the end.
        (*[100] * 23, 200),
        # 0.1 % more each step, which is sure and next to nothing.
        tuple(1000 + step for step in range(24)),
        (*range(124, 100, -1),),
    ],
)
def test_noise_is_no_trend(tmp_path: Path, lengths_ms: Sequence[float]) -> None:
    document = overview_of(tmp_path, h=cpu_steps(*lengths_ms, work_ms=80))
    assert "getting_slower" not in found_in(document)
    assert document["headline"]["trend"]["steps"] == 24


# ---- eager execution, precision ------------------------------------------------------------------


def test_a_compiled_program_is_not_eager(tmp_path: Path) -> None:
    # TensorFlow: the function is one op, and little runs beside it.
    loop = CpuLoop().does("model/dense/MatMul:MatMul", 0, 90)
    loop.does("EagerExecute", 0, 90, "python", is_func=1, eager_op="__inference_train_step_1")
    loop.does("EagerExecute", 90, 99, is_func=0, eager_op="AssignAddVariableOp")
    loop.does("EagerKernelExecute", 91, 99)
    document = loop.document(tmp_path / "tf")
    assert value(document, "eager_time_host") == pytest.approx(100 * 8 / 98)
    assert "eager_host" not in found_in(document)
    # JAX: nothing marks what is dispatched op by op.
    loop = CpuLoop().does("PjitFunction(train_step)", 0, 99)
    loop.does("dot.1", 0, 99, "tf_XLAEigen/1", hlo_op="dot.1", hlo_module="jit_f", run_id=1)
    assert "eager_host" not in found_in(loop.document(tmp_path / "jax"))


def test_kernels_of_a_compiled_program_are_not_eager(tmp_path: Path) -> None:
    loop = GpuLoop().runs("relu", 1, 9, tf_op="Relu:Relu", is_eager=1)
    loop.runs("gemm", 9, 100, tf_op="model/dense/MatMul:MatMul", is_eager=0)
    document = loop.document(tmp_path)
    assert value(document, "eager_time_device") == pytest.approx(100 * 8 / 99)
    assert "eager_device" not in found_in(document)


@pytest.mark.parametrize(
    "kernels",
    [
        # A tenth of the known time is enough.
        (("volta_sgemm_128x64_nn", 90), ("volta_h884gemm_256x64_ldg8_nn", 10)),
        # Nothing that matrix units could do.
        (("elementwise_kernel_f32", 100),),
        (("elementwise_kernel_f32", 97), ("volta_sgemm_128x64_nn", 3)),
        # Nothing that tells.
        (("gemm", 100),),
    ],
)
def test_no_advice_on_precision(tmp_path: Path, kernels: Sequence[tuple[str, int]]) -> None:
    loop, at = GpuLoop(), 0
    for name, length in kernels:
        loop.runs(name, at, at + length)
        at += length
    assert "low_16bit" not in found_in(loop.document(tmp_path))


# ---- between steps -------------------------------------------------------------------------------


def test_steps_that_tile(tmp_path: Path) -> None:
    document = CpuLoop().does("x/MatMul:MatMul", 0, 100).document(tmp_path)
    assert found_in(document) == []
    assert value(document, "step_gap") == 0


def test_a_gpus_steps_tile_whatever_the_markers(tmp_path: Path) -> None:
    # It waits for 40 ms behind each marker, within its step.
    document = GpuLoop(marked_ms=60).runs("gemm", 1, 60).document(tmp_path)
    assert found_in(document) == ["unexplained_idle"]
    assert value(document, "step_gap") == 0


@pytest.mark.parametrize(
    ("name", "finding"),
    [("IteratorGetNext", "input_bound"), ("backend_compile", "compile_in_loop")],
)
def test_what_is_known_of_the_time_between_steps_is_claimed_once(
    tmp_path: Path, name: str, finding: str
) -> None:
    loop = CpuLoop(marked_ms=60).does("x/MatMul:MatMul", 0, 60).does(name, 60, 99)
    assert found_in(loop.document(tmp_path)) == [finding]


def with_evaluation(every: int, evaluation_ms: float, steps: int = 12) -> SpaceBuilder:
    """Steps of 100 ms, one after the other; an unmarked op runs after every so many."""
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    at = 0.0
    for step in range(steps):
        line.event("train", start_ms=at, duration_ms=100, step_num=step)
        line.event("x/MatMul:MatMul", start_ms=at, duration_ms=100)
        at += 100
        if (step + 1) % every == 0:
            line.event("y/MatMul:MatMul", start_ms=at, duration_ms=evaluation_ms)
            at += evaluation_ms
    return space


def test_a_short_evaluation_now_and_then(tmp_path: Path) -> None:
    # 8 ms after each fourth step: 16 of 1116 ms, and no gap to speak of.
    assert found_in(overview_of(tmp_path, h=with_evaluation(4, 8))) == []


def test_gaps_that_are_as_long_as_usual(tmp_path: Path) -> None:
    # 200 ms after every step are no single long gap.
    document = overview_of(tmp_path, h=with_evaluation(1, 200))
    assert found_in(document) == ["between_steps"]


# ---- a TPU ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("category", "wait_ms"),
    [("infeed", 4), ("outfeed", 4), ("host recv-done", 2.5), ("sparsecorev0 infeed", 0.05)],
)
def test_short_waits_of_a_tpu(tmp_path: Path, category: str, wait_ms: float) -> None:
    loop = TpuLoop()
    loop.core.describe("wait", category)
    loop.runs("dot", 0, 100 - wait_ms).runs("wait", 100 - wait_ms, 100)
    assert found_in(loop.document(tmp_path)) == []


def test_a_tpu_that_works(tmp_path: Path) -> None:
    # Pauses of 1 ms between ops, and a host that is slow meanwhile.
    loop = TpuLoop().runs("dot", 0, 49).runs("dot", 50, 99).does("save_checkpoint", 0, 99)
    assert found_in(loop.document(tmp_path)) == []


def test_a_tpus_communication_behind_its_compute(tmp_path: Path) -> None:
    loop = TpuLoop()
    loop.core.describe("all-gather-start.1", "all-gather-start")
    loop.core.describe("done", "all-gather-done")
    asynchronous = loop.core.plane.line("Async XLA Ops")
    for begin_ms in loop.begin_ms:
        name = "%all-gather-start.1 = f32[8]{0} fusion()"
        asynchronous.event(name, start_ms=begin_ms + 1, duration_ms=97)
    document = loop.runs("dot", 0, 98).runs("done", 98, 99).document(tmp_path)
    assert found_in(document) == []
    assert value(document, "overlapped_communication") == 97


def test_work_of_a_sparsecore_beside_the_tensorcore(tmp_path: Path) -> None:
    loop = TpuLoop().runs("dot", 0, 100)
    line = loop.space.plane("/device:TPU:0 SparseCore 1").line("Sparse Core Ops")
    for begin_ms in loop.begin_ms:
        line.event("lookup", start_ms=begin_ms, duration_ms=90)
    assert found_in(loop.document(tmp_path)) == []


# ---- sessions ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "space",
    [
        # At p99 twice as long as at p50, and three times as long in too few sessions to tell.
        run(*[2.0] * 40, *[4.0] * 5, op_share=0.9),
        run(*[2.0] * 10, *[30.0] * 5, op_share=0.9),
    ],
)
def test_sessions_without_a_tail(tmp_path: Path, space: SpaceBuilder) -> None:
    assert found_in(overview_of(tmp_path, h=space)) == []


def test_without_a_device_sessions_are_not_bound_by_the_host(tmp_path: Path) -> None:
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    for request in range(4):
        server.event("SessionRun", start_ms=100 * request, duration_ms=10, _r=1)
        server.event("x/MatMul:MatMul", start_ms=100 * request, duration_ms=10)
    assert found_in(overview_of(tmp_path, h=space)) == []
