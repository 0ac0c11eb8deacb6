"""Which part of what a host's threads did is the user's own code, and by what name.

In: the threads and Python frames of a `timeline.Timeline`.  Out: flags of events, and a `Frame` for
each name of a Python frame (`$file.py:123 function`).

A profile does not mark the user's annotations (`TraceAnnotation`, `tf.profiler.experimental.Trace`)
as such, so they are all that is not the frameworks' own: events which are not named as the runtimes
name theirs (`…::…`, `PjitFunction(…)`, `EagerExecute`, `DevicePut`, …) or after an op, carry none
of the stats that runtimes write (`_p`, `_c`, `correlation_id`, `is_func`, …), and do not lie within
such an event.
"""

from __future__ import annotations

import re
import sys

import numpy as np

from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import host_op
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.threads import Frame, FrameKind

_RUNTIME = re.compile(
    r".*(?:::|=>|->)|.* Dispatch$|PjitFunction|Pj[Rr]t|PJRT|Tfrt|TFE_|Eager|Execut|Scheduled? "
    r"|np\.asarray\(|\w*Array(?:Impl)?\.\w+|DevicePut|shard_args|cpp_pjit|batched_\w+_sharding"
    r"|backend_compile|lower_\w+_computation|trace_to_\w*jaxpr|jit_\w+:|py_xla_execute"
    r"|convert_to_tensor|tf\.|train_function|SessionRun|FunctionRun|RunGraph|KernelAnd|Validate"
    r"|StepMarker|Sync\w*Graph|ScheduleSync|\w*SyncTensors|TensorCollection|SetTensorData"
    r"|RunPostOrder|ExtractIR|ParseArguments|Handle |Wait |Acquire |AllocateO|AllocateD|MakeOutput"
    r"|Build buffer|RecordUsage|(?:Do)?Enqueue[A-Z]|LoadProgram|ActualLoad|ScheduleWork|MapDma"
    r"|ReadSyncFlag|CompleteCallbacks|Transfer[A-Z]|(?:Xla)?(?:Del|L)inearize|\w*Transpose"
    r"|Memory(?:Dea|A)llocation|MEMCPY|[Mm]em[Cc]py|(?:Make)?Iterator|\w+(?:Produce|Consume)$"
    r"|RemoteCall|WhileOp|For(?:ever)?Op|ParallelFor|end: |cu[A-Z]|cuda[A-Z]|hip[A-Z]"
)
_RUNTIME_STATS = (
    "_c",
    "_ct",
    "_p",
    "_pt",
    "_ipl_stage_id",
    "_ipl_stage_name",
    "correlation_id",
    "device_ordinal",
    "eager_op",
    "hlo_module",
    "hlo_op",
    "is_eager",
    "is_func",
    "queue_id",
    "run_id",
    "tf_function_call",
    "tf_op",
)
# Of step markers, which say nothing of what lies within them.
_MARKER_STATS = ("_r", "step_num")
_NEXT_FRAME = re.compile(r"\$.*:\d+ (?:\w+\.)*__next__")
_FRAME = re.compile(r"\$(?P<file>[^:]+\.\w+):\d+ (?P<function>.+)")
# Of JAX: the host does nothing.
_WAITS_FOR_DEVICE = frozenset({"block_until_ready", "try_to_block"})
# Of JAX: it traces or lowers a function, whose own frames lie within.
_TRACES = re.compile(
    r"trace_to_\w*jaxpr\w*|_trace_for_jit|_create_pjit_jaxpr|lower_jaxpr_to_\w+"
    r"|lower_(?:sharding|mesh)_computation"
)
# Of JAX: it calls ops one by one, or looks for the program of a call.
_DISPATCHES = frozenset(
    {
        "_pjit_call_impl",
        "_pjit_call_impl_python",
        "_python_pjit_helper",
        "_run_python_pjit",
        "apply_primitive",
        "bind",
        "bind_with_trace",
        "cache_miss",
        "call_impl_cache_miss",
        "call_wrapped",
        "eval_jaxpr",
        "process_primitive",
        "reraise_with_filtered_traceback",
    }
)
_MODULE_BODY = "<module>"
_BUILTIN = re.compile(r"\$(?:<\w+> |builtins )?(?P<call>.+)")


def user_annotations(thread: EventTrack) -> BoolArray:
    """Returns bool[n]: which events of a thread are the user's annotations."""
    of_runtime = thread.classify(_is_runtimes) > 0
    for stat in _RUNTIME_STATS:
        of_runtime |= thread.has(stat)
    outer, others = np.flatnonzero(of_runtime), np.flatnonzero(~of_runtime)
    around = innermost_open_at(
        thread.end_ps[outer], np.searchsorted(outer, others), thread.start_ps[others]
    )
    found = np.zeros(len(thread), np.bool_)
    found[others[around == NOTHING]] = True
    for stat in _MARKER_STATS:
        found &= ~thread.has(stat)
    return found


def frame_of(name: str) -> Frame:
    """Reads the name of a Python frame."""
    loads = _NEXT_FRAME.fullmatch(name) is not None
    if name.endswith(_MODULE_BODY):
        return Frame(FrameKind.MODULE, name, loads)
    found = _FRAME.fullmatch(name)
    file, function = (found["file"], found["function"]) if found else ("", "")
    if _TRACES.fullmatch(function):
        return Frame(FrameKind.TRACES, name[1:], loads)
    module = file.rpartition(".")[0]
    if found and not file.startswith("<") and module not in sys.stdlib_module_names:
        waits = function in _WAITS_FOR_DEVICE | _DISPATCHES
        return Frame(FrameKind.WAITS if waits else FrameKind.CODE, name[1:], loads)
    call = _BUILTIN.fullmatch(name)
    label = f"{module}.{function}" if found else call["call"] if call else name
    label = label.replace(" ", ".")
    module, dot, _ = label.partition(".")
    is_library = bool(dot) and module in sys.stdlib_module_names
    return Frame(FrameKind.STANDARD_LIBRARY if is_library else FrameKind.BUILTIN, label, loads)


def _is_runtimes(name: str) -> bool:
    return host_op(name) is not None or _RUNTIME.match(name) is not None
