"""How much memory the process could still get, by what each system tells."""

from __future__ import annotations

import ctypes
import os
import resource
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tensorboard_plugin_overview.loading.memory.free_bytes import free_bytes

GIB = 1 << 30


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


def test_the_limit_of_a_group_further_out(proc: Path, tmp_path: Path) -> None:
    """A job in a slice that has the limit: neither the outermost group nor the job's own."""
    groups = tmp_path / "cgroup"
    write(proc / "self", cgroup="0::/user.slice/job.scope/step_0\n")
    write(groups / "user.slice/job.scope/step_0", memory__max="max\n", memory__current="5\n")
    write(
        groups / "user.slice",
        memory__max=f"{2 * GIB}\n",
        memory__current=f"{GIB}\n",
        memory__stat="inactive_file 0\n",
    )
    assert free_bytes(proc, groups) == GIB


@pytest.mark.parametrize(("name", "used"), [("RLIMIT_AS", "VmSize"), ("RLIMIT_DATA", "VmData")])
def test_limits_of_the_process(
    proc: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, used: str
) -> None:
    write(proc / "self", status=f"Name: python\n{used}:\t 524288 kB\n")
    limits = {getattr(resource, name): 2 * GIB}

    def limit(which: int) -> tuple[int, int]:
        return limits.get(which, resource.RLIM_INFINITY), resource.RLIM_INFINITY

    monkeypatch.setattr(resource, "getrlimit", limit)
    assert free_bytes(proc, tmp_path / "none") == 2 * GIB - GIB // 2
    limits.clear()
    assert free_bytes(proc, tmp_path / "none") == 8 * GIB


# Systems without /proc.


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    infinity = resource.RLIM_INFINITY
    monkeypatch.setattr(resource, "getrlimit", lambda _: (infinity, infinity))


@pytest.mark.usefixtures("unlimited")
def test_half_of_all_where_nothing_tells_what_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on macOS."""
    known = {"SC_PHYS_PAGES": 1 << 20, "SC_PAGE_SIZE": 1 << 14}
    monkeypatch.setattr(os, "sysconf", known.__getitem__)
    assert free_bytes(tmp_path, tmp_path) == 8 * GIB


@pytest.mark.usefixtures("unlimited")
def test_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(reference: Any) -> int:
        status = reference._obj
        assert (status.length, ctypes.sizeof(status)) == (64, 64)
        status.free_physical, status.free_commit = 3 * GIB, 2 * GIB
        return 1

    kernel = SimpleNamespace(GlobalMemoryStatusEx=fill)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.delattr(os, "sysconf")
    assert free_bytes(tmp_path, tmp_path) == 2 * GIB
    kernel.GlobalMemoryStatusEx = lambda _: 0
    assert free_bytes(tmp_path, tmp_path) is None


@pytest.mark.usefixtures("unlimited")
def test_a_system_that_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(_: str) -> int:
        raise ValueError("unrecognized configuration name")

    monkeypatch.setattr(os, "sysconf", unknown)
    assert free_bytes(tmp_path, tmp_path) is None
