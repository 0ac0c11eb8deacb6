"""What the ops that ran on a host took.

In: a `timeline.Timeline`, and the programs that ran.  Out: an `OpSummary`, summed over threads.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.events.host_ops import HostOpEvents
from tensorboard_plugin_overview.events.host_ops import thread_ops
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.op_totals import add_up


def summarize_host_ops(timeline: Timeline, programs: Programs) -> OpSummary:
    """The ops of one host's threads."""
    rows: list[OpTotals] = []
    eager_known = False
    # One by one: a thread may have a million events, but has few ops.
    for thread in timeline.threads:
        found = thread_ops(thread, programs)
        rows += _rows(found)
        eager_known |= found.eager_known
    return OpSummary(add_up(rows), eager_known)


def _rows(found: HostOpEvents) -> list[OpTotals]:
    """A row for each kind that occurs."""
    events = found.events
    occurrences = np.bincount(events.kind, minlength=len(events.kinds))
    self_ps = np.zeros((2, len(events.kinds)), np.int64)
    np.add.at(self_ps, (found.eager.astype(np.int64), events.kind), events.self_ps)
    return [
        OpTotals(
            op=kind.op,
            occurrences=count,
            self_ps=compiled_ps + eager_ps,
            eager_ps=eager_ps,
            flops=None if kind.flops is None else float(kind.flops * count),
        )
        for kind, count, compiled_ps, eager_ps in zip(
            events.kinds, occurrences.tolist(), *self_ps.tolist(), strict=True
        )
        if count
    ]
