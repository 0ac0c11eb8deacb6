"""Collective communication of GPUs: what is exposed, and what is hidden behind compute.

In: lanes and the step table.  Out: milliseconds per counted step, mean over devices.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.events.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps
from tensorboard_plugin_overview.metrics.step_table import PS_PER_MS
from tensorboard_plugin_overview.metrics.step_table import StepTable


def gpu_communication_ms(
    lanes: Sequence[LaneSteps], table: StepTable | None
) -> tuple[float, float] | None:
    """Exposed and overlapped collective time; None without steps of GPUs."""
    if table is None or DEVICE_COLLECTIVES not in table.time_ms:
        return None
    exposed = []
    overlapped = []
    for lane, row in zip(lanes, table.lane_rows, strict=True):
        chosen = table.counted[row]
        if chosen.any():
            exposed_ps = lane.time_ps[DEVICE_COLLECTIVES][chosen]
            exposed.append(float(np.mean(exposed_ps)) / PS_PER_MS)
            overlapped.append(float(np.mean(lane.collectives_ps[chosen] - exposed_ps)) / PS_PER_MS)
    return float(np.mean(exposed)), float(np.mean(overlapped))
