"""When the threads of a host ran closures of a thread pool.

In: a thread.  Out: sets of time.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, union
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack

REGION_START = "ThreadpoolListener::StartRegion"
REGION_STOP = "ThreadpoolListener::StopRegion"


def thread_pool_regions(track: EventTrack) -> Intervals:
    """Finds when the thread ran closures, from the marks at their starts and stops.

    A stop without a start belongs to a region that was open when the capture began, and is passed
    over; a start without a stop lasts to the thread's last event.
    """
    marks = track.named({REGION_START, REGION_STOP})
    if not len(marks):
        return union(marks, marks)
    time_ps = track.start_ps[marks]
    depth = np.cumsum(np.where(np.isin(marks, track.named({REGION_START})), 1, -1))
    depth -= np.minimum.accumulate(np.minimum(depth, 0))
    next_ps = np.append(time_ps[1:], track.end_ps.max())
    inside = depth > 0
    return union(time_ps[inside], next_ps[inside])
