"""The routes: what they answer, and how they refuse."""

from __future__ import annotations

import errno
import json
import os
import threading
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.catalog.scan import scan_roots
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.server import answers, plugin, watch
from tensorboard_plugin_overview.server.errors import StillReadingError
from tests.server.tab import Tab

PYTORCH = ("pytorch_cpu/2026_12_01_15_10_25", "pytorch_gpu_simulated/2026_01_01_00_00_01")


def test_lists_the_runs(tab: Tab) -> None:
    listed = tab.json("/runs")
    assert {run["id"]: run["hosts"] for run in listed["runs"]} == {
        "cpu_training": ["vm"],
        "gpu_training_simulated": ["simulated-host"],
        PYTORCH[0]: ["vm_1"],
        PYTORCH[1]: ["simulated-host_1"],
        "tpu_inference_simulated": ["simulated-tpu-host"],
        "tpu_training_simulated": ["simulated-tpu-host"],
    }
    assert listed["scanning"] is False
    assert listed["message"] is None


def test_answers_an_overview(tab: Tab) -> None:
    overview = tab.json("/overview?run=cpu_training")
    assert overview["schema_version"] == 1
    assert overview["run"]["id"] == "cpu_training"
    assert tab.json("/overview?run=cpu_training&host=vm")["platform"] == "cpu"


