"""Ranks of the hosts of a run, where these are the processes of a job.

In: a `RunResult`, or a run's files.  Out: the same in the order of ranks; the host of a rank; the
hosts whose rank another host has, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from tensorboard_plugin_overview.catalog.runs import HostFile, NoRunError, Run
from tensorboard_plugin_overview.catalog.torch_traces import rank_in_name, written_ns
from tensorboard_plugin_overview.loading.host_result import HostResult
from tensorboard_plugin_overview.loading.run_result import RunResult
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary

_RANK = "rank:"


def in_order_of_rank(result: RunResult) -> RunResult:
    """Returns the hosts by rank where all that were read have one, else as they are."""
    ranks = {host.host: host.process.rank for host in result.hosts}
    if not ranks or None in ranks.values():
        return result

    def place(host: str) -> tuple[bool, int, str]:
        rank = ranks[host] if host in ranks else rank_in_name(host)
        return rank is None, rank or 0, host

    return replace(
        result,
        reports=tuple(sorted(result.reports, key=lambda report: place(report.host))),
        hosts=tuple(sorted(result.hosts, key=lambda host: place(host.host))),
    )


def older_of_a_rank(files: Sequence[HostFile], hosts: Sequence[HostSummary]) -> Mapping[str, str]:
    """Returns the hosts whose rank is that of a newer file, each with the newer one.

    Args:
        files: of the run.
        hosts: those that could be read.
    """
    ranks = {host.host: host.process.rank for host in hosts}
    newest: dict[int, str] = {}
    older = {}
    for file in sorted(files, key=written_ns):
        rank = ranks.get(file.host)
        if rank is None:
            continue
        if rank in newest:
            older[newest[rank]] = file.host
        newest[rank] = file.host
    # Of three, the newest one counts.
    return {host: newest[ranks[host] or 0] for host in older}


def asked_host(
    run: Run, asked: str | None, read: Callable[[Sequence[HostFile]], Iterator[HostResult]]
) -> str | None:
    """Returns the host of a run that is asked for; None for all.

    Args:
        run: the run.
        asked: the name of a host, or `rank:3`, for which all of its files are read; None for all.
        read: reads files.

    Raises:
        NoRunError: the run has no such host.
    """
    if asked is None or asked in run.hosts:
        return asked
    number = asked.removeprefix(_RANK)
    if number != asked and number.isascii() and number.isdecimal():
        summaries = [result.summary for result in read(run.files)]
        hosts = [summary for summary in summaries if summary is not None]
        older = older_of_a_rank(run.files, hosts)
        ranks = {
            host.process.rank: host.host
            for host in hosts
            if host.process.rank is not None and host.host not in older
        }
        # Leading zeros do not matter, and Python parses a few thousand digits.
        for rank, host in ranks.items():
            if str(rank) == (number.lstrip("0") or "0"):
                return host
        if ranks:
            known = ", ".join(map(str, sorted(ranks)))
            raise NoRunError(f"Run {run.id!r} has no {asked!r}.", f"Its ranks: {known}.")
    known = ", ".join(run.hosts) or "none"
    raise NoRunError(f"Run {run.id!r} has no host {asked!r}.", f"Its hosts: {known}.")
