"""In which precision a host's devices, or the host itself, computed.

In: kinds of ops and their `KindTotals` within the steps.  Out: a `PrecisionSummary`: time by
precision.

Time is self time (streams that run at once count both).  On a CPU it is that of HLO ops over all
threads.  Copies, setting memory, collectives and loops are no compute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.ops.kind_totals import KindTotals
from tensorboard_plugin_overview.names.dtypes import BITS_16, BITS_32
from tensorboard_plugin_overview.trace.ops import OpKind

Windows: TypeAlias = Mapping[str, tuple[Int64Array, Int64Array]]
"""Device name (on a CPU, the host's) -> int64[n] starts and ends of its complete steps."""


@dataclass(frozen=True)
class PrecisionSummary:
    """Compute time by precision.

    Attributes:
        known_ps: precision (`dtypes.DTYPES`) -> picoseconds; only those that occur.
        unknown_ps: compute time whose precision the profile does not tell.
    """

    known_ps: Mapping[str, int]
    unknown_ps: int

    @property
    def known_total_ps(self) -> int:
        """All compute time of a known precision."""
        return sum(self.known_ps.values())

    @property
    def percent_16bit(self) -> float | None:
        """fp16 and bf16, of the time of known precision; None if there is none."""
        return self._percent(BITS_16)

    @property
    def percent_32bit(self) -> float | None:
        """fp32 and tf32, of the time of known precision; None if there is none."""
        return self._percent(BITS_32)

    @property
    def percent_unknown(self) -> float | None:
        """Of all compute time; None if nothing was computed."""
        total_ps = self.known_total_ps + self.unknown_ps
        return 100.0 * self.unknown_ps / total_ps if total_ps else None

    def _percent(self, dtypes: frozenset[str]) -> float | None:
        if not self.known_total_ps:
            return None
        chosen_ps = sum(time for dtype, time in self.known_ps.items() if dtype in dtypes)
        return 100.0 * chosen_ps / self.known_total_ps


def precision(parts: Iterable[tuple[Sequence[OpKind], KindTotals]]) -> PrecisionSummary:
    """Sums up the time of compute ops by precision.

    Args:
        parts: the kinds of each stream, thread or block of a core, and their totals.
    """
    time_ps: Counter[str | None] = Counter()
    for kinds, totals in parts:
        for index in np.flatnonzero(totals.self_ps).tolist():
            if kinds[index].computes:
                time_ps[kinds[index].dtype] += int(totals.self_ps[index])
    known_ps = {dtype: time for dtype, time in time_ps.items() if dtype is not None}
    return PrecisionSummary(known_ps, time_ps[None])


def merge_precision(summaries: Iterable[PrecisionSummary]) -> PrecisionSummary:
    """Adds up the time of several hosts."""
    known_ps: Counter[str] = Counter()
    unknown_ps = 0
    for summary in summaries:
        known_ps.update(summary.known_ps)
        unknown_ps += summary.unknown_ps
    return PrecisionSummary(dict(known_ps), unknown_ps)
