"""Golden cases of the loop behind inferred steps: versions of a function, cycles, ids of runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from sample_profiles.builder import SpaceBuilder, Stat
from tests.cases import codes, columns, overview_of, value
from tests.tpu_cases import Core


class Loop:
    """Programs on a CPU, one after the other."""

    def __init__(self) -> None:
        self.space = SpaceBuilder()
        self.plane = self.space.plane("/host:CPU")
        self.client = self.plane.line("tf_XLAPjRtCpuClient/1")
        self.runs = 0

    def run(
        self,
        module: str,
        start_ms: float,
        *ops: tuple[str, float],
        program: int = 1,
        run_id: int | None = None,
    ) -> None:
        """Runs ops of (name, ms), without a pause between them."""
        self.runs += 1
        of_run: dict[str, Stat] = {
            "hlo_module": module,
            "program_id": program,
            "run_id": self.runs if run_id is None else run_id,
        }
        for op, duration_ms in ops:
            stats = {**of_run, "hlo_op": op}
            self.client.event(op, start_ms=start_ms, duration_ms=duration_ms, stats=stats)
            start_ms += duration_ms


# ---- versions of one function --------------------------------------------------------------------


@pytest.mark.parametrize("order", [(1, 2, 1, 2, 1, 2, 1, 2), (1, 1, 1, 1, 2, 2, 2, 2)])
def test_versions_that_take_turns_or_follow_one_another_are_one_loop(
    tmp_path: Path, order: Sequence[int]
) -> None:
    # Version 2 has the longer batch; the compiler numbers its ops otherwise.
    loop = Loop()
    for place, program in enumerate(order):
        ops = (("dot.1", 3.0), ("add.2", 1.0)) if program == 1 else (("dot.4", 6.0), ("add.7", 2.0))
        loop.run("jit_step", 10 * place, *ops, program=program)
    document = overview_of(tmp_path, h=loop.space)
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert steps["name"] == ["jit_step"] * 8
    assert steps["duration_ms"] == [10] * 7 + [8]
    assert steps["host_compute"] == [4 if program == 1 else 8 for program in order]
    assert value(document, "step_period") == 10


def test_other_ops_make_another_program(tmp_path: Path) -> None:
    # Two functions that are both called `f`: one op in five is common to both.
    loop = Loop()
    for place in range(4):
        first, second = ("dot.1", "add.2", "exp.3"), ("conv.1", "add.2", "reduce.3")
        loop.run("jit_f", 20 * place, *((op, 1) for op in first), program=1)
        loop.run("jit_f", 20 * place + 10, *((op, 2) for op in second), program=2)
    document = overview_of(tmp_path, h=loop.space)
    # The second one runs for 24 ms, the first for 12.
    assert columns(document)["start_ms"] == [10, 30, 50, 70]
    assert columns(document)["duration_ms"] == [20, 20, 20, 6]


def test_programs_of_a_single_op_stay_apart(tmp_path: Path) -> None:
    # `jit_add` of many shapes, which anything calls: no version of it runs three times.
    loop = Loop()
    for place in range(8):
        loop.run("jit_add", 10 * place, (f"add.{place // 2}", 5), program=place // 2)
    document = overview_of(tmp_path, h=loop.space)
    assert document["steps"] is None


def test_other_names_stay_apart(tmp_path: Path) -> None:
    loop = Loop()
    for place in range(2):
        loop.run("jit_f", 20 * place, ("dot.1", 3), ("add.2", 1), program=1)
        loop.run("jit_g", 20 * place + 10, ("dot.1", 3), ("add.2", 1), program=2)
    assert overview_of(tmp_path, h=loop.space)["steps"] is None


def test_versions_on_a_gpu_are_one_loop(tmp_path: Path) -> None:
    # Other shapes run in other kernels; each execution is of one gemm and one relu.
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for place in range(6):
        version = place % 2
        for op, at_ms in ((f"gemm.{version}", 0), (f"relu.{3 + version}", 4)):
            stream.event(
                f"kernel_{version}_{op}",
                start_ms=10 * place + at_ms,
                duration_ms=3,
                hlo_op=op,
                hlo_module="jit_step",
                program_id=version,
            )
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["duration_ms"] == [10] * 5 + [7]
    assert steps["device_compute"] == [6] * 6


def test_versions_on_a_tpu_are_one_loop(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space)
    for name in ("fusion.1", "copy.2", "fusion.5", "copy.9"):
        core.describe(name, "loop fusion")
    for place in range(6):
        first, second = (("fusion.1", "copy.2"), ("fusion.5", "copy.9"))[place % 2]
        core.module(f"jit_step({place % 2})", 10 * place, 8)
        core.op(first, 10 * place, 4).op(second, 10 * place + 4, 3)
    document = overview_of(tmp_path, h=space)
    assert document["steps"]["source"] == "inferred"
    assert columns(document)["duration_ms"] == [10] * 5 + [7]


# ---- which program -------------------------------------------------------------------------------


def test_a_program_that_trains_goes_before_a_heavier_one(tmp_path: Path) -> None:
    loop = Loop()
    for place in range(4):
        loop.run("jit_train_step", 200 * place, ("dot.1", 9), ("add.2", 1), program=1)
        loop.run("jit_evaluate", 200 * place + 50, ("dot.1", 90), ("add.2", 10), program=2)
    steps = columns(overview_of(tmp_path, h=loop.space))
    assert steps["name"] == ["jit_train_step"] * 4
    assert steps["duration_ms"] == [200, 200, 200, 10]


def test_a_gradient_shows_what_trains(tmp_path: Path) -> None:
    # On a TPU, by the ops' names; `jit_f` computes a gradient, `jit_g` runs ten times as long.
    space = SpaceBuilder()
    core = Core(space)
    core.describe("f", "loop fusion", tf_op="jit(f)/transpose(jvp(dense))/dot_general:")
    core.describe("g", "loop fusion", tf_op="jit(g)/dense/dot_general:")
    for place in range(4):
        core.module("jit_f(1)", 100 * place, 5).op("f", 100 * place, 5)
        core.module("jit_g(2)", 100 * place + 20, 50).op("g", 100 * place + 20, 50)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["name"] == ["jit_f"] * 4
    assert steps["duration_ms"] == [100, 100, 100, 5]


def test_what_trains_and_does_not_repeat_is_no_step(tmp_path: Path) -> None:
    loop = Loop()
    loop.run("jit_train_step", 0, ("dot.1", 500), program=1)
    for place in range(3):
        loop.run("jit_forward", 1000 + 20 * place, ("dot.1", 9), program=2)
    assert columns(overview_of(tmp_path, h=loop.space))["name"] == ["jit_forward"] * 3


# ---- cycles --------------------------------------------------------------------------------------


def accumulation(applied_after: Sequence[int], program: str = "jit_apply_updates") -> SpaceBuilder:
    """Twelve micro-batches of 20 ms, and an update of 2 ms after some of them."""
    loop = Loop()
    for step in range(12):
        loop.run("jit_grad_step", 20 * step, ("dot.1", 10), ("add.2", 4), program=1)
        if step in applied_after:
            loop.run(program, 20 * step + 15, ("add.1", 1), ("mul.2", 1), program=2)
    return loop.space


def test_an_update_once_in_four_steps_is_named(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=accumulation((3, 7, 11)))
    assert columns(document)["name"] == ["jit_grad_step"] * 12
    (told,) = (one for one in document["diagnostics"] if one["code"] == "longer_cycle")
    # Once in 4 steps, every 80 ms.
    assert "jit_apply_updates" in told["message"]
    assert "once in 4" in told["message"]
    assert "80 ms" in told["message"]


def test_what_comes_after_the_loop_breaks_no_cycle(tmp_path: Path) -> None:
    # The update runs after the steps 1, 5 and 9, and once more at the end, 700 ms later.
    loop = Loop()
    for step in range(12):
        loop.run("jit_grad_step", 20 * step, ("dot.1", 10), ("add.2", 4), program=1)
        if step in (1, 5, 9):
            loop.run("jit_update", 20 * step + 15, ("add.1", 1), ("mul.2", 1), program=2)
    loop.run("jit_update", 900, ("add.1", 1), ("mul.2", 1), program=2)
    document = overview_of(tmp_path, h=loop.space)
    (told,) = (one for one in document["diagnostics"] if one["code"] == "longer_cycle")
    assert "once in 4" in told["message"]
    assert "80 ms" in told["message"]


@pytest.mark.parametrize(
    "applied_after",
    [
        # Once a step.
        tuple(range(12)),
        # Irregularly.
        (1, 4, 9),
        (0, 4, 7),
        # Twice, which is no rule.
        (3, 7),
        (11,),
        (),
    ],
)
def test_what_runs_in_each_step_or_irregularly_makes_no_cycle(
    tmp_path: Path, applied_after: Sequence[int]
) -> None:
    document = overview_of(tmp_path, h=accumulation(applied_after))
    assert columns(document)["name"] == ["jit_grad_step"] * 12
    assert "longer_cycle" not in codes(document)


def test_an_evaluation_once_in_four_steps_is_named_too(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=accumulation((1, 5, 9), program="jit_eval"))
    (told,) = (one for one in document["diagnostics"] if one["code"] == "longer_cycle")
    assert "jit_eval" in told["message"]


# ---- ids of runs ---------------------------------------------------------------------------------


@pytest.mark.parametrize("run_id", [-1, 0])
def test_an_id_that_every_op_carries_tells_no_run(tmp_path: Path, run_id: int) -> None:
    # Each execution runs two ops once: four of each are four executions, and not one.
    loop = Loop()
    for place in range(4):
        loop.run("jit_step", 10 * place, ("dot.1", 4), ("add.2", 1), run_id=run_id)
    steps = columns(overview_of(tmp_path, h=loop.space))
    assert steps["duration_ms"] == [10, 10, 10, 5]


def test_another_id_that_every_op_carries_is_one_run(tmp_path: Path) -> None:
    loop = Loop()
    for place in range(4):
        loop.run("jit_step", 10 * place, ("dot.1", 4), ("add.2", 1), run_id=7)
    assert overview_of(tmp_path, h=loop.space)["steps"] is None


def test_a_run_may_have_the_id_0(tmp_path: Path) -> None:
    loop = Loop()
    for place in range(4):
        loop.run("jit_step", 10 * place, ("dot.1", 4), ("add.2", 1), run_id=place)
    assert columns(overview_of(tmp_path, h=loop.space))["duration_ms"] == [10, 10, 10, 5]


@pytest.mark.parametrize("run_id", [-1, 0])
def test_no_id_links_the_work_of_one_marker_to_another(tmp_path: Path, run_id: int) -> None:
    # Keras with jit_compile: every op of a step lies within its marker, and has the id of all.
    loop = Loop()
    python = loop.plane.line("python")
    for step in range(5):
        at_ms = 10 * step
        python.event("Profiled batch", start_ms=at_ms, duration_ms=9, step_num=step)
        key: dict[str, Stat] = {"hlo_module": "jit_step", "run_id": run_id}
        for op in range(3):
            stats = {**key, "hlo_op": f"dot.{op}"}
            python.event("dot", start_ms=at_ms + 1 + 2 * op, duration_ms=2, stats=stats)
    document = overview_of(tmp_path, h=loop.space)
    steps = columns(document)
    assert document["steps"]["source"] == "host_markers"
    assert "asynchronous_steps" not in codes(document)
    assert steps["duration_ms"] == [9] * 5
    assert steps["host_compute"] == [6] * 5
    assert steps["complete"] == [True] * 5


def test_an_op_that_the_file_has_twice_is_one_execution(tmp_path: Path) -> None:
    space = SpaceBuilder()
    gpu = space.plane("/device:GPU:0")
    for name in ("Stream #7(Compute)", "Stream #8(Compute)"):
        stream = gpu.line(name)
        for step in range(4):
            stream.event(
                "gemm", start_ms=10 * step, duration_ms=4, hlo_op="dot", hlo_module="jit_step"
            )
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["duration_ms"] == [10, 10, 10, 4]
    assert steps["device_compute"] == [4, 4, 4, 4]


# ---- all programs of a step ----------------------------------------------------------------------


def test_the_device_span_covers_all_programs_of_the_window(tmp_path: Path) -> None:
    # The step's program runs in 0…4 ms of each 10 ms, a norm of the gradients in 6…8 ms.
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for step in range(4):
        stream.event("gemm", start_ms=10 * step, duration_ms=4, hlo_op="dot", hlo_module="jit_step")
        at_ms = 10 * step + 6
        stream.event("norm", start_ms=at_ms, duration_ms=2, hlo_op="add", hlo_module="jit_norm")
    document = overview_of(tmp_path, h=space)
    assert columns(document)["name"] == ["jit_step"] * 4
    # The last step ends with its program.
    assert columns(document)["duration_ms"] == [10, 10, 10, 4]
    assert value(document, "step_device_span") == 8


def test_the_device_span_ends_with_the_window(tmp_path: Path) -> None:
    # A copy of 7 ms, begun in 5…12 ms of each 10 ms, runs on into the next step.
    space = SpaceBuilder()
    gpu = space.plane("/device:GPU:0")
    stream, copies = gpu.line("Stream #7(Compute)"), gpu.line("Stream #9(MemcpyD2H)")
    for step in range(4):
        stream.event("gemm", start_ms=10 * step, duration_ms=4, hlo_op="dot", hlo_module="jit_step")
        copies.event("MemcpyD2H", start_ms=10 * step + 5, duration_ms=7)
    document = overview_of(tmp_path, h=space)
    assert value(document, "step_device_span") == 10
