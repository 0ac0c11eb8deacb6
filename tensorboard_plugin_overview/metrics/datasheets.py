"""Peaks of GPUs by their exact names, for profiles that do not state clock rates.

In: the name of a device.  Out: dense FLOP/s of a precision, bytes/s of the memory and of the links
to devices of the same board, or None: a name that is not in the table, or that stands for several
devices, has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tensorboard_plugin_overview.names.dtypes import (
    BF16,
    FP4,
    FP8,
    FP16,
    FP32,
    FP64,
    INT8,
    TF32,
)
from tensorboard_plugin_overview.trace.facts import Peak


class _Datasheet(NamedTuple):
    """What a vendor states of a device.

    Attributes:
        names: as drivers write them.
        multiprocessors: number of them; devices of the name with another number are other ones.
        tera: precision -> dense TFLOP/s (int8: TOP/s).
        gigabytes: GB/s of its memory; None where it is not stated for one device.
        source: of the numbers.
    """

    names: Sequence[str]
    multiprocessors: int
    tera: Mapping[str, float]
    gigabytes: float | None
    source: str


_A100 = {FP64: 19.5, FP32: 19.5, TF32: 156.0, BF16: 312.0, FP16: 312.0, INT8: 624.0}
_V100 = {FP64: 7.8, FP32: 15.7, FP16: 125.0}
_H100 = {FP64: 67.0, FP32: 67.0, TF32: 494.5, BF16: 989.0, FP16: 989.0, FP8: 1979.0, INT8: 1979.0}
_MI300X = {
    FP64: 163.4,
    FP32: 163.4,
    TF32: 653.7,
    BF16: 1307.4,
    FP16: 1307.4,
    FP8: 2614.9,
    INT8: 2614.9,
}

_DATASHEETS = (
    _Datasheet(
        ("Tesla T4",),
        40,
        {FP32: 8.1, FP16: 65.0, INT8: 130.0},
        320.0,
        "NVIDIA T4 datasheet, bandwidth of the NVIDIA Turing whitepaper",
    ),
    _Datasheet(
        ("Tesla V100-SXM2-16GB", "Tesla V100-SXM2-32GB"),
        80,
        _V100,
        900.0,
        "NVIDIA V100 datasheet, SXM2",
    ),
    _Datasheet(
        ("Tesla V100-PCIE-16GB", "Tesla V100-PCIE-32GB"),
        80,
        {FP64: 7.0, FP32: 14.0, FP16: 112.0},
        900.0,
        "NVIDIA V100 datasheet, PCIe",
    ),
    _Datasheet(
        ("NVIDIA A10",),
        72,
        {FP32: 31.2, TF32: 62.5, BF16: 125.0, FP16: 125.0, INT8: 250.0},
        600.0,
        "NVIDIA A10 datasheet",
    ),
    _Datasheet(
        ("NVIDIA A30",),
        56,
        {FP64: 10.3, FP32: 10.3, TF32: 82.0, BF16: 165.0, FP16: 165.0, INT8: 330.0},
        933.0,
        "NVIDIA A30 datasheet",
    ),
    _Datasheet(
        ("NVIDIA A40",),
        84,
        {FP32: 37.4, TF32: 74.8, BF16: 149.7, FP16: 149.7, INT8: 299.3},
        696.0,
        "NVIDIA A40 datasheet",
    ),
    _Datasheet(
        ("NVIDIA A100-SXM4-40GB", "A100-SXM4-40GB"),
        108,
        _A100,
        1555.0,
        "NVIDIA A100 datasheet, 40 GB SXM",
    ),
    _Datasheet(
        ("NVIDIA A100-SXM4-80GB", "A100-SXM4-80GB"),
        108,
        _A100,
        2039.0,
        "NVIDIA A100 datasheet, 80 GB SXM",
    ),
    _Datasheet(
        ("NVIDIA A100-PCIE-40GB", "A100-PCIE-40GB"),
        108,
        _A100,
        1555.0,
        "NVIDIA A100 datasheet, 40 GB PCIe",
    ),
    _Datasheet(("NVIDIA A100 80GB PCIe",), 108, _A100, 1935.0, "NVIDIA A100 datasheet, 80 GB PCIe"),
    _Datasheet(
        ("NVIDIA L4",),
        58,
        {FP32: 30.3, TF32: 60.0, BF16: 121.0, FP16: 121.0, FP8: 242.5, INT8: 242.5},
        300.0,
        "NVIDIA L4 datasheet",
    ),
    _Datasheet(
        ("NVIDIA L40",),
        142,
        {FP32: 90.5, TF32: 90.5, BF16: 181.0, FP16: 181.0, FP8: 362.0, INT8: 362.0},
        864.0,
        "NVIDIA L40 datasheet",
    ),
    _Datasheet(
        ("NVIDIA L40S",),
        142,
        {FP32: 91.6, TF32: 183.0, BF16: 362.0, FP16: 362.0, FP8: 733.0, INT8: 733.0},
        864.0,
        "NVIDIA L40S datasheet",
    ),
    _Datasheet(
        ("NVIDIA RTX A6000",),
        84,
        {FP32: 38.7, TF32: 77.4, BF16: 154.8, FP16: 154.8, INT8: 309.7},
        768.0,
        "NVIDIA GA102 whitepaper, RTX A6000",
    ),
    _Datasheet(
        ("NVIDIA GeForce RTX 3090", "GeForce RTX 3090"),
        82,
        {FP32: 35.6, TF32: 35.6, BF16: 71.0, FP16: 142.0, INT8: 284.0},
        936.0,
        "NVIDIA GA102 whitepaper, GeForce RTX 3090, FP16 accumulated in FP16",
    ),
    _Datasheet(
        ("NVIDIA GeForce RTX 4090",),
        128,
        {FP32: 82.6, TF32: 82.6, BF16: 165.2, FP16: 330.3, FP8: 660.6, INT8: 660.6},
        1008.0,
        "NVIDIA Ada whitepaper, GeForce RTX 4090, FP16 and FP8 accumulated in FP16",
    ),
    _Datasheet(
        ("NVIDIA GeForce RTX 5090",),
        170,
        {
            FP32: 104.8,
            TF32: 104.8,
            BF16: 209.5,
            FP16: 419.0,
            FP8: 838.0,
            INT8: 838.0,
            FP4: 1676.0,
        },
        1792.0,
        "NVIDIA RTX Blackwell whitepaper, GeForce RTX 5090, FP16 and FP8 accumulated in FP16",
    ),
    _Datasheet(
        ("NVIDIA H100 PCIe",),
        114,
        {FP64: 51.0, FP32: 51.0, TF32: 378.0, BF16: 756.0, FP16: 756.0, FP8: 1513.0, INT8: 1513.0},
        2000.0,
        "NVIDIA H100 datasheet, PCIe",
    ),
    _Datasheet(("NVIDIA H100 80GB HBM3",), 132, _H100, 3350.0, "NVIDIA H100 datasheet, SXM"),
    _Datasheet(
        ("NVIDIA H100 NVL",),
        132,
        {FP64: 60.0, FP32: 60.0, TF32: 417.5, BF16: 835.0, FP16: 835.0, FP8: 1670.0, INT8: 1670.0},
        3900.0,
        "NVIDIA H100 datasheet, NVL",
    ),
    _Datasheet(("NVIDIA H200",), 132, _H100, 4800.0, "NVIDIA H200 datasheet, SXM"),
    # The name stands for the superchip's host memory, too: its GPU has 96 GB.
    _Datasheet(
        ("NVIDIA GH200 480GB",), 132, _H100, 4000.0, "NVIDIA GH200 datasheet, 96 GB of HBM3"
    ),
    # Its bandwidth is 7.7 or 8 TB/s by the server.
    _Datasheet(
        ("NVIDIA B200",),
        148,
        {
            FP64: 37.0,
            FP32: 75.0,
            TF32: 1125.0,
            BF16: 2250.0,
            FP16: 2250.0,
            FP8: 4500.0,
            INT8: 4500.0,
            FP4: 9000.0,
        },
        None,
        "NVIDIA HGX B200 datasheet",
    ),
    _Datasheet(
        ("AMD Instinct MI100",),
        120,
        {FP64: 11.5, FP32: 46.1, BF16: 92.3, FP16: 184.6, INT8: 184.6},
        1228.8,
        "AMD Instinct MI100 datasheet",
    ),
    _Datasheet(
        ("AMD Instinct MI210",),
        104,
        {FP64: 45.3, FP32: 45.3, BF16: 181.0, FP16: 181.0, INT8: 181.0},
        1638.4,
        "AMD Instinct MI210 datasheet",
    ),
    _Datasheet(
        ("AMD Instinct MI250X",),
        110,
        {FP64: 47.85, FP32: 47.85, BF16: 191.5, FP16: 191.5, INT8: 191.5},
        1638.4,
        "AMD Instinct MI250X datasheet, one of its two dies",
    ),
    _Datasheet(("AMD Instinct MI300X",), 304, _MI300X, 5300.0, "AMD Instinct MI300X datasheet"),
    _Datasheet(("AMD Instinct MI325X",), 304, _MI300X, 6000.0, "AMD Instinct MI325X datasheet"),
    _Datasheet(
        ("AMD Instinct MI355X",),
        256,
        {
            FP64: 78.6,
            FP32: 157.3,
            BF16: 2516.6,
            FP16: 2516.6,
            FP8: 5033.2,
            INT8: 5033.2,
            FP4: 10066.3,
        },
        8000.0,
        "AMD Instinct MI355X datasheet",
    ),
)
# Without a row, as one name stands for several peaks, or no datasheet states them: A10G, GB200,
# MI250, `AMD Radeon Graphics`, Data Center GPU Max 1550.
_BY_NAME = {name: sheet for sheet in _DATASHEETS for name in sheet.names}


# GB/s of all NVLinks of a device in one direction: half of what the datasheet states for both.
# Cards for PCIe have none, or a bridge that the profile does not show.
_LINKS = {
    "Tesla V100-SXM2-16GB": 150.0,
    "Tesla V100-SXM2-32GB": 150.0,
    "NVIDIA A100-SXM4-40GB": 300.0,
    "A100-SXM4-40GB": 300.0,
    "NVIDIA A100-SXM4-80GB": 300.0,
    "A100-SXM4-80GB": 300.0,
    "NVIDIA H100 80GB HBM3": 450.0,
    "NVIDIA H200": 450.0,
    "NVIDIA B200": 900.0,
}


def peak_flops(name: str, multiprocessors: float | None, dtype: str) -> Peak | None:
    """Returns the dense FLOP/s of a device.

    Args:
        name: of the device, exactly.
        multiprocessors: how many the profile states; None if none.
        dtype: the precision.
    """
    sheet = _BY_NAME.get(name)
    if sheet is None or multiprocessors not in (None, sheet.multiprocessors):
        return None
    tera = sheet.tera.get(dtype)
    if tera is None:
        return None
    return Peak(tera * 1e12, f"{tera:g} TFLOP/s dense {dtype} ({sheet.source})")


def peak_bandwidth(name: str) -> Peak | None:
    """Returns the bytes/s of a device's memory, by its exact name."""
    sheet = _BY_NAME.get(name)
    if sheet is None or sheet.gigabytes is None:
        return None
    return Peak(sheet.gigabytes * 1e9, f"{sheet.gigabytes:g} GB/s ({sheet.source})")


def peak_links(name: str) -> Peak | None:
    """Returns the bytes/s that a device can send to others of its board, by its exact name."""
    gigabytes, sheet = _LINKS.get(name), _BY_NAME.get(name)
    if gigabytes is None or sheet is None:
        return None
    source = f"NVLink, {gigabytes:g} GB/s in one direction ({sheet.source})"
    return Peak(gigabytes * 1e9, source)
