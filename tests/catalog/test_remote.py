"""Logdirs behind URLs: in fsspec's memory, and in an S3 server on this machine."""

from __future__ import annotations

import builtins
import json
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.catalog import remote, remote_runs
from tensorboard_plugin_overview.catalog.remote import RemoteFile, RemotePath
from tensorboard_plugin_overview.catalog.scan import path_of, scan
from tensorboard_plugin_overview.overview.build import UnreadableRunError, build_overview
from tensorboard_plugin_overview.samples import write_samples

fsspec = pytest.importorskip("fsspec", reason="fsspec is not installed: pip install -e .[test]")


@pytest.fixture
def memory() -> Iterator[str]:
    """The URL of a folder in memory."""
    url = f"memory://{uuid.uuid4()}"
    yield url
    store = fsspec.filesystem("memory")
    if store.exists(url):
        store.rm(url, recursive=True)


def put(url: str, data: bytes = b"x") -> None:
    with fsspec.open(url, "wb") as file:
        file.write(data)


def ids(url: str) -> list[str]:
    return sorted(run.id for run in scan(url).runs)


def test_run_ids_are_as_on_a_disk(memory: str) -> None:
    put(f"{memory}/plugins/profile/s/h.xplane.pb")
    put(f"{memory}/a/b/plugins/profile/s/h.xplane.pb")
    put(f"{memory}/lr=[0.1]/plugins/profile/r 1/h.xplane.pb")
    put(f"{memory}/x#y%20z/plugins/profile/ü/a,b.xplane.pb")
    put(f"{memory}/only/plugins/profile/r3/xplane.pb")
    put(f"{memory}/empty/plugins/profile/r2/h.trace.json.gz")
    runs = {run.id: run.hosts for run in scan(memory).runs}
    assert runs == {
        "s": ("h",),
        "a/b/s": ("h",),
        "lr=[0.1]/r 1": ("h",),
        "x#y%20z/ü": ("a,b",),
        "only/r3": ("(unnamed)",),
        "empty/r2": (),
    }


@pytest.mark.parametrize(
    "below",
    [
        "",
        "/",
        "/plugins",
        "/plugins/profile",
        "/plugins/profile/s",
        "/plugins/profile/s/h.xplane.pb",
    ],
)
def test_the_url_may_be_of_any_folder_of_the_layout_or_the_file(memory: str, below: str) -> None:
    put(f"{memory}/plugins/profile/s/h.xplane.pb", b"12345")
    (run,) = scan(memory + below).runs
    assert (run.id, run.hosts) == ("s", ("h",))
    assert run.files[0].bytes == 5
    assert run.files[0].modified_ns > 1_600_000_000 * 10**9
    assert str(run.files[0].path) == f"{memory}/plugins/profile/s/h.xplane.pb"


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("gs://bucket/logs/", "gs://bucket/logs"),
        ("hdfs://host/logs", "hdfs://host/logs"),
        # The host is the default one, and `logs` is none.
        ("hdfs:///logs/", "hdfs:///logs"),
    ],
)
def test_slashes_at_the_end_say_nothing_and_at_the_beginning_much(typed: str, url: str) -> None:
    assert path_of(typed) == RemotePath(url)


def test_what_is_not_there_is_said(memory: str) -> None:
    message = scan(f"{memory}/gone").message
    assert message is not None
    assert "No such file or directory" in message
    put(f"{memory}/train/events.out.tfevents.1.h")
    assert scan(memory).message == ("No profile was found: 2 folders searched, with 1 event file.")


def test_a_new_run_is_seen(memory: str) -> None:
    put(f"{memory}/plugins/profile/s1/h.xplane.pb")
    assert ids(memory) == ["s1"]
    put(f"{memory}/plugins/profile/s2/h.xplane.pb")
    assert ids(memory) == ["s1", "s2"]


@pytest.mark.slow
def test_an_overview_is_the_same_from_a_url(memory: str, tmp_path: Path) -> None:
    write_samples(tmp_path)
    for name in ("cpu_training/vm", "gpu_training_simulated/simulated-host"):
        path = f"plugins/profile/{name}.xplane.pb"
        put(f"{memory}/{path}", (tmp_path / path).read_bytes())
    for run in ("cpu_training", "gpu_training_simulated"):
        local, distant = load(tmp_path, run), load(memory, run)
        assert json.dumps(distant.to_dict()) == json.dumps(local.to_dict())


