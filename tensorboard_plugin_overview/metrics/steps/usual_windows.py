"""What nothing explains in usual steps, or in the usual gaps between them.

In: windows by device.  Out: an `Unexplained`.  What covers the time of an outlier (a checkpoint, a
compilation) must not stand for what covers the time of every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.steps import unexplained
from tensorboard_plugin_overview.metrics.steps.host_code import HostCode
from tensorboard_plugin_overview.metrics.steps.loop_time import are_outliers
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER

_FEWEST = 3


def unexplained_of_usual(
    windows: Mapping[str, tuple[Int64Array, Int64Array]],
    explained: Mapping[str, Intervals],
    code: HostCode,
) -> unexplained.Unexplained:
    """Returns what is left of the windows; without outliers, where these have most of it.

    Args:
        windows: device -> int64[n] starts and int64[n] ends of steps, or of the gaps between them.
        explained: device -> the time that something explains.
        code: what the host's own code did.
    """
    usual = {device: _usual(start_ps, end_ps) for device, (start_ps, end_ps) in windows.items()}
    has_outliers = any(len(usual[device][0]) < len(windows[device][0]) for device in windows)
    if not has_outliers or 2 * _total_ps(usual, explained) >= _total_ps(windows, explained):
        return unexplained.unexplained_time(windows, explained, code)
    return replace(unexplained.unexplained_time(usual, explained, code), without_outliers=True)


def _total_ps(
    windows: Mapping[str, tuple[Int64Array, Int64Array]], explained: Mapping[str, Intervals]
) -> int:
    return sum(time.total_ps for time in unexplained.left_of(windows, explained))


def _usual(start_ps: Int64Array, end_ps: Int64Array) -> tuple[Int64Array, Int64Array]:
    length_ps = end_ps - start_ps
    if len(length_ps) < _FEWEST:
        return start_ps, end_ps
    is_long = length_ps > OUTLIER * median(length_ps)
    if not are_outliers(int(np.count_nonzero(is_long)), len(is_long)):
        return start_ps, end_ps
    return start_ps[~is_long], end_ps[~is_long]
