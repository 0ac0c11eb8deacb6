"""Memory of devices, how kernels fill them, and the bytes that they access."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tests.cases import finding, value
from tests.conftest import SHARED
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

CORPUS = SHARED / "corpus_pytorch"
PEER_TESTS = CORPUS / "peer_tests" / "torch_tb_profiler_unit_tests.json"
needs_corpus = pytest.mark.skipif(
    not CORPUS.is_dir(), reason="../shared (real Kineto traces) is not beside this checkout"
)
GIB = 1 << 30
A100 = {"id": 0, "name": "NVIDIA A100-SXM4-80GB", "totalGlobalMem": 80 * GIB, "numSms": 108}


def case(folder: Path, *events: dict[str, Any], **keys: Any) -> Any:
    """The document of one file; times of events count from 1000 microseconds on."""
    for one in events:
        one["ts"] += 1000
    path = folder / "a.pt.trace.json"
    keys.setdefault("deviceProperties", [A100])
    path.write_text(written(events, **keys), encoding="utf-8")
    document: Any = load(path).to_dict()
    assert_valid(document)
    return document


def step(number: int, ts: float, dur: float = 100) -> dict[str, Any]:
    return event("user_annotation", f"ProfilerStep#{number}", ts, dur)


def launch(ts: float, correlation: int) -> dict[str, Any]:
    return event("cuda_runtime", "cudaLaunchKernel", ts, 2, correlation=correlation)


def wait(ts: float, dur: float) -> dict[str, Any]:
    return event("cuda_runtime", "cudaDeviceSynchronize", ts, dur, correlation=999)


def kernel(
    ts: float,
    dur: float,
    correlation: int,
    name: str = "k",
    cat: str = "kernel",
    device: int = 0,
    stream: int = 7,
    **more: Any,
) -> dict[str, Any]:
    args: Any = {"device": device, "stream": stream, "correlation": correlation, **more}
    return event(cat, name, ts, dur, pid=device, tid=stream, **args)


def memory(
    ts: float,
    allocated: int | None = None,
    reserved: int | None = None,
    *,
    device: int = 0,
    kind: int = 1,
    size: int = 512,
    name: str = "[memory]",
) -> dict[str, Any]:
    totals = {"Total Allocated": allocated, "Total Reserved": reserved}
    args: Any = {"Device Type": kind, "Device Id": device, "Bytes": size, "Addr": 1}
    args |= {key: total for key, total in totals.items() if total is not None}
    return event("cpu_instant_event", name, ts, ph="i", **args)


# ---- memory --------------------------------------------------------------------------------------


def test_peaks_are_the_most_that_events_of_a_device_state(tmp_path: Path) -> None:
    document = case(
        tmp_path,
        step(4, 0),
        step(5, 100),
        launch(5, 1),
        kernel(10, 20, 1),
        wait(12, 50),
        launch(105, 2),
        kernel(110, 20, 2),
        wait(112, 50),
        memory(10, 1 * GIB, 4 * GIB),
        memory(120, 3 * GIB, 8 * GIB),
        memory(130, 2 * GIB, 8 * GIB),
        # The same once more, between no markers: the first moment counts.
        memory(230, 3 * GIB, 8 * GIB),
        # Memory of the host.
        memory(20, 50 * GIB, 0, device=-1, kind=0),
        # A device on which nothing ran.
        memory(40, GIB, 2 * GIB, device=1),
    )
    assert value(document, "memory_peak_allocated") == 3 * GIB
    assert value(document, "memory_peak_reserved") == 8 * GIB
    first, second = document["devices"]
    assert first["memory"] == {
        "peak_allocated_bytes": 3 * GIB,
        "peak_reserved_bytes": 8 * GIB,
        "total_bytes": 80 * GIB,
        "peak_step": 5,
    }
    # Its properties are not in the file.
    assert second["name"] == "/device:GPU:1"
    assert second["used"] is False
    assert second["memory"] == {
        "peak_allocated_bytes": GIB,
        "peak_reserved_bytes": 2 * GIB,
        "total_bytes": None,
        "peak_step": 4,
    }
    assert finding(document, "memory_full") is None
    assert finding(document, "out_of_memory") is None


def test_peak_outside_of_the_steps_is_of_none(tmp_path: Path) -> None:
    document = case(tmp_path, step(4, 0), launch(5, 1), kernel(10, 20, 1), memory(150, 1000, 2000))
    assert document["devices"][0]["memory"]["peak_step"] is None


@pytest.mark.parametrize(
    ("events", "flags", "reason"),
    [
        ([], {}, "profile_memory=True"),
        ([], {"profile_memory": 1}, "nothing was allocated or freed on a device"),
        ([memory(10, 5, 5, device=-1, kind=0)], {}, "nothing was allocated or freed on a device"),
        ([memory(10)], {}, "since 1.10"),
    ],
)
def test_memory_is_unavailable_with_its_reason(
    tmp_path: Path, events: list[dict[str, Any]], flags: dict[str, Any], reason: str
) -> None:
    events = [{**one} for one in events]
    document = case(tmp_path, launch(5, 1), kernel(10, 20, 1), *events, **flags)
    for metric in ("memory_peak_allocated", "memory_peak_reserved"):
        assert document["metrics"][metric]["status"] == "unavailable"
        assert reason in document["metrics"][metric]["reason"]


def test_cpu_has_no_memory_of_devices(tmp_path: Path) -> None:
    document = case(tmp_path, event("cpu_op", "aten::mm", 10, 20), memory(15, 5, 5, kind=0))
    assert document["platform"] == "cpu"
    assert not {"memory_peak_allocated", "sm_efficiency"} & set(document["metrics"])


def test_amd_numbers_its_devices_twice(tmp_path: Path) -> None:
    # One GPU is agent 2 of its kernels, and device 0 of its memory.
    document = case(
        tmp_path,
        event("cuda_runtime", "hipLaunchKernel", 5, 2, correlation=1),
        kernel(10, 20, 1, device=2),
        memory(12, 1000, 2000, kind=6),
        deviceProperties=[{"id": 0, "name": "AMD Instinct MI210", "totalGlobalMem": 64 * GIB}],
    )
    (device,) = document["devices"]
    assert device["name"] == "/device:GPU:2"
    assert device["memory"]["peak_reserved_bytes"] == 2000
    assert device["memory"]["total_bytes"] == 64 * GIB


def used(folder: Path, allocated: int, reserved: int, *more: dict[str, Any]) -> Any:
    events = (step(4, 0), launch(5, 1), kernel(10, 20, 1), wait(12, 50))
    return case(folder, *events, memory(20, allocated, reserved), *more)


def test_nearly_full_memory_is_found(tmp_path: Path) -> None:
    # 90 % of 80 GiB are 72 GiB.
    assert finding(used(tmp_path, 70 * GIB, 72 * GIB), "memory_full") is None
    full = finding(used(tmp_path, 70 * GIB, 73 * GIB), "memory_full")
    assert full is not None
    assert full["severity"] == "medium"
    assert "73 GiB of 80 GiB (91.2 %)" in full["evidence"]
    assert "in step 4" in full["evidence"]
    assert "fragmented" not in full["evidence"]
    assert "smaller batch" in full["next_step"]
    assert full["look_at"]["steps"] == [0]


@pytest.mark.parametrize(
    ("op", "advice"),
    [
        ("Optimizer.step#SGD.step", "torch.utils.checkpoint"),
        # A server may fill its memory on purpose.
        ("execute_model", "gpu_memory_utilization"),
    ],
)
def test_advice_on_memory_is_that_of_the_job(tmp_path: Path, op: str, advice: str) -> None:
    ran = event("user_annotation", op, 70, 10)
    full = finding(used(tmp_path, 70 * GIB, 73 * GIB, ran), "memory_full")
    assert full is not None
    assert advice in full["next_step"]


def test_fragmented_memory_has_other_advice(tmp_path: Path) -> None:
    # 75 ÷ 50 is 1.5, and no more than that.
    full = finding(used(tmp_path, 50 * GIB, 75 * GIB), "memory_full")
    assert full is not None
    assert "fragmented" not in full["evidence"]
    full = finding(used(tmp_path, 40 * GIB, 75 * GIB), "memory_full")
    assert full is not None
    assert "1.9 times as much is reserved as tensors use" in full["evidence"]
    assert "expandable_segments" in full["next_step"]
    # Little memory may be in pieces without harm.
    assert finding(used(tmp_path, 1 * GIB, 40 * GIB), "memory_full") is None


def test_failed_allocations_are_found(tmp_path: Path) -> None:
    failed = [
        memory(30, 60 * GIB, 70 * GIB, size=16 * GIB, name="[OutOfMemory]"),
        memory(150, 60 * GIB, 70 * GIB, size=12 * GIB, name="[OutOfMemory]"),
    ]
    found = finding(used(tmp_path, 60 * GIB, 70 * GIB, *failed), "out_of_memory")
    assert found is not None
    assert found["severity"] == "high"
    assert "2 allocations failed, the largest of 16 GiB, in step 4." in found["evidence"]
    assert "70 GiB of 80 GiB (87.5 %)" in found["evidence"]


# ---- how kernels fill a device -------------------------------------------------------------------


def test_sm_efficiency_integrates_the_blocks_of_running_kernels(tmp_path: Path) -> None:
    # Two steps that the host waits in.  Kernels 10-30 (0.5), 20-40 (0.8): 5 + 10 + 8 = 23 of the
    # first 100; one of 4 blocks, 110-160: 50 of the second.
    document = case(
        tmp_path,
        step(4, 0),
        step(5, 100),
        launch(1, 1),
        launch(4, 2),
        wait(7, 90),
        launch(101, 3),
        wait(104, 90),
        kernel(10, 20, 1, blocks__per__SM=0.5),
        kernel(20, 20, 2, stream=8, blocks__per__SM=0.8),
        kernel(110, 50, 3, blocks__per__SM=4.0),
        # A copy fills no multiprocessor.
        kernel(60, 20, 2, "Memcpy DtoH (Device -> Pinned)", "gpu_memcpy", bytes=10),
    )
    assert value(document, "sm_efficiency") == pytest.approx((23 + 50) / 2, abs=1e-9)
    assert "estimate" in document["metrics"]["sm_efficiency"]["source"]
    assert "2 complete steps" in document["metrics"]["sm_efficiency"]["provenance"]["window"]


def test_occupancy_is_a_mean_by_length_over_all_kernels(tmp_path: Path) -> None:
    document = case(
        tmp_path,
        *(launch(index, index) for index in (1, 2, 3)),
        kernel(10, 20, 1, **occupancy(30)),
        kernel(30, 60, 2, **occupancy(60)),
        # CUPTI may state more than all: 100.
        kernel(90, 20, 3, **occupancy(140)),
    )
    metric = document["metrics"]["occupancy"]
    assert metric["value"] == pytest.approx((20 * 30 + 60 * 60 + 20 * 100) / 100)
    assert "estimate" in metric["source"]
    above = next(one for one in metric["provenance"]["inputs"] if "over 100 %" in one["name"])
    assert above["value"] == 1


def occupancy(percent: float) -> Any:
    return {"est. achieved occupancy %": percent}


@pytest.mark.parametrize(("length", "known"), [(9, True), (11, False)])
def test_one_percent_of_the_kernel_time_may_lack_what_estimates_need(
    tmp_path: Path, length: float, known: bool
) -> None:
    # 9 of 1009, 11 of 1011.
    document = case(
        tmp_path,
        launch(1, 1),
        launch(4, 2),
        kernel(10, 1000, 1, blocks__per__SM=1, **occupancy(50)),
        kernel(1010, length, 2),
    )
    assert (value(document, "sm_efficiency") is not None) == known
    assert (value(document, "occupancy") is not None) == known
    if known:
        assert value(document, "sm_efficiency") == pytest.approx(100 * 1000 / 1009)
        assert value(document, "occupancy") == pytest.approx(50)
    else:
        assert "1.1 % of the kernel time" in document["metrics"]["occupancy"]["reason"]


def test_kernels_that_state_nothing_have_no_estimate(tmp_path: Path) -> None:
    document = case(tmp_path, launch(1, 1), kernel(10, 20, 1))
    for metric in ("sm_efficiency", "occupancy"):
        assert document["metrics"][metric]["status"] == "unavailable"
        assert "NVIDIA" in document["metrics"][metric]["reason"]


@pytest.mark.skipif(
    not PEER_TESTS.is_file(), reason="../shared (values of other tools) is not beside this checkout"
)
def test_estimates_are_those_of_torch_tb_profiler(tmp_path: Path) -> None:
    # Its test says 0.3417 of 120: 41.  Ours is of the time from the first kernel, at 130, to the
    # end of the last, at 220.
    trace = json.loads(PEER_TESTS.read_text(encoding="utf-8"))["test_gpu_utilization"]
    assert 120 * trace["expected"][2]["expected"] == pytest.approx(41)
    document = case(tmp_path, *trace["traces"][0]["trace"], deviceProperties=[])
    assert value(document, "sm_efficiency") == pytest.approx(100 * 41 / 90)
    assert value(document, "occupancy") == pytest.approx(trace["expected"][3]["expected"])


# ---- real traces ---------------------------------------------------------------------------------


def plain(name: str) -> list[dict[str, Any]]:
    """The events of a real trace, as Python's own `json` reads them."""
    with gzip.open(CORPUS / f"{name}.pt.trace.json.gz") as file:
        events: list[dict[str, Any]] = json.load(file)["traceEvents"]
    return events


