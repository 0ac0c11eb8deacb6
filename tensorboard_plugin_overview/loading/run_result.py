"""Many hosts together, in whatever order they come.

In: `HostResult`s.  Out: a `RunResult`, all that the overview is made of.  `merge` is associative
and knows no order: hosts stand by name, and what is added up are whole numbers.

The op tables, by far the largest part of a summary, are added up at once and not kept by host, so
that a run of a thousand hosts has one of them and not a thousand.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.loading.host_result import HostResult
from tensorboard_plugin_overview.metrics.host.collective_series import (
    NO_SERIES,
    CollectiveSeries,
    merge_series,
)
from tensorboard_plugin_overview.metrics.host.collective_times import without_series
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.ops import op_totals

_NO_OPS = op_totals.OpSummary()
# So many results are merged at once: op tables are added up often enough not to pile up, and
# seldom enough not to be added up again for every host.
_AT_ONCE = 8


@dataclass(frozen=True)
class RunResult:
    """Some or all hosts of a run.

    Attributes:
        reports: of every file, by host.
        hosts: those that could be read, by host, without their op tables.
        host_ops, device_ops: the op tables of all of them.
        set_aside: hosts that were read and do not count, each with the reason.
        series: the collectives of all hosts whose steps have numbers, put together; the others keep
            theirs.
    """

    reports: tuple[FileReport, ...] = ()
    hosts: tuple[HostSummary, ...] = ()
    host_ops: op_totals.OpSummary = _NO_OPS
    device_ops: op_totals.OpSummary = _NO_OPS
    set_aside: Mapping[str, str] = field(default_factory=dict)
    series: CollectiveSeries = NO_SERIES


def of_host(result: HostResult) -> RunResult:
    """Makes a run of this host alone."""
    summary = result.summary
    if summary is None:
        return RunResult(reports=(result.report,))
    tpu = None if summary.tpu is None else replace(summary.tpu, ops=_NO_OPS)
    collectives = without_series(summary.collectives)
    series = NO_SERIES
    if summary.collectives is not None and not summary.collectives.indexed:
        series = summary.collectives.series
    alone = replace(summary, host_ops=_NO_OPS, device_ops=_NO_OPS, tpu=tpu, collectives=collectives)
    return RunResult(
        reports=(result.report,),
        hosts=(alone,),
        host_ops=op_totals.with_shared_programs(summary.host_ops),
        device_ops=op_totals.with_shared_programs(summary.device_ops),
        series=series,
    )


def merge(results: Iterable[RunResult]) -> RunResult:
    """Unites all hosts of all results.

    Raises:
        ValueError: two results have the same host.
    """
    together = [result for result in results if result.reports]
    if len(together) == 1:
        return together[0]
    reports = [report for result in together for report in result.reports]
    if len({report.host for report in reports}) < len(reports):
        raise ValueError("a host is there twice")
    hosts = [host for result in together for host in result.hosts]
    return RunResult(
        reports=tuple(sorted(reports, key=lambda report: report.host)),
        hosts=tuple(sorted(hosts, key=lambda host: host.host)),
        host_ops=op_totals.merge_ops(result.host_ops for result in together),
        device_ops=op_totals.merge_ops(result.device_ops for result in together),
        series=merge_series([result.series for result in together]),
    )


class Gathered:
    """Hosts merged as they come in; what is there so far may be asked for from other threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._merged = RunResult()
        self._waiting: list[RunResult] = []

    def add(self, result: HostResult) -> None:
        """Adds a host.

        Raises:
            ValueError: at some time: it is there already.
        """
        alone = of_host(result)
        with self._lock:
            self._waiting.append(alone)
            if len(self._waiting) == _AT_ONCE:
                self._merge()

    def so_far(self) -> RunResult:
        """Returns all hosts that were added."""
        with self._lock:
            self._merge()
            return self._merged

    def _merge(self) -> None:
        if self._waiting:
            self._merged = merge([self._merged, *self._waiting])
            self._waiting.clear()


def gather(results: Iterable[HostResult], gathered: Gathered | None = None) -> RunResult:
    """Merges all hosts as they come in.

    Args:
        results: one a host.
        gathered: takes the hosts, so that others can ask it for what is there so far; None for one
            of its own.

    Raises:
        ValueError: two results have the same host.
    """
    gathered = gathered or Gathered()
    for result in results:
        gathered.add(result)
    return gathered.so_far()
