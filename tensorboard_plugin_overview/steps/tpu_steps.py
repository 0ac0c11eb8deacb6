"""The steps of a TPU host, on each of its TensorCores.

In: a `timeline.Timeline` and its cores.  Out: `FoundSteps`, and how long the host waited for input
in each step.

The core's own markers (line `Steps`) come first: a step is as long as its marker.  Where host
markers launched programs that run in them, those of one host marker are one step, the gap between
them included, and it has the host's number; what no host marker launched is then no step.
Otherwise the number is the one that the device marker is called, else its group's, else its place.

Without device markers, steps are the work that host markers launched (`step_windows` bounds them),
else the executions of the program that repeats, from their first op to the first op of the next.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import OUTSIDE
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import index_containing
from tensorboard_plugin_overview.arrays.intervals import overlap_ps
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import name_and_number
from tensorboard_plugin_overview.formats.xspace.timeline.step_groups import GroupMarker
from tensorboard_plugin_overview.formats.xspace.timeline.step_groups import markers_by_group
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import StepMarkers
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import TpuCore
from tensorboard_plugin_overview.steps.step_kinds import MARKERS_IGNORED
from tensorboard_plugin_overview.steps.step_kinds import MARKERS_UNLINKED
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.step_kinds import of_kind
from tensorboard_plugin_overview.steps.step_windows import DeviceOps
from tensorboard_plugin_overview.steps.step_windows import op_time_by_name
from tensorboard_plugin_overview.steps.step_windows import steps_of_work
from tensorboard_plugin_overview.steps.steps import NO_STEP
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.steps.steps import mark_cut
from tensorboard_plugin_overview.steps.steps import mark_cut_by_capture
from tensorboard_plugin_overview.steps.steps import steps_bounded_by_markers
from tensorboard_plugin_overview.steps.tpu_executions import repeating_steps
from tensorboard_plugin_overview.steps.tpu_launches import label_executions
from tensorboard_plugin_overview.trace.gpus import NO_GROUP
from tensorboard_plugin_overview.trace.markers import MarkedSteps
from tensorboard_plugin_overview.trace.markers import kinds_of_names
from tensorboard_plugin_overview.trace.markers import marked_steps

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


def find_tpu_steps(
    timeline: Timeline,
    cores: Sequence[TpuCore],
    host_input: Intervals,
    kind: str | None = None,
) -> TpuSteps:
    """Finds the steps of the host.

    Args:
        timeline: of the host.
        cores: its TensorCores.
        host_input: when the host waited for input.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    markers = find_markers(timeline)
    marked = marked_steps(markers)
    labels: Mapping[str, Int64Array] = {core.name: _no_labels(core) for core in cores}
    if markers:
        # The last entry answers for `UNLINKED`.
        step_of_marker = np.append(marked.of_marker, NO_STEP)
        labels = {
            core: step_of_marker[label]
            for core, label in label_executions(timeline, markers, cores).items()
        }
    marker_of: Mapping[str, Int64Array] = {}
    if any(core.markers is not None for core in cores):
        found, marker_of = _device_marked(timeline, marked, cores, labels)
        # The ops may be read later, block by block; with them fragments are told.
        lanes = {
            core: mark_cut_by_capture(steps, timeline.capture_ps)
            for core, steps in found.device_steps.items()
        }
    else:
        found = _host_marked_or_inferred(marked, cores, labels)
        lanes = {
            core.name: mark_cut(
                found.device_steps[core.name], timeline.capture_ps, core.ops.start_ps
            )
            for core in cores
            if core.name in found.device_steps
        }
    chosen = of_kind(found, lanes, kind)
    waits_ps = {}
    for lane, index in marker_of.items():
        if lane in chosen.device_steps:
            of_step = index[lanes[lane].rows_by_name()[chosen.kind]]
            waits_ps[lane] = _input_of(of_step, marked, host_input)
    return TpuSteps(chosen, waits_ps)


# ---- the core's own markers ----------------------------------------------------------------------


def _device_marked(
    timeline: Timeline,
    marked: MarkedSteps,
    cores: Sequence[TpuCore],
    labels: Mapping[str, Int64Array],
) -> tuple[FoundSteps, Mapping[str, Int64Array]]:
    """Returns the steps, and core -> int64[its steps], the host's step of each (if known)."""
    of_cores = [(core, core.markers) for core in cores if core.markers is not None]
    of_core = {
        core.name: _labels_of_markers(core, device, labels[core.name]) for core, device in of_cores
    }
    grouped = any(device.track.has("group_id").any() for _, device in of_cores)
    launched = not grouped and any((label != NO_STEP).any() for label in of_core.values())
    by_group = markers_by_group(timeline.threads)
    lanes = {}
    marker_of = {}
    for core, device in of_cores:
        if launched:
            steps, index = _launched_steps(core.name, device, marked, of_core[core.name])
        else:
            steps = _named_steps(core.name, device, by_group)
            index = _markers_named(steps, marked if grouped else None)
        if len(steps):
            lanes[core.name] = steps
            if (index != NO_STEP).any():
                marker_of[core.name] = index
    method = "step markers of the TPU"
    if launched:
        names = sorted({name for steps in lanes.values() for name in steps.name if name})
        called = f" ({', '.join(map(repr, names[:3]))})" if names else ""
        method += f", put together and numbered by the host's markers that launched them{called}"
    indexed_kinds = marked.indexed_names if launched else ()
    by_host = launched or bool(by_group)
    found = FoundSteps(lanes, method, indexed_kinds=indexed_kinds, marked_by_host=by_host)
    return found, marker_of


