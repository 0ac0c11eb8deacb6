"""Programs: their ids and ops, FLOPs and bytes by hand, and real profiles against plain loops."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Op, Programs, read_programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import (
    SELECTION,
    Timeline,
    build_timeline,
)
from tests.hlo_text import hlo_proto


def timeline_of(space: SpaceBuilder) -> Timeline:
    return build_timeline("host0", read_xspace(space.to_bytes(), SELECTION))


def programs_of(*modules: str) -> Programs:
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    for number, module in enumerate(modules, 1):
        plane.metadata(f"program({number})", stats={"Hlo Proto": hlo_proto(module)})
    return read_programs(timeline_of(space).programs)


def op_of(entry: str, name: str, before: str = "") -> Op:
    program = programs_of(f"HloModule m\n{before}\nENTRY main {{\n{entry}\n}}").by_id[1]
    op = program.op(name)
    assert op is not None
    return op


# ---- identity ------------------------------------------------------------------------------------


def test_program_ids() -> None:
    """The stat, else the number in the name, else the metadata's id; hashes are signed."""
    hlo = hlo_proto("HloModule m\nENTRY main {\n a = f32[] parameter(0)\n}")
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("jit_a(5)", metadata_id=1, stats={"Hlo Proto": hlo}, program_id=22)
    plane.metadata("jit_b(7)", metadata_id=2, stats={"Hlo Proto": hlo})
    plane.metadata("jit_c", metadata_id=3, stats={"Hlo Proto": hlo})
    plane.metadata(f"jit_d({2**64 - 4})", metadata_id=4, stats={"Hlo Proto": hlo})
    plane.metadata("jit_without_hlo(9)", metadata_id=5)
    programs = read_programs(timeline_of(space).programs)
    names = {key: program.name for key, program in programs.by_id.items()}
    assert names == {22: "jit_a", 7: "jit_b", 3: "jit_c", -4: "jit_d"}
    assert programs.unreadable == []


def test_damaged_hlo_is_named_and_the_rest_is_read() -> None:
    hlo = hlo_proto("HloModule m\nENTRY main {\n a = f32[] parameter(0)\n}")
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("good(1)", stats={"Hlo Proto": hlo})
    plane.metadata("bad(2)", stats={"Hlo Proto": b"\xff" + hlo})
    programs = read_programs(timeline_of(space).programs)
    assert list(programs.by_id) == [1]
    assert programs.unreadable == ["bad(2)"]


def test_programs_of_all_metadata_planes_are_read() -> None:
    """Of two programs of one id, the first plane's counts."""
    hlo = hlo_proto("HloModule m\nENTRY main {\n a = f32[] parameter(0)\n}")
    space = SpaceBuilder()
    for names in (["jit_a(1)", "jit_b(2)"], ["jit_c(2)", "jit_d(3)"]):
        plane = space.plane("/host:metadata")
        for name in names:
            plane.metadata(name, stats={"Hlo Proto": hlo})
    programs = read_programs(timeline_of(space).programs)
    names_by_id = {key: program.name for key, program in programs.by_id.items()}
    assert names_by_id == {1: "jit_a", 2: "jit_b", 3: "jit_d"}


def test_no_metadata_plane_means_no_programs() -> None:
    assert read_programs(()).by_id == {}


def test_ops_of_events() -> None:
    add = "HloModule m\nENTRY main {{\n a = {0}[4] parameter(0)\n add.1 = {0}[4] add(a, a)\n}}"
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("jit_f(1)", stats={"Hlo Proto": hlo_proto(add.format("f32"))})
    plane.metadata("jit_g(2)", stats={"Hlo Proto": hlo_proto(add.format("bf16"))})
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    events: list[dict[str, int | str]] = [
        {"hlo_op": "add.1", "program_id": 1},
        {"hlo_op": "add.1", "program_id": 2},
        {},
        {"hlo_op": "while.1::add.1", "hlo_module": "jit_g"},
        {"hlo_op": "add.1", "program_id": 3},
        {"hlo_op": "missing", "program_id": 1},
        {"hlo_op": "add.1", "program_id": 1},
    ]
    for start, stats in enumerate(events):
        stream.event("k", start_ms=start, duration_ms=1, stats=stats)
    timeline = timeline_of(space)
    found = read_programs(timeline.programs).ops_of(timeline.devices[0].streams[0])
    ops = [found.ops[code] if code >= 0 else "no op" for code in found.code.tolist()]
    dtypes = [op.dtype if isinstance(op, Op) else op for op in ops]
    assert dtypes == ["fp32", "bf16", "no op", "bf16", None, None, "fp32"]
    keys = [found.keys[code] for code in found.code.tolist() if code >= 0]
    assert keys[0] == (1, "add.1")
    assert keys[3] == (3, "add.1")
    assert keys[4] == (1, "missing")


