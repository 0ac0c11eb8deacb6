"""Logdirs as users have them: odd trees, hundreds of runs, runs that are being written."""

from __future__ import annotations

import argparse
import os
import threading
import time
from pathlib import Path
from urllib.parse import quote

import pytest
from tensorboard.plugins import base_plugin

from tensorboard_plugin_overview.catalog import runs
from tensorboard_plugin_overview.catalog.scan import Scan
from tensorboard_plugin_overview.samples import write_samples
from tensorboard_plugin_overview.server import watch
from tensorboard_plugin_overview.server.plugin import OverviewPlugin
from tests.server.tab import Tab, written_slowly
from tests.server.test_many_hosts import counting_host

PROFILE = counting_host(40.0)


def profile(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(PROFILE)


@pytest.fixture(scope="module")
def zoo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("zoo")
    logdir = root / "logs"
    profile(logdir / "plugins/profile/r1/10.0.0.1_9012.xplane.pb")
    profile(logdir / "a/b/plugins/profile/r1/host.xplane.pb")
    profile(logdir / "lr=[0.1]/plugins/profile/r 1/host.xplane.pb")
    profile(logdir / "x#y%20z/plugins/profile/ü/a,b.xplane.pb")
    profile(logdir / "only/plugins/profile/r3/xplane.pb")
    profile(root / "outside/tree/plugins/profile/r9/host.xplane.pb")
    (logdir / "empty/plugins/profile/r2").mkdir(parents=True)
    (logdir / "link").symlink_to(Path("../outside/tree"), target_is_directory=True)
    (logdir / "a/circle").symlink_to(logdir, target_is_directory=True)
    (logdir / "0-also-b").symlink_to(logdir / "a/b", target_is_directory=True)
    return logdir


def test_every_profile_is_found_and_opens_by_its_url(zoo: Path) -> None:
    tab = Tab(str(zoo))
    listed = {run["id"]: run for run in tab.json("/runs")["runs"]}
    assert {name: run["hosts"] for name, run in listed.items()} == {
        "r1": ["10.0.0.1_9012"],
        "a/b/r1": ["host"],
        "lr=[0.1]/r 1": ["host"],
        "x#y%20z/ü": ["a,b"],
        "link/r9": ["host"],
        "only/r3": ["(unnamed)"],
        "empty/r2": [],
    }
    assert listed["empty/r2"]["status"] == "empty"
    for name, run in listed.items():
        for host in run["hosts"]:
            url = f"/overview?run={quote(name, safe='')}&host={quote(host, safe='')}"
            assert tab.json(url)["run"]["id"] == name


@pytest.mark.parametrize(
    ("below", "ids"),
    [
        ("lr=[0.1]", ["r 1"]),
        ("lr=[0.1]/plugins/profile", ["r 1"]),
        ("lr=[0.1]/plugins/profile/r 1", ["r 1"]),
        ("x#y%20z/plugins", ["ü"]),
        ("link", ["r9"]),
    ],
)
def test_the_logdir_may_be_any_part_of_it(zoo: Path, below: str, ids: list[str]) -> None:
    tab = Tab(str(zoo / below))
    assert [run["id"] for run in tab.json("/runs")["runs"]] == ids
    assert tab.get(f"/overview?run={quote(ids[0])}").status_code == 200


def test_a_relative_logdir(zoo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(zoo / "a")
    assert [run["id"] for run in Tab("b").json("/runs")["runs"]] == ["r1"]


def test_logdir_spec_of_odd_names(zoo: Path) -> None:
    spec = f"one:{zoo / 'lr=[0.1]'},{zoo / 'only'}"
    assert {run["id"] for run in Tab("", spec).json("/runs")["runs"]} == {"one/r 1", "r3"}


# ---- hundreds of runs ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hundreds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """500 runs with a file of 1 KiB each, r000 the oldest."""
    logdir = tmp_path_factory.mktemp("hundreds")
    for number in range(500):
        path = logdir / f"exp{number % 7}/plugins/profile/r{number:03}/h{number % 3}.xplane.pb"
        path.parent.mkdir(parents=True)
        path.write_bytes(bytes(1024))
        os.utime(path, (number, number))
    return logdir


def test_is_active_does_not_keep_tensorboard_waiting(hundreds: Path) -> None:
    """Best of three at each call, for what else the machine does is not the plugin's doing."""
    flags = argparse.Namespace(logdir_spec="")
    took_s = []
    for _ in range(3):
        plugin = OverviewPlugin(base_plugin.TBContext(logdir=str(hundreds), flags=flags))
        calls = []
        for _ in range(10):
            began = time.perf_counter()
            assert plugin.is_active()
            calls.append(time.perf_counter() - began)
        took_s.append(calls)
    assert max(map(min, zip(*took_s, strict=True))) < 0.05


def test_is_active_does_not_wait_for_a_disk_that_hangs(
    hundreds: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = threading.Event()

    def hang(*_: object) -> Scan:
        hanging.wait(10)
        return Scan()

    monkeypatch.setattr(watch, "scan_roots", hang)
    flags = argparse.Namespace(logdir_spec="")
    plugin = OverviewPlugin(base_plugin.TBContext(logdir=str(hundreds), flags=flags))
    began = time.perf_counter()
    for _ in range(10):
        assert plugin.is_active()
    assert time.perf_counter() - began < 1
    hanging.set()


@pytest.mark.slow
def test_the_list_comes_in_pages_and_can_be_searched(hundreds: Path) -> None:
    tab = Tab(str(hundreds))
    everything = tab.json("/runs")
    assert (everything["total"], len(everything["runs"])) == (500, 500)
    page = tab.json("/runs?offset=10&limit=5")
    assert page["total"] == 500
    assert page["offset"] == 10
    # Newest first.
    newest = [run["id"].split("/")[1] for run in page["runs"]]
    assert newest == ["r489", "r488", "r487", "r486", "r485"]
    assert page["runs"] == everything["runs"][10:15]
    assert tab.json("/runs?limit=0")["runs"] == []
    assert tab.json("/runs?offset=600")["runs"] == []
    found = tab.json("/runs?search=EXP3+r4")
    assert found["total"] == len(found["runs"])
    assert {run["id"] for run in found["runs"]} == {
        f"exp3/r{number}" for number in range(400, 500) if number % 7 == 3
    }
    by_host = tab.json("/runs?search=h2&limit=1")
    assert by_host["total"] == len([n for n in range(500) if n % 3 == 2])


@pytest.mark.parametrize("query", ["offset=-1", "limit=x", "limit=", "offset=1e3", "limit=١"])
def test_a_page_must_be_a_count(hundreds: Path, query: str) -> None:
    assert Tab(str(hundreds)).get(f"/runs?{query}").status_code == 400


# ---- live runs -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_run_in_the_making_is_announced_and_then_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "_FRESH_S", 0.0)
    monkeypatch.setattr(watch, "_GROWING_S", 0.5)
    # Longer than the writer waits between two pieces.
    monkeypatch.setattr(runs, "_MOMENT_S", 0.5)
    write_samples(tmp_path / "samples")
    sample = tmp_path / "samples/plugins/profile/gpu_training_simulated/simulated-host.xplane.pb"
    data = sample.read_bytes()
    logdir = tmp_path / "logs"
    logdir.mkdir()
    tab = Tab(str(logdir))
    assert tab.json("/runs")["runs"] == []
    path = logdir / "plugins/profile/live/z.xplane.pb"
    path.parent.mkdir(parents=True)
    statuses, answered = set(), set()
    # The first plane is not whole before the last piece.
    with written_slowly(path, data, 1000) as done:
        while not done.is_set():
            tab.plugin._watch.current(wait_s=5)
            statuses |= {run["status"] for run in tab.json("/runs")["runs"]}
            response = tab.get("/overview?run=live")
            answered.add(response.status_code)
            if response.status_code == 503:
                assert "still being written" in response.get_json()["error"]["message"]
                assert int(response.headers["Retry-After"]) > 0
            time.sleep(0.05)
    assert "writing" in statuses
    assert 503 in answered
    assert 422 not in answered
    # Nothing of the time before is kept.
    tab.plugin._watch.current(wait_s=5)
    overview = tab.json("/overview?run=live")
    assert overview["run"]["files"][0]["status"] == "ok"
    assert overview["metrics"]["step_time"]["value"] is not None
    time.sleep(0.6)
    tab.plugin._watch.current(wait_s=5)
    assert tab.json("/runs")["runs"][0]["status"] == "ok"


def test_what_is_there_of_a_growing_file_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same size and time as when it was listed, but cut: it may be whole at the next look."""
    monkeypatch.setattr(
        "tensorboard_plugin_overview.loading.host_result.is_growing", lambda file: True
    )
    profile(tmp_path / "plugins/profile/live/h.xplane.pb")
    cut = tmp_path / "plugins/profile/live/h.xplane.pb"
    cut.write_bytes(PROFILE + PROFILE[: len(PROFILE) // 2])
    tab = Tab(str(tmp_path))
    for _ in range(2):
        (file,) = tab.json("/overview?run=live")["run"]["files"]
        assert (file["status"], file["growing"]) == ("partial", True)
        assert "still being written" in file["message"]
    assert not tab.plugin._answers()._kept


def test_sessions_seconds_apart_are_offered_as_one(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile"
    profile(folder / "2026_01_01_10_47_36/h0.xplane.pb")
    profile(folder / "2026_01_01_10_47_38/h1.xplane.pb")
    tab = Tab(str(tmp_path))
    listed = {run["id"]: run for run in tab.json("/runs")["runs"]}
    joined = "2026_01_01_10_47_36~joined"
    assert listed[joined]["hosts"] == ["h0", "h1"]
    assert listed[joined]["parts"] == ["2026_01_01_10_47_36", "2026_01_01_10_47_38"]
    assert listed["2026_01_01_10_47_38"]["joined"] == joined
    together = tab.json(f"/overview?run={joined}")
    assert together["environment"]["host_count"] == 2
    codes = {one["code"]: one for one in together["diagnostics"]}
    assert "puts together 2 sessions" in codes["joined_sessions"]["message"]
    part = tab.json("/overview?run=2026_01_01_10_47_36")
    assert part["environment"]["host_count"] == 1
    codes = {one["code"]: one for one in part["diagnostics"]}
    assert joined in codes["split_session"]["hint"]
