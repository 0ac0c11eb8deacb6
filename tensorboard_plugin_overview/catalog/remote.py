"""Files behind a URL: `gs://`, `s3://`, `az://`, `hdfs://`, `memory://` and the others of fsspec.

In: URLs.  Out: listings of folders, and files of which any range can be read.  fsspec and its
drivers are optional: the error for a missing one names the command that installs it.  Any error of
a driver is raised as `OSError`, because each driver has errors of its own.
"""

from __future__ import annotations

import errno
import os
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timezone
from functools import partial
from pathlib import PurePosixPath
from typing import Any

# A single letter is a drive of Windows, as in C://logs.
_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")

# The size of a request, and how many of a file's blocks are kept: requests have a price, and the
# decoder, which skips all that it does not need, leaves out whole blocks.
_BLOCK_BYTES = 4 << 20
_BLOCKS_KEPT = 8

# A generation (gs://), an ETag (s3://, az://, http://), a version, a digest of the content; at the
# end the time that a web server gives, as text.
_IDENTITIES = (
    "generation",
    "ETag",
    "etag",
    "VersionId",
    "version_id",
    "content_hash",
    "md5Hash",
    "Content-MD5",
    "Digest",
    "checksum",
    "blob_id",
    "sha",
    "Last-Modified",
)

_EXTRAS = {"gs": "gcs", "gcs": "gcs", "s3": "s3", "s3a": "s3"}
_PACKAGES = {
    "az": "adlfs",
    "abfs": "adlfs",
    "abfss": "adlfs",
    "hdfs": "fsspec pyarrow",
    "sftp": "fsspec paramiko",
    "ssh": "fsspec paramiko",
}


class NoDriverError(OSError):
    """The package that reads such URLs is not installed; the message names it."""


def is_url(text: str) -> bool:
    """Returns whether the text is a URL and not a path."""
    return _URL.match(text) is not None


@dataclass(frozen=True)
class RemotePath:
    """A file or folder behind a URL."""

    url: str

    def __str__(self) -> str:
        return self.url

    @property
    def scheme(self) -> str:
        """The part before `://`, such as `s3`."""
        return self.url.partition("://")[0].lower()

    @property
    def pure(self) -> PurePosixPath:
        """The part behind `://`, as a path that can be taken apart."""
        return PurePosixPath("/" + self.url.partition("://")[2].strip("/"))

    @property
    def parent(self) -> RemotePath:
        """The folder that contains it."""
        return RemotePath(self.url.rpartition("/")[0])

    def below(self, relative: str) -> RemotePath:
        """Returns the path of a file or folder in this folder."""
        return RemotePath(f"{self.url.removesuffix('/')}/{relative}")

    def open(self) -> RemoteFile:
        """Opens the file.

        Raises:
            OSError: it does not exist, may not be read, or has no driver.
        """
        store, path = _store(self)
        with _as_os_error(self):
            size = store.info(path)["size"]
        if size is None:
            raise OSError(f"{self.scheme}:// does not tell the file's size")
        return RemoteFile(partial(_read, self, store, path), int(size))


@dataclass(frozen=True)
class RemoteEntry:
    """A file or folder as a listing describes it.

    Attributes:
        modified_ns: time of its last modification, 0 where the driver does not give it.
        identity: the store's name for this very content; empty where the driver does not give it.
    """

    path: RemotePath
    is_folder: bool
    bytes: int
    modified_ns: int
    identity: str = ""