def real(name: str) -> Any:
    document: Any = load(CORPUS / f"{name}.pt.trace.json.gz").to_dict()
    return document


@pytest.mark.slow
@needs_corpus
@pytest.mark.parametrize(
    ("name", "device_type"), [("gpu_h100_vit_eager_step6", 1), ("gpu_mi300_qwen_step6", 6)]
)
def test_peaks_of_real_traces(name: str, device_type: int) -> None:
    totals = [
        (args["Total Allocated"], args["Total Reserved"])
        for one in plain(name)
        if one["name"] == "[memory]"
        for args in [one["args"]]
        if args["Device Type"] == device_type
    ]
    document = real(name)
    assert value(document, "memory_peak_allocated") == max(one for one, _ in totals)
    assert value(document, "memory_peak_reserved") == max(one for _, one in totals)
    assert document["devices"][0]["memory"]["peak_step"] == 6


@pytest.mark.slow
@needs_corpus
@pytest.mark.parametrize(
    "name", ["gpu_a100_nccl_rank0of2", "gpu_h100_vit_eager_step6", "gpu_2080ti_linear_nosteps"]
)
def test_occupancy_of_real_traces(name: str) -> None:
    kernels = [
        (one["dur"], min(one["args"]["est. achieved occupancy %"], 100))
        for one in plain(name)
        if one.get("cat") == "kernel"
    ]
    mean = sum(dur * percent for dur, percent in kernels) / sum(dur for dur, _ in kernels)
    assert value(real(name), "occupancy") == pytest.approx(mean)


