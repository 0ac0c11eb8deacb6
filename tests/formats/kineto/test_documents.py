"""Traces of torch.profiler as whole documents: real ones, and small ones in the tests' words."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tests.cases import columns, value
from tests.conftest import SHARED
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

CORPUS = SHARED / "corpus_pytorch"
FILES = sorted(CORPUS.rglob("*.pt.trace.json*")) if CORPUS.is_dir() else []
needs_corpus = pytest.mark.skipif(
    not FILES, reason="../shared (real Kineto traces) is not beside this checkout"
)


def document_of(path: Path) -> Any:
    document: Any = load(path).to_dict()
    assert_valid(document)
    return document


@pytest.mark.slow
@needs_corpus
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_real_traces_are_read(path: Path) -> None:
    if path.name == "html_not_trace.pt.trace.json":
        with pytest.raises(UnreadableRunError, match=r"no trace of torch\.profiler"):
            load(path)
        return
    document = document_of(path)
    (file,) = document["run"]["files"]
    is_cut = path.name.startswith("cut_")
    assert file["status"] == ("partial" if is_cut else "ok")
    assert (file["message"] is not None) == is_cut
    assert document["platform"] == ("gpu" if has_devices(path) else "cpu")


def has_devices(path: Path) -> bool:
    of_cpu = path.name.startswith("cpu_") or path.parent.name.startswith("cpu_")
    # The broken files of H100 end before their first kernel but for one.
    is_broken = path.parent.name == "broken" and not path.name.startswith("occupancy")
    return not of_cpu and not is_broken


@pytest.mark.slow
@needs_corpus
@pytest.mark.parametrize(
    ("name", "step_time", "count"),
    [
        # Means of the complete steps, worked out apart.
        ("gpu_v100_resnet_ns.pt.trace.json.gz", 97.0, 4),
        ("gpu_h100_timesformer_step6.pt.trace.json.gz", 382.5, 1),
        ("gpu_mi300_sd35_step3.pt.trace.json.gz", 1195.1, 1),
        ("gpu_v100_resnet50_loader0_2spans/worker0.1623143089861.pt.trace.json.gz", 179.9, 5),
    ],
)
def test_step_times_of_real_traces(name: str, step_time: float, count: int) -> None:
    document = document_of(CORPUS / name)
    assert value(document, "step_time") == pytest.approx(step_time, abs=0.05)
    assert sum(columns(document)["complete"]) == count


@pytest.mark.parametrize("name", ["profile_0.json", "p.pt.trace.json", "p.pt.trace.json.gz", "p"])
def test_file_is_claimed_by_its_name_or_its_content(tmp_path: Path, name: str) -> None:
    marker = event("user_annotation", "ProfilerStep#3", 1000, 100)
    content = written([marker, event("cpu_op", "aten::mm", 1010, 30)]).encode()
    (tmp_path / name).write_bytes(gzip.compress(content) if name.endswith(".gz") else content)
    document = document_of(tmp_path / name)
    assert columns(document)["number"] == [3]
    assert value(document, "time_host_compute") == pytest.approx(0.03)


def test_other_json_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.pt.trace.json"
    path.write_text('{"schema": "1.1", "nodes": []}', encoding="utf-8")
    with pytest.raises(UnreadableRunError, match="execution trace of PyTorch"):
        load(path)


def case(folder: Path, *events: dict[str, Any]) -> Any:
    """The document of one file; times of events count from 1000 microseconds on."""
    for one in events:
        one["ts"] += 1000
    path = folder / "a.pt.trace.json"
    path.write_text(written(events), encoding="utf-8")
    return document_of(path)


def launch(ts: float, dur: float, correlation: int) -> dict[str, Any]:
    return event("cuda_runtime", "cudaLaunchKernel", ts, dur, correlation=correlation)


def device(
    name: str, ts: float, dur: float, correlation: int, cat: str = "kernel"
) -> dict[str, Any]:
    more: Any = {"device": 0, "stream": 7, "correlation": correlation}
    return event(cat, name, ts, dur, pid=0, tid=7, **more)


def test_collectives_of_the_host_make_a_device_wait(tmp_path: Path) -> None:
    # One step of 100: gloo 10-50, a kernel 60-80 by the launch 52-55 in the op 51-56.
    document = case(
        tmp_path,
        event("user_annotation", "ProfilerStep#1", 0, 100),
        event("user_annotation", "gloo:all_reduce", 10, 40, tid=2),
        event("cpu_op", "aten::mm", 51, 5),
        launch(52, 3, 7),
        device("gemm", 60, 20, 7),
    )
    assert value(document, "time_device_collectives") == pytest.approx(0.04)
    assert value(document, "time_kernel_launch") == pytest.approx(0.003)
    assert value(document, "time_host_compute") == pytest.approx(0.002)
    assert value(document, "time_device_compute") == pytest.approx(0.02)


def test_thread_that_only_pins_memory_works_ahead(tmp_path: Path) -> None:
    document = case(
        tmp_path,
        event("user_annotation", "ProfilerStep#1", 0, 100),
        event("cpu_op", "aten::mm", 50, 5),
        event("cpu_op", "aten::pin_memory", 10, 30, tid=9),
        event("cpu_op", "aten::copy_", 15, 20, tid=9),
    )
    assert value(document, "time_host_compute") == pytest.approx(0.005)
    assert value(document, "time_input") == 0


def test_kernels_are_rows_of_the_ops_that_launched_them(tmp_path: Path) -> None:
    # Two executions of aten::mm with two kernels each, and a copy by aten::copy_.
    events = [event("user_annotation", "ProfilerStep#1", 0, 200)]
    for index in range(2):
        at, id_ = 50 * index, 10 * index
        events += [
            event("cpu_op", "aten::linear", at, 40),
            event("cpu_op", "aten::mm", at + 5, 30),
            launch(at + 6, 2, id_ + 1),
            launch(at + 9, 2, id_ + 2),
            device("gemm", at + 10, 20, id_ + 1),
            device("splitK", at + 30, 5, id_ + 2),
        ]
    events += [
        event("cpu_op", "aten::copy_", 150, 10),
        event("cuda_runtime", "cudaMemcpyAsync", 151, 2, correlation=99),
        device("Memcpy HtoD (Pinned -> Device)", 155, 10, 99, cat="gpu_memcpy"),
    ]
    rows = [row for row in case(tmp_path, *events)["top_ops"] if row["side"] == "device"]
    found = {row["name"]: (row["occurrences"], row["self_ms"]) for row in rows}
    assert found == {
        "aten::mm": (2, pytest.approx(0.05)),
        "MemcpyH2D": (1, pytest.approx(0.01)),
    }


def test_ranges_with_a_number_that_counts_up_are_steps(tmp_path: Path) -> None:
    # Ranges of 80 every 100; the last one ends its step.
    ranges = [event("user_annotation", f"iteration {7 + k}", 100 * k, 80) for k in range(4)]
    document = case(tmp_path, *ranges, event("cpu_op", "aten::mm", 10, 30))
    assert document["steps"]["source"] == "inferred"
    assert columns(document)["number"] == [7, 8, 9, 10]
    assert columns(document)["duration_ms"] == pytest.approx([0.1, 0.1, 0.1, 0.08])


def test_batches_of_a_loader_begin_steps(tmp_path: Path) -> None:
    # Four batches make three steps.
    name = "enumerate(DataLoader)#_SingleProcessDataLoaderIter.__next__"
    batches = [event("user_annotation", name, start, 20) for start in (0, 100, 210, 330)]
    document = case(tmp_path, *batches, event("cpu_op", "aten::mm", 40, 30))
    assert columns(document)["duration_ms"] == pytest.approx([0.1, 0.11, 0.12])
    assert columns(document)["input"] == pytest.approx([0.02, 0.02, 0.02])


def test_launches_without_kernels_are_a_device_that_recorded_nothing(tmp_path: Path) -> None:
    events = [
        event("user_annotation", "ProfilerStep#1", 1000, 100),
        event("cpu_op", "aten::mm", 1010, 20),
        launch(1015, 5, 3),
    ]
    path = tmp_path / "a.pt.trace.json"
    path.write_text(written(events, deviceProperties=[{"id": 0, "name": "X"}]), encoding="utf-8")
    document = document_of(path)
    assert document["platform"] == "gpu"
    assert value(document, "duty_cycle") is None
    assert value(document, "time_kernel_launch") == pytest.approx(0.005)
    assert value(document, "time_host_compute") == pytest.approx(0.015)


def test_devices_of_other_kinds_have_streams_too(tmp_path: Path) -> None:
    call = event("xpu_runtime", "urEnqueueKernelLaunch", 5, 5, correlation=3)
    marker = event("user_annotation", "ProfilerStep#1", 0, 100)
    document = case(tmp_path, marker, call, device("gemm", 20, 40, 3))
    (found,) = document["devices"]
    assert (document["platform"], found["kind"]) == ("gpu", "xpu")
    assert value(document, "time_device_compute") == pytest.approx(0.04)
