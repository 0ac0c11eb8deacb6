"""GPU steps in files whose events a profiler has already assigned to groups.

In: a GPU of a `timeline.Timeline`.  Out: its `Steps`, from the derived `Steps` line or, without it,
from the `group_id` of the ops.  The step's number is that of the host marker of the same group,
else the one in the group's name, else the group's.  `step_windows` has the rule for the windows.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.intervals import group_bounds
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.markers import MarkedSteps
from tensorboard_plugin_overview.formats.xspace.timeline.markers import follow_at_once
from tensorboard_plugin_overview.formats.xspace.timeline.markers import kinds_of_names
from tensorboard_plugin_overview.formats.xspace.timeline.markers import name_and_number
from tensorboard_plugin_overview.formats.xspace.timeline.markers import step_numbers
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.steps.step_windows import DeviceOps
from tensorboard_plugin_overview.steps.step_windows import steps_of_work
from tensorboard_plugin_overview.steps.steps import NO_STEP
from tensorboard_plugin_overview.steps.steps import Steps

NO_GROUP = -1
_NEVER_BEGINS = np.iinfo(np.int64).max
_NEVER_ENDS = np.iinfo(np.int64).min


@dataclass(frozen=True)
class GroupMarker:
    """The host marker of a group: its name, the step's number, and its time."""

    name: str
    number: int
    start_ps: int
    end_ps: int


def grouped_gpu_steps(timeline: Timeline, device: Device) -> Steps | None:
    """Makes the steps of a GPU whose events are in groups; None without groups."""
    groups = _group_spans(device)
    if not len(groups.id):
        return None
    markers = markers_by_group(timeline)
    names, numbers, starts_ps, ends_ps = [], [], [], []
    for key, step_name in zip(groups.id.tolist(), groups.name, strict=True):
        marker = markers.get(key)
        if marker is None:
            # Without a host marker the step begins at its first op.
            name, number = name_and_number(step_name, key)
            marker = GroupMarker(name, number, _NEVER_BEGINS, _NEVER_ENDS)
        names.append(marker.name)
        numbers.append(marker.number)
        starts_ps.append(marker.start_ps)
        ends_ps.append(marker.end_ps)
    kind_of = kinds_of_names(zip(names, numbers, strict=True))
    marked = MarkedSteps(
        name=[kind_of[name] for name in names],
        number=np.array(numbers, np.int64),
        start_ps=np.array(starts_ps, np.int64),
        end_ps=np.array(ends_ps, np.int64),
        is_numbered=np.ones(len(names), np.bool_),
        tiles=np.full(len(names), _tile(list(markers.values()))),
        of_marker=np.zeros(0, np.int64),
    )
    index = np.arange(len(groups.id))
    streams = [stream for stream in device.streams if len(stream)]
    start_ps = concatenate_or_empty(stream.start_ps for stream in streams)
    end_ps = concatenate_or_empty(stream.end_ps for stream in streams)
    took_time = end_ps > start_ps
    start_ps, end_ps = start_ps[took_time], end_ps[took_time]
    return steps_of_work(
        marked,
        # A group's two ends stand for its ops; whether the device is busy the ops themselves say.
        DeviceOps(
            device.name,
            np.concatenate((groups.first_ps, groups.last_ps, start_ps)),
            np.concatenate((groups.first_ps, groups.last_ps, end_ps)),
            np.concatenate((index, index, np.full(len(start_ps), NO_STEP))),
        ),
        "device_markers",
    )


def _tile(markers: list[GroupMarker]) -> bool:
    spans = sorted((marker.start_ps, marker.end_ps) for marker in markers)
    start_ps, end_ps = np.array(spans, np.int64).reshape(-1, 2).T
    return follow_at_once(start_ps, end_ps)


class _Groups(NamedTuple):
    """n groups of a device's events.

    Attributes:
        id: int64[n].
        first_ps, last_ps: int64[n], start of the first op and end of the last.
        name: n names, as the profiler wrote them.
    """

    id: Int64Array
    first_ps: Int64Array
    last_ps: Int64Array
    name: Sequence[str]


def _group_spans(device: Device) -> _Groups:
    tracks = [device.step_markers] if device.step_markers else device.streams
    tracks = [track for track in tracks if (track.integers("group_id", NO_GROUP) >= 0).any()]
    if not tracks:
        empty = np.zeros(0, np.int64)
        return _Groups(empty, empty, empty, ())
    group = np.concatenate([track.integers("group_id", NO_GROUP) for track in tracks])
    start_ps = np.concatenate([track.start_ps for track in tracks])
    end_ps = np.concatenate([track.end_ps for track in tracks])
    known = (group >= 0) & (end_ps > start_ps)
    groups, inverse = factorize(group[known])
    first_ps, last_ps = group_bounds(inverse, len(groups), start_ps[known], end_ps[known])
    names = dict.fromkeys(groups.tolist(), "")
    for track in tracks:
        if track.has("step_name").any():
            at = np.flatnonzero(track.has("step_name"))
            keys = track.integers("group_id", NO_GROUP, at).tolist()
            for key, index in zip(keys, at.tolist(), strict=True):
                names[key] = track.text("step_name", index) or ""
    return _Groups(groups, first_ps, last_ps, [names[group] for group in groups.tolist()])


def markers_by_group(timeline: Timeline) -> Mapping[int, GroupMarker]:
    """Maps a group's id to its host marker, the longest where there are many."""
    best: dict[int, GroupMarker] = {}
    for track in timeline.threads:
        at = np.flatnonzero(
            track.has("step_num") & track.has("group_id") & (track.end_ps > track.start_ps)
        )
        groups = track.integers("group_id", NO_GROUP, at).tolist()
        for event, key, number in zip(at.tolist(), groups, step_numbers(track, at), strict=True):
            if key < 0 or number is None:
                continue
            start_ps, end_ps = int(track.start_ps[event]), int(track.end_ps[event])
            known = best.get(key)
            if known is None or end_ps - start_ps > known.end_ps - known.start_ps:
                best[key] = GroupMarker(track.event_name(event), number, start_ps, end_ps)
    return best
