"""What each event of a device is: compute, a collective, a copy, setting memory.

In: a stream as read.  Out: a `DeviceRole` for each event, `ON_HOST` for copies within the host.

A kernel is a collective if its arguments name one, its name does, or an op of a process group
launched it alone.  A copy goes where its name
says; a kernel that copies (ROCm's) where the call with its correlation says.  A copy of which none
of these is known is taken for one on the device.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import (
    Category,
    CopyKind,
    DeviceStream,
    HostThread,
)
from tensorboard_plugin_overview.names.kernel_names import (
    direction_of_copy,
    is_collective_kernel,
    is_copy,
    sets_memory,
)
from tensorboard_plugin_overview.trace.ops import DeviceRole

ON_HOST = -1
"""Stands for a copy that no device takes part in."""

_OPEN = -2
_OF_KIND = {
    CopyKind.UNCLEAR: DeviceRole.COPY_ON_DEVICE,
    CopyKind.HOST_TO_DEVICE: DeviceRole.COPY_TO_DEVICE,
    CopyKind.DEVICE_TO_HOST: DeviceRole.COPY_TO_HOST,
    CopyKind.DEVICE_TO_DEVICE: DeviceRole.COPY_ON_DEVICE,
    CopyKind.HOST_TO_HOST: ON_HOST,
}
_OF_DIRECTION = {
    "to_device": DeviceRole.COPY_TO_DEVICE,
    "to_host": DeviceRole.COPY_TO_HOST,
    "on_device": DeviceRole.COPY_ON_DEVICE,
    None: _OPEN,
}
# `kind` of a copy call, as HIP numbers it.
_OF_CALL = {1: DeviceRole.COPY_TO_DEVICE, 2: DeviceRole.COPY_TO_HOST, 3: DeviceRole.COPY_ON_DEVICE}


_NONE = np.zeros(0, np.int64)


def device_roles(
    stream: DeviceStream,
    names: Sequence[str],
    directions: dict[int, DeviceRole],
    collectives: Int64Array = _NONE,
) -> Int64Array:
    """Finds the role of each event.

    Args:
        stream: n events of a device.
        names: of the file.
        directions: of copies, by the correlation of the calls that state it.
        collectives: int64[m], correlations of calls that launched a collective.

    Returns:
        int64[n], of `DeviceRole`, or `ON_HOST`.
    """
    columns = [stream.names.astype(np.int64), stream.categories.astype(np.int64)]
    first, code = factorize_rows(columns)
    kinds = zip(*(column[first].tolist() for column in columns), strict=True)
    roles = np.array([_role(names[name], category) for name, category in kinds], np.int64)[code]
    copied = stream.copies
    roles[copied.rows] = [_OF_KIND[CopyKind(kind)] for kind in copied.values.tolist()]
    pairs = zip(stream.collectives.rows.tolist(), stream.collectives.values, strict=True)
    named = np.array([row for row, one in pairs if one.name], np.int64)
    computes = np.isin(roles[named], (DeviceRole.COMPUTE, DeviceRole.MEMSET))
    roles[named[computes]] = DeviceRole.COLLECTIVE
    kernels = (roles == DeviceRole.COMPUTE) & (stream.categories == Category.KERNEL)
    roles[kernels & np.isin(stream.correlation, collectives)] = DeviceRole.COLLECTIVE
    for row in np.flatnonzero(roles == _OPEN).tolist():
        roles[row] = directions.get(int(stream.correlation[row]), DeviceRole.COPY_ON_DEVICE)
    return roles


def directions_of_calls(threads: Sequence[HostThread]) -> dict[int, DeviceRole]:
    """Maps the correlations of calls that state from where to where they copy to that."""
    found = {}
    for thread in threads:
        stated = thread.copy_kinds
        for row, kind in zip(stated.rows.tolist(), stated.values.tolist(), strict=True):
            if kind in _OF_CALL:
                found[int(thread.correlation[row])] = _OF_CALL[kind]
    return found


def _role(name: str, category: int) -> int:
    if category == Category.SET:
        return DeviceRole.MEMSET
    if category == Category.COLLECTIVE:
        return DeviceRole.COLLECTIVE
    if category == Category.COPY or is_copy(name):
        return _OF_DIRECTION[direction_of_copy(name)]
    if sets_memory(name):
        return DeviceRole.MEMSET
    return DeviceRole.COLLECTIVE if is_collective_kernel(name) else DeviceRole.COMPUTE
