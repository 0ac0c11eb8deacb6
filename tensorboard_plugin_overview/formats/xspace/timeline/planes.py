"""Which plane and which line of a profile is what, by name and id.

In: names and ids as profilers write them.  Out: answers.

Deliberately ignored: `/device:CUSTOM:` planes, and those lines of TPU planes that are not in
`TPU_LINES`.  Of devices of other kinds (`/device:XPU:0`) only when they were busy is read.  The
names: `tsl/profiler/utils/xplane_schema.cc` and `trace_utils.h` of OpenXLA.
"""

from __future__ import annotations

import re

from tensorboard_plugin_overview.trace.facts import DeviceKind, OtherKind

HOST_PLANE = "/host:CPU"
PROGRAMS_PLANE = "/host:metadata"
TASK_PLANE = "Task Environment"
_GPU_PLANE = re.compile(r"/device:GPU:\d{1,9}")
_TPU_PLANE = re.compile(r"/device:TPU:\d{1,9}")
_SPARSE_CORE_PLANE = re.compile(r"/device:TPU:\d{1,9} SparseCore(?: [a-zA-Z]+)? \d{1,9}")

_OTHER_PLANE = re.compile(
    r"(?:/device:)?(?P<kind>(?<=:)[A-Za-z_]\w*|METAL|NEURON|XPU)(?::\d+)?(?: .*)?", re.ASCII
)
# Of these, the planes of devices are known.
_NO_OTHER = frozenset({"CPU", "CUSTOM", "GPU", "TPU", "TPU_NON_CORE"})

_OTHER_KINDS: dict[str, OtherKind] = {"XPU": "xpu", "MTIA": "mtia", "NPU": "npu", "HPU": "hpu"}

MODULES = "XLA Modules"
"""The line of programs' executions."""
TPU_LINES = frozenset(
    {
        "Steps",
        "XLA Modules",
        "XLA Ops",
        "Framework Ops",
        "Async XLA Ops",
        "Sparse Core Steps",
        "Sparse Core Modules",
        "Sparse Core Ops",
    }
)

# Lines that a profiler derived from others carry ids in this range (0xdeadbeef as a signed 32-bit
# number, and on); the names are those of files whose ids were rewritten.
_DERIVED_LINE_IDS = range(-559038737, -559038347)
_STEPS_LINE_ID = -559038737
_DERIVED_LINE_NAMES = frozenset(
    {
        "Steps",
        "XLA Modules",
        "XLA Ops",
        "Framework Ops",
        "Framework Name Scope",
        "TensorFlow Ops",
        "TensorFlow Name Scope",
        "Source code",
        "Source Code",
        "Launch Stats",
        "Host Offload Ops",
        "XLA TraceMe",
    }
)


def wanted_plane(name: str) -> bool:
    """Returns whether any line of the plane is read."""
    if name in (HOST_PLANE, PROGRAMS_PLANE):
        return True
    return device_kind(name) is not None or other_device_kind(name) is not None


def device_kind(name: str) -> DeviceKind | None:
    """Returns which kind of device the plane is of; None for any other plane."""
    if _GPU_PLANE.fullmatch(name):
        return "gpu"
    if _TPU_PLANE.fullmatch(name):
        return "tpu"
    return "sparsecore" if _SPARSE_CORE_PLANE.fullmatch(name) else None


def other_device_kind(name: str) -> OtherKind | None:
    """Returns of which kind a device is whose ops are not read; None for any other plane."""
    found = _OTHER_PLANE.fullmatch(name)
    if found is None or found["kind"].upper() in _NO_OTHER:
        return None
    return _OTHER_KINDS.get(found["kind"].upper(), "other")


def wanted_line(plane_name: str, line_name: str, line_id: int) -> bool:
    """Returns whether a line of a wanted plane is read.

    Args:
        plane_name: of the line's plane.
        line_name: of the line.
        line_id: of the line.
    """
    if plane_name == HOST_PLANE:
        return True
    if device_kind(plane_name) in ("tpu", "sparsecore"):
        return line_name in TPU_LINES
    if other_device_kind(plane_name) is not None:
        return line_name in ("XLA Ops", MODULES) or not is_derived_line(line_name, line_id)
    return is_steps_line(line_name, line_id) or not is_derived_line(line_name, line_id)


def is_steps_line(name: str, line_id: int) -> bool:
    """Returns whether a line holds a profiler's step markers of a device.

    Args:
        name: of the line.
        line_id: of the line.
    """
    return line_id == _STEPS_LINE_ID or name == "Steps"


def is_derived_line(name: str, line_id: int) -> bool:
    """Returns whether a profiler made a line from other lines of a GPU.

    Args:
        name: of the line.
        line_id: of the line.
    """
    return line_id in _DERIVED_LINE_IDS or name in _DERIVED_LINE_NAMES
