"""Utilization as metrics: arithmetic by hand, unknown hardware, and every reason for no value."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.formats.xspace.timeline.facts import device_facts
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.panels.utilization import StepTimes, utilization_metrics
from tensorboard_plugin_overview.trace.facts import DeviceFacts

MS = 1_000_000_000
NONE = PeakOverrides()


def gpu(stats: dict[str, StatValue]) -> DeviceFacts:
    return device_facts("/device:GPU:0", "gpu", stats)


# 2·10^9 FLOP and 6·10^6 bytes a step, four steps of 100 ms: 20 GFLOP/s, 0.06 GB/s.
WORK = ComputeTotals(
    host="host0",
    device="/device:GPU:0",
    facts=gpu({}),
    flops={"bf16": 7.5e9, "fp32": 0.5e9},
    bytes_accessed=24e6,
    counted_flops=0.0,
    estimated_bytes=0.0,
    time_ps=400 * MS,
    steps=4,
    compute_ps=200 * MS,
    unknown_ps=0,
    has_hlo=True,
)
TIMES = StepTimes(period_ms=100.0, step_ms=100.0, device_ms=50.0)
# 1 TFLOP/s and 0.1 GB/s: at 333 FLOP per byte, memory allows 33.3 GFLOP/s.
GIVEN = PeakOverrides(tflops=1.0, gbps=0.1)
H100: dict[str, StatValue] = {
    "device_vendor": "Nvidia",
    "compute_cap_major": 9,
    "compute_cap_minor": 0,
    "core_count": 132,
    "clock_rate": 1_830_000,
    "memory_bandwidth": 3_352_000_000_000,
}


def metrics_of(
    *works: ComputeTotals, overrides: PeakOverrides = GIVEN, times: StepTimes = TIMES
) -> dict[str, Metric]:
    metrics, _ = utilization_metrics("gpu", works, overrides, times)
    assert list(metrics) == ["mfu", "flops_utilization", "memory_bandwidth_utilization", "goodput"]
    return metrics


def values(metrics: dict[str, Metric]) -> list[float | None]:
    return [metric.value for metric in metrics.values()]


def test_the_arithmetic() -> None:
    """Mfu 2e9 ÷ (1e12 · 0.1 s); roofline and bandwidth 60 %; goodput over 50 ms twice the mfu."""
    metrics = metrics_of(WORK)
    assert values(metrics) == pytest.approx([2.0, 60.0, 60.0, 4.0])
    assert {metric.status for metric in metrics.values()} == {"measured"}
    assert metrics["mfu"].source.endswith(
        "0.002 TFLOP per step and device ÷ (1 TFLOP/s as given × step period 100 ms)"
    )
    assert "24" in metrics["memory_bandwidth_utilization"].source
    assert "4 steps of 1 device" in metrics["memory_bandwidth_utilization"].source


def test_a_program_bound_by_computation() -> None:
    """With 10 GB/s memory allows 3.3 TFLOP/s: the peak of 1 TFLOP/s is the optimum."""
    metrics = metrics_of(WORK, overrides=PeakOverrides(tflops=1.0, gbps=10.0))
    assert metrics["flops_utilization"].value == pytest.approx(2.0)
    assert metrics["memory_bandwidth_utilization"].value == pytest.approx(0.6)


def test_the_table_peak_is_that_of_the_precision_with_most_flops() -> None:
    """132 · 1.83 GHz · 4096 = 989.4 TFLOP/s for bf16."""
    metrics = metrics_of(replace(WORK, facts=gpu(H100)), overrides=NONE)
    peak = 132 * 1.83e9 * 4096
    assert metrics["mfu"].value == pytest.approx(100 * 2e9 / (peak * 0.1))
    assert "989.4 TFLOP/s dense bf16" in metrics["mfu"].source
    assert "3352 GB/s" in metrics["flops_utilization"].source
    in_fp32 = replace(WORK, facts=gpu(H100), flops={"bf16": 3.5e9, "fp32": 4.5e9})
    assert "dense fp32" in metrics_of(in_fp32, overrides=NONE)["mfu"].source


def test_several_devices_count_alike_in_any_order() -> None:
    """One device with half the work: (2 + 1) ÷ 2."""
    idle = replace(WORK, device="/device:GPU:1", flops={"bf16": 4e9}, bytes_accessed=12e6)
    for works in ((WORK, idle), (idle, WORK)):
        metrics = metrics_of(*works)
        assert metrics["mfu"].value == pytest.approx(1.5)
        assert metrics["memory_bandwidth_utilization"].value == pytest.approx(45.0)
    assert metrics_of(WORK, idle) == metrics_of(idle, WORK)


def test_model_flops_come_before_all_flops() -> None:
    """Recomputation counts for the rate and not for the model: half of the mfu and goodput."""
    metrics = metrics_of(replace(WORK, model_flops=4e9))
    assert values(metrics) == pytest.approx([1.0, 60.0, 60.0, 2.0])


def test_one_step_has_no_period() -> None:
    metrics = metrics_of(WORK, times=StepTimes(None, 80.0, 50.0))
    assert metrics["mfu"].value == pytest.approx(2.5)
    assert metrics["mfu"].status == "inferred"
    assert "no second step" in (metrics["mfu"].reason or "")
    assert metrics["goodput"].status == "measured"


def test_what_is_counted_from_shapes_says_so() -> None:
    counted = replace(WORK, counted_flops=8e9, estimated_bytes=24e6)
    metrics = metrics_of(counted)
    assert values(metrics) == pytest.approx([2.0, 60.0, 60.0, 4.0])
    assert {metric.status for metric in metrics.values()} == {"inferred"}
    assert "dots and convolutions" in (metrics["mfu"].reason or "")
    assert "estimated" in (metrics["memory_bandwidth_utilization"].reason or "")


def test_what_is_counted_in_part_says_which_part() -> None:
    """A quarter of the FLOPs of two devices, 4 of 16, and an eighth of the bytes, 6 of 48."""
    counted = replace(WORK, device="/device:GPU:1", counted_flops=4e9, estimated_bytes=6e6)
    metrics = metrics_of(WORK, counted)
    for name in ("mfu", "goodput", "flops_utilization"):
        assert "25 % of the FLOPs are counted from the shapes" in (metrics[name].reason or "")
    for name in ("flops_utilization", "memory_bandwidth_utilization"):
        assert "12 % of the bytes are estimated from the shapes" in (metrics[name].reason or "")


def test_model_flops_of_the_ops_are_not_counted_from_shapes() -> None:
    """The rate takes all FLOPs, of which some are counted; the model's are all the ops' own."""
    metrics = metrics_of(replace(WORK, model_flops=4e9, counted_flops=2e9))
    assert (metrics["mfu"].status, metrics["mfu"].reason) == ("measured", None)
    assert "25 % of the FLOPs" in (metrics["flops_utilization"].reason or "")


def test_kernels_that_tell_no_flops_are_reported() -> None:
    reason = metrics_of(replace(WORK, unknown_ps=50 * MS))["mfu"].reason or ""
    assert "25 % of the compute time" in reason
    assert metrics_of(replace(WORK, unknown_ps=MS))["mfu"].reason is None


def test_unknown_hardware_stays_unknown_and_can_be_given() -> None:
    """Busy half of the time on devices that nobody knows: no peak is assumed, and none is 0."""
    devices: list[dict[str, StatValue]] = [
        {"device_type_string": "Nvidia GPU (Blackwell)", "peak_teraflops_per_second": 0.0},
        {"device_vendor": "AMD", "device_name": "gfx950"},
        {"device_type_string": "Frobnicator-9"},
    ]
    for properties in devices:
        work = replace(WORK, facts=gpu(properties))
        for metric in metrics_of(work, overrides=NONE).values():
            assert metric.value is None
            assert "not known" in (metric.reason or "")
            assert "--overview_peak" in (metric.reason or "")
        assert values(metrics_of(work)) == pytest.approx([2.0, 60.0, 60.0, 4.0])


def test_more_than_the_peak_is_shown_and_reported() -> None:
    """Measured 1.2 × the peak: 120 %, not clamped."""
    overrides = PeakOverrides(tflops=1 / 60, gbps=10.0)
    metrics, diagnostics = utilization_metrics("gpu", [WORK], overrides, TIMES)
    assert metrics["mfu"].value == pytest.approx(120.0)
    assert metrics["goodput"].value == pytest.approx(240.0)
    assert {one.code for one in diagnostics} == {"peak_looks_wrong"}
    assert len(diagnostics) == 3
    assert "120.0 %" in diagnostics[0].message
    assert "as given" in (diagnostics[0].hint or "")
    assert utilization_metrics("gpu", [WORK], GIVEN, TIMES)[1] == []


def test_a_cpu_is_left_out_unless_the_user_gives_peaks() -> None:
    assert utilization_metrics("cpu", [WORK], NONE, TIMES) == ({}, [])
    metrics, _ = utilization_metrics("cpu", [WORK], PeakOverrides(tflops=1.0), TIMES)
    assert metrics["mfu"].value == pytest.approx(2.0)
    assert metrics["memory_bandwidth_utilization"].value is None


def test_why_there_is_no_value() -> None:
    def reason(metric: str, *works: ComputeTotals, times: StepTimes = TIMES) -> str:
        found = metrics_of(*works, times=times)[metric]
        assert found.value is None
        return found.reason or ""

    no_hlo = replace(WORK, flops=None, bytes_accessed=None, has_hlo=False)
    assert "No op ran" in reason("mfu")
    assert "No op ran" in reason("memory_bandwidth_utilization")
    assert "no HLO" in reason("mfu", no_hlo)
    assert "no HLO" in reason("memory_bandwidth_utilization", no_hlo)
    assert "command buffer" in reason("goodput", replace(WORK, flops=None))
    assert "No dot or convolution" in reason("flops_utilization", replace(WORK, flops={}))
    none = StepTimes(None, None, None, "No step was found.")
    whole = replace(WORK, steps=0)
    assert reason("mfu", whole, times=none) == "No step was found."
    assert reason("goodput", whole, times=none) == "No step was found."
    # Rates need no steps.
    assert metrics_of(whole, times=none)["flops_utilization"].value == pytest.approx(60.0)
    assert "first to last op" in metrics_of(whole)["flops_utilization"].source
    unknown = replace(WORK, facts=gpu(H100), flops={"unknown": 1e9})
    assert "precision" in (metrics_of(unknown, overrides=NONE)["mfu"].reason or "")
