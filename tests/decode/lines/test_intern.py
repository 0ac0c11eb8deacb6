"""Grouping texts in a window, against sets of bytes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from tensorboard_plugin_overview.decode.lines import intern as module
from tensorboard_plugin_overview.decode.lines.intern import group_equal_strings
from tensorboard_plugin_overview.decode.wire.source import Source
from tensorboard_plugin_overview.decode.wire.varints import Window


def zeros_but_one(length: int, at: int, byte: int) -> bytes:
    text = bytearray(length)
    text[at : at + 1] = bytes([byte])
    return bytes(text[:length])


# Short ones, and such as differ in one byte, of lengths around those of words.
TEXTS = st.lists(
    st.binary(max_size=3)
    | st.builds(zeros_but_one, st.integers(0, 40), st.integers(0, 40), st.integers(0, 2)),
    min_size=1,
    max_size=40,
)


def grouped(texts: list[bytes]) -> tuple[list[bytes], list[int]]:
    """Each text's group's text, and each text's group."""
    raw = b"".join(texts)
    window = Window(len(raw))
    window.load(Source(raw), 0, len(raw))
    length = np.array([len(text) for text in texts], np.int64)
    row, group = group_equal_strings(window.words, np.cumsum(length) - length, length)
    return [texts[row[number]] for number in group], group.tolist()


@given(TEXTS, st.sampled_from([1, 4, 14]))
@settings(max_examples=3 * settings().max_examples)
def test_groups_are_of_equal_texts(texts: list[bytes], slot_bits: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        # With few slots, texts that differ meet in one.
        patch.setattr(module, "_SLOT_BITS", slot_bits)
        assert grouped(texts)[0] == texts


def test_equal_texts_are_in_one_group() -> None:
    texts = [b"", b"a", b"b" * 8, b"c" * 9, b"d" * 1000] * 3
    found, group = grouped(texts)
    assert found == texts
    assert len(set(group)) == 5


def test_texts_that_differ_where_the_key_does_not_look() -> None:
    texts = [b"12345678" + middle + b"x" * 40 for middle in (b"abcd", b"abce", b"abcd")]
    assert grouped(texts)[0] == texts
