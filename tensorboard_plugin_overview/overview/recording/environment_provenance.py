"""Where the facts of the environment come from: planes, stats and files by name.

In: host summaries.  Out: the JSON's `environment.provenance`, a line for each fact.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.overview.recording.environment import TYPE_STATS

_OLD_GPU_STATS = ("device_vendor", "compute_cap_major", "compute_cap_minor")
_NO_DEVICE = "no plane of a device in the profile"
_CAPTURE_STATS = "stats profile_start_time and profile_stop_time of the plane Task Environment"
_NOT_TOLD = f"not known: no file has plausible {_CAPTURE_STATS}"


def environment_provenance(platform: Platform, hosts: Sequence[HostSummary]) -> dict[str, str]:
    """Fact of the environment -> where it comes from, or what would tell it.

    Args:
        platform: of the run.
        hosts: those that could be read.
    """
    devices = [device for host in hosts for device in host.devices if device.kind != "sparsecore"]
    told = [host.host for host in hosts if host.capture_ps is not None]
    found = {
        "device_type": _device_type(hosts, devices),
        "device_count": _device_count(platform, devices),
        "devices_used": _devices_used(devices),
        "host_count": f"files *.xplane.pb that could be read: {_listed([h.host for h in hosts])}",
        "frameworks": _frameworks(hosts),
        "capture_start_ns": _capture(told, "the start", "the earliest"),
        "capture_ms": _capture(told, "stop − start", "the longest"),
        "trace_level": _trace_level(hosts),
        "simulated": "a device's type that begins with “Simulated”",
    }
    if platform == "tpu":
        found["chip_count"] = (
            "stat core_details of each core's plane: how many chips they name, host by host"
        )
    return found


def _trace_level(hosts: Sequence[HostSummary]) -> str:
    told = [host for host in hosts if host.tracers is not None]
    if not told:
        return "not known: no profile says at which level it was captured"
    lowest = f", the lowest of {len(told)} hosts" if len(told) > 1 else ""
    return f"host_tracer_level in stat profile_options of the plane Task Environment{lowest}"


def _device_type(hosts: Sequence[HostSummary], devices: Sequence[DeviceSummary]) -> str:
    calls = [host.quality.missing_device for host in hosts]
    call = next((one for one in calls if one is not None), None)
    if not devices and call is not None:
        return f"{_NO_DEVICE}; the host's event {call.name} put work on a {call.device}"
    if not devices and any(host.platform == "tpu" for host in hosts):
        return "planes of SparseCores, which are parts of a TPU"
    if not devices:
        return f"{_NO_DEVICE}: the host's CPU"
    by_source: dict[str, list[str]] = {}
    for device in devices:
        by_source.setdefault(_type_source(device), []).append(device.name)
    return "; ".join(f"{source} of {_listed(names)}" for source, names in by_source.items())


def _type_source(device: DeviceSummary) -> str:
    stat = next((name for name in TYPE_STATS if device.properties.get(name)), None)
    if stat is not None:
        return f"stat {stat} of the plane"
    there = [name for name in _OLD_GPU_STATS if name in device.properties]
    if device.kind == "gpu" and there:
        return f"stats {', '.join(there)} of the plane"
    return "name of the plane"


def _device_count(platform: Platform, devices: Sequence[DeviceSummary]) -> str:
    if not devices:
        return _NO_DEVICE
    kind = {"tpu": "TensorCore", "gpu": "GPU", "cpu": "device"}[platform]
    return f"planes of a {kind}: {_listed([device.name for device in devices])}"


def _devices_used(devices: Sequence[DeviceSummary]) -> str:
    if not devices:
        return _NO_DEVICE
    if all(device.busy_ps is None and not device.used for device in devices):
        return "not known: no op of a device was recorded"
    return "devices that ran more than copies, by the events of their planes"


def _frameworks(hosts: Sequence[HostSummary]) -> str:
    names = sorted({f"{name}_version" for host in hosts for name in host.versions})
    if not names:
        return "not known: no plane has a stat that ends in _version"
    return f"stat{'' if len(names) == 1 else 's'} {', '.join(names)} of the planes"


def _capture(told: Sequence[str], what: str, of_several: str) -> str:
    if not told:
        return _NOT_TOLD
    chosen = f", {of_several} of {len(told)} hosts" if len(told) > 1 else ""
    return f"{_CAPTURE_STATS}: {what}{chosen}"


def _listed(names: Sequence[str]) -> str:
    """The first, and how many more."""
    return names[0] if len(names) == 1 else f"{names[0]} and {len(names) - 1} more"
