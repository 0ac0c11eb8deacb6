"""What one GPU, or another device beside the host, did in the whole profile.

In: the device and when it was busy, its steps.  Out: a `DeviceSummary`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, subtract
from tensorboard_plugin_overview.metrics.host.device_memory import memory_peaks
from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.kernel_use import Window, kernel_use
from tensorboard_plugin_overview.steps.device_activity import DeviceActivity
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.trace.facts import OtherDevice
from tensorboard_plugin_overview.trace.markers import marked_steps
from tensorboard_plugin_overview.trace.model import Trace

_NO_STEPS = np.zeros(0, np.int64), np.zeros(0, np.int64)


def gpu_summaries(
    trace: Trace,
    activities: Mapping[str, DeviceActivity],
    found: FoundSteps,
    windows: Mapping[str, Window] | None,
) -> list[DeviceSummary]:
    """Summarizes the GPUs of a host, and its devices of other kinds.

    Args:
        trace: of the host.
        activities: of its GPUs, by name.
        found: its steps.
        windows: the complete steps of each device; None where the host has no steps.
    """
    uses_memory = any(gpu.memory is not None for gpu in trace.gpus)
    marked = marked_steps(trace.markers) if uses_memory and found.marked_by_host else None
    summaries = []
    for gpu in trace.gpus:
        activity, in_steps = activities[gpu.name], found.windows(gpu.name)
        is_known = len(activity.busy) > 0 or not gpu.untimed
        window = None if windows is None else windows.get(gpu.name, _NO_STEPS)
        states_use = any(
            column is not None
            for stream in gpu.streams
            for column in (stream.blocks, stream.occupancy_percent)
        )
        summaries.append(
            DeviceSummary(
                name=gpu.name,
                kind=gpu.kind,
                used=activity.used,
                busy_ps=activity.busy.total_ps if is_known else None,
                span_ps=activity.span_ps,
                outside_steps_ps=_outside_ps(activity.busy, in_steps),
                facts=gpu.facts,
                untimed_ops=sum(len(ops.kind) for ops in gpu.untimed),
                kernels=kernel_use(gpu, window, activity.span_ps) if states_use else None,
                memory=memory_peaks(gpu, marked),
            )
        )
    return summaries + _others(trace.other_devices)


def _outside_ps(busy: Intervals, in_steps: Intervals | None) -> int | None:
    return None if in_steps is None else subtract(busy, in_steps).total_ps


def _others(devices: Sequence[OtherDevice]) -> list[DeviceSummary]:
    return [
        DeviceSummary(
            name=device.name,
            kind=device.kind,
            used=len(device.busy) > 0,
            busy_ps=device.busy.total_ps,
            span_ps=(
                (int(device.busy.start_ps[0]), int(device.busy.end_ps[-1]))
                if len(device.busy)
                else None
            ),
            outside_steps_ps=None,
            facts=device.facts,
            is_read=False,
        )
        for device in devices
    ]
