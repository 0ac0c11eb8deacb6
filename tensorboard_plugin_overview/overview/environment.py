"""What the run ran on: the environment, the devices and hosts of the page.

In: host summaries and the step table.  Out: the JSON's `environment`, `devices` and `hosts`.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

import numpy as np

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.metrics.host_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host_summary import platform_of
from tensorboard_plugin_overview.metrics.step_table import PS_PER_MS
from tensorboard_plugin_overview.metrics.step_table import StepTable
from tensorboard_plugin_overview.overview.document import FileReport

# A device that is slower than the mean of all by less than this is not called the slowest.
_NOTABLY_SLOWER = 1.01


def environment_document(hosts: Sequence[HostSummary]) -> dict[str, Any]:
    """Hardware, software and capture, as far as the profile tells."""
    devices = [device for host in hosts for device in host.devices if device.kind != "sparsecore"]
    starts = [host.capture_start_ns for host in hosts if host.capture_start_ns is not None]
    lengths = [host.capture_ps for host in hosts if host.capture_ps is not None]
    read = [device for device in devices if device.busy_ps is not None]
    return {
        "device_type": _device_type(devices),
        "device_count": len(devices),
        "devices_used": sum(device.used for device in devices) if read or not devices else None,
        "host_count": len(hosts),
        "frameworks": {name: v for host in hosts for name, v in host.versions.items()},
        "capture_start_ns": min(starts, default=None),
        "capture_ms": max(lengths) / PS_PER_MS if lengths else None,
        "trace_level": None,
        "simulated": any(_is_simulated(device) for device in devices),
    }


def device_documents(hosts: Sequence[HostSummary], table: StepTable | None) -> list[dict[str, Any]]:
    """Every device plane of the profile, the used and the unused."""
    step_time = _device_step_times(hosts, table)
    slowest = _slowest(step_time)
    documents = []
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
                    "busy_percent": _busy_percent(device) if ran else None,
                    "step_time_ms": step_time.get(key),
                    "slowest": key == slowest,
                }
            )
    return documents


def host_documents(
    files: Sequence[FileReport], hosts: Sequence[HostSummary], table: StepTable | None
) -> list[dict[str, Any]]:
    """Every host of the run, those whose file could not be read included."""
    by_name = {host.host: host for host in hosts}
    lane_times = _lane_step_times(hosts, table)
    documents = []
    for file in files:
        host = by_name.get(file.host)
        times = [time for (name, _), time in lane_times.items() if name == file.host]
        documents.append(
            {
                "name": file.host,
                "status": file.status,
                "devices": len(host.devices) if host else 0,
                "steps": max((len(lane.steps) for lane in host.lanes), default=0) if host else 0,
                "step_time_ms": max(times, default=None),
                "straggler": False,
            }
        )
    return documents


def _is_simulated(device: DeviceSummary) -> bool:
    """The device says that it is made up (a sample profile does)."""
    names = (device.properties.get(stat) for stat in ("gpu_device_name", "device_type_string"))
    return any(isinstance(name, str) and name.startswith("Simulated") for name in names)


def _busy_percent(device: DeviceSummary) -> float:
    assert device.busy_ps is not None
    assert device.span_ps is not None
    return 100.0 * device.busy_ps / (device.span_ps[1] - device.span_ps[0])


def _lane_step_times(
    hosts: Sequence[HostSummary], table: StepTable | None
) -> dict[tuple[str, str], float]:
    """(host, lane) -> mean length of the counted steps on that lane, milliseconds."""
    platform = platform_of(hosts)
    lanes = [lane for host in hosts if host.platform == platform for lane in host.lanes]
    if table is None:
        return {}
    times = {}
    for lane, row in zip(lanes, table.lane_rows, strict=True):
        chosen = table.counted[row]
        if chosen.any():
            mean_ps = float(np.mean(lane.steps.duration_ps[chosen]))
            times[lane.host, lane.steps.lane] = mean_ps / PS_PER_MS
    return times


def _device_step_times(
    hosts: Sequence[HostSummary], table: StepTable | None
) -> dict[tuple[str, str], float]:
    devices = {(host.host, device.name) for host in hosts for device in host.devices}
    times = _lane_step_times(hosts, table)
    return {key: time for key, time in times.items() if key in devices}


def _slowest(step_time: Mapping[tuple[str, str], float]) -> tuple[str, str] | None:
    if len(step_time) < 2:
        return None
    key = max(step_time, key=lambda name: step_time[name])
    mean = sum(step_time.values()) / len(step_time)
    return key if step_time[key] > mean * _NOTABLY_SLOWER else None


def _device_type(devices: Sequence[DeviceSummary]) -> str:
    if not devices:
        return "CPU"
    properties = devices[0].properties
    for stat in ("gpu_device_name", "device_type_string"):
        if name := properties.get(stat):
            return str(name)
    if devices[0].kind == "tpu":
        return "TPU"
    vendor = properties.get("device_vendor")
    return " ".join(part for part in (str(vendor or ""), "GPU", _capability(properties)) if part)


def _capability(properties: Mapping[str, StatValue]) -> str:
    """What little an old profile tells of a GPU's make."""
    major, minor = properties.get("compute_cap_major"), properties.get("compute_cap_minor")
    if not isinstance(major, int) or not isinstance(minor, int):
        return ""
    return f"(compute capability {major}.{minor})"
