"""Many builds at once, and too few threads: bounded, in turn, and never waiting for nothing."""

from __future__ import annotations

import gzip
import json
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import pytest

from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.arrays.threads import Threads
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile, Run
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget, MemoryLimitError
from tensorboard_plugin_overview.loading.reading import CancelledError
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.server import answers, workers
from tensorboard_plugin_overview.server.answers import Answers
from tensorboard_plugin_overview.server.errors import NoThreadError, StillReadingError
from tensorboard_plugin_overview.server.watch import Subject
from tensorboard_plugin_overview.server.workers import Build, Workers
from tests.server.tab import Tab

PATIENT_S = 30.0
START = threading.Thread.start
CPU = "cpu_training"


class NoThreads:
    """Threads start as long as `left` is above 0."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, left: int = 0) -> None:
        self.left = left

        def start(thread: threading.Thread) -> None:
            if not self.left:
                raise RuntimeError("can't start new thread")
            self.left -= 1
            START(thread)

        monkeypatch.setattr(threading.Thread, "start", start)


def until(condition: Callable[[], bool]) -> None:
    for _ in range(int(PATIENT_S / 0.02)):
        if condition():
            return
        sleep(0.02)
    pytest.fail("it did not come about")


@pytest.fixture(scope="module")
def run(samples: Path) -> Run:
    return scan(samples).select(CPU)


def like(run: Run, count: int) -> list[Run]:
    return [Run(f"run {number}", run.path, run.files) for number in range(count)]


class Gate:
    """Builds wait until the gate is opened; their runs are noted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = threading.Event()
        self.begun: list[str] = []
        monkeypatch.setattr(answers, "build_overview", self)

    def __call__(self, run: Run, *arguments: Any) -> Any:
        self.begun.append(run.id)
        assert self.opened.wait(PATIENT_S)
        return build_overview(run, *arguments)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    made = Gate(monkeypatch)
    yield made
    made.opened.set()


def ask(asked: Answers, run: Run) -> None:
    with pytest.raises(StillReadingError):
        asked.overview(Subject(run))


# ---- the queue -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_flood_of_runs_makes_no_flood_of_threads(
    run: Run, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    asked = Answers(NO_OVERRIDES)
    before = threading.active_count()
    for one in like(run, 1500):
        ask(asked, one)
    # Two that build, and one that looks after the queue.
    assert threading.active_count() <= before + 3
    assert len(asked._running) == 1500
    until(lambda: len(gate.begun) == 2)
    # No request comes again: the queue empties, though both builds are stuck.
    monkeypatch.setattr(workers, "_PATIENCE_S", -1.0)
    until(lambda: len(asked._running) == 2)
    gate.opened.set()
    until(lambda: not asked._running)
    assert gate.begun == ["run 0", "run 1"]
    until(lambda: threading.active_count() <= before)


@pytest.mark.slow
def test_all_of_a_flood_are_built_in_turn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    asked = Answers(NO_OVERRIDES)
    runs = like(run, 20)
    for one in runs:
        ask(asked, one)
    until(lambda: not asked._running)
    assert [
        json.loads(gzip.decompress(asked.overview(Subject(one)).packed))["run"]["id"]
        for one in runs
    ] == [one.id for one in runs]


