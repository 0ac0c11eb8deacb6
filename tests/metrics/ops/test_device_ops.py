"""Ops of GPUs: golden cases by hand, and real profiles against plain loops."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.ops.op_table import gpu_op_table
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals, merge_ops
from tests.hlo_text import hlo_proto

MS = 1_000_000_000
GPU = "/device:GPU:0"


def summary_of(source: SpaceBuilder | Path) -> OpSummary:
    data = source if isinstance(source, Path) else source.to_bytes()
    timeline = build_timeline("host0", read_xspace(data, SELECTION))
    return merge_ops(table for gpu in XSpaceTrace(timeline).gpus for table in gpu_op_table(gpu))


def rows(summary: OpSummary) -> dict[str, tuple[str, int, float]]:
    """name -> (category, executions, self ms)."""
    return {
        row.op.name: (row.op.category, row.occurrences, row.self_ps / MS) for row in summary.ops
    }


def row_of(summary: OpSummary, name: str) -> OpTotals:
    (found,) = [row for row in summary.ops if row.op.name == name]
    return found


@pytest.fixture
def space() -> SpaceBuilder:
    return SpaceBuilder()


@pytest.fixture
def stream(space: SpaceBuilder) -> LineBuilder:
    return space.plane(GPU, device_vendor="Nvidia", compute_cap_major=8).line("Stream #7(Compute)")


def kernels(stream: LineBuilder, *names: str, start_ms: int = 0, **stats: str | int) -> None:
    """Kernels of one millisecond, one after another."""
    for index, name in enumerate(names):
        stream.event(name, start_ms=start_ms + index, duration_ms=1, stats=stats)


def test_what_names_an_op(space: SpaceBuilder, stream: LineBuilder) -> None:
    """The HLO instruction, else `tf_op`, else `annotation`, else the copy or the kernel itself."""
    kernels(stream, "k1", hlo_op="call.2::fusion.1", hlo_module="jit_f", tf_op="XlaModule:")
    kernels(stream, "k2", start_ms=2, tf_op="dense/MatMul:MatMul", annotation="no:No")
    kernels(stream, "k3", start_ms=4, annotation="a/add:AddV2#shape=(half[])#::#id=3#")
    kernels(stream, "k4", start_ms=6, annotation="#edge_name=copy#", tf_op="XlaModule:")
    kernels(stream, "MemcpyH2D", start_ms=8, annotation="x/_3:_Send#from=x,to=y#")
    kernels(stream, "MemcpyD2D", start_ms=10, hlo_op="copy.4", hlo_module="jit_f")
    stream.event("k5", start_ms=12)
    assert rows(summary_of(space)) == {
        "fusion.1": ("fusion", 1, 1.0),
        "dense/MatMul": ("MatMul", 1, 1.0),
        "a/add": ("AddV2", 1, 1.0),
        "k4": ("kernel", 1, 1.0),
        "MemcpyH2D": ("copy", 1, 1.0),
        "copy.4": ("copy", 1, 1.0),
    }


def test_an_instruction_keeps_its_name_and_tells_the_frameworks(
    space: SpaceBuilder, stream: LineBuilder
) -> None:
    kernels(
        stream, "fusion_1", hlo_op="fusion.1", hlo_module="jit_f", program_id=3,
        name="jit(f)/conv_general_dilated",
    )  # fmt: skip
    op = row_of(summary_of(space), "fusion.1").op
    assert (op.category, op.framework_op) == ("conv_general_dilated", "jit(f)/conv_general_dilated")
    assert (op.module, op.program_id) == ("jit_f", 3)


def test_an_instruction_may_tell_the_frameworks_name_by_tf_op(
    space: SpaceBuilder, stream: LineBuilder
) -> None:
    kernels(stream, "k", hlo_op="fusion.1", hlo_module="cluster_0", tf_op="dense/Relu:Relu")
    op = row_of(summary_of(space), "fusion.1").op
    assert (op.category, op.framework_op, op.origin) == ("Relu", "dense/Relu", "tensorflow")


def test_a_program_compiled_twice_has_two_rows(space: SpaceBuilder, stream: LineBuilder) -> None:
    """Another shape, another program: their instructions have nothing but the name in common."""
    kernels(stream, "a", hlo_op="dot.1", hlo_module="jit_f", program_id=3)
    kernels(stream, "a", start_ms=2, hlo_op="dot.1", hlo_module="jit_f", program_id=8)
    found = [(row.op.name, row.op.program_id, row.occurrences) for row in summary_of(space).ops]
    assert found == [("dot.1", 3, 1), ("dot.1", 8, 1)]


def test_executions_of_an_instruction(space: SpaceBuilder, stream: LineBuilder) -> None:
    """Two kernels an execution; three times in a row, then once more after something else."""
    for start_ms in (0, 2, 4, 8):
        kernels(stream, "im2col", "gemm", start_ms=start_ms, hlo_op="conv.1", hlo_module="jit_f")
    kernels(stream, "relu", start_ms=6, hlo_op="relu.1", hlo_module="jit_f")
    assert rows(summary_of(space)) == {"conv.1": ("conv", 4, 8.0), "relu.1": ("relu", 1, 1.0)}


def test_executions_of_a_tensorflow_op(space: SpaceBuilder, stream: LineBuilder) -> None:
    """One execution, though another thread's op comes between its kernels and one comes twice."""
    kernels(stream, "pad", "shuffle", tf_op="conv:Conv2D")
    kernels(stream, "cast", start_ms=2, tf_op="cast:Cast")
    kernels(stream, "gemm", "gemm", start_ms=3, tf_op="conv:Conv2D")
    assert rows(summary_of(space)) == {"conv": ("Conv2D", 1, 4.0), "cast": ("Cast", 1, 1.0)}


