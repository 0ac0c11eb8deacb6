"""The commands of `docs/compare-and-check.md`, run as they stand there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.samples import write_samples

pytestmark = pytest.mark.slow

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
    return [text.strip() for text in found if text.strip().startswith(f"{PROGRAM} ")]


def _read(yaml: Any, kind: str, block: str) -> Any:
    return yaml.safe_load(block) if kind == "yaml" else block.splitlines()


def test_there_are_commands_for_the_baselines_and_both_services() -> None:
    names = [command.split()[1] for command in commands()]
    assert names == ["show", "check", "check", "compare", "check"]


@pytest.mark.parametrize("command", commands())
def test_command_works_as_written(command: str, tmp_path: Path) -> None:
    write_samples(tmp_path / "profile")
    write_samples(tmp_path / "profile-1")
    (tmp_path / "perf").mkdir()
    for index in range(1, 6):
        document = load(tmp_path / "profile").to_dict()
        document["run"]["id"] = f"run {index}"
        (tmp_path / "perf" / f"baseline-{index}.json").write_text(json.dumps(document))
    ours = f'{sys.executable} -m tensorboard_plugin_overview "$@"'
    shell = f"{PROGRAM}() {{ {ours}; }}\ni=1\n"
    done = subprocess.run(
        ["bash", "-euc", shell + command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PAGE.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert ("of 5 baselines" in done.stdout) == (" check " in command)
    assert (tmp_path / "performance.xml").exists() == ("--junit" in command)