@pytest.mark.slow
def test_a_run_that_is_still_asked_for_goes_first(
    run: Run, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    monkeypatch.setattr(workers, "_SLACK_S", -0.5)
    asked = Answers(NO_OVERRIDES)
    runs = like(run, 6)
    for one in runs:
        ask(asked, one)
    until(lambda: len(gate.begun) == 2)
    sleep(0.6)
    # It is to come again in seconds, not in one, so that it is awaited however long builds take.
    monkeypatch.setattr(workers, "_TASKS_A_SECOND", 0.1)
    ask(asked, runs[5])
    gate.opened.set()
    until(lambda: not asked._running)
    assert gate.begun[2] == "run 5"
    assert sorted(gate.begun[3:]) == ["run 2", "run 3", "run 4"]


@pytest.mark.slow
def test_a_request_far_behind_is_to_come_later(
    run: Run, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    monkeypatch.setattr(workers, "_TASKS_A_SECOND", 10)
    asked = Answers(NO_OVERRIDES)
    runs = like(run, 400)
    for one in runs:
        ask(asked, one)
    until(lambda: len(gate.begun) == 2)
    # Two are under way: the third is first in the queue.
    for number, retry_s in ((0, 1), (2, 1), (11, 1), (12, 2), (32, 4), (399, 30)):
        with pytest.raises(StillReadingError) as caught:
            asked.overview(Subject(runs[number]))
        assert caught.value.retry_s == retry_s
    monkeypatch.setattr(workers, "_PATIENCE_S", -1.0)
    until(lambda: len(asked._running) == 2)
    gate.opened.set()
    until(lambda: not asked._running)


def test_few_requests_wait(run: Run, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    monkeypatch.setattr(answers, "_MOST_WAITING", 3)
    asked = Answers(NO_OVERRIDES)
    with ThreadPoolExecutor(3) as pool:
        waiting = [pool.submit(asked.overview, Subject(run)) for _ in range(3)]
        until(lambda: not asked._places._value)
        began = monotonic()
        ask(asked, run)
        assert monotonic() - began < PATIENT_S / 2
        gate.opened.set()
        assert len({future.result(PATIENT_S) for future in waiting}) == 1
    assert asked._places._value == 3


# ---- no thread -----------------------------------------------------------------------------------


def test_no_thread_is_an_answer_and_leaves_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Answers(NO_OVERRIDES)
    with monkeypatch.context() as patch:
        NoThreads(patch)
        for _ in range(3):
            with pytest.raises(NoThreadError, match="starts no further thread"):
                asked.overview(Subject(run))
    assert not asked._running
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    assert asked.overview(Subject(run))


def test_no_thread_is_503_with_a_sentence(samples: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tab = Tab(str(samples))
    with monkeypatch.context() as patch:
        NoThreads(patch)
        for url in (
            f"/overview?run={CPU}",
            f"/export?run={CPU}&format=csv",
            f"/step?run={CPU}&index=0",
        ):
            response = tab.get(url)
            assert response.status_code == 503
            error = response.get_json()["error"]
            assert error["code"] == "busy"
            assert error["message"].endswith(".")
            assert error["hint"]
    assert tab.get(f"/overview?run={CPU}").status_code == 200


def test_one_thread_does_all_where_there_is_no_second(
    run: Run, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", 0.0)
    asked = Answers(NO_OVERRIDES)
    NoThreads(monkeypatch, left=1)
    for one in like(run, 5):
        ask(asked, one)
    gate.opened.set()
    until(lambda: not asked._running)
    assert gate.begun == [f"run {number}" for number in range(5)]


def test_without_threads_a_logdir_says_so_and_is_searched_later(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        NoThreads(patch)
        tab = Tab(str(samples), wait_s=0.1)
        document = tab.json("/runs")
        assert document["runs"] == []
        assert "starts no further thread" in document["message"]
        assert document["hint"]
        response = tab.get(f"/overview?run={CPU}")
        assert (response.status_code, response.get_json()["error"]["code"]) == (503, "busy")
        assert tab.plugin.is_active()
    tab.plugin._watch.current(PATIENT_S)
    assert tab.json("/runs")["total"] > 0
    assert tab.get(f"/overview?run={CPU}").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_profile_is_read_with_few_threads_or_none(
    samples: Path, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (CPU, "gpu_training_simulated", "tpu_training_simulated"):
        expected = load(samples, name, cache=False).to_dict()
        with monkeypatch.context() as patch:
            NoThreads(patch, left)
            assert load(samples, name, cache=False).to_dict() == expected


def test_a_pool_does_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    with Threads(4) as pool:
        threads = NoThreads(monkeypatch)
        futures = [pool.submit(done.append, 0)]
        # What had no thread is still in the queue of the one that starts now.
        threads.left = 1
        futures += [pool.submit(done.append, number) for number in range(1, 50)]
        for future in futures:
            assert future.result(PATIENT_S) is None
    assert sorted(done) == list(range(50))


def test_a_pool_hands_on_what_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    NoThreads(monkeypatch)
    with Threads(2) as pool, pytest.raises(ZeroDivisionError):
        pool.submit(lambda: 1 // 0).result()


class Noted(Build):
    """A build that notes what becomes of it."""

    def __init__(self, wanted: bool) -> None:
        super().__init__((), self._note, MemoryBudget(1))
        self.became: list[str] = []
        self._wanted = wanted

    def _note(self, _: Build) -> None:
        self.became.append("run")

    def is_wanted(self) -> bool:
        return self._wanted

    def note_end(self) -> None:
        if isinstance(self.error, CancelledError):
            self.became.append("given up")


@pytest.mark.slow
def test_a_build_is_run_or_given_up_once() -> None:
    pool = Workers(2, lambda build: cast(Noted, build).note_end())
    builds = [Noted(wanted=number % 3 != 0) for number in range(300)]
    for build in builds:
        pool.submit(build)
    until(lambda: all(build.ended.is_set() for build in builds))
    assert [build.became for build in builds] == [
        ["run"] if build.is_wanted() else ["given up"] for build in builds
    ]


# ---- files and comparisons -----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("url", ["/export?run={}&format=csv", "/compare?a={}&b={}"])
def test_what_is_made_of_overviews_is_made_once_and_off_the_requests(
    samples: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    csv = FORMATS["csv"]

    def noted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            made.append(threading.current_thread().name)
            sleep(0.1)
            return function(*arguments)

        return call

    formats = {**FORMATS, "csv": csv._replace(text=noted(csv.text))}
    monkeypatch.setattr(answers, "FORMATS", formats)
    monkeypatch.setattr(answers, "compare", noted(compare))
    tab = Tab(str(samples))
    assert tab.get(f"/overview?run={CPU}").status_code == 200
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(tab.get, url.format(CPU, CPU)) for _ in range(8)]
        bodies = {future.result(PATIENT_S).data for future in asked}
    assert len(bodies) == 1
    assert tab.get(url.format(CPU, CPU)).data in bodies
    assert made == ["overview"]


def test_a_file_needs_memory_as_a_profile_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    monkeypatch.setitem(answers._PER_JSON_BYTE, "csv", 10**9)
    asked = Answers(NO_OVERRIDES, memory=MemoryBudget(10**9))
    with pytest.raises(MemoryLimitError):
        asked.export(Subject(run), "csv")
    assert asked.export(Subject(run), "json")


def test_every_format_has_its_price() -> None:
    assert set(answers._PER_JSON_BYTE) == {*FORMATS, "compare"}


def test_memory_for_a_file_that_is_lacking_is_503(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(answers._PER_JSON_BYTE, "csv", 10**12)
    tab = Tab(str(samples))
    response = tab.get(f"/export?run={CPU}&format=csv")
    assert (response.status_code, response.get_json()["error"]["code"]) == (503, "busy")


def test_pages_of_the_first_hosts_are_not_made_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []
    now_s = 100.0
    monkeypatch.setattr(workers, "monotonic", lambda: now_s)

    def page(hosts: int) -> bytes:
        nonlocal now_s
        made.append(hosts)
        now_s += 0.05
        return str(hosts).encode()

    so_far = workers.PartialPage()
    assert so_far.page(1, lambda: page(1)) == b"1"
    # Nothing new; then something new, but so soon that the work would never end.
    assert so_far.page(1, lambda: page(1)) == b"1"
    assert so_far.page(2, lambda: page(2)) == b"1"
    now_s += 0.25
    assert so_far.page(3, lambda: page(3)) == b"3"
    assert made == [1, 3]


# ---- files whose changes cannot be seen ----------------------------------------------------------


@pytest.mark.slow
def test_what_may_have_changed_unseen_is_kept_for_a_moment_only(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "_WAIT_S", PATIENT_S)
    built: list[str] = []

    def counted(of_run: Run, *arguments: Any) -> Any:
        built.append(of_run.id)
        return build_overview(run, *arguments)

    monkeypatch.setattr(answers, "build_overview", counted)
    size = run.files[0].bytes
    path = RemotePath("http://host/h.xplane.pb")
    asked = Answers(NO_OVERRIDES)
    for identity, builds in (("etag=1", 1), ("etag=1", 1), ("etag=2", 2), ("", 3), ("", 3)):
        asked.overview(Subject(Run("r", path, (HostFile("vm", path, size, 0, identity),))))
        assert len(built) == builds
    now = monotonic
    monkeypatch.setattr(answers, "monotonic", lambda: now() + 3600)
    for identity, builds in (("etag=1", 3), ("", 4)):
        asked.overview(Subject(Run("r", path, (HostFile("vm", path, size, 0, identity),))))
        assert len(built) == builds


@pytest.mark.slow
def test_a_file_in_anothers_place_has_another_answer(tmp_path: Path, samples: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    folder.mkdir(parents=True)
    target = folder / "h.xplane.pb"
    good = (samples / f"plugins/profile/{CPU}/vm.xplane.pb").read_bytes()
    target.write_bytes(good)
    os.utime(target, (1e9, 1e9))
    tab = Tab(str(tmp_path))
    assert tab.json("/overview?run=s")["run"]["files"][0]["status"] == "ok"
    target.write_bytes(good[: len(good) // 2] + b"\xff" * (len(good) - len(good) // 2))
    os.utime(target, (1e9, 1e9))
    sleep(1.1)
    tab.plugin._watch.current(PATIENT_S)
    response = tab.get("/overview?run=s")
    assert response.status_code == 422 or response.get_json()["run"]["files"][0]["status"] != "ok"


# ---- searching -----------------------------------------------------------------------------------


def test_searching_for_one_word_thousands_of_times_is_looking_once(tab: Tab) -> None:
    expected = tab.json("/runs?search=e")
    assert tab.json("/runs?search=" + "+".join(["e"] * 30_000)) == expected
    assert expected["total"] > 0


def test_more_words_than_anybody_types_are_refused(tab: Tab) -> None:
    words = [f"w{number}" for number in range(33)]
    assert tab.get("/runs?search=" + "+".join(words[:32])).status_code == 200
    response = tab.get("/runs?search=" + "+".join(words))
    error = response.get_json()["error"]
    assert (response.status_code, error["code"]) == (400, "bad_parameter")
    assert "32" in error["message"]


@pytest.mark.parametrize(
    ("search", "found"),
    [("gpu", True), ("GPU+simulated", True), ("gpu+vm", False), ("gpusimulated", False)],
)
def test_every_word_is_in_one_name(tab: Tab, search: str, found: bool) -> None:
    ids = [run["id"] for run in tab.json(f"/runs?search={search}")["runs"]]
    assert ("gpu_training_simulated" in ids) == found
