"""Golden cases of TPU steps: where they come from, their numbers, lengths and parts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import codes, columns, overview_of, value
from tests.tpu_cases import Core

PARTS = ("compute", "collectives", "sparsecore", "input", "output", "host_transfer", "idle")


def parts(document: dict[str, Any], row: int) -> dict[str, Any]:
    """The parts of one step that are not zero."""
    steps = columns(document)
    assert sum(steps[part][row] for part in PARTS) == pytest.approx(
        steps["duration_ms"][row], abs=1e-9
    )
    found = {part: steps[part][row] for part in PARTS}
    return {part: pytest.approx(time) for part, time in found.items() if abs(time) > 1e-9}


# ---- the TPU's own markers -----------------------------------------------------------------------


def test_a_core_in_two_planes_counts_whole(tmp_path: Path) -> None:
    # Steps of 10 ms, a fusion of 6 ms in the first and an all-reduce of 4 ms in the second plane.
    space = SpaceBuilder()
    first = Core(space).describe("f", "loop fusion")
    second = Core(space).describe("sum", "all-reduce")
    for step in range(3):
        first.step(str(step), 10 * step, 10).op("f", 10 * step, 6)
        second.op("sum", 10 * step + 6, 4)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["compute"] == [6] * 3
    assert columns(document)["collectives"] == [4] * 3
    assert document["devices"][0]["busy_ms"] == 30
    assert [op["occurrences"] for op in document["top_ops"]] == [3, 3]


def test_device_markers_bound_steps_and_number_them(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for index, number in enumerate((10, 11, 12)):
        core.step(str(number), 11 * index, 10).op("f", 11 * index + 1, 6)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "device_markers"
    assert steps["number"] == [10, 11, 12]
    assert steps["duration_ms"] == [10, 10, 10]
    assert steps["period_ms"] == [11, 11, None]
    assert steps["incomplete_reason"] == [None, None, None]
    assert value(document, "step_time") == 10
    assert value(document, "step_period") == 11
    assert parts(document, 0) == {"compute": 6, "idle": 4}
    assert value(document, "duty_cycle") == pytest.approx(100 * 18 / 28)
    assert value(document, "duty_cycle_steps") == pytest.approx(60)


def test_groups_of_a_profiler_name_the_steps(tmp_path: Path) -> None:
    # A file whose events are in groups already; no program has HLO.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for group in range(10, 15):
        core.step(str(group), 20 * group, 15, group_id=group)
        core.op("f", 20 * group, 10, group_id=group)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["number"] == [10, 11, 12, 13, 14]
    assert document["job"]["kind"] == "unknown"
    assert "HLO" in document["job"]["reason"]


def test_ops_at_the_seam_of_two_steps_belong_to_the_later(tmp_path: Path) -> None:
    # Back to back: the infeed that begins each step is that step's.
    space = SpaceBuilder()
    core = Core(space).describe("infeed", "infeed").describe("f", "loop fusion")
    for step in range(2):
        core.step(str(step), 10 * step, 10).op("infeed", 10 * step, 1).op("f", 10 * step + 1, 5)
    document = overview_of(tmp_path, h=space)
    assert parts(document, 0) == parts(document, 1) == {"compute": 5, "input": 1, "idle": 4}


def test_incomplete_last_step_does_not_spoil_the_average(tmp_path: Path) -> None:
    # As on a TPU v5: steps of about 120 ms, and a last one near 0. XProf: 96.3 ms.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").describe("g", "loop fusion")
    lengths = (120.2, 120.6, 120.4, 120.4)
    start = 0.0
    for number, length in enumerate(lengths):
        core.step(str(number), start, length)
        core.op("f", start, 60).op("g", start + 60, 20).op("g", start + 80, 20)
        start += 121
    core.step("4", start, 0.01).op("f", start, 0.01)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["complete"] == [True, True, True, True, False]
    assert "half" in steps["incomplete_reason"][-1]
    assert value(document, "step_time") == pytest.approx(120.4)
    assert value(document, "step_time_all") == pytest.approx(96.322)
    assert document["metrics"]["step_time"]["min"] == pytest.approx(120.2)
    assert "incomplete_steps" in codes(document)


def test_the_slowest_core_is_as_long_as_the_step(tmp_path: Path) -> None:
    space = SpaceBuilder()
    for number, length in enumerate((8, 10)):
        core = Core(space, number).describe("infeed", "infeed").describe("f", "loop fusion")
        for step in range(2):
            core.step(str(step), 20 * step, length)
            core.op("infeed", 20 * step, 1 + number).op("f", 20 * step + 2, 4)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"] == [10, 10]
    # Means over cores: 4; 1.5; what is left to the slowest core's 10.
    assert parts(document, 0) == {"compute": 4, "input": 1.5, "idle": 4.5}
    # 1 of 8 and 2 of 10 ms.
    assert steps["input_percent"] == [16.25, 16.25]
    assert steps["input_percent_min"] == [12.5, 12.5]
    assert steps["input_percent_max"] == [20, 20]
    metric = document["metrics"]["input_percent"]
    assert (metric["value"], metric["min"], metric["max"]) == (16.25, 12.5, 20)
    first, second = document["devices"]
    assert (first["step_time_ms"], second["step_time_ms"]) == (8, 10)
    assert (first["slowest"], second["slowest"]) == (False, True)
    assert second["step_parts_ms"]["input"] == 2
    assert first["step_parts_ms"]["idle"] == 3


# ---- host markers --------------------------------------------------------------------------------


def launched(tmp_path: Path, join: str) -> Any:
    """Two programs a step, launched by host markers 50, 51, 52, on two cores.

    The step before them was launched before the capture began.
    """
    space = SpaceBuilder()
    cores = [Core(space, number).describe("f", "loop fusion") for number in range(2)]
    python = space.plane("/host:CPU").line("python")
    run = 1 << 27
    for core in cores:
        core.step("0", 0, 3).module("jit_a(1)", 0, 3, run_id=99, queue_id=0).op("f", 0, 3)
    for step in range(3):
        start = 10 + 40 * step
        python.event("train", start_ms=start, duration_ms=30, step_num=50 + step, _r=1)
        for program in range(2):
            at = start + 5 + 12 * program
            for number, core in enumerate(cores):
                run += 1
                key = {"queue_id": 0}
                call = key | {"device_ordinal": number, "run_id": run & ((1 << 27) - 1)}
                ran = key | {"run_id": run}
                if join == "context":
                    call, ran = {"_pt": 12, "_p": run}, {"_ct": 12, "_c": run}
                python.event(
                    "DoEnqueueProgram", start_ms=start + program, duration_ms=0.1, stats=call
                )
                core.step(str(2 * step + program + 1), at, 10)
                core.module("jit_a(1)", at, 9, stats=ran).op("f", at + 1, 6)
    return overview_of(tmp_path, h=space)


@pytest.mark.parametrize("join", ["run_id", "context"])
def test_host_markers_put_device_steps_together(tmp_path: Path, join: str) -> None:
    document = launched(tmp_path, join)
    steps = columns(document)
    assert document["steps"]["source"] == "device_markers"
    assert "train" in document["steps"]["method"]
    assert steps["number"] == [50, 51, 52]
    assert steps["name"] == ["train"] * 3
    # From the first marker's start to the second's end, the gap of 2 ms between them included.
    assert steps["duration_ms"] == [22, 22, 22]
    assert steps["period_ms"] == [40, 40, None]
    assert parts(document, 1) == {"compute": 12, "idle": 10}


def test_who_marked_one_step_meant_one(tmp_path: Path) -> None:
    # One of three device markers was launched within a host marker; the device marks the others by
    # itself, such as evaluations.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    python = space.plane("/host:CPU").line("python")
    python.event("train", start_ms=20, duration_ms=5, step_num=50)
    call = {"run_id": 1, "queue_id": 0, "device_ordinal": 0}
    python.event("DoEnqueueProgram", start_ms=21, duration_ms=0.1, stats=call)
    for step in range(3):
        start = 22 * step
        core.step(str(7 + step), start, 10).op("f", start, 6)
        core.module("jit_a(1)", start, 9, run_id=step, queue_id=0)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [50]
    # The device marker in which run 1 ran.
    assert steps["start_ms"] == [22]
    assert steps["duration_ms"] == [10]


def test_work_of_host_markers_without_device_markers(tmp_path: Path) -> None:
    # Each step's programs are launched at once and run 3 ms later, past the marker's end; their op
    # runs in 4…10 ms after the marker's start.  The first step begins with it.  When the others'
    # markers begin, at 20 and 40 ms, the core has idled since 10 and 30 ms: they begin with them.
    # The last op ends at 50 ms.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    python = space.plane("/host:CPU").line("python")
    for step in range(3):
        start = 20 * step
        python.event("train", start_ms=start, duration_ms=1, step_num=7 + step)
        call = {"run_id": step, "queue_id": 0, "device_ordinal": 0}
        python.event("DoEnqueueProgram", start_ms=start, duration_ms=0.1, stats=call)
        core.module("jit_a(1)", start + 3, 9, run_id=step, queue_id=0).op("f", start + 4, 6)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "host_markers"
    assert steps["number"] == [7, 8, 9]
    assert steps["start_ms"] == [4, 20, 40]
    assert steps["duration_ms"] == [16, 20, 10]
    assert steps["period_ms"] == [16, 20, None]
    assert steps["complete"] == [True, True, False]
    assert parts(document, 0) == {"compute": 6, "idle": 10}
    assert parts(document, 1) == {"compute": 6, "idle": 14}


# ---- no markers ----------------------------------------------------------------------------------


def test_steps_are_runs_of_the_program_that_repeats(tmp_path: Path) -> None:
    # jit_init once for 200 ms; jit_train_step five times for 100 ms, every 110 ms.
    space = SpaceBuilder()
    core = Core(space).describe("fusion.1", "loop fusion").describe("all-reduce.1", "all-reduce")
    core.module("jit_init(7)", 0, 200)
    for step in range(5):
        start = 300 + 110 * step
        core.module("jit_train_step(123)", start, 100)
        core.op("fusion.1", start, 60).op("all-reduce.1", start + 60, 30)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["steps"]["source"] == "inferred"
    assert "jit_train_step" in document["steps"]["method"]
    assert steps["number"] == [0, 1, 2, 3, 4]
    assert steps["duration_ms"] == [110, 110, 110, 110, 90]
    assert steps["complete"] == [True, True, True, True, False]
    assert parts(document, 0) == {"compute": 60, "collectives": 30, "idle": 20}
    metric = document["metrics"]["step_period"]
    assert (metric["value"], metric["n"]) == (110, 4)
    assert document["metrics"]["step_time"]["status"] == "inferred"
    assert value(document, "exposed_communication") == 30
    assert "no_steps" not in codes(document)


def test_cores_out_of_lock_step_are_averaged(tmp_path: Path) -> None:
    # Each core takes 10 ms a step on average, but slow steps fall on different cores.
    space = SpaceBuilder()
    for number, lengths in enumerate(((14, 6, 14, 6), (6, 14, 6, 14))):
        core = Core(space, number).describe("f", "loop fusion")
        start = 0
        for length in (*lengths, 1):
            core.module("jit_f(1)", start, 1).op("f", start, 1)
            start += length
    document = overview_of(tmp_path, h=space)
    assert columns(document)["duration_ms"][:4] == [10, 10, 10, 10]
    assert "devices_not_in_step" in codes(document)


def test_a_program_without_ops_on_the_line_still_ran(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space)
    for step in range(3):
        core.module("jit_f(1)", 10 * step, 6)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["duration_ms"] == [10, 10, 6]
    assert parts(document, 0) == {"compute": 6, "idle": 4}
    assert "unattributed_ops" in codes(document)


def test_nothing_ran(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/device:TPU:0", device_type_string="TPU v4")
    document = overview_of(tmp_path, h=space)
    assert document["steps"] is None
    assert {"no_steps", "no_device_events"} <= set(codes(document))
    for metric in ("step_time", "time_compute", "duty_cycle", "mfu", "op_placement_device"):
        assert document["metrics"][metric]["status"] == "unavailable", metric
    assert document["devices"][0]["used"] is False


# ---- the core's own clock ------------------------------------------------------------------------


def test_lengths_are_of_the_cores_own_clock(tmp_path: Path) -> None:
    """The host's clock was set anew in the middle of step 1: its times there are 4 ms too long."""
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for step in range(4):
        late = 4 if step > 1 else 0
        host, own = 10 * step + late, 1000 + 10 * step
        stretched = 4 if step == 1 else 0
        core.module("jit_f(1)", host, 9 + stretched)
        clock = {"device_offset_ps": own * 10**9, "device_duration_ps": 8 * 10**9}
        core.op("f", host, 8 + stretched, stats=clock)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"] == [10, 10, 10, 8]
    assert [steps["compute"][row] for row in range(4)] == [8, 8, 8, 8]
    # Put on the host's clock as a whole, by the median: two ops of four lie 4 ms later.
    assert steps["start_ms"][0] in (0, 4)
    assert document["devices"][0]["busy_ms"] == 32


