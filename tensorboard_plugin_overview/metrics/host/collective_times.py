"""The collectives of one host: how long, how many bytes, how much behind compute, in which step.

In: a `Trace`, its steps, when its devices computed.  Out: `CollectiveTimes`, sums by step and kind.

A collective is of the step in whose marker the host called for it; where markers do not decide, of
the step in whose window it begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import MISSING, factorize_rows, index_of
from tensorboard_plugin_overview.arrays.intervals import (
    NO_TIME,
    OUTSIDE,
    index_containing,
    merge,
    overlap_ps,
)
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.metrics.host.collective_series import (
    NO_SERIES,
    CollectiveSeries,
    series_of_host,
)
from tensorboard_plugin_overview.metrics.steps.tpu_collectives import CoreCollectives
from tensorboard_plugin_overview.steps.device_activity import DeviceActivity
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.steps import Steps, occurrence
from tensorboard_plugin_overview.trace.categories import DEVICE_COMPUTE
from tensorboard_plugin_overview.trace.markers import marked_steps
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.ops import NOT_CALLED, CollectiveKind, Collectives

UNKNOWN = -1
"""An amount that is not known."""


@dataclass(frozen=True, eq=False)
class CollectiveTimes:
    """The collectives of a host that are of a step, in n sums by step and row.

    Attributes:
        rows: what collectives are, without their sizes.
        row: int64[n], index into `rows`.
        number, nth: int64[n], the step's number, and which one of that number it is; the place of
            the step where steps have no numbers; 0 where there are no steps.
        calls: int64[n].
        bytes: int64[n], `UNKNOWN` where one of the calls does not state its own.
        total_ps: int64[n], the lengths of all calls, those that run at once counted each.
        overlapped_ps: int64[n], of these, while the device computed.
        in_steps: the host has steps; else the sums are of the whole profile.
        indexed: its steps have no numbers.
        hides: collectives can run behind compute, as on devices they do.
        lanes: how many devices ran them; 1 where the host did.
        by_waits: of what ran beside other ops only the wait for it is known.
        series: those that can be compared with other hosts'.
    """

    rows: Sequence[CollectiveKind]
    row: Int64Array
    number: Int64Array
    nth: Int64Array
    calls: Int64Array
    bytes: Int64Array
    total_ps: Int64Array
    overlapped_ps: Int64Array
    in_steps: bool
    indexed: bool
    hides: bool
    lanes: int
    series: CollectiveSeries
    by_waits: bool = False


def collective_times(
    trace: Trace, found: FoundSteps, activities: Mapping[str, DeviceActivity]
) -> CollectiveTimes | None:
    """Adds up the collectives of a host by step; None without any.

    Args:
        trace: of the host.
        found: its steps.
        activities: of its devices, by name.
    """
    every = trace.collectives
    if not len(every):
        return None
    in_steps = bool(found.device_steps)
    indexed = any(steps.is_indexed for steps in found.device_steps.values())
    number, nth, inside = _steps(trace, every, found, indexed=indexed)
    duration_ps = every.end_ps - every.start_ps
    overlapped_ps = _overlapped_ps(every, activities)
    rows = list(dict.fromkeys(kind._replace(bytes=None) for kind in every.kinds))
    row = np.array([rows.index(kind._replace(bytes=None)) for kind in every.kinds])[every.kind]
    sizes = [UNKNOWN if kind.bytes is None else kind.bytes for kind in every.kinds]
    size = np.array(sizes, np.int64)[every.kind]
    chosen = np.flatnonzero(inside)
    number, nth, row = number[chosen], nth[chosen], row[chosen]
    first, cell = factorize_rows([number, nth, row]) if len(row) else (row, row)
    unknown = np.zeros(len(first), np.bool_)
    np.logical_or.at(unknown, cell, size[chosen] == UNKNOWN)

    def total(values: Int64Array) -> Int64Array:
        sums = np.zeros(len(first), np.int64)
        np.add.at(sums, cell, values[chosen])
        return sums

    series = NO_SERIES
    lanes = {every.lanes[lane] for lane in np.unique(every.lane[chosen]).tolist()} - {""}
    # Where one process has several devices, their order among each other is chance.
    if in_steps and len(lanes) < 2:
        compared = np.array([is_compared(one) for one in rows], np.bool_)[row]
        series = series_of_host(
            trace.host,
            rows,
            row[compared],
            number[compared],
            nth[compared],
            every.sequence[chosen][compared],
            duration_ps[chosen][compared],
        )
    return CollectiveTimes(
        rows=rows,
        row=row[first],
        number=number[first],
        nth=nth[first],
        calls=np.bincount(cell, minlength=len(first)).astype(np.int64),
        bytes=np.where(unknown, UNKNOWN, total(size)),
        # Days of a damaged file may not add up within 64 bits.
        total_ps=np.maximum(total(duration_ps), 0),
        overlapped_ps=np.maximum(total(overlapped_ps), 0),
        in_steps=in_steps,
        indexed=indexed,
        hides=bool(activities),
        lanes=max(len(lanes), 1),
        series=series,
    )


def times_of_cores(cores: Sequence[CoreCollectives]) -> CollectiveTimes | None:
    """Puts together the collectives of a TPU host's cores with steps; None without any."""
    found = [(core.steps, kind, sums) for core in cores for kind, sums in core.sums()]
    if not found:
        return None
    rows = list(dict.fromkeys(kind for _, kind, _ in found))
    indexed = any(steps.is_indexed for steps, _, _ in found)
    place = [np.arange(len(steps)) for steps, _, _ in found]
    number = np.concatenate(
        [at if indexed else steps.number for at, (steps, _, _) in zip(place, found, strict=True)]
    )
    nth = np.concatenate(
        [
            at * 0 if indexed else occurrence(one[0].number)
            for at, one in zip(place, found, strict=True)
        ]
    )
    row = np.repeat([rows.index(kind) for _, kind, _ in found], [len(at) for at in place])
    calls, total_ps, overlapped_ps = np.concatenate([sums for _, _, sums in found], axis=1)
    ran = np.flatnonzero((calls > 0) | (total_ps > 0))
    return CollectiveTimes(
        rows=rows,
        row=row[ran],
        number=number[ran],
        nth=nth[ran],
        calls=calls[ran],
        bytes=np.full(len(ran), UNKNOWN),
        total_ps=total_ps[ran],
        overlapped_ps=overlapped_ps[ran],
        in_steps=True,
        indexed=indexed,
        hides=True,
        lanes=sum(any(core.sums()) for core in cores),
        series=NO_SERIES,
        by_waits=True,
    )


