"""Many at once: one build for all that ask for it, and no request waits for another run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tensorboard_plugin_overview.loading.cache.result_cache import FOLDER_VARIABLE, SUB_FOLDER
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.server import answers
from tests.conftest import ROOT
from tests.server.tab import Tab

AT_ONCE = 50
PATIENT_S = 60.0


class Gate:
    """Builds are counted; those of the runs named wait until the gate is opened, or fail."""

    def __init__(self, slow: str = "", bad: str = "") -> None:
        self.opened = threading.Event()
        self.entered = threading.Event()
        self.builds: Counter[str] = Counter()
        self._slow = slow
        self._bad = bad
        self._lock = threading.Lock()

    def __call__(self, run: Any, *arguments: Any) -> Any:
        with self._lock:
            self.builds[run.id] += 1
        if run.id == self._slow:
            self.entered.set()
            assert self.opened.wait(PATIENT_S)
        if run.id == self._bad:
            raise RuntimeError("this run is bad")
        return build_overview(run, *arguments)


def gated(patch: pytest.MonkeyPatch, gate: Gate) -> Gate:
    patch.setattr(answers, "build_overview", gate)
    return gate


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = gated(monkeypatch, Gate(slow="cpu_training"))
    yield gate
    gate.opened.set()


@pytest.mark.slow
def test_fifty_requests_for_one_run_are_one_build(
    samples: Path, slow: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    tab = Tab(str(samples))
    together = threading.Barrier(AT_ONCE)
    urls = ["/overview?run=cpu_training", "/export?run=cpu_training&format=json"]

    def ask(number: int) -> tuple[int, Any]:
        together.wait(PATIENT_S)
        response = tab.get(urls[number % 2])
        return response.status_code, json.loads(response.data)["metrics"]["step_time"]["value"]

    with ThreadPoolExecutor(AT_ONCE) as pool:
        asked = [pool.submit(ask, number) for number in range(AT_ONCE)]
        assert slow.entered.wait(PATIENT_S)
        slow.opened.set()
        found = {future.result(PATIENT_S) for future in asked}
    ((status, step_ms),) = found
    assert status == 200
    assert step_ms > 0
    assert slow.builds == {"cpu_training": 1}


@pytest.mark.slow
def test_a_slow_run_delays_nothing_else(samples: Path, slow: Gate) -> None:
    tab = Tab(str(samples))
    began = monotonic()
    assert tab.get("/overview?run=cpu_training").status_code == 503
    assert slow.entered.is_set()
    assert tab.get("/overview?run=gpu_training_simulated").status_code == 200
    for url in ("/runs", "/static/index.js", "/overview?run=nope"):
        assert tab.get(url).status_code in (200, 404)
    assert tab.plugin.is_active()
    # It never got further meanwhile: the others did not wait for it.
    assert not slow.opened.is_set()
    assert monotonic() - began < PATIENT_S / 2
    slow.opened.set()


def test_a_bad_run_hurts_only_itself(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = gated(monkeypatch, Gate(bad="cpu_training"))
    tab = Tab(str(samples))
    for _ in range(3):
        response = tab.get("/overview?run=cpu_training")
        assert (response.status_code, json.loads(response.data)["error"]["code"]) == (
            500,
            "internal_error",
        )
    # Nothing of the failures stays: more of them than there are places for builds, and it goes on.
    assert gate.builds["cpu_training"] == 3
    assert tab.get("/overview?run=gpu_training_simulated").status_code == 200


@pytest.mark.slow
def test_threads_end_with_their_builds(samples: Path) -> None:
    tab = Tab(str(samples))
    tab.get("/overview?run=cpu_training")
    before = threading.active_count()
    for run in ("gpu_training_simulated", "tpu_training_simulated", "tpu_inference_simulated"):
        for _ in range(5):
            assert tab.get(f"/overview?run={run}").status_code == 200
    names = [thread.name for thread in threading.enumerate() if thread.name == "overview"]
    assert threading.active_count() <= before + 1, names


LOAD = """
import sys
from tensorboard_plugin_overview import load
for _ in range(3):
    for run in ("cpu_training", "tpu_training_simulated"):
        print(load(sys.argv[1], run).metrics["step_time"].value)
"""


@pytest.mark.slow
def test_several_processes_keep_results_in_one_folder(samples: Path, tmp_path: Path) -> None:
    environment = {**os.environ, FOLDER_VARIABLE: str(tmp_path / "cache")}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", LOAD, str(samples)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment,
        )
        for _ in range(4)
    ]
    outputs = [process.communicate(timeout=120) for process in processes]
    assert [errors for _, errors in outputs] == [""] * 4
    (output,) = {text for text, _ in outputs}
    assert len(set(output.split())) == 2
    # Two results, and nothing unfinished beside them.
    kept = (tmp_path / "cache" / SUB_FOLDER).iterdir()
    assert sorted(path.suffix for path in kept) == [".result"] * 2
