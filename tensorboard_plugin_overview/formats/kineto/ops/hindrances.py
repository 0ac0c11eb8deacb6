"""Events that take time which a change of the program saves.

In: a trace as read, and its threads.  Out: `Hindrances`.

A wait is a call that waits for a device, or `item` around it, which goes on a little longer.  Only
threads that launch count: NCCL's watchdog waits beside the loop.  A query does not wait.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, merge, union
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.formats.kineto.events import (
    Category,
    DeviceStream,
    RawTrace,
)
from tensorboard_plugin_overview.formats.kineto.ops.host_names import LOADER, NEXT_BATCH
from tensorboard_plugin_overview.formats.kineto.ops.threads import PS_PER_NS, KinetoThread
from tensorboard_plugin_overview.trace.facts import Hindrances
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH, HostRole

_QUERY = re.compile(r"(?:cuda|cu|hip)\w*Query")
_ITEM = re.compile(r"aten::(?:item|_local_scalar_dense)")
_ALLOCATES = re.compile(
    r"(?:cuda|hip)(?:Malloc|Free)|hipExtMalloc\w*|cuMem(?:Alloc|Free|Create|Release|Map|Unmap)"
    r"(?:_v2)?"
)
_COLLECTS = re.compile(r"Python GC")
_GLOO = re.compile(r"gloo:.*", re.DOTALL)
_IN_PROCESS = re.compile(r".*_SingleProcessDataLoaderIter.*", re.DOTALL)
_REPLICATES = re.compile(r"DataParallel\.forward")
_UNPINNED = re.compile(r"Memcpy HtoD \(Pageable .*")
_NAMED = (Category.OP, Category.RANGE, Category.PYTHON)


def find_hindrances(raw: RawTrace, threads: Sequence[KinetoThread], origin_ns: int) -> Hindrances:
    """Finds what takes time that the program could save.

    Args:
        raw: the trace as read.
        threads: of the host.
        origin_ns: the trace's zero, on the file's clock.
    """
    names = {name for thread in threads for name in thread.names}
    loads = [name for name in names if NEXT_BATCH.fullmatch(name)]
    return Hindrances(
        waits=_time_of(threads, _waits),
        allocations=_time_of(threads, _named(_ALLOCATES)),
        collections=_time_of(threads, _named(_COLLECTS)),
        compilations=_time_of(threads, _compiles),
        host_collectives=_time_of(threads, _named(_GLOO)),
        loading=_time_of(threads, _named(LOADER)),
        unpinned=_unpinned(raw, origin_ns),
        loads_in_process=all(map(_IN_PROCESS.fullmatch, loads)) if loads else None,
        replicates=any(map(_REPLICATES.fullmatch, names)),
    )


def _time_of(
    threads: Sequence[KinetoThread], chosen: Callable[[KinetoThread], BoolArray]
) -> Intervals:
    """Returns when any thread ran one of the chosen events."""
    found = []
    for thread in threads:
        at = chosen(thread)
        found.append(union(thread.start_ps[at], thread.end_ps[at]))
    return merge(*found)


def _named(pattern: re.Pattern[str]) -> Callable[[KinetoThread], BoolArray]:
    def chosen(thread: KinetoThread) -> BoolArray:
        codes = [code for code, name in enumerate(thread.names) if pattern.fullmatch(name)]
        at: BoolArray = np.isin(thread.code, codes)
        return at

    return chosen


def _waits(thread: KinetoThread) -> BoolArray:
    """bool[n]: the event ends when devices have done what they were given."""
    if not (thread.launch != NO_LAUNCH).any():
        return np.zeros(len(thread), np.bool_)
    waits = (thread.role == HostRole.WAIT) & thread.is_call & ~_named(_QUERY)(thread)
    found: BoolArray = waits | _named(_ITEM)(thread)
    return found


def _compiles(thread: KinetoThread) -> BoolArray:
    """bool[n]: a function is compiled; the driver and its libraries load code at other times."""
    found: BoolArray = (thread.role == HostRole.COMPILE) & np.isin(thread.category, _NAMED)
    return found


def _unpinned(raw: RawTrace, origin_ns: int) -> dict[str, Intervals]:
    """Maps a device's name to the time of its copies from pageable memory."""
    codes = [code for code, name in enumerate(raw.names) if _UNPINNED.fullmatch(name)]
    found: dict[str, Intervals] = {}
    for stream in raw.streams if codes else ():
        name = f"/device:{stream.kind.upper()}:{stream.device}"
        found[name] = merge(*filter(None, (found.get(name),)), _copies(stream, codes, origin_ns))
    return {name: time for name, time in found.items() if len(time)}


def _copies(stream: DeviceStream, codes: Sequence[int], origin_ns: int) -> Intervals:
    at = np.isin(stream.names, codes)
    start_ps = (stream.start_ns[at] - origin_ns) * PS_PER_NS
    return union(start_ps, (stream.end_ns[at] - origin_ns) * PS_PER_NS)
