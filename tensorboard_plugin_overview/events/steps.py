"""The steps of one device, or of a CPU host, from the marks that the profile carries.

In: a `timeline.Timeline`.  Out: `Steps`, one for each device (or the host) that has any.

Sources, in this order: device markers (the derived `Steps` line and the `group_id` of ops, in files
whose events a profiler has already assigned to steps), then host markers (events with a
`step_num`).

A GPU step runs from its first op to the first op of the next step, so that the device's wait for
the host is part of a step.  The last one, and one before a missing number, ends with its own last
op: it is open-ended, and marked incomplete.  On a CPU the marker's own length is the step's.

A number is a label, the order in time is the identity: numbers start anew with every Keras epoch.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_activity import DeviceActivity
from tensorboard_plugin_overview.events.timeline import Device
from tensorboard_plugin_overview.events.timeline import Timeline

OPEN_ENDED = "open-ended: no following step says where this one ends"
CUT_BY_START = "cut by the start of the capture"
CUT_BY_STOP = "cut by the end of the capture"
TOO_SHORT = "under half as long as the median step, with under half of its ops: probably cut"

NO_GROUP = -1
# A step that begins or ends this close to the capture's edge was cut by it.
_EDGE_PS = 1_000_000
_TRAILING_NUMBER = re.compile(r"(-?\d+)\s*$")


@dataclass(frozen=True)
class Steps:
    """The steps of one device or host, in time order.

    Attributes:
        lane: the device's or the host's name.
        source: what marks the steps.
        name: n labels of the markers, such as `train`.
        number: int64[n], the user's step number where the profile has one, else the profiler's.
        start_ps: int64[n], the window's start.
        end_ps: int64[n], the window's end.
        span_ps: int64[n], first to last op; on a CPU the marker's length.
        period_ps: int64[n], start to the start of the next step; -1 before a missing one.
        incomplete_reason: n texts, None for a complete step.
    """

    lane: str
    source: Literal["device_markers", "host_markers"]
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


def grouped_gpu_steps(timeline: Timeline, device: Device, activity: DeviceActivity) -> Steps | None:
    """The steps of a GPU whose events a profiler has assigned to groups; None without groups."""
    group, start_ps, own_end_ps, names = _group_spans(device)
    if not len(group):
        return None
    user_numbers = _numbers_by_group(timeline)
    labels = []
    numbers = []
    for key, step_name in zip(group.tolist(), names, strict=True):
        name_and_number = user_numbers.get(key) or _name_and_number(step_name, key)
        labels.append(name_and_number[0])
        numbers.append(name_and_number[1])
    number = np.array(numbers, np.int64)
    follows = _next_follows(number)
    end_ps = own_end_ps.copy()
    # The next step's first op, where there is a next step; overlapping groups keep their order.
    end_ps[:-1] = np.where(follows[:-1], start_ps[1:], own_end_ps[:-1])
    reasons: list[str | None] = [None if follow else OPEN_ENDED for follow in follows]
    steps = Steps(
        lane=device.name,
        source="device_markers",
        name=labels,
        number=number,
        start_ps=start_ps,
        end_ps=end_ps,
        span_ps=own_end_ps - start_ps,
        period_ps=_periods(start_ps, follows),
        incomplete_reason=reasons,
    )
    return _mark_cut(steps, timeline.capture_ps, activity.op_start_ps)


def host_marker_steps(timeline: Timeline) -> Steps | None:
    """The steps that host events with a `step_num` bound; None if there are none.

    Outermost markers only; one of no length is none.
    """
    found: list[tuple[int, int, int, str]] = []
    for track in timeline.threads:
        marked = np.flatnonzero(track.has("step_num") & (track.end_ps > track.start_ps))
        numbers = track.integers("step_num", missing=0)
        found.extend(
            (
                int(track.start_ps[index]),
                int(track.end_ps[index]),
                int(numbers[index]),
                track.event_name(index),
            )
            for index in marked.tolist()
        )
    found.sort(key=lambda marker: (marker[0], -marker[1]))
    markers = []
    reach_ps = None
    for marker in found:
        if reach_ps is None or marker[1] > reach_ps:
            markers.append(marker)
            reach_ps = marker[1]
    if not markers:
        return None
    start_ps, end_ps, number = np.array([marker[:3] for marker in markers], np.int64).T
    steps = Steps(
        lane=timeline.host,
        source="host_markers",
        name=[marker[3] for marker in markers],
        number=number,
        start_ps=start_ps,
        end_ps=end_ps,
        span_ps=end_ps - start_ps,
        period_ps=_periods(start_ps, _next_follows(number)),
        incomplete_reason=[None] * len(markers),
    )
    op_start_ps = np.sort(
        np.concatenate(
            [track.start_ps[track.end_ps > track.start_ps] for track in timeline.threads]
        )
    )
    return _mark_cut(steps, timeline.capture_ps, op_start_ps)


def occurrence(number: Int64Array) -> Int64Array:
    """int64[n]: how many earlier steps have the same number; with the number it names a step."""
    order = np.argsort(number, kind="stable")
    ranked = number[order]
    first = np.searchsorted(ranked, ranked, side="left")
    count = np.empty_like(number)
    count[order] = np.arange(len(number)) - first
    return count


def _group_spans(device: Device) -> tuple[Int64Array, Int64Array, Int64Array, Sequence[str]]:
    """Groups in time order: id, start of the first op, end of the last, the marker's name."""
    tracks = [device.step_markers] if device.step_markers else device.streams
    tracks = [track for track in tracks if (track.integers("group_id", NO_GROUP) >= 0).any()]
    if not tracks:
        empty = np.zeros(0, np.int64)
        return empty, empty, empty, ()
    group = np.concatenate([track.integers("group_id", NO_GROUP) for track in tracks])
    start_ps = np.concatenate([track.start_ps for track in tracks])
    end_ps = np.concatenate([track.end_ps for track in tracks])
    known = (group >= 0) & (end_ps > start_ps)
    groups, inverse = np.unique(group[known], return_inverse=True)
    first_ps = np.full(len(groups), np.iinfo(np.int64).max)
    last_ps = np.full(len(groups), np.iinfo(np.int64).min)
    np.minimum.at(first_ps, inverse, start_ps[known])
    np.maximum.at(last_ps, inverse, end_ps[known])
    names = dict.fromkeys(groups.tolist(), "")
    for track in tracks:
        if track.has("step_name").any():
            keys = track.integers("group_id", NO_GROUP).tolist()
            for index in np.flatnonzero(track.has("step_name")).tolist():
                names[keys[index]] = track.text("step_name", index) or ""
    order = np.lexsort((groups, first_ps))
    return (
        groups[order],
        first_ps[order],
        last_ps[order],
        [names[g] for g in groups[order].tolist()],
    )


