"""Answers about runs, made once and kept while the runs' files stay as they are.

In: what a request is about.  Out: an overview, a file of it, a comparison, the ops of a step; or,
while that takes long, an error that says what is being done and when to ask again.  An overview is
kept as a document and as it is sent, so that files and comparisons need not read its JSON.

Answers are made in threads of their own, never in TensorBoard's: a request waits a moment, and then
comes again.  Requests for the same answer share one build.  Two builds run at a time, for each
holds a file's columns in memory; the others queue (`workers`).  Few requests wait at a time, for
each holds a thread of TensorBoard's; the others are asked at once to come again.

Imported with the first answer: it needs all stages, and TensorBoard's start should not wait for
them.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import math
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sized
from contextlib import contextmanager
from dataclasses import dataclass, is_dataclass
from time import monotonic
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np

from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache, user_cache
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget, budget_of
from tensorboard_plugin_overview.loading.reading import CancelledError
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.assemble import assemble
from tensorboard_plugin_overview.overview.build import UnreadableRunError, build_overview
from tensorboard_plugin_overview.overview.panels import step_ops
from tensorboard_plugin_overview.report.formats import FORMATS, file_bytes
from tensorboard_plugin_overview.server.errors import StillReadingError
from tensorboard_plugin_overview.server.http import gzipped, json_bytes
from tensorboard_plugin_overview.server.watch import UNSEEN, Subject
from tensorboard_plugin_overview.server.workers import Build, Workers

T = TypeVar("T")
_Key: TypeAlias = tuple[object, ...]

_MAX_BYTES = 64 << 20
_MAX_BUILDS = 2
# Long enough that most profiles open without a second request.
_WAIT_S = 2.0
# A browser that saves a file does not ask again.
_FILE_WAIT_S = 60.0
_MOST_WAITING = 64
# Where a change of a file cannot be seen; a store is listed as seldom.
_KEEP_UNSEEN_S = 20.0
# A larger document is kept as JSON alone: its objects would stay in TensorBoard's memory.
_MAX_DOCUMENT_BYTES = 16 << 20
# Bytes of Python objects for a byte of JSON, as 100,000 steps have.
_OBJECTS_PER_JSON_BYTE = 6
# The memory to make a file of an overview, or to compare it, for a byte of its JSON: measured on
# 100,000 steps (tracemalloc) and rounded up.  The document itself is in it.
_PER_JSON_BYTE = {"json": 13, "html": 13, "csv": 40, "xprof": 50, "compare": 7}
_ITEM_BYTES = 200


@dataclass(frozen=True, eq=False)
class PackedDocument:
    """A document, and how it is sent.

    Attributes:
        packed: gzipped JSON.
        json_bytes: length of the JSON.
        digest: of the JSON.
        document: None if it is too large to be kept.
    """

    packed: bytes
    json_bytes: int
    digest: bytes
    document: schema.Overview | None


class _Kept(NamedTuple):
    """An answer, its size, and until when it is right, on the clock of `monotonic`."""

    answer: Any
    bytes: int
    until: float


class Answers:
    """A cache of answers, bounded in bytes; the least recently asked for goes first.

    Args:
        peaks: the devices' peaks, as the user states them.
        cache: results on disk, None for none.
        dask: address of the Dask cluster that reads the files; None for this process.
        memory: budget of all builds together; None for what the environment says, else a share of
            what is free.
    """

    def __init__(
        self,
        peaks: PeakOverrides,
        cache: ResultCache | None = None,
        dask: str | None = None,
        memory: MemoryBudget | None = None,
    ) -> None:
        self._peaks = peaks
        self._cache = cache
        self._dask = dask
        self._memory = memory or budget_of(None)
        self._lock = threading.Lock()
        self._kept: OrderedDict[_Key, _Kept] = OrderedDict()
        self._running: dict[_Key, Build] = {}
        self._workers = Workers(_MAX_BUILDS, self._keep)
        self._places = threading.BoundedSemaphore(_MOST_WAITING)

    def overview(self, subject: Subject) -> PackedDocument:
        """Returns the overview.

        Raises:
            StillReadingError: it is not ready yet.
            NoThreadError: the system starts no thread to make it in; nothing is under way.
            ClusterError: the cluster cannot do it.
            UnreadableRunError: nothing of the run can be read.  Not remembered: the file may still
                be being written.
            UnknownKindError: the run has no steps of that kind.
            KeyError: the run has no such host.
        """

        def make(build: Build) -> PackedDocument:
            run, host, kind = subject
            overview = build_overview(
                run, host, self._peaks, build.reading, self._cache, self._dask, build.gathered, kind
            )
            growing = any(file.growing for file in overview.files)
            build.is_passing = growing or build.reading.refused
            return _packed(overview.to_dict())

        return self._get(subject.key("overview"), make)

    def partial(self, subject: Subject) -> bytes | None:
        """Returns the gzipped overview of the hosts that are read, while others are not.

        `run.pending` in it has the names of the others.  None where no host is read yet, or one
        host alone is asked for.
        """
        run, peaks = subject.run, self._peaks
        with self._lock:
            build = self._running.get(subject.key("overview"))
        if build is None or subject.host is not None:
            return None
        result = build.gathered.so_far()
        pending = set(run.hosts) - {report.host for report in result.reports}
        if not result.hosts or not pending:
            return None

        def make() -> bytes:
            document = assemble(run.id, result, peaks, is_whole=False).to_dict()
            document["run"]["pending"] = sorted(pending)
            return gzipped(json_bytes(document))

        return build.partial.page(len(result.reports), make)

    def step(self, subject: Subject, index: int) -> step_ops.StepDocument:
        """Returns the slowest ops of one step.

        Args:
            subject: of the overview.
            index: of the step in its columns.

        Raises:
            StillReadingError, UnreadableRunError, KeyError: as `overview`.
            UnknownStepError: there is no such step.
        """
        run, host, kind = subject
        cache = self._cache
        steps = self._get(
            subject.key("steps"),
            lambda build: step_ops.step_index(run, host, build.reading, cache, kind),
        )
        slowest = step_ops.host_of_step(steps, index)
        ops = self._get(
            Subject(run, slowest, steps.kind).key("step ops"),
            lambda build: step_ops.ops_of_host(run, slowest, build.reading, cache, steps.kind),
        )
        return step_ops.step_document(steps, index, ops)

    def export(self, subject: Subject, name: str) -> bytes:
        """Returns the overview as a gzipped file.

        Args:
            subject: of the overview.
            name: of a format in `FORMATS`.

        Raises:
            MemoryLimitError: making it takes more than there is.
            Exception: all that `overview` raises.
        """
        overview = self.overview(subject)

        def make(build: Build) -> bytes:
            build.doing = "Writing the file."
            with self._documents(build, name, overview) as (document,):
                return gzipped(file_bytes(FORMATS[name], document))

        return self._get(("export", name, overview.digest), make, _FILE_WAIT_S)

    def comparison(self, a: Subject, b: Subject) -> bytes:
        """Returns one run against another as gzipped JSON.

        Args:
            a: what b is measured against.
            b: the other.

        Raises:
            StillReadingError: one of them is not read yet, or they are being compared.
            MemoryLimitError: making it takes more than there is.
            UnreadableRunError: nothing of one of them can be read.
            Exception: all else that `overview` raises.
        """
        overviews: list[PackedDocument] = []
        later: StillReadingError | None = None
        # The second is asked for while the first is still read, so that both are read side by side.
        for subject in (a, b):
            try:
                overviews.append(self.overview(subject))
            except StillReadingError as error:
                later = later or StillReadingError(f"{subject.run.id}: {error}", error.retry_s)
            except UnreadableRunError as error:
                message = f"{subject.run.id}: {error.message}"
                raise UnreadableRunError(message, error.hint, error.growing) from error
        if later is not None:
            raise later

        def make(build: Build) -> bytes:
            build.doing = "Comparing."
            with self._documents(build, "compare", *overviews) as documents:
                comparison = compare(documents[0], documents[1], a.host, b.host)
                return gzipped(json_bytes(comparison.to_dict()))

        digests = [overview.digest for overview in overviews]
        return self._get(("compare", *digests, a.host, b.host), make)

    @contextmanager
    def _documents(
        self, build: Build, use: str, *overviews: PackedDocument
    ) -> Iterator[list[schema.Overview]]:
        """Yields the documents while there is memory reserved for them and for their use."""
        needed = _PER_JSON_BYTE[use] * sum(overview.json_bytes for overview in overviews)
        with self._memory.reserve(needed, build.reading.checkpoint):
            yield [
                overview.document or json.loads(gzip.decompress(overview.packed))
                for overview in overviews
            ]

    def _get(self, key: _Key, make: Callable[[Build], T], wait_s: float | None = None) -> T:
        """Returns the answer that is kept under a key, or else made in another thread."""
        answer: T
        with self._lock:
            kept = self._kept.get(key)
            if kept is not None and monotonic() < kept.until:
                self._kept.move_to_end(key)
                answer = kept.answer
                return answer
            build = self._running.get(key)
            if build is None:
                build = Build(key, make, self._memory)
                # It cannot end before it is registered: that takes the lock.
                self._workers.submit(build)
                self._running[key] = build
        is_place = self._places.acquire(blocking=False)
        try:
            build.wait((_WAIT_S if wait_s is None else wait_s) if is_place else 0.0)
        finally:
            if is_place:
                self._places.release()
        if build.answer is not None:
            answer = build.answer
            return answer
        # A build that was given up this very moment is begun anew by the next request.
        if build.error is None or isinstance(build.error, CancelledError):
            raise build.later(self._workers.retry_s(build))
        raise build.error

    def _keep(self, build: Build) -> None:
        """Keeps the answer of a build that ends, as long as it is right."""
        with self._lock:
            key = build.key
            del self._running[key]
            if build.answer is None or build.is_passing:
                return
            until = monotonic() + _KEEP_UNSEEN_S if UNSEEN in key else math.inf
            self._kept[key] = _Kept(build.answer, _bytes_of(build.answer), until)
            self._kept.move_to_end(key)
            total = sum(kept.bytes for kept in self._kept.values())
            while total > _MAX_BYTES and len(self._kept) > 1:
                total -= self._kept.popitem(last=False)[1].bytes


def answers_of(flags: argparse.Namespace) -> Answers:
    """Returns the answers for TensorBoard's flags."""
    peaks = PeakOverrides(
        getattr(flags, "overview_peak_tflops", None), getattr(flags, "overview_peak_gbps", None)
    )
    memory = budget_of(getattr(flags, "overview_memory_gb", None))
    return Answers(peaks, user_cache(), getattr(flags, "overview_dask", None), memory)


def _packed(document: schema.Overview) -> PackedDocument:
    content = json_bytes(document)
    digest = hashlib.blake2b(content, digest_size=16).digest()
    is_small = _OBJECTS_PER_JSON_BYTE * len(content) <= _MAX_DOCUMENT_BYTES
    return PackedDocument(gzipped(content), len(content), digest, document if is_small else None)


def _bytes_of(answer: object) -> int:
    """Returns about how many bytes an answer takes."""
    if isinstance(answer, bytes):
        return len(answer)
    if isinstance(answer, PackedDocument):
        objects = 0 if answer.document is None else _OBJECTS_PER_JSON_BYTE * answer.json_bytes
        return len(answer.packed) + objects
    if isinstance(answer, np.ndarray):
        return answer.nbytes
    if is_dataclass(answer):
        return sum(map(_bytes_of, vars(answer).values()))
    return _ITEM_BYTES * len(answer) if isinstance(answer, Sized) else 0
