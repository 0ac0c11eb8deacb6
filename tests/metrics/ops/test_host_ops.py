"""Ops of the host: golden cases by hand, and real profiles against plain loops."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.ops.op_table import host_op_table
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary
from tests.hlo_text import hlo_proto

MS = 1_000_000_000


def summary_of(source: SpaceBuilder | Path) -> OpSummary:
    data = source if isinstance(source, Path) else source.to_bytes()
    timeline = build_timeline("host0", read_xspace(data, SELECTION))
    return host_op_table(XSpaceTrace(timeline).host_ops())


def rows(summary: OpSummary) -> dict[str, tuple[str, int, float, float]]:
    """name -> (category, occurrences, self ms, eager ms)."""
    return {
        row.op.name: (row.op.category, row.occurrences, row.self_ps / MS, row.eager_ps / MS)
        for row in summary.ops
    }


@pytest.fixture
def space() -> SpaceBuilder:
    return SpaceBuilder()


@pytest.fixture
def thread(space: SpaceBuilder) -> LineBuilder:
    return space.plane("/host:CPU").line("python")


def test_self_time_leaves_out_ops_nested_in_it(space: SpaceBuilder, thread: LineBuilder) -> None:
    thread.event("while:While", start_ms=0, duration_ms=10)
    thread.event("ExecutorState::Process", start_ms=1, duration_ms=8)  # no op: takes nothing
    thread.event("while/body/mul:Mul", start_ms=2, duration_ms=3)
    thread.event("while/body/mul:Mul", start_ms=6, duration_ms=2)
    assert rows(summary_of(space)) == {
        "while": ("While", 1, 5.0, 0.0),
        "while/body/mul": ("Mul", 2, 5.0, 0.0),
    }


def test_threads_add_up(space: SpaceBuilder) -> None:
    plane = space.plane("/host:CPU")
    plane.line("a").event("x:Add", start_ms=0, duration_ms=4)
    plane.line("b").event("x:Add", start_ms=1, duration_ms=4)
    assert rows(summary_of(space)) == {"x": ("Add", 2, 8.0, 0.0)}


def eager_call(thread: LineBuilder, op: str, start_ms: float, *, is_func: int) -> None:
    """Four milliseconds, of which the kernel is two: from 1.5 on."""
    thread.event("EagerExecute", start_ms=start_ms, duration_ms=4, eager_op=op, is_func=is_func)
    thread.event(f"EagerLocalExecute: {op}", start_ms=start_ms + 0.5, duration_ms=3.5)
    thread.event("EagerKernelExecute", start_ms=start_ms + 1.5, duration_ms=2)


def test_an_eager_op_that_no_event_is_named_after(space: SpaceBuilder, thread: LineBuilder) -> None:
    """Its kernel is it; the call around it is no op."""
    eager_call(thread, "MatMul", 0, is_func=0)
    eager_call(thread, "MatMul", 10, is_func=0)
    summary = summary_of(space)
    assert rows(summary) == {"MatMul": ("MatMul", 2, 4.0, 4.0)}
    assert summary.eager_known


def test_an_eager_op_that_an_event_is_named_after(space: SpaceBuilder, thread: LineBuilder) -> None:
    """Counted once, by the event."""
    eager_call(thread, "MatMul", 0, is_func=0)
    thread.event("MatMul:MatMul", start_ms=2, duration_ms=1)
    assert rows(summary_of(space)) == {"MatMul": ("MatMul", 1, 1.0, 1.0)}


def test_one_op_may_run_eagerly_and_compiled(space: SpaceBuilder, thread: LineBuilder) -> None:
    """Eager is the time of the op that ran eagerly, and not all of the op's."""
    thread.event("EagerExecute", start_ms=0, duration_ms=3, is_func=0)
    thread.event("MatMul:MatMul", start_ms=1, duration_ms=2)
    thread.event("EagerExecute", start_ms=10, duration_ms=9, is_func=1)
    thread.event("MatMul:MatMul", start_ms=11, duration_ms=6)
    assert rows(summary_of(space)) == {"MatMul": ("MatMul", 2, 8.0, 2.0)}


def test_ops_in_a_function_are_compiled(space: SpaceBuilder, thread: LineBuilder) -> None:
    eager_call(thread, "__inference_step_1", 0, is_func=1)
    thread.event("dense/MatMul:MatMul", start_ms=2, duration_ms=1)
    summary = summary_of(space)
    assert rows(summary) == {"dense/MatMul": ("MatMul", 1, 1.0, 0.0)}
    assert summary.eager_known


def test_an_eager_op_in_a_function_in_python_is_eager(
    space: SpaceBuilder, thread: LineBuilder
) -> None:
    """The innermost call decides: a `py_function` runs its ops eagerly."""
    thread.event("EagerExecute", start_ms=0, duration_ms=20, eager_op="__f_1", is_func=1)
    thread.event("EagerPyFunc:EagerPyFunc", start_ms=2, duration_ms=10)
    eager_call(thread, "Add", 4, is_func=0)
    assert rows(summary_of(space)) == {
        "EagerPyFunc": ("EagerPyFunc", 1, 8.0, 0.0),
        "Add": ("Add", 1, 2.0, 2.0),
    }


