"""The steps of a TPU host, on each of its TensorCores.

In: a `timeline.Timeline` and its cores.  Out: `FoundSteps`, and how long the host waited for input
in each step.

The core's own markers (line `Steps`) come first: a step is as long as its marker.  Where host
markers launched the programs in most of them, those of one host marker are one step, the gap
between them included, and it has the host's number; what no host marker launched is then no step.
Otherwise the number is the one that the device marker is called, else its index.

Without device markers, steps are the work that host markers launched, else the executions of the
program that repeats, both from their first op to the first op of the next.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.find_steps import MARKERS_IGNORED
from tensorboard_plugin_overview.events.find_steps import MARKERS_UNLINKED
from tensorboard_plugin_overview.events.find_steps import FoundSteps
from tensorboard_plugin_overview.events.grouped_steps import NO_GROUP
from tensorboard_plugin_overview.events.grouped_steps import name_and_number
from tensorboard_plugin_overview.events.grouped_steps import numbers_by_group
from tensorboard_plugin_overview.events.handovers import UNLINKED
from tensorboard_plugin_overview.events.intervals import NOWHERE
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import holding
from tensorboard_plugin_overview.events.intervals import overlap_ps
from tensorboard_plugin_overview.events.linking import Marker
from tensorboard_plugin_overview.events.marked_steps import LaneOps
from tensorboard_plugin_overview.events.marked_steps import find_markers
from tensorboard_plugin_overview.events.marked_steps import steps_of_markers
from tensorboard_plugin_overview.events.marked_steps import steps_of_work
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import mark_cut
from tensorboard_plugin_overview.events.steps import steps_bounded_by_markers
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.tpu_cores import StepMarkers
from tensorboard_plugin_overview.events.tpu_cores import TpuCore
from tensorboard_plugin_overview.events.tpu_executions import repeating_steps
from tensorboard_plugin_overview.events.tpu_launches import label_executions

_ENOUGH_LINKED = 0.5
_NUMBER = re.compile(r"-?\d{1,18}")


@dataclass(frozen=True, eq=False)
class TpuSteps:
    """The steps of a host's TensorCores.

    Attributes:
        found: the steps of each core.
        host_input_ps: core -> int64[its steps], how long the host waited for each step's input;
            only where host markers tell which step the host works for.
    """

    found: FoundSteps
    host_input_ps: Mapping[str, Int64Array]


def find_tpu_steps(timeline: Timeline, cores: Sequence[TpuCore], host_input: Intervals) -> TpuSteps:
    """The steps of the host.

    Args:
        timeline: of the host.
        cores: its TensorCores.
        host_input: when the host waited for input.
    """
    markers = find_markers(timeline)
    labels: Mapping[str, Int64Array] = {core.name: _no_labels(core) for core in cores}
    if markers:
        labels = label_executions(timeline, markers, cores)
    marker_of: Mapping[str, Int64Array] = {}
    if any(core.markers is not None for core in cores):
        found, marker_of = _device_marked(timeline, markers, cores, labels)
    else:
        found = _host_marked_or_inferred(markers, cores, labels)
    lanes = {
        core.name: mark_cut(found.lanes[core.name], timeline.capture_ps, core.ops.start_ps)
        for core in cores
        if core.name in found.lanes
    }
    return TpuSteps(
        replace(found, lanes=lanes),
        {lane: _input_of(index, markers, host_input) for lane, index in marker_of.items()},
    )


# ---- the core's own markers ----------------------------------------------------------------------


def _device_marked(
    timeline: Timeline,
    markers: Sequence[Marker],
    cores: Sequence[TpuCore],
    labels: Mapping[str, Int64Array],
) -> tuple[FoundSteps, Mapping[str, Int64Array]]:
    """The steps, and core -> int64[its steps], the host marker of each (if any is known)."""
    marked = [(core, core.markers) for core in cores if core.markers is not None]
    of_core = {
        core.name: _labels_of_markers(core, device, labels[core.name]) for core, device in marked
    }
    grouped = any(device.track.has("group_id").any() for _, device in marked)
    launched = not grouped and _mostly_launched([(one, of_core[core.name]) for core, one in marked])
    by_group = numbers_by_group(timeline)
    lanes = {}
    marker_of = {}
    for core, device in marked:
        if launched:
            steps, index = _launched_steps(core.name, device, markers, of_core[core.name])
        else:
            steps = _named_steps(core.name, device, by_group)
            index = _markers_named(steps, markers if grouped else ())
        if len(steps):
            lanes[core.name] = steps
            if (index != UNLINKED).any():
                marker_of[core.name] = index
    method = "step markers of the TPU"
    if launched:
        names = sorted({name for steps in lanes.values() for name in steps.name if name})
        called = f" ({', '.join(map(repr, names[:3]))})" if names else ""
        method += f", put together and numbered by the host's markers that launched them{called}"
    return FoundSteps(lanes, method), marker_of


def _mostly_launched(marked: Sequence[tuple[StepMarkers, Int64Array]]) -> bool:
    """Host markers launched what runs in device markers of at least half of their time."""
    total_ps = linked_ps = 0
    for device, label in marked:
        length_ps = device.end_ps - device.start_ps
        total_ps += int(length_ps.sum())
        linked_ps += int(length_ps[label != UNLINKED].sum())
    return linked_ps > 0 and linked_ps >= _ENOUGH_LINKED * total_ps


def _labels_of_markers(core: TpuCore, device: StepMarkers, label: Int64Array) -> Int64Array:
    """int64[device markers]: the host marker whose programs run in each, the first of several."""
    found = np.full(len(device.track), UNLINKED, np.int64)
    if core.executions is None:
        return found
    inside = holding(device.track.start_ps, device.track.end_ps, core.executions.start_ps)
    chosen = np.flatnonzero((inside != NOWHERE) & (label != UNLINKED))
    # Backwards, so that the first one is written last.
    found[inside[chosen][::-1]] = label[chosen][::-1]
    return found


def _launched_steps(
    lane: str, device: StepMarkers, markers: Sequence[Marker], label: Int64Array
) -> tuple[Steps, Int64Array]:
    """Device markers that follow one another and belong to one host marker are one step."""
    kept = np.flatnonzero((label != UNLINKED) & (device.end_ps > device.start_ps))
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    first = np.flatnonzero(np.diff(label[kept], prepend=UNLINKED) != 0)
    index = label[kept][first]
    chosen = [markers[one] for one in index.tolist()]
    steps = steps_bounded_by_markers(
        lane,
        "device_markers",
        [marker.name for marker in chosen],
        np.array([marker.number for marker in chosen], np.int64),
        device.start_ps[kept][first],
        np.maximum.reduceat(device.end_ps[kept], first),
    )
    return steps, index


def _named_steps(lane: str, device: StepMarkers, by_group: Mapping[int, tuple[str, int]]) -> Steps:
    """Each device marker is a step, with the number of its group's host marker, else its own."""
    kept = np.flatnonzero(device.end_ps > device.start_ps)
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    track = device.track
    group = track.integers("group_id", NO_GROUP)
    names, numbers = [], []
    for index, marker in enumerate(kept.tolist()):
        own = track.event_name(marker)
        of_group = by_group.get(int(group[marker]))
        if of_group is not None:
            name, number = of_group
        elif _NUMBER.fullmatch(own):
            name, number = "", int(own)
        else:
            name, number = name_and_number(track.text("step_name", marker) or own, index)
        names.append(name)
        numbers.append(number)
    return steps_bounded_by_markers(
        lane,
        "device_markers",
        names,
        np.array(numbers, np.int64),
        device.start_ps[kept],
        device.end_ps[kept],
    )


