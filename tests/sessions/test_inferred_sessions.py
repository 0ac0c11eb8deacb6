"""Golden cases of sessions that no event marks, and real profiles with and without sessions."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pytest

from sample_profiles.builder import LineBuilder, PlaneBuilder, SpaceBuilder
from sample_profiles.tpu_inference import tpu_inference
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tests.cases import codes, overview_of, value
from tests.formats.xspace.tpu.test_tpu_parts import FROM_HOST, ON_CHIP
from tests.overview.panels.test_inference import sessions, times
from tests.overview.test_corpus import events, union_ps
from tests.real_profiles import real_documents
from tests.tpu_cases import Core


def forward(host: PlaneBuilder) -> None:
    """Makes the job inference without marking a session."""
    host.line("keras").event("__inference_predict_function_7", start_ms=0, duration_ms=0.001)


def test_executions_on_a_tpu_begin_with_their_call(tmp_path: Path) -> None:
    # Calls at 0, 20, 21 and 60; the third waits for the second to end at 30.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    python = host.line("python")
    modules = space.plane("/device:TPU:0").line("XLA Modules")
    for call_ms, start_ms in ((0, 2), (20, 22), (21, 31), (60, 61)):
        python.event("PjitFunction(f)", start_ms=call_ms, duration_ms=0.5)
        python.event("PjitFunction(f)", start_ms=call_ms + 0.1, duration_ms=0.3)
        modules.event("jit_f(1)", start_ms=start_ms, duration_ms=8)
    python.event("TransferH2DRequest", start_ms=0.5, duration_ms=1)
    python.event("TransferH2DRequest", start_ms=45, duration_ms=9)
    document = overview_of(tmp_path, h=space)
    assert document["inference"]["inferred"] is True
    assert document["inference"]["source"] == "Inferred from executions of jit_f."
    # 0…10, 20…30, 30…39 and 60…69.
    assert sessions(document) == [(10, 1, 8, 1), (10, 2, 8, 0), (9, 1, 8, 0), (9, 1, 8, 0)]
    session_time = document["metrics"]["session_time"]
    assert session_time["status"] == "inferred"
    assert "inferred from executions of jit_f" in session_time["reason"]
    assert value(document, "session_time") == 9.5
    assert value(document, "sessions_per_second") == pytest.approx(4 / 0.069)


def waiting_core(space: SpaceBuilder, number: int) -> Core:
    """A core with waits for the host's memory and for its own."""
    core = Core(space, number).describe("fusion", "loop fusion")
    core.describe("copy-done.1", "copy-done", FROM_HOST)
    return core.describe("copy-done.3", "copy-done", ON_CHIP)


def test_waits_for_the_hosts_memory_are_communication(tmp_path: Path) -> None:
    # Each 10 ms: calls at 0, the program from 2 on, which waits for the host in 4…9, and for a
    # copy of its own in 9…9.5.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    python = host.line("python")
    core = waiting_core(space, 0)
    for run in range(3):
        at_ms = 20 * run
        python.event("PjitFunction(f)", start_ms=at_ms, duration_ms=0.5)
        core.module("jit_f(7)", at_ms + 2, 8).op("fusion", at_ms + 2, 2)
        core.op("copy-done.1", at_ms + 4, 5).op("copy-done.3", at_ms + 9, 0.5)
        core.op("fusion", at_ms + 9.5, 0.5)
    # This one overlaps with the program by half a millisecond.
    python.event("TransferH2DRequest", start_ms=1, duration_ms=1.5)
    document = overview_of(tmp_path, h=space)
    assert sessions(document) == [(10, 1, 3, 6), (10, 2, 3, 5), (10, 2, 3, 5)]


def test_a_wait_that_another_device_hides_is_device_time(tmp_path: Path) -> None:
    # The first core waits in 4…9 for the host, the second computes in 5…8.
    space = SpaceBuilder()
    forward(space.plane("/host:CPU"))
    first, second = waiting_core(space, 0), waiting_core(space, 1)
    for run in range(3):
        at_ms = 20 * run
        first.module("jit_f(7)", at_ms + 2, 8).op("fusion", at_ms + 2, 2)
        first.op("copy-done.1", at_ms + 4, 5).op("fusion", at_ms + 9, 1)
        second.module("jit_f(7)", at_ms + 5, 3).op("fusion", at_ms + 5, 3)
    assert sessions(overview_of(tmp_path, h=space)) == [(8, 0, 6, 2)] * 3


