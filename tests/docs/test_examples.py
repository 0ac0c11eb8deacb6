"""The examples of docs/getting-started.md are the files in docs/examples, and these work.

With `OVERVIEW_EXAMPLES_PYTHON` the examples are run whose framework that Python has; without, or
where the framework is absent, they are skipped.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tensorboard_plugin_overview import load
from tests.docs.pages import ROOT

PAGE = ROOT / "docs" / "getting-started.md"
# <!-- examples/NAME.py --> and its block.
EXAMPLE = re.compile(r"(?<=<!-- examples/)(\w+)(\.py -->\n```python\n).*?(?=```\n)", re.DOTALL)
FRAMEWORKS = {
    "jax_training": "jax",
    "keras_training": "tensorflow",
    "pytorch_training": "torch",
    "pytorch_xla_training": "torch_xla",
    "tensorflow_loop": "tensorflow",
}
# Ten steps; Keras counts from 1 what it then numbers from 0, and includes both ends. PyTorch counts
# the four that its schedule leaves out.
NUMBERS = {"keras_training": list(range(9, 20)), "pytorch_training": list(range(4, 14))}


def code_of(name: str) -> str:
    """The file without its docstring, which is for those who run it."""
    text = (ROOT / "docs" / "examples" / f"{name}.py").read_text(encoding="utf-8")
    return text.split('"""\n', 1)[1].lstrip("\n")


def test_the_page_holds_the_files() -> None:
    text = PAGE.read_text(encoding="utf-8")
    expected = EXAMPLE.sub(lambda found: found[1] + found[2] + code_of(found[1]), text)
    if os.environ.get("OVERVIEW_WRITE_DOCS"):
        PAGE.write_text(expected, encoding="utf-8")
        return
    assert text == expected, "run OVERVIEW_WRITE_DOCS=1 pytest tests/docs/test_examples.py"


def test_every_file_is_on_the_page() -> None:
    files = {path.stem for path in (ROOT / "docs" / "examples").glob("*.py")}
    shown = {found[1] for found in EXAMPLE.finditer(PAGE.read_text(encoding="utf-8"))}
    assert files == shown == set(FRAMEWORKS)


@pytest.mark.slow
@pytest.mark.parametrize("name", FRAMEWORKS)
def test_example_leaves_a_profile_with_its_steps(name: str, tmp_path: Path) -> None:
    python = os.environ.get("OVERVIEW_EXAMPLES_PYTHON")
    if not python:
        pytest.skip("OVERVIEW_EXAMPLES_PYTHON names no Python with a framework")
    framework = FRAMEWORKS[name]
    found = f"import importlib.util as u; raise SystemExit(u.find_spec({framework!r}) is None)"
    if subprocess.run([python, "-c", found], check=False).returncode:
        pytest.skip(f"{python} has no {framework}")
    example = ROOT / "docs" / "examples" / f"{name}.py"
    done = subprocess.run(
        [python, str(example), str(tmp_path)],
        env={**os.environ, "PJRT_DEVICE": "CPU", "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    overview = load(tmp_path, cache=False)
    assert overview.platform == "cpu"
    assert overview.metrics["step_time"].value
    assert overview.steps is not None
    assert overview.steps["columns"]["number"] == NUMBERS.get(name, list(range(10)))
