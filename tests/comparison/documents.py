"""Overview documents of a few lines, in which every number is plain to see."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Any

from tensorboard_plugin_overview.metrics.host.host_summary import Platform


def uneven(mean: float, n: int = 10, by: float = 1.0) -> list[float]:
    """n values, an even number, that lie by as much above and below the mean in turn."""
    return [mean - by, mean + by] * (n // 2)


def metric(value: float | None, unit: str = "ms", better: str | None = "lower", **more: Any) -> Any:
    """A metric that is no mean; unavailable without a value."""
    status = "unavailable" if value is None else "measured"
    described = {"label": "A metric", "value": value, "unit": unit, "better": better}
    return {**described, "status": status, "reason": None, "source": "a formula", **more}


def mean_of(values: Sequence[float], **more: Any) -> Any:
    """A metric that is a mean, milliseconds."""
    spread = {
        "n": len(values),
        "stdev": statistics.stdev(values) if len(values) > 1 else None,
        "min": min(values),
        "max": max(values),
    }
    return metric(statistics.fmean(values)) | spread | more


def document(
    steps_ms: Sequence[float] = (),
    *,
    run: str = "run",
    platform: Platform = "gpu",
    kind: str = "training",
    parts_ms: Mapping[str, Sequence[float]] | None = None,
    metrics: dict[str, Any] | None = None,
    **environment: Any,
) -> Any:
    """A run with these steps; `parts_ms` has a value a step of each part."""
    found: Any = {
        "step_time": metric(None, label="Average step time", reason="There are no steps.")
    }
    steps = None
    parts_ms = parts_ms or {}
    if steps_ms:
        found["step_time"] = mean_of(steps_ms, label="Average step time")
        labels = {part: part.replace("_", " ").capitalize() for part in parts_ms}
        for part, values in parts_ms.items():
            better = None if "compute" in part else "lower"
            found[f"time_{part}"] = mean_of(values, label=labels[part], better=better)
        steps = {
            "source": "host_markers",
            "categories": [{"id": part, "label": label} for part, label in labels.items()],
            "columns": {
                "duration_ms": list(steps_ms),
                "complete": [True] * len(steps_ms),
                **{part: list(values) for part, values in parts_ms.items()},
            },
        }
    return {
        "schema_version": 1,
        "run": {"id": run, "files": [{"host": "host0", "status": "ok"}]},
        "platform": platform,
        "job": {"kind": kind, "reason": "so it says"},
        "metrics": found | (metrics or {}),
        "steps": steps,
        "inference": None,
        "environment": {"device_type": "A100", "frameworks": {}, **environment},
    }
