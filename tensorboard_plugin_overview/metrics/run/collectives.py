"""The collectives of a run: how long, how wide, who waits in them and who is waited for.

In: the hosts' sums and their merged series, the step table.  Out: a `Communication`.

All times are means: over the steps that count, over the hosts of a group, and over the devices of a
host that has several.  What is said of
waits is of the series that all of a group's hosts have alike; the others are counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.host.collective_series import (
    CollectiveSeries,
    merge_series,
)
from tensorboard_plugin_overview.metrics.host.collective_times import (
    UNKNOWN,
    CollectiveTimes,
    is_compared,
)
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.names.collective_patterns import bus_factor
from tensorboard_plugin_overview.steps.steps import occurrence
from tensorboard_plugin_overview.trace.ops import CollectiveKind

NOT_COUNTED = -1


@dataclass(frozen=True)
class CollectiveUse:
    """The collectives of one name in one group, in a mean step (else all of them), of a mean host.

    Attributes:
        kind: which, whatever their sizes.
        calls: how many.
        bytes: of all calls; None where one does not state its size.
        total_ms: how long they took.
        transfer_ms: the shortest of the hosts' times, call by call; None where not compared.
        wait_ms: what the mean host takes beyond that; None where not compared.
        exposed_ms, overlapped_ms: while the device does not compute, and while it does; None where
            the host itself computes, or where that is not known.
        by_waits: of what ran beside other ops only the wait for it is known.
        algorithm_gb_per_s: bytes ÷ transfer, or ÷ the whole time where that is not compared.
        bus_gb_per_s: that rate by the links' use; None where the size of the group is unknown.
        names: the hosts of the run that are in the group.
    """

    kind: CollectiveKind
    calls: float
    bytes: float | None
    total_ms: float
    transfer_ms: float | None
    wait_ms: float | None
    exposed_ms: float | None
    overlapped_ms: float | None
    algorithm_gb_per_s: float | None
    bus_gb_per_s: float | None
    names: Sequence[str]
    by_waits: bool = False

    @property
    def hosts(self) -> int:
        """How many hosts of the run are in the group."""
        return len(self.names)


@dataclass(frozen=True)
class RankWait:
    """One host in the collectives that are compared, in a mean step; None without any.

    Attributes:
        wait_ms: how long it waits for others.
        transfer_ms: the rest.
        came_last: in how many calls it came last, alone.
        calls: of how many, over all steps.
        held_up_ms: how long a mean other host waits, in the calls in which this one came last.
    """

    host: str
    wait_ms: float | None
    transfer_ms: float | None
    came_last: int
    calls: int
    held_up_ms: float

    @property
    def last_percent(self) -> float | None:
        """The share of calls in which it came last; None without any call."""
        return 100 * self.came_last / self.calls if self.calls else None


@dataclass(frozen=True)
class Communication:
    """The collectives of a run.

    Attributes:
        in_steps: times are of a mean step; else of the whole profile.
        steps: how many steps count.
        collectives: by name and group, those that take longest first.
        ranks: the hosts that ran any.
        series, matched: how many pairs of a step and a group of several hosts there are, and in how
            many of them all hosts ran the same collectives.
        compared_steps: in how many steps any are compared.
    """

    in_steps: bool
    steps: int
    collectives: Sequence[CollectiveUse]
    ranks: Sequence[RankWait]
    series: int
    matched: int
    compared_steps: int

    @property
    def matched_percent(self) -> float | None:
        """The share of pairs in which collectives are compared; None without any pair."""
        return 100 * self.matched / self.series if self.series else None


@dataclass(frozen=True, eq=False)
class _Sums:
    """The sums of all hosts that count: n of them, `row` an index into `rows`.

    Attributes:
        host, row, step: int64[n].
        share: float64[n], 1 ÷ number of devices of the host, whose mean counts.
        values: column of `CollectiveTimes` -> int64[n].
    """

    rows: Sequence[CollectiveKind]
    host: Int64Array
    row: Int64Array
    step: Int64Array
    share: FloatArray
    values: Mapping[str, Int64Array]


@dataclass(frozen=True, eq=False)
class _Matched:
    """The series that count and that all hosts of their group have alike.

    Attributes:
        groups: names of groups.
        is_matched: bool[groups, steps].
        row: int64[m], the collectives of these series, an index into rows of the run.
        group: int64[m], an index into `groups`.
        shortest_ps, total_ps: int64[m].
        last: int64[m], index of the host, negative for several.
        ranks: int64[m], how many hosts.
        series: how many series of several hosts count, matched or not.
    """

    groups: Sequence[str]
    is_matched: BoolArray
    row: Int64Array
    group: Int64Array
    shortest_ps: Int64Array
    total_ps: Int64Array
    last: Int64Array
    ranks: Int64Array
    series: int


def communication(
    hosts: Sequence[HostSummary], merged: CollectiveSeries, table: StepTable | None
) -> Communication | None:
    """Puts the collectives of all hosts together; None without any.

    Args:
        hosts: those whose steps are compared, with their steps on common numbers.
        merged: the series of those whose steps have numbers of their own.
        table: their steps, None without any.
    """
    found = [(host, host.collectives) for host in hosts if host.collectives is not None]
    if not found:
        return None
    in_steps = table is not None and any(times.in_steps for _, times in found)
    if in_steps:
        found = [(host, _renumbered(host, times)) for host, times in found if times.in_steps]
    else:
        # Of a host with steps, without a table, the sums are those of its steps.
        found = [
            (host, replace(times, number=times.number * 0, nth=times.nth * 0))
            for host, times in found
        ]
    step_of = _counted(table) if in_steps and table is not None else {(0, 0): 0}
    steps = len(step_of)
    names = [host.host for host, _ in found]
    sums = _sums([times for _, times in found], step_of)
    if not len(sums.host):
        return None
    series = merge_series([merged, *(times.series for _, times in found)])
    matched = _matched(series, sums.rows, names, step_of)
    uses = [use for row in range(len(sums.rows)) for use in _use(row, sums, matched, steps, found)]
    return Communication(
        in_steps=in_steps,
        steps=steps,
        collectives=sorted(uses, key=lambda use: (-use.total_ms, use.kind.name, use.kind.group)),
        ranks=[_rank(host, name, sums, matched) for host, name in enumerate(names)],
        series=matched.series,
        matched=int(matched.is_matched.sum()),
        compared_steps=int(matched.is_matched.any(axis=0).sum()),
    )


def _renumbered(host: HostSummary, times: CollectiveTimes) -> CollectiveTimes:
    """Replaces places of steps by the numbers that these have now."""
    if not times.indexed or not host.device_steps:
        return times
    number = host.device_steps[0].steps.number
    nth = occurrence(number)
    series = times.series

    def at(values: Int64Array, place: Int64Array) -> Int64Array:
        return values[np.minimum(place, len(values) - 1)]

    return replace(
        times,
        number=at(number, times.number),
        nth=at(nth, times.number),
        series=replace(series, number=at(number, series.number), nth=at(nth, series.number)),
    )


def _counted(table: StepTable) -> dict[tuple[int, int], int]:
    """Numbers the steps that count, by number and occurrence."""
    rows = np.flatnonzero(table.counted)
    keys = zip(table.number[rows].tolist(), occurrence(table.number)[rows].tolist(), strict=True)
    return {key: index for index, key in enumerate(keys)}


def _step(
    number: Int64Array, nth: Int64Array, step_of: Mapping[tuple[int, int], int]
) -> Int64Array:
    keys = zip(number.tolist(), nth.tolist(), strict=True)
    return np.array([step_of.get(key, NOT_COUNTED) for key in keys], np.int64)


def _sums(found: Sequence[CollectiveTimes], step_of: Mapping[tuple[int, int], int]) -> _Sums:
    rows = sorted({kind for times in found for kind in times.rows}, key=repr)
    place = {kind: index for index, kind in enumerate(rows)}
    step = np.concatenate([_step(times.number, times.nth, step_of) for times in found])
    counts = step != NOT_COUNTED
    return _Sums(
        rows=rows,
        host=np.repeat(np.arange(len(found)), [len(times.row) for times in found])[counts],
        row=np.concatenate(
            [np.array([place[kind] for kind in one.rows], np.int64)[one.row] for one in found]
        )[counts],
        step=step[counts],
        share=np.repeat([1 / times.lanes for times in found], [len(times.row) for times in found])[
            counts
        ],
        values={
            column: np.concatenate([getattr(times, column) for times in found])[counts]
            for column in ("calls", "bytes", "total_ps", "overlapped_ps")
        },
    )


def _matched(
    series: CollectiveSeries,
    rows: Sequence[CollectiveKind],
    names: Sequence[str],
    step_of: Mapping[tuple[int, int], int],
) -> _Matched:
    place = {name: index for index, name in enumerate(names)}
    host = np.array([place.get(name, -1) for name in series.hosts], np.int64)
    present = host[series.member_host] >= 0 if len(series) else np.zeros(0, np.bool_)
    members = np.bincount(series.member_group[present], minlength=len(series.groups))
    step = _step(series.number, series.nth, step_of)
    counts = (step != NOT_COUNTED) & (members[series.group] > 1)
    is_alike = counts & series.agrees & (series.ranks == members[series.group])
    is_matched = np.zeros((len(series.groups), len(step_of)), np.bool_)
    is_matched[series.group[is_alike], step[is_alike]] = True
    of = series.series
    inside = is_alike[of]
    row_of = {kind: index for index, kind in enumerate(rows)}
    row = np.array([row_of.get(kind, -1) for kind in series.rows], np.int64)
    return _Matched(
        groups=series.groups,
        is_matched=is_matched,
        row=row[series.row[inside]],
        group=series.group[of[inside]],
        shortest_ps=series.shortest_ps[inside],
        total_ps=series.total_ps[inside],
        last=np.append(host, -1)[series.last[inside]],
        ranks=series.ranks[of[inside]],
        series=int(counts.sum()),
    )


def _use(
    row: int,
    sums: _Sums,
    matched: _Matched,
    steps: int,
    found: Sequence[tuple[HostSummary, CollectiveTimes]],
) -> Iterator[CollectiveUse]:
    """Yields one row of the panel, none where no step that counts has it."""
    kind, mine = sums.rows[row], np.flatnonzero(sums.row == row)
    if not len(mine):
        return
    hosts = np.unique(sums.host[mine])
    each = steps * len(hosts)
    values = {column: value[mine] * sums.share[mine] for column, value in sums.values.items()}
    total_ms = float(values["total_ps"].sum()) / each / PS_PER_MS
    is_unknown = (sums.values["bytes"][mine] == UNKNOWN).any()
    size = None if is_unknown else float(values["bytes"].sum()) / each
    transfer_ms = wait_ms = None
    time_ms, moved = total_ms, size
    at = matched.row == row
    if is_compared(kind) and at.any():
        alike = matched.is_matched[matched.groups.index(kind.group)]
        in_steps = int(alike.sum())
        transfer_ms = float(matched.shortest_ps[at].sum(dtype=float)) / in_steps / PS_PER_MS
        mean_ms = float((matched.total_ps[at] / matched.ranks[at]).sum()) / in_steps / PS_PER_MS
        wait_ms = max(mean_ms - transfer_ms, 0.0)
        time_ms = transfer_ms
        if size is not None:
            inside = alike[sums.step[mine]]
            moved = float(values["bytes"][inside].sum()) / in_steps / len(hosts)
    by_waits = any(found[host][1].by_waits for host in hosts.tolist())
    hides = any(found[host][1].hides for host in hosts.tolist())
    overlapped_ms = float(values["overlapped_ps"].sum()) / each / PS_PER_MS
    rate = moved / time_ms / 1e6 if moved and time_ms else None
    ranks = kind.group_size
    yield CollectiveUse(
        kind=kind,
        calls=float(values["calls"].sum()) / each,
        bytes=size,
        total_ms=total_ms,
        transfer_ms=transfer_ms,
        wait_ms=wait_ms,
        exposed_ms=max(total_ms - overlapped_ms, 0.0) if hides else None,
        overlapped_ms=overlapped_ms if hides and not by_waits else None,
        algorithm_gb_per_s=rate,
        bus_gb_per_s=rate * bus_factor(kind.pattern, ranks) if rate and ranks else None,
        names=[found[host][0].host for host in hosts.tolist()],
        by_waits=by_waits,
    )


def _rank(host: int, name: str, sums: _Sums, matched: _Matched) -> RankWait:
    """Returns the waits of one host, added up over its groups."""
    total_ms = transfer_ms = 0.0
    calls = 0
    steps = np.maximum(matched.is_matched.sum(axis=1), 1)
    for group, label in enumerate(matched.groups):
        mine = [index for index, kind in enumerate(sums.rows) if kind.group == label]
        compared = [index for index in mine if is_compared(sums.rows[index])]
        own = (sums.host == host) & np.isin(sums.row, compared)
        own &= matched.is_matched[group][sums.step]
        if not own.any():
            continue
        own_ps = float(sums.values["total_ps"][own].sum(dtype=float))
        total_ms += own_ps / int(steps[group]) / PS_PER_MS
        of_group = matched.group == group
        shortest_ps = float(matched.shortest_ps[of_group].sum(dtype=float))
        transfer_ms += shortest_ps / int(steps[group]) / PS_PER_MS
        calls += int(of_group.sum())
    last = matched.last == host
    over_ps: FloatArray = (matched.total_ps - matched.ranks * matched.shortest_ps) / np.maximum(
        matched.ranks - 1, 1
    )
    held_up_ms = float((over_ps[last] / steps[matched.group[last]]).sum()) / PS_PER_MS
    return RankWait(
        host=name,
        wait_ms=max(float(total_ms - transfer_ms), 0.0) if calls else None,
        transfer_ms=transfer_ms if calls else None,
        came_last=int(last.sum()),
        calls=calls,
        held_up_ms=held_up_ms,
    )