@pytest.mark.parametrize(
    ("url", "status", "code"),
    [
        ("/overview", 400, "bad_parameter"),
        ("/overview?run=", 400, "bad_parameter"),
        ("/overview?run=../../etc", 400, "bad_parameter"),
        ("/overview?run=a/../cpu_training", 400, "bad_parameter"),
        ("/overview?run=%00", 400, "bad_parameter"),
        ("/overview?run=/etc/passwd", 404, "unknown_run"),
        ("/overview?run=nope", 404, "unknown_run"),
        ("/overview?run=cpu_training&host=nope", 404, "unknown_host"),
        ("/overview?run=cpu_training&host=../vm", 404, "unknown_host"),
        ("/static/nope.js", 404, "unknown_file"),
        ("/static/../loader.py", 404, "unknown_file"),
        ("/static/%2e%2e/loader.py", 404, "unknown_file"),
        ("/static/static/index.js/../../loader.py", 404, "unknown_file"),
    ],
)
def test_refuses(tab: Tab, url: str, status: int, code: str) -> None:
    response = tab.get(url)
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (status, code)
    assert error["message"]
    assert error["hint"]
    assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_unreadable_profile_is_422(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    folder.mkdir(parents=True)
    (folder / "bad.xplane.pb").write_text("not a profile")
    (folder / "empty.xplane.pb").touch()
    response = Tab(str(tmp_path)).get("/overview?run=s")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (422, "unreadable_profile")
    assert str(tmp_path) not in error["message"] + error["hint"]


def test_one_unreadable_file_hides_only_itself(tmp_path: Path, samples: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    folder.mkdir(parents=True)
    good = samples / "plugins/profile/cpu_training/vm.xplane.pb"
    (folder / "good.xplane.pb").write_bytes(good.read_bytes())
    (folder / "bad.xplane.pb").write_bytes(b"\xff" * 100)
    overview = Tab(str(tmp_path)).json("/overview?run=s")
    assert overview["metrics"]["step_time"]["value"] is not None
    assert {file["host"]: file["status"] for file in overview["run"]["files"]} == {
        "bad": "unreadable",
        "good": "ok",
    }
    assert any(entry["message"].startswith("bad: ") for entry in overview["diagnostics"])


def test_bundle(tab: Tab) -> None:
    response = tab.get("/static/index.js")
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/javascript")


def test_a_failure_of_the_plugin_is_json_and_names_no_path(
    tab: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bytes:
        raise RuntimeError("/secret/path")

    monkeypatch.setattr(answers.Answers, "overview", fail)
    response = tab.get("/overview?run=cpu_training")
    assert response.status_code == 500
    assert json.loads(response.data)["error"]["code"] == "internal_error"
    assert b"secret" not in response.data


def test_a_run_that_may_yet_be_found_is_asked_for_again(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow_scan(*arguments: Any) -> Any:
        assert gate.wait(30)
        return scan_roots(*arguments)

    monkeypatch.setattr(watch, "scan_roots", slow_scan)
    monkeypatch.setattr(plugin, "_RUNS_WAIT_S", 0.01)
    tab = Tab(str(samples), wait_s=0)
    for run in ("cpu_training", "nope"):
        response = tab.get(f"/overview?run={run}")
        assert (response.status_code, response.headers["Retry-After"]) == (503, "1")
        error = json.loads(response.data)["error"]
        assert error["message"] == "The logdir is being searched for runs."
    gate.set()
    tab.plugin._watch.current(wait_s=10)
    assert tab.get("/overview?run=cpu_training").status_code == 200
    assert tab.get("/overview?run=nope").status_code == 404


def test_a_search_that_fails_says_so_and_is_repeated(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("a defect")

    monkeypatch.setattr(watch, "scan_roots", fail)
    monkeypatch.setattr(watch, "_FRESH_S", 0.0)
    tab = Tab(str(samples))
    listed = tab.json("/runs")
    assert listed["message"] == "The logdir could not be searched (RuntimeError)."
    assert listed["hint"] == "TensorBoard's log has the details."
    monkeypatch.setattr(watch, "scan_roots", scan_roots)
    tab.plugin._watch.current(wait_s=10)
    assert len(tab.json("/runs")["runs"]) == 6


def test_empty_logdir_says_so(tmp_path: Path) -> None:
    tab = Tab(str(tmp_path))
    listed = tab.json("/runs")
    assert listed["runs"] == []
    assert listed["message"].startswith("No profile was found")
    assert "<logdir>" in listed["hint"]
    assert not tab.plugin.is_active()


def test_folders_that_may_not_be_read_are_named_beside_the_runs(
    tmp_path: Path, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "samples").symlink_to(samples, target_is_directory=True)
    (tmp_path / "private").mkdir()
    scandir = os.scandir

    def refusing(path: str | os.PathLike[str]) -> Any:
        if os.path.basename(path) == "private":
            raise PermissionError(errno.EACCES, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    listed = Tab(str(tmp_path)).json("/runs")
    assert len(listed["runs"]) == 6
    private = tmp_path / "private"
    assert listed["message"] == f"1 folder could not be read: {private} (Permission denied)."
    assert "right to read" in listed["hint"]


def test_memory_that_runs_out_is_a_sentence(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(answers, "build_overview", fail)
    response = Tab(str(samples)).get("/overview?run=cpu_training")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (500, "out_of_memory")
    assert error["message"] == "There is not enough memory for this."


def test_logdir_spec_names_prefix_the_ids(samples: Path) -> None:
    listed = Tab("", f"first:{samples},second:{samples}").json("/runs")
    assert {run["id"] for run in listed["runs"]} == {
        f"{name}/{run}"
        for name in ("first", "second")
        for run in (
            "cpu_training",
            "gpu_training_simulated",
            *PYTORCH,
            "tpu_inference_simulated",
            "tpu_training_simulated",
        )
    }


def test_new_run_appears_without_restart(
    tmp_path: Path, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tensorboard_plugin_overview.server.watch._FRESH_S", 0.0)
    tab = Tab(str(tmp_path))
    folder = tmp_path / "plugins/profile/late"
    folder.mkdir(parents=True)
    good = samples / "plugins/profile/cpu_training/vm.xplane.pb"
    (folder / "vm.xplane.pb").write_bytes(good.read_bytes())
    tab.plugin._watch.current(wait_s=10)
    assert tab.get("/overview?run=late").status_code == 200


def test_one_build_answers_many_requests(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builds = []
    entered = threading.Barrier(2, timeout=10)
    build = build_overview

    def slow_build(*arguments: Any) -> Any:
        builds.append(arguments)
        entered.wait()
        return build(*arguments)

    monkeypatch.setattr(answers, "build_overview", slow_build)
    tab = Tab(str(samples))
    threads = [
        threading.Thread(target=tab.get, args=("/overview?run=cpu_training",)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    entered.wait()
    for thread in threads:
        thread.join(timeout=30)
    assert len(builds) == 1


def test_a_slow_build_is_asked_for_again(tab: Tab, monkeypatch: pytest.MonkeyPatch) -> None:
    def still_reading(*_: object) -> bytes:
        raise StillReadingError("Reading vm (98 MB): computing.")

    monkeypatch.setattr(answers.Answers, "overview", still_reading)
    response = tab.get("/overview?run=cpu_training")
    assert response.status_code == 503
    assert response.headers["Retry-After"] == "1"
    error = json.loads(response.data)["error"]
    assert (error["code"], error["message"]) == ("reading", "Reading vm (98 MB): computing.")
