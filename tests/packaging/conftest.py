"""The distributions, built once, the way `pip install` from an index would get them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# What a working copy holds that is not source.
NOT_SOURCE = (
    ".git",
    ".hypothesis",
    ".venv",
    ".*_cache",
    "__pycache__",
    "*.egg-info",
    "build",
    "dist",
    "node_modules",
)


@dataclass(frozen=True)
class Distributions:
    sdist: Path
    wheel: Path


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Distributions:
    """An sdist of the working copy, and the wheel that is built from that sdist alone."""
    pytest.importorskip("build", reason="build is not installed: pip install -e .[dev]")
    folder = tmp_path_factory.mktemp("distributions")
    source = folder / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    command = [sys.executable, "-m", "build", "--outdir", str(folder / "dist"), str(source)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    (sdist,) = (folder / "dist").glob("*.tar.gz")
    (wheel,) = (folder / "dist").glob("*.whl")
    return Distributions(sdist, wheel)
