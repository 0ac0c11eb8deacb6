"""What the ops of TPU cores took, computed and moved.

In: TensorCores, and their complete steps.  Out: the op table (over the whole profile), and within
the steps each core's work and the time it computed in each precision.

Time is self time: that in which an op is the innermost one.  FLOPs and bytes are those of the op's
metadata times its executions, for a custom call those of its events; ops that only run others
(`while`, `call`, `conditional`) have none.  An execution belongs to the step in which it starts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.intervals import contains
from tensorboard_plugin_overview.arrays.intervals import overlap_ps
from tensorboard_plugin_overview.arrays.intervals import union
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import TpuCore
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import COMPUTE
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_op_kinds import OpKind
from tensorboard_plugin_overview.metrics.ops.compute_totals import UNKNOWN
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import merge_ops
from tensorboard_plugin_overview.metrics.ops.precision import PrecisionSummary
from tensorboard_plugin_overview.metrics.ops.precision import Windows


def summarize_tpu_ops(cores: Sequence[TpuCore]) -> OpSummary:
    """The op table of a host's TensorCores."""
    return merge_ops(OpSummary(_rows(core)) for core in cores)


def _rows(core: TpuCore) -> list[OpTotals]:
    everything = np.ones(len(core.ops), np.bool_)
    count = _counts(core, everything) + _aggregated(core, core.aggregates.count)
    self_ps = _self_ps(core, None) + _aggregated(core, core.aggregates.total_ps)
    flops = _sums(core, "flops", everything) + _of_aggregates(core, "flops")
    told = _is_told(core, "flops")
    return [
        OpTotals(
            op=kind.op,
            occurrences=int(count[index]),
            self_ps=int(self_ps[index]),
            flops=float(flops[index]) if told[index] else None,
        )
        for index, kind in enumerate(core.kinds)
        if count[index] and kind.op.category != "IDLE"
    ]


def tpu_work(host: str, core: TpuCore, windows: Windows | None) -> ComputeTotals | None:
    """What the core computed and moved in its complete steps; None if it has none.

    Args:
        host: the core's host.
        core: a TensorCore.
        windows: the complete steps of each core; None for the whole profile.
    """
    if not len(core.ops) or (windows is not None and core.name not in windows):
        return None
    inside, within = _in_windows(core, windows)
    flops = _sums(core, "flops", inside)
    model_flops = _sums(core, "model_flops", inside)
    touched = _sums(core, "bytes_accessed", inside)
    by_dtype: Counter[str] = Counter()
    for kind, amount in zip(core.kinds, flops.tolist(), strict=True):
        if amount:
            by_dtype[kind.dtype or UNKNOWN] += amount
    told = _is_told(core, "flops")
    self_ps = _self_ps(core, within)
    computes = np.array(
        [kind.part == COMPUTE and not kind.is_counted_elsewhere for kind in core.kinds], np.bool_
    )
    any_bytes = bool(_is_told(core, "bytes_accessed").any())
    span_ps = int(core.ops.end_ps.max() - core.ops.start_ps[0])
    return ComputeTotals(
        host=host,
        device=core.name,
        facts=core.facts,
        flops=dict(by_dtype) if told.any() else None,
        model_flops=float(model_flops.sum()) if told.any() else None,
        bytes_accessed=float(touched.sum()) if any_bytes else None,
        counted_flops=_counted(core, "flops", inside),
        counted_model_flops=_counted(core, "model_flops", inside),
        estimated_bytes=0.0,
        time_ps=span_ps if within is None else within.total_ps,
        steps=0 if windows is None else len(windows[core.name][0]),
        compute_ps=int(self_ps[computes].sum()),
        unknown_ps=int(self_ps[computes & ~told].sum()),
        has_hlo=any(kind.flops_from == "HLO shapes" for kind in core.kinds),
    )


def tpu_precision(cores: Sequence[TpuCore], windows: Windows | None) -> PrecisionSummary:
    """The time that TensorCores computed in each precision, within their complete steps."""
    known_ps: Counter[str] = Counter()
    unknown_ps = 0
    for core in cores:
        if windows is not None and core.name not in windows:
            continue
        _, within = _in_windows(core, windows)
        for kind, time_ps in zip(core.kinds, _self_ps(core, within).tolist(), strict=True):
            if kind.part != COMPUTE or kind.is_container or kind.is_copy or not time_ps:
                continue
            if kind.dtype is None:
                unknown_ps += time_ps
            else:
                known_ps[kind.dtype] += time_ps
    return PrecisionSummary(dict(known_ps), unknown_ps)