def test_waits_within_marked_sessions(tmp_path: Path) -> None:
    # Two sessions at once, one on each core: each has its own waits.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    for number, wait_ms in ((0, 5), (1, 1)):
        server, core = host.line(f"server {number}"), waiting_core(space, number)
        server.event("SessionRun", start_ms=number, duration_ms=10, _r=1)
        server.event(
            "DoEnqueueProgram",
            start_ms=number + 1,
            duration_ms=0.1,
            run_id=1,
            queue_id=0,
            device_ordinal=number,
        )
        core.module("jit_f(7)", 3, 7, run_id=1, queue_id=0).op("fusion", 3, 1)
        core.op("copy-done.1", 4, wait_ms).op("fusion", 4 + wait_ms, 6 - wait_ms)
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 3, 2, 5), (10, 3, 6, 1)]


def test_an_execution_is_as_long_as_on_the_slowest_device(tmp_path: Path) -> None:
    # Two GPUs out of lock step: 1…6 ms on the first, 4…10 ms on the second.
    space = SpaceBuilder()
    forward(space.plane("/host:CPU"))
    for number, late_ms in ((0, 0), (1, 3)):
        stream = space.plane(f"/device:GPU:{number}").line("Stream #7(Compute)")
        for run in range(3):
            for op, at_ms, length_ms in (("fusion.1", 1, 2), ("fusion.2", 4, 2 + number)):
                stream.event(
                    f"kernel_{op}",
                    start_ms=20 * run + at_ms + late_ms,
                    duration_ms=length_ms,
                    hlo_op=op,
                    hlo_module="jit_f",
                    program_id=1,
                )
    document = overview_of(tmp_path, h=space)
    # Of that, a device is busy in 4…6 and 7…10.
    assert sessions(document) == [(6, 1, 5, 0)] * 3


def test_versions_are_one_model_and_helpers_none(tmp_path: Path) -> None:
    # On a CPU: `encode` in two versions, one of which ran once, `rank`, and a small `argmax`.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    client = host.line("tf_XLAPjRtCpuClient/1")
    runs: list[tuple[str, int, float]] = [
        ("encode", 1, 10),
        ("encode", 1, 12),
        ("encode", 1, 11),
        ("encode", 2, 30),
    ]
    runs += [("rank", 3, 4), ("argmax", 4, 0.1)] * 3
    for number, (name, program, length_ms) in enumerate(runs):
        client.event(
            "dot.1",
            start_ms=50 * number,
            duration_ms=length_ms,
            hlo_op="dot.1",
            hlo_module=f"jit_{name}",
            program_id=program,
            run_id=number + 1,
        )
    document = overview_of(tmp_path, h=space)
    inference = document["inference"]
    assert inference["source"] == (
        "Inferred from executions of jit_encode, jit_rank; "
        "jit_argmax: under 5 % of the time, not counted."
    )
    assert {one["model"]: one["sessions"] for one in inference["models"]} == {
        "jit_encode": 4,
        "jit_rank": 3,
    }
    assert [total for total, *_ in sessions(document)] == [10, 12, 11, 30, 4, 4, 4]


def call(line: LineBuilder, name: str, start_ms: float, length_ms: float) -> None:
    """A call of a TensorFlow function."""
    line.event(f"EagerLocalExecute: {name}", start_ms=start_ms, duration_ms=length_ms)
    line.event("EagerKernelExecute", start_ms=start_ms, duration_ms=length_ms)
    line.event(name, start_ms=start_ms + 0.5, duration_ms=length_ms - 1)
    line.event("FunctionRun", start_ms=start_ms + 0.5, duration_ms=length_ms - 1, _r=2)


