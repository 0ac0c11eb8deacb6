"""Reading in chunks gives the same events, in memory that does not follow the file's size."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError
from tensorboard_plugin_overview.decode import plane_reader
from tensorboard_plugin_overview.decode.columns import Line, Plane, Selection
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint
from tensorboard_plugin_overview.decode.xspace import read_xspace, scan_xspace
from tests.decode.reading import corpus_profile, window_of
from tests.decode.spaces import tame_space
from tests.oracle import OracleEvent, plain_events


def joined(
    scan: Iterator[tuple[Plane, Line]],
) -> list[tuple[str, str, str, list[OracleEvent]]]:
    """The chunks of each line put together. Two lines of one plane differ in their names here."""
    lines: list[tuple[str, str, str, list[OracleEvent]]] = []
    last: tuple[Plane, str] | None = None
    for plane, line in scan:
        events = plain_events(line.events)
        if last == (plane, line.name):
            events = lines.pop()[3] + events
        lines.append((plane.name, line.name, line.display_name, events))
        last = (plane, line.name)
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_chunks_put_together_are_the_lines(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plane_reader, "_CHUNK_EVENTS", 50)
    raw = tame_space(seed, 300)
    with window_of(1 << 11):
        scanned = joined(scan_xspace(raw))
    expected = [
        (plane.name, line.name, line.display_name, plain_events(line.events))
        for plane in read_xspace(raw).planes
        for line in plane.lines
    ]
    assert scanned == expected


def test_a_real_profile_in_chunks() -> None:
    raw = corpus_profile("cpu_tf_keras_graph.xplane.pb")
    events = sum(len(line.events) for _, line in scan_xspace(raw))
    message = XSpaceMessage.FromString(raw)
    assert events == sum(len(line.events) for plane in message.planes for line in plane.lines)


def test_lines_are_chosen_before_they_are_read() -> None:
    chosen = Selection(line=lambda plane, line, id_: line == "Stream #1")
    for seed in range(10):
        names = {line.name for _, line in scan_xspace(tame_space(seed, 30), chosen)}
        assert names <= {"Stream #1"}


def test_an_empty_profile() -> None:
    with pytest.raises(EmptyProfileError):
        next(scan_xspace(b""))


def peak_bytes(raw: bytes, path: Path) -> int:
    path.write_bytes(raw)
    tracemalloc.start()
    try:
        for _ in scan_xspace(path):
            pass
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.slow
def test_memory_does_not_follow_the_size(tmp_path: Path) -> None:
    block = b"".join(
        encode_field(4, b"\x08\x01\x10" + encode_varint(offset) + b"\x18\x07")
        for offset in range(1_000_000, 1_100_000)
    )
    small = peak_bytes(encode_field(1, encode_field(3, block * 2)), tmp_path / "small")
    large = peak_bytes(encode_field(1, encode_field(3, block * 20)), tmp_path / "large")
    assert len(block) * 20 > 18_000_000
    assert large < 1.2 * small
    assert large < 24 << 20


# Event metadata with large values.


def metadata_space(blob: bytes) -> bytes:
    space = XSpaceMessage()
    plane = space.planes.add(name=b"/host:metadata")
    plane.stat_metadata.add(key=1, value={"name": b"Hlo Proto"})
    plane.stat_metadata.add(key=2, value={"name": b"flops"})
    for id_ in (1, 2):
        entry = plane.event_metadata.add(key=id_, value={"name": b"jit_%d" % id_})
        entry.value.stats.add(metadata_id=1, bytes_value=blob)
        entry.value.stats.add(metadata_id=2, int64_value=7)
    raw: bytes = space.SerializeToString()
    return raw


@pytest.mark.parametrize("size", [10, 1 << 20])
def test_large_metadata_stats_are_read_only_if_asked_for(size: int) -> None:
    blob = np.random.default_rng(0).bytes(size)
    raw = metadata_space(blob)
    all_of_it = read_xspace(raw).planes[0].event_metadata
    assert all_of_it[2].stats == {"Hlo Proto": blob, "flops": 7}
    tracemalloc.start()
    try:
        some = read_xspace(raw, Selection(metadata_stats=frozenset({"flops"}))).planes[0]
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert some.event_metadata[1].stats == {"flops": 7}
    assert some.event_name(1) == "jit_1"
    assert peak < 1 << 20


def test_a_line_beyond_two_gibibytes(tmp_path: Path) -> None:
    """Positions of more than 31 and 32 bits, in a file with a hole in place of 5 GiB."""
    path = tmp_path / "large"
    hole = 5 << 30
    event = encode_field(4, b"\x08\x01\x10\x05\x18\x07")
    # An unknown field of the line, 5 GiB of zeros, lies between its two events.
    tag = encode_varint(15 << 3 | 2) + encode_varint(hole)
    line_size = 2 * len(event) + len(tag) + hole
    line_head = encode_varint(3 << 3 | 2) + encode_varint(line_size)
    plane_head = encode_varint(1 << 3 | 2) + encode_varint(len(line_head) + line_size)
    with path.open("wb") as file:
        file.write(plane_head + line_head + tag)
        file.seek(hole, 1)
        file.write(event + event)
    if path.stat().st_blocks * 512 > 1 << 30:
        pytest.skip("the file system has no holes")
    events = read_xspace(path).planes[0].lines[0].events
    assert events.offset_ps.tolist() == [5, 5]
