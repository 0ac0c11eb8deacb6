"""Which steps a host's profile has: the best evidence for them, and what to know of it.

In: a `timeline.Timeline` and the activity of its GPUs.  Out: `FoundSteps`.

The order: a profiler's assignment of device events (`device_markers`); host markers; a TensorFlow
function that is called again and again; the program that repeats (`inferred`).  Who marked steps
meant them: steps are inferred only where no work can be linked to the markers.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.formats.xspace.ops.host_threads import host_op_flags
from tensorboard_plugin_overview.formats.xspace.timeline.markers import MarkedSteps
from tensorboard_plugin_overview.formats.xspace.timeline.markers import Marker
from tensorboard_plugin_overview.formats.xspace.timeline.markers import find_markers
from tensorboard_plugin_overview.formats.xspace.timeline.markers import marked_steps
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.steps.attribution import Links
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.steps.device_activity import DeviceActivity
from tensorboard_plugin_overview.steps.grouped_steps import grouped_gpu_steps
from tensorboard_plugin_overview.steps.grouped_steps import markers_by_group
from tensorboard_plugin_overview.steps.inferred_steps import MIN_EXECUTIONS
from tensorboard_plugin_overview.steps.inferred_steps import hlo_executions
from tensorboard_plugin_overview.steps.inferred_steps import repeating_program
from tensorboard_plugin_overview.steps.step_kinds import ASYNCHRONOUS
from tensorboard_plugin_overview.steps.step_kinds import EXECUTIONS_UNTOLD
from tensorboard_plugin_overview.steps.step_kinds import MARKERS_IGNORED
from tensorboard_plugin_overview.steps.step_kinds import MARKERS_UNLINKED
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.step_kinds import of_kind
from tensorboard_plugin_overview.steps.step_kinds import quoted_names
from tensorboard_plugin_overview.steps.step_windows import DeviceOps
from tensorboard_plugin_overview.steps.step_windows import op_time_by_name
from tensorboard_plugin_overview.steps.step_windows import steps_of_work
from tensorboard_plugin_overview.steps.steps import NO_STEP
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.steps.steps import function_steps
from tensorboard_plugin_overview.steps.steps import mark_cut
from tensorboard_plugin_overview.steps.steps import spanning_all_ops
from tensorboard_plugin_overview.steps.steps import steps_bounded_by_markers
from tensorboard_plugin_overview.trace.repeats import FunctionCalls

# So much of the linked work may run on after its marker's end, for a marker that bounds its work.
_OVERHANG = 0.05


def find_steps(
    timeline: Timeline,
    activities: Mapping[str, DeviceActivity],
    programs: Programs,
    kind: str | None = None,
) -> FoundSteps:
    """Finds the steps of a GPU or CPU profile.

    Args:
        timeline: of the host.
        activities: of its used GPUs, by device name; empty on a CPU.
        programs: the HLO of what ran, as far as the profile has it.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    if activities:
        op_starts = {name: activity.op_start_ps for name, activity in activities.items()}
    else:
        op_starts = {timeline.host: _host_op_starts(timeline)}
    found = _grouped(timeline, activities) if activities else None
    if found is None:
        found = _marked_or_inferred(timeline, activities, programs)
    devices = {
        device: mark_cut(steps, timeline.capture_ps, op_starts[device])
        for device, steps in found.device_steps.items()
    }
    return of_kind(found, devices, kind)


def _grouped(timeline: Timeline, activities: Mapping[str, DeviceActivity]) -> FoundSteps | None:
    devices = {}
    for device in timeline.devices:
        if device.name in activities:
            steps = grouped_gpu_steps(timeline, device)
            if steps is not None:
                devices[device.name] = steps
    if not devices:
        return None
    method = "the profiler's own assignment of device events to steps"
    marked_by_host = bool(markers_by_group(timeline))
    return FoundSteps(devices, method + quoted_names(devices), marked_by_host=marked_by_host)


