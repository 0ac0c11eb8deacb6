"""A pool of threads that works with fewer threads than it wants, and with none.

In: functions to call.  Out: their futures.  Where the system starts no further thread (a limit on
processes, or on memory), the thread that submits the work does it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads(ThreadPoolExecutor):
    """A `ThreadPoolExecutor` whose `submit` never fails for want of a thread."""

    def submit(
        self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs
    ) -> Future[T]:
        """Calls the function in a thread, or in this one before it returns.

        Args:
            function: to be called.
            arguments: of the function, by position.
            named: of the function, by name.
        """
        future: Future[T] = Future()
        begun = threading.Lock()

        def once() -> None:
            # What could not be given a thread stays in the queue, and may meet one later.
            if not begun.acquire(blocking=False) or not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(function(*arguments, **named))
            except BaseException as error:
                future.set_exception(error)

        try:
            super().submit(once)
        except RuntimeError:
            once()
        return future
