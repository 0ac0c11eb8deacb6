"""Golden cases of a TPU's time, ops, rates and findings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tests.cases import codes, columns, finding, overview_of, value
from tests.hlo_text import hlo_proto
from tests.tpu_cases import HBM, READ, VMEM, WRITE, Core, memory_breakdown

FROM_HOST = "%copy-done.1 = f32[8]{0} copy-done((f32[8]{0}, f32[8]{0:S(5)}, u32[]) %copy-start.1)"
TO_HOST = "%copy-done.2 = f32[8]{0:S(5)} copy-done((f32[8]{0:S(5)}, f32[8]{0}, u32[]) %copy-start)"
ON_CHIP = "%copy-done.3 = f32[8]{0:S(1)} copy-done((f32[8]{0:S(1)}, f32[8]{0}, u32[]) %copy-start)"


def part(document: dict[str, Any], name: str) -> list[Any]:
    return [pytest.approx(time) for time in columns(document)[name]]


def row(document: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = (op for op in document["top_ops"] if op["name"] == name)
    return dict(found)


# ---- where time counts ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "category, text, part_of_step, busy",
    [
        ("convolution fusion", "", "compute", True),
        ("megacore fusion", "", "compute", True),
        ("copy-start", "", "compute", True),
        ("all-reduce", "", "collectives", True),
        ("all-gather fusion", "", "collectives", True),
        ("reduce-scatter", "", "collectives", True),
        ("all-to-all", "", "collectives", True),
        ("collective-permute-done", "", "collectives", False),
        ("infeed", "", "input", False),
        ("outfeed", "", "output", False),
        ("host send", "", "host_transfer", False),
        ("host recv-done", "", "host_transfer", False),
        ("copy-done", FROM_HOST, "host_transfer", False),
        ("copy-done", TO_HOST, "host_transfer", False),
        ("copy-done", ON_CHIP, "idle", False),
        ("async-done", "", "idle", False),
        ("async-done", "%all-gather-done.1 = f32[8] async-done(%x)", "collectives", False),
        ("send-done", "", "idle", False),
        ("sparsecorev0 infeed", "", "sparsecore", True),
    ],
)
def test_every_category_counts_once(
    tmp_path: Path, category: str, text: str, part_of_step: str, busy: bool
) -> None:
    space = SpaceBuilder()
    name = text.split(" ")[0].lstrip("%") or "op"
    core = Core(space).describe(name, category, text).describe("f", "loop fusion")
    core.step("0", 0, 10).op("f", 0, 2).op(name, 2, 4).op("f", 6, 1)
    document = overview_of(tmp_path, h=space)
    expected = {"compute": 3.0, "idle": 3.0}
    expected[part_of_step] = expected.get(part_of_step, 0) + 4
    for key in [one["id"] for one in document["steps"]["categories"]]:
        assert part(document, key) == [expected.get(key, 0)], key
    assert document["devices"][0]["busy_ms"] == (7 if busy else 3)
    assert value(document, "duty_cycle") == pytest.approx(100 if busy else 100 * 3 / 7)


def test_sparsecore_input_is_a_wait_only_beyond_its_output(tmp_path: Path) -> None:
    # 6 ms in, 2 ms out: 2 of the 6 are a transformation, which is compute as the output is.
    space = SpaceBuilder()
    core = Core(space).describe("in", "sparsecorev0 infeed").describe("out", "sparsecorev0 outfeed")
    core.step("0", 0, 10).op("in", 0, 6).op("out", 6, 2)
    document = overview_of(tmp_path, h=space)
    assert part(document, "sparsecore") == [4]
    assert part(document, "compute") == [4]
    assert part(document, "idle") == [2]


def test_the_innermost_op_has_the_time(tmp_path: Path) -> None:
    # while 10 ms: infeed 2, a fusion 5 (in it a copy of 1), the loop itself 3.
    space = SpaceBuilder()
    core = Core(space).describe("w", "while", flops=100).describe("in", "infeed")
    core.describe("f", "loop fusion", flops=100).describe("c", "copy")
    core.step("0", 0, 12)
    core.op("w", 0, 10).op("in", 1, 2).op("f", 4, 5).op("c", 5, 1)
    document = overview_of(tmp_path, h=space)
    assert part(document, "compute") == [8]
    assert part(document, "input") == [2]
    assert [row(document, name)["self_ms"] for name in ("w", "in", "f", "c")] == [3, 2, 4, 1]
    assert row(document, "w")["gflops_per_s"] is None
    assert row(document, "f")["gflops_per_s"] == pytest.approx(100 / 4e6)


def test_an_op_over_the_edge_is_cut_there(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    core.step("0", 0, 10).step("1", 10, 10).op("f", 8, 6)
    document = overview_of(tmp_path, h=space)
    assert part(document, "compute") == [2, 4]


# ---- idle and input ------------------------------------------------------------------------------


def test_idle_is_input_while_the_host_waits_for_it(tmp_path: Path) -> None:
    # Nothing tells for which step the host works: the wait of 3 ms from 6 on, 2 of them idle.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    python = space.plane("/host:CPU").line("python")
    for step in range(3):
        start = 10 * step
        core.step(str(step), start, 10).op("f", start, 7)
        python.event("IteratorGetNext", start_ms=start + 6, duration_ms=3)
    document = overview_of(tmp_path, h=space)
    assert part(document, "input") == [2, 2, 2]
    assert part(document, "idle") == [1, 1, 1]
    bound = finding(document, "input_bound")
    assert bound is not None
    assert bound["severity"] == "high"
    assert "20.0 %" in bound["evidence"]


def test_input_of_a_hosts_step_is_at_most_the_idle_time(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    python = space.plane("/host:CPU").line("python")
    for step, wait in enumerate((1, 8)):
        start = 40 * step
        python.event("train", start_ms=start, duration_ms=30, step_num=step)
        python.event("IteratorGetNext", start_ms=start + 1, duration_ms=wait)
        # The op that does the waiting: the same time, not twice the time.
        python.event("IteratorGetNextOp::DoCompute", start_ms=start + 1, duration_ms=wait)
        call = {"run_id": step, "queue_id": 0, "device_ordinal": 0}
        python.event("DoEnqueueProgram", start_ms=start + 10, duration_ms=0.1, stats=call)
        core.step(str(step), start + 12, 10)
        core.module("jit_f(1)", start + 12, 9, run_id=step, queue_id=0).op("f", start + 12, 6)
    document = overview_of(tmp_path, h=space)
    assert part(document, "input") == [1, 4]
    assert part(document, "idle") == [3, 0]


def test_where_ops_read_input_the_host_does_not_count(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").describe("in", "infeed")
    core.step("0", 0, 10).op("f", 0, 5).op("in", 5, 1)
    space.plane("/host:CPU").line("python").event("IteratorGetNext", start_ms=6, duration_ms=3)
    document = overview_of(tmp_path, h=space)
    assert part(document, "input") == [1]
    assert part(document, "idle") == [4]


# ---- collectives ---------------------------------------------------------------------------------


def test_collectives_communicate_or_wait(tmp_path: Path) -> None:
    # The all-reduce ends on both cores at 8; the slow core begins at 7, the other at 4.
    space = SpaceBuilder()
    for number, begin in enumerate((4, 7)):
        core = Core(space, number).describe("f", "loop fusion").describe("ar", "all-reduce")
        for step in range(2):
            start = 10 * step
            core.step(str(step), start, 10).op("f", start, begin)
            core.op("ar", start + begin, 8 - begin)
    document = overview_of(tmp_path, h=space)
    assert part(document, "collectives") == [2.5, 2.5]
    assert value(document, "exposed_communication") == 2.5
    assert value(document, "overlapped_communication") == 0
    found = finding(document, "collective_bound")
    assert found is not None
    assert "1 ms are communication and 3 ms a wait for later cores" in found["evidence"]
    assert "slowest" in found["next_step"]


def test_asynchronous_collectives_overlap(tmp_path: Path) -> None:
    # Under way from 1 to 9; computed until 6, waited for from 7 to 9: exposed from 6 on.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion").describe("done", "all-gather-done")
    core.describe("all-gather-start.1", "all-gather-start")
    core.step("0", 0, 10).op("f", 0, 6).op("done", 7, 2)
    asynchronous = core.plane.line("Async XLA Ops")
    asynchronous.event("%all-gather-start.1 = f32[8]{0} fusion()", start_ms=1, duration_ms=8)
    document = overview_of(tmp_path, h=space)
    assert part(document, "collectives") == [2]
    assert part(document, "idle") == [2]
    assert value(document, "exposed_communication") == 3
    assert value(document, "overlapped_communication") == 5


# ---- SparseCore, counters ------------------------------------------------------------------------


def test_a_sparsecore_is_a_device_of_its_own(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    core.step("0", 0, 10).op("f", 0, 5).op("f", 7, 3)
    sparse = space.plane("/device:TPU:0 SparseCore 1").line("Sparse Core Ops")
    sparse.event("sc", start_ms=1, duration_ms=2).event("sc", start_ms=7, duration_ms=2)
    document = overview_of(tmp_path, h=space)
    assert [device["kind"] for device in document["devices"]] == ["tpu", "sparsecore"]
    assert document["devices"][1]["busy_ms"] == 4
    assert document["environment"]["device_count"] == 1
    assert value(document, "duty_cycle") == 80
    assert part(document, "compute") == [8]
    assert [op["name"] for op in document["top_ops"]] == ["f"]


def test_counters_are_means_over_the_hosts_that_have_them(tmp_path: Path) -> None:
    def host(**counters: float) -> SpaceBuilder:
        space = SpaceBuilder()
        core = Core(space).describe("f", "loop fusion")
        core.step("0", 0, 10).op("f", 0, 5)
        space.plane("/host:CPU").stats(**counters)
        return space

    hosts = {"h0": host(matrix_unit_utilization_percent=40.0), "h1": host()}
    first = overview_of(tmp_path, **hosts)
    assert value(first, "mxu_utilization") == 40
    assert "(1 of 2 hosts)" in first["metrics"]["mxu_utilization"]["source"]
    hosts["h2"] = host(matrix_unit_utilization_percent=60.0)
    second = overview_of(tmp_path, **hosts)
    assert value(second, "mxu_utilization") == 50
    assert "(2 of 3 hosts)" in second["metrics"]["mxu_utilization"]["source"]
    missing = second["metrics"]["hbm_utilization"]
    assert missing["status"] == "unavailable"
    assert "counters" in missing["reason"]


# ---- rates ---------------------------------------------------------------------------------------


def rated(tmp_path: Path, hbm_bytes: int) -> Any:
    """Two cores, three steps of 10 ms every 20 ms, in each 1e11 FLOPs, of the model 0.8e11."""
    space = SpaceBuilder()
    peaks = {
        "peak_teraflops_per_second": 100.0,
        "peak_hbm_bw_gigabytes_per_second": 1000.0,
    }
    breakdown = memory_breakdown((READ, HBM, hbm_bytes - 10), (WRITE, HBM, 10), (READ, VMEM, 999))
    for number in range(2):
        core = Core(space, number, **peaks)
        core.describe("loop", "while", flops=10**15, bytes_accessed=10**12)
        core.describe(
            "dot",
            "convolution",
            "%dot = f32[8,8]{1,0} convolution(bf16[8,8]{1,0} %a, bf16[8,8]{1,0} %b)",
            flops=10**10,
            model_flops=8 * 10**9,
            memory_access_breakdown=breakdown,
            bytes_accessed=10**12,
        )
        # What a custom call computes, its events say.
        core.describe("call", "custom-call", flops=1, model_flops=1, bytes_accessed=1)
        # Present and empty: it touches no HBM.
        core.describe(
            "add", "loop fusion", flops=0, memory_access_breakdown=b"", bytes_accessed=10**12
        )
        for step in range(3):
            start = 20 * step
            core.step(str(step), start, 10).op("loop", start, 8)
            for repeat in range(5):
                core.op("dot", start + repeat, 0.5)
            stats = {"flops": 5 * 10**10, "model_flops": 4 * 10**10, "bytes_accessed": 0}
            core.op("call", start + 6, 1, stats=stats).op("add", start + 7, 0.5)
        # Outside of steps: nobody's work.
        core.op("dot", 100, 5)
    return overview_of(tmp_path, h=space)


def test_rates_are_what_arithmetic_by_hand_gives(tmp_path: Path) -> None:
    # 1e11 FLOP and 5 times 1e8 bytes: 200 FLOP per byte, above the ridge of 100: bound by compute.
    document = rated(tmp_path, hbm_bytes=10**8)
    # 1e11 FLOP in 10 ms are 10 of 100 TFLOP/s; 5e8 bytes are 50 of 1000 GB/s.
    assert value(document, "flops_utilization") == pytest.approx(10, rel=1e-12)
    assert value(document, "memory_bandwidth_utilization") == pytest.approx(5, rel=1e-12)
    # 0.8e11 FLOP at peak take 0.8 ms, of a period of 20 ms and a step of 10 ms.
    assert value(document, "mfu") == pytest.approx(4, rel=1e-12)
    assert value(document, "goodput") == pytest.approx(8, rel=1e-12)
    for metric in ("flops_utilization", "memory_bandwidth_utilization", "mfu", "goodput"):
        assert document["metrics"][metric]["status"] == "measured"
    low = finding(document, "low_utilization")
    assert low is not None
    assert "compute" in low["title"]
    assert "200 FLOP per byte" in low["evidence"]
    # It computes for 8 ms; at half of the peak, the work of 10 ms at a tenth takes 2.
    assert (low["severity"], low["cost_ms"]) == ("medium", pytest.approx(6))


def test_a_program_below_the_ridge_is_bound_by_memory(tmp_path: Path) -> None:
    # 5 times 1e9 bytes: 20 FLOP per byte allow 20 TFLOP/s, of which 10 are reached.
    document = rated(tmp_path, hbm_bytes=10**9)
    assert value(document, "flops_utilization") == pytest.approx(50, rel=1e-12)
    assert value(document, "memory_bandwidth_utilization") == pytest.approx(50, rel=1e-12)
    assert value(document, "mfu") == pytest.approx(4, rel=1e-12)
    assert finding(document, "low_utilization") is None


def test_without_flops_or_peaks_there_is_no_rate(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    core.step("0", 0, 10).op("f", 0, 5)
    metrics = overview_of(tmp_path, h=space)["metrics"]
    for metric in ("mfu", "goodput", "flops_utilization"):
        assert metrics[metric]["status"] == "unavailable"
        assert "FLOPs" in metrics[metric]["reason"]
    assert "bytes" in metrics["memory_bandwidth_utilization"]["reason"]

    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion", flops=10, bytes_accessed=10)
    core.step("0", 0, 10).op("f", 0, 5)
    metrics = overview_of(tmp_path, h=space)["metrics"]
    assert "--overview_peak_tflops" in metrics["mfu"]["reason"]
    assert "--overview_peak_gbps" in metrics["memory_bandwidth_utilization"]["reason"]


# dot: 2·100·100·100 = 2e6 FLOP; add: 0 FLOP.
HLO = """
HloModule jit_step
ENTRY main {
  a = bf16[100,100] parameter(0)
  dot = bf16[100,100] dot(a, a), lhs_contracting_dims={1}, rhs_contracting_dims={0}
  add = bf16[100,100] add(a, a)
}
"""


@pytest.mark.parametrize(
    ("category", "metadata", "event", "counted"),
    [
        ("convolution", {}, {}, True),
        ("convolution", {"flops": 3_000_000}, {}, False),
        # The events of a custom call say what it computes.
        ("custom-call", {}, {}, True),
        ("custom-call", {}, {"flops": 3_000_000}, False),
        ("custom-call", {}, {"flops": 3_000_000, "model_flops": 3_000_000}, False),
    ],
)
def test_an_ops_own_flops_are_not_counted_from_shapes(
    tmp_path: Path,
    category: str,
    metadata: dict[str, Any],
    event: dict[str, Any],
    counted: bool,
) -> None:
    """That an add carries no FLOPs, and has none by its shape, changes nothing."""
    space = SpaceBuilder()
    space.plane("/host:metadata").metadata("jit_step(7)", stats={"Hlo Proto": hlo_proto(HLO)})
    core = Core(space, peak_teraflops_per_second=1.0, peak_hbm_bw_gigabytes_per_second=1.0)
    core.describe("dot", category, bytes_accessed=1000, **metadata)
    core.describe("add", "loop fusion", bytes_accessed=1000)
    for step in range(3):
        core.step(str(step), 20 * step, 10).op("add", 20 * step, 4)
        core.op("dot", 20 * step + 4, 4, stats=event)
    metrics = overview_of(tmp_path, h=space)["metrics"]
    for name, time_ms in (("mfu", 20), ("goodput", 10)):
        flops = 2e6 if counted else 3e6
        assert metrics[name]["value"] == pytest.approx(100 * flops / (1e12 * time_ms / 1e3))
    for name in ("mfu", "goodput", "flops_utilization"):
        assert metrics[name]["status"] == ("inferred" if counted else "measured")
        assert ("from the shapes" in (metrics[name]["reason"] or "")) is counted


def test_a_megacore_fusion_computes_though_its_flops_count_elsewhere(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space, peak_teraflops_per_second=1.0)
    core.describe("mega", "megacore fusion", "%mega = bf16[8] fusion(bf16[8] %a)", flops=8 * 10**9)
    core.describe("sum", "loop fusion", "%sum = f32[8] fusion(f32[8] %a)", flops=10**9)
    core.step("0", 0, 10).op("mega", 0, 3).op("sum", 3, 1)
    document = overview_of(tmp_path, h=space)
    assert value(document, "compute_16bit") == 75
    # 1 GFLOP in 10 ms of 1 TFLOP/s; that the other 8 count elsewhere is no gap.
    assert value(document, "mfu") == pytest.approx(10)
    assert "do not tell" not in (document["metrics"]["mfu"]["reason"] or "")


def test_precision_by_operands_of_products_and_by_results(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space)
    core.describe("dot", "convolution", "%dot = f32[8] convolution(bf16[8] %a, bf16[8] %b)")
    core.describe("sum", "loop fusion", "%sum = (s32[], f32[8]{0}) fusion(bf16[8] %a)")
    core.describe("copy", "copy", "%copy = bf16[8] copy(bf16[8] %a)")
    core.describe("mystery", "custom-call", "%mystery")
    core.step("0", 0, 10).op("dot", 0, 3).op("sum", 3, 1).op("copy", 4, 1).op("mystery", 5, 1)
    document = overview_of(tmp_path, h=space)
    assert value(document, "compute_16bit") == 75
    assert value(document, "compute_32bit") == 25
    assert value(document, "compute_precision_unknown") == 20


# ---- the op table --------------------------------------------------------------------------------


def test_ops_without_a_key_are_not_lost(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion")
    core.step("0", 0, 10).op("f", 0, 4)
    core.ops.event("nobody", start_ms=4, duration_ms=4)
    document = overview_of(tmp_path, h=space)
    assert part(document, "compute") == [8]
    assert row(document, "nobody")["category"] == "unattributed"
    assert row(document, "nobody")["share_percent"] == 50
    assert value(document, "duty_cycle") == 100
    assert "unattributed_ops" in codes(document)


def test_aggregates_count_in_the_table_and_nowhere_else(tmp_path: Path) -> None:
    # 10 executions of together 6 ms, at no known time.
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion", flops=100)
    core.step("0", 0, 10).op("f", 0, 4)
    name = "%f = f32[8]{0} fusion()"
    core.ops.aggregate(name, num_occurrences=10, duration_ms=6)
    document = overview_of(tmp_path, h=space)
    found = row(document, "f")
    assert (found["occurrences"], found["self_ms"]) == (11, 10)
    assert found["gflops_per_s"] == pytest.approx(1100 / 10e6)
    assert part(document, "compute") == [4]


def test_framework_names_place_ops_on_the_device(tmp_path: Path) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("f", "loop fusion", tf_op="jit(step)/jit(main)/add:")
    core.step("0", 0, 10).op("f", 0, 4)
    document = overview_of(tmp_path, h=space)
    assert row(document, "f")["framework_op"] == "jit(step)/jit(main)/add"
    assert value(document, "op_placement_device") == 100
    assert value(document, "op_placement_host") == 0
    assert document["metrics"]["eager_time_device"]["status"] == "unavailable"


def test_chips_are_told_from_cores(tmp_path: Path) -> None:
    space = SpaceBuilder()
    for number in range(4):
        # Field 4 of the core's details: two cores on each chip; chip 0 is not written.
        chip = number // 2
        core = Core(space, number, core_details=bytes([0x20, chip]) if chip else b"")
        core.describe("f", "loop fusion").step("0", 0, 10).op("f", 0, 4)
    document = overview_of(tmp_path, h=space)
    assert document["environment"]["chip_count"] == 2
    assert document["environment"]["device_count"] == 4
