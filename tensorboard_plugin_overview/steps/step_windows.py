"""The windows of steps that host events mark, on devices that run asynchronously to the host.

In: the steps' host markers, and the ops of one device with the step each belongs to.  Out: `Steps`.

A CPU host whose work outlasts the markers that launched it counts as such a device, too.  With the
host marker [s, e), the first start F and the last end L of the device's ops that belong to the
step, and A the latest end of the device's ops that start before F:

- The step begins at F if the device is busy then (A ≥ F) or ran ahead of the marker (F < s).
  Otherwise it begins at max(s, A): what the host does in a step's marker before the first op
  (loading, compiling) is that step's.  The first step of an asynchronous loop (nothing ran before,
  F > e, and there is time between markers) begins at F.
- It ends where the next step of any kind begins.  Without a next one (the last, or one before a
  missing number) it ends at e if the host waited (L ≤ e), and is complete; otherwise it ends at L
  and is open-ended.  Work of another step, which that number would have kept apart, is no part of
  it.

Kinds whose markers overlap run side by side (a learner and its actors): their steps do not end one
another.

Markers of whole iterations follow one another at once, so for their steps some rules differ:

- Where the next marker begins late, the step ends as if there were none: the time between is no
  step's.
- A first or last marker without work on any device, where others have some, is no step.  Between
  others it is one, which begins with its marker.
- Starts never go back: a step begins no earlier than the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.intervals import Intervals, group_bounds, overlap_ps, union
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.steps import steps
from tensorboard_plugin_overview.trace.markers import MarkedSteps

# Of the median number of ops: a step with fewer has lost some, where any are known to be lost.
_FEWER = 0.8
_NEVER = np.iinfo(np.int64).min
_ALWAYS = np.iinfo(np.int64).max
# The next marker of a loop begins at once: within so long, or such a share of the median marker.
_SOON_PS = 1_000_000_000
_SOON = 0.05


@dataclass(frozen=True, eq=False)
class DeviceOps:
    """The ops of one device that took time, in any order.

    Attributes:
        device: the device's or the host's name.
        start_ps: int64[n].
        end_ps: int64[n].
        step: int64[n], index of the step that each belongs to, or `NO_STEP`.
        lost: indices of the steps of which launched work is missing from the profile.
    """

    device: str
    start_ps: Int64Array
    end_ps: Int64Array
    step: Int64Array
    lost: frozenset[int] = frozenset()

    @property
    def time_ps(self) -> int:
        """Sum of the ops' lengths."""
        return int((self.end_ps - self.start_ps).sum())

    @property
    def linked_ps(self) -> int:
        """The same, of the ops that belong to a step."""
        return int((self.end_ps - self.start_ps)[self.step != steps.NO_STEP].sum())


def steps_of_work(
    marked: MarkedSteps, ops: DeviceOps, source: steps.StepSource = "host_markers"
) -> steps.Steps | None:
    """Makes the steps of a device from its ops; None where no op belongs to a step.

    Args:
        marked: m steps.
        ops: of the device.
        source: what assigned the ops to the steps.
    """
    linked = ops.step != steps.NO_STEP
    present, inverse = factorize(ops.step[linked])
    if not len(present):
        return None
    first_ps, last_ps = group_bounds(
        inverse, len(present), ops.start_ps[linked], ops.end_ps[linked]
    )
    starts_ps = _starts(marked, present, first_ps, ops)
    order = np.lexsort((first_ps, starts_ps))
    row = present[order]
    start_ps, first_ps, last_ps = starts_ps[order], first_ps[order], last_ps[order]
    name = [marked.name[index] for index in row.tolist()]
    next_step = steps.following(name, marked.number[row])
    bound_ps = np.append(start_ps, _ALWAYS)[
        _next_in_turn(name, marked.start_ps[row], marked.end_ps[row])
    ]
    # Evaluation after the last training step ends it as a training step would.
    ends = (bound_ps == _ALWAYS) | ((next_step == steps.NO_STEP) & _more_of_kind(name))
    waited = last_ps <= marked.end_ps[row]
    own_end_ps = np.where(waited, marked.end_ps[row], last_ps)
    end_ps = np.where(ends, np.minimum(own_end_ps, bound_ps), bound_ps)
    windows = _Windows(row, start_ps, end_ps, last_ps - first_ps, ends & ~waited)
    return _steps_of(windows, marked, ops, source)


