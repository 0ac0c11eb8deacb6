"""How a collective moves data between ranks, by its name, and what that makes of its bandwidth.

In: names of collectives as libraries, frameworks and compilers write them, or of their kernels.
Out: a `Pattern`, and the factor from algorithm to bus bandwidth.
"""

from __future__ import annotations

import functools
import re
from typing import Literal, TypeAlias

Pattern: TypeAlias = Literal[
    "all_reduce",
    "all_gather",
    "reduce_scatter",
    "all_to_all",
    "broadcast",
    "reduce",
    "send_receive",
    "other",
]

# The first that is found counts: an all-reduce is no reduce.
_PATTERNS: tuple[tuple[re.Pattern[str], Pattern], ...] = (
    (re.compile(r"reducescatter"), "reduce_scatter"),
    (re.compile(r"all_?reduce|crossdevicereduce|psum|pmax|pmin"), "all_reduce"),
    (re.compile(r"allgather"), "all_gather"),
    (re.compile(r"all(?:to|2)all"), "all_to_all"),
    (re.compile(r"sendrecv|permute|\bi?send|\bi?recv"), "send_receive"),
    (re.compile(r"broadcast|bcast"), "broadcast"),
    (re.compile(r"(?:^|kernel|[^a-z])_?reduce"), "reduce"),
)


@functools.lru_cache(maxsize=1 << 14)
def pattern_of(name: str) -> Pattern:
    """Returns the pattern of a collective by its name, `other` where that does not say."""
    short = re.sub(r"[_\- ]", "", name.split("(", 1)[0]).lower()
    return next((pattern for text, pattern in _PATTERNS if text.search(short)), "other")


def bus_factor(pattern: Pattern, ranks: int) -> float:
    """Returns bus bandwidth ÷ algorithm bandwidth, as nccl-tests defines both.

    Args:
        pattern: of the collective.
        ranks: how many take part, at least one.
    """
    if pattern == "all_reduce":
        return 2 * (ranks - 1) / ranks
    if pattern in ("all_gather", "reduce_scatter", "all_to_all"):
        return (ranks - 1) / ranks
    return 1.0
