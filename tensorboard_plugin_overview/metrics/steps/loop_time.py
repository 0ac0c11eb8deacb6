"""Where the time of a loop goes: the parts of its steps, and of the gaps between them.

In: a `StepTable`.  Out: `LoopTime`.

What users wait for is the period, from the start of a step to the start of the next one.  A loop is
judged by its usual periods: one checkpoint or one compilation is an outlier's cost, which must not
stand for every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER, slow_steps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable

# Of two gaps it is not known which one is usual.
_FEWEST = 3
# Of the median period: a gap that is longer than usual by less is no event.
_NOTABLE_GAP = 0.5


@dataclass(frozen=True)
class LoopTime:
    """The mean over some periods of a loop, in milliseconds.

    Attributes:
        rows: int64[k], the steps that it is the mean over.
        step_ms: category id -> its part of the step.
        gap_ms: category id -> its part of the gap behind the step.
    """

    rows: Int64Array
    step_ms: Mapping[str, float]
    gap_ms: Mapping[str, float]

    @property
    def period_ms(self) -> float:
        """The period: step and gap."""
        return sum(self.step_ms.values()) + self.gap_total_ms

    @property
    def gap_total_ms(self) -> float:
        """The gap."""
        return sum(self.gap_ms.values())


def mean_loop_time(table: StepTable) -> LoopTime:
    """Averages over the counted steps that have a period; over all counted ones if none has."""
    return _loop_time(table, _rows_with_period(table))


def usual_loop_time(table: StepTable) -> LoopTime:
    """Averages over the usual steps, and over the usual gaps: without those much longer.

    Where more than a third of them are longer, there is no usual one, and all count.
    """
    rows = _rows_with_period(table)
    of_steps = _loop_time(table, _without(rows, slow_steps(table)[0]))
    of_gaps = _loop_time(table, _without(rows, long_gaps(table)))
    return LoopTime(of_steps.rows, of_steps.step_ms, of_gaps.gap_ms)


def usual_step_ms(table: StepTable) -> float:
    """Averages the lengths of the counted steps, without those much longer."""
    rows = _without(np.flatnonzero(table.counted), slow_steps(table)[0])
    return float(table.duration_ms[rows].mean())


def are_outliers(count: int, of_all: int) -> bool:
    """Returns whether so few are outliers beside usual ones.

    Args:
        count: of the outliers.
        of_all: of all steps, or of all gaps.
    """
    return 3 * count <= of_all


def gap_total_ms(table: StepTable) -> FloatArray:
    """Returns float64[n]: the gap behind each step; NaN where no next step is known."""
    total: FloatArray = sum(table.gap_ms.values(), np.zeros(len(table)))
    return total


def long_gaps(table: StepTable) -> Int64Array:
    """Returns int64[k]: rows of the steps behind which a much longer gap than usual lies."""
    rows = _rows_with_period(table)
    gap_ms = gap_total_ms(table)[rows]
    if len(rows) < _FEWEST or np.isnan(gap_ms).any():
        return rows[:0]
    usual_ms, period_ms = median(gap_ms), median(table.period_ms[rows])
    is_long: BoolArray = (gap_ms > OUTLIER * usual_ms) & (
        gap_ms - usual_ms > _NOTABLE_GAP * period_ms
    )
    return rows[is_long]


def _rows_with_period(table: StepTable) -> Int64Array:
    rows = np.flatnonzero(table.counted & ~np.isnan(table.period_ms))
    return rows if len(rows) else np.flatnonzero(table.counted)


def _without(rows: Int64Array, unusual: Int64Array) -> Int64Array:
    is_unusual = np.isin(rows, unusual)
    return rows[~is_unusual] if are_outliers(int(is_unusual.sum()), len(rows)) else rows


def _loop_time(table: StepTable, rows: Int64Array) -> LoopTime:
    return LoopTime(
        rows,
        {part: float(time_ms[rows].mean()) for part, time_ms in table.time_ms.items()},
        {
            part: float(np.nan_to_num(time_ms[rows]).mean())
            for part, time_ms in table.gap_ms.items()
        },
    )
