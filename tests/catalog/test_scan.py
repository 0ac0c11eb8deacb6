"""Run discovery: ids, hosts, odd trees, and what an empty result says."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.catalog.layouts import CAPTURE_HINT, XSPACE, sayable
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import NoRunError
from tensorboard_plugin_overview.catalog.scan import path_of, scan, scan_roots


def touch(path: Path, modified_s: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"x")
    if modified_s:
        os.utime(path, (modified_s, modified_s))
    return path


def ids(path: Path) -> list[str]:
    return sorted(run.id for run in scan(path).runs)


def test_ids_are_session_or_tensorboard_run_and_session(tmp_path: Path) -> None:
    touch(tmp_path / "plugins/profile/2026_01_01/host0.xplane.pb")
    touch(tmp_path / "train/plugins/profile/2026_01_02/host0.xplane.pb")
    touch(tmp_path / "a/b/plugins/profile/s/host0.xplane.pb")
    assert ids(tmp_path) == ["2026_01_01", "a/b/s", "train/2026_01_02"]


def test_newest_run_comes_first_and_is_the_default(tmp_path: Path) -> None:
    touch(tmp_path / "plugins/profile/old/h.xplane.pb", modified_s=1_000)
    touch(tmp_path / "plugins/profile/new/h.xplane.pb", modified_s=2_000)
    found = scan(tmp_path)
    assert [run.id for run in found.runs] == ["new", "old"]
    assert found.select(None).id == "new"


def test_hosts_are_file_names_without_suffix(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile/s"
    for name in ("10.0.0.1_9012.xplane.pb", "a,b.xplane.pb", "xplane.pb", "e.xplane.pb.tmp"):
        touch(folder / name)
    touch(tmp_path / "other/.xplane.pb")
    assert scan(tmp_path / "other").runs[0].hosts == ("(unnamed)",)
    assert set(scan(tmp_path).runs[0].hosts) == {"10.0.0.1_9012", "a,b", "(unnamed)"}


@pytest.mark.parametrize("name", ["lr=[0.1]", "r 1", "x#y%20z", "ü", "{a,b}*?"])
def test_names_are_taken_literally(tmp_path: Path, name: str) -> None:
    touch(tmp_path / name / "plugins/profile" / name / "h.xplane.pb")
    assert ids(tmp_path) == [f"{name}/{name}"]
    assert ids(tmp_path / name) == [name]


@pytest.mark.parametrize(
    "below",
    ["", "plugins", "plugins/profile", "plugins/profile/s", "plugins/profile/s/h.xplane.pb"],
)
def test_logdir_may_be_any_folder_of_the_layout_or_the_file(tmp_path: Path, below: str) -> None:
    touch(tmp_path / "plugins/profile/s/h.xplane.pb")
    found = scan(tmp_path / below)
    assert [(run.id, run.hosts) for run in found.runs] == [("s", ("h",))]


def test_a_url_of_a_local_folder_is_the_folder(tmp_path: Path) -> None:
    touch(tmp_path / "plugins/profile/s/h.xplane.pb")
    (run,) = scan(f"file://{tmp_path}/").runs
    assert run.path == tmp_path / "plugins/profile/s"


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("file:///logs/my%20run", "/logs/my run"),
        ("file://localhost/logs", "/logs"),
        ("FILE://LocalHost/logs/a%25b", "/logs/a%b"),
        ("file:///C:/logs", "C:/logs"),
        ("file://localhost/c:/my%20logs", "c:/my logs"),
        ("file:///C%3A/logs", "C:/logs"),
        ("file:///logs/C:/x", "/logs/C:/x"),
        ("file://C:/logs", "C:/logs"),
        ("file:///logs/%FF", "/logs/\udcff"),
        ("C://logs", "C:/logs"),
        ("c:/logs", "c:/logs"),
    ],
)
def test_urls_of_files(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


def test_other_urls_stay_as_they_are() -> None:
    for url in ("gs://bucket/my%20run", "s3://localhost/x", "hdfs:///logs"):
        assert path_of(url) == RemotePath(url)


def test_a_user_that_is_not_there_is_no_home(tmp_path: Path) -> None:
    message = scan("~no-such-user/logs").message
    assert message is not None
    assert "~no-such-user/logs: No such file or directory" in message


def test_relative_logdir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    touch(tmp_path / "run/plugins/profile/s/h.xplane.pb")
    monkeypatch.chdir(tmp_path / "run")
    assert ids(Path(".")) == ["s"]


def test_an_empty_path_is_not_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch(tmp_path / "plugins/profile/s/vm.xplane.pb")
    monkeypatch.chdir(tmp_path)
    assert len(scan(".").runs) == 1
    assert scan("").runs == ()
    with pytest.raises(NoRunError, match="The path is empty"):
        scan("").select(None)


def test_folder_of_files_outside_the_layout(tmp_path: Path) -> None:
    touch(tmp_path / "copied/h.xplane.pb")
    assert ids(tmp_path / "copied") == ["copied"]


def test_links_are_followed_and_circles_end(tmp_path: Path) -> None:
    touch(tmp_path / "outside/plugins/profile/r9/h.xplane.pb")
    logdir = tmp_path / "logdir"
    logdir.mkdir()
    (logdir / "link").symlink_to(tmp_path / "outside", target_is_directory=True)
    (logdir / "circle").symlink_to(logdir, target_is_directory=True)
    (logdir / "dangling").symlink_to(tmp_path / "gone")
    assert ids(logdir) == ["link/r9"]


def test_run_without_a_profile_is_listed_and_not_the_default(tmp_path: Path) -> None:
    touch(tmp_path / "plugins/profile/full/h.xplane.pb")
    (tmp_path / "plugins/profile/empty").mkdir()
    found = scan(tmp_path)
    assert {run.id: run.hosts for run in found.runs} == {"full": ("h",), "empty": ()}
    assert found.select(None).id == "full"


def test_empty_result_says_what_was_found_and_what_is_expected(tmp_path: Path) -> None:
    touch(tmp_path / "train/events.out.tfevents.1.host")
    touch(tmp_path / "train/copied/h.xplane.pb")
    found = scan(tmp_path)
    assert found.message == (
        "No profile was found: 3 folders searched, with 1 event file, "
        "1 *.xplane.pb file outside plugins/profile/<session>/."
    )
    assert found.hint is not None
    assert XSPACE.expected in found.hint
    with pytest.raises(NoRunError, match="No profile was found"):
        found.select(None)


def test_missing_logdir_is_named(tmp_path: Path) -> None:
    message = scan(tmp_path / "gone").message
    assert message is not None
    assert "No such file or directory" in message


def test_a_root_that_cannot_be_read_is_named_beside_the_runs_of_others(tmp_path: Path) -> None:
    touch(tmp_path / "there/plugins/profile/s/h.xplane.pb")
    found = scan_roots([("a", tmp_path / "gone"), ("b", tmp_path / "there")])
    assert [run.id for run in found.runs] == ["b/s"]
    reason = f"({tmp_path / 'gone'}: No such file or directory)."
    assert found.message == f"A part of the logdir could not be read {reason}"
    (tmp_path / "bare").mkdir()
    found = scan_roots([("a", tmp_path / "gone"), ("b", tmp_path / "bare")])
    assert found.message == (
        "No profile was found: 1 folder searched, with nothing that belongs to a profile. "
        f"A part of the logdir could not be read {reason}"
    )
    assert found.hint == CAPTURE_HINT


def test_folders_that_may_not_be_read_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "private").mkdir()
    real = os.scandir

    def refusing(path: str | os.PathLike[str]) -> Any:
        if os.path.basename(path) == "private":
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", refusing)
    found = scan(tmp_path)
    assert found.message == (
        "No profile was found: 1 folder searched, with nothing that belongs to a profile. "
        f"1 folder could not be read: {tmp_path / 'private'} (Permission denied)."
    )
    assert found.hint is not None
    assert "right to read" in found.hint
    # Beside a profile that is found, too.
    touch(tmp_path / "plugins/profile/s/h.xplane.pb")
    for number in range(4):
        (tmp_path / str(number) / "private").mkdir(parents=True)
    found = scan(tmp_path)
    assert [run.id for run in found.runs] == ["s"]
    assert found.message is not None
    assert found.message.startswith(
        f"5 folders could not be read: {tmp_path / '0/private'} (Permission denied), "
    )
    assert found.message.endswith(f"{tmp_path / '2/private'} (Permission denied) and 2 more.")


def test_unknown_run_names_those_there_are(tmp_path: Path) -> None:
    touch(tmp_path / "plugins/profile/s/h.xplane.pb")
    with pytest.raises(NoRunError) as raised:
        scan(tmp_path).select("nope")
    assert raised.value.hint == "Runs found: s."


def test_names_that_are_not_utf8_can_be_asked_for(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/r\xff/plugins/profile/s"
    os.makedirs(folder)
    with open(folder + b"/h\xff.xplane.pb", "wb"):
        pass
    (run,) = scan(tmp_path).runs
    assert run.id == "r\ufffd/s"
    assert run.hosts == ("h\ufffd",)
    assert os.path.isfile(str(run.files[0].path))


def test_files_whose_names_come_out_alike_are_hosts_of_their_own(tmp_path: Path) -> None:
    for name in (b"h\xfe.xplane.pb", b"h\xff.xplane.pb", b".xplane.pb", b"xplane.pb"):
        with open(os.path.join(os.fsencode(tmp_path), name), "wb"):
            pass
    (run,) = scan(tmp_path).runs
    assert set(run.hosts) == {"h\ufffd", "h\ufffd (2)", "(unnamed)", "(unnamed) (2)"}


def test_a_profile_is_found_however_deep_it_is(tmp_path: Path) -> None:
    deep = "/".join(f"l{number}" for number in range(60))
    touch(tmp_path / deep / "plugins/profile/s/h.xplane.pb")
    touch(tmp_path / "plugins/profile/top/h.xplane.pb")
    found = scan(tmp_path)
    assert {run.id for run in found.runs} == {"top", f"{deep}/s"}
    assert found.message is None


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "right to read"),
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "Check the path"),
        (NotADirectoryError(errno.ENOTDIR, "Not a directory"), "a folder or a regular file"),
        (OSError(errno.EIO, "Input/output error"), "the volume or the store answers"),
    ],
)
def test_the_hint_of_a_logdir_that_cannot_be_read_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, says: str
) -> None:
    def refusing(_: object) -> Any:
        raise error

    monkeypatch.setattr(os, "scandir", refusing)
    found = scan(tmp_path)
    assert found.message == f"The logdir could not be read ({tmp_path}: {error.strerror})."
    assert found.hint is not None
    assert says in found.hint
    assert "Capture a profile" not in found.hint


def test_a_pipe_is_no_logdir(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    found = scan(tmp_path / "pipe")
    assert found.message is not None
    assert "Not a directory" in found.message


@pytest.mark.parametrize("path", ["\0", "a\0b", "file:///a%00b", "\ud800", "/logs/\udfff\ud800"])
def test_what_cannot_be_a_path_is_said(path: str) -> None:
    found = scan(path)
    assert found.runs == ()
    assert found.message is not None
    assert "no file system has such a name" in found.message


def test_a_name_with_a_lone_surrogate_can_be_said() -> None:
    """As NTFS may have it; on other systems they stand for single bytes."""
    assert sayable("h\ud800 \udcff") == "h\ufffd \ufffd"


def test_a_volume_without_inode_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for run in ("a", "b/c"):
        touch(tmp_path / run / "plugins/profile/s/h.xplane.pb")
    (tmp_path / "b/circle").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "zz").symlink_to(tmp_path / "a", target_is_directory=True)
    real = os.stat

    def without_inodes(path: Any, **options: Any) -> os.stat_result:
        status = real(path, **options)
        times = {"st_mtime_ns": status.st_mtime_ns}
        return os.stat_result((status.st_mode, 0, *status[2:]), times)

    monkeypatch.setattr(os, "stat", without_inodes)
    assert ids(tmp_path) == ["a/s", "b/c/s"]
