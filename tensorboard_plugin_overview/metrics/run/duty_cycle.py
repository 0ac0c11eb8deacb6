"""Duty cycle: the share of time in which a device is busy, copies included.

In: host summaries and the step table.  Out: of each used device its busy time and the time that it
is a share of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps


class BusyTime(NamedTuple):
    """One device: busy for `busy_ps` of `window_ps`."""

    host: str
    device: str
    busy_ps: int
    window_ps: int


def busy_over_ops(hosts: Sequence[HostSummary]) -> list[BusyTime]:
    """Measures each used device from its first op to its last."""
    return [
        BusyTime(host.host, device.name, device.busy_ps, device.span_ps[1] - device.span_ps[0])
        for host in hosts
        for device in host.devices
        if device.used and device.is_read
        if device.busy_ps is not None and device.span_ps is not None
    ]


def busy_over_capture(hosts: Sequence[HostSummary]) -> list[BusyTime]:
    """Measures each used device over the capture, which is extended to ops beyond it.

    The list is empty if a host with a used device does not state its capture.
    """
    found = []
    for host in hosts:
        for device in host.devices:
            if not device.used or not device.is_read:
                continue
            if device.busy_ps is None or device.span_ps is None:
                continue
            if host.capture_ps is None:
                return []
            window_ps = max(host.capture_ps, device.span_ps[1]) - min(0, device.span_ps[0])
            found.append(BusyTime(host.host, device.name, device.busy_ps, window_ps))
    return found


def busy_over_steps(devices: Sequence[DeviceSteps], counted: Sequence[BoolArray]) -> list[BusyTime]:
    """Measures each device of which ops are known, over its own counted steps.

    Args:
        devices: of the devices.
        counted: for each device bool[n]: the averages are over these of its steps.
    """
    found = []
    for device, chosen in zip(devices, counted, strict=True):
        length_ps = int(device.steps.duration_ps[chosen].sum())
        if length_ps > 0 and device.has_breakdown:
            busy_ps = int(device.busy_ps[chosen].sum())
            found.append(BusyTime(device.host, device.steps.device, busy_ps, length_ps))
    return found


def mean_percent(devices: Sequence[BusyTime]) -> float | None:
    """Averages over the devices, each by its own time; None without any."""
    shares = [device.busy_ps / device.window_ps for device in devices]
    return 100.0 * float(np.mean(shares)) if shares else None
