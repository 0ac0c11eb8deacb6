"""Which steps a host's profile has: the best evidence for them, and what to know of it.

In: a `Trace` and the activity of its GPUs.  Out: `FoundSteps`.

The order: a profiler's assignment of device events (`device_markers`); host markers; a TensorFlow
function that is called again and again; the program that repeats (`inferred`).  Marks
are meant: steps are inferred only where no work can be linked to the markers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.steps import step_kinds
from tensorboard_plugin_overview.steps.attribution import Links, attribute
from tensorboard_plugin_overview.steps.device_activity import DeviceActivity
from tensorboard_plugin_overview.steps.inferred_steps import MIN_EXECUTIONS, repeating_program
from tensorboard_plugin_overview.steps.profiler_steps import profiler_steps
from tensorboard_plugin_overview.steps.step_windows import (
    DeviceOps,
    op_time_by_name,
    steps_of_devices,
    steps_of_work,
)
from tensorboard_plugin_overview.steps.steps import (
    NO_STEP,
    Steps,
    function_steps,
    mark_cut,
    spanning_all_ops,
    steps_bounded_by_markers,
)
from tensorboard_plugin_overview.trace.gpus import MOST_UNRECORDED
from tensorboard_plugin_overview.trace.markers import MarkedSteps, Marker, marked_steps
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.repeats import FunctionCalls, RepeatedSpans

# So much of the linked work may run on after its marker's end, for a marker that bounds its work.
_OVERHANG = 0.05
# Of the devices' time that of work which markers of whole iterations launched.
_LEAST_LINKED = 0.5


def select_steps(
    trace: Trace,
    activities: Mapping[str, DeviceActivity],
    kind: str | None = None,
) -> step_kinds.FoundSteps:
    """Finds the steps of a GPU or CPU profile.

    Args:
        trace: of the host.
        activities: of its used GPUs, by device name; empty on a CPU.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    if activities:
        op_starts = {name: activity.op_start_ps for name, activity in activities.items()}
    else:
        op_starts = {trace.host: _host_op_starts(trace)}
    found = _assigned(trace, activities) if activities else None
    if found is None:
        found = _marked_or_inferred(trace, activities)
    whole = found.of_iterations
    devices = {
        device: mark_cut(steps, trace.capture_ps, op_starts[device], of_iterations=whole)
        for device, steps in found.device_steps.items()
    }
    return step_kinds.of_kind(found, devices, kind)


def _assigned(
    trace: Trace, activities: Mapping[str, DeviceActivity]
) -> step_kinds.FoundSteps | None:
    devices = {}
    marked_by_host = False
    for gpu in trace.gpus:
        if gpu.name in activities and gpu.markers is not None:
            steps = profiler_steps(gpu, gpu.markers)
            if steps is not None:
                devices[gpu.name] = steps
                marked_by_host = gpu.markers.marked_by_host
    if not devices:
        return None
    method = "the profiler's own assignment of device events to steps"
    return step_kinds.FoundSteps(
        devices, method + step_kinds.quoted_names(devices), marked_by_host=marked_by_host
    )


def _marked_or_inferred(
    trace: Trace, activities: Mapping[str, DeviceActivity]
) -> step_kinds.FoundSteps:
    markers = trace.markers
    if not markers:
        return _without_markers(trace, activities)
    marked = marked_steps(markers)
    links = attribute(trace, markers)
    ops = _device_ops(trace, activities, links, marked)
    if _are_linked(marked, ops):
        found = _marked(
            trace, marked, ops, (step_kinds.EXECUTIONS_UNRESOLVED,) if links.unresolved else ()
        )
        op_time_ps = op_time_by_name(marked, ops)
        return replace(found, op_time_ps=op_time_ps, indexed_kinds=marked.indexed_names)
    has_ops = any(device.time_ps for device in ops)
    inferred = _without_markers(trace, activities) if has_ops else step_kinds.FoundSteps()
    if inferred.device_steps:
        return replace(inferred, bounded_by_work=True, notes=(step_kinds.MARKERS_IGNORED,))
    devices = {device: _steps_of_markers(marked, device) for device in activities or [trace.host]}
    method = "host events with a step number" + step_kinds.quoted_names(devices)
    # Without any op there was nothing to link.
    notes = (step_kinds.MARKERS_UNLINKED,) if has_ops else ()
    return step_kinds.FoundSteps(
        devices,
        method,
        notes=notes,
        indexed_kinds=marked.indexed_names,
        marked_by_host=True,
        of_iterations=marked.are_iterations,
    )