def test_a_call_that_does_not_say_what_it_is_counts_as_compiled(
    space: SpaceBuilder, thread: LineBuilder
) -> None:
    thread.event("EagerExecute", start_ms=0, duration_ms=5)
    thread.event("x:Add", start_ms=1, duration_ms=1)
    summary = summary_of(space)
    assert rows(summary) == {"x": ("Add", 1, 1.0, 0.0)}
    assert not summary.eager_known


def test_waiting_for_input_is_not_eager_time(space: SpaceBuilder, thread: LineBuilder) -> None:
    eager_call(thread, "IteratorGetNext", 0, is_func=0)
    thread.event("Iterator::Root", start_ms=2, duration_ms=1.5)
    assert rows(summary_of(space)) == {
        "IteratorGetNext": ("IteratorGetNext", 1, 0.5, 0.5),
        "Iterator::Root": ("Dataset", 1, 1.5, 0.0),
    }


def test_the_profilers_own_flag_wins(space: SpaceBuilder, thread: LineBuilder) -> None:
    thread.event("x:Add", start_ms=0, duration_ms=1, is_eager=1)
    thread.event("y:Add", start_ms=2, duration_ms=2, is_eager=0)
    summary = summary_of(space)
    assert rows(summary) == {"x": ("Add", 1, 1.0, 1.0), "y": ("Add", 1, 2.0, 0.0)}
    assert summary.eager_known


def test_a_graph_executor_says_that_ops_are_compiled(
    space: SpaceBuilder, thread: LineBuilder
) -> None:
    thread.event("SessionRun", start_ms=0, duration_ms=5)
    thread.event("x:Add", start_ms=1, duration_ms=1)
    assert summary_of(space).eager_known


def test_launches_and_allocations_are_no_ops(space: SpaceBuilder, thread: LineBuilder) -> None:
    thread.event(
        "hipModuleLaunchKernel", start_ms=0, duration_ms=1, hlo_op="dot.1", correlation_id=7
    )
    thread.event("cuLaunchKernel", start_ms=2, duration_ms=1, tf_op="x:Add", correlation_id=8)
    thread.event("MemoryAllocation", start_ms=4, tf_op="x:Add")
    thread.event("MemoryDeallocation", start_ms=5, duration_ms=1, tf_op="x:Add")
    assert rows(summary_of(space)) == {}


def test_an_event_may_say_which_op_it_is(space: SpaceBuilder, thread: LineBuilder) -> None:
    thread.event("HostCompute", start_ms=0, duration_ms=1, tf_op="x/add:AddV2")
    thread.event("HostCompute", start_ms=2, duration_ms=1, tf_op="XlaModule:")
    assert rows(summary_of(space)) == {"x/add": ("AddV2", 1, 1.0, 0.0)}


def test_an_op_name_that_is_no_text_is_none(space: SpaceBuilder, thread: LineBuilder) -> None:
    thread.event("dot.1", start_ms=0, duration_ms=1, hlo_op=7, hlo_module="jit_f")
    assert rows(summary_of(space)) == {}
    thread.event("neg.2", start_ms=2, duration_ms=1, hlo_op="neg.2", hlo_module="jit_f")
    assert rows(summary_of(space)) == {"neg.2": ("neg", 1, 1.0, 0.0)}


@pytest.mark.parametrize("op", [7, 1.5, b"Add"])
def test_an_eager_op_that_is_no_text_is_none(
    space: SpaceBuilder, thread: LineBuilder, op: int | float | bytes
) -> None:
    thread.event("EagerExecute", start_ms=0, duration_ms=9, eager_op=op, is_func=0)
    thread.event("EagerKernelExecute", start_ms=1, duration_ms=7)
    thread.event("x:Add", start_ms=2, duration_ms=5)
    assert rows(summary_of(space)) == {"x": ("Add", 1, 5.0, 5.0)}


