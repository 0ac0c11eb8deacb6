"""A TPU core summed up block by block, so that no more than a block is in memory at once.

In: the blocks of a core and its steps.  Out: the op table, and within complete steps the work and
the time of each precision.

Whether a first or last step is a fragment is only known when all of its host's ops have been seen,
so what falls into them is kept apart until then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import merge
from tensorboard_plugin_overview.arrays.intervals import subtract
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import Block
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import COLLECTIVES
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import COMPUTE
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import HOST_TRANSFER
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import merge_ops
from tensorboard_plugin_overview.metrics.ops.precision import PrecisionSummary
from tensorboard_plugin_overview.metrics.ops.precision import Windows
from tensorboard_plugin_overview.metrics.ops.precision import merge_precision
from tensorboard_plugin_overview.metrics.ops.tpu_ops import summarize_tpu_ops
from tensorboard_plugin_overview.metrics.ops.tpu_ops import tpu_precision
from tensorboard_plugin_overview.metrics.ops.tpu_ops import tpu_work
from tensorboard_plugin_overview.metrics.steps.tpu_breakdown import busy_kinds
from tensorboard_plugin_overview.metrics.steps.tpu_breakdown import kinds_of_part
from tensorboard_plugin_overview.steps.steps import Steps

# Op tables are added up often enough not to pile up.
_TABLES_AT_ONCE = 16
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
        core = block.core
        busy = core.time_of(busy_kinds(core))
        self.busy_ps += busy.total_ps
        if self._in_steps is not None:
            outside_ps = subtract(busy, self._in_steps).total_ps
            self.outside_steps_ps = (self.outside_steps_ps or 0) + outside_ps
        waits = core.time_of(kinds_of_part(core, HOST_TRANSFER))
        if len(waits):
            self._host_waits.append(waits)
        self._ops.append(summarize_tpu_ops([core]))
        if len(self._ops) == _TABLES_AT_ONCE:
            self._ops = [merge_ops(self._ops)]
        self.used |= any(
            kind.part in (COMPUTE, COLLECTIVES) and not kind.is_copy for kind in core.kinds
        )
        self.untimed_ops += len(core.aggregates.kind)
        if not len(core.ops):
            return
        begin_ps, end_ps = int(core.ops.start_ps[0]), int(core.ops.end_ps.max())
        if self.span_ps is not None:
            begin_ps, end_ps = min(begin_ps, self.span_ps[0]), max(end_ps, self.span_ps[1])
        self.span_ps = begin_ps, end_ps

    def ops(self) -> Sequence[OpSummary]:
        """The op tables of the blocks."""
        return self._ops

    def host_waits(self) -> Intervals:
        """Returns when the core waited for copies from or to the host's memory."""
        return merge(*self._host_waits)


class WindowTotals:
    """What one TensorCore did in its complete steps, or in the whole profile without steps.

    Args:
        host: the core's.
        steps: of the core, marked as far as can be told without its ops; None where the host has
            no steps.
    """

    def __init__(self, host: str, steps: Steps | None) -> None:
        self._host = host
        self._steps = steps
        self._groups = {} if steps is None else _groups(steps)
        self._works: dict[int, list[ComputeTotals]] = {group: [] for group in range(4)}
        self._precision: dict[int, list[PrecisionSummary]] = {group: [] for group in range(4)}

    def add(self, block: Block) -> None:
        """Adds a block."""
        core = block.core
        if self._steps is None:
            self._add(_MIDDLE, block, None)
            return
        for group, at in self._groups.items():
            start_ps, end_ps = self._steps.start_ps[at], self._steps.end_ps[at]
            met = np.flatnonzero((end_ps > block.begin_ps) & (start_ps < block.end_ps))
            # The first group also tells what the ops tell at all.
            if len(met) or group == _MIDDLE:
                self._add(group, block, {core.name: (start_ps[met], end_ps[met])})

    def _add(self, group: int, block: Block, windows: Windows | None) -> None:
        work = tpu_work(self._host, block.core, windows)
        if work is not None:
            self._works[group].append(work)
        self._precision[group].append(tpu_precision([block.core], windows))

    def work(self, steps: Steps | None, span_ps: tuple[int, int] | None) -> ComputeTotals | None:
        """The work.

        Args:
            steps: the same steps, fully marked.
            span_ps: of all ops.
        """
        works = [work for group in self._chosen(steps) for work in self._works[group]]
        if not works or span_ps is None:
            return None
        if steps is None:
            time_ps, count = span_ps[1] - span_ps[0], 0
        else:
            at = _complete(steps)
            time_ps = union(steps.start_ps[at], steps.end_ps[at]).total_ps
            count = len(at)
        return replace(_sum(works), time_ps=time_ps, steps=count)

    def precision(self, steps: Steps | None) -> PrecisionSummary:
        """The compute time by precision; `steps` as in `work`."""
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


def _sum(works: Sequence[ComputeTotals]) -> ComputeTotals:
    """The work of parts of one core's time, but for the time."""
    flops: Counter[str] | None = None
    for work in works:
        if work.flops is not None:
            flops = flops or Counter()
            flops.update(work.flops)
    return replace(
        works[0],
        flops=None if flops is None else dict(flops),
        model_flops=_added([work.model_flops for work in works]),
        bytes_accessed=_added([work.bytes_accessed for work in works]),
        counted_flops=sum(work.counted_flops for work in works),
        counted_model_flops=sum(work.counted_model_flops for work in works),
        estimated_bytes=sum(work.estimated_bytes for work in works),
        compute_ps=sum(work.compute_ps for work in works),
        unknown_ps=sum(work.unknown_ps for work in works),
        has_hlo=any(work.has_hlo for work in works),
    )


def _added(values: Sequence[float | None]) -> float | None:
    told = [value for value in values if value is not None]
    return sum(told) if told else None
