"""Which collectives of several hosts are the same one, and who came last: it has the least of them.

In: for each host, how long each collective took.  Out: `CollectiveSeries`, which `merge_series`
puts together in any order.

A collective ends on all ranks at nearly the same time.  So its shortest execution is the transfer,
by the rank that came last, and what others take beyond that is a wait.  No clock is compared.

Collectives are the same by group, step and place in the step.  Where the ranks of a group ran
others in a step, or in another order, the step's collectives of that group are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.trace.ops import NO_SEQUENCE, CollectiveKind

MOST_COLLECTIVES = 50_000
"""So many collectives of a host are kept at most."""
SEVERAL = -1
"""Several hosts have the shortest execution, so that none of them came last alone."""

_PRIME = 1_099_511_628_211


def _none() -> Int64Array:
    return np.zeros(0, np.int64)


@dataclass(frozen=True, eq=False)
class CollectiveSeries:
    """k series of collectives, each of one group in one step, with m collectives altogether.

    Attributes:
        hosts: h names.
        groups: g groups.
        rows: what collectives are, without their sizes.
        member_group, member_host: int64[p], the hosts that are of a group, each pair once.
        number, nth: int64[k], the step's number, and which one of that number it is.
        group: int64[k], index into `groups`.
        signature: int64[k], equal for series of the same collectives in the same order.
        ranks: int64[k], how many hosts have the series.
        agrees: bool[k], it is the same on all of them, and kept.
        count: int64[k], how many collectives it has; 0 where they do not agree.
        row: int64[m], index into `rows`, one series behind the other.
        shortest_ps: int64[m], the shortest execution on any host.
        last: int64[m], index into `hosts`: which one has it; `SEVERAL`.
        total_ps: int64[m], of all hosts.
    """

    hosts: Sequence[str] = ()
    groups: Sequence[str] = ()
    rows: Sequence[CollectiveKind] = ()
    member_group: Int64Array = field(default_factory=_none)
    member_host: Int64Array = field(default_factory=_none)
    number: Int64Array = field(default_factory=_none)
    nth: Int64Array = field(default_factory=_none)
    group: Int64Array = field(default_factory=_none)
    signature: Int64Array = field(default_factory=_none)
    ranks: Int64Array = field(default_factory=_none)
    agrees: BoolArray = field(default_factory=lambda: np.zeros(0, np.bool_))
    count: Int64Array = field(default_factory=_none)
    row: Int64Array = field(default_factory=_none)
    shortest_ps: Int64Array = field(default_factory=_none)
    last: Int64Array = field(default_factory=_none)
    total_ps: Int64Array = field(default_factory=_none)

    def __len__(self) -> int:
        return len(self.number)

    @property
    def series(self) -> Int64Array:
        """int64[m]: the series of each collective."""
        return np.repeat(np.arange(len(self)), self.count)


NO_SERIES = CollectiveSeries()


def series_of_host(
    host: str,
    rows: Sequence[CollectiveKind],
    row: Int64Array,
    number: Int64Array,
    nth: Int64Array,
    sequence: Int64Array,
    duration_ps: Int64Array,
) -> CollectiveSeries:
    """Puts n collectives of a host into series.

    Args:
        host: its name.
        rows: what collectives are, without their sizes.
        row: int64[n], index into `rows`; in order of start.
        number: int64[n], of the step.
        nth: int64[n], which step of that number.
        sequence: int64[n], its number in its group, `NO_SEQUENCE` if unknown.
        duration_ps: int64[n].
    """
    if not len(row):
        return NO_SERIES
    groups = list(dict.fromkeys(rows[one].group for one in np.unique(row).tolist()))
    group = np.array([groups.index(one.group) if one.group in groups else -1 for one in rows])[row]
    first, series = factorize_rows([number, nth, group])
    numbered = np.ones(len(first), np.bool_)
    np.logical_and.at(numbered, series, sequence != NO_SEQUENCE)
    # The number in the group is the order of the calls, also where streams differ.
    order = np.lexsort((np.where(numbered[series], sequence, 0), series))
    row, series, duration_ps = row[order], series[order], duration_ps[order]
    count = np.bincount(series, minlength=len(first))
    number, nth, of_group = number[first], nth[first], group[first]
    kept = _kept(number, count)
    inside = kept[series]
    members = np.unique(of_group)
    return CollectiveSeries(
        hosts=(host,),
        groups=groups,
        rows=rows,
        member_group=members,
        member_host=np.zeros(len(members), np.int64),
        number=number,
        nth=nth,
        group=of_group,
        signature=_signatures(rows, row, count),
        ranks=np.ones(len(first), np.int64),
        agrees=kept,
        count=np.where(kept, count, 0),
        row=row[inside],
        shortest_ps=duration_ps[inside],
        last=np.zeros(int(inside.sum()), np.int64),
        total_ps=duration_ps[inside],
    )


def _kept(number: Int64Array, count: Int64Array) -> BoolArray:
    """bool[k]: of too many collectives those of every other step, every fourth, and so on.

    Args:
        number: int64[k], of the steps.
        count: int64[k], of collectives.
    """
    every = 1
    kept = np.ones(len(number), np.bool_)
    while kept.any() and count[kept].sum() > MOST_COLLECTIVES:
        every *= 2
        # All hosts keep the same steps, as far as they have as many collectives.
        kept = number % every == 0
        if every > len(number):
            kept &= np.cumsum(np.where(kept, count, 0)) <= MOST_COLLECTIVES
    return kept


def _signatures(rows: Sequence[CollectiveKind], row: Int64Array, count: Int64Array) -> Int64Array:
    """int64[k]: a hash of the names of each series' collectives, in their order.

    Args:
        rows: what collectives are.
        row: int64[m], one series behind the other.
        count: int64[k], at least one each.
    """
    hashes = np.array(
        [
            int.from_bytes(
                blake2b(one.name.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big"
            )
            for one in rows
        ],
        np.uint64,
    )
    powers = np.cumprod(np.full(int(count.max()), _PRIME, np.uint64))
    starts = np.cumsum(count) - count
    place = np.arange(len(row)) - np.repeat(starts, count)
    return np.add.reduceat(hashes[row] * powers[place], starts).view(np.int64)


def merge_series(parts: Sequence[CollectiveSeries]) -> CollectiveSeries:
    """Puts the series of several hosts together; no host is in two of them."""
    parts = [part for part in parts if len(part)]
    if len(parts) < 2:
        return parts[0] if parts else NO_SERIES
    hosts = sorted(name for part in parts for name in part.hosts)
    groups = sorted({name for part in parts for name in part.groups})
    rows = sorted({one for part in parts for one in part.rows}, key=repr)
    host_codes = [_codes(hosts, part.hosts) for part in parts]
    group_codes = [_codes(groups, part.groups) for part in parts]
    number, nth, signature, ranks = (
        np.concatenate([getattr(part, column) for part in parts])
        for column in ("number", "nth", "signature", "ranks")
    )
    group = np.concatenate(
        [codes[part.group] for codes, part in zip(group_codes, parts, strict=True)]
    )
    first, target = factorize_rows([number, nth, group])
    given = np.concatenate([part.count for part in parts])
    agrees = np.ones(len(first), np.bool_)
    same = (signature == signature[first][target]) & np.concatenate([part.agrees for part in parts])
    np.logical_and.at(agrees, target, same & (given == given[first][target]))
    count = np.where(agrees, given[first], 0)
    starts = np.cumsum(count) - count
    # Where each given collective goes: to its place in the series that all agree on.
    place = np.arange(int(given.sum())) - np.repeat(np.cumsum(given) - given, given)
    goes_to = np.repeat(target, given)
    chosen = agrees[goes_to]
    at = (starts[goes_to] + place)[chosen]
    given_rows = concatenate_or_empty(
        _codes(rows, part.rows)[part.row] for part in parts if len(part.row)
    )[chosen]
    shortest = concatenate_or_empty(part.shortest_ps for part in parts)[chosen]
    last = concatenate_or_empty(
        np.append(codes, SEVERAL)[part.last] for codes, part in zip(host_codes, parts, strict=True)
    )[chosen]
    size = int(count.sum())
    row = np.full(size, len(rows))
    np.minimum.at(row, at, given_rows)
    shortest_ps = np.full(size, np.iinfo(np.int64).max)
    np.minimum.at(shortest_ps, at, shortest)
    is_shortest = shortest == shortest_ps[at]
    shared = np.bincount(at[is_shortest], minlength=size) > 1
    came_last = np.full(size, SEVERAL)
    came_last[at[is_shortest]] = last[is_shortest]
    came_last[shared] = SEVERAL
    total_ps = np.zeros(size, np.int64)
    np.add.at(total_ps, at, concatenate_or_empty(part.total_ps for part in parts)[chosen])
    of_ranks = np.zeros(len(first), np.int64)
    np.add.at(of_ranks, target, ranks)
    pairs = [
        (groups_[part.member_group], hosts_[part.member_host])
        for groups_, hosts_, part in zip(group_codes, host_codes, parts, strict=True)
    ]
    return CollectiveSeries(
        hosts=hosts,
        groups=groups,
        rows=rows,
        member_group=np.concatenate([one for one, _ in pairs]),
        member_host=np.concatenate([one for _, one in pairs]),
        number=number[first],
        nth=nth[first],
        group=group[first],
        signature=signature[first],
        ranks=of_ranks,
        agrees=agrees,
        count=count,
        row=row,
        shortest_ps=shortest_ps,
        last=came_last,
        total_ps=total_ps,
    )


def _codes(values: Sequence[object], wanted: Sequence[object]) -> Int64Array:
    """int64[w]: the index of each wanted value."""
    place = {value: index for index, value in enumerate(values)}
    return np.array([place[value] for value in wanted], np.int64)
