"""Sentences on a search for runs that found none or did not reach all of the logdir.

In: the counts of a walk.  Out: a message and a hint, or neither where all of the logdir was
searched and holds a profile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tensorboard_plugin_overview.catalog.layouts import CAPTURE_HINT, PATTERNS, SESSION_FOLDERS
from tensorboard_plugin_overview.catalog.remote import NoDriverError
from tensorboard_plugin_overview.catalog.runs import AnyPath, Run, Seen, reason_of

_INSTALL_HINT = "Once it is installed, start anew."
_RIGHTS_HINT = "Give the user who runs this the right to read it, or name another folder."
_PATH_HINT = "Check the path; a profile that is captured there later shows after a reload."
_KIND_HINT = "Name a folder or a regular file."
_STORE_HINT = "Check the path, and that the volume or the store answers."
_TEST_HINT = "Name the folder of the traces, or one of them."
_PART_HINT = "Name the part of the tree that you are interested in."


class Unread(NamedTuple):
    """A root that could not be searched, and why not."""

    root: AnyPath
    error: OSError

    def __str__(self) -> str:
        if isinstance(self.error, NoDriverError):
            return str(self.error)
        return f"{self.root}: {reason_of(self.error)}"


def explained(
    runs: Sequence[Run], seen: Seen, unread: Sequence[Unread]
) -> tuple[str | None, str | None]:
    """Returns the message and the hint, each None where there is nothing to explain.

    Args:
        runs: the runs found.
        seen: the counts of the walk, over all roots.
        unread: the roots that the walk could not enter.
    """
    reasons = "; ".join(map(str, unread))
    if unread and not seen.folders and not runs:
        return f"The logdir could not be read ({reasons}).", _hint_for(unread)
    sentences = []
    hint = None
    if not any(run.files for run in runs):
        sentences.append(_explain_empty(seen, len(runs)))
        hint = CAPTURE_HINT
    if unread:
        sentences.append(f"A part of the logdir could not be read ({reasons}).")
    for sentence, what_to_do in _not_searched(seen):
        sentences.append(sentence)
        hint = what_to_do
    return " ".join(sentences) or None, hint


def _not_searched(seen: Seen) -> Iterator[tuple[str, str]]:
    """Yields a sentence and a hint on each kind of folders left out, the most severe last."""
    if seen.too_deep.number:
        folders = _count(seen.too_deep.number, "folder")
        yield f"{folders} too deep in the tree could not be searched: {seen.too_deep}.", _PART_HINT
    if seen.untested:
        files = _count(seen.untested, "file")
        yield f"{files} may be traces by their names, and were not opened to see.", _TEST_HINT
    if seen.refused.number:
        folders = _count(seen.refused.number, "folder")
        yield f"{folders} could not be read: {seen.refused}.", _RIGHTS_HINT
    if seen.cut:
        yield (
            f"Only {seen.folders} folders of the logdir were searched, and there are more.",
            _PART_HINT,
        )


def _hint_for(unread: Sequence[Unread]) -> str:
    """Returns the hint for a logdir of which no part can be read."""
    errors = [one.error for one in unread]
    for kind, hint in (
        (NoDriverError, _INSTALL_HINT),
        (PermissionError, _RIGHTS_HINT),
        (FileNotFoundError, _PATH_HINT),
        (NotADirectoryError, _KIND_HINT),
    ):
        if all(isinstance(error, kind) for error in errors):
            return hint
    return _STORE_HINT


def _explain_empty(seen: Seen, empty_runs: int) -> str:
    found = [
        _count(seen.event_files, "event file"),
        _count(seen.trace_files, "trace.json file"),
        _count(empty_runs, "profile folder", " without a profile in it"),
        _count(seen.stray_profiles, f"{PATTERNS} file", f" outside {SESSION_FOLDERS}"),
    ]
    listed = ", ".join(text for text in found if text) or "nothing that belongs to a profile"
    folders = _count(seen.folders, "folder")
    return f"No profile was found: {folders or 'no folder'} searched, with {listed}."


def _count(number: int, noun: str, rest: str = "") -> str:
    if not number:
        return ""
    return f"{number} {noun}{'' if number == 1 else 's'}{rest}"
