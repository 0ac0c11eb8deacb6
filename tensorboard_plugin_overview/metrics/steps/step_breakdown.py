"""Where the time of each step went, on one device or host.

In: step windows and layers of time, each with its category.  Out: `DeviceSteps`, whose categories
sum to the window exactly, in integer picoseconds.

Where layers overlap, the first has the time; what none of them covers is `all_others`.  A category
may have several layers: the input of a GPU step is copies on the device and, where the device is
idle, the host's wait.

The gap behind a step, from its end to the start of the next step of its kind, is split in the same
way: work of the device for something else (validation, copies of a checkpoint), then what the host
did.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.trace.categories import (
    COMPILATION,
    HOST_COMPUTE,
    INPUT,
    KERNEL_LAUNCH,
)

ALL_OTHERS = "all_others"
DEVICE_WORK = "device_work"

GAP_CAUSES = (COMPILATION, INPUT, KERNEL_LAUNCH, HOST_COMPUTE)
"""What the host does in the gap between steps; where several happen at once, the first counts."""

GAP_CATEGORIES = (DEVICE_WORK, *GAP_CAUSES, ALL_OTHERS)
"""The parts of the gap between steps, on every platform."""


@dataclass(frozen=True, eq=False)
class DeviceSteps:
    """The steps of one device or host, with where their time went.

    Attributes:
        host: the host the device belongs to.
        steps: n steps.
        time_ps: category id -> int64[n]; `all_others` included, alone where nothing else is known.
        busy_ps: int64[n], time in which the device (on a CPU, any thread) did anything.
        collectives_ps: int64[n], time of collectives, hidden behind compute or not.
        gap_ps: category id -> int64[n], one of `GAP_CATEGORIES`; they sum to the gap behind the
            step, and are 0 where no next step is known.
    """

    host: str
    steps: Steps
    time_ps: Mapping[str, Int64Array]
    busy_ps: Int64Array
    collectives_ps: Int64Array
    gap_ps: Mapping[str, Int64Array]

    @property
    def has_breakdown(self) -> bool:
        """Whether anything is known of where the time went."""
        return len(self.time_ps) > 1


def break_down(
    host: str,
    steps: Steps,
    layers: Sequence[tuple[str, intervals.Intervals]],
    categories: Collection[str],
    busy: intervals.Intervals,
    collectives: intervals.Intervals,
    gap_causes: Mapping[str, intervals.Intervals],
    device_busy: intervals.Intervals = intervals.NO_TIME,
) -> DeviceSteps:
    """Splits every step, and the gap behind it, into categories, first come first served.

    Args:
        host: the host that the device belongs to.
        steps: of the device.
        layers: category id and time, in order of priority.
        categories: ids of all categories that the platform has, `all_others` left out.
        busy: when the device did anything.
        collectives: when it ran collectives, hidden behind other work or not.
        gap_causes: of `GAP_CAUSES`, when the host did what.
        device_busy: when the device was busy; a CPU host has none.
    """
    covered = intervals.NO_TIME
    time_ps = {category: np.zeros(len(steps), np.int64) for category in categories}
    for category, time in layers:
        exposed = intervals.subtract(time, covered)
        time_ps[category] = time_ps[category] + intervals.overlap_ps(
            exposed, steps.start_ps, steps.end_ps
        )
        covered = intervals.merge(covered, time)
    time_ps[ALL_OTHERS] = steps.duration_ps - sum(time_ps.values(), np.zeros(len(steps), np.int64))
    return DeviceSteps(
        host=host,
        steps=steps,
        time_ps=time_ps,
        busy_ps=intervals.overlap_ps(busy, steps.start_ps, steps.end_ps),
        collectives_ps=intervals.overlap_ps(collectives, steps.start_ps, steps.end_ps),
        gap_ps=split_gaps(steps, gap_causes, device_busy),
    )


def gaps(steps: Steps) -> tuple[Int64Array, Int64Array]:
    """Returns the start and the end of the gap behind each step.

    Args:
        steps: n steps.

    Returns:
        int64[n], int64[n]; equal where the next step begins at once or is not known.
    """
    next_ps = np.where(steps.period_ps >= 0, steps.start_ps + steps.period_ps, steps.end_ps)
    return steps.end_ps, np.maximum(next_ps, steps.end_ps)


def exclusive(causes: Mapping[str, intervals.Intervals]) -> dict[str, intervals.Intervals]:
    """Leaves every moment to the first of `GAP_CAUSES` that it belongs to."""
    covered = intervals.NO_TIME
    found = {}
    for cause in GAP_CAUSES:
        found[cause] = intervals.subtract(causes.get(cause, intervals.NO_TIME), covered)
        covered = intervals.merge(covered, found[cause])
    return found


def split_gaps(
    steps: Steps, causes: Mapping[str, intervals.Intervals], device_busy: intervals.Intervals
) -> dict[str, Int64Array]:
    """Splits the gap behind each step into `GAP_CATEGORIES`.

    Args:
        steps: n steps.
        causes: when the host did what.
        device_busy: when the device was busy.

    Returns:
        Category id -> int64[n], picoseconds, which sum to the gap.
    """
    start_ps, end_ps = gaps(steps)
    if not (end_ps > start_ps).any():
        return no_gaps(steps)
    time_ps = {DEVICE_WORK: intervals.overlap_ps(device_busy, start_ps, end_ps)}
    for cause, time in exclusive(causes).items():
        time_ps[cause] = intervals.overlap_ps(
            intervals.subtract(time, device_busy), start_ps, end_ps
        )
    time_ps[ALL_OTHERS] = end_ps - start_ps - sum(time_ps.values())
    return time_ps


def no_gaps(steps: Steps) -> dict[str, Int64Array]:
    """Returns the parts of gaps of no length."""
    return {category: np.zeros(len(steps), np.int64) for category in GAP_CATEGORIES}


def complete_windows(
    devices: Sequence[DeviceSteps],
) -> dict[str, tuple[Int64Array, Int64Array]] | None:
    """Maps a device's name to starts and ends of its complete steps; None without steps.

    Of all its steps, where none is complete.
    """
    if not devices:
        return None
    windows = {}
    for device in devices:
        chosen = device.steps.complete
        if not chosen.any():
            chosen = np.ones(len(device.steps), np.bool_)
        windows[device.steps.device] = (device.steps.start_ps[chosen], device.steps.end_ps[chosen])
    return windows


def share_of_windows(
    time: intervals.Intervals, windows: Mapping[str, tuple[Int64Array, Int64Array]] | None
) -> float:
    """Returns the share of a set of time in the steps of all devices, percent; 0 without steps.

    Args:
        time: any set.
        windows: as `complete_windows` has them.
    """
    bounds = list((windows or {}).values())
    length_ps = sum(int((end_ps - start_ps).sum()) for start_ps, end_ps in bounds)
    inside_ps = sum(int(intervals.overlap_ps(time, *bound).sum()) for bound in bounds)
    return 100 * inside_ps / length_ps if length_ps else 0.0


def complete_gaps(devices: Sequence[DeviceSteps]) -> dict[str, tuple[Int64Array, Int64Array]]:
    """Maps a device's name to the starts and ends of the gaps behind its complete steps."""
    found = {}
    for device in devices:
        start_ps, end_ps = gaps(device.steps)
        chosen = device.steps.complete & (device.steps.period_ps >= 0)
        found[device.steps.device] = start_ps[chosen], end_ps[chosen]
    return found


