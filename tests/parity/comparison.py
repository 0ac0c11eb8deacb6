"""One number of ours beside XProf's: equal, different for a known reason, or different."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Literal

Verdict = Literal["equal", "different on purpose", "different"]

# Patterns for the profile, the number, ours and XProf's; the reason. The first that fits counts.
Purposes = Sequence[tuple[str, str, str, str, str]]


@dataclass(frozen=True)
class Comparison:
    """One number of one profile.

    Attributes:
        case: the profile.
        number: XProf's name of the number.
        ours: as XProf would print it, or `unavailable`, or `left out`.
        xprof: as XProf prints it.
        verdict: whether they are the same.
        row: why they are not, with the section of the reference that tells it; "" where they are.
    """

    case: str
    number: str
    ours: str
    xprof: str
    verdict: Verdict
    row: str


def compare(purposes: Purposes, case: str, number: str, ours: str, xprof: str) -> Comparison:
    """The verdict on one number, as both would print it."""
    if ours == xprof:
        return Comparison(case, number, ours, xprof, "equal", "")
    for *patterns, reason in purposes:
        if all(map(fnmatch, (case, number, ours, xprof), patterns)):
            return Comparison(case, number, ours, xprof, "different on purpose", reason)
    return Comparison(case, number, ours, xprof, "different", "")


def unneeded(purposes: Purposes, compared: Sequence[Comparison]) -> list[tuple[str, ...]]:
    """The purposes that no difference has any more."""
    found = [(c.case, c.number, c.ours, c.xprof, c.row) for c in compared if c.verdict != "equal"]
    return [
        purpose
        for *patterns, reason in purposes
        for purpose in [(*patterns, reason)]
        if not any(all(map(fnmatch, one[:4], patterns)) and one[4] == reason for one in found)
    ]
