"""The events that the fast decoder proves, against those of the sequential one."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings, strategies as st

from tensorboard_plugin_overview.arrays.factorize import IdTable
from tensorboard_plugin_overview.decode import plane_reader
from tensorboard_plugin_overview.decode.lines.segment import (
    ALL_WANTED,
    DecodeSegment,
    Segment,
    Unwanted,
)
from tensorboard_plugin_overview.decode.lines.sequential import decode_sequential
from tensorboard_plugin_overview.decode.lines.vectorized import decode_vectorized
from tensorboard_plugin_overview.decode.messages import XLineMessage, XSpaceMessage
from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.varints import Window
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tests.decode.reading import shared_profiles
from tests.decode.spaces import Wild, tame_space

COLUMNS = IdTable(np.array([1, 3, 5, 6, 8]), np.array([0, 1, 2, 2, 3]))
SOME = IdTable(np.array([7, 130, 140]))
UNWANTED = [ALL_WANTED, Unwanted(SOME), Unwanted(SOME, 1000)]


def window_with(raw: bytes) -> Window:
    window = Window(len(raw))
    window.load(Source(raw), 0, len(raw))
    return window


def plain(segment: Segment) -> list[object]:
    """Its events and stats as lists, stats in the order of their events."""
    occurrences = segment.num_occurrences
    stats = segment.stats
    order = np.lexsort((stats.bits, stats.length, stats.kind, stats.column, stats.event))
    return [
        segment.consumed,
        segment.metadata_id.tolist(),
        segment.offset_ps.tolist(),
        segment.duration_ps.tolist(),
        [0] * len(segment) if occurrences is None else occurrences.tolist(),
        *(getattr(stats, field.name)[order].tolist() for field in dataclasses.fields(stats)),
    ]


def assert_proven_is_true(raw: bytes, start: int = 0) -> Segment:
    """Whatever the fast decoder takes of these bytes, the sequential one takes alike."""
    window = window_with(raw)
    for unwanted in UNWANTED:
        proven = decode_vectorized(window, start, len(raw), COLUMNS, unwanted)
        assert not proven.damaged
        if proven.consumed:
            end = start + proven.consumed
            sequential = decode_sequential(window, start, end, COLUMNS, unwanted)
            assert not sequential.damaged
            assert not sequential.header
            assert plain(proven) == plain(sequential)
    return proven


def tame_line(seed: int, events: int) -> bytes:
    """The events of the longest line of a tame profile."""
    lines = [
        line for p in XSpaceMessage.FromString(tame_space(seed, events)).planes for line in p.lines
    ]
    longest = max(lines, key=lambda line: len(line.events), default=XLineMessage())
    raw: bytes = XLineMessage(events=longest.events).SerializeToString()
    return raw


def fast_share(profiles: list[bytes]) -> float:
    """How much of the bytes of events and what is between them the fast decoder takes."""
    taken: dict[DecodeSegment, int] = {decode_vectorized: 0, decode_sequential: 0}

    def counted(decode: DecodeSegment) -> DecodeSegment:
        def wrapped(*args: Any) -> Segment:
            segment = decode(*args)
            taken[decode] += segment.consumed
            return segment

        return wrapped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plane_reader, "decode_sequential", counted(decode_sequential))
        for profile in profiles:
            read_xspace(profile, fast=counted(decode_vectorized))
    return taken[decode_vectorized] / sum(taken.values())


@pytest.mark.slow
def test_ordinary_events_are_proven() -> None:
    # Not all: random numbers now and then look like records.
    assert fast_share([tame_space(seed, 400) for seed in range(30)]) > 0.9


@pytest.mark.slow
def test_real_events_are_proven() -> None:
    corpus = [path.read_bytes() for path in shared_profiles() if path.parent.name == "corpus"]
    if not corpus:
        pytest.skip("no profiles beside the repository")
    assert fast_share(corpus) > 0.98


@pytest.mark.slow
@given(st.integers(0, 1 << 32), st.integers(1, 30))
@settings(max_examples=4 * settings().max_examples)
def test_changed_bytes_are_proven_only_if_they_are_events(seed: int, changes: int) -> None:
    random = Random(seed)
    raw = bytearray(tame_line(seed % 50, 60))
    for _ in range(changes):
        if raw:
            raw[random.randrange(len(raw))] = random.choice(
                (random.randrange(256), 0x22, 0x08, 0x10)
            )
    assert_proven_is_true(bytes(raw))


@given(st.integers(0, 1 << 32), st.sampled_from([0.0, 0.05, 0.5, 1.0]))
@settings(max_examples=3 * settings().max_examples)
def test_wild_events(seed: int, wildness: float) -> None:
    wild = Wild(seed, wildness)
    raw = b"".join(wild.payload(4, wild.event()) for _ in range(40))
    assert_proven_is_true(raw)


@given(st.binary(max_size=40))
@example(b'"\x04\x08\x01\x10\x00')
# A payload whose length is -1 as an int64, so that it seems to end before it begins.
@example(b'"\x0e\x08\x01\x10\x05"\x08\x08\x01*\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01')
# An id, a value and a duration with eleven bytes.
@example(b'"\x0e\x08' + b"\x80" * 10 + b"\x01\x10\x05")
@example(b'"\x0e\x08\x01\x10' + b"\x80" * 10 + b"\x01")
@example(b'"\x10\x08\x01\x10\x05\x18' + b"\x80" * 10 + b"\x01")
def test_short_bytes(raw: bytes) -> None:
    assert_proven_is_true(b'"' + raw)
    assert_proven_is_true(raw + b'"\x04\x08\x01\x10\x05', start=len(raw))


def event(body: bytes) -> bytes:
    return b'"' + bytes([len(body)]) + body


FIRST = event(b"\x08\x01\x10\x05")
# Each of these is not what the fast decoder expects.
UNUSUAL = {
    "no offset": event(b"\x08\x01\x18\x05"),
    "no id": event(b"\x10\x05\x18\x05"),
    "id last": event(b"\x10\x05\x08\x01"),
    "stat before duration": event(b'\x08\x01\x10\x05"\x04\x08\x01 \x07\x18\x05'),
    "two offsets": event(b"\x08\x01\x10\x05\x10\x06"),
    "unknown field": event(b"\x08\x01\x10\x05\x38\x06"),
    "stat with two values": event(b'\x08\x01\x10\x05"\x06\x08\x01\x18\x07\x20\x08'),
    "stat with its value first": event(b'\x08\x01\x10\x05"\x04\x18\x07\x08\x01'),
    "a stat in a string": event(b'\x08\x01\x10\x05"\x0a\x08\x01*\x06"\x04\x08\x01 \x05'),
    "an event in a string": event(b'\x08\x01\x10\x05"\x0a\x08\x01*\x06"\x04\x08\x01\x10\x05'),
}


@pytest.mark.parametrize("unusual", UNUSUAL.values(), ids=UNUSUAL)
def test_stops_at_the_unusual(unusual: bytes) -> None:
    segment = assert_proven_is_true(2 * FIRST + unusual + FIRST)
    # One that it takes for a stat makes it doubt the event before, too.
    assert segment.consumed in (len(FIRST), 2 * len(FIRST))
    assert not segment.complete


def test_a_record_of_34_bytes_with_id_8() -> None:
    """Its head, `22 22 08 08`, seems to hold another one's: `22 08 08`."""
    stat = b'"\x12\x08\x01*\x0e' + 14 * b"x"
    event_of_34 = event(b"\x08\x08\x10\x81\x82\x83\x84\x05\x18\x81\x82\x83\x84\x05" + stat)
    stat_of_34 = b'""\x08\x08*\x1e' + 30 * b"x"
    for trap in (event_of_34, event(b"\x08\x01\x10\x05" + stat_of_34)):
        assert b'""\x08\x08' in trap
        raw = FIRST + trap + FIRST
        assert assert_proven_is_true(raw).consumed == len(raw)


