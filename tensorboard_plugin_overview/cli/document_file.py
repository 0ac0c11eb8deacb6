"""Reads a file or a pipe that may hold an overview as JSON.

In: a path.  Out: its content, None for anything that the catalog reads (a folder, a profile), or an
`ExplainedError`.  A pipe without a writer is given up after a moment.
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
_PROFILE_BYTES = 256 << 10
_PIECE_BYTES = 1 << 20
# Time for a writer to open the pipe, as `mkfifo p; show … > p & check p` needs.
_WRITER_WAIT_S = 3.0
_CHECK_S = 0.02

_HINT = "Write one with show --format json."


def json_content(path: str) -> bytes | None:
    """Returns the content of a file that begins as JSON does, or of a pipe.

    Args:
        path: of anything.

    Returns:
        The bytes; None if there is no such file, or it is no JSON, or a profile in JSON.

    Raises:
        ExplainedError: it is longer than any overview, or it is a pipe that gives no JSON.
    """
    try:
        # Opening a pipe would otherwise wait for its writer, opening a device may have effects.
        mode = os.stat(path).st_mode
        if stat.S_ISFIFO(mode):
            return _of_pipe(path)
        if not stat.S_ISREG(mode):
            return None
        with open(path, "rb") as file:
            head = file.read(_HEAD_BYTES)
            if not _begins_as_json(head) or _is_profile(head + file.read(_PROFILE_BYTES)):
                return None
            file.seek(0)
            content = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError):
        # The catalog finds the same error, and explains it.
        return None
    if len(content) > _MOST_BYTES:
        raise _too_long(path)
    return content


def _begins_as_json(head: bytes | bytearray) -> bool:
    """Returns whether it is JSON: `{` would be the number of a field that XSpace does not have."""
    return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def _is_profile(head: bytes) -> bool:
    from tensorboard_plugin_overview.loading.host_result import begins_as_profile

    return begins_as_profile(head)


def _of_pipe(path: str) -> bytes:
    """Reads a pipe for as long as a writer has it open."""
    content = bytearray()
    gives_up_at = time.monotonic() + _WRITER_WAIT_S
    has_writer = False
    with open(path, "rb", buffering=0, opener=_open_at_once) as pipe:
        assert isinstance(pipe, io.FileIO)
        while True:
            piece = pipe.read(_PIECE_BYTES)
            if piece is None:
                # A writer has it open, and has written nothing more yet.
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
        fault = "out of which nothing came" if has_writer else "that nobody writes to"
        raise ExplainedError(f"{path} is a pipe {fault}.", _HINT)
    if not _begins_as_json(content[:_HEAD_BYTES]):
        raise ExplainedError(f"What comes out of the pipe {path} is no overview.", _HINT)
    return bytes(content)


def _open_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _too_long(path: str) -> ExplainedError:
    most = _MOST_BYTES // 1_000_000
    return ExplainedError(f"{path} is no overview: it is larger than {most} MB.", _HINT)
