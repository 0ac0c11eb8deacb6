"""Absurd sizes: no crash, no hang, and memory that the size of the file bounds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

if not Path("/proc/self/clear_refs").exists():
    pytest.skip("the system does not tell the memory of a process", allow_module_level=True)

from tests.fuzz.hostile import CASES

pytestmark = pytest.mark.slow

# Whatever is read, a window and a budget for texts that inflate are there; and so much for each
# thing that is kept, in all the forms that it takes on its way.
MOST_BYTES = 64 << 20
MOST_BYTES_A_THING = 300
# Generous for a busy machine.
SECONDS_FOR_ONE = 60
SECONDS_FOR_ALL = 600


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """What each case took, read in a process that gets no more than 6 GB."""
    folder = tmp_path_factory.mktemp("hostile")
    for name, case in CASES.items():
        (folder / f"{name}.xplane.pb").write_bytes(case.make())
    command = [sys.executable, "-m", "tests.fuzz.hostile", str(folder)]
    result = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS_FOR_ALL, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr
    found = [json.loads(line) for line in result.stdout.splitlines()]
    return {one["name"]: one for one in found}


@pytest.mark.parametrize("name", CASES)
def test_absurd_sizes_take_moderate_memory_and_time(
    taken: dict[str, dict[str, Any]], name: str
) -> None:
    case, found = CASES[name], taken[name]
    assert found["readable"] == case.readable
    assert found["peak_bytes"] < MOST_BYTES + MOST_BYTES_A_THING * case.things
    assert found["seconds"] < SECONDS_FOR_ONE


def test_the_measure_can_fail(taken: dict[str, dict[str, Any]]) -> None:
    """A million events are at least their columns: four of eight bytes."""
    assert taken["a million events"]["peak_bytes"] > 32_000_000
