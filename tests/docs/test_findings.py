"""The page on findings has every finding that the metrics page defines, and no other."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

_CELL = re.compile(r"^\| (`[^|]*?)\|", re.MULTILINE)
_ID = re.compile(r"`(\w+)`")
# Parts of a TPU's step, which the metrics page has among the rules of its platform.
_OF_A_TPU = {"sparsecore_bound", "host_transfer_bound", "tpu_idle"}


def ids_in_first_cells(text: str) -> set[str]:
    return {name for cell in _CELL.findall(text) for name in _ID.findall(cell)}


def test_every_finding_has_its_advice() -> None:
    metrics = (ROOT / "docs/metrics.md").read_text(encoding="utf-8")
    rules = metrics.partition("## Findings: `findings`")[2].partition("\n## ")[0]
    page = (ROOT / "docs/findings.md").read_text(encoding="utf-8")
    assert ids_in_first_cells(page) == ids_in_first_cells(rules) | _OF_A_TPU
