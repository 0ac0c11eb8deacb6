"""The wheel in a clean environment: TensorBoard shows the tab and serves its files and runs."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Protocol

import pytest

from tests.packaging.installed import (
    PACKAGE,
    ROOT,
    active_plugins,
    assert_overview_works,
    clean_environment,
    run,
    tensorboard,
)

pytestmark = pytest.mark.slow


class Distributions(Protocol):
    wheel: Path


@pytest.fixture(scope="module")
def python(distributions: Distributions, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clean_environment(tmp_path_factory.mktemp("clean") / "venv", distributions.wheel)


@pytest.fixture(scope="module")
def logdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logdir")
    command = [sys.executable, "-m", f"{PACKAGE}.samples", str(folder)]
    subprocess.run(command, check=True, capture_output=True, cwd=ROOT)
    return folder


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
        "pytorch_cpu/2026_12_01_15_10_25",
        "pytorch_gpu_simulated/2026_01_01_00_00_01",
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
