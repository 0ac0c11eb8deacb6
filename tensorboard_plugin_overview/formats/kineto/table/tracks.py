"""Columns of the file, sorted into threads and streams.

In: `Columns`, complete.  Out: the tracks of a `RawTrace`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.formats.kineto.categories import (
    CATEGORIES,
    KIND_OF_CALLS,
    is_range,
)
from tensorboard_plugin_overview.formats.kineto.events import (
    NONE,
    Category,
    DeviceKind,
    DeviceStream,
    Events,
    HostThread,
    Ints,
    Sparse,
)
from tensorboard_plugin_overview.formats.kineto.table.columns import CATS, Columns, Key
from tensorboard_plugin_overview.formats.kineto.table.times import FAR_NS

V = TypeVar("V")
Values: TypeAlias = tuple[Ints, Any]
"""Rows in the sorted columns, ascending, and their values: an array, or a list of objects."""

# Of events that begin and end together: the outer ones first.
_DEPTH = np.zeros(len(Category) + 1, np.uint8)
_DEPTH[[Category.PYTHON, Category.RANGE, Category.OP]] = (0, 1, 2)
_DEPTH[[Category.RUNTIME, Category.DRIVER]] = 3
_ORDER = {"gpu": 0, "xpu": 1, "mtia": 2, "npu": 3, "hpu": 4}


@dataclass(frozen=True)
class Tracks:
    """Tracks of the file.

    Attributes:
        threads: by pid, tid.
        streams: by kind, device, stream.
        device_ranges: by the same.
        overhead: None if there is none.
        impossible: number of events that were left out for their times.
        median_ns: of the starts; None without events.
    """

    threads: tuple[HostThread, ...]
    streams: tuple[DeviceStream, ...]
    device_ranges: tuple[DeviceStream, ...]
    overhead: Events | None
    impossible: int
    median_ns: int | None


def tracks(columns: Columns, base_ns: int, names: Mapping[tuple[Key, Key], str]) -> Tracks:
    """Returns the tracks, without events whose times are impossible.

    Args:
        columns: of all events; they are used up.
        base_ns: what times count from.
        names: of threads.
    """
    start, length, track = (columns.take(name) for name in ("start", "length", "track"))
    name, cat = columns.take("name"), columns.take("cat")
    category = _categories(cat, name, list(columns.names))
    del cat
    good = (start != NONE) & (length >= 0) & (length <= FAR_NS) & (start > -base_ns)
    # Kineto writes 0 for a time before its base.
    good &= start != 0
    median = int(np.median(start[good])) if good.any() else None
    if median is not None:
        good &= np.abs(start - median) <= FAR_NS
    rows = np.flatnonzero(good)
    keys = _DEPTH[category[rows]], -length[rows], start[rows], track[rows]
    order = rows[np.lexsort(keys)]
    del rows, keys
    place = np.full(columns.count, -1, np.int64)
    place[order] = np.arange(len(order))
    track, start = track[order], start[order]
    everything = Events(
        start,
        start + length[order],
        name[order],
        category[order],
        columns.take("correlation")[order],
        columns.take("external")[order],
    )
    del start, length, name, category, order
    sparse = {field: _placed(values, place) for field, values in columns.sparse.items()}
    bounds = np.searchsorted(track, np.arange(len(columns.tracks) + 1))
    kind = _kind(columns.seen)
    threads: list[HostThread] = []
    streams: dict[str, list[DeviceStream]] = {"device": [], "range": []}
    overhead = None
    for (lane, first, second), code in columns.tracks.items():
        a, b = int(bounds[code]), int(bounds[code + 1])
        if a == b:
            continue
        events = _Slice(everything, sparse, a, b)
        if lane == "host":
            threads.append(_thread(events, first, second, names.get((first, second))))
        elif lane == "overhead":
            overhead = Events(**events.columns())
        else:
            own: DeviceKind = "mtia" if lane == "mtia" else kind
            stream = _stream(events, own, _as_id(first), _as_id(second))
            streams["range" if lane == "range" else "device"].append(stream)
    return Tracks(
        threads=tuple(sorted(threads, key=lambda one: (_key(one.pid), _key(one.tid)))),
        streams=_in_order(streams["device"]),
        device_ranges=_in_order(streams["range"]),
        overhead=overhead,
        impossible=columns.count - len(everything),
        median_ns=median,
    )


def _in_order(streams: Sequence[DeviceStream]) -> tuple[DeviceStream, ...]:
    return tuple(sorted(streams, key=lambda one: (_ORDER[one.kind], one.device, one.stream)))


def _key(value: Key) -> tuple[bool, int, str]:
    return (False, value, "") if isinstance(value, int) else (True, 0, value)


def _as_id(value: Key) -> int:
    return value if isinstance(value, int) else -1


def _kind(seen: set[str]) -> DeviceKind:
    """The kind of the devices whose kernels have no category of their own."""
    for beginning, kind in KIND_OF_CALLS:
        if any(cat.startswith(beginning) for cat in seen):
            return kind
    return "gpu"


def _categories(
    cat: NDArray[np.uint8], name: NDArray[np.int32], names: Sequence[str]
) -> NDArray[np.uint8]:
    found = np.array([category or 0 for _, category in CATEGORIES.values()], np.uint8)[cat]
    for code, text in enumerate(CATS):
        if CATEGORIES[text][1] is Category.OP:
            ranges = np.array([is_range(text, one) for one in names], np.bool_)
            found[(cat == code) & ranges[name]] = Category.RANGE
    return found


def _placed(pieces: Sequence[tuple[Ints, Any]], place: Ints) -> Values:
    rows = place[np.concatenate([rows for rows, _ in pieces])]
    order = np.argsort(rows, kind="stable")[np.count_nonzero(rows < 0) :]
    if isinstance(pieces[0][1], list):
        objects = [value for _, values in pieces for value in values]
        return rows[order], [objects[index] for index in order.tolist()]
    return rows[order], np.concatenate([values for _, values in pieces])[order]


@dataclass(frozen=True)
class _Slice:
    """The events a to b of all, which are one track's."""

    everything: Events
    sparse: Mapping[str, Values]
    a: int
    b: int

    def columns(self) -> dict[str, Any]:
        return {name: getattr(self.everything, name)[self.a : self.b] for name in _COLUMNS}

    def values(self, name: str, dtype: Any = np.int64) -> Sparse[Any]:
        """Returns the track's values of a column, without numbers that are missing or not finite.

        Args:
            name: of the column.
            dtype: of the values, if they are numbers.
        """
        rows, values = self.sparse.get(name, (np.empty(0, np.int64), np.empty(0, dtype)))
        a, b = np.searchsorted(rows, (self.a, self.b)).tolist()
        rows, values = rows[a:b] - self.a, values[a:b]
        if isinstance(values, list):
            return Sparse(rows, tuple(values))
        good = np.isfinite(values) & (values != NONE)
        return Sparse(rows[good], values[good].astype(dtype, copy=False))

    def objects(self, name: str) -> Sparse[Any]:
        """Returns the track's values of a column of objects."""
        found = self.values(name)
        return Sparse(found.rows, tuple(found.values))


_COLUMNS = ("start_ns", "end_ns", "names", "categories", "correlation", "external")


def _thread(events: _Slice, pid: Key, tid: Key, name: str | None) -> HostThread:
    return HostThread(
        **events.columns(),
        pid=pid,
        tid=tid,
        name=name,
        input_types=events.values("types", np.int32),
        shapes=events.values("shapes", np.int32),
        triton=events.objects("triton"),
        collectives=events.objects("collective"),
        copy_kinds=events.values("kind"),
        unfinished=events.values("unfinished").rows,
    )


def _stream(events: _Slice, kind: DeviceKind, device: int, stream: int) -> DeviceStream:
    return DeviceStream(
        **events.columns(),
        kind=kind,
        device=device,
        stream=stream,
        blocks_per_sm=events.values("blocks", np.float64),
        occupancy=events.values("occupancy", np.float64),
        graph_id=events.values("graph_id"),
        graph_node=events.values("graph_node"),
        bytes=events.values("bytes"),
        copies=events.values("copy", np.uint8),
        collectives=events.objects("collective"),
    )
