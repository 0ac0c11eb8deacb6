"""What an HLO instruction computes: FLOPs of dots and convolutions, bytes touched, precision.

In: an instruction of a `decode.hlo.HloModule`.  Out: its matrix products (their FLOPs and the type
of their operands), and an estimate of the memory it reads and writes.

FLOPs are those of dots and convolutions alone, as in the usual accounting of model FLOPs: two for
each multiplication, eight for each of complex numbers; products with padding are not counted.  They
are found inside fusions and in the custom calls of cuBLAS, cuDNN and their AMD counterparts, fused
attention included.  Loops
and calls count nothing: their instructions run, and are counted, on their own.

The bytes are those of operands and results.  Where a fusion slices an operand or updates a part of
one in place, only that part counts; what else a cache saves is not known.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from tensorboard_plugin_overview.decode import hlo

CONTAINERS = frozenset({"while", "conditional", "call"})
"""Instructions that only run others."""

_COMPLEX = frozenset({"c64", "c128"})
_SLICES = frozenset({"slice", "dynamic-slice", "gather"})
# They hand on an operand's memory as it is.
_VIEWS = frozenset({"bitcast", "get-tuple-element", "reshape"})
_NO_MEMORY = frozenset({"parameter", "constant", "tuple", *_VIEWS, *CONTAINERS})

_GEMM_TARGET = "__cublas$"
_CONVOLUTION_TARGET = "__cudnn$conv"
_ATTENTION_TARGET = "__cudnn$fmha"
# The gradient of a convolution has the operands and the result of the forward one in other places:
# target -> where its input, kernel and output are; None is the result.
_CONVOLUTION_ROLES: Mapping[str, tuple[int | None, int | None, int | None]] = {
    "__cudnn$convBackwardInput": (None, 1, 0),
    "__cudnn$convBackwardFilter": (0, None, 1),
}
_FORWARD = (0, 1, None)

# Beyond this many positions, which only a damaged file has, padding is not looked at.
_MAX_POSITIONS = 10_000_000


class MatrixProduct(NamedTuple):
    """A dot or convolution: its FLOPs (None where the file does not tell) and operand type."""

    flops: int | None
    element_type: str


def matrix_products(
    module: hlo.HloModule, computation: hlo.HloComputation, instruction: hlo.HloInstruction
) -> list[MatrixProduct]:
    """Lists the dots and convolutions of an instruction, those in its fusion included.

    Args:
        module: the program's HLO.
        computation: of the instruction.
        instruction: of the module.
    """
    return list(_products(module, computation, instruction))


def bytes_accessed(
    module: hlo.HloModule, computation: hlo.HloComputation, instruction: hlo.HloInstruction
) -> int:
    """Estimates the bytes of operands and results; 0 for what touches no memory itself.

    Args:
        module: the program's HLO.
        computation: of the instruction.
        instruction: of the module.
    """
    if instruction.opcode in _NO_MEMORY:
        return 0
    operands = _operands(computation, instruction)
    result = result_shape(instruction)
    if instruction.opcode == "fusion" and instruction.called_computation_ids:
        called = module.computations.get(instruction.called_computation_ids[0])
        if called is not None:
            return _fusion_bytes(called, operands, result)
    if instruction.opcode in _SLICES:
        return 2 * _byte_size(result)
    if instruction.opcode == "dynamic-update-slice" and len(operands) > 1:
        return 2 * _byte_size(operands[1].shape)
    return sum(_byte_size(operand.shape) for operand in operands) + _byte_size(result)


def result_shape(instruction: hlo.HloInstruction) -> hlo.Shape:
    """Returns the shape of what is computed, without the work space that library calls add."""
    shape = instruction.shape
    is_library = instruction.custom_call_target.startswith(("__cublas$", "__cudnn$"))
    if is_library and len(shape.parts) > 1 and shape.parts[-1].element_type in ("s8", "u8"):
        parts = shape.parts[:-1]
        return parts[0] if len(parts) == 1 else hlo.Shape("tuple", (), parts)
    return shape


def arrays(shape: hlo.Shape) -> Iterator[hlo.Shape]:
    """Yields the arrays of a shape: itself, or those of a tuple's parts."""
    if shape.element_type != "tuple":
        yield shape
    for part in shape.parts:
        yield from arrays(part)


def _operands(
    computation: hlo.HloComputation, instruction: hlo.HloInstruction
) -> Sequence[hlo.HloInstruction]:
    """The operands; damaged files may name some that are not there."""
    found = (computation.instructions.get(key) for key in instruction.operand_ids)
    return [operand for operand in found if operand is not None]


