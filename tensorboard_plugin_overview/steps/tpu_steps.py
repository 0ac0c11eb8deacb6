"""The steps of a TPU host, on each of its TensorCores.

In: a `trace.model.Trace`.  Out: `FoundSteps`, and how long the host waited for input
in each step.

The core's own markers (line `Steps`) come first: a step is as long as its marker.  Where host
markers launched programs that run in them, those of one host marker are one step, the gap between
them included, and it has the host's number; what no host marker launched is then no step.
Otherwise the number is the one that the device marker is called, else its group's, else its place.

Without device markers, steps are the work that host markers launched (`step_windows` bounds them),
else the executions of the program that repeats, from their first op to the first op of the next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.steps import step_kinds
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.steps.step_windows import DeviceOps, op_time_by_name, steps_of_work
from tensorboard_plugin_overview.steps.steps import (
    NO_STEP,
    Steps,
    mark_cut,
    mark_cut_by_capture,
    steps_bounded_by_markers,
)
from tensorboard_plugin_overview.steps.tpu_executions import repeating_steps
from tensorboard_plugin_overview.steps.tpu_launches import label_runs
from tensorboard_plugin_overview.trace.cores import NO_NUMBER, Block, Core, StepMarkers
from tensorboard_plugin_overview.trace.markers import MarkedSteps, kinds_of_names, marked_steps
from tensorboard_plugin_overview.trace.model import Trace


@dataclass(frozen=True, eq=False)
class TpuSteps:
    """The steps of a host's TensorCores.

    Attributes:
        found: the steps of each core.
        host_input_ps: core -> int64[its steps], how long the host waited for each step's input;
            only where host markers show which step the host works for.
    """

    found: step_kinds.FoundSteps
    host_input_ps: Mapping[str, Int64Array]


def find_tpu_steps(
    trace: Trace, host_input: intervals.Intervals, kind: str | None = None
) -> TpuSteps:
    """Finds the steps of the host.

    Args:
        trace: of the host.
        host_input: when the host waited for input.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    cores = [core for core in trace.cores if core.kind == "tpu"]
    markers = trace.markers
    marked = marked_steps(markers)
    labels: Mapping[str, Int64Array] = {core.name: _no_labels(core) for core in cores}
    if markers:
        # The last entry answers for `UNLINKED`.
        step_of_marker = np.append(marked.of_marker, NO_STEP)
        linked = attribute(trace, markers).threads
        runs = {core.name: core.runs for core in cores}
        labels = {
            core: step_of_marker[label]
            for core, label in label_runs(trace.program_launches, linked, runs).items()
        }
    marker_of: Mapping[str, Int64Array] = {}
    if any(core.markers is not None for core in cores):
        found, marker_of = _device_marked(marked, cores, labels)
        # The ops may be read later, block by block; fragments are marked with them.
        by_core = {
            core: mark_cut_by_capture(steps, trace.capture_ps)
            for core, steps in found.device_steps.items()
        }
    else:
        found = _host_marked_or_inferred(marked, cores, labels)
        by_core = {
            core.name: mark_cut(found.device_steps[core.name], trace.capture_ps, block.ops.start_ps)
            for core in cores
            if core.name in found.device_steps
            for block in core.blocks()
        }
    chosen = step_kinds.of_kind(found, by_core, kind)
    waits_ps = {}
    for core, index in marker_of.items():
        if core in chosen.device_steps:
            of_step = index[by_core[core].rows_by_name()[chosen.kind]]
            waits_ps[core] = _input_of(of_step, marked, host_input)
    return TpuSteps(chosen, waits_ps)


# ---- the core's own markers ----------------------------------------------------------------------


def _device_marked(
    marked: MarkedSteps,
    cores: Sequence[Core],
    labels: Mapping[str, Int64Array],
) -> tuple[step_kinds.FoundSteps, Mapping[str, Int64Array]]:
    """Returns the steps, and core -> int64[its steps], the host's step of each (if known)."""
    of_cores = [(core, core.markers) for core in cores if core.markers is not None]
    of_core = {
        core.name: _labels_of_markers(core, device, labels[core.name]) for core, device in of_cores
    }
    grouped = any(device.is_grouped for _, device in of_cores)
    launched = not grouped and any((label != NO_STEP).any() for label in of_core.values())
    by_core = {}
    marker_of = {}
    for core, device in of_cores:
        if launched:
            steps, index = _launched_steps(core.name, device, marked, of_core[core.name])
        else:
            steps = _named_steps(core.name, device)
            index = _markers_named(steps, marked if grouped else None)
        if len(steps):
            by_core[core.name] = steps
            if (index != NO_STEP).any():
                marker_of[core.name] = index
    method = "step markers of the TPU"
    if launched:
        names = sorted({name for steps in by_core.values() for name in steps.name if name})
        called = f" ({', '.join(map(repr, names[:3]))})" if names else ""
        method += f", put together and numbered by the host's markers that launched them{called}"
    indexed_kinds = marked.indexed_names if launched else ()
    by_host = launched or any(device.named_by_host for _, device in of_cores)
    found = step_kinds.FoundSteps(
        by_core, method, indexed_kinds=indexed_kinds, marked_by_host=by_host
    )
    return found, marker_of


