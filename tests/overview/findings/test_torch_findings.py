"""Findings of traces of torch.profiler: each in a case where it is right, and in one close by.

Times are microseconds; the steps take 100 of them, so that a microsecond a step is a percent.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.findings import advice
from tests.cases import finding
from tests.conftest import SHARED
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

CORPUS = SHARED / "corpus_pytorch"
FILES = sorted(CORPUS.glob("*.pt.trace.json*")) if CORPUS.is_dir() else []
STEPS = range(3)
OF_OTHER_FRAMEWORKS = re.compile(
    r"\bjax\b|\btf\.|tensorflow|keras|\bXLA|\bHLO|grain\b|xprof|command buffer|StepTraceAnnotation",
    re.IGNORECASE,
)


def document_of(folder: Path, *events: dict[str, Any], steps: int = 3) -> Any:
    """The document of steps 0, 1, ... of 100 each, with these events."""
    marks = [
        event("user_annotation", f"ProfilerStep#{one}", 100 * one, 100) for one in range(steps)
    ]
    # Markers of a case's own count instead.
    own = any(one["name"].startswith("ProfilerStep") for one in events)
    every = [*events] if own else [*marks, *events]
    shifted = [{**one, "ts": one["ts"] + 1000} for one in every]
    path = folder / "a.pt.trace.json"
    path.write_text(written(shifted), encoding="utf-8")
    document: Any = load(path).to_dict()
    assert_valid(document)
    return document


def kernel(
    ts: float, dur: float, *, name: str = "gemm", cat: str = "kernel", on: int = 0
) -> list[dict[str, Any]]:
    """An op of a device, and the call of 1 that launched it 2 before."""
    correlation = round(10 * ts) + 7 + on
    more: Any = {"device": on, "stream": 7, "correlation": correlation}
    call = "cudaMemcpyAsync" if cat == "gpu_memcpy" else "cudaLaunchKernel"
    return [
        event("cuda_runtime", call, ts - 2, 1, correlation=correlation),
        event(cat, name, ts, dur, pid=on, tid=7, **more),
    ]


def call(name: str, ts: float, dur: float) -> dict[str, Any]:
    return event("cuda_runtime", name, ts, dur, correlation=900_000 + round(10 * ts))


def the(document: Any, name: str) -> dict[str, Any]:
    found = finding(document, name)
    assert found is not None, [one["id"] for one in document["findings"]]
    return found


def ids(document: Any) -> list[str]:
    return [one["id"] for one in document["findings"]]


def waiting_step(at: float, waits: int) -> list[dict[str, Any]]:
    """Kernels 10-30, 45-60, 75-90; the host waits 20-32, 50-61, 80-95, or for the last alone."""
    every = [("cudaStreamSynchronize", 20, 12), ("cudaStreamSynchronize", 50, 11)]
    every.append(("cudaStreamSynchronize", 80, 15))
    return [
        *kernel(at + 10, 20),
        *kernel(at + 45, 15),
        *kernel(at + 75, 15),
        *(call(name, at + ts, dur) for name, ts, dur in every[-waits:]),
    ]


def test_waits_within_the_step(tmp_path: Path) -> None:
    # Idle behind waits: 32-45, 61-75 and 95-100 in a step, 0-10 in the second and the third; behind
    # the last wait of all nothing follows: 32 + 42 + 37 in three steps, by 3 + 3 + 2 waits.
    events = [one for step in STEPS for one in waiting_step(100 * step, 3)]
    document = document_of(tmp_path, *events)
    found = the(document, "sync_points")
    assert found["cost_ms"] == pytest.approx(0.037)
    assert found["severity"] == "high"
    assert found["evidence"] == (
        "2.67 waits a step, after each of which the device has nothing to do until the host "
        "launches again: 0.037 ms of 0.1 ms a step (37.0 %)."
    )
    assert ".item()" in found["next_step"]
    assert ids(document)[0] == "sync_points"


def test_one_wait_a_step_is_how_a_loss_is_read(tmp_path: Path) -> None:
    events = [one for step in STEPS for one in waiting_step(100 * step, 1)]
    assert "sync_points" not in ids(document_of(tmp_path, *events))


def test_waits_for_an_idle_device_cost_nothing(tmp_path: Path) -> None:
    # The device has ended before the host waits: it is the launches that come late.
    events = [one for step in STEPS for one in kernel(100 * step + 10, 20)]
    waits = [call("cudaStreamSynchronize", 100 * step + at, 5) for step in STEPS for at in (40, 60)]
    assert "sync_points" not in ids(document_of(tmp_path, *events, *waits))


def copies(kind: str) -> list[dict[str, Any]]:
    """Copies 10-20 and kernels 20-90."""
    name = f"Memcpy HtoD ({kind} -> Device)"
    return [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            *kernel(at + 10, 10, name=name, cat="gpu_memcpy"),
            *kernel(at + 20, 70),
        )
    ]


def test_copies_from_pageable_memory(tmp_path: Path) -> None:
    found = the(document_of(tmp_path, *copies("Pageable")), "pageable_copies")
    assert (found["severity"], found["cost_ms"]) == ("medium", pytest.approx(0.01))
    assert "0.01 ms of 0.1 ms a step (10.0 %)" in found["evidence"]
    assert "pin_memory=True" in found["next_step"]


def test_copies_from_pinned_memory_are_as_they_should_be(tmp_path: Path) -> None:
    assert "pageable_copies" not in ids(document_of(tmp_path, *copies("Pinned")))


def data_parallel(*devices: int) -> list[dict[str, Any]]:
    ranges = [event("user_annotation", "DataParallel.forward", 100 * step, 90) for step in STEPS]
    work = [kernel(100 * step + 10 + on, 80, on=on) for step in STEPS for on in devices]
    return [*ranges, *(one for events in work for one in events)]


def test_data_parallel_on_two_devices(tmp_path: Path) -> None:
    found = the(document_of(tmp_path, *data_parallel(0, 1)), "data_parallel")
    assert (found["severity"], found["cost_ms"]) == ("medium", None)
    assert "2 devices" in found["evidence"]
    assert "DistributedDataParallel" in found["next_step"]


def test_data_parallel_on_one_device_is_harmless(tmp_path: Path) -> None:
    assert "data_parallel" not in ids(document_of(tmp_path, *data_parallel(0)))


@pytest.mark.parametrize(("library", "there"), [("gloo", True), ("nccl", False)])
def test_collectives_of_gloo_on_gpus(tmp_path: Path, library: str, there: bool) -> None:
    # The device waits 10-50 and works 60-80.
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("user_annotation", f"{library}:all_reduce", at + 10, 40, tid=2),
            *kernel(at + 60, 20),
        )
    ]
    document = document_of(tmp_path, *events)
    assert ("gloo_on_gpu" in ids(document)) == there
    if there:
        found = the(document, "gloo_on_gpu")
        assert (found["severity"], found["cost_ms"]) == ("high", pytest.approx(0.04))
        assert ids(document).index("gloo_on_gpu") < ids(document).index("collective_bound")


def test_gloo_is_right_on_a_cpu(tmp_path: Path) -> None:
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("user_annotation", "gloo:all_reduce", at + 10, 40, tid=2),
            event("cpu_op", "autograd::engine::evaluate_function: MmBackward0", at + 60, 40),
        )
    ]
    document = document_of(tmp_path, *events)
    assert "gloo_on_gpu" not in ids(document)
    assert "bucket_cap_mb" in the(document, "collective_bound")["next_step"]


def test_waiting_for_requests_is_no_cost(tmp_path: Path) -> None:
    # Requests of 30, 10 of them an op, every 100: the server waits in between.
    events = []
    for at in (100 * one for one in range(4)):
        events.append(event("user_annotation", "request", at, 30))
        events.append(event("cpu_op", "aten::mm", at + 10, 10))
    shifted = [{**one, "ts": one["ts"] + 1000} for one in events]
    path = tmp_path / "a.pt.trace.json"
    path.write_text(written(shifted), encoding="utf-8")
    document: Any = load(path).to_dict()
    assert document["headline"]["what"] == "session_time"
    assert document["headline"]["bottleneck"]["sentence"] == (
        "Host-bound: 66.7 % of a session is Python and other overhead; next is computation "
        "(33.3 %)."
    )
    assert ids(document) == ["sessions_host_bound"]
    assert document["findings"][0]["cost_ms"] == pytest.approx(0.02)


def ranges(name: str, *gaps: tuple[float, float]) -> list[dict[str, Any]]:
    """A range of 90 in each step, full of ops but for some gaps; the step's last 10 have none."""
    found = []
    for at in (100 * step for step in STEPS):
        found.append(event("user_annotation", name, at, 90))
        edges = [0.0, *(edge for gap in gaps for edge in gap), 90.0]
        for start, end in zip(edges[::2], edges[1::2], strict=True):
            found.append(event("cpu_op", "aten::mm", at + start, end - start))
    return found


