"""Kinds of a TPU's ops: where their time counts, what they compute, what they move.

In: the event metadata of a core's op line.  Out: an `OpKind` for each that occurs.

TPU profilers keep the facts of an op with its metadata: category, FLOPs, bytes, the framework's
name, and as its name the text of the HLO instruction.  Where they have no FLOPs and the profile has
the program's HLO, they are counted from its shapes.

The categories are XLA's (`xla/tsl/profiler/convert/xla_op_utils.h`); a wait for an asynchronous op
ends with `-done`.  Memory of the host is layout space 5.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tensorboard_plugin_overview.decode.columns import EventMetadata, StatValue, amount, text_of
from tensorboard_plugin_overview.decode.wire import wire
from tensorboard_plugin_overview.formats.xspace.hlo.op_names import framework_op
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.names.dtypes import OTHER, dtype_of_element
from tensorboard_plugin_overview.names.kernel_names import is_collective_op
from tensorboard_plugin_overview.trace.ops import UNATTRIBUTED, DeviceRole, FlopsSource, Op, OpKind

# These name the way in which an op runs; its name shows what it does.
_GENERIC = frozenset({"async-start", "async-update", "async-done", "unknown", ""})
_ROLES = {
    "infeed": DeviceRole.INFEED,
    "outfeed": DeviceRole.OUTFEED,
    "host send": DeviceRole.HOST_TRANSFER,
    "host send-done": DeviceRole.HOST_TRANSFER,
    "host recv": DeviceRole.HOST_TRANSFER,
    "host recv-done": DeviceRole.HOST_TRANSFER,
    "sparsecorev0 infeed": DeviceRole.SPARSECORE,
    "sparsecorev0 outfeed": DeviceRole.SPARSECORE_OUTFEED,
    "IDLE": DeviceRole.IDLE,
}
_NOT_BUSY = frozenset(
    {
        DeviceRole.INFEED,
        DeviceRole.OUTFEED,
        DeviceRole.HOST_TRANSFER,
        DeviceRole.WAIT,
        DeviceRole.IDLE,
    }
)
_CONTAINERS = frozenset({"call", "conditional", "while"})
# Their FLOPs are those of the ops in them, or of both cores together.
_COUNTED_ELSEWHERE = _CONTAINERS | {"megacore fusion"}
_HOST_MEMORY = "S(5)"
_HBM = 1

_NAME = re.compile(r"%?([^\s=(]+)")
_RESULT = re.compile(r"[^=]*=\s*(?P<shape>\S.*?)\s(?P<opcode>[a-z][\w-]*)\((?P<operands>.*)")
_ELEMENT = re.compile(r"\b(pred|token|opaque|[a-z]+\d+[a-z0-9]*)\[")
_PRODUCTS = frozenset({"convolution", "dot"})


def op_kind(
    metadata: EventMetadata | None, programs: Programs, modules: Mapping[int, str]
) -> OpKind:
    """Reads an op's kind from its metadata and the HLO of its program.

    Args:
        metadata: of the op's events; None if the file has none.
        programs: the HLO of what ran, as far as the profile has it.
        modules: program id -> name of the program.
    """
    metadata = metadata or EventMetadata("")
    stats = metadata.stats
    text = metadata.name
    name = metadata.display_name or _name(text)
    category = text_of(stats.get("hlo_category"))
    program_id = stats.get("program_id")
    keyed = isinstance(program_id, int) and bool(stats.get("symbol_id"))
    program = wire.signed(program_id) if isinstance(program_id, int) else 0
    hlo = programs.op(program, name) if keyed else None
    tf_op = framework_op(text_of(stats.get("tf_op")))
    elsewhere = category in _COUNTED_ELSEWHERE
    role = role_of(category, name, text)
    flops: float | None = amount(stats.get("flops"))
    flops_from: FlopsSource | None = "the profile's ops" if flops is not None else None
    # A model's FLOPs that are stated as 0 are not set apart from the rest.
    model_flops = amount(stats.get("model_flops")) or None
    if flops is None and hlo is not None and hlo.flops is not None:
        flops, flops_from = float(hlo.flops), "HLO shapes"
    return OpKind(
        op=Op(
            name=name or "(unnamed)",
            category=category if keyed and category else UNATTRIBUTED,
            origin=tf_op.origin if tf_op else "hlo",
            framework_op=tf_op.framework_op if tf_op else "",
            module=modules.get(program, ""),
            program_id=program,
        ),
        instruction=text,
        role=role,
        is_busy=role not in _NOT_BUSY and not category.endswith("-done"),
        is_container=category in _CONTAINERS,
        is_counted_elsewhere=elsewhere,
        states_own=category == "custom-call",
        dtype=(hlo.dtype if hlo else None) or _dtype(text_of(stats.get("shape_with_layout")), text),
        flops=None if elsewhere else flops,
        model_flops=None if elsewhere else model_flops or flops,
        bytes_accessed=None if elsewhere else _hbm_bytes(stats),
        flops_from=None if elsewhere else flops_from,
        model_flops_from=None if elsewhere else "the profile's ops" if model_flops else flops_from,
    )


def role_of(category: str, name: str, text: str) -> DeviceRole:
    """Finds the role of an op.

    Args:
        category: XLA's, "" where the profile has none.
        name: the instruction's name.
        text: the instruction, with the shapes of result and operands.
    """
    if category in _ROLES:
        return _ROLES[category]
    if is_collective_op(category) or (category in _GENERIC and is_collective_op(name)):
        return DeviceRole.COLLECTIVE
    if category.endswith("-done"):
        return DeviceRole.HOST_TRANSFER if _HOST_MEMORY in text else DeviceRole.WAIT
    return DeviceRole.COPY_ON_DEVICE if category.startswith("copy") else DeviceRole.COMPUTE


def _name(text: str) -> str:
    """`%fusion.1 = f32[8]{0} fusion(…)` is called `fusion.1`."""
    named = _NAME.match(text)
    return named[1] if named else ""


def _dtype(shape: str, text: str) -> str | None:
    """By the operands of a product, else by the result; floating point before integers."""
    result = _RESULT.match(text)
    if result and result["opcode"] in _PRODUCTS:
        shape = result["operands"]
    elif result and not shape:
        shape = result["shape"]
    elif not shape:
        shape = text.partition("=")[2]
    found = [dtype_of_element(element) for element in _ELEMENT.findall(shape)]
    known = [dtype for dtype in found if dtype is not None]
    return next((dtype for dtype in known if dtype != OTHER), known[0] if known else None)


def _hbm_bytes(stats: Mapping[str, StatValue]) -> float | None:
    """Bytes of HBM by the memory breakdown, else all bytes accessed."""
    breakdown = stats.get("memory_access_breakdown")
    if not isinstance(breakdown, bytes):
        return amount(stats.get("bytes_accessed"))
    try:
        return float(sum(_hbm_entry(breakdown, entry) for entry in _fields(breakdown)))
    except wire.DamageError:
        return amount(stats.get("bytes_accessed"))


def _hbm_entry(breakdown: bytes, entry: wire.Field) -> int:
    """Bytes of one entry: 1 operation, 2 memory space, 3 bytes."""
    if entry.number != 1 or entry.wire != wire.LENGTH:
        return 0
    values = {field.number: field.value for field in _fields(breakdown[entry.start : entry.end])}
    return values.get(3, 0) if values.get(2) == _HBM else 0


def _fields(message: bytes) -> list[wire.Field]:
    fields = []
    position = 0
    while position < len(message):
        fields.append(wire.read_field(message, position, len(message)))
        position = fields[-1].end
    return fields
