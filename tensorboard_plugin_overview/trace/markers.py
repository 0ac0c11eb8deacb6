"""Step markers: the host events with which a program numbers its steps.

In: nothing (these are types, which importers fill in).  Out: `Marker`, the `MarkedSteps` that
markers stand for, and `DeviceMarkers`, which a profiler made of them.

Only the outermost markers of a thread count, and only those with a length.  Markers of one name and
one number that overlap on several threads are one step.

Steps of one name are of one kind.  A number at the end of the name that is the step's own is no
part of it: `train_7` with the number 7 is a `train`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import group_indices
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array

MOST_KINDS = 16
"""Of steps. Where there are more names, they do not stand for kinds."""
LONGEST_NAME = 128
"""Longer names of markers are not searched for a number."""

_OWN_NUMBER = re.compile(r"[\s_#:/.-]*(?<!\d)(\d{1,18})\s*$")
_NUMBERS = re.compile(r"[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?")
# Markers tile their thread if the next one begins so soon after one's end, in lengths of markers.
_SOON = 0.05


@dataclass(frozen=True)
class Marker:
    """A host event that marks a step.

    Attributes:
        thread: index into the trace's threads.
        start_ps, end_ps: its time, the end after the start.
        name: names the kind of its step.
        number: the step's.
        is_numbered: `number` is the program's own; otherwise it is the marker's place.
        spans_threads: what begins on any thread in the marker's time belongs to it, for nothing
            else shows what other threads work for.
        is_iteration: it lasts for a whole iteration of the loop.  The next one begins at once, or
            what comes between is no step's; and it is recorded as a whole or not at all.
    """

    thread: int
    start_ps: int
    end_ps: int
    name: str
    number: int
    is_numbered: bool = True
    spans_threads: bool = False
    is_iteration: bool = False


@dataclass(frozen=True, eq=False)
class MarkedSteps:
    """The n steps that markers stand for, in time order.

    Attributes:
        name: n names of markers; steps of one name are of one kind.
        number: int64[n].
        start_ps, end_ps: int64[n], first start and last end of the step's markers.
        is_numbered: bool[n], the number is the program's; one answer for all steps of a name.
        tiles: bool[n], the markers of the step's thread follow one another without a break.
        of_marker: int64[markers], the step of each marker.
        are_iterations: the markers last for whole iterations of the loop.
    """

    name: Sequence[str]
    number: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    is_numbered: BoolArray
    tiles: BoolArray
    of_marker: Int64Array
    are_iterations: bool = False

    def __len__(self) -> int:
        return len(self.number)

    @property
    def indexed_names(self) -> Sequence[str]:
        """The kinds of steps whose numbers are mere places."""
        rows = np.flatnonzero(~self.is_numbered).tolist()
        return tuple(dict.fromkeys(self.name[row] for row in rows))


@dataclass(frozen=True, eq=False)
class DeviceMarkers:
    """The n steps that a profiler assigned the events of one device to.

    Attributes:
        name: n names of kinds of steps.
        number: int64[n].
        first_ps, last_ps: int64[n], start of the step's first event on the device and end of its
            last.
        has_marker: bool[n], a marker of the host stands for the step.
        start_ps, end_ps: int64[n], of that marker, where there is one.
        tiles: the markers of the host follow one another without a break.
        marked_by_host: the host has markers that stand for such steps, of any device.
    """

    name: Sequence[str]
    number: Int64Array
    first_ps: Int64Array
    last_ps: Int64Array
    has_marker: BoolArray
    start_ps: Int64Array
    end_ps: Int64Array
    tiles: bool
    marked_by_host: bool

    def __len__(self) -> int:
        return len(self.number)


def by_thread(markers: Sequence[Marker]) -> Mapping[int, Sequence[Marker]]:
    """Maps each thread that has markers to them, in the order in which they come."""
    found: dict[int, list[Marker]] = {}
    for marker in markers:
        found.setdefault(marker.thread, []).append(marker)
    return found


def marked_steps(markers: Sequence[Marker]) -> MarkedSteps:
    """Joins the markers of one name and number that overlap on several threads into one step.

    Args:
        markers: in time order.
    """
    of_marker = np.zeros(len(markers), np.int64)
    steps: list[Marker] = []
    last_of: dict[tuple[str, int], int] = {}
    for index, marker in enumerate(markers):
        key = marker.name, marker.number
        at = last_of.get(key)
        if at is not None and marker.start_ps < steps[at].end_ps:
            end_ps = max(marker.end_ps, steps[at].end_ps)
            steps[at] = replace(steps[at], end_ps=end_ps)
        else:
            at = last_of[key] = len(steps)
            steps.append(marker)
        of_marker[index] = at
    return MarkedSteps(
        name=[step.name for step in steps],
        number=np.array([step.number for step in steps], np.int64),
        start_ps=np.array([step.start_ps for step in steps], np.int64),
        end_ps=np.array([step.end_ps for step in steps], np.int64),
        is_numbered=np.array([step.is_numbered for step in steps], np.bool_),
        tiles=_tiles(steps),
        of_marker=of_marker,
        are_iterations=bool(steps) and all(step.is_iteration for step in steps),
    )


def follow_at_once(start_ps: Int64Array, end_ps: Int64Array) -> bool:
    """Returns whether markers leave no time between them, as around whole iterations.

    Args:
        start_ps: int64[n], ascending.
        end_ps: int64[n].
    """
    if len(start_ps) < 2:
        return False
    between_ps = start_ps[1:] - end_ps[:-1]
    return median(between_ps) <= _SOON * median(end_ps - start_ps)


def kinds_of_names(steps: Iterable[tuple[str, int]]) -> dict[str, str]:
    """Maps the names of steps to the kinds that they are of, at most `MOST_KINDS`.

    A number at the end that is the step's own is no part of the kind.  One that is in the name of
    steps of several numbers, such as `train_v2`, is.

    Args:
        steps: the name and the number of each.
    """
    numbers: dict[str, set[int]] = {}
    for name, number in steps:
        numbers.setdefault(name, set()).add(number)
    kind_of = {}
    for name, of_name in numbers.items():
        found = _OWN_NUMBER.search(name) if len(name) <= LONGEST_NAME else None
        is_own = found is not None and of_name == {int(found[1])}
        kind_of[name] = name[: found.start()] or "step" if found is not None and is_own else name
    if len(set(kind_of.values())) > MOST_KINDS:
        # Names with a loss, or a date: a kind is what they have in common.
        kind_of = {name: _NUMBERS.sub("", name).strip() or "step" for name in numbers}
    if len(set(kind_of.values())) > MOST_KINDS:
        kind_of = dict.fromkeys(numbers, "step")
    return kind_of


def _tiles(steps: Sequence[Marker]) -> BoolArray:
    """bool[n]: of n steps in time order, whether the markers of their threads tile them."""
    tiles = np.zeros(len(steps), np.bool_)
    thread = np.array([step.thread for step in steps], np.int64)
    start_ps = np.array([step.start_ps for step in steps], np.int64)
    end_ps = np.array([step.end_ps for step in steps], np.int64)
    for rows in group_indices(thread, int(thread.max(initial=-1)) + 1):
        tiles[rows] = follow_at_once(start_ps[rows], end_ps[rows])
    return tiles