def _products(
    module: hlo.HloModule, computation: hlo.HloComputation, instruction: hlo.HloInstruction
) -> Iterator[MatrixProduct]:
    # A computation is of one fusion only. Where a damaged file has it in itself, or twice in each
    # of many others, it counts once.
    seen: set[int] = set()
    todo = [(computation, instruction)]
    while todo:
        computation, instruction = todo.pop()
        if instruction.opcode != "fusion":
            yield from _own_product(computation, instruction)
            continue
        for key in reversed(instruction.called_computation_ids):
            called = module.computations.get(key)
            if called is not None and key not in seen:
                seen.add(key)
                inside = reversed(list(called.instructions.values()))
                todo.extend((called, inner) for inner in inside)


def _own_product(
    computation: hlo.HloComputation, instruction: hlo.HloInstruction
) -> Iterator[MatrixProduct]:
    """The product of an instruction that is one."""
    operands = _operands(computation, instruction)
    if len(operands) < 2:
        return
    element_type = operands[0].shape.element_type
    if instruction.opcode == "dot" and instruction.lhs_contracting is not None:
        flops = _dot_flops(instruction.shape, operands[0].shape, instruction.lhs_contracting)
        yield MatrixProduct(flops, element_type)
    elif instruction.opcode == "convolution" and instruction.convolution is not None:
        yield MatrixProduct(_convolution_flops(instruction, operands), element_type)
    elif instruction.custom_call_target.startswith(_GEMM_TARGET):
        yield MatrixProduct(_gemm_flops(instruction, operands), element_type)
    elif instruction.custom_call_target.startswith(_CONVOLUTION_TARGET):
        yield MatrixProduct(_convolution_flops(instruction, operands), element_type)
    elif instruction.custom_call_target.startswith(_ATTENTION_TARGET):
        yield MatrixProduct(_attention_flops(instruction, operands), element_type)
    elif instruction.custom_call_target.startswith(("__onednn$", "__triton_")):
        yield MatrixProduct(None, element_type)


def _dot_flops(result: hlo.Shape, lhs: hlo.Shape, lhs_contracting: Sequence[int]) -> int | None:
    if any(not 0 <= dimension < len(lhs.dimensions) for dimension in lhs_contracting):
        return None
    summed = math.prod(lhs.dimensions[dimension] for dimension in lhs_contracting)
    return _flops_per_product(lhs) * math.prod(result.dimensions) * summed


def _gemm_flops(
    instruction: hlo.HloInstruction, operands: Sequence[hlo.HloInstruction]
) -> int | None:
    """Of a cuBLAS call, whose dimension numbers are in its back end's JSON."""
    config = _backend_config(instruction)
    # Older versions of XLA do not wrap it.
    gemm = _member(config, "gemm_backend_config") or config
    dimensions = _integers(
        _member(_member(gemm, "dot_dimension_numbers"), "lhs_contracting_dimensions")
    )
    result = next(arrays(result_shape(instruction)), None)
    if dimensions is None or result is None:
        return None
    return _dot_flops(result, operands[0].shape, dimensions)


def _attention_flops(
    instruction: hlo.HloInstruction, operands: Sequence[hlo.HloInstruction]
) -> int | None:
    """Of cuDNN's fused attention: products of queries with keys, and of scores with values.

    The gradient has two products for each. Masked scores count, and recomputed ones do not.
    """
    attention = _member(_backend_config(instruction), "cudnn_fmha_backend_config")
    scores = _integers(_member(_member(attention, "intermediate_tensor_shape"), "dimensions"))
    query = operands[0].shape
    if scores is None or not query.dimensions:
        return None
    products = 4 if "Backward" in instruction.custom_call_target else 2
    return products * _flops_per_product(query) * math.prod(scores) * query.dimensions[-1]


def _backend_config(instruction: hlo.HloInstruction) -> Any:
    """The JSON for the compiler's back end; None where it is something else."""
    try:
        return json.loads(instruction.backend_config)
    except (ValueError, RecursionError):
        return None


def _member(value: Any, key: str) -> Any:
    return value.get(key) if isinstance(value, dict) else None


def _integers(value: Any) -> list[int] | None:
    """A list of integers, which protobuf's JSON writes as texts."""
    if not isinstance(value, list):
        return None
    try:
        return [int(number) for number in value]
    except (TypeError, ValueError):
        return None