def test_instructions_of_a_cpu_program(space: SpaceBuilder, thread: LineBuilder) -> None:
    """With HLO: the framework's type and FLOPs (2·4·8·16 each); without: the kind by the name."""
    text = """
        HloModule jit_f
        ENTRY main {
          x = f32[4,8] parameter(0)
          y = f32[8,16] parameter(1)
          ROOT dot.1 = f32[4,16] dot(x, y), lhs_contracting_dims={1}, rhs_contracting_dims={0},
            metadata={op_name="jit(f)/dot_general"}
        }"""
    space.plane("/host:metadata").metadata("jit_f(3)", stats={"Hlo Proto": hlo_proto(text)})
    for start_ms in (0, 5):
        thread.event(
            "dot.1", start_ms=start_ms, duration_ms=2, hlo_op="dot.1", hlo_module="jit_f",
            program_id=3,
        )  # fmt: skip
    thread.event("end: dot.1", start_ms=3)
    thread.event("call.9", start_ms=10, duration_ms=4, hlo_op="call.9", hlo_module="jit_g")
    thread.event("neg.2", start_ms=11, duration_ms=1, hlo_op="neg.2", hlo_module="jit_g")
    summary = summary_of(space)
    assert rows(summary) == {
        "dot.1": ("dot_general", 2, 4.0, 0.0),
        "call.9": ("call", 1, 3.0, 0.0),
        "neg.2": ("neg", 1, 1.0, 0.0),
    }
    dot = next(row for row in summary.ops if row.op.name == "dot.1")
    assert (dot.op.framework_op, dot.op.module) == ("jit(f)/dot_general", "jit_f")
    assert dot.flops == 2 * (2 * 4 * 8 * 16)
    assert not summary.eager_known


# Real profiles.

_NAMED = re.compile(r"([A-Za-z0-9.][A-Za-z0-9_./>-]*):[A-Z_][A-Za-z0-9_]*")


def plain_reading(path: Path) -> tuple[dict[str, list[int]], int, int]:
    """By protobuf and a stack: op -> [occurrences, self ps]; self ps of all ops, of eager ones."""
    by_name: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    total = eager_total = 0
    for plane in XSpaceMessage.FromString(path.read_bytes()).planes:
        if plane.name != b"/host:CPU":
            continue
        names = {entry.key: entry.value.name.decode() for entry in plane.event_metadata}
        stat_names = {entry.key: entry.value.name.decode() for entry in plane.stat_metadata}
        for line in plane.lines:
            stack: list[dict[str, Any]] = []
            found: list[dict[str, Any]] = []
            for event in sorted(line.events, key=lambda one: (one.offset_ps, -one.duration_ps)):
                stats = {
                    stat_names[stat.metadata_id]: getattr(stat, stat.WhichOneof("value"))
                    for stat in event.stats
                }
                one: dict[str, Any] = {
                    "name": names[event.metadata_id],
                    "end": event.offset_ps + event.duration_ps,
                    "stats": stats,
                    "self": event.duration_ps,
                    "op": None,
                }
                while stack and stack[-1]["end"] <= event.offset_ps:
                    stack.pop()
                stack.append(one)
                call = next((each for each in stack[::-1] if each["name"] == "EagerExecute"), None)
                eagerly = call is not None and call["stats"].get("is_func") == 0
                eager = bool(stats["is_eager"]) if "is_eager" in stats else eagerly
                named = _NAMED.fullmatch(one["name"])
                if named:
                    one["op"], one["eager"] = named[1], eager
                elif one["name"].startswith("Iterator:"):
                    one["op"], one["eager"] = one["name"], False
                elif one["name"] == "EagerKernelExecute" and eagerly and call is not None:
                    text = call["stats"].get("eager_op")
                    if isinstance(text, int):  # a reference
                        text = stat_names[text].encode()
                    if text is not None:
                        one["op"], one["eager"] = text.decode(), True
                if one["op"] is not None:
                    found.append(one)
                    parents = [each for each in stack[:-1] if each["op"] is not None]
                    if parents:
                        parents[-1]["self"] -= event.duration_ps
            for one in found:
                by_name[one["op"]][0] += 1
                by_name[one["op"]][1] += one["self"]
                total += one["self"]
                eager_total += one["self"] if one["eager"] else 0
    return dict(by_name), total, eager_total


@pytest.mark.slow
@pytest.mark.parametrize(
    "name, low, high",
    [
        ("cpu_tf_keras_eager", 90, 95),
        ("cpu_tf_keras_graph", 2, 4),
        ("cpu_tf_loop_plain", 3, 4),
        ("cpu_tf_inputbound", 0.1, 0.2),
        ("cpu_tf_mac", 0.3, 0.4),
        ("gpu_tf_t4_a", 7.0, 7.2),
    ],
)
def test_real_profiles(corpus: Path, name: str, low: float, high: float) -> None:
    """Every op's time and count, and the eager share, are those of a plain reading."""
    path = corpus / f"{name}.xplane.pb"
    summary = summary_of(path)
    by_name, total, eager = plain_reading(path)
    ours: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for row in summary.ops:
        ours[row.op.name][0] += row.occurrences
        ours[row.op.name][1] += row.self_ps
    assert dict(ours) == by_name
    assert sum(row.eager_ps for row in summary.ops) == eager
    assert low < 100 * eager / total < high
    assert summary.eager_known


def test_a_jax_profile_has_no_eager_flag(corpus: Path) -> None:
    summary = summary_of(corpus / "cpu_jax_steps.xplane.pb")
    assert not summary.eager_known
    # 19 instructions, in each of 6 executions.
    assert {row.occurrences for row in summary.ops} == {6}
    assert len(summary.ops) == 19