def test_calls_of_a_tensorflow_function(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    python = host.line("python")
    for number in range(3):
        call(python, "__inference_predict_function_7", 20 * number, 10)
        stream.event("gemm", start_ms=20 * number + 3, duration_ms=5)
    document = overview_of(tmp_path, h=space)
    assert document["inference"]["source"] == (
        "Inferred from calls of __inference_predict_function_7."
    )
    assert sessions(document) == [(10, 5, 5, 0)] * 3


def test_calls_of_serving_threads_overlap(tmp_path: Path) -> None:
    # Of two threads, 0…10 and 20…30, and 5…16: nothing but the overlap shows that they serve.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    stream = space.plane("/device:GPU:0").line("Stream #7(Compute)")
    a, b = host.line("a"), host.line("b")
    calls = [(a, 0, 10, 2, 4), (b, 5, 11, 6, 6), (a, 20, 10, 22, 5)]
    for number, (thread, start_ms, length_ms, kernel_ms, busy_ms) in enumerate(calls, 1):
        call(thread, "__inference_serve_7", start_ms, length_ms)
        thread.event(
            "cuLaunchKernel", start_ms=start_ms + 1, duration_ms=0.1, correlation_id=number
        )
        stream.event("gemm", start_ms=kernel_ms, duration_ms=busy_ms, correlation_id=number)
    document = overview_of(tmp_path, h=space)
    assert document["job"]["kind"] == "inference"
    assert document["inference"]["source"] == "Inferred from calls of __inference_serve_7."
    # The first is not charged with the kernel of the second.
    assert sessions(document) == [(10, 6, 4, 0), (11, 5, 6, 0), (10, 5, 5, 0)]
    assert document["headline"]["what"] == "session_time"


def test_calls_of_a_function_that_is_compiled_by_xla(tmp_path: Path) -> None:
    # The call is what is served, and not the execution within it.
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    python = host.line("python")
    for number in range(3):
        call(python, "__inference_predict_function_7", 20 * number, 10)
        python.event(
            "dot.1",
            start_ms=20 * number + 4,
            duration_ms=3,
            hlo_op="dot.1",
            hlo_module="a_inference_predict_function_7",
            program_id=1,
            run_id=number + 1,
        )
    assert sessions(overview_of(tmp_path, h=space)) == [(10, 7, 3, 0)] * 3


def marked(host: PlaneBuilder) -> None:
    """Three steps of 10 ms, marked by the program, each with one execution of 4 ms."""
    python, client = host.line("python"), host.line("tf_XLAPjRtCpuClient/1")
    for number in range(3):
        start_ms = 20 * number
        python.event("predict", start_ms=start_ms, duration_ms=10, step_num=number, _r=1)
        python.event(
            "PjitFunction(f)", start_ms=start_ms + 1, duration_ms=6, _pt=1, _p=100 + number
        )
        client.event(
            "dot.1",
            start_ms=start_ms + 2,
            duration_ms=4,
            hlo_op="dot.1",
            hlo_module="jit_f",
            program_id=1,
            run_id=number + 1,
            _ct=1,
            _c=100 + number,
        )


def test_steps_that_the_program_marks_lead(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    marked(host)
    document = overview_of(tmp_path, h=space)
    assert document["job"]["kind"] == "inference"
    assert document["steps"]["source"] == "host_markers"
    assert document["headline"]["what"] == "step_time"
    assert document["headline"]["value_ms"] == 10
    assert document["inference"] is None
    for name in ("session_time", "sessions_per_second"):
        metric = document["metrics"][name]
        assert metric["status"] == "unavailable"
        assert "the program marks steps of its own" in metric["reason"]


def test_sessions_that_are_marked_lead_all_the_same(tmp_path: Path) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    marked(host)
    server = host.line("server")
    for number in range(3):
        server.event("SessionRun", start_ms=20 * number, duration_ms=9)
    document = overview_of(tmp_path, h=space)
    assert document["headline"]["what"] == "session_time"
    assert document["inference"]["inferred"] is False


def test_steps_marked_on_one_host_lead_on_all(tmp_path: Path) -> None:
    marks, serves = SpaceBuilder(), SpaceBuilder()
    for space in (marks, serves):
        forward(space.plane("/host:CPU"))
    marked(marks.plane("/host:CPU"))
    client = serves.plane("/host:CPU").line("tf_XLAPjRtCpuClient/1")
    for number in range(3):
        client.event(
            "dot.1",
            start_ms=20 * number,
            duration_ms=4,
            hlo_op="dot.1",
            hlo_module="jit_f",
            program_id=1,
            run_id=number + 1,
        )
    assert overview_of(tmp_path / "alone", h=serves)["inference"]["inferred"] is True
    document = overview_of(tmp_path / "both", a=marks, b=serves)
    assert document["inference"] is None
    assert document["headline"]["what"] == "step_time"


@pytest.mark.parametrize("numbered", [False, True])
def test_a_tpus_own_step_line_is_no_mark_of_the_program(tmp_path: Path, numbered: bool) -> None:
    space = SpaceBuilder()
    host = space.plane("/host:CPU")
    forward(host)
    core, python = space.plane("/device:TPU:0"), host.line("python")
    steps, modules, ops = core.line("Steps"), core.line("XLA Modules"), core.line("XLA Ops")
    for number in range(3):
        start_ms = 20 * number
        steps.event(str(number), start_ms=start_ms, duration_ms=10, group_id=number)
        modules.event("jit_f(1)", start_ms=start_ms, duration_ms=8, group_id=number)
        ops.event("dot.1", start_ms=start_ms, duration_ms=8, group_id=number)
        if numbered:
            python.event(
                "predict", start_ms=start_ms, duration_ms=9, step_num=number, group_id=number, _r=1
            )
    document = overview_of(tmp_path, h=space)
    assert document["steps"]["source"] == "device_markers"
    assert document["headline"]["what"] == ("step_time" if numbered else "session_time")
    assert (document["inference"] is None) == numbered


def test_two_executions_are_no_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    forward(space.plane("/host:CPU"))
    modules = space.plane("/device:TPU:0").line("XLA Modules")
    for run in range(2):
        modules.event("jit_f(1)", start_ms=20 * run, duration_ms=8)
    document = overview_of(tmp_path, h=space)
    assert document["inference"] is None
    reason = document["metrics"]["session_time"]["reason"]
    assert "no program ran three times" in reason
    assert document["metrics"]["sessions_per_second"]["reason"] == reason


def test_executions_of_an_unknown_job_are_no_sessions(tmp_path: Path) -> None:
    space = SpaceBuilder()
    space.plane("/host:CPU")
    modules = space.plane("/device:TPU:0").line("XLA Modules")
    for run in range(5):
        modules.event("jit_f(1)", start_ms=20 * run, duration_ms=8)
    document = overview_of(tmp_path, h=space)
    assert document["job"]["kind"] == "unknown"
    assert document["inference"] is None


# ---- real profiles -------------------------------------------------------------------------------


def stat_names(path: Path) -> dict[int, str]:
    """What references of the host's events stand for."""
    planes = XSpaceMessage.FromString(path.read_bytes()).planes
    (host,) = (plane for plane in planes if plane.name == b"/host:CPU")
    return {entry.key: entry.value.name.decode() for entry in host.stat_metadata}


def test_session_runs_of_a_server(corpus: Path) -> None:
    path = corpus / "cpu_tf_serve_sessions.xplane.pb"
    document: Any = load(path).to_dict()
    marked = [
        (start, length)
        for _, _, name, start, length, _ in events(path, "/host:CPU")
        if name == "SessionRun"
    ]
    lengths_ms = sorted(length / 1e9 for _, length in marked)
    inference = document["inference"]
    assert inference["sessions"] == len(marked) == 200
    assert value(document, "session_time") == pytest.approx(mean(lengths_ms), rel=1e-12)
    expected = np.percentile(lengths_ms, [50, 75, 90, 99, 99.9]).tolist()
    found = [row["total_ms"] for row in inference["percentiles"]]
    assert found == pytest.approx(expected, rel=1e-12)
    assert [row["few_samples"] for row in inference["percentiles"]] == [False] * 4 + [True]
    span_s = (max(start + length for start, length in marked) - min(marked)[0]) / 1e12
    assert value(document, "sessions_per_second") == pytest.approx(200 / span_s)
    assert sum(inference["distribution"]["counts"]) == 200
    assert "no_steps" not in codes(document)


def test_serving_loop_of_jax(corpus: Path) -> None:
    # 60 calls of `encode` in three compiled versions; `score`, after every third, is a helper.
    path = corpus / "cpu_jax_serve_sizes.xplane.pb"
    document: Any = load(path).to_dict()
    found = events(path, "/host:CPU")
    names = stat_names(path)
    runs: dict[int, list[tuple[int, int]]] = defaultdict(list)
    thunks = []
    for _, _, _, start, length, stats in found:
        if "hlo_op" in stats and length:
            thunks.append((start, start + length))
            if names[stats["hlo_module"]] == "jit_encode":
                runs[stats["run_id"]].append((start, start + length))
    calls = sorted(start for _, _, name, start, _, _ in found if name == "PjitFunction(encode)")[
        ::2
    ]
    spans = sorted(
        (min(start for start, _ in ops), max(end for _, end in ops)) for ops in runs.values()
    )
    assert len(spans) == len(calls) == 60
    # The loop waits for each result, so that a session begins with its call.
    windows = [(call, end) for call, (_, end) in zip(calls, spans, strict=True)]
    device_ps = [
        union_ps([(max(a, start), min(b, end)) for a, b in thunks if a < end and b > start])
        for start, end in windows
    ]
    inference = document["inference"]
    assert inference["sessions"] == 60
    assert inference["mean"]["total_ms"] == pytest.approx(
        mean(end - start for start, end in windows) / 1e9, rel=1e-9
    )
    assert inference["mean"]["device_ms"] == pytest.approx(mean(device_ps) / 1e9, rel=1e-9)
    assert inference["mean"]["communication_ms"] == 0
    assert document["metrics"]["session_time"]["status"] == "inferred"
    assert document["steps"] is not None


@pytest.mark.slow
def test_executions_on_four_chips(corpus: Path) -> None:
    # 100 executions of `f` on each of four chips, which are up to 210 ms apart.
    path = corpus / "tpu_v6e_x4.xplane.pb"
    document: Any = load(path).to_dict()
    runs = defaultdict(list)
    for plane, line, name, start, length, _ in events(path, "/device:TPU"):
        if line == "XLA Modules" and name.startswith("jit_f("):
            runs[plane].append((start, start + length))
    assert [len(of_chip) for of_chip in runs.values()] == [100] * 4
    inference = document["inference"]
    assert inference["sessions"] == 100
    # A chip begins when it has done the one before; the first begins with its call, which also
    # compiles. All others queue up before the first has ended.
    call = 15_448_114_103_000
    on_chips = []
    for of_chip in runs.values():
        of_chip.sort()
        ends = [end for _, end in of_chip]
        starts = [call, *map(min, [start for start, _ in of_chip[1:]], ends[:-1])]
        on_chips.append([end - start for start, end in zip(starts, ends, strict=True)])
    lengths_ms = [max(of_all) / 1e9 for of_all in zip(*on_chips, strict=True)]
    # Nearly all of it a chip waits for copies from and to the host's memory (space 5): no chip is
    # occupied in more than the rest.
    waits: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for plane, line, name, start, length, _ in events(path, "/device:TPU"):
        if line == "XLA Ops" and "-done(" in name and "S(5)" in name:
            waits[plane].append((start, start + length))
    occupied_ps = sum(union_ps(of_chip) - union_ps(waits[plane]) for plane, of_chip in runs.items())
    mean_ms = inference["mean"]
    assert 0.9 * mean_ms["total_ms"] < mean_ms["communication_ms"]
    assert mean_ms["device_ms"] < occupied_ps / 1e9 / 100
    assert value(document, "session_time") == pytest.approx(mean(lengths_ms), rel=1e-9)
    assert inference["slowest"][0]["total_ms"] == pytest.approx(lengths_ms[0], rel=1e-9)
    assert inference["slowest"][0]["start_ms"] == pytest.approx(call / 1e9, abs=1e-6)
    # Without the wait for others, an execution takes 784 ms, which is what a step takes, too.
    assert inference["percentiles"][0]["total_ms"] == pytest.approx(784.4, abs=0.1)
    for row in inference["percentiles"]:
        parts = row["host_ms"] + row["device_ms"] + row["communication_ms"]
        assert parts == pytest.approx(row["total_ms"], abs=1e-6)


@pytest.mark.parametrize(
    ("name", "step_ms", "percent"), [("jax_post_process", 24.634, 3), ("jax_eager", 30.097, 3)]
)
def test_real_programs_that_mark_steps(
    shared: Path, name: str, step_ms: float, percent: float
) -> None:
    """The steps by the programs' own clocks."""
    document: Any = load(shared / "cases" / name).to_dict()
    assert document["headline"]["what"] == "step_time"
    assert document["headline"]["value_ms"] == pytest.approx(step_ms, rel=percent / 100)
    assert document["inference"] is None


@pytest.mark.slow
@pytest.mark.usefixtures("corpus")
def test_training_profiles_have_no_sessions() -> None:
    for name, document in real_documents().items():
        if document["job"]["kind"] != "inference":
            assert document["inference"] is None, name
        if document["inference"] is not None:
            json.dumps(document["inference"], allow_nan=False)


def test_the_sample_has_a_slow_tail(tmp_path: Path) -> None:
    folder = tmp_path / "plugins/profile/case"
    folder.mkdir(parents=True)
    (folder / "h.xplane.pb").write_bytes(tpu_inference())
    document: Any = load(tmp_path).to_dict()
    assert document["environment"]["simulated"] is True
    inference = document["inference"]
    assert inference["sessions"] == 200
    assert sum(one["sessions"] for one in inference["models"]) == 200
    assert {one["model"] for one in inference["models"]} == {"encoder", "ranker"}
    rows = {row["percentile"]: row for row in inference["percentiles"]}
    assert rows[99]["total_ms"] > 4 * rows[50]["total_ms"]
    for one in (inference["mean"], *rows.values(), *inference["slowest"]):
        total, host, device, communication = times(one)
        assert min(host, device, communication) > 0
        assert host + device + communication == pytest.approx(total, abs=1e-8)
    assert tpu_inference() == tpu_inference()
    assert tpu_inference(3) != tpu_inference(4)
