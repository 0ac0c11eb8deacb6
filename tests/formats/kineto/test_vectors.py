"""The vectors: small traces with the numbers that follow from them by hand."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tests.conftest import SHARED
from tests.overview_schema import assert_valid

FOLDER = SHARED / "vectors_pytorch"
NAMES = sorted(path.name for path in FOLDER.iterdir()) if FOLDER.is_dir() else []
# Milliseconds; percents have a ten-thousandth.
_NEAR = 1e-6

pytestmark = pytest.mark.skipif(
    not NAMES, reason="../shared (vectors of Kineto traces) is not beside this checkout"
)


@pytest.mark.parametrize("name", NAMES)
def test_vector(name: str, tmp_path: Path) -> None:
    expected = json.loads((FOLDER / name / "expect.json").read_text(encoding="utf-8"))
    path = FOLDER / name / "trace.json"
    if "files" in expected:
        for file in expected["files"]:
            shutil.copy(FOLDER / name / file, tmp_path)
        path = tmp_path
    document: Any = load(path).to_dict()
    assert_valid(document)
    for where, value in expected["expect"].items():
        assert near(at(document, where), value), where
    for where, text in expected.get("expect_text", {}).items():
        assert text in at(document, where)
    codes = {diagnostic["code"] for diagnostic in document["diagnostics"]}
    assert set(expected.get("expect_diagnostics", ())) <= codes
    findings = {finding["id"] for finding in document["findings"]}
    assert set(expected.get("expect_findings", ())) <= findings


def at(document: Any, where: str) -> Any:
    """Returns what stands at a path such as `steps.columns` or `hosts[0].straggler`."""
    for part in re.findall(r"[^.\[\]]+", where):
        document = document[int(part) if isinstance(document, list) else part]
    return document


def near(value: Any, expected: Any) -> bool:
    if isinstance(expected, list):
        return len(value) == len(expected) and all(map(near, value, expected))
    if isinstance(expected, float):
        return isinstance(value, (int, float)) and abs(value - expected) <= _NEAR
    return bool(value == expected)
