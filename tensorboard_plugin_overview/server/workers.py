"""A few threads that make answers, and a queue before them.

In: builds.  Out: each has its answer or an error.  Threads begin when there is something to do, and
end when there is not.  Builds that a request still waits for go first, in the order in which they
came; a build that no request has asked for in a while leaves the queue, or is given up.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Any

from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget
from tensorboard_plugin_overview.loading.reading import CancelledError, Reading
from tensorboard_plugin_overview.loading.run_result import Gathered
from tensorboard_plugin_overview.server.errors import NoThreadError, StillReadingError

_CHECK_S = 0.5
# About as many small profiles are read in a second; whoever is far behind comes again later.
_TASKS_A_SECOND = 20
_MOST_RETRY_S = 30
# An open page asks again every second or so, one in the background every minute.
_PATIENCE_S = 90.0
# A page that is later than this with its next request has been closed, or sleeps.
_SLACK_S = 5.0


class Build:
    """One answer being made.

    Args:
        key: of the answer.
        make: makes it.
        memory: budget of all builds together.

    Attributes:
        reading: the progress, and whether to go on.
        gathered: the hosts that are read.
        partial: the page of those hosts.
        doing: what is being done after reading, one sentence.
        is_passing: the answer is right only at this moment.
        answer: None before it is made.
        error: what prevented it.
        ended: set once one of the two is there.
    """

    def __init__(
        self, key: tuple[object, ...], make: Callable[[Build], Any], memory: MemoryBudget
    ) -> None:
        self.key = key
        self.make = make
        self.reading = Reading(self.is_wanted, memory=memory)
        self.gathered = Gathered()
        self.partial = PartialPage()
        self.doing: str | None = None
        self.is_passing = False
        self.answer: Any = None
        self.error: Exception | None = None
        self.ended = threading.Event()
        self._asked_at = monotonic()
        self.awaited_until = self._asked_at + _SLACK_S

    def wait(self, wait_s: float) -> None:
        """Waits for the end, on behalf of a request."""
        self._note_request(wait_s)
        self.ended.wait(wait_s)
        self._note_request(0.0)

    def later(self, retry_s: int) -> StillReadingError:
        """Returns the error for a request that is to come again after `retry_s` seconds."""
        self._note_request(retry_s)
        return StillReadingError(self.doing or self.reading.message, retry_s)

    def _note_request(self, next_s: float) -> None:
        self._asked_at = monotonic()
        self.awaited_until = max(self.awaited_until, self._asked_at + next_s + _SLACK_S)

    def is_wanted(self) -> bool:
        """Returns whether a request has asked for it lately."""
        return monotonic() - self._asked_at < _PATIENCE_S


class PartialPage:
    """The page of the hosts that are read, made anew as more come in.

    It takes seconds for a thousand hosts, and many requests may ask for it, so that it is made a
    fifth of the time at most.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hosts = 0
        self._page: bytes | None = None
        self._next_at = 0.0

    def page(self, hosts: int, make: Callable[[], bytes]) -> bytes | None:
        """Returns the newest page; None while the first one is being made.

        Args:
            hosts: the number of hosts that are read.
            make: makes the page of them.
        """
        if not self._lock.acquire(blocking=False):
            return self._page
        try:
            began = monotonic()
            if hosts > self._hosts and began >= self._next_at:
                self._page, self._hosts = make(), hosts
                self._next_at = monotonic() + 4 * (monotonic() - began)
            return self._page
        finally:
            self._lock.release()


class Workers:
    """Threads that run builds.

    Args:
        most: the number of builds that run at a time.
        on_end: called with a build that has an answer or an error, before it counts as ended.
    """

    def __init__(self, most: int, on_end: Callable[[Build], None]) -> None:
        self._most = most
        self._on_end = on_end
        self._lock = threading.Lock()
        self._queue: list[Build] = []
        self._running = 0
        self._is_watched = False

    def submit(self, build: Build) -> None:
        """Makes the answer as soon as a thread is free.

        Raises:
            NoThreadError: there is no thread, and none can be started; the build is not taken.
        """
        with self._lock:
            # A new thread waits for the lock before it looks into the queue.
            if self._running < self._most and _has_started(self._work):
                self._running += 1
            elif not self._running:
                raise NoThreadError
            elif not self._is_watched:
                self._is_watched = _has_started(self._watch)
            self._queue.append(build)

    def retry_s(self, build: Build) -> int:
        """Returns when to ask for the answer again, in seconds; 1 once it is being made."""
        with self._lock:
            place = next((n for n, queued in enumerate(self._queue) if queued is build), 0)
        return min(1 + place // _TASKS_A_SECOND, _MOST_RETRY_S)

    def _work(self) -> None:
        while True:
            with self._lock:
                # In one go with the choice, so that the chosen build is wanted.
                unwanted = self._take_unwanted()
                build = self._take_next() if self._queue else None
                if build is None and not unwanted:
                    self._running -= 1
                    return
            self._give_up(unwanted)
            if build is None:
                continue
            try:
                build.answer = build.make(build)
            except Exception as error:  # reaches the requests that wait
                build.error = error
            give_back_memory()
            self._end(build)

    def _take_unwanted(self) -> list[Build]:
        """Takes the builds that no request asks for out of the queue; the lock is held."""
        wanted: list[Build] = []
        unwanted: list[Build] = []
        for build in self._queue:
            (wanted if build.is_wanted() else unwanted).append(build)
        self._queue = wanted
        return unwanted

    def _take_next(self) -> Build:
        """Takes the first build that is awaited, else the first, out of the queue."""
        now = monotonic()
        awaited = (n for n, build in enumerate(self._queue) if build.awaited_until > now)
        return self._queue.pop(next(awaited, 0))

    def _watch(self) -> None:
        """Takes unwanted builds out of the queue while all threads are busy."""
        pause = threading.Event()
        while True:
            pause.wait(_CHECK_S)
            with self._lock:
                unwanted = self._take_unwanted()
                is_needed = self._is_watched = bool(self._queue)
            self._give_up(unwanted)
            if not is_needed:
                return

    def _give_up(self, builds: list[Build]) -> None:
        for build in builds:
            build.error = CancelledError()
            self._end(build)

    def _end(self, build: Build) -> None:
        self._on_end(build)
        build.ended.set()


def _has_started(function: Callable[[], None]) -> bool:
    """Starts a thread; returns False where the system starts none."""
    try:
        # A daemon, so that TensorBoard can stop in the middle of it.
        threading.Thread(target=function, name="overview", daemon=True).start()
    except (RuntimeError, MemoryError):
        return False
    return True