def test_one_stretch_is_no_sum_of_gaps(tmp_path: Path) -> None:
    # 40 of 50 without an op are one stretch.
    found = the(document_of(tmp_path, *ranges("request", (10, 50))), "unexplained_idle")
    assert found["evidence"].endswith("One stretch of each step makes 80 % of it.")
    assert "one stretch of each step" in found["next_step"]


def test_gaps_between_ops_are_no_stretch(tmp_path: Path) -> None:
    # Of 40 without an op the longest stretch takes 10.
    gaps = ((10, 20), (30, 40), (50, 60))
    found = the(document_of(tmp_path, *ranges("train", *gaps)), "unexplained_idle")
    assert "stretch" not in found["evidence"]
    assert "torch.compile" in found["next_step"]


@pytest.mark.parametrize(
    ("name", "cure"),
    [
        ("backward", "torch.compile"),
        ("step[DECODE]", "torch.compile"),
        ("collate", "num_workers"),
        ("save_checkpoint", "saving or logging"),
    ],
)
def test_advice_on_a_range_by_its_name(tmp_path: Path, name: str, cure: str) -> None:
    events = ranges(name, (10, 25), (40, 55), (65, 80))
    found = the(document_of(tmp_path, *events), "unexplained_idle")
    assert cure in found["next_step"]
    assert name in found["evidence"]


