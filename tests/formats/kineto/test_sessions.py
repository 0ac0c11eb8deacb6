"""Job kinds and sessions of traces of torch.profiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases import value
from tests.formats.kineto.test_documents import case, device, launch
from tests.formats.kineto.traces import event

# Times are microseconds, and those of documents milliseconds.


@pytest.mark.parametrize(
    ("cat", "name", "kind"),
    [
        ("user_annotation", "Optimizer.step#AdamW.step", "training"),
        ("cpu_op", "autograd::engine::evaluate_function: MmBackward0", "training"),
        ("cpu_op", "AddmmBackward0", "training"),
        ("cpu_op", "CompiledFunctionBackward", "training"),
        ("user_annotation", "execute_model", "inference"),
        ("user_annotation", "step[DECODE bs=4] 7", "inference"),
        ("cpu_op", "aten::addmm", "inference"),
        # Neither has a forward.
        ("cpu_op", "aten::add", "unknown"),
        ("user_annotation", "Optimizer.zero_grad#AdamW.zero_grad", "unknown"),
    ],
)
def test_kind_of_the_job(tmp_path: Path, cat: str, name: str, kind: str) -> None:
    assert case(tmp_path, event(cat, name, 10, 30))["job"]["kind"] == kind


def answer(name: str, start: float, correlation: int, length: float = 80) -> list[dict[str, Any]]:
    """A range, in which a copy to the device overlaps half with a kernel of 30."""
    copy = event("cuda_runtime", "cudaMemcpyAsync", start + 2, 2, correlation=correlation)
    return [
        event("user_annotation", name, start, length),
        event("cpu_op", "aten::mm", start + 5, 10),
        copy,
        launch(start + 6, 2, correlation + 1),
        device("Memcpy HtoD (Pinned -> Device)", start + 10, 20, correlation, cat="gpu_memcpy"),
        device("gemm", start + 20, 30, correlation + 1),
    ]


def parts(document: Any) -> dict[str, float]:
    return {name: round(1000 * found, 6) for name, found in document["inference"]["mean"].items()}


@pytest.mark.parametrize("name", ["request 1", "infer", "predict_batch", "model_inference"])
def test_ranges_named_as_requests_are_sessions(tmp_path: Path, name: str) -> None:
    # The kernel, and what of the copy it does not hide, 10 before it.
    events = [one for place in range(3) for one in answer(name, 100 * place, 2 * place)]
    document = case(tmp_path, *events)
    found = document["inference"]
    assert (found["sessions"], found["inferred"]) == (3, True)
    assert parts(document) == {
        "total_ms": 80,
        "host_ms": 40,
        "device_ms": 30,
        "communication_ms": 10,
    }
    assert document["metrics"]["session_time"]["status"] == "inferred"
    assert value(document, "session_time") == pytest.approx(0.08)
    assert value(document, "sessions_per_second") == pytest.approx(3 / 280e-6)


def test_work_beyond_a_session_is_not_its_own(tmp_path: Path) -> None:
    # The range ends at 40, amid the kernel.
    events = [one for place in range(3) for one in answer("request", 100 * place, 2 * place, 40)]
    assert parts(case(tmp_path, *events))["device_ms"] == 20


def test_percentiles_lie_between_sessions(tmp_path: Path) -> None:
    lengths = (80, 60, 100)
    events = [
        one
        for place, length in enumerate(lengths)
        for one in answer("request", 200 * place, 2 * place, length)
    ]
    document = case(tmp_path, *events)
    found = {
        one["percentile"]: round(1000 * one["total_ms"], 6)
        for one in document["inference"]["percentiles"]
    }
    assert (found[50], found[75]) == (80, 90)


def test_two_requests_are_too_few(tmp_path: Path) -> None:
    events = [one for place in range(2) for one in answer("request", 100 * place, 2 * place)]
    document = case(tmp_path, *events)
    assert document["inference"] is None
    assert "three times at least" in document["metrics"]["session_time"]["reason"]


def test_training_has_no_sessions(tmp_path: Path) -> None:
    events = [one for place in range(3) for one in answer("predict", 100 * place, 2 * place)]
    document = case(tmp_path, *events, event("cpu_op", "MmBackward0", 400, 10))
    assert document["inference"] is None


def test_outermost_range_that_repeats_is_the_session(tmp_path: Path) -> None:
    # Each request runs the model once; the whole is generated once, which does not repeat.
    events = [event("user_annotation", "generate", 0, 400)]
    for place in range(3):
        events += answer("request", 100 * place + 5, 2 * place)
        events.append(event("user_annotation", "execute_model", 100 * place + 10, 50))
    found = case(tmp_path, *events)["inference"]
    assert (found["sessions"], found["mean"]["total_ms"]) == (3, pytest.approx(0.08))
    assert "request" in found["source"]


def test_requests_on_threads_have_their_own_work(tmp_path: Path) -> None:
    # Three threads at once; each has the kernel that it launched.
    events = []
    for place in range(3):
        for one in answer("request", 10 * place, 2 * place):
            if one["pid"] != 0:
                one["tid"] = place
            events.append(one)
    document = case(tmp_path, *events)
    assert document["inference"]["sessions"] == 3
    assert parts(document)["device_ms"] == 30


def test_range_that_repeats_is_a_session_without_names(tmp_path: Path) -> None:
    events = [one for place in range(3) for one in answer("forward", 100 * place, 2 * place)]
    document = case(tmp_path, *events)
    assert document["inference"]["sessions"] == 3
    assert parts(document)["total_ms"] == 80
    (tmp_path / "marked").mkdir()
    # The user's own steps lead.
    markers = [
        event("user_annotation", f"ProfilerStep#{place}", 100 * place, 100) for place in range(3)
    ]
    again = [one for place in range(3) for one in answer("forward", 100 * place, 2 * place)]
    marked = case(tmp_path / "marked", *markers, *again)
    assert marked["inference"] is None
    assert "marks steps" in marked["metrics"]["session_time"]["reason"]


def test_ops_are_the_work_of_a_session_on_a_cpu(tmp_path: Path) -> None:
    # Nested ops count once: 10-40 in each.
    events = []
    for place in range(3):
        at = 100 * place
        events.append(event("user_annotation", "model_inference", at, 60))
        events.append(event("cpu_op", "aten::linear", at + 10, 30))
        events.append(event("cpu_op", "aten::addmm", at + 15, 20))
    document = case(tmp_path, *events)
    assert parts(document) == {
        "total_ms": 60,
        "host_ms": 30,
        "device_ms": 30,
        "communication_ms": 0,
    }


def test_marked_steps_stand_for_named_sessions(tmp_path: Path) -> None:
    markers = [
        event("user_annotation", f"ProfilerStep#{place}", 100 * place, 100) for place in range(3)
    ]
    events = [one for place in range(3) for one in answer("predict", 100 * place, 2 * place)]
    document = case(tmp_path, *markers, *events)
    assert document["inference"] is None
    assert "marks steps of its own" in document["metrics"]["session_time"]["reason"]
    assert document["headline"]["what"] == "step_time"
    (tmp_path / "unmarked").mkdir()
    again = [one for place in range(3) for one in answer("predict", 100 * place, 2 * place)]
    assert case(tmp_path / "unmarked", *again)["headline"]["what"] == "session_time"
