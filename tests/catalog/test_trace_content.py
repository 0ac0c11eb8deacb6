"""Traces of torch.profiler under any name: opened once, and behind the back of the list."""

from __future__ import annotations

import gzip
import os
import time
import uuid
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.__main__ import main
from tensorboard_plugin_overview.catalog import torch_traces
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.catalog.torch_traces import ContentTests
from tensorboard_plugin_overview.loading import content_tests as opened_by
from tensorboard_plugin_overview.loading.content_tests import content_tests
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tensorboard_plugin_overview.server.watch import RunWatch
from tests.formats.kineto.traces import event, written

CHROME = '{"displayTimeUnit": "ns", "metadata": {}, "traceEvents": [{"ph": "X", "name": "a"}]}'


def trace(number: int = 3) -> bytes:
    return written(
        [
            event("user_annotation", f"ProfilerStep#{number}", 1000, 100),
            event("cpu_op", "aten::mm", 1010, 30),
        ]
    ).encode()


def put(path: Path, content: bytes | str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode() if isinstance(content, str) else content
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)
    return path


class Opened:
    """Tests that note which files they open."""

    def __init__(self, *, at_once: bool = True) -> None:
        self.names: list[str] = []
        self.tests = ContentTests(self._test, at_once=at_once)

    def _test(self, file: HostFile) -> bool:
        self.names.append(Path(str(file.path)).name)
        from tensorboard_plugin_overview.loading.host_result import shows_format

        return shows_format(file)


def hosts(folder: Path, opened: Opened) -> dict[str, list[str]]:
    return {run.id: list(run.hosts) for run in scan(folder, opened.tests).runs}


def test_a_json_named_as_a_trace_is_one_by_its_content(tmp_path: Path) -> None:
    put(tmp_path / "a" / "rank0_trace.json", trace())
    put(tmp_path / "b" / "libkineto_activities_7.json.gz", trace())
    put(tmp_path / "c" / "chrome_trace.json", CHROME)
    put(tmp_path / "d" / "results.json", trace())
    put(tmp_path / "e" / "trace.json.tmp", trace())
    opened = Opened()
    assert hosts(tmp_path, opened) == {"a": ["rank0_trace"], "b": ["libkineto_activities_7"]}
    # Of the others, the names say that they are none.
    assert sorted(opened.names) == [
        "chrome_trace.json",
        "libkineto_activities_7.json.gz",
        "rank0_trace.json",
    ]


def test_without_tests_no_file_is_opened(tmp_path: Path) -> None:
    put(tmp_path / "rank0_trace.json", trace())
    assert scan(tmp_path).runs == ()


def test_traces_of_a_session_are_another_programs(tmp_path: Path) -> None:
    session = tmp_path / "plugins" / "profile" / "s"
    put(session / "h.xplane.pb", b"")
    put(session / "h.trace.json.gz", trace())
    put(session / "below" / "x.pt.trace.json", trace())
    put(tmp_path / "plugins" / "profile" / "y.pt.trace.json", trace())
    opened = Opened()
    assert hosts(tmp_path, opened) == {"s": ["h"]}
    assert opened.names == []


def test_a_file_is_opened_once_for_each_of_its_states(tmp_path: Path) -> None:
    path = put(tmp_path / "my_trace.json", CHROME)
    opened = Opened()
    for _ in range(3):
        assert hosts(tmp_path, opened) == {}
    assert len(opened.names) == 1
    put(path, trace())
    os.utime(path, (1, 1))
    for _ in range(3):
        assert hosts(tmp_path, opened) == {"my_trace": ["my_trace"]}
    assert len(opened.names) == 2


def test_a_walk_opens_no_more_than_its_bound_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch_traces, "MOST_TESTS", 2)
    for number in range(5):
        put(tmp_path / str(number) / "trace.json", trace())
    opened = Opened()
    found = scan(tmp_path, opened.tests)
    assert (len(found.runs), len(opened.names)) == (2, 2)
    assert found.message is not None
    assert found.message.startswith("3 files may be traces by their names")
    assert len(scan(tmp_path, opened.tests).runs) == 4
    last = scan(tmp_path, opened.tests)
    assert (len(last.runs), last.message, len(opened.names)) == (5, None, 5)


def test_a_file_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    path = put(tmp_path / "trace.json", trace())
    opened = Opened()
    assert len(hosts(tmp_path, opened)) == 1
    path.unlink()
    assert hosts(tmp_path, opened) == {}
    assert opened.tests._known == {}


