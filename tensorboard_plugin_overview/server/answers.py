"""Answers about runs, built once and kept while their files stay as they are.

In: a run and a host.  Out: packed JSON, or, while it takes long, what is being done.  Overviews are
kept as they are sent; for the ops of single steps, what is known of all steps is kept.

Builds go on in threads of their own, never in TensorBoard's: a request waits a moment and is then
told to come again.  Requests for the same answer share one build.  Builds of different runs go on
side by side, but no more than two, for each holds a file's columns in memory.  One that nobody has
asked for in a while is given up.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Any
from typing import TypeAlias

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.step_ops import HostStepOps
from tensorboard_plugin_overview.overview.assemble import assemble
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.overview.free_memory import give_back_memory
from tensorboard_plugin_overview.overview.memory_limit import MemoryBudget
from tensorboard_plugin_overview.overview.memory_limit import budget_of
from tensorboard_plugin_overview.overview.reading import CancelledError
from tensorboard_plugin_overview.overview.reading import Reading
from tensorboard_plugin_overview.overview.result_cache import ResultCache
from tensorboard_plugin_overview.overview.result_codec import pack
from tensorboard_plugin_overview.overview.result_codec import unpack
from tensorboard_plugin_overview.overview.run_result import Gathered
from tensorboard_plugin_overview.overview.step_ops import StepIndex
from tensorboard_plugin_overview.overview.step_ops import host_of_step
from tensorboard_plugin_overview.overview.step_ops import ops_of_host
from tensorboard_plugin_overview.overview.step_ops import step_document
from tensorboard_plugin_overview.overview.step_ops import step_index
from tensorboard_plugin_overview.server.http import pack_json

_MAX_BYTES = 64 << 20
_MAX_BUILDS = 2
# Long enough that most profiles open without a second request.
_WAIT_S = 2.0
# A page that is open asks again every second or so, one in the background every minute.
_PATIENCE_S = 90.0
_CHECK_S = 0.5

# What is asked for, run, host, and (path, size, modification time) of every file.
_Key: TypeAlias = tuple[str, str, str | None, tuple[tuple[str, int, int], ...]]


class StillReadingError(Exception):
    """The answer takes longer; the message says what is being done."""


class _Build:
    """One answer being made."""

    def __init__(self, memory: MemoryBudget) -> None:
        self.reading = Reading(self._is_wanted, memory=memory)
        self.gathered = Gathered()
        self.ended = threading.Event()
        self.packed: bytes | None = None
        # A file was still being written, or memory was short: true now, and perhaps not for long.
        self.is_passing = False
        self.error: Exception | None = None
        self._asked_at = monotonic()

    def ask(self, wait_s: float) -> None:
        """Waits for the end, and notes that somebody did."""
        self._asked_at = monotonic()
        self.ended.wait(wait_s)
        self._asked_at = monotonic()

    def _is_wanted(self) -> bool:
        return monotonic() - self._asked_at < _PATIENCE_S


class Answers:
    """A cache of packed overviews, bounded in bytes; the least recently asked for goes first.

    Args:
        peaks: what the user says of the devices' peaks.
        cache: results on disk, None for none.
        dask: address of the Dask cluster that reads the files; None for this process.
        memory: what all builds together may take; None for what the environment says, else a share
            of what is free.
    """

    def __init__(
        self,
        peaks: PeakOverrides,
        cache: ResultCache | None = None,
        dask: str | None = None,
        memory: MemoryBudget | None = None,
    ) -> None:
        self._peaks = peaks
        self._memory = memory or budget_of(None)
        self._dask = dask
        self._cache = cache
        self._lock = threading.Lock()
        self._packed: OrderedDict[_Key, bytes] = OrderedDict()
        self._builds: dict[_Key, _Build] = {}
        self._slots = threading.BoundedSemaphore(_MAX_BUILDS)

    def overview(self, run: Run, host: str | None) -> bytes:
        """The packed overview.

        Raises:
            StillReadingError: it is not ready yet; to be asked again.
            ClusterError: the cluster cannot do it.
            UnreadableRunError: nothing of the run can be read. It is not remembered, for the file
                may still be being written.
            KeyError: the run has no such host.
        """
        return self._answer(
            _key("overview", run, host), lambda build: self._overview_of(build, run, host)
        )

    def step(self, run: Run, host: str | None, index: int) -> dict[str, Any]:
        """The slowest ops of one step of the overview of that run and host.

        Raises:
            StillReadingError, UnreadableRunError, KeyError: as `overview`.
            UnknownStepError: there is no such step.
        """
        cache = self._cache
        packed = self._answer(
            _key("steps", run, host),
            lambda build: pack(step_index(run, host, build.reading, cache)),
        )
        steps = unpack(packed, StepIndex)
        slowest = host_of_step(steps, index)
        ops = self._answer(
            _key("step ops", run, slowest),
            lambda build: pack(ops_of_host(run, slowest, build.reading, cache)),
        )
        return step_document(steps, index, unpack(ops, HostStepOps))

    def _answer(self, key: _Key, make: Callable[[_Build], bytes]) -> bytes:
        """What is kept under the key, or what `make` makes of it in a thread of its own."""
        with self._lock:
            if key in self._packed:
                self._packed.move_to_end(key)
                return self._packed[key]
            build = self._builds.get(key)
            if build is None:
                build = self._builds[key] = _Build(self._memory)
                # A daemon, so that TensorBoard can stop in the middle of it.
                threading.Thread(
                    target=self._run, args=(key, build, make), name="overview", daemon=True
                ).start()
        build.ask(_WAIT_S)
        if build.packed is not None:
            return build.packed
        # One that was given up this very moment is begun anew by the next request.
        if build.error is None or isinstance(build.error, CancelledError):
            raise StillReadingError(build.reading.message)
        raise build.error

    def _overview_of(self, build: _Build, run: Run, host: str | None) -> bytes:
        overview = build_overview(
            run, host, self._peaks, build.reading, self._cache, self._dask, build.gathered
        )
        growing = any(file.growing for file in overview.files)
        build.is_passing = growing or build.reading.refused
        return pack_json(overview.to_dict())

    def so_far(self, run: Run, host: str | None) -> bytes | None:
        """The packed overview of the hosts that are read, while others are not; None without any.

        `run.pending` in it has the names of the others.
        """
        with self._lock:
            build = self._builds.get(_key("overview", run, host))
        if build is None or host is not None:
            return None
        result = build.gathered.so_far()
        pending = set(run.hosts) - {report.host for report in result.reports}
        if not result.hosts or not pending:
            return None
        document = assemble(run.id, result, self._peaks).to_dict()
        document["run"]["pending"] = sorted(pending)
        return pack_json(document)

    def _run(self, key: _Key, build: _Build, make: Callable[[_Build], bytes]) -> None:
        try:
            while not self._slots.acquire(timeout=_CHECK_S):
                build.reading.checkpoint()
            try:
                build.packed = make(build)
            finally:
                self._slots.release()
                give_back_memory()
        except Exception as error:  # told to those who wait
            build.error = error
        with self._lock:
            del self._builds[key]
            if build.packed is not None and not build.is_passing:
                self._put(key, build.packed)
        build.ended.set()

    def _put(self, key: _Key, packed: bytes) -> None:
        self._packed[key] = packed
        while sum(map(len, self._packed.values())) > _MAX_BYTES and len(self._packed) > 1:
            self._packed.popitem(last=False)


def _key(what: str, run: Run, host: str | None) -> _Key:
    files = tuple((str(file.path), file.bytes, file.modified_ns) for file in run.files)
    return what, run.id, host, files
