"""Compute time by precision: golden cases by hand, and real profiles against plain loops."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.ops.compute_summary import summarize_compute
from tensorboard_plugin_overview.metrics.ops.precision import (
    PrecisionSummary,
    Windows,
    merge_precision,
)
from tensorboard_plugin_overview.overview.panels.precision import precision_metrics
from tests.hlo_text import hlo_proto

MS = 1_000_000_000
BF16_GEMM = "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64"
NCCL = "ncclDevKernel_AllReduce_Sum_bf16_RING_LL"


def summary_of(source: SpaceBuilder | Path, windows: Windows | None = None) -> PrecisionSummary:
    data = source if isinstance(source, Path) else source.to_bytes()
    timeline = build_timeline("host0", read_xspace(data, SELECTION))
    return summarize_compute(XSpaceTrace(timeline), windows)[1]


def windows_of(owner: str, *spans_ms: tuple[int, int]) -> Windows:
    starts, ends = zip(*spans_ms, strict=True)
    return {owner: (np.array(starts) * MS, np.array(ends) * MS)}


def test_collectives_copies_and_memset_are_no_compute() -> None:
    """5 ms of bf16; the rest is none, although NCCL's kernel names bf16 too."""
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    stream.event(BF16_GEMM, start_ms=0, duration_ms=5)
    stream.event(NCCL, start_ms=10, duration_ms=4)
    stream.event("MemcpyD2D", start_ms=20, duration_ms=2)
    stream.event("Memset 4", start_ms=23, duration_ms=2)
    stream.event("copy", start_ms=26, duration_ms=2, memcpy_details="kind:Device size:4")
    stream.event("__amd_rocclr_fillBufferAligned.kd", start_ms=29, duration_ms=1)
    summary = summary_of(space)
    assert summary == PrecisionSummary({"bf16": 5 * MS}, 0)
    assert (summary.percent_16bit, summary.percent_32bit) == (100.0, 0.0)
    assert summary.percent_unknown == 0.0


def test_shares_are_of_the_known_time() -> None:
    """3 fp16, 1 bf16, 2 fp32, 1 tf32, 1 fp64, 2 fp8 known: 10 ms; 10 ms unknown."""
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    kernels = [
        ("volta_h884gemm_256x64_ldg8_nn", 3),
        (BF16_GEMM, 1),
        ("volta_sgemm_128x64_nn", 2),
        ("cutlass_80_tensorop_s1688tf32gemm_256x128", 1),
        ("volta_dgemm_64x64_nn", 1),
        ("sm90_xmma_gemm_e4m3bf16_e4m3f32_f32_tn", 2),
        ("loop_add_fusion", 10),
    ]
    for number, (name, length) in enumerate(kernels):
        stream.event(name, start_ms=20 * number, duration_ms=length)
    summary = summary_of(space)
    assert summary.percent_16bit == pytest.approx(40.0)
    assert summary.percent_32bit == pytest.approx(30.0)
    assert summary.percent_unknown == pytest.approx(50.0)
    metrics = precision_metrics("gpu", [summary])
    assert metrics["compute_16bit"].value == pytest.approx(40.0)
    source = metrics["compute_32bit"].source
    assert "fp64 10.0 %, fp32 20.0 %, tf32 10.0 %, bf16 10.0 %, fp16 30.0 %, fp8 20.0 %" in source
    assert "10.000 ms known; 10.000 ms unknown" in source


def test_only_time_inside_the_steps_counts() -> None:
    """fp32 from 0 to 10, bf16 from 10 to 30; steps 8…12 and 20…24: 2 ms and 2 + 4 ms."""
    space = SpaceBuilder()
    for device in (0, 1):
        stream = space.plane(f"/device:GPU:{device}").line("Stream #1(Compute)")
        stream.event("volta_sgemm_128x64_nn", start_ms=0, duration_ms=10)
        stream.event(BF16_GEMM, start_ms=10, duration_ms=20)
    windows = windows_of("/device:GPU:0", (8, 12), (20, 24))
    assert summary_of(space, windows).known_ps == {"fp32": 2 * MS, "bf16": 6 * MS}


