"""Which op each event of a GPU stream belongs to, and where executions of ops begin.

In: raw streams of a GPU, the programs that ran, and what the host launched.  Out: `OpEvents`, and
`Untimed` for what the profile has only as totals.

An op is named, in this order, by the HLO instruction it came from, by `tf_op`, by the outermost
level of `annotation`; a copy that no HLO instruction asked for by the copy itself (`MemcpyH2D`), so
that transfers show as what they are; anything else by its kernel.

Of an HLO instruction and of an op run eagerly, kernels follow one another on a stream: an
execution begins with a run of its kernels, and with each return, within the run, of the kernel
that began it.  The threads of a TensorFlow graph mix the kernels of their ops: an execution begins
where the first kernel of the op returns after another op's, or in another step.  Each copy, and
each kernel that no op claims, is one execution.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable, factorize_rows, first_index
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo import op_names
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op as HloOp, Programs, TrackOps
from tensorboard_plugin_overview.formats.xspace.ops.device_roles import device_roles
from tensorboard_plugin_overview.formats.xspace.ops.matrix_units import op_is_eligible
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.dtypes import FP32, TF32, dtype_of_kernel
from tensorboard_plugin_overview.names.kernel_names import is_collective_op, is_copy
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits, kernel_uses_tensor_cores
from tensorboard_plugin_overview.trace.ops import (
    DeviceRole,
    FlopsSource,
    Op,
    OpEvents,
    OpKind,
    Untimed,
)

_TEXTS = ("hlo_module", "tf_op", "annotation", "name", "equation")
_ALONE = frozenset({"copy", "kernel"})
_NONE = -1


class StreamContext(NamedTuple):
    """What the events of a GPU's streams are judged by.

    Attributes:
        programs: the HLO of what ran, as far as the profile has it.
        calls: the host's calls that copy.
        launches: correlation id of a launch -> 1 for one of an eager call, else 0; None without.
        units: the GPU's matrix units.
    """

    programs: Programs
    calls: IdTable
    launches: IdTable | None
    units: MatrixUnits


def stream_ops(stream: EventTrack, context: StreamContext) -> OpEvents:
    """Finds the op of each event that has a length.

    Args:
        stream: the events of a stream that have a place in time.
        context: what the events are judged by.
    """
    index = np.flatnonzero(stream.end_ps > stream.start_ps)
    kinds, kind = _kinds(stream, index, context)
    eager = _eager(stream, index, context.launches)
    return OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=stream.start_ps[index],
        end_ps=stream.end_ps[index],
        begins=_begins(stream, index, kinds, kind, eager),
        eager=eager,
        stated_flops=stated_amounts(stream, "flops", index),
        stated_bytes=stated_amounts(stream, "bytes_accessed", index),
    )


def untimed_ops(stream: EventTrack, context: StreamContext) -> Untimed:
    """Finds the ops of which a stream has a number of executions and their total time.

    Args:
        stream: the aggregated events of a stream.
        context: as for the other events.
    """
    index = np.flatnonzero(stream.end_ps > stream.start_ps)
    kinds, kind = _kinds(stream, index, context)
    return Untimed(
        kinds=kinds,
        kind=kind,
        count=stream.num_occurrences[index],
        total_ps=(stream.end_ps - stream.start_ps)[index],
        eager=_eager(stream, index, context.launches),
    )


# ---- kinds ---------------------------------------------------------------------------------------


def _kinds(
    stream: EventTrack, index: Int64Array, context: StreamContext
) -> tuple[list[OpKind], Int64Array]:
    """Returns the kinds of the events at `index`, and which each is of."""
    hlo = context.programs.ops_of(stream)
    role = device_roles(stream, context.calls)
    codes = [stream.stats[name].text_codes() for name in _TEXTS if name in stream.stats]
    columns = (stream.metadata_id, hlo.code, role, *codes)
    first, kind = factorize_rows([column[index] for column in columns])
    rows = index[first]
    texts = zip(*(texts_of(stream, name, rows) for name in _TEXTS), strict=True)
    kinds = [
        _kind(stream.event_name(event), hlo, code, DeviceRole(of_role), text, context.units)
        for event, code, of_role, text in zip(
            rows.tolist(), hlo.code[rows].tolist(), role[rows].tolist(), texts, strict=True
        )
    ]
    return kinds, kind


def _kind(
    kernel: str,
    ops: TrackOps,
    code: int,
    role: DeviceRole,
    texts: tuple[str, ...],
    units: MatrixUnits,
) -> OpKind:
    module, tf_op, annotation, name, equation = texts
    hlo = ops.ops[code] if code >= 0 else None
    if code >= 0:
        op = hlo_op(ops, code, module, name or tf_op)
    else:
        op = _op_of_kernel(kernel, tf_op, annotation)
    return OpKind(
        op=op,
        role=_role(role, hlo),
        kernel=kernel,
        dtype=_dtype(hlo, kernel),
        stands_alone=op.origin in _ALONE,
        tensorcore_eligible=units != "none" and op_is_eligible(op, hlo, equation or None),
        tensorcore_used=kernel_uses_tensor_cores(kernel, units),
        **cost(hlo),
    )


def hlo_op(ops: TrackOps, code: int, module: str, path: str) -> Op:
    """Names the op of a track's HLO instruction.

    Args:
        ops: the track's instructions.
        code: which.
        module: the program's name.
        path: the framework's name by the event, for where there is no HLO.
    """
    program_id, instruction = ops.keys[code]
    hlo = ops.ops[code]
    op = op_names.op_of_path((hlo.framework_op if hlo else "") or path)
    if op is None:
        op = Op(instruction, hlo.opcode if hlo else op_names.hlo_kind(instruction), "hlo")
    return op._replace(name=instruction, module=module, program_id=program_id)


class Cost(TypedDict, total=False):
    """The fields of an `OpKind` that the HLO of its op states."""

    flops: float | None
    flops_from: FlopsSource | None
    bytes_accessed: float | None
    bytes_estimated: bool
    is_container: bool


def cost(hlo: HloOp | None) -> Cost:
    """Returns what the HLO says of the cost of an op, by the shapes; nothing without HLO."""
    if hlo is None:
        return Cost()
    return Cost(
        flops=None if hlo.flops is None else float(hlo.flops),
        flops_from=None if hlo.flops is None else "HLO shapes",
        bytes_accessed=float(hlo.bytes_accessed),
        bytes_estimated=True,
        is_container=hlo.is_container,
    )


def texts_of(stream: EventTrack, stat: str, events: Int64Array) -> list[str]:
    """Returns the text stat of each of the events, "" where there is none.

    Args:
        stream: the track.
        stat: its name.
        events: int64[m].
    """
    column = stream.stats.get(stat)
    if column is None:
        return [""] * len(events)
    codes = column.take(events).text_codes().tolist()
    return [column.texts[code] if code >= 0 else "" for code in codes]


def _op_of_kernel(kernel: str, tf_op: str, annotation: str) -> Op:
    if is_copy(kernel):
        return Op(kernel, "copy", "copy")
    return (
        op_names.framework_op(tf_op)
        or op_names.annotated_op(annotation)
        or Op(kernel or "(unnamed)", "kernel", "kernel")
    )


def _role(role: DeviceRole, hlo: HloOp | None) -> DeviceRole:
    # Newer versions of JAX name instructions after its own primitives.
    is_collective = hlo is not None and is_collective_op(hlo.opcode)
    return DeviceRole.COLLECTIVE if role == DeviceRole.COMPUTE and is_collective else role


def _dtype(hlo: HloOp | None, kernel: str) -> str | None:
    """Returns the precision by the HLO, else by the kernel's name."""
    by_name = dtype_of_kernel(kernel)
    if hlo is None or hlo.dtype is None:
        return by_name
    # The operands of a product are fp32 whether it multiplies them in fp32 or tf32.
    return TF32 if hlo.is_product and hlo.dtype == FP32 and by_name == TF32 else hlo.dtype


