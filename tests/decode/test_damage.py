"""Damaged and foreign bytes: what can be read is read, and only documented errors come out."""

from __future__ import annotations

import gzip
import io
import os
import zipfile
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest

from tensorboard_plugin_overview.catalog.unreadable import EmptyProfileError, UnreadableProfileError
from tensorboard_plugin_overview.decode.columns import DamagedProfileError, Selection, XSpace
from tensorboard_plugin_overview.decode.lines.segment import DecodeSegment
from tensorboard_plugin_overview.decode.messages import XSpaceMessage
from tensorboard_plugin_overview.decode.wire.wire import encode_field, encode_varint
from tensorboard_plugin_overview.decode.xspace import read_xspace, scan_xspace
from tests.decode.reading import DECODER_NAMES, DECODERS, corpus_profile, shared_profiles, window_of
from tests.decode.spaces import tame_space, wild_space

MUTATIONS = int(os.environ.get("OVERVIEW_MUTATIONS", "300"))
# Generous for a busy machine; what it guards against takes minutes.
SECONDS_FOR_ONE = 20.0

decoders = pytest.mark.parametrize("decoder", DECODERS, ids=DECODER_NAMES)


def plane(name: bytes, *lines: bytes) -> bytes:
    body = encode_field(2, name) + b"".join(encode_field(3, line) for line in lines)
    return encode_field(1, body)


def line(*events: bytes) -> bytes:
    return encode_field(2, b"ops") + b"".join(encode_field(4, event) for event in events)


GOOD_EVENT = b"\x08\x01\x10\x05\x18\x07"
GOOD_PLANE = plane(b"/host:CPU", line(GOOD_EVENT, GOOD_EVENT))


def plane_names(space: XSpace) -> list[str]:
    return [plane.name for plane in space.planes]


# What is not a profile at all.


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "host.xplane.pb"
    path.touch()
    for source in (path, b""):
        with pytest.raises(EmptyProfileError, match="is empty"):
            read_xspace(source)


def zipped() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("host.xplane.pb", GOOD_PLANE)
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("raw", "what"),
    [
        (gzip.compress(GOOD_PLANE, mtime=0), "This is gzip data"),
        (zipped(), "This is a zip archive"),
        (b'{"traceEvents": []}', "This is JSON"),
        ("Bericht für heute\n".encode() * 300, "This is text"),
        (b"\x0a" + b"\xef\xbf\xbd" * 20 + GOOD_PLANE, "went through a text filter"),
        (b"\x00" * 100, "holds only zeros"),
        (Random(1).randbytes(1024), "cannot be read"),
        (b"\x7a\x01x", "none of a profile's parts"),
    ],
)
def test_foreign_content_is_named(raw: bytes, what: str, tmp_path: Path) -> None:
    path = tmp_path / "host.xplane.pb"
    path.write_bytes(raw)
    with pytest.raises(UnreadableProfileError, match=what) as caught:
        read_xspace(path)
    message = str(caught.value)
    assert str(tmp_path) not in message
    assert message.endswith(".")
    assert "\n" not in message


def test_the_filtered_profile_of_the_corpus() -> None:
    with pytest.raises(UnreadableProfileError, match="text filter"):
        read_xspace(corpus_profile("broken_text_filtered.xplane.pb"))


def test_paths_that_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(UnreadableProfileError, match="could not be opened") as caught:
        read_xspace(tmp_path / "missing")
    assert "missing" not in str(caught.value)
    with pytest.raises(UnreadableProfileError, match="not a file"):
        read_xspace(tmp_path)
    with pytest.raises(UnreadableProfileError, match="could not be opened"):
        read_xspace("nul\0byte")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnreadableProfileError, match="not a file"):
        read_xspace(tmp_path / "pipe")


# Profiles that break off.


@decoders
def test_every_cut(decoder: DecodeSegment | None) -> None:
    first, second = plane(b"first", line(GOOD_EVENT)), plane(b"second", line(GOOD_EVENT))
    raw = first + second
    for cut in range(1, len(raw)):
        if cut < len(first):
            with pytest.raises(UnreadableProfileError):
                read_xspace(raw[:cut], fast=decoder)
            continue
        space = read_xspace(raw[:cut], fast=decoder)
        assert plane_names(space) == ["first"]
        assert (space.status == "ok") == (cut == len(first))
        assert (space.message is None) == (cut == len(first))


def test_damage_inside_a_line_costs_the_rest_of_that_line() -> None:
    bad_event = b"\x08\x01\x10\x05\x1f"
    space = read_xspace(
        plane(b"p", line(GOOD_EVENT, GOOD_EVENT, bad_event, GOOD_EVENT), line(GOOD_EVENT))
        + GOOD_PLANE
    )
    assert space.status == "partial"
    assert space.message is not None
    assert "one of its lines" in space.message
    assert plane_names(space) == ["p", "/host:CPU"]
    assert [one.truncated for one in space.planes[0].lines] == [True, False]
    assert [len(one.events) for one in space.planes[0].lines] == [2, 1]