def _are_linked(marked: MarkedSteps, ops: Sequence[DeviceOps]) -> bool:
    """Whether enough work belongs to the markers to show where steps begin.

    Args:
        marked: the steps.
        ops: of each device, or of the host.
    """
    linked_ps = sum(device.linked_ps for device in ops)
    if not marked.are_iterations:
        return linked_ps > 0
    # What runs in no marker of a loop without a break was launched before the recording.
    return linked_ps > 0 and linked_ps >= _LEAST_LINKED * sum(device.time_ps for device in ops)


def _marked(
    trace: Trace, marked: MarkedSteps, ops: Sequence[DeviceOps], notes: Sequence[str]
) -> step_kinds.FoundSteps:
    on_gpu = any(device.device != trace.host for device in ops)
    outlasted = not marked.are_iterations and any(
        _work_outlasts_markers(marked, device) for device in ops
    )
    if not on_gpu and not outlasted:
        devices = {trace.host: _steps_of_markers(marked, trace.host)}
        method = "host events with a step number" + step_kinds.quoted_names(devices)
        return step_kinds.FoundSteps(
            devices, method, marked_by_host=True, of_iterations=marked.are_iterations
        )
    devices = steps_of_devices(marked, ops)
    method = f"work launched by host events with a step number{step_kinds.quoted_names(devices)}"
    if marked.are_iterations:
        method = f"{marked.name[0]} markers, and the device work that was launched within them"
    notes = (step_kinds.ASYNCHRONOUS, *notes) if outlasted and not on_gpu else notes
    if marked.are_iterations and any(len(steps) < len(marked) for steps in devices.values()):
        notes = (*notes, step_kinds.MARKER_WITHOUT_WORK)
    return step_kinds.FoundSteps(
        devices, method, True, notes, marked_by_host=True, of_iterations=marked.are_iterations
    )


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
    trace: Trace, activities: Mapping[str, DeviceActivity]
) -> step_kinds.FoundSteps:
    for spans in trace.repeated_spans:
        found = _of_spans(trace, activities, spans)
        if found is not None:
            return found
    calls = _repeating_function(trace)
    if calls is not None and len(calls) >= MIN_EXECUTIONS:
        found = _of_function(trace, activities, calls)
        if found is not None:
            return found
    runs = {trace.host: trace.host_runs}
    if activities:
        runs = {name: runs for name, runs in trace.gpu_runs.items() if name in activities}
    repeating = repeating_program(runs)
    if repeating is None:
        found = None if calls is None else _of_function(trace, activities, calls)
        return found or step_kinds.FoundSteps()
    method = f"executions of {repeating.name}, the program that repeats"
    ops = {
        gpu.name: [(stream.ops.start_ps, stream.ops.end_ps) for stream in gpu.streams]
        for gpu in trace.gpus
    }
    ops[trace.host] = [
        (one.start_ps[one.is_op], one.end_ps[one.is_op])
        for one in (() if activities else trace.threads)
    ]
    devices = {
        device: spanning_all_ops(steps, *_spans(ops[device]))
        for device, steps in repeating.steps.items()
    }
    return step_kinds.FoundSteps(devices, method, True, cycle=repeating.cycle)


def _of_spans(
    trace: Trace, activities: Mapping[str, DeviceActivity], spans: RepeatedSpans
) -> step_kinds.FoundSteps | None:
    """Takes each span for a step; None where the GPUs ran nothing for three of them."""
    marked = marked_steps(spans.markers)
    whole = marked.are_iterations
    if not activities:
        steps = replace(_steps_of_markers(marked, trace.host), source="inferred")
        return step_kinds.FoundSteps({trace.host: steps}, spans.method, of_iterations=whole)
    ops = _device_ops(trace, activities, attribute(trace, spans.markers), marked)
    devices = steps_of_devices(marked, ops, "inferred")
    if max(map(len, devices.values()), default=0) < MIN_EXECUTIONS:
        return None
    return step_kinds.FoundSteps(devices, spans.method, True, of_iterations=whole)


