"""GPU steps in files whose events a profiler has already assigned to steps.

In: a GPU and its `DeviceMarkers`.  Out: its `Steps`; `step_windows` has the rule for
the windows.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.steps.step_windows import DeviceOps, steps_of_work
from tensorboard_plugin_overview.steps.steps import NO_STEP, Steps
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.markers import DeviceMarkers, MarkedSteps

_NEVER_BEGINS = np.iinfo(np.int64).max
_NEVER_ENDS = np.iinfo(np.int64).min


def profiler_steps(gpu: Gpu, markers: DeviceMarkers) -> Steps | None:
    """Makes the steps of a GPU from what a profiler assigned to them.

    Args:
        gpu: the device.
        markers: the profiler's steps.
    """
    marked = MarkedSteps(
        name=markers.name,
        number=markers.number,
        # Without a host marker the step begins at its first op.
        start_ps=np.where(markers.has_marker, markers.start_ps, _NEVER_BEGINS),
        end_ps=np.where(markers.has_marker, markers.end_ps, _NEVER_ENDS),
        is_numbered=np.ones(len(markers), np.bool_),
        tiles=np.full(len(markers), markers.tiles),
        of_marker=np.zeros(0, np.int64),
    )
    index = np.arange(len(markers))
    start_ps = concatenate_or_empty(stream.ops.start_ps for stream in gpu.streams)
    end_ps = concatenate_or_empty(stream.ops.end_ps for stream in gpu.streams)
    return steps_of_work(
        marked,
        # A step's two ends stand for its ops; whether the device is busy the ops themselves say.
        DeviceOps(
            gpu.name,
            np.concatenate((markers.first_ps, markers.last_ps, start_ps)),
            np.concatenate((markers.first_ps, markers.last_ps, end_ps)),
            np.concatenate((index, index, np.full(len(start_ps), NO_STEP))),
        ),
        "device_markers",
    )
