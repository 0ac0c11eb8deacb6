"""An overview made by hand, of numbers that a reader can check."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.metrics.statistics import Statistics
from tensorboard_plugin_overview.overview.document import Diagnostic, Overview
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.registry import METRICS


def _metric(key: str, value: float | None, reason: str = "") -> Metric:
    return replace(METRICS[key], formula="by hand").measured(value, reason)


def hand_made(**changes: Any) -> Overview:
    """Two GPU steps, numbered 7 and 8, of 100 ms: 75 ms of compute and 25 ms of input."""
    spread = Statistics(n=2, mean=100.0, stdev=2.0, min=98.0, max=102.0, p50=100, p90=101, p99=102)
    step_time = replace(_metric("step_time", 100.0), statistics=spread, percentiles=True)
    fields: dict[str, Any] = {
        "run_id": "tuesday",
        "files": [FileReport("vm", 1000, "ok")],
        "platform": "gpu",
        "job": {"kind": "training", "reason": "by hand"},
        "headline": {
            "what": "step_time",
            "value_ms": 100.0,
            "median_ms": 100.0,
            "median_first": False,
            "spread_ms": 2.0,
            "trend": {"direction": "slower", "sentence": "Getting slower."},
            "outliers": None,
            "bottleneck": {"category": "compute", "sentence": "Compute-bound."},
        },
        "metrics": {
            "step_time": step_time,
            "time_device_compute": _metric("time_device_compute", 75.0),
            "time_input": _metric("time_input", 25.0),
            "mfu": _metric("mfu", None, "No peak."),
            "session_time": _metric("session_time", None, "It trains."),
        },
        "steps": {
            "source": "host_markers",
            "method": "by hand",
            "categories": [
                {
                    "id": "device_compute",
                    "label": "Device compute",
                    "metric": "time_device_compute",
                },
                {"id": "input", "label": "Input", "metric": "time_input"},
            ],
            "columns": {
                "number": [7, 8],
                "name": ["train", "train"],
                "start_ms": [0.0, 98.0],
                "duration_ms": [98.0, 102.0],
                "period_ms": [98.0, None],
                "complete": [True, True],
                "incomplete_reason": [None, None],
                "device_compute": [73.0, 77.0],
                "input": [25.0, 25.0],
            },
            "gap": {
                "categories": [{"id": "all_others", "label": "Other time between steps"}],
                "columns": {"all_others": [0.0, None]},
            },
            "loop": {
                "steps": 1,
                "period_ms": 98.0,
                "step_ms": {"device_compute": 73.0, "input": 25.0},
                "gap_ms": {"all_others": 0.0},
            },
            "kinds": [],
        },
        "inference": None,
        "devices": [
            {
                "id": "vm/GPU:0",
                "name": "GPU:0",
                "busy_ms": None,
                "step_parts_ms": {"input": 25.0, "device_compute": 75.0},
            }
        ],
        "hosts": [{"name": "vm", "status": "ok", "step_time_ms": 100.0}],
        "format": "xplane",
        "top_ops": [],
        "top_kernels": None,
        "communication": None,
        "environment": {"device_type": "V100", "simulated": False},
        "findings": [
            {
                "id": "input",
                "severity": "high",
                "title": "The device waits for input",
                "evidence": "25 ms of 100 ms.",
                "next_step": "Prefetch.",
            }
        ],
        "diagnostics": [Diagnostic("cut", "warning", "The file is cut.", "Capture again.")],
    }
    return Overview(**{**fields, **changes})
