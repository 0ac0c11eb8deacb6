"""The table of the ops that took most time.

In: the `OpSummary` of hosts and of devices, over all hosts.  Out: the `top_ops` of the JSON: at
most 50 a side, by self time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema

MOST_ROWS = 50

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
            }
        )
    return rows


def _gflops_per_s(op: OpTotals) -> float | None:
    """Returns FLOPs of all executions ÷ self time."""
    if op.flops is None or op.self_ps <= 0:
        return None
    return op.flops / (op.self_ps / 1000)
