"""Duty cycle: the share of time in which a device is busy, copies included.

In: host summaries and the step table.  Out: percentages, each the mean over the used devices.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.metrics.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps


def duty_cycle_percent(hosts: Sequence[HostSummary]) -> float | None:
    """Busy time over the time from a device's first op to its last; None if no device was used."""
    shares = [
        device.busy_ps / (device.span_ps[1] - device.span_ps[0])
        for host in hosts
        for device in host.devices
        if device.used and device.busy_ps is not None and device.span_ps is not None
    ]
    return 100.0 * float(np.mean(shares)) if shares else None


def duty_cycle_capture_percent(hosts: Sequence[HostSummary]) -> float | None:
    """Busy time over the capture, which is extended to ops beyond it.

    None if no device was used, or a host with a used device does not tell its capture.
    """
    shares = []
    for host in hosts:
        for device in host.devices:
            if not device.used or device.busy_ps is None or device.span_ps is None:
                continue
            if host.capture_ps is None:
                return None
            window_ps = max(host.capture_ps, device.span_ps[1]) - min(0, device.span_ps[0])
            shares.append(device.busy_ps / window_ps)
    return 100.0 * float(np.mean(shares)) if shares else None


def duty_cycle_steps_percent(
    lanes: Sequence[LaneSteps], counted: Sequence[BoolArray]
) -> float | None:
    """Busy time within the counted steps over their length, each device over its own.

    Args:
        lanes: of the devices.
        counted: for each lane bool[n]: the averages are over these of its steps.
    """
    shares = []
    for lane, chosen in zip(lanes, counted, strict=True):
        length_ps = int(lane.steps.duration_ps[chosen].sum())
        if length_ps > 0:
            shares.append(int(lane.busy_ps[chosen].sum()) / length_ps)
    return 100.0 * float(np.mean(shares)) if shares else None