def _marked_or_inferred(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], programs: Programs
) -> FoundSteps:
    markers = find_markers(timeline)
    if not markers:
        return _without_markers(timeline, activities, programs)
    marked = marked_steps(markers)
    links = attribute(XSpaceTrace(timeline), markers)
    ops = _device_ops(timeline, activities, links, marked)
    if any(device.linked_ps for device in ops):
        found = _marked(timeline, marked, ops, (EXECUTIONS_UNTOLD,) if links.unresolved else ())
        op_time_ps = op_time_by_name(marked, ops)
        return replace(found, op_time_ps=op_time_ps, indexed_kinds=marked.indexed_names)
    has_ops = any(device.time_ps for device in ops)
    inferred = _without_markers(timeline, activities, programs) if has_ops else FoundSteps()
    if inferred.device_steps:
        return FoundSteps(
            inferred.device_steps, inferred.method, True, (MARKERS_IGNORED,), cycle=inferred.cycle
        )
    devices = {
        device: _steps_of_markers(marked, device) for device in activities or [timeline.host]
    }
    method = "host events with a step number" + quoted_names(devices)
    # Without any op there was nothing to link.
    notes = (MARKERS_UNLINKED,) if has_ops else ()
    return FoundSteps(
        devices, method, notes=notes, indexed_kinds=marked.indexed_names, marked_by_host=True
    )


def _marked(
    timeline: Timeline, marked: MarkedSteps, ops: Sequence[DeviceOps], notes: Sequence[str]
) -> FoundSteps:
    on_gpu = any(device.device != timeline.host for device in ops)
    outlasted = any(_work_outlasts_markers(marked, device) for device in ops)
    if not on_gpu and not outlasted:
        devices = {timeline.host: _steps_of_markers(marked, timeline.host)}
        method = "host events with a step number" + quoted_names(devices)
        return FoundSteps(devices, method, marked_by_host=True)
    devices = {}
    for device in ops:
        steps = steps_of_work(marked, device)
        if steps is not None:
            devices[device.device] = steps
    method = f"work launched by host events with a step number{quoted_names(devices)}"
    notes = (ASYNCHRONOUS, *notes) if outlasted and not on_gpu else notes
    return FoundSteps(devices, method, True, notes, marked_by_host=True)


def _steps_of_markers(marked: MarkedSteps, device: str) -> Steps:
    """Makes steps as long as their markers."""
    return steps_bounded_by_markers(
        device=device,
        source="host_markers",
        name=marked.name,
        number=marked.number,
        start_ps=marked.start_ps,
        end_ps=marked.end_ps,
        is_indexed=not marked.is_numbered.all(),
    )


def _work_outlasts_markers(marked: MarkedSteps, ops: DeviceOps) -> bool:
    """Whether the work that markers launched goes on after their ends, by more than a little."""
    linked = ops.step != NO_STEP
    end_ps = ops.end_ps[linked]
    start_ps = np.maximum(ops.start_ps[linked], marked.end_ps[ops.step[linked]])
    overhang_ps = int(np.maximum(end_ps - start_ps, 0).sum())
    return overhang_ps > _OVERHANG * ops.linked_ps


# ---- without markers -----------------------------------------------------------------------------


def _without_markers(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], programs: Programs
) -> FoundSteps:
    calls = _repeating_function(timeline)
    if calls is not None and len(calls) >= MIN_EXECUTIONS:
        found = _of_function(timeline, activities, calls)
        if found is not None:
            return found
    if activities:
        runs = {
            device.name: hlo_executions(device.streams, programs)
            for device in timeline.devices
            if device.name in activities
        }
    else:
        runs = {timeline.host: hlo_executions(timeline.threads, programs)}
    repeating = repeating_program(runs)
    if repeating is None:
        found = None if calls is None else _of_function(timeline, activities, calls)
        return found or FoundSteps()
    method = f"executions of {repeating.name}, the program that repeats"
    ops = {
        device.name: _spans([(stream.start_ps, stream.end_ps) for stream in device.streams])
        for device in timeline.devices
    }
    ops[timeline.host] = _spans(() if activities else _host_ops(timeline))
    devices = {
        device: spanning_all_ops(steps, *ops[device]) for device, steps in repeating.steps.items()
    }
    return FoundSteps(devices, method, True, cycle=repeating.cycle)


