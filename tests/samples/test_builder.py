"""The builder's bytes, read back by a parser of the wire format that shares no code with it."""

from __future__ import annotations

import gzip
import struct
from decimal import Decimal

import pytest

from sample_profiles.builder import Compressed, Ref, SpaceBuilder, Unsigned

Fields = dict[int, list[int | bytes]]


def wire(data: bytes) -> Fields:
    """Field number -> values, as protobuf's encoding guide describes the wire format."""
    fields: Fields = {}
    at = 0

    def varint() -> int:
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while at < len(data):
        key = varint()
        value: int | bytes
        match key & 7:
            case 0:
                value = varint()
            case 1:
                value = data[at : at + 8]
                at += 8
            case 2:
                length = varint()
                value = data[at : at + length]
                at += length
            case kind:
                raise AssertionError(f"unexpected wire type {kind}")
        fields.setdefault(key >> 3, []).append(value)
    return fields


def messages(fields: Fields, number: int) -> list[Fields]:
    return [wire(value) for value in fields.get(number, []) if isinstance(value, bytes)]


def names(plane: Fields, number: int) -> dict[int, bytes]:
    """A plane's metadata map as id -> name; checks that the key and the id inside agree."""
    result: dict[int, bytes] = {}
    for entry in messages(plane, number):
        (value,) = messages(entry, 2)
        assert entry[1] == value[1]
        key, name = entry[1][0], value[2][0]
        assert isinstance(key, int)
        assert isinstance(name, bytes)
        result[key] = name
    return result


def only_plane(space: SpaceBuilder) -> Fields:
    (plane,) = messages(wire(space.to_bytes()), 1)
    return plane


def only_event(space: SpaceBuilder) -> Fields:
    (line,) = messages(only_plane(space), 3)
    (event,) = messages(line, 4)
    return event


def test_a_trace_reads_back_as_it_was_written() -> None:
    space = SpaceBuilder(hostname="host0").warning("careful").error("lost 3 events")
    gpu = space.plane("/device:GPU:0", id=5, core_count=80)
    stream = gpu.line("Stream #14(Compute)", id=14, timestamp_ns=1_000, display_name="compute")
    stream.event("gemm", start_ms=1.5, duration_ms=2.0, correlation_id=7, group_id=0)
    stream.event("relu", start_ms=3.5, duration_ms=0.25, correlation_id=8)
    stream.event("gemm", start_ps=4_000_000_000, duration_ps=1)

    root = wire(space.to_bytes())
    assert root[4] == [b"host0"]
    assert root[3] == [b"careful"]
    assert root[2] == [b"lost 3 events"]
    (plane,) = messages(root, 1)
    assert plane[1] == [5]
    assert plane[2] == [b"/device:GPU:0"]
    assert names(plane, 4) == {1: b"gemm", 2: b"relu"}
    assert names(plane, 5) == {1: b"core_count", 2: b"correlation_id", 3: b"group_id"}
    assert messages(plane, 6) == [{1: [1], 4: [80]}]
    (line,) = messages(plane, 3)
    assert (line[1], line[2], line[3]) == ([14], [b"Stream #14(Compute)"], [1_000])
    assert line[11] == [b"compute"]
    gemm, relu, gemm_again = messages(line, 4)
    assert (gemm[1], gemm[2], gemm[3]) == ([1], [1_500_000_000], [2_000_000_000])
    assert messages(gemm, 4) == [{1: [2], 4: [7]}, {1: [3], 4: [0]}]
    assert (relu[1], relu[2], relu[3]) == ([2], [3_500_000_000], [250_000_000])
    assert gemm_again == {1: [1], 2: [4_000_000_000], 3: [1]}


