"""The runs below a local folder.

The walk uses `os.scandir` (a glob would take the brackets in `lr=[0.1]` for a pattern), follows
links to folders, and visits no folder twice, so that links in a circle end.  Links come last: what
is also there without a link is found by its own name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tensorboard_plugin_overview.catalog import layouts, runs, torch_traces

# More than any tree of experiments has; a bound all the same, for a logdir that is "/".
_MAX_FOLDERS = 100_000


def local_runs(
    root: Path, seen: runs.Seen, tests: torch_traces.ContentTests | None = None
) -> Iterator[runs.Run]:
    """Yields the runs at or below a folder, or the run of a file.

    Args:
        root: the folder or file.
        seen: counts folders and files of the walk.
        tests: of files whose names do not say enough; None to leave them out.

    Raises:
        OSError: the root does not exist, or cannot be read.
    """
    # Absolute, so that a logdir that is itself `plugins/profile/<session>` is recognised however it
    # was written.  Links are not resolved, because the run id is the path that the user typed.
    absolute = Path(os.path.abspath(root))
    if absolute.is_file():
        file = runs.local_file(torch_traces.worker(absolute.name), absolute)
        if torch_traces.is_given(file, absolute.name, tests):
            yield torch_traces.run_of_given_file(absolute.name, file, absolute.parent)
            return
        file = runs.local_file(layouts.host_of_given_file(absolute.name), absolute)
        yield runs.run_of_given_file(absolute, file, absolute.parent)
        return
    os.scandir(absolute).close()
    for folder, names in _walk(absolute, seen):
        if layouts.is_session(folder):
            yield runs.Run(runs.run_id(absolute, folder), folder, _host_files(folder, names))
        elif profiles := _host_files(folder, names):
            if folder == absolute:
                yield runs.Run(folder.name, folder, profiles)
            else:
                seen.stray_profiles += len(profiles)
        traces = list(_traces(folder, names, tests))
        if traces:
            yield from torch_traces.trace_runs(absolute, folder, traces)


def _walk(root: Path, seen: runs.Seen) -> Iterator[tuple[Path, list[str]]]:
    """Yields (folder, file names), parents first."""
    visited: set[tuple[int, int] | str] = set()
    stack = [root]
    links: list[Path] = []
    while stack or links:
        if not stack:
            stack.append(links.pop(0))
        if seen.folders >= _MAX_FOLDERS:
            seen.cut = True
            return
        folder = stack.pop()
        files: list[str] = []
        folders: list[Path] = []
        try:
            identity = _identity(folder)
            if identity in visited:
                continue
            visited.add(identity)
            with os.scandir(folder) as entries:
                for entry in entries:
                    if not _is_folder(entry):
                        files.append(entry.name)
                    else:
                        (links if entry.is_symlink() else folders).append(folder / entry.name)
        except OSError as error:
            # A folder that may not be read, or is gone since it was listed, hides only itself.
            seen.refuse(folder, error)
            continue
        seen.count(files)
        yield folder, sorted(files)
        stack.extend(sorted(folders, reverse=True))


def _identity(folder: Path) -> tuple[int, int] | str:
    """Returns an identity of the folder that is the same by whatever path it is reached.

    Raises:
        OSError: it does not exist, or cannot be seen.
    """
    status = os.stat(folder)
    # Some volumes (FAT, shares on Windows) have no inode numbers: all are 0.
    return (status.st_dev, status.st_ino) if status.st_ino else os.path.realpath(folder)


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _host_files(folder: Path, names: Iterable[str]) -> tuple[runs.HostFile, ...]:
    profiles = filter(layouts.is_profile, names)
    return runs.distinct_hosts(_listed(folder, profiles, layouts.host_name))


def _traces(
    folder: Path, names: Iterable[str], tests: torch_traces.ContentTests | None
) -> Iterator[runs.HostFile]:
    found = [name for name in names if name.endswith(torch_traces.JSON)]
    # The folders of sessions have the traces of another program.
    if not found or layouts.is_in_sessions(folder):
        return
    yield from _listed(folder, filter(torch_traces.is_trace, found), torch_traces.worker)
    if tests is not None:
        doubtful = filter(torch_traces.may_be_trace, found)
        yield from filter(tests.passes, _listed(folder, doubtful, torch_traces.worker))


def _listed(
    folder: Path, names: Iterable[str], host_of: Callable[[str], str]
) -> Iterator[runs.HostFile]:
    """Yields the files, but those that are gone or may not be seen."""
    for name in names:
        try:
            yield runs.local_file(host_of(name), folder / name)
        except OSError:
            continue
