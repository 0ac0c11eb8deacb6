"""The benchmark of many hosts, on a small run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.hosts import write_run
from tensorboard_plugin_overview import load

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_the_run_is_what_it_is_said_to_be(tmp_path: Path) -> None:
    write_run(tmp_path / "plugins/profile/run", hosts=7, steps=4, ops=20)
    document = load(tmp_path, cache=False).to_dict()
    assert [file["status"] for file in document["run"]["files"]] == ["ok"] * 7
    assert document["environment"]["device_count"] == 7 * 8
    assert document["metrics"]["step_time"]["value"] == pytest.approx(120.0)
    assert [host["name"] for host in document["hosts"] if host["straggler"]] == ["host0005"]
    assert "clock_skew" not in {one["code"] for one in document["diagnostics"]}


@pytest.mark.slow
def test_smoke_run() -> None:
    pytest.importorskip("distributed", reason="distributed is not installed")
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.hosts", "--smoke"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=120,
    )
    rows = [line for line in done.stdout.splitlines() if line.startswith(("| local", "| dask"))]
    assert len(rows) == 4
    # One process and the cluster find the same host.
    assert [row.split("|")[-2].strip() for row in rows[-2:]] == ["host0005", "host0005"]
