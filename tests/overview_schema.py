"""The schema of the overview document, for tests."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

SCHEMA: dict[str, Any] = json.loads(
    resources.files("tensorboard_plugin_overview.overview")
    .joinpath("overview.schema.json")
    .read_text(encoding="utf-8")
)
# The compiled one says fast whether a document is valid, the other one says best what is wrong.
_IS_VALID = jsonschema_rs.Draft202012Validator(SCHEMA).is_valid
_VALIDATOR = Draft202012Validator(SCHEMA)


def violations(document: Any) -> list[str]:
    """What in the document is not as the schema says: a path and a sentence each."""
    if _IS_VALID(document):
        return []
    # Of an object or `null`, what is wrong with the object is the news.
    errors = (best_match([error]) for error in _VALIDATOR.iter_errors(document))
    return [f"{error.json_path}: {error.message[:300]}" for error in errors if error]


def assert_valid(document: Any) -> None:
    """The document is as the schema says, and so are the things that a schema cannot say."""
    assert violations(document) == []
    steps = document["steps"]
    if steps is not None:
        columns = steps["columns"]
        assert len({len(column) for column in columns.values()}) == 1, "columns of one length"
        for category in steps["categories"]:
            assert category["id"] in columns
            assert category["metric"] == f"time_{category['id']}"
            assert document["metrics"][category["metric"]]["category"] == category["id"]
        parts = [columns[category["id"]] for category in steps["categories"]]
        for duration_ms, *times_ms in zip(columns["duration_ms"], *parts, strict=True):
            assert abs(sum(times_ms) - duration_ms) <= 1e-6
    inference = document["inference"]
    if inference is not None:
        distribution = inference["distribution"]
        assert len(distribution["edges_ms"]) == len(distribution["counts"]) + 1
        assert sum(distribution["counts"]) == inference["sessions"]
