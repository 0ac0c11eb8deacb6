"""Runs and their files, as a scan finds and names them.

Run ids are those of XProf: `<session>`, or `<tb run>/<session>`.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from typing import Literal, TypeAlias

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.catalog.layouts import is_session
from tensorboard_plugin_overview.catalog.remote import RemoteEntry, RemotePath, stat

# A file that was not changed for this long is whole, or will never be.
_YOUNG_NS = 5 * 10**9
_MOMENT_S = 0.5
# So many folders of a kind are named, the others counted.
_MOST_NAMED = 3
_NAME_LENGTH = 200
_TRACE = re.compile(r"(?:trace|kineto).*\.json(?:\.gz)?$", re.DOTALL | re.IGNORECASE)

AnyPath: TypeAlias = Path | RemotePath
"""The path of a local file or folder, or of one behind a URL."""


class NoRunError(ExplainedError):
    """No run answers the request."""


@dataclass(frozen=True)
class HostFile:
    """One host's profile file.

    Attributes:
        modified_ns: time of its last modification, 0 where it is not known.
        identity: distinguishes it from another file in its place; empty where nothing does.
    """

    host: str
    path: AnyPath
    bytes: int
    modified_ns: int
    identity: str = ""

    @property
    def state(self) -> tuple[int, int, str] | None:
        """A value that changes when the file's content does; None where nothing is known of it.

        A size alone does not identify the content.
        """
        if not self.modified_ns and not self.identity:
            return None
        return self.bytes, self.modified_ns, self.identity


def local_file(host: str, path: Path) -> HostFile:
    """Returns the file as it is now.

    Its identity is the number of its inode and the time at which that changed: a file that takes
    another's place, or is written over, has others, whatever its time of modification is set to.
    Where the file system has no such numbers, they are all 0, and the times remain.

    Args:
        host: whose profile it is.
        path: of the file.

    Raises:
        OSError: it does not exist, or may not be read.
    """
    status = path.stat()
    identity = f"{status.st_ino}:{status.st_ctime_ns}"
    return HostFile(host, path, status.st_size, status.st_mtime_ns, identity)


def remote_file(host: str, entry: RemoteEntry) -> HostFile:
    """Returns the file as its store lists it.

    Args:
        host: whose profile it is.
        entry: of the store's listing.
    """
    return HostFile(host, entry.path, entry.bytes, entry.modified_ns, entry.identity)


def distinct_hosts(files: Iterable[HostFile]) -> tuple[HostFile, ...]:
    """Returns the files of a folder, with a number behind each repeated name of a host."""
    seen: Counter[str] = Counter()
    found = []
    for file in files:
        seen[file.host] += 1
        count = seen[file.host]
        found.append(file if count == 1 else replace(file, host=f"{file.host} ({count})"))
    return tuple(found)


def is_unchanged(file: HostFile) -> bool:
    """Returns whether the file is certainly as it was when it was listed."""
    now = _as_it_is_now(file)
    return now is not None and now.state is not None and now.state == file.state


def is_growing(file: HostFile) -> bool:
    """Returns whether the file is being written. It waits a moment for a young file to change.

    Only size and time count: where inodes have no lasting numbers, all files would grow for ever.
    """
    listed = (file.bytes, file.modified_ns)
    if _size_and_time(file) == listed and 0 <= time.time_ns() - file.modified_ns < _YOUNG_NS:
        time.sleep(_MOMENT_S)
    return _size_and_time(file) not in (listed, None)


def _size_and_time(file: HostFile) -> tuple[int, int] | None:
    now = _as_it_is_now(file)
    return None if now is None else (now.bytes, now.modified_ns)


def _as_it_is_now(file: HostFile) -> HostFile | None:
    """Returns the file as it is now; None where it is gone."""
    try:
        if isinstance(file.path, RemotePath):
            return remote_file(file.host, stat(file.path))
        return local_file(file.host, file.path)
    except OSError:
        return None


@dataclass(frozen=True)
class Run:
    """One profiling session; `files` is empty where its folder holds no profile.

    Attributes:
        parts: ids of the runs that this one merges; () for a folder as it is.
        joined: id of the merged run that this one is part of, or None.
        format: of its files.
    """

    id: str
    path: AnyPath
    files: tuple[HostFile, ...]
    parts: tuple[str, ...] = ()
    joined: str | None = None
    format: Literal["xplane", "kineto"] = "xplane"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The hosts that have a file."""
        return tuple(file.host for file in self.files)

    @property
    def modified_ns(self) -> int:
        """The time of the newest file, 0 for an empty run."""
        return max((file.modified_ns for file in self.files), default=0)


@dataclass
class Named:
    """A number of folders, the first few by name."""

    number: int = 0
    names: list[str] = field(default_factory=list)

    def add(self, folder: AnyPath, remark: str = "") -> None:
        """Counts one more.

        Args:
            folder: to be counted.
            remark: stands behind its name.
        """
        self.number += 1
        if len(self.names) < _MOST_NAMED:
            name = str(folder)
            shown = name if len(name) <= _NAME_LENGTH else f"…{name[1 - _NAME_LENGTH :]}"
            self.names.append(shown + remark)

    def __str__(self) -> str:
        more = self.number - len(self.names)
        return ", ".join(self.names) + (f" and {more} more" if more else "")


@dataclass
class Seen:
    """Counts of a walk, to explain an empty result.

    Attributes:
        refused: folders that could not be listed, each with the reason.
        too_deep: folders that are deeper in the tree than the walk goes.
        trace_files: files that are named as traces.
        untested: of these, those that the walk had no time to open.
        cut: there were more folders than a walk visits.
    """

    folders: int = 0
    refused: Named = field(default_factory=Named)
    too_deep: Named = field(default_factory=Named)
    event_files: int = 0
    trace_files: int = 0
    untested: int = 0
    stray_profiles: int = 0
    cut: bool = False

    def count(self, names: list[str]) -> None:
        """Counts the files of one folder."""
        self.folders += 1
        self.event_files += sum(".tfevents." in name for name in names)
        self.trace_files += sum(_TRACE.search(name) is not None for name in names)

    def refuse(self, folder: AnyPath, error: OSError) -> None:
        """Counts and names a folder that could not be listed, unless it is gone.

        Args:
            folder: that could not be listed.
            error: the reason.
        """
        if not isinstance(error, FileNotFoundError):
            self.refused.add(folder, f" ({reason_of(error)})")

    def leave_out(self, folder: AnyPath) -> None:
        """Counts and names a folder that is too deep in the tree."""
        self.too_deep.add(folder)


def reason_of(error: OSError) -> str:
    """Returns why something could not be read, without a full stop."""
    return error.strerror or str(error)


def run_id(root: PurePath, session_folder: PurePath) -> str:
    """Returns `<tb run>/<session>`, where the TensorBoard run is the folder above `plugins`.

    Args:
        root: the logdir.
        session_folder: a session's folder in it.
    """
    tb_run = session_folder.parents[2]
    if tb_run == root or root not in tb_run.parents:
        return session_folder.name
    return f"{tb_run.relative_to(root).as_posix()}/{session_folder.name}"


def run_of_given_file(path: PurePath, file: HostFile, folder: AnyPath) -> Run:
    """Returns the run of one file that was given by its name, whatever that is.

    Args:
        path: of the file.
        file: as it was listed.
        folder: that contains it.
    """
    return Run(path.parent.name if is_session(path.parent) else file.host, folder, (file,))
