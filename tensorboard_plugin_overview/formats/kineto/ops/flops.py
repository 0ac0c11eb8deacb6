"""FLOPs of one execution of an op, by the shapes of its inputs.

In: the op's name and `Shapes`.  Out: a number; None where the shapes do not tell.

Only products are counted: of matrices, convolutions, attention.  Attention counts as if it were not
causal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Any

from tensorboard_plugin_overview.formats.kineto.events import Shapes

_ATTENTION = re.compile(
    r"aten::_scaled_dot_product_(?:flash|efficient|cudnn|fused)\w*?_?attention(?:_for_cpu)?"
)
# Backward: five products, where forward has two.
_BACKWARD = 2.5
# Where stride, padding and dilation stand among the inputs.
_PLAIN = (3, 4, 5)
_PADDING_FIRST = (4, 3, 5)
_CONVOLUTIONS = {
    "aten::convolution": _PLAIN,
    "aten::_convolution": _PLAIN,
    "aten::convolution_overrideable": _PLAIN,
    "aten::conv1d": _PLAIN,
    "aten::conv2d": _PLAIN,
    "aten::conv3d": _PLAIN,
    "aten::mkldnn_convolution": _PADDING_FIRST,
    "aten::miopen_convolution": _PADDING_FIRST,
    # Without a bias.
    "aten::cudnn_convolution": (3, 2, 4),
}
_MAY_BE_TRANSPOSED = frozenset(
    {"aten::convolution", "aten::_convolution", "aten::convolution_overrideable"}
)
_NUMBERS = re.compile(r"-?\d+")


def _product(sizes: Sequence[int]) -> float:
    return float(prod(sizes))


def flops_of(name: str, shapes: Shapes) -> float | None:
    """Returns the FLOPs of one execution.

    Args:
        name: of the op.
        shapes: of its inputs.
    """
    try:
        return _flops(name, shapes)
    except (IndexError, TypeError, ValueError):
        # Shapes of another version of the op.
        return None


def is_product(name: str) -> bool:
    """Returns whether the FLOPs of an op are known by its shapes."""
    return (
        name in _PRODUCTS
        or name in _CONVOLUTIONS
        or name == "aten::convolution_backward"
        or _ATTENTION.match(name) is not None
    )


def _flops(name: str, shapes: Shapes) -> float | None:
    dims = shapes.dims
    if name in _PRODUCTS:
        return _matrix_product(dims, _PRODUCTS[name])
    if name in _CONVOLUTIONS:
        return _convolution(name, shapes)
    if name == "aten::convolution_backward":
        return _convolution_backward(shapes)
    attention = _ATTENTION.match(name)
    if attention is None:
        return None
    backward = name.endswith("_backward")
    query, key, value = dims[1:4] if backward else dims[:3]
    batch, heads, length, depth = query
    depths = int(depth) + int(value[-1])
    forward = 2.0 * _product([batch, heads, length, key[-2], depths])
    return forward * (_BACKWARD if backward else 1.0)


_PRODUCTS = {
    "aten::mm": 0,
    "aten::bmm": 0,
    "aten::addmm": 1,
    "aten::baddbmm": 1,
    "aten::_scaled_mm": 0,
}
"""The ops that multiply two matrices, and the place of the first one among their inputs."""


def _matrix_product(dims: Sequence[Any], first: int) -> float:
    *batch, rows, inner = dims[first]
    *_, inner_too, columns = dims[first + 1]
    if inner != inner_too:
        raise ValueError("no product of matrices")
    return 2.0 * _product([*batch, rows, inner, columns])


def _convolution(name: str, shapes: Shapes) -> float | None:
    data, weight = shapes.dims[:2]
    stride, padding, dilation = (_integers(shapes.values[place]) for place in _CONVOLUTIONS[name])
    transposed = name in _MAY_BE_TRANSPOSED and _is_true(shapes.values[6])
    if transposed:
        # Each input is multiplied with the kernel.
        return 2.0 * _product(data) * _product(weight[1:])
    return _of_outputs(data, weight, stride, padding, dilation)


def _of_outputs(
    data: Sequence[int],
    weight: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
) -> float:
    spatial = len(data) - 2
    stride, padding, dilation = (
        list(one) * (spatial if len(one) == 1 else 1) for one in (stride, padding, dilation)
    )
    out = [
        (size + 2 * pad - dil * (kernel - 1) - 1) // step + 1
        for size, kernel, step, pad, dil in zip(
            data[2:], weight[2:], stride, padding, dilation, strict=True
        )
    ]
    # `weight` is [C_out, C_in / groups, kernel ...].
    return 2.0 * _product([data[0], *out, *weight])


def _convolution_backward(shapes: Shapes) -> float:
    """Each gradient that is asked for, of the input and of the weight, takes a convolution."""
    gradient, data, weight = shapes.dims[:3]
    transposed = _is_true(shapes.values[7])
    one = 2.0 * _product(data if transposed else [*gradient[:1], *gradient[2:]])
    one *= _product(weight[1:]) if transposed else _product(weight)
    asked = re.findall(r"true|false|1|0", shapes.values[10].lower())[:2]
    return one * sum(map(_is_true, asked))


def _is_true(text: str) -> bool:
    return text.lower() in ("true", "1")


def _integers(text: str) -> list[int]:
    return [int(number) for number in _NUMBERS.findall(text)]
