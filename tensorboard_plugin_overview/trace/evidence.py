"""What a profile shows of the job, and what it lacks that a reader of its numbers must know.

In: nothing (these are types, which importers fill in).  Out: `JobKind`, `ProfileQuality`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from typing import NamedTuple

Kind = Literal["training", "inference", "unknown"]


@dataclass(frozen=True)
class JobKind:
    """What the job does; `reason` is a sentence that names the evidence."""

    kind: Kind
    reason: str


class DeviceCall(NamedTuple):
    """A call that put work on a device.

    Attributes:
        device: what kind of device.
        name: of the host's event.
    """

    device: Literal["GPU", "TPU"]
    name: str


@dataclass(frozen=True)
class ProfileQuality:
    """Gaps of one host's profile.

    Attributes:
        device_events: events on all streams; profilers stop recording at a limit.
        missing_device: a call that put work on a device, of which the profile has no plane; else
            None.
        compute_ps: sum of the lengths of compute kernels.
        graph_unnamed_ps: of those in CUDA graphs that name no HLO op.
        unreadable_programs: names of programs whose HLO is damaged.
    """

    device_events: int
    missing_device: DeviceCall | None
    compute_ps: int
    graph_unnamed_ps: int
    unreadable_programs: Sequence[str]
