"""Compares hosts: stragglers, excluded hosts, clock skew.

In: the alignment of the hosts, the step table, file reports.  Out: the JSON's `hosts`, columns of
the steps, findings (`straggler`, `uneven_hosts`), diagnostics (`clock_skew`, `host_set_aside`,
`aligned_by_order`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypedDict

import numpy as np

from tensorboard_plugin_overview.arrays.medians import nanmedian
from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.metrics.run.alignment import Alignment
from tensorboard_plugin_overview.metrics.run.arrivals import LateArrival, late_arrival
from tensorboard_plugin_overview.metrics.run.collectives import Communication
from tensorboard_plugin_overview.metrics.run.stragglers import (
    GAP,
    NOBODY,
    Bursts,
    Spread,
    Straggler,
    bursts,
    device_spread,
    find_straggler,
    host_spread,
    unevenness,
    wait_ms,
)
from tensorboard_plugin_overview.metrics.steps.loop_time import usual_loop_time
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS, DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.finding import PODS, TRACE_VIEWER, Finding, worst_steps
from tensorboard_plugin_overview.overview.own_code import OwnCode
from tensorboard_plugin_overview.overview.panels.communication import (
    arrival_finding,
    arrival_sentence,
)
from tensorboard_plugin_overview.overview.platforms.category import Category
from tensorboard_plugin_overview.overview.registry import PLATFORMS

_HIGH_PERCENT = 15.0
# Share of the time in collectives: from this wait on, its cause stands first.
_NOTABLE_WAIT_PERCENT = 25.0
_LISTED = 5

_LATE_IN_TURNS = (
    "Look for work that comes unevenly: input, checkpoints, logging, garbage collection, sequence "
    "lengths."
)
_LATE_ALONE = (
    "Look for work that it alone does: saving checkpoints, validation, logging. Do it in the "
    "background, or spread it over the hosts."
)
_COMPARE = "Compare its page (choose it as the host) with another's."


class _AgainstOthers(TypedDict):
    """A host against the others; None where it is the only one, or nothing is known."""

    work_ms: float | None
    slowest_in_steps: int | None
    clock_offset_ms: float | None


class HostComparison:
    """The hosts of a run, compared with one another.

    Args:
        platform: of the run.
        alignment: of its hosts.
        table: its steps, None without any.
        communication: its collectives, None without any.
    """

    def __init__(
        self,
        platform: Platform,
        alignment: Alignment,
        table: StepTable | None,
        communication: Communication | None = None,
    ) -> None:
        description = PLATFORMS[platform]
        self._parts: dict[str, Category] = {
            **description.step,
            # The unexplained time of a TPU core is shown as idle.
            ALL_OTHERS: description.step[description.unexplained],
            **{f"{GAP}{part}": category for part, category in description.gap.items()},
        }
        self._platform = platform
        self._tool = PODS if platform == "tpu" else TRACE_VIEWER
        self._alignment = alignment
        self._table = table
        self._device_steps: Sequence[DeviceSteps] = alignment.device_steps
        self._spread: Spread | None = None
        self._straggler: Straggler | None = None
        self._bursts: Bursts | None = None
        self._communication = communication
        self._arrival: LateArrival | None = None
        if table is not None and table.has_breakdown:
            self._spread = host_spread(self._device_steps, table)
            self._straggler = find_straggler(self._device_steps, table)
            if self._straggler is None and self._several():
                self._arrival = late_arrival(communication, self._spread, table)
            if self._straggler is None and self._several() and self._arrival is None:
                self._bursts = bursts(self._spread, table)

    def documents(
        self,
        files: Sequence[FileReport],
        read: Sequence[HostSummary],
        set_aside: Mapping[str, str] | None = None,
    ) -> list[schema.Host]:
        """Returns every host of the run, those whose file could not be read included.

        Args:
            files: reports of all files.
            read: the hosts as they were read, with all of their steps.
            set_aside: hosts that do not count at all, each with the reason.
        """
        reasons = {**self._alignment.set_aside, **(set_aside or {})}
        by_name = {host.host: host for host in read}
        step_ms = self._step_ms()
        counted = self._counted()
        late = self._straggler.host if self._several() and self._straggler else None
        late = self._arrival.rank.host if self._arrival else late
        documents: list[schema.Host] = []
        for file in files:
            host = by_name.get(file.host)
            devices = host.device_steps if host else ()
            documents.append(
                {
                    "name": file.host,
                    "rank": host.process.rank if host else None,
                    "machine": host.process.machine if host else None,
                    "status": file.status,
                    "devices": len(host.devices) if host else 0,
                    "steps": max((len(device.steps) for device in devices), default=0),
                    "counted_steps": counted.get(file.host, 0),
                    "step_time_ms": step_ms.get(file.host),
                    "straggler": file.host == late,
                    **self._against_the_others(file.host),
                    "set_aside": reasons.get(file.host),
                }
            )
        return documents

    def add_step_columns(self, columns: schema.StepColumns) -> None:
        """Adds how far work is spread over the devices in each step, and who has the most."""
        if self._table is None or self._spread is None or len(self._device_steps) < 2:
            return
        spread = self._spread if self._several() else device_spread(self._device_steps, self._table)
        columns["work_min_ms"] = np.nanmin(spread.work_ms, axis=0).tolist()
        columns["work_max_ms"] = np.nanmax(spread.work_ms, axis=0).tolist()
        columns["slowest"] = [
            None if who == NOBODY else spread.names[who] for who in spread.slowest.tolist()
        ]

    def findings(self, own_code: OwnCode) -> Iterator[Finding]:
        """Yields the straggler, a host late in single steps, or hosts late in turns.

        Args:
            own_code: the host code that covers unexplained time.
        """
        if self._straggler is not None:
            yield self._straggler_finding(self._straggler)
        elif self._arrival is not None:
            yield self._arrival_finding(self._arrival)
        elif self._bursts is not None:
            yield self._burst_finding(self._bursts, own_code)
        elif self._several() and self._spread is not None and self._table is not None:
            uneven = unevenness(self._spread, self._table)
            if uneven is not None:
                yield Finding(
                    "uneven_hosts",
                    "low",
                    "Hosts are late in turns",
                    f"In the median step the latest host works {uneven.excess_ms:.4g} "
                    f"ms longer than the median host ({uneven.percent:.1f} % of the step); most "
                    f"often it is {uneven.name}, in {uneven.slowest_in} of {uneven.steps} steps.",
                    _LATE_IN_TURNS,
                    cost_ms=uneven.excess_ms,
                    steps=self._uneven_steps(),
                    tool=self._tool,
                )

    def with_cause(self, finding: Finding) -> Finding:
        """Makes a late host the cause of a finding, where the time is a wait for it.

        The wait is the late host's cost.  The straggler waits for no host: its own time in
        collectives is what they take.  Slow steps in which one host is late, or was late in the
        step before, belong to that host's finding.
        """
        if finding.id == "slow_steps" and self._straggler is None and self._bursts is not None:
            return self._made_by_bursts(finding, self._bursts)
        if finding.id != "collective_bound":
            return finding
        cause, late = None, self._straggler
        if self._arrival is not None or (
            late is not None and late.lag.waiting_ms <= late.lag.excess_ms
        ):
            cause = "straggler"
        elif self._bursts is not None and self._bursts.waiting_percent >= _NOTABLE_WAIT_PERCENT:
            cause = "uneven_hosts"
        if cause is None or self._table is None:
            return finding
        cost_ms = finding.cost_ms
        if cost_ms is not None:
            rows = usual_loop_time(self._table).rows
            waited_ms = wait_ms(device_spread(self._device_steps, self._table), rows)
            cost_ms = max(cost_ms - waited_ms, 0.0)
        return finding._replace(cause=cause, cost_ms=cost_ms)

    @staticmethod
    def _made_by_bursts(finding: Finding, late: Bursts) -> Finding:
        rows = set(late.rows.tolist())
        are_all = all(row in rows or row - 1 in rows for row in finding.steps)
        if finding.cause is not None or not are_all:
            return finding
        cost_ms = None if finding.cost_ms is None else max(finding.cost_ms - late.cost_ms, 0.0)
        return finding._replace(cause="uneven_hosts", cost_ms=cost_ms)

    def diagnostics(self) -> Iterator[Diagnostic]:
        """Reports hosts set aside, clocks that are wrong and steps matched by order."""
        alignment = self._alignment
        for host, reason in sorted(alignment.set_aside.items()):
            yield Diagnostic(
                "host_set_aside",
                "warning",
                f"{host} is set aside: {reason}. Steps and their averages are the others'.",
                "Capture all hosts over the same steps.",
            )
        if alignment.by_order:
            yield Diagnostic(
                "aligned_by_order",
                "warning",
                f"The steps of {_listed(alignment.by_order)} have no numbers, and by the clocks "
                "they are not at the time of the others': they were matched by order.",
                "Mark steps with their numbers, and capture all hosts at the same time.",
            )
        if alignment.skew_ps:
            yield self._clock_skew(alignment.skew_ps)

    def _clock_skew(self, skew_ps: Mapping[str, int]) -> Diagnostic:
        order = sorted(skew_ps, key=lambda host: (-abs(skew_ps[host]), host))
        each = [
            f"{host}'s clock is {_duration(abs(skew_ps[host]))} "
            f"{'ahead of' if skew_ps[host] > 0 else 'behind'} the others'"
            for host in order[:_LISTED]
        ]
        more = f" and {len(order) - _LISTED} more are off" if len(order) > _LISTED else ""
        cause = "" if self._alignment.epoch else ", or its capture started at another time"
        return Diagnostic(
            "clock_skew",
            "info",
            f"{'; '.join(each)}{more}{cause} (median over common steps). Steps are matched by "
            "number and put side by side, so no number here depends on it.",
            "Synchronise the hosts' clocks (NTP) if you compare their traces by time.",
        )

    def _straggler_finding(self, straggler: Straggler) -> Finding:
        lag = straggler.lag
        name, others = straggler.host, "hosts"
        if straggler.device is not None:
            name = straggler.device
        if not self._several():
            others = "devices"
        part = self._parts[lag.category]
        evidence = (
            f"{name}: {lag.work_ms:.4g} ms of work a step, where the other {others} have "
            f"{lag.usual_ms:.4g} ms: {lag.excess_ms:.4g} ms more ({lag.percent:.1f} % of the "
            f"step), mostly in {_in_sentence(part)} (+{lag.category_ms:.4g} ms); it is the "
            f"slowest in {lag.slowest_in} of {lag.steps} steps."
        )
        if lag.others_waiting_ms > lag.waiting_ms:
            evidence += (
                f" The others are in collectives for {lag.others_waiting_ms:.4g} ms a step, it "
                f"for {lag.waiting_ms:.4g} ms."
            )
        if self._several():
            arrived = arrival_sentence(self._communication, straggler.host)
            evidence = f"{evidence} {arrived}".rstrip()
        return Finding(
            "straggler",
            "high" if lag.percent >= _HIGH_PERCENT else "medium",
            f"{name} holds the other {others} up",
            evidence,
            f"{part.straggler_advice} {_COMPARE}".strip(),
            cost_ms=lag.excess_ms,
            steps=self._uneven_steps(),
            tool=self._tool,
        )

    def _arrival_finding(self, late: LateArrival) -> Finding:
        part = None if late.category is None else self._parts[late.category]
        finding = arrival_finding(late, part, _in_sentence(part) if part else "")
        return finding._replace(steps=self._uneven_steps(), tool=self._tool)

    def _burst_finding(self, bursts: Bursts, own_code: OwnCode) -> Finding:
        table = self._table
        assert table is not None
        numbers = table.number[bursts.rows][:_LISTED].tolist()
        listed = ", ".join(map(str, numbers)) + (" …" if len(bursts.rows) > _LISTED else "")
        slowest_ms = float(table.duration_ms[bursts.rows].max())
        late = f"In {len(bursts.rows)} of {bursts.steps} steps (step {listed})"
        if bursts.name is None:
            title = "Hosts are late in turns, and the others wait"
            evidence = f"{late} one host works {bursts.excess_ms:.4g} ms longer than the others."
            next_step = _LATE_IN_TURNS
        else:
            title = f"{bursts.name} is late in single steps, and the other hosts wait for it"
            evidence = (
                f"{late} it works {bursts.excess_ms:.4g} ms longer than the others."
                f"{own_code.of_slowest(self._platform, slowest_ms, bursts.name)}"
            )
            next_step = _LATE_ALONE
        return Finding(
            "uneven_hosts",
            "medium",
            title,
            evidence,
            next_step,
            cost_ms=bursts.cost_ms,
            steps=worst_steps(table.duration_ms, bursts.rows),
            tool=self._tool,
        )

    def _uneven_steps(self) -> list[int]:
        """Returns the steps in which the most work is furthest from the median."""
        spread, table = self._spread, self._table
        if spread is None or table is None:
            return []
        if not self._several():
            spread = device_spread(self._device_steps, table)
        excess_ms = np.nanmax(spread.work_ms, axis=0) - nanmedian(spread.work_ms)
        return worst_steps(excess_ms, np.flatnonzero(table.counted))

    def _several(self) -> bool:
        return self._spread is not None and len(self._spread.names) > 1

    def _step_ms(self) -> dict[str, float]:
        """Returns the mean length of the counted steps on each host's slowest device."""
        times: dict[str, float] = {}
        if self._table is None:
            return times
        for device, rows in zip(self._device_steps, self._table.device_rows, strict=True):
            chosen = self._table.counted[rows]
            if chosen.any():
                mean_ms = float(np.mean(device.steps.duration_ps[chosen])) / PS_PER_MS
                times[device.host] = max(mean_ms, times.get(device.host, 0.0))
        return times

    def _counted(self) -> dict[str, int]:
        """Returns how many steps of each host count in averages; of several devices, the most."""
        counts: dict[str, int] = {}
        if self._table is not None:
            for device, rows in zip(self._device_steps, self._table.device_rows, strict=True):
                steps = int(self._table.counted[rows].sum())
                counts[device.host] = max(steps, counts.get(device.host, 0))
        return counts

    def _against_the_others(self, host: str) -> _AgainstOthers:
        spread, table = self._spread, self._table
        if not self._several() or spread is None or table is None or host not in spread.names:
            return {"work_ms": None, "slowest_in_steps": None, "clock_offset_ms": None}
        index = spread.names.index(host)
        work_ms = spread.work_ms[index, table.counted]
        work_ms = work_ms[~np.isnan(work_ms)]
        skew_ps = self._alignment.skew_ps
        return {
            "work_ms": float(np.mean(work_ms)) if len(work_ms) else None,
            "slowest_in_steps": int((spread.slowest[table.counted] == index).sum()),
            "clock_offset_ms": None if skew_ps is None else skew_ps.get(host, 0) / PS_PER_MS,
        }


def _in_sentence(part: Category) -> str:
    return part.full_label.replace(", between steps", " between steps")


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
    return ", ".join(names[:_LISTED]) + more


def _duration(time_ps: int) -> str:
    seconds = time_ps / 1e12
    return f"{seconds:.3f} s" if seconds >= 1 else f"{1e3 * seconds:.3f} ms"
