"""Which steps of several hosts are the same, and what time it was on all of them.

In: the summaries of a run's hosts.  Out: an `Alignment`: the same summaries, their steps on one
clock and under common numbers; hosts that have no step in common with the others, or none at all,
are set aside, and the rest goes on without them.

Steps are matched by number and occurrence.  Numbers that are mere places (of inferred steps, of
markers without a number) mean nothing on another host: such steps are matched by time, and if the
hosts' times do not overlap, by order.  Which steps the hosts have in common is up to those whose
numbers are the user's and whose files are whole.

Clocks: a host's times count from the start of its capture, which its file gives in time since the
epoch, or else from its earliest line.  Hosts that work together cannot be further apart than a
step; where they are by their clocks, the clocks are wrong, and the steps are put side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import intersections
from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, platform_of
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.steps.steps import Steps, occurrence

Key: TypeAlias = tuple[int, int]
"""A step's number, and which one of that number it is."""


@dataclass(frozen=True)
class Alignment:
    """The hosts of a run, side by side.

    Attributes:
        hosts: all of them; those set aside, and those that only coordinate, without steps.
        set_aside: host -> why its steps do not count.
        skew_ps: host -> how far its clock is ahead of the others', where it is by more than a step;
            None where clocks cannot be compared.
        epoch: the clocks compared are those of the machines; otherwise each counts from about the
            start of its own capture, and what is a skew may be a later start.
        by_order: hosts whose steps have no numbers, nor times that overlap with the others'.
    """

    hosts: Sequence[HostSummary]
    set_aside: Mapping[str, str] = field(default_factory=dict)
    skew_ps: Mapping[str, int] | None = None
    epoch: bool = True
    by_order: Sequence[str] = ()

    @property
    def device_steps(self) -> list[DeviceSteps]:
        """Of all hosts."""
        return [device for host in self.hosts for device in host.device_steps]


def align(hosts: Sequence[HostSummary], damaged: Collection[str] = ()) -> Alignment:
    """Puts the steps of at least one host side by side.

    Args:
        hosts: in any order.
        damaged: names of the hosts whose files are not whole.
    """
    hosts = sorted(hosts, key=lambda host: host.host)
    platform = platform_of(hosts)
    # Hosts without a device, in a run that has devices, only coordinate: their steps do not count.
    hosts = [host if host.platform == platform else _without_steps(host) for host in hosts]
    stepping = [host for host in hosts if host.device_steps]
    set_aside = {
        host.host: "no op of its devices was recorded"
        if host.steps.device_steps
        else "it has no steps"
        for host in hosts
        if stepping and not host.device_steps and host.platform == platform
    }
    if len(stepping) < 2:
        return Alignment(hosts, set_aside)
    clocks = _Clocks.of(stepping)
    numbered, by_order = _number(stepping, clocks)
    starts = {host.host: _starts(host) for host in numbered}
    together = _largest_group(starts, _voters(stepping, damaged))
    for host in numbered:
        if host.host not in together:
            set_aside[host.host] = "it has none of the steps that the others have in common"
    by_name = {host.host: host for host in numbered}
    moved, skew_ps = _on_one_clock([by_name[name] for name in together], starts, clocks)
    return Alignment(
        hosts=[moved.get(host.host, _without_steps(host)) for host in hosts],
        set_aside=set_aside,
        skew_ps=None if clocks.zero_ns is None else skew_ps,
        epoch=clocks.epoch,
        by_order=[host for host in by_order if host in together],
    )


def _without_steps(host: HostSummary) -> HostSummary:
    tpu = None if host.tpu is None else replace(host.tpu, device_steps=(), communication=())
    return replace(host, device_steps=(), tpu=tpu)


def _with_device_steps(host: HostSummary, devices: Sequence[DeviceSteps]) -> HostSummary:
    tpu = None if host.tpu is None else replace(host.tpu, device_steps=devices)
    return replace(host, device_steps=devices, tpu=tpu)


