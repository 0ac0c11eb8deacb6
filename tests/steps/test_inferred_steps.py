"""Golden cases of steps inferred from the program that repeats."""

from __future__ import annotations

from pathlib import Path

from sample_profiles.builder import SpaceBuilder, Stat
from tests.cases import codes, columns, overview_of, value


def test_cpu_executions_by_run_id(tmp_path: Path) -> None:
    # init once, train_step 4 times every 10 ms, eval_step in between once.
    space = SpaceBuilder()
    client = space.plane("/host:CPU").line("tf_XLAPjRtCpuClient/1")

    def run(module: str, program_id: int, run_id: int, start_ms: float, *ops: float) -> None:
        for op, duration_ms in enumerate(ops):
            client.event(
                f"op.{op}",
                start_ms=start_ms,
                duration_ms=duration_ms,
                hlo_op=f"op.{op}",
                hlo_module=module,
                program_id=program_id,
                run_id=run_id,
            )
            start_ms += duration_ms

    run("jit_init", 1, 100, 0, 200)
    for step in range(4):
        run("jit_train_step", 2, 200 + step, 300 + 10 * step, 4, 3)
    run("jit_eval_step", 3, 300, 328, 1.5)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert "jit_train_step" in document["steps"]["method"]
    assert steps["number"] == [0, 1, 2, 3]
    assert steps["duration_ms"] == [10, 10, 10, 7]
    assert steps["host_compute"] == [7, 7, 8.5, 7]
    metric = document["metrics"]["step_time"]
    assert (metric["value"], metric["status"]) == (10, "inferred")
    assert "jit_train_step" in metric["reason"]


def test_ops_that_tell_no_run_are_no_execution_of_their_own(tmp_path: Path) -> None:
    # Each execution is a dot of 6 ms that tells its run, then an add on a thread that does not.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    client, worker = plane.line("tf_XLAPjRtCpuClient/1"), plane.line("tf_XLAEigen/2")
    for step in range(4):
        dot: dict[str, Stat] = {"hlo_op": "dot", "hlo_module": "jit_step", "run_id": 7 + step}
        add: dict[str, Stat] = {"hlo_op": "add", "hlo_module": "jit_step"}
        client.event("dot", start_ms=10 * step, duration_ms=6, stats=dot)
        worker.event("add", start_ms=10 * step + 6, duration_ms=1, stats=add)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == [0, 1, 2, 3]
    assert columns(document)["start_ms"] == [0, 10, 20, 30]
    # What ran is seen, whatever it ran for.
    assert columns(document)["host_compute"] == [7, 7, 7, 6]


def test_gpu_executions_by_op_count(tmp_path: Path) -> None:
    # Two devices; each execution is copy, gemm, gemm, relu; gemm runs twice an execution.
    space = SpaceBuilder()
    for device in range(2):
        stream = space.plane(f"/device:GPU:{device}").line("Stream #7(Compute)")
        for step in range(3):
            start_ms = 10 * step + device
            for op, offset_ms in (("copy.1", 0), ("gemm.2", 1), ("gemm.2", 3), ("relu.3", 5)):
                stream.event(
                    f"kernel_{op}",
                    start_ms=start_ms + offset_ms,
                    duration_ms=1,
                    hlo_op=op,
                    hlo_module="jit_step",
                    program_id=9,
                )
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"] == [10, 10, 6]
    assert steps["device_compute"] == [4, 4, 4]
    assert value(document, "step_period") == 10


def test_program_that_runs_twice_is_no_step(tmp_path: Path) -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(2):
        stream.event("k", start_ms=10 * step, duration_ms=1, hlo_op="a", hlo_module="m")
    document = overview_of(tmp_path, h=space)
    assert document["steps"] is None
    assert "no_steps" in codes(document)
    assert "no program ran three times" in document["metrics"]["step_time"]["reason"]


def test_other_kernels_make_another_program(tmp_path: Path) -> None:
    # Microbenchmarks: six programs named jit_dot, all with one op, in different kernels.
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for program in range(6):
        for repeat in range(2):
            stream.event(
                f"gemm_{program}",
                start_ms=10 * program + 4 * repeat,
                duration_ms=2,
                hlo_op="custom-call.1",
                hlo_module="jit_dot",
                program_id=program,
            )
    assert overview_of(tmp_path, h=space)["steps"] is None


def test_the_same_kernels_are_the_same_program(tmp_path: Path) -> None:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for program in range(4):
        stream.event(
            "gemm",
            start_ms=10 * program,
            duration_ms=2,
            hlo_op="custom-call.1",
            hlo_module="jit_dot",
            program_id=program,
        )
    assert columns(overview_of(tmp_path, h=space))["duration_ms"] == [10, 10, 10, 2]


def test_devices_out_of_lock_step(tmp_path: Path) -> None:
    # Device 0 takes 14, 6, 14, 6 ms, device 1 the reverse: the slowest add up to more than passed.
    space = SpaceBuilder()
    for device, lengths in enumerate([(14, 6, 14, 6), (6, 14, 6, 14)]):
        stream = space.plane(f"/device:GPU:{device}").line("Stream #7(Compute)")
        start_ms = 0
        for length in (*lengths, 1):
            stream.event("k", start_ms=start_ms, duration_ms=1, hlo_op="a", hlo_module="m")
            start_ms += length
    document = overview_of(tmp_path, h=space)
    assert columns(document)["duration_ms"][:4] == [10, 10, 10, 10]
    assert value(document, "step_time") == 10
    assert "devices_not_in_step" in codes(document)


def test_tensorflow_function_calls(tmp_path: Path) -> None:
    # A plain loop: one tf.function call a step, in 3…9 of each 10 ms; the wait for input in 0…3 ms
    # lies between the calls.  The step is from call to call, the last one is its call.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for step in range(4):
        start_ms = 10 * step
        python.event("IteratorGetNextOp::DoCompute", start_ms=start_ms, duration_ms=3)
        name = "EagerLocalExecute: __inference_train_step_184"
        python.event(name, start_ms=start_ms + 3, duration_ms=6)
        python.event("EagerKernelExecute", start_ms=start_ms + 3, duration_ms=6)
        python.event("FunctionRun", start_ms=start_ms + 3.5, duration_ms=5, _r=1)
        python.event("dense/MatMul:MatMul", start_ms=start_ms + 4, duration_ms=4)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["name"] == ["__inference_train_step_184"] * 4
    assert steps["start_ms"] == [3, 13, 23, 33]
    assert steps["duration_ms"] == [10, 10, 10, 6]
    assert steps["complete"] == [True, True, True, False]
    assert steps["input"] == [3, 3, 3, 0]
    assert steps["host_compute"] == [4, 4, 4, 4]


def test_compilation_shows_in_the_step_where_it_happened(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    python, client = plane.line("python"), plane.line("tf_XLAPjRtCpuClient/1")
    starts_ms = (0, 10, 40, 50)
    for step, start_ms in enumerate(starts_ms):
        client.event(
            "dot.1",
            start_ms=start_ms,
            duration_ms=5,
            hlo_op="dot.1",
            hlo_module="jit_train",
            run_id=step,
        )
    python.event("backend_compile_and_load", start_ms=20, duration_ms=15)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["duration_ms"] == [10, 30, 10, 5]
    assert steps["compilation"] == [0, 15, 0, 0]
