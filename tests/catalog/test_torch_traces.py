"""Runs of torch.profiler: which files are one, and their ids."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.catalog.scan import Scan, scan
from tensorboard_plugin_overview.catalog.torch_traces import worker

# 2026-01-02 03:04:05 UTC.
BEGIN_S = 1_767_323_045


def write(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).write_bytes(b"{}")


def at(host: str, seconds: float, digits: int = 19) -> str:
    time = int((BEGIN_S + seconds) * 1000) * 10 ** (digits - 13)
    return f"{host}.{time}.pt.trace.json"


def hosts(found: Scan) -> dict[str, list[str]]:
    return {run.id: list(run.hosts) for run in found.runs}


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("host0_12.1700000000100000000.pt.trace.json", "host0_12"),
        ("host0_12.1700000000100.pt.trace.json.gz", "host0_12"),
        # The last number is a process.
        ("rank-0.Apr_03_18_51_38.1102.pt.trace.json.gz", "rank-0.Apr_03_18_51_38.1102"),
    ],
)
def test_worker_is_the_name_without_its_time(file: str, expected: str) -> None:
    assert worker(file) == expected


@pytest.mark.parametrize("digits", [13, 16, 19])
def test_run_is_a_folder_and_the_time_of_its_first_file(tmp_path: Path, digits: int) -> None:
    write(tmp_path / "logs" / "exp", at("a_1", 0, digits), at("b_2", 3, digits))
    assert hosts(scan(tmp_path / "logs")) == {"exp/2026_01_02_03_04_05": ["a_1", "b_2"]}
    assert hosts(scan(tmp_path / "logs" / "exp")) == {"2026_01_02_03_04_05": ["a_1", "b_2"]}


def test_cycles_of_a_schedule_are_runs_of_their_own(tmp_path: Path) -> None:
    # Three cycles of two workers, a minute apart, the second worker 20 s behind the first.
    for cycle in range(3):
        write(tmp_path, at("w_0", 60 * cycle), at("w_1", 60 * cycle + 20))
    assert hosts(scan(tmp_path)) == {
        f"2026_01_02_03_0{4 + cycle}_05": ["w_0", "w_1"] for cycle in range(3)
    }


def test_another_job_in_the_same_folder_is_another_run(tmp_path: Path) -> None:
    day = 24 * 3600
    write(tmp_path, at("h_11", 0), at("h_12", 1), at("h_21", day), at("h_22", day + 1))
    assert hosts(scan(tmp_path)) == {
        "2026_01_02_03_04_05": ["h_11", "h_12"],
        "2026_01_03_03_04_05": ["h_21", "h_22"],
    }


def test_rank_that_comes_again_begins_a_run(tmp_path: Path) -> None:
    write(tmp_path, at("rank0_1", 0), at("rank1_2", 1), at("rank0_3", 0.5), at("rank1_4", 1.5))
    assert hosts(scan(tmp_path)) == {
        "2026_01_02_03_04_05": ["rank0_1"],
        "2026_01_02_03_04_05_2": ["rank0_3", "rank1_2"],
        "2026_01_02_03_04_06": ["rank1_4"],
    }


def test_file_without_a_time_is_named_after_its_folder_or_itself(tmp_path: Path) -> None:
    write(tmp_path / "exp", "profile_0.pt.trace.json.gz")
    assert hosts(scan(tmp_path)) == {"exp": ["profile_0"]}
    assert hosts(scan(tmp_path / "exp")) == {"profile_0": ["profile_0"]}


def test_file_that_is_given_is_named_after_itself(tmp_path: Path) -> None:
    write(tmp_path, at("a_1", 0))
    name = at("a_1", 0)
    assert hosts(scan(tmp_path / name)) == {name.removesuffix(".pt.trace.json"): ["a_1"]}


def test_xplane_runs_keep_their_ids(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "plugins" / "profile" / "2026_01_02_03_04_05", "h.xplane.pb", at("x_1", 0))
    write(tmp_path, at("a_1", 0), at("a_1", 3).removesuffix(".json") + ".json.tmp")
    os.utime(tmp_path / at("a_1", 0), (1, 1))
    assert hosts(scan(tmp_path)) == {
        "2026_01_02_03_04_05": ["h"],
        "2026_01_02_03_04_05~pytorch": ["a_1"],
    }
    assert main(["runs", "--json", str(tmp_path)]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [run["format"] for run in listed] == ["xplane", "kineto"]
