"""What an event of the host is, by its name.

In: the name of a range, an op, a call, a Python function, or of the profiler's own cost.  Out: a
`HostRole`.
"""

from __future__ import annotations

import re

from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.trace.threads import HostRole

MARKER = re.compile(r"ProfilerStep#(\d{1,18})")
OPTIMIZER = re.compile(r"Optimizer\.step#.*\.step", re.DOTALL)
LOADER = re.compile(
    r"enumerate\((?:DataLoader|DataPipe|[^)]*Loader[^)]*)\)#.*"
    r"|\[pl\]\[profile\].*(?:train|val|test)_dataloader_next",
    re.DOTALL,
)
NEXT_BATCH = re.compile(r"enumerate\(DataLoader\)#.*__next__", re.DOTALL)

_COMPILES = re.compile(
    r".*\(dynamo_timed\)"
    r"|(?:entire_frame_compile|entire_backward_compile|_compile\.compile_inner|backend_compile"
    r"|compile_fx|inductor_compile|async_compile\.|CachingAutotuner\.|GraphLowering\."
    r"|TritonCompile|cudagraphify|CUDAGraphNode\.record).*"
    r"|dynamo",
    re.DOTALL,
)
_COMPILES_IN_PYTHON = re.compile(
    r".*torch[/\\]_dynamo[/\\]convert_frame\.py.*_compile.*", re.DOTALL
)
_COMPILING_CALL = re.compile(
    r"cu(?:Module|Library)Load|cuLink|cudaModuleLoad|nvrtc|hiprtc|hipModuleLoad"
)
COMPILING_OVERHEAD = frozenset(
    {"Driver Compiler", "Lazy Function Loading", "Runtime Triggered Module Loading"}
)
_HOST_COLLECTIVE = re.compile(r"(?:gloo|mpi|ucc|ccl):")
_PINS = frozenset({"aten::pin_memory", "aten::_pin_memory"})
_WAITS = re.compile(r"\w*Synchronize|(?:cuda|cu|hip)EventQuery")
LAUNCHES = re.compile(
    r"cu(?:da)?Launch(?:Cooperative)?Kernel|c\w+GraphLaunch|hip\w*Launch(?:Cooperative)?Kernel"
    r"|hipGraphLaunch|ur\w*Launch|zeCommandListAppendLaunch|(?:cu|cuda|hip)Mem(?:cpy|set)\w*Async"
)
GRAPH_LAUNCH = re.compile(r"(?:cu|cuda|hip)GraphLaunch")
COPIES = re.compile(r"(?:cu|cuda|hip)Memcpy")
_BLOCKING_COPY = re.compile(r"(?:cuda|cu|hip)Memcpy(?!.*Async)")
_PINNING_THREAD = re.compile(r"pt_data_pin|pin_memory")
_FRAMEWORK_RANGE = re.compile(
    r"ProfilerStep#|Optimizer\.|enumerate\(|DistributedDataParallel\.|\[pl\]|nccl:|gloo:|mpi:"
    r"|ucc:|ccl:|## Call CompiledFxGraph"
)


def role_of(category: int, name: str) -> HostRole:
    """Returns the role of an event by its name.

    A call with work on a device is a launch, whatever its name; that is not seen here.

    Args:
        category: of `Category`.
        name: of the event.
    """
    if category in (Category.RANGE, Category.OP):
        return _role_of_op(name, is_op=category == Category.OP)
    if category in (Category.RUNTIME, Category.DRIVER):
        return _role_of_call(name)
    if category == Category.PYTHON:
        return HostRole.COMPILE if _COMPILES_IN_PYTHON.match(name) else HostRole.OTHER
    if category == Category.OVERHEAD:
        return HostRole.COMPILE if name in COMPILING_OVERHEAD else HostRole.OTHER
    return HostRole.OTHER


def is_pinning(name: str) -> bool:
    """Returns whether an op makes memory ready to be copied to a device."""
    return name in _PINS


def is_pinning_thread(name: str) -> bool:
    """Returns whether a thread is named as that of a data loader which pins memory."""
    return _PINNING_THREAD.search(name) is not None


def waits_for_copy(name: str) -> bool:
    """Returns whether a call returns only when what it copies is there."""
    return _BLOCKING_COPY.match(name) is not None


def is_annotation(category: int, name: str) -> bool:
    """Returns whether the user's own code named this part of itself.

    Args:
        category: of `Category`.
        name: of the event.
    """
    return category == Category.RANGE and not _FRAMEWORK_RANGE.match(name)


def _role_of_op(name: str, *, is_op: bool) -> HostRole:
    if LOADER.fullmatch(name):
        return HostRole.INPUT
    if name in _PINS:
        return HostRole.FEED
    if _COMPILES.fullmatch(name):
        return HostRole.COMPILE
    if _HOST_COLLECTIVE.match(name):
        return HostRole.COLLECTIVE
    # A range is a wrapper: what is around it decides, or nothing.
    return HostRole.OP if is_op else HostRole.OTHER


def _role_of_call(name: str) -> HostRole:
    if _COMPILING_CALL.match(name):
        return HostRole.COMPILE
    if _WAITS.match(name):
        return HostRole.WAIT
    return HostRole.LAUNCH if LAUNCHES.match(name) else HostRole.OTHER