def _convolution_flops(
    instruction: hlo.HloInstruction, operands: Sequence[hlo.HloInstruction]
) -> int | None:
    numbers = instruction.convolution
    result = next(arrays(result_shape(instruction)), None)
    if numbers is None or result is None:
        return None
    roles = _CONVOLUTION_ROLES.get(instruction.custom_call_target, _FORWARD)
    source, _, output = (result if role is None else operands[role].shape for role in roles)
    try:
        products = (
            source.dimensions[numbers.input_batch]
            * (source.dimensions[numbers.input_feature] // numbers.feature_group_count)
            * output.dimensions[numbers.output_feature]
            // numbers.batch_group_count
        )
        positions = _positions(numbers, source, output)
    except (IndexError, ValueError):
        return None
    return _flops_per_product(source) * products * positions


def _positions(numbers: hlo.ConvolutionDimensions, source: hlo.Shape, output: hlo.Shape) -> int:
    """How many pairs of an output place and a kernel place meet an input value, not padding."""
    return math.prod(
        _meetings(window, source.dimensions[input_dimension], output.dimensions[output_dimension])
        for window, input_dimension, output_dimension in zip(
            numbers.window, numbers.input_spatial, numbers.output_spatial, strict=True
        )
    )


def _meetings(window: hlo.WindowDimension, input_size: int, output_size: int) -> int:
    """The same in one dimension."""
    if max(window.size, 1) * max(output_size, 1) > _MAX_POSITIONS:
        return window.size * output_size
    base = max(window.base_dilation, 1)
    place = (
        np.arange(output_size)[:, None] * window.stride
        + np.arange(window.size)[None, :] * max(window.window_dilation, 1)
        - window.padding_low
    )
    inside = (place >= 0) & (place <= (input_size - 1) * base) & (place % base == 0)
    return int(inside.sum())


def _flops_per_product(operand: hlo.Shape) -> int:
    return 8 if operand.element_type in _COMPLEX else 2


def _fusion_bytes(
    called: hlo.HloComputation, operands: Sequence[hlo.HloInstruction], result: hlo.Shape
) -> int:
    users: dict[int, list[hlo.HloInstruction]] = {}
    for inner in called.instructions.values():
        for key in inner.operand_ids:
            users.setdefault(key, []).append(inner)
    total = 0
    for inner in called.instructions.values():
        if inner.opcode == "parameter" and 0 <= inner.parameter_number < len(operands):
            size = _byte_size(operands[inner.parameter_number].shape)
            total += min(size, _read_bytes(inner, users))
    root = called.instructions.get(called.root_id)
    written = _operands(called, root) if root is not None and root.opcode == "tuple" else [root]
    updates = [one for one in written if one is not None and one.opcode == "dynamic-update-slice"]
    if not updates:
        return total + _byte_size(result)
    kept = sum(_byte_size(one.shape) - _update_bytes(called, one) for one in updates)
    return total + max(_byte_size(result) - kept, 0)


def _read_bytes(
    parameter: hlo.HloInstruction, users: Mapping[int, Sequence[hlo.HloInstruction]]
) -> int:
    """How much of a fusion's parameter its users read, directly or through views of it."""
    total = 0
    seen = {parameter.id}
    values = [parameter]
    while values:
        value = values.pop()
        for user in users.get(value.id, ()):
            is_first = user.operand_ids[0] == value.id
            if user.opcode in _VIEWS:
                if user.id not in seen:
                    seen.add(user.id)
                    values.append(user)
            elif user.opcode in _SLICES and is_first:
                total += _byte_size(user.shape)
            elif user.opcode == "dynamic-update-slice" and is_first:
                # Updated in place: what is not overwritten is not touched.
                continue
            else:
                return _byte_size(parameter.shape)
    return total


def _update_bytes(called: hlo.HloComputation, update: hlo.HloInstruction) -> int:
    operands = _operands(called, update)
    return _byte_size(operands[1].shape) if len(operands) > 1 else _byte_size(update.shape)


def _byte_size(shape: hlo.Shape) -> int:
    return sum(
        -(-math.prod(array.dimensions) * _bits(array.element_type) // 8) for array in arrays(shape)
    )


def _bits(element_type: str) -> int:
    """Bits of one element; 0 for what takes no memory."""
    if element_type == "pred":
        return 8
    if element_type.startswith("c"):
        return int(element_type[1:])
    digits = element_type.removeprefix("b").lstrip("sufbe")
    width = ""
    for character in digits:
        if not character.isdigit():
            break
        width += character
    return int(width or 0)
