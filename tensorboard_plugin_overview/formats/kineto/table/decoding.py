"""Events of a stretch, decoded; those that nothing needs are dropped before.

In: a stretch of JSON and where its events are.  Out: `Block`s of structs, by group.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TypeAlias

import msgspec
import numpy as np

from tensorboard_plugin_overview.formats.kineto.categories import (
    CATEGORIES,
    KEPT_PYTHON_MARKS,
    PYTHON,
    Group,
    keeps_python,
)
from tensorboard_plugin_overview.formats.kineto.table.records import (
    DECODERS,
    Event,
    any_event,
    event_of,
)
from tensorboard_plugin_overview.formats.kineto.table.times import needs_text
from tensorboard_plugin_overview.formats.kineto.text.repair import repaired
from tensorboard_plugin_overview.formats.kineto.text.scan import Scan, event_starts

# The first pairs of key and text of an event, as Kineto and `json.dump` write them.
_PAIR = re.compile(rb'[{,]\s*"(\w+)"\s*:\s*"([^"\\]*)"')
_MAX_HEADS = 100_000
_FLOWS = frozenset("stf")
_PHASES = frozenset("XiI")
_ERRORS = (msgspec.DecodeError, UnicodeDecodeError)

Head: TypeAlias = tuple[Group, str]
"""What is read of an event, and its `cat` in lower case; for dropped ones what is counted."""


@dataclass(frozen=True)
class Block:
    """Decoded events of a group.

    Attributes:
        group: CALL, OP, DEVICE, OTHER or NAME; says which arguments the structs have.
        cats: `cat` in lower case, one an event.
        order: int, place in the stretch, one an event.
        events: structs.
        exact: whether their times are Decimals.
    """

    group: Group
    cats: Sequence[str]
    order: Sequence[int]
    events: Sequence[Event]
    exact: bool


@dataclass
class Decoder:
    """Decodes stretches, and counts what is lost.

    Attributes:
        exact: whether times are read as decimal numbers, since doubles do not hold them.
        damaged: events that could not be read.
        repaired: events that could be read after a repair.
        dropped: events that nothing needs, by category.
        unknown: events of unknown categories, by category as in the file.
    """

    exact: bool = False
    damaged: int = 0
    repaired: int = 0
    dropped: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    _heads: dict[bytes, Head | None] = field(default_factory=dict)
    _names_seen: set[bytes] = field(default_factory=set)

    def stretch(self, data: bytes, found: Scan) -> list[Block]:
        """Returns the events of a stretch that are needed.

        Args:
            data: the stretch.
            found: its events.
        """
        starts, ends = found.starts.tolist(), found.ends.tolist()
        chosen: dict[Group, list[tuple[int, str]]] = {}
        marked: set[int] | None = None
        for row, (group, cat) in enumerate(self._heads_of(data, found)):
            if group is Group.OTHER and cat == PYTHON:
                if marked is None:
                    marked = _marked(data, found)
                if row not in marked:
                    group = Group.DROPPED
            if group is Group.DROPPED:
                self.dropped[cat] += 1
            elif group is not Group.NAME or self._is_new(data[starts[row] : ends[row]]):
                chosen.setdefault(group, []).append((row, cat))
        blocks = []
        for group, rows in chosen.items():
            spans = [data[starts[row] : ends[row]] for row, _ in rows]
            blocks += self._decode(group, rows, spans)
        return blocks

    def single(self, data: bytes) -> list[Block]:
        """Returns what can be read of an event whose end was not found.

        Args:
            data: the event; its last bytes may be missing, or others follow it.
        """
        return self._sorted_out([(0, event) for event in self._rescued(data)])

    def _heads_of(self, data: bytes, found: Scan) -> Iterable[Head]:
        """Yields for each event what its first two keys say."""
        quotes = found.quotes
        if len(quotes) < 8:
            return [(Group.OTHER, "")] * len(found.starts)
        first = np.searchsorted(quotes, found.starts)
        last = len(quotes) - 1
        # After the first and after the second text, if key and text alternate.
        one = (quotes[np.minimum(first + 3, last)] + 1).tolist()
        two = (quotes[np.minimum(first + 7, last)] + 1).tolist()
        heads = self._heads
        result: list[Head] = []
        for start, end, later in zip(found.starts.tolist(), one, two, strict=True):
            text = data[start:end]
            head = heads[text] if text in heads else self._head(text)
            if head is None:
                text = data[start:later]
                head = heads[text] if text in heads else self._head(text)
            result.append(head or (Group.OTHER, ""))
        return result

    def _head(self, text: bytes) -> Head | None:
        """Returns what the begin of an event says; None if more of it must be looked at."""
        pairs: dict[bytes, bytes] = {}
        place = 0
        while (match := _PAIR.match(text, place)) is not None:
            pairs[match[1]] = match[2]
            place = match.end()
        phase, cat = pairs.get(b"ph"), pairs.get(b"cat")
        head = None
        if phase is not None and (cat is not None or phase not in (b"X", b"i", b"I")):
            head = _head_of(phase.decode("latin1"), (cat or b"").decode("latin1"))
            if head[0] is Group.OTHER and head[1] not in CATEGORIES:
                head = (Group.OTHER, "")
        if len(self._heads) >= _MAX_HEADS:
            self._heads.clear()
        self._heads[text] = head
        return head

    def _is_new(self, name: bytes) -> bool:
        """Some releases name a thread once an event."""
        if name in self._names_seen:
            return False
        if len(self._names_seen) >= _MAX_HEADS:
            self._names_seen.clear()
        self._names_seen.add(name)
        return True

    def _decode(
        self, group: Group, rows: Sequence[tuple[int, str]], spans: Sequence[bytes]
    ) -> list[Block]:
        data = b"[" + b",".join(spans) + b"]"
        try:
            events = DECODERS[self.exact][group](data)
            if not self.exact and needs_text(data, events):
                self.exact = True
                events = DECODERS[True][group](data)
        except _ERRORS:
            events = ()
        if len(events) != len(rows):
            return self._decode_each(rows, spans)
        if group is Group.OTHER:
            return self._sorted_out(
                [(row, event) for (row, _), event in zip(rows, events, strict=True)]
            )
        order = [row for row, _ in rows]
        return [Block(group, [cat for _, cat in rows], order, events, self.exact)]

    def _decode_each(self, rows: Sequence[tuple[int, str]], spans: Sequence[bytes]) -> list[Block]:
        return self._sorted_out(
            [
                (row, event)
                for (row, _), span in zip(rows, spans, strict=True)
                for event in self._rescued(span)
            ]
        )

    def _rescued(self, data: bytes) -> list[Event]:
        """Returns the events of a stretch that is taken for one, repaired if need be."""
        try:
            return [self._one(data)]
        except _ERRORS:
            pass
        starts = event_starts(data)
        if len(starts) > 1:
            bounds = [*starts, len(data)]
            pieces = [data[a:b].rstrip(b" \t\r\n,") for a, b in pairwise(bounds)]
            return [event for piece in pieces for event in self._rescued(piece)]
        event = repaired(data, self._one)
        if event is None:
            self.damaged += 1
            return []
        self.repaired += 1
        return [event]

    def _one(self, data: bytes) -> Event:
        """Decodes one event, whatever the types of its fields.

        Raises:
            msgspec.DecodeError: it is damaged.
            UnicodeDecodeError: so is a text of it.
        """
        array = b"[" + data + b"]"
        try:
            (event,) = DECODERS[self.exact][Group.OTHER](array)
            if not self.exact and needs_text(array, (event,)):
                self.exact = True
                (event,) = DECODERS[True][Group.OTHER](array)
        except msgspec.ValidationError:
            return event_of(any_event(data), exact=self.exact)
        except ValueError:
            raise msgspec.DecodeError("not one event") from None
        return event

    def _sorted_out(self, found: Sequence[tuple[int, Event]]) -> list[Block]:
        """Groups events whose category had to be decoded."""
        groups: dict[Group, list[tuple[int, str, Event]]] = {}
        for row, event in found:
            group, cat = _head_of(event.ph or "", event.cat or "")
            if cat == PYTHON and not keeps_python(event.name or ""):
                group = Group.DROPPED
            elif cat == PYTHON and event.ph == "X":
                group = Group.CALL
            if group is Group.DROPPED:
                self.dropped[cat] += 1
            elif group is Group.OTHER and event.ph == "X" and cat not in CATEGORIES:
                self.unknown[event.cat or ""] += 1
            else:
                groups.setdefault(group, []).append((row, cat, event))
        return [
            Block(
                group,
                [cat for _, cat, _ in members],
                [row for row, _, _ in members],
                [event for _, _, event in members],
                self.exact,
            )
            for group, members in groups.items()
        ]


def _head_of(phase: str, cat: str) -> Head:
    """Returns what is read of an event, and its category."""
    if phase == "M":
        return Group.NAME, ""
    if phase in _FLOWS:
        return Group.DROPPED, "flow"
    if phase == "C":
        return Group.DROPPED, "counter"
    if phase not in _PHASES:
        return Group.DROPPED, f"phase {phase}"
    cat = cat.lower()
    group, _ = CATEGORIES.get(cat, (Group.OTHER, None))
    return (Group.OTHER if phase != "X" and group is not Group.DROPPED else group), cat


def _marked(data: bytes, found: Scan) -> set[int]:
    """Returns the events in which the name of a kept Python function may be."""
    places = []
    for mark in KEPT_PYTHON_MARKS:
        place = data.find(mark)
        while place >= 0:
            places.append(place)
            place = data.find(mark, place + 1)
    return set((np.searchsorted(found.starts, places, side="right") - 1).tolist())