def _starts(host: HostSummary) -> dict[Key, int]:
    """Step -> its start on the host's earliest device, by the host's own clock."""
    starts: dict[Key, int] = {}
    for device in host.device_steps:
        number = device.steps.number
        keys = zip(number.tolist(), occurrence(number).tolist(), strict=True)
        for key, start_ps in zip(keys, device.steps.start_ps.tolist(), strict=True):
            starts[key] = min(start_ps, starts.get(key, start_ps))
    return starts


def _voters(hosts: Sequence[HostSummary], damaged: Collection[str]) -> list[str]:
    """The hosts that decide which steps are common: numbered ones whose files are whole, if any."""
    numbered = {host.host for host in hosts if not _first_device(host).is_indexed}
    whole = {host.host for host in hosts if host.host not in damaged}
    everyone = {host.host for host in hosts}
    return sorted(next(group for group in (numbered & whole, numbered, whole, everyone) if group))


def _largest_group(starts: Mapping[str, Mapping[Key, int]], voters: Sequence[str]) -> list[str]:
    """Finds the most voters that have a step in common; of equally many, those with more steps.

    Args:
        starts: host -> step -> its start.
        voters: at least one host, sorted.

    Returns:
        The voters, and behind them the other hosts that have such a step, too.
    """
    hosts_with = Counter(key for host in voters for key in starts[host])
    most = max(hosts_with.values())
    groups: dict[tuple[str, ...], set[Key]] = {}
    for key, count in hosts_with.items():
        if count == most:
            group = tuple(host for host in voters if key in starts[host])
            groups.setdefault(group, set()).add(key)

    def rank(group: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
        return -sum(len(starts[host]) for host in group), group

    largest = min(groups, key=rank)
    common = groups[largest]
    others = [
        host for host in sorted(starts) if host not in voters and common & starts[host].keys()
    ]
    return [*largest, *others]


# ---- clocks --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Clocks:
    """Where each host's times count from, on clocks that can be compared.

    Attributes:
        zero_ns: host -> zero; None where the clocks cannot be compared.
        epoch: the clocks are the machines'.
    """

    zero_ns: Mapping[str, int] | None
    epoch: bool

    @staticmethod
    def of(hosts: Sequence[HostSummary]) -> _Clocks:
        stated = {host.host: host.capture_start_ns for host in hosts}
        known = {host: start_ns for host, start_ns in stated.items() if start_ns is not None}
        if len(known) == len(hosts):
            return _Clocks(known, epoch=True)
        if known:
            return _Clocks(None, epoch=False)
        return _Clocks({host.host: host.origin_ns for host in hosts}, epoch=False)

    def apart_ps(self, host: str, other: str) -> int:
        """Returns how much later the host's zero is than the other's, ps; 0 where that is unknown.

        Args:
            host: its name.
            other: the other host's name.
        """
        if self.zero_ns is None:
            return 0
        return (self.zero_ns[host] - self.zero_ns[other]) * 1000


def _on_one_clock(
    hosts: Sequence[HostSummary], starts: Mapping[str, Mapping[Key, int]], clocks: _Clocks
) -> tuple[dict[str, HostSummary], dict[str, int]]:
    """The hosts with their steps on one clock, and the skew of those whose clock is wrong."""
    first = hosts[0].host
    # How much later the host is in its steps than the first host, by their own clocks.
    later_ps = {host.host: _median_later_ps(starts[host.host], starts[first]) for host in hosts}
    apart_ps = {host.host: clocks.apart_ps(host.host, first) for host in hosts}
    off_ps = {host: later_ps[host] + apart_ps[host] for host in later_ps}
    # The lower median, so that of two clocks one is right and the other is ahead.
    right = sorted(off_ps, key=lambda host: (off_ps[host], host))[(len(hosts) - 1) // 2]
    step_ps = int(median(np.concatenate([_durations(host) for host in hosts])))
    skew_ps = {}
    shift_ps = {}
    for host in off_ps:
        ahead_ps = off_ps[host] - off_ps[right]
        if clocks.zero_ns is not None and abs(ahead_ps) <= step_ps:
            shift_ps[host] = apart_ps[host] - apart_ps[right]
        else:
            shift_ps[host] = later_ps[right] - later_ps[host]
            if clocks.zero_ns is not None:
                skew_ps[host] = ahead_ps
    earliest_ps = min(
        min(steps.values()) + shift_ps[host] for host, steps in starts.items() if host in shift_ps
    )
    # Times of the run are not negative.
    zero_ps = min(earliest_ps, 0)
    moved = {host.host: _shifted(host, shift_ps[host.host] - zero_ps) for host in hosts}
    return moved, skew_ps


def _median_later_ps(starts: Mapping[Key, int], others: Mapping[Key, int]) -> int:
    later = sorted(start_ps - others[key] for key, start_ps in starts.items() if key in others)
    return later[len(later) // 2]


def _durations(host: HostSummary) -> Int64Array:
    return np.concatenate([device.steps.duration_ps for device in host.device_steps])


def _shifted(host: HostSummary, shift_ps: int) -> HostSummary:
    if not shift_ps:
        return host
    devices = []
    for device in host.device_steps:
        start_ps, end_ps = device.steps.start_ps + shift_ps, device.steps.end_ps + shift_ps
        devices.append(
            replace(device, steps=replace(device.steps, start_ps=start_ps, end_ps=end_ps))
        )
    return _with_device_steps(host, devices)


# ---- steps without numbers -----------------------------------------------------------------------


def _number(
    hosts: Sequence[HostSummary], clocks: _Clocks
) -> tuple[list[HostSummary], Sequence[str]]:
    """Gives steps without numbers of their own such that mean the same on every host.

    They are those of the host that has numbers, or else of the host with the most steps.

    Returns:
        The hosts, and the names of those that could only be matched by order.
    """
    indexed = {host.host for host in hosts if _first_device(host).is_indexed}
    if not indexed:
        return list(hosts), ()
    model = min(
        hosts,
        key=lambda host: (host.host in indexed, -len(_first_device(host)), host.host),
    )
    by_order = []
    numbered = []
    for host in hosts:
        if host is model or host.host not in indexed:
            numbered.append(host)
            continue
        apart_ps = clocks.apart_ps(host.host, model.host)
        offset = _offset_by_time(_first_device(host), _first_device(model), apart_ps)
        if offset is None or clocks.zero_ns is None:
            by_order.append(host.host)
            offset = 0
        devices = [
            _renumbered(device, _first_device(model), offset) for device in host.device_steps
        ]
        numbered.append(_with_device_steps(host, devices))
    first = min(int(_first_device(host).number[0]) for host in numbered)
    if model.host in indexed and first < 0:
        # All count from the first step that any host has.
        numbered = [
            _with_device_steps(host, [_counted_from(device, first) for device in host.device_steps])
            for host in numbered
        ]
    return numbered, by_order


def _first_device(host: HostSummary) -> Steps:
    return host.device_steps[0].steps


def _offset_by_time(steps: Steps, model: Steps, apart_ps: int) -> int | None:
    """Which step of the model the host's first one is: where most time is common; None if none."""
    # Clocks that are years apart do not overlap, and would not fit 64 bits.
    if abs(apart_ps) > np.iinfo(np.int64).max // 4:
        return None
    start_ps, end_ps = steps.start_ps + apart_ps, steps.end_ps + apart_ps
    step, of_model, common_ps = intersections(start_ps, end_ps, model.start_ps, model.end_ps)
    if not len(step):
        return None
    # Counted from a step of the model that is as far before its first as can be.
    total_ps = np.bincount(of_model - step + len(steps), common_ps)
    return int(np.argmax(total_ps)) - len(steps)


def _renumbered(device: DeviceSteps, model: Steps, offset: int) -> DeviceSteps:
    position = np.arange(len(device.steps)) + offset
    inside = np.clip(position, 0, len(model) - 1)
    # Beyond the model's first and last step, numbers go on by one.
    number = model.number[inside] + position - inside
    return replace(device, steps=replace(device.steps, number=number))


def _counted_from(device: DeviceSteps, first: int) -> DeviceSteps:
    return replace(device, steps=replace(device.steps, number=device.steps.number - first))
