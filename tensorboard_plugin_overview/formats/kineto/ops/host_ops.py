"""The ops that a thread ran, and its waits for devices.

In: a thread, and the ops of all threads.  Out: `OpEvents`.

An op is placed on the host if it holds no other op, put nothing on a device and computes: a view or
an allocation computes nothing.  Eager time is that of ops that hold no other.
"""

from __future__ import annotations

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.ops.launches import Launches
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.formats.kineto.ops.torch_ops import TorchOps, op_named
from tensorboard_plugin_overview.trace.ops import Op, OpEvents, OpKind
from tensorboard_plugin_overview.trace.threads import HostRole


def thread_ops(number: int, thread: KinetoThread, ops: TorchOps, launches: Launches) -> OpEvents:
    """Finds the ops of a thread.

    Args:
        number: the thread's index.
        thread: of the host.
        ops: of all threads.
        launches: the calls that put work on devices.
    """
    begin, end = ops.rows.first[number : number + 2].tolist()
    # What works ahead is no part of the model.
    leaf = ops.is_leaf[begin:end] & (not thread.works_ahead)
    computes = leaf & ~ops.bookkeeping[ops.name[begin:end]]
    launched = launches.op[(launches.op >= begin) & (launches.op < end)]
    computes[launched - begin] = False
    of_event = np.zeros((3, len(thread)), np.bool_)
    of_event[:, ops.rows.event[begin:end]] = leaf, computes, ops.is_triton[begin:end]
    is_op = thread.category == Category.OP
    waits = (thread.role == HostRole.WAIT) & thread.is_call
    index = np.flatnonzero(is_op | waits)
    is_leaf, is_placed, is_triton = of_event[:, index]
    columns = [thread.code[index], waits[index].astype(np.int64), is_triton.astype(np.int64)]
    first, kind = factorize_rows(columns)
    rows = zip(*(column[first].tolist() for column in columns), strict=True)
    kinds = []
    for name, is_wait, triton in rows:
        op = op_named(thread.names[name], is_triton=bool(triton))
        kinds.append(OpKind(Op(op.name, "wait", "pytorch") if is_wait else op))
    start_ps = thread.start_ps[index]
    return OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=start_ps,
        end_ps=thread.end_ps[index],
        begins=np.ones(len(index), np.bool_),
        eager=~ops.compiled(number, start_ps) & is_leaf,
        is_judged=is_leaf,
        is_placed=is_placed,
    )
