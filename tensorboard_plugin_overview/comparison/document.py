"""An overview document that was written to a file, read back.

In: JSON.  Out: the document, if all that a comparison uses is there and of its kind; else one
sentence that says what is not.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any
from typing import NoReturn

from tensorboard_plugin_overview.comparison.configurations import SETTINGS
from tensorboard_plugin_overview.comparison.measurements import FIELDS
from tensorboard_plugin_overview.overview.document import SCHEMA_VERSION
from tensorboard_plugin_overview.overview.registry import METRICS

_TEXTS = ("label", "unit", "status", "source")
_DIRECTIONS = ("lower", "higher", None)
# They decide the verdict, whose words are faster and slower.
_TIMES = ("step_time", "session_time")
# Beyond, squares overflow; no time, count or share comes near.
_LARGEST = 1e100


class DocumentError(Exception):
    """The text is no overview document; the message says why, without a full stop."""


def read_document(content: bytes) -> dict[str, Any]:
    """The document in a file.

    Raises:
        DocumentError: it is none.
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
    _check(document)
    return document


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def _finite(number: str) -> float:
    found = float(number)
    return found if math.isfinite(found) else _refuse(number)


def _check(document: Mapping[str, Any]) -> None:
    for place in ("run", "job", "environment", "metrics"):
        _expect(document.get(place), Mapping, place)
    _expect(document["run"].get("id"), str, "run.id")
    _expect(document.get("platform"), str, "platform")
    _expect(document["job"].get("kind"), str, "job.kind")
    for index, file in enumerate(_list(document["run"].get("files"), "run.files")):
        _expect(file, Mapping, f"run.files[{index}]")
        for place in ("host", "status"):
            _expect(file.get(place), str, f"run.files[{index}].{place}")
    _check_environment(document["environment"])
    for name, metric in document["metrics"].items():
        _check_metric(metric, f"metrics.{name}")
        if name in METRICS and metric["unit"] != METRICS[name].unit:
            raise DocumentError(f"metrics.{name}.unit is not {METRICS[name].unit}")
        if name in _TIMES and metric["better"] != "lower":
            raise DocumentError(f"metrics.{name}.better is not lower")
    if document.get("steps") is not None:
        _check_steps(document["steps"], list(document["metrics"]))
    if document.get("inference") is not None:
        _expect(document["inference"], Mapping, "inference")
        _expect(document["inference"].get("mean"), Mapping, "inference.mean")
        for part in ("host_ms", "device_ms", "communication_ms"):
            _number(document["inference"]["mean"].get(part), f"inference.mean.{part}")


def _check_environment(environment: Mapping[str, Any]) -> None:
    """The settings that a comparison names are single values."""
    frameworks = environment.get("frameworks")
    if frameworks is not None:
        _expect(frameworks, Mapping, "environment.frameworks")
    settings = {name: environment.get(name) for name in SETTINGS}
    settings |= {f"frameworks.{name}": value for name, value in (frameworks or {}).items()}
    for name, value in settings.items():
        place = f"environment.{name}"
        _expect(value, (str, int, float, type(None)), place)
        if isinstance(value, (int, float)):
            _number(float(value) if isinstance(value, bool) else value, place)


def _check_metric(metric: Any, place: str) -> None:
    _expect(metric, Mapping, place)
    for name in _TEXTS:
        _expect(metric.get(name), str, f"{place}.{name}")
    if metric.get("better", "") not in _DIRECTIONS:
        raise DocumentError(f"{place}.better is none of lower, higher and null")
    _expect(metric.get("reason", 0), (str, type(None)), f"{place}.reason")
    for name in FIELDS:
        if metric.get(name) is not None:
            _number(metric[name], f"{place}.{name}")
    if (metric.get("stdev") or 0) < 0:
        raise DocumentError(f"{place}.stdev is below 0")
    n = metric.get("n") or 0
    if not isinstance(n, int) or n < 0:
        raise DocumentError(f"{place}.n is no count")
    # A missing value is no zero, and has its reason.
    _expect(metric.get("value", ""), (int, float, type(None)), place)
    if metric["value"] is None:
        _expect(metric.get("reason"), str, f"{place}.reason")


def _check_steps(steps: Any, metrics: Sequence[str]) -> None:
    """Checks the columns, of which those called after a metric are its measurements."""
    _expect(steps, Mapping, "steps")
    _expect(steps.get("source"), str, "steps.source")
    _expect(steps.get("columns"), Mapping, "steps.columns")
    columns = steps["columns"]
    complete = _list(columns.get("complete"), "steps.columns.complete")
    for one in complete:
        _expect(one, bool, "steps.columns.complete")
    count = len(complete)
    for name, column in columns.items():
        place = f"steps.columns.{name}"
        if len(_list(column, place)) != count:
            raise DocumentError(f"{place} is not as long as the others")
    gap = steps.get("gap")
    if gap is not None:
        _expect(gap, Mapping, "steps.gap")
        _expect(gap.get("columns"), Mapping, "steps.gap.columns")
        for name, column in gap["columns"].items():
            place = f"steps.gap.columns.{name}"
            if len(_list(column, place)) != count:
                raise DocumentError(f"{place} is not as long as the others")
            for value in column:
                if value is not None:
                    _number(value, place)
    for category in _list(steps.get("categories"), "steps.categories"):
        _expect(category, Mapping, "steps.categories")
        _expect(category.get("id"), str, "steps.categories.id")
    parts = [category["id"] for category in steps["categories"]]
    for name in dict.fromkeys(("duration_ms", "period_ms", *parts, *metrics)):
        for value in columns.get(name, ()):
            if value is not None:
                _number(value, f"steps.columns.{name}")


def _list(value: Any, place: str) -> Sequence[Any]:
    _expect(value, list, place)
    found: Sequence[Any] = value
    return found


def _number(value: Any, place: str) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) > _LARGEST:
        raise DocumentError(f"{place} is no number")


def _expect(value: Any, kind: type | tuple[type, ...], place: str) -> None:
    if not isinstance(value, kind):
        raise DocumentError(f"{place} is missing or not of its kind")
