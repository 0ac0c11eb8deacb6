"""A file that was replaced is read anew, whatever its size and its time of modification say."""

from __future__ import annotations

import http.server
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.catalog import remote, runs
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile, is_growing, is_unchanged
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.host_result import read_host

LONG_AGO = (1e9, 1e9)


def profile(duration_ps: int) -> bytes:
    """Three steps; of equal size for durations of equally many digits."""
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        line.event("train", start_ps=step * 1000, duration_ps=duration_ps, step_num=step)
    return space.to_bytes()


SHORT, LONG = profile(800), profile(900)
assert len(SHORT) == len(LONG)


def put(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    os.utime(path, LONG_AGO)


def listed(path: str | Path) -> HostFile:
    (file,) = scan(path).runs[0].files
    return file


def durations(cache: ResultCache, file: HostFile) -> list[int] | None:
    """Of what the cache has."""
    found = cache.get(file)
    if found is None or found.summary is None:
        return None
    return [int(one) for one in found.summary.device_steps[0].steps.duration_ps]


def keep(cache: ResultCache, file: HostFile) -> None:
    cache.put(file, read_host(file))


@pytest.fixture
def cache(tmp_path: Path) -> ResultCache:
    return ResultCache(tmp_path / "cache")


# ---- here ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["written over", "renamed into its place"])
def test_other_content_of_equal_size_and_time(tmp_path: Path, cache: ResultCache, how: str) -> None:
    path = tmp_path / "h.xplane.pb"
    put(path, SHORT)
    before = listed(path)
    keep(cache, before)
    assert durations(cache, before) == [800] * 3
    if how == "written over":
        put(path, LONG)
    else:
        put(tmp_path / "aside", LONG)
        os.replace(tmp_path / "aside", path)
    after = listed(path)
    assert (after.bytes, after.modified_ns) == (before.bytes, before.modified_ns)
    assert durations(cache, after) is None
    # A result of the old content is not kept under the new one's name, nor under the old one's.
    assert not is_unchanged(before)
    keep(cache, after)
    assert durations(cache, after) == [900] * 3


def numbered(monkeypatch: pytest.MonkeyPatch, inode: Any) -> None:
    """Inodes have the numbers that `inode` gives."""
    real = os.stat

    def stat(path: Any, **options: Any) -> os.stat_result:
        status = real(path, **options)
        parts = list(status)
        parts[1] = inode()
        named = ("st_atime", "st_mtime", "st_ctime", "st_atime_ns", "st_mtime_ns", "st_ctime_ns")
        return os.stat_result(parts, {name: getattr(status, name) for name in named})

    def of_path(path: Path, **options: Any) -> os.stat_result:
        return stat(path, **options)

    monkeypatch.setattr(Path, "stat", of_path)


def test_without_inode_numbers_results_are_kept(
    tmp_path: Path, cache: ResultCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbered(monkeypatch, lambda: 0)
    path = tmp_path / "h.xplane.pb"
    put(path, SHORT)
    keep(cache, listed(path))
    assert durations(cache, listed(path)) == [800] * 3
    put(path, LONG)
    assert durations(cache, listed(path)) is None


def test_where_inode_numbers_do_not_last_no_file_grows_for_ever(
    tmp_path: Path, cache: ResultCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = iter(range(1, 1000))
    numbered(monkeypatch, lambda: next(numbers))
    path = tmp_path / "h.xplane.pb"
    put(path, SHORT[:-3])
    file = listed(path)
    assert not is_growing(file)
    assert read_host(file).report.growing is False
    # It is only never kept.
    put(path, SHORT)
    keep(cache, listed(path))
    assert durations(cache, listed(path)) is None


# ---- behind a URL --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("info", "identity"),
    [
        ({"ETag": '"abc"', "LastModified": 1}, "etag=abc"),
        ({"ETag": '"abc"', "VersionId": "v2"}, "etag=abc"),
        ({"etag": "0x8D", "last_modified": 1}, "etag=0x8D"),
        ({"etag": '"0x8D"'}, "etag=0x8D"),
        ({"generation": "1700000000000001", "etag": "CJ=", "md5Hash": "x"}, "generation=17000000"),
        ({"generation": 17}, "generation=17"),
        ({"Last-Modified": "Tue, 01 Dec 2026 04:00:00 GMT"}, "last-modified=Tue, 01 Dec"),
        ({"ETag": "", "Last-Modified": "Tue"}, "last-modified=Tue"),
        ({"ETag": None}, ""),
        ({"checksum": ["a list"]}, ""),
        ({"mtime": 12.0}, ""),
        ({}, ""),
    ],
)
def test_what_stores_call_a_content(info: dict[str, Any], identity: str) -> None:
    entry = remote._entry(RemotePath("x://a"), {"type": "file", "size": 5, **info})
    assert entry.identity.startswith(identity)
    assert bool(entry.identity) == bool(identity)


def test_neither_time_nor_identity_is_no_state() -> None:
    assert HostFile("h", RemotePath("x://a"), 5, 0).state is None
    assert HostFile("h", RemotePath("x://a"), 5, 0, "etag=1").state == (5, 0, "etag=1")
    assert HostFile("h", RemotePath("x://a"), 5, 7).state == (5, 7, "")


class Web:
    """A web server with one file."""

    def __init__(self) -> None:
        web = self
        self.content = SHORT
        self.headers: dict[str, str] = {}

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_HEAD(self) -> None:
                self.do_GET()

            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Length", str(len(web.content)))
                for name, value in web.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                if self.command == "GET":
                    self.wfile.write(web.content)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/h.xplane.pb"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def web() -> Iterator[Web]:
    pytest.importorskip("aiohttp", reason="aiohttp is not installed: pip install -e .[test]")
    made = Web()
    yield made
    made.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"ETag": '"1"'}, {"ETag": '"2"'}),
        (
            {"Last-Modified": "Tue, 01 Dec 2026 04:00:00 GMT"},
            {"Last-Modified": "Tue, 01 Dec 2026 04:00:01 GMT"},
        ),
    ],
)
def test_a_file_of_the_web_with_another_etag_or_time(
    web: Web, cache: ResultCache, first: dict[str, str], second: dict[str, str]
) -> None:
    web.headers = first
    keep(cache, listed(web.url))
    assert durations(cache, listed(web.url)) == [800] * 3
    web.content, web.headers = LONG, second
    assert durations(cache, listed(web.url)) is None
    keep(cache, listed(web.url))
    assert durations(cache, listed(web.url)) == [900] * 3


@pytest.mark.slow
def test_a_file_of_the_web_of_which_nothing_is_known_is_not_kept(
    web: Web, cache: ResultCache, tmp_path: Path
) -> None:
    file = listed(web.url)
    assert file.state is None
    keep(cache, file)
    assert durations(cache, file) is None
    assert not (tmp_path / "cache").exists()
    assert runs.is_unchanged(file) is False
