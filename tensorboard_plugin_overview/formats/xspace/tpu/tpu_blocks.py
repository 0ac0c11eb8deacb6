"""A TPU core a block of time at a time, so that memory does not follow the length of the profile.

In: a core, with its op line or with that line in pieces.  Out: an `XSpaceCore`, whose blocks are
together what the whole line is.

A block ends at a gap between top-level ops, so that what is summed over blocks, self times too, is
what it would be over the whole line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, clip, merge
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.decode.columns import Line, Plane
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.timeline.step_groups import GroupMarker
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device, Timeline, track_of
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack, concatenated
from tensorboard_plugin_overview.formats.xspace.tpu import tpu_cores
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import op_kind
from tensorboard_plugin_overview.trace.cores import Block, CoreRuns, StepMarkers
from tensorboard_plugin_overview.trace.ops import DeviceRole, OpEvents, OpKind, Untimed

OP_STATS = frozenset(
    {"bytes_accessed", "device_duration_ps", "device_offset_ps", "flops", "model_flops"}
)
"""The stats of ops that a block is made of."""

BLOCK_EVENTS = 1 << 16
_FOREVER_PS = 1 << 62


class UnorderedError(Exception):
    """The line's pieces are not in the order of time: it can only be read as a whole."""


class OpLines:
    """The op lines of a host's cores, to be read piece by piece, more than once if need be.

    Args:
        read: plane name -> pieces of its op lines, in the order of the file; the plane of all
            pieces of a line is the same object.
        origin_ns: of the timeline.
    """

    def __init__(self, read: Callable[[str], Iterable[tuple[Plane, Line]]], origin_ns: int) -> None:
        self._read = read
        self._origin_ns = origin_ns
        self._samples: dict[str, EventTrack] = {}
        self._excluded: dict[str, int] = {}

    def first_piece(self, plane: str) -> EventTrack | None:
        """Returns enough of the line to find the core's clock; None where there is no line."""
        return next(self.tracks(plane), None)

    def note(self, plane: str, track: EventTrack, kinds: Iterable[int]) -> None:
        """Notes the kinds of ops that were met.

        Args:
            plane: of the core.
            track: some of its ops.
            kinds: ids of their metadata, and of all that came before.
        """
        self._samples[plane] = _sample(track, kinds)

    def completed(self, timeline: Timeline) -> Timeline:
        """Returns the timeline with what is known of lines that were read to their ends.

        In place of an op line it has a track with one event of each kind, at no time.
        """
        devices = [
            replace(device, lines={**device.lines, sample.name: sample})
            if (sample := self._samples.get(device.name)) is not None
            else device
            for device in timeline.devices
        ]
        excluded = timeline.excluded_events + sum(self._excluded.values())
        return replace(timeline, devices=devices, excluded_events=excluded)

    def tracks(self, plane: str) -> Iterator[EventTrack]:
        """Yields the pieces of a core's op line.

        Raises:
            UnorderedError: there are several lines.
        """
        self._excluded[plane] = 0
        first: tuple[Plane, int] | None = None
        for own, line in self._read(plane):
            if not len(line.events):
                continue
            first = first or (own, line.id)
            if first[0] is not own or first[1] != line.id:
                raise UnorderedError("the core has several lines of ops")
            track, excluded = track_of(own, line, self._origin_ns)
            self._excluded[plane] += excluded
            yield track


