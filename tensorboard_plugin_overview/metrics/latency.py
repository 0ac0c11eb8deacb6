"""The latency of a run's sessions: percentiles, distribution, rate, by model.

In: `SessionTimes` of every host, in any order.  Out: `Latencies`.

Percentiles are of the total, interpolated linearly between the two sessions next to the rank
p/100 · (n - 1) in order of total, as numpy does.  Each part is interpolated between the same two
sessions with the same weight, so that the parts of a percentile add up to its total, and show what
a session of that length is made of; a percentile of each part alone would not add up.

Hosts are put on one clock by the starts of their captures, which begin together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.host.session_split import SessionTimes
from tensorboard_plugin_overview.metrics.statistics import Statistics, statistics
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.sessions.batches import NOT_BATCHED
from tensorboard_plugin_overview.trace.requests import UNKNOWN

PERCENTILES = (50.0, 75.0, 90.0, 99.0, 99.9)

_MS_PER_S = 1e3
_MOST_BINS = 50
_MOST_SLOWEST = 10


class Latency(NamedTuple):
    """A session's time and its parts, in milliseconds."""

    total_ms: float
    host_ms: float
    device_ms: float
    communication_ms: float


@dataclass(frozen=True)
class Percentile:
    """The latency that `percentile` % of sessions stay below; `few`: too few for one above it."""

    percentile: float
    latency: Latency
    few: bool


@dataclass(frozen=True)
class Group:
    """Some sessions, of one model or all.

    Attributes:
        n: how many, at least 1.
        statistics: of their total times, in milliseconds.
        mean: of the total and of the parts.
        per_second: n ÷ the time from the start of the run's first session to the end of its last.
    """

    n: int
    statistics: Statistics
    mean: Latency
    percentiles: Sequence[Percentile]
    per_second: float


@dataclass(frozen=True)
class SlowSession:
    """One of the slowest. `start_ms` is after the start of the capture."""

    host: str
    start_ms: float
    model: str | None
    latency: Latency
    batching_delay_ms: float | None


@dataclass(frozen=True)
class BatchSummary:
    """How sessions were put together.

    Attributes:
        n: number of batches.
        sessions: mean number of sessions in a batch.
        size: mean size of a batch, padding included; None where no batch states its own.
        padding_percent: padding of all batches' size, of those that state both; None without any.
        delay: of the sessions that were batched, from the scheduling of a session's first task to
            the start of its first batch, in milliseconds.
    """

    n: int
    sessions: float
    size: float | None
    padding_percent: float | None
    delay: Statistics


@dataclass(frozen=True, eq=False)
class Latencies:
    """The sessions of a run.

    Attributes:
        origins: what they are, the distinct answers of the hosts.
        inferred: no event marks them.
        hosts: whose they are.
        everything: all sessions.
        total_ms: of all sessions together.
        start_ms, span_ms: start of the first; from there to the end of the last.
        models: by the model's name (None: not known); empty where there is one model only.
        edges_ms: float64[bins + 1], ascending.
        counts: int64[bins], sessions in each bin; the last bin holds its upper edge.
        slowest: the longest first.
        are_ranges: they are ranges of the program's own.
    """

    origins: Sequence[str]
    inferred: bool
    hosts: Sequence[str]
    everything: Group
    total_ms: float
    start_ms: float
    span_ms: float
    models: Mapping[str | None, Group]
    edges_ms: FloatArray
    counts: Int64Array
    slowest: Sequence[SlowSession]
    batches: BatchSummary | None
    are_ranges: bool = False


@dataclass(frozen=True, eq=False)
class _Table:
    """n sessions, by total time ascending.

    Attributes:
        time_ms: float64[n, 4], columns as in `Latency`.
        host: int64[n], index of the host.
        model: int64[n], index into the names of models.
    """

    time_ms: FloatArray
    start_ms: FloatArray
    host: Int64Array
    model: Int64Array
    delay_ms: FloatArray

    def take(self, rows: BoolArray) -> _Table:
        return _Table(
            self.time_ms[rows],
            self.start_ms[rows],
            self.host[rows],
            self.model[rows],
            self.delay_ms[rows],
        )


def latencies(hosts: Mapping[str, SessionTimes]) -> Latencies | None:
    """Puts the sessions of all hosts together; None without any.

    Sessions that events mark are not mixed with inferred ones: those of other hosts are left out.
    """
    hosts = {host: times for host, times in sorted(hosts.items()) if len(times)}
    if not all(times.inferred for times in hosts.values()):
        hosts = {host: times for host, times in hosts.items() if not times.inferred}
    if not hosts:
        return None
    table, models = _table(list(hosts.values()))
    end_ms = table.start_ms + table.time_ms[:, 0]
    span_ms = float(end_ms.max() - table.start_ms.min())
    distinct = np.unique(table.model).tolist()
    edges_ms, counts = _histogram(table.time_ms[:, 0])
    return Latencies(
        origins=sorted({times.origin for times in hosts.values()}),
        inferred=all(times.inferred for times in hosts.values()),
        hosts=list(hosts),
        everything=_group(table, span_ms),
        total_ms=float(table.time_ms[:, 0].sum()),
        start_ms=float(table.start_ms.min()),
        span_ms=span_ms,
        models={
            models[code]: _group(table.take(table.model == code), span_ms)
            for code in distinct
            if len(distinct) > 1
        },
        edges_ms=edges_ms,
        counts=counts,
        slowest=_slowest(table, list(hosts), models),
        batches=_batches(list(hosts.values()), table.delay_ms),
        are_ranges=all(times.are_ranges for times in hosts.values()),
    )


