"""A TPU host read block by block: the same, to the bit, as read as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from sample_profiles.builder import SpaceBuilder
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.decode.columns import Events, Line, Plane, StatColumn, XSpace
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.formats.xspace import importer
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu import tpu_blocks
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OpLines, UnorderedError
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import OP_LINES
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace, streamed_trace
from tensorboard_plugin_overview.metrics.host.host_summary import summarize_host
from tensorboard_plugin_overview.overview.build import build_overview
from tests.metrics.steps.test_tpu_breakdown import OPS, PARTS, STEPS
from tests.tpu_cases import Core


def same(one: Any, other: Any) -> bool:
    if isinstance(one, np.ndarray):
        return bool(np.array_equal(one, other))
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    if hasattr(one, "__dataclass_fields__"):
        return type(one) is type(other) and same(vars(one), vars(other))
    return bool(one == other)


def piece_of(line: Line, at: slice) -> Line:
    events = line.events
    stats = {
        name: StatColumn(column.kind[at], column.bits[at], column.texts)
        for name, column in events.stats.items()
    }
    cut = Events(
        events.metadata_id[at],
        events.offset_ps[at],
        events.duration_ps[at],
        events.num_occurrences[at],
        stats,
    )
    return replace(line, events=cut)


def without_op_lines(space: XSpace) -> XSpace:
    planes = [
        replace(plane, lines=[line for line in plane.lines if line.name not in OP_LINES])
        for plane in space.planes
    ]
    return replace(space, planes=planes)


def op_lines_of(space: XSpace, origin_ns: int, events: int) -> OpLines:
    """Op lines that come in pieces of so many events."""

    def read(plane_name: str) -> Iterator[tuple[Plane, Line]]:
        for plane in space.planes:
            for line in plane.lines:
                if plane.name == plane_name and line.name in OP_LINES:
                    for first in range(0, len(line.events), events):
                        yield plane, piece_of(line, slice(first, first + events))

    return OpLines(read, origin_ns)


def assert_blocks_make_no_difference(raw: bytes | Path, events: int) -> None:
    space = read_xspace(raw, SELECTION)
    expected = summarize_host(XSpaceTrace(build_timeline("h", space)))
    timeline = build_timeline("h", without_op_lines(space))
    op_lines = op_lines_of(space, timeline.facts.origin_ns, events)
    found = summarize_host(XSpaceTrace(timeline, op_lines))
    assert same(vars(found), vars(expected))


@pytest.mark.slow
@pytest.mark.parametrize("events", [50, 1000])
def test_a_training_run(samples: Path, events: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tpu_blocks, "BLOCK_EVENTS", events)
    (file,) = scan(samples).select("tpu_training_simulated").files
    assert isinstance(file.path, Path)
    assert_blocks_make_no_difference(file.path, events)


@pytest.mark.slow
@given(OPS, STEPS.filter(lambda steps: any(length for _, length in steps)))
def test_any_core(ops: list[Any], steps: list[Any]) -> None:
    space = SpaceBuilder()
    core = Core(space)
    for name in PARTS:
        core.describe(name, name, f"%{name} = f32[8]")
    for number, (start, length) in enumerate(steps):
        core.steps.event(str(number), start_ps=start, duration_ps=length)
    for (start, length), name in sorted(ops, key=lambda op: (op[0][0], -op[0][1])):
        core.ops.event(f"%{name} = f32[8]", start_ps=start, duration_ps=length)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tpu_blocks, "BLOCK_EVENTS", 1)
        assert_blocks_make_no_difference(space.to_bytes(), 2)


def test_a_loop_around_all_ops_is_not_looked_at_for_each_piece(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    space = SpaceBuilder()
    core = Core(space).describe("while", "while").describe("dot", "dot", "%dot = f32[8]")
    core.step("0", 0, 2000).op("while", 0, 2000)
    for number in range(1000):
        core.op("dot", 2 * number, 1)
    looked_at = 0
    cut = tpu_blocks._cut

    def counted(track: EventTrack, shift_ps: int) -> Any:
        nonlocal looked_at
        looked_at += len(track)
        return cut(track, shift_ps)

    monkeypatch.setattr(tpu_blocks, "_cut", counted)
    monkeypatch.setattr(tpu_blocks, "BLOCK_EVENTS", 10)
    assert_blocks_make_no_difference(space.to_bytes(), 10)
    assert 1000 <= looked_at <= 4000


def unordered(steps: bool) -> bytes:
    space = SpaceBuilder()
    core = Core(space)
    core.describe("dot", "dot", "%dot = f32[8]")
    if steps:
        core.steps.event("0", start_ps=0, duration_ps=100)
    for start in (50, 10, 70):
        core.ops.event("%dot = f32[8]", start_ps=start, duration_ps=5)
    return space.to_bytes()


@pytest.mark.parametrize("steps", [True, False])
def test_what_must_be_read_as_a_whole_says_so(steps: bool) -> None:
    """Ops out of order; and ops that tell the steps themselves, for want of markers."""
    space = read_xspace(unordered(steps), SELECTION)
    timeline = build_timeline("h", without_op_lines(space))
    with pytest.raises(UnorderedError):
        summarize_host(streamed_trace(timeline, op_lines_of(space, timeline.facts.origin_ns, 1)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "run_id", ["cpu_training", "gpu_training_simulated", "tpu_training_simulated"]
)
def test_large_files_have_the_same_overview(
    samples: Path, run_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = scan(samples).select(run_id)
    expected = build_overview(run).to_dict()
    monkeypatch.setattr(importer, "_LARGE_BYTES", 0)
    assert build_overview(run).to_dict() == expected


@pytest.mark.slow
def test_real_large_files_have_the_same_overview(
    corpus: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (run,) = scan(corpus / "tpu_v6e_x4.xplane.pb").runs
    expected = build_overview(run).to_dict()
    monkeypatch.setattr(importer, "_LARGE_BYTES", 0)
    assert build_overview(run).to_dict() == expected


@pytest.mark.slow
def test_damage_in_an_op_line_leaves_what_comes_before(
    tmp_path: Path, samples: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file,) = scan(samples).select("tpu_training_simulated").files
    assert isinstance(file.path, Path)
    raw = file.path.read_bytes()
    (tmp_path / "cut.xplane.pb").write_bytes(raw[: len(raw) // 2])
    (run,) = scan(tmp_path).runs
    expected = build_overview(run).to_dict()
    assert expected["run"]["files"][0]["status"] == "partial"
    monkeypatch.setattr(importer, "_LARGE_BYTES", 0)
    assert build_overview(run).to_dict() == expected
