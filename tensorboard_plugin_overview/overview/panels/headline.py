"""The first line of the page: speed, spread, trend, outliers and bottleneck.

In: a run's metrics, its step table, its sessions.  Out: the JSON's `headline`, None where the
profile has neither steps nor sessions.

The bottleneck of a loop is the kind of time that takes most of its period: of the steps, and of the
gaps between them.  A kind joins the parts that the same remedy helps: a GPU that waits for
launches, for ops of the host or for Python waits for the host.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.latency import Latencies
from tensorboard_plugin_overview.metrics.steps.loop_time import gap_total_ms, mean_loop_time
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER, slow_steps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.trend import Trend
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.platforms.sessions import SESSION_PARTS
from tensorboard_plugin_overview.overview.registry import PLATFORMS

# Every profile is tested: one of a hundred may have a false trend, not one of twenty.
_SIGNIFICANT = 0.01
# If outliers take this share of the steps' time, the mean is not the usual step.
_HEAVY_OUTLIERS = 0.25
# If one step makes this share of the bottleneck, it is that step's and not the loop's.
_MADE_BY_ONE = 0.5
_FEWEST_STEPS = 3
# A smaller share of the period outside the steps needs no mention.
_NOTABLE_GAP_PERCENT = 1.0
# A smaller change over all steps is of no interest, however certain.
_NOTABLE_PERCENT = 1.0
_STEPS = 100
_MOST_OUTLIERS = 100
_NEXT_PERCENT = 5.0

# The causes of a GPU's idle time, as far as the host was recorded.
_OF_HOST = frozenset({"host_compute", "kernel_launch", "compilation"})
_WORDS: dict[schema.TimeKind, str] = {
    "compute": "Compute-bound",
    "communication": "Communication-bound",
    "host": "Host-bound",
    "input": "Input-bound",
    "transfer": "Bound by copies between host and device",
    "compilation": "Bound by compilation",
    "sparsecore": "Bound by the SparseCore",
    "idle": "Mostly idle",
    "device": "Device-bound",
    "other_work": "Bound by other work between the steps",
}
_IS: dict[schema.TimeKind, str] = {
    "compute": "computation",
    "communication": "communication between devices",
    "host": "waiting for the host",
    "input": "waiting for input",
    "transfer": "copies between host and device",
    "compilation": "compilation",
    "sparsecore": "waiting for the SparseCore",
    "idle": "an idle TensorCore",
    "device": "time on the device",
    "other_work": "other work between the steps",
}
# A CPU run has no device that waits; the device of its sessions is the CPU.
_CPU_OVERHEAD = "Python and other overhead"
_UNRECORDED = "idle time, of which no host event was recorded"


def headline(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable | None,
    trend: Trend | None,
    sessions: Latencies | None,
    *,
    steps_between: bool = False,
) -> schema.Headline | None:
    """Returns the headline; of the sessions, where there are any.

    Args:
        platform: of the run.
        metrics: of the run.
        table: its steps, None without any.
        trend: of the counted steps' lengths, None where there are too few.
        sessions: of an inference run, None without any.
        steps_between: between the marked steps of a CPU run others that nothing marks.
    """
    gap_kinds = {part.id: part.kind for part in PLATFORMS[platform].gap.values() if part.kind}
    if steps_between:
        gap_kinds |= {"host_compute": _step_kinds(platform)["host_compute"]}
    what: Literal["session_time", "step_time"]
    if sessions is not None:
        what = "session_time"
        bottleneck = _session_bottleneck(platform, sessions)
        if sessions.inferred and not sessions.are_ranges and table is not None:
            # They are executions as the steps are, of which more is known.
            bottleneck = _loop_bottleneck(platform, metrics, table, gap_kinds)
    elif table is not None:
        what = "step_time"
        bottleneck = _loop_bottleneck(platform, metrics, table, gap_kinds)
    else:
        return None
    of_steps = table if sessions is None else None
    metric = metrics[what]
    if metric.value is None:
        return None
    spread = metric.statistics
    return {
        "what": what,
        "value_ms": metric.value,
        "median_ms": None if spread is None else spread.p50,
        "median_first": of_steps is not None and _outliers_weigh(of_steps),
        "spread_ms": None if spread is None else spread.stdev,
        "trend": None if of_steps is None else _trend(of_steps, trend),
        "outliers": None if of_steps is None else _outliers(of_steps),
        "bottleneck": bottleneck,
    }


def is_clear(trend: Trend, level_ms: float) -> bool:
    """Returns whether a trend is more than noise, and notable over all steps.

    Args:
        trend: the trend.
        level_ms: length of the median step.
    """
    change_percent = 100 * abs(trend.slope) * (trend.n - 1) / level_ms if level_ms else 0.0
    return trend.p_value < _SIGNIFICANT and change_percent >= _NOTABLE_PERCENT


def _trend(table: StepTable, trend: Trend | None) -> schema.Trend | None:
    level_ms = median(table.duration_ms[table.counted])
    if trend is None or not level_ms:
        return None
    percent = 100 * trend.slope / level_ms
    direction: Literal["slower", "faster"] | None = None
    if is_clear(trend, level_ms):
        direction = "slower" if trend.slope > 0 else "faster"
    return {
        "percent_per_100_steps": percent * _STEPS,
        "change_percent": percent * (trend.n - 1),
        "p_value": trend.p_value,
        "steps": trend.n,
        "direction": direction,
        "sentence": _trend_sentence(direction, percent, trend),
    }


def _trend_sentence(direction: str | None, percent: float, trend: Trend) -> str:
    if direction is None:
        return f"No trend over {trend.n} steps that could be told from noise."
    return f"Getting {direction}: by {abs(percent) * (trend.n - 1):.2g} % over {trend.n} steps."


def _outliers(table: StepTable) -> schema.Outliers:
    """Counts the outliers, and lists the slowest of them in order of time."""
    rows, median_ms = slow_steps(table)
    slowest = rows[np.argsort(-table.duration_ms[rows], kind="stable")[:_MOST_OUTLIERS]]
    return {
        "count": len(rows),
        "steps": sorted(slowest.tolist()),
        "factor": OUTLIER,
        "above_ms": OUTLIER * median_ms,
        "limit": f"{OUTLIER} times the median step",
    }


def _outliers_weigh(table: StepTable) -> bool:
    rows, _ = slow_steps(table)
    total_ms = table.duration_ms[table.counted].sum()
    return bool(table.duration_ms[rows].sum() > _HEAVY_OUTLIERS * total_ms)


def _loop_bottleneck(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable,
    gap_kinds: Mapping[str, schema.TimeKind],
) -> schema.Bottleneck | None:
    step_kinds = _step_kinds(platform)
    parts = PLATFORMS[platform].step
    unknown = {part for part in step_kinds if metrics[parts[part].metric].value is None}
    host_is_seen = platform != "gpu" or not unknown & _OF_HOST
    # Without kernels (a GPU whose profiler may not record them) it is unknown.
    if not host_is_seen:
        unknown -= _OF_HOST
    if unknown or any(part not in table.time_ms for part in step_kinds):
        return None
    loop = mean_loop_time(table)
    parts_ms = _parts(platform, table, loop.rows, gap_kinds)
    leading = max(parts_ms, key=lambda kind: parts_ms[kind].sum())
    largest = int(np.argmax(parts_ms[leading]))
    of_one_ms = parts_ms[leading][largest]
    if len(loop.rows) >= _FEWEST_STEPS and of_one_ms > _MADE_BY_ONE * parts_ms[leading].sum():
        parts_ms = {kind: np.delete(time_ms, largest) for kind, time_ms in parts_ms.items()}
        rows = np.delete(loop.rows, largest)
    else:
        rows = loop.rows
    gap_ms = float(np.nan_to_num(gap_total_ms(table)[rows]).sum())
    total_ms = sum(float(time_ms.sum()) for time_ms in parts_ms.values())
    has_gap = total_ms > 0 and 100 * gap_ms / total_ms >= _NOTABLE_GAP_PERCENT
    words = _IS | {"host": _CPU_OVERHEAD} if platform == "cpu" else _IS
    if not host_is_seen:
        words = _IS | {"host": _UNRECORDED}
    bottleneck = _bottleneck(
        {kind: float(time_ms.sum()) for kind, time_ms in parts_ms.items()},
        "the time from step to step" if has_gap else "a step",
        words,
    )
    if bottleneck is not None and bottleneck["category"] == "host" and not host_is_seen:
        return None
    if bottleneck is None or not has_gap or bottleneck["category"] == "other_work":
        return bottleneck
    outside_ms = sum(
        float(np.nan_to_num(table.gap_ms[part][rows]).sum())
        for part, kind in gap_kinds.items()
        if kind == bottleneck["category"]
    )
    outside_percent = 100 * outside_ms / total_ms
    if outside_percent >= _NOTABLE_GAP_PERCENT:
        is_all = outside_percent > bottleneck["share_percent"] - _NOTABLE_GAP_PERCENT
        where = "outside the steps" if is_all else f"{outside_percent:.1f} % outside the steps"
        main, separator, following = bottleneck["sentence"].removesuffix(".").partition("; ")
        bottleneck["sentence"] = f"{main}, {where}{separator}{following}."
    return bottleneck


def _step_kinds(platform: Platform) -> dict[str, schema.TimeKind]:
    """Returns the kind of each category of a step, without those that never limit."""
    return {part.id: part.kind for part in PLATFORMS[platform].step.values() if part.kind}


def _parts(
    platform: Platform, table: StepTable, rows: Int64Array, gap_kinds: Mapping[str, schema.TimeKind]
) -> dict[schema.TimeKind, FloatArray]:
    """Returns the time of each kind in each of k periods, float64[k], in milliseconds."""
    parts_ms: dict[schema.TimeKind, FloatArray] = {}
    none = np.zeros(len(rows))
    for category, kind in _step_kinds(platform).items():
        parts_ms[kind] = parts_ms.get(kind, none) + table.time_ms[category][rows]
    for category, kind in gap_kinds.items():
        in_gap_ms = np.nan_to_num(table.gap_ms[category][rows])
        parts_ms[kind] = parts_ms.get(kind, none) + in_gap_ms
    return parts_ms


def _session_bottleneck(platform: Platform, sessions: Latencies) -> schema.Bottleneck | None:
    mean = sessions.everything.mean._asdict()
    if not mean["device_ms"]:
        # There is no device, or its work could not be linked.
        return None
    parts_ms = {part.kind: mean[part.id] for part in SESSION_PARTS}
    words = _IS | {"host": "time on the host"}
    if platform == "cpu" and sessions.are_ranges:
        words = _IS | {"host": _CPU_OVERHEAD, "device": "computation"}
    return _bottleneck(parts_ms, "a session", words)


def _bottleneck(
    parts_ms: Mapping[schema.TimeKind, float], of_what: str, words: Mapping[schema.TimeKind, str]
) -> schema.Bottleneck | None:
    total_ms = sum(parts_ms.values())
    if total_ms <= 0:
        return None
    shares = sorted(((100 * ms / total_ms, kind) for kind, ms in parts_ms.items()), reverse=True)
    percent, category = shares[0]
    sentence = f"{_WORDS[category]}: {percent:.1f} % of {of_what} is {words[category]}"
    next_percent, following = shares[1]
    if next_percent >= _NEXT_PERCENT:
        sentence += f"; next is {words[following]} ({next_percent:.1f} %)"
    return {"category": category, "share_percent": percent, "sentence": f"{sentence}."}
