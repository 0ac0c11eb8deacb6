"""What the numbers mean: one line for each metric, each part of a step, each part of a session.

Formulas stand with the code that computes them, and what makes a number unavailable with its
reason; here is only what a reader wants to know first.
"""

from __future__ import annotations

from collections.abc import Mapping

from tensorboard_plugin_overview.metrics.host.host_summary import Platform

_OF_STEP = "time_"

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

_GPU_CATEGORIES = {
    "device_compute": "Computation on the device.",
    "device_to_device": "Device-to-device communication: copies on and between GPUs.",
    "device_collectives": "Collective communication between GPUs that computation does not hide.",
    "host_compute": "Computation on the host that the GPU waits for.",
    "kernel_launch": "Host time to launch kernels that the GPU waits for.",
    "input": "Reading input data: copies to the device, and the wait for the next batch.",
    "output": "Writing output data: copies to the host.",
    "compilation": "Compiling kernels while the GPU waits.",
    "all_others": "All other time, including Python overhead.",
}
_CPU_CATEGORIES = {
    "host_compute": "Computation on any of the host's threads.",
    "device_collectives": "Collective communication between hosts.",
    "input": "Waiting for the next batch of input data.",
    "compilation": "Compiling programs.",
    "all_others": "All other time, including Python overhead.",
}
_TPU_CATEGORIES = {
    "compute": "Computation on the TensorCore.",
    "collectives": "Collective communication between cores, and waits for it.",
    "sparsecore": "The TensorCore waits for the SparseCore.",
    "input": "Reading input data: infeed, or the wait for the host's input pipeline.",
    "output": "Writing output data: outfeed.",
    "host_transfer": "Sending to and receiving from the host, and waits for the host's memory.",
    "idle": "The TensorCore does nothing, or waits for an op of its own.",
    "all_others": "The whole step, where no op was recorded that tells what it was.",
}
GAP_CATEGORIES: Mapping[str, tuple[str, str]] = {
    "device_work": (
        "Other device work",
        "The device works for something else: validation, copies of a checkpoint.",
    ),
    "compilation": ("Compilation", "The host compiles programs, or traces and lowers functions."),
    "input": ("Input", "The host waits for the next batch of input data."),
    "kernel_launch": ("Kernel launch", "The host launches work that is no step's."),
    "host_compute": ("Host compute", "The host runs ops."),
    "all_others": ("Other time between steps", "None of these, including Python overhead."),
}
"""Category of the gap between steps -> label and definition."""

CATEGORIES: Mapping[Platform, Mapping[str, str]] = {
    "tpu": _TPU_CATEGORIES,
    "gpu": _GPU_CATEGORIES,
    "cpu": _CPU_CATEGORIES,
}
"""Platform -> category of a step -> definition; that of the metric `time_<category>` too."""

SESSION_PARTS: Mapping[str, str] = {
    "total_ms": "From the start of a session to its end on the host.",
    "host_ms": "Host compute: the session's time without the two other parts.",
    "device_ms": "On the device: time in which a device was occupied by the session, its waits for "
    "anything but the host's memory (other devices, its own copies) included.",
    "communication_ms": "Host-device communication: copies, and a device's waits for the host's "
    "memory, that time on the device does not hide.",
    "batching_delay_ms": "From the scheduling of the session's first task to its first batch.",
}
"""Key of a session's times in the JSON -> definition."""


def metric_definition(platform: Platform, metric: str) -> str:
    """What a metric means.

    Raises:
        KeyError: there is no such metric on that platform.
    """
    if metric.startswith(_OF_STEP):
        return CATEGORIES[platform][metric.removeprefix(_OF_STEP)]
    return METRICS[metric]
