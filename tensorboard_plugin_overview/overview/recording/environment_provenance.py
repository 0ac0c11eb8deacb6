"""Names where each fact of the environment comes from, in the files' own names.

In: host summaries.  Out: the JSON's `environment.provenance`, a line for each fact.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.trace.facts import FactSources


def environment_provenance(
    platform: Platform, hosts: Sequence[HostSummary]
) -> schema.EnvironmentProvenance:
    """Returns where each fact of the environment comes from, or would come from.

    Args:
        platform: of the run.
        hosts: those that could be read.
    """
    devices = [device for host in hosts for device in host.devices if device.kind != "sparsecore"]
    known = sum(host.capture_ps is not None for host in hosts)
    sources = hosts[0].sources
    listed = _listed([host.host for host in hosts])
    no_device = f"no {sources.container} of a device in the profile"
    origins: schema.EnvironmentProvenance = {
        "device_type": _device_type(hosts, devices, no_device),
        "device_count": _device_count(platform, devices, sources) if devices else no_device,
        "devices_used": _devices_used(devices, sources) if devices else no_device,
        "host_count": f"{sources.files} that could be read: {listed}",
        "frameworks": _frameworks(hosts, sources),
        "capture_start_ns": _capture(known, "the start", "the earliest", sources),
        "capture_ms": _capture(known, "stop − start", "the longest", sources),
        "trace_level": _trace_level(hosts, sources),
        "simulated": "a device's type that begins with “Simulated”",
    }
    if any(host.process.options is not None for host in hosts):
        origins["distributed"] = f"{sources.entry} distributedInfo"
        origins["profiler_options"] = f"{sources.entry}s of these names, which say what was on"
        origins["trace_id"] = f"{sources.entry} trace_id"
    if platform == "tpu":
        origins["chip_count"] = f"{sources.chips}: how many chips they name, host by host"
    return origins


def _trace_level(hosts: Sequence[HostSummary], sources: FactSources) -> str:
    known = [host for host in hosts if host.tracers is not None]
    if not known:
        return "not known: no profile says at which level it was captured"
    lowest = f", the lowest of {len(known)} hosts" if len(known) > 1 else ""
    return f"{sources.tracer_level}{lowest}"


def _device_type(
    hosts: Sequence[HostSummary], devices: Sequence[DeviceSummary], no_device: str
) -> str:
    calls = [host.quality.missing_device for host in hosts]
    call = next((one for one in calls if one is not None), None)
    if not devices and call is not None:
        return f"{no_device}; the host's event {call.name} put work on a {call.device}"
    if not devices and any(host.platform == "tpu" for host in hosts):
        return f"{hosts[0].sources.container}s of SparseCores, which are parts of a TPU"
    if not devices:
        return f"{no_device}: the host's CPU"
    by_source: dict[str, list[str]] = {}
    for device in devices:
        by_source.setdefault(device.facts.type_source, []).append(device.name)
    return "; ".join(f"{source} of {_listed(names)}" for source, names in by_source.items())


def _device_count(
    platform: Platform, devices: Sequence[DeviceSummary], sources: FactSources
) -> str:
    kind = {"tpu": "TensorCore", "gpu": "GPU", "cpu": "device"}[platform]
    names = _listed([device.name for device in devices])
    return f"{sources.container}s of a {kind}: {names}"


def _devices_used(devices: Sequence[DeviceSummary], sources: FactSources) -> str:
    if all(device.busy_ps is None and not device.used for device in devices):
        return "not known: no op of a device was recorded"
    return f"devices that ran more than copies, by the events of their {sources.container}s"


def _frameworks(hosts: Sequence[HostSummary], sources: FactSources) -> str:
    container, entry = sources.container, sources.entry
    names = sorted({sources.version.format(name) for host in hosts for name in host.versions})
    if not names:
        return f"not known: no {container} has a {entry} that ends in {sources.version.format('')}"
    if sources.versions:
        return sources.versions
    return f"{entry}{'' if len(names) == 1 else 's'} {', '.join(names)} of the {container}s"


def _capture(known: int, what: str, of_several: str, sources: FactSources) -> str:
    """Returns where start or length of the capture come from.

    Args:
        known: how many hosts have them.
        what: the fact.
        of_several: how it is chosen among hosts.
        sources: of the format.
    """
    if not known:
        return f"not known: no file has plausible {sources.capture}"
    chosen = f", {of_several} of {known} hosts" if known > 1 else ""
    return f"{sources.capture}: {what}{chosen}"


def _listed(names: Sequence[str]) -> str:
    """Returns the first names, and the number of the others."""
    return names[0] if len(names) == 1 else f"{names[0]} and {len(names) - 1} more"
