"""Matrix units of GPUs: which ops could run on them.

In: kinds of ops.  Out: yes, no, or None where it is not known.
"""

from __future__ import annotations

import re

from tensorboard_plugin_overview.formats.xspace.ops.device_ops import OpKind
from tensorboard_plugin_overview.names.tensor_cores import is_product

_FUSION = re.compile(r"(?<!gemm_)fusion")
# These may or may not be a product of matrices.
_UNCLEAR_TYPE = re.compile(r"(?:Xla)?Einsum|einsum|custom-call|kernel|pallas_call")


def op_is_eligible(kind: OpKind, used: bool | None) -> bool | None:
    """Whether an op is of a kind that matrix units can compute; None where it is not told.

    Args:
        kind: one of the op's kernels.
        used: whether its kernels used them.
    """
    op = kind.op
    if used:
        return True
    if op.origin == "copy":
        return False
    if kind.hlo and kind.hlo.opcode != "custom-call":
        return kind.hlo.is_product
    if op.module and not kind.hlo and _FUSION.search(op.name):
        # What a fusion holds is not told by its name, nor by the op that it was named after.
        return None
    if is_product(op.category, op.name):
        return True
    if kind.equation is not None:
        return kind.equation.split("->")[0].count(",") == 1
    return None if _UNCLEAR_TYPE.fullmatch(op.category) else False
