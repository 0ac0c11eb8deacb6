"""The panel of collectives for XSpace profiles: by kind, as far as these say it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import overview_of
from tests.tpu_cases import Core


def rows(document: Any) -> dict[str, Any]:
    return {row["name"]: row for row in document["communication"]["collectives"]}


def test_kinds_of_a_gpu(tmp_path: Path) -> None:
    # Two steps of 100 ms on two GPUs: compute 0 to 60, an all-reduce 40 to 90.
    space = SpaceBuilder()
    for number in range(2):
        plane = space.plane(f"/device:GPU:{number}")
        compute, collectives = plane.line("Stream #7(Compute)"), plane.line("Stream #8(Compute)")
        for step in range(3):
            at = 100 * step
            compute.event("gemm", start_ms=at, duration_ms=60, group_id=step)
            name = "ncclDevKernel_AllReduce_Sum_bf16_RING_LL(x)"
            collectives.event(name, start_ms=at + 40, duration_ms=50, group_id=step)
    document = overview_of(tmp_path, h=space)
    (row,) = document["communication"]["collectives"]
    assert row["name"] == "all-reduce"
    assert (row["group"], row["group_size"], row["bytes"]) == (None, None, None)
    assert row["calls"] == 1
    assert row["total_ms"] == pytest.approx(50)
    assert row["exposed_ms"] == pytest.approx(30)
    assert row["overlapped_ms"] == pytest.approx(20)
    assert (row["transfer_ms"], row["wait_ms"], row["bus_gb_per_s"]) == (None, None, None)
    assert document["communication"]["matched_percent"] is None


def test_kinds_of_a_tpu(tmp_path: Path) -> None:
    # All-reduces of 4 and 1 ms on two cores; a wait of 2 ms for an asynchronous all-gather.
    space = SpaceBuilder()
    for number, begin in enumerate((4, 7)):
        core = Core(space, number).describe("f", "loop fusion").describe("ar.1", "all-reduce")
        core.describe("all-gather-start.1", "all-gather-start")
        core.describe("all-gather-done.1", "all-gather-done")
        for step in range(2):
            at = 20 * step
            core.step(str(step), at, 20).op("f", at, begin).op("ar.1", at + begin, 8 - begin)
            core.op("all-gather-start.1", at + 8, 0.5).op("all-gather-done.1", at + 12, 2)
    found = rows(overview_of(tmp_path, h=space))
    assert found["all-reduce"]["calls"] == 1
    assert found["all-reduce"]["total_ms"] == pytest.approx(2.5)
    assert found["all-reduce"]["exposed_ms"] == pytest.approx(2.5)
    assert found["all-reduce"]["overlapped_ms"] is None
    assert found["all-gather"]["calls"] == 1
    assert found["all-gather"]["total_ms"] == pytest.approx(2.5)
    assert "wait for it alone" in found["all-gather"]["note"]


def test_without_collectives_there_is_no_panel(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    core.step("0", 0, 10).op("f", 0, 5)
    assert overview_of(tmp_path, h=space)["communication"] is None
