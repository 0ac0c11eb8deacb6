"""HLO programs from their text, for readable test cases.

In: a module in (a subset of) the text that XLA dumps.  Out: the bytes of an `HloProto`, as profiles
carry them.

    HloModule jit_step

    fused {
      p = bf16[8,4] parameter(0)
      q = bf16[4,2] parameter(1)
      dot = bf16[8,2] dot(p, q), lhs_contracting_dims={1}, rhs_contracting_dims={0}
    }

    ENTRY main {
      a = bf16[8,4] parameter(0)
      b = bf16[4,2] parameter(1)
      fusion.1 = bf16[8,2] fusion(a, b), calls=fused, metadata={op_name="jit(step)/dot_general"}
    }

Operands and computations are named before they are used; the last instruction of a computation is
its root; a line that ends in a comma goes on in the next.  Known attributes: the dimensions of
dots, `window`, `dim_labels`, group counts, `calls`, `body`, `condition`, `to_apply`,
`branch_computations`, `custom_call_target`, `index`, `metadata` (op_name, op_type) and
`backend_config` (a JSON object).  Layouts are not known.
"""

from __future__ import annotations

import json
import re
from typing import Any

from tensorboard_plugin_overview.decode.hlo import ELEMENT_TYPES
from tensorboard_plugin_overview.decode.wire.hlo_messages import HloProtoMessage

_NUMBER_OF_TYPE = {name: number for number, name in ELEMENT_TYPES.items()}
_LINE_THAT_GOES_ON = re.compile(r",\s*\n\s*")
_HEAD = re.compile(r"(?P<entry>ENTRY )?(?P<name>[\w.-]+) \{")
_INSTRUCTION = re.compile(
    r"(?P<name>[\w.$-]+) = (?P<shape>\([^)]*\)|\w+(?:\[[\d,]*\])?)"
    r" (?P<opcode>[\w-]+)\((?P<operands>[^)]*)\)(?:, )?(?P<attributes>.*)"
)
_ARRAY = re.compile(r"(\w+)(?:\[([\d,]*)\])?")
_CALLED = ("calls", "body", "condition", "to_apply", "branch_computations")
_DOT = {
    "lhs_contracting_dims": "lhs_contracting_dimensions",
    "rhs_contracting_dims": "rhs_contracting_dimensions",
    "lhs_batch_dims": "lhs_batch_dimensions",
    "rhs_batch_dims": "rhs_batch_dimensions",
}


def hlo_proto(text: str, *, program_id: int = 0) -> bytes:
    """The `HloProto` of a module's text.

    Raises:
        ValueError: a line is none of the text described above.
    """
    proto = HloProtoMessage()
    module = proto.hlo_module
    module.id = program_id
    computation_ids: dict[str, int] = {}
    instruction_ids: dict[str, int] = {}
    computation: Any = None
    for line in filter(None, map(str.strip, _LINE_THAT_GOES_ON.sub(", ", text).splitlines())):
        if line.startswith("HloModule "):
            module.name = line.split()[1].rstrip(",").encode()
        elif head := _HEAD.fullmatch(line):
            computation = module.computations.add(
                name=head["name"].encode(), id=len(computation_ids) + 1
            )
            computation_ids[head["name"]] = computation.id
            instruction_ids = {}
            if head["entry"]:
                module.entry_computation_id = computation.id
        elif match := _INSTRUCTION.fullmatch(line.removeprefix("ROOT ")):
            # Ids are unique in a module, as XLA has them.
            instruction = computation.instructions.add(
                id=1000 * computation.id + len(computation.instructions),
                name=match["name"].encode(),
                opcode=match["opcode"].encode(),
            )
            instruction_ids[match["name"]] = computation.root_id = instruction.id
            _set_shape(instruction.shape, match["shape"])
            operands = [word for word in match["operands"].split(", ") if word]
            if match["opcode"] == "parameter":
                instruction.parameter_number = int(operands[0])
            elif match["opcode"] != "constant":
                instruction.operand_ids.extend(instruction_ids[name] for name in operands)
            for key, value in _attributes(match["attributes"]).items():
                _set_attribute(instruction, key, value, computation_ids)
        elif line != "}":
            raise ValueError(f"this is no HLO: {line}")
    data: bytes = proto.SerializeToString(deterministic=True)
    return data


