"""The collectives that GPUs ran, by kind.

In: the GPUs with their ops.  Out: `Collectives`.

Neither groups nor the sizes of messages stand in the profile, so that collectives are not compared
between hosts.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.names.collective_patterns import pattern_of
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.ops import (
    NO_SEQUENCE,
    NOT_CALLED,
    CollectiveKind,
    Collectives,
    DeviceRole,
    OpKind,
)


def find_collectives(gpus: Sequence[Gpu]) -> Collectives:
    """Finds the collectives of all streams."""
    codes: dict[CollectiveKind, int] = {}
    kinds, lanes, starts, ends = [], [], [], []
    for lane, gpu in enumerate(gpus):
        for stream in gpu.streams:
            ops = stream.ops
            code = ops.of_kinds(
                [
                    codes.setdefault(_kind(kind), len(codes))
                    if kind.role == DeviceRole.COLLECTIVE
                    else -1
                    for kind in ops.kinds
                ]
            )
            rows = np.flatnonzero(code >= 0)
            kinds.append(code[rows])
            lanes.append(np.full(len(rows), lane))
            starts.append(ops.start_ps[rows])
            ends.append(ops.end_ps[rows])
    start_ps = concatenate_or_empty(starts)
    order = np.argsort(start_ps, kind="stable")
    return Collectives(
        kinds=list(codes),
        kind=concatenate_or_empty(kinds)[order],
        lanes=[gpu.name for gpu in gpus],
        lane=concatenate_or_empty(lanes)[order],
        start_ps=start_ps[order],
        end_ps=concatenate_or_empty(ends)[order],
        called_ps=np.full(len(order), NOT_CALLED),
        sequence=np.full(len(order), NO_SEQUENCE),
    )


def _kind(kind: OpKind) -> CollectiveKind:
    """Returns the kind by the kernel's name, else by the op's."""
    for name in (kind.kernel, kind.op.name, kind.op.category):
        pattern = pattern_of(name) if name else "other"
        if pattern != "other":
            return CollectiveKind(pattern.replace("_", "-"), pattern)
    return CollectiveKind((kind.kernel or kind.op.name).split("(", 1)[0], "other")