def test_a_tensorflow_op_is_executed_once_a_step(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "mul", "mul", tf_op="x:Mul", group_id=0)
    kernels(stream, "mul", "mul", start_ms=2, tf_op="x:Mul", group_id=1)
    assert rows(summary_of(space)) == {"x": ("Mul", 2, 4.0)}


def test_eager_ops_of_one_name_are_told_apart(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "mul", "mul", "mul", tf_op="Mul:Mul", is_eager=1)
    summary = summary_of(space)
    assert rows(summary) == {"Mul": ("Mul", 3, 3.0)}
    assert row_of(summary, "Mul").eager_ps == 3 * MS


def test_copies_and_unclaimed_kernels_are_counted_each(
    space: SpaceBuilder, stream: LineBuilder
) -> None:
    kernels(stream, "MemcpyD2H", "MemcpyD2H", "mystery", "mystery", "mystery")
    assert rows(summary_of(space)) == {
        "MemcpyD2H": ("copy", 2, 2.0),
        "mystery": ("kernel", 3, 3.0),
    }


def test_streams_and_devices(space: SpaceBuilder) -> None:
    """An op on two streams was executed once; on two devices, twice."""
    first, second = space.plane(GPU), space.plane("/device:GPU:1")
    for plane in (first, second):
        kernels(plane.line("Stream #1"), "fft", tf_op="conv:Conv2D")
        kernels(plane.line("Stream #2"), "gemm", start_ms=1, tf_op="conv:Conv2D")
    assert rows(summary_of(space)) == {"conv": ("Conv2D", 2, 4.0)}


def test_eager_by_the_launch(space: SpaceBuilder, stream: LineBuilder) -> None:
    """Kernels 1 and 2 are launched in an eager call and in a function; of 3 no launch is known."""
    host = space.plane("/host:CPU").line("python")
    host.event("EagerExecute", start_ms=0, duration_ms=2, is_func=0)
    host.event("cuLaunchKernel", start_ms=1, duration_ms=0.5, correlation_id=1)
    host.event("EagerExecute", start_ms=3, duration_ms=2, is_func=1)
    host.event("cuLaunchKernel", start_ms=4, duration_ms=0.5, correlation_id=2)
    for correlation_id, name in ((1, "a:A"), (2, "b:B"), (3, "c:C")):
        kernels(
            stream, "k", start_ms=10 * correlation_id, tf_op=name, correlation_id=correlation_id
        )
    summary = summary_of(space)
    assert summary.eager_known
    assert {row.op.name: row.eager_ps / MS for row in summary.ops} == {"a": 1, "b": 0, "c": 0}


def test_eager_is_not_known_without_calls(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "k", tf_op="a:A", correlation_id=1)
    space.plane("/host:CPU").line("t").event(
        "cuLaunchKernel", start_ms=0, duration_ms=1, correlation_id=1
    )
    assert not summary_of(space).eager_known


CONV = """
    HloModule jit_f
    ENTRY main {
      x = f32[4,8] parameter(0)
      y = f32[8,16] parameter(1)
      ROOT dot.1 = f32[4,16] dot(x, y), lhs_contracting_dims={1}, rhs_contracting_dims={0}
    }"""


def test_flops_are_the_executions_not_the_kernels(space: SpaceBuilder, stream: LineBuilder) -> None:
    """2·4·8·16 = 1024 FLOPs an execution, which takes two kernels; three executions."""
    space.plane("/host:metadata").metadata("jit_f(3)", stats={"Hlo Proto": hlo_proto(CONV)})
    for start_ms in (0, 4, 8):
        kernels(
            stream, "k1", "k2", start_ms=start_ms, hlo_op="dot.1", hlo_module="jit_f", program_id=3
        )
    row = row_of(summary_of(space), "dot.1")
    assert (row.occurrences, row.flops) == (3, 3 * 1024)
    assert row.tensorcore_eligible


def test_flops_that_kernels_state(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "k", "k", hlo_op="dot.1", hlo_module="jit_f", flops=500)
    assert row_of(summary_of(space), "dot.1").flops == 1000
    kernels(stream, "add", start_ms=5, hlo_op="add.1", hlo_module="jit_f", flops=0)
    assert row_of(summary_of(space), "add.1").flops is None


