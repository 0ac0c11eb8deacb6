"""The most memory that a framework held of a device.

In: a device's `MemoryUse`, the step markers of its host.  Out: `MemoryPeaks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, index_containing
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.gpus import UNKNOWN_BYTES, Gpu
from tensorboard_plugin_overview.trace.markers import MarkedSteps

_NEVER = np.zeros(0, np.int64)


@dataclass(frozen=True)
class MemoryPeaks:
    """The use of one device's memory in the whole profile.

    Attributes:
        allocated_bytes: the most that tensors used; None where it is not stated.
        reserved_bytes: the most that the allocator held; None where it is not stated.
        total_bytes: size of the memory; None if unknown.
        step: number of the step in whose marker `allocated_bytes` was first reached; None where
            that was in no step, or steps are not marked.
        failed: how many allocations failed for want of memory.
        failed_bytes: the most that one of these asked for; None where it is not stated.
        failed_steps: numbers of the steps in whose markers they failed, each once.
    """

    allocated_bytes: int | None
    reserved_bytes: int | None
    total_bytes: int | None
    step: int | None
    failed: int
    failed_bytes: int | None
    failed_steps: Sequence[int]


def memory_peaks(gpu: Gpu, marked: MarkedSteps | None) -> MemoryPeaks | None:
    """Finds the peaks; None where the use of memory was not recorded.

    Args:
        gpu: the device.
        marked: the steps that the host's markers stand for; None where steps are not marked.
            Memory belongs to them by the host's time: the host allocates.
    """
    use = gpu.memory
    if use is None:
        return None
    allocated = _most(use.allocated_bytes)
    reached = use.time_ps[use.allocated_bytes == allocated] if allocated is not None else _NEVER
    steps = _steps(marked, reached[:1])
    return MemoryPeaks(
        allocated_bytes=allocated,
        reserved_bytes=_most(use.reserved_bytes),
        total_bytes=gpu.facts.memory_bytes,
        step=steps[0] if steps else None,
        failed=len(use.failed_ps),
        failed_bytes=_most(use.failed_bytes),
        failed_steps=_steps(marked, use.failed_ps),
    )


def _most(amounts: Int64Array) -> int | None:
    most = int(amounts.max(initial=UNKNOWN_BYTES))
    return None if most == UNKNOWN_BYTES else most


def _steps(marked: MarkedSteps | None, moments_ps: Int64Array) -> list[int]:
    """Returns the numbers of the steps in which the moments are, each once.

    Args:
        marked: the steps; None where steps are not marked.
        moments_ps: int64[n].
    """
    if marked is None or not len(marked):
        return []
    # Of steps that overlap, the one that began last.
    end_ps = np.minimum(marked.end_ps, np.append(marked.start_ps[1:], marked.end_ps[-1:]))
    row = index_containing(marked.start_ps, end_ps, moments_ps)
    numbers: list[int] = marked.number[row[row != OUTSIDE]].tolist()
    return list(dict.fromkeys(numbers))
