"""HLO programs: what is read of them, and that damage makes None and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.decode.hlo import (
    HloInstruction,
    HloModule,
    Shape,
    WindowDimension,
    parse_hlo,
)
from tensorboard_plugin_overview.decode.wire.hlo_messages import HloProtoMessage
from tests.hlo_text import hlo_proto

PROGRAM = """
HloModule jit_step

fused {
  p = bf16[8,4] parameter(0)
  q = bf16[4,2] parameter(1)
  dot = bf16[8,2] dot(p, q), lhs_contracting_dims={1}, rhs_contracting_dims={0}
}

ENTRY main {
  a = bf16[8,4] parameter(0)
  b = bf16[4,2] parameter(1)
  fusion.1 = bf16[8,2] fusion(a, b), calls=fused,
    metadata={op_type="dot_general" op_name="jit(step)/dot_general"}
  custom-call.1 = (f32[8,2], s8[16]) custom-call(a, b), custom_call_target="__cublas$gemm",
    backend_config={"alpha_real": 1}
}
"""


def parsed(text: str) -> HloModule:
    module = parse_hlo(hlo_proto(text, program_id=7))
    assert module is not None
    return module


def instruction(module: HloModule, name: str) -> HloInstruction:
    found = [
        one
        for computation in module.computations.values()
        for one in computation.instructions.values()
        if one.name == name
    ]
    assert len(found) == 1
    return found[0]


def test_the_module_and_its_computations() -> None:
    module = parsed(PROGRAM)
    assert (module.name, module.id) == ("jit_step", 7)
    assert [one.name for one in module.computations.values()] == ["fused", "main"]
    assert module.computations[module.entry_computation_id].name == "main"


def test_an_instruction() -> None:
    module = parsed(PROGRAM)
    fusion = instruction(module, "fusion.1")
    assert fusion.opcode == "fusion"
    assert fusion.shape == Shape("bf16", (8, 2))
    assert (fusion.op_type, fusion.op_name) == ("dot_general", "jit(step)/dot_general")
    entry = module.computations[module.entry_computation_id].instructions
    assert [entry[key].name for key in fusion.operand_ids] == ["a", "b"]
    called = module.computations[fusion.called_computation_ids[0]]
    assert called.instructions[called.root_id].lhs_contracting == (1,)
    call = instruction(module, "custom-call.1")
    assert call.shape == Shape("tuple", (), (Shape("f32", (8, 2)), Shape("s8", (16,))))
    assert call.custom_call_target == "__cublas$gemm"
    assert call.backend_config == b'{"alpha_real": 1}'
    assert call.lhs_contracting is None


def test_a_convolution() -> None:
    module = parsed(
        """
        HloModule jit_convolve
        ENTRY main {
          x = f32[2,8,8,3] parameter(0)
          k = f32[3,3,3,16] parameter(1)
          conv = f32[2,4,4,16] convolution(x, k), window={size=3x3 stride=2x2 pad=0_1x1_0},
            dim_labels=b01f_01io->b01f
        }
        """
    )
    numbers = instruction(module, "conv").convolution
    assert numbers is not None
    assert (numbers.input_batch, numbers.input_feature, numbers.input_spatial) == (0, 3, (1, 2))
    assert (numbers.output_feature, numbers.output_spatial) == (3, (1, 2))
    assert numbers.window == (WindowDimension(3, 2, 0, 1, 1, 1), WindowDimension(3, 2, 1, 0, 1, 1))
    assert (numbers.feature_group_count, numbers.batch_group_count) == (1, 1)


def test_an_element_type_of_a_later_xla_is_unknown() -> None:
    proto = HloProtoMessage()
    computation = proto.hlo_module.computations.add(id=1)
    computation.instructions.add(id=2, name=b"x").shape.element_type = 999
    module = parse_hlo(proto.SerializeToString())
    assert module is not None
    assert instruction(module, "x").shape.element_type == "unknown"


def test_text_that_is_not_utf8_is_no_damage() -> None:
    proto = HloProtoMessage()
    proto.hlo_module.name = b"caf\xe9"
    proto.hlo_module.computations.add(id=1)
    module = parse_hlo(proto.SerializeToString())
    assert module is not None
    assert module.name == "caf\ufffd"


@pytest.mark.parametrize("data", [b"", b"\x00", b"\xff" * 40, b"\x0a\x05abc"])
def test_damage_makes_none(data: bytes) -> None:
    assert parse_hlo(data) is None


@given(st.integers(0, 400), st.binary(min_size=1, max_size=4))
def test_damage_anywhere_raises_nothing(position: int, noise: bytes) -> None:
    data = hlo_proto(PROGRAM)
    position %= len(data)
    parse_hlo(data[:position])
    parse_hlo(data[:position] + noise + data[position + len(noise) :])


def test_what_is_no_hlo_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no HLO"):
        hlo_proto("HloModule m\nENTRY main {\n  what is this\n}")
    with pytest.raises(ValueError, match="not known"):
        hlo_proto("HloModule m\nENTRY main {\n  a = f32[] add(), colour=red\n}")
