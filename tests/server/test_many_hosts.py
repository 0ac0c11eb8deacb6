"""Runs of several hosts as they come: files that are late, lack something, or are damaged."""

from __future__ import annotations

import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.loading import host_files
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.samples import write_samples
from tensorboard_plugin_overview.server import answers, watch
from tests.overview_schema import assert_valid
from tests.server.tab import Tab
from tests.tpu_cases import Core


def counting_host(percent: float | None) -> bytes:
    """Three steps, and the hardware counter of the matrix units."""
    space = SpaceBuilder()
    core = Core(space).describe("dot", "convolution fusion")
    for number in range(3):
        core.step(str(number), 10.0 * number, 9.0).op("dot", 10.0 * number, 9.0)
    host = space.plane("/host:CPU")
    if percent is not None:
        host.stats(matrix_unit_utilization_percent=percent)
    return space.to_bytes()


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(watch, "_FRESH_S", 0.0)
    folder = tmp_path / "logs/plugins/profile/run"
    folder.mkdir(parents=True)
    return folder


def tab_of(session: Path) -> Tab:
    return Tab(str(session.parents[2]))


def test_counters_are_of_the_hosts_that_have_them_and_late_hosts_count(session: Path) -> None:
    (session / "h0.xplane.pb").write_bytes(counting_host(40.0))
    (session / "h1.xplane.pb").write_bytes(counting_host(None))
    session.chmod(0o555)
    tab = tab_of(session)
    first = tab.json("/overview?run=run")["metrics"]["mxu_utilization"]
    assert first["value"] == pytest.approx(40.0)
    assert "(1 of 2 hosts)" in first["source"]
    session.chmod(0o755)
    (session / "h2.xplane.pb").write_bytes(counting_host(60.0))
    session.chmod(0o555)
    tab.plugin._watch.current(wait_s=10)
    second = tab.json("/overview?run=run")["metrics"]["mxu_utilization"]
    assert second["value"] == pytest.approx(50.0)
    assert "(2 of 3 hosts)" in second["source"]
    session.chmod(0o755)
    assert sorted(os.listdir(session)) == ["h0.xplane.pb", "h1.xplane.pb", "h2.xplane.pb"]


def damaged(session: Path, good: bytes) -> None:
    (session / "b.xplane.pb").touch()
    (session / "c.xplane.pb").write_bytes(good[: len(good) * 6 // 10])
    (session / "d.xplane.pb").write_bytes(random.Random(0).randbytes(1024))
    (session / "e.xplane.pb.tmp").write_bytes(good)


@pytest.fixture
def good(tmp_path: Path) -> bytes:
    write_samples(tmp_path / "samples")
    path = tmp_path / "samples/plugins/profile/gpu_training_simulated/simulated-host.xplane.pb"
    return path.read_bytes()


def without_places(document: dict[str, Any]) -> dict[str, Any]:
    return {key: metric["value"] for key, metric in document["metrics"].items()}


@pytest.mark.slow
def test_damaged_files_are_named_and_the_good_ones_count(session: Path, good: bytes) -> None:
    (session / "a.xplane.pb").write_bytes(good)
    alone = tab_of(session).json("/overview?run=run")
    damaged(session, good)
    response = tab_of(session).get("/overview?run=run")
    assert response.status_code == 200
    document = json.loads(response.data)
    status = {file["host"]: file["status"] for file in document["run"]["files"]}
    assert status.keys() == {"a", "b", "c", "d"}
    assert (status["a"], status["b"], status["d"]) == ("ok", "empty", "unreadable")
    assert status["c"] in ("partial", "unreadable")
    warned = [one for one in document["diagnostics"] if one["code"].startswith("file_")]
    assert sorted(one["message"].split(":")[0] for one in warned) == ["b", "c", "d"]
    # What was read of c may be in the averages; a's own page is as before.
    again = tab_of(session).json("/overview?run=run&host=a")
    assert without_places(again) == without_places(alone)
    assert document["metrics"]["step_time"]["value"] is not None


def test_nothing_but_damage_is_an_error_of_its_kind(session: Path, good: bytes) -> None:
    damaged(session, good)
    (session / "c.xplane.pb").write_bytes(b"\xff" * 64)
    response = tab_of(session).get("/overview?run=run")
    assert response.status_code == 422
    error = json.loads(response.data)["error"]
    assert error["code"] == "unreadable_profile"
    assert "2 more files" in error["message"]


def test_impossible_times_and_numbers_are_left_out_and_counted(session: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("dot", "convolution fusion", flops=float("nan"))
    core.describe("odd", "loop fusion", flops=float("inf"))
    for number in range(3):
        core.step(str(number), 10.0 * number, 9.0).op("dot", 10.0 * number, 9.0)
    core.op("odd", 1.0, 1.0)
    event = core.ops.message.events.add(metadata_id=1, offset_ps=5)
    event.duration_ps = (1 << 63) - 1
    core.ops.message.events.add(metadata_id=1, offset_ps=-(1 << 62), duration_ps=7)
    space.plane("/host:CPU", matrix_unit_utilization_percent=float("nan"))
    (session / "h.xplane.pb").write_bytes(space.to_bytes())
    response = tab_of(session).get("/overview?run=run")
    assert response.status_code == 200
    # Strict JSON has no NaN and no Infinity.
    document = json.loads(response.data, parse_constant=pytest.fail)
    assert document["metrics"]["step_time"]["value"] == pytest.approx(9.0)
    assert document["metrics"]["mxu_utilization"]["status"] == "unavailable"
    (found,) = [one for one in document["diagnostics"] if one["code"] == "impossible_times"]
    assert "2 events" in found["message"]


@pytest.mark.slow
def test_the_first_hosts_are_shown_on_request(
    session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow_at_h2(file: HostFile, reading: Reading, kind: str | None) -> HostResult:
        assert file.host != "h2" or gate.wait(30)
        return read_host(file, reading, kind)

    monkeypatch.setattr(host_files, "read_host", slow_at_h2)
    monkeypatch.setattr(answers, "_WAIT_S", 0.1)
    for host, percent in (("h0", 40.0), ("h1", 60.0), ("h2", 80.0)):
        (session / f"{host}.xplane.pb").write_bytes(counting_host(percent))
    tab = tab_of(session)
    try:
        # Without `partial`, no part is sent.
        assert tab.get("/overview?run=run").status_code == 503
        for _ in range(100):
            response = tab.get("/overview?run=run&partial=1")
            if response.status_code == 200:
                break
        assert int(response.headers["Retry-After"]) > 0
        first = json.loads(response.data)
        assert first["run"]["pending"] == ["h2"]
        assert_valid(first)
        assert [file["host"] for file in first["run"]["files"]] == ["h0", "h1"]
        assert first["metrics"]["mxu_utilization"]["value"] == pytest.approx(50.0)
    finally:
        gate.set()
    for _ in range(100):
        response = tab.get("/overview?run=run&partial=1")
        if "Retry-After" not in response.headers:
            break
    whole = json.loads(response.data)
    assert "pending" not in whole["run"]
    assert whole["metrics"]["mxu_utilization"]["value"] == pytest.approx(60.0)
    assert tab.json("/overview?run=run") == whole
