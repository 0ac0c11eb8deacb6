"""The memory that reading may take: asked before a file is read, refused in one sentence."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tensorboard.plugins import base_plugin
from werkzeug.test import Client

from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.decode.columns import Selection, XSpace
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace import importer
from tensorboard_plugin_overview.loading.memory import memory_limit
from tensorboard_plugin_overview.loading.memory.memory_limit import (
    LIMIT_VARIABLE,
    MemoryBudget,
    MemoryLimitError,
)
from tensorboard_plugin_overview.loading.reading import CancelledError
from tensorboard_plugin_overview.overview import build
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.server.plugin import OverviewPlugin
from tests.conftest import ROOT

GIB = 1 << 30
REFUSAL = r"Reading it takes about 1\.6 GB of memory, and 0\.1 GB may be used: raise the limit"


def nothing() -> None:
    pass


# The budget.


def test_too_much_for_all_is_refused_at_once() -> None:
    budget = MemoryBudget(1000)
    with pytest.raises(MemoryLimitError, match=r"\.$"), budget.reserve(1001, nothing):
        pass
    with budget.reserve(1000, nothing):
        pass


def test_what_does_not_fit_beside_others_waits_for_them() -> None:
    budget = MemoryBudget(1000)
    got = threading.Event()

    def other() -> None:
        with budget.reserve(600, nothing):
            got.set()

    thread = threading.Thread(target=other)
    with budget.reserve(500, nothing):
        thread.start()
        assert not got.wait(0.2)
    assert got.wait(10)
    thread.join()
    with budget.reserve(1000, nothing):
        pass


@pytest.mark.slow
def test_who_waits_may_give_up() -> None:
    def checkpoint() -> None:
        raise CancelledError

    budget = MemoryBudget(1000)
    with budget.reserve(500, nothing):
        with pytest.raises(CancelledError), budget.reserve(600, checkpoint):
            pass
        with budget.reserve(500, nothing):
            pass


# What a user sees.


@pytest.fixture
def logdir(samples: Path, tmp_path: Path) -> Path:
    """Run `both` has a host of 300 MB and a small one, run `alone` the large one."""
    small = samples / "plugins/profile/cpu_training/vm.xplane.pb"
    for run in ("both", "alone"):
        folder = tmp_path / "logdir/plugins/profile" / run
        folder.mkdir(parents=True)
        with (folder / "large.xplane.pb").open("wb") as file:
            file.truncate(300_000_000)
        if run == "both":
            (folder / "small.xplane.pb").write_bytes(small.read_bytes())
        for path in folder.iterdir():
            os.utime(path, (1e9, 1e9))
    return tmp_path / "logdir"


def test_the_other_hosts_show(logdir: Path) -> None:
    overview = load(logdir, "both", memory_gb=0.1, cache=False)
    large, small = overview.files
    assert (large.status, small.status) == ("unreadable", "ok")
    assert overview.metrics["step_time"].value is not None
    (told,) = (one for one in overview.diagnostics if one.code == "file_unreadable")
    assert "large: Reading it takes about 1.6 GB" in told.message


def test_nothing_else_is_an_error(logdir: Path) -> None:
    with pytest.raises(UnreadableRunError, match=REFUSAL) as caught:
        load(logdir, "alone", memory_gb=0.1, cache=False)
    assert caught.value.message.count(". ") == 0


def test_http(logdir: Path) -> None:
    flags = argparse.Namespace(logdir_spec="", overview_memory_gb=0.1)
    plugin = OverviewPlugin(base_plugin.TBContext(logdir=str(logdir), flags=flags))
    plugin._watch.current(wait_s=10)
    client = Client(plugin.get_plugin_apps()["/overview"])
    response = client.get("/overview?run=alone")
    error = json.loads(response.data)["error"]
    assert (response.status_code, error["code"]) == (422, "unreadable_profile")
    assert "raise the limit (--overview_memory_gb" in error["message"]
    assert client.get("/overview?run=both").status_code == 200


def test_a_refusal_is_not_kept(logdir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is short, and then it is not: the file, which is all zeros, is looked into."""
    free = {"bytes": 100_000_000}
    monkeypatch.setattr(memory_limit, "free_bytes", lambda: free["bytes"])
    flags = argparse.Namespace(logdir_spec="")
    plugin = OverviewPlugin(base_plugin.TBContext(logdir=str(logdir), flags=flags))
    plugin._watch.current(wait_s=10)
    client = Client(plugin.get_plugin_apps()["/overview"])

    def told_of_large() -> str:
        files = json.loads(client.get("/overview?run=both").data)["run"]["files"]
        return {file["host"]: str(file["message"]) for file in files}["large"]

    assert "raise the limit" in told_of_large()
    free["bytes"] = 100 * GIB
    assert "zeros" in told_of_large()


def test_memory_that_runs_out_loses_that_host_only(
    logdir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(source: Path, selection: Selection) -> XSpace:
        if source.name == "large.xplane.pb":
            raise MemoryError
        return read_xspace(source, selection)

    monkeypatch.setattr(importer, "read_xspace", read)
    overview = load(logdir, "both", cache=False)
    large, small = overview.files
    assert (large.status, small.status) == ("unreadable", "ok")
    assert str(large.message).startswith("Reading it took more memory than the process can get")
    assert overview.metrics["step_time"].value is not None
    with pytest.raises(UnreadableRunError, match="took more memory"):
        load(logdir, "alone", cache=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("error", "says"),
    [
        (MemoryError(), "There is not enough memory for this."),
        (RuntimeError("can't start new thread"), "There is not enough memory for this."),
        (TypeError("x"), "The command failed by a fault of its own (TypeError: x)."),
    ],
)
@pytest.mark.parametrize("command", ["show", "check"])
def test_what_ends_a_command_is_one_line_and_status_2(
    samples: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    error: Exception,
    says: str,
    command: str,
) -> None:
    """Status 1 would say that a check failed."""

    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(build, "assemble", fail)
    options = ["--require", "step_time < 1"] if command == "check" else []
    assert main([command, str(samples), *options]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"tensorboard-overview: {says}")
    assert captured.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the limit is not kept")
def test_a_process_with_a_limit(samples: Path, tmp_path: Path) -> None:
    """Less address space than the file takes: refused or run out, in a sentence."""
    (sample,) = (samples / "plugins/profile/gpu_training_simulated").iterdir()
    raw = sample.read_bytes()
    path = tmp_path / "large.xplane.pb"
    path.write_bytes(raw * (40_000_000 // len(raw)))
    program = f"{sys.executable} -m tensorboard_plugin_overview show {path}"
    done = subprocess.run(
        ["bash", "-c", f"ulimit -v 260000; exec {program}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "memory" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["0.1", "0.01"])
def test_command_line(logdir: Path, limit: str) -> None:
    result = show_alone(logdir, limit)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
    assert "raise the limit" in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize("limit", ["4GB", "0", "-1", "nan", "inf"])
def test_what_is_no_limit_is_ignored_and_said(logdir: Path, limit: str) -> None:
    warning, complaint = show_alone(logdir, limit).stderr.splitlines()
    assert warning == f"{LIMIT_VARIABLE}={limit} is ignored: it must be a number above 0."
    assert "zeros" in complaint


def show_alone(logdir: Path, limit: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tensorboard_plugin_overview", "show", str(logdir)]
    return subprocess.run(
        [*command, "--run", "alone"],
        env={**os.environ, LIMIT_VARIABLE: limit},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
