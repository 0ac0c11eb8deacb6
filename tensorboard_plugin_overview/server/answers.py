"""Answers about runs, built once and kept while their files stay as they are.

In: a run and a host.  Out: packed JSON or a packed file, or, while it takes long, what is being
done.  Overviews, files and comparisons are kept as they are sent; for the ops of single steps, what
is known of all steps is kept.

Builds go on in threads of their own, never in TensorBoard's: a request waits a moment and is then
asked to come again.  Requests for the same answer share one build.  Builds of different runs go on
side by side, but no more than two, for each holds a file's columns in memory; the others queue
(`workers`).  One that nobody has asked for in a while is given up.  Few requests wait at a time,
for each holds a thread of TensorBoard's; the others come again at once.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import math
import threading
from collections import OrderedDict
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any
from typing import NamedTuple
from typing import TypeAlias

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cache.result_codec import pack
from tensorboard_plugin_overview.loading.cache.result_codec import unpack
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget
from tensorboard_plugin_overview.loading.memory.memory_limit import budget_of
from tensorboard_plugin_overview.loading.reading import CancelledError
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.loading.run_result import Gathered
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.run.step_ops import HostStepOps
from tensorboard_plugin_overview.overview.assemble import assemble
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.overview.panels.step_ops import StepIndex
from tensorboard_plugin_overview.overview.panels.step_ops import host_of_step
from tensorboard_plugin_overview.overview.panels.step_ops import ops_of_host
from tensorboard_plugin_overview.overview.panels.step_ops import step_document
from tensorboard_plugin_overview.overview.panels.step_ops import step_index
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.report.formats import file_bytes
from tensorboard_plugin_overview.server.http import pack_bytes
from tensorboard_plugin_overview.server.http import pack_json
from tensorboard_plugin_overview.server.workers import Workers

_MAX_BYTES = 64 << 20
_MAX_BUILDS = 2
# Long enough that most profiles open without a second request.
_WAIT_S = 2.0
# A browser that saves a file does not ask again.
_FILE_WAIT_S = 60.0
# A page that is open asks again every second or so, one in the background every minute.
_PATIENCE_S = 90.0
# One that comes later than this after the time that it was given has been closed, or sleeps.
_SLACK_S = 5.0
# Each is a thread of TensorBoard's that does nothing else meanwhile.
_MOST_WAITING = 64
# Of files whose changes cannot be seen; a store is listed as seldom.
_KEPT_UNSEEN_S = 20.0
# What making a file of an overview, or comparing it, takes for a byte of its JSON: measured on
# 100,000 steps (tracemalloc), and rounded up. The JSON's own objects are 6 of them.
_PER_JSON_BYTE = {"json": 13, "html": 13, "csv": 40, "xprof": 50, "compare": 7}

# What is asked for, and all that it is made of.
_Key: TypeAlias = tuple[object, ...]

# In the key of what is made of files whose changes cannot be seen; equal to nothing else.
_UNSEEN = object()


class StillReadingError(Exception):
    """The answer takes longer; the message says what is being done.

    Attributes:
        retry_s: when to ask again.
    """

    def __init__(self, message: str, retry_s: int = 1) -> None:
        super().__init__(message)
        self.retry_s = retry_s


class _Kept(NamedTuple):
    """An answer, and until when it is surely right, on the clock of `monotonic`."""

    packed: bytes
    until: float


class _Build:
    """One answer being made, by `run`; `give_up` if that never began."""

    def __init__(
        self,
        memory: MemoryBudget,
        run: Callable[[_Build], None],
        give_up: Callable[[_Build], None],
    ) -> None:
        self.reading = Reading(self.is_wanted, memory=memory)
        self.gathered = Gathered()
        self.ended = threading.Event()
        self.packed: bytes | None = None
        # A file was still being written, or memory was short: true now, and perhaps not for long.
        self.is_passing = False
        self.error: Exception | None = None
        self._asked_at = monotonic()
        self.awaited_until = self._asked_at + _SLACK_S
        # What is done after reading.
        self.doing: str | None = None
        self.so_far = _SoFar()
        self._run = run
        self._give_up = give_up

    @property
    def message(self) -> str:
        """What is being done, one sentence."""
        return self.doing or self.reading.message

    def ask(self, wait_s: float) -> None:
        """Waits for the end, and notes that somebody did."""
        self._note(wait_s)
        self.ended.wait(wait_s)
        self._note(0.0)

    def _note(self, next_s: float) -> None:
        self._asked_at = monotonic()
        self.awaited_until = max(self.awaited_until, self._asked_at + next_s + _SLACK_S)

    def later(self, retry_s: int) -> StillReadingError:
        """What to raise for who is to ask again."""
        self._note(retry_s)
        return StillReadingError(self.message, retry_s)

    def is_wanted(self) -> bool:
        """Somebody has asked a short time ago."""
        return monotonic() - self._asked_at < _PATIENCE_S

    def run(self) -> None:
        """Makes the answer."""
        self._run(self)

    def give_up(self) -> None:
        """Ends it."""
        self._give_up(self)


class _SoFar:
    """The page of the hosts that are read, made anew as more come in, but not all the time.

    It takes seconds for a thousand hosts, and many may ask.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hosts = 0
        self._packed: bytes | None = None
        self._next_at = 0.0

    def page(self, hosts: int, make: Callable[[], bytes]) -> bytes | None:
        """The page of so many hosts or of fewer; None while the first one is being made."""
        if not self._lock.acquire(blocking=False):
            return self._packed
        try:
            if hosts > self._hosts and monotonic() >= self._next_at:
                began = monotonic()
                self._packed, self._hosts = make(), hosts
                # A fifth of the time at most.
                self._next_at = monotonic() + 4 * (monotonic() - began)
            return self._packed
        finally:
            self._lock.release()


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
        self._packed: OrderedDict[_Key, _Kept] = OrderedDict()
        self._builds: dict[_Key, _Build] = {}
        self._workers = Workers(_MAX_BUILDS)
        self._places = threading.BoundedSemaphore(_MOST_WAITING)

    def overview(self, run: Run, host: str | None, kind: str | None = None) -> bytes:
        """Returns the packed overview.

        Args:
            run: the run.
            host: one of its hosts; None for all.
            kind: the kind of steps; None for the leading one.

        Raises:
            StillReadingError: it is not ready yet; to be asked again.
            NoThreadError: the system starts no thread to make it in; nothing is under way.
            ClusterError: the cluster cannot do it.
            UnreadableRunError: nothing of the run can be read. It is not remembered, for the file
                may still be being written.
            UnknownKindError: the run has no steps of that kind.
            KeyError: the run has no such host.
        """
        return self._answer(
            _key("overview", run, host, kind),
            lambda build: self._overview_of(build, run, host, kind),
        )

    def step(
        self, run: Run, host: str | None, index: int, kind: str | None = None
    ) -> dict[str, Any]:
        """Returns the slowest ops of one step of the overview of that run, host and kind.

        Raises:
            StillReadingError, UnreadableRunError, KeyError: as `overview`.
            UnknownStepError: there is no such step.
        """
        cache = self._cache
        packed = self._answer(
            _key("steps", run, host, kind),
            lambda build: pack(step_index(run, host, build.reading, cache, kind)),
        )
        steps = unpack(packed, StepIndex)
        slowest = host_of_step(steps, index)
        ops = self._answer(
            _key("step ops", run, slowest, steps.kind),
            lambda build: pack(ops_of_host(run, slowest, build.reading, cache, steps.kind)),
        )
        return step_document(steps, index, unpack(ops, HostStepOps))

    def export(self, run: Run, host: str | None, name: str, kind: str | None = None) -> bytes:
        """The overview as a file in one of `FORMATS`, gzipped.

        Raises:
            MemoryLimitError: making it takes more than there is.
            All that `overview` raises.
        """
        packed = self.overview(run, host, kind)

        def make(build: _Build) -> bytes:
            build.doing = "Writing the file."
            with self._unpacked(build, name, packed) as (document,):
                return pack_bytes(file_bytes(FORMATS[name], document))

        return self._answer(("export", name, _digest(packed)), make, _FILE_WAIT_S)

    def comparison(self, a: bytes, b: bytes, host_a: str | None, host_b: str | None) -> bytes:
        """One packed overview against another, packed.

        Args:
            a: what b is measured against.
            b: the other.
            host_a: the host that a is of; None for all.
            host_b: of b, likewise.

        Raises:
            StillReadingError, NoThreadError: as `overview`.
            MemoryLimitError: making it takes more than there is.
        """

        def make(build: _Build) -> bytes:
            build.doing = "Comparing."
            with self._unpacked(build, "compare", a, b) as (one, other):
                return pack_json(compare(one, other, host_a, host_b).to_dict())

        return self._answer(("compare", _digest(a), _digest(b), host_a, host_b), make)

    @contextmanager
    def _unpacked(self, build: _Build, use: str, *packed: bytes) -> Iterator[list[Any]]:
        """The documents, for as long as there is memory reserved for them and for their use."""
        texts = [gzip.decompress(one) for one in packed]
        needed = _PER_JSON_BYTE[use] * sum(map(len, texts))
        with self._memory.reserve(needed, build.reading.checkpoint):
            yield [json.loads(text) for text in texts]

    def _answer(
        self, key: _Key, make: Callable[[_Build], bytes], wait_s: float | None = None
    ) -> bytes:
        """What is kept under the key, or what `make` makes of it in a thread of its own."""
        with self._lock:
            kept = self._packed.get(key)
            if kept is not None and monotonic() < kept.until:
                self._packed.move_to_end(key)
                return kept.packed
            build = self._builds.get(key)
            if build is None:
                build = _Build(
                    self._memory,
                    lambda one: self._run(key, one, make),
                    lambda one: self._end(key, one, CancelledError()),
                )
                # It cannot end before it is registered: that takes the lock.
                self._workers.submit(build)
                self._builds[key] = build
        is_place = self._places.acquire(blocking=False)
        try:
            build.ask((_WAIT_S if wait_s is None else wait_s) if is_place else 0.0)
        finally:
            if is_place:
                self._places.release()
        if build.packed is not None:
            return build.packed
        # One that was given up this very moment is begun anew by the next request.
        if build.error is None or isinstance(build.error, CancelledError):
            raise build.later(self._workers.retry_s(build))
        raise build.error

    def _overview_of(self, build: _Build, run: Run, host: str | None, kind: str | None) -> bytes:
        overview = build_overview(
            run, host, self._peaks, build.reading, self._cache, self._dask, build.gathered, kind
        )
        growing = any(file.growing for file in overview.files)
        build.is_passing = growing or build.reading.refused
        return pack_json(overview.to_dict())

    def so_far(self, run: Run, host: str | None, kind: str | None = None) -> bytes | None:
        """The packed overview of the hosts that are read, while others are not; None without any.

        `run.pending` in it has the names of the others.
        """
        with self._lock:
            build = self._builds.get(_key("overview", run, host, kind))
        if build is None or host is not None:
            return None

        def make() -> bytes:
            document = assemble(run.id, result, self._peaks).to_dict()
            document["run"]["pending"] = sorted(pending)
            return pack_json(document)

        result = build.gathered.so_far()
        pending = set(run.hosts) - {report.host for report in result.reports}
        if not result.hosts or not pending:
            return None
        return build.so_far.page(len(result.reports), make)

    def _run(self, key: _Key, build: _Build, make: Callable[[_Build], bytes]) -> None:
        error: Exception | None = None
        try:
            build.reading.checkpoint()
            try:
                build.packed = make(build)
            finally:
                give_back_memory()
        except Exception as raised:  # reaches those who wait
            error = raised
        self._end(key, build, error)

    def _end(self, key: _Key, build: _Build, error: Exception | None) -> None:
        build.error = error
        with self._lock:
            del self._builds[key]
            if build.packed is not None and not build.is_passing:
                self._put(key, build.packed)
        build.ended.set()

    def _put(self, key: _Key, packed: bytes) -> None:
        until = monotonic() + _KEPT_UNSEEN_S if _UNSEEN in key else math.inf
        self._packed[key] = _Kept(packed, until)
        self._packed.move_to_end(key)
        size = sum(len(kept.packed) for kept in self._packed.values())
        while size > _MAX_BYTES and len(self._packed) > 1:
            size -= len(self._packed.popitem(last=False)[1].packed)


def _key(what: str, run: Run, host: str | None, kind: str | None) -> _Key:
    states = tuple((str(file.path), file.state or file.bytes) for file in run.files)
    seen = () if all(file.state for file in run.files) else (_UNSEEN,)
    return what, *seen, run.id, host, kind, states


def _digest(packed: bytes) -> bytes:
    return hashlib.blake2b(packed, digest_size=16).digest()
