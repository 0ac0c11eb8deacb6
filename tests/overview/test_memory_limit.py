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

from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.overview import memory_limit
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.overview.memory_limit import LIMIT_VARIABLE
from tensorboard_plugin_overview.overview.memory_limit import MemoryBudget
from tensorboard_plugin_overview.overview.memory_limit import MemoryLimitError
from tensorboard_plugin_overview.overview.memory_limit import block_bytes
from tensorboard_plugin_overview.overview.memory_limit import free_bytes
from tensorboard_plugin_overview.overview.memory_limit import whole_bytes
from tensorboard_plugin_overview.overview.reading import CancelledError
from tensorboard_plugin_overview.server.plugin import OverviewPlugin
from tests.conftest import ROOT

GIB = 1 << 30
REFUSAL = r"Reading it takes about 1\.6 GB of memory, and 0\.1 GB may be used: raise the limit"


def nothing() -> None:
    pass


# What is free.


def write(folder: Path, **files: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name.replace("__", ".")).write_text(content)


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    write(tmp_path / "proc", meminfo="MemTotal: 16777216 kB\nMemAvailable: 8388608 kB\n")
    return tmp_path / "proc"


def test_without_a_container_it_is_the_machines(proc: Path, tmp_path: Path) -> None:
    assert free_bytes(proc, tmp_path / "none") == 8 * GIB


def test_a_container_of_version_2(proc: Path, tmp_path: Path) -> None:
    """Two GiB, of which one is used, and a quarter of that is pages of files."""
    groups = tmp_path / "cgroup"
    write(proc / "self", cgroup="0::/job\n")
    write(groups)
    write(
        groups / "job",
        memory__max=f"{2 * GIB}\n",
        memory__current=f"{GIB}\n",
        memory__stat=f"anon 5\ninactive_file {GIB // 4}\nactive_file 7\n",
    )
    assert free_bytes(proc, groups) == GIB + GIB // 4
    (groups / "job" / "memory.max").write_text("max\n")
    assert free_bytes(proc, groups) == 8 * GIB


def test_a_container_of_version_1_that_is_seen_from_inside(proc: Path, tmp_path: Path) -> None:
    """The path is the host's, and the files are at the top."""
    write(proc / "self", cgroup="5:cpu,cpuacct:/x\n4:memory:/docker/abc\n0::/\n")
    write(
        tmp_path / "cgroup" / "memory",
        memory__limit_in_bytes=f"{GIB}\n",
        memory__usage_in_bytes=f"{2 * GIB}\n",
        memory__stat="total_inactive_file 0\n",
    )
    assert free_bytes(proc, tmp_path / "cgroup") == 0


def test_a_system_that_tells_nothing(tmp_path: Path) -> None:
    assert free_bytes(tmp_path, tmp_path) is None


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


def test_who_waits_may_give_up() -> None:
    def checkpoint() -> None:
        raise CancelledError

    budget = MemoryBudget(1000)
    with budget.reserve(500, nothing):
        with pytest.raises(CancelledError), budget.reserve(600, checkpoint):
            pass
        with budget.reserve(500, nothing):
            pass


# The estimate.


def test_ops_of_tpu_cores_take_little() -> None:
    assert block_bytes(10**9, 9 * 10**8) < 0.3 * whole_bytes(10**9)
    assert block_bytes(10**9, 0) == whole_bytes(10**9)


MEASURE = """
import sys
from pathlib import Path
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.overview.host_result import read_host

def held(what):
    return int(Path("/proc/self/status").read_text().split(what + ":")[1].split()[0]) << 10

(file,) = scan(sys.argv[1]).runs[0].files
before = held("VmRSS")
assert read_host(file).summary
print(held("VmHWM") - before)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell")
@pytest.mark.parametrize(
    "run", ["cpu_training", "gpu_training_simulated", "tpu_training_simulated"]
)
def test_the_estimate_is_above_what_it_takes(run: str, samples: Path, tmp_path: Path) -> None:
    """Of a file of 12 MB with the planes of a sample again and again."""
    (sample,) = (samples / "plugins/profile" / run).iterdir()
    raw = sample.read_bytes()
    path = tmp_path / "large.xplane.pb"
    path.write_bytes(raw * (12_000_000 // len(raw)))
    result = subprocess.run(
        [sys.executable, "-c", MEASURE, str(path)], check=True, capture_output=True, text=True
    )
    assert int(result.stdout) < whole_bytes(path.stat().st_size)


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


@pytest.mark.parametrize("limit", ["0.1", "0.01"])
def test_command_line(logdir: Path, limit: str) -> None:
    result = show_alone(logdir, limit)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
    assert "raise the limit" in result.stderr


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
