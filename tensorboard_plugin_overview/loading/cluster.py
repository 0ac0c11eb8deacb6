"""The files of a run to their results on a Dask cluster, where one machine is too small.

In: `HostFile`s, which the workers see under the same path or URL.  Out: `HostResult`s, in whatever
order they come.  What comes back is a few kilobytes a host, as the same bytes that the cache keeps,
so that a worker with other code is found out; the merge is done here.

`distributed` is optional (the extra `dask`).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cache.result_codec import ResultFormatError, pack, unpack
from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.loading.memory import free_memory
from tensorboard_plugin_overview.loading.reading import Reading

_CONNECT_S = 10
_CHECK_S = 0.5
# A worker that dies of a file is replaced, and the file tried once more.
_RETRIES = 1
_BY_A_WORKER = "It was read by a worker of the cluster, which must see it under the same path."


class ClusterError(ExplainedError):
    """The cluster cannot do the work."""


def read_on_cluster(
    files: Sequence[HostFile],
    reading: Reading,
    address: str,
    cache: ResultCache | None = None,
    kind: str | None = None,
) -> Iterator[HostResult]:
    """Reads the files on the cluster, those apart that the cache has.

    Args:
        files: of one run.
        reading: gets the progress, and is asked whether to go on.
        address: of the cluster's scheduler, such as `tcp://host:8786`.
        cache: results of files that were read before; None for none.
        kind: the kind of steps that is wanted; None for each host's leading one.

    Raises:
        ClusterError: there is no such cluster, or its workers cannot do it.
        CancelledError: the result is not wanted any more.
    """
    reading.begin(files)
    unread = []
    for file in files:
        result = cache.get(file, kind) if cache else None
        if result is None:
            unread.append(file)
        else:
            reading.done(file.host)
            yield result
    if not unread:
        return
    with _client(address) as (distributed, client):
        for file, result in _results(distributed, client, unread, reading, kind):
            if cache:
                cache.put(file, result, kind)
            reading.done(file.host)
            yield result


def read_packed(file: HostFile, kind: str | None = None) -> bytes:
    """Reads a file on a worker; returns its packed result.

    Args:
        file: a host's.
        kind: the kind of steps that is wanted; None for the host's leading one.
    """
    free_memory.keep_large_blocks()
    try:
        return pack(read_host(file, kind=kind))
    finally:
        # The worker's own memory is watched by its nanny, and free blocks count.
        free_memory.give_back_memory()


@contextmanager
def _client(address: str) -> Iterator[tuple[Any, Any]]:
    """The package, and a connection."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError as error:
        raise ClusterError(
            "The package distributed is not installed.",
            "Install it: pip install 'tensorboard-plugin-overview[dask]'.",
        ) from error
    try:
        client = distributed.Client(address, timeout=_CONNECT_S, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(
            f"There is no answer from the Dask scheduler at {address} ({type(error).__name__}).",
            "Check the address, and that the cluster runs.",
        ) from error
    with client:
        yield distributed, client


def _results(
    distributed: Any,
    client: Any,
    files: Sequence[HostFile],
    reading: Reading,
    kind: str | None,
) -> Iterator[tuple[HostFile, HostResult]]:
    # The largest first, so that the last ones are short.
    ordered = sorted(files, key=lambda file: -file.bytes)
    futures = client.map(read_packed, ordered, kind=kind, pure=False, retries=_RETRIES)
    file_of = dict(zip(futures, ordered, strict=True))
    try:
        while file_of:
            reading.checkpoint()
            try:
                with client.as_current():
                    ready = distributed.wait(
                        list(file_of), timeout=_CHECK_S, return_when="FIRST_COMPLETED"
                    )
            except TimeoutError:
                # Clusters that grow on demand begin with none, so this is no error.
                has_workers = bool(client.scheduler_info()["workers"])
                where = "by the cluster" if has_workers else "the cluster has no worker yet"
                reading.at(next(iter(file_of.values())).host, where)
                continue
            for future in ready.done:
                file = file_of.pop(future)
                yield file, _result(file, future)
    finally:
        client.cancel(list(file_of))


def _result(file: HostFile, future: Any) -> HostResult:
    error = future.exception()
    if isinstance(error, ImportError):
        raise ClusterError(
            f"The cluster's workers lack a package ({error}).",
            "Install tensorboard-plugin-overview on them, the same version as here.",
        )
    if error is not None:
        message = f"The cluster's worker failed ({type(error).__name__}), probably out of memory."
        return HostResult(FileReport(file.host, file.bytes, "unreadable", message), None)
    try:
        result = unpack(future.result(), HostResult)
    except ResultFormatError as format_error:
        raise ClusterError(
            f"The cluster's workers run another version of this package ({format_error}).",
            "Install the same version on all of them.",
        ) from format_error
    if result.report.status == "unreadable":
        message = f"{result.report.message} {_BY_A_WORKER}"
        return replace(result, report=replace(result.report, message=message))
    return result