def test_tensor_cores(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "ampere_fp16_s16816gemm_fp16", "splitKreduce", tf_op="a/MatMul:MatMul")
    kernels(stream, "ampere_sgemm_32x32", start_ms=3, tf_op="b/MatMul:MatMul")
    kernels(stream, "eigen", start_ms=5, tf_op="c/Relu:Relu")
    kernels(stream, "gemm_fusion_dot_1", start_ms=7, hlo_op="gemm_fusion_dot.1", hlo_module="jit_f")
    kernels(stream, "MemcpyD2D", start_ms=9)
    found = {
        row.op.name: (row.tensorcore_eligible, row.tensorcore_used) for row in summary_of(space).ops
    }
    assert found == {
        "a/MatMul": (True, True),
        "b/MatMul": (True, False),
        "c/Relu": (False, False),
        "gemm_fusion_dot.1": (True, None),
        "MemcpyD2D": (False, False),
    }


def test_a_gpu_without_tensor_cores(space: SpaceBuilder) -> None:
    pascal = space.plane(GPU, device_vendor="Nvidia", compute_cap_major=6)
    kernels(pascal.line("Stream #1"), "gemm_fusion", tf_op="a/MatMul:MatMul")
    row = row_of(summary_of(space), "a/MatMul")
    assert (row.tensorcore_eligible, row.tensorcore_used) == (False, False)


def test_hosts_in_any_order(space: SpaceBuilder, stream: LineBuilder) -> None:
    kernels(stream, "k", "l", tf_op="a/MatMul:MatMul", flops=3)
    kernels(stream, "k", start_ms=5, tf_op="b:B", is_eager=1)
    one = summary_of(space)
    other_space = SpaceBuilder()
    kernels(other_space.plane(GPU).line("Stream #1"), "k", tf_op="a/MatMul:MatMul", flops=5)
    other = summary_of(other_space)
    both = merge_ops([one, other])
    assert both == merge_ops([other, one])
    assert rows(both) == {"a/MatMul": ("MatMul", 2, 3.0), "b": ("B", 1, 1.0)}
    assert row_of(both, "a/MatMul").flops == 3 + 5
    assert not merge_ops([]).ops


# Real profiles.


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    ["gpu_tf_t4_a", "gpu_tf_t4_b", "gpu_tf_v100x8", "gpu_jax_mi300_conv", "gpu_jax_mi300_gemm"],
)
def test_every_kernels_time_is_some_ops(corpus: Path, name: str) -> None:
    """By op as by a plain loop over the file: what kernels say of themselves, and their length."""
    path = corpus / f"{name}.xplane.pb"
    expected: dict[str, int] = defaultdict(int)
    for plane in XSpaceMessage.FromString(path.read_bytes()).planes:
        if not plane.name.startswith(b"/device:GPU:"):
            continue
        names = {entry.key: entry.value.name.decode() for entry in plane.event_metadata}
        stat_names = {entry.key: entry.value.name.decode() for entry in plane.stat_metadata}
        for line in plane.lines:
            if line.id < 0:
                continue
            for event in line.events:
                stats = {}
                for stat in event.stats:
                    value = getattr(stat, stat.WhichOneof("value"))
                    if stat.WhichOneof("value") == "ref_value":
                        value = stat_names[value]
                    stats[stat_names[stat.metadata_id]] = (
                        value.decode() if isinstance(value, bytes) else str(value)
                    )
                kernel = names[event.metadata_id]
                level = stats.get("annotation", "").split("#")[0]
                if "hlo_op" in stats:
                    op = stats["hlo_op"]
                elif ":" in level and not kernel.startswith("Memcpy"):
                    op = level[: level.index(":")]
                else:
                    op = kernel
                expected[op] += event.duration_ps
    ours: dict[str, int] = defaultdict(int)
    for row in summary_of(path).ops:
        ours[row.op.name] += row.self_ps
    assert ours == expected


def test_a_graph_executes_each_op_once_a_step(corpus: Path) -> None:
    """One step each, so one execution of each op of the graph (but those run eagerly)."""
    for name in ("gpu_tf_t4_a", "gpu_tf_t4_b"):
        summary = summary_of(corpus / f"{name}.xplane.pb")
        counts = Counter(row.occurrences for row in summary.ops if row.op.origin == "tensorflow")
        assert counts == {1: sum(counts.values())}


def test_flops_of_a_convolution_count_once_a_call(corpus: Path) -> None:
    """Eight devices, five executions each."""
    row = row_of(summary_of(corpus / "gpu_jax_mi300_conv.xplane.pb"), "cudnn-conv.1")
    assert row.occurrences == 40
    assert row.tensorcore_used
    assert row.flops is not None
    # XProf's rate, 96,165.9 GFLOP/s of 26.9 ms of the whole op, counts 79 kernels for 40 calls.
    whole_ms = 26.876
    assert row.flops / whole_ms / 1e6 == pytest.approx(96165.9 * 40 / 79, rel=1e-3)
