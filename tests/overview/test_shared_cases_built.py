"""Inputs equal to those of ../shared/cases that were made by hand, built.

Others are in test_host_activity.py (Grain), test_kernel_names.py (collectives, precision),
test_unseen_devices.py (a missing TPU, an XPU) and terminal/test_hostile_names.py.
"""

from __future__ import annotations

from pathlib import Path

from sample_profiles.builder import SpaceBuilder, Stat
from tests.cases import codes, columns, overview_of, value
from tests.tpu_cases import Core


def test_a_tfdata_stage_on_the_thread_that_marks_steps(tmp_path: Path) -> None:
    """The stage covers the 4 ms before the op, and 0.5 ms before the device's step."""
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    core = Core(space).describe("op.1", "convolution")
    for step in range(4):
        at = 20 * step
        stage: dict[str, Stat] = {"_ipl_stage_id": 1, "_ipl_stage_name": "TFRecord"}
        python.event("train", start_ms=at, duration_ms=12, step_num=step, _r=1, group_id=step)
        name = "Iterator::Batch::Map::TFRecord"
        python.event(name, start_ms=at + 0.5, duration_ms=4.5, group_id=step, stats=stage)
        core.step(str(step), at + 1, 12, group_id=step).op("op.1", at + 5, 8, group_id=step)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["input"] == [4] * 4
    assert columns(document)["idle"] == [0] * 4


def test_two_kinds_whose_numbers_are_equal(tmp_path: Path) -> None:
    """Four steps of 100 ms, four evaluations of 20 ms, and the same with the next numbers."""
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    at, group = 0, 0
    for epoch in range(3):
        for kind, length in (("train", 100), ("eval", 20)):
            for number in range(4 * epoch, 4 * epoch + 4):
                ids = {"group_id": group}
                python.event(kind, start_ms=at, duration_ms=length, step_num=number, stats=ids)
                stream.event(f"gemm_{kind}", start_ms=at, duration_ms=length - 5, stats=ids)
                at, group = at + length, group + 1
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == list(range(12))
    assert columns(document)["complete"] == [True] * 12
    assert value(document, "step_time") == 100
    # From 300 to 480 ms, and from 780 to 960 ms, evaluation lies between two steps.
    assert columns(document)["period_ms"] == [*([100] * 3 + [180]) * 2, *[100] * 3, None]
    kinds = {one["name"]: one for one in document["steps"]["kinds"]}
    assert (kinds["train"]["count"], kinds["eval"]["count"]) == (12, 12)
    assert kinds["eval"]["mean_ms"] == 20
    assert "several_step_kinds" in codes(document)


def test_steps_that_one_of_two_devices_has(tmp_path: Path) -> None:
    space = SpaceBuilder()
    for number in range(2):
        core = Core(space, number).describe("fusion.1", "fusion")
        for step in range(4):
            core.step(str(step), 110 * step, 100).op("fusion.1", 110 * step, 90)
        for step in (4, 5)[: 2 * (number == 0)]:
            core.step(str(step), 110 * step, 30).op("fusion.1", 110 * step, 20)
    document = overview_of(tmp_path, h=space)
    lacking = "only on 1 of 2 devices"
    assert columns(document)["incomplete_reason"] == [None] * 4 + [lacking] * 2
    assert value(document, "step_time") == 100
    assert value(document, "time_compute") == 90
    assert document["metrics"]["step_time"]["n"] == 4


def test_numbers_that_are_floats(tmp_path: Path) -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for step in range(6):
        at = 100 * step
        python.event("train", start_ms=at, duration_ms=90, step_num=100.0 + step, _r=1)
        python.event("dense/MatMul:MatMul", start_ms=at + 5, duration_ms=80)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == [100, 101, 102, 103, 104, 105]


def test_markers_of_two_threads_are_one_sequence(tmp_path: Path) -> None:
    """Both mark the same steps for 95 ms, one a millisecond later: 96 ms from first to last."""
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for thread in range(2):
        line = plane.line(f"python-{thread}")
        for step in range(6):
            at = 100 * step + thread
            line.event("train", start_ms=at, duration_ms=95, step_num=step, _r=1)
            line.event("dense/MatMul:MatMul", start_ms=at + 5, duration_ms=80)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == [0, 1, 2, 3, 4, 5]
    assert value(document, "step_period") == 100
    assert document["metrics"]["step_time"]["n"] == 6
    assert columns(document)["duration_ms"] == [96] * 6
