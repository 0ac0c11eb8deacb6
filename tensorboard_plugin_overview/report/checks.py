"""Prints the outcomes of a check: a line each, and as annotations of a GitHub job.

In: `Outcome`s.  Out: text, lines ending in a newline.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.catalog.printable import printable, printable_line
from tensorboard_plugin_overview.comparison.check import Outcome

_TITLE = "tensorboard-overview check"


def checks_text(outcomes: Sequence[Outcome]) -> str:
    """Returns a line a requirement: whether it holds, its text, and the values."""
    lines = (
        f"{'ok  ' if outcome.passed else 'FAIL'}  {outcome.requirement.text}: {outcome.details}"
        for outcome in outcomes
    )
    return "".join(f"{printable_line(line)}\n" for line in lines)


def github_annotations(outcomes: Sequence[Outcome], run: str) -> str:
    """Returns an `::error` workflow command for each requirement that does not hold.

    https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands

    Args:
        outcomes: of one run.
        run: its id.
    """
    title = _escaped(f"{_TITLE}: {run}").replace(":", "%3A").replace(",", "%2C")
    return "".join(
        f"::error title={title}::{_escaped(f'{outcome.requirement.text}: {outcome.details}')}\n"
        for outcome in outcomes
        if not outcome.passed
    )


def _escaped(text: str) -> str:
    # Line breaks, which need an escape of GitHub's, are written out.
    return printable(text).replace("%", "%25")