def _numbers_by_group(timeline: Timeline) -> Mapping[int, tuple[str, int]]:
    """Group id -> label and number of its host marker, the longest where there are many."""
    best: dict[int, tuple[int, str, int]] = {}
    for track in timeline.threads:
        group = track.integers("group_id", NO_GROUP)
        marked = track.has("step_num") & (group >= 0) & (track.end_ps > track.start_ps)
        number = track.integers("step_num", missing=0)
        for index in np.flatnonzero(marked).tolist():
            length = int(track.end_ps[index] - track.start_ps[index])
            key = int(group[index])
            if key not in best or length > best[key][0]:
                best[key] = (length, track.event_name(index), int(number[index]))
    return {key: (label, number) for key, (_, label, number) in best.items()}


def _name_and_number(step_name: str, group: int) -> tuple[str, int]:
    """A `Steps` event is named `<root's name> <number>`, the number being the user's if known."""
    number = _TRAILING_NUMBER.search(step_name)
    if number is None:
        return step_name, group
    return step_name[: number.start()].strip(), int(number[1])


def _next_follows(number: Int64Array) -> BoolArray:
    """bool[n]: the next step is the one expected after this one, none is missing between."""
    follows = np.zeros(len(number), np.bool_)
    gaps = np.diff(number)
    strides, counts = np.unique(gaps[gaps > 0], return_counts=True)
    if len(strides):
        # The usual stride, the smaller of equally usual ones.
        follows[:-1] = gaps == strides[np.argmax(counts)]
    return follows


def _periods(start_ps: Int64Array, follows: BoolArray) -> Int64Array:
    period_ps = np.full(len(start_ps), -1, np.int64)
    period_ps[:-1] = np.where(follows[:-1], np.diff(start_ps), -1)
    return period_ps


def _mark_cut(steps: Steps, capture_ps: tuple[int, int] | None, op_start_ps: Int64Array) -> Steps:
    """Marks the steps that the capture cut, and a first or last one that is a fragment."""
    reasons = list(steps.incomplete_reason)
    if capture_ps is not None:
        begin_ps, stop_ps = capture_ps
        for index in np.flatnonzero(steps.start_ps <= begin_ps + _EDGE_PS).tolist():
            reasons[index] = CUT_BY_START
        for index in np.flatnonzero(steps.end_ps >= stop_ps - _EDGE_PS).tolist():
            reasons[index] = CUT_BY_STOP
    if len(steps) > 2:
        length = steps.span_ps
        ops = np.searchsorted(op_start_ps, steps.start_ps + length) - np.searchsorted(
            op_start_ps, steps.start_ps
        )
        for index in (0, len(steps) - 1):
            short = length[index] < np.median(length) / 2 and ops[index] < np.median(ops) / 2
            if short:
                reasons[index] = TOO_SHORT
    return replace(steps, incomplete_reason=reasons)
