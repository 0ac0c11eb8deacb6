"""The slowest ops of every step of one host.

In: a trace and the host's steps.  Out: `HostStepOps`: of each
step at most `MOST_OPS` ops a side, and the self time of all.

Self time is that in which an op is the innermost one on its stream, core or thread, cut at the
edges of the step; so it adds up over ops as the parts of the step do.  Streams run at the same
time, and their sum may be more than the step.  Device times are means over the host's devices that
have the step, each within its own window, as the parts are.  The host's are sums over threads,
from the start of the step on the earliest device to its end on the latest: what the host did
meanwhile, whichever step it worked for.

An execution belongs to the step in which it begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.ops.op_totals import stands_alone
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import step_table
from tensorboard_plugin_overview.trace.cores import Core
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op, OpEvents, SelfTime

MOST_OPS = 10

_OP_BITS = 32
_OP_MASK = (1 << _OP_BITS) - 1
# Sums are added up often enough not to pile up.
_PARTS_AT_ONCE = 16


@dataclass(frozen=True, eq=False)
class SideOps:
    """The longest ops of one side in each of n steps, m in all, by step and then the longest first.

    Attributes:
        first: int64[n + 1], where the ops of each step begin.
        op: int32[m], index into `HostStepOps.ops`.
        occurrences: float64[m].
        self_ps: float64[m].
        total_ps: float64[n], self time of all ops of the side.
    """

    first: Int64Array
    op: NDArray[np.int32]
    occurrences: FloatArray
    self_ps: FloatArray
    total_ps: FloatArray


@dataclass(frozen=True)
class HostStepOps:
    """The ops of n steps of one host.

    Attributes:
        ops: the distinct ones.
        device: of its devices, None on a CPU.
        host: of its threads.
        aggregated: some of the devices' ops are in the profile at no known time.
    """

    ops: Sequence[Op]
    device: SideOps | None
    host: SideOps
    aggregated: bool = False


class _Windows(NamedTuple):
    """Windows of steps by start, and the row of each. Ends need not be in order."""

    start_ps: Int64Array
    end_ps: Int64Array
    row: Int64Array


class _Sums(NamedTuple):
    """Self time and executions by (row, op), ascending: the key is the row, then the op."""

    key: Int64Array
    self_ps: Int64Array
    executions: Int64Array


def host_step_ops(trace: Trace, device_steps: Sequence[DeviceSteps]) -> HostStepOps:
    """Finds the ops of one host's steps.

    Args:
        trace: of the host.
        device_steps: of at least one device; rows of the result are those of their `step_table`.
    """
    table = step_table(device_steps)
    windows = {
        one.steps.device: _windows(one.steps.start_ps, one.steps.end_ps, rows)
        for one, rows in zip(device_steps, table.device_rows, strict=True)
    }
    numbers: dict[Op, int] = {}
    aggregated = False
    of_devices = []
    for gpu in trace.gpus:
        if gpu.name in windows:
            streams = [_of_events(stream.ops, windows[gpu.name], numbers) for stream in gpu.streams]
            once = all(stream.ops.begins_once for stream in gpu.streams)
            of_devices.append(_added(streams) if once else _over_streams(streams, numbers))
    for core in trace.cores:
        if core.name in windows:
            read = _CoreOps(core, windows[core.name], numbers)
            of_devices.append(_added(read.sums()))
            aggregated |= read.aggregated
    has_step = np.bincount(np.concatenate(table.device_rows), minlength=len(table))
    together = _windows_of_all(list(windows.values()), len(table))
    of_host = _added(_of_events(ops, together, numbers) for ops in trace.host_ops())
    return HostStepOps(
        ops=list(numbers),
        device=_longest(_added(of_devices), has_step) if trace.gpus or trace.cores else None,
        host=_longest(of_host, np.ones(len(table), np.int64)),
        aggregated=aggregated,
    )


# ---- sides ---------------------------------------------------------------------------------------


def _of_events(events: OpEvents, windows: _Windows, numbers: dict[Op, int]) -> _Sums:
    """Returns the sums of a stream, thread or core; `numbers` numbers the ops, and is added to."""
    op = np.array([_number(kind.op, numbers) for kind in events.kinds], np.int64)[events.kind]
    runs = np.array([kind.role != DeviceRole.IDLE for kind in events.kinds], np.bool_)[events.kind]
    own = runs[events.self_time.event]
    begins = events.begins & runs
    stretches = SelfTime(*(column[own] for column in events.self_time))
    return _sums(stretches, events.start_ps[begins], op, op[begins], windows)


class _CoreOps:
    """A TPU core, read block by block.

    Attributes:
        aggregated: some ops are at no known time.
    """

    def __init__(self, core: Core, windows: _Windows, numbers: dict[Op, int]) -> None:
        self.aggregated = False
        self._core = core
        self._windows = windows
        self._numbers = numbers

    def sums(self) -> Iterator[_Sums]:
        """Sums up the ops of each block."""
        for block in self._core.blocks():
            self.aggregated |= bool(len(block.untimed.kind))
            yield _of_events(block.ops, self._windows, self._numbers)


def _number(op: Op, numbers: dict[Op, int]) -> int:
    return numbers.setdefault(op, len(numbers))


# ---- windows -------------------------------------------------------------------------------------


def _windows(start_ps: Int64Array, end_ps: Int64Array, row: Int64Array) -> _Windows:
    order = np.argsort(start_ps, kind="stable")
    return _Windows(start_ps[order], end_ps[order], row[order])


def _windows_of_all(devices: Sequence[_Windows], rows: int) -> _Windows:
    """Of each row, from its start on the earliest device to its end on the latest."""
    start_ps, end_ps, row = map(np.concatenate, zip(*devices, strict=True))
    return _windows(*intervals.group_bounds(row, rows, start_ps, end_ps), np.arange(rows))


# ---- sums ----------------------------------------------------------------------------------------


def _sums(
    stretches: tuple[Int64Array, Int64Array, Int64Array],
    begin_ps: Int64Array,
    op_of_event: Int64Array,
    op_of_begin: Int64Array,
    windows: _Windows,
) -> _Sums:
    """Sums of stretches (start, end, event), and of executions that begin."""
    start_ps, end_ps, event = stretches
    stretch, window, time_ps = intervals.intersections(
        start_ps, end_ps, windows.start_ps, windows.end_ps
    )
    row = windows.row[window]
    begun_in = intervals.index_containing(windows.start_ps, windows.end_ps, begin_ps)
    inside = np.flatnonzero(begun_in != intervals.OUTSIDE)
    begin_row = windows.row[begun_in[inside]]
    times = _Sums(_key(row, op_of_event[event[stretch]]), time_ps, np.zeros(len(row), np.int64))
    begun = _Sums(
        _key(begin_row, op_of_begin[inside]),
        np.zeros(len(inside), np.int64),
        np.ones(len(inside), np.int64),
    )
    return _sum_of([times, begun])


def _key(row: Int64Array, op: Int64Array) -> Int64Array:
    return (row << _OP_BITS) | op


def _added(parts: Iterable[_Sums]) -> _Sums:
    held: list[_Sums] = []
    for part in parts:
        held.append(part)
        if len(held) == _PARTS_AT_ONCE:
            held = [_sum_of(held)]
    return _sum_of(held)


def _sum_of(parts: Sequence[_Sums]) -> _Sums:
    joined, starts = _sorted(parts)
    if not len(joined.key):
        return joined
    return _Sums(
        joined.key[starts],
        np.add.reduceat(joined.self_ps, starts),
        np.add.reduceat(joined.executions, starts),
    )


def _over_streams(streams: Sequence[_Sums], numbers: dict[Op, int]) -> _Sums:
    """A device's sums: an op was executed as often as on the stream where it was most."""
    joined, starts = _sorted(streams)
    if not len(joined.key):
        return joined
    key = joined.key[starts]
    alone = np.array([stands_alone(op) for op in numbers], np.bool_)[key & _OP_MASK]
    most = np.maximum.reduceat(joined.executions, starts)
    return _Sums(
        key,
        np.add.reduceat(joined.self_ps, starts),
        np.where(alone, np.add.reduceat(joined.executions, starts), most),
    )


