"""A folder to its runs.

In: the path of a logdir, a run directory, the folder that holds the files, or one file.
Out: a `Scan`: the runs found, and for an empty result what was there instead.

A profile is `<logdir>/[<tb run>/]plugins/profile/<session>/<host>.xplane.pb`.  Run ids are those of
XProf: `<session>`, or `<tb run>/<session>`.  No event file is needed beside it.  The walk uses
`os.scandir` (a glob would take the brackets in `lr=[0.1]` for a pattern), follows links to folders,
and visits no folder twice, so that links in a circle end.

Deliberately ignored: remote logdirs (`gs://` and the like), which need a file system of their own.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

EXPECTED_LAYOUT = "<logdir>/[<run>/]plugins/profile/<session>/<host>.xplane.pb"
CAPTURE_HINT = (
    f"Expected {EXPECTED_LAYOUT}. Capture a profile with jax.profiler.trace(logdir), "
    "tf.keras.callbacks.TensorBoard(logdir, profile_batch=(10, 20)) or "
    "torch_xla.debug.profiler.start_trace, then reload."
)
UNNAMED_HOST = "(unnamed)"

_SUFFIX = ".xplane.pb"
# Deep enough for any tree of experiments; a bound all the same, for a logdir that is "/".
_MAX_DEPTH = 24
_MAX_FOLDERS = 100_000


class NoRunError(Exception):
    """No run answers the request.

    Attributes:
        message: what is wrong, one sentence.
        hint: what to do.
    """

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


@dataclass(frozen=True)
class HostFile:
    """One host's profile file."""

    host: str
    path: Path
    bytes: int
    modified_ns: int


@dataclass(frozen=True)
class Run:
    """One profiling session; `files` is empty where its folder holds no profile."""

    id: str
    path: Path
    files: tuple[HostFile, ...]

    @property
    def hosts(self) -> tuple[str, ...]:
        """The hosts that have a file."""
        return tuple(file.host for file in self.files)

    @property
    def modified_ns(self) -> int:
        """Time of the newest file, 0 for an empty run."""
        return max((file.modified_ns for file in self.files), default=0)


@dataclass
class _Seen:
    """What the walk met, to explain an empty result."""

    folders: int = 0
    event_files: int = 0
    trace_files: int = 0
    stray_profiles: int = 0


@dataclass(frozen=True)
class Scan:
    """The runs below one or several roots, newest first.

    `message` and `hint` are filled when there is no run with a profile in it.
    """

    runs: tuple[Run, ...] = ()
    message: str | None = None
    hint: str | None = None
    by_id: dict[str, Run] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {run.id: run for run in self.runs})

    @property
    def has_profile(self) -> bool:
        """At least one run has a file."""
        return any(run.files for run in self.runs)

    def select(self, run_id: str | None) -> Run:
        """The run of that id, or the newest one with a profile if `run_id` is None.

        Raises:
            NoRunError: there is no such run.
        """
        if run_id is None:
            for run in self.runs:
                if run.files:
                    return run
            raise NoRunError(self.message or "No profile was found.", self.hint or CAPTURE_HINT)
        if run_id not in self.by_id:
            known = ", ".join(run.id for run in self.runs[:5]) or "none"
            more = f" and {len(self.runs) - 5} more" if len(self.runs) > 5 else ""
            raise NoRunError(f"There is no run {run_id!r}.", f"Runs found: {known}{more}.")
        return self.by_id[run_id]


def scan(path: str | os.PathLike[str]) -> Scan:
    """Finds the runs at `path`: a logdir, a run directory, the files' folder, or one file."""
    return scan_roots([("", Path(path).expanduser())])


def scan_roots(roots: Sequence[tuple[str, Path]]) -> Scan:
    """Finds the runs below several named roots; a name that is not empty prefixes the run ids."""
    runs: dict[str, Run] = {}
    seen = _Seen()
    problems = []
    for name, root in roots:
        try:
            found = list(_scan_root(root, seen))
        except OSError as error:
            problems.append(f"{root}: {error.strerror or error}")
            continue
        for run in found:
            run_id = _sayable(f"{name}/{run.id}" if name else run.id)
            # Two folders of one id (reached by two links): the first stays, as in a file system.
            runs.setdefault(run_id, Run(id=run_id, path=run.path, files=run.files))
    ordered = sorted(runs.values(), key=lambda run: (-run.modified_ns, run.id))
    if any(run.files for run in ordered):
        return Scan(runs=tuple(ordered))
    message = _explain_empty(seen, len(ordered), problems)
    return Scan(runs=tuple(ordered), message=message, hint=CAPTURE_HINT)


