"""Collectives of several ranks: what is the same one, who waits, what is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import SHARED
from tests.formats.kineto.job import STEP_US, collective, job, reduced
from tests.formats.kineto.small import Event, document, kernel, launched, op, step
from tests.formats.kineto.traces import event

CORPUS = SHARED / "corpus_pytorch"
needs_corpus = pytest.mark.skipif(
    not CORPUS.is_dir(), reason="../shared (real traces of Kineto) is not beside this checkout"
)


def rank(lengths: list[float], computes: list[float], **more: Any) -> list[Event]:
    """A step for each length of its all-reduce."""
    events = [step(number, number * STEP_US, STEP_US) for number in range(len(lengths))]
    for number, (length, compute) in enumerate(zip(lengths, computes, strict=True)):
        events += reduced(number, compute, length, **more)
    return events


def test_shortest_is_the_transfer_and_the_rest_a_wait(tmp_path: Path) -> None:
    # 50 and 10 µs for the same call: 10 are the transfer, rank 0 waits 40, rank 1 came last.
    found = job(tmp_path, rank([50] * 3, [33] * 3), rank([10] * 3, [73] * 3))
    panel = found["communication"]
    assert panel["per"] == "step"
    assert panel["steps"] == 3
    assert panel["matched_percent"] == 100
    assert panel["left_out"] == 0
    (row,) = panel["collectives"]
    assert (row["name"], row["group"], row["group_size"], row["ranks"]) == ("allreduce", "0", 2, 2)
    assert row["calls"] == 1
    assert row["bytes"] == 4_000_000
    assert row["total_ms"] == pytest.approx(0.03)
    assert row["transfer_ms"] == pytest.approx(0.01)
    assert row["wait_ms"] == pytest.approx(0.02)
    assert row["exposed_ms"] == pytest.approx(0.03)
    assert row["overlapped_ms"] == pytest.approx(0)
    # 4 MB in 10 µs; of two ranks, the bus moves as much.
    assert row["algorithm_gb_per_s"] == pytest.approx(400)
    assert row["bus_gb_per_s"] == pytest.approx(400)
    assert row["note"] is None
    assert [one["rank"] for one in panel["ranks"]] == [0, 1]
    assert [one["wait_ms"] for one in panel["ranks"]] == pytest.approx([0.04, 0])
    assert [one["transfer_ms"] for one in panel["ranks"]] == pytest.approx([0.01, 0.01])
    assert [one["last_percent"] for one in panel["ranks"]] == [0, 100]


def test_clocks_are_not_compared(tmp_path: Path) -> None:
    ranks = rank([50] * 3, [33] * 3), rank([10] * 3, [73] * 3)
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    expected = job(tmp_path / "a", *ranks)["communication"]
    found = job(tmp_path / "b", *ranks, ahead_ns=3_000_000_000)
    assert found["communication"] == expected
    (skew,) = [one for one in found["diagnostics"] if one["code"] == "clock_skew"]
    assert skew["severity"] == "info"
    assert "3.000 s" in skew["message"]


def test_step_of_other_collectives_is_left_out_and_counted(tmp_path: Path) -> None:
    # Rank 1 has a barrier more in the second of three steps.
    more = collective(1, 80, 5, 99, "barrier")
    late = rank([10] * 3, [73] * 3) + more
    panel = job(tmp_path, rank([50] * 3, [33] * 3), late)["communication"]
    assert panel["matched_percent"] == pytest.approx(100 * 2 / 3)
    assert panel["left_out"] == 1
    rows = {row["name"]: row for row in panel["collectives"]}
    assert rows["allreduce"]["transfer_ms"] == pytest.approx(0.01)
    assert rows["allreduce"]["wait_ms"] == pytest.approx(0.02)
    assert rows["allreduce"]["calls"] == 1
    # One of three steps, on the only rank that has it.
    assert rows["barrier"]["calls"] == pytest.approx(1 / 3)
    assert rows["barrier"]["transfer_ms"] is None
    assert [one["wait_ms"] for one in panel["ranks"]] == pytest.approx([0.04, 0])


def test_other_order_is_left_out(tmp_path: Path) -> None:
    def two(first: str, second: str) -> list[Event]:
        return [
            step(0, 0, STEP_US),
            *launched("gemm", 5, 10, 1, 2),
            *collective(0, 20, 10, 2, first),
            *collective(0, 40, 10, 3, second),
        ]

    panel = job(tmp_path, two("allreduce", "broadcast"), two("broadcast", "allreduce"))
    assert panel["communication"]["matched_percent"] == 0
    assert panel["communication"]["left_out"] == 1
    for row in panel["communication"]["collectives"]:
        assert row["wait_ms"] is None
        assert "not compared" in row["note"]


def test_number_in_the_group_gives_the_order(tmp_path: Path) -> None:
    # On two streams of rank 1 the later call begins first.
    def two(*starts: float) -> list[Event]:
        return [
            step(0, 0, STEP_US),
            *launched("gemm", 5, 10, 1, 2),
            *collective(0, starts[0], 10, 2, "allreduce", Seq=7),
            *collective(0, starts[1], 20, 3, "broadcast", Seq=8),
        ]

    panel = job(tmp_path, two(20, 40), two(60, 40))["communication"]
    assert panel["matched_percent"] == 100


A100 = {"id": 0, "name": "NVIDIA A100-SXM4-80GB", "numSms": 108}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("device", "size", "hosts", "peak"),
    [
        (A100, 2, ("one", "one"), 300),
        # On two machines, of an unknown one, a group with ranks elsewhere, a card for PCIe.
        (A100, 2, ("one", "two"), None),
        (A100, 4, ("one", "one"), None),
        ({**A100, "name": "NVIDIA A100 80GB PCIe"}, 2, ("one", "one"), None),
    ],
)
def test_links_are_known_on_one_machine_alone(
    tmp_path: Path, device: dict[str, Any], size: int, hosts: tuple[str, str], peak: float | None
) -> None:
    ranks = rank([50] * 2, [33] * 2, size=size), rank([10] * 2, [73] * 2, size=size)
    found = job(tmp_path, *ranks, hosts=hosts, deviceProperties=[device])
    (row,) = found["communication"]["collectives"]
    assert row["peak_gb_per_s"] == peak
    assert (row["peak_source"] is None) == (peak is None)
    assert peak is None or row["peak_source"].startswith("NVLink")


@pytest.mark.slow
@pytest.mark.parametrize(
    "stated",
    [
        {"In__msg__nelems": 1 << 63, "Out__msg__nelems": -3, "Seq": 1 << 63},
        {"Group__size": 0, "Seq": -7},
        {"Group__size": -2, "dtype": "Unheard", "Process__Group__Name": "\ud800"},
        {"Collective__name": "", "Group__size": 1 << 70},
    ],
)
def test_impossible_metadata_is_unknown(tmp_path: Path, stated: dict[str, Any]) -> None:
    events = [
        step(0, 0, STEP_US),
        *launched("gemm", 5, 10, 1, 2),
        *collective(0, 20, 10, 2, **stated),
        *collective(0, 40, 10, 3, **stated),
    ]
    (row,) = job(tmp_path, events, events)["communication"]["collectives"]
    assert row["calls"] == 2
    assert row["bus_gb_per_s"] is None


def test_messages_between_two_ranks_have_no_wait(tmp_path: Path) -> None:
    ranks = [
        rank([length] * 2, [33] * 2, name=name) for length, name in ((50, "send"), (10, "recv"))
    ]
    panel = job(tmp_path, *ranks)["communication"]
    assert panel["matched_percent"] is None
    for row in panel["collectives"]:
        assert row["transfer_ms"] is None
        assert row["wait_ms"] is None
        assert "between two ranks" in row["note"]
    assert [one["wait_ms"] for one in panel["ranks"]] == [None, None]


def test_groups_of_one_name_and_other_ranks_are_different(tmp_path: Path) -> None:
    # Two pairs, whose groups were given the same name.
    ranks = [
        rank([length] * 2, [30] * 2, Process__Group__Ranks=members)
        for length, members in ((50, "[0, 1]"), (10, "[0, 1]"), (30, "[2, 3]"), (20, "[2, 3]"))
    ]
    panel = job(tmp_path, *ranks)["communication"]
    assert panel["matched_percent"] == 100
    waits = [one["wait_ms"] for one in panel["ranks"]]
    assert waits == pytest.approx([0.04, 0, 0.01, 0])


def test_missing_ranks_are_said(tmp_path: Path) -> None:
    ranks = rank([50] * 2, [33] * 2, size=4), rank([10] * 2, [73] * 2, size=4)
    (row,) = job(tmp_path, *ranks)["communication"]["collectives"]
    assert "2 of 4 ranks" in row["note"]
    assert row["bus_gb_per_s"] == pytest.approx(400 * 2 * 3 / 4)


def test_one_rank_alone_has_times_with_waits(tmp_path: Path) -> None:
    panel = job(tmp_path, rank([50] * 2, [33] * 2))["communication"]
    (row,) = panel["collectives"]
    assert panel["matched_percent"] is None
    assert row["transfer_ms"] is None
    assert row["wait_ms"] is None
    assert row["algorithm_gb_per_s"] == pytest.approx(4_000_000 / 50e-6 / 1e9)
    assert row["note"] == "One rank of 2: the time includes its waits for the others."


def test_range_names_a_collective_without_metadata(tmp_path: Path) -> None:
    # CUDA graphs and old versions: the arguments say nothing, the range around the launch does.
    events = [
        event("user_annotation", "nccl:all_to_all", 1, 10),
        *launched("ncclKernel_SendRecv(int)", 20, 30, 1, 4, stream=20),
        *launched("ncclKernel_AllReduce_RING_LL_Sum_float(int)", 60, 30, 2, 50, stream=20),
    ]
    rows = document(tmp_path, *events)["communication"]["collectives"]
    names = {row["name"] for row in rows}
    assert names == {"all_to_all", "ncclKernel_AllReduce_RING_LL_Sum_float"}
    for row in rows:
        assert (row["group"], row["group_size"], row["bytes"]) == (None, None, None)
        assert row["bus_gb_per_s"] is None
        assert "how many bytes" in row["note"]


def test_compute_hides_a_part(tmp_path: Path) -> None:
    # 20 to 60, of which compute covers 5 to 30.
    events = [
        step(0, 0, STEP_US),
        *launched("gemm", 5, 25, 1, 2),
        *collective(0, 20, 40, 2),
    ]
    (row,) = document(tmp_path, *events)["communication"]["collectives"]
    assert row["overlapped_ms"] == pytest.approx(0.01)
    assert row["exposed_ms"] == pytest.approx(0.03)


def test_without_steps_the_numbers_are_of_the_profile(tmp_path: Path) -> None:
    events = [
        event("user_annotation", "forward", 0, 500),
        *launched("gemm", 5, 10, 1, 2),
        *collective(0, 20, 10, 2),
        *collective(1, 20, 30, 3),
    ]
    found = job(tmp_path, events)
    assert found["steps"] is None
    panel = found["communication"]
    assert (panel["per"], panel["steps"]) == ("profile", None)
    (row,) = panel["collectives"]
    assert row["calls"] == 2
    assert row["total_ms"] == pytest.approx(0.04)


def test_call_decides_on_the_step(tmp_path: Path) -> None:
    # Called in the first step of two; of the second rank it runs in the second one's window.
    def two_steps(broadcast_us: float, length_us: float) -> list[Event]:
        return [
            step(0, 0, STEP_US),
            step(1, STEP_US, STEP_US),
            *launched("gemm", 5, 50, 1, 2),
            *launched("gemm", 105, 40, 2, 102),
            *collective(0, broadcast_us, length_us, 3, name="broadcast"),
            *collective(1, 70, 10, 4),
        ]

    panel = job(tmp_path, two_steps(60, 20), two_steps(150, 30))["communication"]
    assert panel["matched_percent"] == 100
    (broadcast,) = [row for row in panel["collectives"] if row["name"] == "broadcast"]
    assert broadcast["calls"] == 0.5
    # One in two steps: 20 of 20 and 30 us.
    assert broadcast["transfer_ms"] == pytest.approx(0.01)
    assert broadcast["wait_ms"] == pytest.approx(0.0025)


def test_collectives_of_the_host_are_its_ranges(tmp_path: Path) -> None:
    def gloo(*starts: float) -> list[Event]:
        events = [step(0, 0, STEP_US)]
        for thread, start in enumerate(starts):
            events += [
                op("aten::mm", 1, 10),
                event("user_annotation", "gloo:all_reduce", start, 90 - start, tid=7 + thread),
            ]
        return events

    # By their starts on all threads: 70 and 60 against 20 and 10 µs.
    panel = job(tmp_path, gloo(20, 30), gloo(80, 70))["communication"]
    (row,) = panel["collectives"]
    assert row["name"] == "gloo:all_reduce"
    assert row["calls"] == 2
    assert row["transfer_ms"] == pytest.approx(0.03)
    assert row["exposed_ms"] is None
    assert [one["wait_ms"] for one in panel["ranks"]] == pytest.approx([0.1, 0])


def test_no_collective_no_panel(tmp_path: Path) -> None:
    found = document(tmp_path, launched("gemm", 5, 10, 1, 2), kernel("gemm", 40, 5, 9))
    assert found["communication"] is None


@pytest.mark.slow
@needs_corpus
def test_two_ranks_of_many() -> None:
    from tensorboard_plugin_overview import load

    found: Any = load(CORPUS / "gpu_2ranks_of_128", cache=False).to_dict()
    panel = found["communication"]
    total_ms = sum(row["total_ms"] for row in panel["collectives"])
    exposed_ms = sum(row["exposed_ms"] for row in panel["collectives"])
    assert total_ms == pytest.approx(193.813, abs=0.001)
    assert exposed_ms == pytest.approx(160.125, abs=0.001)
    assert found["metrics"]["exposed_communication"]["value"] == pytest.approx(exposed_ms)
    # Of two steps the names agree in one: all-to-all twice, all-reduce twice, all-gather.
    assert panel["matched_percent"] == 50
    rows = {row["name"]: row for row in panel["collectives"]}
    assert rows["all_to_all"]["transfer_ms"] == pytest.approx(30.669 + 41.375)
    assert rows["all_reduce"]["transfer_ms"] == pytest.approx(8.370 + 17.614)
    assert rows["_all_gather_base"]["transfer_ms"] == pytest.approx(42.496)
    alone: Any = load(CORPUS / "gpu_2ranks_of_128", host="rank0", cache=False).to_dict()
    times = [row["total_ms"] for row in alone["communication"]["collectives"]]
    exposed = [row["exposed_ms"] for row in alone["communication"]["collectives"]]
    assert sum(times) == pytest.approx(198.1, abs=0.05)
    assert sum(exposed) == pytest.approx(168.5, abs=0.05)


@needs_corpus
def test_slow_rank_waits_least() -> None:
    from tensorboard_plugin_overview import load

    found: Any = load(CORPUS / "cpu_ddp4_slow2", cache=False).to_dict()
    panel = found["communication"]
    (row,) = panel["collectives"]
    assert row["calls"] == 2
    times_ms = [5 * (one["wait_ms"] + one["transfer_ms"]) for one in panel["ranks"]]
    # Sums of the lengths in the files.
    assert times_ms == pytest.approx([411.697, 379.281, 250.909, 354.404], abs=0.01)
    assert [one["last_percent"] for one in panel["ranks"]] == pytest.approx([0, 20, 60, 20])
    assert [host["rank"] for host in found["hosts"] if host["straggler"]] == [2]


def test_reports_have_the_collectives(tmp_path: Path) -> None:
    from tensorboard_plugin_overview import load
    from tensorboard_plugin_overview.report.csv import report_csv
    from tensorboard_plugin_overview.report.text import report_text

    job(tmp_path, rank([50] * 3, [33] * 3), rank([10] * 3, [73] * 3))
    overview = load(tmp_path, cache=False)
    lines = report_text(overview).splitlines()
    begin = lines.index("Collectives, a mean step")
    rows = [" ".join(line.split()) for line in lines[begin + 1 : begin + 4]]
    assert rows == [
        "allreduce (0) 0.03 ms, wait 0.02 ms, exposed 0.03 ms, bus 400 GB/s",
        "host_11 waits 0 ms, came last to 100 % of them",
        "host_10 waits 0.04 ms, came last to 0 % of them",
    ]
    table = report_csv(overview.to_dict())
    assert "communication,collectives allreduce,bus_gb_per_s,400.0,GB/s,,," in table
    assert "communication,ranks host_10,wait_ms,0.04,ms,,," in table
    frame = overview.to_dataframe("communication")
    assert frame["name"].tolist() == ["allreduce"]
    assert frame["bus_gb_per_s"].tolist() == pytest.approx([400])


def test_no_collective_has_a_reason_in_the_frames(tmp_path: Path) -> None:
    from tensorboard_plugin_overview import load

    document(tmp_path, launched("gemm", 5, 10, 1, 2))
    with pytest.raises(ValueError, match="The profile has no collective"):
        load(tmp_path, cache=False).to_dataframe("communication")
