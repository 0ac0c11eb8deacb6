"""The collectives of a process: on its devices, and those that the host runs itself.

In: the streams of devices as read and with their ops, the threads.  Out: `Collectives`.

A kernel's arguments name the collective, its group and its size (PyTorch 2.2 and later).  Without
them the range around its launch names it (`nccl:all_reduce`), else the kernel; the group is then
what runs the same kernel.  A host's collective is a range of the backend (`gloo:all_reduce`), and
all ranges of a backend are of one group.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING
from tensorboard_plugin_overview.arrays.nesting import innermost_open_at
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.events import Category, Collective, DeviceStream
from tensorboard_plugin_overview.formats.kineto.ops.launches import Launches
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.names.collective_patterns import pattern_of
from tensorboard_plugin_overview.trace.gpus import Stream
from tensorboard_plugin_overview.trace.ops import (
    NO_SEQUENCE,
    NOT_CALLED,
    CollectiveKind,
    Collectives,
    DeviceRole,
)
from tensorboard_plugin_overview.trace.threads import HostRole

_ITEM_BYTES = {
    **dict.fromkeys(("Byte", "Char", "Bool", "Float8_e4m3fn", "Float8_e5m2"), 1),
    **dict.fromkeys(("Float8_e4m3fnuz", "Float8_e5m2fnuz", "Float8_e8m0fnu"), 1),
    **dict.fromkeys(("Half", "BFloat16", "Short", "UInt16"), 2),
    **dict.fromkeys(("Float", "Int", "UInt32"), 4),
    **dict.fromkeys(("Double", "Long", "UInt64", "ComplexFloat"), 8),
}
_RANGE = re.compile(r"(?:nccl|rccl):(.+)", re.DOTALL)
_UNDEFINED = frozenset({"", "undefined"})
# No message and no group is larger: what a damaged file states would not add up within 64 bits.
_MOST_BYTES = 1 << 44
_MOST_RANKS = 1 << 31
_MOST_CALLS = 1 << 62


class _Part(NamedTuple):
    """The n collectives of one stream or thread, in order of start: columns of `Collectives`."""

    kinds: Sequence[CollectiveKind]
    lane: str
    start_ps: Int64Array
    end_ps: Int64Array
    called_ps: Int64Array
    sequence: Int64Array


def find_collectives(
    streams: Sequence[tuple[str, DeviceStream, Stream]],
    threads: Sequence[KinetoThread],
    launches: Launches,
    names: Sequence[str],
) -> Collectives:
    """Finds the collectives of all devices and threads.

    Args:
        streams: name of the device, the stream as read, the same with its ops.
        threads: of the host.
        launches: the calls that put work on devices.
        names: of the file.
    """
    parts = [
        *_of_devices(streams, threads, launches, names),
        *(part for thread in threads for part in _of_thread(thread)),
    ]
    lanes = list(dict.fromkeys(part.lane for part in parts))
    codes: dict[CollectiveKind, int] = {}
    kind = [codes.setdefault(one, len(codes)) for part in parts for one in part.kinds]
    start_ps = concatenate_or_empty(part.start_ps for part in parts)
    order = np.argsort(start_ps, kind="stable")
    return Collectives(
        kinds=list(codes),
        kind=np.array(kind, np.int64)[order],
        lanes=lanes,
        lane=np.array([lanes.index(part.lane) for part in parts for _ in part.kinds], np.int64)[
            order
        ],
        start_ps=start_ps[order],
        end_ps=concatenate_or_empty(part.end_ps for part in parts)[order],
        called_ps=concatenate_or_empty(part.called_ps for part in parts)[order],
        sequence=concatenate_or_empty(part.sequence for part in parts)[order],
    )


def _of_devices(
    streams: Sequence[tuple[str, DeviceStream, Stream]],
    threads: Sequence[KinetoThread],
    launches: Launches,
    names: Sequence[str],
) -> Iterator[_Part]:
    for device, raw, stream in streams:
        ops = stream.ops
        is_collective = np.array([kind.role == DeviceRole.COLLECTIVE for kind in ops.kinds])
        rows = np.flatnonzero(is_collective[ops.kind]) if len(ops) else ops.kind
        if not len(rows):
            continue
        index = ops.index[rows]
        called_ps, ranges = _called(launches.call(raw.correlation[index]), threads, launches)
        stated = dict(zip(raw.collectives.rows.tolist(), raw.collectives.values, strict=True))
        # The number of a collective is no part of its kind, of which there are few.
        known: dict[tuple[Collective | None, int, str], CollectiveKind] = {}
        kinds, sequence = [], np.full(len(rows), NO_SEQUENCE)
        columns = zip(index.tolist(), raw.names[index].tolist(), ranges, strict=True)
        for at, (event, kernel, range_) in enumerate(columns):
            one = stated.get(event)
            if one is not None and one.sequence is not None:
                if 0 <= one.sequence < _MOST_CALLS:
                    sequence[at] = one.sequence
                one = replace(one, sequence=None)
            key = one, kernel, range_
            if key not in known:
                known[key] = _kind(one, names[kernel], range_)
            kinds.append(known[key])
        yield _Part(kinds, device, ops.start_ps[rows], ops.end_ps[rows], called_ps, sequence)


def _called(
    call: Int64Array, threads: Sequence[KinetoThread], launches: Launches
) -> tuple[Int64Array, list[str]]:
    """Returns int64[n], when each was launched, and the collective that the range around names."""
    called_ps = np.full(len(call), NOT_CALLED)
    found = [""] * len(call)
    for number, thread in enumerate(threads):
        mine = np.flatnonzero((call != MISSING) & (np.append(launches.thread, -1)[call] == number))
        if not len(mine):
            continue
        event = launches.event[call[mine]]
        called_ps[mine] = thread.start_ps[event]
        named = {
            code: name[1]
            for code, text in enumerate(thread.names)
            if (name := _RANGE.fullmatch(text))
        }
        ranges = np.flatnonzero(
            (thread.category == Category.RANGE) & np.isin(thread.code, list(named))
        )
        around = innermost_open_at(
            thread.end_ps[ranges], np.searchsorted(ranges, event), thread.start_ps[event]
        )
        for at, one in zip(mine.tolist(), around.tolist(), strict=True):
            if one >= 0:
                found[at] = named[int(thread.code[ranges[one]])]
    return called_ps, found


def _kind(stated: Collective | None, kernel: str, range_: str) -> CollectiveKind:
    """Returns what a kernel does, by its arguments, the range around its launch, or its name."""
    if stated is None or not stated.name:
        kernel = kernel.split("(", 1)[0] or "(unnamed)"
        name = range_ or kernel
        return CollectiveKind(name, pattern_of(name), group=kernel)
    pattern = pattern_of(stated.name)
    members = stated.group_ranks or ""
    if stated.group_name is not None:
        group = f"{stated.group_name} {members}"
    elif stated.group_size is not None:
        group = f"{stated.group_size} {members}"
    else:
        group = kernel.split("(", 1)[0]
    label = stated.group_name or ""
    if stated.group_description not in (None, *_UNDEFINED):
        label = f"{label} ({stated.group_description})" if label else f"{stated.group_description}"
    size = stated.group_size
    if size is not None and not 1 <= size <= _MOST_RANKS:
        size = None
    return CollectiveKind(stated.name, pattern, group, label, size, _bytes(stated))


def _bytes(stated: Collective) -> int | None:
    """Returns the size of the message by its elements; None where it is not stated."""
    gets = pattern_of(stated.name) == "all_gather" or "recv" in stated.name
    elements = stated.out_elements if gets else stated.in_elements
    item = _ITEM_BYTES.get(stated.dtype or "")
    if elements is None or item is None or not 0 <= elements <= _MOST_BYTES:
        return None
    return elements * item


def _of_thread(thread: KinetoThread) -> Iterator[_Part]:
    rows = np.flatnonzero((thread.role == HostRole.COLLECTIVE) & (thread.end_ps > thread.start_ps))
    if not len(rows):
        return
    kinds = {}
    for code in np.unique(thread.code[rows]).tolist():
        backend, _, name = thread.names[code].partition(":")
        kinds[code] = CollectiveKind(thread.names[code], pattern_of(name), group=backend)
    yield _Part(
        [kinds[code] for code in thread.code[rows].tolist()],
        "",
        thread.start_ps[rows],
        thread.end_ps[rows],
        thread.start_ps[rows],
        np.full(len(rows), NO_SEQUENCE),
    )
