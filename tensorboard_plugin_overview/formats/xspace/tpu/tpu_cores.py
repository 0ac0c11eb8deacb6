"""The cores of a TPU host: their ops, programs and step markers, on one clock each.

In: a TPU core of a `timeline.Timeline`.  Out: a `TpuCore`.

Ops and step markers carry the core's own time (`device_offset_ps`, `device_duration_ps`); the times
of the line are the same mapped to the host's clock, piece by piece, which stretches some events and
squeezes others.  So lengths are taken from the core's time, shifted as a whole to the host's clock.
Which program an op is part of is told by the line's times, which all lines have.

Deliberately ignored: the derived lines (`Framework Name Scope`, `Source code`, …) and, of
`Async XLA Ops`, all but collectives: their waits are on the op line.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.intervals import OUTSIDE
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import index_containing
from tensorboard_plugin_overview.arrays.intervals import merge
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.decode.columns import EventMetadata
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import name_and_id
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import op_kind
from tensorboard_plugin_overview.trace.facts import DeviceFacts
from tensorboard_plugin_overview.trace.ops import DeviceRole
from tensorboard_plugin_overview.trace.ops import OpEvents
from tensorboard_plugin_overview.trace.ops import OpKind
from tensorboard_plugin_overview.trace.ops import Untimed

OP_LINES = ("XLA Ops", "Framework Ops", "Sparse Core Ops")
"""Lines of ops, the first that a core has counts."""
MODULE_LINES = ("XLA Modules", "Sparse Core Modules")
"""Lines of program runs, likewise."""
_STEP_LINES = ("Steps", "Sparse Core Steps")
ASYNC_LINE = "Async XLA Ops"
_MOST_PS = 1 << 61


@dataclass(frozen=True, eq=False)
class StepMarkers:
    """The core's own step markers, in order of time.

    Attributes:
        track: the events, in the host's time.
        start_ps, end_ps: int64[n], on the core's clock.
    """

    track: EventTrack
    start_ps: Int64Array
    end_ps: Int64Array


@dataclass(frozen=True)
class TpuCore:
    """One core.

    Attributes:
        name: the plane's.
        kind: a TensorCore is `tpu`.
        ops: what ran, on the core's clock. Some have no length: the clock is too coarse for what
            only starts an asynchronous copy.
        execution: int64[number of ops], index into `executions`, `OUTSIDE` if it is in none.
        untimed: what ran at no known time.
        executions: the program runs (`XLA Modules`) in the host's time, None without that line.
        markers: the step markers, None without any.
        collectives: the time in which a collective was under way, waited for or not.
        facts: what the profile states of the hardware.
    """

    name: str
    kind: Literal["tpu", "sparsecore"]
    ops: OpEvents
    execution: Int64Array
    untimed: Untimed
    executions: EventTrack | None
    markers: StepMarkers | None
    collectives: Intervals
    facts: DeviceFacts

    def time_of(self, chosen: Callable[[OpKind], bool]) -> Intervals:
        """Finds the time in which the innermost op is of one of the chosen kinds.

        Args:
            chosen: whether a kind is.
        """
        spans = self.ops.self_time
        is_chosen = np.array([chosen(kind) for kind in self.ops.kinds], np.bool_)
        owned = is_chosen[self.ops.kind[spans.event]]
        return union(spans.start_ps[owned], spans.end_ps[owned])


def read_core(device: Device, programs: Programs) -> TpuCore:
    """Everything that is read of one core (a `device` of kind `tpu` or `sparsecore`)."""
    # Without an op line, all that is known is when programs ran.
    op_track = _line(device, OP_LINES) or _line(device, MODULE_LINES)
    return core_of(device, op_track, programs, clock_shift_ps(device, op_track))


def core_of(
    device: Device,
    op_track: EventTrack | None,
    programs: Programs,
    shift_ps: int,
    known: dict[int, OpKind] | None = None,
) -> TpuCore:
    """A core with all or some of its ops.

    Args:
        device: of kind `tpu` or `sparsecore`.
        op_track: the ops.
        programs: the HLO of what ran, as far as the profile has it.
        shift_ps: `clock_shift_ps` of the core.
        known: kinds of ops by their metadata's id; those that are new are added.
    """
    assert device.kind != "gpu"
    executions = first_line(device, MODULE_LINES)
    modules = _module_names(executions)
    ops, execution, untimed = _read_ops(
        op_track,
        executions,
        lambda metadata: op_kind(metadata, programs, modules),
        shift_ps,
        {} if known is None else known,
    )
    core = TpuCore(
        name=device.name,
        kind=device.kind,
        ops=ops,
        execution=execution,
        untimed=untimed,
        executions=executions,
        markers=_markers(first_line(device, _STEP_LINES), shift_ps),
        collectives=async_collectives(device, programs),
        facts=device.facts,
    )
    return replace(core, collectives=merge(core.collectives, core.time_of(_is_collective)))


def _is_collective(kind: OpKind) -> bool:
    return kind.role == DeviceRole.COLLECTIVE


def programs_run(executions: EventTrack) -> tuple[Sequence[tuple[str, int]], Int64Array]:
    """Name and id of the programs that ran, and int64[n]: which of them each execution is of.

    The id is 0 where the line does not tell it.
    """
    numbers: dict[tuple[str, int], int] = {}
    of_kind = [
        numbers.setdefault((name, program_id or 0), len(numbers))
        for name, program_id in map(name_and_id, executions.names)
    ]
    return list(numbers), executions.of_kinds(of_kind)


def first_line(device: Device, names: Sequence[str]) -> EventTrack | None:
    """The first of these lines that the core has, without what has no place in time."""
    line = _line(device, names)
    return None if line is None else line.timed()


def _line(device: Device, names: Sequence[str]) -> EventTrack | None:
    return next((device.lines[name] for name in names if name in device.lines), None)


def _module_names(executions: EventTrack | None) -> dict[int, str]:
    """Program id -> name, of the programs that ran."""
    programs = () if executions is None else programs_run(executions)[0]
    return {program_id: name for name, program_id in programs}


def clock_shift_ps(device: Device, op_track: EventTrack | None) -> int:
    """What to add to the core's time to have the host's: the median over events.

    Args:
        device: the core.
        op_track: its ops, or so many of them that the median is that of all.
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
    """bool[n]: the event tells the core's time, and one that can be."""
    offset_ps = track.integers("device_offset_ps", -1)
    duration_ps = track.integers("device_duration_ps", -1)
    possible: BoolArray = (
        (offset_ps >= 0) & (offset_ps < _MOST_PS) & (duration_ps >= 0) & (duration_ps < _MOST_PS)
    )
    return possible


