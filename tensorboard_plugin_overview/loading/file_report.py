"""How reading one file went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FileStatus = Literal["ok", "partial", "unreadable", "empty"]


@dataclass(frozen=True)
class FileReport:
    """How reading one host's file went.

    Attributes:
        message: what was wrong with it.
        growing: it is still being written, so that a later reading gives more; not to be kept.
    """

    host: str
    bytes: int
    status: FileStatus
    message: str | None = None
    growing: bool = False
