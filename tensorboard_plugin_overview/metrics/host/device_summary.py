"""What one accelerator did in the whole profile.

In: nothing (this is a type).  Out: `DeviceSummary`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tensorboard_plugin_overview.metrics.host.device_memory import MemoryPeaks
from tensorboard_plugin_overview.metrics.host.kernel_use import KernelUse
from tensorboard_plugin_overview.trace.facts import DeviceFacts, DeviceKind, OtherKind


@dataclass(frozen=True)
class DeviceSummary:
    """A GPU, a core of a TPU, or a device of a kind whose ops are not read.

    Attributes:
        name: the plane's.
        used: it ran more than copies.
        busy_ps: time in which anything ran on it; of a TPU's core, in which it worked: waits,
            input, output and host transfers are none. None where it is not known: the core has
            steps, but no op was recorded; or it ran only what has no place in time.
        span_ps: start of its first and end of its last op, None where nothing ran.
        outside_steps_ps: busy time outside all of its steps; None without steps, or not known.
        facts: what the profile states of the hardware.
        untimed_ops: how many of its ops are in the profile only as totals, at no known time.
        is_read: its ops are read, not only when it was busy.
        kernels: how its kernels fill it; None where the format never states it.
        memory: the most that was held of its memory; None where that was not recorded.
    """

    name: str
    kind: DeviceKind | OtherKind
    used: bool
    busy_ps: int | None
    span_ps: tuple[int, int] | None
    outside_steps_ps: int | None
    facts: DeviceFacts
    untimed_ops: int = 0
    is_read: bool = True
    kernels: KernelUse | None = None
    memory: MemoryPeaks | None = None
