"""The steps of one device, or of a CPU host, and what all kinds of steps have in common.

Modules find steps, each in its own evidence: `grouped_steps` (a profiler's assignment of device
events), `marked_steps` (host events with a step number) and `inferred_steps` (a program that
repeats), between which `find_steps` chooses; and for TPUs `tpu_steps`.

A step bounded by what ran runs from its first op to the first op of the next step, so that the
device's wait for the host is part of a step.  The last one, and one before a missing number, ends
with its own last op: it is open-ended, and marked incomplete.

A number is a label, the order in time is the identity: numbers start anew with every Keras epoch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import Literal
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.medians import median

StepSource: TypeAlias = Literal["device_markers", "host_markers", "inferred"]

OPEN_ENDED = "open-ended: no following step says where this one ends"
CUT_BY_START = "cut by the start of the capture"
CUT_BY_STOP = "cut by the end of the capture"
TOO_SHORT = "under half as long as the median step, with under half of its ops: probably cut"

# A step that begins or ends this close to the capture's edge was cut by it.
_EDGE_PS = 1_000_000


@dataclass(frozen=True, eq=False)
class Steps:
    """The steps of one device or host, in time order.

    Attributes:
        lane: the device's or the host's name.
        source: what marks the steps.
        name: n labels of the markers, such as `train`.
        number: int64[n], the user's step number where the profile has one, else the profiler's.
        start_ps: int64[n], the window's start.
        end_ps: int64[n], the window's end.
        span_ps: int64[n], first to last op; the marker's length where that bounds the step.
        period_ps: int64[n], start to the start of the next step; -1 before a missing one.
        incomplete_reason: n texts, None for a complete step.
    """

    lane: str
    source: StepSource
    name: Sequence[str]
    number: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    span_ps: Int64Array
    period_ps: Int64Array
    incomplete_reason: Sequence[str | None]

    def __len__(self) -> int:
        return len(self.number)

    @property
    def duration_ps(self) -> Int64Array:
        """int64[n]: length of the window."""
        return self.end_ps - self.start_ps

    @property
    def complete(self) -> BoolArray:
        """bool[n]: nothing is known to be missing of the step."""
        return np.array([reason is None for reason in self.incomplete_reason], np.bool_)


def steps_bounded_by_ops(
    lane: str,
    source: StepSource,
    name: Sequence[str],
    number: Int64Array,
    first_ps: Int64Array,
    last_ps: Int64Array,
) -> Steps:
    """Steps that run from their first op to the first op of the next.

    Args:
        lane: the device's or the host's name.
        source: what marks the steps.
        name: n labels.
        number: int64[n].
        first_ps: int64[n], start of the first op, ascending.
        last_ps: int64[n], end of the last op.
    """
    follows = _next_follows(number)
    end_ps = last_ps.copy()
    end_ps[:-1] = np.where(follows[:-1], first_ps[1:], last_ps[:-1])
    return Steps(
        lane=lane,
        source=source,
        name=name,
        number=number,
        start_ps=first_ps,
        end_ps=end_ps,
        span_ps=last_ps - first_ps,
        period_ps=_periods(first_ps, follows),
        incomplete_reason=[None if follow else OPEN_ENDED for follow in follows.tolist()],
    )


def steps_bounded_by_markers(
    lane: str,
    source: StepSource,
    name: Sequence[str],
    number: Int64Array,
    start_ps: Int64Array,
    end_ps: Int64Array,
) -> Steps:
    """Steps as long as their markers, which are in time order."""
    return Steps(
        lane=lane,
        source=source,
        name=name,
        number=number,
        start_ps=start_ps,
        end_ps=end_ps,
        span_ps=end_ps - start_ps,
        period_ps=_periods(start_ps, _next_follows(number)),
        incomplete_reason=[None] * len(number),
    )


def mark_cut(steps: Steps, capture_ps: tuple[int, int] | None, op_start_ps: Int64Array) -> Steps:
    """Marks the steps that the capture cut, and a first or last one that is a fragment.

    Args:
        steps: n steps.
        capture_ps: the capture's start and stop, if known.
        op_start_ps: int64[k], starts of all ops of the lane, ascending.
    """
    return mark_fragments(mark_cut_by_capture(steps, capture_ps), count_ops(steps, op_start_ps))


def mark_cut_by_capture(steps: Steps, capture_ps: tuple[int, int] | None) -> Steps:
    """Marks the steps that the capture cut, as far as its start and stop are known."""
    if capture_ps is None:
        return steps
    begin_ps, stop_ps = capture_ps
    reasons = list(steps.incomplete_reason)
    for index in np.flatnonzero(steps.start_ps <= begin_ps + _EDGE_PS).tolist():
        reasons[index] = CUT_BY_START
    for index in np.flatnonzero(steps.end_ps >= stop_ps - _EDGE_PS).tolist():
        reasons[index] = CUT_BY_STOP
    return replace(steps, incomplete_reason=reasons)


def count_ops(steps: Steps, op_start_ps: Int64Array) -> Int64Array:
    """int64[n]: how many ops start from the first to the last op of each step.

    Args:
        steps: n steps.
        op_start_ps: int64[k], starts of ops, ascending.
    """
    ends = np.searchsorted(op_start_ps, steps.start_ps + steps.span_ps)
    return ends - np.searchsorted(op_start_ps, steps.start_ps)


def mark_fragments(steps: Steps, ops: Int64Array) -> Steps:
    """Marks a first or last step that is much shorter, and has many fewer ops, than the others.

    Args:
        steps: n steps.
        ops: int64[n], as `count_ops` has them.
    """
    if len(steps) <= 2:
        return steps
    reasons = list(steps.incomplete_reason)
    length = steps.span_ps
    for index in (0, len(steps) - 1):
        is_fragment = length[index] < median(length) / 2 and ops[index] < median(ops) / 2
        # That the capture cut a step is certain; this is not.
        if is_fragment and reasons[index] not in (CUT_BY_START, CUT_BY_STOP):
            reasons[index] = TOO_SHORT
    return replace(steps, incomplete_reason=reasons)


def occurrence(number: Int64Array) -> Int64Array:
    """int64[n]: how many earlier steps have the same number; with the number it names a step."""
    order = np.argsort(number, kind="stable")
    ranked = number[order]
    first = np.searchsorted(ranked, ranked, side="left")
    count = np.empty_like(number)
    count[order] = np.arange(len(number)) - first
    return count


def _next_follows(number: Int64Array) -> BoolArray:
    """bool[n]: the next step is the one expected after this one, none is missing between."""
    follows = np.zeros(len(number), np.bool_)
    gaps = np.diff(number)
    if not gaps.any():
        # One number for all, as where a loop passes a constant: nothing says that any is missing.
        follows[:-1] = True
        return follows
    strides, counts = np.unique(gaps[gaps > 0], return_counts=True)
    if len(strides):
        # The usual stride, the smaller of equally usual ones.
        follows[:-1] = gaps == strides[np.argmax(counts)]
    return follows


def _periods(start_ps: Int64Array, follows: BoolArray) -> Int64Array:
    period_ps = np.full(len(start_ps), -1, np.int64)
    period_ps[:-1] = np.where(follows[:-1], np.diff(start_ps), -1)
    return period_ps