def _set_shape(message: Any, text: str) -> None:
    if text.startswith("("):
        message.element_type = _NUMBER_OF_TYPE["tuple"]
        for part in _ARRAY.finditer(text):
            _set_shape(message.tuple_shapes.add(), part[0])
        return
    array = _ARRAY.fullmatch(text)
    if array is None or array[1] not in _NUMBER_OF_TYPE:
        raise ValueError(f"this is no shape: {text}")
    message.element_type = _NUMBER_OF_TYPE[array[1]]
    message.dimensions.extend(int(size) for size in (array[2] or "").split(",") if size)


def _attributes(text: str) -> dict[str, str]:
    """`a=1, b={2,3}, c="d"` as texts by name; braces and quotes hold a value together."""
    found: dict[str, str] = {}
    start = depth = 0
    quoted = False
    for position, character in enumerate(f"{text},"):
        if character == '"':
            quoted = not quoted
        elif character in "{}" and not quoted:
            depth += 1 if character == "{" else -1
        elif character == "," and not quoted and not depth:
            key, _, value = text[start:position].strip().partition("=")
            if key:
                found[key] = value
            start = position + 1
    return found


def _set_attribute(instruction: Any, key: str, value: str, computation_ids: dict[str, int]) -> None:
    if key in _CALLED:
        names = value.strip("{}").split(", ")
        instruction.called_computation_ids.extend(computation_ids[name] for name in names)
    elif key in _DOT:
        numbers = [int(number) for number in value.strip("{}").split(",") if number]
        getattr(instruction.dot_dimension_numbers, _DOT[key]).extend(numbers)
        # An outer product sums over nothing, and is a dot all the same.
        instruction.dot_dimension_numbers.SetInParent()
    elif key == "metadata":
        for name, quoted in re.findall(r'(op_name|op_type)="([^"]*)"', value):
            setattr(instruction.metadata, name, quoted.encode())
    elif key == "window":
        _set_window(instruction.window, value)
    elif key == "dim_labels":
        _set_dim_labels(instruction.convolution_dimension_numbers, value)
    elif key in ("feature_group_count", "batch_group_count"):
        setattr(instruction, key, int(value))
    elif key == "custom_call_target":
        instruction.custom_call_target = value.strip('"').encode()
    elif key == "index":
        instruction.tuple_index = int(value)
    elif key == "backend_config":
        instruction.backend_config = json.dumps(json.loads(value)).encode()
    else:
        raise ValueError(f"this attribute is not known: {key}")


def _set_window(message: Any, text: str) -> None:
    """`{size=3x3 stride=2x2 pad=1_1x1_1 lhs_dilate=2x2 rhs_dilate=1x1}`."""
    parts = dict(part.split("=") for part in text.strip("{}").split())
    sizes = parts["size"].split("x")
    ones = "x".join("1" * len(sizes))
    rows = zip(
        sizes,
        parts.get("stride", ones).split("x"),
        parts.get("pad", ones.replace("1", "0_0")).split("x"),
        parts.get("rhs_dilate", ones).split("x"),
        parts.get("lhs_dilate", ones).split("x"),
        strict=True,
    )
    for size, stride, padding, window_dilation, base_dilation in rows:
        low, high = padding.split("_")
        message.dimensions.add(
            size=int(size),
            stride=int(stride),
            padding_low=int(low),
            padding_high=int(high),
            window_dilation=int(window_dilation),
            base_dilation=int(base_dilation),
        )


def _set_dim_labels(message: Any, text: str) -> None:
    """`b01f_01io->b01f`: batch, feature, input and output feature, and digits for the spatial."""
    source, _, output = text.partition("->")
    operand, _, kernel = source.partition("_")
    digits = sorted(filter(str.isdigit, operand))
    message.input_batch_dimension = operand.index("b")
    message.input_feature_dimension = operand.index("f")
    message.input_spatial_dimensions.extend(operand.index(digit) for digit in digits)
    message.kernel_input_feature_dimension = kernel.index("i")
    message.kernel_output_feature_dimension = kernel.index("o")
    message.kernel_spatial_dimensions.extend(kernel.index(digit) for digit in digits)
    message.output_batch_dimension = output.index("b")
    message.output_feature_dimension = output.index("f")
    message.output_spatial_dimensions.extend(output.index(digit) for digit in digits)
