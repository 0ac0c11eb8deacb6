"""Golden cases of GPU steps in files whose events a profiler has already assigned to steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import PlaneBuilder, SpaceBuilder, Stat
from tests.cases import codes, columns, overview_of, value


def gpu_plane(space: SpaceBuilder, ordinal: int = 0) -> PlaneBuilder:
    return space.plane(f"/device:GPU:{ordinal}")


def kernels(plane: PlaneBuilder, *spans: tuple[float, float, int], name: str = "gemm") -> None:
    """Kernels as (start, duration, group), milliseconds."""
    stream = plane.line("Stream #7(Compute)")
    for start_ms, duration_ms, group in spans:
        stream.event(name, start_ms=start_ms, duration_ms=duration_ms, group_id=group)


def markers(space: SpaceBuilder, name: str, *numbers: int) -> None:
    """Host markers `name`, one a group, with the user's step numbers."""
    line = space.plane("/host:CPU").line("python")
    for group, number in enumerate(numbers):
        line.event(name, start_ms=10 * group, duration_ms=9, step_num=number, _r=1, group_id=group)


def test_a_step_lasts_to_the_first_op_of_the_next(tmp_path: Path) -> None:
    # Kernels of 4 ms every 10 ms: the GPU waits 6 ms of each step for the host.
    space = SpaceBuilder()
    kernels(gpu_plane(space), (100, 4, 0), (110, 4, 1), (120, 4, 2))
    document = overview_of(tmp_path, h=space)
    assert document["platform"] == "gpu"
    steps = columns(document)
    assert steps["duration_ms"] == [10, 10, 4]
    assert steps["device_compute"] == [4, 4, 4]
    assert steps["all_others"] == [6, 6, 0]
    assert steps["period_ms"] == [10, 10, None]
    assert steps["complete"] == [True, True, False]
    assert "open-ended" in steps["incomplete_reason"][2]
    assert value(document, "step_time") == 10
    assert document["metrics"]["step_time"]["n"] == 2
    assert value(document, "step_time_all") == 8
    assert value(document, "step_period") == 10
    assert value(document, "step_device_span") == 4
    assert value(document, "duty_cycle_steps") == 40
    # 12 ms busy from 100 to 124 ms.
    assert value(document, "duty_cycle") == 50


@pytest.mark.parametrize("name", ["train", "my_step"])
def test_numbers_are_the_users_whatever_the_marker_is_called(tmp_path: Path, name: str) -> None:
    space = SpaceBuilder()
    markers(space, name, 20, 21, 22, 23)
    kernels(gpu_plane(space), (1, 5, 0), (11, 5, 1), (21, 5, 2), (31, 5, 3))
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [20, 21, 22, 23]
    assert steps["name"] == [name] * 4


def test_step_before_a_missing_number_ends_by_itself(tmp_path: Path) -> None:
    # Step 22 is not in the profile: 21 must not be taken to last until 23.  Its marker, 20…29 ms,
    # holds its kernel, 21…26 ms: it lasts as long as its marker.  The marker of 23, 30…39 ms, ends
    # before its kernel, 41…46 ms: it begins with its marker and is open-ended.
    space = SpaceBuilder()
    markers(space, "train", 19, 20, 21, 23)
    kernels(gpu_plane(space), (1, 5, 0), (11, 5, 1), (21, 5, 2), (41, 5, 3))
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [19, 20, 21, 23]
    assert steps["start_ms"] == [0, 10, 20, 30]
    assert steps["duration_ms"] == [10, 10, 9, 16]
    assert steps["period_ms"] == [10, 10, None, None]
    assert steps["complete"] == [True, True, True, False]


def test_usual_stride_is_not_a_gap(tmp_path: Path) -> None:
    # Keras with steps_per_execution=5 numbers every fifth batch.  The last marker, 20…29 ms, waits
    # for its kernel.
    space = SpaceBuilder()
    markers(space, "train", 0, 5, 10)
    kernels(gpu_plane(space), (1, 5, 0), (11, 5, 1), (21, 5, 2))
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["duration_ms"] == [10, 10, 9]
    assert steps["period_ms"] == [10, 10, None]


