"""In which precision a host's devices, or the host itself, computed.

In: a `timeline.Timeline`, its programs, the steps' windows.  Out: a `PrecisionSummary`: time by
precision.

Time is the sum of the kernels' own (streams that run at once count both), inside the windows where
there are steps.  On a CPU it is the self time of HLO ops over all threads.  Copies, setting memory
and collectives are no compute.  The HLO's types tell the precision, where there are none (or where
HLO says fp32 and the kernel tf32) the kernel's name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.intervals import overlap_ps
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.self_time import self_time_ps
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import TrackOps
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import DEVICE_COMPUTE
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import GPU_PRIORITY
from tensorboard_plugin_overview.formats.xspace.ops.device_activity import categories
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.dtypes import BITS_16
from tensorboard_plugin_overview.names.dtypes import BITS_32
from tensorboard_plugin_overview.names.dtypes import FP32
from tensorboard_plugin_overview.names.dtypes import TF32
from tensorboard_plugin_overview.names.dtypes import dtype_of_kernel
from tensorboard_plugin_overview.names.kernel_names import is_collective_op
from tensorboard_plugin_overview.names.kernel_names import sets_memory

Windows: TypeAlias = Mapping[str, tuple[Int64Array, Int64Array]]
"""Device name (on a CPU, the host's) -> int64[n] starts and ends of its complete steps."""


@dataclass(frozen=True)
class PrecisionSummary:
    """Compute time by precision.

    Attributes:
        known_ps: precision (`dtypes.DTYPES`) -> picoseconds; only those that occur.
        unknown_ps: compute time whose precision the profile does not tell.
    """

    known_ps: Mapping[str, int]
    unknown_ps: int

    @property
    def known_total_ps(self) -> int:
        """All compute time of a known precision."""
        return sum(self.known_ps.values())

    @property
    def percent_16bit(self) -> float | None:
        """fp16 and bf16, of the time of known precision; None if there is none."""
        return self._percent(BITS_16)

    @property
    def percent_32bit(self) -> float | None:
        """fp32 and tf32, of the time of known precision; None if there is none."""
        return self._percent(BITS_32)

    @property
    def percent_unknown(self) -> float | None:
        """Of all compute time; None if nothing was computed."""
        total_ps = self.known_total_ps + self.unknown_ps
        return 100.0 * self.unknown_ps / total_ps if total_ps else None

    def _percent(self, dtypes: frozenset[str]) -> float | None:
        if not self.known_total_ps:
            return None
        chosen_ps = sum(time for dtype, time in self.known_ps.items() if dtype in dtypes)
        return 100.0 * chosen_ps / self.known_total_ps


def summarize_precision(
    timeline: Timeline, programs: Programs, windows: Windows | None
) -> PrecisionSummary:
    """Compute time by precision on one host.

    Args:
        timeline: the host's profile.
        programs: the programs it ran.
        windows: the steps to look at; None for the whole profile. A device that is not in it has
            no steps, and counts nothing.
    """
    time_ps: Counter[str | None] = Counter()
    for device in timeline.devices:
        for stream in device.streams:
            is_compute = categories(stream) == GPU_PRIORITY.index(DEVICE_COMPUTE)
            length_ps = _inside_ps(stream.start_ps, stream.end_ps, device.name, windows)
            _add_track(time_ps, stream, programs.ops_of(stream), is_compute, length_ps)
    if not timeline.devices:
        for thread in timeline.threads:
            _add_thread(time_ps, thread, programs, timeline.host, windows)
    known_ps = {dtype: time for dtype, time in time_ps.items() if dtype is not None and time}
    return PrecisionSummary(known_ps, time_ps[None])


def merge_precision(summaries: Iterable[PrecisionSummary]) -> PrecisionSummary:
    """The time of several hosts together."""
    known_ps: Counter[str] = Counter()
    unknown_ps = 0
    for summary in summaries:
        known_ps.update(summary.known_ps)
        unknown_ps += summary.unknown_ps
    return PrecisionSummary(dict(known_ps), unknown_ps)


def dtype_of_event(op: Op | None, kernel: str) -> str | None:
    """The precision of a kernel of an op (None if it is of no HLO op)."""
    by_name = dtype_of_kernel(kernel)
    if op is None or op.dtype is None:
        return by_name
    # The type of a matrix product's operands is fp32 for both; how they multiply, the kernel tells.
    return TF32 if op.is_product and op.dtype == FP32 and by_name == TF32 else op.dtype


def _inside_ps(
    start_ps: Int64Array, end_ps: Int64Array, owner: str, windows: Windows | None
) -> Int64Array:
    """int64[n]: how much of each event lies in the owner's windows."""
    if windows is None:
        return end_ps - start_ps
    if owner not in windows:
        return np.zeros(len(start_ps), np.int64)
    return overlap_ps(union(*windows[owner]), start_ps, end_ps)


def _add_track(
    time_ps: Counter[str | None],
    track: EventTrack,
    ops: TrackOps,
    is_compute: BoolArray,
    length_ps: Int64Array,
) -> None:
    """Adds up the track's compute by precision, asking once for each kernel of each op."""
    at = np.flatnonzero(is_compute)
    code, name = ops.code[at], track.kinds()[at]
    first, kind = factorize_rows((code, name))
    total_ps = np.zeros(len(first), np.int64)
    np.add.at(total_ps, kind, length_ps[at])
    columns = (code[first].tolist(), name[first].tolist(), total_ps.tolist())
    for op_code, name_code, time in zip(*columns, strict=True):
        kernel = track.names[name_code]
        op = ops.ops[op_code] if op_code >= 0 else None
        if time and not (sets_memory(kernel) or (op and is_collective_op(op.opcode))):
            time_ps[dtype_of_event(op, kernel)] += time


def _add_thread(
    time_ps: Counter[str | None],
    thread: EventTrack,
    programs: Programs,
    host: str,
    windows: Windows | None,
) -> None:
    """Adds up the HLO ops of a CPU's thread, each by its self time."""
    ops = programs.ops_of(thread)
    is_op = np.flatnonzero((ops.code >= 0) & (thread.end_ps > thread.start_ps))
    if not len(is_op):
        return
    start_ps, end_ps = thread.start_ps[is_op], thread.end_ps[is_op]
    inside_ps = _inside_ps(start_ps, end_ps, host, windows)
    # What is cut off by a window's edge is taken from the op's self time in proportion.
    share = inside_ps / (end_ps - start_ps)
    own_ps = np.rint(self_time_ps(start_ps, end_ps) * share).astype(np.int64)
    total_ps = np.zeros(len(ops.ops), np.int64)
    np.add.at(total_ps, ops.code[is_op], own_ps)
    for op, own in zip(ops.ops, total_ps.tolist(), strict=True):
        is_compute = op is None or not (op.is_container or is_collective_op(op.opcode))
        if is_compute and own:
            time_ps[op.dtype if op else None] += own