# ---- FLOPs ---------------------------------------------------------------------------------------


def test_dot() -> None:
    """2 · 8 · 2 · 4; bytes: 64 + 16 + 32."""
    op = op_of(
        """
        a = bf16[8,4] parameter(0)
        b = bf16[4,2] parameter(1)
        dot.1 = bf16[8,2] dot(a, b), lhs_contracting_dims={1}, rhs_contracting_dims={0},
          metadata={op_name="jit(f)/dot_general"}
        """,
        "dot.1",
    )
    expected = Op("dot.1", "dot", "jit(f)/dot_general", "bf16", True, 128, 112, False)
    assert op == expected


def test_batched_dot() -> None:
    """2 · (3 · 8 · 2) · 4."""
    op = op_of(
        """
        a = f32[3,8,4] parameter(0)
        b = f32[3,4,2] parameter(1)
        dot.1 = f32[3,8,2] dot(a, b), lhs_contracting_dims={2}, rhs_contracting_dims={1},
          lhs_batch_dims={0}, rhs_batch_dims={0}
        """,
        "dot.1",
    )
    assert op.flops == 384


def test_complex_dot() -> None:
    """A product of complex numbers with its addition is eight operations."""
    op = op_of(
        """
        a = c64[8,4] parameter(0)
        b = c64[4,2] parameter(1)
        dot.1 = c64[8,2] dot(a, b), lhs_contracting_dims={1}, rhs_contracting_dims={0}
        """,
        "dot.1",
    )
    assert (op.flops, op.dtype) == (512, "fp32")


FUSED = """
fused {
  p = f8e4m3fn[8,4] parameter(0)
  q = f8e4m3fn[4,2] parameter(1)
  dot = f32[8,2] dot(p, q), lhs_contracting_dims={1}, rhs_contracting_dims={0}
  convert = bf16[8,2] convert(dot)
}
"""


def test_a_fusion_has_the_flops_and_operand_type_of_its_dot() -> None:
    op = op_of(
        """
        a = f8e4m3fn[8,4] parameter(0)
        b = f8e4m3fn[4,2] parameter(1)
        gemm_fusion_dot = bf16[8,2] fusion(a, b), calls=fused
        """,
        "gemm_fusion_dot",
        FUSED,
    )
    assert (op.flops, op.dtype, op.is_product) == (128, "fp8", True)
    assert op.bytes_accessed == 32 + 8 + 32


def test_a_loop_counts_nothing_and_its_body_on_its_own() -> None:
    before = """
    body {
      s = f32[4,4] parameter(0)
      dot.7 = f32[4,4] dot(s, s), lhs_contracting_dims={1}, rhs_contracting_dims={0}
    }
    condition {
      t = f32[4,4] parameter(0)
      again = pred[] constant()
    }
    """
    entry = "x = f32[4,4] parameter(0)\nwhile.1 = f32[4,4] while(x), condition=condition, body=body"
    loop = op_of(entry, "while.1", before)
    assert (loop.flops, loop.bytes_accessed, loop.is_container) == (0, 0, True)
    assert op_of(entry, "dot.7", before).flops == 128


def test_convolution() -> None:
    """3×3 over 8×8 with padding 1: each dimension meets 8·3 − 2 = 22 inputs, not 24.

    2 · batch 2 · in 3 · out 16 · 22 · 22.
    """
    op = op_of(
        """
        x = f16[2,8,8,3] parameter(0)
        k = f16[3,3,3,16] parameter(1)
        conv = f16[2,8,8,16] convolution(x, k), window={size=3x3 pad=1_1x1_1},
          dim_labels=b01f_01io->b01f
        """,
        "conv",
    )
    assert (op.flops, op.dtype) == (2 * 2 * 3 * 16 * 22 * 22, "fp16")


