"""Golden and real cases of input and compilation, on a CPU and a TPU."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tests.cases import columns, finding, overview_of, value
from tests.tpu_cases import Core

STAGE: dict[str, Any] = {
    "_ipl_stage_id": 1,
    "_ipl_stage_name": "Batch",
    "_ipl_stage_cat": "preprocessing",
}


# ---- a CPU ---------------------------------------------------------------------------------------


def cpu_steps(event: Any, **stats: Any) -> SpaceBuilder:
    """Two steps of 100 ms, in each 20 ms of an op, and another event from 30 to 70 ms."""
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for number in range(2):
        start = 100 * number
        line.event("train", start_ms=start, duration_ms=100, step_num=number)
        line.event("x/MatMul:MatMul", start_ms=start, duration_ms=20)
        line.event(event, start_ms=start + 30, duration_ms=40, **stats)
        line.event("x/Add:AddV2", start_ms=start + 40, duration_ms=10)
    return space


def test_tracing_within_steps(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=cpu_steps("train_step", tf_function_call="traced-nonXla"))
    assert columns(document)["compilation"] == [40, 40]
    assert columns(document)["host_compute"] == [20, 20]
    found = finding(document, "compile_in_loop")
    assert found is not None
    assert found["evidence"].startswith("80 ms of compilation in 2 of 2 steps")


def test_stages_within_steps(tmp_path: Path) -> None:
    document = overview_of(tmp_path, h=cpu_steps("Batch.__next__", **STAGE))
    assert columns(document)["input"] == [40, 40]
    assert columns(document)["host_compute"] == [20, 20]


def test_an_op_that_calls_back_is_the_users_own_code(tmp_path: Path) -> None:
    # In each step of 100 ms a program runs for 90, of which `pure_callback.1` takes 20…80 ms, and
    # the function that it calls 22…78 ms.  That runs a program of its own for 6 ms, and beside it
    # another thread an op for 10.
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    line, pool = plane.line("python"), plane.line("tf_XLAEigen/1")
    for number in range(3):
        start = 100 * number
        stats: dict[str, Any] = {"run_id": 10 + number, "hlo_module": "jit_step"}
        line.event("train", start_ms=start, duration_ms=100, step_num=number)
        line.event("ThunkExecutor::Execute", start_ms=start, duration_ms=90)
        line.event("dot.1", start_ms=start, duration_ms=20, hlo_op="dot.1", **stats)
        callback = "pure_callback.1"
        line.event(callback, start_ms=start + 20, duration_ms=60, hlo_op=callback, **stats)
        line.event("$env.py:7 reward", start_ms=start + 22, duration_ms=56)
        line.event("ThunkExecutor::Execute", start_ms=start + 30, duration_ms=6)
        line.event("add.1", start_ms=start + 80, duration_ms=10, hlo_op="add.1", **stats)
        pool.event("dot.2", start_ms=start + 60, duration_ms=10, hlo_op="dot.2", **stats)
    document = overview_of(tmp_path, h=space)
    # 90 ms, less 60 of the callback, and 6 and 10 that ran meanwhile.
    assert columns(document)["host_compute"] == [46, 46, 46]
    assert columns(document)["all_others"] == [54, 54, 54]
    found = finding(document, "unexplained_idle")
    assert found is not None
    assert found["title"] == "Steps spend their time in env.py:7 reward"


# ---- a TPU ---------------------------------------------------------------------------------------


def test_stages_of_a_tpus_loop(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    plane = space.plane("/host:CPU")
    loop, worker = plane.line("python", id=1), plane.line("grain_worker", id=2)
    for number in range(3):
        start = 100 * number
        core.step(str(number), start, 98).op("f", start + 62, 30)
        loop.event("train", start_ms=start, duration_ms=98, step_num=number)
        loop.event("Batch.__next__", start_ms=start + 1, duration_ms=60, **STAGE)
        loop.event("Map.__getitem__", start_ms=start + 2, duration_ms=50, **STAGE)
        worker.event("Map.__getitem__", start_ms=start, duration_ms=98, _c=number, _ct=9, **STAGE)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["input"] == [60, 60, 60]
    assert columns(document)["idle"] == [8, 8, 8]


# ---- real ----------------------------------------------------------------------------------------


@pytest.fixture
def case(shared: Path) -> Any:
    return lambda name: load(shared / "cases" / name / "host0.xplane.pb").to_dict()


@pytest.mark.parametrize(
    "name, parts",
    [
        ("grain_tpu_input", {"time_input": 60, "time_idle": 4, "time_compute": 34}),
        ("tfdata_stage_tpu", {"time_input": 4, "time_idle": 0, "time_compute": 8}),
    ],
)
def test_stages_of_real_pipelines(case: Any, name: str, parts: dict[str, float]) -> None:
    document = case(name)
    assert {part: value(document, part) for part in parts} == pytest.approx(parts)
    assert finding(document, "input_bound") is not None


def test_a_loader_that_marks_its_stages(case: Any) -> None:
    document = case("jax_grain")
    assert document["headline"]["bottleneck"]["category"] == "input"
    # By the program's own clock, `next` takes 262 of 284 ms.
    share = value(document, "time_input") / value(document, "step_time")
    assert share == pytest.approx(262 / 284, abs=0.01)


def test_a_function_that_is_traced_in_every_step(case: Any) -> None:
    document = case("tf_t_retrace")
    assert document["headline"]["bottleneck"]["category"] == "compilation"
    assert finding(document, "compile_in_loop") is not None
    assert finding(document, "unexplained_idle") is None


@pytest.mark.slow
def test_programs_that_are_compiled_within_steps(case: Any, corpus: Path) -> None:
    assert finding(case("xla_dynamic"), "compile_in_loop") is not None
    # JAX lowers and compiles a program once, in one step: 21.6 + 18.3 + 0.4 ms.
    document: Any = load(corpus / "cpu_jax_plain_20steps.xplane.pb").to_dict()
    assert sum(columns(document)["compilation"]) == pytest.approx(40.25, abs=0.01)
