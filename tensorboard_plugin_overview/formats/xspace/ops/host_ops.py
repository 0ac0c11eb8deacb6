"""Which events of the host are ops, which ops those are, and which of them ran eagerly.

In: a thread of a `timeline.Timeline`.  Out: `OpEvents`, or flags of events.  Op tables, time
and op placement all take their ops from here.

An op is an event named as a framework op, an event that carries `tf_op`, an event of an HLO
instruction (programs for the CPU), or the kernel of an op run eagerly: newer TensorFlow does not
name the latter, so it is the `EagerKernelExecute` in an `EagerExecute` whose `eager_op` says which
(unless an event in it is named after that op, as older ones do).  Calls that launch a kernel on a
device carry its op's name too; they have a `correlation_id`, and are no ops of the host.  Nor is
the allocator's work, which names the op that it worked for.

An op ran eagerly if the profiler says so (`is_eager`), or else if the innermost `EagerExecute`
around it is of no function (`is_func` is 0): what runs in a function is compiled, whoever called
it.  Iterators of tf.data never run eagerly: the time in one is a wait for input.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import IdTable, factorize_rows
from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import framework_op, host_op
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op as HloOp, Programs
from tensorboard_plugin_overview.formats.xspace.ops import stream_ops
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.kernel_names import is_collective_op
from tensorboard_plugin_overview.trace.ops import DATASET, DeviceRole, Op, OpEvents, OpKind

_EAGER_CALL = "EagerExecute"
_EAGER_KERNEL = "EagerKernelExecute"
# What runs graphs and functions: where it is recorded, eager calls would be recorded too.
_EXECUTOR_EVENTS = frozenset({"ExecutorState::Process", "FunctionRun", "RunGraph", "SessionRun"})
_ALLOCATOR_EVENTS = frozenset({"MemoryAllocation", "MemoryDeallocation"})

_UNKNOWN = -1


class ThreadOps(NamedTuple):
    """Which op each of a thread's n events is.

    Attributes:
        kind: int64[n], index into `ops`, the framework's; `NOTHING` for most events.
        ops: one for each distinct op.
        compiled: bool[n], the event is an HLO instruction that the CPU ran.
    """

    kind: Int64Array
    ops: Sequence[Op]
    compiled: BoolArray


def thread_ops(thread: EventTrack, found: ThreadOps, programs: Programs) -> OpEvents:
    """Finds the ops that the thread ran.

    Args:
        thread: of the host.
        found: its ops, by `find_ops`.
        programs: the HLO of what ran, as far as the profile has it.
    """
    kind, ops, compiled = found
    kinds = [OpKind(op) for op in ops]
    hlo = np.flatnonzero(compiled)
    hlo_kinds, hlo_kind = _hlo_kinds(thread, hlo, programs)
    kind = kind.copy()
    kind[hlo] = len(kinds) + hlo_kind
    kinds += hlo_kinds
    index = np.flatnonzero(kind >= 0)
    return _events(thread, kinds, kind[index], index, _eager(thread, kinds, kind[index], index))


def compiled_thread_ops(thread: EventTrack, programs: Programs) -> OpEvents:
    """Finds the HLO instructions that the thread ran: a CPU's compiled programs.

    Args:
        thread: of the host.
        programs: the HLO of what ran, as far as the profile has it.
    """
    index = np.flatnonzero(compiled_ops(thread))
    kinds, kind = _hlo_kinds(thread, index, programs)
    return _events(thread, kinds, kind, index, None)


def _events(
    thread: EventTrack,
    kinds: Sequence[OpKind],
    kind: Int64Array,
    index: Int64Array,
    eager: BoolArray | None,
) -> OpEvents:
    return OpEvents(
        kinds=kinds,
        kind=kind,
        index=index,
        start_ps=thread.start_ps[index],
        end_ps=thread.end_ps[index],
        begins=np.ones(len(index), np.bool_),
        eager=eager,
        stated_flops=stream_ops.stated_amounts(thread, "flops", index),
        stated_bytes=stream_ops.stated_amounts(thread, "bytes_accessed", index),
    )


def _eager(
    thread: EventTrack, kinds: Sequence[OpKind], kind: Int64Array, index: Int64Array
) -> BoolArray | None:
    """bool[n]: the op ran eagerly; None where nothing on the thread marks how ops ran."""
    stated = thread.integers("is_eager", _UNKNOWN)[index]
    known = (stated != _UNKNOWN).any() or thread.has("is_func").any()
    if not known and not len(thread.named(_EXECUTOR_EVENTS)):
        return None
    eager = np.where(stated == _UNKNOWN, called_eagerly(thread, index), stated == 1)
    never_eager = np.array([one.op.category == DATASET for one in kinds], np.bool_)
    found: BoolArray = eager & ~never_eager[kind]
    return found


def computing_ops(found: ThreadOps) -> BoolArray:
    """Returns bool[n]: the event is an op, but no iterator of tf.data, whose time is a wait."""
    kind, ops, compiled = found
    # The last one answers for `NOTHING`.
    computes = np.array([*(op.category != DATASET for op in ops), False], np.bool_)
    is_op: BoolArray = computes[kind] | compiled
    return is_op


def compiled_ops(thread: EventTrack) -> BoolArray:
    """Returns bool[n]: the event is an HLO instruction that the CPU ran."""
    if "hlo_op" not in thread.stats:
        return np.zeros(len(thread), np.bool_)
    return _compiled(thread, _named(thread)[0])


def called_eagerly(thread: EventTrack, events: Int64Array) -> BoolArray:
    """Returns bool[m]: the innermost `EagerExecute` around each event is of no function.

    Args:
        thread: of the events.
        events: int64[m], indices into the thread's events.
    """
    is_func = np.append(thread.integers("is_func", _UNKNOWN), _UNKNOWN)
    called: BoolArray = is_func[_innermost_eager_call(thread, events)] == 0
    return called


def _eager_kernels(thread: EventTrack) -> BoolArray:
    """bool[n]: the event is the kernel of an op run eagerly, named after it or not."""
    kernels = thread.named({_EAGER_KERNEL})
    found = np.zeros(len(thread), np.bool_)
    found[kernels[called_eagerly(thread, kernels)]] = True
    return found


def find_ops(thread: EventTrack) -> ThreadOps:
    """Finds which op each event of a thread is."""
    kind, ops = _named(thread)
    named, named_ops = kind.copy(), ops
    kernels, kernel_ops = _unnamed_kernels(thread, named, named_ops)
    compiled = _compiled(thread, named)
    tagged, tagged_ops = _tagged(thread, named, compiled)
    kind[kernels >= 0] = len(named_ops) + kernels[kernels >= 0]
    kind[tagged >= 0] = len(named_ops) + len(kernel_ops) + tagged[tagged >= 0]
    return ThreadOps(kind, named_ops + kernel_ops + tagged_ops, compiled)


def _named(thread: EventTrack) -> tuple[Int64Array, list[Op]]:
    """For each event the index of the op it is named after, `NOTHING` for most; and the ops."""
    codes, ops = _ops_of_names(map(host_op, thread.names))
    return thread.of_kinds(codes), ops


def _ops_of_names(of_names: Iterable[Op | None]) -> tuple[Int64Array, list[Op]]:
    """For each of some names the index of the op that it is about, or `NOTHING`; and the ops."""
    found = list(of_names)
    ops = [op for op in found if op is not None]
    codes = np.full(len(found), NOTHING, np.int64)
    codes[[op is not None for op in found]] = np.arange(len(ops))
    return codes, ops


def _innermost_eager_call(thread: EventTrack, events: Int64Array) -> Int64Array:
    """int64[m]: the index of the innermost `EagerExecute` open at each of the events."""
    calls = thread.named({_EAGER_CALL})
    # Of two events that start together the outer comes first.
    before = np.searchsorted(calls, events)
    open_call = innermost_open_at(thread.end_ps[calls], before, thread.start_ps[events])
    return np.append(calls, NOTHING)[open_call]


def _unnamed_kernels(
    thread: EventTrack, named: Int64Array, named_ops: list[Op]
) -> tuple[Int64Array, list[Op]]:
    """Kernels of ops run eagerly that no event is named after: for each event its op's index."""
    column = thread.stats.get("eager_op")
    code = np.full(len(thread), NOTHING, np.int64)
    if column is None:
        return code, []
    kernels = np.flatnonzero(_eager_kernels(thread))
    code[kernels] = column.text_codes()[_innermost_eager_call(thread, kernels)]
    # A damaged file may have a call whose op is no text.
    kernels = kernels[code[kernels] != NOTHING]
    ops = [Op(text, text, "tensorflow", framework_op=text) for text in column.texts]

    # An event inside that is named after the same type of op is that op.
    inner = np.flatnonzero(named != NOTHING)
    around = innermost_open_at(
        thread.end_ps[kernels], np.searchsorted(kernels, inner), thread.start_ps[inner]
    )
    inner, around = inner[around != NOTHING], kernels[around[around != NOTHING]]
    types: dict[str, int] = {}
    type_of_named, type_of_kernel = (
        np.array([types.setdefault(op.category, len(types)) for op in found], np.int64)
        for found in (named_ops, ops)
    )
    same = type_of_named[named[inner]] == type_of_kernel[code[around]]
    code[around[same]] = NOTHING
    return code, ops


