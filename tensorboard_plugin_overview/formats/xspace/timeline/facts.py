"""Facts about devices and hosts from the stats of their planes.

In: the stats of a plane.  Out: `DeviceFacts`, hardware counters, and where all these stand.

Deliberately ignored: stats of no known meaning, and numbers that cannot be an amount.
"""

from __future__ import annotations

from collections.abc import Mapping

from tensorboard_plugin_overview.decode.columns import StatValue, amount, text_of
from tensorboard_plugin_overview.decode.wire.wire import DamageError, read_field
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits
from tensorboard_plugin_overview.trace import facts

SOURCES = facts.FactSources(
    format="xplane",
    files="files *.xplane.pb",
    container="plane",
    entry="stat",
    capture="stats profile_start_time and profile_stop_time of the plane Task Environment",
    tracer_level="host_tracer_level in stat profile_options of the plane Task Environment",
    version="{}_version",
    chips="stat core_details of each core's plane",
)

_TYPE_STATS = ("gpu_device_name", "device_type_string")
_OLD_GPU_STATS = ("device_vendor", "compute_cap_major", "compute_cap_minor")
_CHIP_FIELD = 4


def device_facts(
    name: str, kind: facts.DeviceKind | facts.OtherKind, stats: Mapping[str, StatValue]
) -> facts.DeviceFacts:
    """Returns what a device's plane states.

    Args:
        name: the plane's.
        kind: of the device.
        stats: the plane's.
    """
    major, minor = stats.get("compute_cap_major"), stats.get("compute_cap_minor")
    capability = (major, minor) if isinstance(major, int) and isinstance(minor, int) else None
    type_name, type_source = _type(name, kind, stats, capability)
    details = stats.get("core_details")
    return facts.DeviceFacts(
        type_name=type_name,
        type_source=type_source,
        vendor=text_of(stats.get("device_vendor")),
        model=text_of(stats.get("gpu_device_name")) or text_of(stats.get("device_name")),
        capability=capability,
        multiprocessors=amount(stats.get("core_count")),
        clock_khz=amount(stats.get("clock_rate")),
        matrix_units=_matrix_units(stats),
        peak_flops=_peak_flops(stats),
        memory_bandwidth=_memory_bandwidth(stats),
        chip=_chip(details) if isinstance(details, bytes) else None,
        is_simulated=any(text_of(stats.get(stat)).startswith("Simulated") for stat in _TYPE_STATS),
    )


def counters(stats: Mapping[str, StatValue]) -> Mapping[str, float]:
    """Returns the hardware counters among the stats of the host's planes, in percent."""
    found = {name: amount(stats.get(name)) for name in (facts.MATRIX_UNITS, facts.HBM)}
    return {name: value for name, value in found.items() if value is not None}


def _type(
    name: str,
    kind: facts.DeviceKind | facts.OtherKind,
    stats: Mapping[str, StatValue],
    capability: tuple[int, int] | None,
) -> tuple[str, str]:
    """Returns the device's type, and where it stands."""
    for stat in _TYPE_STATS:
        if stated := stats.get(stat):
            return str(stated), f"stat {stat} of the plane"
    if kind in ("tpu", "sparsecore"):
        return "TPU", "name of the plane"
    if kind != "gpu":
        return name.removeprefix("/device:").partition(":")[0], "name of the plane"
    vendor = str(stats.get("device_vendor") or "")
    type_name = " ".join(part for part in (vendor, "GPU", _capability(vendor, capability)) if part)
    there = [stat for stat in _OLD_GPU_STATS if stat in stats]
    return type_name, f"stats {', '.join(there)} of the plane" if there else "name of the plane"


def _capability(vendor: str, capability: tuple[int, int] | None) -> str:
    """Returns what old profiles have in place of a GPU's name."""
    if capability is None:
        return ""
    major, minor = capability
    # AMD's devices have an architecture instead; the profiler writes its first two figures here.
    return f"(gfx{major}{minor}x)" if vendor == "AMD" else f"(compute capability {major}.{minor})"


def _matrix_units(stats: Mapping[str, StatValue]) -> MatrixUnits:
    """Returns the matrix units of a GPU; one without a vendor counts as NVIDIA's."""
    if text_of(stats.get("device_vendor")).lower() == "amd":
        return "amd"
    major = stats.get("compute_cap_major")
    return "none" if isinstance(major, int) and major < 7 else "nvidia"


def _peak_flops(stats: Mapping[str, StatValue]) -> facts.Peak | None:
    stated = amount(stats.get("peak_teraflops_per_second"))
    if not stated:
        return None
    return facts.Peak(stated * 1e12, f"{stated:g} TFLOP/s, the device's peak in the profile")


def _memory_bandwidth(stats: Mapping[str, StatValue]) -> facts.Peak | None:
    if stated := amount(stats.get("peak_hbm_bw_gigabytes_per_second")):
        return facts.Peak(stated * 1e9, f"{stated:g} GB/s, the device's peak in the profile")
    if stated := amount(stats.get("memory_bandwidth")):
        return facts.Peak(stated, f"{stated / 1e9:g} GB/s, the device's bandwidth in the profile")
    return None


def _chip(core_details: bytes) -> int:
    """Reads the chip from the message `CoreDetails`; 0 is not written."""
    position = 0
    try:
        while position < len(core_details):
            field = read_field(core_details, position, len(core_details))
            if field.number == _CHIP_FIELD:
                return field.value
            position = field.end
    except DamageError:
        pass
    return 0