def _sorted(parts: Sequence[_Sums]) -> tuple[_Sums, Int64Array]:
    """All parts by key, and where each key begins."""
    key = concatenate_or_empty(part.key for part in parts)
    self_ps = concatenate_or_empty(part.self_ps for part in parts)
    executions = concatenate_or_empty(part.executions for part in parts)
    order = np.argsort(key, kind="stable")
    joined = _Sums(key[order], self_ps[order], executions[order])
    changes = np.append(True, joined.key[1:] != joined.key[:-1])[: len(key)]
    return joined, np.flatnonzero(changes)


def _longest(sums: _Sums, devices: Int64Array) -> SideOps:
    """Finds the longest ops of each row, as means over its devices; not those of no time."""
    took = sums.self_ps > 0
    sums = _Sums(sums.key[took], sums.self_ps[took], sums.executions[took])
    row, op = sums.key >> _OP_BITS, sums.key & _OP_MASK
    rows = len(devices)
    over = np.maximum(devices, 1)
    # Of equally long ones the first that was met.
    order = np.lexsort((op, -sums.self_ps, row))
    count = np.bincount(row, minlength=rows)
    before = np.cumsum(count) - count
    rank = np.arange(len(order)) - before[row[order]]
    kept = order[rank < MOST_OPS]
    return SideOps(
        first=np.concatenate(([0], np.cumsum(np.minimum(count, MOST_OPS)))),
        op=op[kept].astype(np.int32),
        occurrences=sums.executions[kept] / over[row[kept]],
        self_ps=sums.self_ps[kept] / over[row[kept]],
        total_ps=np.bincount(row, sums.self_ps, minlength=rows) / over,
    )