def _labels_of_markers(core: TpuCore, device: StepMarkers, label: Int64Array) -> Int64Array:
    """int64[device markers]: the step whose programs run in each, the first of several."""
    found = np.full(len(device.track), NO_STEP, np.int64)
    if core.executions is None:
        return found
    inside = index_containing(device.track.start_ps, device.track.end_ps, core.executions.start_ps)
    chosen = np.flatnonzero((inside != OUTSIDE) & (label != NO_STEP))
    # Backwards, so that the first one is written last.
    found[inside[chosen][::-1]] = label[chosen][::-1]
    return found


def _launched_steps(
    lane: str, device: StepMarkers, marked: MarkedSteps, label: Int64Array
) -> tuple[Steps, Int64Array]:
    """Joins device markers that follow one another and belong to one step of the host."""
    kept = np.flatnonzero((label != NO_STEP) & (device.end_ps > device.start_ps))
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    first = np.flatnonzero(np.diff(label[kept], prepend=NO_STEP) != 0)
    index = label[kept][first]
    steps = steps_bounded_by_markers(
        lane,
        "device_markers",
        [marked.name[step] for step in index.tolist()],
        marked.number[index],
        device.start_ps[kept][first],
        np.maximum.reduceat(device.end_ps[kept], first) if len(first) else device.end_ps[kept],
        is_indexed=not marked.is_numbered.all(),
    )
    return steps, index


def _named_steps(lane: str, device: StepMarkers, by_group: Mapping[int, GroupMarker]) -> Steps:
    """Takes each device marker for a step, with the number of its group's host marker.

    Without one, with its own number, else with its group's, else with its place.
    """
    kept = np.flatnonzero(device.end_ps > device.start_ps)
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    track = device.track
    group = track.integers("group_id", NO_GROUP)
    names, numbers = [], []
    by_place = 0
    for index, event in enumerate(kept.tolist()):
        own = track.event_name(event)
        of_group = by_group.get(int(group[event]))
        if of_group is not None:
            name, number = of_group.name, of_group.number
        elif _NUMBER.fullmatch(own):
            name, number = "", int(own)
        else:
            name, number = name_and_number(track.text("step_name", event) or own, NO_GROUP)
            if number == NO_GROUP:
                number = int(group[event])
            if number == NO_GROUP:
                number = index
                by_place += 1
        names.append(name)
        numbers.append(number)
    kind_of = kinds_of_names(zip(names, numbers, strict=True))
    return steps_bounded_by_markers(
        lane,
        "device_markers",
        [kind_of[name] for name in names],
        np.array(numbers, np.int64),
        device.start_ps[kept],
        device.end_ps[kept],
        is_indexed=by_place == len(kept),
    )


def _markers_named(steps: Steps, marked: MarkedSteps | None) -> Int64Array:
    """int64[n]: the only step of the host with a step's name and number, else `NO_STEP`."""
    if marked is None:
        return np.full(len(steps), NO_STEP, np.int64)
    keys = list(zip(marked.name, marked.number.tolist(), strict=True))
    times = Counter(keys)
    index = {key: at for at, key in enumerate(keys) if times[key] == 1}
    wanted = zip(steps.name, steps.number.tolist(), strict=True)
    return np.array([index.get(key, NO_STEP) for key in wanted], np.int64)


# ---- without them --------------------------------------------------------------------------------


def _host_marked_or_inferred(
    marked: MarkedSteps, cores: Sequence[TpuCore], labels: Mapping[str, Int64Array]
) -> FoundSteps:
    cores = [core for core in cores if len(core.ops)]
    ops = [_lane_ops(core, labels[core.name]) for core in cores]
    if any(lane.linked_ps for lane in ops):
        found = {lane.device: steps_of_work(marked, lane) for lane in ops}
        lanes = {lane: steps for lane, steps in found.items() if steps is not None}
        method = "work launched by host events with a step number"
        return FoundSteps(
            lanes,
            method,
            True,
            op_time_ps=op_time_by_name(marked, ops),
            indexed_kinds=marked.indexed_names,
            marked_by_host=True,
        )
    repeating = repeating_steps(cores)
    if repeating is not None:
        notes = (MARKERS_IGNORED,) if len(marked) else ()
        method = f"inferred from the program that repeats: {repeating.name}"
        return FoundSteps(repeating.steps, method, True, notes, cycle=repeating.cycle)
    if len(marked) and ops:
        lanes = {
            core.name: steps_bounded_by_markers(
                core.name,
                "host_markers",
                marked.name,
                marked.number,
                marked.start_ps,
                marked.end_ps,
                is_indexed=not marked.is_numbered.all(),
            )
            for core in cores
        }
        return FoundSteps(
            lanes,
            "host events with a step number",
            notes=(MARKERS_UNLINKED,),
            indexed_kinds=marked.indexed_names,
            marked_by_host=True,
        )
    return FoundSteps()


def _lane_ops(core: TpuCore, label: Int64Array) -> DeviceOps:
    """The core's top-level time, by the step that the program it is part of belongs to."""
    spans = core.ops.self_time
    execution = core.execution[spans.event]
    step = np.append(label, NO_STEP)[execution]
    return DeviceOps(core.name, spans.start_ps, spans.end_ps, step)


def _no_labels(core: TpuCore) -> Int64Array:
    return np.full(len(core.executions) if core.executions else 0, NO_STEP, np.int64)


# ---- what the host waited for --------------------------------------------------------------------


def _input_of(index: Int64Array, marked: MarkedSteps, host_input: Intervals) -> Int64Array:
    """int64[n]: the host's wait for input within the markers of each step."""
    # The last entry answers for `NO_STEP`: a window without length.
    start_ps, end_ps = np.append(marked.start_ps, 0), np.append(marked.end_ps, 0)
    return overlap_ps(host_input, start_ps[index], end_ps[index])