@pytest.mark.parametrize(
    ("milliseconds", "picoseconds"),
    [
        (0.1, 100_000_000),
        (0.000_000_001, 1),
        (21.310352, 21_310_352_000),
        (3, 3_000_000_000),
        # As a float product this one is off by 128 ps.
        (Decimal("1764500000.123456789"), 1_764_500_000_123_456_789),
    ],
)
def test_milliseconds_become_exact_picoseconds(
    milliseconds: float | Decimal, picoseconds: int
) -> None:
    space = SpaceBuilder()
    space.plane("p").line("l").event("e", start_ms=milliseconds, duration_ms=milliseconds)
    assert only_event(space) == {1: [1], 2: [picoseconds], 3: [picoseconds]}


def test_each_kind_of_stat_lands_in_its_field() -> None:
    space = SpaceBuilder()
    space.plane("p").line("l").event(
        "e",
        start_ms=0,
        stats={"level 0": "a b"},
        negative=-1,
        unsigned=Unsigned(2**64 - 1),
        ratio=0.5,
        raw=b"\x00\xff",
        ref=Ref("train_step"),
        packed=Compressed("a long text"),
    )
    stat_names = names(only_plane(space), 5)
    stats = {stat_names[s.pop(1)[0]]: s for s in messages(only_event(space), 4)}  # type: ignore[index]
    (packed,) = stats.pop(b"packed")[8]
    assert isinstance(packed, bytes)
    assert gzip.decompress(packed) == b"a long text"
    (reference,) = stats.pop(b"ref")[7]
    assert isinstance(reference, int)
    assert stat_names[reference] == b"train_step"
    assert stats == {
        b"level 0": {5: [b"a b"]},
        b"negative": {4: [2**64 - 1]},  # two's complement
        b"unsigned": {3: [2**64 - 1]},
        b"ratio": {2: [struct.pack("<d", 0.5)]},
        b"raw": {6: [b"\x00\xff"]},
    }


def test_an_aggregated_event_has_occurrences_and_no_start() -> None:
    space = SpaceBuilder()
    space.plane("p").line("l").aggregate("e", num_occurrences=9, duration_ms=0.5)
    assert only_event(space) == {1: [1], 3: [500_000_000], 5: [9]}


def test_metadata_of_events() -> None:
    space = SpaceBuilder()
    plane = space.plane("/host:metadata")
    plane.metadata("jit_f(7)", metadata_id=7, display_name="f", metadata=b"\x01", program_id=7)
    plane.line("l").event("jit_f(7)", start_ms=0).event("other", start_ms=1)
    first, second = (messages(entry, 2)[0] for entry in messages(only_plane(space), 4))
    assert (first[1], first[2], first[3], first[4]) == ([7], [b"jit_f(7)"], [b"\x01"], [b"f"])
    assert messages(first, 5) == [{1: [1], 4: [7]}]
    assert (second[1], second[2]) == ([8], [b"other"])


def test_declared_stats_need_no_event() -> None:
    space = SpaceBuilder()
    space.plane("/device:GPU:1").declare("group_id")
    assert names(only_plane(space), 5) == {1: b"group_id"}


def test_names_may_be_broken_on_purpose() -> None:
    space = SpaceBuilder()
    space.plane(b"\xff\xfe")
    assert only_plane(space)[2] == [b"\xff\xfe"]


def test_equal_calls_make_equal_bytes() -> None:
    def build() -> bytes:
        space = SpaceBuilder("h")
        space.plane("p", b=1, a=2).line("l").event("e", start_ms=1, packed=Compressed("x"))
        return space.to_bytes()

    assert build() == build()


def test_wrong_use_is_refused() -> None:
    line = SpaceBuilder().plane("p").line("l")
    with pytest.raises(TypeError, match="needs start_ms or start_ps"):
        line.event("e", duration_ms=1)
    with pytest.raises(TypeError, match="not in both"):
        line.event("e", start_ms=1, start_ps=1)
    with pytest.raises(TypeError, match="a stat cannot be a list"):
        line.event("e", start_ms=1, wrong=[1])  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        line.event("e", start_ms=1, too_large=2**63)
