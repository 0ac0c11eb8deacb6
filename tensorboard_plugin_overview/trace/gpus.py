"""GPUs: their streams and what ran on them.

In: nothing (these are types, which importers fill in).  Out: `Gpu`, `Stream`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.trace.facts import DeviceFacts
from tensorboard_plugin_overview.trace.ops import OpEvents
from tensorboard_plugin_overview.trace.ops import Untimed


@dataclass(frozen=True, eq=False)
class Stream:
    """One stream of a GPU.

    Attributes:
        ops: the n events that have a length.
    """

    ops: OpEvents


@dataclass(frozen=True, eq=False)
class Gpu:
    """One GPU.

    Attributes:
        name: of the device, such as `/device:GPU:0`.
        facts: what the profile states about the hardware.
        streams: those with events.
        untimed: for each stream with such ops, those at no known time.
    """

    name: str
    facts: DeviceFacts
    streams: Sequence[Stream]
    untimed: Sequence[Untimed]
