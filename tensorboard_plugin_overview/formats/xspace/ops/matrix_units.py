"""Matrix units of GPUs: which ops could run on them.

In: an op and its HLO.  Out: yes, no, or None where it is not known.
"""

from __future__ import annotations

import re

from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op as HloOp
from tensorboard_plugin_overview.names.tensor_cores import is_product
from tensorboard_plugin_overview.trace.ops import Op

_FUSION = re.compile(r"(?<!gemm_)fusion")
# These may or may not be a product of matrices.
_UNCLEAR_TYPE = re.compile(r"(?:Xla)?Einsum|einsum|custom-call|kernel|pallas_call")


def op_is_eligible(op: Op, hlo: HloOp | None, equation: str | None = None) -> bool | None:
    """Returns whether matrix units can compute an op; None where that is not known.

    Args:
        op: the op.
        hlo: its HLO, None where the profile has none.
        equation: of an einsum, None for other ops.
    """
    if op.origin == "copy":
        return False
    if hlo and hlo.opcode != "custom-call":
        return hlo.is_product
    if op.module and not hlo and _FUSION.search(op.name):
        # Neither its name nor the op that it was named after shows what a fusion holds.
        return None
    if is_product(op.category, op.name):
        return True
    if equation is not None:
        return equation.split("->")[0].count(",") == 1
    return None if _UNCLEAR_TYPE.fullmatch(op.category) else False
