"""A few threads for all that takes long, and a queue before them.

In: tasks.  Out: they are run, or given up.  Threads begin when there is something to do, and end
when there is not.  Of the tasks in the queue, those that are still awaited go first, in the order
in which they came; one that nobody waits for any more leaves the queue.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Protocol

_CHECK_S = 0.5
# So many small profiles are read in a second; who is far behind is asked to come again later.
_TASKS_A_SECOND = 20
_MOST_RETRY_S = 30


NO_THREAD = "The system starts no further thread for TensorBoard, and reading profiles needs one."


class NoThreadError(Exception):
    """The system starts no thread; the message is for the user."""

    def __init__(self) -> None:
        super().__init__(NO_THREAD)


class Task(Protocol):
    """Something to do."""

    @property
    def awaited_until(self) -> float:
        """When somebody should have asked for it again, on the clock of `time.monotonic`."""

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
        with self._lock:
            unwanted = self._take_unwanted()
        for task in unwanted:
            task.give_up()

    def _take_unwanted(self) -> list[Task]:
        """Takes what nobody waits for any more out of the queue; the lock is held."""
        wanted: list[Task] = []
        unwanted: list[Task] = []
        for task in self._queue:
            (wanted if task.is_wanted() else unwanted).append(task)
        self._queue = wanted
        return unwanted

    def retry_s(self, task: Task) -> int:
        """After how many seconds it is worth while to ask for the task again: one if it runs."""
        with self._lock:
            place = next((n for n, one in enumerate(self._queue) if one is task), 0)
        return min(1 + place // _TASKS_A_SECOND, _MOST_RETRY_S)

    def _work(self) -> None:
        while True:
            with self._lock:
                # At once with the choice: what comes between the two might be unwanted.
                unwanted = self._take_unwanted()
                task = self._next() if self._queue else None
                if task is None and not unwanted:
                    self._running -= 1
                    return
            for one in unwanted:
                one.give_up()
            if task is not None:
                task.run()

    def _next(self) -> Task:
        now = monotonic()
        awaited = (number for number, task in enumerate(self._queue) if task.awaited_until > now)
        return self._queue.pop(next(awaited, 0))

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