def test_streams_that_run_at_once_count_both() -> None:
    space = SpaceBuilder()
    plane = space.plane("/device:GPU:0")
    for number in (1, 2):
        plane.line(f"Stream #{number}(Compute)").event(BF16_GEMM, start_ms=0, duration_ms=5)
    assert summary_of(space).known_ps == {"bf16": 10 * MS}


HLO = """
HloModule jit_step
fused {
  p = bf16[8,4] parameter(0)
  q = bf16[4,2] parameter(1)
  dot = f32[8,2] dot(p, q), lhs_contracting_dims={1}, rhs_contracting_dims={0}
}
ENTRY main {
  a = bf16[8,4] parameter(0)
  b = bf16[4,2] parameter(1)
  c = f32[8,8] parameter(2)
  gemm_fusion = f32[8,2] fusion(a, b), calls=fused
  dot.2 = f32[8,8] dot(c, c), lhs_contracting_dims={1}, rhs_contracting_dims={0}
  add.1 = f32[8,2] add(gemm_fusion, gemm_fusion)
  all-reduce-start.1 = bf16[8,4] all-reduce-start(a)
  call.1 = f32[8,2] call(gemm_fusion), to_apply=fused
}
"""


def hlo_space() -> SpaceBuilder:
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("jit_step(1)", stats={"Hlo Proto": hlo_proto(HLO)})
    return space


def test_hlo_comes_before_kernel_names() -> None:
    """The fusion's dot is bf16 although its kernel names float and its result is f32."""
    space = hlo_space()
    stream = space.plane("/device:GPU:0").line("Stream #1(Compute)")
    ops = [
        ("kernel<float>", "gemm_fusion", 1),
        ("add_1", "add.1", 2),
        ("sm80_xmma_gemm_f32f32_tf32f32_f32_nn", "dot.2", 4),
        ("ampere_sgemm_128x64_nn", "dot.2", 8),
        ("tf32_named_elementwise", "add.1", 16),
        ("anything", "all-reduce-start.1", 32),
        ("kernel<double>", "not.in.hlo", 64),
        ("nothing", "not.in.hlo", 128),
    ]
    for number, (name, op, length) in enumerate(ops):
        stream.event(
            name, start_ms=200 * number, duration_ms=length, hlo_op=f"x::{op}", program_id=1
        )
    summary = summary_of(space)
    assert summary.known_ps == {
        "bf16": 1 * MS,
        "fp32": (2 + 8 + 16) * MS,
        "tf32": 4 * MS,
        "fp64": 64 * MS,
    }
    assert summary.unknown_ps == 128 * MS


def test_a_cpu_counts_the_self_time_of_hlo_ops() -> None:
    """The call of 10 ms only runs its inner op of 6 ms; no other event of the host is an op."""
    space = hlo_space()
    thread = space.plane("/host:CPU").line("worker")
    thread.event("call.1", start_ms=0, duration_ms=10, hlo_op="call.1", program_id=1)
    thread.event("gemm_fusion", start_ms=1, duration_ms=6, hlo_op="gemm_fusion", program_id=1)
    thread.event("add.1", start_ms=20, duration_ms=2, hlo_op="add.1", program_id=1)
    thread.event("Execute", start_ms=0, duration_ms=50)
    assert summary_of(space).known_ps == {"bf16": 6 * MS, "fp32": 2 * MS}
    windows = windows_of("host0", (0, 10))
    assert summary_of(space, windows).known_ps == {"bf16": 6 * MS}


def test_hosts_are_added_up_in_any_order() -> None:
    a = PrecisionSummary({"bf16": 3, "fp32": 1}, 2)
    b = PrecisionSummary({"fp32": 4}, 1)
    together = PrecisionSummary({"bf16": 3, "fp32": 5}, 3)
    assert merge_precision([a, b]) == merge_precision([b, a]) == together