def test_what_is_compiled_is_not_to_be_compiled(tmp_path: Path) -> None:
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("cpu_op", "Torch-Compiled Region: 0/0", at, 60),
            event("cpu_op", "aten::mm", at + 1, 58),
        )
    ]
    found = the(document_of(tmp_path, *events), "unexplained_idle")
    assert "torch.compile" not in found["next_step"]


def compiling(*steps: int) -> list[dict[str, Any]]:
    """Compilations of 20 at the start of some of four steps, and an op 20-100 in each."""
    compiled = [
        event("user_annotation", "entire_frame_compile (dynamo_timed)", 100 * step, 20)
        for step in steps
    ]
    return [*compiled, *(event("cpu_op", "aten::mm", 100 * step + 20, 80) for step in range(4))]


def test_functions_that_are_compiled_again(tmp_path: Path) -> None:
    document = document_of(tmp_path, *compiling(0, 1, 3), steps=4)
    found = the(document, "recompiles")
    # 20 in the second and in the fourth of four steps.
    assert (found["severity"], found["cost_ms"]) == ("high", pytest.approx(0.01))
    assert found["look_at"]["steps"] == [1, 3]
    assert "in 2 steps after the first: 0.04 ms in all, 0.01 ms a step" in found["evidence"]
    assert "mark_dynamic" in found["next_step"]
    assert ids(document).index("recompiles") < ids(document).index("compile_in_loop")


def test_one_late_compilation_is_no_habit(tmp_path: Path) -> None:
    document = document_of(tmp_path, *compiling(0, 2), steps=4)
    assert "recompiles" not in ids(document)
    assert "torch.compile" in the(document, "compile_in_loop")["next_step"]


@pytest.mark.parametrize(("length", "there"), [(1.0, True), (0.9, False)])
def test_allocations_within_steps(tmp_path: Path, length: float, there: bool) -> None:
    # Half of each lies before the kernel 10-90.
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (call("cudaMalloc", at + 10 - length / 2, length), *kernel(at + 10, 80))
    ]
    document = document_of(tmp_path, *events)
    assert ("allocator_stalls" in ids(document)) == there
    if there:
        found = the(document, "allocator_stalls")
        assert (found["severity"], found["cost_ms"]) == ("low", pytest.approx(0.0005))
        assert found["evidence"] == (
            "Calls that allocate or free a device's memory, and wait for it: 0.001 ms of 0.1 ms a "
            "step (1.0 %), 0.0005 ms of it with the device idle."
        )


