"""What the GPUs of a host, or its CPU, computed in their complete steps, and in which precision.

In: a host's trace and the windows of its steps.  Out: `ComputeTotals` of each device, and a
`PrecisionSummary`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.ops.compute_totals import (
    ComputeTotals,
    amounts,
    compute_totals,
)
from tensorboard_plugin_overview.metrics.ops.kind_totals import KindTotals, kind_totals
from tensorboard_plugin_overview.metrics.ops.precision import (
    PrecisionSummary,
    Windows,
    merge_precision,
    precision,
)
from tensorboard_plugin_overview.steps.device_activity import COPIES
from tensorboard_plugin_overview.trace.facts import NO_FACTS, DeviceFacts
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.ops import OpEvents, OpKind


def summarize_compute(
    trace: Trace, windows: Windows | None
) -> tuple[list[ComputeTotals], PrecisionSummary]:
    """Sums up what each device of one host computed.

    Args:
        trace: of a host without TPUs.
        windows: the complete steps; None for the whole profile. A device that is not in it has no
            steps, and is left out.

    Returns:
        The totals of each device that ran more than copies, and the precision of all.
    """
    owners: list[tuple[str, DeviceFacts, Iterable[OpEvents]]] = [
        (gpu.name, gpu.facts, (stream.ops for stream in gpu.streams)) for gpu in trace.gpus
    ]
    if not trace.gpus:
        owners = [(trace.host, NO_FACTS, trace.cpu_ops())]
    found = []
    precisions = []
    for name, facts, tracks in owners:
        if windows is not None and name not in windows:
            continue
        window = windows[name] if windows is not None else None
        done = _Done()
        for ops in tracks:
            done.add(ops, None if window is None else union(*window))
        precisions.append(precision(done.parts))
        if done.ran and done.used:
            found.append(
                compute_totals(
                    amounts(done.parts),
                    host=trace.host,
                    device=name,
                    facts=facts,
                    time_ps=done.span_ps if window is None else _length_ps(window),
                    steps=0 if window is None else len(window[0]),
                    has_hlo=trace.has_hlo,
                )
            )
    return found, merge_precision(precisions)


class _Done:
    """What a device did.

    Attributes:
        parts: the kinds of each track, and their totals in the time looked at.
        ran: something ran in that time.
        used: more than copies ran at any time.
        span_ps: from the first op to the last, at any time.
    """

    def __init__(self) -> None:
        self.parts: list[tuple[Sequence[OpKind], KindTotals]] = []
        self.ran = False
        self.used = False
        self._begin_ps: int | None = None
        self._end_ps = 0

    def add(self, ops: OpEvents, within: Intervals | None) -> None:
        """Adds a track.

        Args:
            ops: of a stream, thread or core.
            within: the time to look at; None for the whole profile.
        """
        if not len(ops):
            return
        totals = kind_totals(ops, within)
        self.parts.append((ops.kinds, totals))
        self.ran |= bool(totals.count.any())
        occurs = np.flatnonzero(np.bincount(ops.kind)).tolist()
        self.used |= any(ops.kinds[kind].role not in COPIES for kind in occurs)
        begin_ps = int(ops.start_ps[0])
        self._begin_ps = begin_ps if self._begin_ps is None else min(self._begin_ps, begin_ps)
        self._end_ps = max(self._end_ps, int(ops.end_ps.max()))

    @property
    def span_ps(self) -> int:
        return 0 if self._begin_ps is None else self._end_ps - self._begin_ps


def _length_ps(window: tuple[Int64Array, Int64Array]) -> int:
    return int((window[1] - window[0]).sum())
