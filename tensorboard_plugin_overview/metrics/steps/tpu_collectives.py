"""The collectives of a TensorCore by kind, added up by step.

In: the blocks of a core.  Out: for each kind, how often it ran in each step, how long it took on
the op line, and how much of that was compute.

What runs beside the op line is seen by the wait for it alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import (
    OUTSIDE,
    Intervals,
    index_containing,
    overlap_ps,
)
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.names.collective_patterns import pattern_of
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.trace.cores import Block
from tensorboard_plugin_overview.trace.ops import CollectiveKind, DeviceRole, OpKind

# The two ends of an asynchronous op, of which the last one counts as its call.
_BEGINS = re.compile(r"-start(?:\.\d+)*$")
_END_OF_NAME = re.compile(r"(?:-start|-done)?(?:\.\d+)*$")


class CoreCollectives:
    """The collectives of one core, in the n steps of it.

    Args:
        steps: n steps, sorted.
    """

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self._sums: dict[CollectiveKind, Int64Array] = {}

    def add(self, block: Block, compute: Intervals) -> None:
        """Adds a block.

        Args:
            block: of the core.
            compute: when the core computed in it.
        """
        ops, steps = block.ops, self.steps
        of_kind = [_kind(one) if one.role == DeviceRole.COLLECTIVE else None for one in ops.kinds]
        kinds = list(dict.fromkeys(kind for kind in of_kind if kind is not None))
        if not kinds:
            return
        code = ops.of_kinds([-1 if kind is None else kinds.index(kind) for kind in of_kind])
        calls = ops.of_kinds([int(not _BEGINS.search(one.op.name)) for one in ops.kinds])
        rows = np.flatnonzero(code >= 0)
        step = index_containing(steps.start_ps, steps.end_ps, ops.start_ps[rows])
        rows, step = rows[step != OUTSIDE], step[step != OUTSIDE]
        start_ps, end_ps = ops.start_ps[rows], ops.end_ps[rows]
        hidden_ps = overlap_ps(compute, start_ps, end_ps)
        for index, kind in enumerate(kinds):
            sums = self._sums.setdefault(kind, np.zeros((3, len(steps)), np.int64))
            mine = code[rows] == index
            for row, values in enumerate((calls[rows], end_ps - start_ps, hidden_ps)):
                np.add.at(sums[row], step[mine], values[mine])

    def sums(self) -> Iterator[tuple[CollectiveKind, Int64Array]]:
        """Yields each kind with int64[3, n]: its calls, its length, and the compute in it, ps."""
        yield from self._sums.items()


def _kind(kind: OpKind) -> CollectiveKind:
    """Returns the kind by the op's name, which may be that of a fusion, else by its category."""
    for name in (kind.op.name, kind.op.category):
        pattern = pattern_of(name)
        if pattern != "other":
            return CollectiveKind(pattern.replace("_", "-"), pattern)
    return CollectiveKind(_END_OF_NAME.sub("", kind.op.name), "other")
