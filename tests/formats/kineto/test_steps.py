"""Steps of traces of torch.profiler: markers, and what stands for them where there are none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases import codes, columns, value
from tests.formats.kineto.test_documents import case, device, launch
from tests.formats.kineto.traces import event

# Times are microseconds, and those of documents milliseconds.


def marker(number: int, start: float, length: float) -> dict[str, Any]:
    return event("user_annotation", f"ProfilerStep#{number}", start, length)


def work(
    correlation: int, called: float, start: float, length: float, **where: Any
) -> list[dict[str, Any]]:
    """A kernel, and its launch of 2 microseconds."""
    kernel = device("gemm", start, length, correlation)
    if "stream" in where:
        kernel["tid"] = kernel["args"]["stream"] = where["stream"]
    return [launch(called, 2, correlation), kernel]


def lengths(document: Any) -> list[float]:
    return [round(1000 * one, 6) for one in columns(document)["duration_ms"]]


# ---- markers -------------------------------------------------------------------------------------


def test_step_begins_where_the_device_waits_for_its_host(tmp_path: Path) -> None:
    # 10: nothing ran before, so from its marker, 0; 11: the device was busy up to 130; 12: it has
    # waited since 180.  The last op ends at 260, the marker at 300: the host waited for it.
    markers = [marker(10, 0, 100), marker(11, 100, 60), marker(12, 160, 140)]
    ops = [
        *work(1, 5, 20, 50),
        *work(2, 50, 70, 60),
        *work(3, 110, 130, 50),
        *work(4, 200, 230, 30),
    ]
    document = case(tmp_path, *markers, *ops)
    assert columns(document)["number"] == [10, 11, 12]
    assert lengths(document) == [130, 50, 120]
    assert columns(document)["complete"] == [True] * 3
    assert value(document, "step_time") == pytest.approx(0.1)
    assert document["steps"]["source"] == "host_markers"
    assert document["steps"]["method"] == (
        "ProfilerStep markers, and the device work that was launched within them"
    )


def test_step_whose_work_outlasts_the_last_marker_is_open_ended(tmp_path: Path) -> None:
    ops = [*work(1, 5, 20, 50), *work(2, 110, 150, 80)]
    document = case(tmp_path, marker(1, 0, 100), marker(2, 100, 100), *ops)
    # From 100, where the device has waited since 70, to the end of the work.
    assert lengths(document) == [100, 130]
    assert columns(document)["complete"] == [True, False]
    assert "open-ended" in columns(document)["incomplete_reason"][1]


@pytest.mark.parametrize(
    ("length", "pause", "ends_there"),
    [
        (100, 900, False),
        (100, 1100, True),
        # A twentieth of a marker of 100 ms is 5 ms.
        (100_000, 4_000, False),
        (100_000, 6_000, True),
    ],
)
def test_step_ends_with_its_marker_where_the_next_one_begins_late(
    tmp_path: Path, length: float, pause: float, ends_there: bool
) -> None:
    late = 2 * length + pause
    starts = (0, length, late)
    markers = [marker(number, start, length) for number, start in enumerate(starts)]
    ops = [one for place, at in enumerate(starts) for one in work(place, at + 5, at + 10, 20)]
    document = case(tmp_path, *markers, *ops)
    assert lengths(document) == [length, length if ends_there else length + pause, length]
    assert columns(document)["period_ms"][1] == pytest.approx((length + pause) / 1000)
    assert columns(document)["complete"] == [True] * 3


def test_marker_without_work_between_others_is_a_step(tmp_path: Path) -> None:
    markers = [marker(number, 100 * number, 100) for number in range(3)]
    document = case(tmp_path, *markers, *work(1, 5, 20, 50), *work(3, 205, 220, 50))
    assert lengths(document) == [100, 100, 100]
    assert columns(document)["device_compute"] == pytest.approx([0.05, 0, 0.05])
    assert "marker_without_work" not in codes(document)


@pytest.mark.parametrize("empty", [0, 2])
def test_first_or_last_marker_without_work_is_no_step(tmp_path: Path, empty: int) -> None:
    markers = [marker(number, 100 * number, 100) for number in range(3)]
    others = [number for number in range(3) if number != empty]
    ops = [one for n in others for one in work(n, 100 * n + 5, 100 * n + 20, 50)]
    document = case(tmp_path, *markers, *ops)
    assert columns(document)["number"] == others
    assert lengths(document) == [100, 100]
    assert "marker_without_work" in codes(document)


def test_starts_of_steps_never_go_back(tmp_path: Path) -> None:
    # Step 3 runs on a stream of its own at 210, while the device is busy; step 2 has to wait for
    # stream 7 to 250.  Neither is in front of the other.
    markers = [marker(number, 100 * number - 100, 100) for number in (1, 2, 3)]
    ops = [*work(1, 5, 10, 240), *work(2, 105, 250, 50), *work(3, 205, 210, 30, stream=8)]
    document = case(tmp_path, *markers, *ops)
    assert columns(document)["number"] == [1, 2, 3]
    assert lengths(document) == [250, 0, 50]
    assert columns(document)["complete"] == [True, False, True]


@pytest.mark.parametrize(("ops_of_last", "is_whole"), [(1, False), (2, True)])
def test_last_marker_with_little_work_is_a_fragment(
    tmp_path: Path, ops_of_last: int, is_whole: bool
) -> None:
    # The device waits for 70 of each 100, and then runs three ops; the last marker is of 20.
    markers = [*(marker(number, 100 * number, 100) for number in range(4)), marker(4, 400, 20)]
    ops = [
        one
        for number in range(4)
        for place in range(3)
        for one in work(10 * number + place, 100 * number + 60 + place, at(number, place), 5)
    ]
    for place in range(ops_of_last):
        ops += work(90 + place, 401 + place, 405 + 2 * place, 1)
    document = case(tmp_path, *markers, *ops)
    assert columns(document)["complete"] == [True] * 4 + [is_whole]


def at(number: int, place: int) -> int:
    """The start of an op of a step."""
    return 100 * number + 70 + 6 * place


def test_capture_cuts_no_marker(tmp_path: Path) -> None:
    # The recording begins and ends with the markers, as far as clocks tell.
    span = event("Trace", "PyTorch Profiler (0)", 0, 200, pid="Spans", tid="PyTorch Profiler")
    ops = [*work(1, 5, 20, 50), *work(2, 105, 120, 50)]
    document = case(tmp_path, span, marker(1, 0, 100), marker(2, 100, 100), *ops)
    assert columns(document)["complete"] == [True, True]


def test_markers_that_launched_little_of_the_work_do_not_bound_it(tmp_path: Path) -> None:
    # 150 of 190 were launched before the recording: what is known of steps is when the host began.
    early = device("gemm", 0, 150, 77)
    markers = [marker(1, 0, 100), marker(2, 100, 100)]
    document = case(tmp_path, early, *markers, *work(1, 5, 150, 20), *work(2, 105, 170, 20))
    assert lengths(document) == [100, 100]
    assert "markers_unlinked" in codes(document)
    early["dur"] = 30
    early["ts"] -= 1000
    again = [marker(1, 0, 100), marker(2, 100, 100), *work(1, 5, 50, 20), *work(2, 105, 120, 20)]
    (tmp_path / "again").mkdir()
    assert "markers_unlinked" not in codes(case(tmp_path / "again", early, *again))


def test_first_step_without_warm_up_is_named(tmp_path: Path) -> None:
    markers = [marker(0, 0, 260), marker(1, 260, 100), marker(2, 360, 100), marker(3, 460, 100)]
    document = case(tmp_path, *markers, event("cpu_op", "aten::mm", 5, 30))
    step_time = document["metrics"]["step_time"]
    assert step_time["value"] == pytest.approx(0.14)
    assert (
        "The first step took 2.6 times the median: no warm-up was profiled."
        in (step_time["reason"])
    )
    assert "schedule(wait=1, warmup=3, active=...)" in step_time["reason"]


@pytest.mark.parametrize("starts", [(0, 140, 240, 340), (0, 100, 200, 460)])
def test_first_step_that_is_not_slow_is_not_named(tmp_path: Path, starts: tuple[int, ...]) -> None:
    ends = (*starts[1:], starts[-1] + 100)
    markers = [
        marker(number, start, end - start)
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]
    document = case(tmp_path, *markers, event("cpu_op", "aten::mm", 5, 30))
    assert document["metrics"]["step_time"]["reason"] is None


# ---- without markers -----------------------------------------------------------------------------


def optimizer(name: str, start: float) -> dict[str, Any]:
    return event("user_annotation", f"Optimizer.step#{name}.step", start, 10)


def test_last_optimizer_of_a_step_ends_it(tmp_path: Path) -> None:
    # Two optimizers a step: of them the second ends it, at 100, 200, 310 and 430.
    backward = "autograd::engine::evaluate_function: AddmmBackward0"
    events = []
    for end in (100, 200, 310, 430):
        events += [optimizer("Adam", end - 30), optimizer("SGD", end - 10)]
        events.append(event("cpu_op", backward, end - 50, 15, tid=2))
    document = case(tmp_path, *events)
    assert lengths(document) == [100, 110, 120]
    assert document["job"]["kind"] == "training"


def test_too_few_optimizer_steps_give_way_to_batches(tmp_path: Path) -> None:
    name = "enumerate(DataLoader)#_MultiProcessingDataLoaderIter.__next__"
    batches = [event("user_annotation", name, 100 * place, 20) for place in range(4)]
    document = case(tmp_path, *batches, optimizer("SGD", 50), event("cpu_op", "aten::mm", 30, 5))
    assert lengths(document) == [100, 100, 100]
    assert "batch" in document["steps"]["method"]


def ranges(cat: str, name: str, device_share: float) -> list[dict[str, Any]]:
    """Four ranges of 80 every 100, which launch that share of the work; the rest is between."""
    events = []
    for place in range(4):
        at, inside = 100 * place, 20 * device_share
        events.append(event(cat, name, at, 80))
        events += work(2 * place + 1, at + 5, at + 10, inside)
        events += work(2 * place + 2, at + 85, at + 87, 20 - inside)
    return events


REPEATING = [
    ("user_annotation", "forward"),
    ("cpu_op", "Torch-Compiled Region: 0/1"),
    ("user_annotation", "Torch-Compiled Region: 0/1"),
    ("python_function", "nn.Module: Net_0"),
]


@pytest.mark.parametrize(("cat", "name"), REPEATING)
def test_range_that_launches_most_work_is_a_step(tmp_path: Path, cat: str, name: str) -> None:
    document = case(tmp_path, *ranges(cat, name, 0.6))
    assert document["steps"]["source"] == "inferred"
    assert name in document["steps"]["method"]
    # The last one ends with its range.
    assert lengths(document) == [100, 100, 100, 80]
    assert columns(document)["number"] == [0, 1, 2, 3]
    assert columns(document)["complete"] == [True] * 4


@pytest.mark.parametrize(("cat", "name"), REPEATING)
def test_range_that_launches_less_than_half_is_none(tmp_path: Path, cat: str, name: str) -> None:
    assert case(tmp_path, *ranges(cat, name, 0.4))["steps"] is None


def test_range_with_most_work_is_chosen(tmp_path: Path) -> None:
    # Within each of three iterations is a forward that launches 20 of 30.
    events = []
    for place in range(3):
        at = 100 * place
        events.append(event("user_annotation", "iteration", at, 100))
        events.append(event("user_annotation", "forward", at + 10, 40))
        events += work(2 * place + 1, at + 15, at + 20, 20)
        events += work(2 * place + 2, at + 55, at + 60, 10)
    assert "iteration" in case(tmp_path, *events)["steps"]["method"]


def test_ranges_that_overlap_are_no_steps(tmp_path: Path) -> None:
    events = []
    for place in range(4):
        at = 100 * place
        events.append(event("user_annotation", "forward", at, 150, tid=place))
        events += work(place + 1, at + 5, at + 10, 20)
    assert case(tmp_path, *events)["steps"] is None


def graph(correlation: int, called: float, kernels: tuple[str, ...]) -> list[dict[str, Any]]:
    """A launch of a graph of kernels of 20."""
    call = event("cuda_runtime", "cudaGraphLaunch", called, 5, correlation=correlation)
    return [
        call,
        *(
            device(name, called + 10 + 20 * place, 20, correlation)
            for place, name in enumerate(kernels)
        ),
    ]


def test_launches_of_the_longest_graph_begin_steps(tmp_path: Path) -> None:
    # Every 100 a graph of two kernels; one of a single kernel runs in front of some.
    events = [one for place in range(4) for one in graph(place, 100 * place, ("gemm", "norm"))]
    events += [one for place in (0, 2) for one in graph(10 + place, 100 * place + 50, ("copy",))]
    document = case(tmp_path, *events)
    assert document["steps"]["source"] == "inferred"
    assert "graph" in document["steps"]["method"]
    # The last one ends with its work, at 350, which outlasts the call.
    assert lengths(document)[:3] == [100, 100, 100]
    assert columns(document)["complete"] == [True, True, True, False]


def test_graph_is_known_by_its_id(tmp_path: Path) -> None:
    # The same kernels, but graph 7 runs at 0, 100, 200 and graph 8 at 50, 150.
    events = []
    for place, (called, id_) in enumerate(((0, 7), (50, 8), (100, 7), (150, 8), (200, 7))):
        for one in graph(place, called, ("gemm",)):
            if one["cat"] == "kernel":
                one["args"]["graph id"] = id_
            events.append(one)
    assert lengths(case(tmp_path, *events))[:2] == [100, 100]


def test_launches_within_one_range_are_pieces_of_a_step(tmp_path: Path) -> None:
    # Three forwards of four pieces, in ranges of other names.
    events = []
    for forward in range(3):
        events.append(event("user_annotation", f"run {'abc'[forward]}", 200 * forward, 150))
        for piece in range(4):
            events += graph(4 * forward + piece, 200 * forward + 30 * piece, ("attention",))
    document = case(tmp_path, *events)
    assert lengths(document) == [200, 200, 150]
    (tmp_path / "one").mkdir()
    # All within one range are one step, which is too few.
    around = event("user_annotation", "generate", 0, 500)
    assert case(tmp_path / "one", around, *events[1:5])["steps"] is None


def test_graphs_of_a_device_alone_are_steps(tmp_path: Path) -> None:
    # No host was recorded.  Two kernels with one correlation run every 100.
    events = [
        device(name, 100 * place + 20 * second, 20, place)
        for place in range(4)
        for second, name in enumerate(("gemm", "norm"))
    ]
    document = case(tmp_path, *events)
    assert lengths(document)[:3] == [100, 100, 100]
    (tmp_path / "eager").mkdir()
    eager = [device("gemm", 100 * place, 20, place) for place in range(4)]
    assert case(tmp_path / "eager", *eager)["steps"] is None


def test_formula_says_what_bounds_inferred_steps(tmp_path: Path) -> None:
    on_cpu = [optimizer("SGD", start) for start in (0, 100, 200, 300)]
    document = case(tmp_path, *on_cpu)
    formula = document["metrics"]["step_time"]["provenance"]["formula"]
    assert "from where it begins on the host to where the next one begins" in formula
    (tmp_path / "gpu").mkdir()
    formula = case(tmp_path / "gpu", *ranges("user_annotation", "forward", 0.6))["metrics"][
        "step_time"
    ]["provenance"]["formula"]
    assert "where the device is busy then from its first op" in formula


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        ("iteration {}", "iteration"),
        ("step[DECODE bs=4] {}", "step[DECODE bs=4"),
        ("## step {} ##", "step"),
    ],
)
def test_number_that_counts_up_is_the_steps(tmp_path: Path, pattern: str, name: str) -> None:
    numbers = (6, 8, 10, 12)
    events = [
        event("user_annotation", pattern.format(number), 100 * place, 80)
        for place, number in enumerate(numbers)
    ]
    document = case(tmp_path, *events, event("cpu_op", "aten::mm", 10, 30))
    assert columns(document)["number"] == list(numbers)
    assert f"named {name} with a number" in document["steps"]["method"]


@pytest.mark.parametrize(
    ("numbers", "length"),
    # They do not rise by a constant; they cover less than half; there are only two.
    [((6, 8, 9, 12), 80), ((6, 7, 8, 9), 30), ((9, 8, 7, 6), 80), ((6, 7), 80)],
)
def test_other_numbered_ranges_are_no_steps(
    tmp_path: Path, numbers: tuple[int, ...], length: float
) -> None:
    events = [
        event("user_annotation", f"iteration {number}", 100 * place, length)
        for place, number in enumerate(numbers)
    ]
    ops = [event("cpu_op", "aten::mm", 95 + 100 * place, 4) for place in range(4)]
    assert case(tmp_path, *events, *ops)["steps"] is None


@pytest.mark.parametrize(("on_first", "chosen"), [(1, 9), (2, 4), (3, 4)])
def test_thread_with_most_markers_counts(tmp_path: Path, on_first: int, chosen: int) -> None:
    # Thread 1 has step 4 and more, thread 2 steps 9 and 10; of equally many the lower thread.
    first = [marker(4 + place, 100 * place, 100) for place in range(on_first)]
    second = [marker(9 + place, 100 * place, 100) for place in range(2)]
    for tid, markers in ((1, first), (2, second)):
        for one in markers:
            one["tid"] = tid
    document = case(tmp_path, *second, *first, event("cpu_op", "aten::mm", 10, 30, tid=1))
    assert columns(document)["number"][0] == chosen