def _repeating_function(timeline: Timeline) -> FunctionCalls | None:
    """Returns the calls of the function that is called most: of one that trains before others."""
    return max(
        function_calls(timeline).values(),
        key=lambda calls: (
            len(calls) >= MIN_EXECUTIONS,
            is_training_name(calls.name),
            calls.time_ps,
            calls.name,
        ),
        default=None,
    )


def _of_function(
    timeline: Timeline, activities: Mapping[str, DeviceActivity], calls: FunctionCalls
) -> FoundSteps | None:
    """Takes each call for a step; None where nothing ran on the GPUs for them."""
    method = f"calls of {calls.name}, the function that repeats"
    if len(calls) < MIN_EXECUTIONS:
        method = f"calls of {calls.name}"
    if not activities:
        to_next_call = len(calls) >= MIN_EXECUTIONS and not calls.overlap
        begin_ps = calls.begin_ps if to_next_call else calls.start_ps
        steps = function_steps(
            timeline.host, calls.name, begin_ps, calls.end_ps, to_next_call=to_next_call
        )
        return FoundSteps({timeline.host: steps}, method, True)
    markers = [
        Marker(thread, start_ps, end_ps, calls.name, number, is_numbered=False)
        for number, (thread, start_ps, end_ps) in enumerate(
            zip(calls.thread.tolist(), calls.start_ps.tolist(), calls.end_ps.tolist(), strict=True)
        )
    ]
    marked = marked_steps(markers)
    ops = _device_ops(timeline, activities, attribute(XSpaceTrace(timeline), markers), marked)
    devices = {}
    for device in ops:
        of_device = steps_of_work(marked, device, "inferred")
        if of_device is None:
            continue
        if calls.overlap:
            # Threads that serve: each call is as long as it is, whatever else runs then.
            of_device = function_steps(
                device.device, calls.name, calls.start_ps, calls.end_ps, to_next_call=False
            )
        devices[device.device] = of_device
    return FoundSteps(devices, method, True) if devices else None


# ---- ops -----------------------------------------------------------------------------------------


def _device_ops(
    timeline: Timeline,
    activities: Mapping[str, DeviceActivity],
    links: Links,
    marked: MarkedSteps,
) -> list[DeviceOps]:
    # The last entry answers for events without a marker.
    step_of_marker = np.append(marked.of_marker, NO_STEP)
    if not activities:
        flags = host_op_flags(timeline)
        chosen = list(zip(timeline.threads, links.threads, flags, strict=True))
        return [_ops_of(timeline.host, chosen, step_of_marker)]
    devices = []
    for device, labels in zip(timeline.devices, links.streams, strict=True):
        if device.name in activities:
            everything = [np.ones(len(stream), np.bool_) for stream in device.streams]
            chosen = list(zip(device.streams, labels, everything, strict=True))
            devices.append(_ops_of(device.name, chosen, step_of_marker))
    return devices


def _ops_of(
    device: str,
    chosen: Sequence[tuple[EventTrack, Int64Array, BoolArray]],
    step_of_marker: Int64Array,
) -> DeviceOps:
    starts, ends, steps = [], [], []
    for track, label, flag in chosen:
        wanted = flag & (track.end_ps > track.start_ps)
        starts.append(track.start_ps[wanted])
        ends.append(track.end_ps[wanted])
        steps.append(step_of_marker[label[wanted]])
    return DeviceOps(
        device,
        concatenate_or_empty(starts),
        concatenate_or_empty(ends),
        concatenate_or_empty(steps),
    )


def _host_ops(timeline: Timeline) -> list[tuple[Int64Array, Int64Array]]:
    """Returns the starts and ends of the ops of each thread."""
    return [
        (track.start_ps[flag], track.end_ps[flag])
        for track, flag in zip(timeline.threads, host_op_flags(timeline), strict=True)
    ]


def _spans(parts: Sequence[tuple[Int64Array, Int64Array]]) -> tuple[Int64Array, Int64Array]:
    return (
        concatenate_or_empty(start_ps for start_ps, _ in parts),
        concatenate_or_empty(end_ps for _, end_ps in parts),
    )


def _host_op_starts(timeline: Timeline) -> Int64Array:
    """int64[k], ascending: starts of everything on the host that took time."""
    starts = [track.start_ps[track.end_ps > track.start_ps] for track in timeline.threads]
    return np.sort(concatenate_or_empty(starts))