@pytest.mark.parametrize(("length", "there"), [(5.0, True), (0.9, False)])
def test_garbage_collection_within_steps(tmp_path: Path, length: float, there: bool) -> None:
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("python_function", "Python GC", at + 90, length),
            event("cpu_op", "aten::mm", at, 90),
        )
    ]
    document = document_of(tmp_path, *events)
    assert ("python_gc" in ids(document)) == there
    if there:
        found = the(document, "python_gc")
        assert (found["severity"], found["cost_ms"]) == ("medium", pytest.approx(0.005))
        assert "gc.freeze()" in found["next_step"]


@pytest.mark.parametrize(("first", "there"), [(160, True), (140, False)])
def test_a_first_step_that_warms_up(tmp_path: Path, first: int, there: bool) -> None:
    # Others of 100.  Its mean over four: 115.
    starts = [0, first, first + 100, first + 200]
    lengths = [first, 100, 100, 100]
    events = []
    for step, (start, length) in enumerate(zip(starts, lengths, strict=True)):
        events.append(event("user_annotation", f"ProfilerStep#{step}", start, length))
        events.append(event("cpu_op", "aten::mm", start, length - 1))
    document = document_of(tmp_path, *events)
    assert ("first_step_slow" in ids(document)) == there
    if there:
        found = the(document, "first_step_slow")
        assert (found["cost_ms"], found["look_at"]["steps"]) == (None, [0])
        assert "warmup=3" in found["next_step"]
        assert "0.16 ms against a median of 0.1 ms of the others" in found["evidence"]
        assert "so that the mean is 0.115 ms" in found["evidence"]


def test_a_slow_step_in_the_middle_is_not_the_first(tmp_path: Path) -> None:
    events = []
    for step, (start, length) in enumerate([(0, 100), (100, 160), (260, 100), (360, 100)]):
        events.append(event("user_annotation", f"ProfilerStep#{step}", start, length))
        events.append(event("cpu_op", "aten::mm", start, length - 1))
    found = ids(document_of(tmp_path, *events))
    assert "first_step_slow" not in found
    assert "slow_steps" in found


@pytest.mark.parametrize(("length", "there"), [(80, True), (90, False)])
def test_eager_ops_matter_if_the_step_waits(tmp_path: Path, length: int, there: bool) -> None:
    # All ops are eager.  Of 100 a step, 20 or 10 are Python.
    events = [event("cpu_op", "aten::mm", 100 * step, length) for step in STEPS]
    document = document_of(tmp_path, *events)
    assert document["metrics"]["eager_time_host"]["value"] == 100.0
    assert ("eager_host" in ids(document)) == there
    if there:
        assert "torch.compile" in the(document, "eager_host")["next_step"]
        assert the(document, "eager_host")["evidence"] == (
            "Eager time on the host: 100.0 % of its op time. All other time: 0.02 ms of 0.1 ms a "
            "step (20.0 %)."
        )


def test_a_rest_of_eager_ops(tmp_path: Path) -> None:
    # 48 compiled and 24 not, of 100 a step.
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("cpu_op", "Torch-Compiled Region: 0/0", at, 50),
            event("cpu_op", "aten::mm", at + 1, 48),
            event("cpu_op", "aten::mm", at + 52, 24),
        )
    ]
    found = the(document_of(tmp_path, *events), "eager_host")
    assert "graph_breaks" in found["next_step"]


def test_compiled_ops_are_not_eager(tmp_path: Path) -> None:
    regions = [event("cpu_op", "Torch-Compiled Region: 0/0", 100 * step, 80) for step in STEPS]
    events = [event("cpu_op", "aten::mm", 100 * step + 1, 78) for step in STEPS]
    document = document_of(tmp_path, *regions, *events)
    assert document["metrics"]["eager_time_host"]["value"] == 0.0
    assert "eager_host" not in ids(document)


def test_a_gpu_that_is_kept_busy_may_run_eagerly(tmp_path: Path) -> None:
    # Device idle 0-10 and 98-100 of 100: 12 %.
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (event("cpu_op", "aten::mm", at + 7, 3), *kernel(at + 10, 88))
    ]
    document = document_of(tmp_path, *events)
    assert document["metrics"]["eager_time_device"]["value"] == 100.0
    assert "eager_host" not in ids(document)