def _labels_of_markers(core: Core, device: StepMarkers, label: Int64Array) -> Int64Array:
    """int64[device markers]: the step whose programs run in each, the first of several."""
    found = np.full(len(device), NO_STEP, np.int64)
    if core.runs is None:
        return found
    inside = intervals.index_containing(
        device.host_start_ps, device.host_end_ps, core.runs.start_ps
    )
    chosen = np.flatnonzero((inside != intervals.OUTSIDE) & (label != NO_STEP))
    # Backwards, so that the first one is written last.
    found[inside[chosen][::-1]] = label[chosen][::-1]
    return found


def _launched_steps(
    core: str, device: StepMarkers, marked: MarkedSteps, label: Int64Array
) -> tuple[Steps, Int64Array]:
    """Joins device markers that follow one another and belong to one step of the host."""
    kept = np.flatnonzero((label != NO_STEP) & (device.end_ps > device.start_ps))
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    first = np.flatnonzero(np.diff(label[kept], prepend=NO_STEP) != 0)
    index = label[kept][first]
    steps = steps_bounded_by_markers(
        core,
        "device_markers",
        [marked.name[step] for step in index.tolist()],
        marked.number[index],
        device.start_ps[kept][first],
        np.maximum.reduceat(device.end_ps[kept], first) if len(first) else device.end_ps[kept],
        is_indexed=not marked.is_numbered.all(),
    )
    return steps, index


def _named_steps(core: str, device: StepMarkers) -> Steps:
    """Takes each device marker for a step; one without a number has that of its place."""
    kept = np.flatnonzero(device.end_ps > device.start_ps)
    kept = kept[np.argsort(device.start_ps[kept], kind="stable")]
    names = [device.names[event] for event in kept.tolist()]
    unknown = device.number[kept] == NO_NUMBER
    number = np.where(unknown, np.arange(len(kept)), device.number[kept])
    kind_of = kinds_of_names(zip(names, number.tolist(), strict=True))
    return steps_bounded_by_markers(
        core,
        "device_markers",
        [kind_of[name] for name in names],
        number,
        device.start_ps[kept],
        device.end_ps[kept],
        is_indexed=bool(unknown.all()),
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
    marked: MarkedSteps, cores: Sequence[Core], labels: Mapping[str, Int64Array]
) -> step_kinds.FoundSteps:
    blocks = {core.name: block for core in cores for block in core.blocks() if len(block.ops)}
    cores = [core for core in cores if core.name in blocks]
    ops = [_device_ops(core, blocks[core.name], labels[core.name]) for core in cores]
    if any(core.linked_ps for core in ops):
        found = {core.device: steps_of_work(marked, core) for core in ops}
        by_core = {core: steps for core, steps in found.items() if steps is not None}
        method = "work launched by host events with a step number"
        return step_kinds.FoundSteps(
            by_core,
            method,
            True,
            op_time_ps=op_time_by_name(marked, ops),
            indexed_kinds=marked.indexed_names,
            marked_by_host=True,
        )
    repeating = repeating_steps(cores)
    if repeating is not None:
        notes = (step_kinds.MARKERS_IGNORED,) if len(marked) else ()
        method = f"inferred from the program that repeats: {repeating.name}"
        return step_kinds.FoundSteps(repeating.steps, method, True, notes, cycle=repeating.cycle)
    if len(marked) and ops:
        by_core = {
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
        return step_kinds.FoundSteps(
            by_core,
            "host events with a step number",
            notes=(step_kinds.MARKERS_UNLINKED,),
            indexed_kinds=marked.indexed_names,
            marked_by_host=True,
        )
    return step_kinds.FoundSteps()


def _device_ops(core: Core, block: Block, label: Int64Array) -> DeviceOps:
    """Returns the core's top-level time, by the step that its program run belongs to."""
    spans = block.ops.self_time
    step = np.append(label, NO_STEP)[block.run[spans.event]]
    return DeviceOps(core.name, spans.start_ps, spans.end_ps, step)


def _no_labels(core: Core) -> Int64Array:
    return np.full(0 if core.runs is None else len(core.runs), NO_STEP, np.int64)


# ---- what the host waited for --------------------------------------------------------------------


def _input_of(
    index: Int64Array, marked: MarkedSteps, host_input: intervals.Intervals
) -> Int64Array:
    """int64[n]: the host's wait for input within the markers of each step."""
    # The last entry answers for `NO_STEP`: a window without length.
    start_ps, end_ps = np.append(marked.start_ps, 0), np.append(marked.end_ps, 0)
    return intervals.overlap_ps(host_input, start_ps[index], end_ps[index])
