"""One file to its summary: what is done for every host, in whatever process.

In: a `catalog.runs.HostFile`.  Out: a `HostResult`.  A file that cannot be read is an answer too,
not an error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePath
from typing import TypeVar

from tensorboard_plugin_overview.catalog.remote import RemoteFile, RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile, is_growing
from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError, UnreadableProfileError
from tensorboard_plugin_overview.formats import HEAD_BYTES, IMPORTERS, ProfileFile
from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.loading.memory import memory_limit
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, summarize_host
from tensorboard_plugin_overview.trace.model import Trace

T = TypeVar("T")

_OUT_OF_MEMORY = (
    "Reading it took more memory than the process can get (limit of the container, or ulimit -v): "
    "raise the limit, or capture for a shorter time."
)


@dataclass(frozen=True)
class HostResult:
    """How reading one host's file went, and its summary; None where it could not be read."""

    report: FileReport
    summary: HostSummary | None


def read_host(
    file: HostFile, reading: Reading | None = None, kind: str | None = None
) -> HostResult:
    """Reads one file, and lets go of its events.

    Args:
        file: to be read.
        reading: receives the progress, and is asked whether to go on; None for none.
        kind: the kind of steps that is wanted; None for the host's leading one.

    Raises:
        CancelledError: the result is not wanted any more.
    """
    result = HostResult(*read_trace(file, reading or Reading(), partial(summarize_host, kind=kind)))
    if result.report.status == "ok" or not is_growing(file):
        return result
    so_far = "this is what is there so far" if result.summary else "nothing can be read of it yet"
    message = f"The file is still being written: {so_far}."
    return replace(result, report=replace(result.report, message=message, growing=True))


def read_trace(
    file: HostFile, reading: Reading, use: Callable[[Trace], T]
) -> tuple[FileReport, T | None]:
    """Reads one file to its trace, and lets go of it.

    Args:
        file: to be read.
        reading: receives the progress, and is asked whether to go on.
        use: makes something of the trace; it may be called a second time, with all ops in memory.

    Returns:
        How reading went, and what was made; None where the file cannot be read.

    Raises:
        CancelledError: the result is not wanted any more.
    """
    try:
        source = _source(file)
        name = PurePath(str(file.path)).name
        importer = next(one for one in IMPORTERS if one.claims(name, partial(_head, source)))
        status, made = importer.read(ProfileFile(file.host, source, file.bytes), reading, use)
        return FileReport(file.host, file.bytes, status.status, status.message), made
    except EmptyProfileError as error:
        return FileReport(file.host, file.bytes, "empty", str(error)), None
    except UnreadableProfileError as error:
        return FileReport(file.host, file.bytes, "unreadable", str(error)), None
    except memory_limit.MemoryLimitError as error:
        reading.refused = True
        return FileReport(file.host, file.bytes, "unreadable", str(error)), None
    except OSError as error:
        message = f"The file could not be read: {error.strerror or error}."
        return FileReport(file.host, file.bytes, "unreadable", message), None
    except (MemoryError, RuntimeError) as error:
        if not memory_limit.is_out_of_memory(error):
            raise
    # What was read of it is free by now.
    give_back_memory()
    reading.refused = True
    return FileReport(file.host, file.bytes, "unreadable", _OUT_OF_MEMORY), None


def shows_format(file: HostFile) -> bool:
    """Returns whether the first bytes of a file show its format, whatever its name."""
    try:
        return begins_as_profile(_head(_source(file)))
    except OSError:
        return False


def begins_as_profile(head: bytes) -> bool:
    """Returns whether the first bytes of a file are those of a format, and of no other."""
    return any(one.recognises(head) for one in IMPORTERS)


def _source(file: HostFile) -> Path | RemoteFile:
    return file.path.open() if isinstance(file.path, RemotePath) else file.path


def _head(source: Path | RemoteFile) -> bytes:
    """Reads the first bytes of a file."""
    if isinstance(source, RemoteFile):
        return source.read_range(0, HEAD_BYTES)
    with source.open("rb") as file:
        return file.read(HEAD_BYTES)
