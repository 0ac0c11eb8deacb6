"""Describes the environment and the devices of a run.

In: host summaries and the step table.  Out: the JSON's `environment` and `devices`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.metrics.host.device_memory import MemoryPeaks
from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.metrics.run.stragglers import device_spread
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.recording.environment_provenance import (
    environment_provenance,
)
from tensorboard_plugin_overview.trace.facts import ProcessFacts

# A device with more work than the mean of all by less than this is not called the slowest.
_NOTABLY_SLOWER = 1.01


class _CountedSteps(NamedTuple):
    """The steps of a device that count in averages: how many, and their mean length."""

    n: int
    mean_ms: float | None


_NO_STEPS = _CountedSteps(0, None)


def environment_document(platform: Platform, hosts: Sequence[HostSummary]) -> schema.Environment:
    """Returns hardware, software and capture, as far as the profile has them.

    Args:
        platform: of the run.
        hosts: those that could be read.
    """
    devices = [device for host in hosts for device in host.devices if device.kind != "sparsecore"]
    starts = [host.capture_start_ns for host in hosts if host.capture_start_ns is not None]
    lengths = [host.capture_ps for host in hosts if host.capture_ps is not None]
    # They state the TPU's type too, where nothing else of it was recorded.
    sparse_cores = [
        device for host in hosts for device in host.devices if device.kind == "sparsecore"
    ]
    levels = [host.tracers.host for host in hosts if host.tracers is not None]
    read = [device for device in devices if device.used or device.busy_ps is not None]
    document: schema.Environment = {
        "device_type": _device_type(hosts, devices or sparse_cores),
        "device_count": len(devices),
        "devices_used": sum(device.used for device in devices) if read or not devices else None,
        "host_count": len(hosts),
        "frameworks": _versions(hosts),
        "capture_start_ns": min(starts, default=None),
        "capture_ms": max(lengths) / PS_PER_MS if lengths else None,
        "trace_level": min(levels, default=None),
        "simulated": any(device.facts.is_simulated for device in devices),
        "provenance": environment_provenance(platform, hosts),
    }
    options = [host.process.options for host in hosts if host.process.options is not None]
    if options:
        document["distributed"] = _distributed([host.process for host in hosts])
        document["profiler_options"] = {
            name: _same(options, name) for name in dict.fromkeys(chain(*options))
        }
        ids = {host.process.trace_id for host in hosts}
        document["trace_id"] = ids.pop() if len(ids) == 1 else None
    return document


def _distributed(processes: Sequence[ProcessFacts]) -> schema.Distributed | None:
    """Returns the job that the hosts are ranks of; None where nothing states it."""
    sizes = [one.world_size for one in processes if one.world_size is not None]
    groups = [one.groups for one in processes if one.groups is not None]
    backends = sorted({one.backend for one in processes if one.backend is not None})
    ranks = {one.rank for one in processes}
    if not (sizes or groups or backends or ranks != {None}):
        return None
    return {
        "backend": ", ".join(backends) or None,
        "world_size": max(sizes, default=None),
        # A file that states no rank is of one, too.
        "ranks_present": len(ranks - {None}) + sum(one.rank is None for one in processes),
        "groups": max(groups, default=None),
    }


def _same(options: Sequence[Mapping[str, bool]], name: str) -> bool | None:
    """Returns whether an option was on; None where files differ, or only some state it."""
    found = {one.get(name) for one in options}
    return found.pop() if len(found) == 1 else None


def device_documents(hosts: Sequence[HostSummary], table: StepTable | None) -> list[schema.Device]:
    """Returns every device plane of the profile, the used and the unused.

    Args:
        hosts: those that could be read.
        table: the run's steps, None without any.
    """
    counted = _counted_steps(hosts, table)
    slowest = _slowest(hosts, table)
    documents: list[schema.Device] = []
    for host in hosts:
        for device in host.devices:
            key = (host.host, device.name)
            ran = device.used and device.busy_ps is not None and device.span_ps is not None
            documents.append(
                {
                    "id": f"{host.host}{device.name}",
                    "name": device.name,
                    "host": host.host,
                    "kind": device.kind,
                    "used": device.used,
                    "busy_ms": None if device.busy_ps is None else device.busy_ps / PS_PER_MS,
                    "span_ms": None if device.span_ps is None else _span_ps(device) / PS_PER_MS,
                    "busy_percent": _busy_percent(device) if ran else None,
                    "counted_steps": counted.get(key, _NO_STEPS).n,
                    "step_time_ms": counted.get(key, _NO_STEPS).mean_ms,
                    "slowest": f"{host.host}{device.name}" == slowest,
                    "memory": None if device.memory is None else _memory(device.memory),
                }
            )
    return documents


def _memory(peaks: MemoryPeaks) -> schema.DeviceMemory:
    return {
        "peak_allocated_bytes": peaks.allocated_bytes,
        "peak_reserved_bytes": peaks.reserved_bytes,
        "total_bytes": peaks.total_bytes,
        "peak_step": peaks.step,
    }


def _busy_percent(device: DeviceSummary) -> float:
    assert device.busy_ps is not None
    return 100.0 * device.busy_ps / _span_ps(device)


def _span_ps(device: DeviceSummary) -> int:
    assert device.span_ps is not None
    return device.span_ps[1] - device.span_ps[0]


def _counted_steps(
    hosts: Sequence[HostSummary], table: StepTable | None
) -> dict[tuple[str, str], _CountedSteps]:
    """Returns the counted steps of each (host, device) that has any."""
    if table is None:
        return {}
    devices = [device for host in hosts for device in host.device_steps]
    times = {}
    for device, row in zip(devices, table.device_rows, strict=True):
        chosen = table.counted[row]
        if chosen.any():
            mean_ps = float(np.mean(device.steps.duration_ps[chosen]))
            steps = _CountedSteps(int(chosen.sum()), mean_ps / PS_PER_MS)
            times[device.host, device.steps.device] = steps
    return times


def _slowest(hosts: Sequence[HostSummary], table: StepTable | None) -> str | None:
    """Returns the id of the device with the most work, where it is notably above the mean."""
    devices = [device for host in hosts for device in host.device_steps]
    if table is None or not table.has_breakdown or len(devices) < 2:
        return None
    spread = device_spread(devices, table)
    work_ms = spread.work_ms[:, table.counted]
    there = ~np.isnan(work_ms).all(axis=1)
    if there.sum() < 2:
        return None
    mean_ms = np.nanmean(work_ms[there], axis=1)
    most = int(np.argmax(mean_ms))
    names = [spread.names[index] for index in np.flatnonzero(there).tolist()]
    return names[most] if mean_ms[most] > mean_ms.mean() * _NOTABLY_SLOWER else None


def _versions(hosts: Sequence[HostSummary]) -> dict[str, str]:
    """Returns the version of each framework; where hosts differ, all of them."""
    versions: dict[str, set[str]] = {}
    for host in hosts:
        for name, version in host.versions.items():
            versions.setdefault(name, set()).add(version)
    return {name: ", ".join(sorted(versions[name])) for name in sorted(versions)}


def _device_type(hosts: Sequence[HostSummary], devices: Sequence[DeviceSummary]) -> str:
    """Returns the devices' type; of several, all, the most frequent first."""
    if not devices:
        calls = (host.quality.missing_device for host in hosts)
        missing = next((call.device for call in calls if call is not None), None)
        return "CPU" if missing is None else f"{missing} (not in the profile)"
    counts = Counter(device.facts.type_name for device in devices)
    return ", ".join(sorted(counts, key=lambda name: (-counts[name], name)))
