"""What the ops that ran on a host took.

In: a `timeline.Timeline`, and the programs that ran.  Out: an `OpSummary`, summed over threads.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import HostOpEvents
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import thread_ops
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import add_up


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
    # Column by column, for there may be thousands.
    events = found.events
    occurrences = np.bincount(events.kind, minlength=len(events.kinds)).tolist()
    self_ps = np.zeros((2, len(events.kinds)), np.int64)
    np.add.at(self_ps, (found.eager.astype(np.int64), events.kind), events.self_ps)
    rows = map(
        OpTotals,
        [kind.op for kind in events.kinds],
        occurrences,
        self_ps.sum(axis=0).tolist(),
        self_ps[1].tolist(),
        [
            float(kind.flops * count) if kind.hlo and kind.flops else None
            for kind, count in zip(events.kinds, occurrences, strict=True)
        ],
    )
    return [row for row in rows if row.occurrences]
