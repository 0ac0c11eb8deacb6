"""How much memory reading profiles may take, asked before a file is read.

In: what reading a file is estimated to take.  Out: a share of the process's limit, or an error that
says how much is lacking.

The limit is the user's (a flag, an argument, an environment variable), else four fifths of what the
machine, the container and the process's own limits leave free at that moment.  Files that fit one
by one and not together wait for each other.
"""

from __future__ import annotations

import logging
import math
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tensorboard_plugin_overview.catalog.printable import printable
from tensorboard_plugin_overview.loading.memory.free_bytes import free_bytes

_logger = logging.getLogger(__name__)

LIMIT_VARIABLE = "TENSORBOARD_OVERVIEW_MEMORY_GB"
"""Environment variable: the limit, in 10⁹ bytes."""

_GIGABYTE = 1_000_000_000
_SHARE_OF_FREE = 0.8
_CHECK_S = 0.5


class MemoryLimitError(Exception):
    """A file takes more memory than there may be; the message is for the user."""


def is_out_of_memory(error: BaseException) -> bool:
    """Returns whether the process could get no more memory, or none for a thread's stack."""
    return isinstance(error, MemoryError) or (
        isinstance(error, RuntimeError) and "can't start new thread" in str(error)
    )


class MemoryBudget:
    """What all readings that share it may take together.

    Args:
        limit_bytes: the user's; None for a share of what is free.
    """

    def __init__(self, limit_bytes: int | None = None) -> None:
        self._limit_bytes = limit_bytes
        self._condition = threading.Condition()
        self._taken = 0

    def has(self, needed: int) -> bool:
        """Returns whether the budget, for all together, has that many bytes."""
        with self._condition:
            limit = self._limit()
        return limit is not None and needed <= limit

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
    """Makes a budget of a limit in 10⁹ bytes; None: the environment's, else of what is free."""
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


def _refusal(needed: int, limit: int) -> str:
    needed_gb, limit_gb = needed / _GIGABYTE, limit / _GIGABYTE
    return (
        f"Reading it takes about {needed_gb:.1f} GB of memory, and {limit_gb:.1f} GB may be used: "
        f"raise the limit (--overview_memory_gb, {LIMIT_VARIABLE}; the container's, ulimit -v), or "
        "capture for a shorter time."
    )
