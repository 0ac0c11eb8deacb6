"""Events of a stretch, decoded and grouped by what is read of them.

In: a stretch of JSON.  Out: `Block`s of structs; what nothing needs is counted and dropped.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

import msgspec
import numpy as np

from tensorboard_plugin_overview.formats.kineto.categories import (
    CATEGORIES,
    PYTHON,
    Group,
    keeps_python,
)
from tensorboard_plugin_overview.formats.kineto.events import Ints
from tensorboard_plugin_overview.formats.kineto.table.records import (
    DECODERS,
    Event,
    arguments,
    event_of,
)
from tensorboard_plugin_overview.formats.kineto.table.times import needs_text
from tensorboard_plugin_overview.formats.kineto.text.repair import DAMAGE, repaired
from tensorboard_plugin_overview.formats.kineto.text.scan import event_starts

# The first pairs of key and text of an event, as Kineto and `json.dump` write them.
_PAIR = re.compile(rb'[{,]\s*"(\w+)"\s*:\s*"([^"\\]*)"')
# In the text of events of Python that may be kept.
_KEPT_PYTHON = (b"nn.Module: ", b"convert_frame.py(", b"Python GC")
_MAX_NAMES = 1_000_000
_FLOWS = frozenset("stf")
_PHASES = frozenset("XiI")
_FILLING = b" \t\r\n,"


@dataclass(frozen=True)
class Block:
    """Decoded events of one category.

    Attributes:
        group: CALL, OP, DEVICE, OTHER or NAME; says which arguments the events have.
        cat: in lower case.
        order: int64, place in the stretch, one an event.
        events: structs.
        args: structs of their arguments, one an event.
        exact: whether their times are Decimals.
    """

    group: Group
    cat: str
    order: Ints
    events: Sequence[Event]
    args: Sequence[Any]
    exact: bool


Head: TypeAlias = tuple[Group, str]
"""What is read of events by `ph` and `cat`, and what is counted if they are dropped."""


class _Heads(dict[str | None, dict[str | None, int]]):
    """Codes of heads by `ph` and `cat`.

    Attributes:
        found: by code.
    """

    def __init__(self) -> None:
        self.found: list[Head] = []

    def __missing__(self, phase: str | None) -> dict[str | None, int]:
        self[phase] = by_cat = _HeadsOfPhase(phase or "", self.found)
        return by_cat


class _HeadsOfPhase(dict[str | None, int]):
    def __init__(self, phase: str, found: list[Head]) -> None:
        self._phase = phase
        self._found = found

    def __missing__(self, cat: str | None) -> int:
        group, kind = _head(self._phase, cat or "")
        # One code for all that are not known: they may be many.
        head = (group, "" if group is Group.UNKNOWN else kind)
        if head not in self._found:
            self._found.append(head)
        self[cat] = code = self._found.index(head)
        return code


def _head(phase: str, cat: str) -> Head:
    if phase == "M":
        return Group.NAME, ""
    if phase in _FLOWS:
        return Group.DROPPED, "flow"
    if phase == "C":
        return Group.DROPPED, "counter"
    if phase not in _PHASES:
        return Group.DROPPED, f"phase {phase}" if len(phase) == 1 and phase.isascii() else "phase"
    group, _ = CATEGORIES.get(cat.lower(), (Group.UNKNOWN, None))
    if group is Group.UNKNOWN and phase == "X":
        return group, cat
    return (group if phase == "X" or group is Group.DROPPED else Group.OTHER), cat.lower()


class _KeptPython(dict[str | None, bool]):
    """Whether Python functions of a name are kept."""

    def __missing__(self, name: str | None) -> bool:
        if len(self) >= _MAX_NAMES:
            self.clear()
        self[name] = found = keeps_python(name or "")
        return found


@dataclass
class Decoder:
    """Decodes stretches, and counts what is lost.

    Attributes:
        exact: whether times are read as decimal numbers, since doubles do not hold them.
        damaged: events that could not be read.
        repaired: events that could be read after a repair.
        skipped: damaged events that nothing needs.
        dropped: events that nothing needs, by category.
        unknown: events of unknown categories, by category as in the file.
    """

    exact: bool = False
    damaged: int = 0
    repaired: int = 0
    skipped: int = 0
    dropped: Counter[str] = field(default_factory=Counter)
    unknown: Counter[str] = field(default_factory=Counter)
    _heads: _Heads = field(default_factory=_Heads)
    _python: _KeptPython = field(default_factory=_KeptPython)
    _named: set[tuple[Any, ...]] = field(default_factory=set)

    def whole(self, data: bytes | memoryview) -> list[Block] | None:
        """Returns the events of a stretch that seems to hold whole ones; None if it does not.

        Args:
            data: events with commas between them.
        """
        events = self._decoded(data)
        return None if events is None else self._grouped(range(len(events)), events)

    def each(self, spans: Sequence[bytes]) -> list[Block]:
        """Returns the events of a stretch.

        Args:
            spans: one an event; some may be damaged.
        """
        blocks = self.whole(b",".join(spans))
        if blocks is not None:
            return blocks
        order: list[int] = []
        events: list[Event] = []
        for row, span in enumerate(spans):
            events += self._rescued(span)
            order += [row] * (len(events) - len(order))
        return self._grouped(order, events)

    def _decoded(self, data: bytes | memoryview) -> Sequence[Event] | None:
        array = b"".join((b"[", data, b"]"))
        try:
            events = DECODERS[self.exact](array)
            if not self.exact and needs_text(array, events):
                self.exact = True
                events = DECODERS[True](array)
        except DAMAGE:
            return None
        return events

    def _rescued(self, data: bytes) -> list[Event]:
        """Returns the events of a stretch that is taken for one, repaired if need be."""
        try:
            return [self._one(data)]
        except DAMAGE:
            pass
        starts = list(event_starts(data))
        if len(starts) > 1:
            pieces = [data[a:b].rstrip(_FILLING) for a, b in pairwise([*starts, len(data)])]
            return [event for piece in pieces for event in self._rescued(piece)]
        if self._drops(data):
            return []
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
            RecursionError: it is nested too deep.
        """
        events = self._decoded(data)
        if events is None:
            return event_of(data, exact=self.exact)
        if len(events) != 1:
            raise msgspec.DecodeError("not one event")
        return events[0]

    def _drops(self, data: bytes) -> bool:
        """Whether nothing needs a damaged event, by its first keys; counts it then."""
        pairs: dict[bytes, str] = {}
        place = 0
        while len(pairs) < 3 and (match := _PAIR.match(data, place)) is not None:
            pairs[match[1]] = match[2].decode("utf-8", "replace")
            place = match.end()
        if b"ph" not in pairs or (b"cat" not in pairs and pairs[b"ph"] == "X"):
            return False
        group, cat = _head(pairs[b"ph"], pairs.get(b"cat", ""))
        kept = cat == PYTHON and any(word in data for word in _KEPT_PYTHON)
        if group is not Group.DROPPED and (cat != PYTHON or kept):
            return False
        self.dropped[cat] += 1
        self.skipped += 1
        return True

    def _grouped(self, order: Sequence[int], events: Sequence[Event]) -> list[Block]:
        heads = self._heads
        codes = np.array([heads[event.ph][event.cat] for event in events], np.int64)
        places = np.array(order, np.int64)
        blocks = []
        for code in np.unique(codes).tolist():
            group, cat = heads.found[code]
            rows = np.flatnonzero(codes == code)
            if cat == PYTHON:
                kept = [self._python[events[row].name] for row in rows.tolist()]
                self.dropped[cat] += len(kept) - sum(kept)
                rows = rows[kept]
            elif group is Group.NAME:
                rows = rows[[self._is_new(events[row]) for row in rows.tolist()]]
            if group is Group.DROPPED:
                self.dropped[cat] += len(rows)
            elif group is Group.UNKNOWN:
                self.unknown.update(events[row].cat or "" for row in rows.tolist())
            elif rows.size:
                same = [events[row] for row in rows.tolist()]
                args = arguments(group, same)
                blocks.append(Block(group, cat, places[rows], same, args, self.exact))
        return blocks

    def _is_new(self, event: Event) -> bool:
        """Some releases name a thread once an event."""
        key = (event.name, event.pid, event.tid)
        if key in self._named:
            return False
        if len(self._named) >= _MAX_NAMES:
            self._named.clear()
        self._named.add(key)
        return True
