"""Reads a trace of torch.profiler into the model's trace.

In: a file.  Out: what is made of its `RawTrace`, and how reading went.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tensorboard_plugin_overview.catalog.remote import RemoteFile
from tensorboard_plugin_overview.catalog.torch_traces import JSON, is_trace
from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError, UnreadableProfileError
from tensorboard_plugin_overview.formats.importer import (
    HEAD_BYTES,
    ProfileFile,
    Progress,
    ReadStatus,
)
from tensorboard_plugin_overview.trace.model import Trace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

T = TypeVar("T")

_GZIP = b"\x1f\x8b"
# Measured of ops with shapes, their launches and kernels; gzip leaves about a sixteenth.
_BASE_BYTES = 40_000_000
_PER_BYTE = 0.75
_PER_BYTE_OF_GZIP = 12.0


class KinetoImporter:
    """Reads traces of torch.profiler, by their names or their first bytes."""

    name = "kineto"

    def claims(self, file_name: str, head: Callable[[], bytes]) -> bool:
        """Returns whether a file is named as such a trace, or is one by its head.

        All JSON is claimed: reading it says what it is instead.

        Args:
            file_name: without its folder.
            head: reads the first bytes.
        """
        if is_trace(file_name):
            return True
        if file_name.endswith(".xplane.pb"):
            return False
        begin = _unpacked(head())
        return _is_json(begin) and (file_name.endswith(JSON) or _is_trace(begin))

    def recognises(self, head: bytes) -> bool:
        """Returns whether the first bytes of a file are those of such a trace.

        Args:
            head: packed or not.
        """
        begin = _unpacked(head)
        return _is_json(begin) and _is_trace(begin)

    def read(
        self, file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
    ) -> tuple[ReadStatus, T]:
        """Reads a file, as `Importer` has it.

        Args:
            file: to be read.
            progress: of the reading.
            use: makes something of the trace.

        Raises:
            EmptyProfileError: the file is empty.
            UnreadableProfileError: nothing can be read.
            OSError: the file cannot be read.
        """
        # A quarter of what the program imports, of which profiles of XLA need nothing.
        from tensorboard_plugin_overview.formats.kineto.reader import read_trace
        from tensorboard_plugin_overview.formats.kineto.trace import KinetoTrace

        with _opened(file.source) as opened:
            is_packed = opened.read(2) == _GZIP
            opened.seek(0)
            factor = _PER_BYTE_OF_GZIP if is_packed else _PER_BYTE
            with progress.reserve(_BASE_BYTES + int(factor * file.bytes)):
                with progress.stage(file.host, "reading"):
                    raw = read_trace(opened)
                if raw.status == "empty":
                    raise EmptyProfileError(raw.message)
                if raw.status == "unreadable":
                    raise UnreadableProfileError(raw.message)
                with progress.stage(file.host, "computing"):
                    return ReadStatus(raw.status, raw.message), use(KinetoTrace(file.host, raw))


def _is_json(begin: bytes) -> bool:
    # An XSpace may begin with a line break and a brace, too, but is no text.
    return b"\0" not in begin and begin.lstrip()[:1] in (b"{", b"[")


def _is_trace(begin: bytes) -> bool:
    from tensorboard_plugin_overview.formats.kineto.claims import refusal

    return refusal(begin) is None


def _unpacked(head: bytes) -> bytes:
    """Returns the first bytes of the content."""
    if not head.startswith(_GZIP):
        return head
    try:
        return zlib.decompressobj(wbits=31).decompress(head, HEAD_BYTES)
    except zlib.error:
        return b""


@contextmanager
def _opened(source: Path | RemoteFile) -> Iterator[BinaryIO]:
    if isinstance(source, Path):
        with source.open("rb") as file:
            yield file
    else:
        with io.BufferedReader(_RemoteBytes(source), 1 << 20) as remote:
            yield remote


class _RemoteBytes(io.RawIOBase):
    """A remote file from its first byte to its last."""

    def __init__(self, file: RemoteFile) -> None:
        super().__init__()
        self._file = file
        self._position = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        """Moves to a position from the file's begin.

        Args:
            offset: bytes from the begin.
            whence: `io.SEEK_SET`.

        Raises:
            io.UnsupportedOperation: `whence` is another one.
        """
        if whence != io.SEEK_SET:
            raise io.UnsupportedOperation("only positions from the begin")
        self._position = offset
        return offset

    def tell(self) -> int:
        return self._position

    def readinto(self, buffer: Any) -> int:
        view = memoryview(buffer).cast("B")
        data = self._file.read_range(self._position, self._position + len(view))
        view[: len(data)] = data
        self._position += len(data)
        return len(data)
