"""Events without a place in the columns: names of threads, spans, instants, memory.

In: `Block`s of structs.  Out: `Extras`, filled block by block.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tensorboard_plugin_overview.formats.kineto.categories import Group
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Instant,
    Ints,
    MemoryEvents,
    Span,
)
from tensorboard_plugin_overview.formats.kineto.table.columns import Key, integers, track_id
from tensorboard_plugin_overview.formats.kineto.table.decoding import Block
from tensorboard_plugin_overview.formats.kineto.table.records import Event, InstantArgs, NameArgs
from tensorboard_plugin_overview.formats.kineto.table.times import nanoseconds

_OUT_OF_MEMORY = "[OutOfMemory]"
_MEMORY_NAMES = ("[memory]", _OUT_OF_MEMORY)
_PROFILER = "PyTorch Profiler"
_BEGIN = "Iteration Start"
_WINDOW_END = "Record Window End"


@dataclass
class Extras:
    """What was read so far.

    Attributes:
        thread_names: by (pid, tid).
        process_labels: by pid.
        spans: (name, start, length), ns.
        instants: in the file's order; the time is NONE where it is unknown.
        memory: pieces of int64[n, 7]: time, device type, device, bytes, allocated, reserved,
            whether memory was exhausted.
    """

    thread_names: dict[tuple[Key, Key], str] = field(default_factory=dict)
    process_labels: dict[Key, str] = field(default_factory=dict)
    spans: list[tuple[str, int, int]] = field(default_factory=list)
    instants: list[Instant] = field(default_factory=list)
    memory: list[Ints] = field(default_factory=list)

    def add(self, block: Block) -> None:
        """Adds the events of a block of the groups NAME and OTHER."""
        if block.group is Group.NAME:
            for event, args in zip(block.events, block.args, strict=True):
                self._name(event, args)
            return
        spans = [event for event in block.events if event.ph == "X"]
        rows = [row for row, event in enumerate(block.events) if event.ph != "X"]
        for event, (start, length) in zip(spans, _times(spans, block), strict=True):
            self.spans.append((event.name or "", start, length))
        memory = [row for row in rows if block.events[row].name in _MEMORY_NAMES]
        others = [block.events[row] for row in rows if block.events[row].name not in _MEMORY_NAMES]
        for event, (time, _) in zip(others, _times(others, block), strict=True):
            self.instants.append(Instant(event.name or "", time))
        if memory:
            self.memory.append(_memory(memory, block))

    def _name(self, event: Event, args: NameArgs) -> None:
        pid = track_id(event.pid)
        if event.name == "thread_name" and args.name:
            self.thread_names[pid, track_id(event.tid)] = args.name.strip()
        elif event.name == "process_labels" and args.labels:
            self.process_labels[pid] = args.labels

    def memory_events(self) -> MemoryEvents:
        """Returns memory events in order of time; the time is NONE where it is unknown."""
        table = np.concatenate([np.empty((0, 7), np.int64), *self.memory])
        table = table[np.argsort(table[:, 0], kind="stable")]
        time, device_type, device, size, allocated, reserved, exhausted = table.T
        return MemoryEvents(
            time, device_type, device, size, allocated, reserved, out_of_memory=exhausted == 1
        )

    def span(self) -> Span | None:
        """Returns the time that was recorded; None if the file does not say it."""
        ends = [instant.time_ns for instant in self.instants if instant.name == _WINDOW_END]
        end = max(ends, default=None)
        good = [span for span in self.spans if span[1] != NONE and span[2] != NONE]
        own = [span for span in good if span[0].startswith(_PROFILER)]
        if own or good:
            name, start, length = max(own or good, key=lambda span: span[2])
            return Span(start, start + length if length > 0 else None, name, end)
        begins = [instant for instant in self.instants if instant.name.startswith(_BEGIN)]
        begins = [begin for begin in begins if begin.name.endswith(_PROFILER)] or begins
        if not begins:
            return None
        first = min(begins, key=lambda begin: begin.time_ns)
        return Span(first.time_ns, None, first.name, end)


def _times(events: list[Event], block: Block) -> list[tuple[int, int]]:
    starts = nanoseconds([event.ts for event in events], exact=block.exact).tolist()
    lengths = nanoseconds([event.dur for event in events], exact=block.exact).tolist()
    return list(zip(starts, lengths, strict=True))


def _memory(rows: list[int], block: Block) -> Ints:
    events = [block.events[row] for row in rows]
    args: list[InstantArgs] = [block.args[row] for row in rows]
    columns = (
        nanoseconds([event.ts for event in events], exact=block.exact),
        integers([arg.device_type for arg in args]),
        integers([arg.device_id for arg in args]),
        integers([arg.bytes for arg in args]),
        integers([arg.allocated for arg in args]),
        integers([arg.reserved for arg in args]),
        np.array([event.name == _OUT_OF_MEMORY for event in events], np.int64),
    )
    return np.stack(columns, axis=1)
