"""The reader: a file to the columns of its trace, in one pass and bounded memory.

In: a file, plain or gzip.  Out: `RawTrace`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO, Literal

import msgspec

from tensorboard_plugin_overview.formats.importer import HEAD_BYTES
from tensorboard_plugin_overview.formats.kineto.categories import Group
from tensorboard_plugin_overview.formats.kineto.claims import refusal
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Counts,
    MemoryEvents,
    Metadata,
    RawTrace,
    Shapes,
)
from tensorboard_plugin_overview.formats.kineto.table.columns import Columns, integer
from tensorboard_plugin_overview.formats.kineto.table.decoding import Block, Decoder
from tensorboard_plugin_overview.formats.kineto.table.extras import Extras
from tensorboard_plugin_overview.formats.kineto.table.times import FAR_NS, REWRITTEN_US
from tensorboard_plugin_overview.formats.kineto.table.tracks import Tracks, tracks
from tensorboard_plugin_overview.formats.kineto.text.document import Document
from tensorboard_plugin_overview.formats.kineto.text.repair import DAMAGE, as_text, repaired
from tensorboard_plugin_overview.formats.kineto.text.unpacking import CHUNK_BYTES, Unpacked

_BASE = "baseTimeNanoseconds"
_FLAGS = ("record_shapes", "profile_memory", "with_stack", "with_modules", "with_flops")
_LOGS = ("INFO", "WARNING", "ERROR", "STAGE")


def read_trace(file: BinaryIO, chunk_bytes: int = CHUNK_BYTES) -> RawTrace:
    """Reads a file.

    Args:
        file: plain or gzip, read once from its place on.
        chunk_bytes: how much of the content is taken at a time.

    Raises:
        OSError: the file cannot be read.
    """
    content = Unpacked(file, chunk_bytes)
    reading = _Reading()
    head: bytes | None = b""
    for piece in content:
        if head is None:
            reading.document.feed(piece)
            continue
        head += piece
        if len(head) >= HEAD_BYTES:
            reason = refusal(head[:HEAD_BYTES])
            if reason is not None:
                return RawTrace("unreadable", reason, not_kineto=True)
            reading.document.feed(head)
            head = None
    if head is not None:
        if not head.strip():
            return _nothing(cut=content.cut)
        reason = refusal(head)
        if reason is not None:
            return RawTrace("unreadable", reason, not_kineto=True)
        reading.document.feed(head)
    truncated = reading.document.end()
    return reading.trace(truncated=truncated)


def _nothing(*, cut: bool) -> RawTrace:
    if cut:
        message = "The file ends before its first byte of JSON: it was not written to its end."
        return RawTrace("unreadable", message, truncated=True)
    return RawTrace("empty", "The file is empty: it was not written.")


class _Kept:
    """Events that are kept of a file so far."""

    def __init__(self) -> None:
        self.decoder = Decoder()
        self.columns = Columns()
        self.extras = Extras()

    def whole(self, data: memoryview) -> bool:
        """Takes a stretch of events; returns False, and does nothing, if it is anything else."""
        blocks = self.decoder.whole(data)
        if blocks is not None:
            self._add(blocks)
        return blocks is not None

    def each(self, spans: Sequence[bytes], only_try: bool) -> bool:
        """Takes events one by one, and returns whether all could be read.

        Args:
            spans: one an event.
            only_try: takes none, unless all can be read.
        """
        damaged = self.decoder.damaged
        blocks = self.decoder.each(spans)
        read = self.decoder.damaged == damaged
        if only_try and not read:
            self.decoder.damaged = damaged
        else:
            self._add(blocks)
        return read

    def _add(self, blocks: Sequence[Block]) -> None:
        timed = []
        for block in blocks:
            if block.group in (Group.NAME, Group.OTHER):
                self.extras.add(block)
            else:
                timed.append(block)
        self.columns.add(timed)


class _Reading:
    """What was read of a file so far."""

    def __init__(self) -> None:
        kept = _Kept()
        self.decoder, self.columns, self.extras = kept.decoder, kept.columns, kept.extras
        # They do not refer to the document: what is in a circle stays in the memory.
        self.document = Document(kept.whole, kept.each)

    def trace(self, *, truncated: bool) -> RawTrace:
        """Returns all that was read, once the file is at its end."""
        values = self.document.values
        base = integer(values.pop(_BASE, None)) or 0
        metadata = _metadata(values, self.document.keys_first, has_base=base != 0)
        found = tracks(self.columns, base, self.extras.thread_names)
        memory, excluded = self._plausible(found, base)
        counts = self._counts(found, memory, excluded)
        status, message = _status(counts, truncated=truncated)
        types, shapes = self._inputs()
        return RawTrace(
            status,
            message,
            truncated=truncated,
            base_ns=base,
            epoch_known=base != 0 or (found.median_ns or self._time()) > REWRITTEN_US * 1000,
            names=tuple(self.columns.names),
            threads=found.threads,
            streams=found.streams,
            device_ranges=found.device_ranges,
            overhead=found.overhead,
            memory=memory if len(memory) else None,
            instants=tuple(sorted(self.extras.instants, key=lambda instant: instant.time_ns)),
            span=self.extras.span(),
            input_types=types,
            shapes=shapes,
            metadata=metadata,
            process_labels=self.extras.process_labels,
            thread_names=self.extras.thread_names,
            counts=counts,
            features=frozenset(self.columns.features),
        )

    def _plausible(self, found: Tracks, base: int) -> tuple[MemoryEvents, int]:
        """Takes out instants at impossible times, as the tracks did."""
        extras = self.extras
        memory = extras.memory_events()
        median_ns = found.median_ns
        if median_ns is None:
            times = [*memory.time_ns.tolist(), *(span[1] for span in extras.spans)]
            times += [instant.time_ns for instant in extras.instants]
            times = sorted(time for time in times if time != NONE)
            median_ns = times[len(times) // 2] if times else 0

        def possible(time: Any) -> Any:
            stated = (time != NONE) & (time > -base) & (time != 0)
            return stated & (abs(time - median_ns) <= FAR_NS)

        good = possible(memory.time_ns)
        kept = MemoryEvents(**{name: column[good] for name, column in vars(memory).items()})
        instants = [instant for instant in extras.instants if possible(instant.time_ns)]
        spans = [one for one in extras.spans if possible(one[1]) and 0 <= one[2] <= FAR_NS]
        excluded = len(memory) - len(kept) + len(extras.instants) - len(instants)
        excluded += len(extras.spans) - len(spans)
        extras.instants, extras.spans = instants, spans
        return kept, excluded

    def _counts(self, found: Tracks, memory: MemoryEvents, excluded: int) -> Counts:
        extras, decoder = self.extras, self.decoder
        timed = self.columns.count - found.impossible
        return Counts(
            kept=timed + len(memory) + len(extras.instants) + len(extras.spans),
            impossible_times=found.impossible + excluded,
            damaged=decoder.damaged + self.document.junk,
            repaired=decoder.repaired,
            skipped=decoder.skipped,
            lost_metadata=self.document.lost_metadata,
            unfinished=sum(len(thread.unfinished) for thread in found.threads),
            dropped=dict(decoder.dropped),
            unknown=dict(decoder.unknown),
        )

    def _time(self) -> int:
        """The time of any event outside of the columns; 0 without."""
        times = [instant.time_ns for instant in self.extras.instants]
        return max([*times, *(start for _, start, _ in self.extras.spans)], default=0)

    def _inputs(self) -> tuple[tuple[tuple[str, ...], ...], tuple[Shapes, ...]]:
        shapes = [
            Shapes(_array(dims), _texts(_array(types)), _texts(_array(values)))
            for dims, types, values in self.columns.shapes
        ]
        return tuple(_texts(_array(text)) for text in self.columns.types), tuple(shapes)


def _array(text: bytes) -> tuple[Any, ...]:
    """Returns the values of an array of JSON; () if the text is no array."""
    try:
        value = msgspec.json.decode(text)
    except DAMAGE:
        value = repaired(text, msgspec.json.decode) if text else None
    return tuple(value) if isinstance(value, list) else ()


def _texts(values: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(value if isinstance(value, str) else "" for value in values)


def _metadata(values: Mapping[str, Any], first: frozenset[str], *, has_base: bool) -> Metadata:
    devices = values.get("deviceProperties")
    distributed = values.get("distributedInfo")
    versions = {
        key: value
        for key, value in values.items()
        if key.endswith("_version") or key == "schemaVersion"
    }
    logs = {
        key: tuple(as_text(line) for line in values[key])
        for key in _LOGS
        if isinstance(values.get(key), list)
    }
    known = {*_FLAGS, *logs, *versions, "deviceProperties", "distributedInfo"}
    return Metadata(
        devices=tuple(one for one in _list(devices) if isinstance(one, dict)),
        has_devices=isinstance(devices, list),
        distributed=distributed if isinstance(distributed, dict) else {},
        flags={key: bool(values[key]) for key in _FLAGS if key in values},
        versions=versions,
        logs=logs,
        others={key: value for key, value in values.items() if key not in known},
        base_first=_BASE in first if has_base else None,
    )


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _status(
    counts: Counts, *, truncated: bool
) -> tuple[Literal["ok", "partial", "unreadable"], str | None]:
    """Returns how reading went, and what is wrong."""
    if counts.kept == 0 and counts.damaged:
        return "unreadable", "None of the file's events could be read: its JSON is damaged."
    parts = []
    if truncated:
        parts.append("The file ends in the middle: what comes before it was read.")
    if counts.damaged:
        parts.append(f"{_number(counts.damaged, 'event')} could not be read.")
    if counts.lost_metadata:
        parts.append(f"{_number(counts.lost_metadata, 'key')} of metadata could not be read.")
    if not parts:
        return "ok", None
    return "partial", _sentence(parts)


def _number(count: int, what: str) -> str:
    return f"{count:,} {what}" + ("s" if count != 1 else "")


def _sentence(parts: Sequence[str]) -> str:
    """Joins sentences into one."""
    return "; ".join(part.rstrip(".") for part in parts) + "."
