"""The ops that a thread ran, and its waits for devices.

In: a thread, and the ops of all threads.  Out: `OpEvents`.

Only ops that compute on the host have a framework's name as well, so that those which launched
something, or only hold others, do not count as placed there.
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
    computes = ops.is_leaf & ~ops.bookkeeping[ops.name]
    computes[launches.op[launches.op >= 0]] = False
    begin, end = ops.rows.first[number : number + 2].tolist()
    placed = np.zeros(len(thread), np.int64)
    placed[ops.rows.event[begin:end]] = computes[begin:end]
    is_op = thread.category == Category.OP
    waits = (thread.role == HostRole.WAIT) & thread.is_call
    index = np.flatnonzero(is_op | waits)
    columns = [thread.code[index], waits[index].astype(np.int64), placed[index]]
    first, kind = factorize_rows(columns)
    rows = zip(*(column[first].tolist() for column in columns), strict=True)
    kinds = []
    for name, is_wait, computes_here in rows:
        op = op_named(thread.names[name])
        if is_wait:
            op = Op(op.name, "wait", "pytorch")
        elif not computes_here:
            op = op._replace(framework_op="")
        kinds.append(OpKind(op))
    start_ps = thread.start_ps[index]
    return OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=start_ps,
        end_ps=thread.end_ps[index],
        begins=np.ones(len(index), np.bool_),
        eager=~ops.compiled(number, start_ps) & is_op[index],
    )
