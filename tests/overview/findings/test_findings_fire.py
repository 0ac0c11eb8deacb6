"""Each finding in a case where it is right: its cost, its evidence, the steps and ops to look at.

Those of hosts are in test_hosts.py and test_gap_hosts.py, slow and slower steps in
test_attach_ops.py, rates of a TPU in test_tpu_parts.py.  Where each must be silent is in
test_findings_silent.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import finding, overview_of
from tests.overview.findings.loops import CpuLoop, GpuLoop, TpuLoop
from tests.overview.findings.test_session_findings import run

D2H, H2D = "Stream #20(MemcpyD2H)", "Stream #19(MemcpyH2D)"
NCCL = "ncclDevKernel_AllReduce_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)"


def the(document: dict[str, Any], name: str) -> dict[str, Any]:
    found = finding(document, name)
    assert found is not None, [one["id"] for one in document["findings"]]
    return found


def says(
    document: dict[str, Any], name: str, severity: str, cost_ms: float | None, evidence: str
) -> dict[str, Any]:
    """The finding is there, and costs and says this."""
    found = the(document, name)
    assert (found["severity"], found["evidence"]) == (severity, evidence)
    assert found["cost_ms"] == (None if cost_ms is None else pytest.approx(cost_ms))
    return found


# ---- a GPU ---------------------------------------------------------------------------------------


def test_a_gpu_that_waits_for_input(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 31, 100)
    document = loop.does("IteratorGetNextOp::DoCompute", 0, 30).document(tmp_path)
    evidence = "Input: 30 ms of 100 ms a step (30.0 %)."
    found = says(document, "input_bound", "high", 30, evidence)
    assert found["look_at"]["steps"] == [0, 1, 2, 3]
    assert document["findings"][0] == found


def test_a_gpu_that_waits_for_copies_of_its_input(tmp_path: Path) -> None:
    loop = GpuLoop().runs("MemcpyH2D", 1, 9, H2D).runs("gemm", 9, 100)
    evidence = "Input: 8 ms of 100 ms a step (8.0 %)."
    found = says(loop.document(tmp_path), "input_bound", "medium", 8, evidence)
    assert found["look_at"]["ops"] == ["MemcpyH2D"]


def test_a_gpu_that_waits_for_launches(tmp_path: Path) -> None:
    # 1 ms that launches the kernel, and 20 ms of a launch of something else before.
    loop = GpuLoop().runs("gemm", 21, 100)
    loop.does("cuGraphLaunch", 0, 20, correlation_id=99)
    evidence = "Kernel launch: 21 ms of 100 ms a step (21.0 %)."
    found = says(loop.document(tmp_path), "launch_bound", "high", 21, evidence)
    assert found["look_at"]["ops"] == ["gemm"]


def test_a_gpu_that_waits_for_ops_of_the_host(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 11, 100).does("top/Unique:Unique", 0, 10, "tf_Compute/1")
    evidence = "Host compute: 10 ms of 100 ms a step (10.0 %)."
    found = says(loop.document(tmp_path), "host_bound", "medium", 10, evidence)
    assert found["look_at"]["ops"] == ["top/Unique"]


def test_a_gpu_that_waits_for_copies_to_the_host(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 1, 75).runs("MemcpyD2H", 75, 100, D2H)
    evidence = "Output: 25 ms of 100 ms a step (25.0 %)."
    found = says(loop.document(tmp_path), "output_bound", "high", 25, evidence)
    assert found["look_at"]["ops"] == ["MemcpyD2H"]


def test_a_gpu_that_communicates(tmp_path: Path) -> None:
    # 40 ms, of which 10 lie beside the product.
    loop = GpuLoop().runs("gemm", 1, 70).runs(NCCL, 60, 100, "Stream #9")
    evidence = "Device collective communication: 30 ms of 100 ms a step (30.0 %)."
    found = says(loop.document(tmp_path), "collective_bound", "high", 30, evidence)
    assert found["look_at"]["ops"] == [NCCL]


def test_a_gpu_that_is_idle_for_no_known_reason(tmp_path: Path) -> None:
    loop = GpuLoop().runs("gemm", 1, 60)
    evidence = "All other time: 40 ms of 100 ms a step (40.0 %)."
    says(loop.document(tmp_path), "unexplained_idle", "high", 40, evidence)


def test_a_gpu_that_hardly_computes_in_16_bits(tmp_path: Path) -> None:
    # 4 of 99 ms.
    loop = GpuLoop().runs("volta_sgemm_128x64_nn", 1, 96)
    loop.runs("volta_h884gemm_256x64_ldg8_nn", 96, 100)
    evidence = "16-bit compute: 4.0 % of the compute time whose precision is known."
    found = says(loop.document(tmp_path), "low_16bit", "low", None, evidence)
    assert found["look_at"]["ops"][0] == "volta_sgemm_128x64_nn"


def test_ops_that_run_eagerly_on_a_gpu(tmp_path: Path) -> None:
    # Of 99 ms of kernels of TensorFlow's ops, 20 are launched by what runs eagerly.
    loop = GpuLoop().runs("relu", 1, 21, tf_op="Relu:Relu", is_eager=1)
    loop.runs("gemm", 21, 100, tf_op="model/dense/MatMul:MatMul", is_eager=0)
    evidence = "Eager time on the device: 20.2 % of its op time."
    says(loop.document(tmp_path), "eager_device", "medium", None, evidence)


# ---- a CPU ---------------------------------------------------------------------------------------


def test_steps_of_a_cpu_that_wait_for_input(tmp_path: Path) -> None:
    # 12 ms in the step, and 8 of the 10 ms between two steps.
    loop = CpuLoop(marked_ms=90).does("x/MatMul:MatMul", 12, 90)
    loop.does("IteratorGetNext", 0, 12).does("IteratorGetNext", 91, 99)
    # Behind the last step nobody knows a next one: 8 ms after each of three.
    evidence = "Input: 20 ms of 100 ms from step to step (20.0 %), 8 ms of it between the steps."
    says(loop.document(tmp_path), "input_bound", "high", 20, evidence)


def test_a_cpu_that_communicates(tmp_path: Path) -> None:
    loop = CpuLoop().does("dot", 0, 90, hlo_op="dot", hlo_module="jit_f", run_id=1)
    loop.does("all-reduce", 90, 100, hlo_op="all-reduce", hlo_module="jit_f", run_id=1)
    evidence = "Collective communication: 10 ms of 100 ms a step (10.0 %)."
    says(loop.document(tmp_path), "collective_bound", "medium", 10, evidence)


def test_compilation_within_a_step(tmp_path: Path) -> None:
    # 30 ms in one of four steps are 7.5 ms a step.
    loop = CpuLoop().does("x/MatMul:MatMul", 30, 100).does("backend_compile", 0, 30, at=[2])
    evidence = "30 ms of compilation in 1 of 4 steps (step 2)."
    found = says(loop.document(tmp_path), "compile_in_loop", "high", 7.5, evidence)
    assert found["title"] == "Programs are compiled within the steps"
    assert found["look_at"]["steps"] == [2]


def test_compilation_between_steps(tmp_path: Path) -> None:
    loop = CpuLoop(marked_ms=60).does("x/MatMul:MatMul", 0, 60)
    loop.does("backend_compile", 60, 100, at=[1])
    evidence = "40 ms of compilation in 1 of 4 steps (step 1)."
    found = says(loop.document(tmp_path), "compile_in_loop", "high", 10, evidence)
    assert found["title"] == "Programs are compiled between the steps"


def test_compilation_outside_the_steps(tmp_path: Path) -> None:
    loop = CpuLoop(first_ms=500).does("x/MatMul:MatMul", 0, 100)
    loop.does("backend_compile", -400, -150, at=[0])
    found = says(
        *(loop.document(tmp_path), "compile_in_capture", "medium", None),
        "250 ms of compilation.",
    )
    assert found["look_at"]["steps"] == []


def test_ops_that_run_eagerly_on_the_host(tmp_path: Path) -> None:
    # Of 60 ms of ops, 30 run eagerly.
    loop = CpuLoop().does("model/dense/MatMul:MatMul", 0, 30)
    loop.does("EagerExecute", 30, 61, is_func=0, eager_op="Add")
    loop.does("EagerKernelExecute", 31, 61)
    evidence = "Eager time on the host: 50.0 % of its op time."
    found = says(loop.document(tmp_path), "eager_host", "medium", None, evidence)
    assert found["look_at"]["ops"] == ["Add"]


# ---- between steps -------------------------------------------------------------------------------


def test_a_loop_that_is_mostly_outside_its_steps(tmp_path: Path) -> None:
    loop = CpuLoop(marked_ms=20).does("x/MatMul:MatMul", 0, 20)
    evidence = (
        "Between the steps: 80 ms of 100 ms from step to step, mostly other time between steps "
        "(80 ms)."
    )
    found = says(loop.document(tmp_path), "between_steps", "high", 80, evidence)
    assert found["title"] == "80 % of the loop is outside its steps"
    assert found["next_step"].startswith("Put the step marker around the whole iteration")
    # Behind the last step nobody knows how long it is.
    assert found["look_at"]["steps"] == [0, 1, 2]


def test_work_between_steps(tmp_path: Path) -> None:
    # 4 ms of 100: a norm of the parameters, say, that is no step's.
    loop = CpuLoop(marked_ms=95).does("x/MatMul:MatMul", 0, 95).does("y/L2Loss:L2Loss", 95, 99)
    evidence = "Between the steps: 5 ms of 100 ms from step to step, mostly host compute (4 ms)."
    found = says(loop.document(tmp_path), "between_steps", "medium", 5, evidence)
    assert "validation" in found["next_step"]


def test_a_single_long_gap(tmp_path: Path) -> None:
    # Steps of 100 ms, one after the other; behind the second one 300 ms are lost to a checkpoint.
    # Of five steps that another one follows, each pays for 60 ms.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(6):
        at = 100 * step + 300 * (step > 1)
        line.event("train", start_ms=at, duration_ms=100, step_num=10 + step)
        line.event("x/MatMul:MatMul", start_ms=at, duration_ms=100)
    line.event("save_checkpoint", start_ms=205, duration_ms=290)
    evidence = (
        "300 ms after step 11; the usual gap is 0 ms. Mostly other time between steps (300 ms) "
        "after step 11. save_checkpoint: 290 of 300 ms."
    )
    document = overview_of(tmp_path, h=space)
    found = says(document, "long_gap", "medium", 60, evidence)
    assert found["title"] == "A long gap between steps"
    assert "asynchronous checkpoints" in found["next_step"]
    assert found["look_at"]["steps"] == [1]
    # The usual period has no gap.
    assert finding(document, "between_steps") is None


# ---- a TPU ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("category", "name", "part", "severity"),
    [
        ("infeed", "input_bound", "Input", "high"),
        ("outfeed", "output_bound", "Output", "high"),
        ("host recv-done", "host_transfer_bound", "Host transfer", "high"),
        ("sparsecorev0 infeed", "sparsecore_bound", "SparseCore wait", "high"),
    ],
)
def test_a_tpu_that_waits(
    tmp_path: Path, category: str, name: str, part: str, severity: str
) -> None:
    loop = TpuLoop()
    loop.core.describe("wait", category)
    document = loop.runs("dot", 0, 75).runs("wait", 75, 100).document(tmp_path)
    evidence = f"{part}: 25 ms of 100 ms a step (25.0 %)."
    found = says(document, name, severity, 25, evidence)
    assert found["look_at"]["ops"] == ["wait"]


def test_a_tpu_that_waits_for_the_hosts_input(tmp_path: Path) -> None:
    loop = TpuLoop().runs("dot", 30, 100).does("IteratorGetNext", 0, 30)
    evidence = "Input: 30 ms of 100 ms a step (30.0 %)."
    says(loop.document(tmp_path), "input_bound", "high", 30, evidence)


def test_a_tpu_that_communicates(tmp_path: Path) -> None:
    loop = TpuLoop()
    loop.core.describe("sum", "all-reduce")
    document = loop.runs("dot", 0, 90).runs("sum", 90, 100).document(tmp_path)
    evidence = "Collective communication: 10 ms of 100 ms a step (10.0 %). "
    found = the(document, "collective_bound")
    assert (found["severity"], found["cost_ms"]) == ("medium", pytest.approx(10))
    assert found["evidence"].startswith(evidence)
    assert found["look_at"]["ops"] == ["sum"]


def test_a_tpu_that_is_idle_within_its_steps(tmp_path: Path) -> None:
    loop = TpuLoop().runs("dot", 0, 80)
    evidence = "TensorCore idle: 20 ms of 100 ms a step (20.0 %)."
    says(loop.document(tmp_path), "tpu_idle", "high", 20, evidence)


# ---- sessions ------------------------------------------------------------------------------------


def test_a_slow_tail(tmp_path: Path) -> None:
    # 40 sessions of 2 ms and 5 of 30: 5.11 ms on average, 3.11 above the median.  Kernels take
    # 90 % of each: 25.2 of the 28 ms that those at p99 are longer.
    document = overview_of(tmp_path, h=run(*[2.0] * 40, *[30.0] * 5, op_share=0.9))
    evidence = (
        "30 ms at p99 against 2 ms at p50; most of the difference, 25.2 ms, is spent on the device."
    )
    found = says(document, "slow_tail", "high", (40 * 2 + 5 * 30) / 45 - 2, evidence)
    assert found["title"] == "The slowest sessions take 15 times as long as usual"


def test_sessions_mostly_on_the_host(tmp_path: Path) -> None:
    # Of 2 ms, kernels take 0.5.
    document = overview_of(tmp_path, h=run(*[2.0] * 4, op_share=0.25))
    evidence = "1.5 ms of 2 ms (75 %)."
    says(document, "sessions_host_bound", "medium", 1.5, evidence)


def test_sessions_that_mostly_copy(tmp_path: Path) -> None:
    # A request of 10 ms: 4 ms of a copy, then 5 ms of kernels.
    space = SpaceBuilder()
    server = space.plane("/host:CPU").line("server")
    gpu = space.plane("/device:GPU:0")
    copies, kernels = gpu.line(H2D), gpu.line("Stream #7(Compute)")
    for request in range(4):
        at, copy, kernel = 100 * request, 2 * request + 1, 2 * request + 2
        server.event("SessionRun", start_ms=at, duration_ms=10, _r=1)
        server.event("cuMemcpyHtoDAsync", start_ms=at, duration_ms=0.1, correlation_id=copy)
        server.event("cuLaunchKernel", start_ms=at + 1, duration_ms=0.1, correlation_id=kernel)
        copies.event("MemcpyH2D", start_ms=at + 1, duration_ms=4, correlation_id=copy)
        kernels.event("gemm", start_ms=at + 5, duration_ms=5, correlation_id=kernel)
    document = overview_of(tmp_path, h=space)
    evidence = "4 ms of 10 ms (40 %)."
    found = says(document, "sessions_copy_bound", "medium", 4, evidence)
    assert "MemcpyH2D" in found["look_at"]["ops"]
