"""The kinds of marked steps of a run beside one another: training, evaluation, inference.

In: the summaries of a run's hosts.  Out: a `KindSummary` for each kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps import step_breakdown
from tensorboard_plugin_overview.metrics.steps.step_table import step_table
from tensorboard_plugin_overview.steps.steps import Steps


@dataclass(frozen=True)
class KindSummary:
    """One kind of steps.

    Attributes:
        name: of its markers.
        count: its steps.
        complete: those of them that are complete.
        mean_ms: mean length of the complete steps, of all if none is.
        share_percent: the time of all its steps ÷ the capture (without one, first to last event),
            mean over devices.
        leading: the page is of this kind.
    """

    name: str
    count: int
    complete: int
    mean_ms: float
    share_percent: float
    leading: bool


def summarize_kinds(hosts: Sequence[HostSummary], leading: str) -> list[KindSummary]:
    """Summarizes every kind of marked steps, the one that takes the most time first.

    Args:
        hosts: of the run.
        leading: the kind that the page is of; hosts whose steps have no name share it.
    """
    nameless = {""} - {leading}
    of_hosts = [host.steps.kinds for host in hosts if host.steps.kinds.keys() != nameless]
    found = []
    for name in dict.fromkeys(name for kinds in of_hosts for name in kinds):
        if name == leading:
            # As they are put side by side, under common numbers.
            devices = [(host, device.steps) for host in hosts for device in host.device_steps]
        else:
            devices = [
                (host, steps) for host in hosts for steps in host.steps.kinds.get(name, {}).values()
            ]
        table = step_table([_device(host.host, steps) for host, steps in devices])
        shares = [
            100 * union(steps.start_ps, steps.end_ps).total_ps / host.recorded_ps
            for host, steps in devices
            if host.recorded_ps
        ]
        found.append(
            KindSummary(
                name=name,
                count=len(table),
                complete=int(table.complete.sum()),
                mean_ms=float(table.duration_ms[table.counted].mean()),
                share_percent=min(float(np.mean(shares)), 100.0) if shares else 0.0,
                leading=name == leading,
            )
        )
    # The same order whichever leads, so that a list to choose from stays as it is.
    return sorted(found, key=lambda kind: (-kind.share_percent, kind.name))


def _device(host: str, steps: Steps) -> step_breakdown.DeviceSteps:
    none = np.zeros(len(steps), np.int64)
    return step_breakdown.DeviceSteps(
        host,
        steps,
        {step_breakdown.ALL_OTHERS: steps.duration_ps},
        none,
        none,
        step_breakdown.no_gaps(steps),
    )
