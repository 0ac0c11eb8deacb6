"""Columns of all events with a duration, which grow block by block.

In: `Block`s of structs.  Out: `Columns`, in the file's order, and what is no column: names,
spans, instants.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
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
    Codes,
    Collective,
    CopyKind,
    Floats,
    Ints,
    Triton,
)
from tensorboard_plugin_overview.formats.kineto.table.decoding import Block
from tensorboard_plugin_overview.formats.kineto.table.records import (
    NO_JSON,
    CallArgs,
    CollectiveArgs,
    DeviceArgs,
    Number,
    OpArgs,
)
from tensorboard_plugin_overview.formats.kineto.table.times import nanoseconds
from tensorboard_plugin_overview.formats.kineto.text.repair import as_text

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
_FEATURES = {
    "Record function id": "record_function",
    "finished": "finished",
    "Seq": "sequence",
}
_MOST_CHUNKS = 32
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
        sparse: by field, pieces of the rows that have it, and their values: arrays for
            numbers and codes, where NONE and NaN are no number; lists of objects.
        seen: categories that occur.
        features: keys of arguments that came with some release.
    """

    def __init__(self) -> None:
        self.count = 0
        self.names: dict[str, int] = _Interned()
        self.tracks: dict[tuple[Lane, Key, Key], int] = _Interned()
        self.types: dict[bytes, int] = _Interned()
        self.shapes: dict[tuple[bytes, bytes, bytes], int] = _Interned()
        self.sparse: dict[str, list[tuple[Ints, Any]]] = defaultdict(list)
        self.seen: set[str] = set()
        self.features: set[str] = set()
        self._chunks: dict[str, list[Any]] = {name: [] for name in _TYPES}
        self._tracks_of: dict[str, dict[Any, dict[Any, int]]] = defaultdict(
            partial(defaultdict, dict)
        )
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
        if not blocks:
            return
        order = np.concatenate([block.order for block in blocks])
        places = np.argsort(order, kind="stable")
        rows = np.empty(len(order), np.int64)
        rows[places] = np.arange(self.count, self.count + len(order))
        parts: dict[str, list[Any]] = {name: [] for name in _TYPES}
        done = 0
        for block in blocks:
            here = rows[done : done + len(block.events)]
            done += len(here)
            for name, values in self._columns(block).items():
                parts[name].append(np.asarray(values, _TYPES[name]))
            self._sparse(block, here)
        for name, values in parts.items():
            chunks = self._chunks[name]
            chunks.append(np.concatenate(values)[places])
            if len(chunks) > _MOST_CHUNKS:
                # Many small arrays would leave holes in the memory when they go.
                chunks[1:] = [np.concatenate(chunks[1:])]
                if len(chunks[0]) < len(chunks[1]):
                    chunks[:] = [np.concatenate(chunks)]
        self.count += len(order)

    def _columns(self, block: Block) -> dict[str, Any]:
        events = block.events
        args: Sequence[CallArgs] = block.args
        self.seen.add(block.cat)
        names = self.names
        external = [arg.external for arg in args]
        if None in external:
            external = [arg.external_old if arg.external is None else arg.external for arg in args]
        return {
            "start": nanoseconds([event.ts for event in events], exact=block.exact),
            "length": nanoseconds([event.dur for event in events], exact=block.exact),
            "name": [names[event.name or ""] for event in events],
            "cat": np.full(len(events), _CODES[block.cat], np.uint8),
            "track": self._track_codes(block),
            "correlation": integers([arg.correlation for arg in args]),
            "external": integers(external),
        }

    def _track_codes(self, block: Block) -> list[int]:
        known = self._tracks_of[block.cat]
        if block.group is not Group.DEVICE:
            for event in block.events:
                if event.tid not in known[event.pid]:
                    known[event.pid][event.tid] = self._track(block.cat, event.pid, event.tid)
            return [known[event.pid][event.tid] for event in block.events]
        codes = []
        for event, arg in zip(block.events, block.args, strict=True):
            device = event.pid if arg.device is None else arg.device
            stream = event.tid if arg.stream is None else arg.stream
            if stream not in known[device]:
                known[device][stream] = self._track(block.cat, device, stream)
            codes.append(known[device][stream])
        return codes

    def _track(self, cat: str, first: Any, second: Any) -> int:
        lane = _LANES[cat]
        if lane == "overhead":
            return self.tracks[lane, 0, 0]
        return self.tracks[lane, track_id(first), track_id(second)]

    def _sparse(self, block: Block, rows: Ints) -> None:
        if block.group is Group.DEVICE:
            self._device(block, rows)
        elif block.group is Group.OP:
            self._ops(block, rows)
        else:
            self._keep("kind", rows, [arg.kind for arg in block.args], integers)

    def _keep(
        self, name: str, rows: Ints, values: list[Any], convert: Callable[[list[Any]], Any]
    ) -> None:
        """Adds the values that are not None."""
        missing = values.count(None)
        if missing == len(values):
            return
        if missing:
            present = [row for row, value in enumerate(values) if value is not None]
            rows, values = rows[present], [values[row] for row in present]
        self.sparse[name].append((rows, convert(values)))

    def _device(self, block: Block, rows: Ints) -> None:
        args: Sequence[DeviceArgs] = block.args
        self._keep("blocks", rows, [arg.blocks for arg in args], floats)
        self._keep("occupancy", rows, [arg.occupancy for arg in args], floats)
        self._keep("graph_id", rows, [arg.graph_id or None for arg in args], integers)
        self._keep("graph_node", rows, [arg.graph_node or None for arg in args], integers)
        sizes = [arg.size if arg.bytes is None else arg.bytes for arg in args]
        self._keep("bytes", rows, sizes, integers)
        if CATEGORIES[block.cat][1] in (Category.COPY, Category.ACCELERATOR):
            self._keep("copy", rows, _copies(block), codes)
        self._communication(rows, args)

    def _ops(self, block: Block, rows: Ints) -> None:
        args: Sequence[OpArgs] = block.args
        self._features(args)
        types, shapes, products = self.types, self.shapes, self._products
        texts = [None if arg.types is NO_JSON else bytes(arg.types) for arg in args]
        typed = [None if text is None else types[text] for text in texts]
        self._keep("types", rows, typed, codes)
        shaped = [
            shapes[bytes(arg.dims), text, bytes(arg.values)]
            if text is not None and products[event.name]
            else None
            for arg, text, event in zip(args, texts, block.events, strict=True)
        ]
        self._keep("shapes", rows, shaped, codes)
        backends = [arg.kernel_backend for arg in args]
        if backends.count(None) < len(args):
            self._keep("triton", rows, [_triton(arg) for arg in args], list)
        self._communication(rows, args)
        finished = [arg.finished for arg in args]
        if finished.count(None) + finished.count(True) < len(args):
            open_ones = [value in _UNFINISHED or None for value in finished]
            self._keep("unfinished", rows, open_ones, codes)

    def _communication(self, rows: Ints, args: Sequence[CollectiveArgs]) -> None:
        names = [arg.collective for arg in args]
        if names.count(None) < len(names):
            self._keep("collective", rows, [self._collective(arg) for arg in args], list)

    def _features(self, args: Sequence[OpArgs]) -> None:
        for name, attribute in _FEATURES.items():
            if name not in self.features:
                values = list(map(attrgetter(attribute), args))
                if values.count(None) < len(values):
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
            None if args.communicator is None else as_text(args.communicator),
        )
        return self._collectives.setdefault(found, found)


