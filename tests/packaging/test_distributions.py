"""What is in the wheel and in the sdist."""

from __future__ import annotations

import configparser
import email
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Protocol

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = "tensorboard_plugin_overview"

pytestmark = pytest.mark.slow


class Distributions(Protocol):
    sdist: Path
    wheel: Path


@pytest.fixture(scope="module")
def wheel(distributions: Distributions) -> zipfile.ZipFile:
    return zipfile.ZipFile(distributions.wheel)


def dist_info(wheel: zipfile.ZipFile, name: str) -> str:
    (path,) = (path for path in wheel.namelist() if path.endswith(f".dist-info/{name}"))
    return wheel.read(path).decode()


def test_the_wheel_runs_on_any_python_and_system(distributions: Distributions) -> None:
    assert distributions.wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    tops = {path.split("/")[0] for path in wheel.namelist()}
    (info,) = (top for top in tops if top.endswith(".dist-info"))
    assert tops == {PACKAGE, info}


def test_the_wheel_holds_every_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    packaged = {path for path in wheel.namelist() if path.startswith(f"{PACKAGE}/")}
    sources = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / PACKAGE).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert packaged == sources
    assert {
        f"{PACKAGE}/static/THIRD_PARTY_NOTICES.txt",
        f"{PACKAGE}/static/index.js",
        f"{PACKAGE}/overview/overview.schema.json",
        f"{PACKAGE}/samples/cpu_training.xplane.pb",
        f"{PACKAGE}/samples/gpu_training_simulated.xplane.pb.gz",
        f"{PACKAGE}/py.typed",
    } <= packaged
    for path in packaged:
        assert wheel.read(path) == (ROOT / path).read_bytes(), path


def test_entry_points(wheel: zipfile.ZipFile) -> None:
    entry_points = configparser.ConfigParser()
    entry_points.read_string(dist_info(wheel, "entry_points.txt"))
    assert {section: dict(entry_points[section]) for section in entry_points.sections()} == {
        "tensorboard_plugins": {"overview": f"{PACKAGE}.loader:OverviewLoader"},
        "console_scripts": {"tensorboard-overview": f"{PACKAGE}.__main__:program"},
    }


def test_metadata(wheel: zipfile.ZipFile) -> None:
    metadata = email.message_from_string(dist_info(wheel, "METADATA"))
    assert metadata["Name"] == "tensorboard-plugin-overview"
    assert f'__version__ = "{metadata["Version"]}"' in (ROOT / PACKAGE / "__init__.py").read_text()
    assert metadata["Requires-Python"] == ">=3.10"
    required = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert sorted(required) == [
        "msgspec>=0.18",
        "numpy>=2.0",
        "platformdirs>=3",
        "protobuf>=4.25",
        "tensorboard>=2.18",
        "werkzeug>=2.0",
    ]
    extras = set(metadata.get_all("Provides-Extra", []))
    assert extras == {"bench", "dask", "dev", "gcs", "s3", "test"}


def test_licence(wheel: zipfile.ZipFile) -> None:
    metadata = email.message_from_string(dist_info(wheel, "METADATA"))
    assert metadata["License-Expression"] == "Apache-2.0"
    assert metadata.get_all("License-File") == [
        "LICENSE",
        "NOTICE",
        f"{PACKAGE}/static/THIRD_PARTY_NOTICES.txt",
    ]
    assert "Apache License" in dist_info(wheel, "licenses/LICENSE")
    assert "THIRD_PARTY_NOTICES" in dist_info(wheel, "licenses/NOTICE")


def test_an_index_shows_a_page_without_dead_links(distributions: Distributions) -> None:
    pytest.importorskip("twine", reason="twine is not installed: pip install -e .[dev]")
    check = [sys.executable, "-m", "twine", "check", "--strict"]
    done = subprocess.run(
        [*check, str(distributions.wheel), str(distributions.sdist)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    metadata = dist_info(zipfile.ZipFile(distributions.wheel), "METADATA")
    description = email.message_from_string(metadata).get_payload()
    assert isinstance(description, str)
    assert "# Overview for TensorBoard" in description
    assert "Getting started: how to capture" in description
    assert re.findall(r"\]\((?!https?:)[^)]*\)", description) == []


def test_supported_pythons_are_those_of_the_combinations(wheel: zipfile.ZipFile) -> None:
    metadata = email.message_from_string(dist_info(wheel, "METADATA"))
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(metadata.get_all("Classifier", [])))
    assert set(named) == {"3.10", "3.11", "3.12", "3.13"}
    matrix = (ROOT / "tests" / "packaging" / "test_matrix.py").read_text(encoding="utf-8")
    assert set(re.findall(r'python="(3\.\d+)"', matrix)) | {"3.11"} == set(named)


def test_the_sdist_can_be_tested_and_its_bundle_rebuilt(distributions: Distributions) -> None:
    with tarfile.open(distributions.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "LICENSE",
        "Makefile",
        "NOTICE",
        "docs/examples/jax_training.py",
        "frontend/.npmrc",
        "frontend/build.mjs",
        "frontend/package-lock.json",
        "frontend/src/index.tsx",
        "sample_profiles/builder.py",
        "tests/test_layers.py",
    } <= names
    unwanted = {name for name in names if "node_modules" in name or name.endswith(".pyc")}
    assert unwanted == set()
