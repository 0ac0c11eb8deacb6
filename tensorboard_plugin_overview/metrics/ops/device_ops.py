"""What the ops that ran on a host's GPUs took.

In: the GPUs of a `timeline.Timeline`, what its threads launched, and the programs that ran.  Out:
an `OpSummary`, summed over devices.

Of an HLO instruction and of an op run eagerly, kernels follow one another on a stream: an
execution begins with a run of its kernels, and with each return, within the run, of the kernel
that began it.  The threads of a TensorFlow graph mix the kernels of their ops: an execution begins
where the first kernel of the op returns after another op's, or in another step.  An op that
spreads over streams was executed as often as on the stream where it was most.  Each copy, and each
kernel that no op claims, is one execution.  What the profile has only as a number of executions and
their total, at no known time, is added to these.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.factorize import first_index
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.ops.device_ops import OpEvents
from tensorboard_plugin_overview.formats.xspace.ops.device_ops import OpKind
from tensorboard_plugin_overview.formats.xspace.ops.device_ops import stream_ops
from tensorboard_plugin_overview.formats.xspace.ops.host_ops import called_eagerly
from tensorboard_plugin_overview.formats.xspace.ops.matrix_units import op_is_eligible
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Device
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import add_up
from tensorboard_plugin_overview.metrics.ops.op_totals import any_of
from tensorboard_plugin_overview.metrics.ops.op_totals import merge_ops
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits
from tensorboard_plugin_overview.names.tensor_cores import kernel_uses_tensor_cores
from tensorboard_plugin_overview.trace.ops import Op

_NONE = -1
_ALONE = frozenset({"copy", "kernel"})


def summarize_device_ops(timeline: Timeline, programs: Programs) -> OpSummary:
    """The ops of one host's GPUs; FLOPs by the HLO, else by the kernels' own stat `flops`."""
    gpus = [device for device in timeline.devices if device.kind == "gpu"]
    launches = eager_correlations(timeline.threads) if gpus else None
    return merge_ops(
        _device_ops(device, tracks, launches, programs)
        for device in gpus
        for tracks in (device.streams, device.aggregates)
        if tracks
    )


def _device_ops(
    device: Device,
    tracks: Sequence[EventTrack],
    launches: tuple[Int64Array, BoolArray] | None,
    programs: Programs,
) -> OpSummary:
    units = device.facts.matrix_units
    by_op: dict[Op, list[OpTotals]] = {}
    eager_known = False
    for stream in tracks:
        events = stream_ops(stream, programs)
        eager = eager_events(stream, events, launches)
        eager_known |= eager is not None
        for row in _stream_rows(stream, events, eager, units):
            by_op.setdefault(row.op, []).append(row)
    return OpSummary([_over_streams(rows) for rows in by_op.values()], eager_known)


def stands_alone(op: Op) -> bool:
    """Each event of the op is an execution of its own, on whatever stream."""
    return op.origin in _ALONE


def _over_streams(rows: Sequence[OpTotals]) -> OpTotals:
    """An op's row from its rows on a device's streams."""
    if len(rows) == 1:
        return rows[0]
    most = max(row.occurrences for row in rows)
    total = add_up(rows)[0]
    if stands_alone(total.op):
        return total
    flops = max((row.flops for row in rows if row.flops is not None), default=None)
    return total._replace(occurrences=most, flops=flops)


def _stream_rows(
    stream: EventTrack, events: OpEvents, eager: BoolArray | None, units: MatrixUnits
) -> list[OpTotals]:
    """What each op took on one stream."""
    kinds_of_op: dict[Op, list[OpKind]] = {}
    for kind in events.kinds:
        kinds_of_op.setdefault(kind.op, []).append(kind)
    number = {op: index for index, op in enumerate(kinds_of_op)}
    op_of_event = np.array([number[kind.op] for kind in events.kinds], np.int64)[events.kind]
    count = len(kinds_of_op)
    is_eager = np.zeros(len(op_of_event), np.int64) if eager is None else eager.astype(np.int64)
    executions = _executions(stream, events, op_of_event, is_eager, count).tolist()
    self_ps = np.zeros((2, count), np.int64)
    np.add.at(self_ps, (is_eager, op_of_event), events.self_ps)
    rows = []
    for (op, kinds), times, compiled_ps, eager_ps, stated in zip(
        kinds_of_op.items(),
        executions,
        *self_ps.tolist(),
        _stated_flops(stream, events, op_of_event, count),
        strict=True,
    ):
        used = any_of(kernel_uses_tensor_cores(kind.kernel, units) for kind in kinds)
        each = kinds[0].flops or stated
        rows.append(
            OpTotals(
                op=op,
                occurrences=times,
                self_ps=compiled_ps + eager_ps,
                eager_ps=eager_ps,
                flops=None if each is None else float(each * times),
                tensorcore_eligible=units != "none" and op_is_eligible(kinds[0], used),
                tensorcore_used=used,
            )
        )
    return rows


def _executions(
    stream: EventTrack, events: OpEvents, op: Int64Array, eager: Int64Array, count: int
) -> Int64Array:
    """int64[count]: how often each op ran on the stream."""
    if stream.num_occurrences.any():
        times = np.zeros(count, np.int64)
        np.maximum.at(times, op, stream.num_occurrences[events.index])
        return times
    starts = execution_starts(stream, events, op, eager)
    return np.bincount(op[starts], minlength=count)


def execution_starts(
    stream: EventTrack, events: OpEvents, op: Int64Array, eager: Int64Array
) -> BoolArray:
    """bool[n]: the event begins an execution of its op.

    Args:
        stream: of a GPU.
        events: its events that belong to ops.
        op: int64[n], number of each event's op.
        eager: int64[n], 1 where it ran eagerly.
    """
    if not len(op):
        return np.zeros(0, np.bool_)
    group = stream.integers("group_id", _NONE)[events.index]
    kernel = stream.metadata_id[events.index]
    starts_run = np.append(True, (np.diff(op) != 0) | (np.diff(group) != 0))
    run = np.cumsum(starts_run) - 1
    begins_run = kernel == kernel[starts_run][run]
    begins_op = kernel == kernel[first_index(op)][op]
    in_order = np.array([bool(kind.op.module) for kind in events.kinds])[events.kind]
    alone = np.array([stands_alone(kind.op) for kind in events.kinds])[events.kind]
    starts: BoolArray = (
        np.where(in_order | (eager == 1), begins_run, starts_run & begins_op) | alone
    )
    return starts


def _stated_flops(
    stream: EventTrack, events: OpEvents, op: Int64Array, count: int
) -> Sequence[float | None]:
    """FLOPs of one execution by the kernels' own stat: what its kernels state is the op's."""
    column = stream.stats.get("flops")
    if column is None:
        return [None] * count
    stated = column.amounts()[events.index]
    known = stated > 0
    most = np.zeros(count)
    np.maximum.at(most, op[known], stated[known])
    return [float(flops) if flops > 0 else None for flops in most]


def eager_events(
    stream: EventTrack, events: OpEvents, launches: tuple[Int64Array, BoolArray] | None
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


def eager_correlations(threads: Sequence[EventTrack]) -> tuple[Int64Array, BoolArray] | None:
    """Sorted correlation ids of launches, and which are of eager calls; None without such calls."""
    ids = []
    eager = []
    any_call = False
    for thread in threads:
        any_call |= bool(thread.has("is_func").any())
        launched = np.flatnonzero(thread.has("correlation_id"))
        ids.append(thread.integers("correlation_id", _NONE)[launched])
        eager.append(called_eagerly(thread, launched))
    if not any_call or not sum(map(len, ids)):
        return None
    # Where several launches share an id, the last one counts.
    unique, code = factorize(np.concatenate(ids)[::-1])
    return unique, np.concatenate(eager)[::-1][first_index(code)]
