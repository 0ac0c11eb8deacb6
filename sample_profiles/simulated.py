"""What the simulated profiles share: their clock, their jitter, the plane that tells the capture.

All times are nanoseconds from the start of the capture.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from sample_profiles.builder import LineBuilder, SpaceBuilder, Stat, Unsigned

_CAPTURE_START_NS = 1_767_225_600_000_000_000  # 2026-01-01 00:00 UTC, always, for equal bytes
_TAIL = 2_000_000


def add_event(
    line: LineBuilder, name: str, start: int, end: int, stats: Mapping[str, Stat]
) -> None:
    """Adds an event."""
    line.event(name, start_ps=start * 1000, duration_ps=(end - start) * 1000, stats=stats)


def add_capture(space: SpaceBuilder, end: int) -> None:
    """Says when the capture was, which stopped a moment after the last event."""
    space.plane("Task Environment").stats(
        profile_start_time=Unsigned(_CAPTURE_START_NS),
        profile_stop_time=Unsigned(_CAPTURE_START_NS + end + _TAIL),
    )


def vary(noise: random.Random, mean: int, spread: float) -> int:
    """An integer at most `spread` away from `mean`; a sum of two draws, so mostly near to it."""
    return round(mean * (1 + spread * (noise.random() + noise.random() - 1)))
