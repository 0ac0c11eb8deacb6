"""Varints, one at a time and many at a time, against the definition."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.varints import TOO_LONG, Window, varints
from tensorboard_plugin_overview.decode.wire.wire import (
    DamageError,
    encode_varint,
    read_varint,
    signed,
)


def decoded(raw: bytes, at: list[int]) -> tuple[list[int], list[int]]:
    window = Window(len(raw))
    window.load(Source(raw), 0, len(raw))
    values, lengths = varints(window.words, np.array(at, np.int64))
    return values.tolist(), lengths.tolist()


def test_by_hand() -> None:
    assert decoded(b"\x00", [0]) == ([0], [1])
    assert decoded(b"\x96\x01", [0]) == ([150], [2])
    assert decoded(b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", [0]) == ([2**64 - 1], [10])
    # A zero in ten bytes; what is beyond 64 bits is cut.
    assert decoded(b"\x80" * 9 + b"\x00", [0]) == ([0], [10])
    assert decoded(b"\x80" * 9 + b"\x02", [0]) == ([0], [10])
    assert decoded(b"\x80" * 10 + b"\x01", [0])[1] == [TOO_LONG]


@given(st.lists(st.integers(0, 2**64 - 1), min_size=1))
def test_many_at_once(values: list[int]) -> None:
    encoded = [encode_varint(value) for value in values]
    starts = np.cumsum([0, *map(len, encoded)])[:-1].tolist()
    assert decoded(b"".join(encoded), starts) == (values, [len(one) for one in encoded])


@given(st.lists(st.sampled_from([0x00, 0x01, 0x7F, 0x80, 0x81, 0xFF]), min_size=1, max_size=40))
def test_at_every_position(bytes_: list[int]) -> None:
    raw = bytes(bytes_)
    values, lengths = decoded(raw, list(range(len(raw))))
    for at, (value, length) in enumerate(zip(values, lengths, strict=True)):
        try:
            expected, end = read_varint(raw + b"\x00" * 16, at)
        except DamageError:
            assert length == TOO_LONG
        else:
            assert (value, length) == (expected, end - at)


@given(st.integers(0, 2**64 - 1))
def test_round_trip(value: int) -> None:
    assert read_varint(b"?" + encode_varint(value), 1) == (value, 1 + len(encode_varint(value)))
    assert signed(value) == np.uint64(value).astype(np.int64)


def test_a_cut_varint_is_damage() -> None:
    with pytest.raises(DamageError, match="end inside a number"):
        read_varint(b"\x80\x80", 0)
    with pytest.raises(DamageError, match="too many bytes"):
        read_varint(b"\x80" * 20, 0)
