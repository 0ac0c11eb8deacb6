"""Results kept on disk: found again for the same file, never for another, and bounded."""

from __future__ import annotations

import os
from pathlib import Path
from time import sleep

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.api import load
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading import host_files
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_cache import (
    FOLDER_VARIABLE,
    SUB_FOLDER,
    ResultCache,
)
from tensorboard_plugin_overview.loading.host_result import HostResult, read_host
from tensorboard_plugin_overview.overview.build import build_overview


def write(path: Path, name: str = "train") -> HostFile:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for step in range(3):
        line.event(name, start_ps=step * 1000, duration_ps=900, step_num=step)
    path.write_bytes(space.to_bytes())
    return listed(path)


def listed(path: Path) -> HostFile:
    (file,) = scan(path).runs[0].files
    return file


def result_of(file: HostFile) -> HostResult:
    result = read_host(file)
    assert result.summary is not None
    return result


def kept(folder: Path, count: int) -> int:
    """The number of results kept; waits for so many, which are kept in the background."""
    for _ in range(200):
        found = len(list(folder.rglob("*.result")))
        if found >= count:
            return found
        sleep(0.05)
    return found


@pytest.fixture
def cache(tmp_path: Path) -> ResultCache:
    return ResultCache(tmp_path / "cache")


def test_a_result_is_found_again(tmp_path: Path, cache: ResultCache) -> None:
    file = write(tmp_path / "vm.xplane.pb")
    assert cache.get(file) is None
    cache.put(file, result_of(file))
    found = cache.get(file)
    assert found is not None
    assert found.summary is not None
    assert found.summary.device_steps[0].steps.duration_ps.tolist() == [900, 900, 900]


def test_a_run_that_was_read_is_not_read_again(
    tmp_path: Path, cache: ResultCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "a.xplane.pb")
    write(tmp_path / "b.xplane.pb")
    (run,) = scan(tmp_path).runs
    first = build_overview(run, cache=cache).to_dict()
    assert kept(tmp_path / "cache", 2) == 2
    monkeypatch.setattr(host_files, "read_host", None)
    assert build_overview(run, cache=cache).to_dict() == first


@pytest.mark.parametrize("change", ["content", "time", "name"])
def test_another_file_has_another_result(tmp_path: Path, cache: ResultCache, change: str) -> None:
    path = tmp_path / "vm.xplane.pb"
    file = write(path)
    cache.put(file, result_of(file))
    if change == "content":
        write(path, "a longer name")
        os.utime(path, ns=(file.modified_ns, file.modified_ns))
    elif change == "time":
        os.utime(path, ns=(file.modified_ns, file.modified_ns + 1))
    else:
        path = path.rename(tmp_path / "other.xplane.pb")
    assert cache.get(listed(path)) is None


def test_other_code_has_other_results(
    tmp_path: Path, cache: ResultCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path / "vm.xplane.pb")
    cache.put(file, result_of(file))
    monkeypatch.setattr(result_codec, "code_version", lambda: "another")
    assert cache.get(file) is None
    cache.put(file, result_of(file))
    assert cache.get(file) is not None


def test_a_file_that_changed_while_it_was_read_is_not_kept(
    tmp_path: Path, cache: ResultCache
) -> None:
    file = write(tmp_path / "vm.xplane.pb")
    result = result_of(file)
    write(tmp_path / "vm.xplane.pb", "a longer name")
    cache.put(file, result)
    assert cache.get(file) is None


def test_what_could_not_be_read_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "vm.xplane.pb"
    path.write_text("not a profile")
    cache = ResultCache(tmp_path / "cache")
    cache.put(listed(path), read_host(listed(path)))
    assert not (tmp_path / "cache").exists()


def test_damage_is_no_result(tmp_path: Path) -> None:
    file = write(tmp_path / "vm.xplane.pb")
    cache = ResultCache(tmp_path / "cache")
    cache.put(file, result_of(file))
    (kept,) = (tmp_path / "cache" / SUB_FOLDER).iterdir()
    kept.write_bytes(kept.read_bytes()[:-10])
    assert cache.get(file) is None


def test_the_least_recently_used_results_go(tmp_path: Path) -> None:
    files = [write(tmp_path / f"{name}.xplane.pb") for name in "abc"]
    roomy = ResultCache(tmp_path / "cache")
    sizes: list[tuple[Path, int]] = []
    for age, file in enumerate(files[:2]):
        roomy.put(file, result_of(file))
        (newest,) = set((tmp_path / "cache" / SUB_FOLDER).iterdir()) - {path for path, _ in sizes}
        sizes.append((newest, newest.stat().st_size))
        os.utime(newest, ns=(age, age))
    assert roomy.get(files[0]) is not None, "now the one used last"
    tight = ResultCache(tmp_path / "cache", sum(size for _, size in sizes) + 100)
    tight.put(files[2], result_of(files[2]))
    assert [roomy.get(file) is not None for file in files] == [True, False, True]


def test_a_folder_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    file = write(tmp_path / "vm.xplane.pb")
    (tmp_path / "cache").write_text("a file, not a folder")
    cache = ResultCache(tmp_path / "cache")
    cache.put(file, result_of(file))
    assert cache.get(file) is None


def test_nothing_is_written_beside_the_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "cache"))
    logdir = tmp_path / "logdir"
    logdir.mkdir()
    write(logdir / "vm.xplane.pb")
    load(logdir)
    assert [path.name for path in logdir.iterdir()] == ["vm.xplane.pb"]
    assert kept(tmp_path / "cache", 1) == 1
    write(logdir / "vm.xplane.pb", "another name")
    load(logdir, cache=False)
    sleep(0.1)
    assert kept(tmp_path / "cache", 1) == 1
