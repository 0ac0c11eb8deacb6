"""A reading under way: its progress, its memory, and whether its result is still wanted.

In: what the readers report, from their threads.  Out: a sentence, timings, and an error that stops
the readers at their next checkpoint.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter
from typing import NamedTuple

from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget, budget_of

_MEGABYTE = 1_000_000


class CancelledError(Exception):
    """The result is not wanted any more."""


class Timing(NamedTuple):
    """How long one stage took for one host."""

    host: str
    stage: str
    seconds: float


def _always() -> bool:
    return True


def _nothing() -> None:
    pass


class Reading:
    """One run being read.

    Args:
        is_wanted: whether anyone waits; asked at every checkpoint.
        on_change: called, from any thread, when `message` may have changed.
        memory: what it may take, together with others that share the budget; None for one of its
            own.

    Attributes:
        timings: of the stages that are done.
        answered: set once there is an answer, for work that can wait until then.
        memory: the budget.
        refused: a file took more memory than there was, which may be otherwise the next time.
    """

    def __init__(
        self,
        is_wanted: Callable[[], bool] = _always,
        on_change: Callable[[], None] = _nothing,
        memory: MemoryBudget | None = None,
    ) -> None:
        self.timings: list[Timing] = []
        self.answered = threading.Event()
        self.memory = memory or budget_of(None)
        self.refused = False
        self._is_wanted = is_wanted
        self._on_change = on_change
        self._is_cancelled = False
        self._lock = threading.Lock()
        self._files: Sequence[HostFile] = ()
        self._done: set[str] = set()
        self._at: dict[str, str] = {}

    def begin(self, files: Sequence[HostFile]) -> None:
        """Notes what is going to be read."""
        with self._lock:
            self._files = files
        self._on_change()

    def at(self, host: str, what: str) -> None:
        """Notes what is being done for a host.

        Args:
            host: its name.
            what: is being done.

        Raises:
            CancelledError: as `checkpoint`.
        """
        self.checkpoint()
        with self._lock:
            self._at[host] = what
        self._on_change()

    def done(self, host: str) -> None:
        """Notes that a host's file is dealt with."""
        with self._lock:
            self._done.add(host)
            self._at.pop(host, None)
        self._on_change()

    @contextmanager
    def stage(self, host: str, name: str) -> Iterator[None]:
        """Measures how long a stage takes; notes it as what is being done.

        Args:
            host: its name.
            name: of the stage.

        Raises:
            CancelledError: as `checkpoint`.
        """
        self.at(host, name)
        began = perf_counter()
        yield
        self.timings.append(Timing(host, name, perf_counter() - began))

    def has_memory(self, needed: int) -> bool:
        """Returns whether that many bytes may be used by all readings together."""
        return self.memory.has(needed)

    def reserve(self, needed: int) -> AbstractContextManager[None]:
        """Takes that many bytes of the budget, and waits for them if need be.

        Raises:
            MemoryLimitError: it is more than there is for all.
            CancelledError: as `checkpoint`.
        """
        return self.memory.reserve(needed, self.checkpoint)

    def release_memory(self) -> None:
        """Returns memory that is no longer used to the system."""
        give_back_memory()

    def cancel(self) -> None:
        """Stops the readers at their next checkpoints."""
        self._is_cancelled = True

    def checkpoint(self) -> None:
        """Ensures that the result is still wanted.

        Raises:
            CancelledError: the result is not wanted any more.
        """
        if self._is_cancelled or not self._is_wanted():
            self._is_cancelled = True
            raise CancelledError

    @property
    def message(self) -> str:
        """What is being done, one sentence."""
        with self._lock:
            files, done, at = self._files, len(self._done), list(self._at.items())
            done_bytes = sum(file.bytes for file in files if file.host in self._done)
        if not files:
            return "Waiting for other profiles to be read."
        total = sum(file.bytes for file in files) / _MEGABYTE
        doing = f": {at[-1][1]}" if at else ""
        if len(files) == 1:
            return f"Reading {files[0].host} ({total:.0f} MB){doing}."
        share = f"{done_bytes / _MEGABYTE:.0f} of {total:.0f} MB"
        now = f"; {at[-1][0]}{doing}" if at else ""
        return f"Reading {len(files)} hosts, {done} done ({share}){now}."
