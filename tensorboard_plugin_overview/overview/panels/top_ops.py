"""The tables of the ops, and of the kernels, that took most time.

In: the `OpSummary` of hosts and of devices, over all hosts.  Out: the `top_ops` of the JSON, at
most 50 a side, and its `top_kernels`, at most 50; by self time.

An op has the kernels that it ran for; a kernel has the ops that it ran for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from tensorboard_plugin_overview.metrics.ops.kernel_totals import KernelTotals, sum_of
from tensorboard_plugin_overview.metrics.ops.op_totals import (
    OpSummary,
    OpTotals,
    any_of,
    stands_alone,
)
from tensorboard_plugin_overview.metrics.units import PS_PER_MS, PS_PER_US
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.trace.facts import DeviceKind, OtherKind
from tensorboard_plugin_overview.trace.ops import DeviceRole

MOST_ROWS = 50
MOST_KERNELS = 5
MOST_OPS = 3

Side = Literal["device", "host"]


def top_ops(device: OpSummary, host: OpSummary) -> list[schema.TopOp]:
    """Returns the rows of both sides, the device's first.

    Args:
        device: the ops of all devices.
        host: the ops of all hosts.
    """
    return [*side_rows(device.ops, "device"), *side_rows(host.ops, "host")]


def side_rows(ops: Sequence[OpTotals], side: Side) -> list[schema.TopOp]:
    """Returns the rows of one side by self time; ops of equal time in order of name.

    Args:
        ops: of the side.
        side: where they ran.
    """
    total_ps = sum(op.self_ps for op in ops)
    if total_ps <= 0:
        return []
    # Most of thousands are out of the question by their time alone.
    least_ps = sorted([op.self_ps for op in ops])[-MOST_ROWS:][0]
    in_question = [op for op in ops if op.self_ps >= least_ps]
    ranked = sorted(in_question, key=lambda op: (-op.self_ps, op.op))[:MOST_ROWS]
    rows: list[schema.TopOp] = []
    reached_ps = 0
    for op in ranked:
        reached_ps += op.self_ps
        rows.append(
            {
                "name": op.op.name,
                "category": op.op.category,
                "framework_op": op.op.framework_op or None,
                "module": op.op.module or None,
                "side": side,
                "occurrences": op.occurrences,
                "self_ms": op.self_ps / PS_PER_MS,
                "side_self_ms": total_ps / PS_PER_MS,
                "share_percent": 100 * op.self_ps / total_ps,
                "cumulative_self_ms": reached_ps / PS_PER_MS,
                "cumulative_percent": 100 * reached_ps / total_ps,
                "gflops": None if op.flops is None else op.flops / 1e9,
                "gflops_per_s": _gflops_per_s(op),
                "tensorcore_eligible": op.tensorcore_eligible,
                "tensorcore_used": op.tensorcore_used,
                "kernels": _kernels(op) if side == "device" else [],
            }
        )
    return rows


def _kernels(op: OpTotals) -> list[schema.OpKernel]:
    """Returns the op's longest kernels; none of a copy or of a kernel that no op launched."""
    if stands_alone(op.op):
        return []
    times: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for kernel in op.kernels:
        times[kernel.name] += kernel.self_ps
        counts[kernel.name] += kernel.occurrences
    longest = sorted(times, key=lambda name: (-times[name], name))[:MOST_KERNELS]
    return [
        {"name": name, "occurrences": counts[name], "self_ms": times[name] / PS_PER_MS}
        for name in longest
    ]


class _Kernel(NamedTuple):
    """One kernel on devices of one kind; its executions for all ops."""

    name: str
    device_kind: DeviceKind | OtherKind
    parts: Sequence[tuple[KernelTotals, str]]
    total_ps: int


def top_kernels(ops: Iterable[OpTotals]) -> list[schema.TopKernel] | None:
    """Returns the kernels by the time that they ran; None where no kernel is known.

    Args:
        ops: of all devices.
    """
    parts: dict[tuple[str, DeviceKind | OtherKind], list[tuple[KernelTotals, str]]] = {}
    for op in ops:
        for kernel in op.kernels:
            if kernel.is_kernel:
                key = kernel.name, kernel.device_kind
                parts.setdefault(key, []).append((kernel, op.op.framework_op))
    kernels = [
        _Kernel(name, kind, of_kernel, sum(one.total_ps for one, _ in of_kernel))
        for (name, kind), of_kernel in parts.items()
    ]
    all_ps = sum(kernel.total_ps for kernel in kernels)
    if not all_ps:
        return None
    ranked = sorted(kernels, key=lambda one: (-one.total_ps, one.name, one.device_kind))
    return [_kernel_row(kernel, all_ps) for kernel in ranked[:MOST_ROWS]]


def _kernel_row(kernel: _Kernel, all_ps: int) -> schema.TopKernel:
    totals = [one for one, _ in kernel.parts]
    occurrences = sum(one.occurrences for one in totals)
    dtypes: Counter[str] = Counter()
    ops: Counter[str] = Counter()
    # The type in the name of a collective is what it sends.
    computes = any(one.role == DeviceRole.COMPUTE for one in totals)
    for one, op in kernel.parts:
        dtypes[one.dtype or ""] += one.total_ps
        ops[op] += one.total_ps
    return {
        "name": kernel.name,
        "device_kind": kernel.device_kind,
        "occurrences": occurrences,
        "self_ms": kernel.total_ps / PS_PER_MS,
        "kernels_self_ms": all_ps / PS_PER_MS,
        "mean_us": kernel.total_ps / occurrences / PS_PER_US,
        "share_percent": 100 * kernel.total_ps / all_ps,
        "occupancy_percent": sum_of(one.occupancy for one in totals).mean(kernel.total_ps),
        "blocks_per_sm": sum_of(one.blocks_per_sm for one in totals).mean(kernel.total_ps),
        "tensorcore_used": any_of(one.tensorcore_used for one in totals),
        "precision": _most(dtypes)[0] or None if computes else None,
        "framework_ops": [op for op in _most(ops) if op][:MOST_OPS],
    }


def _most(times: Counter[str]) -> list[str]:
    """Returns the names by their time, those of equal time by name."""
    return sorted(times, key=lambda name: (-times[name], name))


def _gflops_per_s(op: OpTotals) -> float | None:
    """Returns FLOPs of all executions ÷ self time."""
    if op.flops is None or op.self_ps <= 0:
        return None
    return op.flops / (op.self_ps / 1000)
