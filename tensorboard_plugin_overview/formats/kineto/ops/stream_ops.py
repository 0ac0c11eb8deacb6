"""Which op each event of a device belongs to, and where executions of ops begin.

In: a stream as read, and the launches of the host.  Out: a `Stream`.

A kernel is its op's: the innermost op of PyTorch around the call that launched it.  A copy is a row
of its own (`MemcpyH2D`), whatever op asked for it; so is each kernel of a graph, and each that no
op launched.  An execution of an op begins with the first of its events on the stream.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np

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

_COPIES = (DeviceRole.COPY_ON_DEVICE, DeviceRole.COPY_TO_HOST, DeviceRole.COPY_TO_DEVICE)
_COPY_NAME = re.compile(r"Memcpy (\w)\w*?(?:to|2)(\w)\w* ?(?:\(.*\))?")
_ELIGIBLE = re.compile(
    r"aten::(?:addmm|mm|bmm|baddbmm|matmul|linear|_?conv\w*|\w+_convolution\w*|_scaled_mm"
    r"|_scaled_dot_product_\w+|_(?:flash|efficient)_attention_\w+)"
)


class StreamContext(NamedTuple):
    """What the events of streams are judged by.

    Attributes:
        threads: of the host.
        ops: of these threads.
        launches: the calls that put work on devices.
        directions: of copies, by the correlation of the calls that state it.
        units: the device's matrix units.
        origin_ns: the trace's zero, on the file's clock.
    """

    threads: list[KinetoThread]
    ops: TorchOps
    launches: Launches
    directions: dict[int, DeviceRole]
    units: MatrixUnits
    origin_ns: int


def stream_of(raw: DeviceStream, context: StreamContext) -> Stream:
    """Finds the op of each event that has a length.

    Args:
        raw: the stream as read.
        context: what its events are judged by.
    """
    roles = device_roles(raw, context.ops.names, context.directions)
    index = np.flatnonzero((raw.end_ns > raw.start_ns) & (roles != ON_HOST))
    roles, correlation = roles[index], raw.correlation[index]
    call = context.launches.call(correlation)
    op = context.launches.op_of(call, raw.external[index])
    in_graph = _in_graph(call, context)
    kinds, kind = _kinds(raw.names[index].astype(np.int64), roles, op, in_graph, context)
    alone = np.array([one.stands_alone for one in kinds], np.bool_)[kind]
    ops = OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=(raw.start_ns[index] - context.origin_ns) * PS_PER_NS,
        end_ps=(raw.end_ns[index] - context.origin_ns) * PS_PER_NS,
        begins=_first_of(op, len(context.ops.rows)) | alone,
        eager=_eager(call, in_graph, context),
        stated_flops=_stated_flops(op, in_graph, context.ops),
        stated_bytes=_stated_bytes(raw, index, roles, np.where(in_graph, NO_OP, op), context.ops),
    )
    launch = np.where(correlation == NONE, NO_LAUNCH, correlation)
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


def _first_of(op: Int64Array, count: int) -> BoolArray:
    """bool[n]: the event is the first one of its op.

    Args:
        op: int64[n], below `count`; `NO_OP` for none.
        count: how many ops there are.
    """
    first = np.full(count + 1, MISSING)
    backwards = np.arange(len(op) - 1, -1, -1)
    first[op[::-1]] = backwards
    found: BoolArray = (op != NO_OP) & (first[op] == np.arange(len(op)))
    return found


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


def _eager(call: Int64Array, in_graph: BoolArray, context: StreamContext) -> BoolArray:
    """bool[n]: neither compiled code nor a graph launched the event."""
    launches = context.launches
    compiled = np.zeros(len(launches.thread) + 1, np.bool_)
    for one, thread in enumerate(context.threads):
        mine = np.flatnonzero(launches.thread == one)
        if len(mine):
            moments_ps = thread.start_ps[launches.event[mine]]
            compiled[mine] = context.ops.compiled(one, moments_ps)
    found: BoolArray = ~compiled[call] & ~in_graph
    return found


def _stated_flops(op: Int64Array, in_graph: BoolArray, ops: TorchOps) -> FloatArray | None:
    """float64[n]: FLOPs of the op by the first of its events, NaN where they are not known."""
    if np.isnan(ops.flops).all():
        return None
    counted = np.where(in_graph, NO_OP, ops.counted_by(op))
    flops = np.append(ops.flops, np.nan)[counted]
    flops[~_first_of(counted, len(ops.rows)) & ~np.isnan(flops)] = 0.0
    # Ops of PyTorch that are no products count none.
    known = (op != NO_OP) & ~in_graph & (counted == NO_OP)
    is_aten = np.array([name.startswith("aten::") for name in (*ops.names, "")], np.bool_)
    known &= is_aten[np.append(ops.name, len(ops.names))[op]]
    flops[known] = 0.0
    return flops


def _stated_bytes(
    raw: DeviceStream, index: Int64Array, roles: Int64Array, op: Int64Array, ops: TorchOps
) -> FloatArray | None:
    """float64[n]: bytes of the device's memory that the event accesses, NaN where not known.

    Args:
        raw: the stream as read.
        index: int64[n], its events.
        roles: int64[n].
        op: int64[n], that launched each; `NO_OP` for none, and for kernels of graphs.
        ops: of the threads.
    """
    found = np.append(ops.bytes_accessed, np.nan)[op]
    found[~_first_of(op, len(ops.rows)) & ~np.isnan(found)] = 0.0
    copies = np.isin(roles, _COPIES)
    found[copies] = _dense(raw.bytes, len(raw))[index][copies]
    # A copy within the device reads and writes its memory.
    is_peer = np.array(["PtoP" in name or "P2P" in name for name in ops.names], np.bool_)
    found[(roles == DeviceRole.COPY_ON_DEVICE) & ~is_peer[raw.names[index]]] *= 2
    return None if np.isnan(found).all() else found


def _kinds(
    name: Int64Array,
    role: Int64Array,
    op: Int64Array,
    in_graph: BoolArray,
    context: StreamContext,
) -> tuple[list[OpKind], Int64Array]:
    """Returns the kinds of n events, and which each is of."""
    ops = context.ops
    of_op = np.append(ops.name, NO_OP)[op]
    dtype = np.append(ops.dtype, NO_OP)[op]
    triton = np.append(ops.is_triton, False)[op]
    columns = [name, role, of_op, dtype, in_graph.astype(np.int64), triton.astype(np.int64)]
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
    if role in _COPIES:
        copy = _COPY_NAME.fullmatch(kernel)
        name = f"Memcpy{copy[1]}2{copy[2]}".replace("M2D", "H2D") if copy else kernel
        return OpKind(Op(name, "copy", "copy"), role, stands_alone=True)
    alone = op is None
    if op is None:
        op = Op(kernel or "(unnamed)", "graph" if in_graph else "kernel", "kernel")
    elif role == DeviceRole.COLLECTIVE:
        op = op._replace(category="collective")
    uses = kernel_uses_tensor_cores(kernel, units) if role == DeviceRole.COMPUTE else False
    return OpKind(
        op=op,
        role=role,
        flops_from="the profile's ops" if op.category == "triton" else "input shapes",
        dtype=dtype_of_kernel(kernel) or dtype,
        stands_alone=alone,
        tensorcore_eligible=units != "none" and _ELIGIBLE.fullmatch(op.name) is not None,
        tensorcore_used=uses,
    )
