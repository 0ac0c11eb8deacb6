"""Which kernels are collectives by the op that launched them, where no name says so.

In: the ops and launches of the host, the streams of devices as read.  Out: correlations.

A process group records an op around what it launches (`record_param_comms`, `c10d::allreduce_`).
If that is one thing alone, this is the collective.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import DeviceStream
from tensorboard_plugin_overview.formats.kineto.ops.launches import NO_OP, Launches, innermost
from tensorboard_plugin_overview.formats.kineto.ops.torch_ops import TorchOps


def lone_collectives(
    ops: TorchOps, launches: Launches, streams: Sequence[DeviceStream]
) -> Int64Array:
    """Finds the calls whose work is all that an op of a process group put on devices.

    Args:
        ops: of all threads.
        launches: the calls that put work on devices.
        streams: of all devices.

    Returns:
        int64[m], the correlations of these calls.
    """
    names = [
        code
        for code, name in enumerate(ops.names)
        if name == "record_param_comms" or name.startswith("c10d::")
    ]
    communicates = np.isin(ops.name, names)
    if not communicates.any():
        return np.zeros(0, np.int64)
    holder = innermost(ops.rows, launches.op, communicates)
    held = np.flatnonzero(holder != NO_OP)
    call = launches.call(concatenate_or_empty(stream.correlation for stream in streams))
    of_call = np.bincount(call[call >= 0], minlength=len(holder))
    of_op = np.zeros(len(ops.rows), np.int64)
    np.add.at(of_op, holder[held], of_call[held])
    alone: Int64Array = launches.correlation[held[of_op[holder[held]] == 1]]
    return alone
