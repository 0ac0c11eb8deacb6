"""Where the events of a stretch of JSON begin and end.

In: bytes from between two events of the array on.  Out: `Scan`.  Strings are respected, so that
braces in names do not count; nothing is assumed of spaces and line breaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.formats.kineto.events import Ints

_QUOTE, _BACKSLASH, _OPEN, _CLOSE = b'"\\{}'
_PLAIN_GAP = re.compile(rb"[\s,]*")
_EVENT = re.compile(rb'\{\s*"(?:ph|cat|name)"\s*:')
_BEFORE = (b"[", b"]", b"}", b",")
_MOST_SPACE = 64


@dataclass(frozen=True)
class Scan:
    """Whole events of a stretch.

    Attributes:
        starts: int64[n], offset of the opening brace.
        ends: int64[n], offset after the closing brace.
        rest: offset after the last event that is whole.
        closed: offset after the bracket that ends the array; None if it does not end here.
        junk: number of gaps between events in which something stands that is no JSON.
    """

    starts: Ints
    ends: Ints
    rest: int
    closed: int | None
    junk: int


def scan(data: bytes) -> Scan:
    """Returns the whole events of a stretch that begins between two events."""
    octets = np.frombuffer(data, np.uint8)
    quotes = _quotes(data, octets)
    braces = np.flatnonzero((octets == _OPEN) | (octets == _CLOSE))
    braces = braces[np.searchsorted(quotes, braces) & 1 == 0]
    opening = octets[braces] == _OPEN
    depth = np.cumsum(np.where(opening, 1, -1))
    too_many = np.flatnonzero(depth < 0)
    if too_many.size:
        # A closing brace between events: that of the file's object, or damage.
        limit = int(braces[too_many[0]])
        braces, opening, depth = (column[: too_many[0]] for column in (braces, opening, depth))
    else:
        limit = len(data)
    starts = braces[opening & (depth == 1)]
    ends = braces[~opening & (depth == 0)] + 1
    closed, junk, whole = _gaps(data, octets, starts, ends, limit)
    starts, ends = starts[:whole], ends[:whole]
    rest = int(ends[-1]) if whole else 0
    if closed is None and too_many.size:
        rest, junk = limit + 1, junk + 1
    return Scan(starts, ends, rest, closed, junk)


def _quotes(data: bytes, octets: NDArray[np.uint8]) -> Ints:
    """Offsets of quotes with an even number of backslashes before them."""
    quotes = np.flatnonzero(octets == _QUOTE)
    if b"\\" not in data:
        return quotes
    slashes = np.flatnonzero(octets == _BACKSLASH)
    first = np.ones(len(slashes), np.bool_)
    first[1:] = slashes[1:] != slashes[:-1] + 1
    runs = np.flatnonzero(first)
    lengths = np.diff(np.append(runs, len(slashes)))
    escaped = slashes[runs] + lengths
    escaped = escaped[lengths & 1 == 1]
    return quotes[~np.isin(quotes, escaped, assume_unique=True)]


def _gaps(
    data: bytes, octets: NDArray[np.uint8], starts: Ints, ends: Ints, limit: int
) -> tuple[int | None, int, int]:
    """Looks between the events for the array's end.

    Returns:
        Where the array ends, the number of gaps with junk, and of events before its end.
    """
    before = np.append(0, ends)
    after = np.append(starts, limit)[: len(before)]
    lengths = after - before
    odd = np.ones(len(lengths), np.bool_)
    if len(lengths) > 2:
        usual = int(lengths[1])
        pattern = octets[before[1] : after[1]]
        if _PLAIN_GAP.fullmatch(pattern.tobytes()):
            same = np.flatnonzero(lengths == usual)
            grid = octets[before[same][:, None] + np.arange(usual)]
            odd[same[(grid == pattern).all(axis=1)]] = False
    junk = 0
    for gap in np.flatnonzero(odd).tolist():
        text = data[before[gap] : after[gap]]
        bracket = text.find(b"]")
        if bracket >= 0:
            return int(before[gap]) + bracket + 1, junk, gap
        if gap < len(starts) and not _PLAIN_GAP.fullmatch(text):
            junk += 1
    return None, junk, len(ends)


def event_starts(data: bytes) -> Iterator[int]:
    """Yields where events seem to begin, by their first key; for damaged stretches."""
    for match in _EVENT.finditer(data):
        start = match.start()
        before = data[max(start - _MOST_SPACE, 0) : start].rstrip()
        if before.endswith(_BEFORE) or (not before and start <= _MOST_SPACE):
            yield start
