"""Ranks: their order, one of them alone, ranks that lack, and ranks that are there twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.api import load_step
from tensorboard_plugin_overview.catalog.runs import NoRunError
from tests.cases import codes, columns, value
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

# 2026-01-02 03:04:05 UTC.
BEGIN_NS = 1_767_323_045 * 10**9


def name_of(worker: str, seconds: float = 0) -> str:
    return f"{worker}.{BEGIN_NS + int(seconds * 1e9)}.pt.trace.json"


def rank_trace(compute_us: float, **keys: Any) -> str:
    """Two steps of 100 us on a CPU, with an op of that length in each."""
    events = []
    for step in range(2):
        begin = 1000 + 100 * step
        events.append(event("user_annotation", f"ProfilerStep#{step}", begin, 100))
        events.append(event("cpu_op", "aten::mm", begin + 10, compute_us))
    return written(events, **keys)


def distributed(rank: int, size: int = 2) -> dict[str, Any]:
    return {"distributedInfo": {"backend": "gloo", "rank": rank, "world_size": size}}


def put(folder: Path, name: str, content: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(content, encoding="utf-8")
    return folder / name


def document_of(path: Path, **options: Any) -> Any:
    document: Any = load(path, **options).to_dict()
    assert_valid(document)
    return document


def hosts(document: Any) -> list[tuple[str, int | None, str | None]]:
    return [(host["name"], host["rank"], host["machine"]) for host in document["hosts"]]


def diagnostic(document: Any, code: str) -> str | None:
    found = [one["message"] for one in document["diagnostics"] if one["code"] == code]
    return found[0] if found else None


def test_two_ranks_are_one_run_and_averages_are_means_over_them(tmp_path: Path) -> None:
    put(tmp_path, name_of("vm_11"), rank_trace(20, **distributed(1)))
    put(tmp_path, name_of("vm_12", 1), rank_trace(40, **distributed(0)))
    document = document_of(tmp_path)
    # By rank, and not by name.
    assert hosts(document) == [("vm_12", 0, "vm"), ("vm_11", 1, "vm")]
    assert [file["host"] for file in document["run"]["files"]] == ["vm_12", "vm_11"]
    assert document["run"]["format"] == "kineto"
    assert value(document, "step_time") == pytest.approx(0.1)
    # (20 + 40) / 2 microseconds.
    assert value(document, "time_host_compute") == pytest.approx(0.03)
    assert columns(document)["number"] == [0, 1]
    assert "ranks_missing" not in codes(document)


def test_ten_ranks_are_in_the_order_of_numbers(tmp_path: Path) -> None:
    for rank in range(11):
        put(tmp_path, name_of(f"rank{rank}_{50 - rank}"), rank_trace(20))
    document = document_of(tmp_path)
    assert [host["rank"] for host in document["hosts"]] == list(range(11))


def test_a_rank_is_what_the_file_states_else_what_its_name_says(tmp_path: Path) -> None:
    put(tmp_path / "a", name_of("rank7"), rank_trace(20, **distributed(2, 3)))
    put(tmp_path / "b", name_of("rank7"), rank_trace(20, host_name="node3"))
    put(tmp_path / "c", name_of("vm_12"), rank_trace(20))
    put(tmp_path / "d", name_of("worker0"), rank_trace(20))
    found = [hosts(document_of(tmp_path / folder)) for folder in "abcd"]
    assert found == [
        [("rank7", 2, None)],
        [("rank7", 7, "node3")],
        [("vm_12", None, "vm")],
        [("worker0", None, None)],
    ]


def test_without_a_rank_of_all_hosts_stand_by_name(tmp_path: Path) -> None:
    put(tmp_path, name_of("b"), rank_trace(20, **distributed(0)))
    put(tmp_path, name_of("a"), rank_trace(20))
    assert [host["name"] for host in document_of(tmp_path)["hosts"]] == ["a", "b"]


def test_missing_ranks_are_named(tmp_path: Path) -> None:
    for rank in (0, 1, 2, 4, 5):
        put(tmp_path, name_of(f"vm_{rank}"), rank_trace(20, **distributed(rank, 8)))
    said = diagnostic(document_of(tmp_path), "ranks_missing")
    assert said is not None
    assert said.startswith("5 of 8 ranks: 3, 6, 7 are not in this run.")
    # Whoever asks for one rank knows that it is one.
    assert diagnostic(document_of(tmp_path, host="vm_2"), "ranks_missing") is None


def test_many_missing_ranks_are_counted(tmp_path: Path) -> None:
    put(tmp_path, name_of("vm_1"), rank_trace(20, **distributed(1, 128)))
    said = diagnostic(document_of(tmp_path), "ranks_missing")
    assert said is not None
    assert said.startswith("1 of 128 ranks: 0, 2, 3, 4, 5, 6, 7, 8 and 119 more are not")


def test_of_two_files_of_a_rank_the_newer_one_counts(tmp_path: Path) -> None:
    put(tmp_path, name_of("vm_11", 2), rank_trace(20, **distributed(0)))
    put(tmp_path, name_of("vm_12"), rank_trace(60, **distributed(0)))
    put(tmp_path, name_of("vm_13", 1), rank_trace(40, **distributed(1)))
    document = document_of(tmp_path)
    said = diagnostic(document, "ranks_twice")
    assert said is not None
    assert said.startswith("vm_12 is set aside: vm_11 has the same rank, and is newer.")
    assert {host["name"]: bool(host["set_aside"]) for host in document["hosts"]} == {
        "vm_11": False,
        "vm_12": True,
        "vm_13": False,
    }
    assert value(document, "time_host_compute") == pytest.approx(0.03)
    # Of its ops there is nothing, either.
    assert sum(op["self_ms"] for op in document["top_ops"]) == pytest.approx(2 * (0.02 + 0.04))
    step = load_step(tmp_path, 0)
    assert step["host"] in ("vm_11", "vm_13")


def test_ranks_that_differ_are_not_there_twice(tmp_path: Path) -> None:
    put(tmp_path, name_of("vm_11"), rank_trace(20, **distributed(0)))
    put(tmp_path, name_of("vm_12"), rank_trace(20, **distributed(1)))
    assert diagnostic(document_of(tmp_path), "ranks_twice") is None


@pytest.mark.slow
@pytest.mark.parametrize("asked", ["rank:1", "rank:01", "vm_11"])
def test_one_rank_may_be_asked_for(tmp_path: Path, asked: str) -> None:
    put(tmp_path, name_of("vm_11"), rank_trace(20, **distributed(1)))
    put(tmp_path, name_of("vm_12"), rank_trace(40, **distributed(0)))
    document = document_of(tmp_path, host=asked)
    assert hosts(document) == [("vm_11", 1, "vm")]
    assert value(document, "time_host_compute") == pytest.approx(0.02)
    assert load_step(tmp_path, 1, host=asked)["host"] == "vm_11"


@pytest.mark.parametrize(
    ("asked", "hint"),
    [
        ("rank:7", "Its ranks: 0, 1."),
        ("rank:x", "Its hosts: vm_11, vm_12."),
        ("rank:" + "9" * 6000, "Its ranks: 0, 1."),
        ("nobody", "Its hosts: vm_11, vm_12."),
    ],
)
def test_a_rank_that_is_not_there_is_refused(tmp_path: Path, asked: str, hint: str) -> None:
    put(tmp_path, name_of("vm_11"), rank_trace(20, **distributed(1)))
    put(tmp_path, name_of("vm_12"), rank_trace(40, **distributed(0)))
    with pytest.raises(NoRunError) as caught:
        load(tmp_path, host=asked)
    assert caught.value.hint == hint


def test_show_and_compare_take_a_rank(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path, name_of("vm_11"), rank_trace(20, **distributed(1)))
    put(tmp_path, name_of("vm_12"), rank_trace(40, **distributed(0)))
    assert main(["show", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "rank 0" in text
    assert "rank 1" in text
    assert main(["show", str(tmp_path), "--host", "rank:1", "--format", "csv"]) == 0
    assert "hosts,vm_11,rank,1" in capsys.readouterr().out
    both = [str(tmp_path), str(tmp_path), "--host-a", "rank:0", "--host-b", "rank:1"]
    assert main(["compare", *both]) == 0
    assert "host rank:1" in capsys.readouterr().out


def test_yesterdays_job_is_another_run_of_two_hosts(tmp_path: Path) -> None:
    day = 24 * 3600
    for worker, seconds in {"h_11": 0, "h_12": 1, "h_21": day, "h_22": day + 1}.items():
        put(tmp_path, name_of(worker, seconds), rank_trace(20))
    for run in ("2026_01_02_03_04_05", "2026_01_03_03_04_05"):
        assert len(document_of(tmp_path, run=run)["hosts"]) == 2


def test_cycles_of_two_workers_are_runs_of_two_hosts(tmp_path: Path) -> None:
    for cycle in range(3):
        for worker in range(2):
            content = rank_trace(10 + 10 * cycle)
            put(tmp_path, name_of(f"h_{worker}", 60 * cycle + 2 * worker), content)
    for cycle in range(3):
        document = document_of(tmp_path, run=f"2026_01_02_03_0{4 + cycle}_05")
        assert len(document["hosts"]) == 2
        assert value(document, "time_host_compute") == pytest.approx(0.01 * (1 + cycle))