def test_a_broken_plane_ends_the_profile() -> None:
    space = read_xspace(GOOD_PLANE + encode_field(1, b"\x12\x7fx") + GOOD_PLANE)
    assert space.status == "partial"
    assert space.message is not None
    assert "only the plane before" in space.message
    assert len(space.planes) == 1


def test_broken_metadata_ends_the_profile() -> None:
    space = read_xspace(GOOD_PLANE + encode_field(1, encode_field(4, b"\x12\x02\x12\x09")))
    assert (space.status, len(space.planes)) == ("partial", 1)


@pytest.mark.parametrize("length", [2**31, 2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 1])
def test_absurd_lengths(length: int) -> None:
    claimed = encode_varint(length)
    space = read_xspace(GOOD_PLANE + b"\x0a" + claimed + b"x")
    assert (space.status, len(space.planes)) == ("partial", 1)
    in_plane = read_xspace(GOOD_PLANE + encode_field(1, b"\x1a" + claimed))
    assert (in_plane.status, len(in_plane.planes)) == ("partial", 1)
    for cut in (b'"' + claimed, encode_field(4, GOOD_EVENT + b'"' + claimed)):
        in_line = read_xspace(plane(b"p", line(GOOD_EVENT) + cut))
        assert in_line.status == "partial"
        assert [len(one.events) for one in in_line.planes[0].lines] == [1]
    stat = encode_field(4, b"\x08\x01\x2a" + claimed)
    in_stat = read_xspace(plane(b"p", line(GOOD_EVENT, GOOD_EVENT + stat)))
    assert [len(one.events) for one in in_stat.planes[0].lines] == [1]


def test_absurd_times_are_kept_and_do_not_overflow() -> None:
    event = b"\x08\x01\x10" + b"\xff" * 9 + b"\x01\x18" + b"\xff" * 8 + b"\x7f"
    body = b"\x18" + b"\xff" * 8 + b"\x7f" + line(event)
    only = read_xspace(plane(b"p", body)).planes[0].lines[0]
    assert only.timestamp_ns == 2**63 - 1
    assert only.events.offset_ps.tolist() == [-1]
    assert only.events.duration_ps.tolist() == [2**63 - 1]
    assert only.start_ps(0).tolist() == [2**61 - 1]
    assert only.start_ps(only.timestamp_ns).tolist() == [-1]


def test_duplicate_metadata_and_names() -> None:
    space = XSpaceMessage()
    one = space.planes.add(name=b"p")
    one.event_metadata.add(key=1, value={"name": b"early"})
    one.event_metadata.add(key=1, value={"name": b"late"})
    one.stat_metadata.add(key=1, value={"name": b"s"})
    one.stat_metadata.add(key=2, value={"name": b"s"})
    event = one.lines.add().events.add(metadata_id=1)
    for id_, value in ((2, 20), (1, 10), (2, 30)):
        event.stats.add(metadata_id=id_, int64_value=value)
    read = read_xspace(space.SerializeToString()).planes[0]
    assert read.event_name(1) == "late"
    assert read.event_name(2) == ""
    # The first in the event counts, whichever of the two ids it has.
    assert read.lines[0].events.stats["s"].integers().tolist() == [20]


# A file that changes while it is read.


