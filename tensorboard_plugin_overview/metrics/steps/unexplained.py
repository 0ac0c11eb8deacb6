"""Time of the steps that nothing in the profile explains, and whose code it was.

In: windows of steps, what explains time, and the host's own code.  Out: an `Unexplained`, which is
added up over hosts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tensorboard_plugin_overview.arrays.intervals import Intervals, subtract, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.steps.host_code import Cover, HostCode


@dataclass(frozen=True)
class Unexplained:
    """Time of some steps that nothing explains.

    Attributes:
        steps: how many steps, each counted on every device.
        time_ps: their unexplained time.
        cover: what covers at least half of it, None if nothing is known to.
        without_outliers: these had most of such time, and are not among the steps.
    """

    steps: int = 0
    time_ps: int = 0
    cover: Cover | None = None
    without_outliers: bool = False


def unexplained_time(
    windows: Mapping[str, tuple[Int64Array, Int64Array]],
    explained: Mapping[str, Intervals],
    code: HostCode,
) -> Unexplained:
    """Returns what is left of the windows.

    Args:
        windows: device -> int64[n] starts and int64[n] ends of its steps.
        explained: device -> the time that something explains.
        code: what the host's own code did.
    """
    left = left_of(windows, explained)
    return Unexplained(
        steps=sum(len(windows[device][0]) for device in explained if device in windows),
        time_ps=sum(time.total_ps for time in left),
        cover=code.cover(left),
    )


def left_of(
    windows: Mapping[str, tuple[Int64Array, Int64Array]], explained: Mapping[str, Intervals]
) -> list[Intervals]:
    """Lists the time of the windows that nothing explains, of each device that has both.

    Args:
        windows: device -> starts and ends, int64[n] each.
        explained: device -> the time that something explains.
    """
    return [
        subtract(union(*windows[device]), time)
        for device, time in explained.items()
        if device in windows
    ]


def merge_unexplained(parts: Iterable[Unexplained]) -> Unexplained:
    """Adds up that of several hosts, by the name that covers most of all of them."""
    parts = list(parts)
    time_ps = sum(one.time_ps for one in parts)
    covered_ps: dict[tuple[str, str], int] = {}
    covers = [one.cover for one in parts if one.cover is not None]
    for one in covers:
        key = one.kind, one.name
        covered_ps[key] = covered_ps.get(key, 0) + one.covered_ps
    cover = None
    if covers:
        longest = max(covers, key=lambda one: (covered_ps[one.kind, one.name], one.name))
        longest_ps = covered_ps[longest.kind, longest.name]
        if 2 * longest_ps >= time_ps:
            cover = longest._replace(covered_ps=longest_ps)
    without_outliers = any(one.without_outliers for one in parts)
    return Unexplained(sum(one.steps for one in parts), time_ps, cover, without_outliers)
