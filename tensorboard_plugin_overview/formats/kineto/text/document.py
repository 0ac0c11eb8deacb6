"""The file's object: keys before, between and after its arrays of events.

In: pieces of the content.  Out: values of keys, and stretches of whole events, one after another.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import islice, pairwise
from typing import Any

import msgspec

from tensorboard_plugin_overview.formats.kineto.text.repair import DAMAGE, repaired
from tensorboard_plugin_overview.formats.kineto.text.scan import event_starts, scan

# More than any event; a longer one is a damaged one that swallowed those after it.
_MAX_EVENT = 256 << 10
# What is looked at after damage, so that many damaged events do not take quadratic time.
_WINDOW = 512 << 10
# How much is looked through for the last begin of an event.
_TAIL = 64 << 10
_QUICK_BYTES = 64
_MAX_VALUE = 64 << 20

_START = re.compile(rb"(?:\xef\xbb\xbf)?\s*([\[{])")
_KEY = re.compile(rb'[\s,]*"([^"\\]*(?:\\.[^"\\]*)*)"\s*:\s*(?=\S)', re.DOTALL)
_END = re.compile(rb"[\s,]*\}")
_TOKEN = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}"]', re.DOTALL)
_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_SCALAR = re.compile(rb"[^,}\]]*(?=[,}\]])")
_EVENTS = re.compile(rb'"traceEvents"\s*:\s*\[')
_GAP = re.compile(rb"[\s,]*")
_LAST_END = re.compile(rb"\}\s*,?\s*\]")
_MOST_ENDS = 16
_FILLING = b" \t\r\n,"


class State(Enum):
    """Place in the file at which the reading is."""

    START = "before the object"
    KEYS = "among keys"
    EVENTS = "in an array of events"
    DONE = "after the object"


class Document:
    """What was read of a file so far.

    Attributes:
        state: place of the reading.
        values: of keys, decoded.
        keys_first: keys that came before any event.
        lost_metadata: keys whose values could not be read.
        junk: gaps between events in which something stood, and a last event that was lost.
    """

    def __init__(
        self,
        whole: Callable[[memoryview], bool],
        each: Callable[[Sequence[bytes], bool], bool],
    ) -> None:
        """Sets where events go.

        Args:
            whole: takes a stretch of events with commas between them; returns False, and does
                nothing, if it is anything else.
            each: takes events one by one, damaged ones too; returns whether all could be read.
                Where that is only to be tried, it does nothing if they could not.
        """
        self.state = State.START
        self.values: dict[str, Any] = {}
        self.keys_first: frozenset[str] = frozenset()
        self.lost_metadata = 0
        self.junk = 0
        self._whole = whole
        self._each = each
        self._bare = False
        self._met_events = False
        self._left = b""
        self._window = _MAX_VALUE
        self._splits = 0

    def feed(self, data: bytes) -> None:
        """Reads a further piece of the content."""
        self._left += data
        while self._step(last=False):
            pass

    def end(self) -> bool:
        """Reads what is left, and returns whether the file ends before its end."""
        while self._step(last=True):
            pass
        return self.state is not State.DONE

    def _step(self, *, last: bool) -> bool:
        """Goes on by some keys or a stretch; False if more of the file is needed."""
        if self.state is State.START:
            return self._begin()
        if self.state is State.KEYS:
            return self._key(last=last)
        if self.state is State.EVENTS:
            return self._events(last=last)
        self._left = b""
        return False

    def _begin(self) -> bool:
        match = _START.match(self._left)
        if match is None:
            return False
        self._left = self._left[match.end() :]
        self._bare = match[1] == b"["
        self._enter(State.EVENTS if self._bare else State.KEYS)
        return True

    def _enter(self, state: State) -> None:
        self.state = state
        if state is State.EVENTS and not self._met_events:
            self._met_events = True
            self.keys_first = frozenset(self.values)

    def _key(self, *, last: bool) -> bool:
        left, place = self._left, 0
        while (match := _KEY.match(left, place)) is not None:
            key = match[1].decode("utf-8", "replace")
            if key == "traceEvents" and left.startswith(b"[", match.end()):
                self._left = left[match.end() + 1 :]
                self._enter(State.EVENTS)
                return True
            end = _value_end(left, match.end())
            if end is None:
                break
            self._value(key, left[match.end() : end])
            place = end
        self._left = left = left[place:]
        if match is None and _END.match(left):
            self.state = State.DONE
            return True
        most = _MAX_EVENT if match is None else _MAX_VALUE
        return (len(left) > most or last) and self._resume()

    def _resume(self) -> bool:
        """Goes on with the events, where a key or value before them is damaged."""
        match = _EVENTS.search(self._left)
        if match is None:
            # So that a file of another kind does not fill the memory.
            self._left = self._left[-_MAX_VALUE:]
            return False
        self.lost_metadata += 1
        self._left = self._left[match.start() :]
        return True

    def _value(self, key: str, data: bytes) -> None:
        try:
            value = msgspec.json.decode(data)
        except DAMAGE:
            value = repaired(data, lambda text: (msgspec.json.decode(text),))
            if value is None:
                self.lost_metadata += 1
                return
            (value,) = value
        self.values[key] = value

    def _events(self, *, last: bool) -> bool:
        # Right after damage there may be more of it.
        if self._window == _MAX_VALUE and self._quick():
            return False
        stretch = self._left[: self._window]
        found = scan(stretch)
        self.junk += found.junk
        if len(found.starts):
            spans = zip(found.starts.tolist(), found.ends.tolist(), strict=True)
            self._each([stretch[start:end] for start, end in spans], False)
            self._splits = 0
        if found.closed is not None:
            self._left = self._left[found.closed :]
            self.state = State.DONE if self._bare else State.KEYS
            return True
        everything = len(stretch) == len(self._left)
        self._left = self._left[found.rest :]
        if len(stretch) - found.rest > _MAX_EVENT or (everything and last):
            return self._split(last=last and everything)
        self._window = min(4 * self._window, _MAX_VALUE)
        return not everything

    def _quick(self) -> bool:
        """Takes all events up to the last begin of one, if they decode.

        That they do proves that it was one: a begin within a text or an event does not.
        """
        tail = max(len(self._left) - _TAIL, 0)
        starts = list(event_starts(self._left[tail:]))
        if not starts or tail + starts[-1] < _QUICK_BYTES:
            return False
        end = tail + starts[-1]
        gap = _GAP.match(self._left)
        begin = gap.end() if gap else 0
        stop = tail + len(self._left[tail:end].rstrip(_FILLING))
        if not self._whole(memoryview(self._left)[begin:stop]):
            return False
        self._left = self._left[end:]
        return True

    def _split(self, *, last: bool) -> bool:
        """Takes an event without end apart into those that it swallowed."""
        left = self._left
        # Where damage is dense, more and more at a time.
        self._splits = max(2 * self._splits, 1)
        starts = list(islice(event_starts(left), self._splits + 1))
        if len(starts) > 1:
            spans = [left[begin:end].rstrip(_FILLING) for begin, end in pairwise(starts)]
            self._each(spans, False)
            self._left = left[starts[-1] :]
            self._window = _WINDOW
            return True
        if last and starts and self._damaged_last(left[starts[0] :]):
            return True
        if len(left) > _MAX_VALUE:
            self._left = b""
        return False

    def _damaged_last(self, event: bytes) -> bool:
        """Takes the last event of a file with unpaired quotes, whose array ends after it."""
        ends = deque(_LAST_END.finditer(event), _MOST_ENDS)
        for match in reversed(ends):
            if self._each([event[: match.start() + 1]], True):
                self._left = event[match.end() :]
                self.state = State.DONE if self._bare else State.KEYS
                return True
        self.junk += bool(ends)
        return False


def _value_end(data: bytes, start: int) -> int | None:
    """Returns the offset after a value; None if it goes on beyond the data."""
    first = data[start : start + 1]
    if first == b'"':
        match = _TEXT.match(data, start)
        return match.end() if match else None
    if first not in (b"[", b"{"):
        match = _SCALAR.match(data, start)
        return match.end() if match else None
    depth = 0
    for token in _tokens(data, start):
        depth += 1 if token[0] in b"[{" else -1
        if depth == 0:
            return token[1]
    return None


def _tokens(data: bytes, start: int) -> Iterator[tuple[int, int]]:
    """Yields brackets and braces outside of texts: (octet, offset after it)."""
    for match in _TOKEN.finditer(data, start):
        octet = data[match.start()]
        if octet == 0x22:
            if match.end() == match.start() + 1:
                return
            continue
        yield octet, match.end()
