"""What kernels took: a row for each kernel of an op, of one device or of many.

In: the events of a stream, or what a device ran at no known time.  Out: `KernelTotals` of each kind
of op.

Means of a kernel are weighted by the lengths of its events.  What is kept are sums, of whole
numbers, so that rows of devices and hosts can be added up in any order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.trace.facts import DeviceKind, OtherKind
from tensorboard_plugin_overview.trace.gpus import Stream
from tensorboard_plugin_overview.trace.ops import DeviceRole, OpKind, Untimed

# A mean of what is known of less of the time would be that of other kernels.
_KNOWN_SHARE = 0.99
_WHOLE_PERCENT = 100.0
# Sums of short kernels are whole numbers, and not coarse.
_FINE = 1000
# No kernel has as many blocks; sums of what is absurd stay finite.
_MOST = 1e9


class Weighted(NamedTuple):
    """A value of events, weighted by their lengths.

    Attributes:
        sum: of value × picoseconds × 1000, a whole number.
        known_ps: the length of the events of which the value is known.
    """

    sum: float = 0
    known_ps: int = 0

    def mean(self, total_ps: int) -> float | None:
        """Returns the mean; None where it is not known of nearly all events.

        Args:
            total_ps: the length of all events.
        """
        if not self.known_ps or self.known_ps < _KNOWN_SHARE * total_ps:
            return None
        return self.sum / (self.known_ps * _FINE)


class KernelTotals(NamedTuple):
    """The executions of one kernel for one op.

    Attributes:
        name: of the kernel, or of what else ran on the device.
        device_kind: kind of the devices it ran on.
        role: what its time counts as.
        dtype: the precision it computes in; None where that is not known.
        tensorcore_used: it ran on matrix units; None where that is not known.
        occurrences: how often it ran.
        self_ps: time in which it was the innermost event of its stream.
        total_ps: the lengths of its events.
        blocks_per_sm: blocks for each multiprocessor.
        occupancy: percent of the warps that fit, estimated.
    """

    name: str
    device_kind: DeviceKind | OtherKind
    role: DeviceRole
    dtype: str | None
    tensorcore_used: bool | None
    occurrences: int
    self_ps: int
    total_ps: int
    blocks_per_sm: Weighted = Weighted()
    occupancy: Weighted = Weighted()

    @property
    def is_kernel(self) -> bool:
        """A program ran on the device: no copy, no setting of memory."""
        return self.role in (DeviceRole.COMPUTE, DeviceRole.COLLECTIVE)


def kernel_rows(
    stream: Stream, count: Int64Array, self_ps: Int64Array, device_kind: DeviceKind | OtherKind
) -> list[KernelTotals | None]:
    """Returns a row for each of the k kinds; None of those without a kernel.

    Args:
        stream: of a device.
        count: int64[k], events of each kind.
        self_ps: int64[k], their self time.
        device_kind: of the device.
    """
    events = stream.ops
    length_ps = events.end_ps - events.start_ps
    total_ps = np.zeros(len(events.kinds), np.int64)
    np.add.at(total_ps, events.kind, length_ps)
    occupancy = stream.occupancy_percent
    if occupancy is not None:
        # Kineto's formula may exceed the whole.
        occupancy = np.minimum(occupancy, _WHOLE_PERCENT)
    columns = [
        _weighted(events.kind, length_ps, column, len(events.kinds))
        for column in (stream.blocks, occupancy)
    ]
    return _rows(events.kinds, count, self_ps, total_ps, device_kind, *columns)


def untimed_kernel_rows(
    untimed: Untimed, count: Int64Array, total_ps: Int64Array, device_kind: DeviceKind | OtherKind
) -> list[KernelTotals | None]:
    """Returns the same of what ran at no known time.

    Args:
        untimed: of a stream.
        count: int64[k], executions of each kind.
        total_ps: int64[k], their time.
        device_kind: of the device.
    """
    unknown = [Weighted()] * len(untimed.kinds)
    return _rows(untimed.kinds, count, total_ps, total_ps, device_kind, unknown, unknown)


def add_up_kernels(rows: Iterable[KernelTotals]) -> tuple[KernelTotals, ...]:
    """Adds up the rows of each kernel; sorted by kernel."""
    found: dict[tuple[object, ...], KernelTotals] = {}
    for row in rows:
        key = row[:5]
        other = found.get(key)
        found[key] = row if other is None else _sum(other, row)
    # An unknown precision or use sorts before a known one.
    return tuple(
        found[key]
        for key in sorted(found, key=lambda key: tuple((one is not None, one) for one in key))
    )


def _sum(one: KernelTotals, other: KernelTotals) -> KernelTotals:
    return one._replace(
        occurrences=one.occurrences + other.occurrences,
        self_ps=one.self_ps + other.self_ps,
        total_ps=one.total_ps + other.total_ps,
        blocks_per_sm=sum_of((one.blocks_per_sm, other.blocks_per_sm)),
        occupancy=sum_of((one.occupancy, other.occupancy)),
    )


def sum_of(parts: Iterable[Weighted]) -> Weighted:
    """Adds up a value of several kernels."""
    known = [part for part in parts if part.known_ps]
    # Python's whole numbers have no limit, so that the sum does not depend on the order.
    return Weighted(sum(round(part.sum) for part in known), sum(part.known_ps for part in known))


def _weighted(
    kind: Int64Array, length_ps: Int64Array, column: FloatArray | None, kinds: int
) -> list[Weighted]:
    if column is None:
        return [Weighted()] * kinds
    known = ~np.isnan(column)
    column = np.clip(column, 0, _MOST)
    total = np.zeros(kinds)
    np.add.at(total, kind[known], column[known] * length_ps[known])
    known_ps = np.zeros(kinds, np.int64)
    np.add.at(known_ps, kind[known], length_ps[known])
    sums = np.rint(total * _FINE).tolist()
    return [Weighted(*pair) for pair in zip(sums, known_ps.tolist(), strict=True)]


def _rows(
    kinds: Sequence[OpKind],
    count: Int64Array,
    self_ps: Int64Array,
    total_ps: Int64Array,
    device_kind: DeviceKind | OtherKind,
    blocks_per_sm: Sequence[Weighted],
    occupancy: Sequence[Weighted],
) -> list[KernelTotals | None]:
    return [
        KernelTotals(
            name=kind.kernel,
            device_kind=device_kind,
            role=kind.role,
            dtype=kind.dtype,
            tensorcore_used=kind.tensorcore_used,
            occurrences=occurrences,
            self_ps=own_ps,
            total_ps=all_ps,
            blocks_per_sm=blocks,
            occupancy=share,
        )
        if kind.kernel and occurrences
        else None
        for kind, occurrences, own_ps, all_ps, blocks, share in zip(
            kinds,
            count.tolist(),
            self_ps.tolist(),
            total_ps.tolist(),
            blocks_per_sm,
            occupancy,
            strict=True,
        )
    ]
