"""What the names in a profile say: which framework op, which HLO instruction.

In: names as profilers write them.  Out: an `Op`, or None where a name is no op's.

TensorFlow names an op `<path>:<type>` with the type in upper case (`model/dense/MatMul:MatMul`),
tf.data an iterator `Iterator::<stages>`, JAX an op by its path alone (`jit(f)/dot_general`).
A name says nothing about where the op ran: that is known from where it was found.  Names of whole
programs (`XlaModule:`, `jit_f:XLA GPU module`) are no ops.
"""

from __future__ import annotations

import functools
import re

from tensorboard_plugin_overview.trace.ops import DATASET, Op, Origin

_TENSORFLOW_PATH = re.compile(r"[A-Za-z0-9.][\w./>-]*", re.ASCII)
_TENSORFLOW_TYPE = re.compile(r"[A-Z_]\w*", re.ASCII)
_TENSORFLOW_OP = re.compile(rf"({_TENSORFLOW_PATH.pattern}):({_TENSORFLOW_TYPE.pattern})", re.ASCII)
_JAX_PRIMITIVE = re.compile(r"([a-z_][a-z0-9_]*)(\[.*\])?")
_NUMBER_AT_END = re.compile(r"_\d+$")
_PROGRAM = "XlaModule"
# What XLA adds to an instruction's name to make it unique, or when it makes another of it.
_HLO_SUFFIX = re.compile(r"\d+|clone|remat\d*")


@functools.lru_cache(maxsize=1 << 14)
def framework_op(name: str) -> Op | None:
    """Returns the framework op that a name is about, such as the stat `tf_op`; None if none."""
    path, colon, op_type = name.partition(":")
    if not colon or path == _PROGRAM:
        return None
    if path == "Iterator":
        return _framework_op(name, DATASET, "dataset")
    if _TENSORFLOW_OP.fullmatch(name):
        return _framework_op(path, op_type, "tensorflow")
    kind = op_type or _NUMBER_AT_END.sub("", path.rsplit("/", 1)[-1])
    primitive = _JAX_PRIMITIVE.fullmatch(kind)
    if primitive:
        return _framework_op(path, primitive[1], "jax")
    if op_type or not kind:
        return None
    if _TENSORFLOW_PATH.fullmatch(path) and _TENSORFLOW_TYPE.fullmatch(kind):
        return _framework_op(path, kind, "tensorflow")
    # A transformation, such as `jit(f)/transpose(jvp())`.
    return _framework_op(path, kind, "jax")


def host_op(name: str) -> Op | None:
    """Finds the op that an event of the host is named after; None if it is named after none.

    Only TensorFlow and tf.data name events after ops.  An annotation such as `load:batch` looks
    like an op of JAX's, and is not one.
    """
    op = framework_op(name)
    return op if op is not None and op.origin != "jax" else None


def annotated_op(annotation: str) -> Op | None:
    """Returns the op of a kernel's annotation: its outermost level, without the arguments.

    An annotation is levels joined by `::`, each `<name>#<arguments>#`.
    """
    outermost = annotation.split("#", 1)[0]
    return framework_op(outermost.split("::", 1)[0])


def op_of_path(path: str) -> Op | None:
    """Returns the framework op that the metadata of an HLO instruction name.

    They have a path, with or without a type.  The path alone is also the stat `name` of kernels.
    """
    return framework_op(path if ":" in path else f"{path}:") if path else None


def hlo_kind(instruction: str) -> str:
    """Returns the kind of instruction by its name: `fusion`, or the name without its number.

    XLA names an instruction after its opcode, a fusion after what it fuses (`add_multiply_fusion`),
    and one that it put into a fusion of its own `wrapped_…`.
    """
    parts = instruction.split(".")
    while len(parts) > 1 and _HLO_SUFFIX.fullmatch(parts[-1]):
        parts.pop()
    stem = ".".join(parts)
    return "fusion" if "fusion" in stem else stem.removeprefix("wrapped_")


def _framework_op(name: str, category: str, origin: Origin) -> Op:
    return Op(name, category, origin, name)
