"""Builds in the background: requests that wait, that come again, and builds given up."""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.reading import CancelledError
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES
from tensorboard_plugin_overview.overview.build import UnreadableRunError, build_overview
from tensorboard_plugin_overview.server import answers, workers
from tensorboard_plugin_overview.server.answers import Answers
from tensorboard_plugin_overview.server.errors import StillReadingError
from tensorboard_plugin_overview.server.watch import Subject

PATIENT_S = 30


@pytest.fixture(scope="module")
def run(samples: Path) -> Run:
    return scan(samples).select("cpu_training")


class Builds:
    """Builds that stop at a gate."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.begun = threading.Semaphore(0)
        self.ended = threading.Semaphore(0)
        self.count = 0

    def __call__(
        self, run: Run, host: str | None, peaks: Any, reading: Any, cache: Any, *rest: Any
    ) -> Any:
        self.count += 1
        self.begun.release()
        try:
            reading.begin(run.files)
            assert self.gate.wait(PATIENT_S)
            return build_overview(run, host, peaks, reading, cache, *rest)
        finally:
            self.ended.release()


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Builds]:
    made = Builds()
    monkeypatch.setattr(answers, "build_overview", made)
    yield made
    made.gate.set()


def test_an_early_request_gets_what_is_being_done(
    run: Run, builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.05)
    asked = Answers(NO_OVERRIDES)
    for _ in range(3):
        with pytest.raises(StillReadingError, match=r"Reading vm \(\d+ MB\)"):
            asked.overview(Subject(run))
    builds.gate.set()
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    document = json.loads(gzip.decompress(asked.overview(Subject(run)).packed))
    assert document["run"]["id"] == "cpu_training"
    assert asked.overview(Subject(run)) == asked.overview(Subject(run))
    assert builds.count == 1


def test_a_build_without_requests_is_given_up(
    run: Run, builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    asked = Answers(NO_OVERRIDES)
    with pytest.raises(StillReadingError):
        asked.overview(Subject(run))
    assert builds.begun.acquire(timeout=PATIENT_S)
    (build,) = asked._running.values()
    monkeypatch.setattr(workers, "_PATIENCE_S", -1.0)
    builds.gate.set()
    assert build.ended.wait(PATIENT_S)
    assert isinstance(build.error, CancelledError)
    # A later request starts anew.
    monkeypatch.setattr(workers, "_PATIENCE_S", PATIENT_S)
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    assert asked.overview(Subject(run))
    assert builds.count == 2


@pytest.mark.slow
def test_no_more_than_two_builds_at_once(
    run: Run, builds: Builds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    asked = Answers(NO_OVERRIDES)
    runs = [Run(f"run {number}", run.path, run.files) for number in range(3)]
    for one in runs:
        with pytest.raises(StillReadingError):
            asked.overview(Subject(one))
    for _ in range(2):
        assert builds.begun.acquire(timeout=PATIENT_S)
    assert not builds.begun.acquire(timeout=0.2)
    with pytest.raises(StillReadingError, match="Waiting for other profiles"):
        asked.overview(Subject(runs[2]))
    builds.gate.set()
    assert builds.begun.acquire(timeout=PATIENT_S)


@pytest.mark.slow
def test_an_error_reaches_its_requests_and_is_not_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    (tmp_path / "vm.xplane.pb").touch()
    asked = Answers(NO_OVERRIDES)
    for _ in range(2):
        with pytest.raises(UnreadableRunError):
            asked.overview(Subject(scan(tmp_path).runs[0]))
    assert not asked._running
    assert not asked._kept
