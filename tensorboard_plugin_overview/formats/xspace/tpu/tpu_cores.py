"""The lines of a TPU core: program runs, step markers, and all or some of its ops.

In: a TPU core of a `timeline.Timeline`.  Out: `CoreRuns`, `StepMarkers`, a `Block`.

Ops and step markers carry the core's own time (`device_offset_ps`, `device_duration_ps`); the times
of the line are the same mapped to the host's clock, piece by piece, which stretches some events and
squeezes others.  So lengths are taken from the core's time, shifted as a whole to the host's clock.
The run that an op is part of is found by the line's times, which all lines have.

Deliberately ignored: the derived lines (`Framework Name Scope`, `Source code`, …) and, of
`Async XLA Ops`, all but collectives: their waits are on the op line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs, name_and_id
from tensorboard_plugin_overview.formats.xspace.timeline.find_markers import name_and_number
from tensorboard_plugin_overview.formats.xspace.timeline.step_groups import GroupMarker
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_launches import run_launch_keys
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import op_kind
from tensorboard_plugin_overview.trace.cores import NO_NUMBER, CoreRuns, StepMarkers
from tensorboard_plugin_overview.trace.ops import DeviceRole, OpEvents, OpKind, Untimed
from tensorboard_plugin_overview.trace.track import NO_GROUP

OP_LINES = ("XLA Ops", "Framework Ops", "Sparse Core Ops")
"""Lines of ops, the first that a core has counts."""
MODULE_LINES = ("XLA Modules", "Sparse Core Modules")
"""Lines of program runs, the first that a core has counts."""
_STEP_LINES = ("Steps", "Sparse Core Steps")
_ASYNC_LINE = "Async XLA Ops"
_NUMBER = re.compile(r"-?\d{1,18}")
_MOST_PS = 1 << 61


def core_runs(device: Device) -> CoreRuns | None:
    """Returns the runs of programs on a core; None without a line of them."""
    track = first_line(device, MODULE_LINES)
    if track is None:
        return None
    programs, program = programs_run(track)
    keys = run_launch_keys(device.name, track)
    group = track.integers("group_id", NO_GROUP)
    return CoreRuns(track.start_ps, track.end_ps, programs, program, group, keys)


def step_markers(
    device: Device, by_group: Mapping[int, GroupMarker], shift_ps: int
) -> StepMarkers | None:
    """Returns the step markers of a core; None without any that took time.

    A step has the name and number of its group's host marker, else its own, else the group's.

    Args:
        device: the core.
        by_group: the host marker of each group.
        shift_ps: its `clock_shift_ps`.
    """
    track = first_line(device, _STEP_LINES)
    if track is None or not (track.end_ps > track.start_ps).any():
        return None
    names, numbers = [], []
    for event, group in enumerate(track.integers("group_id", NO_GROUP).tolist()):
        own, of_group = track.event_name(event), by_group.get(group)
        if of_group is not None:
            name, number = of_group.name, of_group.number
        elif _NUMBER.fullmatch(own):
            name, number = "", int(own)
        else:
            name, number = name_and_number(track.text("step_name", event) or own, NO_GROUP)
            if number == NO_GROUP:
                number = NO_NUMBER if group == NO_GROUP else group
        names.append(name)
        numbers.append(number)
    return StepMarkers(
        *core_times(track, shift_ps),
        track.start_ps,
        track.end_ps,
        names,
        np.array(numbers, np.int64),
        is_grouped=bool(track.has("group_id").any()),
        named_by_host=bool(by_group),
    )


def op_line(device: Device) -> EventTrack | None:
    """Returns the ops of a core; without a line of them, its program runs are all that is known."""
    return _line(device, OP_LINES) or _line(device, MODULE_LINES)


def _is_collective(kind: OpKind) -> bool:
    return kind.role == DeviceRole.COLLECTIVE


def programs_run(executions: EventTrack) -> tuple[Sequence[tuple[str, int]], Int64Array]:
    """Returns name and id of the programs that ran, and int64[n]: the program of each run.

    The id is 0 if the line has none.
    """
    numbers: dict[tuple[str, int], int] = {}
    of_kind = [
        numbers.setdefault((name, program_id or 0), len(numbers))
        for name, program_id in map(name_and_id, executions.names)
    ]
    return list(numbers), executions.of_kinds(of_kind)


def first_line(device: Device, names: Sequence[str]) -> EventTrack | None:
    """Returns the first of these lines that the core has, without aggregated events.

    Args:
        device: the core.
        names: of lines.
    """
    line = _line(device, names)
    return None if line is None else line.timed()


def _line(device: Device, names: Sequence[str]) -> EventTrack | None:
    return next((device.lines[name] for name in names if name in device.lines), None)


def module_names(runs: CoreRuns | None) -> Mapping[int, str]:
    """Returns program id -> name, of the programs that ran."""
    return {program_id: name for name, program_id in runs.programs} if runs else {}


def clock_shift_ps(device: Device, op_track: EventTrack | None) -> int:
    """Returns what to add to the core's time to have the host's: the median over events.

    Args:
        device: the core.
        op_track: its ops, or enough of them that the median is that of all.
    """
    tracks = [op_track.timed()] if op_track is not None else []
    markers = first_line(device, _STEP_LINES)
    tracks += [markers] if markers is not None else []
    differences = concatenate_or_empty(
        (track.start_ps - track.integers("device_offset_ps", 0))[_on_core_clock(track)]
        for track in tracks
    )
    return int(np.sort(differences)[len(differences) // 2]) if len(differences) else 0


def _on_core_clock(track: EventTrack) -> BoolArray:
    """Returns bool[n]: the event states a time of the core that is possible."""
    offset_ps = track.integers("device_offset_ps", -1)
    duration_ps = track.integers("device_duration_ps", -1)
    possible: BoolArray = (
        (offset_ps >= 0) & (offset_ps < _MOST_PS) & (duration_ps >= 0) & (duration_ps < _MOST_PS)
    )
    return possible


def core_times(track: EventTrack, shift_ps: int) -> tuple[Int64Array, Int64Array]:
    """Returns int64[n] starts and ends on the core's clock, else in the host's time.

    Args:
        track: events of a core.
        shift_ps: what to add to the core's time to have the host's.
    """
    known = _on_core_clock(track)
    start_ps = np.where(known, track.integers("device_offset_ps", 0) + shift_ps, track.start_ps)
    length_ps = track.end_ps - track.start_ps
    duration_ps = np.where(known, track.integers("device_duration_ps", 0), length_ps)
    return start_ps, start_ps + duration_ps


def read_ops(
    track: EventTrack, kinds: Sequence[OpKind], runs: CoreRuns | None, shift_ps: int
) -> tuple[OpEvents, Int64Array, Untimed]:
    """Returns a core's ops, the run that each is part of, and what ran at no known time.

    Args:
        track: all or some of its ops.
        kinds: what the track's kinds of events are.
        runs: all program runs of the core.
        shift_ps: its `clock_shift_ps`.
    """
    kind = track.kinds()
    start_ps, end_ps = core_times(track, shift_ps)
    aggregate = np.flatnonzero(track.num_occurrences > 0)
    timed = np.flatnonzero(track.num_occurrences <= 0)
    if not _in_order(start_ps[timed], end_ps[timed]):
        timed = timed[np.lexsort((-end_ps[timed], start_ps[timed]))]
    run = np.full(len(timed), intervals.OUTSIDE, np.int64)
    if runs is not None:
        run = intervals.index_containing(runs.start_ps, runs.end_ps, track.start_ps[timed])
    kind_of_op = kind[timed]
    ops = OpEvents(
        kinds=kinds,
        kind=kind_of_op,
        index=timed,
        start_ps=start_ps[timed],
        end_ps=end_ps[timed],
        begins=np.ones(len(timed), np.bool_),
        stated_flops=_stated(track, "flops", timed, kinds, kind_of_op),
        stated_model_flops=_stated_model_flops(track, timed, kinds, kind_of_op),
        stated_bytes=_stated(track, "bytes_accessed", timed, kinds, kind_of_op),
    )
    untimed = Untimed(
        kinds=kinds,
        kind=kind[aggregate],
        count=track.num_occurrences[aggregate],
        total_ps=(end_ps - start_ps)[aggregate],
    )
    return ops, run, untimed


def _stated(
    track: EventTrack, stat: str, at: Int64Array, kinds: Sequence[OpKind], kind: Int64Array
) -> FloatArray | None:
    """float64[n]: what ops state themselves, NaN where they do not; None where none does."""
    column = track.stats.get(stat)
    if column is None:
        return None
    own = np.array([one.states_own for one in kinds], np.bool_)[kind]
    return np.where(own, column.take(at).amounts(), np.nan)


def _stated_model_flops(
    track: EventTrack, at: Int64Array, kinds: Sequence[OpKind], kind: Int64Array
) -> FloatArray | None:
    """Returns the same of the model's FLOPs, which are all FLOPs where they are not set apart."""
    every = _stated(track, "flops", at, kinds, kind)
    own = _stated(track, "model_flops", at, kinds, kind)
    if own is None or every is None:
        return every if own is None else own
    return np.where(own > 0, own, every)


def _in_order(start_ps: Int64Array, end_ps: Int64Array) -> bool:
    """Sorted by start, the outer of two that start together first."""
    later = start_ps[1:] > start_ps[:-1]
    inner = (start_ps[1:] == start_ps[:-1]) & (end_ps[1:] <= end_ps[:-1])
    return bool((later | inner).all())


def async_collectives(
    device: Device, programs: Programs, modules: Mapping[int, str]
) -> intervals.Intervals:
    """Returns when the core's asynchronous collectives were under way.

    Args:
        device: the core.
        programs: the HLO of what ran, as far as the profile has it.
        modules: program id -> name.
    """
    track = first_line(device, (_ASYNC_LINE,))
    if track is None:
        return intervals.merge()
    metadata = map(track.event_metadata.get, track.ids.tolist())
    is_collective = np.array(
        [_is_collective(op_kind(one, programs, modules)) for one in metadata], np.bool_
    )
    chosen = is_collective[track.kinds()]
    return intervals.union(track.start_ps[chosen], track.end_ps[chosen])
