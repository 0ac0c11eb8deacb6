"""Peaks: datasheet numbers by hand, the user's word, and unknown devices that stay unknown."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.formats.xspace.timeline.facts import device_facts
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides, peak_bandwidth, peak_flops
from tensorboard_plugin_overview.trace.facts import DeviceFacts

NONE = PeakOverrides()


def gpu(stats: dict[str, StatValue]) -> DeviceFacts:
    return device_facts("/device:GPU:0", "gpu", stats)


def nvidia(major: int, minor: int, cores: int, mhz: int, **more: StatValue) -> dict[str, StatValue]:
    return {
        "device_vendor": "Nvidia",
        "compute_cap_major": major,
        "compute_cap_minor": minor,
        "core_count": cores,
        "clock_rate": mhz * 1000,
        **more,
    }


def amd(cores: int, mhz: int, **more: StatValue) -> dict[str, StatValue]:
    return {"device_vendor": "AMD", "core_count": cores, "clock_rate": mhz * 1000, **more}


# The vendors' dense TFLOP/s at the vendors' boost clocks.
DATASHEETS = [
    (nvidia(6, 1, 28, 1582, gpu_device_name="NVIDIA GeForce GTX 1080 Ti"), "fp32", 11.3),
    (nvidia(6, 0, 56, 1480), "fp16", 21.2),  # P100
    (nvidia(7, 0, 80, 1530), "fp16", 125.0),  # V100
    (nvidia(7, 0, 80, 1530), "fp64", 7.8),
    (nvidia(7, 5, 40, 1590), "fp16", 65.0),  # T4
    (nvidia(7, 5, 40, 1590), "fp32", 8.1),
    (nvidia(7, 5, 40, 1590), "int8", 130.0),
    (nvidia(8, 0, 108, 1410), "tf32", 156.0),  # A100
    (nvidia(8, 0, 108, 1410), "bf16", 312.0),
    (nvidia(8, 0, 108, 1410), "fp64", 19.5),
    (nvidia(8, 6, 84, 1740), "bf16", 149.7),  # A40
    (nvidia(8, 6, 84, 1740), "tf32", 74.8),
    (nvidia(8, 6, 82, 1695, gpu_device_name="NVIDIA GeForce RTX 3090"), "bf16", 71.0),
    (nvidia(8, 6, 82, 1695, gpu_device_name="NVIDIA GeForce RTX 3090"), "tf32", 35.6),
    (nvidia(8, 9, 142, 2520), "fp8", 733.0),  # L40S
    (nvidia(8, 9, 128, 2520, gpu_device_name="NVIDIA GeForce RTX 4090"), "bf16", 165.2),
    (nvidia(9, 0, 132, 1830), "bf16", 989.4),  # H100 SXM
    (nvidia(9, 0, 132, 1830), "fp8", 1978.9),
    (nvidia(9, 0, 132, 1830), "tf32", 494.7),
    (nvidia(9, 0, 132, 1980), "fp64", 66.9),
    (nvidia(10, 0, 148, 1850), "bf16", 2250.0),  # B200
    (nvidia(10, 0, 148, 1850), "fp8", 4500.0),
    (nvidia(10, 0, 148, 1965), "fp64", 37.0),
    (nvidia(10, 0, 148, 1965), "fp32", 75.0),
    (amd(120, 1502, gpu_device_name="gfx908:sramecc+:xnack-"), "fp16", 184.6),  # MI100
    (amd(120, 1502, gpu_device_name="gfx908"), "bf16", 92.3),
    (amd(220, 1700, gpu_device_name="gfx90a"), "bf16", 383.0),  # MI250X, both dies
    (amd(220, 1700, gpu_device_name="gfx90a"), "fp64", 95.7),
    (amd(304, 2100, compute_cap_major=9, compute_cap_minor=4), "bf16", 1307.4),  # MI300X
    (amd(304, 2100, compute_cap_major=9, compute_cap_minor=4), "tf32", 653.7),
    (amd(304, 2100, compute_cap_major=9, compute_cap_minor=4), "fp8", 2614.9),
    (amd(256, 2400, device_name="gfx950"), "fp16", 2516.6),  # MI355X
    (amd(256, 2400, device_name="gfx950"), "fp64", 78.6),
]


@pytest.mark.parametrize(("properties", "dtype", "tflops"), DATASHEETS)
def test_peaks_are_those_of_the_datasheets(
    properties: dict[str, StatValue], dtype: str, tflops: float
) -> None:
    peak = peak_flops(gpu(properties), dtype, NONE)
    assert peak is not None
    # Vendors round, and some state the clock to two digits.
    assert peak.per_second / 1e12 == pytest.approx(tflops, rel=0.015)
    assert f"dense {dtype}" in peak.source
    assert "whitepaper" in peak.source or "Guide" in peak.source or "datasheet" in peak.source


def test_the_source_shows_the_arithmetic() -> None:
    """132 · 1.98e9 · 4096 = 1070.5 TFLOP/s."""
    peak = peak_flops(gpu(nvidia(9, 0, 132, 1980)), "bf16", NONE)
    assert peak is not None
    assert peak.source == (
        "1070.5 TFLOP/s dense bf16 = 132 units × 1.98 GHz × 4096 FLOP "
        "(Hopper; NVIDIA H100 whitepaper)"
    )


@pytest.mark.parametrize(
    "properties",
    [
        {},
        {"device_type_string": "Nvidia GPU (Blackwell)", "peak_teraflops_per_second": 0.0},
        {"device_vendor": "AMD", "device_name": "gfx950"},  # no clock
        {"device_type_string": "Frobnicator-9"},
        nvidia(12, 0, 170, 2400),  # later than the table
        nvidia(9, 9, 132, 1980),
        nvidia(9, 0, 0, 1980),
        amd(304, 2100, gpu_device_name="gfx1100"),
        amd(304, 2100, compute_cap_major=9, compute_cap_minor=0),
        # No vendor, and AMD has devices of such capabilities too.
        nvidia(9, 0, 132, 1980) | {"device_vendor": ""},
    ],
)
def test_unknown_devices_have_no_peak(properties: dict[str, StatValue]) -> None:
    assert peak_flops(gpu(properties), "bf16", NONE) is None


def test_old_profiles_name_no_vendor() -> None:
    """T4 and V100 as profiles of 2020–2023 describe them."""
    properties = nvidia(7, 5, 40, 1590)
    del properties["device_vendor"]
    peak = peak_flops(gpu(properties), "fp16", NONE)
    assert peak is not None
    assert peak.per_second == 40 * 1590e6 * 1024


def test_a_precision_the_device_has_no_units_for_is_unknown() -> None:
    assert peak_flops(gpu(nvidia(7, 0, 80, 1530)), "bf16", NONE) is None
    assert peak_flops(gpu(nvidia(9, 0, 132, 1980)), None, NONE) is None
    assert peak_flops(gpu(nvidia(9, 0, 132, 1980)), "other", NONE) is None


def test_the_users_word_comes_before_the_profile_and_that_before_the_table() -> None:
    properties = nvidia(9, 0, 132, 1980, peak_teraflops_per_second=918.0)
    stated = peak_flops(gpu(properties), "fp32", NONE)
    assert stated is not None
    assert stated.per_second == 918e12
    given = peak_flops(gpu(properties), None, PeakOverrides(tflops=100.0))
    assert given is not None
    assert (given.per_second, given.source) == (100e12, "100 TFLOP/s as given")


def test_bandwidth() -> None:
    assert peak_bandwidth(gpu({}), NONE) is None
    cases: list[tuple[dict[str, StatValue], PeakOverrides, float]] = [
        ({"memory_bandwidth": 2_662_400_000_000}, NONE, 2662.4e9),
        ({"peak_hbm_bw_gigabytes_per_second": 1638.0}, NONE, 1638e9),
        ({"memory_bandwidth": 2_662_400_000_000}, PeakOverrides(gbps=5300), 5300e9),
    ]
    for properties, overrides, expected in cases:
        peak = peak_bandwidth(gpu(properties), overrides)
        assert peak is not None
        assert peak.per_second == pytest.approx(expected)
