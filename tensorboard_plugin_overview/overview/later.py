"""Metrics that the page has a place for and that this version does not compute.

They are listed as unavailable: a missing row would look like a number that cannot exist.
"""

from __future__ import annotations

from tensorboard_plugin_overview.metrics.host_summary import Platform
from tensorboard_plugin_overview.overview.metric import MetricKind

_MFU = MetricKind(
    "Model FLOPS utilization",
    "%",
    "higher",
    "model FLOPs per step and device ÷ (peak FLOP/s × step period)",
)
_FLOPS = MetricKind(
    "FLOPS utilization", "%", "higher", "FLOP rate ÷ the program's roofline optimum"
)
_BANDWIDTH = MetricKind(
    "Memory bandwidth utilization",
    "%",
    "higher",
    "bytes that ops access ÷ time ÷ peak bandwidth",
)
_GOODPUT = MetricKind(
    "Program goodput efficiency",
    "%",
    "higher",
    "ideal device time of the model's FLOPs at peak ÷ actual device step time",
)
_PLACED_HOST = MetricKind(
    "Ops placed on the host", "%", None, "framework ops run on the host ÷ all framework ops"
)
_PLACED_DEVICE = MetricKind(
    "Ops placed on the device", "%", None, "framework ops run on the device ÷ all framework ops"
)
_EAGER_HOST = MetricKind(
    "Eager time on the host", "%", "lower", "op time in eager execution ÷ non-idle op time"
)
_EAGER_DEVICE = MetricKind(
    "Eager time on the device", "%", "lower", "op time in eager execution ÷ non-idle op time"
)
_COMPUTE_16BIT = MetricKind(
    "16-bit compute", "%", None, "fp16 and bf16 compute time ÷ compute time of known precision"
)
_COMPUTE_32BIT = MetricKind(
    "32-bit compute", "%", None, "fp32 and tf32 compute time ÷ compute time of known precision"
)
_COMPUTE_UNKNOWN = MetricKind(
    "Compute of unknown precision", "%", "lower", "compute time of unknown precision ÷ compute time"
)

_DEVICE = {
    "mfu": _MFU,
    "flops_utilization": _FLOPS,
    "memory_bandwidth_utilization": _BANDWIDTH,
    "goodput": _GOODPUT,
    "op_placement_host": _PLACED_HOST,
    "op_placement_device": _PLACED_DEVICE,
    "eager_time_host": _EAGER_HOST,
    "eager_time_device": _EAGER_DEVICE,
    "compute_16bit": _COMPUTE_16BIT,
    "compute_32bit": _COMPUTE_32BIT,
    "compute_precision_unknown": _COMPUTE_UNKNOWN,
}
_TPU = {
    "step_time": MetricKind("Average step time", "ms", "lower", "mean over the complete steps"),
    "mxu_utilization": MetricKind(
        "Matrix unit utilization", "%", "higher", "hardware counters of the matrix units"
    ),
    "hbm_utilization": MetricKind(
        "HBM utilization", "%", "higher", "hardware counters of the memory"
    ),
    "duty_cycle": MetricKind("Duty cycle", "%", "higher", "busy time ÷ first op to last op"),
    **_DEVICE,
}

LATER_KINDS: dict[Platform, dict[str, MetricKind]] = {"tpu": _TPU, "gpu": {}, "cpu": {}}
