"""Columns of all events with a duration, which grow block by block.

In: `Block`s of structs.  Out: `Columns`, in the file's order, and what is no column: names,
spans, instants.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, Literal, TypeAlias

import numpy as np

from tensorboard_plugin_overview.formats.kineto.categories import (
    CATEGORIES,
    HOST,
    Group,
    copy_kind,
    is_product,
)
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Category,
    Collective,
    CopyKind,
    Ints,
    Triton,
)
from tensorboard_plugin_overview.formats.kineto.table.decoding import Block
from tensorboard_plugin_overview.formats.kineto.table.records import (
    NO_JSON,
    CallArgs,
    CollectiveArgs,
    DeviceArgs,
    Event,
    Number,
    OpArgs,
)
from tensorboard_plugin_overview.formats.kineto.table.times import nanoseconds

Lane: TypeAlias = Literal["host", "overhead", "device", "mtia", "range"]
Key: TypeAlias = int | str

CATS = tuple(CATEGORIES)
"""Categories as codes of the column `cat`."""

_CODES = {cat: code for code, cat in enumerate(CATS)}
_LANES: dict[str, Lane] = {
    cat: "host"
    if category in HOST
    else "overhead"
    if category is Category.OVERHEAD
    else "mtia"
    if category is Category.ACCELERATOR
    else "range"
    if category is Category.DEVICE_RANGE
    else "device"
    for cat, (_, category) in CATEGORIES.items()
    if category is not None
}
_TYPES = {
    "start": np.int64,
    "length": np.int64,
    "name": np.int32,
    "cat": np.uint8,
    "track": np.int32,
    "correlation": np.int64,
    "external": np.int64,
}
_NUMBERS: dict[str, Callable[[DeviceArgs], Number]] = {
    "blocks": lambda args: args.blocks,
    "occupancy": lambda args: args.occupancy,
    "graph_id": lambda args: args.graph_id or None,
    "graph_node": lambda args: args.graph_node or None,
    "bytes": lambda args: args.size if args.bytes is None else args.bytes,
}
_FEATURES = {
    "Record function id": "record_function",
    "finished": "finished",
    "Seq": "sequence",
}
_UNFINISHED = (False, "false", "False")


class _Interned(dict[Any, int]):
    """Codes of distinct values, in order of appearance."""

    def __missing__(self, value: Any) -> int:
        self[value] = code = len(self)
        return code


class _Products(dict[str | None, bool]):
    """Whether ops of a name are products."""

    def __missing__(self, name: str | None) -> bool:
        self[name] = found = is_product(name or "")
        return found


class Columns:
    """All events with a duration, in the file's order.

    Attributes:
        count: of events.
        names: name -> code.
        tracks: (lane, pid or device, tid or stream) -> code.
        types: text of `Input type` -> code.
        shapes: texts of (`Input Dims`, `Input type`, `Concrete Inputs`) -> code.
        sparse: by field, (row, value) of the events that have it.
        seen: categories that occur.
        features: keys of arguments that came with some release.
    """

    def __init__(self) -> None:
        self.count = 0
        self.names: dict[str, int] = _Interned()
        self.tracks: dict[tuple[Lane, Key, Key], int] = _Interned()
        self.types: dict[bytes, int] = _Interned()
        self.shapes: dict[tuple[bytes, bytes, bytes], int] = _Interned()
        self.sparse: dict[str, list[tuple[int, Any]]] = defaultdict(list)
        self.seen: set[str] = set()
        self.features: set[str] = set()
        self._chunks: dict[str, list[Any]] = {name: [] for name in _TYPES}
        self._tracks_of: dict[tuple[Any, ...], int] = {}
        self._products = _Products()
        self._collectives: dict[Collective, Collective] = {}

    def take(self, name: str) -> Any:
        """Returns a column, and lets go of its pieces.

        Args:
            name: `start` and `length` (ns; NONE where there is none), `name`, `cat`, `track`,
                `correlation`, `external`.
        """
        chunks = self._chunks.pop(name)
        return np.concatenate([np.empty(0, _TYPES[name]), *chunks]).astype(_TYPES[name], copy=False)

    def add(self, blocks: Sequence[Block]) -> None:
        """Adds the events of one stretch."""
        blocks = [block for block in blocks if block.events]
        if not blocks:
            return
        order = np.concatenate([np.array(block.order, np.int64) for block in blocks])
        places = np.argsort(order, kind="stable")
        rows = np.empty(len(order), np.int64)
        rows[places] = np.arange(self.count, self.count + len(order))
        parts: dict[str, list[Any]] = {name: [] for name in _TYPES}
        done = 0
        for block in blocks:
            here = rows[done : done + len(block.events)].tolist()
            done += len(here)
            for name, values in self._columns(block).items():
                parts[name].append(np.asarray(values, _TYPES[name]))
            self._sparse(block, here)
        for name, values in parts.items():
            self._chunks[name].append(np.concatenate(values)[places])
        self.count += len(order)

    def _columns(self, block: Block) -> dict[str, Any]:
        events, cats = block.events, block.cats
        self.seen.update(cats)
        args: Sequence[CallArgs] = [event.args for event in events]
        names = self.names
        return {
            "start": nanoseconds([event.ts for event in events], exact=block.exact),
            "length": nanoseconds([event.dur for event in events], exact=block.exact),
            "name": [names[event.name or ""] for event in events],
            "cat": [_CODES[cat] for cat in cats],
            "track": self._track_codes(block),
            "correlation": integers([arg.correlation for arg in args]),
            "external": integers(
                [arg.external_old if arg.external is None else arg.external for arg in args]
            ),
        }

    def _track_codes(self, block: Block) -> list[int]:
        known = self._tracks_of
        codes = []
        device = block.group is Group.DEVICE
        for event, cat in zip(block.events, block.cats, strict=True):
            args: Any = event.args
            key: tuple[Any, ...] = (
                (cat, args.device, args.stream, event.pid, event.tid)
                if device
                else (cat, event.pid, event.tid)
            )
            code = known.get(key)
            if code is None:
                code = known[key] = self._track(cat, event, device=device)
            codes.append(code)
        return codes

    def _track(self, cat: str, event: Event, *, device: bool) -> int:
        lane = _LANES[cat]
        if lane == "overhead":
            return self.tracks[lane, 0, 0]
        pid: Any = event.pid
        tid: Any = event.tid
        if device:
            pid = pid if event.args.device is None else event.args.device
            tid = tid if event.args.stream is None else event.args.stream
        return self.tracks[lane, track_id(pid), track_id(tid)]

    def _sparse(self, block: Block, rows: Sequence[int]) -> None:
        args: Any = [event.args for event in block.events]
        if block.group is Group.DEVICE:
            self._device(block, rows, args)
        elif block.group is Group.OP:
            self._ops(block, rows, args)
        elif block.group is Group.CALL:
            self._add("kind", rows, args, lambda arg: arg.kind)

    def _add(
        self, name: str, rows: Iterable[int], args: Iterable[Any], value: Callable[[Any], Any]
    ) -> None:
        self.sparse[name] += [
            (row, found)
            for row, arg in zip(rows, args, strict=True)
            if (found := value(arg)) is not None
        ]

    def _device(self, block: Block, rows: Sequence[int], args: Sequence[DeviceArgs]) -> None:
        for name, value in _NUMBERS.items():
            self._add(name, rows, args, value)
        self._add("collective", rows, args, self._collective)
        copies = self.sparse["copy"]
        for row, event, arg, cat in zip(rows, block.events, args, block.cats, strict=True):
            category = CATEGORIES[cat][1]
            if category is Category.COPY:
                kind = copy_kind(event.name or "")
                if kind is CopyKind.UNCLEAR and isinstance(arg.kind, str):
                    kind = copy_kind(arg.kind)
                copies.append((row, int(kind)))
            elif category is Category.ACCELERATOR and arg.direction:
                copies.append((row, int(copy_kind(arg.direction))))

    def _ops(self, block: Block, rows: Sequence[int], args: Sequence[OpArgs]) -> None:
        self._features(args)
        types, shapes, products = self.types, self.shapes, self._products
        typed, shaped = self.sparse["types"], self.sparse["shapes"]
        for row, arg, event in zip(rows, args, block.events, strict=True):
            if arg.types is NO_JSON:
                continue
            text = bytes(arg.types)
            typed.append((row, types[text]))
            if products[event.name]:
                shaped.append((row, shapes[bytes(arg.dims), text, bytes(arg.values)]))
        self._add("collective", rows, args, self._collective)
        self._add("triton", rows, args, _triton)
        self._add("unfinished", rows, args, lambda arg: arg.finished in _UNFINISHED or None)

    def _features(self, args: Sequence[OpArgs]) -> None:
        for name, attribute in _FEATURES.items():
            if name not in self.features:
                values = map(attrgetter(attribute), args)
                if any(value is not None for value in values):
                    self.features.add(name)

    def _collective(self, args: CollectiveArgs) -> Collective | None:
        if args.collective is None:
            return None
        found = Collective(
            args.collective,
            integer(args.in_elements),
            integer(args.out_elements),
            integer(args.group_size),
            args.dtype,
            args.in_split,
            args.out_split,
            args.group_name,
            args.group_description,
            args.group_ranks,
            integer(args.src_rank),
            integer(args.dst_rank),
            integer(args.sequence),
            None if args.communicator is None else str(args.communicator),
        )
        return self._collectives.setdefault(found, found)


def _triton(args: OpArgs) -> Triton | None:
    if args.kernel_backend is None:
        return None
    return Triton(args.kernel_backend, number(args.kernel_flop), number(args.kernel_num_gb))


def number(value: Number) -> float | None:
    """Returns a number that may be text; None if it is none, or not finite."""
    try:
        found = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return None
    return found if abs(found) < float("inf") else None


def integer(value: Number) -> int | None:
    """Returns a whole number of 64 bits that may be text; None if it is none."""
    if not isinstance(value, int):
        try:
            value = int(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            return None
    return value if -(2**63) < value < 2**63 else None


def integers(values: Sequence[Number]) -> Ints:
    """Returns whole numbers; NONE for those that are none."""
    try:
        return np.array([NONE if value is None else value for value in values], np.int64)
    except (TypeError, ValueError, OverflowError):
        found = [integer(value) for value in values]
        return np.array([NONE if value is None else value for value in found], np.int64)


def track_id(value: Any) -> Key:
    """Returns a pid, tid, device or stream: `"25738"` is 25738, `"stream 7"` is 7."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else str(value)
    if isinstance(value, int):
        return value
    text = str(value if value is not None else "").strip()
    digits = text.removeprefix("stream ").strip()
    return int(digits) if digits.removeprefix("-").isdecimal() else text