def steps_of_devices(
    marked: MarkedSteps, devices: Sequence[DeviceOps], source: steps.StepSource = "host_markers"
) -> dict[str, steps.Steps]:
    """Makes the steps of each device that ran something for one.

    Args:
        marked: m steps.
        devices: the ops of each device.
        source: what assigned the ops to the steps.
    """
    if not marked.are_iterations:
        found = {one.device: steps_of_work(marked, one, source) for one in devices}
        return {device: of_device for device, of_device in found.items() if of_device is not None}
    worked = np.zeros(len(marked), np.bool_)
    for one in devices:
        worked[one.step[one.step != steps.NO_STEP]] = True
    if not worked.any():
        return {}
    # Neither edge is a step without work.
    worked[1:-1] = True
    rows = np.flatnonzero(worked)
    return {
        one.device: _iterations(marked, rows, one, source)
        for one in devices
        if (one.step != steps.NO_STEP).any()
    }


def _iterations(
    marked: MarkedSteps, rows: Int64Array, ops: DeviceOps, source: steps.StepSource
) -> steps.Steps:
    """Makes the steps of a device whose markers last for whole iterations.

    Args:
        marked: m steps.
        rows: int64[n], those that are steps.
        ops: of the device.
        source: what assigned the ops to the steps.
    """
    linked = ops.step != steps.NO_STEP
    first_ps, last_ps = np.full(len(marked), _ALWAYS), np.full(len(marked), _NEVER)
    np.minimum.at(first_ps, ops.step[linked], ops.start_ps[linked])
    np.maximum.at(last_ps, ops.step[linked], ops.end_ps[linked])
    ran = first_ps[rows] < _ALWAYS
    marker_start_ps, marker_end_ps = marked.start_ps[rows], marked.end_ps[rows]
    start_ps = marker_start_ps.copy()
    start_ps[ran] = _starts(marked, rows[ran], first_ps[rows[ran]], ops)
    start_ps = np.maximum.accumulate(start_ps)
    # A step without work waits for none.
    last_ps = np.where(ran, last_ps[rows], start_ps)
    first_ps = np.where(ran, first_ps[rows], start_ps)
    name = [marked.name[row] for row in rows.tolist()]
    next_step = steps.following(name, marked.number[rows])
    waits_ps = np.append(marker_start_ps[1:] - marker_end_ps[:-1], _ALWAYS)
    soon_ps = max(_SOON_PS, int(_SOON * median(marked.end_ps - marked.start_ps)))
    goes_on = (next_step != steps.NO_STEP) & (waits_ps <= soon_ps)
    following_ps = np.append(start_ps[1:], _ALWAYS)
    alone_ps = np.minimum(np.maximum(marker_end_ps, last_ps), following_ps)
    end_ps = np.maximum(np.where(goes_on, following_ps, alone_ps), start_ps)
    is_open = ~goes_on & (last_ps > marker_end_ps)
    windows = _Windows(rows, start_ps, end_ps, last_ps - first_ps, is_open)
    return _steps_of(windows, marked, ops, source)


class _Windows(NamedTuple):
    """Windows of n steps of a device, in order of time.

    Attributes:
        row: int64[n], the steps among the marked ones.
        start_ps: int64[n].
        end_ps: int64[n].
        span_ps: int64[n], from the first op of each to the end of its last.
        is_open: bool[n], nothing says where the step ends.
    """

    row: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    span_ps: Int64Array
    is_open: BoolArray


def _steps_of(
    windows: _Windows, marked: MarkedSteps, ops: DeviceOps, source: steps.StepSource
) -> steps.Steps:
    """Names the steps of some windows, and says which are incomplete.

    Args:
        windows: of the device.
        marked: m steps.
        ops: of the device.
        source: what assigned the ops to the steps.
    """
    name = [marked.name[row] for row in windows.row.tolist()]
    number = marked.number[windows.row]
    reasons = [steps.OPEN_ENDED if one else None for one in windows.is_open.tolist()]
    for at in np.flatnonzero(windows.end_ps == windows.start_ps).tolist():
        reasons[at] = steps.BEGINS_WITH_NEXT
    _mark_missing(reasons, windows.row, ops)
    return steps.Steps(
        device=ops.device,
        source=source,
        name=name,
        number=number,
        start_ps=windows.start_ps,
        end_ps=windows.end_ps,
        span_ps=windows.span_ps,
        period_ps=steps.periods(windows.start_ps, steps.following(name, number)),
        incomplete_reason=reasons,
        is_indexed=not marked.is_numbered.all(),
    )


