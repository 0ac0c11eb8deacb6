"""Golden and real cases of the finding on time that only the user's own code explains."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sample_profiles.builder import LineBuilder, SpaceBuilder
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.loading.cache.result_codec import pack, unpack
from tensorboard_plugin_overview.metrics.steps.host_code import Cover
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained, merge_unexplained
from tensorboard_plugin_overview.overview.own_code import words_of
from tests.cases import finding, overview_of, value
from tests.tpu_cases import Core


def loop_of(space: SpaceBuilder, *names: str) -> LineBuilder:
    """Three steps of 100 ms, in each such events, nested, the outermost from 5 to 75 ms."""
    line = space.plane("/host:CPU").line("python")
    for number in range(3):
        start = 100 * number
        line.event("train", start_ms=start, duration_ms=100, step_num=number)
        for depth, name in enumerate(names):
            line.event(name, start_ms=start + 5 + depth, duration_ms=70 - 2 * depth)
    return line


def unexplained(document: Any, name: str = "unexplained_idle") -> Any:
    found = finding(document, name)
    assert found is not None
    return found


def test_an_annotated_loader_on_a_cpu(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = loop_of(space, "load_batch")
    for number in range(3):
        line.event("x/MatMul:MatMul", start_ms=100 * number + 80, duration_ms=20)
    found = unexplained(overview_of(tmp_path, h=space))
    assert found["title"] == "Steps spend their time in load_batch"
    assert found["evidence"] == (
        "All other time: 80 ms of 100 ms a step (80.0 %). load_batch: 70 of 100 ms."
    )
    assert "load ahead of the step" in found["next_step"]
    assert "compile" not in found["next_step"]


def test_without_a_name_the_advice_is_general(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = loop_of(space)
    line.event("x/MatMul:MatMul", start_ms=80, duration_ms=20)
    found = unexplained(overview_of(tmp_path, h=space))
    assert found["title"] == "No op runs in a part of each step"
    assert "Annotate the loop" in found["next_step"]
    assert "ompile" not in found["next_step"]


def test_a_frame_on_two_gpus(tmp_path: Path) -> None:
    space = SpaceBuilder()
    line = loop_of(space, "$train.py:9 evaluate", "$time sleep")
    for device in range(2):
        stream = space.plane(f"/device:GPU:{device}").line("Stream #7(Compute)")
        for number in range(3):
            launch = 10 * number + device + 1
            start = 100 * number + 80
            line.event("cuLaunchKernel", start_ms=start, duration_ms=1, correlation_id=launch)
            stream.event("gemm", start_ms=start, duration_ms=20, correlation_id=launch)
    found = unexplained(overview_of(tmp_path, h=space))
    assert found["title"] == "The GPU waits for train.py:9 evaluate (time.sleep)"
    assert "train.py:9 evaluate (time.sleep): 70 of 100 ms." in found["evidence"]
    assert found["next_step"].startswith("See what it does in every step")


def test_an_annotation_on_a_tpu(tmp_path: Path) -> None:
    space = SpaceBuilder()
    loop_of(space, "save_checkpoint")
    core = Core(space).describe("f", "loop fusion")
    for number in range(3):
        core.step(str(number), 100 * number, 98).op("f", 100 * number + 80, 18)
    document = overview_of(tmp_path, h=space)
    assert value(document, "time_idle") == pytest.approx(80)
    found = unexplained(document, "tpu_idle")
    assert found["title"] == "The TPU waits for save_checkpoint"
    assert found["evidence"].endswith("save_checkpoint: 70 of 98 ms.")
    assert "saving or logging" in found["next_step"]


@pytest.mark.parametrize(
    "kind, name, words",
    [
        ("annotation", "load_batch", "loading data"),
        ("annotation", "NextBatch", "loading data"),
        ("annotation", "tokenize", "loading data"),
        ("annotation", "Save checkpoint", "saving or logging"),
        ("annotation", "log_metrics", "saving or logging"),
        ("annotation", "reload", "in every step"),
        ("annotation", "evaluate", "in every step"),
        ("frame", "data.py:3 augment (time.sleep)", "loading data"),
        ("frame", "data.py:3 evaluate (queue.get)", "in every step"),
        ("frame", "queue.get", "waits for another thread"),
        ("frame", "threading.wait", "waits for another thread"),
        ("frame", "time.sleep", "in every step"),
        ("callback", "io_callback", "calls back into the host"),
    ],
)
def test_the_advice_fits_the_name(kind: Any, name: str, words: str) -> None:
    found = Unexplained(2, 100, Cover(kind, name, 60))
    said = words_of("cpu", found, 50)
    assert said is not None
    assert words in said.next_step


def test_tracing_is_a_finding_of_its_own(tmp_path: Path) -> None:
    # Each step of 100 ms: an op for 50, and tracing for 40.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    for number in range(3):
        start = 100 * number
        line.event("train", start_ms=start, duration_ms=100, step_num=number)
        line.event("$partial_eval.py:2129 trace_to_jaxpr", start_ms=start + 1, duration_ms=40)
        line.event("$model.py:9 forward", start_ms=start + 2, duration_ms=38)
        line.event("dot.1", start_ms=start + 50, duration_ms=50, hlo_op="dot.1")
    document = overview_of(tmp_path, h=space)
    assert finding(document, "unexplained_idle") is None
    found = finding(document, "tracing_in_loop")
    assert found is not None
    assert found["title"] == "Functions are traced within the steps"
    assert found["cost_ms"] == 50
    assert "static arguments" in found["next_step"]


@pytest.mark.parametrize("inside", [True, False])
def test_one_checkpoint_does_not_stand_for_every_step(tmp_path: Path, inside: bool) -> None:
    # Twelve iterations load for 20 ms and compute for 20; the seventh also saves, for 500 ms, which
    # is more than all loading.  A marker is around the iteration, or around its computation only.
    space = SpaceBuilder()
    line = space.plane("/host:CPU").line("python")
    at_ms = 0.0
    for number in range(12):
        saves_ms = 500 if number == 6 else 0
        begin_ms = at_ms if inside else at_ms + 20
        end_ms = at_ms + 40 + (saves_ms if inside else 0)
        line.event("train", start_ms=begin_ms, duration_ms=end_ms - begin_ms, step_num=number)
        line.event("load_batch", start_ms=at_ms, duration_ms=20)
        line.event("dot.1", start_ms=at_ms + 20, duration_ms=20, hlo_op="dot.1", run_id=number + 7)
        if saves_ms:
            line.event("save", start_ms=at_ms + 40, duration_ms=saves_ms)
        at_ms += 40 + saves_ms
    document = overview_of(tmp_path, h=space)
    found = finding(document, "unexplained_idle" if inside else "between_steps")
    assert found is not None
    assert found["evidence"].endswith("load_batch: 20 of 40 ms.")
    outlier = finding(document, "slow_steps" if inside else "long_gap")
    assert outlier is not None
    assert "save: " in outlier["evidence"]


def test_hosts_are_added_up() -> None:
    load_batch = Cover("annotation", "load_batch", 60)
    parts = [
        Unexplained(2, 100, load_batch),
        Unexplained(2, 100, load_batch._replace(covered_ps=90)),
        Unexplained(2, 50, Cover("annotation", "save", 40)),
        Unexplained(),
    ]
    assert merge_unexplained(parts) == Unexplained(6, 250, Cover("annotation", "load_batch", 150))
    assert merge_unexplained(reversed(parts)) == merge_unexplained(parts)
    # None of them covers half of what all have.
    assert merge_unexplained([parts[0], Unexplained(2, 100)]) == Unexplained(4, 200, None)


def test_it_can_be_kept() -> None:
    found = Unexplained(2, 100, Cover("frame", "train.py:9 batch", 60))
    assert unpack(pack(found), Unexplained) == found


@pytest.mark.parametrize(
    "case, name, covered_ms",
    [
        # 12 steps and 451.1 ms, by the events.
        ("annotated_input_capture", "load_batch", 37.6),
        ("tf_kj_generator", "tf_programs.py:366 gen (time.sleep)", 13.0),
    ],
)
def test_real_loaders(shared: Path, case: str, name: str, covered_ms: float) -> None:
    document: Any = load(shared / "cases" / case / "host0.xplane.pb").to_dict()
    found = unexplained(document)
    step_ms = value(document, "step_time")
    _, _, said = found["evidence"].partition(f"{name}: ")
    covered, _, rest = said.partition(" of ")
    assert float(covered) == pytest.approx(covered_ms, abs=0.4)
    assert rest == f"{step_ms:.3g} ms."
    assert "load ahead of the step" in found["next_step"]