def stated_amounts(stream: EventTrack, stat: str, index: Int64Array) -> FloatArray | None:
    """Returns the amounts that events state, NaN for none; None where no event has the stat.

    Args:
        stream: the track.
        stat: its name.
        index: int64[n], the events.

    Returns:
        float64[n].
    """
    column = stream.stats.get(stat)
    return None if column is None else column.amounts()[index]


# ---- executions ----------------------------------------------------------------------------------


def _begins(
    stream: EventTrack,
    index: Int64Array,
    kinds: Sequence[OpKind],
    kind: Int64Array,
    eager: BoolArray | None,
) -> BoolArray:
    """bool[n]: the event begins an execution of its op."""
    if not len(index):
        return np.zeros(0, np.bool_)
    number: dict[Op, int] = {}
    of_kind = [number.setdefault(one.op, len(number)) for one in kinds]
    op = np.array(of_kind, np.int64)[kind]
    group = stream.integers("group_id", _NONE)[index]
    kernel = stream.metadata_id[index]
    starts_run = np.append(True, (np.diff(op) != 0) | (np.diff(group) != 0))
    run = np.cumsum(starts_run) - 1
    begins_run = kernel == kernel[starts_run][run]
    begins_op = kernel == kernel[first_index(op)][op]
    in_order = np.array([bool(one.op.module) for one in kinds])[kind]
    if eager is not None:
        in_order |= eager
    alone = np.array([one.stands_alone for one in kinds])[kind]
    begins: BoolArray = np.where(in_order, begins_run, starts_run & begins_op) | alone
    return begins


# ---- eager ops -----------------------------------------------------------------------------------


def _eager(stream: EventTrack, index: Int64Array, launches: IdTable | None) -> BoolArray | None:
    """bool[n]: the event's op ran eagerly; None where neither stream nor launches show it."""
    stated = stream.integers("is_eager", _NONE)[index]
    if (stated != _NONE).any():
        is_eager: BoolArray = stated == 1
        return is_eager
    correlation = stream.integers("correlation_id", _NONE)[index]
    if launches is None or not (correlation != _NONE).any():
        return None
    launched: BoolArray = launches(correlation) == 1
    return launched
