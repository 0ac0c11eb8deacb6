"""What a device could do at best: FLOP/s by precision, and memory bandwidth.

In: the facts about a device, and what the user says.  Out: a `Peak` with its source, or None:
an unknown device has no peak, and none is assumed.

The user's word comes first, then what the profile says of the device, then the table: FLOP per
clock and multiprocessor (compute unit) times their number and clock, which the profile has.  Where
it has no clock, the device's exact name decides (`datasheets`).  Peaks are dense ones, of the
fastest unit for the precision (tensor or matrix cores, else vector units).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tensorboard_plugin_overview.metrics import datasheets
from tensorboard_plugin_overview.names.dtypes import BF16, FP8, FP16, FP32, FP64, INT8, TF32
from tensorboard_plugin_overview.trace.facts import DeviceFacts, Peak


@dataclass(frozen=True)
class PeakOverrides:
    """What the user says of each device: dense TFLOP/s, and GB/s of memory."""

    tflops: float | None = None
    gbps: float | None = None


NO_OVERRIDES = PeakOverrides()


@dataclass(frozen=True)
class _Architecture:
    """FLOP per clock and multiprocessor; int8 in integer operations."""

    name: str
    flops: Mapping[str, int]
    source: str


_CUDA_GUIDE = "CUDA C++ Programming Guide, arithmetic throughput"
# By compute capability, exactly: a later device may be anything.
_NVIDIA: Mapping[tuple[int, int], _Architecture] = {
    (3, 5): _Architecture("Kepler", {FP64: 128, FP32: 384}, _CUDA_GUIDE),
    (3, 7): _Architecture("Kepler", {FP64: 128, FP32: 384}, _CUDA_GUIDE),
    (5, 0): _Architecture("Maxwell", {FP64: 8, FP32: 256}, _CUDA_GUIDE),
    (5, 2): _Architecture("Maxwell", {FP64: 8, FP32: 256}, _CUDA_GUIDE),
    (6, 0): _Architecture(
        "Pascal", {FP64: 64, FP32: 128, FP16: 256}, "NVIDIA Tesla P100 whitepaper"
    ),
    # Half precision has a 64th of the rate; libraries compute it in fp32.
    (6, 1): _Architecture("Pascal", {FP64: 8, FP32: 256, FP16: 256, INT8: 1024}, _CUDA_GUIDE),
    (7, 0): _Architecture(
        "Volta", {FP64: 64, FP32: 128, FP16: 1024, INT8: 512}, "NVIDIA Tesla V100 whitepaper"
    ),
    (7, 5): _Architecture(
        "Turing", {FP64: 4, FP32: 128, FP16: 1024, INT8: 2048}, "NVIDIA Turing whitepaper, T4"
    ),
    (8, 0): _Architecture(
        "Ampere",
        {FP64: 128, FP32: 128, TF32: 1024, BF16: 2048, FP16: 2048, INT8: 4096},
        "NVIDIA A100 whitepaper",
    ),
    (8, 6): _Architecture(
        "Ampere",
        {FP64: 4, FP32: 256, TF32: 512, BF16: 1024, FP16: 1024, INT8: 2048},
        "NVIDIA GA102 whitepaper, A40",
    ),
    (8, 9): _Architecture(
        "Ada Lovelace",
        {FP64: 4, FP32: 256, TF32: 512, BF16: 1024, FP16: 1024, FP8: 2048, INT8: 2048},
        "NVIDIA Ada whitepaper, L40",
    ),
    (9, 0): _Architecture(
        "Hopper",
        {FP64: 256, FP32: 256, TF32: 2048, BF16: 4096, FP16: 4096, FP8: 8192, INT8: 8192},
        "NVIDIA H100 whitepaper",
    ),
    (10, 0): _Architecture(
        "Blackwell",
        {FP64: 128, FP32: 256, TF32: 4096, BF16: 8192, FP16: 8192, FP8: 16384, INT8: 16384},
        "NVIDIA HGX B200 datasheet",
    ),
}
# Sold as GeForce, the same chips multiply at half the rate where they accumulate in fp32.
_GEFORCE: Mapping[tuple[int, int], _Architecture] = {
    (8, 6): _Architecture(
        "Ampere",
        {FP64: 4, FP32: 256, TF32: 256, BF16: 512, FP16: 1024, INT8: 2048},
        "NVIDIA GA102 whitepaper, GeForce RTX 3090",
    ),
    (8, 9): _Architecture(
        "Ada Lovelace",
        {FP64: 4, FP32: 256, TF32: 256, BF16: 512, FP16: 1024, FP8: 2048, INT8: 2048},
        "NVIDIA Ada whitepaper, GeForce RTX 4090",
    ),
}
_AMD: Mapping[str, _Architecture] = {
    "gfx908": _Architecture(
        "CDNA",
        {FP64: 64, FP32: 256, BF16: 512, FP16: 1024, INT8: 1024},
        "AMD CDNA whitepaper",
    ),
    "gfx90a": _Architecture(
        "CDNA 2",
        {FP64: 256, FP32: 256, BF16: 1024, FP16: 1024, INT8: 1024},
        "AMD CDNA 2 whitepaper",
    ),
    "gfx942": _Architecture(
        "CDNA 3",
        {FP64: 256, FP32: 256, TF32: 1024, BF16: 2048, FP16: 2048, FP8: 4096, INT8: 4096},
        "AMD CDNA 3 whitepaper",
    ),
    "gfx950": _Architecture(
        "CDNA 4",
        {FP64: 128, FP32: 256, BF16: 4096, FP16: 4096, FP8: 8192, INT8: 8192},
        "AMD CDNA 4 whitepaper",
    ),
}
_AMD_OF_CAPABILITY = {(9, 4): "gfx942", (9, 5): "gfx950"}
_GFX = re.compile(r"gfx[0-9a-f]{3,}")
# Before profiles named the vendor; AMD's own capabilities begin with 8.
_LAST_CAPABILITY_OF_NVIDIA_ALONE = (7, 5)


def peak_flops(facts: DeviceFacts, dtype: str | None, overrides: PeakOverrides) -> Peak | None:
    """Returns the dense FLOP/s of one device.

    Args:
        facts: about the device.
        dtype: the precision; None if unknown.
        overrides: what the user says.

    Returns:
        None if unknown.
    """
    if overrides.tflops is not None:
        return Peak(overrides.tflops * 1e12, f"{overrides.tflops:g} TFLOP/s as given")
    if facts.peak_flops is not None:
        return facts.peak_flops
    if facts.clock_khz is None and dtype is not None:
        return datasheets.peak_flops(facts.model, facts.multiprocessors, dtype)
    architecture = _architecture(facts)
    cores, clock_khz = facts.multiprocessors, facts.clock_khz
    if architecture is None or dtype is None or not cores or not clock_khz:
        return None
    per_clock = architecture.flops.get(dtype)
    if per_clock is None:
        return None
    peak = cores * clock_khz * 1e3 * per_clock
    return Peak(
        peak,
        f"{peak / 1e12:.1f} TFLOP/s dense {dtype} = {cores:g} units × {clock_khz / 1e6:g} GHz × "
        f"{per_clock} FLOP ({architecture.name}; {architecture.source})",
    )


def peak_bandwidth(facts: DeviceFacts, overrides: PeakOverrides) -> Peak | None:
    """Returns the bytes per second between one device and its memory; None if unknown.

    Args:
        facts: about the device.
        overrides: what the user says.
    """
    if overrides.gbps is not None:
        return Peak(overrides.gbps * 1e9, f"{overrides.gbps:g} GB/s as given")
    if facts.memory_bandwidth is None and facts.clock_khz is None:
        return datasheets.peak_bandwidth(facts.model)
    return facts.memory_bandwidth


def lacks_bf16(facts: DeviceFacts) -> bool:
    """Returns whether a device is known to have no fast bfloat16, as a V100 or a T4."""
    architecture = _architecture(facts)
    return architecture is not None and BF16 not in architecture.flops


def _architecture(facts: DeviceFacts) -> _Architecture | None:
    vendor, capability = facts.vendor.lower(), facts.capability
    if vendor == "amd":
        gfx = _GFX.search(facts.model)
        key = gfx[0] if gfx else _AMD_OF_CAPABILITY.get(capability or (0, 0), "")
        return _AMD.get(key)
    if capability is None:
        return None
    if vendor == "nvidia" or (not vendor and capability <= _LAST_CAPABILITY_OF_NVIDIA_ALONE):
        table = _GEFORCE if "GeForce" in facts.model and capability in _GEFORCE else _NVIDIA
        return table.get(capability)
    return None
