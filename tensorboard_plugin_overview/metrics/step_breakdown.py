"""Where the time of each step went, on one device or host.

In: step windows and one set of time per category.  Out: `LaneSteps`, whose categories sum to the
window exactly, in integer picoseconds.

Where sets overlap, the category that comes first in the priority has the time; what none of them
covers is `all_others`.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import overlap_ps
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.steps import Steps

ALL_OTHERS = "all_others"


@dataclass(frozen=True)
class LaneSteps:
    """The steps of one device or host, with where their time went.

    Attributes:
        host: the host the lane belongs to.
        steps: n steps.
        time_ps: category id -> int64[n]; `all_others` included.
        busy_ps: int64[n], time in which anything of the categories ran.
        collectives_ps: int64[n], time of collectives, hidden behind compute or not.
    """

    host: str
    steps: Steps
    time_ps: Mapping[str, Int64Array]
    busy_ps: Int64Array
    collectives_ps: Int64Array


def break_down(
    host: str, steps: Steps, time_by_category: Mapping[str, Intervals], priority: Sequence[str]
) -> LaneSteps:
    """Splits every step into the categories of `priority`, first come first served."""
    none = np.zeros(0, np.int64)
    nothing = union(none, none)
    covered = nothing
    time_ps: dict[str, Int64Array] = {}
    rest_ps = steps.duration_ps
    for category in priority:
        intervals = time_by_category.get(category)
        if intervals is None:
            time_ps[category] = np.zeros(len(steps), np.int64)
            continue
        exposed = subtract(intervals, covered)
        time_ps[category] = overlap_ps(exposed, steps.start_ps, steps.end_ps)
        rest_ps = rest_ps - time_ps[category]
        covered = merge(covered, intervals)
    time_ps[ALL_OTHERS] = rest_ps
    return LaneSteps(
        host=host,
        steps=steps,
        time_ps=time_ps,
        busy_ps=overlap_ps(covered, steps.start_ps, steps.end_ps),
        collectives_ps=overlap_ps(
            time_by_category.get(DEVICE_COLLECTIVES, nothing), steps.start_ps, steps.end_ps
        ),
    )