def _scan_root(root: Path, seen: _Seen) -> Iterator[Run]:
    if root.is_file():
        yield _single_file_run(root)
        return
    # As an absolute path, so that a logdir that is itself `plugins/profile/<session>` is recognised
    # however it was written; links are not resolved, for the run id is what the user typed.
    absolute = Path(os.path.abspath(root))
    os.stat(absolute)
    for folder, names in _walk(absolute, seen):
        parents = folder.parts[-3:-1]
        if parents == ("plugins", "profile"):
            yield Run(_run_id(absolute, folder), folder, tuple(_host_files(folder, names)))
        elif profiles := list(_host_files(folder, names)):
            if folder == absolute:
                yield Run(folder.name, folder, tuple(profiles))
            else:
                seen.stray_profiles += len(profiles)


def _walk(root: Path, seen: _Seen) -> Iterator[tuple[Path, list[str]]]:
    """Yields (folder, file names), parents first."""
    visited: set[tuple[int, int]] = set()
    stack = [(root, 0)]
    while stack and seen.folders < _MAX_FOLDERS:
        folder, depth = stack.pop()
        files: list[str] = []
        folders: list[Path] = []
        try:
            status = os.stat(folder)
            if (status.st_dev, status.st_ino) in visited:
                continue
            visited.add((status.st_dev, status.st_ino))
            with os.scandir(folder) as entries:
                for entry in entries:
                    if _is_folder(entry):
                        folders.append(folder / entry.name)
                    else:
                        files.append(entry.name)
        except OSError:
            # A folder that is unreadable, or gone since it was listed, hides only itself.
            continue
        seen.folders += 1
        seen.event_files += sum(".tfevents." in name for name in files)
        seen.trace_files += sum(name.endswith((".trace.json.gz", ".trace.json")) for name in files)
        yield folder, sorted(files)
        if depth < _MAX_DEPTH:
            stack.extend((child, depth + 1) for child in sorted(folders, reverse=True))


def _is_folder(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False


def _run_id(root: Path, session_folder: Path) -> str:
    """`<tb run>/<session>`, where the TensorBoard run is the folder above `plugins`."""
    tb_run = session_folder.parents[2]
    if tb_run == root or root not in tb_run.parents:
        return session_folder.name
    return f"{tb_run.relative_to(root).as_posix()}/{session_folder.name}"


def _host_files(folder: Path, names: Iterable[str]) -> Iterator[HostFile]:
    for name in names:
        if not (name.endswith(_SUFFIX) or name == _SUFFIX[1:]):
            continue
        path = folder / name
        try:
            status = path.stat()
        except OSError:
            continue
        yield HostFile(_host_name(name), path, status.st_size, status.st_mtime_ns)


def _host_name(file_name: str) -> str:
    if not file_name.endswith(_SUFFIX):
        return UNNAMED_HOST
    return _sayable(file_name.removesuffix(_SUFFIX))


def _sayable(name: str) -> str:
    """The name with what is not UTF-8 replaced, so that a URL can say it."""
    return os.fsencode(name).decode(errors="replace")


def _single_file_run(path: Path) -> Run:
    absolute = Path(os.path.abspath(path))
    status = absolute.stat()
    host = _host_name(absolute.name) if absolute.name.endswith(_SUFFIX) else absolute.name
    in_layout = absolute.parts[-4:-2] == ("plugins", "profile")
    run_id = absolute.parent.name if in_layout else host
    file = HostFile(host, absolute, status.st_size, status.st_mtime_ns)
    return Run(run_id, absolute.parent, (file,))


def _explain_empty(seen: _Seen, empty_runs: int, problems: Sequence[str]) -> str:
    if problems and not seen.folders:
        return f"The logdir could not be read ({'; '.join(problems)})."
    found = [
        _count(seen.event_files, "event file"),
        _count(seen.trace_files, "trace.json file"),
        _count(empty_runs, "profile folder", " without a profile in it"),
        _count(seen.stray_profiles, "*.xplane.pb file", " outside plugins/profile/<session>/"),
    ]
    listed = ", ".join(text for text in found if text) or "nothing that belongs to a profile"
    folders = _count(seen.folders, "folder")
    return f"No profile was found: {folders or 'no folder'} searched, with {listed}."


def _count(number: int, noun: str, rest: str = "") -> str:
    if not number:
        return ""
    return f"{number} {noun}{'' if number == 1 else 's'}{rest}"
