"""How much memory this process could still get, as far as the system tells.

In: what Linux tells of the machine, of control groups and of the process, and what other systems
tell of the machine.  Out: bytes, the least that anything leaves.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

# Of the machine's memory, where nothing tells how much of it is free.
_SHARE_OF_ALL = 0.5

# Limits of a process, with what counts against them in /proc/self/status.
_PROCESS_LIMITS = (("RLIMIT_AS", "VmSize"), ("RLIMIT_DATA", "VmData"))


def free_bytes(proc: Path = Path("/proc"), cgroups: Path = Path("/sys/fs/cgroup")) -> int | None:
    """Returns the bytes that this process could still get; None if nothing states them.

    Args:
        proc: the folder in which Linux describes processes.
        cgroups: the folder in which it describes control groups, of version 1 or 2.
    """
    known = [_of_machine(proc), *_of_process(proc), *_of_groups(proc, cgroups)]
    return min((free for free in known if free is not None), default=None)


def _of_machine(proc: Path) -> int | None:
    available = _in_kib(proc / "meminfo", "MemAvailable")
    if available is not None:
        return available
    return _of_windows() if sys.platform == "win32" else _of_all()


def _of_all() -> int | None:
    """A share of the memory that there is (macOS and others)."""
    try:
        pages, page_bytes = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None
    return int(pages * page_bytes * _SHARE_OF_ALL) if pages > 0 and page_bytes > 0 else None


# By its name, because other systems' ctypes has none.
_WINDOWS_LIBRARIES = "windll"


class _MemoryStatus(ctypes.Structure):
    """`MEMORYSTATUSEX` of Windows."""

    _fields_ = (
        ("length", ctypes.c_uint32),
        ("load_percent", ctypes.c_uint32),
        ("physical", ctypes.c_uint64),
        ("free_physical", ctypes.c_uint64),
        ("commit_limit", ctypes.c_uint64),
        ("free_commit", ctypes.c_uint64),
        ("address_space", ctypes.c_uint64),
        ("free_address_space", ctypes.c_uint64),
        ("free_extended", ctypes.c_uint64),
    )


def _of_windows() -> int | None:
    """What `GlobalMemoryStatusEx` tells."""
    status = _MemoryStatus(length=ctypes.sizeof(_MemoryStatus))
    kernel = getattr(ctypes, _WINDOWS_LIBRARIES).kernel32
    if not kernel.GlobalMemoryStatusEx(ctypes.byref(status)):
        return None
    return int(min(status.free_physical, status.free_commit))


def _of_process(proc: Path) -> Iterator[int]:
    """Of the limits that a shell's `ulimit` sets, where the process has some."""
    try:
        import resource
    except ImportError:
        # Windows has none.
        return
    for name, used_name in _PROCESS_LIMITS:
        limit, _ = resource.getrlimit(getattr(resource, name))
        if limit != resource.RLIM_INFINITY:
            used = _in_kib(proc / "self" / "status", used_name)
            yield max(limit - (used or 0), 0)


def _of_groups(proc: Path, cgroups: Path) -> Iterator[int | None]:
    """Of each control group that this process is in, up to the outermost that it can see."""
    try:
        lines = (proc / "self" / "cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, controllers, path = line.split(":", 2)
        if controllers == "":
            root, names = cgroups, ("memory.max", "memory.current", "inactive_file")
        elif "memory" in controllers.split(","):
            root = cgroups / "memory"
            names = "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file"
        else:
            continue
        inside = PurePosixPath(path.lstrip("/"))
        for folder in (inside, *inside.parents):
            yield _of_group(root / folder, *names)


def _of_group(folder: Path, limit: str, usage: str, cache: str) -> int | None:
    try:
        # The word `max` is no number: there is no limit.
        free = int((folder / limit).read_text()) - int((folder / usage).read_text())
        for line in (folder / "memory.stat").read_text().splitlines():
            name, _, value = line.partition(" ")
            if name == cache:
                # Pages of files that the system gives away when somebody needs them.
                free += int(value)
    except (OSError, ValueError):
        return None
    return max(free, 0)


def _in_kib(path: Path, name: str) -> int | None:
    """A line `name: number kB` of one of Linux's files, in bytes."""
    try:
        for line in path.read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) << 10
    except (OSError, ValueError, IndexError):
        pass
    return None