def test_strided_dilated_and_grouped_convolution() -> None:
    """Stride 2 over 8 with a kernel of 2: 4 places, all inside: 8 pairs. Two groups of 2 inputs."""
    op = op_of(
        """
        x = f32[1,8,4] parameter(0)
        k = f32[2,2,6] parameter(1)
        conv = f32[1,4,6] convolution(x, k), window={size=2 stride=2}, dim_labels=b0f_0io->b0f,
          feature_group_count=2
        """,
        "conv",
    )
    assert op.flops == 2 * 1 * 2 * 6 * 8
    # An input spread by 2 (a transposed convolution): 4 values at 0, 2, 4, 6; 8 places of 1.
    transposed = op_of(
        """
        x = f32[1,4,1] parameter(0)
        k = f32[1,1,1] parameter(1)
        conv = f32[1,7,1] convolution(x, k), window={size=1 lhs_dilate=2}, dim_labels=b0f_0io->b0f
        """,
        "conv",
    )
    assert transposed.flops == 2 * 4


GEMM = """
a = bf16[8,4] parameter(0)
b = bf16[4,2] parameter(1)
custom-call.1 = (bf16[8,2], s8[4096]) custom-call(a, b), custom_call_target="__cublas$gemm",
  backend_config=%s
"""


@pytest.mark.parametrize(
    "config",
    [
        '{"gemm_backend_config": {"dot_dimension_numbers": {"lhs_contracting_dimensions": ["1"]}}}',
        '{"alpha_real": 1, "dot_dimension_numbers": {"lhs_contracting_dimensions": ["1"]}}',
    ],
)
def test_cublas_call(config: str) -> None:
    """The work space it returns is no result."""
    op = op_of(GEMM % config, "custom-call.1")
    assert (op.flops, op.dtype, op.bytes_accessed) == (128, "bf16", 112)


@pytest.mark.parametrize(
    "config",
    [
        "{}",
        "[]",
        '{"dot_dimension_numbers": {"lhs_contracting_dimensions": [null]}}',
        '{"dot_dimension_numbers": {"lhs_contracting_dimensions": ["9"]}}',
    ],
)
def test_cublas_call_without_dimensions_is_unknown_and_not_zero(config: str) -> None:
    op = op_of(GEMM % config, "custom-call.1")
    assert (op.flops, op.dtype, op.is_product) == (None, "bf16", True)


def test_convolution_calls_and_their_gradients_cost_the_same() -> None:
    window = "window={size=3x3 pad=1_1x1_1}, dim_labels=b01f_01io->b01f"
    arrays = {
        "input": "bf16[2,8,8,3]",
        "kernel": "bf16[3,3,3,16]",
        "output": "bf16[2,8,8,16]",
    }
    calls = {
        "__cudnn$convForward": ("input", "kernel", "output"),
        "__cudnn$convBackwardInput": ("output", "kernel", "input"),
        "__cudnn$convBackwardFilter": ("input", "output", "kernel"),
    }
    for target, (lhs, rhs, result) in calls.items():
        op = op_of(
            f"""
            a = {arrays[lhs]} parameter(0)
            b = {arrays[rhs]} parameter(1)
            conv = ({arrays[result]}, u8[64]) custom-call(a, b), {window},
              custom_call_target="{target}"
            """,
            "conv",
        )
        assert op.flops == 2 * 2 * 3 * 16 * 22 * 22, target


@pytest.mark.parametrize(("target", "products"), [("", 2), ("Backward", 4)])
def test_fused_attention(target: str, products: int) -> None:
    """4 sequences of 1024, 8 heads of 64; the gradient has twice the products."""
    scores = '{"intermediate_tensor_shape": {"dimensions": ["4", "8", "1024", "1024"]}}'
    op = op_of(
        f"""
        q = bf16[4,1024,8,64] parameter(0)
        k = bf16[4,1024,8,64] parameter(1)
        attention = (bf16[4,8,1024,64], u8[0]) custom-call(q, k, k),
          custom_call_target="__cudnn$fmhaSoftmax{target}",
          backend_config={{"cudnn_fmha_backend_config": {scores}}}
        """,
        "attention",
    )
    assert (op.flops, op.dtype) == (products * 2 * 4 * 8 * 1024 * 1024 * 64, "bf16")


# ---- precision and bytes ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "dtype"),
    [
        ("f64[2]", "fp64"),
        ("s32[2]", "other"),
        ("(s32[99], bf16[2])", "bf16"),
        ("(f32[3], bf16[2])", "fp32"),
        ("token", None),
    ],
)
def test_without_a_product_the_result_decides(shape: str, dtype: str | None) -> None:
    op = op_of(f"a = f32[4] parameter(0)\nx = {shape} custom-call(a)", "x")
    assert (op.dtype, op.flops) == (dtype, 0)


