"""How much a device computed and how much memory it touched, in its complete steps.

In: a `timeline.Timeline`, its programs, the steps' windows.  Out: a `DeviceWork` for each device
that ran more than copies (on a CPU, for the host).

FLOPs and bytes are those that events carry (`flops`, `bytes_accessed`), else those of the HLO's
shapes.  Both belong to an op, not to a kernel: an op that runs as several kernels is counted as
often as that kernel of it ran that ran least.  An event belongs to the window in which it starts.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.intervals import contains
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import DEVICE_COLLECTIVES
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import DEVICE_COMPUTE
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import GPU_PRIORITY
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import categories
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.metrics.ops.precision import Windows
from tensorboard_plugin_overview.metrics.ops.precision import dtype_of_event
from tensorboard_plugin_overview.names.kernel_names import sets_memory
from tensorboard_plugin_overview.trace.facts import NO_FACTS
from tensorboard_plugin_overview.trace.facts import DeviceFacts

# A device that only copies is not used.
_LAST_USE = max(GPU_PRIORITY.index(use) for use in (DEVICE_COMPUTE, DEVICE_COLLECTIVES))
UNKNOWN = "unknown"
"""Precision of FLOPs of which the profile does not tell it."""


@dataclass(frozen=True)
class DeviceWork:
    """What one device did in its complete steps, or in the whole profile where it has no steps.

    Attributes:
        host, device: whose work it is.
        facts: what the profile states of the hardware.
        flops: precision (or `UNKNOWN`) -> FLOPs; None where no op tells any.
        model_flops: FLOPs of the model alone (without recomputation), where the profile tells.
        bytes_accessed: None where no op tells any.
        counted_flops, counted_model_flops, estimated_bytes: what of these the shapes of the HLO
            tell, because the ops carry none; the rest is what ops carry.
        time_ps: length of the steps, or from the first op to the last.
        steps: number of steps; 0 where it is the whole profile.
        compute_ps, untold_ps: time of compute kernels, and of those whose FLOPs nothing tells.
        has_hlo: programs have HLO in the profile.
    """

    host: str
    device: str
    facts: DeviceFacts
    flops: Mapping[str, float] | None
    bytes_accessed: float | None
    counted_flops: float
    estimated_bytes: float
    time_ps: int
    steps: int
    compute_ps: int
    untold_ps: int
    has_hlo: bool
    model_flops: float | None = None
    counted_model_flops: float = 0.0


@dataclass
class _Kernel:
    """One kernel of one op, added up over streams."""

    name: str
    is_compute: bool
    count: int = 0
    time_ps: int = 0
    flops: float | None = None
    bytes_accessed: float | None = None


@dataclass
class _Sum:
    """What all ops of a device come to, as in `DeviceWork`."""

    flops: dict[str, float] | None = None
    bytes_accessed: float | None = None
    counted_flops: float = 0.0
    estimated_bytes: float = 0.0
    compute_ps: int = 0
    untold_ps: int = 0


@dataclass
class _OpWork:
    """One op with its kernels. `op` is None for what is of no HLO op."""

    op: Op | None
    kernels: dict[str, _Kernel] = field(default_factory=dict)


# (program id, op name) of an HLO op, or the name of a kernel that is of none.
_Key: TypeAlias = tuple[int, str] | str


def summarize_work(
    timeline: Timeline, programs: Programs, windows: Windows | None
) -> list[DeviceWork]:
    """The work of each device of one host.

    Args:
        timeline: the host's profile.
        programs: the programs it ran.
        windows: the complete steps; None for the whole profile. A device that is not in it has no
            steps, and is left out.
    """
    owners: list[tuple[str, DeviceFacts, Sequence[EventTrack]]] = [
        (device.name, device.facts, device.streams) for device in timeline.devices
    ]
    if not timeline.devices:
        owners = [(timeline.host, NO_FACTS, timeline.threads)]
    works = []
    for name, facts, tracks in owners:
        if windows is not None and name not in windows:
            continue
        window = windows[name] if windows is not None else None
        work = _work(timeline, programs, name, facts, tracks, window)
        if work is not None:
            works.append(work)
    return works


def _work(
    timeline: Timeline,
    programs: Programs,
    device: str,
    facts: DeviceFacts,
    tracks: Sequence[EventTrack],
    window: tuple[Int64Array, Int64Array] | None,
) -> DeviceWork | None:
    ops: dict[_Key, _OpWork] = {}
    first_ps, last_ps = [], []
    is_used = False
    for track in tracks:
        has_length = track.end_ps > track.start_ps
        if timeline.devices:
            is_op = has_length
            category = categories(track)
            is_compute = category == GPU_PRIORITY.index(DEVICE_COMPUTE)
            is_used |= bool((has_length & (category <= _LAST_USE)).any())
        else:
            is_op = is_compute = has_length & track.has("hlo_op")
            is_used |= bool(is_op.any())
        if is_op.any():
            first_ps.append(int(track.start_ps[is_op].min()))
            last_ps.append(int(track.end_ps[is_op].max()))
        chosen = is_op if window is None else is_op & contains(union(*window), track.start_ps)
        _add_track(ops, programs, track, chosen, is_compute)
    if not is_used or not ops:
        return None
    added = _add_up(ops.values())
    length_ps = max(last_ps) - min(first_ps)
    return DeviceWork(
        host=timeline.host,
        device=device,
        facts=facts,
        flops=added.flops,
        bytes_accessed=added.bytes_accessed,
        counted_flops=added.counted_flops,
        estimated_bytes=added.estimated_bytes,
        time_ps=int((window[1] - window[0]).sum()) if window is not None else length_ps,
        steps=len(window[0]) if window is not None else 0,
        compute_ps=added.compute_ps,
        untold_ps=added.untold_ps,
        has_hlo=bool(programs.by_id),
    )


def _add_track(
    ops: dict[_Key, _OpWork],
    programs: Programs,
    track: EventTrack,
    chosen: BoolArray,
    is_compute: BoolArray,
) -> None:
    """Adds the chosen events of a track to the ops they belong to, kernel by kernel."""
    at = np.flatnonzero(chosen)
    if not len(at):
        return
    found = programs.ops_of(track)
    code, name = found.code[at], track.kinds()[at]
    # Only the pairs that occur: large programs have as many kernels as ops, all of other names.
    first, kind = factorize_rows((code, name))
    count = np.bincount(kind, minlength=len(first)).tolist()
    time_ps = np.zeros(len(first), np.int64)
    np.add.at(time_ps, kind, (track.end_ps - track.start_ps)[at])
    computes = (np.bincount(kind, is_compute[at], minlength=len(first)) > 0).tolist()
    flops = _stat_sums(track, "flops", at, kind)
    bytes_accessed = _stat_sums(track, "bytes_accessed", at, kind)
    pairs = zip(code[first].tolist(), name[first].tolist(), strict=True)
    for index, (op_code, name_code) in enumerate(pairs):
        kernel = track.names[name_code]
        op = found.ops[op_code] if op_code >= 0 else None
        entry = ops.setdefault(found.keys[op_code] if op_code >= 0 else kernel, _OpWork(op))
        is_kernel = computes[index] and not sets_memory(kernel)
        one = entry.kernels.setdefault(kernel, _Kernel(kernel, is_kernel))
        one.count += count[index]
        one.time_ps += int(time_ps[index])
        one.flops = _sum(one.flops, flops.get(index))
        one.bytes_accessed = _sum(one.bytes_accessed, bytes_accessed.get(index))


def _stat_sums(
    track: EventTrack, stat: str, at: Int64Array, kind: Int64Array
) -> Mapping[int, float]:
    """Sum of a numeric stat by kind, of the kinds whose events have it.

    Args:
        track: the events.
        stat: its name.
        at: int64[n], the events to add up.
        kind: int64[n], the kind of each.
    """
    column = track.stats.get(stat)
    if column is None:
        return {}
    numbers = column.amounts()[at]
    told = ~np.isnan(numbers)
    sums = np.bincount(kind[told], numbers[told])
    return {value: float(sums[value]) for value in np.flatnonzero(np.bincount(kind[told])).tolist()}


def _sum(a: float | None, b: float | None) -> float | None:
    return b if a is None else a if b is None else a + b


def _add_up(ops: Iterable[_OpWork]) -> _Sum:
    added = _Sum()
    for work in ops:
        kernels = [one for one in work.kernels.values() if one.is_compute]
        kernel_ps = sum(one.time_ps for one in kernels)
        added.compute_ps += kernel_ps
        if work.op is not None and work.op.is_container:
            continue
        executions = min(one.count for one in work.kernels.values())
        stated = _largest(one.flops for one in work.kernels.values())
        if stated is None and work.op is not None and work.op.flops is not None:
            stated = float(work.op.flops * executions)
            added.counted_flops += stated
        if stated is None:
            added.untold_ps += kernel_ps
        else:
            added.flops = added.flops or {}
            if stated:
                dtype = _dtype(work)
                added.flops[dtype] = added.flops.get(dtype, 0.0) + stated
        touched = _largest(one.bytes_accessed for one in work.kernels.values())
        if touched is None and work.op is not None:
            touched = float(work.op.bytes_accessed * executions)
            added.estimated_bytes += touched
        added.bytes_accessed = _sum(added.bytes_accessed, touched)
    return added


def _largest(values: Iterable[float | None]) -> float | None:
    """Every kernel of an op carries the whole op's number."""
    return max((value for value in values if value is not None), default=None)


def _dtype(work: _OpWork) -> str:
    """By the HLO, else by the kernel that took longest."""
    longest = max(work.kernels.values(), key=lambda one: one.time_ps)
    return dtype_of_event(work.op, longest.name) or UNKNOWN
