"""Makes a profile of many steps out of one of a single step.

In: the bytes of `gpu_1_step_simulated`.  Out: the bytes of a profile in which that step repeats,
each time with another wait for the input, which is once very long.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from tensorboard_plugin_overview.decode.messages import XSpaceMessage

_MARKER = b"train"
_INPUT = b"IteratorGetNextOp::DoCompute"
_STEPS_LINE = b"Steps"
_INCREMENTS = {b"group_id": 1, b"step_num": 1, b"correlation_id": 3}

# Picoseconds.
_BETWEEN_STEPS = 240_000_000
_MAX_WAIT = 600_000_000
_STALL = 36_000_000_000

_STALLED_STEP = 11
_SEED = 20_260_101


@dataclass(frozen=True)
class _Repetition:
    """One more step: later by `shift`, and from the end of its input on by `wait` more (in ps)."""

    index: int
    shift: int
    wait: int
    input_end: int

    def moved(self, time: int) -> int:
        return time + self.shift + (self.wait if time >= self.input_end else 0)


def repeat_step(one_step: bytes, steps: int) -> bytes:
    """Returns a profile of `steps` steps: the given one and its repetitions.

    Args:
        one_step: a serialized XSpace of one simulated step: the planes of the host, of one GPU, and
            of the times of the capture.
        steps: at least 1.

    Returns:
        A serialized XSpace, the same bytes for the same arguments.
    """
    space = XSpaceMessage.FromString(one_step)
    host, gpu, capture = space.planes
    repetitions = _repetitions(host, steps)
    for plane in (host, gpu):
        stat_names = {entry.key: entry.value.name for entry in plane.stat_metadata}
        for line in plane.lines:
            first_step = list(line.events)
            for repetition in repetitions:
                for event in first_step:
                    added = line.events.add()
                    added.CopyFrom(event)
                    _move(added, repetition, stat_names)
                    if line.name == _STEPS_LINE:
                        added.metadata_id = _named(plane, str(repetition.index))
    if repetitions:
        last = repetitions[-1]
        capture.stats[1].uint64_value += (last.shift + last.wait) // 1000
    data: bytes = space.SerializeToString(deterministic=True)
    return data


def _repetitions(host: Any, steps: int) -> list[_Repetition]:
    names = {entry.key: entry.value.name for entry in host.event_metadata}
    events = {names[event.metadata_id]: event for line in host.lines for event in line.events}
    input_end = events[_INPUT].offset_ps + events[_INPUT].duration_ps
    noise = random.Random(_SEED)
    repetitions = []
    shift = wait = 0
    for index in range(1, steps):
        shift += events[_MARKER].duration_ps + wait + _BETWEEN_STEPS
        wait = _STALL if index == _STALLED_STEP else noise.randrange(_MAX_WAIT)
        repetitions.append(_Repetition(index, shift, wait, input_end))
    return repetitions


def _move(event: Any, repetition: _Repetition, stat_names: dict[int, bytes]) -> None:
    end = repetition.moved(event.offset_ps + event.duration_ps)
    event.offset_ps = repetition.moved(event.offset_ps)
    event.duration_ps = end - event.offset_ps
    for stat in event.stats:
        name, kind = stat_names[stat.metadata_id], stat.WhichOneof("value")
        if name in _INCREMENTS:
            number = getattr(stat, kind) + repetition.index * _INCREMENTS[name]
            setattr(stat, kind, number)
        elif name == b"step_name":
            label, number = stat.str_value.split()
            stat.str_value = b"%s %d" % (label, int(number) + repetition.index)


def _named(plane: Any, name: str) -> int:
    """The id of a new name."""
    key = len(plane.event_metadata) + 1
    entry = plane.event_metadata.add(key=key).value
    entry.id, entry.name = key, name.encode()
    return key