def _mark_missing(reasons: list[str | None], row: Int64Array, ops: DeviceOps) -> None:
    """Marks the steps that lost work, and have many fewer ops than the others.

    Args:
        reasons: of n steps, why they are incomplete; changed.
        row: int64[n], the steps among the marked ones.
        ops: of the device.
    """
    if not ops.lost:
        return
    count = np.bincount(ops.step[ops.step != steps.NO_STEP], minlength=int(row.max()) + 1)[row]
    for at in np.flatnonzero(count < _FEWER * median(count)).tolist():
        if int(row[at]) in ops.lost:
            reasons[at] = steps.OPS_MISSING


def op_time_by_name(marked: MarkedSteps, ops: Sequence[DeviceOps]) -> dict[str, int]:
    """Maps the name of each kind of steps to the time of the ops that belong to them.

    Args:
        marked: the steps.
        ops: of each device.
    """
    of_step = np.zeros(len(marked), np.int64)
    for device in ops:
        linked = device.step != steps.NO_STEP
        np.add.at(of_step, device.step[linked], (device.end_ps - device.start_ps)[linked])
    time_ps = dict.fromkeys(marked.name, 0)
    for name, step_ps in zip(marked.name, of_step.tolist(), strict=True):
        time_ps[name] += step_ps
    return time_ps


def _starts(
    marked: MarkedSteps, present: Int64Array, first_ps: Int64Array, ops: DeviceOps
) -> Int64Array:
    """int64[n]: where each step begins.

    Args:
        marked: all steps.
        present: int64[n], those that have ops.
        first_ps: int64[n], the start of the first op of each.
        ops: of the device.
    """
    marker_start_ps, marker_end_ps = marked.start_ps[present], marked.end_ps[present]
    order = np.argsort(ops.start_ps, kind="stable")
    reach_ps = np.append(np.maximum.accumulate(ops.end_ps[order]), _NEVER)
    before = np.searchsorted(ops.start_ps[order], first_ps, side="left") - 1
    # The last entry answers for -1: nothing ran before.
    ended_ps = reach_ps[before]
    by_first_op = (ended_ps >= first_ps) | (first_ps < marker_start_ps)
    if not marked.are_iterations:
        by_first_op |= (before < 0) & (first_ps > marker_end_ps) & ~marked.tiles[present]
    return np.where(by_first_op, first_ps, np.maximum(marker_start_ps, ended_ps))


def _next_in_turn(
    name: list[str], marker_start_ps: Int64Array, marker_end_ps: Int64Array
) -> Int64Array:
    """Finds for each step the first later one of its kind, or of a kind that runs in turn with it.

    Args:
        name: n names, of steps in the order of their windows.
        marker_start_ps: int64[n].
        marker_end_ps: int64[n].

    Returns:
        int64[n], a step, or n for none.
    """
    count = len(name)
    found = np.arange(1, count + 1)
    order = np.argsort(marker_start_ps, kind="stable")
    reach_ps = np.maximum.accumulate(marker_end_ps[order])
    if (marker_start_ps[order][1:] >= reach_ps[:-1]).all():
        return found
    rows_of = steps.rows_by_name(name)
    time_of = {kind: union(marker_start_ps[at], marker_end_ps[at]) for kind, at in rows_of.items()}
    for kind, at in rows_of.items():
        in_turn = [
            rows
            for other, rows in rows_of.items()
            if other == kind or not _overlap(time_of[kind], time_of[other])
        ]
        places = np.sort(np.concatenate(in_turn))
        found[at] = np.append(places, count)[np.searchsorted(places, at, side="right")]
    return found


def _overlap(a: Intervals, b: Intervals) -> bool:
    return bool((overlap_ps(a, b.start_ps, b.end_ps) > 0).any())


def _more_of_kind(name: list[str]) -> BoolArray:
    """bool[n]: a later step has the same name."""
    found = np.ones(len(name), np.bool_)
    found[[rows[-1] for rows in steps.rows_by_name(name).values()]] = False
    return found
