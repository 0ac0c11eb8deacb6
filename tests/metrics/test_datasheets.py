"""Peaks by name: each row agrees with its architecture, and doubtful names have none."""

from __future__ import annotations

import pytest

from tensorboard_plugin_overview.metrics.datasheets import peak_bandwidth, peak_flops
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES, peak_flops as peak_by_clock
from tensorboard_plugin_overview.names.dtypes import BF16, FP8, FP16, FP32, FP64, INT8, TF32
from tensorboard_plugin_overview.trace.facts import DeviceFacts

DEVICES = [
    ("Tesla T4", (7, 5), 40),
    ("Tesla V100-SXM2-16GB", (7, 0), 80),
    ("Tesla V100-PCIE-32GB", (7, 0), 80),
    ("NVIDIA A10", (8, 6), 72),
    ("NVIDIA A30", (8, 0), 56),
    ("NVIDIA A40", (8, 6), 84),
    ("NVIDIA A100-SXM4-40GB", (8, 0), 108),
    ("NVIDIA A100 80GB PCIe", (8, 0), 108),
    ("NVIDIA L4", (8, 9), 58),
    ("NVIDIA L40S", (8, 9), 142),
    ("NVIDIA RTX A6000", (8, 6), 84),
    ("NVIDIA GeForce RTX 3090", (8, 6), 82),
    ("NVIDIA GeForce RTX 4090", (8, 9), 128),
    ("NVIDIA H100 PCIe", (9, 0), 114),
    ("NVIDIA H100 80GB HBM3", (9, 0), 132),
    ("NVIDIA H100 NVL", (9, 0), 132),
    ("NVIDIA GH200 480GB", (9, 0), 132),
    ("NVIDIA B200", (10, 0), 148),
    ("AMD Instinct MI100", "gfx908", 120),
    ("AMD Instinct MI210", "gfx90a", 104),
    ("AMD Instinct MI250X", "gfx90a", 110),
    ("AMD Instinct MI300X", "gfx942", 304),
    ("AMD Instinct MI355X", "gfx950", 256),
]


@pytest.mark.parametrize(("name", "architecture", "units"), DEVICES)
def test_all_peaks_of_a_device_are_of_nearly_one_clock(
    name: str, architecture: tuple[int, int] | str, units: int
) -> None:
    """A number with sparsity would be of twice the clock."""
    is_nvidia = isinstance(architecture, tuple)
    facts = DeviceFacts(
        type_name=name,
        type_source="",
        vendor="Nvidia" if is_nvidia else "AMD",
        model=name if is_nvidia else str(architecture),
        capability=architecture if isinstance(architecture, tuple) else None,
        multiprocessors=units,
        clock_khz=1e6,
    )
    clocks_ghz = []
    for dtype in (FP64, FP32, TF32, BF16, FP16, FP8, INT8):
        peak, at_1_ghz = peak_flops(name, units, dtype), peak_by_clock(facts, dtype, NO_OVERRIDES)
        if peak is not None and at_1_ghz is not None:
            clocks_ghz.append(peak.per_second / at_1_ghz.per_second)
    assert len(clocks_ghz) >= 3
    assert min(clocks_ghz) > 1.2
    # Matrix units run at a lower clock than others do.
    assert max(clocks_ghz) < 1.16 * min(clocks_ghz) < 3


# Dense numbers as NVIDIA and AMD print them.
@pytest.mark.parametrize(
    ("name", "dtype", "tflops", "gbps"),
    [
        ("NVIDIA A100-SXM4-80GB", BF16, 312, 2039),
        ("NVIDIA H100 80GB HBM3", BF16, 989, 3350),
        ("NVIDIA H100 PCIe", BF16, 756, 2000),
        ("NVIDIA H200", BF16, 989, 4800),
        ("NVIDIA L40", BF16, 181, 864),
        ("NVIDIA GeForce RTX 5090", BF16, 209.5, 1792),
        ("AMD Instinct MI300X", BF16, 1307.4, 5300),
        ("AMD Instinct MI325X", BF16, 1307.4, 6000),
        ("AMD Instinct MI250X", BF16, 191.5, 1638.4),
    ],
)
def test_peaks_of_the_datasheets(name: str, dtype: str, tflops: float, gbps: float) -> None:
    peak, bandwidth = peak_flops(name, None, dtype), peak_bandwidth(name)
    assert peak is not None
    assert bandwidth is not None
    assert peak.per_second == pytest.approx(tflops * 1e12)
    assert bandwidth.per_second == pytest.approx(gbps * 1e9)
    assert "datasheet" in peak.source or "whitepaper" in peak.source


@pytest.mark.parametrize(
    "name",
    ["", "AMD Radeon Graphics", "NVIDIA A10G", "NVIDIA GB200", "NVIDIA A100", "NVIDIA H100", "CPU"],
)
def test_name_that_stands_for_several_devices_has_no_peak(name: str) -> None:
    assert peak_flops(name, None, BF16) is None
    assert peak_bandwidth(name) is None


def test_other_number_of_multiprocessors_is_another_device() -> None:
    assert peak_flops("NVIDIA A100-SXM4-80GB", 108, BF16) is not None
    # A part of it, as MIG makes them.
    assert peak_flops("NVIDIA A100-SXM4-80GB", 42, BF16) is None