def test_a_file_that_is_gone_is_unreadable(memory: str) -> None:
    put(f"{memory}/plugins/profile/s/h.xplane.pb")
    (run,) = scan(memory).runs
    fsspec.filesystem("memory").rm(f"{memory}/plugins/profile/s/h.xplane.pb")
    path = run.files[0].path
    assert isinstance(path, RemotePath)
    with pytest.raises(OSError, match="No such file"):
        path.open()
    with pytest.raises(UnreadableRunError, match="No such file"):
        build_overview(run)


def test_the_walk_is_bounded_and_says_so(memory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_runs, "_MAX_FOLDERS", 5)
    put(f"{memory}/plugins/profile/s/h.xplane.pb")
    for number in range(20):
        put(f"{memory}/x{number}/deep/checkpoint")
    found = scan(memory)
    assert [run.id for run in found.runs] == ["s"]
    assert found.message is not None
    assert found.message.startswith("Only 5 folders of the logdir were searched")


def test_what_is_too_deep_is_named(memory: str) -> None:
    put(f"{memory}/plugins/profile/s/h.xplane.pb")
    deep = f"{memory}/" + "/".join(f"l{number}" for number in range(11))
    put(f"{deep}/plugins/profile/s/h.xplane.pb")
    found = scan(memory)
    assert [run.id for run in found.runs] == ["s"]
    assert found.message == f"1 folder too deep in the tree could not be searched: {deep}."


