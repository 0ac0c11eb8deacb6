"""Categories of events, as the releases of Kineto named them.

In: `cat` of events, and their names.  Out: what is kept, and as what.
"""

from __future__ import annotations

import re
from enum import IntEnum

from tensorboard_plugin_overview.formats.kineto.events import Category, CopyKind, DeviceKind


class Group(IntEnum):
    """What is read of an event."""

    CALL = 0
    """Correlation."""
    OP = 1
    """Inputs, Triton, collectives."""
    DEVICE = 2
    """Device, stream, correlation, facts of kernels and copies."""
    OTHER = 3
    """Facts of memory events; of spans and other instants only their time."""
    NAME = 4
    """Names of threads."""
    DROPPED = 5
    """Nothing: it is known and not needed."""
    UNKNOWN = 6
    """Nothing: it is not known."""


# In lower case.
CATEGORIES: dict[str, tuple[Group, Category | None]] = {
    "operator": (Group.OP, Category.OP),
    "cpu_op": (Group.OP, Category.OP),
    "user_annotation": (Group.OP, Category.RANGE),
    "runtime": (Group.CALL, Category.RUNTIME),
    "cuda_runtime": (Group.CALL, Category.RUNTIME),
    "xpu_runtime": (Group.CALL, Category.RUNTIME),
    "privateuse1_runtime": (Group.CALL, Category.RUNTIME),
    "mtia_runtime": (Group.CALL, Category.RUNTIME),
    "glow_runtime": (Group.CALL, Category.RUNTIME),
    "hpu_op": (Group.CALL, Category.RUNTIME),
    "cuda_driver": (Group.CALL, Category.DRIVER),
    "xpu_driver": (Group.CALL, Category.DRIVER),
    "privateuse1_driver": (Group.CALL, Category.DRIVER),
    "kernel": (Group.DEVICE, Category.KERNEL),
    "memcpy": (Group.DEVICE, Category.COPY),
    "gpu_memcpy": (Group.DEVICE, Category.COPY),
    "memset": (Group.DEVICE, Category.SET),
    "gpu_memset": (Group.DEVICE, Category.SET),
    "collective_comm": (Group.DEVICE, Category.COLLECTIVE),
    "mtia_ccp_events": (Group.DEVICE, Category.ACCELERATOR),
    "gpu_user_annotation": (Group.DEVICE, Category.DEVICE_RANGE),
    "overhead": (Group.CALL, Category.OVERHEAD),
    "python_function": (Group.CALL, Category.PYTHON),
    "trace": (Group.OTHER, None),
    "cpu_instant_event": (Group.OTHER, None),
    "cuda_sync": (Group.DROPPED, None),
    "cuda_event": (Group.DROPPED, None),
    "xpu_sync": (Group.DROPPED, None),
    "xpu_scope_profiler": (Group.DROPPED, None),
    "mtia_insight": (Group.DROPPED, None),
    "mtia_counters": (Group.DROPPED, None),
    "hardware_counters": (Group.DROPPED, None),
    "ac2g": (Group.DROPPED, None),
    "async": (Group.DROPPED, None),
    "async_cpu_to_gpu": (Group.DROPPED, None),
    "async_gpu": (Group.DROPPED, None),
    "fwdbwd": (Group.DROPPED, None),
    "forward_backward": (Group.DROPPED, None),
}
"""`cat`, in lower case: what is read of it, and what it is."""

PYTHON = "python_function"

HOST = frozenset((Category.OP, Category.RANGE, Category.RUNTIME, Category.DRIVER, Category.PYTHON))

KIND_OF_CALLS: tuple[tuple[str, DeviceKind], ...] = (
    ("xpu_", "xpu"),
    ("privateuse1_", "npu"),
    ("hpu_", "hpu"),
)
"""How a category of calls begins, and the kind of the device whose kernels it launches."""

# In files whose ops are `Operator`, and in those of `cpu_op`.
_RANGE = r"ProfilerStep#|Optimizer\.|enumerate\(|DistributedDataParallel\.|\[pl\]"
_RANGES = {
    "operator": re.compile(rf"(?:{_RANGE}|nccl:|gloo:)|## .* ##", re.DOTALL),
    "cpu_op": re.compile(_RANGE),
}
_KEPT_PYTHON = re.compile(
    r"Python GC|nn\.Module: .*_0"
    r"|.*torch[/\\]_dynamo[/\\]convert_frame\.py\(\d+\): _compile.*",
    re.DOTALL,
)

_PRODUCT = re.compile(
    r"(?:^|::)\w*(?:mm|conv|linear|matmul|einsum|attention|dot_product|gemm|mv)(?:_|\b|[a-z0-9])"
)

_COPY = re.compile(r"\b([HDAP])to([HDAP])\b|\b([MHDSP])2([MHDSP])\b|(HOST|DEVICE)_TO_(HOST|DEVICE)")
_SIDES = {"H": "host", "M": "host", "HOST": "host", "S": "shared"}
_KINDS = {
    ("host", "device"): CopyKind.HOST_TO_DEVICE,
    ("device", "host"): CopyKind.DEVICE_TO_HOST,
    ("device", "device"): CopyKind.DEVICE_TO_DEVICE,
    ("host", "host"): CopyKind.HOST_TO_HOST,
    ("shared", "device"): CopyKind.DEVICE_TO_DEVICE,
    ("device", "shared"): CopyKind.DEVICE_TO_DEVICE,
}


def is_range(cat: str, name: str) -> bool:
    """Returns whether an op is a range by its name.

    Args:
        cat: of the event, in lower case.
        name: of the event.
    """
    pattern = _RANGES.get(cat)
    return pattern is not None and pattern.match(name) is not None


def keeps_python(name: str) -> bool:
    """Returns whether Python collects garbage, compiles, or calls the first module of a class."""
    return _KEPT_PYTHON.fullmatch(name) is not None


def is_product(name: str) -> bool:
    """Returns whether an op may multiply matrices, so that its shapes matter."""
    return _PRODUCT.search(name) is not None


def copy_kind(text: str) -> CopyKind:
    """Returns the direction that the name of a copy says, or MTIA's `direction`."""
    match = _COPY.search(text)
    if match is None:
        return CopyKind.UNCLEAR
    source, target = (side for side in match.groups() if side is not None)
    ends = (_SIDES.get(source, "device"), _SIDES.get(target, "device"))
    return _KINDS.get(ends, CopyKind.UNCLEAR)