def _markers_named(steps: Steps, markers: Sequence[Marker]) -> Int64Array:
    """int64[n]: the only host marker with a step's name and number, else `UNLINKED`."""
    times = Counter((marker.name, marker.number) for marker in markers)
    index = {(marker.name, marker.number): at for at, marker in enumerate(markers)}
    keys = zip(steps.name, steps.number.tolist(), strict=True)
    return np.array([index[key] if times[key] == 1 else UNLINKED for key in keys], np.int64)


# ---- without them --------------------------------------------------------------------------------


def _host_marked_or_inferred(
    markers: Sequence[Marker], cores: Sequence[TpuCore], labels: Mapping[str, Int64Array]
) -> FoundSteps:
    cores = [core for core in cores if len(core.ops)]
    ops = [_lane_ops(core, labels[core.name]) for core in cores]
    total_ps = sum(lane.time_ps for lane in ops)
    linked_ps = sum(lane.linked_ps for lane in ops)
    if linked_ps and linked_ps >= _ENOUGH_LINKED * total_ps:
        return _host_marked(markers, ops)
    inferred = repeating_steps(cores)
    if inferred is not None:
        name, lanes = inferred
        notes = (MARKERS_IGNORED,) if markers else ()
        method = f"inferred from the program that repeats: {name}"
        return FoundSteps(lanes, method, True, notes)
    if linked_ps:
        return _host_marked(markers, ops)
    if markers and ops:
        lanes = {core.name: steps_of_markers(markers, core.name) for core in cores}
        return FoundSteps(lanes, "host events with a step number", notes=(MARKERS_UNLINKED,))
    return FoundSteps()


def _host_marked(markers: Sequence[Marker], ops: Sequence[LaneOps]) -> FoundSteps:
    found = {lane.lane: steps_of_work(markers, lane) for lane in ops}
    lanes = {lane: steps for lane, steps in found.items() if steps is not None}
    return FoundSteps(lanes, "work launched by host events with a step number", True)


def _lane_ops(core: TpuCore, label: Int64Array) -> LaneOps:
    """The core's top-level time, by the host marker that launched the program it is part of."""
    stretches = core.stretches
    execution = core.ops.execution[stretches.event]
    marker = np.append(label, UNLINKED)[execution]
    return LaneOps(core.name, stretches.start_ps, stretches.end_ps, marker)


def _no_labels(core: TpuCore) -> Int64Array:
    return np.full(len(core.executions) if core.executions else 0, UNLINKED, np.int64)


# ---- what the host waited for --------------------------------------------------------------------


def _input_of(index: Int64Array, markers: Sequence[Marker], host_input: Intervals) -> Int64Array:
    """int64[n]: the host's wait for input within the host marker of each step."""
    none = Marker(0, 0, 0, "", 0)
    chosen = [markers[one] if one != UNLINKED else none for one in index.tolist()]
    return overlap_ps(
        host_input,
        np.array([marker.start_ps for marker in chosen], np.int64),
        np.array([marker.end_ps for marker in chosen], np.int64),
    )
