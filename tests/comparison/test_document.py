"""Overviews that were written to a file: read back whole, or refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.comparison.check import check
from tensorboard_plugin_overview.comparison.compare import compare
from tensorboard_plugin_overview.comparison.document import DocumentError, read_document
from tensorboard_plugin_overview.comparison.requirement import parse_requirement
from tests.comparison.documents import document, uneven
from tests.reports import RUNS


def test_what_show_writes_is_read_back(samples: Path) -> None:
    for run in RUNS:
        text = json.dumps(load(samples, run).to_dict(), indent=1)
        assert read_document(text.encode()) == json.loads(text)
        # As Windows' shell writes it.
        assert read_document(b"\xef\xbb\xbf" + text.encode()) == json.loads(text)


GOOD = document(uneven(10, 4), parts_ms={"input": [1.0] * 4}, frameworks={"jax": "1"})
SLOWER = document(uneven(90, 4), parts_ms={"input": [50.0] * 4})
ABSENT = object()


def changed(place: str, value: Any) -> bytes:
    made = json.loads(json.dumps(GOOD))
    *folders, name = place.split(".")
    inner = made
    for folder in folders:
        inner = inner[folder]
    inner[name] = value
    if value is ABSENT:
        del inner[name]
    return json.dumps(made).encode()


def nested(depth: int) -> Any:
    found: Any = "x"
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff{}", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"schema_version": NaN}', "NaN is no number"),
        (b'{"schema_version": 1e999}', "1e999 is no number"),
        (b"[]", "no schema_version"),
        (b"{}", "no schema_version"),
        (changed("schema_version", 2), "its schema_version is 2, and 1 is known"),
        (changed("run", None), "run is missing or not of its kind"),
        (changed("run.files", [1]), "run.files[0] is missing"),
        (changed("metrics.step_time", None), "metrics.step_time is missing"),
        (changed("metrics.step_time.value", "5"), "metrics.step_time.value is no number"),
        (changed("metrics.step_time.value", True), "metrics.step_time.value is no number"),
        (changed("metrics.step_time.stdev", 1e200), "metrics.step_time.stdev is no number"),
        (changed("metrics.step_time.value", None), "metrics.step_time.reason is missing"),
        (changed("metrics.step_time.unit", 5), "metrics.step_time.unit is missing"),
        (changed("metrics.step_time.reason", ABSENT), "metrics.step_time.reason is missing"),
        (changed("metrics.step_time.better", ABSENT), "metrics.step_time.better is none of"),
        (changed("metrics.step_time.better", "less"), "metrics.step_time.better is none of"),
        # Else it could be neither faster nor slower.
        (changed("metrics.step_time.better", None), "metrics.step_time.better is not lower"),
        (changed("steps.columns.complete", [[]] * 4), "steps.columns.complete is missing"),
        (changed("steps.columns.input", [1.0]), "steps.columns.input is not as long as"),
        (changed("steps.columns.duration_ms", ["1"] * 4), "steps.columns.duration_ms is no number"),
        # A column that is called after a metric is its measurements.
        (changed("steps.columns.step_time", [{}] * 4), "steps.columns.step_time is no number"),
        (changed("inference", {}), "inference.mean is missing"),
        (changed("schema_version", True), "its schema_version is True"),
        (changed("metrics.step_time.n", 2.5), "metrics.step_time.n is no count"),
        (changed("metrics.step_time.n", -1), "metrics.step_time.n is no count"),
        (changed("metrics.step_time.stdev", -0.5), "metrics.step_time.stdev is below 0"),
        (changed("metrics.step_time.value", 10**400), "metrics.step_time.value is no number"),
        (b'{"schema_version": ' + b"9" * 5000 + b"}", "not JSON"),
        # A limit in milliseconds would be held against it.
        (changed("metrics.step_time.unit", "s"), "metrics.step_time.unit is not ms"),
        (changed("environment.device_type", [[]]), "environment.device_type is missing or not"),
        (changed("environment.device_count", 10**200), "environment.device_count is no number"),
        (changed("environment.frameworks", {"jax": {}}), "environment.frameworks.jax is missing"),
        (changed("environment.device_type", nested(500)), "environment.device_type is missing"),
    ],
)
def test_refuses_in_a_sentence(content: bytes, says: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_document(content)
    assert says in str(caught.value)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
PLACES = st.sampled_from(
    [
        *GOOD,
        *(f"metrics.step_time.{name}" for name in GOOD["metrics"]["step_time"]),
        *(f"metrics.time_input.{name}" for name in GOOD["metrics"]["time_input"]),
        *(f"steps.{name}" for name in GOOD["steps"]),
        *(f"steps.columns.{name}" for name in GOOD["steps"]["columns"]),
        *(f"environment.{name}" for name in GOOD["environment"]),
        "run.id",
        "run.files",
        "job.kind",
    ]
)


@given(PLACES, VALUES | st.just(ABSENT))
def test_what_is_accepted_can_be_used(place: str, value: Any) -> None:
    """Whatever one field is: refused, or compared and checked without a failure."""
    try:
        read = read_document(changed(place, value))
    except DocumentError:
        return
    texts = ("step_time <= baseline * 1.1 and step_time not worse", "step_time not worse by 5 %")
    requirements = [parse_requirement(text) for text in texts]
    for a, b in ((read, GOOD), (GOOD, read), (read, read), (read, SLOWER), (SLOWER, read)):
        json.dumps(compare(a, b).to_dict(), allow_nan=False)
        for baselines in ([a], [a, b], [a, GOOD, SLOWER]):
            check(requirements, b, baselines)
