"""When a GPU did what: compute, collectives, copies.

In: a `Gpu`.  Out: a `DeviceActivity`: one set of time per category, each a union over streams, so
that work which overlaps itself counts once.

Setting memory counts as compute.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.intervals import Intervals, merge, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace import categories
from tensorboard_plugin_overview.trace.gpus import Gpu
from tensorboard_plugin_overview.trace.ops import DeviceRole

# Where categories overlap, the first that applies has the time: so collectives are what is exposed.
GPU_PRIORITY = (
    categories.DEVICE_COMPUTE,
    categories.DEVICE_COLLECTIVES,
    categories.DEVICE_TO_DEVICE,
    categories.OUTPUT,
    categories.INPUT,
)
GPU_CATEGORY: Mapping[DeviceRole, str] = {
    DeviceRole.COMPUTE: categories.DEVICE_COMPUTE,
    DeviceRole.MEMSET: categories.DEVICE_COMPUTE,
    DeviceRole.COLLECTIVE: categories.DEVICE_COLLECTIVES,
    DeviceRole.COPY_ON_DEVICE: categories.DEVICE_TO_DEVICE,
    DeviceRole.COPY_TO_HOST: categories.OUTPUT,
    DeviceRole.COPY_TO_DEVICE: categories.INPUT,
}
"""The part of a step that the time of an event on a GPU counts as."""

COPIES = (DeviceRole.COPY_ON_DEVICE, DeviceRole.COPY_TO_HOST, DeviceRole.COPY_TO_DEVICE)


@dataclass(frozen=True, eq=False)
class DeviceActivity:
    """When one device did what.

    Attributes:
        time_by_category: category id -> the time in which any stream did it, categories of
            `GPU_PRIORITY` that never occurred left out.
        busy: the time in which any stream did anything, copies included.
        op_start_ps: int64[n], starts of the ops that took time, ascending.
        used: the device ran more than copies.
    """

    time_by_category: Mapping[str, Intervals]
    busy: Intervals
    op_start_ps: Int64Array
    used: bool

    @property
    def span_ps(self) -> tuple[int, int] | None:
        """From the first op's start to the last op's end; None where nothing ran."""
        if not len(self.busy):
            return None
        return int(self.busy.start_ps[0]), int(self.busy.end_ps[-1])


def gpu_activity(gpu: Gpu) -> DeviceActivity:
    """Sorts everything that ran on the GPU into categories."""
    starts: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    ends: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    for stream in gpu.streams:
        ops = stream.ops
        place = ops.of_kinds([GPU_PRIORITY.index(GPU_CATEGORY[kind.role]) for kind in ops.kinds])
        for index, category in enumerate(GPU_PRIORITY):
            chosen = place == index
            starts[category].append(ops.start_ps[chosen])
            ends[category].append(ops.end_ps[chosen])
    time_by_category = {
        category: union(
            concatenate_or_empty(starts[category]), concatenate_or_empty(ends[category])
        )
        for category in GPU_PRIORITY
        if sum(len(part) for part in starts[category])
    }
    untimed = (one.kinds[kind] for one in gpu.untimed for kind in np.unique(one.kind).tolist())
    works = (categories.DEVICE_COMPUTE, categories.DEVICE_COLLECTIVES)
    return DeviceActivity(
        time_by_category=time_by_category,
        busy=merge(*time_by_category.values()),
        op_start_ps=np.sort(
            concatenate_or_empty(part for parts in starts.values() for part in parts)
        ),
        used=any(category in works for category in time_by_category)
        or any(kind.role not in COPIES for kind in untimed),
    )
