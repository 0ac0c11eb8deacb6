"""Every number follows from the inputs that stand beside it, and says what it means."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.registry import METRICS
from tests.cases import overview_of
from tests.real_profiles import CORPUS, real_documents
from tests.reports import RUNS

ROOT = Path(__file__).parents[3]

Inputs = Mapping[str, Any]


@pytest.fixture(scope="module")
def found(samples: Path) -> list[Any]:
    """The documents of the samples, and of real profiles where there are any."""
    documents = [load(samples, run).to_dict() for run in RUNS]
    if CORPUS.is_dir():
        gemm = CORPUS / "gpu_jax_mi300_gemm.xplane.pb"
        documents.append(load(gemm, peak_tflops=50, peak_gbps=90).to_dict())
    return [*documents, *real_documents().values()]


def inputs_of(metric: Mapping[str, Any]) -> dict[str, Any]:
    inputs = {one["name"]: one["value"] for one in metric["provenance"]["inputs"]}
    assert len(inputs) == len(metric["provenance"]["inputs"]), "two inputs have one name"
    return inputs


# ---- the formulas, once more ---------------------------------------------------------------------


def mean_of_pairs(inputs: Inputs) -> float:
    """Mean over devices of busy time ÷ time."""
    if "busy share, sum" in inputs:
        return float(inputs["busy share, sum"] / inputs["busy share, number of values"])
    names = [name.removeprefix("busy, ") for name in inputs if name.startswith("busy, ")]
    assert len(inputs) == 2 * len(names)
    shares = [inputs[f"busy, {name}"] / inputs[f"of, {name}"] for name in names]
    return float(100 * sum(shares) / len(shares))


def mean_of_all(inputs: Inputs) -> float:
    return float(sum(inputs.values()) / len(inputs))


def per_count(count: str) -> Callable[[Inputs], float]:
    def formula(inputs: Inputs) -> float:
        return float(inputs["sum over them"] / inputs[count])

    return formula


def mfu(inputs: Inputs) -> float:
    time_s = inputs.get("step period", inputs.get("step time")) / 1e3
    peak = inputs["peak FLOP/s of a device"]
    return float(100 * inputs["model FLOPs per step and device"] / (peak * time_s))


def goodput(inputs: Inputs) -> float:
    ideal_s = inputs["model FLOPs per step and device"] / inputs["peak FLOP/s of a device"]
    return float(100 * ideal_s / (inputs["device time of a step"] / 1e3))


def flops_utilization(inputs: Inputs) -> float:
    """TFLOP, GB, and the peaks in TFLOP/s and GB/s."""
    flops, touched = inputs["FLOPs of all devices"], inputs["bytes accessed on all devices"]
    optimum = inputs["roofline optimum of a device"]
    by_memory = flops / touched * inputs["peak memory bandwidth of a device"]
    assert optimum == pytest.approx(min(inputs["peak FLOP/s of a device"], by_memory))
    return float(100 * flops / (inputs["time of all devices together"] / 1e3) / optimum)


def memory_bandwidth(inputs: Inputs) -> float:
    rate = inputs["bytes accessed on all devices"] / inputs["time of all devices together"] * 1e3
    return float(100 * rate / inputs["peak memory bandwidth of a device"])


def placed_on(side: str) -> Callable[[Inputs], float]:
    def formula(inputs: Inputs) -> float:
        assert set(inputs) == {"executions on the host", "executions on the device"}
        return float(100 * inputs[f"executions on the {side}"] / sum(inputs.values()))

    return formula


def eager(inputs: Inputs) -> float:
    part, whole = inputs["self time of ops run eagerly"], inputs["self time of all framework ops"]
    return float(100 * part / whole)


def precision(*dtypes: str) -> Callable[[Inputs], float]:
    unknown = "compute time of unknown precision"

    def formula(inputs: Inputs) -> float:
        if not dtypes:
            return float(100 * inputs[unknown] / sum(inputs.values()))
        known = sum(inputs.values()) - inputs[unknown]
        return float(100 * sum(inputs.get(f"{one} compute time", 0) for one in dtypes) / known)

    return formula


def occupancy(inputs: Inputs) -> float:
    length = inputs["length of all kernels"]
    return float(100 * inputs["length of all kernels × their occupancy"] / length)


def most(inputs: Inputs) -> float:
    return float(max(inputs.values()))


def sessions_per_second(inputs: Inputs) -> float:
    return float(inputs["sessions"] / inputs["start of the first to end of the last"])


def input_percent(inputs: Inputs) -> float:
    total = inputs["sum of their shares, each a mean over cores"]
    return float(total / inputs["complete steps"])


FORMULAS: Mapping[str, Callable[[Inputs], float]] = {
    "step_time_all": per_count("steps"),
    "session_time": per_count("sessions"),
    "sessions_per_second": sessions_per_second,
    "input_percent": input_percent,
    "mxu_utilization": mean_of_all,
    "sm_efficiency": mean_of_all,
    "occupancy": occupancy,
    "memory_peak_allocated": most,
    "memory_peak_reserved": most,
    "hbm_utilization": mean_of_all,
    "flops_utilization": flops_utilization,
    "mfu": mfu,
    "goodput": goodput,
    "memory_bandwidth_utilization": memory_bandwidth,
    "duty_cycle": mean_of_pairs,
    "duty_cycle_steps": mean_of_pairs,
    "duty_cycle_capture": mean_of_pairs,
    "op_placement_host": placed_on("host"),
    "op_placement_device": placed_on("device"),
    "eager_time_host": eager,
    "eager_time_device": eager,
    "compute_16bit": precision("fp16", "bf16"),
    "compute_32bit": precision("fp32", "tf32"),
    "compute_precision_unknown": precision(),
    "exposed_communication": mean_of_all,
    "overlapped_communication": mean_of_all,
}
STATISTICS = ("step_time", "step_period", "step_gap", "step_device_span")


def formula_of(key: str) -> Callable[[Inputs], float]:
    if key in STATISTICS or key.startswith("time_"):
        return per_count("complete steps")
    return FORMULAS[key]


def assert_follows(document: Mapping[str, Any]) -> None:
    for key, metric in document["metrics"].items():
        if metric["value"] is None:
            continue
        value = formula_of(key)(inputs_of(metric))
        assert value == pytest.approx(metric["value"], rel=1e-9, abs=1e-12), key


@pytest.mark.slow
def test_every_value_follows_from_its_inputs(found: list[Any]) -> None:
    for document in found:
        assert_follows(document)


@pytest.mark.slow
def test_every_formula_is_tried(found: list[Any]) -> None:
    """No formula above stands unused."""
    measured = {
        key
        for document in found
        for key, metric in document["metrics"].items()
        if metric["value"] is not None
    }
    if CORPUS.is_dir():
        assert {*FORMULAS, *STATISTICS} <= measured
    else:
        assert {*STATISTICS, "mfu", "flops_utilization", "duty_cycle_capture"} <= measured


def test_everything_says_what_it_means(found: list[Any]) -> None:
    seen = set()
    for document in found:
        for key, metric in document["metrics"].items():
            seen.add(key)
            provenance = metric["provenance"]
            assert metric["definition"].endswith("."), key
            assert provenance["formula"], key
            assert metric["source"].startswith(provenance["formula"])
            assert (provenance["window"] is not None) or metric["value"] is None, key
            for one in provenance["inputs"]:
                assert set(one) == {"name", "value", "unit"}
                is_number = isinstance(one["value"], (int, float))
                assert one["value"] is None or is_number or one["unit"] is None
                assert not is_number or math.isfinite(one["value"])
        for category in (document["steps"] or {}).get("categories", ()):
            metric = document["metrics"][category["metric"]]
            assert category["definition"] == metric["definition"]
            assert category["id"] == metric["category"]
        if document["inference"] is not None:
            definitions = document["inference"]["definitions"]
            assert set(document["inference"]["mean"]) <= set(definitions)
            assert all(definitions.values())
    assert set(METRICS) <= seen, "a description of a metric that is none"


# ---- windows, files, and what is known of a value that is not there ------------------------------


def gpu_steps(*starts_ms: float, busy_ms: float = 4) -> SpaceBuilder:
    space = SpaceBuilder()
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    for group, start_ms in enumerate(starts_ms):
        stream.event("gemm", start_ms=start_ms, duration_ms=busy_ms, group_id=group)
    return space


def test_windows(tmp_path: Path) -> None:
    # Steps at 100, 110, 120 ms; the last is open-ended. Nothing tells the capture.
    metrics = overview_of(tmp_path, h=gpu_steps(100, 110, 120))["metrics"]
    windows = {key: metric["provenance"]["window"] for key, metric in metrics.items()}
    assert windows["step_time"] == "2 complete steps, 100.0 to 120.0 ms of the profile"
    assert windows["step_time_all"] == "3 steps, 100.0 to 124.0 ms of the profile"
    assert windows["duty_cycle"] == "from the first op of each device to its last"
    assert windows["duty_cycle_capture"] == "the capture"
    assert windows["op_placement_host"] == "the whole profile"
    assert windows["session_time"] is None


def test_the_inputs_of_a_duty_cycle(tmp_path: Path) -> None:
    # 12 ms busy of 24; in the two complete steps 8 of 20.
    metrics = overview_of(tmp_path, h=gpu_steps(100, 110, 120))["metrics"]
    name = "/device:GPU:0"
    assert inputs_of(metrics["duty_cycle"]) == {f"busy, {name}": 12, f"of, {name}": 24}
    assert inputs_of(metrics["duty_cycle_steps"]) == {f"busy, {name}": 8, f"of, {name}": 20}


def test_files_are_named_where_they_are_not_all(tmp_path: Path) -> None:
    # A host without devices has no step, and nothing to do with a duty cycle.
    coordinator = SpaceBuilder()
    coordinator.plane("/host:CPU").line("python").event("wait", start_ms=0, duration_ms=100)
    document = overview_of(tmp_path, a=gpu_steps(100, 110, 120), b=coordinator)
    files = {key: one["provenance"]["files"] for key, one in document["metrics"].items()}
    assert files["step_time"] == files["duty_cycle"] == ["a"]
    assert files["op_placement_host"] is None


def test_very_many_devices_are_summed_up(tmp_path: Path) -> None:
    space = SpaceBuilder()
    for ordinal in range(20):
        stream = space.plane(f"/device:GPU:{ordinal}").line("Stream #7(Compute)")
        stream.event("gemm", start_ms=0, duration_ms=5 + ordinal)
        stream.event("gemm", start_ms=90, duration_ms=10)
    document = overview_of(tmp_path, h=space)
    metric = document["metrics"]["duty_cycle"]
    inputs = inputs_of(metric)
    assert inputs["busy share, number of values"] == 20
    assert inputs["busy share, least"] == pytest.approx(15)
    assert inputs["busy share, most"] == pytest.approx(34)
    assert metric["value"] == pytest.approx(24.5)
    assert_follows(document)


def test_an_unavailable_value_tells_what_is_known(found: list[Any]) -> None:
    """An unknown device has no peak, but its kernels' FLOPs are known."""
    if not CORPUS.is_dir():
        pytest.skip("../shared (real profiles) is not beside this checkout")
    document: Any = load(CORPUS / "cpu_jax_steps.xplane.pb", peak_gbps=50).to_dict()
    metric = document["metrics"]["mfu"]
    assert metric["value"] is None
    inputs = inputs_of(metric)
    assert inputs["model FLOPs per step and device"] > 0
    assert inputs["peak FLOP/s of a device"] is None
    assert metric["definition"]
