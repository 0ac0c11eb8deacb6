"""How much a device computed and how much memory it touched, in its complete steps.

In: kinds of ops and their `KindTotals` within those steps.  Out: `ComputeTotals`.

FLOPs and bytes are those that events state, else those of the ops' metadata or of the HLO's shapes.
Both belong to an op, not to a kernel: an op that runs as several kernels is counted as often as
that kernel of it ran that ran least.  An event belongs to the window in which it starts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.ops.kind_totals import KindTotals, Stated
from tensorboard_plugin_overview.trace.facts import DeviceFacts
from tensorboard_plugin_overview.trace.ops import Op, OpKind

UNKNOWN = "unknown"
"""Precision of FLOPs of which the profile does not state it."""


@dataclass(frozen=True, kw_only=True)
class Amounts:
    """What some ops computed and touched.

    Attributes:
        flops: precision (or `UNKNOWN`) -> FLOPs; None where they are not known of any op.
        model_flops: FLOPs of the model alone (without recomputation), None where not known.
        bytes_accessed: None where not known of any op.
        counted_flops, counted_model_flops, estimated_bytes: the parts of these by the shapes of the
            HLO; the rest is what the profile's ops state.
        compute_ps, unknown_ps: time of compute ops, and of those of unknown FLOPs.
        unknown_bytes_ps: time of compute ops of unknown bytes.
    """

    flops: Mapping[str, float] | None = None
    model_flops: float | None = None
    bytes_accessed: float | None = None
    counted_flops: float = 0.0
    counted_model_flops: float = 0.0
    estimated_bytes: float = 0.0
    compute_ps: int = 0
    unknown_ps: int = 0
    unknown_bytes_ps: int = 0

    def __add__(self, other: Amounts) -> Amounts:
        """Adds what other ops, or the same ones at another time, computed and touched."""
        return Amounts(
            flops=_added_by_dtype(self.flops, other.flops),
            model_flops=_added(self.model_flops, other.model_flops),
            bytes_accessed=_added(self.bytes_accessed, other.bytes_accessed),
            counted_flops=self.counted_flops + other.counted_flops,
            counted_model_flops=self.counted_model_flops + other.counted_model_flops,
            estimated_bytes=self.estimated_bytes + other.estimated_bytes,
            compute_ps=self.compute_ps + other.compute_ps,
            unknown_ps=self.unknown_ps + other.unknown_ps,
            unknown_bytes_ps=self.unknown_bytes_ps + other.unknown_bytes_ps,
        )


@dataclass(frozen=True, kw_only=True)
class ComputeTotals(Amounts):
    """What one device computed in its complete steps, or in the whole profile without steps.

    Attributes:
        host, device: the device.
        facts: what the profile states about the hardware.
        time_ps: length of the steps, or from the first op to the last.
        steps: number of steps; 0 where it is the whole profile.
        has_hlo: programs have HLO in the profile.
    """

    host: str
    device: str
    facts: DeviceFacts
    time_ps: int
    steps: int
    has_hlo: bool


def compute_totals(
    amounts: Amounts,
    *,
    host: str,
    device: str,
    facts: DeviceFacts,
    time_ps: int,
    steps: int,
    has_hlo: bool,
) -> ComputeTotals:
    """Says whose the amounts are, and in which time.

    Args:
        amounts: what the device computed and touched.
        host: the device's host.
        device: its name.
        facts: what the profile states about the hardware.
        time_ps: length of the steps, or from the first op to the last.
        steps: number of steps; 0 where it is the whole profile.
        has_hlo: programs have HLO in the profile.
    """
    return ComputeTotals(
        **{one.name: getattr(amounts, one.name) for one in fields(Amounts)},
        host=host,
        device=device,
        facts=facts,
        time_ps=time_ps,
        steps=steps,
        has_hlo=has_hlo,
    )


def amounts(parts: Iterable[tuple[Sequence[OpKind], KindTotals]]) -> Amounts:
    """Adds up what the ops of one device computed and touched.

    Args:
        parts: the kinds of each stream, thread or block of a core, and their totals.
    """
    total = Amounts()
    kernels: dict[Op, dict[str, _Kernel]] = {}
    for kinds, totals in parts:
        single = [index for index, kind in enumerate(kinds) if not kind.is_part]
        if single:
            total += _of_single_ops(kinds, totals, single)
        for index in np.flatnonzero(totals.count).tolist():
            kind = kinds[index]
            if kind.is_part:
                of_op = kernels.setdefault(kind.op, {})
                of_op.setdefault(kind.kernel, _Kernel(kind)).add(index, totals)
    return total + _of_kernels([list(of_op.values()) for of_op in kernels.values()])


# ---- ops whose events are executions -------------------------------------------------------------


def _of_single_ops(kinds: Sequence[OpKind], totals: KindTotals, at: Sequence[int]) -> Amounts:
    chosen = [kinds[index] for index in at]
    count = totals.count[at]
    self_ps = totals.self_ps[at]
    flops = _Column([kind.flops for kind in chosen], totals.flops, at, count)
    model_flops = _Column([kind.model_flops for kind in chosen], totals.model_flops, at, count)
    touched = _Column([kind.bytes_accessed for kind in chosen], totals.bytes_accessed, at, count)
    by_dtype: dict[str, float] = {}
    for kind, amount in zip(chosen, flops.total.tolist(), strict=True):
        if amount:
            dtype = kind.dtype or UNKNOWN
            by_dtype[dtype] = by_dtype.get(dtype, 0.0) + amount
    computes = np.array([kind.computes and not kind.is_counted_elsewhere for kind in chosen])
    by_shapes = np.array([kind.flops_from == "HLO shapes" for kind in chosen])
    by_inputs = np.array([kind.flops_from == "input shapes" for kind in chosen])
    model_by_shapes = np.array([kind.model_flops_from == "HLO shapes" for kind in chosen])
    estimated = np.array([kind.bytes_estimated for kind in chosen])
    return Amounts(
        flops=by_dtype if flops.known.any() else None,
        model_flops=float(model_flops.total.sum()) if model_flops.known.any() else None,
        bytes_accessed=float(touched.total.sum()) if touched.known.any() else None,
        counted_flops=float(flops.by_kind[by_shapes].sum() + flops.total[by_inputs].sum()),
        counted_model_flops=float(model_flops.by_kind[model_by_shapes].sum()),
        estimated_bytes=float(touched.by_kind[estimated].sum()),
        compute_ps=int(self_ps[computes].sum()),
        unknown_ps=int(self_ps[computes & ~flops.known].sum()),
        unknown_bytes_ps=int(self_ps[computes & ~touched.known].sum()),
    )


class _Column:
    """One amount of k kinds.

    Attributes:
        known: bool[k], the kind or some event of it states the amount.
        by_kind: float64[k], the sum over events that state none themselves.
        total: float64[k], the sum over all events.
    """

    def __init__(
        self, each: Sequence[float | None], stated: Stated, at: Sequence[int], count: Int64Array
    ) -> None:
        of_kind = np.array([np.nan if one is None else one for one in each], np.float64)
        times = stated.count[at]
        self.known = ~np.isnan(of_kind) | (times > 0)
        self.by_kind = np.nan_to_num(of_kind) * (count - times)
        self.total = self.by_kind + stated.total[at]


# ---- ops that run as kernels ---------------------------------------------------------------------


@dataclass
class _Kernel:
    """One kernel of one op, added up over streams."""

    kind: OpKind
    count: int = 0
    self_ps: int = 0
    flops: float | None = None
    bytes_accessed: float | None = None

    def add(self, index: int, totals: KindTotals) -> None:
        self.count += int(totals.count[index])
        self.self_ps += int(totals.self_ps[index])
        if totals.flops.count[index]:
            self.flops = (self.flops or 0.0) + float(totals.flops.total[index])
        if totals.bytes_accessed.count[index]:
            stated = float(totals.bytes_accessed.total[index])
            self.bytes_accessed = (self.bytes_accessed or 0.0) + stated


def _of_kernels(ops: Iterable[Sequence[_Kernel]]) -> Amounts:
    """Adds up ops by their kernels; each kernel that states a number states its whole op's."""
    by_dtype: dict[str, float] | None = None
    bytes_accessed: float | None = None
    counted = estimated = 0.0
    compute_ps = unknown_ps = unknown_bytes_ps = 0
    for kernels in ops:
        kind = kernels[0].kind
        if kind.is_container:
            continue
        kernel_ps = sum([one.self_ps for one in kernels if one.kind.computes])
        executions = min([one.count for one in kernels])
        flops = _largest([one.flops for one in kernels])
        touched = _largest([one.bytes_accessed for one in kernels])
        if flops is None and kind.flops is not None:
            flops = kind.flops * executions
            counted += flops
        if touched is None and kind.bytes_accessed is not None:
            touched = kind.bytes_accessed * executions
            estimated += touched
        compute_ps += kernel_ps
        bytes_accessed = _added(bytes_accessed, touched)
        if touched is None:
            unknown_bytes_ps += kernel_ps
        if flops is None:
            unknown_ps += kernel_ps
            continue
        by_dtype = by_dtype or {}
        if flops:
            dtype = max(kernels, key=lambda one: one.self_ps).kind.dtype or UNKNOWN
            by_dtype[dtype] = by_dtype.get(dtype, 0.0) + flops
    return Amounts(
        flops=by_dtype,
        bytes_accessed=bytes_accessed,
        counted_flops=counted,
        estimated_bytes=estimated,
        compute_ps=compute_ps,
        unknown_ps=unknown_ps,
        unknown_bytes_ps=unknown_bytes_ps,
    )


def _largest(values: Iterable[float | None]) -> float | None:
    return max([value for value in values if value is not None], default=None)


def _added(a: float | None, b: float | None) -> float | None:
    return b if a is None else a if b is None else a + b


def _added_by_dtype(
    a: Mapping[str, float] | None, b: Mapping[str, float] | None
) -> Mapping[str, float] | None:
    if a is None or b is None:
        return b if a is None else a
    return {dtype: a.get(dtype, 0.0) + b.get(dtype, 0.0) for dtype in {**a, **b}}
