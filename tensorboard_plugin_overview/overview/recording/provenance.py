"""Adds to metrics the time and the hosts that they are of.

In: metrics with their values and inputs, and the run.  Out: the same with window and files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.metric import Metric, Scope
from tensorboard_plugin_overview.overview.run_summary import RunSummary


class _Scope(NamedTuple):
    """The time that a metric is of, None where there is none, and the hosts."""

    window: str | None
    hosts: Sequence[str]


def with_provenance(metrics: Mapping[str, Metric], run: RunSummary) -> dict[str, Metric]:
    """Returns the metrics, each with its window and the hosts that went into it.

    Args:
        metrics: id to metric.
        run: the run.
    """
    scopes = _scopes(run)
    everyone = {host.host for host in run.read}
    filled = {}
    for key, metric in metrics.items():
        scope = scopes[metric.scope]
        hosts = metric.files if metric.files is not None else scope.hosts
        filled[key] = replace(
            metric,
            window=scope.window,
            files=None if set(hosts) == everyone else tuple(hosts),
        )
    return filled


def _scopes(run: RunSummary) -> dict[Scope, _Scope]:
    table = run.table
    stepping = _names(device.host for device in run.device_steps)
    used = [host for host in run.hosts if any(device.used for device in host.devices)]
    working = _names(work.host for work in run.work)
    spans = _Scope("from the first op of each device to its last", _hosts(used))
    steps = every_step = _Scope(None, ())
    if table is not None:
        steps = _Scope(_steps(run, table, table.counted), stepping)
        every_step = _Scope(_steps(run, table, np.ones(len(table), np.bool_)), stepping)
    in_steps = table is not None and any(work.steps for work in run.work)
    everything = _Scope("the whole profile", _hosts(run.read))
    return {
        "complete_steps": steps,
        "all_steps": every_step,
        "step_work": steps._replace(hosts=working),
        "work": steps._replace(hosts=working) if in_steps else spans._replace(hosts=working),
        "device_ops": spans,
        "capture": _Scope(_capture(run.hosts), _hosts(used)),
        "profile": everything,
        "sessions": _sessions(run),
    }


def _hosts(hosts: Sequence[HostSummary]) -> list[str]:
    return _names(host.host for host in hosts)


def _names(hosts: Iterable[str]) -> list[str]:
    """Returns the names, each once, in order."""
    return sorted(set(hosts))


def _steps(run: RunSummary, table: StepTable, chosen: BoolArray) -> str:
    """Returns `19 complete steps, 12.3 to 891.2 ms of the capture`."""
    count = int(chosen.sum())
    start_ms = float(table.start_ms[chosen].min())
    end_ms = float((table.start_ms + table.duration_ms)[chosen].max())
    complete = "complete " if table.complete[chosen].all() else ""
    steps = f"{count} {complete}step{'' if count == 1 else 's'}"
    return f"{steps}, {_stretch(run.hosts, start_ms, end_ms)}"


def _sessions(run: RunSummary) -> _Scope:
    sessions = run.sessions
    if sessions is None:
        return _Scope(None, ())
    n = sessions.everything.n
    stretch = _stretch(run.hosts, sessions.start_ms, sessions.start_ms + sessions.span_ms)
    return _Scope(f"{n} session{'' if n == 1 else 's'}, {stretch}", sessions.hosts)


def _stretch(hosts: Sequence[HostSummary], start_ms: float, end_ms: float) -> str:
    known = all(host.capture_ps is not None for host in hosts)
    whole = "of the capture" if known else "of the profile"
    return f"{start_ms:.1f} to {end_ms:.1f} ms {whole}"


def _capture(hosts: Sequence[HostSummary]) -> str:
    lengths_ms = [host.capture_ps / PS_PER_MS for host in hosts if host.capture_ps is not None]
    if not lengths_ms:
        return "the capture"
    longest = f"{max(lengths_ms):.1f} ms"
    if max(lengths_ms) - min(lengths_ms) < 0.1:
        return f"the capture, {longest}"
    return f"the capture of each host, {min(lengths_ms):.1f} to {longest}"
