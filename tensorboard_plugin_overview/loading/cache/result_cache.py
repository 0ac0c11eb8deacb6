"""Results of hosts kept between runs of the program, so that a profile opens at once again.

In: a host's file.  Out: its `HostResult`, if one was kept and the file is still the same.

A result is kept under the file's real path, its state (`HostFile.state`) and the package's version,
and says in itself which code made it (`code_version`).  Finding out what code this is takes longer
than looking for a result, so it is done only once there is one, or one to keep.  A file whose
changes cannot be seen is not kept.

Results are in a sub-folder of their own, never the logdir, and bounded: of the user's, those that
were not asked for longest go first, and nothing goes that is not surely a result of this user
(`result_file.is_own`).  Several processes, and users, may use a folder at once: a file is written
aside and renamed, no user's file is replaced by another user, and one that is gone, damaged or not
to be read is just not there.  Whatever the disk does, the worst is that nothing is kept.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import TypeVar

from tensorboard_plugin_overview import __version__
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile, is_unchanged
from tensorboard_plugin_overview.loading.cache import result_file
from tensorboard_plugin_overview.loading.cache.result_codec import ResultFormatError, pack, unpack
from tensorboard_plugin_overview.loading.host_result import HostResult

FOLDER_VARIABLE = "TENSORBOARD_OVERVIEW_CACHE"
"""Environment variable: a folder of one's own choice, or `off`."""

SUB_FOLDER = "tensorboard-overview-results"
"""Within the folder: what is in it is this package's."""

_MOST_BYTES = 256 << 20
_READABLE_BY_OTHERS = stat.S_IRGRP | stat.S_IROTH
_OWN_MODE = stat.S_IRUSR | stat.S_IWUSR
T = TypeVar("T")


class ResultCache:
    """Results on disk.

    Args:
        folder: in which the sub-folder is; both are made when there is something to keep.
        most_bytes: all of the user's results together.
        private: no other user may read the results; else those who may read the folder may, and
            those who may write to it may keep theirs beside them.
    """

    def __init__(
        self, folder: Path, most_bytes: int = _MOST_BYTES, *, private: bool = False
    ) -> None:
        self._above = folder
        self._folder = folder / SUB_FOLDER
        self._most_bytes = most_bytes
        self._private = private

    def get(self, file: HostFile, kind: str | None = None) -> HostResult | None:
        """Returns what is kept of the file as it is now.

        Args:
            file: a host's.
            kind: the kind of steps that it is of; None for the host's leading one.
        """
        return self.get_as(HostResult, file, kind)

    def put(self, file: HostFile, result: HostResult, kind: str | None = None) -> None:
        """Keeps a result, unless it is of a file that has changed since it was listed.

        Args:
            file: a host's, as it was listed.
            result: what was read of it; one without a summary, or of a growing file, is not kept.
            kind: the kind of steps that it is of; None for the host's leading one.
        """
        if result.summary is not None and not result.report.growing:
            self.put_any(file, result, kind)

    def get_as(self, result_type: type[T], file: HostFile, kind: str | None = None) -> T | None:
        """Returns what is kept of the file as it is now, of any class of results.

        Args:
            result_type: the class.
            file: a host's.
            kind: the kind of steps that it is of; None for the host's leading one.
        """
        if file.state is None:
            return None
        key = _key(file, result_type, kind)
        path = self._folder / result_file.file_name(key)
        try:
            result = unpack(result_file.read_result(path, key, self._most_bytes), result_type)
        except (OSError, ResultFormatError, MemoryError):
            return None
        # Another user's result does not count as used: only its owner may say so.
        with contextlib.suppress(OSError):
            os.utime(path)
        return result

    def put_any(self, file: HostFile, result: object, kind: str | None = None) -> None:
        """Keeps a result of any class, unless the file has changed since it was listed.

        Args:
            file: a host's, as it was listed.
            result: what was read of it.
            kind: the kind of steps that it is of; None for the host's leading one.
        """
        if not is_unchanged(file):
            return
        key = _key(file, type(result), kind)
        with contextlib.suppress(OSError, ResultFormatError):
            mode = _OWN_MODE | self._prepared() & _READABLE_BY_OTHERS
            result_file.write_result(
                self._folder / result_file.file_name(key), key, pack(result), mode
            )
            self._make_room()

    def _prepared(self) -> int:
        """Makes the sub-folder if need be, for all who may use the folder; returns its mode.

        Raises:
            OSError: it cannot be made, or is no folder; a link to a folder is not one.
        """
        self._above.mkdir(0o700 if self._private else 0o777, parents=True, exist_ok=True)
        try:
            self._folder.mkdir(0o700)
        except FileExistsError:
            pass
        else:
            if not self._private:
                self._folder.chmod(stat.S_IMODE(self._above.stat().st_mode))
        mode = self._folder.lstat().st_mode
        if not stat.S_ISDIR(mode):
            raise NotADirectoryError
        return 0 if self._private else mode

    def _make_room(self) -> None:
        """Deletes the user's results that were not used longest, unfinished ones too."""
        kept = self._named()
        if sum(size for _, size, _ in kept) <= self._most_bytes:
            return
        # Only now are files opened, which would take long for each result that is kept.
        kept = [one for one in kept if result_file.is_own(one[2])]
        excess = sum(size for _, size, _ in kept) - self._most_bytes
        for _, size, path in sorted(kept):
            if excess <= 0:
                return
            path.unlink(missing_ok=True)
            excess -= size

    def _named(self) -> list[tuple[int, int, Path]]:
        """Returns (last use in ns, bytes, path) of what is called as a result is."""
        found = []
        with os.scandir(self._folder) as entries:
            for entry in entries:
                if result_file.has_own_name(entry.name):
                    # A file that another process has just deleted is no matter.
                    with contextlib.suppress(FileNotFoundError):
                        status = entry.stat(follow_symlinks=False)
                        found.append((status.st_mtime_ns, status.st_size, Path(entry.path)))
        return found


def _key(file: HostFile, result_type: type, kind: str | None) -> bytes:
    real = file.path if isinstance(file.path, RemotePath) else os.path.realpath(file.path)
    parts = (real, file.host, *(file.state or ()), __version__, result_type.__name__)
    if kind is not None:
        parts += (kind,)
    return "\0".join(map(str, parts)).encode("utf-8", "surrogateescape")


def user_cache() -> ResultCache | None:
    """Returns the user's cache, or None where it is turned off."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen == "off":
        return None
    if chosen:
        return ResultCache(Path(chosen))
    import platformdirs

    folder = Path(platformdirs.user_cache_dir("tensorboard-overview", appauthor=False))
    return ResultCache(folder, private=True)
