"""Says which processes of a distributed job are in the profile, and which are not.

In: the hosts that were read, those set aside.  Out: diagnostics (`ranks_missing`, `ranks_twice`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.overview.document import Diagnostic

_LISTED = 8


def rank_diagnostics(
    hosts: Sequence[HostSummary], set_aside: Mapping[str, str], *, is_whole: bool
) -> Iterator[Diagnostic]:
    """Reports ranks that no host has, and those that two hosts have.

    Args:
        hosts: those that count.
        set_aside: hosts whose rank another one has too, each with the reason.
        is_whole: they are all of the run, and not the one that was asked for.
    """
    for host, reason in sorted(set_aside.items()):
        yield Diagnostic(
            "ranks_twice",
            "warning",
            f"{host} is set aside: {reason}. Nothing of it is in the numbers.",
            "Give each job, or each capture, a folder of its own.",
        )
    present = {host.process.rank for host in hosts} - {None}
    sizes = [host.process.world_size for host in hosts if host.process.world_size is not None]
    size = max(sizes, default=0)
    if not is_whole or not present or size <= len(present):
        return
    lacking = list(islice((rank for rank in range(size) if rank not in present), _LISTED))
    if not lacking:
        return
    more = size - len(present) - len(lacking)
    listed = ", ".join(map(str, lacking)) + (f" and {more} more" if more > 0 else "")
    are = "is" if len(lacking) == 1 else "are"
    yield Diagnostic(
        "ranks_missing",
        "warning",
        f"{len(present)} of {size} ranks: {listed} {are} not in this run. Collectives may wait "
        "for one of them.",
        "Put the traces of all ranks into one folder to see who is late.",
    )
