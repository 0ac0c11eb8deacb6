"""Collective communication: what is exposed, and what is hidden behind compute.

In: devices and the step table.  Out: milliseconds per counted step, of each GPU.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.trace.categories import DEVICE_COLLECTIVES


class CollectiveTime(NamedTuple):
    """One device: collective time in a mean step, while it computed nothing, and the rest."""

    host: str
    device: str
    exposed_ms: float
    overlapped_ms: float


def gpu_collective_times(
    devices: Sequence[DeviceSteps], table: StepTable | None
) -> list[CollectiveTime]:
    """Averages the collectives of each GPU that has counted steps.

    Args:
        devices: the steps of all devices.
        table: the same put together, None without steps.
    """
    if table is None or DEVICE_COLLECTIVES not in table.time_ms:
        return []
    found = []
    for device, row in zip(devices, table.device_rows, strict=True):
        chosen = table.counted[row]
        if chosen.any():
            exposed_ps = device.time_ps[DEVICE_COLLECTIVES][chosen]
            overlapped_ps = device.collectives_ps[chosen] - exposed_ps
            found.append(
                CollectiveTime(
                    device.host,
                    device.steps.device,
                    float(np.mean(exposed_ps)) / PS_PER_MS,
                    float(np.mean(overlapped_ps)) / PS_PER_MS,
                )
            )
    return found
