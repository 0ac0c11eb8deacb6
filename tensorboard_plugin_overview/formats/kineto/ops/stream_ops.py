"""Which op each event of a device belongs to, and where executions of ops begin.

In: the streams of a device as read, and the launches of the host.  Out: `Stream`s.

A kernel is its op's: the innermost op of PyTorch around the call that launched it.  A copy is a row
of its own (`MemcpyH2D`), whatever op asked for it; so is each kernel of a graph, and each that no
op launched.  An execution of an op begins with the first of its events on any stream.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, factorize_rows
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import NONE, DeviceStream, Sparse
from tensorboard_plugin_overview.formats.kineto.ops.device_roles import ON_HOST, device_roles
from tensorboard_plugin_overview.formats.kineto.ops.host_names import GRAPH_LAUNCH
from tensorboard_plugin_overview.formats.kineto.ops.launches import NO_OP, Launches
from tensorboard_plugin_overview.formats.kineto.ops.threads import PS_PER_NS, KinetoThread
from tensorboard_plugin_overview.formats.kineto.ops.torch_ops import TorchOps, dtypes, op_named
from tensorboard_plugin_overview.names.dtypes import dtype_of_kernel
from tensorboard_plugin_overview.names.tensor_cores import MatrixUnits, kernel_uses_tensor_cores
from tensorboard_plugin_overview.trace.gpus import Stream
from tensorboard_plugin_overview.trace.ops import DeviceRole, Op, OpEvents, OpKind
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH
from tensorboard_plugin_overview.trace.track import NO_GROUP

_COPY_NAME = re.compile(r"Memcpy (\w)\w*?(?:to|2)(\w)\w* ?(?:\(.*\))?")
# Intel writes M for the host's memory.
_ENDS = {"M": "H"}
_COPY_OF_ROLE = {
    DeviceRole.COPY_ON_DEVICE: "MemcpyD2D",
    DeviceRole.COPY_TO_HOST: "MemcpyD2H",
    DeviceRole.COPY_TO_DEVICE: "MemcpyH2D",
}
_PLACED = (DeviceRole.COMPUTE, DeviceRole.MEMSET, DeviceRole.COLLECTIVE)
_ELIGIBLE = re.compile(
    r"aten::(?:addmm|mm|bmm|baddbmm|matmul|linear|_?conv\w*|\w+_convolution\w*|_scaled_mm"
    r"|_scaled_dot_product_\w+|_(?:flash|efficient)_attention_\w+)"
    r"|(?:autograd::engine::evaluate_function: )?"
    r"(?:(?:Add|B|Baddb|Scaled)?[Mm]m|\w*Convolution|ScaledDotProduct\w+)Backward\d*"
)


class StreamContext(NamedTuple):
    """What the events of streams are judged by.

    Attributes:
        threads: of the host.
        ops: of these threads.
        launches: the calls that put work on devices.
        directions: of copies, by the correlation of the calls that state it.
        collectives: int64[m], correlations of calls that launched a collective.
        units: the device's matrix units.
        origin_ns: the trace's zero, on the file's clock.
    """

    threads: list[KinetoThread]
    ops: TorchOps
    launches: Launches
    directions: dict[int, DeviceRole]
    collectives: Int64Array
    units: MatrixUnits
    origin_ns: int


@dataclass(frozen=True, eq=False)
class _Events:
    """The n events of a stream that have a length and are on the device.

    Attributes:
        index: int64[n], of the stream as read.
        roles: int64[n], of `DeviceRole`.
        correlation, call: int64[n], of the launch; `MISSING` where the call is not in the trace.
        op: int64[n], which launched it; `NO_OP` for none.
        in_graph: bool[n], a launch of a whole graph launched it.
        counted: int64[n], the op whose FLOPs it computes; `NO_OP` for none.
        placed: int64[n], the op that it places on the device; `NO_OP` for none.
    """

    index: Int64Array
    roles: Int64Array
    correlation: Int64Array
    call: Int64Array
    op: Int64Array
    in_graph: BoolArray
    counted: Int64Array
    placed: Int64Array


class _First(NamedTuple):
    """Whether an event is the first one of an op on any stream: bool[n] each.

    Attributes:
        of_op: of the op that launched it.
        counted: of the op whose FLOPs it computes.
        placed: of the op that it places on the device.
    """

    of_op: BoolArray
    counted: BoolArray
    placed: BoolArray


def streams_of(raw: Sequence[DeviceStream], context: StreamContext) -> list[Stream]:
    """Finds the op of each event that has a length.

    Args:
        raw: the streams of one device as read.
        context: what their events are judged by.
    """
    if not raw:
        return []
    found = [_events(one, context) for one in raw]
    starts = [one.start_ns[events.index] for one, events in zip(raw, found, strict=True)]
    count = len(context.ops.rows)
    begin, count_flops, place = (
        _first_of([getattr(events, of) for events in found], starts, count)
        for of in ("op", "counted", "placed")
    )
    return [
        _stream(one, events, _First(*first), context)
        for one, events, *first in zip(raw, found, begin, count_flops, place, strict=True)
    ]


def _events(raw: DeviceStream, context: StreamContext) -> _Events:
    ops = context.ops
    roles = device_roles(raw, ops.names, context.directions, context.collectives)
    index = np.flatnonzero((raw.end_ns > raw.start_ns) & (roles != ON_HOST))
    roles, correlation = roles[index], raw.correlation[index]
    call = context.launches.call(correlation)
    op = context.launches.op_of(call, raw.external[index])
    in_graph = _in_graph(call, context)
    places = np.isin(roles, _PLACED) & ~in_graph & np.append(ops.is_leaf, False)[op]
    return _Events(
        index=index,
        roles=roles,
        correlation=correlation,
        call=call,
        op=op,
        in_graph=in_graph,
        counted=np.where(in_graph, NO_OP, ops.counted_by(op)),
        placed=np.where(places, op, NO_OP),
    )


def _stream(
    raw: DeviceStream,
    events: _Events,
    first: _First,
    context: StreamContext,
) -> Stream:
    index = events.index
    kinds, kind = _kinds(raw.names[index].astype(np.int64), events, context)
    alone = np.array([one.stands_alone for one in kinds], np.bool_)[kind]
    is_known = (events.call != MISSING) | (events.op != NO_OP)
    judged = (events.roles == DeviceRole.COMPUTE) & is_known
    ops = OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=(raw.start_ns[index] - context.origin_ns) * PS_PER_NS,
        end_ps=(raw.end_ns[index] - context.origin_ns) * PS_PER_NS,
        begins=first.of_op | alone,
        eager=_eager(events, context) & judged,
        is_judged=judged,
        is_placed=first.placed,
        begins_once=True,
        stated_flops=_stated_flops(events, first.counted, context.ops),
        stated_bytes=_stated_bytes(raw, events, first.of_op, context.ops),
    )
    launch = np.where(events.correlation == NONE, NO_LAUNCH, events.correlation)
    return Stream(
        ops,
        launch,
        np.full(len(index), NO_GROUP),
        blocks=_dense(raw.blocks_per_sm, len(raw))[index],
        occupancy_percent=_dense(raw.occupancy, len(raw))[index],
    )


def _dense(sparse: Sparse[Any], count: int) -> FloatArray:
    """Returns float64[count]: the values in their rows, NaN in the others.

    Args:
        sparse: values of some events.
        count: how many events there are.
    """
    found = np.full(count, np.nan)
    found[sparse.rows] = sparse.values
    return found


def _first_of(
    ops: Sequence[Int64Array], starts: Sequence[Int64Array], count: int
) -> list[BoolArray]:
    """bool[n] of each stream: the event is the first one of its op on any of them.

    Args:
        ops: int64[n] of each stream, below `count`; `NO_OP` for none.
        starts: int64[n] of each stream.
        count: how many ops there are.
    """
    op = concatenate_or_empty(ops)
    order = np.argsort(concatenate_or_empty(starts), kind="stable")[::-1]
    first = np.full(count + 1, MISSING)
    # Of values assigned to one place the last stays: the earliest.
    first[op[order]] = order
    found = (op != NO_OP) & (first[op] == np.arange(len(op)))
    return np.split(found, np.cumsum([len(one) for one in ops])[:-1])


def _in_graph(call: Int64Array, context: StreamContext) -> BoolArray:
    """bool[n]: a launch of a whole graph launched the event."""
    launches = context.launches
    found = np.zeros(len(launches.thread) + 1, np.bool_)
    for one, thread in enumerate(context.threads):
        codes = [code for code, name in enumerate(thread.names) if GRAPH_LAUNCH.match(name)]
        mine = np.flatnonzero(launches.thread == one)
        if codes and len(mine):
            found[mine] = np.isin(thread.code[launches.event[mine]], codes)
    return found[call]


def _eager(events: _Events, context: StreamContext) -> BoolArray:
    """bool[n]: neither compiled code nor a graph launched the event."""
    launches = context.launches
    compiled = np.zeros(len(launches.thread) + 1, np.bool_)
    for one, thread in enumerate(context.threads):
        mine = np.flatnonzero(launches.thread == one)
        if len(mine):
            moments_ps = thread.start_ps[launches.event[mine]]
            compiled[mine] = context.ops.compiled(one, moments_ps)
    by_op = np.append(context.ops.is_compiled, False)[events.op]
    of_event = np.where(events.call == MISSING, by_op, compiled[events.call])
    found: BoolArray = ~of_event & ~events.in_graph
    return found


def _stated_flops(events: _Events, is_first: BoolArray, ops: TorchOps) -> FloatArray | None:
    """float64[n]: FLOPs of the op by the first of its events, NaN where they are not known."""
    if np.isnan(ops.flops).all():
        return None
    op, counted = events.op, events.counted
    flops = np.append(ops.flops, np.nan)[counted]
    flops[~is_first & ~np.isnan(flops)] = 0.0
    # Ops of PyTorch that are no products count none.
    known = (op != NO_OP) & ~events.in_graph & (counted == NO_OP)
    is_aten = np.array([name.startswith("aten::") for name in (*ops.names, "")], np.bool_)
    known &= is_aten[np.append(ops.name, len(ops.names))[op]]
    flops[known] = 0.0
    return flops


def _stated_bytes(
    raw: DeviceStream, events: _Events, is_first: BoolArray, ops: TorchOps
) -> FloatArray | None:
    """float64[n]: bytes of the device's memory that the event accesses, NaN where not known.

    Args:
        raw: the stream as read.
        events: of it.
        is_first: bool[n], the event is the first one of its op.
        ops: of the threads.
    """
    op = np.where(events.in_graph, NO_OP, events.op)
    found = np.append(ops.bytes_accessed, np.nan)[op]
    found[~is_first & ~np.isnan(found)] = 0.0
    copies = np.isin(events.roles, tuple(_COPY_OF_ROLE))
    found[copies] = _dense(raw.bytes, len(raw))[events.index][copies]
    # A copy within the device reads and writes its memory.
    is_peer = np.array(["PtoP" in name or "P2P" in name for name in ops.names], np.bool_)
    within = (events.roles == DeviceRole.COPY_ON_DEVICE) & ~is_peer[raw.names[events.index]]
    found[within] *= 2
    return None if np.isnan(found).all() else found


def _kinds(
    name: Int64Array, events: _Events, context: StreamContext
) -> tuple[list[OpKind], Int64Array]:
    """Returns the kinds of n events, and which each is of."""
    ops, in_graph = context.ops, events.in_graph
    of_op = np.append(ops.name, NO_OP)[events.op]
    dtype = np.append(ops.dtype, NO_OP)[events.op]
    triton = np.append(ops.is_triton, False)[events.op]
    columns = [name, events.roles, of_op, dtype, in_graph.astype(np.int64), triton.astype(np.int64)]
    first, kind = factorize_rows(columns)
    rows = zip(*(column[first].tolist() for column in columns), strict=True)
    kinds = [
        _kind(
            ops.names[kernel],
            DeviceRole(of_role),
            None if code < 0 or graph else op_named(ops.names[code], is_triton=bool(is_triton)),
            None if by_inputs < 0 or graph else dtypes[by_inputs],
            in_graph=bool(graph),
            units=context.units,
        )
        for kernel, of_role, code, by_inputs, graph, is_triton in rows
    ]
    return kinds, kind


def _kind(
    kernel: str,
    role: DeviceRole,
    op: Op | None,
    dtype: str | None,
    *,
    in_graph: bool,
    units: MatrixUnits,
) -> OpKind:
    if role in _COPY_OF_ROLE:
        return OpKind(Op(_copy_name(kernel, role), "copy", "copy"), role, stands_alone=True)
    alone = op is None
    kernel = kernel or "(unnamed)"
    if op is None:
        op = Op(kernel, "graph" if in_graph else "kernel", "kernel")
    elif role == DeviceRole.COLLECTIVE:
        op = op._replace(category="collective")
    uses = kernel_uses_tensor_cores(kernel, units) if role == DeviceRole.COMPUTE else False
    return OpKind(
        op=op,
        role=role,
        kernel=kernel,
        flops_from="the profile's ops" if op.category == "triton" else "input shapes",
        dtype=dtype_of_kernel(kernel) or dtype,
        adds_up=True,
        stands_alone=alone,
        tensorcore_eligible=units != "none" and _ELIGIBLE.fullmatch(op.name) is not None,
        tensorcore_used=uses,
    )


def _copy_name(name: str, role: DeviceRole) -> str:
    """Returns a copy's name as `MemcpyH2D`, by its own or by where it goes."""
    stated = _COPY_NAME.fullmatch(name)
    if stated is None:
        return _COPY_OF_ROLE[role]
    source, target = (_ENDS.get(end, end) for end in stated.groups())
    return f"Memcpy{source}2{target}"