def core_times(track: EventTrack, shift_ps: int) -> tuple[Int64Array, Int64Array]:
    """int64[n] starts and ends on the core's clock, where the event tells them."""
    told = _on_core_clock(track)
    start_ps = np.where(told, track.integers("device_offset_ps", 0) + shift_ps, track.start_ps)
    length_ps = track.end_ps - track.start_ps
    duration_ps = np.where(told, track.integers("device_duration_ps", 0), length_ps)
    return start_ps, start_ps + duration_ps


def _read_ops(
    track: EventTrack | None,
    executions: EventTrack | None,
    kind_of: Callable[[EventMetadata | None], OpKind],
    shift_ps: int,
    known: dict[int, OpKind],
) -> tuple[OpEvents, Int64Array, Untimed]:
    none = np.zeros(0, np.int64)
    if track is None:
        no_ops = OpEvents([], none, none, none, none, np.zeros(0, np.bool_))
        return no_ops, none, Untimed([], none, none, none)
    kind = track.kinds()
    ids = track.ids.tolist()
    known |= {key: kind_of(track.event_metadata.get(key)) for key in ids if key not in known}
    kinds = [known[key] for key in ids]
    start_ps, end_ps = core_times(track, shift_ps)
    aggregate = np.flatnonzero(track.num_occurrences > 0)
    timed = np.flatnonzero(track.num_occurrences <= 0)
    if not _in_order(start_ps[timed], end_ps[timed]):
        timed = timed[np.lexsort((-end_ps[timed], start_ps[timed]))]
    execution = np.full(len(timed), OUTSIDE, np.int64)
    if executions is not None:
        execution = index_containing(executions.start_ps, executions.end_ps, track.start_ps[timed])
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
    return ops, execution, untimed


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


def _markers(track: EventTrack | None, shift_ps: int) -> StepMarkers | None:
    if track is None or not (track.end_ps > track.start_ps).any():
        return None
    return StepMarkers(track, *core_times(track, shift_ps))


def async_collectives(device: Device, programs: Programs) -> Intervals:
    """When the core's asynchronous collectives were under way."""
    track = first_line(device, (ASYNC_LINE,))
    if track is None:
        return merge()
    modules = _module_names(first_line(device, MODULE_LINES))
    metadata = map(track.event_metadata.get, track.ids.tolist())
    is_collective = np.array(
        [_is_collective(op_kind(one, programs, modules)) for one in metadata], np.bool_
    )
    chosen = is_collective[track.kinds()]
    return union(track.start_ps[chosen], track.end_ps[chosen])
