"""The cache and what is not its own: nothing lost, nothing trusted, nothing stuck."""

from __future__ import annotations

import errno
import os
import signal
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache import result_file
from tensorboard_plugin_overview.loading.cache.result_cache import (
    FOLDER_VARIABLE,
    SUB_FOLDER,
    ResultCache,
    user_cache,
)
from tensorboard_plugin_overview.loading.cache.result_codec import pack
from tensorboard_plugin_overview.loading.cache.result_file import (
    NotOursError,
    read_result,
    write_result,
)
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host

POSIX = pytest.mark.skipif(os.name != "posix", reason="Windows has neither pipes nor modes")
MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "300"))
TIGHT = 100


def write(path: Path) -> HostFile:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        line.event("train", start_ps=step * 1000, duration_ps=900, step_num=step)
    path.write_bytes(space.to_bytes())
    (file,) = scan(path).runs[0].files
    return file


@pytest.fixture
def file(tmp_path: Path) -> HostFile:
    return write(tmp_path / "vm.xplane.pb")


@pytest.fixture
def result(file: HostFile) -> HostResult:
    return read_host(file)


@pytest.fixture
def chosen(tmp_path: Path) -> Path:
    folder = tmp_path / "chosen"
    folder.mkdir()
    return folder


def kept_in(chosen: Path) -> list[Path]:
    return sorted((chosen / SUB_FOLDER).iterdir())


@contextmanager
def deadline(seconds: int = 10) -> Iterator[None]:
    """Ends what hangs."""

    def late(*_: Any) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# ---- nothing of others goes ----------------------------------------------------------------------


def old(path: Path, size: int, content: bytes = b"") -> Path:
    """A file that is older than any result."""
    path.write_bytes(content)
    os.truncate(path, size)
    os.utime(path, (1, 1))
    return path


def test_files_of_others_beside_the_results_stay(
    chosen: Path, file: HostFile, result: HostResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = [old(chosen / "checkpoint.bin", 300 << 20), old(chosen / ("0" * 32 + ".result"), 10)]
    monkeypatch.setenv(FOLDER_VARIABLE, str(chosen))
    cache = user_cache()
    assert cache is not None
    cache.put(file, result)
    assert all(path.exists() for path in mine)
    assert cache.get(file) is not None


@pytest.mark.parametrize(
    "name",
    [
        "checkpoint.bin",
        "tmp1234",
        "0123456789abcdef.result",
        # A name that a result could have, and other content.
        "0123456789abcdef0123456789abcdef.result",
        "0123456789abcdef0123456789abcdef-x1y2.part",
    ],
)
def test_files_of_others_among_the_results_stay(
    chosen: Path, file: HostFile, result: HostResult, name: str
) -> None:
    (chosen / SUB_FOLDER).mkdir()
    strange = old(chosen / SUB_FOLDER / name, 5000, b"years of work")
    ResultCache(chosen, TIGHT).put(file, result)
    assert strange.stat().st_size == 5000


def test_only_results_count_towards_the_bound(
    chosen: Path, file: HostFile, result: HostResult
) -> None:
    (chosen / SUB_FOLDER).mkdir()
    old(chosen / SUB_FOLDER / ("0" * 32 + ".result"), 400 << 20)
    cache = ResultCache(chosen)
    cache.put(file, result)
    assert cache.get(file) is not None


def test_results_and_unfinished_ones_go(chosen: Path, file: HostFile, result: HostResult) -> None:
    ResultCache(chosen).put(file, result)
    (kept,) = kept_in(chosen)
    kept.rename(kept.with_name("0" * 32 + "-abc.part"))
    ResultCache(chosen, TIGHT).put(file, result)
    assert kept_in(chosen) == []


@POSIX
def test_results_of_another_user_stay(
    chosen: Path, file: HostFile, result: HostResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    ResultCache(chosen).put(file, result)
    (kept,) = kept_in(chosen)
    monkeypatch.setattr(os, "geteuid", lambda: kept.stat().st_uid + 1)
    before = kept.read_bytes()
    ResultCache(chosen, TIGHT).put(file, result)
    assert kept_in(chosen) == [kept]
    assert kept.read_bytes() == before


@POSIX
def test_nothing_is_put_in_the_place_of_another_file(
    chosen: Path, file: HostFile, result: HostResult
) -> None:
    cache = ResultCache(chosen)
    cache.put(file, result)
    (kept,) = kept_in(chosen)
    kept.write_bytes(b"years of work")
    cache.put(file, result)
    assert kept.read_bytes() == b"years of work"
    assert kept_in(chosen) == [kept]
    # What the system lost at a power cut is nobody's.
    kept.write_bytes(b"")
    cache.put(file, result)
    assert cache.get(file) is not None


@POSIX
def test_a_link_is_no_sub_folder(
    chosen: Path, tmp_path: Path, file: HostFile, result: HostResult
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (chosen / SUB_FOLDER).symlink_to(elsewhere)
    ResultCache(chosen).put(file, result)
    assert list(elsewhere.iterdir()) == []


# ---- nothing is trusted that is not whole --------------------------------------------------------


def test_one_changed_bit_is_no_result(tmp_path: Path, file: HostFile, result: HostResult) -> None:
    path, key, content = tmp_path / ("0" * 32 + ".result"), b"key", pack(result)
    write_result(path, key, content, 0o600)
    whole = path.read_bytes()
    random = Random(16)
    for _ in range(MUTATIONS):
        changed = bytearray(whole)
        changed[random.randrange(len(whole))] ^= 1 << random.randrange(8)
        path.write_bytes(changed)
        with pytest.raises(NotOursError):
            read_result(path, key, 1 << 20)
    path.write_bytes(whole)
    assert read_result(path, key, 1 << 20) == content


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw[:-1],
        lambda raw: raw + b"x",
        lambda raw: raw[:40],
        lambda raw: raw[:10],
        lambda raw: b"",
        lambda raw: b"\0" * len(raw),
        lambda raw: b"[" * 200_000,
    ],
)
def test_short_and_long_and_strange_files_are_no_results(
    chosen: Path, file: HostFile, result: HostResult, change: Callable[[bytes], bytes]
) -> None:
    cache = ResultCache(chosen)
    cache.put(file, result)
    (kept,) = kept_in(chosen)
    kept.write_bytes(change(kept.read_bytes()))
    assert cache.get(file) is None


def test_a_result_of_another_file_is_none_of_this(
    tmp_path: Path, chosen: Path, file: HostFile, result: HostResult
) -> None:
    other = write(tmp_path / "other.xplane.pb")
    cache = ResultCache(chosen)
    cache.put(file, result)
    (first,) = kept_in(chosen)
    cache.put(other, read_host(other))
    (second,) = set(kept_in(chosen)) - {first}
    first.replace(second)
    assert cache.get(other) is None


def test_a_file_beyond_the_bound_is_not_read(
    chosen: Path, file: HostFile, result: HostResult
) -> None:
    ResultCache(chosen).put(file, result)
    assert ResultCache(chosen, TIGHT).get(file) is None
    assert ResultCache(chosen).get(file) is not None


def test_damage_is_read_anew(
    chosen: Path, file: HostFile, result: HostResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(chosen))
    ResultCache(chosen).put(file, result)
    good = load(str(file.path)).to_dict()
    (kept,) = kept_in(chosen)
    raw = bytearray(kept.read_bytes())
    raw[-3] ^= 4
    kept.write_bytes(raw)
    assert load(str(file.path)).to_dict() == good


# ---- nothing hangs, nothing is raised ------------------------------------------------------------


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "folder", "link", "link to a device"])
def test_what_is_no_regular_file_is_no_result(
    chosen: Path, file: HostFile, result: HostResult, kind: str
) -> None:
    cache = ResultCache(chosen)
    cache.put(file, result)
    (kept,) = kept_in(chosen)
    if kind == "pipe":
        kept.unlink()
        os.mkfifo(kept)
    elif kind == "folder":
        kept.unlink()
        kept.mkdir()
    elif kind == "link":
        kept.rename(chosen / "elsewhere")
        kept.symlink_to(chosen / "elsewhere")
    else:
        kept.unlink()
        kept.symlink_to("/dev/zero")
    with deadline():
        assert cache.get(file) is None
        ResultCache(chosen, TIGHT).put(file, result)
    assert kept_in(chosen) == [kept]