class XSpaceCore:
    """A core, as `trace.cores.Core` has it.

    Args:
        device: of kind `tpu` or `sparsecore`; without its op line, if that is given apart.
        programs: the HLO of what ran, as far as the profile has it.
        by_group: the host marker of each group of events.
        op_lines: the op lines of all cores, to be read in blocks; None where `device` has its own.
    """

    def __init__(
        self,
        device: Device,
        programs: Programs,
        by_group: Mapping[int, GroupMarker],
        op_lines: OpLines | None,
    ) -> None:
        assert device.kind != "gpu"
        self.name = device.name
        self.kind = device.kind
        self.facts = device.facts
        self.is_streamed = op_lines is not None
        self._device = device
        self._programs = programs
        self._by_group = by_group
        self._op_lines = op_lines

    @cached_property
    def runs(self) -> CoreRuns | None:
        """The runs of programs."""
        return tpu_cores.core_runs(self._device)

    @cached_property
    def markers(self) -> StepMarkers | None:
        """The step markers."""
        return tpu_cores.step_markers(self._device, self._by_group, self._shift_ps)

    def blocks(self) -> Iterator[Block]:
        """Yields the blocks of ops in order of time.

        Raises:
            UnorderedError: the op line is not in order, or one of several.
        """
        if self._op_lines is None:
            return iter([self._whole])
        return self._streamed(self._op_lines)

    def _streamed(self, op_lines: OpLines) -> Iterator[Block]:
        kinds: dict[int, OpKind] = {}
        begin_ps = -_FOREVER_PS
        for track, end_ps in _blocks(op_lines.tracks(self.name), self._shift_ps, BLOCK_EVENTS):
            yield self._block(track, kinds, begin_ps, end_ps)
            begin_ps = end_ps
            op_lines.note(self.name, track, kinds)

    @cached_property
    def _shift_ps(self) -> int:
        if self._op_lines is None:
            return tpu_cores.clock_shift_ps(self._device, tpu_cores.op_line(self._device))
        return tpu_cores.clock_shift_ps(self._device, self._op_lines.first_piece(self.name))

    @cached_property
    def _modules(self) -> Mapping[int, str]:
        return tpu_cores.module_names(self.runs)

    @cached_property
    def _async_collectives(self) -> Intervals:
        return tpu_cores.async_collectives(self._device, self._programs, self._modules)

    @cached_property
    def _whole(self) -> Block:
        track = tpu_cores.op_line(self._device)
        if track is not None:
            return self._block(track, {}, -_FOREVER_PS, _FOREVER_PS)
        none = np.zeros(0, np.int64)
        ops = OpEvents([], none, none, none, none, np.zeros(0, np.bool_))
        untimed = Untimed([], none, none, none)
        return Block(ops, none, untimed, self._async_collectives, -_FOREVER_PS, _FOREVER_PS)

    def _block(
        self, track: EventTrack, known: dict[int, OpKind], begin_ps: int, end_ps: int
    ) -> Block:
        """Returns the block of some ops; `known` has kinds by metadata's id, and is added to."""
        ids = track.ids.tolist()
        for key in ids:
            if key not in known:
                known[key] = op_kind(track.event_metadata.get(key), self._programs, self._modules)
        kinds = [known[key] for key in ids]
        ops, run, untimed = tpu_cores.read_ops(track, kinds, self.runs, self._shift_ps)
        under_way = clip(self._async_collectives, begin_ps, end_ps)
        block = Block(ops, run, untimed, under_way, begin_ps, end_ps)
        own = block.time_of(lambda kind: kind.role == DeviceRole.COLLECTIVE)
        return replace(block, collectives=merge(under_way, own))


def _sample(track: EventTrack, kinds: Iterable[int]) -> EventTrack:
    keys = np.array(sorted(kinds), np.int64)
    none = np.zeros(len(keys), np.int64)
    return EventTrack(track.name, none, none, keys, none, track.event_metadata, {})


def _blocks(
    pieces: Iterable[EventTrack], shift_ps: int, block_events: int
) -> Iterator[tuple[EventTrack, int]]:
    """Tracks of blocks, and where each block's time ends and the next one's begins."""
    held: list[EventTrack] = []
    least_events = block_events
    last_ps = -_FOREVER_PS
    for piece in pieces:
        if not len(piece):
            continue
        start_ps, _ = tpu_cores.core_times(piece, shift_ps)
        timed_ps = start_ps[piece.num_occurrences <= 0]
        if len(timed_ps):
            if timed_ps[0] < last_ps or (timed_ps[1:] < timed_ps[:-1]).any():
                raise UnorderedError("the ops are not in order")
            last_ps = int(timed_ps[-1])
        held.append(piece)
        if sum(map(len, held)) < least_events:
            continue
        track = concatenated(held)
        cut = _cut(track, shift_ps)
        if cut is None:
            # One op (a loop) may enclose millions: not looked at anew for each piece.
            held, least_events = [track], 2 * len(track)
            continue
        before, after, end_ps = cut
        yield track.take(np.flatnonzero(before)), end_ps
        held, least_events = [track.take(np.flatnonzero(after))], block_events
    if held:
        yield concatenated(held), _FOREVER_PS


def _cut(track: EventTrack, shift_ps: int) -> tuple[BoolArray, BoolArray, int] | None:
    """The events before and after the last place to cut at, and its time; None without one."""
    start_ps, end_ps = tpu_cores.core_times(track, shift_ps)
    timed = np.flatnonzero(track.num_occurrences <= 0)
    if not len(timed):
        return None
    reach_ps = np.maximum.accumulate(end_ps[timed])
    later_ps = start_ps[timed]
    is_place = later_ps[1:] >= reach_ps[:-1]
    # Of two events that start together, neither may be cut off from the other.
    is_place &= later_ps[1:] > later_ps[:-1]
    places = np.flatnonzero(is_place)
    if not len(places):
        return None
    time_ps = int(later_ps[places[-1] + 1])
    # What stands for executions at no known time goes with the first block.
    after = (start_ps >= time_ps) & (track.num_occurrences <= 0)
    return ~after, after, time_ps