def _copies(block: Block) -> list[int | None]:
    """Directions of copies."""
    if CATEGORIES[block.cat][1] is Category.ACCELERATOR:
        return [copy_kind(arg.direction) if arg.direction else None for arg in block.args]
    found: list[int | None] = []
    for event, arg in zip(block.events, block.args, strict=True):
        kind = copy_kind(event.name or "")
        if kind is CopyKind.UNCLEAR and isinstance(arg.kind, str):
            kind = copy_kind(arg.kind)
        found.append(kind)
    return found


def _triton(args: OpArgs) -> Triton | None:
    if args.kernel_backend is None:
        return None
    return Triton(args.kernel_backend, number(args.kernel_flop), number(args.kernel_num_gb))


def number(value: Number) -> float | None:
    """Returns a number, which may come as text; None if it is no number, or not finite."""
    try:
        found = float(value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return None
    return found if abs(found) < float("inf") else None


def floats(values: Sequence[Number]) -> Floats:
    """Returns numbers; NaN for those that are none."""
    try:
        return np.array(values, np.float64)
    except (TypeError, ValueError, OverflowError):
        found = [number(value) for value in values]
        return np.array([np.nan if value is None else value for value in found], np.float64)


def codes(values: Sequence[int]) -> Codes:
    """Returns small numbers as an array."""
    return np.array(values, np.int32)


def integer(value: Number) -> int | None:
    """Returns a whole number, which may come as text; None if it is no number of 64 bits."""
    if not isinstance(value, int):
        try:
            value = int(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            return None
    return value if -(2**63) < value < 2**63 else None


def integers(values: Sequence[Number]) -> Ints:
    """Returns whole numbers; NONE for those that are none."""
    try:
        if None in values:
            values = [NONE if value is None else value for value in values]
        return np.array(values, np.int64)
    except (TypeError, ValueError, OverflowError):
        found = [integer(value) for value in values]
        return np.array([NONE if value is None else value for value in found], np.int64)


def track_id(value: Any) -> Key:
    """Returns a pid, tid, device or stream: `"25738"` is 25738, `"stream 7"` is 7."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else str(value)
    if isinstance(value, int):
        return value
    text = as_text("" if value is None else value).strip()
    digits = text.removeprefix("stream ").strip()
    return int(digits) if digits.removeprefix("-").isdecimal() else text
