"""A TPU core summed up block by block, so that no more than a block is in memory at once.

In: the blocks of a core and its steps.  Out: the op table, and within complete steps the work and
the time of each precision.

Whether a first or last step is a fragment is only known when all of its host's ops have been seen,
so what falls into them is kept apart until then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, merge, subtract, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.ops.compute_totals import (
    Amounts,
    ComputeTotals,
    amounts,
    compute_totals,
)
from tensorboard_plugin_overview.metrics.ops.kind_totals import kind_totals
from tensorboard_plugin_overview.metrics.ops.op_table import op_rows, untimed_rows
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, add_up, merge_ops
from tensorboard_plugin_overview.metrics.ops.precision import (
    PrecisionSummary,
    merge_precision,
    precision,
)
from tensorboard_plugin_overview.metrics.steps.tpu_breakdown import is_busy
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.trace.cores import Block, Core
from tensorboard_plugin_overview.trace.ops import DeviceRole, OpEvents

# Op tables are added up often enough not to pile up.
_TABLES_AT_ONCE = 16
_USES = (DeviceRole.COMPUTE, DeviceRole.MEMSET, DeviceRole.COLLECTIVE)
_MIDDLE, _FIRST, _LAST, _CUT = range(4)


class CoreTotals:
    """What one core did in the whole profile.

    Args:
        in_steps: the time of the core's steps, of all kinds; None without any.

    Attributes:
        used: it has ops other than copies.
        busy_ps: time in which it worked.
        outside_steps_ps: the same outside all of its steps.
        span_ps: start of its first and end of its last op, None where nothing ran.
        untimed_ops: how many of its ops are in the profile only as totals.
    """

    def __init__(self, in_steps: Intervals | None) -> None:
        self.used = False
        self.busy_ps = 0
        self.outside_steps_ps: int | None = None
        self.span_ps: tuple[int, int] | None = None
        self.untimed_ops = 0
        self._in_steps = in_steps
        self._ops: list[OpSummary] = []
        self._host_waits: list[Intervals] = []

    def add(self, block: Block) -> None:
        """Adds a block."""
        busy = block.time_of(is_busy)
        self.busy_ps += busy.total_ps
        if self._in_steps is not None:
            outside_ps = subtract(busy, self._in_steps).total_ps
            self.outside_steps_ps = (self.outside_steps_ps or 0) + outside_ps
        waits = block.time_of(lambda kind: kind.role == DeviceRole.HOST_TRANSFER)
        if len(waits):
            self._host_waits.append(waits)
        rows = [*op_rows(block.ops.kinds, kind_totals(block.ops)), *untimed_rows(block.untimed)]
        self._ops.append(OpSummary(add_up(rows)))
        if len(self._ops) == _TABLES_AT_ONCE:
            self._ops = [merge_ops(self._ops)]
        self.used |= any(kind.role in _USES for kind in block.ops.kinds)
        self.untimed_ops += len(block.untimed.kind)
        if not len(block.ops):
            return
        begin_ps, end_ps = int(block.ops.start_ps[0]), int(block.ops.end_ps.max())
        if self.span_ps is not None:
            begin_ps, end_ps = min(begin_ps, self.span_ps[0]), max(end_ps, self.span_ps[1])
        self.span_ps = begin_ps, end_ps

    def ops(self) -> Sequence[OpSummary]:
        """Returns the op tables of the blocks."""
        return self._ops

    def host_waits(self) -> Intervals:
        """Returns when the core waited for copies from or to the host's memory."""
        return merge(*self._host_waits)


class WindowTotals:
    """What one TensorCore did in its complete steps, or in the whole profile without steps.

    Args:
        host: the core's.
        core: a TensorCore.
        steps: of the core, marked as far as is possible without its ops; None where the host has
            no steps.
    """

    def __init__(self, host: str, core: Core, steps: Steps | None) -> None:
        self._host = host
        self._core = core
        self._steps = steps
        self._groups = {} if steps is None else _groups(steps)
        self._amounts: dict[int, Amounts] = {}
        self._precision: dict[int, list[PrecisionSummary]] = {group: [] for group in range(4)}
        self._has_hlo = False

    def add(self, block: Block) -> None:
        """Adds a block."""
        if self._steps is None:
            self._add(_MIDDLE, block.ops, None)
            return
        for group, at in self._groups.items():
            start_ps, end_ps = self._steps.start_ps[at], self._steps.end_ps[at]
            met = np.flatnonzero((end_ps > block.begin_ps) & (start_ps < block.end_ps))
            # The first group also shows what is known of the ops at all.
            if len(met) or group == _MIDDLE:
                self._add(group, block.ops, union(start_ps[met], end_ps[met]))

    def _add(self, group: int, ops: OpEvents, within: Intervals | None) -> None:
        totals = kind_totals(ops, within)
        self._precision[group].append(precision([(ops.kinds, totals)]))
        if len(ops):
            self._has_hlo |= any(kind.flops_from == "HLO shapes" for kind in ops.kinds)
            added = amounts([(ops.kinds, totals)])
            self._amounts[group] = self._amounts.get(group, Amounts()) + added

    def work(self, steps: Steps | None, span_ps: tuple[int, int] | None) -> ComputeTotals | None:
        """Returns what was computed; None where nothing ran.

        Args:
            steps: the same steps, fully marked.
            span_ps: of all ops.
        """
        groups = [group for group in self._chosen(steps) if group in self._amounts]
        if not groups or span_ps is None:
            return None
        if steps is None:
            time_ps, count = span_ps[1] - span_ps[0], 0
        else:
            at = _complete(steps)
            time_ps = union(steps.start_ps[at], steps.end_ps[at]).total_ps
            count = len(at)
        return compute_totals(
            sum((self._amounts[group] for group in groups), Amounts()),
            host=self._host,
            device=self._core.name,
            facts=self._core.facts,
            time_ps=time_ps,
            steps=count,
            has_hlo=self._has_hlo,
        )

    def precision(self, steps: Steps | None) -> PrecisionSummary:
        """Returns the compute time by precision.

        Args:
            steps: the same steps, fully marked.
        """
        chosen = [one for group in self._chosen(steps) for one in self._precision[group]]
        return merge_precision(chosen)

    def _chosen(self, steps: Steps | None) -> Sequence[int]:
        if steps is None:
            return (_MIDDLE,)
        counted = set(_complete(steps).tolist())
        return [
            group
            for group, at in self._groups.items()
            if group == _MIDDLE or (len(at) and set(at.tolist()) <= counted)
        ]


def _groups(steps: Steps) -> Mapping[int, Int64Array]:
    """Places of the steps that count together or not at all."""
    at = np.arange(len(steps))
    complete = steps.complete
    first, last = at == 0, at == len(steps) - 1
    return {
        _MIDDLE: at[complete & ~first & ~last],
        _FIRST: at[complete & first],
        _LAST: at[complete & last & ~first],
        _CUT: at[~complete],
    }


def _complete(steps: Steps) -> Int64Array:
    """Places of the complete steps; of all, where none is complete."""
    complete = np.flatnonzero(steps.complete)
    return complete if len(complete) else np.arange(len(steps))
