"""The schema: it holds for every document that we make, and refuses what the contract forbids."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview import compact_steps
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tests.overview_schema import SCHEMA, assert_valid, violations
from tests.reports import RUNS


@pytest.fixture(scope="module")
def document(samples: Path) -> Any:
    return load(samples, run="gpu_training_simulated").to_dict()


@pytest.mark.slow
def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def objects(node: Any, path: str = "$") -> list[tuple[str, dict[str, Any]]]:
    """Every subschema that names properties, with where it is."""
    if isinstance(node, list):
        return [found for one in node for found in objects(one, path)]
    if not isinstance(node, dict):
        return []
    here = [(path, node)] if node.get("type") == "object" and "properties" in node else []
    inside = [objects(value, f"{path}.{key}") for key, value in node.items()]
    return here + [found for one in inside for found in one]


def test_every_field_is_described_and_no_other_is_allowed() -> None:
    found = objects(SCHEMA)
    assert len(found) > 20
    for path, schema in found:
        assert schema["additionalProperties"] is False, path
        assert set(schema["required"]) <= set(schema["properties"]), path
        for name, field in schema["properties"].items():
            assert field.get("description"), f"{path}.{name}"


@pytest.mark.slow
@pytest.mark.parametrize("compact", [False, True], ids=["exact", "compact"])
@pytest.mark.parametrize("run", RUNS)
def test_sample_runs(
    samples: Path, run: str, compact: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    _check(samples, run, compact, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("compact", [False, True], ids=["exact", "compact"])
def test_real_profiles(corpus: Path, compact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    profiles = sorted(
        path for path in corpus.iterdir() if path.is_dir() or path.name.endswith(".xplane.pb")
    )
    checked = 0
    for path in profiles:
        try:
            _check(path, None, compact, monkeypatch)
        except UnreadableRunError:
            assert path.name.startswith("broken_")
        else:
            checked += 1
    assert checked > 20


def _check(path: Path, run: str | None, compact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if compact:
        monkeypatch.setattr(compact_steps, "MOST_EXACT", 0)
    document: Any = load(path, run=run).to_dict()
    # As it travels: what Python has besides JSON's types must not hide.
    assert_valid(json.loads(json.dumps(document, allow_nan=False)))
    if document["steps"] is not None:
        assert ("resolution_ms" in document["steps"]) == compact


# ---- what it refuses -----------------------------------------------------------------------------


def _with_metric(document: Any, metric: str, **changes: Any) -> list[str]:
    changed = copy.deepcopy(document)
    changed["metrics"][metric] |= changes
    return violations(changed)


@pytest.mark.slow
def test_a_value_is_null_exactly_when_it_is_unavailable(document: Any) -> None:
    assert _with_metric(document, "step_time", value=None)
    assert _with_metric(document, "step_time", status="unavailable", reason="no")
    assert _with_metric(document, "duty_cycle", value=None, status="unavailable")
    assert _with_metric(document, "duty_cycle", value=None, status="unavailable", reason="")
    assert not _with_metric(document, "duty_cycle", value=None, status="unavailable", reason="no")


def test_what_was_inferred_says_how(document: Any) -> None:
    assert _with_metric(document, "step_time", status="inferred", reason=None)
    assert not _with_metric(document, "step_time", status="inferred", reason="programs")


@pytest.mark.slow
def test_statistics_come_together(document: Any) -> None:
    assert _with_metric(document, "duty_cycle", n=3)
    assert _with_metric(document, "duty_cycle", n=3, stdev=None, min=1.0, max=2.0)
    assert _with_metric(document, "duty_cycle", n=1, stdev=0.0, min=1.0, max=1.0)
    assert not _with_metric(document, "duty_cycle", n=1, stdev=None, min=1.0, max=1.0)
    assert _with_metric(document, "duty_cycle", n=2, stdev=1.0, min=1.0, max=1.0, p50=1.0)


@pytest.mark.parametrize(
    "path, value",
    [
        ("platform", "npu"),
        ("schema_version", 2),
        ("extra", 1),
        ("job.kind", "serving"),
        ("steps.source", "guessed"),
        ("steps.columns.device_compute", [None]),
        ("steps.columns.unknown_category", [1.0]),
        ("steps.columns.duration_ms", [-1.0]),
        ("environment.device_count", 1.5),
        ("devices.0.busy_percent", 100.5),
        ("top_ops.0.side", "both"),
        ("hosts.0.status", "fine"),
        ("findings.0.severity", "grave"),
        ("diagnostics.0.hint", 3),
        ("run.files.0.bytes", "many"),
    ],
)
def test_other_things_that_it_refuses(document: Any, path: str, value: Any) -> None:
    changed = copy.deepcopy(document)
    *parents, last = path.split(".")
    node: Any = changed
    for parent in parents:
        node = node[int(parent)] if isinstance(node, list) else node[parent]
    node[last] = value
    assert len(violations(changed)) == 1
