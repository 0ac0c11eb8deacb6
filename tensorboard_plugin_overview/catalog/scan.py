"""A folder to its runs.

In: the path or URL of a logdir, a run directory, the folder that holds the files, or one file.
Out: a `Scan`: the runs found, and for an empty result what was there instead.  No event file is
needed beside a profile.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import unquote_to_bytes

from tensorboard_plugin_overview.catalog.explain import Unread, explained
from tensorboard_plugin_overview.catalog.layouts import CAPTURE_HINT, sayable
from tensorboard_plugin_overview.catalog.local import local_runs
from tensorboard_plugin_overview.catalog.merged_sessions import with_merged_sessions
from tensorboard_plugin_overview.catalog.remote import RemotePath, is_url
from tensorboard_plugin_overview.catalog.remote_runs import remote_runs
from tensorboard_plugin_overview.catalog.runs import AnyPath, NoRunError, Run, Seen
from tensorboard_plugin_overview.catalog.torch_traces import ContentTests

_DRIVE = re.compile(r"/[A-Za-z]:(?=[/\\]|$)")


@dataclass(frozen=True)
class Scan:
    """The runs below one or several roots, newest first.

    `message` and `hint` are filled when there is no run with a profile in it, and when not all of
    the logdir was searched.
    """

    runs: tuple[Run, ...] = ()
    message: str | None = None
    hint: str | None = None
    by_id: dict[str, Run] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {run.id: run for run in self.runs})

    @property
    def has_profile(self) -> bool:
        """Whether at least one run has a file."""
        return any(run.files for run in self.runs)

    def select(self, run_id: str | None) -> Run:
        """Returns the run of that id, or the newest one with a profile if `run_id` is None.

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


def path_of(text: str | os.PathLike[str]) -> AnyPath:
    """Returns the path that a user has typed: a URL, or a local one in which `~` is their home."""
    if isinstance(text, str) and is_url(text):
        scheme, _, rest = text.partition("://")
        if scheme.lower() == "file":
            return Path(_path_of_file_url(rest))
        # A third slash, as in hdfs:///logs, says that a path follows and no host.
        return RemotePath(f"{scheme}://{rest.rstrip('/')}")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        # There is no such user: it may be the name of a folder.
        return Path(text)


def _path_of_file_url(rest: str) -> str:
    """Returns the local path of a `file://` URL (RFC 8089).

    Args:
        rest: the part behind `file://`: a host that is empty or `localhost`, and a path in which
            characters may be escaped. Without a leading slash it is a relative path.
    """
    host, slash, path = rest.partition("/")
    text = slash + path if host.lower() == "localhost" else rest
    text = os.fsdecode(unquote_to_bytes(text))
    # As in file:///C:/logs; a file system without drives may have a folder of that name.
    if _DRIVE.match(text) and not os.path.exists(text[:3]):
        return text[1:]
    return text


def scan(path: str | os.PathLike[str], tests: ContentTests | None = None) -> Scan:
    """Finds the runs at `path`: a logdir, a run directory, the files' folder, or one file.

    Args:
        path: a local path or a URL.
        tests: of files whose names do not say enough; None to leave these out, and to open none.
    """
    if not os.fspath(path):
        # For `Path` it is the current folder; in a script it is a variable that is not set.
        return Scan((), "The path is empty.", "Name a logdir, a run or a file; . is this folder.")
    return scan_roots([("", path_of(path))], tests)


def scan_roots(roots: Sequence[tuple[str, AnyPath]], tests: ContentTests | None = None) -> Scan:
    """Finds the runs below several named roots.

    Args:
        roots: names and folders; a name that is not empty prefixes the run ids.
        tests: of files whose names do not say enough; None to leave these out, and to open none.
    """
    if tests is not None:
        tests.begin()
    runs: dict[str, Run] = {}
    seen = Seen()
    unread: list[Unread] = []
    for name, root in roots:
        try:
            found = list(_runs_below(root, seen, tests))
        except OSError as error:
            unread.append(Unread(root, error))
            continue
        for run in sorted(found, key=lambda one: one.format != "xplane"):
            run_id = sayable(f"{name}/{run.id}" if name else run.id)
            if run.format == "kineto" and run_id in runs and runs[run_id].format == "xplane":
                run_id += "~pytorch"
            # Two folders of one id (reached by two links): the first stays, as in a file system.
            runs.setdefault(run_id, replace(run, id=run_id))
    if tests is not None:
        tests.end()
        seen.untested = tests.untested if tests.at_once else 0
    # Among equally new runs, a merged one comes after its parts.
    ordered = sorted(
        with_merged_sessions(list(runs.values())),
        key=lambda run: (-run.modified_ns, bool(run.parts), run.id),
    )
    return Scan(tuple(ordered), *explained(ordered, seen, unread))


def _runs_below(root: AnyPath, seen: Seen, tests: ContentTests | None) -> Iterator[Run]:
    """Yields the runs below one root.

    Raises:
        OSError: it cannot be read.
    """
    try:
        if isinstance(root, RemotePath):
            yield from remote_runs(root, seen, tests)
        else:
            yield from local_runs(root, seen, tests)
    except ValueError as error:
        # A NUL, or a surrogate that stands for no byte.
        raise OSError("no file system has such a name") from error