def test_steps_of_only_collectives_or_copies_are_kept(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = gpu_plane(space)
    stream = plane.line("Stream #7(Compute)")
    stream.event("sm90_xmma_gemm_bf16bf16", start_ms=0, duration_ms=5, group_id=0)
    stream.event("ncclDevKernel_AllReduce_Sum_bf16_RING_LL", start_ms=10, duration_ms=4, group_id=1)
    stream.event("MemcpyD2D", start_ms=20, duration_ms=2, group_id=2)
    stream.event("gemm", start_ms=30, duration_ms=5, group_id=3)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["duration_ms"] == [10, 10, 10, 5]
    assert steps["device_compute"] == [5, 0, 0, 5]
    assert steps["device_collectives"] == [0, 4, 0, 0]
    assert steps["device_to_device"] == [0, 0, 2, 0]
    assert steps["all_others"] == [5, 6, 8, 0]


@pytest.fixture
def overlap() -> SpaceBuilder:
    """One step of 100 ms: compute 0 to 80, a collective 40 to 90; then the next step begins."""
    space = SpaceBuilder()
    plane = gpu_plane(space)
    kernels(plane, (0, 80, 0), (100, 10, 1))
    stream = plane.line("Stream #8(Compute)")
    stream.event("ncclDevKernel_AllReduce", start_ms=40, duration_ms=50, group_id=0)
    return space


def assert_overlap(document: dict[str, Any]) -> None:
    steps = columns(document)
    assert steps["duration_ms"][0] == 100
    assert steps["device_compute"][0] == 80
    assert steps["device_collectives"][0] == 10
    assert steps["all_others"][0] == 10
    assert value(document, "duty_cycle_steps") == 90
    assert value(document, "exposed_communication") == 10
    assert value(document, "overlapped_communication") == 40


def test_overlap_counts_once(tmp_path: Path, overlap: SpaceBuilder) -> None:
    assert_overlap(overview_of(tmp_path, h=overlap))


def test_zero_length_and_duplicate_events_change_nothing(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = gpu_plane(space)
    kernels(plane, (0, 80, 0), (0, 80, 0), (50, 0, 0), (100, 10, 1))
    stream = plane.line("Stream #8(Compute)")
    for _ in range(2):
        stream.event("ncclDevKernel_AllReduce", start_ms=40, duration_ms=50, group_id=0)
    stream.event("ncclDevKernel_AllReduce", start_ms=95, duration_ms=0, group_id=0)
    assert_overlap(overview_of(tmp_path, h=space))


def test_out_of_lock_step_a_step_is_the_mean_over_devices(tmp_path: Path) -> None:
    # GPU 0 computes 4 of 10 ms; GPU 1 computes 8 of 12 ms.  The slowest takes 12 ms, where the mean
    # from step to step is 11 ms.
    space = SpaceBuilder()
    kernels(gpu_plane(space, 0), (0, 4, 0), (10, 4, 1))
    kernels(gpu_plane(space, 1), (0, 8, 0), (12, 8, 1))
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert steps["duration_ms"][0] == 11
    assert steps["device_compute"][0] == 6
    assert steps["all_others"][0] == 5
    assert steps["period_ms"][0] == 11
    assert "devices_not_in_step" in codes(document)
    devices = {device["name"]: device for device in document["devices"]}
    assert devices["/device:GPU:0"]["step_time_ms"] == 10
    assert devices["/device:GPU:1"]["step_time_ms"] == 12
    assert [device["slowest"] for device in document["devices"]] == [False, True]


def test_device_that_only_copies_is_not_used(tmp_path: Path) -> None:
    space = SpaceBuilder()
    kernels(gpu_plane(space, 0), (0, 4, 0), (10, 4, 1))
    copies = gpu_plane(space, 1).line("Stream #9(MemcpyH2D)")
    copies.event("MemcpyH2D", start_ms=0, duration_ms=1, group_id=0)
    gpu_plane(space, 2)
    document = overview_of(tmp_path, h=space)
    assert [device["used"] for device in document["devices"]] == [True, False, False]
    assert document["environment"]["device_count"] == 3
    assert document["environment"]["devices_used"] == 1
    assert columns(document)["duration_ms"] == [10, 4]


def test_work_outside_all_steps_is_reported_and_stretches_none(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = gpu_plane(space)
    kernels(plane, (0, 5, 0), (10, 5, 1))
    stray = plane.line("Stream #8(Compute)")
    stray.event("later", start_ms=500, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["duration_ms"] == [10, 5]
    assert "outside_steps" in codes(document)


def test_step_line_gives_names_and_numbers(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = gpu_plane(space)
    kernels(plane, (0, 5, 7), (10, 5, 8))
    steps_line = plane.line("Steps", id=-559038737)
    for group, start_ms in ((7, 0), (8, 10)):
        steps_line.event(
            str(group),
            start_ms=start_ms,
            duration_ms=5,
            group_id=group,
            step_name=f"train {group + 100}",
        )
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [107, 108]
    assert steps["name"] == ["train", "train"]


def test_first_step_cut_by_the_capture_is_left_out(tmp_path: Path) -> None:
    space = SpaceBuilder()
    kernels(gpu_plane(space), (0, 2, 0), (3, 5, 1), (13, 5, 2), (23, 5, 3))
    space.plane("Task Environment", profile_start_time=10**18, profile_stop_time=10**18 + 10**8)
    document = overview_of(tmp_path, h=space)
    assert columns(document)["complete"] == [False, True, True, False]
    assert value(document, "step_time") == 10
    # 17 ms busy of the 100 ms captured.
    assert value(document, "duty_cycle_capture") == pytest.approx(17)


def test_gpu_without_events_says_why(tmp_path: Path) -> None:
    space = SpaceBuilder()
    gpu_plane(space)
    document = overview_of(tmp_path, h=space)
    assert "no_device_events" in codes(document)
    assert document["steps"] is None
    for metric in document["metrics"].values():
        assert metric["value"] is None
        assert metric["reason"]


def test_a_constant_step_number_hides_no_step(tmp_path: Path) -> None:
    # A loop that passes 0 for every step: the order tells them apart, and none is missing.  The
    # last marker, 30…39 ms, waits for its kernel, 32…37 ms.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    stream = gpu_plane(space).line("Stream #7(Compute)")
    for step in range(4):
        python.event("train", start_ms=10 * step, duration_ms=9, step_num=0)
        at_ms = 10 * step + 1
        python.event("cuLaunchKernel", start_ms=at_ms, duration_ms=0.1, correlation_id=step + 1)
        stream.event("gemm", start_ms=10 * step + 2, duration_ms=5, correlation_id=step + 1)
    steps = columns(overview_of(tmp_path, h=space))
    assert steps["number"] == [0, 0, 0, 0]
    assert steps["duration_ms"] == [10, 10, 10, 9]
    assert steps["period_ms"] == [10, 10, 10, None]
    assert steps["complete"] == [True, True, True, True]


def test_the_source_says_what_a_step_is(tmp_path: Path) -> None:
    # Executions of a program on a CPU: no marker bounds them.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("worker")
    for run in range(4):
        of_run: dict[str, Stat] = {"hlo_op": "dot", "hlo_module": "jit_f", "run_id": run}
        line.event("dot", start_ms=10 * run, duration_ms=6, stats=of_run)
    source = overview_of(tmp_path / "inferred", h=space)["metrics"]["step_time"]["source"]
    assert "from its first op to the first op of the next step" in source
    assert "marker" not in source
    space = SpaceBuilder()
    markers(space, "train", 1, 2, 3)
    source = overview_of(tmp_path / "marked", h=space)["metrics"]["step_time"]["source"]
    assert "as long as its host marker" in source


def test_without_kernels_the_markers_are_the_steps(tmp_path: Path) -> None:
    # CUPTI without permission: a GPU plane, host events, no kernel.
    space = SpaceBuilder()
    gpu_plane(space)
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        line.event("train", start_ms=10 * step, duration_ms=8, step_num=step)
        line.event("backend_compile", start_ms=10 * step, duration_ms=1)
    document = overview_of(tmp_path, h=space)
    steps = columns(document)
    assert document["platform"] == "gpu"
    assert steps["duration_ms"] == [8, 8, 8]
    assert steps["compilation"] == [1, 1, 1]
    assert steps["all_others"] == [7, 7, 7]
    assert value(document, "step_time") == 8
    for metric in ("step_device_span", "time_device_compute", "duty_cycle", "duty_cycle_steps"):
        assert value(document, metric) is None
        assert (
            "ermission" in document["metrics"][metric]["reason"]
            or "kernel" in (document["metrics"][metric]["reason"])
        )
    assert value(document, "exposed_communication") is None
    assert "no_device_events" in codes(document)


def test_host_without_kernels_is_not_compared_with_hosts_that_have_them(tmp_path: Path) -> None:
    good, bad = SpaceBuilder(), SpaceBuilder()
    kernels(gpu_plane(good), (0, 4, 0), (10, 4, 1))
    gpu_plane(bad)
    bad.plane("/host:CPU").line("python").event("train", start_ms=0, duration_ms=9, step_num=0)
    document = overview_of(tmp_path, a=good, b=bad)
    assert columns(document)["duration_ms"] == [10, 4]
    assert value(document, "step_time") == 10
