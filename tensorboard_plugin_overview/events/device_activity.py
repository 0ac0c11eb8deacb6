"""What a GPU did when: compute, collectives, copies.

In: the streams of a `timeline.Device`.  Out: a `DeviceActivity`: one set of time per category, each
a union over streams, so that work which overlaps itself counts once.

A copy is told by its name (CUPTI `MemcpyH2D`, older `MEMCPYHtoD`) or by its `memcpy_details`, a
collective by its kernel's name or by its HLO op.  ROCm copies by a kernel of one name, whose
direction the host's call with the same `correlation_id` tells.  Setting memory counts as compute.
Events of no length count as nothing.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.intervals import Intervals
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.op_names import HLO_COLLECTIVE
from tensorboard_plugin_overview.events.timeline import Device
from tensorboard_plugin_overview.events.track import Track

DEVICE_COMPUTE = "device_compute"
DEVICE_COLLECTIVES = "device_collectives"
DEVICE_TO_DEVICE = "device_to_device"
OUTPUT = "output"
INPUT = "input"

# Where categories overlap, the first that applies has the time: so collectives are what is exposed.
GPU_PRIORITY = (DEVICE_COMPUTE, DEVICE_COLLECTIVES, DEVICE_TO_DEVICE, OUTPUT, INPUT)
_COPIES = frozenset({DEVICE_TO_DEVICE, OUTPUT, INPUT})

_COPY = re.compile(r"memcpy|__amd_rocclr_copy", re.IGNORECASE)
# ROCm's kernel for copies of every kind; which one it made, only the host's call tells.
_ROCM_COPY = re.compile(r"__amd_rocclr_copy")
_COPY_CALL = re.compile(r"(?:cu|cuda|hip)Memcpy")
_HOST_TO_DEVICE = re.compile(r"h(?:ost)?(?:to|2)d", re.IGNORECASE)
_DEVICE_TO_HOST = re.compile(r"d(?:evice)?(?:to|2)h", re.IGNORECASE)
_BETWEEN_DEVICES = re.compile(r"(?:d(?:evice)?|p(?:eer)?)(?:to|2)[dp]", re.IGNORECASE)
# CUPTI's details name both ends: `kind_src:pageable kind_dst:device size:4096`.
_FROM_TO = re.compile(r"kind_src:(\w+) kind_dst:(\w+)")
# CUPTI's words for the ends of which it is known where they are; managed memory may be anywhere.
_HOST_MEMORY = frozenset({"pageable", "pinned"})
_DEVICE_MEMORY = frozenset({"device", "device_static", "array"})
_COLLECTIVE_KERNEL = re.compile(r"\b(?:nccl|rccl)", re.IGNORECASE)
_COLLECTIVE_OP = re.compile(HLO_COLLECTIVE)


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


def copy_calls(threads: Sequence[Track]) -> CopyCalls:
    """Finds the calls that copy, on any thread."""
    ids: list[Int64Array] = []
    categories_of_calls: list[Int64Array] = []
    for track in threads:
        codes = track.classify(
            lambda name: GPU_PRIORITY.index(_direction(name)) if _COPY_CALL.match(name) else -1
        )
        called = (codes >= 0) & track.has("correlation_id")
        ids.append(track.integers("correlation_id", 0)[called])
        categories_of_calls.append(codes[called])
    correlation_id = _joined(ids)
    order = np.argsort(correlation_id, kind="stable")
    return CopyCalls(correlation_id[order], _joined(categories_of_calls)[order])


def gpu_activity(device: Device, calls: CopyCalls) -> DeviceActivity:
    """Sorts everything that ran on the GPU into categories.

    Args:
        device: the GPU.
        calls: the host's calls that copy.
    """
    starts: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    ends: dict[str, list[Int64Array]] = {category: [] for category in GPU_PRIORITY}
    for stream in device.streams:
        codes = with_directions(stream, categories(stream), calls)
        codes[stream.end_ps <= stream.start_ps] = -1
        for code, category in enumerate(GPU_PRIORITY):
            chosen = codes == code
            starts[category].append(stream.start_ps[chosen])
            ends[category].append(stream.end_ps[chosen])
    time_by_category = {
        category: union(_joined(starts[category]), _joined(ends[category]))
        for category in GPU_PRIORITY
        if sum(len(part) for part in starts[category])
    }
    return DeviceActivity(
        time_by_category=time_by_category,
        busy=merge(*time_by_category.values()),
        op_start_ps=np.sort(_joined([part for parts in starts.values() for part in parts])),
        used=any(category not in _COPIES for category in time_by_category),
    )


def ran_more_than_copies(track: Track) -> bool:
    """Whether a kernel is among the events, wherever they are in time."""
    copies = [GPU_PRIORITY.index(category) for category in _COPIES]
    return bool((~np.isin(categories(track), copies) & (track.end_ps > track.start_ps)).any())


# Devices run the same kernels.
@functools.lru_cache(maxsize=1 << 14)
def category_of_name(name: str) -> str:
    """The category of a GPU event by its name alone."""
    if _is_copy(name):
        return _direction(name)
    if _COLLECTIVE_KERNEL.search(name):
        return DEVICE_COLLECTIVES
    return DEVICE_COMPUTE


def _is_copy(name: str) -> bool:
    return _COPY.match(name) is not None and ":" not in name


def _is_vague_copy(name: str) -> bool:
    """A copy whose name does not tell from where to where, such as `MemcpyOther`."""
    if not _is_copy(name) or _direction(name) != DEVICE_TO_DEVICE:
        return False
    return _BETWEEN_DEVICES.search(name) is None


def _direction(name: str) -> str:
    """The category of a copy, or of a call that copies."""
    if _HOST_TO_DEVICE.search(name):
        return INPUT
    if _DEVICE_TO_HOST.search(name):
        return OUTPUT
    return DEVICE_TO_DEVICE


def category_of_details(details: str) -> str:
    """The category of a copy by its `memcpy_details`; unclear ones stay on the device."""
    ends = _FROM_TO.search(details)
    if ends and ends[1] in _HOST_MEMORY and ends[2] in _DEVICE_MEMORY:
        return INPUT
    if ends and ends[1] in _DEVICE_MEMORY and ends[2] in _HOST_MEMORY:
        return OUTPUT
    return DEVICE_TO_DEVICE


def categories(stream: Track) -> Int64Array:
    """int64[n]: the category of each event, as an index into `GPU_PRIORITY`."""
    codes = stream.classify(lambda name: GPU_PRIORITY.index(category_of_name(name)))
    details = stream.stats.get("memcpy_details")
    if details is not None:
        told = [GPU_PRIORITY.index(category_of_details(text)) for text in details.texts]
        told_codes = np.array([*told, 0])[details.text_codes()]
        # A name that is plain about the direction (`MemcpyH2D`) wins over details that may not be.
        is_compute = codes == GPU_PRIORITY.index(DEVICE_COMPUTE)
        is_vague = stream.classify(_is_vague_copy) > 0
        is_copy = details.present & (is_compute | is_vague)
        codes[is_copy] = told_codes[is_copy]
    hlo_op = stream.stats.get("hlo_op")
    if hlo_op is not None:
        collective = [bool(_COLLECTIVE_OP.match(op.split("::")[-1])) for op in hlo_op.texts]
        # The last entry answers for -1, the events without an op.
        is_collective = np.array([*collective, False])[hlo_op.text_codes()]
        # An all-reduce may be done by a copy or a kernel of any name; its copies stay copies.
        is_compute = codes == GPU_PRIORITY.index(DEVICE_COMPUTE)
        codes[is_collective & is_compute] = GPU_PRIORITY.index(DEVICE_COLLECTIVES)
    return codes


def with_directions(stream: Track, codes: Int64Array, calls: CopyCalls) -> Int64Array:
    """The categories, with the directions of ROCm's copies told by the host's calls."""
    if not len(calls.correlation_id):
        return codes
    vague = stream.classify(lambda name: bool(_ROCM_COPY.match(name))) == 1
    key = stream.integers("correlation_id", 0)
    last = len(calls.correlation_id) - 1
    at = np.minimum(np.searchsorted(calls.correlation_id, key), last)
    told = vague & stream.has("correlation_id") & (calls.correlation_id[at] == key)
    return np.where(told, calls.category[at], codes)


def _joined(parts: Sequence[Int64Array]) -> Int64Array:
    return np.concatenate([np.zeros(0, np.int64), *parts])
