"""The commands of `docs/compare-and-check.md`, run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview.samples import write_samples

PAGE = Path(__file__).parents[2] / "docs" / "compare-and-check.md"
PROGRAM = "tensorboard-overview"


def texts(node: Any) -> Iterator[str]:
    """All texts in what YAML says."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, (dict, list)):
        for inner in node.values() if isinstance(node, dict) else node:
            yield from texts(inner)


def commands() -> list[str]:
    """Every command of ours in what is fenced as YAML or as a shell's."""
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed: pip install -e .[test]")
    page = PAGE.read_text(encoding="utf-8")
    fenced = re.findall(r"```(yaml|sh)\n(.*?)```", page, re.DOTALL)
    found = [text for kind, block in fenced for text in texts(_read(yaml, kind, block))]
    return [text for text in found if text.startswith(f"{PROGRAM} ")]


def _read(yaml: Any, kind: str, block: str) -> Any:
    return yaml.safe_load(block) if kind == "yaml" else block.splitlines()


def test_there_are_commands_for_both_services_and_the_baseline() -> None:
    assert [command.split()[1] for command in commands()] == ["check", "compare", "check", "show"]


@pytest.mark.parametrize("command", commands())
def test_command_works_as_written(command: str, tmp_path: Path) -> None:
    write_samples(tmp_path / "profile")
    (tmp_path / "perf").mkdir()
    ours = f'{sys.executable} -m tensorboard_plugin_overview "$@"'
    shell = f"{PROGRAM}() {{ {ours}; }}\n"
    first = f"{PROGRAM} show profile --format json > perf/baseline.json\n"
    done = subprocess.run(
        ["bash", "-euc", shell + first + command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PAGE.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "performance.xml").exists() == ("--junit" in command)