def _compiled(thread: EventTrack, named: Int64Array) -> BoolArray:
    column = thread.stats.get("hlo_op")
    if column is None:
        return np.zeros(len(thread), np.bool_)
    # A damaged file may have an `hlo_op` that is no text, and so names no instruction.
    is_op = (column.text_codes() >= 0) & ~thread.has("correlation_id") & (named == NOTHING)
    took_time: BoolArray = is_op & (thread.end_ps > thread.start_ps)
    return took_time


def _tagged(
    thread: EventTrack, named: Int64Array, compiled: BoolArray
) -> tuple[Int64Array, list[Op]]:
    """Other events that say by `tf_op` which op they are: for each event its op's index."""
    column = thread.stats.get("tf_op")
    if column is None:
        return np.full(len(thread), NOTHING, np.int64), []
    index_of_text, ops = _ops_of_names(map(framework_op, column.texts))
    # The last one is of events without the stat.
    code = np.append(index_of_text, NOTHING)[column.text_codes()]
    if (code == NOTHING).all():
        return code, ops
    is_other = (
        thread.has("correlation_id")
        | (named != NOTHING)
        | compiled
        | (thread.end_ps <= thread.start_ps)
    )
    is_other[thread.named(_ALLOCATOR_EVENTS)] = True
    return np.where(is_other, NOTHING, code), ops


