"""The first line of the page: how fast, how steady, getting slower or not, and what limits it.

In: a run's metrics, its step table, its sessions.  Out: the JSON's `headline`, None where the
profile has neither steps nor sessions.

What limits a step is the kind of time of which it has most.  Kinds put together the parts that the
same remedy helps: a GPU that waits for launches, for ops of the host or for Python waits for the
host.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tensorboard_plugin_overview.events.medians import median
from tensorboard_plugin_overview.metrics.host_summary import Platform
from tensorboard_plugin_overview.metrics.latency import Latencies
from tensorboard_plugin_overview.metrics.outliers import OUTLIER
from tensorboard_plugin_overview.metrics.outliers import slow_steps
from tensorboard_plugin_overview.metrics.step_table import StepTable
from tensorboard_plugin_overview.metrics.trend import Trend
from tensorboard_plugin_overview.overview.metric import Metric

# Every profile is asked for its trend: one of a hundred may be told wrongly, not one of twenty.
_SIGNIFICANT = 0.01
# Less over all steps is of no interest, however sure.
_NOTABLE_PERCENT = 1.0
_STEPS = 100
_MOST_OUTLIERS = 100
_NEXT_PERCENT = 5.0

_KINDS: Mapping[Platform, Mapping[str, str]] = {
    "gpu": {
        "device_compute": "compute",
        "device_to_device": "communication",
        "device_collectives": "communication",
        "host_compute": "host",
        "kernel_launch": "host",
        "input": "input",
        "output": "transfer",
        "compilation": "compilation",
        "all_others": "host",
    },
    "cpu": {
        "host_compute": "compute",
        "device_collectives": "communication",
        "input": "input",
        "compilation": "compilation",
        "all_others": "host",
    },
    "tpu": {
        "compute": "compute",
        "collectives": "communication",
        "sparsecore": "sparsecore",
        "input": "input",
        "output": "transfer",
        "host_transfer": "transfer",
        "idle": "idle",
    },
}
# What a GPU idles for, as far as the host was recorded.
_OF_HOST = frozenset({"host_compute", "kernel_launch", "compilation"})
_SESSION_KINDS = {"host_ms": "host", "device_ms": "device", "communication_ms": "transfer"}
_WORDS = {
    "compute": "Compute-bound",
    "communication": "Communication-bound",
    "host": "Host-bound",
    "input": "Input-bound",
    "transfer": "Bound by copies between host and device",
    "compilation": "Bound by compilation",
    "sparsecore": "Bound by the SparseCore",
    "idle": "Mostly idle",
    "device": "Device-bound",
}
_IS = {
    "compute": "computation",
    "communication": "communication between devices",
    "host": "waiting for the host",
    "input": "waiting for input",
    "transfer": "copies between host and device",
    "compilation": "compilation",
    "sparsecore": "waiting for the SparseCore",
    "idle": "an idle TensorCore",
    "device": "time on the device",
}
# On a CPU it is nobody's wait.
_CPU_OVERHEAD = "Python and other overhead"
_UNRECORDED = "idle time, of which no host event was recorded"


def headline(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable | None,
    trend: Trend | None,
    sessions: Latencies | None,
) -> dict[str, Any] | None:
    """The headline; of the sessions, where there are any.

    Args:
        platform: of the run.
        metrics: of the run.
        table: its steps, None without any.
        trend: of the counted steps' lengths, None where there are too few.
        sessions: of an inference run, None without any.
    """
    if sessions is not None:
        what, bottleneck = "session_time", _session_bottleneck(sessions)
        if sessions.inferred and table is not None:
            # They are executions as the steps are, of which more is known.
            bottleneck = _step_bottleneck(platform, metrics)
        steps: dict[str, Any] = {"trend": None, "outliers": None}
    elif table is not None:
        what, bottleneck = "step_time", _step_bottleneck(platform, metrics)
        steps = {"trend": _trend(table, trend), "outliers": _outliers(table)}
    else:
        return None
    metric = metrics[what]
    spread = metric.statistics
    return {
        "what": what,
        "value_ms": metric.value,
        "spread_ms": None if spread is None else spread.stdev,
        **steps,
        "bottleneck": bottleneck,
    }


def is_clear(found: Trend, level_ms: float) -> bool:
    """It is more than noise, and over all steps worth a word."""
    change_percent = 100 * abs(found.slope) * (found.n - 1) / level_ms if level_ms else 0.0
    return found.p_value < _SIGNIFICANT and change_percent >= _NOTABLE_PERCENT


def _trend(table: StepTable, found: Trend | None) -> dict[str, Any] | None:
    level_ms = median(table.duration_ms[table.counted])
    if found is None or not level_ms:
        return None
    percent = 100 * found.slope / level_ms
    direction = None
    if is_clear(found, level_ms):
        direction = "slower" if found.slope > 0 else "faster"
    return {
        "percent_per_100_steps": percent * _STEPS,
        "change_percent": percent * (found.n - 1),
        "p_value": found.p_value,
        "steps": found.n,
        "direction": direction,
        "sentence": _trend_sentence(direction, percent, found),
    }


def _trend_sentence(direction: str | None, percent: float, found: Trend) -> str:
    if direction is None:
        return f"No trend over {found.n} steps that could be told from noise."
    return f"Getting {direction}: by {abs(percent) * (found.n - 1):.2g} % over {found.n} steps."


def _outliers(table: StepTable) -> dict[str, Any]:
    """How many, and where: the slowest of them, in order of time."""
    rows, median_ms = slow_steps(table)
    slowest = rows[np.argsort(-table.duration_ms[rows], kind="stable")[:_MOST_OUTLIERS]]
    return {
        "count": len(rows),
        "steps": sorted(slowest.tolist()),
        "above_ms": OUTLIER * median_ms,
    }


def _step_bottleneck(platform: Platform, metrics: Mapping[str, Metric]) -> dict[str, Any] | None:
    parts_ms: dict[str, float] = {}
    host_is_seen = True
    for category, kind in _KINDS[platform].items():
        part_ms = metrics[f"time_{category}"].value
        if part_ms is None and platform == "gpu" and category in _OF_HOST:
            host_is_seen = False
            continue
        # Without kernels (a GPU whose profiler may not record them) nobody knows.
        if part_ms is None:
            return None
        parts_ms[kind] = parts_ms.get(kind, 0.0) + part_ms
    words = _IS | {"host": _CPU_OVERHEAD} if platform == "cpu" else _IS
    if not host_is_seen:
        words = _IS | {"host": _UNRECORDED}
    found = _bottleneck(parts_ms, "a step", words)
    if found is not None and found["category"] == "host" and not host_is_seen:
        return None
    return found


def _session_bottleneck(sessions: Latencies) -> dict[str, Any] | None:
    mean = sessions.everything.mean._asdict()
    if not mean["device_ms"]:
        # There is no device, or its work could not be linked.
        return None
    parts_ms = {kind: mean[part] for part, kind in _SESSION_KINDS.items()}
    return _bottleneck(parts_ms, "a session", _IS | {"host": "time on the host"})


def _bottleneck(
    parts_ms: Mapping[str, float], of_what: str, words: Mapping[str, str]
) -> dict[str, Any] | None:
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