def test_why_there_is_no_value() -> None:
    nothing_ran = precision_metrics("gpu", [PrecisionSummary({}, 0)])
    assert {metric.status for metric in nothing_ran.values()} == {"unavailable"}
    assert "No kernel ran" in (nothing_ran["compute_16bit"].reason or "")
    not_told = precision_metrics("gpu", [PrecisionSummary({}, 7)])
    assert not_told["compute_16bit"].value is None
    assert "no HLO" in (not_told["compute_16bit"].reason or "")
    assert not_told["compute_precision_unknown"].value == 100.0


def test_a_measured_zero_is_a_zero() -> None:
    metrics = precision_metrics("cpu", [PrecisionSummary({"fp64": 5}, 0)])
    assert (metrics["compute_16bit"].value, metrics["compute_16bit"].status) == (0.0, "measured")


# ---- real profiles -------------------------------------------------------------------------------


@pytest.mark.slow
def test_v100_kernels_by_plain_loops(corpus: Path) -> None:
    """BERT in mixed precision: Eigen's kernels name half or float first, nothing else runs."""
    path = corpus / "gpu_tf_v100x8.xplane.pb"
    timeline = build_timeline("host0", read_xspace(path, SELECTION))
    expected: Counter[str] = Counter()
    for device in timeline.devices:
        for stream in device.streams:
            for index in range(len(stream)):
                name = stream.event_name(index)
                if not name.startswith("Memcpy"):
                    first = re.search(r"Eigen::half|\bfloat\b", name)
                    assert first is not None, name
                    dtype = "fp16" if first[0] == "Eigen::half" else "fp32"
                    expected[dtype] += int(stream.end_ps[index] - stream.start_ps[index])
    summary = summary_of(path)
    assert summary.known_ps == dict(expected)
    assert summary.unknown_ps == 0
    # The peer counts 30.5 %: it looks for `half` in the tensors' shapes and calls the rest 32-bit.
    assert summary.percent_16bit == pytest.approx(99.95, abs=0.01)


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("gpu_jax_mi300_gemm", "bf16"),
        ("gpu_jax_mi300_conv", "bf16"),
        ("gpu_xla_pascal", "fp32"),
        ("cpu_jax_plain_20steps", "fp32"),
        ("cpu_jax_2hosts_straggler/host0", "fp32"),
        ("cpu_torchxla_steps", "fp32"),
    ],
)
def test_programs_of_one_precision(corpus: Path, name: str, dtype: str) -> None:
    summary = summary_of(corpus / f"{name}.xplane.pb")
    assert list(summary.known_ps) == [dtype]
    assert summary.percent_unknown is not None
    assert summary.percent_unknown < 0.1


def test_where_the_peer_is_right_it_says_the_same(corpus: Path) -> None:
    """A T4 that computes in fp32."""
    for name in ("gpu_tf_t4_a", "gpu_tf_t4_b"):
        peer = json.loads((corpus / f"{name}.xprof.json").read_text())[0]["p"]
        summary = summary_of(corpus / f"{name}.xplane.pb")
        metrics = precision_metrics("gpu", [summary])
        for bits in ("16bit", "32bit"):
            shown = f"{metrics[f'compute_{bits}'].value:.1f}%"
            assert shown == peer[f"device_compute_{bits}_percent"]


def test_where_the_peer_is_wrong(shared: Path) -> None:
    """bf16, f16f16, fp16, half, a memset and a copy: the peer finds two of the four of 16 bits."""
    folder = shared / "vectors" / "exp15_00"
    peer = json.loads((folder / "overview_page.oracle.json").read_text())[0]["p"]
    assert peer["device_compute_16bit_percent"] == "33.3%"
    (path,) = folder.glob("*.xplane.pb")
    assert summary_of(path) == PrecisionSummary({"bf16": 1 * MS, "fp16": 3 * MS}, 0)
