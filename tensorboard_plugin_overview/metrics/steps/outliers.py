"""Steps that take much longer than usual.

In: a `StepTable`.  Out: which they are, against which median.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable

OUTLIER = 1.5
"""A step is an outlier if it takes this many times as long as the median one."""

# With only two steps, either may be the usual one.
_FEWEST = 3


def slow_steps(table: StepTable) -> tuple[Int64Array, float]:
    """Returns int64[k], rows of the outliers among counted steps, and the median of these, ms."""
    rows = np.flatnonzero(table.counted)
    duration_ms = table.duration_ms[rows]
    median_ms = median(duration_ms)
    if len(rows) < _FEWEST:
        return rows[:0], median_ms
    return rows[duration_ms > OUTLIER * median_ms], median_ms