def test_profiles_that_cannot_be_listed_hide_only_themselves(
    memory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(f"{memory}/a/plugins/profile/s/h.xplane.pb")
    put(f"{memory}/b/plugins/profile/s/h.xplane.pb")
    list_tree = remote.list_tree

    def refused(folder: RemotePath) -> Any:
        if "/a/" in folder.url:
            raise PermissionError("Permission denied")
        return list_tree(folder)

    monkeypatch.setattr(remote, "list_tree", refused)
    assert ids(memory) == ["b/s"]


def test_sessions_are_listed_in_one_request(memory: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(50):
        put(f"{memory}/plugins/profile/s{number}/h.xplane.pb")
    listed: list[str] = []
    list_folder = remote.list_folder

    def counted(folder: RemotePath) -> Any:
        listed.append(str(folder))
        return list_folder(folder)

    monkeypatch.setattr(remote, "list_folder", counted)
    assert len(ids(memory)) == 50
    assert listed == [memory, f"{memory}/plugins"]


# ---- ranges --------------------------------------------------------------------------------------


class Counted:
    """Bytes in memory that count what is asked of them."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.asked: list[tuple[int, int]] = []

    def read(self, start: int, end: int) -> bytes:
        self.asked.append((start, end))
        return self.data[start:end]


def test_every_range_is_as_in_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "_BLOCK_BYTES", 7)
    data = bytes(range(100))
    file = RemoteFile(Counted(data).read, len(data))
    for start in range(101):
        for end in range(start, 101):
            assert file.read_range(start, end) == data[start:end]


def test_blocks_are_asked_for_once_and_memory_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remote, "_BLOCK_BYTES", 10)
    counted = Counted(bytes(1000))
    file = RemoteFile(counted.read, 1000)
    for start in range(0, 1000, 3):
        file.read_range(start, start + 3)
    assert counted.asked == [(start, start + 10) for start in range(0, 1000, 10)]
    assert len(file._kept) == remote._BLOCKS_KEPT


def test_threads_that_want_the_same_block_ask_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(bytes(100))
    gate = threading.Event()

    def slow(start: int, end: int) -> bytes:
        gate.wait(10)
        return counted.read(start, end)

    file = RemoteFile(slow, 100)
    threads = [threading.Thread(target=file.read_range, args=(0, 50)) for _ in range(4)]
    for thread in threads:
        thread.start()
    gate.set()
    for thread in threads:
        thread.join(10)
    assert len(counted.asked) == 1


def test_what_the_page_does_not_need_is_not_read(
    memory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """20 MB of a plane that no number is made of stay where they are."""
    space = SpaceBuilder()
    space.plane("/host:CPU").line("main").event("train", start_ms=0, duration_ms=1, step_num=1)
    space.plane("/host:something").line("x").event("y", start_ms=0, z=bytes(20 << 20))
    data = space.to_bytes()
    put(f"{memory}/h.xplane.pb", data)
    asked = []
    read = remote._read

    def counted(path: RemotePath, store: Any, name: str, start: int, end: int) -> bytes:
        asked.append(end - start)
        return read(path, store, name, start, end)

    monkeypatch.setattr(remote, "_read", counted)
    assert load(memory).to_dict()["run"]["files"][0]["status"] == "ok"
    assert sum(asked) < len(data) / 2


# ---- drivers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "install"),
    [
        ("gs://bucket/logs", "pip install 'tensorboard-plugin-overview[gcs]'"),
        ("s3://bucket/logs", "pip install 'tensorboard-plugin-overview[s3]'"),
        ("az://container/logs", "pip install adlfs"),
        ("hdfs://host/logs", "pip install fsspec pyarrow"),
        ("memory://logs", "pip install fsspec"),
    ],
)
def test_a_missing_driver_is_named_with_what_installs_it(
    url: str, install: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without_fsspec(name: str, *arguments: Any) -> Any:
        if name.split(".")[0] == "fsspec":
            raise ImportError(name)
        return real(name, *arguments)

    monkeypatch.setattr(builtins, "__import__", without_fsspec)
    found = scan(url)
    message = found.message
    assert message is not None
    assert install in message
    assert found.hint == "Once it is installed, start anew."
    assert url.partition("://")[0] + "://" in message


def test_fsspec_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_driver(url: str, **_: Any) -> Any:
        raise ImportError("Please install gcsfs to access Google Storage")

    monkeypatch.setattr(fsspec.core, "url_to_fs", no_driver)
    message = scan("gs://bucket/logs").message
    assert message is not None
    assert "pip install 'tensorboard-plugin-overview[gcs]'" in message


def test_an_unknown_scheme_is_said(tmp_path: Path) -> None:
    message = scan("nosuchthing://bucket/logs").message
    assert message is not None
    assert "No driver is known for nosuchthing:// URLs" in message
    assert path_of(str(tmp_path)) == tmp_path


# ---- S3 ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def s3_logdir() -> Iterator[str]:
    """A bucket on a real S3 protocol server of this machine, and credentials for it."""
    pytest.importorskip("s3fs", reason="s3fs is not installed: pip install -e .[test]")
    pytest.importorskip("moto.server", reason="moto is not installed: pip install -e .[test]")
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AWS_ENDPOINT_URL", f"http://{host}:{port}")
        patch.setenv("AWS_ACCESS_KEY_ID", "test")
        patch.setenv("AWS_SECRET_ACCESS_KEY", "test")
        patch.setenv("AWS_DEFAULT_REGION", "us-east-1")
        fsspec.filesystem("s3").mkdir("bucket")
        yield "s3://bucket"
    server.stop()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_s3(s3_logdir: str, tmp_path: Path) -> None:
    write_samples(tmp_path)
    name = "plugins/profile/gpu_training_simulated/simulated-host.xplane.pb"
    put(f"{s3_logdir}/logs/lr=[0.1]/{name}", (tmp_path / name).read_bytes())
    put(f"{s3_logdir}/logs/train/events.out.tfevents.1.h")
    (run,) = scan(f"{s3_logdir}/logs").runs
    assert (run.id, run.hosts) == ("lr=[0.1]/gpu_training_simulated", ("simulated-host",))
    assert run.files[0].modified_ns > 1_600_000_000 * 10**9
    distant = load(f"{s3_logdir}/logs").to_dict()
    local = load(tmp_path, "gpu_training_simulated").to_dict()
    assert distant["metrics"] == local["metrics"]
    # A new run is there at the next look.
    put(f"{s3_logdir}/logs/plugins/profile/late/h.xplane.pb")
    assert "late" in scan(f"{s3_logdir}/logs").by_id


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_s3_says_what_is_wrong(s3_logdir: str) -> None:
    message = scan(f"{s3_logdir}-of-another/logs").message
    assert message is not None
    assert "The logdir could not be read (s3://bucket-of-another/logs: No such file" in message
