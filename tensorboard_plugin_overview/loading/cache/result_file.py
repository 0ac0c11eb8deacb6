"""Files of kept results: marked as this package's own, and whole or refused.

In: bytes and the key that they are kept under.  Out: a file, and from it the same bytes.

A file is the mark, a digest of key and content (BLAKE2b, 256 bits), and the content.  So a file
with one changed bit, one that was cut, and one of another key are refused alike.  The digest is no
signature: who may write to the folder may write a valid one.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

_MARK = b"tensorboard-overview result 1\n"
_DIGEST_BYTES = 32
_HEAD_BYTES = len(_MARK) + _DIGEST_BYTES
_NAME_DIGITS = 32
_SUFFIX = ".result"
_UNFINISHED = ".part"
# A result, and one that is being written or was left aside unfinished.
_OWN_NAME = re.compile(r"[0-9a-f]{32}(\.result|-\w+\.part)", re.ASCII)
# Opening a pipe would otherwise wait for its writer; a link may lead anywhere.
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


class NotOursError(OSError):
    """What has the name of a result is another's, or no whole result of that key."""


def file_name(key: bytes) -> str:
    """Returns the name of the result of that key."""
    return hashlib.blake2b(key, digest_size=_NAME_DIGITS // 2).hexdigest() + _SUFFIX


def read_result(path: Path, key: bytes, most_bytes: int) -> memoryview:
    """Reads what was kept under the key.

    Args:
        path: of the file.
        key: as `write_result` was given it.
        most_bytes: a larger file is not read.

    Raises:
        NotOursError: the file is no regular one, larger, damaged, or of another key.
        OSError: it is not there, or cannot be read.
    """
    with _regular(path) as file:
        if os.fstat(file).st_size > most_bytes:
            raise NotOursError("too large")
        with open(file, "rb", closefd=False) as opened:
            raw = memoryview(opened.read(most_bytes + 1))
    content = raw[_HEAD_BYTES:]
    if raw[: len(_MARK)] != _MARK or raw[len(_MARK) : _HEAD_BYTES] != _digest(key, content):
        raise NotOursError("damaged")
    return content


def write_result(path: Path, key: bytes, content: bytes, mode: int) -> None:
    """Writes a file aside and renames it, in the place of nothing or of an own result.

    Args:
        path: of the file.
        key: what it is kept under.
        content: to be kept.
        mode: who may read and write the file.

    Raises:
        NotOursError: what has the name is not ours to be replaced.
        OSError: it cannot be written; nothing is left.
    """
    if os.path.lexists(path) and not is_own(path):
        raise NotOursError("the name is taken")
    prefix = f"{path.name.removesuffix(_SUFFIX)}-"
    descriptor, aside = tempfile.mkstemp(_UNFINISHED, prefix, path.parent)
    try:
        with open(descriptor, "wb") as file:
            file.write(_MARK)
            file.write(_digest(key, content))
            file.write(content)
        os.chmod(aside, mode)
        os.replace(aside, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise


def has_own_name(name: str) -> bool:
    """Returns whether a file is called as only this package's files are."""
    return _OWN_NAME.fullmatch(name) is not None


def is_own(path: Path) -> bool:
    """Returns whether this user has made the file with this package: by name, kind, owner and mark.

    An empty file of such a name is one that the system lost at a power cut.
    """
    if not has_own_name(path.name):
        return False
    try:
        with _regular(path) as file:
            if hasattr(os, "geteuid") and os.fstat(file).st_uid != os.geteuid():
                return False
            return os.read(file, len(_MARK)) in (_MARK, b"")
    except OSError:
        return False


@contextlib.contextmanager
def _regular(path: Path) -> Iterator[int]:
    """Opens a regular file; neither pipes and devices nor what a link leads to."""
    file = os.open(path, _FLAGS)
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise NotOursError("no regular file")
        yield file
    finally:
        os.close(file)


def _digest(key: bytes, content: bytes | memoryview) -> bytes:
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    digest.update(len(key).to_bytes(8, "little"))
    digest.update(key)
    digest.update(content)
    return digest.digest()
