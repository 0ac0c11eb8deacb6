"""The calls of TensorFlow functions: which events are calls, and of what."""

from __future__ import annotations

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.formats.xspace.ops.function_calls import function_calls
from tensorboard_plugin_overview.trace.repeats import FunctionCalls
from tests.cases import timeline_of

MS = 10**9


def call(line: LineBuilder, name: str, start_ms: float, duration_ms: float) -> None:
    """A call as TensorFlow records it; the kernel is 2 ms shorter, its root much shorter."""
    line.event("EagerExecute", start_ms=start_ms, duration_ms=duration_ms, is_func=1)
    line.event(f"EagerLocalExecute: {name}", start_ms=start_ms, duration_ms=duration_ms)
    line.event("EagerKernelExecute", start_ms=start_ms + 1, duration_ms=duration_ms - 2)
    line.event("FunctionRun", start_ms=start_ms + 2, duration_ms=0.5, _r=1)


def calls_of(space: SpaceBuilder) -> dict[str, FunctionCalls]:
    return function_calls(timeline_of(space))


def spans(calls: FunctionCalls) -> list[tuple[float, float]]:
    return [
        (start / MS, end / MS)
        for start, end in zip(calls.start_ps.tolist(), calls.end_ps.tolist(), strict=True)
    ]


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("__inference_f_1", "__inference_f"),
        ("__forward_f_2", "__forward_f"),
        ("__backward_f_33", "__backward_f"),
        ("<lambda>", "<lambda>"),
        ("__inference_<lambda>_12", "__inference_<lambda>"),
        ("f", "f"),
    ],
)
def test_a_call_whatever_the_function_is_called(name: str, function: str) -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for start_ms in (0, 20):
        call(python, name, start_ms, 10)
    (found,) = calls_of(space).items()
    assert found[0] == function
    assert found[1].name == name
    assert spans(found[1]) == [(1, 9), (21, 29)]
    assert found[1].time_ps == 16 * MS
    assert not found[1].overlap


def test_traces_of_one_function_are_one_function() -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    for place, name in enumerate(("__inference_f_1", "__inference_f_2", "__inference_g_3")):
        call(python, name, 20 * place, 10)
    found = calls_of(space)
    assert {key: (calls.name, len(calls)) for key, calls in found.items()} == {
        "__inference_f": ("__inference_f", 2),
        "__inference_g": ("__inference_g_3", 1),
    }


def test_an_op_that_runs_eagerly_is_no_call() -> None:
    # No root in it; nor is there one without `_r`, or outside of a kernel.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    python.event("EagerLocalExecute: IteratorGetNext", start_ms=0, duration_ms=5)
    python.event("EagerKernelExecute", start_ms=1, duration_ms=3)
    python.event("EagerKernelExecute", start_ms=10, duration_ms=3)
    python.event("FunctionRun", start_ms=11, duration_ms=1)
    python.event("FunctionRun", start_ms=20, duration_ms=1, _r=1)
    assert calls_of(space) == {}


def test_a_function_that_another_calls_is_part_of_it() -> None:
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    call(python, "__inference_outer_1", 0, 30)
    call(python, "__inference_inner_2", 5, 10)
    (found,) = calls_of(space).values()
    assert found.name == "__inference_outer_1"
    assert spans(found) == [(1, 29)]


def test_a_call_without_a_name_of_its_own() -> None:
    # The call's own event was lost; that of the call before is over.
    space = SpaceBuilder()
    python = space.plane("/host:CPU").line("python")
    call(python, "__inference_f_1", 0, 10)
    python.event("EagerKernelExecute", start_ms=20, duration_ms=5)
    python.event("FunctionRun", start_ms=21, duration_ms=1, _r=1)
    found = calls_of(space)
    assert spans(found["function"]) == [(20, 25)]
    assert spans(found["__inference_f"]) == [(1, 9)]


def test_calls_of_several_threads_are_in_time_order() -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:CPU")
    for thread in range(2):
        line = plane.line(f"server/{thread}")
        for start_ms in (0, 20):
            call(line, "__inference_predict_7", start_ms + 5 * thread, 10)
    (found,) = calls_of(space).values()
    assert spans(found) == [(1, 9), (6, 14), (21, 29), (26, 34)]
    assert found.thread.tolist() == [0, 1, 0, 1]
    assert found.overlap
