"""The registry: what it says stands in the documentation, and suffices for a new metric.

With `OVERVIEW_WRITE_DOCS=1` the test writes the tables of `docs/metrics.md`; without, the
checked-in ones must be them.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.check import check
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.comparison.document import read_document
from tensorboard_plugin_overview.comparison.requirement import parse_requirement
from tensorboard_plugin_overview.overview.metric import MetricKind
from tensorboard_plugin_overview.overview.platforms.sessions import LATENCY_DEFINITIONS
from tensorboard_plugin_overview.overview.registry import METRICS, PLATFORMS, as_shown
from tensorboard_plugin_overview.report.csv import report_csv
from tensorboard_plugin_overview.report.text import report_text
from tests.overview_schema import assert_valid

DOCUMENT = Path(__file__).parents[2] / "docs" / "metrics.md"
# <!-- NAME --> … <!-- end -->, each comment on a line of its own.
TABLE = re.compile(r"(?<=<!-- )(metrics|parts|sessions)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def metric_rows() -> Iterator[str]:
    yield "| metric | unit | better | on | what it means |\n|---|---|---|---|---|"
    for kind in METRICS.values():
        if kind.category is None:
            on = ", ".join(name.upper() for name in kind.platforms)
            where = "all" if len(kind.platforms) == len(PLATFORMS) else on
            better = kind.better or "–"
            yield f"| `{kind.id}` | {kind.unit} | {better} | {where} | {kind.definition} |"


def part_rows() -> Iterator[str]:
    yield "| metric | on a | what it means |\n|---|---|---|"
    for name, platform in PLATFORMS.items():
        for part in platform.step.values():
            yield f"| `{part.metric}` | {name.upper()} | {part.definition} |"


def session_rows() -> Iterator[str]:
    yield "| time of a session | what it means |\n|---|---|"
    for key, definition in LATENCY_DEFINITIONS.items():
        yield f"| `{key}` | {definition} |"


ROWS = {"metrics": metric_rows, "parts": part_rows, "sessions": session_rows}


def test_documentation_holds_the_definitions() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    rows = {name: "\n".join(rows()) for name, rows in ROWS.items()}
    expected = TABLE.sub(lambda found: f"{found[1]}{found[2]}\n{rows[found[1]]}\n\n", text)
    if os.environ.get("OVERVIEW_WRITE_DOCS"):
        DOCUMENT.write_text(expected, encoding="utf-8")
        return
    assert {found[1] for found in TABLE.finditer(text)} == set(ROWS)
    assert text == expected, "run OVERVIEW_WRITE_DOCS=1 pytest tests/overview/test_registry.py"


def test_ids_are_what_they_are_filed_under() -> None:
    for platform in PLATFORMS.values():
        for key, part in [*platform.step.items(), *platform.gap.items()]:
            assert part.id == key
        assert platform.unexplained in platform.step
        assert set(platform.order) | set(platform.formulas) <= set(METRICS)
    assert all(kind.id == key for key, kind in METRICS.items())


def test_a_part_has_one_unit_and_one_direction_on_all_platforms() -> None:
    for platform in PLATFORMS.values():
        for part in platform.step.values():
            known, own = METRICS[part.metric], part.mean
            assert (known.unit, known.better, known.category) == (own.unit, own.better, part.id)


def test_a_new_metric_needs_nothing_but_its_entry(
    samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given its value, every way out of the product knows what to say of it."""
    kind = MetricKind(
        "issue_efficiency",
        "Issue efficiency",
        "%",
        "higher",
        "issued slots ÷ issue slots, mean over SMs",
        "Share of the cycles in which a multiprocessor issues an instruction.",
        "work",
        ("gpu",),
    )
    monkeypatch.setitem(METRICS, kind.id, kind)
    overview = load(samples, "gpu_training_simulated")
    documents = []
    for percent in (40.0, 60.0):
        metrics = {**overview.metrics, kind.id: kind.measured(percent, "")}
        shown = replace(overview, metrics=as_shown(metrics, "gpu"))
        document = shown.to_dict()
        assert_valid(document)
        assert "Issue efficiency" in report_text(shown)
        assert "issue_efficiency" in report_csv(document)
        documents.append(read_document(json.dumps(document).encode()))
    slow, fast = documents
    compared = {one.id: one for one in compare(slow, fast).metrics}
    assert compared["issue_efficiency"].verdict == "better"
    required = parse_requirement("issue_efficiency >= 50 %")
    assert [check([required], document)[0].passed for document in documents] == [False, True]
    assert "| `issue_efficiency` | % | higher | GPU | " in "\n".join(metric_rows())
