"""Combinations of requirements that are supported: the same numbers, and the tab in TensorBoard.

Large: on demand, `make test-packages`. The newest combination is part of the other tests too. What
was installed, and what came of it, is written to `build/packages.md` as rows of a table.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.packaging.installed import (
    PACKAGE,
    ROOT,
    Fetch,
    active_plugins,
    assert_overview_works,
    clean_environment,
    run,
    tensorboard,
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.environ.get("OVERVIEW_TEST_PACKAGES") != "1",
        reason="installs many packages; make test-packages",
    ),
]

REPORT = ROOT / "build" / "packages.md"
# TensorBoard up to 2.20 imports pkg_resources, which setuptools 82 no longer has.
PKG_RESOURCES = "setuptools<82"


class Distributions(Protocol):
    wheel: Path


@dataclass(frozen=True)
class Combination:
    """What is installed.

    Attributes:
        requirements: beside the wheel; what is not named is the newest.
        setuptools: False: removed before TensorBoard starts.
        plugins: of TensorBoard that must be active.
    """

    name: str
    requirements: tuple[str, ...]
    python: str = f"{sys.version_info.major}.{sys.version_info.minor}"
    setuptools: bool = True
    plugins: frozenset[str] = frozenset({"overview"})


OLDEST = (
    "msgspec==0.18.0",
    "numpy==2.0.0",
    "platformdirs==3.0.0",
    "protobuf==4.25.0",
    "werkzeug==2.0.0",
)
OLD = ("tensorboard==2.18.0", PKG_RESOURCES)
WITH_XPROF = frozenset({"overview", "profile"})
COMBINATIONS = (
    Combination("all oldest", (*OLD, *OLDEST), python="3.10"),
    Combination("tensorboard 2.18", OLD),
    Combination("tensorboard 2.19", ("tensorboard==2.19.0", PKG_RESOURCES)),
    Combination("tensorboard 2.20", ("tensorboard==2.20.0", PKG_RESOURCES)),
    Combination("newest, no setuptools", (), setuptools=False),
    Combination("newest, oldest Python", (), python="3.10", setuptools=False),
    Combination("newest, Python 3.12", (), python="3.12", setuptools=False),
    Combination("newest, newest Python", (), python="3.13", setuptools=False),
    Combination("oldest numpy", ("numpy==2.0.0",), setuptools=False),
    # TensorBoard 2.21 wants protobuf 6, so these get 2.20.
    Combination("oldest protobuf", ("protobuf==4.25.0", PKG_RESOURCES)),
    Combination("protobuf 5", ("protobuf<6", PKG_RESOURCES)),
    Combination("protobuf 6", ("protobuf<7",), setuptools=False),
    Combination("beside xprof", ("xprof",), plugins=WITH_XPROF),
    Combination(
        "beside xprof, tensorboard 2.20",
        ("xprof", "tensorboard==2.20.0", PKG_RESOURCES),
        plugins=WITH_XPROF,
    ),
)
SHOWN = ("tensorboard", "numpy", "protobuf", "werkzeug", "platformdirs", "setuptools", "xprof")


@pytest.fixture(scope="module")
def logdir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("logdir")
    run(sys.executable, "-m", f"{PACKAGE}.samples", folder)
    return folder


@pytest.fixture(scope="module")
def report() -> Iterator[list[str]]:
    """Rows of the table, written when all is done."""
    rows: list[str] = []
    yield rows
    head = ["combination", "Python", *SHOWN, "result"]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *rows]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("one", COMBINATIONS, ids=lambda one: one.name.replace(" ", "-"))
def test_combination(
    one: Combination,
    distributions: Distributions,
    logdir: Path,
    report: list[str],
    tmp_path: Path,
) -> None:
    folder = tmp_path / "venv"
    python = clean_environment(
        folder, distributions.wheel, *one.requirements, interpreter=interpreter(one.python)
    )
    try:
        # Before setuptools goes: TensorBoard 2.21 declares it, and does not import it.
        run(python, "-m", "pip", "check")
        if not one.setuptools:
            run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "setuptools")
        versions = installed(python)
        row = [one.name, run(python, "-V").split()[1]]
        row += [versions.get(name, "none") for name in SHOWN]
        try:
            check(one, python, logdir)
        except BaseException:
            report.append(f"| {' | '.join([*row, 'FAILED'])} |")
            raise
        report.append(f"| {' | '.join([*row, 'works'])} |")
    finally:
        shutil.rmtree(folder)


def check(one: Combination, python: Path, logdir: Path) -> None:
    """The numbers are those of this environment, and the tab works."""
    for run_id in ("cpu_training", "gpu_training_simulated", "tpu_inference_simulated"):
        assert shown(python, logdir, run_id) == shown(Path(sys.executable), logdir, run_id)
    with tensorboard(python, logdir) as fetch:
        assert_overview_works(fetch)
        assert one.plugins <= set(active_plugins(fetch, set(one.plugins)))
        if "profile" in one.plugins:
            assert_xprof_works(fetch)
            # XProf has now left its caches beside the profiles.
            assert_overview_works(fetch)


def assert_xprof_works(fetch: Fetch) -> None:
    query = "run=cpu_training&tag=overview_page&host=vm"
    tables = json.loads(fetch(f"/data/plugin/profile/data?{query}"))
    assert any("steptime_ms_average" in table.get("p", {}) for table in tables)


def shown(python: Path, logdir: Path, run_id: str) -> Any:
    command = ("show", logdir, "--run", run_id, "--format", "json", "--no-cache")
    # The last digits are the library's: Python's `sum` is more exact from 3.12 on.
    text = run(python, "-m", PACKAGE, *command)
    return json.loads(text, parse_float=lambda number: f"{float(number):.12g}")


def installed(python: Path) -> dict[str, str]:
    listed = json.loads(run(python, "-m", "pip", "list", "--format", "json"))
    return {package["name"].lower(): package["version"] for package in listed}


def interpreter(version: str) -> str:
    """A Python of that version, which a shim of the name may lack; skips without."""
    if version == Combination.python:
        return sys.executable
    found = shutil.which(f"python{version}")
    if found is None or subprocess.run([found, "-V"], capture_output=True, check=False).returncode:
        pytest.skip(f"python{version} is not installed")
    return found
