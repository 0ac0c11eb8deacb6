"""Keeps the list of the logdir's runs up to date, in the background.

In: the logdir's roots.  Out: the newest `Scan`, at once.  TensorBoard asks every plugin whether it
is active while a user waits for the page, so nothing here walks a folder on the caller's thread.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tensorboard.util import tb_logging

from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import AnyPath, Run
from tensorboard_plugin_overview.catalog.scan import Scan, scan_roots
from tensorboard_plugin_overview.loading.content_tests import content_tests

logger = tb_logging.get_logger()

# Size and time of modification.
_State: TypeAlias = tuple[int, int]

# A scan younger than this is not repeated. Behind a URL, every folder is a request that costs.
_FRESH_S = 1.0
_FRESH_REMOTE_S = 20.0
# A logdir that takes long to scan (0.1 s for a thousand runs) is scanned a tenth of the time.
_LONG_SCAN_S = 0.05
_REST = 10
# A file that changed less than this time ago may be in the making.
_GROWING_S = 3.0
_START_HINT = "Start it with --logdir LOGDIR, or with --logdir_spec NAME:LOGDIR,…."


# In the key of an answer about files whose changes cannot be seen.
UNSEEN = object()


class Subject(NamedTuple):
    """What a request is about.

    Attributes:
        run: the run.
        host: one of its hosts; None for all.
        kind: the kind of steps, by the name of their markers; None for the leading one.
    """

    run: Run
    host: str | None = None
    kind: str | None = None

    def key(self, what: str) -> tuple[object, ...]:
        """Returns the key of an answer about it; a file that changes gives another key."""
        files = self.run.files
        states = tuple((str(file.path), file.state or file.bytes) for file in files)
        seen = () if all(file.state for file in files) else (UNSEEN,)
        return what, *seen, self.run.id, self.host, self.kind, states


class RunWatch:
    """A thread that scans the logdir: once at the start, then on request.

    Args:
        roots: (name, folder); a name that is not empty prefixes the ids of its runs.
        problem: why there is nothing to scan; None if there is something.
    """

    def __init__(self, roots: Sequence[tuple[str, AnyPath]], problem: str | None = None) -> None:
        self._roots = roots
        self._problem = problem
        self._condition = threading.Condition()
        self._scan = Scan(message=problem, hint=_START_HINT if problem else None)
        self._scanned_at: float | None = None
        self._wanted = True
        self._thread: threading.Thread | None = None
        self._is_started = False
        self._states: dict[str, _State] = {}
        self._changed_at: dict[str, float] = {}
        distant = any(isinstance(root, RemotePath) for _, root in roots)
        self._fresh_s = _FRESH_REMOTE_S if distant else _FRESH_S
        self._scan_s = 0.0
        # No walk waits for them: TensorBoard's requests wait for walks.
        self._tests = content_tests(at_once=False)
        self._is_testing = False

    def start(self) -> None:
        """Starts the first scan, and returns."""
        with self._condition:
            self._is_started = True
            self._begin()

    def _begin(self) -> None:
        """Starts the thread if there is none; if the system refuses, the next look tries again."""
        if self._problem is not None or self._thread is not None or not self._is_started:
            return
        thread = threading.Thread(target=self._loop, name="overview-run-watch", daemon=True)
        try:
            thread.start()
        except (RuntimeError, MemoryError):
            logger.warning("Overview: no thread could be started to search the logdir.")
            return
        self._thread = thread

    @property
    def is_stuck(self) -> bool:
        """True if the system starts no thread to search the logdir."""
        with self._condition:
            return self._is_started and self._problem is None and self._thread is None

    @property
    def scanning(self) -> bool:
        """True until the scan that was asked for has ended, and files are opened to see."""
        with self._condition:
            return self._problem is None and (self._wanted or self._is_testing)

    @property
    def has_searched(self) -> bool:
        """True once the first scan has ended, or if there is nothing to scan."""
        with self._condition:
            return self._problem is not None or self._scanned_at is not None

    def current(self, wait_s: float = 0.0) -> Scan:
        """Returns the newest scan; asks for a new one, and waits up to `wait_s` for it."""
        with self._condition:
            self._begin()
            if self._problem is None and not self._is_fresh():
                self._wanted = True
                self._condition.notify_all()
                if self._thread is not None:
                    self._condition.wait_for(lambda: not self._wanted, timeout=wait_s)
            return self._scan

    def has_runs(self, wait_s: float) -> bool:
        """Returns whether there is a profile; True if the first scan takes longer than `wait_s`."""
        if self._problem is not None:
            return False
        # A profile that was there needs no wait; the next call sees that it is gone.
        if self.current().has_profile:
            return True
        return self.current(wait_s).has_profile or not self.has_searched or self._is_testing

    def is_growing(self, run: Run) -> bool:
        """Returns whether a file of the run changed between scans a moment ago."""
        since = time.monotonic() - _GROWING_S
        with self._condition:
            return any(self._changed_at.get(str(file.path), since) > since for file in run.files)

    def _note_changes(self, scan: Scan) -> None:
        """Notes which files have changed since the last scan."""
        states = {
            str(file.path): (file.bytes, file.modified_ns)
            for run in scan.runs
            for file in run.files
        }
        now = time.monotonic()
        changed = {
            path: now for path, state in states.items() if self._states.get(path, state) != state
        }
        kept = {path: at for path, at in self._changed_at.items() if path in states}
        self._states, self._changed_at = states, kept | changed

    def _is_fresh(self) -> bool:
        if self._scanned_at is None:
            return False
        fresh_s = self._fresh_s
        if self._scan_s > _LONG_SCAN_S:
            fresh_s = max(fresh_s, _REST * self._scan_s)
        return time.monotonic() - self._scanned_at < fresh_s

    def _loop(self) -> None:
        while True:
            with self._condition:
                self._condition.wait_for(lambda: self._wanted)
            scan = self._scan
            # This thread's time alone: on a busy machine, a scan takes longer without doing more.
            began = time.thread_time()
            try:
                scan = scan_roots(self._roots, self._tests)
            except Exception as error:  # the thread must live: the next scan may do better
                logger.exception("Overview: the logdir could not be searched.")
                if not scan.runs:
                    message = f"The logdir could not be searched ({type(error).__name__})."
                    scan = Scan(message=message, hint="TensorBoard's log has the details.")
            with self._condition:
                self._note_changes(scan)
                self._scan = scan
                self._scan_s = time.thread_time() - began
                self._scanned_at = time.monotonic()
                self._wanted = False
                self._is_testing = bool(self._tests.untested)
                self._condition.notify_all()
            if self._is_testing:
                self._test()

    def _test(self) -> None:
        """Opens files whose names do not say enough; another scan follows if some are traces."""
        changed = False
        try:
            changed = self._tests.catch_up()
        except Exception:  # the thread must live
            logger.exception("Overview: files could not be tested.")
        with self._condition:
            self._wanted |= changed or bool(self._tests.untested)
            self._is_testing = False
