"""The steps to which a profiler has assigned events of devices, by groups.

In: a GPU of a `timeline.Timeline`.  Out: its `DeviceMarkers`, from the derived `Steps` line or,
without it, from the `group_id` of the ops.  The step's number is that of the host marker of the
same group, else the one in the group's name, else the group's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.intervals import group_bounds
from tensorboard_plugin_overview.formats.xspace.timeline import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.markers import DeviceMarkers, follow_at_once, kinds_of_names
from tensorboard_plugin_overview.trace.track import NO_GROUP


@dataclass(frozen=True)
class GroupMarker:
    """The host marker of a group: its name, the step's number, and its time."""

    name: str
    number: int
    start_ps: int
    end_ps: int


def device_markers(device: Device, by_group: Mapping[int, GroupMarker]) -> DeviceMarkers | None:
    """Finds the steps of a GPU whose events are in groups; None without groups.

    Args:
        device: the GPU.
        by_group: the host marker of each group, as `markers_by_group` has them.
    """
    tracks = [device.step_markers] if device.step_markers else device.streams
    tracks = [track for track in tracks if (track.integers("group_id", NO_GROUP) >= 0).any()]
    if not tracks:
        return None
    group = np.concatenate([track.integers("group_id", NO_GROUP) for track in tracks])
    start_ps = np.concatenate([track.start_ps for track in tracks])
    end_ps = np.concatenate([track.end_ps for track in tracks])
    known = (group >= 0) & (end_ps > start_ps)
    groups, inverse = factorize(group[known])
    if not len(groups):
        return None
    first_ps, last_ps = group_bounds(inverse, len(groups), start_ps[known], end_ps[known])
    keys = groups.tolist()
    own_names = _group_names(tracks)
    markers = [by_group.get(key) for key in keys]
    named = [
        (marker.name, marker.number)
        if marker
        else find_markers.name_and_number(own_names.get(key, ""), key)
        for key, marker in zip(keys, markers, strict=True)
    ]
    kind_of = kinds_of_names(named)
    return DeviceMarkers(
        name=[kind_of[name] for name, _ in named],
        number=np.array([number for _, number in named], np.int64),
        first_ps=first_ps,
        last_ps=last_ps,
        has_marker=np.array([marker is not None for marker in markers], np.bool_),
        start_ps=np.array([marker.start_ps if marker else 0 for marker in markers], np.int64),
        end_ps=np.array([marker.end_ps if marker else 0 for marker in markers], np.int64),
        tiles=_tile(by_group),
        marked_by_host=bool(by_group),
    )


def markers_by_group(threads: Sequence[EventTrack]) -> Mapping[int, GroupMarker]:
    """Maps a group's id to its host marker, the longest where there are many."""
    best: dict[int, GroupMarker] = {}
    for track in threads:
        at = np.flatnonzero(
            track.has("step_num") & track.has("group_id") & (track.end_ps > track.start_ps)
        )
        groups = track.integers("group_id", NO_GROUP, at).tolist()
        for event, key, number in zip(
            at.tolist(), groups, find_markers.step_numbers(track, at), strict=True
        ):
            if key < 0 or number is None:
                continue
            start_ps, end_ps = int(track.start_ps[event]), int(track.end_ps[event])
            known = best.get(key)
            if known is None or end_ps - start_ps > known.end_ps - known.start_ps:
                best[key] = GroupMarker(track.event_name(event), number, start_ps, end_ps)
    return best


def _group_names(tracks: Sequence[EventTrack]) -> Mapping[int, str]:
    """Maps a group's id to its name, as the profiler wrote it."""
    names: dict[int, str] = {}
    for track in tracks:
        at = np.flatnonzero(track.has("step_name"))
        keys = track.integers("group_id", NO_GROUP, at).tolist()
        for key, event in zip(keys, at.tolist(), strict=True):
            names[key] = track.text("step_name", event) or ""
    return names


def _tile(by_group: Mapping[int, GroupMarker]) -> bool:
    spans = sorted((marker.start_ps, marker.end_ps) for marker in by_group.values())
    start_ps, end_ps = np.array(spans, np.int64).reshape(-1, 2).T
    return follow_at_once(start_ps, end_ps)
