"""What is printed for people commands neither a terminal nor a CI server."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from tensorboard_plugin_overview.catalog.printable import printable, printable_line


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a\nb\rc\td", r"a\nb\rc\td"),
        ("\x1b[31mred\x1b[0m", r"\x1b[31mred\x1b[0m"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("\x00\x08\x0b\x0c\x1c\x7f", r"\x00\x08\x0b\x0c\x1c\x7f"),
        ("\x80\x85\x9b31m\x9f", r"\x80\x85\x9b31m\x9f"),
        ("a\u202eb\u2066c\u2069\u200e\u200f\u061c", r"a\u202eb\u2066c\u2069\u200e\u200f\u061c"),
        ("a\u2028b\u2029c", r"a\u2028b\u2029c"),
        ("\U000e0041", r"\U000e0041"),
        ("h\udcff \ud800", r"h\udcff \ud800"),
        ("##[error]x", r"\x23#[error]x"),
        ("a ##vso[task.complete] b", r"a \x23#vso[task.complete] b"),
    ],
)
def test_controls_are_written_out(text: str, written: str) -> None:
    assert printable(text) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lr=[0.1]/r 1",
        r"C:\new\logs",
        "at::native::kernel<4>(int)",
        "±0,5 µs — “ü” 日本語 עברית العربية 👩\u200d🔬",
        "a\u00a0b",
        "## a # b [x]",
        "%fusion.1 = f32[8]",
    ],
)
def test_other_text_stays(text: str) -> None:
    assert printable(text) == text
    assert printable_line(text) == text


def test_no_line_is_a_command() -> None:
    assert printable_line("::error::x") == r"\x3a:error::x"
    assert printable_line("  ::error::x ::y") == r"  \x3a:error::x ::y"
    assert printable_line("a::b") == "a::b"


@given(st.text())
def test_it_is_one_line_and_stays_as_it_is_the_second_time(text: str) -> None:
    written = printable_line(text)
    assert len(written.splitlines()) <= 1
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in written)
    assert printable_line(written) == written
    assert not written.lstrip().startswith("::")
