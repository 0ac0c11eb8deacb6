"""The step-time panel and its metrics: step time, period, device span, parts of a step.

In: the run's `StepTable` (None without steps).  Out: `Metric`s by id, and the JSON's `steps`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, cast

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.run.step_kinds import KindSummary
from tensorboard_plugin_overview.metrics.statistics import statistics
from tensorboard_plugin_overview.metrics.steps import loop_time
from tensorboard_plugin_overview.metrics.steps.communication import CollectiveTime
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.overview import metric, schema
from tensorboard_plugin_overview.overview.platforms.category import Category, StepCategory
from tensorboard_plugin_overview.overview.recording.capture_options import device_off_advice
from tensorboard_plugin_overview.overview.registry import METRICS, PART_METRICS, PLATFORMS
from tensorboard_plugin_overview.steps.steps import StepSource
from tensorboard_plugin_overview.trace.facts import TracerLevels

StepBounds: TypeAlias = Literal[
    "ops", "work", "device_marker", "host_marker", "iteration_work", "iteration"
]
_LENGTH: dict[StepBounds, str] = {
    "ops": "a step runs from its first op to the first op of the next step",
    "work": "a step runs from its marker's start, or where the device is busy then from its first "
    "op, to the start of the next step",
    "device_marker": "a step is as long as the device's own marker",
    "host_marker": "a step is as long as its host marker",
    "iteration_work": "a step runs from where it begins on the host, or where the device is busy "
    "then from its first op, to the start of the next step",
    "iteration": "a step runs from where it begins on the host to where the next one begins",
}
_DEVICE_NOUNS: dict[Platform, str] = {"tpu": "core", "gpu": "device", "cpu": "host"}
_OF_STEPS = ("step_time", "step_time_all", "step_period", "step_gap", "step_device_span")

# Of steps, to say of the first one that it is slow.
_FEWEST = 2

ONLY_STEP = "There is one step, and no following one says where it ends."
NONE_COMPLETE = "No step is complete, so all are averaged."
NO_KERNELS = (
    "No kernel was recorded on a GPU: nothing ran, or the profiler lacks permission to read GPU "
    "counters (on NVIDIA: CUPTI, set NVreg_RestrictProfilingToAdminUsers=0)."
)
NO_OPS = (
    "No op of a TensorCore was recorded with its time, only step markers: what it did in its steps "
    "is not known."
)
NO_FOLLOWING_STEP = "No two consecutive steps are in the profile."


def no_kernels(levels: TracerLevels | None) -> str:
    """Returns why a GPU's part of the steps is not known, given the tracers' levels."""
    return device_off_advice(levels) or NO_KERNELS


def no_ops(levels: TracerLevels | None) -> str:
    """Returns why a TPU's parts of the steps are not known, given the tracers' levels."""
    if off := device_off_advice(levels):
        return f"{NO_OPS} {off}"
    how = "" if levels else " with the devices' ops (device_tracer_level 1 or more),"
    return f"{NO_OPS} Capture{how} while no other process holds the TPU's profiler."


def step_metrics(
    table: StepTable,
    platform: Platform,
    bounds: StepBounds,
    inferred: str | None,
    levels: TracerLevels | None = None,
    warm_up: str = "",
) -> dict[str, metric.Metric]:
    """Returns the metrics of the step-time panel, in the order of the page.

    Args:
        table: the run's steps.
        platform: of the run.
        bounds: the events that begin and end a step.
        inferred: the evidence for inferred steps, one sentence; None if the profile marks them.
        levels: of the tracers, None where they are not known.
        warm_up: how not to record the first steps of a job; "" where captures begin later.
    """
    caveat = None
    if not table.complete.any():
        caveat = ONLY_STEP if len(table) == 1 else NONE_COMPLETE
    counted = table.counted
    period_ms = table.period_ms[counted]
    has_next = ~np.isnan(period_ms)
    values = {
        "step_time": table.duration_ms[counted],
        "step_time_all": table.duration_ms,
        "step_period": period_ms[has_next],
        "step_gap": loop_time.gap_total_ms(table)[counted][has_next],
        "step_device_span": table.span_ms[counted],
        **{PART_METRICS[part]: time_ms[counted] for part, time_ms in table.time_ms.items()},
    }
    slow = _slow_first_step(table, warm_up, is_numbered=inferred is None) if warm_up else None
    notes = {key: inferred or (caveat if key.startswith("step_") else None) for key in values}
    for key in ("step_time", "step_time_all"):
        notes[key] = " ".join(filter(None, (notes[key], slow))) or None
    kinds = _kinds(platform, _window(platform, bounds, table.in_step), table.has_breakdown)
    nothing_ran = no_ops(levels) if platform == "tpu" else no_kernels(levels)
    if "time_device_compute" not in values:
        # The steps are the host's, and a host has no device span.
        del values["step_device_span"]
    return {
        key: kind.of(
            statistics(values[key]) if key in values else None,
            NO_FOLLOWING_STEP if key in values else nothing_ran,
            percentiles=key in ("step_time", "step_period"),
            note=notes.get(key),
            inferred=inferred is not None,
            inputs=_mean_of(values[key], key) if key in values else (),
        )
        for key, kind in kinds.items()
    }


def _slow_first_step(table: StepTable, warm_up: str, *, is_numbered: bool) -> str | None:
    """Says how slow the first step was; None where it was not.

    Args:
        table: the run's steps.
        warm_up: how not to record the first steps of a job.
        is_numbered: numbers of steps are the program's, from 0 on.
    """
    rows = np.flatnonzero(table.counted)
    if len(rows) < _FEWEST or rows[0] > 0:
        return None
    times = float(table.duration_ms[0]) / median(table.duration_ms[rows[1:]])
    if times <= OUTLIER:
        return None
    cold = not is_numbered or table.number[0] == 0
    why = ": no warm-up was profiled" if cold else " of the others, as without a warm-up"
    return f"The first step took {times:.3g} times the median{why}. {warm_up}"


def _mean_of(values_ms: FloatArray, key: str) -> list[metric.Input]:
    counted = "steps" if key == "step_time_all" else "complete steps"
    return [
        metric.Input(counted, len(values_ms)),
        metric.Input("sum over them", float(values_ms.sum()), "ms"),
    ]


def no_step_metrics(platform: Platform, missing_steps: str) -> dict[str, metric.Metric]:
    """Returns the same metrics, unavailable.

    Args:
        platform: of the run.
        missing_steps: why there are no steps.
    """
    return {key: kind.unavailable(missing_steps) for key, kind in _kinds(platform).items()}


def _window(platform: Platform, bounds: StepBounds, in_step: bool) -> str:
    """Describes what a step is."""
    device = _DEVICE_NOUNS[platform]
    length = (
        f"on the slowest {device}" if in_step else f"mean over {device}s, out of lock step here"
    )
    return f"{_LENGTH[bounds]}, {length}"


def _kinds(
    platform: Platform, window: str = "", has_breakdown: bool = True
) -> dict[str, metric.MetricKind]:
    description = PLATFORMS[platform]
    kinds = {key: METRICS[key] for key in _OF_STEPS if platform in METRICS[key].platforms}
    if window:
        for key in ("step_time", "step_time_all"):
            kinds[key] = replace(kinds[key], formula=f"{kinds[key].formula}; {window}")
    for category in reversed(list(description.step.values())):
        # If the ops of a TPU were recorded, `idle` is the rest of a step.
        if not (platform == "tpu" and has_breakdown and category.id == ALL_OTHERS):
            kinds[category.metric] = category.mean
    return kinds


def communication_metrics(
    devices: Sequence[CollectiveTime], missing_steps: str
) -> dict[str, metric.Metric]:
    """Returns exposed and overlapped collective time per step, mean over devices.

    Args:
        devices: the times of each device.
        missing_steps: why there are no times.
    """
    names = metric.device_names([(device.host, device.device) for device in devices])
    per_device = {
        "exposed_communication": [device.exposed_ms for device in devices],
        "overlapped_communication": [device.overlapped_ms for device in devices],
    }
    return {
        key: METRICS[key].measured(
            float(np.mean(times_ms)) if times_ms else None,
            missing_steps,
            metric.inputs_per_device("a step", dict(zip(names, times_ms, strict=True)), "ms"),
        )
        for key, times_ms in per_device.items()
    }


def steps_document(
    table: StepTable,
    platform: Platform,
    source: StepSource,
    method: str,
    kinds: Sequence[KindSummary],
) -> schema.Steps:
    """Makes the JSON's `steps`: a struct of arrays, one entry a step.

    Args:
        table: the steps.
        platform: of the run.
        source: the origin of the steps.
        method: the same in words.
        kinds: of marked steps; none where steps are inferred.
    """
    description = PLATFORMS[platform]
    shown = [part for part in description.step.values() if part.id in table.time_ms]
    columns: schema.StepColumns = {
        "number": table.number.tolist(),
        "name": list(table.name),
        "start_ms": table.start_ms.tolist(),
        "duration_ms": table.duration_ms.tolist(),
        "period_ms": _or_none(table.period_ms),
        "complete": table.complete.tolist(),
        "incomplete_reason": list(table.incomplete_reason),
    }
    parts_ms = {part.id: table.time_ms[part.id].tolist() for part in shown}
    gaps_ms = {part: _or_none(table.gap_ms[part]) for part in description.gap}
    # Categories name their columns, and a test holds that the schema has all of them.
    columns |= cast(schema.StepColumns, parts_ms)
    return {
        "source": source,
        "method": method,
        "categories": [_category_document(category) for category in shown],
        "columns": columns,
        "gap": {
            "categories": [_category_document(category) for category in description.gap.values()],
            "columns": cast(schema.GapColumns, gaps_ms),
        },
        "loop": _loop_document(loop_time.mean_loop_time(table)),
        "kinds": [_kind_document(kind) for kind in kinds],
    }


def _kind_document(kind: KindSummary) -> schema.StepKind:
    return {
        "name": kind.name,
        "count": kind.count,
        "complete": kind.complete,
        "mean_ms": kind.mean_ms,
        "share_percent": kind.share_percent,
        "leading": kind.leading,
    }


def _category_document(category: Category) -> schema.Category:
    return {
        "id": category.id,
        "label": category.label,
        "full_label": category.full_label,
        "definition": category.definition,
        "role": category.role,
        "metric": category.metric if isinstance(category, StepCategory) else None,
    }


def _loop_document(loop: loop_time.LoopTime) -> schema.Loop:
    period_ms = loop.period_ms
    return {
        "steps": len(loop.rows),
        "period_ms": period_ms,
        "gap_percent": min(100 * loop.gap_total_ms / period_ms, 100.0) if period_ms else 0.0,
        "step_ms": dict(loop.step_ms),
        "gap_ms": dict(loop.gap_ms),
    }


def _or_none(values: FloatArray) -> list[float | None]:
    """Returns the values, None for NaN."""
    column: list[float | None] = values.tolist()
    for row in np.flatnonzero(np.isnan(values)).tolist():
        column[row] = None
    return column
