"""GPU steps in files whose events a profiler has already assigned to groups.

In: a GPU of a `timeline.Timeline`.  Out: its `Steps`, from the derived `Steps` line or, without it,
from the `group_id` of the ops.  The step's number is that of the host marker of the same group,
else the one in the group's name, else the group's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.codes import coded
from tensorboard_plugin_overview.events.intervals import extents
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import steps_bounded_by_ops
from tensorboard_plugin_overview.events.timeline import Device
from tensorboard_plugin_overview.events.timeline import Timeline

NO_GROUP = -1
# More digits, which would not fit 64 bits, are no number.
_TRAILING_NUMBER = re.compile(r"(?<!\d)(-?\d{1,18})\s*$")


def grouped_gpu_steps(timeline: Timeline, device: Device) -> Steps | None:
    """The steps of a GPU whose events are in groups; None without groups."""
    group, first_ps, last_ps, names = _group_spans(device)
    if not len(group):
        return None
    user_numbers = numbers_by_group(timeline)
    labels = []
    numbers = []
    for key, step_name in zip(group.tolist(), names, strict=True):
        label, number = user_numbers.get(key) or name_and_number(step_name, key)
        labels.append(label)
        numbers.append(number)
    return steps_bounded_by_ops(
        lane=device.name,
        source="device_markers",
        name=labels,
        number=np.array(numbers, np.int64),
        first_ps=first_ps,
        last_ps=last_ps,
    )


def name_and_number(step_name: str, group: int) -> tuple[str, int]:
    """The parts of a group's name, `<root's name> <number>`; `group` where it has no number."""
    number = _TRAILING_NUMBER.search(step_name)
    if number is None:
        return step_name, group
    return step_name[: number.start()].strip(), int(number[1])


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
    groups, inverse = coded(group[known])
    first_ps, last_ps = extents(inverse, len(groups), start_ps[known], end_ps[known])
    names = dict.fromkeys(groups.tolist(), "")
    for track in tracks:
        if track.has("step_name").any():
            at = np.flatnonzero(track.has("step_name"))
            keys = track.integers("group_id", NO_GROUP, at).tolist()
            for key, index in zip(keys, at.tolist(), strict=True):
                names[key] = track.text("step_name", index) or ""
    order = np.lexsort((groups, first_ps))
    return (
        groups[order],
        first_ps[order],
        last_ps[order],
        [names[g] for g in groups[order].tolist()],
    )


def numbers_by_group(timeline: Timeline) -> Mapping[int, tuple[str, int]]:
    """Group id -> label and number of its host marker, the longest where there are many."""
    best: dict[int, tuple[int, str, int]] = {}
    for track in timeline.threads:
        at = np.flatnonzero(track.has("step_num") & (track.end_ps > track.start_ps))
        columns = (
            at,
            track.integers("group_id", NO_GROUP, at),
            track.integers("step_num", 0, at),
            track.end_ps[at] - track.start_ps[at],
        )
        for index, key, number, length in zip(*(one.tolist() for one in columns), strict=True):
            if key >= 0 and (key not in best or length > best[key][0]):
                best[key] = (length, track.event_name(index), number)
    return {key: (label, number) for key, (_, label, number) in best.items()}