def longest_gap(
    gaps_by_device: Mapping[str, tuple[Int64Array, Int64Array]],
) -> dict[str, tuple[Int64Array, Int64Array]]:
    """Returns the longest gap of all devices alone, as `complete_gaps` has them."""
    lengths = {
        device: end_ps - start_ps
        for device, (start_ps, end_ps) in gaps_by_device.items()
        if len(end_ps)
    }
    if not lengths:
        return {}
    device = max(lengths, key=lambda name: int(lengths[name].max()))
    row = np.array([int(np.argmax(lengths[device]))])
    start_ps, end_ps = gaps_by_device[device]
    return {device: (start_ps[row], end_ps[row])}


def least_explained_step(
    devices: Sequence[DeviceSteps],
) -> dict[str, tuple[Int64Array, Int64Array]]:
    """Returns the window of the complete step with most time that nothing explains, alone."""
    most: tuple[int, DeviceSteps, int] | None = None
    for device in devices:
        left_ps = np.where(device.steps.complete, device.time_ps[ALL_OTHERS], -1)
        if len(left_ps) and (most is None or int(left_ps.max()) > most[0]):
            most = int(left_ps.max()), device, int(np.argmax(left_ps))
    if most is None or most[0] <= 0:
        return {}
    _, device, row = most
    return {device.steps.device: (device.steps.start_ps[[row]], device.steps.end_ps[[row]])}
