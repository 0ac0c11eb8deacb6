"""One metric of an overview document, and the series behind it.

In: a document in the shape of `docs/json.md`.  Out: a `Side` of a comparison, and a `Sample` of it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.comparison.welch import Sample, effective_n
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.registry import METRICS

Field: TypeAlias = Literal["value", "stdev", "n", "min", "max", "p50", "p90", "p99"]
FIELDS: tuple[Field, ...] = ("value", "stdev", "n", "min", "max", "p50", "p90", "p99")
"""The numbers of a metric in a document."""

_COLUMNS = {
    "step_time": "duration_ms",
    "step_time_all": "duration_ms",
    "step_period": "period_ms",
}
_GAP = "step_gap"
# Steps of long profiles have their times rounded to four digits of the median.
_SAME_MEAN = 1e-3


@dataclass(frozen=True)
class Side:
    """A metric of one run, as its document has it."""

    value: float | None
    stdev: float | None
    n: int | None
    status: str
    reason: str | None


def side_of(document: schema.Overview, metric: str) -> Side:
    """Returns the metric; unavailable where the document has none of that id.

    Args:
        document: of a run.
        metric: id of the metric.
    """
    found = document["metrics"].get(metric)
    if found is None:
        reason = f"A run on {document['platform'].upper()} has no such metric."
        return Side(None, None, None, "unavailable", reason)
    return Side(
        found["value"], found.get("stdev"), found.get("n"), found["status"], found["reason"]
    )


def is_step_part(metric: str) -> bool:
    """Returns whether a metric is the mean of a category of a step, a part of the step time."""
    return metric in METRICS and METRICS[metric].category is not None


def sample_of(document: schema.Overview, metric: str) -> Sample | None:
    """Returns the measurements behind a mean; None where there are not two of them.

    Args:
        document: of a run.
        metric: id of the metric.
    """
    side = side_of(document, metric)
    if side.value is None or side.stdev is None or side.n is None or side.n < 2:
        return None
    independent = effective_n(side.n, series_of(document, metric))
    return Sample(side.value, side.stdev, side.n, independent)


def series_of(document: schema.Overview, metric: str) -> FloatArray | None:
    """Returns the metric step by step; None where the steps are not what it counts.

    Args:
        document: of a run.
        metric: id of the metric.
    """
    side = side_of(document, metric)
    steps = document.get("steps")
    kind = METRICS.get(metric)
    column = _COLUMNS.get(metric, (kind and kind.category) or metric)
    # Missing values are null.
    if steps is not None and metric == _GAP and steps.get("gap"):
        parts = [np.array(part, np.float64) for part in steps["gap"]["columns"].values()]
        everything = np.sum(parts, axis=0)
    elif steps is None or column not in steps["columns"]:
        return None
    else:
        columns = cast("Mapping[str, list[float | None]]", steps["columns"])
        everything = np.array(columns[column], np.float64)
    there = ~np.isnan(everything)
    complete = np.array(steps["columns"]["complete"], np.bool_)
    # If no step is complete, all count.
    for series in (everything[there & complete], everything[there]):
        if len(series) == side.n and math.isclose(
            float(series.mean()), side.value or 0.0, rel_tol=_SAME_MEAN, abs_tol=1e-9
        ):
            found: FloatArray = series
            return found
    return None
