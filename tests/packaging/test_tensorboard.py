"""The wheel in a clean environment: TensorBoard shows the tab and serves its files and runs."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import subprocess
import sys
import threading
import time
import urllib.request
import venv
from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any
from typing import Protocol

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = "tensorboard_plugin_overview"
START_SECONDS = 60
LISTING_SECONDS = 20

pytestmark = pytest.mark.slow

Fetch = Callable[[str], bytes]


class Distributions(Protocol):
    wheel: Path


def run(*command: str | Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    result = subprocess.run(
        [str(part) for part in command],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
        env=environment,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def clean_environment(folder: Path, *requirements: str | Path) -> Path:
    """Makes a virtual environment with the requirements; returns its Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", *requirements)
    return python


@pytest.fixture(scope="module")
def python(distributions: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clean_environment(tmp_path_factory.mktemp("clean") / "venv", distributions.wheel)


@pytest.fixture(scope="module")
def logdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logdir")
    command = [sys.executable, "-m", f"{PACKAGE}.samples", str(folder)]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return folder


@contextmanager
def tensorboard(python: Path, logdir: Path) -> Iterator[Fetch]:
    """Runs TensorBoard on a free port; yields a function from a path to what it answers."""
    process = subprocess.Popen(
        [str(python), "-m", "tensorboard.main", "--logdir", str(logdir), "--port", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd="/",
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
    )
    assert process.stderr is not None
    log: list[str] = []
    address: Queue[str | None] = Queue()

    def read(stream: Iterator[str]) -> None:
        for line in stream:
            log.append(line)
            if match := re.search(r"at (http://\S+:\d+)/", line):
                address.put(match[1])
        address.put(None)

    reader = threading.Thread(target=read, args=(process.stderr,), daemon=True)
    reader.start()
    try:
        base = address.get(timeout=START_SECONDS)
        assert base is not None, "TensorBoard did not start:\n" + "".join(log)

        def fetch(path: str) -> bytes:
            with urllib.request.urlopen(base + path, timeout=30) as response:
                content: bytes = response.read()
                # XProf compresses whether one asked for it or not.
                gzipped = response.headers["Content-Encoding"] == "gzip"
                return gzip.decompress(content) if gzipped else content

        yield fetch
    finally:
        process.terminate()
        process.wait(timeout=30)
        reader.join(timeout=30)
        process.stderr.close()


def active_plugins(fetch: Fetch, expected: set[str]) -> dict[str, Any]:
    """The plugins that TensorBoard lists as active, once the expected ones are among them.

    A plugin may look for its data in the background, and is listed when it has found some.
    """
    deadline = time.monotonic() + LISTING_SECONDS
    while True:
        listing = json.loads(fetch("/data/plugins_listing"))
        active = {name: plugin for name, plugin in listing.items() if plugin["enabled"]}
        if expected <= set(active) or time.monotonic() > deadline:
            return active
        time.sleep(0.2)


def assert_overview_works(fetch: Fetch) -> None:
    active = active_plugins(fetch, {"overview"})
    assert "overview" in active
    assert active["overview"]["tab_name"] == "Overview"
    bundle = (ROOT / PACKAGE / "static" / "index.js").read_bytes()
    assert fetch("/data/plugin/overview/static/index.js") == bundle
    runs = fetch("/data/plugin/overview/runs").decode()
    assert "cpu_training" in runs
    assert "gpu_training_simulated" in runs
    for run_id, platform in (("cpu_training", "cpu"), ("gpu_training_simulated", "gpu")):
        overview = json.loads(fetch(f"/data/plugin/overview/overview?run={run_id}"))
        assert overview["run"]["id"] == run_id
        assert overview["platform"] == platform


def test_the_tab_appears_and_works(python: Path, logdir: Path) -> None:
    with tensorboard(python, logdir) as fetch:
        assert_overview_works(fetch)


def test_without_profiles_the_tab_is_not_active(python: Path, tmp_path: Path) -> None:
    with tensorboard(python, tmp_path) as fetch:
        time.sleep(2)  # longer than a look into an empty folder takes
        listing = json.loads(fetch("/data/plugins_listing"))
        assert listing["overview"]["enabled"] is False


def test_the_command_works(python: Path, logdir: Path) -> None:
    command = python.with_name("tensorboard-overview")
    runs = json.loads(run(command, "runs", logdir, "--json"))
    assert {entry["id"] for entry in runs} == {
        "cpu_training",
        "gpu_training_simulated",
        "tpu_inference_simulated",
        "tpu_training_simulated",
    }
    shown = run(command, "show", logdir, "--run", "cpu_training", "--format", "json")
    assert json.loads(shown)["platform"] == "cpu"


def test_only_what_is_declared_is_installed(python: Path) -> None:
    """Neither the tests' nor the benchmark's packages, nor one of the frameworks."""
    listed = json.loads(run(python, "-m", "pip", "list", "--format", "json"))
    names = {package["name"].lower() for package in listed}
    assert {"tensorboard-plugin-overview", "tensorboard", "numpy", "protobuf"} <= names
    assert not names & {"jax", "jaxlib", "pytest", "tensorflow", "torch", "xprof"}


# Below this line the environment is changed; keep it last.


def test_without_setuptools(python: Path, logdir: Path) -> None:
    """Newer Python environments have none, and TensorBoard no longer imports it."""
    source = "import importlib.metadata as m; print(m.version('tensorboard'))"
    version = run(python, "-c", source).strip()
    if tuple(int(part) for part in version.split(".")[:2]) < (2, 21):
        pytest.skip(f"TensorBoard {version} itself imports setuptools' pkg_resources")
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools")
    source = "import importlib.util as u; print(u.find_spec('setuptools'))"
    assert run(python, "-c", source).strip() == "None"
    with tensorboard(python, logdir) as fetch:
        assert_overview_works(fetch)


def test_beside_xprof(distributions: Distributions, logdir: Path, tmp_path: Path) -> None:
    """Both plugins have messages called XSpace, in one process."""
    if os.environ.get("OVERVIEW_TEST_XPROF") == "1":
        python = clean_environment(tmp_path / "venv", distributions.wheel, "xprof")
    elif importlib.util.find_spec("xprof") is not None:
        python = Path(sys.executable)
    else:
        pytest.skip(
            "xprof is not installed; OVERVIEW_TEST_XPROF=1 installs it (large) for this test"
        )
    with tensorboard(python, logdir) as fetch:
        assert_overview_works(fetch)
        active = active_plugins(fetch, {"overview", "profile"})
        assert {"overview", "profile"} <= set(active)
        assert "cpu_training" in fetch("/data/plugin/profile/runs").decode()
        query = "run=cpu_training&tag=overview_page&host=vm"
        tables = json.loads(fetch(f"/data/plugin/profile/data?{query}"))
        assert any("steptime_ms_average" in table.get("p", {}) for table in tables)
        # XProf has now left its caches beside the profiles.
        assert_overview_works(fetch)
