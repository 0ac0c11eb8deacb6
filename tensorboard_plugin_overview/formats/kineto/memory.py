"""What PyTorch's allocators held of each device's memory.

In: the memory events of a trace.  Out: a `MemoryUse` for each device, and why there is none.

The events of the host's own memory are left out.  `Bytes` are never added up: what was there before
the recording is not known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    DeviceKind,
    MemoryEvents,
    RawTrace,
)
from tensorboard_plugin_overview.formats.kineto.ops.threads import PS_PER_NS
from tensorboard_plugin_overview.trace.gpus import UNKNOWN_BYTES, MemoryUse

DeviceKey: TypeAlias = tuple[DeviceKind, int]
"""Kind and id of a device."""

# As c10 numbers them: 1 is CUDA, 6 HIP.
_KINDS: Mapping[int, DeviceKind] = {1: "gpu", 6: "gpu", 12: "xpu", 15: "hpu", 19: "mtia", 20: "npu"}
_NOT_RECORDED = "Memory was not recorded: profile(profile_memory=True) records it."
_NO_TOTALS = "The trace's memory events have no totals, which PyTorch writes since 1.10."
_NO_EVENT = "Memory was recorded, but nothing was allocated or freed on a device meanwhile."


def memory_of_devices(raw: RawTrace, origin_ns: int, *, rocm: bool) -> dict[DeviceKey, MemoryUse]:
    """Returns the use of memory by device, those without any event left out.

    Args:
        raw: the trace as read.
        origin_ns: the trace's zero, on the file's clock.
        rocm: the devices are AMD's, whose events of memory and of kernels are numbered differently.
    """
    memory = raw.memory
    if memory is None:
        return {}
    found: dict[DeviceKey, MemoryUse] = {}
    for kind in dict.fromkeys(_KINDS.values()):
        of_kind = np.isin(memory.device_type, [one for one, name in _KINDS.items() if name == kind])
        devices = np.unique(memory.device[of_kind & (memory.device >= 0)]).tolist()
        ran = {stream.device for stream in raw.streams if stream.kind == kind}
        for device in devices:
            chosen = of_kind & (memory.device == device)
            is_same = rocm and len(devices) == 1 and len(ran) == 1
            key = kind, min(ran) if is_same else device
            found[key] = _use(memory, chosen, origin_ns)
    return found


def _use(memory: MemoryEvents, chosen: BoolArray, origin_ns: int) -> MemoryUse:
    time_ps = (memory.time_ns - origin_ns) * PS_PER_NS
    failed = chosen & memory.out_of_memory
    return MemoryUse(
        time_ps=time_ps[chosen],
        allocated_bytes=_known(memory.allocated[chosen]),
        reserved_bytes=_known(memory.reserved[chosen]),
        failed_ps=time_ps[failed],
        failed_bytes=_known(memory.bytes[failed]),
    )


def _known(amounts: Int64Array) -> Int64Array:
    """Returns the amounts; `UNKNOWN_BYTES` for those not given, and for impossible ones."""
    found: Int64Array = np.where((amounts == NONE) | (amounts < 0), UNKNOWN_BYTES, amounts)
    return found


def why_unknown(raw: RawTrace, uses: Sequence[MemoryUse]) -> str:
    """Returns why the use of memory is not known, where it is not.

    Args:
        raw: the trace as read.
        uses: of its devices.
    """
    if any(len(use.time_ps) for use in uses):
        return _NO_TOTALS
    if raw.memory is not None or raw.metadata.flags.get("profile_memory"):
        return _NO_EVENT
    return _NOT_RECORDED
