"""Results of hosts kept between runs of the program, so that a profile opens at once again.

In: a host's file.  Out: its `HostResult`, if one was kept and the file is still the same.

A result is kept under the file's real path, size and time of modification and the package's
version, and says in itself which code made it (`code_version`): where nothing is kept, nobody asks
what code this is, which takes longer than looking.  The folder is the user's, never the logdir, and
bounded: the results that were not asked for longest go first.  Several processes may use it at
once: a file is written aside and renamed, and one that is gone or damaged is just not there.
Whatever the disk does, the worst is that nothing is kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path
from typing import TypeVar

from tensorboard_plugin_overview import __version__
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.runs import is_unchanged
from tensorboard_plugin_overview.overview.host_result import HostResult
from tensorboard_plugin_overview.overview.result_codec import ResultFormatError
from tensorboard_plugin_overview.overview.result_codec import pack
from tensorboard_plugin_overview.overview.result_codec import unpack

FOLDER_VARIABLE = "TENSORBOARD_OVERVIEW_CACHE"
"""Environment variable: a folder of one's own choice, or `off`."""

_MOST_BYTES = 256 << 20
_SUFFIX = ".result"
T = TypeVar("T")


class ResultCache:
    """Results on disk.

    Args:
        folder: where; made when there is something to keep.
        most_bytes: all of it together.
    """

    def __init__(self, folder: Path, most_bytes: int = _MOST_BYTES) -> None:
        self._folder = folder
        self._most_bytes = most_bytes

    def get(self, file: HostFile) -> HostResult | None:
        """What is kept of the file as it is now."""
        return self.get_kind(file, HostResult)

    def put(self, file: HostFile, result: HostResult) -> None:
        """Keeps a result, unless it is of a file that has changed since it was listed."""
        if result.summary is not None and not result.report.growing:
            self.put_kind(file, result)

    def get_kind(self, file: HostFile, kind: type[T]) -> T | None:
        """The same of another class of results."""
        path = self._path(file, kind)
        try:
            result = unpack(path.read_bytes(), kind)
            os.utime(path)
        except (OSError, ResultFormatError):
            return None
        return result

    def put_kind(self, file: HostFile, result: object) -> None:
        """The same of another class of results."""
        if not is_unchanged(file):
            return
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._write(self._path(file, type(result)), pack(result))
            self._make_room()

    def _path(self, file: HostFile, kind: type) -> Path:
        real = file.path if isinstance(file.path, RemotePath) else os.path.realpath(file.path)
        key = (real, file.host, file.bytes, file.modified_ns, __version__, kind.__name__)
        digest = hashlib.sha256("\0".join(map(str, key)).encode("utf-8", "surrogateescape"))
        return self._folder / f"{digest.hexdigest()[:32]}{_SUFFIX}"

    def _write(self, path: Path, data: bytes) -> None:
        descriptor, aside = tempfile.mkstemp(dir=self._folder)
        try:
            with open(descriptor, "wb") as file:
                file.write(data)
            os.replace(aside, path)
        except OSError:
            Path(aside).unlink(missing_ok=True)
            raise

    def _make_room(self) -> None:
        """Deletes what was not used longest, what others left aside unfinished too."""
        with os.scandir(self._folder) as entries:
            kept = [(entry.stat(), entry.path) for entry in entries if entry.is_file()]
        kept.sort(key=lambda one: one[0].st_mtime_ns)
        excess = sum(status.st_size for status, _ in kept) - self._most_bytes
        for status, path in kept:
            if excess <= 0:
                return
            Path(path).unlink(missing_ok=True)
            excess -= status.st_size


def user_cache() -> ResultCache | None:
    """The user's cache, or None where it is turned off."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen == "off":
        return None
    if chosen:
        return ResultCache(Path(chosen))
    import platformdirs

    return ResultCache(Path(platformdirs.user_cache_dir("tensorboard-overview", appauthor=False)))