def percentile(time_ms: FloatArray, percent: float) -> FloatArray:
    """Returns the row of that rank, interpolated.

    Args:
        time_ms: float64[n, k], n at least 1, sorted by the column that counts.
        percent: 0…100.

    Returns:
        float64[k].
    """
    rank = percent / 100 * (len(time_ms) - 1)
    below = int(rank)
    above = min(below + 1, len(time_ms) - 1)
    found: FloatArray = time_ms[below] + (rank - below) * (time_ms[above] - time_ms[below])
    return found


def _table(hosts: Sequence[SessionTimes]) -> tuple[_Table, list[str | None]]:
    names = sorted({name for times in hosts for name in times.models})
    models: list[str | None] = [*names, None]
    time_ps = np.concatenate(
        [
            np.stack(
                (times.total_ps, times.host_ps, times.device_ps, times.communication_ps), axis=1
            )
            for times in hosts
        ]
    )
    start_ps = np.concatenate([times.start_ps for times in hosts])
    host = np.repeat(np.arange(len(hosts)), [len(times) for times in hosts])
    # The last entry answers for -1, the sessions whose model is not known.
    model = np.concatenate(
        [
            np.array([*map(names.index, times.models), len(names)], np.int64)[times.model]
            for times in hosts
        ]
    )
    delay_ps = np.concatenate(
        [
            np.full(len(times), NOT_BATCHED) if times.batches is None else times.batches.delay_ps
            for times in hosts
        ]
    )
    # By total; the rest only makes the order that of the sessions, whatever the hosts' names.
    order = np.lexsort((host, start_ps, time_ps[:, 3], time_ps[:, 2], time_ps[:, 0]))
    return (
        _Table(
            time_ps[order] / PS_PER_MS,
            start_ps[order] / PS_PER_MS,
            host[order],
            model[order],
            np.where(delay_ps == NOT_BATCHED, np.nan, delay_ps / PS_PER_MS)[order],
        ),
        models,
    )


def _group(table: _Table, span_ms: float) -> Group:
    time_ms = table.time_ms
    spread = statistics(time_ms[:, 0])
    assert spread is not None
    return Group(
        n=len(time_ms),
        statistics=spread,
        mean=Latency(*time_ms.mean(axis=0).tolist()),
        percentiles=[
            Percentile(
                percent,
                Latency(*percentile(time_ms, percent).tolist()),
                # Fewer than 1000 sessions have none among the slowest thousandth.
                few=round(len(time_ms) * (100 - percent), 6) < 100,
            )
            for percent in PERCENTILES
        ],
        per_second=len(time_ms) / (span_ms / _MS_PER_S),
    )


def _histogram(total_ms: FloatArray) -> tuple[FloatArray, Int64Array]:
    """Bins of equal width from the shortest to the longest session."""
    low, high = float(total_ms[0]), float(total_ms[-1])
    bins = min(_MOST_BINS, int(np.ceil(2 * np.sqrt(len(total_ms)))))
    edges_ms = np.linspace(low, high, bins + 1)
    if not (edges_ms[1:] > edges_ms[:-1]).all():
        return np.array([low, high]), np.array([len(total_ms)])
    counts, _ = np.histogram(total_ms, edges_ms)
    return edges_ms, counts.astype(np.int64)


def _slowest(
    table: _Table, hosts: Sequence[str], models: Sequence[str | None]
) -> list[SlowSession]:
    rows = range(len(table.start_ms) - 1, max(-1, len(table.start_ms) - 1 - _MOST_SLOWEST), -1)
    return [
        SlowSession(
            host=hosts[int(table.host[row])],
            start_ms=float(table.start_ms[row]),
            model=models[int(table.model[row])],
            latency=Latency(*table.time_ms[row].tolist()),
            batching_delay_ms=None if np.isnan(table.delay_ms[row]) else float(table.delay_ms[row]),
        )
        for row in rows
    ]


def _batches(hosts: Sequence[SessionTimes], delay_ms: FloatArray) -> BatchSummary | None:
    found = [times.batches for times in hosts if times.batches is not None]
    delay = statistics(delay_ms[~np.isnan(delay_ms)])
    if not found or delay is None:
        return None
    sessions = np.concatenate([batches.sessions for batches in found])
    size = np.concatenate([batches.size for batches in found])
    padding = np.concatenate([batches.padding for batches in found])
    both = (size > 0) & (padding != UNKNOWN)
    return BatchSummary(
        n=len(sessions),
        sessions=float(sessions.mean()),
        size=float(size[size != UNKNOWN].mean()) if (size != UNKNOWN).any() else None,
        padding_percent=100 * float(padding[both].sum() / size[both].sum()) if both.any() else None,
        delay=delay,
    )
