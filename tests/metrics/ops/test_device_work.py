"""FLOPs and bytes of devices: golden cases by hand, and real profiles against plain loops."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from sample_profiles.builder import PlaneBuilder, SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.ops.compute_summary import summarize_compute
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.ops.precision import Windows
from tests.hlo_text import hlo_proto

MS = 1_000_000_000

# gemm: 2·100·100·100 = 2e6 FLOP, 3·100·100·2 = 60,000 bytes; add: 0 FLOP, 80,000 + 40,000 bytes.
HLO = """
HloModule jit_step
fused {
  p = bf16[100,100] parameter(0)
  q = bf16[100,100] parameter(1)
  dot = bf16[100,100] dot(p, q), lhs_contracting_dims={1}, rhs_contracting_dims={0}
}
ENTRY main {
  a = bf16[100,100] parameter(0)
  b = f32[100,100] parameter(1)
  gemm = bf16[100,100] fusion(a, a), calls=fused
  add = f32[100,100] add(b, b)
  attention = (bf16[100,100], u8[8]) custom-call(a, a), custom_call_target="__cudnn$fmhaSoftmax"
  while.1 = f32[100,100] while(b), body=fused, condition=fused
}
"""


def works_of(source: SpaceBuilder | Path, windows: Windows | None = None) -> list[ComputeTotals]:
    data = source if isinstance(source, Path) else source.to_bytes()
    timeline = build_timeline("host0", read_xspace(data, SELECTION))
    return summarize_compute(XSpaceTrace(timeline), windows)[0]


def space_with_hlo() -> SpaceBuilder:
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("jit_step(1)", stats={"Hlo Proto": hlo_proto(HLO)})
    return space


def kernels(plane: PlaneBuilder, *events: tuple[str, str, int, int]) -> None:
    """Events of (kernel, HLO op, start, duration) in milliseconds."""
    stream = plane.line("Stream #1(Compute)")
    for name, op, start, length in events:
        stats: dict[str, str | int] = {"hlo_op": op, "program_id": 1} if op else {}
        stream.event(name, start_ms=start, duration_ms=length, stats=stats)


def test_from_the_shapes_of_the_hlo() -> None:
    space = space_with_hlo()
    plane = space.plane("/device:GPU:0", core_count=80)
    kernels(plane, ("g", "gemm", 0, 1), ("a", "add", 2, 1), ("g", "gemm", 4, 1), ("a", "add", 8, 2))
    (work,) = works_of(space)
    assert (work.host, work.device, work.facts.multiprocessors) == (
        "host0",
        "/device:GPU:0",
        80,
    )
    assert work.flops == {"bf16": 4e6}
    assert work.bytes_accessed == 2 * 60_000 + 2 * 120_000
    assert (work.counted_flops, work.estimated_bytes) == (4e6, 2 * 60_000 + 2 * 120_000)
    assert (work.time_ps, work.steps) == (10 * MS, 0)
    assert (work.compute_ps, work.unknown_ps) == (5 * MS, 0)


def test_only_what_starts_in_a_complete_step_counts() -> None:
    """Steps 0…10 and 10…20: of gemms that start at 0, 9, 10 and 20 three are in them."""
    space = space_with_hlo()
    starts = [("g", "gemm", start, 2) for start in (0, 9, 10, 20)]
    kernels(space.plane("/device:GPU:0"), *starts)
    kernels(space.plane("/device:GPU:1"), *starts)
    windows = {"/device:GPU:0": (np.array([0, 10]) * MS, np.array([10, 20]) * MS)}
    (work,) = works_of(space, windows)
    assert work.flops == {"bf16": 6e6}
    assert (work.time_ps, work.steps) == (20 * MS, 2)


def test_an_op_of_two_kernels_is_counted_once() -> None:
    """Twice an executed gemm as two kernels; the second execution is cut off after the first."""
    space = space_with_hlo()
    kernels(
        space.plane("/device:GPU:0"),
        *(("split_k", "gemm", 0, 1), ("reduce", "gemm", 1, 1)),
        *(("split_k", "gemm", 4, 1), ("reduce", "gemm", 5, 1)),
        ("split_k", "gemm", 8, 1),
    )
    (work,) = works_of(space)
    assert work.flops == {"bf16": 4e6}
    assert work.bytes_accessed == 120_000


def test_what_events_carry_comes_first() -> None:
    """Each of the op's kernels carries the op's numbers; a kernel of no op carries its own."""
    space = space_with_hlo()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    for name, start in (("split_k", 0), ("reduce", 1), ("split_k", 2), ("reduce", 3)):
        stats: dict[str, str | int] = {"hlo_op": "gemm", "program_id": 1}
        stream.event(name, start_ms=start, duration_ms=1, stats=stats, flops=500, bytes_accessed=70)
    stream.event("volta_sgemm_128x64_nn", start_ms=5, duration_ms=1, flops=30)
    stream.event("a", start_ms=6, duration_ms=1, hlo_op="add", program_id=1)
    (work,) = works_of(space)
    assert work.flops == {"bf16": 1000.0, "fp32": 30.0}
    assert work.bytes_accessed == 140 + 120_000
    assert (work.counted_flops, work.estimated_bytes) == (0, 120_000)


def test_what_tells_no_flops_is_not_zero() -> None:
    """Attention whose cost the HLO does not tell (2 ms), and a kernel of no op (4 of 7 ms)."""
    space = space_with_hlo()
    kernels(
        space.plane("/device:GPU:0"),
        ("g", "gemm", 0, 1),
        ("flash", "attention", 1, 2),
        ("loop_fusion", "", 3, 4),
        ("MemcpyD2D", "", 8, 9),
    )
    (work,) = works_of(space)
    assert work.flops == {"bf16": 2e6}
    assert (work.compute_ps, work.unknown_ps) == (7 * MS, 6 * MS)


def test_without_hlo_and_stats_nothing_is_told() -> None:
    space = SpaceBuilder()
    kernels(space.plane("/device:GPU:0"), ("gemm", "", 0, 1))
    (work,) = works_of(space)
    assert (work.flops, work.bytes_accessed, work.has_hlo) == (None, None, False)


def test_loops_count_nothing_themselves() -> None:
    space = space_with_hlo()
    kernels(space.plane("/device:GPU:0"), ("w", "while.1", 0, 9), ("a", "add", 10, 1))
    (work,) = works_of(space)
    assert (work.flops, work.bytes_accessed) == ({}, 120_000)


def test_devices_that_only_copy_are_left_out() -> None:
    space = space_with_hlo()
    kernels(space.plane("/device:GPU:0"), ("MemcpyH2D", "", 0, 1))
    space.plane("/device:GPU:1")
    assert works_of(space) == []


def test_a_cpu() -> None:
    """Ops of compiled programs on any thread; nothing else of the host counts."""
    space = space_with_hlo()
    plane = space.plane("/host:CPU")
    for number in (1, 2):
        thread = plane.line(f"worker{number}")
        thread.event("gemm", start_ms=number, duration_ms=3, hlo_op="gemm", program_id=1)
        thread.event("Execute", start_ms=0, duration_ms=50)
    (work,) = works_of(space)
    assert (work.device, work.flops, work.time_ps) == ("host0", {"bf16": 4e6}, 4 * MS)


# ---- real profiles -------------------------------------------------------------------------------


def test_mi300_products(corpus: Path) -> None:
    """Six products, each run three times: 3 · Σ 2·m·n·k."""
    (work,) = works_of(corpus / "gpu_jax_mi300_gemm.xplane.pb")
    sizes = [(256, 256, 256), (1024, 1024, 1024), (4096, 4096, 4096), (8192, 8192, 4096)]
    sizes += [(2048, 2048, 8192), (16384, 4096, 1024)]
    assert work.flops == {"bf16": float(3 * sum(2 * m * n * k for m, n, k in sizes))}
    assert work.unknown_ps == 0


def test_mi300_convolutions(corpus: Path) -> None:
    """A patch embedding of 1×2×2 over 16 channels into 5120, one image of 32·30·52 places.

    Each runs as two kernels (Im3d2Col, gemm); on one device the last execution is cut.
    """
    path = corpus / "gpu_jax_mi300_conv.xplane.pb"
    one = 2 * (32 * 30 * 52) * 5120 * (1 * 2 * 2 * 16)
    timeline = build_timeline("host0", read_xspace(path, SELECTION))
    works = works_of(path)
    assert len(works) == len(timeline.devices) == 8
    for device, work in zip(timeline.devices, works, strict=True):
        names: Counter[str] = Counter()
        for stream in device.streams:
            for index in range(len(stream)):
                if stream.text("hlo_op", index) == "cudnn-conv.1":
                    names[stream.event_name(index)] += 1
        assert len(names) == 2
        assert work.flops == {"bf16": float(one * min(names.values()))}, device.name


def test_a_training_step_on_a_cpu(corpus: Path) -> None:
    """Layers of 256×512, 512×512 and 512×10, a batch of 512: 20 steps, and evaluations."""
    path = corpus / "cpu_jax_plain_20steps.xplane.pb"
    (work,) = works_of(path)
    batch = 512
    forward = 2 * batch * (256 * 512 + 512 * 512 + 512 * 10)
    # Gradients of the weights of all layers, and of the activations of all but the first.
    backward = forward + 2 * batch * (512 * 512 + 512 * 10)
    # The whole evaluation is one fusion.
    evaluations = len(
        {
            (track.integers("run_id", 0)[index], track.text("hlo_op", index))
            for track in build_timeline("host0", read_xspace(path, SELECTION)).threads
            for index in range(len(track))
            if track.text("hlo_module", index) == "jit_eval_step"
            and track.text("hlo_op", index) == "ynn_fusion"
        }
    )
    assert evaluations == 3
    assert work.flops == {"fp32": float(20 * (forward + backward) + evaluations * forward)}


@pytest.mark.slow
def test_memory_follows_the_kernels_and_not_all_pairs_of_kernels_and_ops() -> None:
    """Each op has a kernel of its own: 2000 rows, where all pairs would take 32 MB a column."""
    space = SpaceBuilder()
    device = space.plane("/device:GPU:0")
    kernels(device, *((f"add_fusion_{k}", f"add_fusion.{k}", k, 1) for k in range(2000)))
    timeline = build_timeline("host0", read_xspace(space.to_bytes(), SELECTION))
    tracemalloc.start()
    try:
        (work,), precision = summarize_compute(XSpaceTrace(timeline), None)
        _, most_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert work.compute_ps == precision.unknown_ps == 2000 * MS
    assert most_bytes < 8_000_000
