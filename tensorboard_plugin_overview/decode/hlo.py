"""Compiled programs: the parts of an XLA HLO module that later stages need.

In: the bytes of an `HloProto`, as profiles carry them for each program that ran.  Out: an
`HloModule`, with no meaning attached.

Literals, layouts, shardings, schedules and buffer assignments are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from google.protobuf.message import DecodeError

# `PrimitiveType` of xla_data.proto.
ELEMENT_TYPES = {
    1: "pred",
    2: "s8",
    3: "s16",
    4: "s32",
    5: "s64",
    6: "u8",
    7: "u16",
    8: "u32",
    9: "u64",
    10: "f16",
    11: "f32",
    12: "f64",
    13: "tuple",
    14: "opaque",
    15: "c64",
    16: "bf16",
    17: "token",
    18: "c128",
    19: "f8e5m2",
    20: "f8e4m3fn",
    21: "s4",
    22: "u4",
    23: "f8e4m3b11fnuz",
    24: "f8e5m2fnuz",
    25: "f8e4m3fnuz",
    26: "s2",
    27: "u2",
    28: "f8e4m3",
    29: "f8e3m4",
    30: "s1",
    31: "u1",
    32: "f4e2m1fn",
    33: "f8e8m0fnu",
    34: "buffer",
}
_UNKNOWN_TYPE = "unknown"
# XLA's arrays have no more dimensions; the product of a million would take minutes.
_MOST_DIMENSIONS = 64


@dataclass(frozen=True, slots=True)
class Shape:
    """An array's element type and sizes, or a tuple's parts.

    Attributes:
        element_type: as HLO's text has it (`bf16`), `tuple`, or `unknown` for one of a later XLA.
        dimensions: of an array; a dynamic one at its bound.
        parts: of a tuple.
    """

    element_type: str
    dimensions: Sequence[int] = ()
    parts: Sequence[Shape] = ()


@dataclass(frozen=True, slots=True)
class WindowDimension:
    """How a window moves in one spatial dimension; padding may be negative."""

    size: int
    stride: int
    padding_low: int
    padding_high: int
    window_dilation: int
    base_dilation: int


@dataclass(frozen=True, slots=True)
class ConvolutionDimensions:
    """The roles of a convolution's dimensions, and the window over the spatial ones."""

    input_batch: int
    input_feature: int
    input_spatial: Sequence[int]
    output_feature: int
    output_spatial: Sequence[int]
    window: Sequence[WindowDimension]
    feature_group_count: int
    batch_group_count: int


@dataclass(frozen=True, slots=True)
class HloInstruction:
    """One instruction.

    Attributes:
        opcode: such as `dot`, `fusion`, `custom-call`.
        op_type, op_name: of the framework op it was made from; "" for an unknown one.
        operand_ids: ids of instructions of the same computation.
        called_computation_ids: a fusion's, loop's or call's computations.
        lhs_contracting: of a dot, the dimensions of its first operand that are summed over.
        custom_call_target: of a custom call, else "".
        backend_config: text (JSON, mostly) or bytes for the compiler's back end.
        parameter_number: of a `parameter`.
        tuple_index: of a `get-tuple-element`.
    """

    id: int
    name: str
    opcode: str
    shape: Shape
    op_type: str
    op_name: str
    operand_ids: Sequence[int]
    called_computation_ids: Sequence[int]
    lhs_contracting: Sequence[int] | None
    convolution: ConvolutionDimensions | None
    custom_call_target: str
    backend_config: bytes
    parameter_number: int
    tuple_index: int


class HloComputation:
    """A function of a module.

    A large program has a hundred thousand instructions, most of them in fusions that are never
    used, so instructions are read on first use.

    Attributes:
        name: the function's.
        root_id: the instruction whose result is the function's.
    """

    def __init__(self, message: Any) -> None:
        self.name = _text(message.name)
        self.root_id: int = message.root_id
        self._message = message

    @cached_property
    def instructions(self) -> Mapping[int, HloInstruction]:
        """By id, in dependency order."""
        return {message.id: _instruction(message) for message in self._message.instructions}

    def instruction_names(self) -> Iterator[tuple[str, int]]:
        """Yields (name, id) of each instruction."""
        for message in self._message.instructions:
            yield _text(message.name), message.id

    def framework_ops(self) -> Iterator[tuple[str, str]]:
        """Yields (op type, op name) of each instruction that was made from a framework's op."""
        for message in self._message.instructions:
            if message.HasField("metadata"):
                yield _text(message.metadata.op_type), _text(message.metadata.op_name)


@dataclass(frozen=True, slots=True)
class HloModule:
    """One compiled program: its computations by id."""

    name: str
    id: int
    entry_computation_id: int
    computations: Mapping[int, HloComputation]


def parse_hlo(data: bytes) -> HloModule | None:
    """Parses an `HloProto`; None if the bytes are damaged or hold no computation."""
    # Imported here: its classes take milliseconds to make, and many profiles hold no program.
    from tensorboard_plugin_overview.decode.wire.hlo_messages import HloProtoMessage

    try:
        module = HloProtoMessage.FromString(data).hlo_module
    except DecodeError:
        return None
    if not module.computations:
        return None
    return HloModule(
        name=_text(module.name),
        id=module.id,
        entry_computation_id=module.entry_computation_id,
        computations={message.id: HloComputation(message) for message in module.computations},
    )


def _instruction(message: Any) -> HloInstruction:
    metadata = message.metadata
    return HloInstruction(
        id=message.id,
        name=_text(message.name),
        opcode=_text(message.opcode),
        shape=_shape(message.shape),
        op_type=_text(metadata.op_type),
        op_name=_text(metadata.op_name),
        operand_ids=tuple(message.operand_ids),
        called_computation_ids=tuple(message.called_computation_ids),
        lhs_contracting=(
            tuple(message.dot_dimension_numbers.lhs_contracting_dimensions)
            if message.HasField("dot_dimension_numbers")
            else None
        ),
        convolution=(
            _convolution(message) if message.HasField("convolution_dimension_numbers") else None
        ),
        custom_call_target=_text(message.custom_call_target),
        backend_config=message.backend_config,
        parameter_number=message.parameter_number,
        tuple_index=message.tuple_index,
    )


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _shape(message: Any) -> Shape:
    return Shape(
        element_type=ELEMENT_TYPES.get(message.element_type, _UNKNOWN_TYPE),
        dimensions=tuple(message.dimensions[:_MOST_DIMENSIONS]),
        parts=tuple(_shape(part) for part in message.tuple_shapes),
    )


def _convolution(message: Any) -> ConvolutionDimensions:
    numbers = message.convolution_dimension_numbers
    return ConvolutionDimensions(
        input_batch=numbers.input_batch_dimension,
        input_feature=numbers.input_feature_dimension,
        input_spatial=tuple(numbers.input_spatial_dimensions),
        output_feature=numbers.output_feature_dimension,
        output_spatial=tuple(numbers.output_spatial_dimensions),
        window=tuple(
            WindowDimension(
                size=dimension.size,
                stride=dimension.stride,
                padding_low=dimension.padding_low,
                padding_high=dimension.padding_high,
                window_dilation=dimension.window_dilation,
                base_dilation=dimension.base_dilation,
            )
            for dimension in message.window.dimensions
        ),
        # A count that is not written means one group.
        feature_group_count=message.feature_group_count or 1,
        batch_group_count=message.batch_group_count or 1,
    )
