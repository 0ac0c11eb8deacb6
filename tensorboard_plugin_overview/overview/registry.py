"""All metrics, and the categories of time of each platform, each described once.

A metric is an entry of `_METRICS`, or the mean of a category in `platforms/`.  A panel computes its
value; the document, the page, the exports, comparisons, requirements and the table in
`docs/metrics.md` take everything else from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.overview.metric import Metric, MetricKind
from tensorboard_plugin_overview.overview.platforms import pytorch
from tensorboard_plugin_overview.overview.platforms.category import PlatformDescription
from tensorboard_plugin_overview.overview.platforms.cpu import CPU
from tensorboard_plugin_overview.overview.platforms.gpu import GPU
from tensorboard_plugin_overview.overview.platforms.tpu import TPU
from tensorboard_plugin_overview.trace.facts import Framework

PLATFORMS: Mapping[Platform, PlatformDescription] = {"tpu": TPU, "gpu": GPU, "cpu": CPU}

_DEVICES: tuple[Platform, ...] = ("tpu", "gpu")

# In the order of the page, but for what a platform's `order` names.
_METRICS = (
    MetricKind(
        "step_time",
        "Average step time",
        "ms",
        "lower",
        "mean length of the complete steps",
        "How long a step takes, on average over the complete steps.",
    ),
    MetricKind(
        "step_time_all",
        "Average step time, all steps",
        "ms",
        "lower",
        "mean length of all steps, incomplete ones too",
        "The same over all steps in the profile, those cut by its edges too.",
        "all_steps",
    ),
    MetricKind(
        "step_period",
        "Step period",
        "ms",
        "lower",
        "mean time from the start of a complete step to the start of the next, mean over devices",
        "From the start of a step to the start of the next, the gap between them included: what "
        "throughput depends on.",
    ),
    MetricKind(
        "step_gap",
        "Gap between steps",
        "ms",
        "lower",
        "mean of max(0, period - duration) over the complete steps whose next step of the same "
        "kind is known",
        "From the end of a step to the start of the next one of its kind: the time of the loop "
        "outside the steps.",
    ),
    MetricKind(
        "step_device_span",
        "Device span of a step",
        "ms",
        "lower",
        "mean time from a complete step's first op to its last, on the slowest device",
        "From the first kernel of a step to its last; what XProf calls step time.",
        platforms=("gpu",),
    ),
    MetricKind(
        "mxu_utilization",
        "Matrix unit utilization",
        "%",
        "higher",
        "hardware counters of the matrix units, which the profiler states for each host",
        "How much of the matrix units' capacity is in use, by hardware counters.",
        "capture",
        ("tpu",),
    ),
    MetricKind(
        "mfu",
        "Model FLOPS utilization",
        "%",
        "higher",
        "model FLOPs per step and device ÷ (peak FLOP/s × step period)",
        "Model FLOPs utilization: the model's computation, against what the devices could do in "
        "the time from step to step.",
        "step_work",
    ),
    MetricKind(
        "flops_utilization",
        "FLOPS utilization",
        "%",
        "higher",
        "FLOP rate ÷ the program's roofline optimum (the lower of peak FLOP/s and FLOPs per byte × "
        "peak bandwidth)",
        "The rate of computation, against the best that peak FLOP/s and memory bandwidth allow "
        "this program.",
        "work",
    ),
    MetricKind(
        "memory_bandwidth_utilization",
        "Memory bandwidth utilization",
        "%",
        "higher",
        "bytes that ops access ÷ time ÷ peak bandwidth",
        "Bytes that the ops access, against what memory could move in that time.",
        "work",
    ),
    MetricKind(
        "goodput",
        "Program goodput efficiency",
        "%",
        "higher",
        "ideal device time of the model's FLOPs at peak ÷ actual device step time",
        "Program goodput efficiency: the model's performance against the ideal on this hardware.",
        "step_work",
    ),
    MetricKind(
        "duty_cycle",
        "Duty cycle",
        "%",
        "higher",
        "busy time (union over streams, copies included) ÷ time from a device's first op to its "
        "last; mean over used devices",
        "Share of the time between its first and its last op in which a device is busy.",
        "device_ops",
        _DEVICES,
    ),
    MetricKind(
        "duty_cycle_steps",
        "Duty cycle within steps",
        "%",
        "higher",
        "busy time within complete steps ÷ their length, each device over its own; mean over "
        "devices",
        "Share of the complete steps in which a device is busy.",
        platforms=_DEVICES,
    ),
    MetricKind(
        "duty_cycle_capture",
        "Duty cycle over the capture",
        "%",
        "higher",
        "busy time ÷ length of the capture; mean over used devices",
        "Share of the whole capture in which a device is busy.",
        "capture",
        _DEVICES,
    ),
    MetricKind(
        "sm_efficiency",
        "Estimated SM efficiency",
        "%",
        "higher",
        "estimate by the grids of kernels, not by counters: integral over the complete steps of "
        "min(1, sum over the running kernels of min(blocks per multiprocessor, 1)) ÷ length of the "
        "steps; mean over used devices",
        "Estimate of the share of multiprocessors that have a block to run, as time passes.",
        "work",
        ("gpu",),
    ),
    MetricKind(
        "occupancy",
        "Estimated occupancy",
        "%",
        "higher",
        "estimate by the limits of kernels, not by counters: sum of length × estimated achieved "
        "occupancy ÷ sum of lengths, over all kernels",
        "Estimate of the warps that a multiprocessor holds while a kernel runs, of those that it "
        "could hold.",
        "profile",
        ("gpu",),
    ),
    MetricKind(
        "memory_peak_allocated",
        "Peak memory allocated",
        "bytes",
        "lower",
        "most bytes that tensors used on a device after any allocation; of the device with most",
        "The most device memory that tensors used at once.",
        "profile",
        ("gpu",),
    ),
    MetricKind(
        "memory_peak_reserved",
        "Peak memory reserved",
        "bytes",
        "lower",
        "most bytes that the framework's allocator held on a device after any allocation; of the "
        "device with most",
        "The most device memory that the framework held at once, for tensors or for later use.",
        "profile",
        ("gpu",),
    ),
    MetricKind(
        "hbm_utilization",
        "HBM utilization",
        "%",
        "higher",
        "hardware counters of the memory bandwidth, which the profiler states for each host",
        "How much of the memory bandwidth is in use, by hardware counters.",
        "capture",
        ("tpu",),
    ),
    MetricKind(
        "input_percent",
        "Input share of a step, mean over steps",
        "%",
        "lower",
        "input ÷ step time, of each core its own, mean over cores and complete steps; min and max "
        "are of single steps on single cores",
        "Share of a step that a core spends waiting for input.",
        platforms=("tpu",),
    ),
    MetricKind(
        "exposed_communication",
        "Exposed communication",
        "ms",
        "lower",
        "collective time per complete step in which the device computed nothing, mean over devices",
        "Time of collectives that nothing hides: the device computes nothing meanwhile.",
        platforms=_DEVICES,
    ),
    MetricKind(
        "overlapped_communication",
        "Overlapped communication",
        "ms",
        None,
        "collective time per complete step hidden behind compute, mean over devices",
        "Time of collectives that computation hides.",
        platforms=_DEVICES,
    ),
    MetricKind(
        "op_placement_host",
        "Ops placed on the host",
        "%",
        None,
        "executions of framework ops on the host ÷ those on host and device",
        "Share of the framework's ops that run on the host.",
        "profile",
    ),
    MetricKind(
        "op_placement_device",
        "Ops placed on the device",
        "%",
        None,
        "executions of framework ops on the device ÷ those on host and device",
        "Share of the framework's ops that run on the device.",
        "profile",
        _DEVICES,
    ),
    MetricKind(
        "eager_time_host",
        "Eager time on the host",
        "%",
        "lower",
        "self time of ops run eagerly ÷ self time of all framework ops on the host",
        "Share of the host's op time spent in eager execution, outside compiled functions.",
        "profile",
    ),
    MetricKind(
        "eager_time_device",
        "Eager time on the device",
        "%",
        "lower",
        "self time of ops run eagerly ÷ self time of all framework ops on the device",
        "Share of the device's op time spent in eager execution, outside compiled functions.",
        "profile",
        _DEVICES,
    ),
    MetricKind(
        "compute_16bit",
        "16-bit compute",
        "%",
        None,
        "fp16 and bf16 compute time ÷ compute time of known precision",
        "Share of device compute time in 16-bit precision.",
        "work",
    ),
    MetricKind(
        "compute_32bit",
        "32-bit compute",
        "%",
        None,
        "fp32 and tf32 compute time ÷ compute time of known precision",
        "Share of device compute time in 32-bit precision.",
        "work",
    ),
    MetricKind(
        "compute_precision_unknown",
        "Compute of unknown precision",
        "%",
        "lower",
        "compute time of unknown precision ÷ compute time",
        "Share of device compute time of which the profile does not tell the precision.",
        "work",
    ),
    MetricKind(
        "session_time",
        "Average session time",
        "ms",
        "lower",
        "mean length of the sessions, each from its start to its end on the host",
        "How long an inference session takes, on average over all sessions.",
        "sessions",
    ),
    MetricKind(
        "sessions_per_second",
        "Sessions per second",
        "1/s",
        "higher",
        "sessions of all hosts ÷ the time from the start of the first to the end of the last",
        "How many inference sessions are served in a second.",
        "sessions",
    ),
)

METRICS: Mapping[str, MetricKind] = {
    kind.id: kind
    for kind in (
        *_METRICS,
        *(part.mean for platform in PLATFORMS.values() for part in platform.step.values()),
    )
}
"""Id to metric.  The mean of a category that several platforms have is one of theirs: id, unit and
better direction are the same on all."""

PART_METRICS: Mapping[str, str] = {
    kind.category: kind.id for kind in METRICS.values() if kind.category
}
"""Category of a step to the metric that is its mean."""


def as_shown(
    metrics: Mapping[str, Metric], platform: Platform, framework: Framework = "xla"
) -> dict[str, Metric]:
    """Returns the metrics that the platform has, with its formulas, in the order of its page.

    Args:
        metrics: id to metric.
        platform: of the run.
        framework: the software that ran.
    """
    description = PLATFORMS[platform]
    formulas = dict(description.formulas)
    if framework == "pytorch":
        formulas |= pytorch.FORMULAS.get(platform, {})
    return {
        key: replace(metrics[key], formula=formulas.get(key, metrics[key].formula))
        for key in dict.fromkeys([*description.order, *metrics])
        if key in metrics and platform in metrics[key].platforms
    }
