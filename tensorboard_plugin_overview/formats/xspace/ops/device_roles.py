"""What each event of a GPU stream is: compute, a collective, a copy, setting memory.

In: a raw stream, and the host's calls that copy.  Out: a `DeviceRole` for each event.

A copy goes where its name says (`MemcpyH2D`), else its `memcpy_details`, else the host's call with
the same `correlation_id` (ROCm copies by a kernel of one name); a copy of which none of these is
known is taken for one on the device.  A collective is known by its HLO op, else by its kernel's
name.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, IdTable
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names import kernel_names
from tensorboard_plugin_overview.trace.ops import DeviceRole

_OF_DIRECTION = {
    "to_device": DeviceRole.COPY_TO_DEVICE,
    "to_host": DeviceRole.COPY_TO_HOST,
    "on_device": DeviceRole.COPY_ON_DEVICE,
}
_COPY = -1
"""Code of a copy until its direction is known."""


NO_CALLS = IdTable(np.zeros(0, np.int64))


def copy_calls(threads: Sequence[EventTrack]) -> IdTable:
    """Maps the correlation ids of calls that copy to the `DeviceRole` of what they launched.

    Args:
        threads: of the host; calls of unknown direction are left out.
    """
    ids: list[Int64Array] = []
    roles: list[Int64Array] = []
    for track in threads:
        if "correlation_id" not in track.stats:
            continue
        is_call = track.classify(kernel_names.is_copy_call) > 0
        if not is_call.any():
            continue
        codes = _with_details(
            track, track.classify(lambda name: _code(kernel_names.direction_of_copy(name)))
        )
        called = is_call & (codes != _COPY) & track.has("correlation_id")
        ids.append(track.integers("correlation_id", 0)[called])
        roles.append(codes[called])
    return IdTable(concatenate_or_empty(ids), concatenate_or_empty(roles))


def device_roles(stream: EventTrack, calls: IdTable = NO_CALLS) -> Int64Array:
    """Finds the role of each event.

    Args:
        stream: n events of a GPU.
        calls: the host's calls that copy, where directions of copies matter.

    Returns:
        int64[n], a `DeviceRole`.
    """
    codes = stream.classify(_code_of_name)
    details = stream.stats.get("memcpy_details")
    if details is not None:
        # A copy may be named as anything.
        codes[details.present & (codes == DeviceRole.COMPUTE)] = _COPY
        codes = _with_details(stream, codes)
    hlo_op = stream.stats.get("hlo_op")
    if hlo_op is not None:
        collective = [kernel_names.is_collective_op(op.rsplit("::", 1)[-1]) for op in hlo_op.texts]
        # The last entry answers for -1, the events without an op.
        is_collective = np.array([*collective, False])[hlo_op.text_codes()]
        # An all-reduce may be done by a copy or a kernel of any name; its copies stay copies.
        computes = (codes == DeviceRole.COMPUTE) | (codes == DeviceRole.MEMSET)
        codes[is_collective & computes] = DeviceRole.COLLECTIVE
    return _with_calls(stream, codes, calls)


def _code_of_name(name: str) -> int:
    if kernel_names.is_copy(name):
        return _code(kernel_names.direction_of_copy(name))
    if kernel_names.sets_memory(name):
        return DeviceRole.MEMSET
    return DeviceRole.COLLECTIVE if kernel_names.is_collective_kernel(name) else DeviceRole.COMPUTE


def _code(direction: kernel_names.Direction | None) -> int:
    return _OF_DIRECTION[direction] if direction else _COPY


def _with_details(track: EventTrack, codes: Int64Array) -> Int64Array:
    """Returns the codes, with the directions that `memcpy_details` state where names leave them."""
    details = track.stats.get("memcpy_details")
    if details is None:
        return codes
    stated = np.array(
        [*(_code(kernel_names.direction_of_details(text)) for text in details.texts), _COPY]
    )
    return np.where(codes == _COPY, stated[details.text_codes()], codes)


def _with_calls(stream: EventTrack, codes: Int64Array, calls: IdTable) -> Int64Array:
    """Returns the codes, with the directions that are still open by the host's calls."""
    is_open = codes == _COPY
    codes = np.where(is_open, DeviceRole.COPY_ON_DEVICE, codes)
    if not len(calls) or not is_open.any():
        return codes
    role = calls(stream.integers("correlation_id", 0))
    return np.where(is_open & stream.has("correlation_id") & (role != MISSING), role, codes)
