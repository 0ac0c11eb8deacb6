"""HLO that no compiler writes: it is read in moderate time, and gives no absurd numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tensorboard_plugin_overview.decode.hlo import parse_hlo
from tensorboard_plugin_overview.decode.wire.hlo_messages import HloProtoMessage
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op, Program
from tests.hlo_text import hlo_proto

CONVOLUTION = """
    HloModule m
    ENTRY main {
      x = f32[1,8,8,1] parameter(0)
      k = f32[3,3,1,1] parameter(1)
      ROOT conv = f32[1,6,6,1] convolution(x, k), window={size=3x3}, dim_labels=b01f_01io->b01f
    }"""
FUSION = """
    HloModule m
    fused {
      p = f32[8] parameter(0)
      ROOT add = f32[8] add(p, p)
    }
    ENTRY main {
      a = f32[8] parameter(0)
      ROOT fusion.1 = f32[8] fusion(a), calls=fused
    }"""


def module_of(text: str) -> Any:
    return HloProtoMessage.FromString(hlo_proto(text))


def op_of(proto: Any, name: str) -> Op:
    module = parse_hlo(proto.SerializeToString())
    assert module is not None
    op = Program("m", 1, module).op(name)
    assert op is not None
    return op


def tower(floors: int, calls_on_each: int) -> Any:
    """Fusions that call the floor above so many times; one product on the topmost."""
    proto = HloProtoMessage()
    for floor in range(1, floors + 1):
        computation = proto.hlo_module.computations.add(id=floor, name=b"floor%d" % floor)
        if floor < floors:
            for number in range(calls_on_each):
                computation.instructions.add(
                    id=number,
                    name=b"fusion.%d.%d" % (floor, number),
                    opcode=b"fusion",
                    called_computation_ids=[floor + 1],
                )
            continue
        operand = {"element_type": 11, "dimensions": [2, 2]}
        computation.instructions.add(id=1, name=b"x", opcode=b"parameter", shape=operand)
        computation.instructions.add(
            id=2,
            name=b"dot.1",
            opcode=b"dot",
            shape=operand,
            operand_ids=[1, 1],
            dot_dimension_numbers={"lhs_contracting_dimensions": [1]},
        )
    return proto


def test_fusions_that_double_on_every_floor_count_once() -> None:
    """2^60 ways lead to the one dot of 2·2·2·2 FLOPs."""
    assert op_of(tower(60, 2), "fusion.1.0").flops == 16


@pytest.mark.slow
def test_a_very_high_tower_of_fusions() -> None:
    assert op_of(tower(5000, 1), "fusion.1.0").flops == 16


def test_a_fusion_of_itself() -> None:
    proto = tower(3, 1)
    proto.hlo_module.computations[1].instructions[0].called_computation_ids[:] = [2]
    assert op_of(proto, "fusion.1.0").flops == 0


@pytest.mark.parametrize("number", [-1, -5, 7, 2**62])
def test_parameters_of_absurd_numbers_read_nothing(number: int) -> None:
    proto = module_of(FUSION)
    for computation in proto.hlo_module.computations:
        if computation.name == b"fused":
            computation.instructions[0].parameter_number = number
    # Only the result is left: eight floats.
    assert op_of(proto, "fusion.1").bytes_accessed == 32


@pytest.mark.parametrize("size", [0, -1, 1, 3, 2**40, 2**62])
@pytest.mark.parametrize("output", [0, -1, 2**40, 2**62])
def test_windows_of_absurd_sizes_take_no_memory(size: int, output: int) -> None:
    proto = module_of(CONVOLUTION)
    (conv,) = (one for one in proto.hlo_module.computations[0].instructions if one.name == b"conv")
    conv.window.dimensions[0].size = size
    conv.shape.dimensions[1] = output
    flops = op_of(proto, "conv").flops
    assert flops is None or 0 <= flops <= 2**53


def test_what_nothing_could_compute_is_unknown() -> None:
    proto = tower(2, 1)
    dot = proto.hlo_module.computations[1].instructions[1]
    dot.shape.dimensions[:] = [2**62] * 100_000
    op = op_of(proto, "dot.1")
    assert (op.flops, op.bytes_accessed) == (None, 0)