@pytest.mark.parametrize("call", ["write", "chmod", "replace", "mkstemp"])
def test_a_full_disk_keeps_nothing_and_leaves_nothing(
    chosen: Path,
    file: HostFile,
    result: HostResult,
    call: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: Any, **__: Any) -> Any:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    cache = ResultCache(chosen)
    with monkeypatch.context() as patch:
        if call == "write":
            # Between the mark and the content.
            patch.setattr(result_file, "_digest", full)
        elif call == "mkstemp":
            patch.setattr(tempfile, "mkstemp", full)
        else:
            patch.setattr(os, call, full)
        cache.put(file, result)
    assert kept_in(chosen) == []
    assert cache.get(file) is None
    cache.put(file, result)
    assert cache.get(file) is not None


@POSIX
def test_a_file_that_may_not_become_so_large_is_not_kept(
    chosen: Path, file: HostFile, result: HostResult
) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200, before[1]))
        ResultCache(chosen).put(file, result)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)
    assert kept_in(chosen) == []


# ---- shared folders ------------------------------------------------------------------------------


@POSIX
@pytest.mark.parametrize(
    ("folder_mode", "file_mode"),
    [(0o700, 0o600), (0o750, 0o640), (0o2770, 0o640), (0o755, 0o644), (0o1777, 0o644)],
)
def test_who_may_read_the_folder_may_read_its_results(
    chosen: Path, file: HostFile, result: HostResult, folder_mode: int, file_mode: int
) -> None:
    chosen.chmod(folder_mode)
    ResultCache(chosen).put(file, result)
    (kept,) = kept_in(chosen)
    assert stat.S_IMODE(kept.stat().st_mode) == file_mode
    # And who may write to the folder may keep results there too.
    assert stat.S_IMODE(kept.parent.stat().st_mode) == folder_mode


@POSIX
def test_the_users_own_cache_is_nobody_elses(
    tmp_path: Path, file: HostFile, result: HostResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    import platformdirs

    monkeypatch.delenv(FOLDER_VARIABLE, raising=False)
    home = tmp_path / "cache-home"
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(home))
    home.mkdir(0o755)
    cache = user_cache()
    assert cache is not None
    cache.put(file, result)
    (kept,) = kept_in(home)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700


@POSIX
def test_a_result_of_another_user_is_found(
    chosen: Path, file: HostFile, result: HostResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    ResultCache(chosen).put(file, result)
    monkeypatch.setattr(os, "utime", refuse)
    assert ResultCache(chosen).get(file) is not None
