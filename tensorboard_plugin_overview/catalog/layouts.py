"""The layout of each format: the names and folders of its files, and how to capture one.

In: names of files and folders.  Out: which of them are profiles, of which host.  A new format is
one more entry of `LAYOUTS`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import PurePath

UNNAMED_HOST = "(unnamed)"

# Python's stand-in for a byte that is not UTF-8; Windows also has them in names.
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True)
class Layout:
    """The layout of one format.

    Attributes:
        suffix: the end of the name of a profile, behind the host's.
        sessions: names of the folders in which a profiler makes a folder for each session.
        expected: where a profile lies, for people.
        capture: how to capture one, for people, without a full stop.
    """

    suffix: str
    sessions: tuple[str, str]
    expected: str
    capture: str

    @property
    def pattern(self) -> str:
        """The names of profiles, for people."""
        return f"*{self.suffix}"

    def is_profile(self, file_name: str) -> bool:
        """Returns whether it is a profile's name; a suffix alone, without its dot, is one too."""
        return file_name.endswith(self.suffix) or file_name == self.suffix[1:]

    def host_name(self, file_name: str) -> str:
        """Returns the host of a profile."""
        if not file_name.endswith(self.suffix):
            return UNNAMED_HOST
        return sayable(file_name.removesuffix(self.suffix)) or UNNAMED_HOST


XSPACE = Layout(
    suffix=".xplane.pb",
    sessions=("plugins", "profile"),
    expected="<logdir>/[<run>/]plugins/profile/<session>/<host>.xplane.pb",
    capture="Capture a profile with jax.profiler.trace(logdir), "
    "tf.keras.callbacks.TensorBoard(logdir, profile_batch=(10, 20)) or "
    "torch_xla.debug.profiler.start_trace",
)

LAYOUTS = (XSPACE,)

PATTERNS = " or ".join(layout.pattern for layout in LAYOUTS)
"""The names of profiles of all formats, for people."""

SESSION_FOLDERS = " or ".join(f"{'/'.join(layout.sessions)}/<session>/" for layout in LAYOUTS)
"""The folders of sessions, for people."""

CAPTURE_HINT = " ".join(
    f"Expected {layout.expected}, or a trace of torch.profiler (*.pt.trace.json, also packed as "
    f".gz) in any other folder. {layout.capture}, or torch.profiler.profile with "
    "on_trace_ready=torch.profiler.tensorboard_trace_handler(logdir), then reload."
    for layout in LAYOUTS
)
"""The remedy for a logdir without a profile."""


def is_profile(file_name: str) -> bool:
    """Returns whether it is the name of a profile of any format."""
    return any(layout.is_profile(file_name) for layout in LAYOUTS)


def host_name(file_name: str) -> str:
    """Returns the host of a profile."""
    return next(one for one in LAYOUTS if one.is_profile(file_name)).host_name(file_name)


def host_of_given_file(file_name: str) -> str:
    """Returns the host of a file that was given by its name, whatever that is."""
    named = any(file_name.endswith(layout.suffix) for layout in LAYOUTS)
    return host_name(file_name) if named else file_name


def has_sessions(folder: PurePath) -> bool:
    """Returns whether the folders in this one are those of sessions."""
    return any(folder.parts[-2:] == layout.sessions for layout in LAYOUTS)


def is_in_sessions(folder: PurePath) -> bool:
    """Returns whether the folder is one with sessions, or anywhere below one."""
    return any(map(has_sessions, (folder, *folder.parents)))


def is_session(folder: PurePath) -> bool:
    """Returns whether a profiler leaves the files of a session in the folder."""
    return has_sessions(folder.parent)


def sayable(name: str) -> str:
    """Returns the name of a file with what is not UTF-8 replaced, so that a URL can say it."""
    return _SURROGATE.sub("\ufffd", name)