@pytest.mark.slow
@needs_corpus
@pytest.mark.parametrize(
    ("name", "near"),
    [
        # Of equal windows; of steps that end with their work and not with their markers.
        ("gpu_a100_nccl_rank0of2", 0.005),
        ("gpu_a100_train_rank3of8", 0.005),
        ("gpu_h100_vit_eager_step6", 0.2),
        ("gpu_h100_timesformer_step6", 0.5),
        ("gpu_v100_resnet_ns", 0.1),
    ],
)
def test_sm_efficiency_of_real_traces_is_that_of_torch_tb_profiler(name: str, near: float) -> None:
    peers = json.loads((CORPUS / f"{name}.peers.json").read_text(encoding="utf-8"))
    (worker,) = peers["torch_tb_profiler"]["workers"].values()
    shown = {row["title"]: row["value"] for row in worker["gpu_summary"]}
    percent = float(shown["Est. SM Efficiency"].removesuffix(" %"))
    assert value(real(name), "sm_efficiency") == pytest.approx(percent, abs=near + 0.005)


# ---- bytes ---------------------------------------------------------------------------------------


def triton(ts: float, name: str, gigabytes: float) -> dict[str, Any]:
    args: Any = {"kernel_backend": "triton", "kernel_num_gb": gigabytes}
    return event("cpu_op", name, ts, 6, **args)


