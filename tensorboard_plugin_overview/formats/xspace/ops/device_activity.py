"""What a GPU did when: compute, collectives, copies.

In: the streams of a `timeline.Device`.  Out: a `DeviceActivity`: one set of time per category, each
a union over streams, so that work which overlaps itself counts once.

A copy goes where its name says (`MemcpyH2D`), else its `memcpy_details`, else the host's call with
the same `correlation_id` (ROCm copies by a kernel of one name); it is never compute.  A collective
is known by its HLO op, else by its kernel's name.  Setting memory counts as compute.  Events of no
length count as nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import merge
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.kernel_names import Direction
from tensorboard_plugin_overview.names.kernel_names import direction_of_copy
from tensorboard_plugin_overview.names.kernel_names import direction_of_details
from tensorboard_plugin_overview.names.kernel_names import is_collective_kernel
from tensorboard_plugin_overview.names.kernel_names import is_collective_op
from tensorboard_plugin_overview.names.kernel_names import is_copy
from tensorboard_plugin_overview.names.kernel_names import is_copy_call
from tensorboard_plugin_overview.names.kernel_names import sets_memory

DEVICE_COMPUTE = "device_compute"
DEVICE_COLLECTIVES = "device_collectives"
DEVICE_TO_DEVICE = "device_to_device"
OUTPUT = "output"
INPUT = "input"

# Where categories overlap, the first that applies has the time: so collectives are what is exposed.
GPU_PRIORITY = (DEVICE_COMPUTE, DEVICE_COLLECTIVES, DEVICE_TO_DEVICE, OUTPUT, INPUT)
_COPIES = frozenset({DEVICE_TO_DEVICE, OUTPUT, INPUT})
_OF_DIRECTION = {"to_device": INPUT, "to_host": OUTPUT, "on_device": DEVICE_TO_DEVICE}
_COMPUTE = GPU_PRIORITY.index(DEVICE_COMPUTE)
_UNTOLD_COPY = len(GPU_PRIORITY)
"""Code of a copy until something tells its direction."""


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


@dataclass(frozen=True, eq=False)
class CopyCalls:
    """The host's calls that copy.

    Attributes:
        correlation_id: int64[n], ascending.
        category: int64[n], index into `GPU_PRIORITY`.
    """

    correlation_id: Int64Array
    category: Int64Array


NO_CALLS = CopyCalls(np.zeros(0, np.int64), np.zeros(0, np.int64))


def copy_calls(threads: Sequence[EventTrack]) -> CopyCalls:
    """Finds the calls that copy, on any thread, and tell from where to where."""
    ids: list[Int64Array] = []
    categories_of_calls: list[Int64Array] = []
    for track in threads:
        if "correlation_id" not in track.stats:
            continue
        is_call = track.classify(is_copy_call) > 0
        if not is_call.any():
            continue
        codes = _with_details(track, track.classify(lambda name: _code(direction_of_copy(name))))
        called = is_call & (codes != _UNTOLD_COPY) & track.has("correlation_id")
        ids.append(track.integers("correlation_id", 0)[called])
        categories_of_calls.append(codes[called])
    correlation_id = concatenate_or_empty(ids)
    order = np.argsort(correlation_id, kind="stable")
    return CopyCalls(correlation_id[order], concatenate_or_empty(categories_of_calls)[order])


def gpu_activity(device: Device, calls: CopyCalls) -> DeviceActivity:
    """Sorts everything that ran on the GPU into categories.

    Args:
        device: the GPU.
        calls: the host's calls that copy.
    """
    starts: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    ends: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    for stream in device.streams:
        codes = categories(stream, calls)
        codes[stream.end_ps <= stream.start_ps] = -1
        for code, category in enumerate(GPU_PRIORITY):
            chosen = codes == code
            starts[category].append(stream.start_ps[chosen])
            ends[category].append(stream.end_ps[chosen])
    time_by_category = {
        category: union(np.concatenate(starts[category]), np.concatenate(ends[category]))
        for category in GPU_PRIORITY
        if sum(len(part) for part in starts[category])
    }
    return DeviceActivity(
        time_by_category=time_by_category,
        busy=merge(*time_by_category.values()),
        op_start_ps=np.sort(concatenate_or_empty(chain.from_iterable(starts.values()))),
        used=any(category not in _COPIES for category in time_by_category),
    )


def ran_more_than_copies(track: EventTrack) -> bool:
    """Whether a kernel is among the events, wherever they are in time."""
    copies = [GPU_PRIORITY.index(category) for category in _COPIES]
    return bool((~np.isin(categories(track), copies) & (track.end_ps > track.start_ps)).any())


def categories(stream: EventTrack, calls: CopyCalls = NO_CALLS) -> Int64Array:
    """Sorts each event into a category.

    Args:
        stream: of a GPU.
        calls: the host's calls that copy, where copies are to be told apart.

    Returns:
        int64[n], index into `GPU_PRIORITY`.
    """
    codes = stream.classify(_code_of_name)
    details = stream.stats.get("memcpy_details")
    if details is not None:
        # A copy may be named as anything.
        is_copy_by_details = details.present & (codes == _COMPUTE)
        is_copy_by_details &= stream.classify(sets_memory) == 0
        codes[is_copy_by_details] = _UNTOLD_COPY
        codes = _with_details(stream, codes)
    hlo_op = stream.stats.get("hlo_op")
    if hlo_op is not None:
        collective = [is_collective_op(op.rsplit("::", 1)[-1]) for op in hlo_op.texts]
        # The last entry answers for -1, the events without an op.
        is_collective = np.array([*collective, False])[hlo_op.text_codes()]
        # An all-reduce may be done by a copy or a kernel of any name; its copies stay copies.
        codes[is_collective & (codes == _COMPUTE)] = GPU_PRIORITY.index(DEVICE_COLLECTIVES)
    return _with_calls(stream, codes, calls)


def _code_of_name(name: str) -> int:
    """The category by the name alone, as an index into `GPU_PRIORITY`, or `_UNTOLD_COPY`."""
    if is_copy(name):
        return _code(direction_of_copy(name))
    collective = not sets_memory(name) and is_collective_kernel(name)
    return GPU_PRIORITY.index(DEVICE_COLLECTIVES) if collective else _COMPUTE


def _code(direction: Direction | None) -> int:
    return GPU_PRIORITY.index(_OF_DIRECTION[direction]) if direction else _UNTOLD_COPY


def _with_details(track: EventTrack, codes: Int64Array) -> Int64Array:
    """The codes, with the directions that names leave open as `memcpy_details` tell them."""
    details = track.stats.get("memcpy_details")
    if details is None:
        return codes
    told = np.array([*(_code(direction_of_details(text)) for text in details.texts), _UNTOLD_COPY])
    return np.where(codes == _UNTOLD_COPY, told[details.text_codes()], codes)


def _with_calls(stream: EventTrack, codes: Int64Array, calls: CopyCalls) -> Int64Array:
    """The codes, with the directions that are still open as the host's calls tell them.

    What nothing tells is taken for a copy on the device.
    """
    is_open = codes == _UNTOLD_COPY
    codes = np.where(is_open, GPU_PRIORITY.index(DEVICE_TO_DEVICE), codes)
    if not len(calls.correlation_id) or not is_open.any():
        return codes
    key = stream.integers("correlation_id", 0)
    last = len(calls.correlation_id) - 1
    at = np.minimum(np.searchsorted(calls.correlation_id, key), last)
    told = is_open & stream.has("correlation_id") & (calls.correlation_id[at] == key)
    return np.where(told, calls.category[at], codes)