def test_a_file_that_shrinks(tmp_path: Path) -> None:
    path = tmp_path / "host.xplane.pb"
    raw = (
        GOOD_PLANE + plane(b"big", line(*[GOOD_EVENT] * 50_000)) + plane(b"last", line(GOOD_EVENT))
    )
    path.write_bytes(raw)
    scan = scan_xspace(path)
    with window_of(1 << 12):
        assert next(scan)[0].name == "/host:CPU"
        os.truncate(path, len(raw) // 2)
        with pytest.raises(DamagedProfileError, match="shorter while it was read"):
            list(scan)


def test_a_file_that_grows(tmp_path: Path) -> None:
    path = tmp_path / "host.xplane.pb"
    path.write_bytes(GOOD_PLANE * 2)
    scan = scan_xspace(path)
    next(scan)
    with path.open("ab") as file:
        file.write(GOOD_PLANE * 5)
    assert len(list(scan)) == 1


# Bounds of memory and time.


@pytest.mark.slow
def test_few_bytes_cannot_become_many_columns() -> None:
    names = b"".join(
        encode_field(
            5, b"\x08" + encode_varint(id_) + encode_field(2, encode_field(2, b"%d" % id_))
        )
        for id_ in range(1, 3001)
    )
    stats = b"".join(
        encode_field(4, b"\x08" + encode_varint(id_) + b"\x20\x01") for id_ in range(1, 3001)
    )
    raw = encode_field(1, names + encode_field(3, line(stats, *[b""] * 100_000)))
    space = read_xspace(raw)
    # 100,000 events with 3,000 columns of nine bytes would take 2.7 GB.
    assert space.status == "partial"
    assert [one.truncated for one in space.planes[0].lines] == [True]
    few = read_xspace(raw, Selection(event_stats=frozenset({"7"})))
    assert (few.status, len(few.planes[0].lines[0].events)) == ("ok", 100_001)


@pytest.mark.slow
def test_too_many_lines_and_planes() -> None:
    many_lines = read_xspace(GOOD_PLANE + encode_field(1, b"\x1a\x00" * 100_001))
    assert (many_lines.status, len(many_lines.planes)) == ("partial", 1)
    assert read_xspace(b"\x0a\x00" * 10_001).status == "partial"


@pytest.mark.slow
def test_a_compressed_string_cannot_become_a_large_one() -> None:
    space = XSpaceMessage()
    one = space.planes.add()
    one.stat_metadata.add(key=1, value={"name": b"s"})
    for length in (1000, 1 << 26):
        event = one.lines.add().events.add(metadata_id=1)
        packed = gzip.compress(b"x" * length)
        event.stats.add(metadata_id=1, compressed_str_value=packed)
    lines = read_xspace(space.SerializeToString()).planes[0].lines
    assert [len(line.events.stats["s"].texts[0]) for line in lines] == [1000, 0]


@pytest.mark.slow
@decoders
@pytest.mark.parametrize(
    "body",
    [
        # One event with very many stats; events that the fast decoder cannot take; and these taking
        # turns with events that it can, and with fields of the line.
        encode_field(4, GOOD_EVENT + b'"\x00' * 200_000),
        encode_field(4, b"\x18\x05") * 100_000,
        (encode_field(4, b"\x18\x05") + encode_field(4, GOOD_EVENT)) * 50_000,
        (encode_field(4, GOOD_EVENT) + b"\x08\x01") * 50_000,
        (encode_field(4, GOOD_EVENT) * 300 + encode_field(4, b"\x18\x05")) * 300,
        b'"\x00' * 200_000,
    ],
)
def test_no_bytes_take_more_than_microseconds(decoder: DecodeSegment | None, body: bytes) -> None:
    began = process_time()
    space = read_xspace(encode_field(1, encode_field(3, body)), fast=decoder)
    assert process_time() - began < SECONDS_FOR_ONE / 2
    assert space.status == "ok"


# Many damaged files.


def mutated(raw: bytes, random: Random) -> bytes:
    """The bytes cut, with some changed, or with a stretch taken out or put in."""
    changed = bytearray(raw)
    kind = random.randrange(4)
    at = random.randrange(len(changed))
    if kind == 0:
        del changed[at:]
    elif kind == 1:
        del changed[at : at + random.choice((1, 2, 100))]
    elif kind == 2:
        changed[at:at] = random.choice((b"\xff" * 9, b'"\x08\x08\x10', random.randbytes(20)))
    else:
        for _ in range(random.choice((1, 5, 100))):
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def originals() -> list[bytes]:
    """Small profiles of many kinds, real ones too where there are any."""
    found = [tame_space(seed, 100) for seed in range(10)]
    found += [wild_space(seed, 0.3, 20) for seed in range(10)]
    found += [path.read_bytes() for path in shared_profiles() if path.stat().st_size < 1 << 18]
    return found


def digest(space: XSpace) -> list[tuple[str, str, bool, int, int]]:
    return [
        (plane.name, line.name, line.truncated, len(line.events), int(line.events.offset_ps.sum()))
        for plane in space.planes
        for line in plane.lines
    ]


def read_or_refuse(raw: bytes, number: int) -> list[tuple[str, str, bool, int, int]] | None:
    """Reads damaged bytes in every way there is; None if all agree that they are unreadable."""
    try:
        space = read_xspace(raw)
    except UnreadableProfileError:
        with pytest.raises(UnreadableProfileError, match=r"\.$"):
            list(scan_xspace(raw))
        return None
    assert (space.message is None) == (space.status == "ok")
    for plane in space.planes:
        for metadata in plane.event_metadata.values():
            assert isinstance(metadata.name, str)
        for line in plane.lines:
            line.start_ps(0)
            for column in line.events.stats.values():
                assert len(column.numbers()) == len(line.events)
                assert column.text_codes().max(initial=-1) < len(column.texts)
    if number % 4 == 0:
        assert digest(read_xspace(raw, fast=None)) == digest(space)
        count = 0
        try:
            for _, chunk in scan_xspace(raw):
                count += len(chunk.events)
        except UnreadableProfileError:
            assert space.status == "partial"
        assert count == sum(len(line.events) for plane in space.planes for line in plane.lines)
    return digest(space)


@pytest.mark.slow
def test_mutated_files() -> None:
    random = Random(2024)
    profiles = originals()
    readable = 0
    for number in range(MUTATIONS):
        raw = mutated(random.choice(profiles), random)
        if random.random() < 0.3:
            raw = mutated(raw, random) if raw else raw
        began = process_time()
        with np.errstate(all="raise"):
            readable += read_or_refuse(raw, number) is not None
        assert process_time() - began < SECONDS_FOR_ONE, f"mutation {number} hangs"
    # Else the test would show nothing of what is read.
    assert readable > MUTATIONS // 10
