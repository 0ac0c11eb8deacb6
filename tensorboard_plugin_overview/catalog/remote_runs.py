"""The runs below a URL.

The walk goes level by level, so that its bound leaves out the deepest folders, but enters every
`plugins` folder at once.  It lists all of a `plugins/profile` folder in one call: on an object
store that is one request for a thousand files, whatever the number of sessions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from tensorboard_plugin_overview.catalog import layouts, remote, runs, torch_traces

# Each folder is a request.
_MAX_DEPTH = 10
_MAX_FOLDERS = 2_000
# These lead to sessions, and are looked into first.
_ON_THE_WAY = {name for layout in layouts.LAYOUTS for name in layout.sessions}


def remote_runs(
    root: remote.RemotePath, seen: runs.Seen, tests: torch_traces.ContentTests | None = None
) -> Iterator[runs.Run]:
    """Yields the runs at or below a URL, or the run of a file.

    Args:
        root: the folder or file.
        seen: counts folders and files of the walk.
        tests: of files whose names do not say enough; None to leave them out.

    Raises:
        OSError: it does not exist, may not be read, or has no driver.
    """
    name = root.pure.name
    if layouts.is_profile(name) or name.endswith(torch_traces.JSON):
        entry = remote.stat(root)
        file = runs.remote_file(torch_traces.worker(name), entry)
        if not entry.is_folder and torch_traces.is_given(file, name, tests):
            yield torch_traces.run_of_given_file(name, file, root.parent)
            return
        if not entry.is_folder:
            file = runs.remote_file(layouts.host_of_given_file(root.pure.name), entry)
            yield runs.run_of_given_file(root.pure, file, root.parent)
            return
    todo = deque([(root, 0)])
    while todo:
        if seen.folders >= _MAX_FOLDERS:
            seen.cut = True
            return
        folder, depth = todo.popleft()
        is_profiles = layouts.has_sessions(folder.pure)
        try:
            entries = remote.list_tree(folder) if is_profiles else remote.list_folder(folder)
        except OSError as error:
            if folder is root:
                raise
            # A folder that may not be read, or is gone since it was listed, hides only itself.
            seen.refuse(folder, error)
            continue
        if is_profiles:
            yield from _sessions(root, folder, entries, seen)
            continue
        files = [entry for entry in entries if not entry.is_folder]
        seen.count([entry.path.pure.name for entry in files])
        for entry in entries:
            if not entry.is_folder:
                continue
            if depth >= _MAX_DEPTH:
                seen.leave_out(entry.path)
            elif entry.path.pure.name in _ON_THE_WAY:
                todo.appendleft((entry.path, depth + 1))
            else:
                todo.append((entry.path, depth + 1))
        profiles = [entry for entry in files if layouts.is_profile(entry.path.pure.name)]
        if layouts.is_session(folder.pure) or (profiles and folder is root):
            yield _run(root, folder, profiles)
        else:
            seen.stray_profiles += len(profiles)
        traces = list(_traces(folder, files, tests))
        if traces:
            yield from torch_traces.trace_runs(root.pure, folder, traces)


def _traces(
    folder: remote.RemotePath,
    files: Iterable[remote.RemoteEntry],
    tests: torch_traces.ContentTests | None,
) -> Iterator[runs.HostFile]:
    found = [entry for entry in files if entry.path.pure.name.endswith(torch_traces.JSON)]
    # The folders of sessions have the traces of another program.
    if not found or layouts.is_in_sessions(folder.pure):
        return
    for entry in found:
        name = entry.path.pure.name
        file = runs.remote_file(torch_traces.worker(name), entry)
        is_one = torch_traces.is_trace(name)
        if tests is not None and torch_traces.may_be_trace(name):
            is_one = tests.passes(file)
        if is_one:
            yield file


def _sessions(
    root: remote.RemotePath,
    folder: remote.RemotePath,
    tree: Iterable[remote.RemoteEntry],
    seen: runs.Seen,
) -> Iterator[runs.Run]:
    """Yields the runs of a `plugins/profile` folder, all of whose files are in `tree`."""
    sessions: dict[remote.RemotePath, list[remote.RemoteEntry]] = {}
    for entry in tree:
        if entry.path.pure.parent.parent == folder.pure:
            sessions.setdefault(entry.path.parent, []).append(entry)
    seen.count([])
    for session, entries in sessions.items():
        seen.count([entry.path.pure.name for entry in entries])
        yield _run(
            root, session, [one for one in entries if layouts.is_profile(one.path.pure.name)]
        )


def _run(
    root: remote.RemotePath, folder: remote.RemotePath, profiles: list[remote.RemoteEntry]
) -> runs.Run:
    files = runs.distinct_hosts(
        runs.remote_file(layouts.host_name(entry.path.pure.name), entry) for entry in profiles
    )
    name = (
        runs.run_id(root.pure, folder.pure) if layouts.is_session(folder.pure) else folder.pure.name
    )
    return runs.Run(name, folder, files)
