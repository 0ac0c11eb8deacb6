"""Who comes last to collectives, where the work of the hosts does not show it.

In: the run's `Communication`, the work of its hosts, the step table.  Out: a `LateArrival`.

A rank that waits least is the one that the others wait for.  One step does not show it: who comes
last to a single collective may be chance.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median, nanmedian
from tensorboard_plugin_overview.metrics.run.collectives import Communication, RankWait
from tensorboard_plugin_overview.metrics.run.stragglers import Spread
from tensorboard_plugin_overview.metrics.steps.loop_time import gap_total_ms
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable

# Of the step: by so much less must it wait than the next one.
_NOTABLE = 0.05
# Of the compared collectives: to more of them it must come last.
_MOST = 0.5
_ENOUGH_STEPS = 2


@dataclass(frozen=True)
class LateArrival:
    """A host that comes last to most collectives.

    Attributes:
        rank: its waits.
        next_ms: the wait of the host that waits least of the others, in a mean step.
        percent: how much more that is, of the median step.
        category, category_ms: the part of a step in which it takes longer than the others by most,
            and by how much; None where no part is longer.
        steps: in how many steps collectives are compared.
    """

    rank: RankWait
    next_ms: float
    percent: float
    category: str | None
    category_ms: float
    steps: int

    @property
    def excess_ms(self) -> float:
        """How much sooner collectives could begin in a mean step, until another host is last."""
        return self.next_ms - (self.rank.wait_ms or 0.0)


def late_arrival(
    communication: Communication | None, spread: Spread, table: StepTable
) -> LateArrival | None:
    """Finds the host that the others wait for in collectives; None where there is none.

    Args:
        communication: of the run.
        spread: of the work of its hosts.
        table: their steps.
    """
    if communication is None or communication.compared_steps < _ENOUGH_STEPS:
        return None
    known = [(rank.wait_ms, rank) for rank in communication.ranks if rank.wait_ms is not None]
    if len(known) < 2:
        return None
    (least_ms, rank), (next_ms, _) = sorted(known, key=lambda one: one[0])[:2]
    rows = np.flatnonzero(table.counted)
    step_ms = median((table.duration_ms + np.nan_to_num(gap_total_ms(table)))[rows])
    excess_ms = next_ms - least_ms
    if excess_ms <= 0 or excess_ms < _NOTABLE * step_ms or rank.came_last <= _MOST * rank.calls:
        return None
    category, category_ms = _part(spread, rank.host, table)
    return LateArrival(
        rank=rank,
        next_ms=next_ms,
        percent=100 * excess_ms / step_ms,
        category=category,
        category_ms=category_ms,
        steps=communication.compared_steps,
    )


def _part(spread: Spread, host: str, table: StepTable) -> tuple[str | None, float]:
    """Returns the part of a step in which a host takes longer than the others, and by how much."""
    if host not in spread.names or len(spread.names) < 2:
        return None, 0.0
    who = spread.names.index(host)
    has_step = ~np.isnan(spread.work_ms[who]) & ((~np.isnan(spread.work_ms)).sum(axis=0) > 1)
    rows = np.flatnonzero(table.counted & has_step)
    if not len(rows):
        return None, 0.0
    longer_ms = {
        part: float(np.mean(values[who, rows] - nanmedian(np.delete(values[:, rows], who, axis=0))))
        for part, values in spread.parts_ms.items()
    }
    most = max(longer_ms, key=lambda part: longer_ms[part])
    return (most, longer_ms[most]) if longer_ms[most] > 0 else (None, 0.0)
