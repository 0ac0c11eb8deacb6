"""The files of a run to their results, several at a time.

In: `HostFile`s.  Out: `HostResult`s, in the same order, from the cache where it has them.

Threads, not processes: numpy lets other threads run while it works, and TensorBoard's process has
threads, which a fork would break.  Each file in work holds its columns in memory, so large files
are read one after the other; within a file the decoder has threads of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence

from tensorboard_plugin_overview.arrays.threads import Threads
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.memory.free_memory import collection_paused
from tensorboard_plugin_overview.loading.reading import Reading

_MOST_WORKERS = 4
# Files that are read at once may be so large together.
_MOST_BYTES = 512 << 20
# What is left to do for an answer takes no longer in most runs; other hosts' results must not pile
# up meanwhile.
_HEAD_START_S = 0.05


def read_hosts(
    files: Sequence[HostFile],
    reading: Reading,
    cache: ResultCache | None = None,
    kind: str | None = None,
) -> Iterator[HostResult]:
    """Reads the files.

    Args:
        files: of one run.
        reading: gets the progress, and is asked whether to go on.
        cache: results of files that were read before; None for none.
        kind: the kind of steps that is wanted; None for each host's leading one.

    Raises:
        CancelledError: the result is not wanted any more.
    """
    reading.begin(files)
    # Keeping a result takes a while, so reading does not wait for it.
    keeper = Threads(1, "overview-keep")

    def result_of(file: HostFile) -> HostResult:
        reading.checkpoint()
        with collection_paused():
            result = cache.get(file, kind) if cache else None
        if result is None:
            result = read_host(file, reading, kind)
            if cache:
                keeper.submit(_keep, cache, file, result, reading, kind)
        reading.done(file.host)
        return result

    try:
        yield from _in_order(result_of, files, reading)
    finally:
        keeper.shutdown(wait=False)


def _keep(
    cache: ResultCache, file: HostFile, result: HostResult, reading: Reading, kind: str | None
) -> None:
    # Two threads of Python hold each other up: who waits for the answer goes first.
    reading.answered.wait(_HEAD_START_S)
    cache.put(file, result, kind)


def _in_order(
    result_of: Callable[[HostFile], HostResult], files: Sequence[HostFile], reading: Reading
) -> Iterator[HostResult]:
    workers = _workers(files)
    if workers == 1:
        yield from map(result_of, files)
        return
    with Threads(workers, "overview-read") as pool:
        try:
            yield from pool.map(result_of, files)
        except BaseException:
            # Leaving the pool waits for what it has begun.
            reading.cancel()
            raise


def _workers(files: Sequence[HostFile]) -> int:
    largest = max((file.bytes for file in files), default=0)
    at_once = min(os.cpu_count() or 1, _MOST_WORKERS, len(files))
    return max(1, min(at_once, _MOST_BYTES // max(largest, 1)))
