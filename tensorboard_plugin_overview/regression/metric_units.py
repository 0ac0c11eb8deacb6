"""The metrics that there are, and their units: what a requirement may name.

A profile's document leaves out what cannot exist on its platform, so that it cannot tell a metric
of another platform from a mistyped one.
"""

from __future__ import annotations

_TIMES = (
    "step_time",
    "step_time_all",
    "step_period",
    "step_gap",
    "step_device_span",
    "time_all_others",
    "time_compilation",
    "time_output",
    "time_input",
    "time_kernel_launch",
    "time_host_compute",
    "time_device_collectives",
    "time_device_to_device",
    "time_device_compute",
    "time_compute",
    "time_collectives",
    "time_sparsecore",
    "time_host_transfer",
    "time_idle",
    "exposed_communication",
    "overlapped_communication",
    "session_time",
)
_SHARES = (
    "mxu_utilization",
    "flops_utilization",
    "mfu",
    "duty_cycle",
    "duty_cycle_steps",
    "duty_cycle_capture",
    "hbm_utilization",
    "memory_bandwidth_utilization",
    "goodput",
    "input_percent",
    "op_placement_host",
    "op_placement_device",
    "eager_time_host",
    "eager_time_device",
    "compute_16bit",
    "compute_32bit",
    "compute_precision_unknown",
)
METRIC_UNITS = {
    **dict.fromkeys(_TIMES, "ms"),
    **dict.fromkeys(_SHARES, "%"),
    "sessions_per_second": "1/s",
}
"""Metric id -> unit."""

FIELDS = ("value", "stdev", "n", "min", "max", "p50", "p90", "p99")
"""What a requirement may ask of a metric."""
