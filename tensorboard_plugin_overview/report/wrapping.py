"""Text in lines that fit a terminal."""

from __future__ import annotations

import textwrap

from tensorboard_plugin_overview.catalog.printable import printable, printable_line

WIDTH = 100
"""Columns of every text report."""


def wrapped(text: str, indent: str, hanging: int = 0) -> list[str]:
    """Returns the text in lines, which may be printed.

    Args:
        text: of one paragraph.
        indent: before the first line, and before all where nothing else is said.
        hanging: columns before the lines after the first.
    """
    lines = textwrap.wrap(
        printable(text),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=" " * hanging or indent,
        break_on_hyphens=False,
    )
    return [printable_line(line) for line in lines]


def shortened(text: str, width: int) -> str:
    """Returns the beginning of a text that may be printed, with `…` where it goes on.

    Args:
        text: any text.
        width: columns that it may take.
    """
    return textwrap.shorten(printable(text), width, placeholder="…")