def test_a_test_that_fails_is_not_done_again(tmp_path: Path) -> None:
    put(tmp_path / "trace.json", trace())
    calls = []

    def fail(file: HostFile) -> bool:
        calls.append(file)
        raise RuntimeError

    tests = ContentTests(fail, at_once=False)
    assert scan(tmp_path, tests).runs == ()
    with pytest.raises(RuntimeError):
        tests.catch_up()
    assert scan(tmp_path, tests).runs == ()
    assert (tests.untested, len(calls)) == (0, 1)


def test_the_server_lists_before_it_opens_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list and `is_active` never wait for a file: it is opened behind their back, once."""
    put(tmp_path / "a" / "w_1.1767323045000000000.pt.trace.json", trace())
    for number in range(3):
        put(tmp_path / f"b{number}" / "trace.json", trace())
    may_open = __import__("threading").Event()
    opened = []

    def test(file: HostFile) -> bool:
        assert may_open.wait(20)
        opened.append(file)
        return True

    monkeypatch.setattr(opened_by, "_shows_format", test)
    watch = RunWatch([("", tmp_path)])
    watch.start()
    try:
        deadline = time.monotonic() + 20
        while not watch.current(0.5).runs and time.monotonic() < deadline:
            pass
        assert [run.id for run in watch.current().runs] == ["a/2026_01_02_03_04_05"]
        assert watch.has_runs(0.0)
        assert watch.scanning
        assert opened == []
        may_open.set()
        while len(watch.current(0.5).runs) < 4 and time.monotonic() < deadline:
            pass
        assert len(watch.current().runs) == 4
        assert len(opened) == 3
    finally:
        may_open.set()


def test_a_logdir_of_doubtful_files_alone_is_active_until_they_are_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "trace.json", CHROME)
    may_open = __import__("threading").Event()
    monkeypatch.setattr(opened_by, "_shows_format", lambda file: not may_open.wait(20))
    watch = RunWatch([("", tmp_path)])
    watch.start()
    try:
        deadline = time.monotonic() + 20
        while not watch.has_searched and time.monotonic() < deadline:
            watch.current(0.1)
        assert watch.has_runs(0.0)
        may_open.set()
        while watch.has_runs(0.1) and time.monotonic() < deadline:
            pass
        assert not watch.has_runs(0.0)
    finally:
        may_open.set()


@pytest.mark.parametrize("name", ["export.json", "x.json.gz", "noname", "trace.json.tmp"])
def test_a_file_that_is_given_is_tested_whatever_its_name(tmp_path: Path, name: str) -> None:
    path = put(tmp_path / name, trace())
    overview = load(path)
    assert overview.run_id == name.removesuffix(".gz").removesuffix(".json")
    assert overview.to_dict()["run"]["format"] == "kineto"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("vm.trace.json.gz", CHROME, "looks like a Chrome trace of another program"),
        ("x.json", '{"schema": "1.1", "nodes": []}', "looks like an execution trace of PyTorch"),
        ("memory.raw.json.gz", "[[1, 2, 3]]", "looks like a memory timeline"),
        ("t.json", '[{"ph": "X", "ts": "5"}]', "trace_view.json of Ascend"),
        ("l.json", '[{"ph": "X", "pid": "CPU functions"}]', "the legacy profiler"),
        ("o.json", '{"a": 1}', "it has no events of a trace"),
    ],
)
def test_what_looks_like_a_trace_is_refused_with_a_sentence(
    tmp_path: Path, name: str, content: str, said: str
) -> None:
    path = put(tmp_path / name, content)
    with pytest.raises(UnreadableRunError) as caught:
        load(path)
    assert said in caught.value.message
    assert "Use torch.profiler with tensorboard_trace_handler." in caught.value.message


def test_runs_lists_formats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(tmp_path / "exp" / "kineto.json", trace())
    assert main(["runs", "--json", str(tmp_path)]) == 0
    assert '"format": "kineto"' in capsys.readouterr().out


def test_remote_files_are_tested_too() -> None:
    fsspec: Any = pytest.importorskip("fsspec", reason="fsspec is not installed")
    url = f"memory://{uuid.uuid4()}"
    for name, content in {"a/trace.json": trace(), "b/trace.json": CHROME.encode()}.items():
        with fsspec.open(f"{url}/{name}", "wb") as file:
            file.write(content)
    assert [run.id for run in scan(url, content_tests()).runs] == ["a"]
    assert load(f"{url}/a/trace.json").run_id == "trace"
    fsspec.filesystem("memory").rm(url, recursive=True)
