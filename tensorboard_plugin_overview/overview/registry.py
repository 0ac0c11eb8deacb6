"""The metrics and the categories of time, each described once."""

from __future__ import annotations

from collections.abc import Mapping

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.overview.platforms.category import Category
from tensorboard_plugin_overview.overview.platforms.category import PlatformCategories
from tensorboard_plugin_overview.overview.platforms.cpu import CPU
from tensorboard_plugin_overview.overview.platforms.gpu import GPU
from tensorboard_plugin_overview.overview.platforms.tpu import TPU

CATEGORIES: Mapping[Platform, PlatformCategories] = {"tpu": TPU, "gpu": GPU, "cpu": CPU}

METRICS: Mapping[str, str] = {
    "step_time": "How long a step takes, on average over the complete steps.",
    "step_time_all": "The same over all steps in the profile, those cut by its edges too.",
    "step_period": "From the start of a step to the start of the next, the gap between them "
    "included: what throughput depends on.",
    "step_gap": "From the end of a step to the start of the next one of its kind: the time of the "
    "loop outside the steps.",
    "step_device_span": "From the first kernel of a step to its last; what XProf calls step time.",
    "mxu_utilization": "How much of the matrix units' capacity is in use, by hardware counters.",
    "flops_utilization": "The rate of computation, against the best that peak FLOP/s and memory "
    "bandwidth allow this program.",
    "mfu": "Model FLOPs utilization: the model's computation, against what the devices could do in "
    "the time from step to step.",
    "duty_cycle": "Share of the time between its first and its last op in which a device is busy.",
    "duty_cycle_steps": "Share of the complete steps in which a device is busy.",
    "duty_cycle_capture": "Share of the whole capture in which a device is busy.",
    "hbm_utilization": "How much of the memory bandwidth is in use, by hardware counters.",
    "memory_bandwidth_utilization": "Bytes that the ops access, against what memory could move in "
    "that time.",
    "goodput": "Program goodput efficiency: the model's performance against the ideal on this "
    "hardware.",
    "op_placement_host": "Share of the framework's ops that run on the host.",
    "op_placement_device": "Share of the framework's ops that run on the device.",
    "eager_time_host": "Share of the host's op time spent in eager execution, outside compiled "
    "functions.",
    "eager_time_device": "Share of the device's op time spent in eager execution, outside compiled "
    "functions.",
    "compute_16bit": "Share of device compute time in 16-bit precision.",
    "compute_32bit": "Share of device compute time in 32-bit precision.",
    "compute_precision_unknown": "Share of device compute time of which the profile does not tell "
    "the precision.",
    "session_time": "How long an inference session takes, on average over all sessions.",
    "sessions_per_second": "How many inference sessions are served in a second.",
    "input_percent": "Share of a step that a core spends waiting for input.",
    "exposed_communication": "Time of collectives that nothing hides: the device computes nothing "
    "meanwhile.",
    "overlapped_communication": "Time of collectives that computation hides.",
}
"""Metric id -> definition, but for those of the parts of a step."""


def step_category(platform: Platform, metric: str) -> Category | None:
    """Returns the category of a step whose mean a metric is; None for any other metric.

    Args:
        platform: of the run.
        metric: id of the metric.
    """
    return next((part for part in CATEGORIES[platform].step if part.metric == metric), None)


def step_labels(platform: Platform) -> dict[str, str]:
    """Returns the labels of the categories of a step, by id, drawn bottom to top."""
    return {part.id: part.label for part in CATEGORIES[platform].step}


def gap_labels(platform: Platform) -> dict[str, str]:
    """Returns the labels of the categories of the gap between steps, by id."""
    return {part.id: part.label for part in CATEGORIES[platform].gap}


def metric_definition(platform: Platform, metric: str) -> str:
    """Returns the meaning of a metric.

    Args:
        platform: of the run.
        metric: id of the metric.

    Raises:
        KeyError: there is no such metric on that platform.
    """
    category = step_category(platform, metric)
    return METRICS[metric] if category is None else category.definition
