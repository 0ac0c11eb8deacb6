"""How much memory reading profiles may take, asked before a file is read.

In: what reading a file is estimated to take.  Out: a share of the process's limit, or an error that
says how much is lacking.

The limit is the user's (a flag, an argument, an environment variable), else four fifths of what the
machine and the container leave free at that moment.  Files that fit one by one and not together
wait for each other.
"""

from __future__ import annotations

import logging
import math
import os
import threading
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tensorboard_plugin_overview.catalog.printable import printable

_logger = logging.getLogger(__name__)

LIMIT_VARIABLE = "TENSORBOARD_OVERVIEW_MEMORY_GB"
"""Environment variable: the limit, in 10⁹ bytes."""

_GIGABYTE = 1_000_000_000
_SHARE_OF_FREE = 0.8
_CHECK_S = 0.5

# Measured on profiles of all kinds (benchmarks/README.md), and rounded up: events in columns with
# what is computed of them; the same of TPU ops that are read a block at a time; and tables.
_PER_BYTE = 5.0
_PER_BYTE_IN_BLOCKS = 0.5
_BASE_BYTES = 64_000_000
_BLOCKS_BYTES = 250_000_000


class MemoryLimitError(Exception):
    """A file takes more memory than there may be; the message is for the user."""


def whole_bytes(file_bytes: int) -> int:
    """What it takes to read so much of a file at once."""
    return int(file_bytes * _PER_BYTE) + _BASE_BYTES


def block_bytes(file_bytes: int, in_blocks_bytes: int) -> int:
    """What it takes to read a file, so much of it a block at a time and the rest at once."""
    rest = whole_bytes(file_bytes - in_blocks_bytes)
    if not in_blocks_bytes:
        return rest
    return int(in_blocks_bytes * _PER_BYTE_IN_BLOCKS) + _BLOCKS_BYTES + rest


class MemoryBudget:
    """What all readings that share it may take together.

    Args:
        limit_bytes: the user's; None for a share of what is free.
    """

    def __init__(self, limit_bytes: int | None = None) -> None:
        self._limit_bytes = limit_bytes
        self._condition = threading.Condition()
        self._taken = 0

    @contextmanager
    def reserve(self, needed: int, checkpoint: Callable[[], None]) -> Iterator[None]:
        """Takes so much of the budget, waiting for others to give theirs back.

        Args:
            needed: bytes.
            checkpoint: called while waiting; what it raises ends the wait.

        Raises:
            MemoryLimitError: it is more than there is for all.
        """
        with self._condition:
            while True:
                limit = self._limit()
                if limit is not None and needed > limit:
                    raise MemoryLimitError(_refusal(needed, limit))
                if limit is None or self._taken + needed <= limit:
                    break
                self._condition.wait(_CHECK_S)
                checkpoint()
            self._taken += needed
        try:
            yield
        finally:
            with self._condition:
                self._taken -= needed
                self._condition.notify_all()

    def _limit(self) -> int | None:
        if self._limit_bytes is not None:
            return self._limit_bytes
        free = free_bytes()
        # What was promised to others is free no longer, or will not be for long.
        return None if free is None else int(free * _SHARE_OF_FREE) + self._taken


def budget_of(gigabytes: float | None) -> MemoryBudget:
    """The budget of a limit in 10⁹ bytes; None for the environment's, else for what is free."""
    if gigabytes is None:
        gigabytes = _limit_of_environment()
    return MemoryBudget(None if gigabytes is None else int(gigabytes * _GIGABYTE))


def _limit_of_environment() -> float | None:
    text = os.environ.get(LIMIT_VARIABLE)
    if not text:
        return None
    try:
        gigabytes = float(text)
    except ValueError:
        gigabytes = math.nan
    if not 0 < gigabytes < math.inf:
        said = f"{LIMIT_VARIABLE}={printable(text)}"
        _logger.warning("%s is ignored: it must be a number above 0.", said)
        return None
    return gigabytes


def free_bytes(proc: Path = Path("/proc"), cgroups: Path = Path("/sys/fs/cgroup")) -> int | None:
    """What this process could still get of the machine and its container; None if unknown.

    Args:
        proc: where Linux tells about processes.
        cgroups: where it tells about containers, of version 1 or 2.
    """
    known = [_of_machine(proc), *_of_containers(proc, cgroups)]
    return min((free for free in known if free is not None), default=None)


def _of_machine(proc: Path) -> int | None:
    try:
        for line in (proc / "meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                return int(line.split()[1]) << 10
    except (OSError, ValueError, IndexError):
        pass
    return None


def _of_containers(proc: Path, cgroups: Path) -> Iterator[int | None]:
    """Of each group that this process is in, and of the outermost that it can see."""
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
        for folder in {root, root / path.lstrip("/")}:
            yield _of_container(folder, *names)


def _of_container(folder: Path, limit: str, usage: str, cache: str) -> int | None:
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


def _refusal(needed: int, limit: int) -> str:
    needed_gb, limit_gb = needed / _GIGABYTE, limit / _GIGABYTE
    return (
        f"Reading it takes about {needed_gb:.1f} GB of memory, and {limit_gb:.1f} GB may be used: "
        f"raise the limit (--overview_memory_gb, {LIMIT_VARIABLE}), or capture for a shorter time."
    )
