"""What reading a file is estimated to take, against what it does take."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.inputs import MEGABYTE, repeated, tpu_training
from sample_profiles.builder import SpaceBuilder
from sample_profiles.gpu_training import gpu_training
from tensorboard_plugin_overview.decode.estimate import estimate_lines
from tensorboard_plugin_overview.formats.xspace import memory_estimate
from tensorboard_plugin_overview.formats.xspace.memory_estimate import (
    block_bytes,
    estimate,
    whole_bytes,
)
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryBudget
from tests.conftest import ROOT

SHORT = MemoryBudget(1).has

MEASURE = """
import sys
from pathlib import Path
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.host_result import read_host

def held(what):
    return int(Path("/proc/self/status").read_text().split(what + ":")[1].split()[0]) << 10

(file,) = scan(sys.argv[1]).runs[0].files
before = held("VmRSS")
assert read_host(file).summary
print(held("VmHWM") - before)
"""


def cpu_training(samples: Path) -> bytes:
    return (samples / "plugins/profile/cpu_training/vm.xplane.pb").read_bytes()


KINDS: dict[str, Callable[[Path], Callable[[Path], None]]] = {
    "cpu": lambda samples: repeated(lambda: cpu_training(samples), 40 * MEGABYTE),
    "gpu": lambda _: repeated(gpu_training, 40 * MEGABYTE),
    "tpu": lambda _: tpu_training(60 * MEGABYTE),
}


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell")
@pytest.mark.parametrize("kind", KINDS)
def test_it_is_above_what_it_takes_and_near(kind: str, samples: Path, tmp_path: Path) -> None:
    path = tmp_path / "large.xplane.pb"
    KINDS[kind](samples)(path)
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, str(path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    takes = int(done.stdout)
    assert takes < estimate(path, path.stat().st_size, SHORT).in_blocks < 2.5 * takes


def test_events_are_counted_whatever_they_take_in_the_file(tmp_path: Path) -> None:
    """Two lines of one length: of few events with much in them, of many with little."""
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    few, many = plane.line("few"), plane.line("many")
    for number in range(2_000):
        few.event(f"op{number % 7}", start_ms=number, duration_ms=1, long_name="x" * 400)
    for number in range(50_000):
        many.event("op", start_ms=number, duration_ms=1)
    path = tmp_path / "h.xplane.pb"
    path.write_bytes(space.to_bytes())
    found = {line.line: line.events for line in estimate_lines(path, SELECTION)}
    assert found["few"] == pytest.approx(2_000, rel=0.1)
    assert found["many"] == pytest.approx(50_000, rel=0.1)


def test_short_events_of_the_python_tracer_are_not_kept(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for number in range(20_000):
        name = "$module.py:1 f" if number % 10 else "op"
        # Frames of less than 20 µs are left out.
        line.event(name, start_ms=number, duration_ms=0.01 if number % 10 else 1)
    path = tmp_path / "h.xplane.pb"
    path.write_bytes(space.to_bytes())
    (found,) = estimate_lines(path, SELECTION)
    assert found.events == pytest.approx(2_000, rel=0.1)


def test_many_lines_are_not_all_looked_into(tmp_path: Path) -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for thread in range(200):
        line = plane.line(f"thread {thread}")
        for number in range(50):
            line.event("op", start_ms=number, duration_ms=1)
    path = tmp_path / "h.xplane.pb"
    path.write_bytes(space.to_bytes())
    found = estimate_lines(path, SELECTION)
    assert len(found) == 200
    assert sum(line.events for line in found) == pytest.approx(10_000, rel=0.1)
    assert sum(line.bytes for line in found) < path.stat().st_size


def test_what_is_behind_damage_counts_by_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "zeros.xplane.pb"
    with path.open("wb") as file:
        file.truncate(10_000_000)
    assert estimate(path, 10_000_000, SHORT).whole == whole_bytes(10_000_000)


class Failing:
    """A file behind a URL whose store fails after so many requests."""

    def __init__(self, data: bytes, requests: int) -> None:
        self.size = len(data)
        self._data = data
        self._left = requests

    def read_range(self, start: int, end: int) -> bytes:
        self._left -= 1
        if self._left < 0:
            raise OSError("the store does not answer")
        return self._data[start:end]


@pytest.mark.slow
@pytest.mark.parametrize("requests", [0, 1, 3, 5, 10, 30])
def test_a_store_that_fails_is_the_readers_matter(requests: int) -> None:
    estimate_lines(Failing(gpu_training(), requests), SELECTION)


def test_a_file_is_not_looked_into_where_memory_is_plenty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("it was looked into")

    monkeypatch.setattr(memory_estimate, "estimate_lines", fail)
    assert estimate(tmp_path / "gone", 10_000_000, MemoryBudget(10**12).has).whole > 10_000_000
    assert estimate(tmp_path / "gone", 1_000_000, SHORT).whole == whole_bytes(1_000_000)


def test_ops_of_tpu_cores_take_little() -> None:
    assert block_bytes(10**9, 9 * 10**8) < 0.3 * whole_bytes(10**9)
    assert block_bytes(10**9, 0) == whole_bytes(10**9)