class RemoteFile:
    """A file of which any range can be read, from several threads at once.

    Args:
        read: returns the bytes between two positions.
        size: of the file in bytes.
    """

    def __init__(self, read: Callable[[int, int], bytes], size: int) -> None:
        self.size = size
        self._read = read
        self._lock = threading.Lock()
        self._kept: OrderedDict[int, bytes] = OrderedDict()
        self._coming: dict[int, threading.Lock] = {}

    def read_range(self, start: int, end: int) -> bytes:
        """Returns the bytes of a range; fewer at the end of the file.

        Args:
            start: position of the first byte.
            end: position behind the last byte.

        Raises:
            OSError: the store does not give them.
        """
        end = min(end, self.size)
        pieces = []
        for block in range(start // _BLOCK_BYTES, -(-end // _BLOCK_BYTES)):
            first = block * _BLOCK_BYTES
            pieces.append(self._block(block)[max(start - first, 0) : end - first])
        return pieces[0] if len(pieces) == 1 else b"".join(pieces)

    def _block(self, block: int) -> bytes:
        with self._lock:
            if block in self._kept:
                self._kept.move_to_end(block)
                return self._kept[block]
            coming = self._coming.setdefault(block, threading.Lock())
        with coming:
            with self._lock:
                if block in self._kept:
                    return self._kept[block]
            first = block * _BLOCK_BYTES
            data = self._read(first, min(first + _BLOCK_BYTES, self.size))
            with self._lock:
                self._kept[block] = data
                self._coming.pop(block, None)
                while len(self._kept) > _BLOCKS_KEPT:
                    self._kept.popitem(last=False)
        return data


def list_folder(folder: RemotePath) -> list[RemoteEntry]:
    """Lists the entries of a folder, by name.

    Raises:
        OSError: there is no such folder, it may not be read, or has no driver.
    """
    store, path = _store(folder)
    with _as_os_error(folder):
        listed = store.ls(path, detail=True)
    return _entries(folder, store, path, listed)


def list_tree(folder: RemotePath) -> list[RemoteEntry]:
    """Lists all files below a folder, by name; an object store needs a request per thousand.

    Raises:
        OSError: as in `list_folder`.
    """
    store, path = _store(folder)
    with _as_os_error(folder):
        listed = store.find(path, detail=True)
    return _entries(folder, store, path, listed.values())


def stat(path: RemotePath) -> RemoteEntry:
    """Returns the entry of a file or folder.

    Raises:
        OSError: as in `list_folder`.
    """
    store, store_path = _store(path)
    with _as_os_error(path):
        return _entry(path, store.info(store_path))


def _entries(
    folder: RemotePath, store: Any, store_path: str, listed: Iterable[dict[str, Any]]
) -> list[RemoteEntry]:
    """Returns the entries by name; only the part of a name below the folder counts.

    Some drivers leave out the host of a URL.
    """
    base = store._strip_protocol(store_path).strip("/")
    entries = []
    for info in listed:
        name = store._strip_protocol(info["name"]).strip("/")
        relative = name.removeprefix(base).strip("/")
        # An object store may list the folder's own marker.
        if relative:
            entries.append(_entry(folder.below(relative), info))
    return sorted(entries, key=lambda entry: entry.path.url)


def _entry(path: RemotePath, info: dict[str, Any]) -> RemoteEntry:
    return RemoteEntry(
        path=path,
        is_folder=info["type"] == "directory",
        bytes=int(info.get("size") or 0),
        modified_ns=_modified_ns(info),
        identity=_identity(info),
    )


def _identity(info: dict[str, Any]) -> str:
    """Returns the store's first name for the content, which listings and files give alike.

    A list of hashes, or an empty header, does not count. Azure quotes an ETag only now and then.
    """
    for key in _IDENTITIES:
        value = info.get(key)
        if isinstance(value, str | int) and (text := str(value).strip('"')):
            return f"{key.lower()}={text}"
    return ""


def _modified_ns(info: dict[str, Any]) -> int:
    """Returns the time of modification, for which each driver has its own name and type."""
    for key in ("LastModified", "last_modified", "mtime", "updated", "modified", "created"):
        value = info.get(key)
        if isinstance(value, str):
            try:
                value = datetime.fromisoformat(value.replace("Z", "+00:00"))
            except ValueError:
                continue
        if isinstance(value, datetime):
            aware = value if value.tzinfo else value.replace(tzinfo=timezone.utc)
            return round(aware.timestamp() * 1e9)
        if isinstance(value, int | float):
            return round(value * 1e9)
    return 0


def _store(path: RemotePath) -> tuple[Any, str]:
    """Returns the fsspec file system of a URL, and the path within it.

    Raises:
        NoDriverError: fsspec, or the driver for such URLs, is not installed.
        OSError: the driver does not start, for want of credentials, say.
    """
    try:
        import fsspec
    except ImportError as error:
        raise NoDriverError(_install(path.scheme)) from error
    try:
        # No cache of listings, so that changes are seen: `server.watch` keeps listings itself.
        store, store_path = fsspec.core.url_to_fs(path.url, use_listings_cache=False)
    except ImportError as error:
        raise NoDriverError(_install(path.scheme, str(error))) from error
    except ValueError as error:
        raise OSError(f"No driver is known for {path.scheme}:// URLs ({error})") from error
    except Exception as error:
        raise OSError(f"{path.scheme}:// could not be opened: {_said(error)}") from error
    return store, store_path


def _install(scheme: str, advice: str = "") -> str:
    """Returns the sentence that installs the driver.

    Args:
        scheme: of the URLs.
        advice: fsspec's, for drivers that are not known here.
    """
    if extra := _EXTRAS.get(scheme):
        wanted = f"'tensorboard-plugin-overview[{extra}]'"
    elif scheme in _PACKAGES or not advice:
        wanted = _PACKAGES.get(scheme, "fsspec")
    else:
        return f"The driver for {scheme}:// URLs is missing: {advice}"
    return f"To read {scheme}:// URLs, install the driver: pip install {wanted}"


def _read(path: RemotePath, store: Any, store_path: str, start: int, end: int) -> bytes:
    with _as_os_error(path):
        data: bytes = store.cat_file(store_path, start=start, end=end)
    return data


@contextmanager
def _as_os_error(path: RemotePath) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    except PermissionError as error:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from error
    except OSError as error:
        raise OSError(error.strerror or _said(error)) from error
    except Exception as error:
        raise OSError(f"{path.scheme}:// answered: {_said(error)}") from error


def _said(error: BaseException) -> str:
    """Returns the first line of an error's text, or its type where that is empty."""
    lines = str(error).strip().splitlines()
    return lines[0][:300] if lines else type(error).__name__