def is_compared(kind: CollectiveKind) -> bool:
    """Returns whether a collective ends on all of its ranks at once, as no message to one does."""
    return bool(kind.group) and kind.pattern != "send_receive"


def without_series(times: CollectiveTimes | None) -> CollectiveTimes | None:
    """Returns the sums alone, where the series are merged with others'."""
    return times if times is None or times.indexed else replace(times, series=NO_SERIES)


def _overlapped_ps(every: Collectives, activities: Mapping[str, DeviceActivity]) -> Int64Array:
    """int64[n]: how much of each ran while its device computed; the host's, while any did."""
    computes = {
        name: activity.time_by_category.get(DEVICE_COMPUTE, NO_TIME)
        for name, activity in activities.items()
    }
    found = np.zeros(len(every), np.int64)
    for lane, name in enumerate(every.lanes):
        mine = np.flatnonzero(every.lane == lane)
        compute = computes.get(name) if name else merge(NO_TIME, *computes.values())
        if compute is not None and len(compute):
            found[mine] = overlap_ps(compute, every.start_ps[mine], every.end_ps[mine])
    return found


def _steps(
    trace: Trace, every: Collectives, found: FoundSteps, *, indexed: bool
) -> tuple[Int64Array, Int64Array, BoolArray]:
    """Returns the step of each collective: its number, which of that number, and if it has one."""
    number, nth = np.zeros(len(every), np.int64), np.zeros(len(every), np.int64)
    if not found.device_steps:
        return number, nth, np.ones(len(every), np.bool_)
    by_marker = _by_markers(trace, every, found, indexed=indexed)
    if by_marker is not None:
        return by_marker[0], nth, by_marker[1]
    inside = np.zeros(len(every), np.bool_)
    of_host = found.device_steps.get(trace.host, next(iter(found.device_steps.values())))
    for lane, name in enumerate(every.lanes):
        steps: Steps | None = found.device_steps.get(name) if name else of_host
        if steps is None or not len(steps):
            continue
        mine = np.flatnonzero(every.lane == lane)
        row = index_containing(steps.start_ps, steps.end_ps, every.start_ps[mine])
        mine, row = mine[row != OUTSIDE], row[row != OUTSIDE]
        inside[mine] = True
        number[mine] = row if indexed else steps.number[row]
        nth[mine] = 0 if indexed else occurrence(steps.number)[row]
    return number, nth, inside


def _by_markers(
    trace: Trace, every: Collectives, found: FoundSteps, *, indexed: bool
) -> tuple[Int64Array, BoolArray] | None:
    """The steps by the markers around the calls; None where these do not decide."""
    if indexed or not found.marked_by_host or not (every.called_ps != NOT_CALLED).any():
        return None
    marked = marked_steps(trace.markers)
    if not len(marked) or len(np.unique(marked.number)) < len(marked):
        return None
    marker = index_containing(marked.start_ps, marked.end_ps, every.called_ps)
    number = np.where(marker == OUTSIDE, 0, marked.number[marker])
    known = np.unique(np.concatenate([steps.number for steps in found.device_steps.values()]))
    inside: BoolArray = (marker != OUTSIDE) & (index_of(known, number) != MISSING)
    return number, inside
