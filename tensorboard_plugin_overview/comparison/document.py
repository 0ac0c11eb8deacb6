"""Reads an overview document from a file.

In: JSON.  Out: the document, if every field that a comparison uses is there and of its type; else
one sentence about the first that is not.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, cast

from tensorboard_plugin_overview.arrays.numbers import LARGEST
from tensorboard_plugin_overview.comparison.configurations import SETTINGS
from tensorboard_plugin_overview.comparison.measurements import FIELDS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import SCHEMA_VERSION
from tensorboard_plugin_overview.overview.registry import METRICS

# The fields that a comparison reads of any document: a type, or the shape inside.
_SHAPE = {
    "platform": str,
    "run": {"id": str, "files": [{"host": str, "status": str}]},
    "job": {"kind": str},
    "environment": {},
    "metrics": {},
}
_METRIC = {"label": str, "unit": str, "status": str, "source": str}
_STEPS = {"source": str, "columns": {"complete": [bool]}, "categories": [{"id": str}]}
_INFERENCE = {"mean": {"host_ms": float, "device_ms": float, "communication_ms": float}}
_DIRECTIONS = ("lower", "higher", None)
# They decide the verdict, whose words are faster and slower.
_TIMES = ("step_time", "session_time")


class DocumentError(Exception):
    """The text is no overview document; the message says why, without a full stop."""


def read_document(content: bytes) -> schema.Overview:
    """Reads a document whose every field that a comparison uses is there and of its type.

    Raises:
        DocumentError: the content is no such document.
    """
    try:
        text = content.decode("utf-8-sig")
        document = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise DocumentError(f"not JSON ({error})") from error
    if not isinstance(document, dict) or "schema_version" not in document:
        raise DocumentError("it has no schema_version")
    version = document["schema_version"]
    # True equals 1 to Python.
    if type(version) is not int or version != SCHEMA_VERSION:
        raise DocumentError(f"its schema_version is {version!r}, and {SCHEMA_VERSION} is known")
    _match(document, _SHAPE, "")
    _check_environment(document["environment"])
    for name, metric in document["metrics"].items():
        _check_metric(name, metric, f"metrics.{name}")
    if document.get("steps") is not None:
        _check_steps(document["steps"], document["metrics"])
    if document.get("inference") is not None:
        _match(document["inference"], _INFERENCE, "inference")
    return cast(schema.Overview, document)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def _finite(number: str) -> float:
    value = float(number)
    return value if math.isfinite(value) else _refuse(number)


def _check_environment(environment: Mapping[str, object]) -> None:
    """Checks that the settings which a comparison names are single values."""
    frameworks = environment.get("frameworks")
    if frameworks is not None:
        _match(frameworks, {}, "environment.frameworks")
    inside = frameworks if isinstance(frameworks, dict) else {}
    settings = {str(name): environment.get(name) for name in SETTINGS}
    settings |= {f"frameworks.{name}": value for name, value in inside.items()}
    for name, value in settings.items():
        if value is not None and not isinstance(value, (str, bool)):
            place = f"environment.{name}"
            _expect(value, (int, float), place)
            _number(value, place)


def _check_metric(name: str, metric: Any, place: str) -> None:
    _match(metric, _METRIC, place)
    if metric.get("better", "") not in _DIRECTIONS:
        raise DocumentError(f"{place}.better is none of lower, higher and null")
    # A missing value is no zero, and has its reason.
    is_missing = "value" in metric and metric["value"] is None
    _expect(metric.get("reason", 0), str if is_missing else (str, type(None)), f"{place}.reason")
    for field in FIELDS:
        if metric.get(field) is not None or (field == "value" and not is_missing):
            _number(metric.get(field), f"{place}.{field}")
    if (metric.get("stdev") or 0) < 0:
        raise DocumentError(f"{place}.stdev is below 0")
    n = metric.get("n") or 0
    if not isinstance(n, int) or n < 0:
        raise DocumentError(f"{place}.n is no count")
    if name in METRICS and metric["unit"] != METRICS[name].unit:
        raise DocumentError(f"{place}.unit is not {METRICS[name].unit}")
    if name in _TIMES and metric["better"] != "lower":
        raise DocumentError(f"{place}.better is not lower")


def _check_steps(steps: Any, metrics: Iterable[str]) -> None:
    """Checks the columns, of which those called after a metric are its measurements."""
    _match(steps, _STEPS, "steps")
    columns, count = steps["columns"], len(steps["columns"]["complete"])
    parts = [category["id"] for category in steps["categories"]]
    numbers = {"duration_ms", "period_ms", *parts, *metrics}
    for name, column in columns.items():
        _check_column(column, count, name in numbers, f"steps.columns.{name}")
    if steps.get("gap") is not None:
        _match(steps["gap"], {"columns": {}}, "steps.gap")
        for name, column in steps["gap"]["columns"].items():
            _check_column(column, count, True, f"steps.gap.columns.{name}")


def _check_column(column: Any, count: int, is_number: bool, place: str) -> None:
    _expect(column, list, place)
    if len(column) != count:
        raise DocumentError(f"{place} is not as long as the others")
    for value in column if is_number else ():
        if value is not None:
            _number(value, place)


def _match(value: Any, shape: Any, place: str) -> None:
    """Holds a value against its shape.

    Args:
        value: of the document.
        shape: a type; a mapping of the keys that must be there, or a list of one shape.
        place: the path to the value; "" for the document.

    Raises:
        DocumentError: something is missing or of another type.
    """
    if isinstance(shape, dict):
        _expect(value, dict, place)
        for key, inside in shape.items():
            _match(value.get(key), inside, f"{place}.{key}" if place else key)
    elif isinstance(shape, list):
        _expect(value, list, place)
        for index, one in enumerate(value):
            _match(one, shape[0], f"{place}[{index}]" if isinstance(shape[0], dict) else place)
    elif shape is float:
        _number(value, place)
    else:
        _expect(value, shape, place)


def _number(value: object, place: str) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) > LARGEST:
        raise DocumentError(f"{place} is no number")


def _expect(value: object, kind: type | tuple[type, ...], place: str) -> None:
    if not isinstance(value, kind):
        raise DocumentError(f"{place} is missing or not of its kind")