def test_leaves_the_event_that_the_stretch_cuts() -> None:
    second = event(b'\x08\x01\x10\x05"\x04\x08\x01 \x07')
    for cut in range(4, len(second)):
        segment = assert_proven_is_true(FIRST + second[:cut])
        assert (segment.consumed, segment.complete) == (len(FIRST), True)
    assert assert_proven_is_true(FIRST + second).consumed == len(FIRST + second)


def test_decodes_by_hand() -> None:
    # Id 300, offset 5, duration 2^63 - 1; stat 1 is -1, 3 is 1.5, 2 is not wanted, 5 is "ab".
    raw = event(
        b"\x08\xac\x02\x10\x05\x18" + b"\xff" * 8 + b"\x7f"
        b'"\x0d\x08\x01\x20' + b"\xff" * 9 + b"\x01"
        b'"\x0b\x08\x03\x11\x00\x00\x00\x00\x00\x00\xf8\x3f'
        b'"\x04\x08\x02\x18\x09'
        b'"\x06\x08\x05*\x02ab'
    )
    # id 4, three occurrences
    raw += event(b"\x08\x04\x28\x03\x18\x09")
    segment = assert_proven_is_true(raw)
    assert segment.metadata_id.tolist() == [300, 4]
    assert segment.offset_ps.tolist() == [5, 0]
    assert segment.duration_ps.tolist() == [2**63 - 1, 9]
    assert segment.num_occurrences is not None
    assert segment.num_occurrences.tolist() == [0, 3]
    assert segment.stats.event.tolist() == [0, 0, 0]
    assert segment.stats.column.tolist() == [0, 1, 2]
    assert segment.stats.kind.tolist() == [4, 2, 5]
    assert segment.stats.bits[:2].tolist() == [-1, np.float64(1.5).view(np.int64)]
    assert segment.stats.bits[2] == raw.index(b"ab")
    assert segment.stats.length.tolist() == [0, 0, 2]
