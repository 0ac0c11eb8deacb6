"""The sample runs: what they promise in their README, read through the product's message types."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sample_profiles.__main__ import GENERATORS, SAMPLES
from sample_profiles.gpu_training import WARNING, gpu_training
from tensorboard_plugin_overview import load
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.samples import sample, write_samples
from tensorboard_plugin_overview.samples.repeated_step import repeat_step

NS_PER_MS = 1_000_000


class Event(NamedTuple):
    line: str
    name: str
    start_ns: int
    end_ns: int
    stats: dict[str, Any]


def parse(data: bytes) -> Any:
    return XSpaceMessage.FromString(data)


def planes(space: Any) -> dict[str, Any]:
    return {plane.name.decode(): plane for plane in space.planes}


def stat_names(plane: Any) -> dict[int, str]:
    return {entry.key: entry.value.name.decode() for entry in plane.stat_metadata}


def stats(plane: Any, owner: Any) -> dict[str, Any]:
    names = stat_names(plane)
    result: dict[str, Any] = {}
    for stat in owner.stats:
        kind = stat.WhichOneof("value")
        value = getattr(stat, kind)
        if kind == "ref_value":
            value = names[value]
        result[names[stat.metadata_id]] = value.decode() if kind == "str_value" else value
    return result


def events(plane: Any) -> Iterator[Event]:
    names = {entry.key: entry.value.name.decode() for entry in plane.event_metadata}
    for line in plane.lines:
        for event in line.events:
            start_ps = line.timestamp_ns * 1000 + event.offset_ps
            yield Event(
                line.name.decode(),
                names[event.metadata_id],
                start_ps // 1000,
                (start_ps + event.duration_ps) // 1000,
                stats(plane, event),
            )


@pytest.fixture(scope="module")
def gpu() -> Any:
    return parse(gpu_training())


def test_nobody_can_take_the_gpu_run_for_a_measured_one(gpu: Any) -> None:
    assert list(gpu.hostnames) == [b"simulated-host"]
    assert list(gpu.warnings) == [WARNING.encode()]
    assert "simulated" in WARNING
    devices = [plane for name, plane in planes(gpu).items() if name.startswith("/device:")]
    # No vendor, no clock rate, no memory: nothing from which a product could be told.
    assert [stats(plane, plane) for plane in devices] == [{"gpu_device_name": "Simulated GPU"}] * 4


@pytest.mark.slow
def test_the_same_bytes_each_time() -> None:
    assert gpu_training() == gpu_training()


def test_every_plane_with_events_is_grouped(gpu: Any) -> None:
    names = ["/host:CPU", *(f"/device:GPU:{number}" for number in range(4))]
    assert all("group_id" in stat_names(planes(gpu)[name]).values() for name in names)


def test_host_markers_number_the_steps(gpu: Any) -> None:
    markers = [event for event in events(planes(gpu)["/host:CPU"]) if event.name == "train"]
    assert [marker.stats["step_num"] for marker in markers] == list(range(100, 120))
    assert [marker.stats["group_id"] for marker in markers] == list(range(20))
    assert all(marker.stats["_r"] == 1 for marker in markers)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_steps_line_spans_the_work_of_each_group(gpu: Any, number: int) -> None:
    plane = planes(gpu)[f"/device:GPU:{number}"]
    (line,) = (line for line in plane.lines if line.name == b"Steps")
    assert line.id == -559038737
    everything = list(events(plane))
    steps = [event for event in everything if event.line == "Steps"]
    assert [(step.name, step.stats["group_id"]) for step in steps] == [
        (str(i), i) for i in range(20)
    ]
    assert [step.stats["step_name"] for step in steps] == [f"train {100 + i}" for i in range(20)]
    for step in steps:
        work = [
            event
            for event in everything
            if event.line != "Steps" and event.stats["group_id"] == step.stats["group_id"]
        ]
        assert step.start_ns == min(event.start_ns for event in work)
        assert step.end_ns == max(event.end_ns for event in work)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_a_stream_runs_one_thing_at_a_time(gpu: Any, number: int) -> None:
    streams: dict[str, list[Event]] = {}
    for event in events(planes(gpu)[f"/device:GPU:{number}"]):
        streams.setdefault(event.line, []).append(event)
    assert sorted(streams) == [
        "Steps",
        "Stream #14(Compute)",
        "Stream #15(MemcpyH2D)",
        "Stream #16(MemcpyD2H)",
        "Stream #17(Compute)",
    ]
    for stream in streams.values():
        assert all(event.end_ns > event.start_ns for event in stream)
        assert all(first.end_ns <= second.start_ns for first, second in pairwise(stream))


@pytest.mark.slow
def test_every_launch_precedes_its_work(gpu: Any) -> None:
    calls = {
        event.stats["correlation_id"]: event
        for event in events(planes(gpu)["/host:CPU"])
        if "correlation_id" in event.stats
    }
    work = [
        event
        for number in range(4)
        for event in events(planes(gpu)[f"/device:GPU:{number}"])
        if event.line != "Steps"
    ]
    assert len(work) == len(calls) == 4 * (20 * (57 + 3 + 1) + 4)  # kernels, sums, H2D; four D2H
    for event in work:
        call = calls.pop(event.stats["correlation_id"])
        assert call.start_ns < event.start_ns
        assert call.stats["group_id"] == event.stats["group_id"]


def test_host_events_nest(gpu: Any) -> None:
    lines: dict[str, list[Event]] = {}
    for event in events(planes(gpu)["/host:CPU"]):
        lines.setdefault(event.line, []).append(event)
    for line in lines.values():
        assert line == sorted(line, key=lambda event: (event.start_ns, -event.end_ns))
        open_until = [max(event.end_ns for event in line)]
        for event in line:
            while open_until[-1] <= event.start_ns:
                open_until.pop()
            assert event.end_ns <= open_until[-1]
            open_until.append(event.end_ns)


@pytest.mark.slow
def test_all_reduces_are_partly_hidden_and_end_together(gpu: Any) -> None:
    device_sums = []
    for number in range(4):
        device = list(events(planes(gpu)[f"/device:GPU:{number}"]))
        compute = [event for event in device if event.line == "Stream #14(Compute)"]
        sums = [event for event in device if event.name.startswith("nccl")]
        device_sums.append([event.end_ns for event in sums])
        hidden = [
            any(kernel.start_ns < s.end_ns and s.start_ns < kernel.end_ns for kernel in compute)
            for s in sums
        ]
        assert hidden == [True, True, False] * 20
    assert all(ends == device_sums[0] for ends in device_sums)


def test_one_step_waits_for_its_input(gpu: Any) -> None:
    waits_ms = [
        (event.end_ns - event.start_ns) / NS_PER_MS
        for event in events(planes(gpu)["/host:CPU"])
        if event.name == "IteratorGetNextOp::DoCompute"
    ]
    slow = waits_ms.pop(11)
    assert 25 < slow < 47
    assert max(waits_ms) < 1.4


@pytest.mark.slow
def test_the_capture_contains_every_event(gpu: Any) -> None:
    plane = planes(gpu)["Task Environment"]
    capture = stats(plane, plane)
    length_ns = capture["profile_stop_time"] - capture["profile_start_time"]
    times = [(e.start_ns, e.end_ns) for plane in gpu.planes for e in events(plane)]
    assert min(start for start, _ in times) >= 0
    assert max(end for _, end in times) < length_ns
    assert 900 < length_ns / NS_PER_MS < 1_000  # 20 steps of about 45 ms, and the stall


@pytest.mark.parametrize("run", GENERATORS)
def test_the_files_are_what_their_generators_make(run: str) -> None:
    assert sample(run) == GENERATORS[run](), "python -m sample_profiles writes them anew"


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in SAMPLES.glob("*.xplane.pb*")) < 600_000
    assert all(path.stat().st_size < 200_000 for path in SAMPLES.glob("*.pt.trace.json.gz"))


def test_one_step_repeated_once_is_itself() -> None:
    assert repeat_step(sample("gpu_1_step_simulated"), 1) == sample("gpu_1_step_simulated")


def test_many_steps_stay_small() -> None:
    data = repeat_step(sample("gpu_1_step_simulated"), 1_000)
    assert len(data) < 450_000
    (steps,) = (
        line for line in planes(parse(data))["/device:GPU:0"].lines if line.name == b"Steps"
    )
    assert len(steps.events) == 1_000


def test_a_repeated_step_has_its_own_number_and_comes_after_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "simulated-host.xplane.pb"
    path.write_bytes(repeat_step(sample("gpu_1_step_simulated"), 30))
    document: Any = load(path).to_dict()
    columns = document["steps"]["columns"]
    assert columns["number"] == [*range(100, 130)]
    durations = [ms for ms in columns["duration_ms"] if ms is not None]
    assert durations.index(max(durations)) == 11
    assert sorted(durations)[-2] < 7 < 40 < max(durations)
    for plane in list(parse(path.read_bytes()).planes)[:2]:
        by_line: dict[str, list[Event]] = {}
        for event in events(plane):
            by_line.setdefault(event.line, []).append(event)
        for line, found in by_line.items():
            if line not in ("python", "py_xla_execute/2000"):  # their events nest
                assert all(a.end_ns <= b.start_ns for a, b in pairwise(found)), line


@pytest.mark.slow
def test_the_cpu_run_is_a_capture_of_twelve_steps(tmp_path: Path) -> None:
    path = tmp_path / "plugins/profile/cpu_training/vm.xplane.pb"
    assert path in write_samples(tmp_path)
    data = path.read_bytes()
    space = parse(data)
    assert list(space.hostnames) == [b"vm"]
    markers = [e for e in events(planes(space)["/host:CPU"]) if "step_num" in e.stats]
    assert [(e.name, e.stats["step_num"]) for e in markers] == [("train", n) for n in range(40, 52)]
    assert not any(e.name.startswith("$") for e in events(planes(space)["/host:CPU"]))
    assert len(data) <= 250_000
    assert re.findall(rb"/(?:home|root|work|tmp|usr|Users|opt)/", data) == []


def test_the_command_writes_the_runs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tensorboard_plugin_overview.samples", str(tmp_path)]
    command += ["--steps", "3"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    runs = {
        "cpu_training": "vm",
        "gpu_training_simulated": "simulated-host",
        "tpu_inference_simulated": "simulated-tpu-host",
        "tpu_training_simulated": "simulated-tpu-host",
        "gpu_1_step_simulated": "simulated-host",
        "gpu_3_steps_simulated": "simulated-host",
    }
    expected = [
        tmp_path / "plugins" / "profile" / run / f"{host}.xplane.pb" for run, host in runs.items()
    ]
    traces = sorted(tmp_path.glob("pytorch_*/*.pt.trace.json.gz"))
    assert len(traces) == 2
    assert sorted(output.splitlines()) == sorted(map(str, [*expected, *traces]))
    assert sorted(tmp_path.rglob("*.*.*")) == sorted([*expected, *traces])


def test_a_run_without_steps_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least one step"):
        write_samples(tmp_path, steps=0)
