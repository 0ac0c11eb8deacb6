"""Diagnostics of traces of torch.profiler: a case in which each appears, and one close to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.overview.build import UnreadableRunError
from tests.cases import codes, columns, value
from tests.conftest import SHARED
from tests.formats.kineto.traces import event, written
from tests.overview_schema import assert_valid

CORPUS = SHARED / "corpus_pytorch"
GPU = [{"id": 0, "name": "NVIDIA A100-SXM4-40GB", "computeMajor": 8, "computeMinor": 0}]


def case(
    folder: Path, *events: dict[str, Any], damage: tuple[str, str] = ("", ""), **keys: Any
) -> Any:
    """The document of one file; times of events count from 1000 microseconds on.

    Args:
        damage: a text of the file, and what it is replaced by.
        keys: of the file.
    """
    shifted = [one | {"ts": one["ts"] + 1000} for one in events]
    path = folder / "a.pt.trace.json"
    path.write_text(written(shifted, **keys).replace(*damage), encoding="utf-8")
    document: Any = load(path, cache=False).to_dict()
    assert_valid(document)
    return document


def diagnostic(document: Any, code: str) -> Any:
    (found,) = (one for one in document["diagnostics"] if one["code"] == code)
    return found


def marker(number: int, start: float, length: float) -> dict[str, Any]:
    return event("user_annotation", f"ProfilerStep#{number}", start, length)


def launch(
    start: float, correlation: int, name: str = "cudaLaunchKernel", **more: Any
) -> dict[str, Any]:
    return event("cuda_runtime", name, start, 4, correlation=correlation, **more)


def kernel(start: float, correlation: int | None, length: float = 5) -> dict[str, Any]:
    more: Any = {"device": 0, "stream": 7}
    if correlation is not None:
        more["correlation"] = correlation
    return event("kernel", "gemm", start, length, pid=0, tid=7, **more)


def span(start: float, length: float) -> dict[str, Any]:
    return event(
        "Trace", "PyTorch Profiler (0)", start, length, pid="Spans", tid="PyTorch Profiler"
    )


# ---- the file ------------------------------------------------------------------------------------


def test_other_json_is_unreadable_and_says_what_to_use(tmp_path: Path) -> None:
    path = tmp_path / "a.pt.trace.json"
    path.write_text("<!doctype html><html></html>", encoding="utf-8")
    with pytest.raises(UnreadableRunError, match=r"no trace of torch\.profiler.*trace_handler"):
        load(path)


def test_events_that_were_lost_or_repaired_are_counted(tmp_path: Path) -> None:
    # Of three ops the second has no readable time.
    ops = [event("cpu_op", "aten::mm", at, 10) for at in (10, 30, 50)]
    lost = case(tmp_path, marker(1, 0, 100), *ops, damage=('"ts": 1030', '"ts": {{{'))
    found = diagnostic(lost, "json_damaged")
    assert found["severity"] == "warning"
    assert "1 event could not be read" in found["message"]
    assert value(lost, "time_host_compute") == pytest.approx(0.02)
    assert lost["run"]["files"][0]["status"] == "partial"


def test_events_that_were_repaired_are_all_there(tmp_path: Path) -> None:
    ops = [event("cpu_op", name, at, 10) for name, at in (("a", 10), ("DAMAGE", 30))]
    repaired = case(tmp_path, marker(1, 0, 100), *ops, damage=("DAMAGE", '<module "x">'))
    found = diagnostic(repaired, "json_damaged")
    assert "1 event is no valid JSON, and was read all the same" in found["message"]
    assert "could not" not in found["message"]
    assert value(repaired, "time_host_compute") == pytest.approx(0.02)
    assert repaired["run"]["files"][0]["status"] == "ok"
    assert "json_damaged" not in codes(case(tmp_path, marker(1, 0, 100), *ops))


def test_trace_without_events_says_what_the_profiler_sees(tmp_path: Path) -> None:
    document = case(tmp_path, span(0, 100), deviceProperties=GPU)
    found = diagnostic(document, "no_events")
    assert found["severity"] == "warning"
    assert "only the thread that started it" in found["message"]
    assert "profile_all_threads" in found["hint"]
    assert value(document, "step_time") is None
    with_op = case(tmp_path, span(0, 100), event("cpu_op", "aten::mm", 10, 10))
    assert "no_events" not in codes(with_op)


def test_a_recording_of_nothing_is_the_reason_for_no_steps(tmp_path: Path) -> None:
    document = case(tmp_path, span(0, 100), deviceProperties=GPU)
    reason = document["metrics"]["step_time"]["reason"]
    assert reason.startswith("No step was found: the profiler recorded nothing. Start it in the")


def test_impossible_times_are_left_out(tmp_path: Path) -> None:
    # Time 0 of the file's own clock, and a negative length.
    zero = event("cpu_op", "aten::mm", -1000 - 1790857026e6, 5)
    negative = event("cpu_op", "aten::mm", 50, -5)
    document = case(tmp_path, marker(1, 0, 100), event("cpu_op", "a", 10, 30), zero, negative)
    found = diagnostic(document, "impossible_times")
    assert found["severity"] == "info"
    assert "2 events" in found["message"]
    assert value(document, "time_host_compute") == pytest.approx(0.03)
    ok = case(tmp_path, marker(1, 0, 100), event("cpu_op", "a", 10, 0))
    assert "impossible_times" not in codes(ok)


@pytest.mark.parametrize(("finished", "appears"), [("false", True), ("true", False)])
def test_ops_that_were_open_when_the_recording_stopped(
    tmp_path: Path, finished: str, appears: bool
) -> None:
    op = event("cpu_op", "aten::mm", 50, 50, finished=finished)
    document = case(tmp_path, marker(1, 0, 100), op)
    assert ("unfinished_events" in codes(document)) == appears
    assert value(document, "time_host_compute") == pytest.approx(0.05)
    if appears:
        assert "1 op was still running" in diagnostic(document, "unfinished_events")["message"]


def test_unknown_categories_are_named(tmp_path: Path) -> None:
    names = ["zeta", "zeta", "b", "c", "d", "e"]
    others = [event(name, "x", 10, 5) for name in names]
    document = case(tmp_path, marker(1, 0, 100), *others)
    found = diagnostic(document, "unknown_categories")
    assert found["severity"] == "info"
    assert "'zeta' (2), 'b' (1), 'c' (1), 'd' (1) and 1 more" in found["message"]
    flow = event("ac2g", "ac2g", 10, None, ph="s")
    assert "unknown_categories" not in codes(case(tmp_path, marker(1, 0, 100), flow))


def test_log_of_the_profiler_is_quoted(tmp_path: Path) -> None:
    log: Any = {"WARNING": ["b  b", "c", "d"], "ERROR": ["a" * 500], "INFO": ["nothing"]}
    document = case(tmp_path, marker(1, 0, 100), **log)
    found = diagnostic(document, "profiler_said")
    assert found["severity"] == "info"
    assert f"{'a' * 119}…; b b; c." in found["message"]
    assert not {"profiler_error", "profiler_warning"} & set(codes(document))
    assert "profiler_said" not in codes(case(tmp_path, marker(1, 0, 100), INFO=["x"], ERROR=[]))


# ---- launches and what they launched -------------------------------------------------------------


def test_kernels_that_were_not_recorded(tmp_path: Path) -> None:
    events = [marker(1, 0, 100), event("cpu_op", "aten::mm", 10, 20), launch(15, 3)]
    document = case(tmp_path, *events, deviceProperties=GPU)
    found = diagnostic(document, "kernels_not_recorded")
    assert found["severity"] == "warning"
    for word in ("cudaLaunchKernel", "CUPTI_ERROR_INSUFFICIENT_PRIVILEGES", "another profiler"):
        assert word in found["message"]
    assert "ProfilerActivity.CUDA" in found["hint"]
    assert not {"no_device_events", "no_device_plane", "kernels_missing"} & set(codes(document))
    assert document["platform"] == "gpu"
    # The host's part is known: an op of 20 around a launch of 4.
    assert value(document, "time_host_compute") == pytest.approx(0.016)
    assert value(document, "time_kernel_launch") == pytest.approx(0.004)
    for name in ("duty_cycle", "duty_cycle_steps", "time_device_compute", "compute_16bit"):
        metric = document["metrics"][name]
        assert metric["value"] is None, name
        assert metric["reason"]


def test_kernels_that_were_not_recorded_of_a_device_that_is_not_described(tmp_path: Path) -> None:
    events = [marker(1, 0, 100), event("cpu_op", "aten::mm", 10, 20), launch(15, 3)]
    document = case(tmp_path, *events)
    assert "kernels_not_recorded" in codes(document)
    assert "no_device_plane" not in codes(document)
    assert value(document, "time_all_others") is None
    recorded = case(tmp_path, *events, kernel(25, 3))
    assert "kernels_not_recorded" not in codes(recorded)
    without_launch = case(tmp_path, *events[:2], deviceProperties=GPU)
    assert "kernels_not_recorded" not in codes(without_launch)
    assert without_launch["platform"] == "cpu"


def loop(recorded: list[int], launched: int | list[int] = 100) -> list[dict[str, Any]]:
    """Steps of 2 ms, with launches every 10 µs of its first one, each with a kernel 5 later.

    Args:
        recorded: of each step, how many of its launches have a kernel, the first ones.
        launched: how many each launches.
    """
    events = []
    each = [launched] * len(recorded) if isinstance(launched, int) else launched
    for step, (kernels, launches) in enumerate(zip(recorded, each, strict=True)):
        start = 2000 * step
        events.append(marker(step, start, 2000))
        for one in range(launches):
            events.append(launch(start + 10 * one, 1000 * step + one))
            if one < kernels:
                events.append(kernel(start + 10 * one + 5, 1000 * step + one))
    return events


def test_step_that_lost_kernels_is_incomplete(tmp_path: Path) -> None:
    # 25 of 400 launches are over 1 %; 75 kernels are under 80 % of 100.
    document = case(tmp_path, *loop([100, 100, 100, 75]))
    found = diagnostic(document, "kernels_missing")
    assert found["severity"] == "warning"
    assert "25 of 400 launches" in found["message"]
    assert "torch.cuda.synchronize() before the profiler stops" in found["hint"]
    assert columns(document)["complete"] == [True, True, True, False]
    assert columns(document)["incomplete_reason"][3].startswith("device ops missing")
    assert document["metrics"]["step_time"]["n"] == 3


def test_step_that_lost_few_kernels_is_complete(tmp_path: Path) -> None:
    document = case(tmp_path, *loop([100, 100, 100, 80]))
    assert "kernels_missing" in codes(document)
    assert columns(document)["complete"] == [True] * 4


def test_step_that_does_less_lost_nothing(tmp_path: Path) -> None:
    # The second one lost 25 of 100; the third launched 60, and has all.
    document = case(tmp_path, *loop([100, 75, 60, 100, 100], [100, 100, 60, 100, 100]))
    assert "kernels_missing" in codes(document)
    assert columns(document)["complete"] == [True, False, True, True, True]


def test_a_hundredth_of_the_launches_may_lack_their_kernel(tmp_path: Path) -> None:
    document = case(tmp_path, *loop([100, 100, 100, 96]))
    assert "kernels_missing" not in codes(document)
    assert columns(document)["complete"] == [True] * 4


def test_late_and_captured_launches_are_not_missed(tmp_path: Path) -> None:
    late = [launch(8000 - 990 + 10 * one, 9000 + one) for one in range(50)]
    document = case(tmp_path, *loop([100] * 4), *late)
    assert "kernels_missing" not in codes(document)
    captured = [
        launch(3100, 9000, "cudaStreamBeginCapture"),
        *(launch(3110 + 10 * one, 9001 + one) for one in range(50)),
        launch(3700, 9100, "cudaStreamEndCapture"),
    ]
    document = case(tmp_path, *loop([100] * 4), *captured)
    assert "kernels_missing" not in codes(document)
    # Memsets of no bytes run nothing.
    sets = [one | {"name": "cudaMemsetAsync"} for one in captured[1:-1]]
    assert "kernels_missing" not in codes(case(tmp_path, *loop([100] * 4), *sets))
    # On another thread nothing was captured.
    others = [one | {"tid": 2} if one["name"] == "cudaLaunchKernel" else one for one in captured]
    found = diagnostic(case(tmp_path, *loop([100] * 4), *others), "kernels_missing")
    assert "50 of 450 launches" in found["message"]


@pytest.mark.parametrize(
    ("lengths", "severity"),
    [((), None), ((10,), "info"), ((100, 100), "warning")],
)
def test_device_work_without_its_launch(
    tmp_path: Path, lengths: tuple[float, ...], severity: str | None
) -> None:
    # Four steps with 100 kernels of 5 each: 2000, so that 10 and 300 more are 0.5 and 13 %.
    strays = [kernel(1200 + 200 * at, None, length) for at, length in enumerate(lengths)]
    if severity == "warning":
        strays.append(kernel(1700, 77777, 100))
    document = case(tmp_path, *loop([100] * 4), *strays)
    found = [one for one in document["diagnostics"] if one["code"] == "device_work_unlinked"]
    assert [one["severity"] for one in found] == ([] if severity is None else [severity])
    assert "cycle_mixed" not in codes(document)


def test_device_work_of_the_cycle_before(tmp_path: Path) -> None:
    # Two kernels ran before the first that the first step launched.
    strays = [kernel(-20, None), kernel(-10, 77777)]
    document = case(tmp_path, *loop([100] * 4), *strays)
    found = diagnostic(document, "cycle_mixed")
    assert found["severity"] == "info"
    assert "2 events" in found["message"]
    assert "the cycle before" in found["message"]
    assert value(document, "step_time") == pytest.approx(2)


def test_markers_of_which_most_work_is_not(tmp_path: Path) -> None:
    # In the markers 2000 µs of kernels were launched, before them 880 or 2640 (summed).
    events = loop([100] * 4)
    before = kernel(-900, None, 880)
    assert "markers_unlinked" not in codes(case(tmp_path, *events, before))
    found = diagnostic(
        case(tmp_path, *events, *(kernel(-900 + one, None, 880) for one in range(3))),
        "markers_unlinked",
    )
    assert found["message"].startswith("Under half of the device time was launched within")
    assert "torch.cuda.synchronize()" in found["hint"]


def test_devices_alone_say_that_the_host_is_missing(tmp_path: Path) -> None:
    document = case(tmp_path, kernel(0, 1), kernel(10, 2))
    found = diagnostic(document, "device_work_unlinked")
    assert "No call that launches work was recorded" in found["message"]
    assert "ProfilerActivity.CPU" in found["hint"]


@pytest.mark.parametrize(
    ("early", "by", "severity"),
    [(0, 0, None), (1, 3, "info"), (10, 3, "warning"), (1, 1100, "warning")],
)
def test_kernels_before_their_launch(
    tmp_path: Path, early: int, by: float, severity: str | None
) -> None:
    events = loop([100] * 4)
    for one in [one for one in events if one["cat"] == "kernel"][50 : 50 + early]:
        one["ts"] -= 5 + by
    document = case(tmp_path, *events)
    found = [one for one in document["diagnostics"] if one["code"] == "kernel_before_launch"]
    assert [one["severity"] for one in found] == ([] if severity is None else [severity])
    if severity:
        assert f"up to {by:,} µs" in found[0]["message"]


# ---- the profiler's own cost ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "length", "appears"),
    [("Buffer Flush", 6, True), ("Buffer Flush", 5, False), ("Lazy Function Loading", 50, False)],
)
def test_overhead_of_the_profiler(tmp_path: Path, name: str, length: float, appears: bool) -> None:
    own = event("overhead", name, 40, length, pid=-1, tid=0)
    document = case(tmp_path, marker(1, 0, 100), event("cpu_op", "aten::mm", 10, 20), own)
    assert ("profiler_overhead" in codes(document)) == appears
    if appears:
        assert "took 6 % of the steps" in diagnostic(document, "profiler_overhead")["message"]


@pytest.mark.parametrize(
    ("busy", "flags", "text"),
    [
        (40, {"with_stack": 1}, "with_stack slows the host, which takes 60 % of the steps"),
        (40, {"with_stack": 1, "profile_memory": 1}, "with_stack and profile_memory slow the host"),
        (60, {"with_stack": 1}, None),
        (40, {"with_stack": 0, "record_shapes": 1}, None),
    ],
)
def test_options_that_slow_the_host(
    tmp_path: Path, busy: float, flags: Any, text: str | None
) -> None:
    # A synchronized step of 100 whose kernel takes 40 or 60.
    document = case(tmp_path, marker(1, 0, 100), launch(10, 1), kernel(20, 1, busy), **flags)
    if text is None:
        assert "profiler_overhead" not in codes(document)
    else:
        assert text in diagnostic(document, "profiler_overhead")["message"]


@pytest.mark.parametrize(("device_type", "appears"), [(13, True), (0, False)])
def test_mps_records_no_kernels(tmp_path: Path, device_type: int, appears: bool) -> None:
    more: Any = {"Device Type": device_type, "Device Id": 0, "Bytes": 512}
    memory = event("cpu_instant_event", "[memory]", 20, None, ph="i") | {"args": more}
    document = case(tmp_path, marker(1, 0, 100), event("cpu_op", "aten::mm", 10, 20), memory)
    assert document["platform"] == "cpu"
    assert ("unknown_device" in codes(document)) == appears
    assert not {"no_device_plane", "kernels_not_recorded"} & set(codes(document))
    assert (value(document, "time_all_others") is None) == appears
    if appears:
        assert "MPS" in diagnostic(document, "unknown_device")["message"]


# ---- real traces ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(
    not CORPUS.is_dir(), reason="../shared (real traces) is not beside this checkout"
)
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("cpu_threads_unseen", {"no_events"}),
        ("gpu_mi300_qwen_step6", {"device_work_unlinked", "cycle_mixed"}),
        ("gpu_v100_resnet_ns", set()),
        ("broken/quotes_in_name", {"json_damaged"}),
        ("broken/windows_backslash", {"json_damaged"}),
        ("broken/occupancy_na", {"json_damaged"}),
        ("broken/cut_gzip", {"file_partial"}),
    ],
)
def test_real_traces(name: str, expected: set[str]) -> None:
    document: Any = load(
        CORPUS / f"{name}.pt.trace.json{'' if name == 'cpu_threads_unseen' else '.gz'}"
    ).to_dict()
    found = set(codes(document))
    assert expected <= found
    # No call but memsets of no bytes lacks its work in these.
    assert "kernels_missing" not in found
