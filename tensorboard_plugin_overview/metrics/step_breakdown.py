"""Where the time of each step went, on one device or host.

In: step windows and layers of time, each with its category.  Out: `LaneSteps`, whose categories sum
to the window exactly, in integer picoseconds.

Where layers overlap, the first has the time; what none of them covers is `all_others`.  A category
may have several layers: the input of a GPU step is copies on the device and, where the device is
idle, the host's wait.
"""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.intervals import NO_TIME
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import overlap_ps
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.steps import Steps

ALL_OTHERS = "all_others"


@dataclass(frozen=True, eq=False)
class LaneSteps:
    """The steps of one device or host, with where their time went.

    Attributes:
        host: the host the lane belongs to.
        steps: n steps.
        time_ps: category id -> int64[n]; `all_others` included, alone where nothing else is known.
        busy_ps: int64[n], time in which the device (on a CPU, any thread) did anything.
        collectives_ps: int64[n], time of collectives, hidden behind compute or not.
    """

    host: str
    steps: Steps
    time_ps: Mapping[str, Int64Array]
    busy_ps: Int64Array
    collectives_ps: Int64Array

    @property
    def is_told(self) -> bool:
        """Something is known of where the time went, be it little."""
        return len(self.time_ps) > 1


def break_down(
    host: str,
    steps: Steps,
    layers: Sequence[tuple[str, Intervals]],
    categories: Collection[str],
    busy: Intervals,
    collectives: Intervals,
) -> LaneSteps:
    """Splits every step into categories, first come first served.

    Args:
        host: the host that the lane belongs to.
        steps: of the lane.
        layers: category id and time, in order of priority.
        categories: ids of all categories that the platform has, `all_others` left out.
        busy: when the lane did anything.
        collectives: when it ran collectives, hidden behind other work or not.
    """
    covered = NO_TIME
    time_ps = {category: np.zeros(len(steps), np.int64) for category in categories}
    for category, time in layers:
        exposed = subtract(time, covered)
        time_ps[category] = time_ps[category] + overlap_ps(exposed, steps.start_ps, steps.end_ps)
        covered = merge(covered, time)
    time_ps[ALL_OTHERS] = steps.duration_ps - sum(time_ps.values(), np.zeros(len(steps), np.int64))
    return LaneSteps(
        host=host,
        steps=steps,
        time_ps=time_ps,
        busy_ps=overlap_ps(busy, steps.start_ps, steps.end_ps),
        collectives_ps=overlap_ps(collectives, steps.start_ps, steps.end_ps),
    )


def complete_windows(
    lanes: Sequence[LaneSteps],
) -> dict[str, tuple[Int64Array, Int64Array]] | None:
    """Lane name -> starts and ends of its complete steps; None without steps.

    Of all its steps, where none is complete.
    """
    if not lanes:
        return None
    windows = {}
    for lane in lanes:
        chosen = lane.steps.complete
        if not chosen.any():
            chosen = np.ones(len(lane.steps), np.bool_)
        windows[lane.steps.lane] = (lane.steps.start_ps[chosen], lane.steps.end_ps[chosen])
    return windows
