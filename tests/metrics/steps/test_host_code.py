"""Whose code covers some time: annotations, Python frames, callbacks; and what is neither."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.metrics.steps.host_code import Cover, HostCode
from tensorboard_plugin_overview.trace.threads import Thread
from tests.cases import timeline_of

PS_PER_MS = 1_000_000_000


def threads_of(space: SpaceBuilder) -> Sequence[Thread]:
    return XSpaceTrace(timeline_of(space)).threads


def milliseconds(*spans: tuple[int, int]) -> Intervals:
    edges_ps = np.array(spans, np.int64) * PS_PER_MS
    return Intervals(edges_ps[:, 0], edges_ps[:, 1])


def cover(
    space: SpaceBuilder, *spans: tuple[int, int], begun_ms: tuple[int, ...] = ()
) -> Cover | None:
    work = HostCode(threads_of(space), np.array(begun_ms, np.int64) * PS_PER_MS)
    return work.cover([milliseconds(*spans)])


@pytest.fixture
def space() -> SpaceBuilder:
    return SpaceBuilder()


@pytest.fixture
def loop(space: SpaceBuilder) -> LineBuilder:
    """A thread with a step of 100 ms."""
    line = space.plane("/host:CPU").line("python", id=1)
    return line.event("train", start_ms=0, duration_ms=100, step_num=0)


# ---- which covers --------------------------------------------------------------------------------


NONE = np.zeros(0, np.int64)


def test_nothing(space: SpaceBuilder, loop: LineBuilder) -> None:
    assert cover(space, (0, 100)) is None
    assert HostCode(threads_of(space), NONE).cover([]) is None


def test_an_annotation_must_cover_half(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("load_batch", start_ms=20, duration_ms=40)
    assert cover(space, (0, 80)) == Cover("annotation", "load_batch", 40 * PS_PER_MS)
    assert cover(space, (0, 81)) is None
    # Only the time that was asked for counts.
    assert cover(space, (30, 50), (55, 70)) == Cover("annotation", "load_batch", 25 * PS_PER_MS)


def test_the_innermost_counts(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("data", start_ms=10, duration_ms=80)
    loop.event("load_batch", start_ms=20, duration_ms=60)
    loop.event("decode", start_ms=30, duration_ms=10)
    assert cover(space, (0, 100)) == Cover("annotation", "load_batch", 60 * PS_PER_MS)


def test_many_short_ones_count_together(space: SpaceBuilder, loop: LineBuilder) -> None:
    for start in range(0, 60, 2):
        loop.event("tokenize", start_ms=start, duration_ms=1)
    assert cover(space, (0, 60)) == Cover("annotation", "tokenize", 30 * PS_PER_MS)


def test_the_loop_itself_is_no_cover(space: SpaceBuilder) -> None:
    line = space.plane("/host:CPU").line("python")
    line.event("epoch", start_ms=0, duration_ms=200)
    for start in (0, 100):
        line.event("train", start_ms=start, duration_ms=90, step_num=start)
        line.event("$train.py:5 fit", start_ms=start, duration_ms=95)
    assert cover(space, (0, 200)) is None


def test_nor_is_it_where_steps_are_not_marked(space: SpaceBuilder) -> None:
    line = space.plane("/host:CPU").line("python")
    line.event("$train.py:5 main", start_ms=0, duration_ms=200)
    line.event("PjitFunction(f)", start_ms=0, duration_ms=1)
    line.event("$train.py:9 batch", start_ms=10, duration_ms=50)
    assert cover(space, (0, 200), begun_ms=(5, 105)) is None
    assert cover(space, (0, 100), begun_ms=(5, 105)) == Cover(
        "frame", "train.py:9 batch", 50 * PS_PER_MS
    )


def test_what_waits_for_several_asynchronous_steps_is_not_the_loop(
    space: SpaceBuilder, loop: LineBuilder
) -> None:
    # The programs of five marked steps begin while the host writes a log, and waits for their loss.
    loop.event("write_logs", start_ms=110, duration_ms=80)
    found = cover(space, (110, 200), begun_ms=(120, 130, 140, 150, 160))
    assert found == Cover("annotation", "write_logs", 80 * PS_PER_MS)


def test_other_threads_do_not_count(space: SpaceBuilder, loop: LineBuilder) -> None:
    other = space.plane("/host:CPU").line("python", id=2)
    other.event("load_batch", start_ms=0, duration_ms=100)
    other.event("$train.py:9 batch", start_ms=0, duration_ms=100)
    assert cover(space, (0, 100)) is None


def test_annotations_before_frames_before_callbacks(space: SpaceBuilder, loop: LineBuilder) -> None:
    callback = space.plane("/host:CPU").line("tf_pool/7")
    callback.event("xla_ffi_python_gpu_callback", start_ms=0, duration_ms=50)
    assert cover(space, (0, 100)) == Cover(
        "callback", "xla_ffi_python_gpu_callback", 50 * PS_PER_MS
    )
    loop.event("$train.py:9 batch", start_ms=0, duration_ms=60)
    assert cover(space, (0, 100)) == Cover("frame", "train.py:9 batch", 60 * PS_PER_MS)
    loop.event("load_batch", start_ms=0, duration_ms=90)
    assert cover(space, (0, 100)) == Cover("annotation", "load_batch", 90 * PS_PER_MS)


def test_times_of_several_devices_are_summed(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("load_batch", start_ms=0, duration_ms=50)
    work = HostCode(threads_of(space), NONE)
    both = [milliseconds((0, 40)), milliseconds((30, 90))]
    assert work.cover(both) == Cover("annotation", "load_batch", 60 * PS_PER_MS)


# ---- frames --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "inner, name",
    [
        ("$time sleep", "train.py:9 batch (time.sleep)"),
        ("$<unknown> acquire", "train.py:9 batch (acquire)"),
        ("$builtins sorted", "train.py:9 batch (sorted)"),
        ("$threading.py:295 wait", "train.py:9 batch (threading.wait)"),
        (
            "$<frozen abc>:121 __subclasscheck__",
            "train.py:9 batch (<frozen.abc>:121.__subclasscheck__)",
        ),
        ("$decode.py:7 jpeg", "decode.py:7 jpeg"),
    ],
)
def test_what_has_no_source_stands_behind_its_caller(
    space: SpaceBuilder, loop: LineBuilder, inner: str, name: str
) -> None:
    loop.event("$train.py:1 <module>", start_ms=0, duration_ms=99)
    loop.event("$train.py:9 batch", start_ms=10, duration_ms=70)
    loop.event(inner, start_ms=12, duration_ms=60)
    found = cover(space, (0, 90))
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize(
    "calls, name",
    [
        (["$queue.py:154 get", "$threading.py:323 wait", "$<unknown> acquire"], "queue.get"),
        (["$time sleep"], "time.sleep"),
        (["$builtins sorted"], None),
        (["$<unknown> acquire"], None),
    ],
)
def test_what_the_loop_itself_calls_stands_alone(
    space: SpaceBuilder, loop: LineBuilder, calls: list[str], name: str | None
) -> None:
    loop.event("$train.py:3 main", start_ms=0, duration_ms=200)
    for depth, call in enumerate(calls):
        loop.event(call, start_ms=110 + depth, duration_ms=80 - 2 * depth)
    found = cover(space, (100, 200))
    assert (found and found.name) == name


def test_a_wait_for_the_device_names_nothing(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("$train.py:9 run", start_ms=0, duration_ms=90)
    loop.event("$api.py:3100 block_until_ready", start_ms=1, duration_ms=80)
    assert cover(space, (0, 100)) is None


def test_what_jax_traces_is_not_what_the_host_does(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("$pjit.py:263 cache_miss", start_ms=0, duration_ms=98)
    loop.event("$partial_eval.py:2129 trace_to_jaxpr_nocache", start_ms=1, duration_ms=80)
    loop.event("$model.py:9 forward", start_ms=2, duration_ms=78)
    found = cover(space, (0, 100))
    assert found == Cover("tracing", "partial_eval.py:2129 trace_to_jaxpr_nocache", 80 * PS_PER_MS)


def test_ops_that_jax_calls_one_by_one_name_nothing(space: SpaceBuilder, loop: LineBuilder) -> None:
    loop.event("$train.py:9 step", start_ms=0, duration_ms=99)
    loop.event("$core.py:687 bind", start_ms=1, duration_ms=80)
    assert cover(space, (0, 100)) is None


def test_nested_frames_of_one_function_count_once(space: SpaceBuilder, loop: LineBuilder) -> None:
    for depth in range(5):
        loop.event("$tree.py:3 walk", start_ms=depth, duration_ms=30 - 2 * depth)
    assert cover(space, (0, 100)) is None
    assert cover(space, (0, 60)) == Cover("frame", "tree.py:3 walk", 30 * PS_PER_MS)


# ---- the user's or the runtime's -----------------------------------------------------------------


@pytest.mark.parametrize(
    "name, stats",
    [
        ("PjitFunction(train_step)", {}),
        ("CommonPjRtLoadedExecutable::ExecuteHelperOnSingleDevice", {}),
        ("DevicePut", {}),
        ("np.asarray(jax.Array)", {}),
        ("shard_args", {}),
        ("EagerExecute", {"is_func": 1}),
        ("TFE_Py_FastPathExecute_C", {}),
        ("convert_to_tensor", {}),
        ("train_step", {"tf_function_call": "notTraced-nonXla"}),
        ("x/MatMul:MatMul", {}),
        ("work", {"_p": 1, "_pt": 2}),
        ("cuLaunchKernel", {"correlation_id": 3}),
        ("inner_step", {"step_num": 3, "_r": 1}),
    ],
)
def test_events_of_runtimes_are_no_annotations(
    space: SpaceBuilder, loop: LineBuilder, name: str, stats: dict[str, Any]
) -> None:
    loop.event(name, start_ms=10, duration_ms=80, **stats)
    loop.event("SomethingWithin", start_ms=11, duration_ms=78)
    found = cover(space, (0, 100))
    # What lies within a call of a runtime is its own; what lies within a marker is not.
    assert (found is None) == (name != "inner_step")


@pytest.mark.parametrize("name", ["load_batch", "LoadBatch", "Load the batch", "train/input", "x"])
def test_other_events_are(space: SpaceBuilder, loop: LineBuilder, name: str) -> None:
    loop.event(name, start_ms=10, duration_ms=80)
    assert cover(space, (0, 100)) == Cover("annotation", name, 80 * PS_PER_MS)


@pytest.mark.slow
def test_real_profiles_have_no_other_annotations_than_their_programs(shared: Path) -> None:
    """None of the names that JAX, TensorFlow and XLA write is taken for the user's."""
    found: dict[str, set[str]] = {}
    for pattern in (
        "corpus/*.xplane.pb",
        "cases/jax_*/*.pb",
        "cases/tf_*/*.pb",
        "cases/*_capture/*",
    ):
        for path in sorted(shared.glob(pattern)):
            if path.suffix != ".pb" or "broken" in path.name:
                continue
            timeline = build_timeline("h", read_xspace(path, SELECTION))
            for thread in XSpaceTrace(timeline).threads:
                if thread.runs_loop:
                    names = set(thread.take(np.flatnonzero(thread.is_annotation)).names)
                    found.setdefault(path.parent.name, set()).update(names)
    theirs = {name for names in found.values() for name in names}
    assert {name for name in theirs if not name.startswith("Profiled batch")} == {"load_batch"}
