"""A TPU core a block of time at a time, so that memory does not follow the length of the profile.

In: a core without its op line, and that line in pieces.  Out: `TpuCore`s, each with the ops of one
stretch of the core's time; together they are what `read_core` makes of the whole line.

A block ends at a gap between top-level ops, so that what is summed over blocks, self times too, is
what it would be over the whole line.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import clip
from tensorboard_plugin_overview.arrays.intervals import merge
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.decode.columns import Line
from tensorboard_plugin_overview.decode.columns import Plane
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import track_of
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.timeline.track import concatenated
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import ASYNC_LINE
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import TpuCore
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import async_collectives
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import core_of
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import core_times
from tensorboard_plugin_overview.trace.ops import OpKind

OP_STATS = frozenset(
    {"bytes_accessed", "device_duration_ps", "device_offset_ps", "flops", "model_flops"}
)
"""The stats of ops that a `TpuCore` is made of."""

BLOCK_EVENTS = 1 << 16
_FOREVER_PS = 1 << 62


class UnorderedError(Exception):
    """The line's pieces are not in the order of time: it can only be read as a whole."""


@dataclass(frozen=True)
class Block:
    """A core's ops from `begin_ps` on and before `end_ps`, on its own clock."""

    core: TpuCore
    begin_ps: int
    end_ps: int


def whole(core: TpuCore) -> Block:
    """All of a core as one block."""
    return Block(core, -_FOREVER_PS, _FOREVER_PS)


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

    def first_piece(self, device: Device) -> EventTrack | None:
        """Enough of the line to tell the core's clock by; None where there is no line."""
        return next(self._tracks(device.name), None)

    def blocks(
        self,
        device: Device,
        programs: Programs,
        shift_ps: int,
        block_events: int | None = None,
    ) -> Iterator[Block]:
        """The core's blocks, in order of time; none where it has no op line.

        Args:
            device: of kind `tpu` or `sparsecore`, without its op line.
            programs: the HLO of what ran, as far as the profile has it.
            shift_ps: `clock_shift_ps` of the core.
            block_events: a block has so many events at least, but for the last; None for the usual.

        Raises:
            UnorderedError: the line is not in order, or one of several.
        """
        under_way = async_collectives(device, programs)
        lines = {name: line for name, line in device.lines.items() if name != ASYNC_LINE}
        bare = replace(device, lines=lines)
        kinds: dict[int, OpKind] = {}
        begin_ps = -_FOREVER_PS
        pieces = self._tracks(device.name)
        for track, end_ps in _blocks(pieces, shift_ps, block_events or BLOCK_EVENTS):
            core = core_of(bare, track, programs, shift_ps, kinds)
            within = clip(under_way, begin_ps, end_ps)
            yield Block(
                replace(core, collectives=merge(core.collectives, within)), begin_ps, end_ps
            )
            begin_ps = end_ps
            self._samples[device.name] = _sample(track, kinds)

    def completed(self, timeline: Timeline) -> Timeline:
        """The timeline with what is known of lines that were read to their ends.

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

    def _tracks(self, name: str) -> Iterator[EventTrack]:
        self._excluded[name] = 0
        first: tuple[Plane, int] | None = None
        for plane, line in self._read(name):
            if not len(line.events):
                continue
            first = first or (plane, line.id)
            if first[0] is not plane or first[1] != line.id:
                raise UnorderedError("the core has several lines of ops")
            track, excluded = track_of(plane, line, self._origin_ns)
            self._excluded[name] += excluded
            yield track


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
        start_ps, _ = core_times(piece, shift_ps)
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
    start_ps, end_ps = core_times(track, shift_ps)
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
