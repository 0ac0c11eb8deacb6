"""Which steps a host's profile has: the best evidence for them, and what to know of it.

In: a `timeline.Timeline` and the activity of its GPUs.  Out: `FoundSteps`.

The order: a profiler's assignment of device events (`device_markers`); host markers; the program
that repeats (`inferred`), also where host markers can be linked to less than half of the op time.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_activity import DeviceActivity
from tensorboard_plugin_overview.events.grouped_steps import grouped_gpu_steps
from tensorboard_plugin_overview.events.host_activity import host_op_flags
from tensorboard_plugin_overview.events.inferred_steps import function_executions
from tensorboard_plugin_overview.events.inferred_steps import hlo_executions
from tensorboard_plugin_overview.events.inferred_steps import repeating_program
from tensorboard_plugin_overview.events.linking import Links
from tensorboard_plugin_overview.events.linking import Marker
from tensorboard_plugin_overview.events.linking import link
from tensorboard_plugin_overview.events.marked_steps import LaneOps
from tensorboard_plugin_overview.events.marked_steps import find_markers
from tensorboard_plugin_overview.events.marked_steps import steps_of_markers
from tensorboard_plugin_overview.events.marked_steps import steps_of_work
from tensorboard_plugin_overview.events.marked_steps import work_outlasts_markers
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import mark_cut
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.track import Track

ASYNCHRONOUS = "asynchronous_steps"
MARKERS_UNLINKED = "markers_unlinked"
MARKERS_IGNORED = "markers_ignored"
EXECUTIONS_UNTOLD = "executions_untold"

_ENOUGH_LINKED = 0.5


@dataclass(frozen=True)
class FoundSteps:
    """The steps of a host.

    Attributes:
        lanes: lane name -> steps; a device's, or on a CPU the host's. Empty without steps.
        method: how they were found, for a reader.
        bounded_by_work: windows follow what ran and not what was marked, so that devices may be out
            of lock step.
        notes: codes of what to know: `ASYNCHRONOUS`, `MARKERS_UNLINKED`, `MARKERS_IGNORED`,
            `EXECUTIONS_UNTOLD`.
    """

    lanes: Mapping[str, Steps] = field(default_factory=dict)
    method: str = ""
    bounded_by_work: bool = False
    notes: Sequence[str] = ()


def find_steps(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], programs: Programs
) -> FoundSteps:
    """The steps of a GPU or CPU profile.

    Args:
        timeline: of the host.
        activities: of its used GPUs, by device name; empty on a CPU.
        programs: the HLO of what ran, as far as the profile has it.
    """
    if activities:
        op_starts = {name: activity.op_start_ps for name, activity in activities.items()}
    else:
        op_starts = {timeline.host: _host_op_starts(timeline)}
    found = _grouped(timeline, activities) if activities else None
    if found is None:
        found = _marked_or_inferred(timeline, activities, programs)
    return FoundSteps(
        {
            lane: mark_cut(steps, timeline.capture_ps, op_starts[lane])
            for lane, steps in found.lanes.items()
        },
        found.method,
        found.bounded_by_work,
        found.notes,
    )


def _grouped(timeline: Timeline, activities: Mapping[str, DeviceActivity]) -> FoundSteps | None:
    lanes = {}
    for device in timeline.devices:
        if device.name in activities:
            steps = grouped_gpu_steps(timeline, device)
            if steps is not None:
                lanes[device.name] = steps
    if not lanes:
        return None
    method = "the profiler's own assignment of device events to steps"
    return FoundSteps(lanes, method + _named(lanes))


def _marked_or_inferred(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], programs: Programs
) -> FoundSteps:
    markers = find_markers(timeline)
    links = link(timeline, markers) if markers else None
    ops = _lane_ops(timeline, activities, links) if links else []
    untold = (EXECUTIONS_UNTOLD,) if links and links.untold else ()
    total_ps = sum(lane.time_ps for lane in ops)
    linked_ps = sum(lane.linked_ps for lane in ops)
    if markers and linked_ps >= _ENOUGH_LINKED * total_ps and linked_ps > 0:
        return _marked(timeline, markers, ops, untold)
    inferred = _inferred(timeline, activities, programs)
    if markers and inferred is None and linked_ps:
        return _marked(timeline, markers, ops, untold)
    if markers and (inferred is None or total_ps == 0):
        lanes = {lane: steps_of_markers(markers, lane) for lane in activities or [timeline.host]}
        method = "host events with a step number" + _named(lanes)
        # Without any op there was nothing to link.
        return FoundSteps(lanes, method, notes=(MARKERS_UNLINKED,) if total_ps else ())
    if inferred is None:
        return FoundSteps()
    notes = (MARKERS_IGNORED, *untold) if markers else ()
    return FoundSteps(inferred.lanes, inferred.method, True, notes)


def _marked(
    timeline: Timeline, markers: Sequence[Marker], ops: Sequence[LaneOps], untold: Sequence[str]
) -> FoundSteps:
    on_gpu = any(lane.lane != timeline.host for lane in ops)
    outlasted = any(work_outlasts_markers(markers, lane) for lane in ops)
    if not on_gpu and not outlasted:
        lanes = {timeline.host: steps_of_markers(markers, timeline.host)}
        return FoundSteps(lanes, "host events with a step number" + _named(lanes))
    lanes = {}
    for lane in ops:
        steps = steps_of_work(markers, lane)
        if steps is not None:
            lanes[lane.lane] = steps
    method = f"work launched by host events with a step number{_named(lanes)}"
    notes = (ASYNCHRONOUS, *untold) if outlasted and not on_gpu else tuple(untold)
    return FoundSteps(lanes, method, True, notes)


def _inferred(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], programs: Programs
) -> FoundSteps | None:
    if activities:
        lanes = {
            device.name: hlo_executions(device.streams, programs)
            for device in timeline.devices
            if device.name in activities
        }
    else:
        lanes = {timeline.host: hlo_executions(timeline.threads, programs)}
    found = repeating_program(lanes)
    if found is None and not activities:
        found = repeating_program({timeline.host: function_executions(timeline.threads)})
    if found is None:
        return None
    name, steps = found
    return FoundSteps(steps, f"executions of {name}, the program that repeats", True)


def _lane_ops(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], links: Links
) -> list[LaneOps]:
    if not activities:
        flags = host_op_flags(timeline)
        chosen = list(zip(timeline.threads, links.threads, flags, strict=True))
        return [_ops_of(timeline.host, chosen)]
    lanes = []
    for device, labels in zip(timeline.devices, links.streams, strict=True):
        if device.name in activities:
            everything = [np.ones(len(stream), np.bool_) for stream in device.streams]
            chosen = list(zip(device.streams, labels, everything, strict=True))
            lanes.append(_ops_of(device.name, chosen))
    return lanes


def _ops_of(lane: str, chosen: Sequence[tuple[Track, Int64Array, BoolArray]]) -> LaneOps:
    starts, ends, markers = [], [], []
    for track, label, flag in chosen:
        wanted = flag & (track.end_ps > track.start_ps)
        starts.append(track.start_ps[wanted])
        ends.append(track.end_ps[wanted])
        markers.append(label[wanted])
    empty = np.zeros(0, np.int64)
    return LaneOps(
        lane,
        np.concatenate([empty, *starts]),
        np.concatenate([empty, *ends]),
        np.concatenate([empty, *markers]),
    )


def _host_op_starts(timeline: Timeline) -> Int64Array:
    """int64[k], ascending: starts of everything on the host that took time."""
    starts = [track.start_ps[track.end_ps > track.start_ps] for track in timeline.threads]
    return np.sort(np.concatenate([np.zeros(0, np.int64), *starts]))


def _named(lanes: Mapping[str, Steps]) -> str:
    labels = sorted({name for steps in lanes.values() for name in steps.name if name})
    return f" named {', '.join(repr(label) for label in labels[:3])}" if labels else ""