def test_a_fusion_that_slices_its_operand_reads_the_slice() -> None:
    """One layer of stacked weights: 4·4·4 read, not 100·4·4·4; result 64."""
    op = op_of(
        """
        w = f32[100,4,4] parameter(0)
        i = s32[] parameter(1)
        slice_fusion = f32[4,4] fusion(w, i), calls=fused
        """,
        "slice_fusion",
        """
        fused {
          p = f32[100,4,4] parameter(0)
          j = s32[] parameter(1)
          zero = s32[] constant()
          one = f32[1,4,4] dynamic-slice(p, j, zero, zero)
          flat = f32[4,4] bitcast(one)
        }
        """,
    )
    assert op.bytes_accessed == 64 + 4 + 64


def test_a_fusion_that_updates_in_place_touches_the_update() -> None:
    """Update of 64 bytes read and written, index of 4; the other 99 layers stay untouched."""
    op = op_of(
        """
        w = f32[100,4,4] parameter(0)
        u = f32[1,4,4] parameter(1)
        i = s32[] parameter(2)
        update_fusion = f32[100,4,4] fusion(w, u, i), calls=fused
        """,
        "update_fusion",
        """
        fused {
          p = f32[100,4,4] parameter(0)
          v = f32[1,4,4] parameter(1)
          j = s32[] parameter(2)
          zero = s32[] constant()
          updated = f32[100,4,4] dynamic-update-slice(p, v, j, zero, zero)
        }
        """,
    )
    assert op.bytes_accessed == 64 + 4 + 64


def test_sizes_of_types() -> None:
    """pred 1 byte, s4 half a byte, bf16 2, c128 16."""
    entry = "a = {}[10] parameter(0)\nx = token custom-call(a)"
    sizes = {"pred": 10, "s4": 5, "bf16": 20, "f8e5m2": 10, "u64": 80, "c128": 160}
    for element, size in sizes.items():
        assert op_of(entry.format(element), "x").bytes_accessed == size, element


def test_damaged_modules_are_looked_at_without_harm() -> None:
    """Operands that are not there, dimensions out of range, computations within themselves."""
    space = SpaceBuilder()
    text = """
    HloModule m
    fused {
      p = f32[4,4] parameter(0)
      dot = f32[4,4] dot(p, p), lhs_contracting_dims={1}, rhs_contracting_dims={0}
    }
    ENTRY main {
      x = f32[4,4] parameter(0)
      conv = f32[4,4] convolution(x, x), window={size=3x3}, dim_labels=b01f_01io->b01f
      fusion.1 = f32[4,4] fusion(x), calls=fused
    }
    """
    data = bytearray(hlo_proto(text))
    plane = space.plane("/host:metadata")
    for position in range(len(data)):
        damaged = bytes(data[:position]) + b"\x02" + bytes(data[position + 1 :])
        plane.metadata(f"p({position})", stats={"Hlo Proto": damaged})
    programs = list(read_programs(timeline_of(space).programs).by_id.values())
    assert len(programs) > len(data) / 2
    ops = [one.op(name) for one in programs for name in ("dot", "conv", "fusion.1", "x")]
    assert any(op is None for op in ops)
    assert all(op.flops is None or 0 <= op.flops <= 2**53 for op in ops if op is not None)
    assert all(len(list(program.framework_ops())) <= 5 for program in programs)


# ---- real profiles -------------------------------------------------------------------------------


def test_mi300_matrix_products(corpus: Path) -> None:
    """Square and oblong products: 2·m·n·k of the shapes that the benchmark ran."""
    path = corpus / "gpu_jax_mi300_gemm.xplane.pb"
    timeline = build_timeline("h", read_xspace(path, SELECTION))
    programs = read_programs(timeline.programs)
    flops = set()
    for stream in timeline.devices[0].streams:
        found = programs.ops_of(stream)
        kernels = np.array([stream.event_name(i) for i in range(len(stream))])
        for code, op in enumerate(found.ops):
            assert op is not None
            if any(name.startswith("Cijk") for name in kernels[found.code == code]):
                assert op.dtype == "bf16"
                flops.add(op.flops)
    sizes = [(1024, 1024, 1024), (4096, 4096, 4096), (8192, 8192, 4096), (2048, 2048, 8192)]
    sizes.append((16384, 4096, 1024))
    assert flops == {2 * m * n * k for m, n, k in sizes}
