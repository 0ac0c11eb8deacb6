"""What the ops that ran on a host took.

In: a `timeline.Timeline`.  Out: an `OpSummary`, summed over threads.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.events.device_ops import FrameworkNameOf
from tensorboard_plugin_overview.events.host_ops import HostOpEvents
from tensorboard_plugin_overview.events.host_ops import thread_ops
from tensorboard_plugin_overview.events.op_names import Op
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.metrics.op_totals import FlopsOf
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.op_totals import add_up
from tensorboard_plugin_overview.metrics.op_totals import parts_of_one


def summarize_host_ops(
    timeline: Timeline,
    flops_of: FlopsOf = lambda program_id, instruction: None,
    framework_name_of: FrameworkNameOf = lambda program_id, instruction: None,
) -> OpSummary:
    """The ops of one host's threads.

    Args:
        timeline: the host's profile.
        flops_of: FLOPs of an execution of an HLO instruction, None where they are not known.
        framework_name_of: the framework's name of an HLO instruction, None where there is none.
    """
    by_unit: dict[tuple[Op, int, str], list[OpTotals]] = {}
    eager_known = False
    for thread in timeline.threads:
        found = thread_ops(thread, framework_name_of)
        eager_known |= found.eager_known
        for unit, row in zip(
            (kind.unit for kind in found.events.kinds), _rows(found, flops_of), strict=True
        ):
            if row.occurrences:
                by_unit.setdefault(unit, []).append(row)
    return OpSummary(_by_op(by_unit), eager_known)


def _rows(found: HostOpEvents, flops_of: FlopsOf) -> list[OpTotals]:
    """A row for each kind."""
    events = found.events
    occurrences = np.bincount(events.kind, minlength=len(events.kinds))
    self_ps = np.zeros((2, len(events.kinds)), np.int64)
    np.add.at(self_ps, (found.eager.astype(np.int64), events.kind), events.self_ps)
    rows = []
    for kind, count, compiled_ps, eager_ps in zip(
        events.kinds, occurrences.tolist(), *self_ps.tolist(), strict=True
    ):
        each = flops_of(kind.program_id, kind.instruction) if kind.instruction else None
        rows.append(
            OpTotals(
                op=kind.op,
                occurrences=count,
                self_ps=compiled_ps + eager_ps,
                eager_ps=eager_ps,
                flops=None if each is None else each * count,
            )
        )
    return rows


def _by_op(by_unit: dict[tuple[Op, int, str], list[OpTotals]]) -> Sequence[OpTotals]:
    """Adds up threads, then the parts of an op in each program, then programs."""
    by_program: dict[tuple[Op, int], list[OpTotals]] = {}
    for (op, program_id, _), rows in by_unit.items():
        by_program.setdefault((op, program_id), []).extend(add_up(rows))
    return add_up(parts_of_one(rows) for rows in by_program.values())
