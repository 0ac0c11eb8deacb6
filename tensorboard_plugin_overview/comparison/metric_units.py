"""The metrics that there are, their units, and which way they get worse: for requirements.

A profile's document leaves out what cannot exist on its platform, so that it cannot tell a metric
of another platform from a mistyped one.
"""

from __future__ import annotations

from tensorboard_plugin_overview.overview.metric import Better

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

# Of all others, less is better.
_HIGHER = (
    "mxu_utilization",
    "flops_utilization",
    "mfu",
    "duty_cycle",
    "duty_cycle_steps",
    "duty_cycle_capture",
    "hbm_utilization",
    "memory_bandwidth_utilization",
    "goodput",
    "sessions_per_second",
)
_NEITHER = (
    "time_host_compute",
    "time_device_compute",
    "time_compute",
    "overlapped_communication",
    "op_placement_host",
    "op_placement_device",
    "compute_16bit",
    "compute_32bit",
)
METRIC_BETTER: dict[str, Better | None] = {
    **dict.fromkeys(METRIC_UNITS, "lower"),
    **dict.fromkeys(_HIGHER, "higher"),
    **dict.fromkeys(_NEITHER, None),
}
"""Metric id -> the direction that is better; None where neither is."""

FIELDS = ("value", "stdev", "n", "min", "max", "p50", "p90", "p99")
"""What a requirement may ask of a metric."""