def _in_windows(core: TpuCore, windows: Windows | None) -> tuple[BoolArray, Intervals | None]:
    """bool[ops]: it starts in a window; and the windows, None for the whole profile."""
    if windows is None:
        return np.ones(len(core.ops), np.bool_), None
    within = union(*windows[core.name])
    return contains(within, core.ops.start_ps), within


def _self_ps(core: TpuCore, within: Intervals | None) -> Int64Array:
    """int64[kinds]: self time, inside the windows."""
    stretches = core.stretches
    length_ps = stretches.end_ps - stretches.start_ps
    if within is not None:
        length_ps = overlap_ps(within, stretches.start_ps, stretches.end_ps)
    total_ps = np.zeros(len(core.kinds), np.int64)
    np.add.at(total_ps, core.ops.kind[stretches.event], length_ps)
    return total_ps


def _counts(core: TpuCore, chosen: BoolArray) -> Int64Array:
    return np.bincount(core.ops.kind[chosen], minlength=len(core.kinds)).astype(np.int64)


def _aggregated(core: TpuCore, amount: Int64Array) -> Int64Array:
    total = np.zeros(len(core.kinds), np.int64)
    np.add.at(total, core.aggregates.kind, amount)
    return total


_STATED: Mapping[str, Callable[[OpKind], float | None]] = {
    "flops": lambda kind: kind.flops,
    "model_flops": lambda kind: kind.model_flops,
    "bytes_accessed": lambda kind: kind.bytes_accessed,
}


def _per_execution(core: TpuCore, stat: str) -> FloatArray:
    """float64[kinds]: what the metadata tell of one execution, NaN where nothing."""
    stated = [_STATED[stat](kind) for kind in core.kinds]
    return np.array([np.nan if value is None else value for value in stated], np.float64)


def _per_event(core: TpuCore, stat: str) -> FloatArray:
    """float64[ops]: what each execution computed or moved, NaN where nothing tells."""
    value = _per_execution(core, stat)[core.ops.kind]
    own = _own(core, stat)
    return value if own is None else np.where(np.isnan(own), value, own)


def _own(core: TpuCore, stat: str) -> FloatArray | None:
    """float64[ops]: what the event itself tells, NaN where nothing; None where none does.

    A custom call tells its own. A model's FLOPs that it does not set apart are all its FLOPs.
    """
    column = core.ops.stats.get(stat)
    own = None if column is None else column.amounts()
    if stat == "model_flops":
        every = core.ops.stats.get("flops")
        if every is not None and own is None:
            own = every.amounts()
        elif every is not None and own is not None:
            own = np.where(own > 0, own, every.amounts())
    if own is None:
        return None
    custom = np.array([kind.is_custom for kind in core.kinds], np.bool_)[core.ops.kind]
    return np.where(custom, own, np.nan)


def _counted(core: TpuCore, stat: Literal["flops", "model_flops"], chosen: BoolArray) -> float:
    """What of the chosen ops' FLOPs the shapes of the HLO tell."""
    sources = [kind.flops_from if stat == "flops" else kind.model_flops_from for kind in core.kinds]
    by_shapes = np.array([source == "HLO shapes" for source in sources], np.bool_)
    counted = chosen & by_shapes[core.ops.kind]
    own = _own(core, stat)
    if own is not None:
        counted &= np.isnan(own)
    return float(_per_execution(core, stat)[core.ops.kind[counted]].sum())


def _sums(core: TpuCore, stat: str, chosen: BoolArray) -> FloatArray:
    if _own(core, stat) is None:
        return np.nan_to_num(_per_execution(core, stat)) * _counts(core, chosen)
    value = np.nan_to_num(_per_event(core, stat)[chosen])
    total = np.zeros(len(core.kinds))
    np.add.at(total, core.ops.kind[chosen], value)
    return total


def _is_told(core: TpuCore, stat: str) -> BoolArray:
    """bool[kinds]: some execution, or the metadata, tell it."""
    told = ~np.isnan(_per_execution(core, stat))
    if _own(core, stat) is None:
        return told
    told[core.ops.kind[~np.isnan(_per_event(core, stat))]] = True
    return told


def _of_aggregates(core: TpuCore, stat: str) -> FloatArray:
    each = np.nan_to_num(_per_execution(core, stat))
    return each * _aggregated(core, core.aggregates.count)
