"""Bytes of a file, unpacked in a stream.

In: a file, plain or gzip.  Out: its content, in pieces of a few megabytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO

CHUNK_BYTES = 4 << 20
_READ_BYTES = 1 << 20
_GZIP = b"\x1f\x8b"
_GZIP_WINDOW = 31


class Unpacked:
    """Content of a file, in pieces.

    Attributes:
        cut: whether gzip ends before its end, or is damaged; what came before was given.
    """

    def __init__(self, file: BinaryIO, chunk_bytes: int = CHUNK_BYTES) -> None:
        self.cut = False
        self._file = file
        self._chunk_bytes = chunk_bytes

    def __iter__(self) -> Iterator[bytes]:
        data = self._file.read(_READ_BYTES)
        pieces = self._members(data) if data.startswith(_GZIP) else self._plain(data)
        return _ahead(self._gathered(pieces))

    def _gathered(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        gathered: list[bytes] = []
        size = 0
        for piece in pieces:
            gathered.append(piece)
            size += len(piece)
            if size >= self._chunk_bytes:
                yield b"".join(gathered)
                gathered, size = [], 0
        if size:
            yield b"".join(gathered)

    def _plain(self, data: bytes) -> Iterator[bytes]:
        while data:
            yield data
            data = self._file.read(min(_READ_BYTES, self._chunk_bytes))

    def _members(self, data: bytes) -> Iterator[bytes]:
        """Several members are one stream; what is no member after one is padding."""
        while data.startswith(_GZIP):
            member = zlib.decompressobj(_GZIP_WINDOW)
            while not member.eof:
                try:
                    piece = member.decompress(data, _READ_BYTES)
                except zlib.error:
                    self.cut = True
                    return
                if piece:
                    yield piece
                data = member.unconsumed_tail
                if not data and not member.eof:
                    data = self._file.read(_READ_BYTES)
                    if not data and not piece:
                        self.cut = True
                        return
            data = member.unused_data
            if len(data) < len(_GZIP):
                data += self._file.read(_READ_BYTES)


def _ahead(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """Yields the pieces, of which a thread unpacks the next one meanwhile."""
    with ThreadPoolExecutor(1, "overview-unpack") as pool:
        following = pool.submit(next, pieces, None)
        while (piece := following.result()) is not None:
            following = pool.submit(next, pieces, None)
            yield piece
