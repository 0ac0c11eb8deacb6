"""The benchmark of the overview, on small inputs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.inputs import smoke_inputs
from tensorboard_plugin_overview.api import load

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_a_repeated_tpu_profile_is_one(tmp_path: Path) -> None:
    (one,) = (one for one in smoke_inputs() if one.name == "tpu_smoke_repeated")
    path = tmp_path / "vm.xplane.pb"
    one.write(path)
    document: Any = load(path).to_dict()
    # As many steps as in the sample, again and again, of the same length.
    assert len(document["steps"]["columns"]["number"]) > 100
    assert document["metrics"]["step_time"]["status"] == "measured"


@pytest.mark.slow
def test_smoke_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.overview", "--smoke", "--repeats", "1"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=300,
    )
    lines = done.stdout.splitlines()
    for one in smoke_inputs():
        (row,) = (line for line in lines if line.startswith(f"| {one.name} |"))
        # Of the tools, only the peers may be missing.
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[2].endswith("MB")
        assert cells[7].endswith("s")
    assert lines[-1].startswith("Whole process, gpu_smoke")
