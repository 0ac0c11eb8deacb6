"""A few threads for all that takes long, and a queue before them.

In: tasks.  Out: they are run, or given up.  Threads begin when there is something to do, and end
when there is not.  Of the tasks in the queue, those that somebody still asks for go first, in the
order in which they came; one that nobody waits for any more leaves the queue.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Protocol

_CHECK_S = 0.5
# A page that is open asks again every second or so.
_STILL_ASKED_S = 5.0


NO_THREAD = "The system starts no further thread for TensorBoard, and reading profiles needs one."


class NoThreadError(Exception):
    """The system starts no thread; the message is for the user."""

    def __init__(self) -> None:
        super().__init__(NO_THREAD)


class Task(Protocol):
    """Something to do."""

    @property
    def asked_at(self) -> float:
        """When somebody last asked for it, on the clock of `time.monotonic`."""

    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""

    def run(self) -> None:
        """Does it; raises nothing."""

    def give_up(self) -> None:
        """Ends it without having begun; raises nothing."""


class Workers:
    """Threads that run tasks.

    Args:
        most: at once.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._queue: list[Task] = []
        self._running = 0
        self._is_watched = False

    def submit(self, task: Task) -> None:
        """Runs the task as soon as a thread is free.

        Raises:
            NoThreadError: there is no thread, and none can be started; the task is not taken.
        """
        with self._lock:
            if self._running == self._most or not self._started_one():
                self._is_watched = self._is_watched or _has_started(self._watch)
            self._queue.append(task)

    def _started_one(self) -> bool:
        """Starts a thread; False where it cannot, but others are there.

        Raises:
            NoThreadError: there are no others.
        """
        # It waits for the lock before it looks into the queue.
        if _has_started(self._work):
            self._running += 1
            return True
        if not self._running:
            raise NoThreadError
        return False

    def drop_unwanted(self) -> None:
        """Gives up what nobody waits for any more."""
        wanted: list[Task] = []
        unwanted: list[Task] = []
        with self._lock:
            for task in self._queue:
                (wanted if task.is_wanted() else unwanted).append(task)
            self._queue = wanted
        for task in unwanted:
            task.give_up()

    def _work(self) -> None:
        while True:
            self.drop_unwanted()
            with self._lock:
                if not self._queue:
                    self._running -= 1
                    return
                task = self._next()
            task.run()

    def _next(self) -> Task:
        since = monotonic() - _STILL_ASKED_S
        asked = (number for number, task in enumerate(self._queue) if task.asked_at > since)
        return self._queue.pop(next(asked, 0))

    def _watch(self) -> None:
        """Empties the queue of what nobody wants, also while all threads are busy."""
        pause = threading.Event()
        while True:
            pause.wait(_CHECK_S)
            self.drop_unwanted()
            with self._lock:
                if not self._queue:
                    self._is_watched = False
                    return


def _has_started(function: Callable[[], None]) -> bool:
    """Starts a thread, if the system lets us."""
    try:
        # A daemon, so that TensorBoard can stop in the middle of it.
        threading.Thread(target=function, name="overview", daemon=True).start()
    except (RuntimeError, MemoryError):
        return False
    return True
