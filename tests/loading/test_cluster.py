"""Hosts read by a Dask cluster of two worker processes: the same overview as read here."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading import cluster
from tensorboard_plugin_overview.loading.cache import result_codec
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cluster import ClusterError, read_on_cluster
from tensorboard_plugin_overview.loading.reading import CancelledError, Reading
from tests.formats.kineto.traces import event, written
from tests.loading.test_run_result import tpu_host

distributed = pytest.importorskip(
    "distributed", reason="distributed is not installed: pip install -e .[test]"
)
# Its own are not ours to fix.
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of two processes on this machine."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        local_directory=str(tmp_path_factory.mktemp("dask")),
    ) as local:
        yield local.scheduler_address


@pytest.fixture(scope="module")
def run_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven hosts, of which one is empty, one is cut short and one is no profile."""
    folder = tmp_path_factory.mktemp("logs") / "plugins/profile/run"
    folder.mkdir(parents=True)
    for number in range(5):
        (folder / f"host{number}.xplane.pb").write_bytes(tpu_host(number).to_bytes())
    whole = (folder / "host4.xplane.pb").read_bytes()
    (folder / "host4.xplane.pb").write_bytes(whole + whole[:100])
    (folder / "host5.xplane.pb").touch()
    (folder / "host6.xplane.pb").write_bytes(b"\xff" * 100)
    return folder


def document(folder: Path, **options: Any) -> dict[str, Any]:
    overview = load(folder, cache=False, **options)
    text = json.dumps(overview.to_dict(), ensure_ascii=False)
    parsed: dict[str, Any] = json.loads(text.replace(f" {cluster._BY_A_WORKER}", ""))
    return parsed


def test_a_cluster_without_a_worker_is_waited_for_and_said_to_have_none(run_folder: Path) -> None:
    files = scan(run_folder).select(None).files
    said: list[str] = []
    with distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=None) as local:
        reading = Reading(
            is_wanted=lambda: not any("no worker" in message for message in said),
            on_change=lambda: said.append(reading.message),
        )
        with pytest.raises(CancelledError):
            list(read_on_cluster(files, reading, local.scheduler_address))
    assert said[-1].endswith("host4: the cluster has no worker yet.")


def test_the_same_overview_as_here(address: str, run_folder: Path) -> None:
    with distributed.Client(address, set_as_default=False) as client:
        assert len(client.scheduler_info()["workers"]) == 2
    assert document(run_folder, dask=address) == document(run_folder)


def faults_of_temporaries() -> int:
    """In a worker: page faults of a hundred temporaries of 4 MB."""
    import resource

    import numpy as np

    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(100):
        np.ones(500_000)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the thresholds are glibc's")
def test_reading_sets_a_workers_thresholds(address: str, run_folder: Path) -> None:
    load(run_folder, cache=False, dask=address)
    with distributed.Client(address, set_as_default=False) as client:
        # A worker that has read nothing yet may be among them.
        assert min(client.run(faults_of_temporaries).values()) < 10_000


def test_real_hosts(address: str, corpus: Path) -> None:
    folder = corpus / "cpu_jax_2hosts_straggler"
    assert document(folder, dask=address) == document(folder)


def test_ranks_of_pytorch(address: str, tmp_path: Path) -> None:
    for rank in range(2):
        states = {"distributedInfo": {"rank": rank, "world_size": 2}}
        events = [
            event("user_annotation", f"ProfilerStep#{step}", 1000 + 100 * step, 100)
            for step in range(3)
        ]
        name = f"vm_{2 - rank}.1767323045000000000.pt.trace.json"
        (tmp_path / name).write_text(written(events, **states), encoding="utf-8")
    there = document(tmp_path, dask=address)
    assert there == document(tmp_path)
    assert [host["name"] for host in there["hosts"]] == ["vm_2", "vm_1"]
    assert document(tmp_path, dask=address, host="rank:1")["hosts"][0]["name"] == "vm_1"


def test_the_command_line(
    address: str, run_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["show", str(run_folder), "--format", "json", "--no-cache"]
    assert main([*arguments, "--dask", address]) == 0
    distant = json.loads(capsys.readouterr().out)
    assert main(arguments) == 0
    assert distant["metrics"] == json.loads(capsys.readouterr().out)["metrics"]


def test_what_is_kept_is_not_sent(address: str, run_folder: Path, tmp_path: Path) -> None:
    files = scan(run_folder).select(None).files
    cache = ResultCache(tmp_path / "cache")
    first = list(read_on_cluster(files, Reading(), address, cache))
    assert {result.report.host for result in first} == {file.host for file in files}
    good = [file for file in files if cache.get(file)]
    assert len(good) == 5
    # No cluster is needed for those.
    again = list(read_on_cluster(good, Reading(), "tcp://127.0.0.1:1", cache))
    assert [result.report.host for result in again] == [file.host for file in good]


def test_a_file_that_workers_do_not_see_is_named(
    address: str, run_folder: Path, tmp_path: Path
) -> None:
    shutil.copytree(run_folder, tmp_path / "copy")
    files = scan(tmp_path / "copy").select(None).files
    (tmp_path / "copy/host0.xplane.pb").unlink()
    results = {r.report.host: r.report for r in read_on_cluster(files, Reading(), address)}
    assert results["host0"].status == "unreadable"
    assert "must see it under the same path" in (results["host0"].message or "")
    assert results["host1"].status == "ok"


def test_nobody_waits(address: str, run_folder: Path) -> None:
    files = scan(run_folder).select(None).files
    with pytest.raises(CancelledError):
        list(read_on_cluster(files, Reading(is_wanted=lambda: False), address))


def test_workers_of_another_version_are_told(
    address: str, run_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(result_codec, "code_version", lambda: "0.0.1+other")
    with pytest.raises(ClusterError, match="another version"):
        load(run_folder, cache=False, dask=address)


def test_no_cluster_there(
    run_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "_CONNECT_S", 0.5)
    arguments = ["show", str(run_folder), "--no-cache", "--dask", "tcp://127.0.0.1:1"]
    assert main(arguments) == 2
    assert "no answer from the Dask scheduler at tcp://127.0.0.1:1" in capsys.readouterr().err


def test_without_the_package(run_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError) as raised:
        load(run_folder, cache=False, dask="tcp://127.0.0.1:1")
    assert "pip install 'tensorboard-plugin-overview[dask]'" in raised.value.hint