def test_bytes_are_those_of_triton_and_of_copies(tmp_path: Path) -> None:
    # From 10 to 110: 0.02 GB of the kernel, 1 MB from the host, and 2 MB read and written:
    # 25 MB in 100 us, of 2039 GB/s.
    document = case(
        tmp_path,
        triton(0, "triton_poi_0", 0.02),
        launch(2, 1),
        launch(7, 2),
        launch(8, 3),
        kernel(10, 50, 1, "triton_poi_0"),
        kernel(60, 20, 2, "Memcpy HtoD (Pinned -> Device)", "gpu_memcpy", bytes=1_000_000),
        kernel(80, 30, 3, "Memcpy DtoD (Device -> Device)", "gpu_memcpy", bytes=2_000_000),
    )
    metric = document["metrics"]["memory_bandwidth_utilization"]
    assert metric["value"] == pytest.approx(100 * 25e6 / (100e-6 * 2039e9))
    assert metric["status"] == "measured"


def test_bytes_of_some_kernels_are_a_lower_bound(tmp_path: Path) -> None:
    document = case(
        tmp_path,
        triton(0, "triton_poi_0", 0.02),
        launch(2, 1),
        launch(8, 2),
        kernel(10, 50, 1, "triton_poi_0"),
        kernel(60, 50, 2, "gemm"),
    )
    metric = document["metrics"]["memory_bandwidth_utilization"]
    assert metric["value"] == pytest.approx(100 * 20e6 / (100e-6 * 2039e9))
    assert metric["status"] == "inferred"
    assert "Kernels with 50 % of the compute time" in metric["reason"]


def test_bytes_of_copies_alone_say_nothing_of_kernels(tmp_path: Path) -> None:
    document = case(
        tmp_path,
        launch(2, 1),
        launch(8, 2),
        kernel(10, 50, 1, "gemm"),
        kernel(60, 20, 2, "Memcpy HtoD (Pinned -> Device)", "gpu_memcpy", bytes=1_000_000),
    )
    for metric in ("memory_bandwidth_utilization", "flops_utilization"):
        assert document["metrics"][metric]["status"] == "unavailable"
    reason = document["metrics"]["memory_bandwidth_utilization"]["reason"]
    assert "torch.compile" in reason
