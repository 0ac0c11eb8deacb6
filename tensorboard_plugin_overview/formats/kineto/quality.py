"""What is missing in a trace of torch.profiler, counted.

In: a trace as read, the threads of its host, its devices and their launches.  Out: `LaunchCalls`,
`ProfileQuality`, and when the profiler held up the host.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING
from tensorboard_plugin_overview.arrays.intervals import NO_TIME, Intervals, contains, union
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import Category, RawTrace
from tensorboard_plugin_overview.formats.kineto.ops.host_names import COMPILING_OVERHEAD, LAUNCHES
from tensorboard_plugin_overview.formats.kineto.ops.launches import Launches
from tensorboard_plugin_overview.formats.kineto.ops.threads import DeviceWork, KinetoThread
from tensorboard_plugin_overview.trace.facts import DeviceCall, ProfileQuality, RecordingCounts
from tensorboard_plugin_overview.trace.gpus import Gpu, LaunchCalls

# Work that is launched so late may not have ended when the recording did.
_LATE_PS = 10**9
_BEGINS_CAPTURE = re.compile(r"\w+StreamBeginCapture")
_ENDS_CAPTURE = re.compile(r"\w+StreamEndCapture")
# One of no bytes runs nothing: cuDNN asks for dozens a step.
_SETS = re.compile(r"(?:cu|cuda|hip)Memset")
_MPS = 13
"""Devices of Apple, as c10 numbers them."""
_SLOWING = ("with_stack", "profile_memory")
_MOST_LINES = 3
_LINE_LENGTH = 120
_LOGS = ("ERROR", "WARNING")


def launch_calls(
    threads: Sequence[KinetoThread], work: DeviceWork, stop_ps: int | None
) -> LaunchCalls:
    """Finds the calls whose work on a device ought to be in the trace.

    Calls of the last millisecond are left out, since their work may not have ended; so are those
    that were captured into a graph, since they launch nothing, and those that set memory, of which
    those of no bytes run nothing.

    Args:
        threads: of the host.
        work: what ran on devices.
        stop_ps: the end of the recording; None if it is not known.
    """
    if stop_ps is None:
        stop_ps = max((int(one.end_ps.max()) for one in threads if len(one)), default=0)
    rows = [
        np.flatnonzero(_launching(one) & ~_captured(one) & (one.start_ps < stop_ps - _LATE_PS))
        for one in threads
    ]
    correlations = [one.correlation[at] for one, at in zip(threads, rows, strict=True)]
    return LaunchCalls(
        thread=concatenate_or_empty(np.full(len(at), one) for one, at in enumerate(rows)),
        event=concatenate_or_empty(rows),
        has_work=np.isin(concatenate_or_empty(correlations), work.all),
    )


def launching_call(threads: Sequence[KinetoThread]) -> str | None:
    """Returns the name of a call that puts work on a device; None without any."""
    calls = (
        thread.names[code]
        for thread in threads
        for code in np.unique(thread.code[thread.is_call]).tolist()
    )
    return min(filter(LAUNCHES.match, calls), default=None)


def profiler_time(threads: Sequence[KinetoThread]) -> Intervals:
    """Returns when the profiler itself held up the host: `overhead`, but what compiles."""
    for thread in threads:
        compiles = [code for code, name in enumerate(thread.names) if name in COMPILING_OVERHEAD]
        own = (thread.category == Category.OVERHEAD) & ~np.isin(thread.code, compiles)
        if own.any():
            return union(thread.start_ps[own], thread.end_ps[own])
    return NO_TIME


def profile_quality(
    raw: RawTrace,
    threads: Sequence[KinetoThread],
    gpus: Sequence[Gpu],
    launches: Launches,
    calls: LaunchCalls,
) -> ProfileQuality:
    """Counts what is missing.

    Args:
        raw: the trace as read.
        threads: of the host.
        gpus: that ran anything.
        launches: the calls that put work on them.
        calls: whose work ought to be in the trace.
    """
    memory = raw.memory
    uses_mps = memory is not None and bool((memory.device_type == _MPS).any())
    call = None if raw.streams else launching_call(threads)
    missing = call or ("[memory]" if uses_mps and not raw.streams else None)
    unlaunched_percent, of_ops = _launched(threads, gpus, launches)
    counts = raw.counts
    return ProfileQuality(
        device_events=sum(map(len, raw.streams)),
        missing_device=DeviceCall("GPU", missing) if missing and not gpus else None,
        compute_ps=0,
        graph_unnamed_ps=0,
        unreadable_programs=(),
        unlaunched_percent=unlaunched_percent,
        counts=RecordingCounts(
            is_empty=_is_empty(raw),
            damaged=counts.damaged,
            repaired=counts.repaired + counts.skipped,
            launches=len(calls),
            unrecorded_launches=int((~calls.has_work).sum()),
            launched_ops=of_ops[0],
            early_ops=of_ops[1],
            earliest_ps=of_ops[2],
            leading_ops=of_ops[3],
            unfinished=counts.unfinished,
            unknown=counts.unknown,
            said=_said(raw),
            slowing_options=[one for one in _SLOWING if raw.metadata.flags.get(one)],
            unrecorded_call=call or "",
            unrecordable="MPS" if uses_mps and not raw.streams else "",
        ),
    )


def _launched(
    threads: Sequence[KinetoThread], gpus: Sequence[Gpu], launches: Launches
) -> tuple[float, tuple[int, int, int, int]]:
    """Compares what ran on devices with the calls that launched it.

    Returns:
        The share of the time, in percent, of what was launched by no call of the trace; the number
        of events that a call launched, of those that begin before it, by how much at most, and of
        the events without a call before the first of their stream that has one.
    """
    # The last entry answers for `MISSING`.
    called_ps = np.zeros(len(launches.thread) + 1, np.int64)
    for number, thread in enumerate(threads):
        mine = np.flatnonzero(launches.thread == number)
        called_ps[mine] = thread.start_ps[launches.event[mine]]
    total_ps = unlaunched_ps = launched = early = earliest_ps = leading = 0
    for stream in (stream for gpu in gpus for stream in gpu.streams):
        length_ps = stream.ops.end_ps - stream.ops.start_ps
        call = launches.call(stream.launch)
        known = call != MISSING
        total_ps += int(length_ps.sum())
        unlaunched_ps += int(length_ps[~known].sum())
        before_ps = (called_ps[call] - stream.ops.start_ps)[known]
        launched += len(before_ps)
        early += int((before_ps > 0).sum())
        earliest_ps = max(earliest_ps, int(before_ps.max(initial=0)))
        leading += int(known.argmax()) if known.any() else 0
    share = 100 * unlaunched_ps / total_ps if total_ps else 0.0
    return share, (launched, early, earliest_ps, leading)


def _launching(thread: KinetoThread) -> BoolArray:
    """bool[n]: calls that put work on a device, by their names."""
    codes = [
        code
        for code, name in enumerate(thread.names)
        if LAUNCHES.match(name) and not _SETS.match(name)
    ]
    found: BoolArray = np.isin(thread.code, codes) & thread.is_call
    return found


def _captured(thread: KinetoThread) -> BoolArray:
    """bool[n]: what began while the thread captured a graph."""
    begins_ps = thread.start_ps[_named(thread, _BEGINS_CAPTURE)]
    if not len(begins_ps):
        return np.zeros(len(thread), np.bool_)
    ends_ps = np.sort(np.append(thread.end_ps[_named(thread, _ENDS_CAPTURE)], thread.end_ps.max()))
    until_ps = ends_ps[np.searchsorted(ends_ps, begins_ps)]
    return contains(union(begins_ps, until_ps), thread.start_ps)


def _named(thread: KinetoThread, pattern: re.Pattern[str]) -> Int64Array:
    """int64[m], ascending: the calls of a name."""
    codes = [code for code, name in enumerate(thread.names) if pattern.match(name)]
    return np.flatnonzero(np.isin(thread.code, codes) & thread.is_call)


def _is_empty(raw: RawTrace) -> bool:
    """Whether the file has metadata and spans only, and had no more."""
    counts = raw.counts
    lost = counts.damaged or counts.impossible_times or counts.unknown
    return not (raw.threads or raw.streams or raw.device_ranges or raw.memory or lost)


def _said(raw: RawTrace) -> Sequence[str]:
    """The first lines in which the profiler's log reports errors and warns, shortened."""
    lines = [" ".join(line.split()) for log in _LOGS for line in raw.metadata.logs.get(log, ())]
    return [
        line if len(line) <= _LINE_LENGTH else f"{line[: _LINE_LENGTH - 1]}…"
        for line in list(dict.fromkeys(filter(None, lines)))[:_MOST_LINES]
    ]
