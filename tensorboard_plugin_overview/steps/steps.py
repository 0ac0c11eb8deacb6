"""The steps of one device, or of a CPU host, and what all kinds of steps have in common.

Modules find steps, each in its own evidence: `profiler_steps` (a profiler's assignment of device
events), `step_windows` (host events with a step number) and `inferred_steps` (a program that
repeats), between which `select_steps` chooses; and for TPUs `tpu_steps`.

An inferred step runs from its first op to the first op of the next step, so that the device's wait
for the host is part of a step.  The last one ends with its own last op: it is open-ended, and
incomplete.  `step_windows` has the rule for steps that host events mark.

Steps of one name are of one kind.  Kinds (training, evaluation) have numbers and periods of their
own.  A number is a label, the order in time is the identity: numbers start anew with every Keras
epoch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, index_containing
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array

StepSource: TypeAlias = Literal["device_markers", "host_markers", "inferred"]

OPEN_ENDED = "open-ended: no following step says where this one ends"
CUT_BY_START = "cut by the start of the capture"
CUT_BY_STOP = "cut by the end of the capture"
TOO_SHORT = "under half as long as the median step, with under half of its ops: probably cut"
OPS_MISSING = "device ops missing: some of what the step launched was not recorded"
BEGINS_WITH_NEXT = (
    "begins at the same moment as the next step: which of them had the time is unknown"
)

_CERTAIN = (CUT_BY_START, CUT_BY_STOP, OPS_MISSING)

NO_STEP = -1
"""No step."""

# A step with an edge this close to the capture's start or stop was cut by it.
_EDGE_PS = 1_000_000


@dataclass(frozen=True, eq=False)
class Steps:
    """The steps of one device or host, in time order.

    Attributes:
        device: the device's or the host's name.
        source: what marks the steps.
        name: n labels of the markers, such as `train`.
        number: int64[n], the user's step number where the profile has one, else the profiler's.
        start_ps: int64[n], the window's start.
        end_ps: int64[n], the window's end.
        span_ps: int64[n], first to last op; the marker's length where that bounds the step.
        period_ps: int64[n], start to the start of the next step of the kind; -1 before a missing
            one.
        incomplete_reason: n texts, None for a complete step.
        is_indexed: the numbers are mere places, and mean nothing on another host.
    """

    device: str
    source: StepSource
    name: Sequence[str]
    number: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    span_ps: Int64Array
    period_ps: Int64Array
    incomplete_reason: Sequence[str | None]
    is_indexed: bool = False

    def __len__(self) -> int:
        return len(self.number)

    def take(self, rows: Int64Array) -> Steps:
        """Returns some of the steps, as they are.

        Args:
            rows: int64[m], ascending.
        """
        return replace(
            self,
            name=[self.name[row] for row in rows.tolist()],
            number=self.number[rows],
            start_ps=self.start_ps[rows],
            end_ps=self.end_ps[rows],
            span_ps=self.span_ps[rows],
            period_ps=self.period_ps[rows],
            incomplete_reason=[self.incomplete_reason[row] for row in rows.tolist()],
        )

    def rows_by_name(self) -> dict[str, Int64Array]:
        """Maps each kind to int64[k], its steps, in the order of first occurrence."""
        return rows_by_name(self.name)

    @property
    def duration_ps(self) -> Int64Array:
        """int64[n]: length of the window."""
        return self.end_ps - self.start_ps

    @property
    def complete(self) -> BoolArray:
        """bool[n]: nothing is known to be missing of the step."""
        return np.array([reason is None for reason in self.incomplete_reason], np.bool_)


def inferred_steps(device: str, name: str, first_ps: Int64Array, last_ps: Int64Array) -> Steps:
    """Makes steps that run from their first op to the first op of the next.

    Args:
        device: the device's or the host's name.
        name: of the program that repeats.
        first_ps: int64[n], start of the first op, ascending.
        last_ps: int64[n], end of the last op.
    """
    count = len(first_ps)
    next_ps = np.append(first_ps[1:], last_ps[-1:])
    reasons = [BEGINS_WITH_NEXT if same else None for same in (first_ps == next_ps).tolist()]
    return Steps(
        device=device,
        source="inferred",
        name=[name] * count,
        number=np.arange(count),
        start_ps=first_ps,
        end_ps=next_ps,
        span_ps=last_ps - first_ps,
        period_ps=np.append(np.diff(first_ps), np.full(min(count, 1), -1)),
        incomplete_reason=[*reasons[:-1], *[OPEN_ENDED] * min(count, 1)],
        is_indexed=True,
    )


def steps_bounded_by_markers(
    device: str,
    source: StepSource,
    name: Sequence[str],
    number: Int64Array,
    start_ps: Int64Array,
    end_ps: Int64Array,
    is_indexed: bool = False,
) -> Steps:
    """Makes steps as long as their markers.

    Args:
        device: the device's or the host's name.
        source: what marks the steps.
        name: n names of their kinds.
        number: int64[n].
        start_ps: int64[n], of the markers, ascending.
        end_ps: int64[n].
        is_indexed: the numbers are mere places.
    """
    return Steps(
        device=device,
        source=source,
        name=name,
        number=number,
        start_ps=start_ps,
        end_ps=end_ps,
        span_ps=end_ps - start_ps,
        period_ps=periods(start_ps, following(name, number)),
        incomplete_reason=[None] * len(number),
        is_indexed=is_indexed,
    )


def function_steps(
    device: str, name: str, start_ps: Int64Array, end_ps: Int64Array, *, to_next_call: bool
) -> Steps:
    """Makes steps of the calls of a function.

    Args:
        device: the host's name.
        name: of the function.
        start_ps: int64[n], starts of the calls, ascending.
        end_ps: int64[n].
        to_next_call: a step lasts to the next call, so that the wait for input shows; otherwise it
            is as long as its call.
    """
    steps = inferred_steps(device, name, start_ps, end_ps)
    if to_next_call:
        return steps
    return replace(steps, end_ps=end_ps, incomplete_reason=[None] * len(steps))


def spanning_all_ops(steps: Steps, op_start_ps: Int64Array, op_end_ps: Int64Array) -> Steps:
    """Makes `span_ps` last to the end of the last op, of any program, that begins in the window.

    Args:
        steps: n inferred steps.
        op_start_ps: int64[k], of all ops of the device, in any order.
        op_end_ps: int64[k].
    """
    step = index_containing(steps.start_ps, steps.end_ps, op_start_ps)
    inside = step != OUTSIDE
    last_ps = steps.start_ps + steps.span_ps
    np.maximum.at(last_ps, step[inside], op_end_ps[inside])
    span_ps = np.maximum(steps.span_ps, np.minimum(last_ps, steps.end_ps) - steps.start_ps)
    return replace(steps, span_ps=span_ps)


def mark_cut(
    steps: Steps,
    capture_ps: tuple[int, int] | None,
    op_start_ps: Int64Array,
    *,
    of_iterations: bool = False,
) -> Steps:
    """Marks the steps that the capture cut, and a first or last one that is a fragment.

    Args:
        steps: n steps.
        capture_ps: the capture's start and stop, if known.
        op_start_ps: int64[k], starts of all ops of the device, ascending.
        of_iterations: what marks the steps lasts for whole iterations: the capture cuts none, and
            their ops may begin long after they do.
    """
    if of_iterations:
        first, last = np.searchsorted(op_start_ps, (steps.start_ps, steps.end_ps))
        return mark_fragments(steps, last - first)
    return mark_fragments(mark_cut_by_capture(steps, capture_ps), count_ops(steps, op_start_ps))


def mark_cut_by_capture(steps: Steps, capture_ps: tuple[int, int] | None) -> Steps:
    """Marks the steps that the capture cut, as far as its start and stop are known.

    An edge at the capture's start or stop was cut there.  What begins or ends beyond them was
    recorded whole: profilers keep the events that are open when the capture ends.

    Args:
        steps: n steps.
        capture_ps: the capture's start and stop, if known.
    """
    if capture_ps is None:
        return steps
    begin_ps, stop_ps = capture_ps
    reasons = list(steps.incomplete_reason)
    for index in np.flatnonzero(abs(steps.start_ps - begin_ps) <= _EDGE_PS).tolist():
        reasons[index] = CUT_BY_START
    for index in np.flatnonzero(abs(steps.end_ps - stop_ps) <= _EDGE_PS).tolist():
        reasons[index] = CUT_BY_STOP
    return replace(steps, incomplete_reason=reasons)


def count_ops(steps: Steps, op_start_ps: Int64Array) -> Int64Array:
    """Counts the ops, int64[n], that start from the first to the last op of each step.

    Args:
        steps: n steps.
        op_start_ps: int64[k], starts of ops, ascending.
    """
    ends = np.searchsorted(op_start_ps, steps.start_ps + steps.span_ps)
    return ends - np.searchsorted(op_start_ps, steps.start_ps)


def mark_fragments(steps: Steps, ops: Int64Array) -> Steps:
    """Marks a first or last step that is much shorter, and has many fewer ops, than its kind.

    Args:
        steps: n steps.
        ops: int64[n], as `count_ops` has them.
    """
    reasons = list(steps.incomplete_reason)
    length = steps.span_ps
    for index in {0, len(steps) - 1} if len(steps) else ():
        kind = np.array([label == steps.name[index] for label in steps.name], np.bool_)
        if np.count_nonzero(kind) <= 2:
            continue
        is_short = length[index] < median(length[kind]) / 2
        is_fragment = is_short and ops[index] < median(ops[kind]) / 2
        # That the capture cut a step, or that work is missing, is certain; this is not.
        if is_fragment and reasons[index] not in _CERTAIN:
            reasons[index] = TOO_SHORT
    return replace(steps, incomplete_reason=reasons)


def occurrence(number: Int64Array) -> Int64Array:
    """Counts the earlier steps, int64[n], of the same number; with it the number names a step."""
    order = np.argsort(number, kind="stable")
    ranked = number[order]
    first = np.searchsorted(ranked, ranked, side="left")
    count = np.empty_like(number)
    count[order] = np.arange(len(number)) - first
    return count


def rows_by_name(name: Sequence[str]) -> dict[str, Int64Array]:
    """Maps each of the names to int64[k], its rows."""
    rows: dict[str, list[int]] = {}
    for row, label in enumerate(name):
        rows.setdefault(label, []).append(row)
    return {label: np.array(of_name, np.int64) for label, of_name in rows.items()}


def following(name: Sequence[str], number: Int64Array) -> Int64Array:
    """Finds for each step the one that follows it directly, of the same kind.

    Args:
        name: n names, equal for steps of one kind; steps are in time order.
        number: int64[n].

    Returns:
        int64[n], a step, or `NO_STEP` for the last of its kind and before a missing number.
    """
    found = np.full(len(number), NO_STEP, np.int64)
    for at in rows_by_name(name).values():
        follows = _next_follows(number[at])
        found[at[:-1][follows[:-1]]] = at[1:][follows[:-1]]
    return found


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


def periods(start_ps: Int64Array, next_step: Int64Array) -> Int64Array:
    """Returns int64[n]: from each step's start to that of the next one; -1 where there is none.

    Args:
        start_ps: int64[n].
        next_step: int64[n], as `following` has it.
    """
    # The last entry answers for `NO_STEP`.
    return np.where(next_step == NO_STEP, -1, np.append(start_ps, 0)[next_step] - start_ps)
