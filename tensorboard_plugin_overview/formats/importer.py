"""What a format offers: to read a file of its own into the model's trace.

In: nothing (these are types).  Out: `Importer`, and what it is given and gives back.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol, TypeVar

from tensorboard_plugin_overview.catalog.remote import RemoteFile
from tensorboard_plugin_overview.trace.model import Trace

T = TypeVar("T")

HEAD_BYTES = 256 << 10
"""How much of a file is shown to an importer for it to claim the file."""


@dataclass(frozen=True)
class ProfileFile:
    """One host's file.

    Attributes:
        host: the name it goes by.
        source: its bytes.
        bytes: its size.
    """

    host: str
    source: Path | RemoteFile
    bytes: int


@dataclass(frozen=True)
class ReadStatus:
    """How reading a file went.

    Attributes:
        status: `partial` where it was damaged or cut, and what came before is in the trace.
        message: what was wrong with it, one sentence; None if nothing.
    """

    status: Literal["ok", "partial"]
    message: str | None


class Progress(Protocol):
    """The reading under way, which notes what is done and grants memory.

    Each call may end the reading with an error of its own, if the result is not wanted any more.
    """

    def at(self, host: str, what: str) -> None:
        """Notes what is being done for a host.

        Args:
            host: its name.
            what: what is being done, in a few words.
        """

    def stage(self, host: str, name: str) -> AbstractContextManager[None]:
        """Measures a stage; notes it as what is being done.

        Args:
            host: its name.
            name: of the stage.
        """
        ...

    def has_memory(self, needed: int) -> bool:
        """Returns whether that many bytes may be used by all readings together."""
        ...

    def reserve(self, needed: int) -> AbstractContextManager[None]:
        """Takes that many bytes of the memory for all readings, and waits for them if need be."""
        ...

    def release_memory(self) -> None:
        """Returns memory that is no longer used to the system."""


class Importer(Protocol):
    """Reads the files of one format."""

    @property
    def name(self) -> str:
        """Returns the name of the format."""
        ...

    def claims(self, file_name: str, head: Callable[[], bytes]) -> bool:
        """Returns whether a file is of this format.

        Args:
            file_name: without its folder.
            head: reads the first bytes, for where the name does not say enough.
        """
        ...

    def recognises(self, head: bytes) -> bool:
        """Returns whether the first bytes of a file are those of this format, and of no other.

        Args:
            head: may be of any length.
        """
        ...

    def read(
        self, file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
    ) -> tuple[ReadStatus, T]:
        """Reads a file, and lets go of its events.

        Memory is reserved before it is used.

        Args:
            file: to be read.
            progress: of the reading.
            use: makes something of the trace.  Where a file turns out to need another way of
                reading than that which takes least memory, it is called once more.

        Raises:
            UnreadableProfileError: nothing can be read.
            OSError: the file cannot be read.
        """
        ...
