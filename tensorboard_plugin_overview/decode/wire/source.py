"""Bytes at a position: of a file, of bytes in memory, or of an object that returns ranges.

In: a path, bytes or `Ranges`.  Out: stretches of bytes, copied into the caller's buffer.  A file is
read with `preadv`, never mapped: a mapped file that another process cuts short kills the reader.
Its size is taken once; a file that grows is read as it was, one that shrinks is damaged.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from threading import Lock
from types import TracebackType
from typing import Protocol, TypeAlias

from tensorboard_plugin_overview.catalog.unreadable import UnreadableProfileError
from tensorboard_plugin_overview.decode.wire.wire import DamageError, Field, Span, read_field


class Ranges(Protocol):
    """An object of which any stretch can be read, from several threads at once."""

    @property
    def size(self) -> int:
        """The number of bytes."""

    def read_range(self, start: int, end: int) -> bytes:
        """Returns the bytes of a range; fewer at the end.

        Args:
            start: position of the first byte.
            end: position behind the last byte.

        Raises:
            OSError: they cannot be read.
        """


SourceLike: TypeAlias = str | os.PathLike[str] | bytes | bytearray | memoryview | Ranges

# Bytes read at a time where only field headers matter; a tag and a value take at most 15.
_BLOCK_BYTES = 8192
_HEADER_BYTES = 15


class ShrunkError(DamageError):
    """The file has become shorter than it was when it was opened."""


class Source:
    """Random access to the bytes of a profile; a context manager.

    Attributes:
        size: the number of bytes.
    """

    def __init__(self, origin: SourceLike) -> None:
        """Opens a path, or wraps bytes or ranges.

        Raises:
            UnreadableProfileError: the path is no readable regular file.
        """
        self._file = -1
        self._memory = memoryview(b"")
        self._ranges: Ranges | None = None
        if not isinstance(origin, str | os.PathLike | bytes | bytearray | memoryview):
            self._ranges = origin
            self.size = origin.size
            return
        if isinstance(origin, bytes | bytearray | memoryview):
            self._memory = memoryview(origin).cast("B")
            self.size = len(self._memory)
            return
        try:
            # Opening a pipe would otherwise wait for its writer.
            self._file = os.open(
                origin, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
            )
            status = os.fstat(self._file)
        except (OSError, ValueError) as error:
            self.close()
            reason = getattr(error, "strerror", None) or "it has no valid name"
            raise UnreadableProfileError(
                f"The profile could not be opened ({reason}): check that the file exists and that "
                "this process may read it."
            ) from error
        if not stat.S_ISREG(status.st_mode):
            self.close()
            raise UnreadableProfileError(
                "This is a folder or a device, not a file: give an .xplane.pb file."
            )
        self.size = status.st_size

    def __enter__(self) -> Source:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the file, if there is one; harmless when repeated."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def read_into(self, target: memoryview, pos: int) -> None:
        """Fills `target` with the bytes from `pos` on.

        Args:
            target: takes the bytes.
            pos: position of the first byte.

        Raises:
            ShrunkError: there are fewer bytes.
        """
        if self._file < 0:
            stretch = self._stretch(pos, pos + len(target))
            if len(stretch) < len(target):
                raise ShrunkError("the bytes end too early")
            target[:] = stretch
            return
        filled = 0
        while filled < len(target):
            count = _read_into(self._file, target[filled:], pos + filled)
            if not count:
                raise ShrunkError("the file became shorter while it was read")
            filled += count

    def _stretch(self, start: int, end: int) -> bytes | memoryview:
        if self._ranges is None:
            return self._memory[start:end]
        try:
            return self._ranges.read_range(start, min(end, self.size))
        except OSError as error:
            raise ShrunkError(f"the file could not be read to its end ({error})") from error

    def read(self, start: int, end: int) -> bytes:
        """Returns the bytes of a range.

        Args:
            start: position of the first byte.
            end: position behind the last byte.

        Raises:
            ShrunkError: there are fewer bytes.
        """
        if self._file < 0:
            # `bytes` does not copy an object that is bytes already.
            stretch = bytes(self._stretch(start, end))
        else:
            stretch = _read_at(self._file, end - start, start)
        if len(stretch) == end - start:
            return stretch
        # The system may read less at a time; at the end of the file there is less.
        target = bytearray(end - start)
        self.read_into(memoryview(target), start)
        return bytes(target)

    def fields(self, span: Span) -> Iterator[Field]:
        """Yields the fields of the message in that span, in order; payloads are not read.

        Raises:
            DamageError: the next bytes are no field that fits into the span.
        """
        pos, end = span
        block, base, safe = b"", pos, -1
        while pos < end:
            at = pos - base
            if at > safe:
                block, base, at = self.read(pos, min(pos + _BLOCK_BYTES, end)), pos, 0
                # A field that begins here or before has its tag and its value in the block.
                whole = base + len(block) == end
                safe = len(block) if whole else len(block) - _HEADER_BYTES
            field = read_field(block, at, end - base, base)
            pos = field.end
            yield field


if sys.platform != "win32":

    def _read_at(file: int, size: int, pos: int) -> bytes:
        try:
            return os.pread(file, size, pos)
        except OSError as error:
            raise ShrunkError("the file could not be read to its end") from error

    def _read_into(file: int, target: memoryview, pos: int) -> int:
        try:
            return os.preadv(file, [target], pos)
        except OSError as error:
            raise ShrunkError("the file could not be read to its end") from error

else:
    _position = Lock()

    def _read_at(file: int, size: int, pos: int) -> bytes:
        try:
            with _position:
                os.lseek(file, pos, os.SEEK_SET)
                return os.read(file, size)
        except OSError as error:
            raise ShrunkError("the file could not be read to its end") from error

    def _read_into(file: int, target: memoryview, pos: int) -> int:
        stretch = _read_at(file, len(target), pos)
        target[: len(stretch)] = stretch
        return len(stretch)
