"""How kernels fill a device: estimates by their grids and limits, not by counters.

In: the streams of a device, the windows of its complete steps.  Out: `KernelUse`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.trace.gpus import Gpu, Stream
from tensorboard_plugin_overview.trace.ops import DeviceRole

Window: TypeAlias = tuple[Int64Array, Int64Array]
"""Starts and ends of steps, int64[k] each, ascending."""

_KERNELS = (DeviceRole.COMPUTE, DeviceRole.COLLECTIVE)
_FULL = 100.0


@dataclass(frozen=True)
class KernelUse:
    """The kernels of one device.

    Attributes:
        kernel_ps: sum of the lengths of all kernels.
        unknown_blocks_ps: the part of it of kernels that do not state their blocks.
        unknown_occupancy_ps: the part of it of kernels that do not state their occupancy.
        filled_ps: time × the share of multiprocessors that have a block, summed up over
            `window_ps`.
        window_ps: length of the complete steps; without steps from the first op to the last; 0 for
            a device without steps where others have some.
        occupied_ps: sum of length × occupancy (a share, 1 at most) of the kernels that state it.
        above_full: how many kernels state an occupancy above 100 %.
    """

    kernel_ps: int
    unknown_blocks_ps: int
    unknown_occupancy_ps: int
    filled_ps: float
    window_ps: int
    occupied_ps: float
    above_full: int


def kernel_use(gpu: Gpu, window: Window | None, span_ps: tuple[int, int] | None) -> KernelUse:
    """Adds up how the kernels of a device fill it.

    Args:
        gpu: the device.
        window: its complete steps, empty for none; None where nothing on the host has steps.
        span_ps: from the device's first op to its last; None where nothing ran.
    """
    if window is None:
        edges = span_ps or (0, 0)
        window = np.array(edges[:1], np.int64), np.array(edges[1:], np.int64)
    streams = [_kernels(stream) for stream in gpu.streams]
    start_ps = concatenate_or_empty([one.start_ps for one in streams])
    end_ps = concatenate_or_empty([one.end_ps for one in streams])
    blocks = np.concatenate([np.zeros(0), *(one.blocks for one in streams)])
    occupancy = np.concatenate([np.zeros(0), *(one.occupancy_percent for one in streams)])
    length_ps = end_ps - start_ps
    known = ~np.isnan(occupancy)
    share = np.minimum(occupancy[known], _FULL) / _FULL
    return KernelUse(
        kernel_ps=int(length_ps.sum()),
        unknown_blocks_ps=int(length_ps[np.isnan(blocks)].sum()),
        unknown_occupancy_ps=int(length_ps[~known].sum()),
        filled_ps=_filled_ps(start_ps, end_ps, blocks, window),
        window_ps=int((window[1] - window[0]).sum()),
        occupied_ps=float((length_ps[known] * share).sum()),
        above_full=int((occupancy[known] > _FULL).sum()),
    )


@dataclass(frozen=True, eq=False)
class _Kernels:
    """The n kernels of a stream; float64[n], NaN where a value is not stated."""

    start_ps: Int64Array
    end_ps: Int64Array
    blocks: FloatArray
    occupancy_percent: FloatArray


def _kernels(stream: Stream) -> _Kernels:
    ops = stream.ops
    at = np.flatnonzero(np.isin(ops.of_kinds([kind.role for kind in ops.kinds]), _KERNELS))
    return _Kernels(
        ops.start_ps[at],
        ops.end_ps[at],
        *(
            np.full(len(at), np.nan) if column is None else column[at]
            for column in (stream.blocks, stream.occupancy_percent)
        ),
    )


def _filled_ps(
    start_ps: Int64Array, end_ps: Int64Array, blocks: FloatArray, window: Window
) -> float:
    """Integrates min(1, sum over the running kernels of min(blocks, 1)) over time.

    Args:
        start_ps: int64[n], of kernels.
        end_ps: int64[n].
        blocks: float64[n], of each for one multiprocessor; NaN counts none.
        window: when to integrate.
    """
    if not len(start_ps):
        return 0.0
    share = np.minimum(np.nan_to_num(blocks), 1.0)
    # Doubles hold picoseconds of hours exactly enough: they count from the first kernel.
    first_ps = int(start_ps.min())
    moments_ps = (np.concatenate([start_ps, end_ps]) - first_ps).astype(np.float64)
    order = np.argsort(moments_ps, kind="stable")
    moments_ps = moments_ps[order]
    filled = np.concatenate([share, -share])[order]
    del order, share
    np.cumsum(filled, out=filled)
    # The sum of what ended may differ from 0 in its last digit.
    np.clip(filled, 0.0, 1.0, out=filled)
    # In place, for there may be millions of kernels: the area up to each moment.
    filled[1:] = filled[:-1] * np.diff(moments_ps)
    filled[0] = 0.0
    area = np.cumsum(filled, out=filled)
    edges_ps = [(edge_ps - first_ps).astype(np.float64) for edge_ps in window]
    begin, end = (np.interp(edge_ps, moments_ps, area) for edge_ps in edges_ps)
    return float((end - begin).sum())