def _repeating_function(trace: Trace) -> FunctionCalls | None:
    """Returns the calls of the function that is called most: of one that trains before others."""
    return max(
        trace.function_calls.values(),
        key=lambda calls: (
            len(calls) >= MIN_EXECUTIONS,
            is_training_name(calls.name),
            calls.time_ps,
            calls.name,
        ),
        default=None,
    )


def _of_function(
    trace: Trace, activities: Mapping[str, DeviceActivity], calls: FunctionCalls
) -> step_kinds.FoundSteps | None:
    """Takes each call for a step; None where nothing ran on the GPUs for them."""
    method = f"calls of {calls.name}, the function that repeats"
    if len(calls) < MIN_EXECUTIONS:
        method = f"calls of {calls.name}"
    if not activities:
        to_next_call = len(calls) >= MIN_EXECUTIONS and not calls.overlap
        begin_ps = calls.begin_ps if to_next_call else calls.start_ps
        steps = function_steps(
            trace.host, calls.name, begin_ps, calls.end_ps, to_next_call=to_next_call
        )
        return step_kinds.FoundSteps({trace.host: steps}, method, True)
    markers = [
        Marker(thread, start_ps, end_ps, calls.name, number, is_numbered=False)
        for number, (thread, start_ps, end_ps) in enumerate(
            zip(calls.thread.tolist(), calls.start_ps.tolist(), calls.end_ps.tolist(), strict=True)
        )
    ]
    marked = marked_steps(markers)
    ops = _device_ops(trace, activities, attribute(trace, markers), marked)
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
    return step_kinds.FoundSteps(devices, method, True) if devices else None


# ---- ops -----------------------------------------------------------------------------------------


def _device_ops(
    trace: Trace,
    activities: Mapping[str, DeviceActivity],
    links: Links,
    marked: MarkedSteps,
) -> list[DeviceOps]:
    # The last entry answers for events without a marker.
    step_of_marker = np.append(marked.of_marker, NO_STEP)
    if not activities:
        chosen = [thread.is_op & (thread.end_ps > thread.start_ps) for thread in trace.threads]
        threads = list(zip(trace.threads, chosen, strict=True))
        labels = [label[rows] for label, rows in zip(links.threads, chosen, strict=True)]
        spans = _spans([(one.start_ps[rows], one.end_ps[rows]) for one, rows in threads])
        return [DeviceOps(trace.host, *spans, step_of_marker[concatenate_or_empty(labels)])]
    lost = _lost_steps(trace, links, step_of_marker)
    return [
        DeviceOps(
            gpu.name,
            *_spans([(stream.ops.start_ps, stream.ops.end_ps) for stream in gpu.streams]),
            step_of_marker[concatenate_or_empty(labels)],
            lost,
        )
        for gpu, labels in zip(trace.gpus, links.streams, strict=True)
        if gpu.name in activities
    ]


def _lost_steps(trace: Trace, links: Links, step_of_marker: Int64Array) -> frozenset[int]:
    """Finds the steps of which launched work was not recorded, where more than a little is lost.

    Args:
        trace: of the host.
        links: the marker of each event.
        step_of_marker: int64[markers + 1], the step of each, last that of `UNLINKED`.
    """
    calls = trace.launch_calls
    if calls is None or (~calls.has_work).sum() <= MOST_UNRECORDED * len(calls):
        return frozenset()
    step = np.full(len(calls), NO_STEP)
    for number, labels in enumerate(links.threads):
        mine = calls.thread == number
        step[mine] = step_of_marker[labels[calls.event[mine]]]
    marked = step != NO_STEP
    launches = np.bincount(step[marked])
    lost = np.bincount(step[marked & ~calls.has_work], minlength=len(launches))
    return frozenset(np.flatnonzero(lost > MOST_UNRECORDED * launches).tolist())


def _spans(parts: Sequence[tuple[Int64Array, Int64Array]]) -> tuple[Int64Array, Int64Array]:
    return (
        concatenate_or_empty(start_ps for start_ps, _ in parts),
        concatenate_or_empty(end_ps for _, end_ps in parts),
    )


def _host_op_starts(trace: Trace) -> Int64Array:
    """int64[k], ascending: starts of everything on the host that took time."""
    starts = [one.start_ps[one.end_ps > one.start_ps] for one in trace.threads]
    return np.sort(concatenate_or_empty(starts))
