"""What the ops that ran on a host's GPUs took.

In: the GPUs of a `timeline.Timeline`, and what its threads launched.  Out: an `OpSummary`, summed
over devices.

Of an HLO instruction and of an op run eagerly, kernels follow one another on a stream: an
execution begins with a run of its kernels, and with each return, within the run, of the kernel
that began it.  The threads of a TensorFlow graph mix the kernels of their ops: an execution begins
where the first kernel of the op returns after another op's, or in another step.  An op that
spreads over streams was executed as often as on the stream where it was most.  Each copy, and each
kernel that no op claims, is one execution.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.device_ops import FrameworkNameOf
from tensorboard_plugin_overview.events.device_ops import OpEvents
from tensorboard_plugin_overview.events.device_ops import OpKind
from tensorboard_plugin_overview.events.device_ops import stream_ops
from tensorboard_plugin_overview.events.host_ops import eager_launches
from tensorboard_plugin_overview.events.op_names import Op
from tensorboard_plugin_overview.events.tensor_cores import MatrixUnits
from tensorboard_plugin_overview.events.tensor_cores import kernel_uses_tensor_cores
from tensorboard_plugin_overview.events.tensor_cores import matrix_units
from tensorboard_plugin_overview.events.tensor_cores import op_is_eligible
from tensorboard_plugin_overview.events.timeline import Device
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.timeline import Track
from tensorboard_plugin_overview.metrics.op_totals import FlopsOf
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.op_totals import add_up
from tensorboard_plugin_overview.metrics.op_totals import any_of
from tensorboard_plugin_overview.metrics.op_totals import merge_ops
from tensorboard_plugin_overview.metrics.op_totals import parts_of_one

_NONE = -1


def summarize_device_ops(
    timeline: Timeline,
    flops_of: FlopsOf = lambda program_id, instruction: None,
    framework_name_of: FrameworkNameOf = lambda program_id, instruction: None,
) -> OpSummary:
    """The ops of one host's GPUs.

    Args:
        timeline: the host's profile.
        flops_of: FLOPs of an execution of an HLO instruction; where it knows none, the kernels'
            own stat `flops` is taken.
        framework_name_of: the framework's name of an HLO instruction, None where there is none.
    """
    launches = _eager_correlations(timeline.threads)
    return merge_ops(
        _device_ops(device, launches, flops_of, framework_name_of)
        for device in timeline.devices
        if device.kind == "gpu"
    )


def _device_ops(
    device: Device,
    launches: tuple[Int64Array, BoolArray] | None,
    flops_of: FlopsOf,
    framework_name_of: FrameworkNameOf,
) -> OpSummary:
    units = matrix_units(device.properties)
    by_unit: dict[tuple[Op, int, str], list[OpTotals]] = {}
    eager_known = False
    for stream in device.streams:
        events = stream_ops(stream, framework_name_of)
        eager = _eager(stream, events, launches)
        eager_known |= eager is not None
        for unit, row in _stream_rows(stream, events, eager, units, flops_of):
            by_unit.setdefault(unit, []).append(row)
    by_program: dict[tuple[Op, int], list[OpTotals]] = {}
    for (op, program_id, _), rows in by_unit.items():
        by_program.setdefault((op, program_id), []).append(parts_of_one(rows))
    return OpSummary(add_up(parts_of_one(rows) for rows in by_program.values()), eager_known)


def _stream_rows(
    stream: Track,
    events: OpEvents,
    eager: BoolArray | None,
    units: MatrixUnits,
    flops_of: FlopsOf,
) -> list[tuple[tuple[Op, int, str], OpTotals]]:
    """What each op, as each program runs it, took on one stream."""
    kinds_of_unit: dict[tuple[Op, int, str], list[OpKind]] = {}
    for kind in events.kinds:
        kinds_of_unit.setdefault(kind.unit, []).append(kind)
    number_of_unit = {unit: number for number, unit in enumerate(kinds_of_unit)}
    unit = np.array([number_of_unit[kind.unit] for kind in events.kinds], np.int64)[events.kind]
    count = len(kinds_of_unit)
    is_eager = np.zeros(len(unit), np.int64) if eager is None else eager.astype(np.int64)
    executions = _executions(stream, events, unit, count, is_eager)
    self_ps = np.zeros((2, count), np.int64)
    np.add.at(self_ps, (is_eager, unit), events.self_ps)
    stated_flops = _stated_flops(stream, events, unit, count)
    rows = []
    for (key, kinds), number, compiled_ps, eager_ps, stated in zip(
        kinds_of_unit.items(), executions, *self_ps.tolist(), stated_flops, strict=True
    ):
        op, program_id, instruction = key
        used = any_of(kernel_uses_tensor_cores(kind.kernel, units) for kind in kinds)
        eligible: bool | None = False
        if units != "none":
            eligible = op_is_eligible(op, kinds[0].equation, used)
        each = (flops_of(program_id, instruction) if instruction else None) or stated
        rows.append(
            (
                key,
                OpTotals(
                    op=op,
                    occurrences=number,
                    self_ps=compiled_ps + eager_ps,
                    eager_ps=eager_ps,
                    flops=None if each is None else each * number,
                    tensorcore_eligible=eligible,
                    tensorcore_used=used,
                ),
            )
        )
    return rows


def _executions(
    stream: Track, events: OpEvents, unit: Int64Array, count: int, eager: Int64Array
) -> list[int]:
    """How often each unit was executed on the stream."""
    if not len(unit):
        return []
    group = stream.integers("group_id", _NONE)[events.index]
    kernel = stream.metadata_id[events.index]
    starts_run = np.append(True, (np.diff(unit) != 0) | (np.diff(group) != 0))
    run = np.cumsum(starts_run) - 1
    begins_run = kernel == kernel[starts_run][run]
    _, first = np.unique(unit, return_index=True)
    begins_unit = kernel == kernel[first][unit]
    in_order = np.array([bool(kind.instruction) for kind in events.kinds])[events.kind]
    single = np.array([not kind.op.is_framework_op for kind in events.kinds])[events.kind]
    starts = np.where(in_order | (eager == 1), begins_run, starts_run & begins_unit)
    starts |= single & ~in_order
    executions: list[int] = np.bincount(unit[starts], minlength=count).tolist()
    return executions


def _stated_flops(
    stream: Track, events: OpEvents, unit: Int64Array, count: int
) -> Sequence[float | None]:
    """FLOPs of one execution by the kernels' own stat: what its kernels state is the op's."""
    column = stream.stats.get("flops")
    if column is None:
        return [None] * count
    stated = column.numbers()[events.index]
    known = np.isfinite(stated) & (stated > 0)
    most = np.zeros(count)
    np.maximum.at(most, unit[known], stated[known])
    return [float(flops) if flops > 0 else None for flops in most]


def _eager(
    stream: Track, events: OpEvents, launches: tuple[Int64Array, BoolArray] | None
) -> BoolArray | None:
    """bool[n]: the event's op ran eagerly; None where neither stream nor launches tell."""
    stated = stream.integers("is_eager", _NONE)[events.index]
    if (stated != _NONE).any():
        is_eager: BoolArray = stated == 1
        return is_eager
    correlation = stream.integers("correlation_id", _NONE)[events.index]
    if launches is None or not (correlation != _NONE).any():
        return None
    ids, eager = launches
    place = np.minimum(np.searchsorted(ids, correlation), len(ids) - 1)
    launched: BoolArray = (ids[place] == correlation) & eager[place]
    return launched


def _eager_correlations(threads: Sequence[Track]) -> tuple[Int64Array, BoolArray] | None:
    """Sorted correlation ids of launches, and which are of eager calls; None without such calls."""
    ids = []
    eager = []
    any_call = False
    for thread in threads:
        any_call |= bool(thread.has("is_func").any())
        launched = np.flatnonzero(thread.has("correlation_id"))
        ids.append(thread.integers("correlation_id", _NONE)[launched])
        eager.append(eager_launches(thread)[launched])
    if not any_call or not sum(map(len, ids)):
        return None
    # Where several launches share an id, the last one counts.
    unique, last = np.unique(np.concatenate(ids)[::-1], return_index=True)
    return unique, np.concatenate(eager)[::-1][last]
