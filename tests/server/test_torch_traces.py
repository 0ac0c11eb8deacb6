"""Traces of torch.profiler through the routes: steps, comparisons, exports, files in the making."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path

import pytest

from tensorboard_plugin_overview.catalog import runs
from tensorboard_plugin_overview.samples import torch_sample
from tensorboard_plugin_overview.server import watch
from tests.server.tab import Tab, written_slowly

CPU, GPU = "pytorch_cpu/2026_12_01_15_10_25", "pytorch_gpu_simulated/2026_01_01_00_00_01"


def test_the_list_says_which_format_a_run_has(tab: Tab) -> None:
    formats = {run["id"]: run["format"] for run in tab.json("/runs")["runs"]}
    assert formats[CPU] == formats[GPU] == "kineto"
    assert formats["cpu_training"] == "xplane"
    found = tab.json("/runs?search=pytorch")
    assert {run["id"] for run in found["runs"]} == {CPU, GPU}


@pytest.mark.slow
@pytest.mark.parametrize("run", [CPU, GPU])
def test_ops_of_every_step_add_up_to_no_more_than_it(tab: Tab, run: str) -> None:
    columns = tab.json(f"/overview?run={run}")["steps"]["columns"]
    side = "device" if run == GPU else "host"
    for index, number in enumerate(columns["number"]):
        step = tab.json(f"/step?run={run}&index={index}")
        assert step["number"] == number
        times = [op["self_ms"] for op in step["ops"] if op["side"] == side]
        assert sum(times) > 0
        if run == GPU:
            # One stream at a time; the loader's copies are ops, too.
            assert sum(times) <= columns["duration_ms"][index] * 1.01


def test_a_run_is_compared_with_one_of_the_other_format(tab: Tab) -> None:
    found = tab.json(f"/compare?a=gpu_training_simulated&b={GPU}")
    assert [one["code"] for one in found["diagnostics"]] == ["formats_differ"]
    assert found["verdict"] in ("faster", "slower")
    assert tab.json(f"/compare?a={GPU}&b={GPU}")["diagnostics"] == []


@pytest.mark.parametrize("name", ["csv", "html", "json", "xprof"])
def test_exports(tab: Tab, name: str) -> None:
    for run in (CPU, GPU):
        response = tab.get(f"/export?run={run}&format={name}")
        assert response.status_code == 200
        assert "attachment" in response.headers["Content-Disposition"]


@pytest.mark.slow
def test_a_trace_in_the_making_is_announced_and_then_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `export_chrome_trace` to a `.gz` writes it; `.tmp` files are no runs."""
    monkeypatch.setattr(watch, "_FRESH_S", 0.0)
    monkeypatch.setattr(watch, "_GROWING_S", 0.5)
    # Longer than the writer waits between two pieces.
    monkeypatch.setattr(runs, "_MOMENT_S", 0.5)
    data = torch_sample("pytorch_gpu_simulated")
    logdir = tmp_path / "logs"
    (logdir / "live").mkdir(parents=True)
    (logdir / "live" / "w.1767225601500000000.pt.trace.json.gz.tmp").write_bytes(data)
    tab = Tab(str(logdir))
    assert tab.json("/runs")["runs"] == []
    path = logdir / "live" / "w.pt.trace.json.gz"
    statuses, growing = set(), set()
    with written_slowly(path, data, len(data) // 12) as done:
        while not done.is_set():
            tab.plugin._watch.current(wait_s=5)
            statuses |= {run["status"] for run in tab.json("/runs")["runs"]}
            response = tab.get("/overview?run=live")
            if response.status_code == 200:
                growing.add(response.get_json()["run"]["files"][0]["growing"])
            else:
                assert response.status_code in (404, 503)
            time.sleep(0.05)
    assert "writing" in statuses
    assert True in growing
    tab.plugin._watch.current(wait_s=5)
    time.sleep(0.6)
    tab.plugin._watch.current(wait_s=5)
    document = tab.json("/overview?run=live")
    assert document["run"]["files"][0]["status"] == "ok"
    assert len(document["steps"]["columns"]["number"]) == 12
    assert json.loads(gzip.decompress(path.read_bytes()))["schemaVersion"] == 1
