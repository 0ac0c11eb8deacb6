"""The bytes of a file, or out of a pipe, that may hold an overview as JSON.

In: a path.  Out: its content, None where it is something for the catalog (a folder, a profile), or
an `ExplainedError`.  Nothing waits for a pipe that nobody writes to.
"""

from __future__ import annotations

import io
import os
import select
import stat
import time

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError

# An overview of 100,000 steps takes a tenth of it.
_MOST_BYTES = 256_000_000
_HEAD_BYTES = 64
_PIECE_BYTES = 1 << 20
# For who writes to a pipe to open it, as `mkfifo p; show … > p & check p` needs.
_WRITER_WAIT_S = 3.0
_CHECK_S = 0.02

_HINT = "Write one with show --format json."


def json_content(path: str) -> bytes | None:
    """What is in a file that begins as JSON does, or all that comes out of a pipe.

    Args:
        path: of anything.

    Returns:
        The bytes; None where there is no such file, or where it is no file of JSON.

    Raises:
        ExplainedError: it is longer than any overview; it is a pipe out of which no JSON comes.
    """
    try:
        # Opening a pipe would otherwise wait for its writer, opening a device may have effects.
        mode = os.stat(path).st_mode
        if stat.S_ISFIFO(mode):
            return _of_pipe(path)
        if not stat.S_ISREG(mode):
            return None
        with open(path, "rb") as file:
            if not _begins_as_json(file.read(_HEAD_BYTES)):
                return None
            file.seek(0)
            content = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError):
        # The catalog says what is wrong with it.
        return None
    if len(content) > _MOST_BYTES:
        raise _too_long(path)
    return content


def _begins_as_json(head: bytes | bytearray) -> bool:
    """No profile begins so: the number of a field comes first, and XSpace has no such one."""
    return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def _of_pipe(path: str) -> bytes:
    """All that comes out of a pipe, for as long as somebody has it open to write."""
    content = bytearray()
    gives_up_at = time.monotonic() + _WRITER_WAIT_S
    has_writer = False
    with open(path, "rb", buffering=0, opener=_open_at_once) as pipe:
        assert isinstance(pipe, io.FileIO)
        while True:
            piece = pipe.read(_PIECE_BYTES)
            if piece is None:
                # Somebody has it open, and has written nothing more yet.
                has_writer = True
                select.select([pipe], [], [])
            elif piece:
                has_writer = True
                content += piece
            elif has_writer or time.monotonic() > gives_up_at:
                break
            else:
                time.sleep(_CHECK_S)
            if len(content) >= _HEAD_BYTES and not _begins_as_json(content[:_HEAD_BYTES]):
                break
            if len(content) > _MOST_BYTES:
                raise _too_long(path)
    if not content:
        nobody = "out of which nothing came" if has_writer else "that nobody writes to"
        raise ExplainedError(f"{path} is a pipe {nobody}.", _HINT)
    if not _begins_as_json(content[:_HEAD_BYTES]):
        raise ExplainedError(f"What comes out of the pipe {path} is no overview.", _HINT)
    return bytes(content)


def _open_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _too_long(path: str) -> ExplainedError:
    most = _MOST_BYTES // 1_000_000
    return ExplainedError(f"{path} is no overview: it is larger than {most} MB.", _HINT)
