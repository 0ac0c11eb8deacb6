"""The Python of the pages runs as it stands there, a page from top to bottom.

The examples that train something need a framework; `test_examples` is about them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.report.formats import FORMATS, file_bytes
from tensorboard_plugin_overview.samples import write_samples
from tests.docs.pages import ROOT, blocks, pages

EXAMPLES = ROOT / "docs" / "getting-started.md"
PAGES = [page for page in pages() if page != EXAMPLES]
RUN = [page for page in PAGES if any(block.language == "python" for block in blocks(page))]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the pages speak of: runs in `logs`, a profile, an export."""
    folder = tmp_path_factory.mktemp("reader")
    write_samples(folder / "logs")
    profile = "plugins/profile/cpu_training/vm.xplane.pb"
    (folder / "host.xplane.pb").write_bytes((folder / "logs" / profile).read_bytes())
    csv = file_bytes(FORMATS["csv"], load(folder / "logs", cache=False).to_dict())
    (folder / "overview.csv").write_bytes(csv)
    return folder


def test_the_pages_with_code_are_found() -> None:
    names = {page.name for page in RUN}
    assert {
        "CONTRIBUTING.md",
        "README.md",
        "decode.md",
        "exports.md",
        "json.md",
        "python.md",
    } <= names


@pytest.mark.slow
@pytest.mark.parametrize("page", RUN, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_runs_as_written(
    page: Path,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("pandas")
    monkeypatch.chdir(folder)
    names: dict[str, Any] = {"__name__": "reader"}
    for block in blocks(page):
        if block.language == "python":
            # Errors point to the page's own lines.
            code = "\n" * block.line + block.code
            exec(compile(code, str(page), "exec"), names)
    # A page that shows a test has it run.
    for name in [name for name in names if name.startswith("test_")]:
        names[name](tmp_path)
    assert capsys.readouterr().err == ""


@pytest.mark.slow
def test_what_python_md_shows_is_what_is_printed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    page = ROOT / "docs" / "python.md"
    exec(next(blocks(page)).code, {})
    printed = capsys.readouterr().out
    assert printed.startswith("<Overview 'gpu_training_simulated'")
    assert f"    {printed}" in page.read_text(encoding="utf-8")
