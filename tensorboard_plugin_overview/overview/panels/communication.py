"""Shows the collectives: how long, how wide, who waits in them and who is waited for.

In: a `Communication`, the hosts as they were read.  Out: the JSON's `communication`; the finding
`straggler` where collectives show it and work does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tensorboard_plugin_overview.metrics.datasheets import peak_links
from tensorboard_plugin_overview.metrics.host.collective_times import is_compared
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.run.arrivals import LateArrival
from tensorboard_plugin_overview.metrics.run.collectives import (
    CollectiveUse,
    Communication,
    RankWait,
)
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.overview.platforms.category import Category
from tensorboard_plugin_overview.trace.facts import Peak

_MOST = 50
_HIGH_PERCENT = 15.0

_DEFINITIONS: schema.CommunicationDefinitions = {
    "calls": "Mean over the steps that count and over the ranks of the group; so are all times.",
    "transfer_ms": "The shortest of the ranks' times for the same call: that of the rank which "
    "came last. Calls are the same by group, step and place in the step; no clock is compared.",
    "wait_ms": "What a call takes beyond its transfer: the wait for the rank that came last.",
    "exposed_ms": "Time in which the device computes nothing; calls that run at once count each.",
    "algorithm_gb_per_s": "Bytes ÷ transfer; ÷ the whole time where ranks are not compared.",
    "bus_gb_per_s": "The same by the use of the links, as nccl-tests counts it: × 2(n−1)/n for an "
    "all-reduce, × (n−1)/n for all-gather, reduce-scatter and all-to-all.",
    "last_percent": "Share of the compared calls to which this rank alone came last.",
    "matched_percent": "Share of the pairs of a step and a group in which all ranks ran the same "
    "collectives in the same order. The others are not compared.",
}


def communication_document(
    found: Communication | None, read: Sequence[HostSummary]
) -> schema.Communication | None:
    """Returns the panel; None without collectives.

    Args:
        found: of the run.
        read: its hosts, in the order in which they are shown.
    """
    if found is None:
        return None
    by_name = {host.host: host for host in read}
    by_host = {rank.host: rank for rank in found.ranks}
    ranks: list[schema.RankWait] = []
    for host in read:
        rank = by_host.get(host.host)
        if rank is not None:
            ranks.append(
                {
                    "host": host.host,
                    "rank": host.process.rank,
                    "wait_ms": rank.wait_ms,
                    "transfer_ms": rank.transfer_ms,
                    "last_percent": rank.last_percent,
                }
            )
    return {
        "per": "step" if found.in_steps else "profile",
        "steps": found.steps if found.in_steps else None,
        "collectives": [_collective(use, by_name) for use in found.collectives[:_MOST]],
        "ranks": ranks,
        "matched_percent": found.matched_percent,
        "left_out": found.series - found.matched,
        "definitions": _DEFINITIONS,
    }


def _collective(use: CollectiveUse, hosts: Mapping[str, HostSummary]) -> schema.Collective:
    kind, peak = use.kind, _peak(use, hosts)
    return {
        "name": kind.name,
        "group": kind.label or None,
        "group_size": kind.group_size,
        "ranks": use.hosts,
        "calls": use.calls,
        "bytes": use.bytes,
        "total_ms": use.total_ms,
        "transfer_ms": use.transfer_ms,
        "wait_ms": use.wait_ms,
        "exposed_ms": use.exposed_ms,
        "overlapped_ms": use.overlapped_ms,
        "algorithm_gb_per_s": use.algorithm_gb_per_s,
        "bus_gb_per_s": use.bus_gb_per_s,
        "peak_gb_per_s": None if peak is None else peak.per_second / 1e9,
        "peak_source": None if peak is None else peak.source,
        "note": " ".join(_notes(use)) or None,
    }


def _peak(use: CollectiveUse, hosts: Mapping[str, HostSummary]) -> Peak | None:
    """Returns the rate of the links, where all ranks of a group are seen to be on one board."""
    if use.bus_gb_per_s is None or use.hosts < 2 or use.hosts != use.kind.group_size:
        return None
    group = [hosts[name] for name in use.names]
    machines = {host.process.machine for host in group}
    types = {device.facts.type_name for host in group for device in host.devices if device.used}
    if None in machines or len(machines) > 1 or len(types) != 1:
        return None
    return peak_links(types.pop())


def _notes(use: CollectiveUse) -> Iterator[str]:
    """Yields what to know of a row's numbers, a sentence each."""
    kind, size = use.kind, use.kind.group_size
    of_size = f" of {size}" if size else ""
    if kind.pattern == "send_receive":
        yield "A message between two ranks: its time includes the wait for the other one."
    elif not is_compared(kind):
        yield "The profile does not name the group: the time includes waits for others."
    elif use.hosts == 1 and size != 1:
        yield f"One rank{of_size}: the time includes its waits for the others."
    elif use.wait_ms is None and use.hosts > 1:
        yield "The ranks ran different collectives in every step: they are not compared."
    elif size is not None and use.hosts < size:
        yield f"{use.hosts} of {size} ranks: the transfer may include waits for the others."
    if use.by_waits:
        yield "Of what runs beside the core's other ops, this is the wait for it alone."
    if use.bytes is None:
        yield "The profile does not state how many bytes it moved."


def arrival_sentence(found: Communication | None, host: str) -> str:
    """Returns a sentence on how often a host came last to collectives; "" where never.

    Args:
        found: of the run.
        host: its name.
    """
    rank = next((one for one in found.ranks if one.host == host), None) if found else None
    if rank is None or not rank.came_last:
        return ""
    return f"It came last to {_came_last(rank)}."


def arrival_finding(late: LateArrival, part: Category | None, in_sentence: str) -> Finding:
    """Returns the finding on a host that comes last to collectives; its steps are for the caller.

    Args:
        late: the host.
        part: of its steps, in which it takes longer than the others; None where no part does.
        in_sentence: the name of the part.
    """
    host = late.rank.host
    lost = (
        f"it takes {late.category_ms:.4g} ms more a step than the others in {in_sentence}"
        if part
        else "no part of its steps takes longer than on the others"
    )
    advice = part.straggler_advice if part else ""
    return Finding(
        "straggler",
        "high" if late.percent >= _HIGH_PERCENT else "medium",
        f"{host} holds the other hosts up",
        f"By arrival: {host} came last to {_came_last(late.rank)}. It waits "
        f"{late.rank.wait_ms:.4g} ms a step itself, {late.excess_ms:.4g} ms less than the next "
        f"({late.percent:.1f} % of the step), over {late.steps} steps; {lost}.",
        f"{advice} Look at what it does before its collectives: choose it as the host, and compare "
        "its page with another's.".strip(),
        cost_ms=late.excess_ms,
    )


def _came_last(rank: RankWait) -> str:
    return (
        f"{rank.came_last} of {rank.calls} collectives, and the others waited "
        f"{rank.held_up_ms:.4g} ms a step for it"
    )