def test_a_marker_may_carry_the_cores_clock(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for step in range(3):
        start = 20 * step
        own = {"device_offset_ps": start * 10**9, "device_duration_ps": 10 * 10**9}
        core.step(str(step), start, 12, stats=own).op("f", start, 5)
    assert columns(overview_of(tmp_path, h=space))["duration_ms"] == [10, 10, 10]


# ---- numbers that are none -----------------------------------------------------------------------


def test_a_core_whose_events_have_no_length_did_not_run(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    for step in range(3):
        core.step(str(step), 0, 0).module("jit_f(1)", 0, 0).op("f", 0, 0)
    document = overview_of(tmp_path, h=space)
    assert document["metrics"]["duty_cycle"]["status"] == "unavailable"
    (device,) = document["devices"]
    assert not device["used"]
    assert device["busy_percent"] is None


@pytest.mark.parametrize("absurd", [float("inf"), float("nan"), -5.0, 1e308])
def test_absurd_numbers_of_a_profile_are_not_told(tmp_path: Path, absurd: float) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU", matrix_unit_utilization_percent=absurd)
    core = Core(space)
    core.plane.stats(peak_teraflops_per_second=absurd, peak_hbm_bw_gigabytes_per_second=absurd)
    core.describe("f", "convolution fusion", flops=absurd)
    core.describe("g", "convolution fusion", bytes_accessed=absurd, flops=100)
    for step in range(3):
        core.step(str(step), 10 * step, 9).op("f", 10 * step, 4).op("g", 10 * step + 4, 2)
    document = overview_of(tmp_path, h=space)
    for metric in ("mxu_utilization", "mfu", "flops_utilization", "memory_bandwidth_utilization"):
        assert document["metrics"][metric]["status"] == "unavailable", metric
    json.dumps(document, allow_nan=False)


def test_a_peak_of_next_to_nothing_gives_no_utilization(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space, peak_teraflops_per_second=1e-300, peak_hbm_bw_gigabytes_per_second=1.0)
    core.describe("f", "convolution fusion", flops=1 << 62, bytes_accessed=100)
    for step in range(3):
        core.step(str(step), 10 * step, 9).op("f", 10 * step, 4)
    mfu = overview_of(tmp_path, h=space)["metrics"]["mfu"]
    assert mfu["status"] == "unavailable"
    assert "--overview_peak_tflops" in mfu["reason"]


def test_a_counter_over_100_percent_is_doubted(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU", matrix_unit_utilization_percent=250.0)
    core = Core(space).describe("f", "loop fusion")
    for step in range(3):
        core.step(str(step), 10 * step, 9).op("f", 10 * step, 4)
    document = overview_of(tmp_path, h=space)
    assert value(document, "mxu_utilization") == 250
    assert "counter_looks_wrong" in codes(document)


def test_a_gpu_beside_tpus_has_no_steps_of_its_own(tmp_path: Path) -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    core = Core(space).describe("f", "loop fusion")
    stream = space.plane("/device:GPU:0").line("Stream #1")
    for step in range(4):
        python.event("train", start_ms=10 * step, duration_ms=9, step_num=step)
        core.op("f", 10 * step, 4)
        stream.event("k", start_ms=10 * step, duration_ms=3)
    document = overview_of(tmp_path, h=space)
    assert document["platform"] == "tpu"
    assert columns(document)["number"] == [0, 1, 2, 3]
    assert [device["name"] for device in document["devices"]] == ["/device:TPU:0", "/device:GPU:0"]


def test_16_bits_are_advised_for_matrix_products_only(tmp_path: Path) -> None:
    for category, advised in (("convolution fusion", True), ("loop fusion", False)):
        space = SpaceBuilder()
        core = Core(space).describe("f", category, "%f = f32[8,8]{1,0} fusion()")
        for step in range(3):
            core.step(str(step), 10 * step, 9).op("f", 10 * step, 8)
        document = overview_of(tmp_path / category, h=space)
        assert value(document, "compute_16bit") == 0
        assert ("low_16bit" in [one["id"] for one in document["findings"]]) is advised, category