@pytest.mark.parametrize(
    ("iterator", "cure"),
    [
        ("_SingleProcessDataLoaderIter", "num_workers=0"),
        ("_MultiProcessingDataLoaderIter", "raise num_workers"),
    ],
)
def test_advice_on_the_loader_by_what_it_is(tmp_path: Path, iterator: str, cure: str) -> None:
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("user_annotation", f"enumerate(DataLoader)#{iterator}.__next__", at, 50),
            event("cpu_op", "aten::mm", at + 50, 50),
        )
    ]
    document = document_of(tmp_path, *events)
    assert document["findings"][0]["id"] == "input_bound"
    assert cure in document["findings"][0]["next_step"]


def test_input_by_copies_is_cured_by_pinned_memory(tmp_path: Path) -> None:
    found = the(document_of(tmp_path, *copies("Pageable")), "input_bound")
    assert "pin_memory=True" in found["next_step"]
    assert "num_workers" not in found["next_step"]


@pytest.mark.parametrize(("calls", "noun"), [("xpu_runtime", "device"), ("cuda_runtime", "GPU")])
def test_other_devices_are_no_gpus(tmp_path: Path, calls: str, noun: str) -> None:
    more: Any = {"device": 0, "stream": 7}
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event(calls, "cudaLaunchKernel", at + 10, 5, correlation=at + 1),
            event("kernel", "gemm", at + 50, 40, pid=0, tid=7, correlation=at + 1, **more),
        )
    ]
    found = the(document_of(tmp_path, *events), "unexplained_idle")
    assert found["title"] == f"The {noun} is idle, and no host event explains it"


def test_advice_for_what_the_job_does(tmp_path: Path) -> None:
    # Launches of 20 before kernels 40-100; a gradient makes it training.
    events = [
        one
        for at in (100 * step for step in STEPS)
        for one in (
            event("cpu_op", "aten::mm", at + 10, 21),
            event("cuda_runtime", "cudaLaunchKernel", at + 10, 20, correlation=at + 1),
            event(
                "kernel", "gemm", at + 40, 60, pid=0, tid=7, device=0, stream=7, correlation=at + 1
            ),
        )
    ]
    inference = the(document_of(tmp_path, *events), "launch_bound")
    assert "CUDA graphs" in inference["next_step"]
    assert "optimizer" not in inference["next_step"]
    gradient = event("cpu_op", "autograd::engine::evaluate_function: MmBackward0", 35, 1)
    training = the(document_of(tmp_path, *events, gradient), "launch_bound")
    assert "fused=True" in training["next_step"]


def test_every_new_finding_has_a_next_step() -> None:
    table = advice._PYTORCH
    assert {
        "sync_points",
        "pageable_copies",
        "data_parallel",
        "gloo_on_gpu",
        "recompiles",
        "allocator_stalls",
        "first_step_slow",
        "python_gc",
        "eager_host",
    } <= table.keys()
    for words in table.values():
        assert words.next_step.endswith((".", "?")), words
        assert not OF_OTHER_FRAMEWORKS.search(words.next_step)


def sentences(document: Any) -> list[str]:
    """What the page says of this run: findings, reasons, diagnostics, the headline."""
    said = [one[key] for one in document["findings"] for key in ("title", "evidence", "next_step")]
    metrics = document["metrics"]
    said += [one["reason"] for one in metrics.values()]
    # It begins with the formula.
    said += [one["source"] for one in metrics.values()]
    said += [one[key] for one in document["diagnostics"] for key in ("message", "hint")]
    headline = document["headline"]
    if headline and headline["bottleneck"]:
        said.append(headline["bottleneck"]["sentence"])
    return [one for one in said if one]


@pytest.mark.slow
@pytest.mark.skipif(not FILES, reason="../shared (real Kineto traces) is not beside this checkout")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_word_of_other_frameworks(path: Path) -> None:
    document: Any = load(path).to_dict()
    found = [one for one in sentences(document) if OF_OTHER_FRAMEWORKS.search(one)]
    assert not found
    assert all(one["next_step"] for one in document["findings"])
    assert all(one["look_at"]["tool"] is None for one in document["findings"])