def _hlo_kinds(
    thread: EventTrack, events: Int64Array, programs: Programs
) -> tuple[list[OpKind], Int64Array]:
    """The kinds of HLO instructions, and the kind of each of the events."""
    hlo = programs.ops_of(thread)
    columns = [hlo.code[events]]
    if "hlo_module" in thread.stats:
        columns.append(thread.stats["hlo_module"].text_codes()[events])
    first, kind = factorize_rows(columns)
    rows = events[first]
    modules = stream_ops.texts_of(thread, "hlo_module", rows)
    kinds = []
    for code, module in zip(hlo.code[rows].tolist(), modules, strict=True):
        of_hlo = hlo.ops[code]
        kinds.append(
            OpKind(
                op=stream_ops.hlo_op(hlo, code, module, ""),
                role=_role(of_hlo),
                dtype=of_hlo.dtype if of_hlo else None,
                **stream_ops.cost(of_hlo),
            )
        )
    return kinds, kind


def _role(hlo: HloOp | None) -> DeviceRole:
    is_collective = hlo is not None and is_collective_op(hlo.opcode)
    return DeviceRole.COLLECTIVE if is_collective else DeviceRole.COMPUTE


def eager_launches(threads: Sequence[EventTrack]) -> IdTable | None:
    """Maps the correlation ids of launches to 1 where an eager call launched, else to 0.

    Args:
        threads: of the host.

    Returns:
        The table; None where no thread records such calls.
    """
    ids = []
    eager = []
    any_call = False
    for thread in threads:
        any_call |= bool(thread.has("is_func").any())
        launched = np.flatnonzero(thread.has("correlation_id"))
        ids.append(thread.integers("correlation_id", _UNKNOWN)[launched])
        eager.append(called_eagerly(thread, launched))
    if not any_call or not sum(map(len, ids)):
        return None
    # Where several launches share an id, the last one counts.
    return IdTable(np.concatenate(ids)[::-1], np.concatenate(eager)[::-1].astype(np.int64))
