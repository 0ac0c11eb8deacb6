"""Text in lines that fit a terminal."""

from __future__ import annotations

import textwrap

WIDTH = 100
"""Columns of every text report."""


def wrapped(text: str, indent: str, hanging: int = 0) -> list[str]:
    """The text in lines.

    Args:
        text: of one paragraph.
        indent: before the first line, and before all where nothing else is said.
        hanging: columns before the lines after the first.
    """
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=" " * hanging or indent,
        break_on_hyphens=False,
    )
