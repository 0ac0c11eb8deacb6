"""Traces of torch.profiler: the names of their files, and which of them make a run.

In: the files of a folder.  Out: `Run`s: one for each span of time in which workers wrote a trace.

`tensorboard_trace_handler` writes `WORKER.TIMESTAMP.pt.trace.json[.gz]`, one file for each worker
and cycle of the schedule.  Files of a folder are one span until a worker or a rank comes again, or
until they are too far apart.  A run's id is its folder and the time of its first file, which does
not change when more spans appear.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timezone
from itertools import pairwise
from pathlib import PurePath
from typing import NamedTuple

from tensorboard_plugin_overview.catalog.layouts import UNNAMED_HOST, sayable
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import AnyPath, HostFile, Run, distinct_hosts

SUFFIXES = (".pt.trace.json", ".pt.trace.json.gz")

_TIMESTAMP = re.compile(r"(?P<worker>.*?)\.(?P<time>\d{12,19})", re.DOTALL)
_RANK = re.compile(r"rank[-_]?(\d+)", re.IGNORECASE)
_NS = 10**9
# Files of one span are no further apart.
_LONGEST_SPAN_NS = 600 * _NS


class _Trace(NamedTuple):
    """A file of a worker; `is_stated` where the name has the time, else it is of the file."""

    file: HostFile
    time_ns: int
    is_stated: bool


def is_trace(file_name: str) -> bool:
    """Returns whether it is the name of a trace of torch.profiler."""
    return file_name.endswith(SUFFIXES)


def stem(file_name: str) -> str:
    """Returns a trace's name without its suffix."""
    for suffix in (*reversed(SUFFIXES), ".json.gz", ".json"):
        if file_name.endswith(suffix):
            return file_name.removesuffix(suffix)
    return file_name


def worker(file_name: str) -> str:
    """Returns the worker that wrote a trace."""
    name = stem(file_name)
    stated = _TIMESTAMP.fullmatch(name)
    return sayable(stated["worker"] if stated else name) or UNNAMED_HOST


def run_of_given_file(file_name: str, file: HostFile, folder: AnyPath) -> Run:
    """Returns the run of one trace that was given by its name.

    Args:
        file_name: without its folder.
        file: as it was listed.
        folder: that contains it.
    """
    return Run(stem(file_name), folder, (file,), format="kineto")


def trace_runs(root: PurePath, folder: AnyPath, files: Iterable[HostFile]) -> Iterator[Run]:
    """Yields the runs of a folder, in order of time.

    Args:
        root: the logdir.
        folder: in it, or itself.
        files: its traces, each with its worker as host.
    """
    path = folder.pure if isinstance(folder, RemotePath) else folder
    where = path.relative_to(root).as_posix() if root in path.parents else ""
    ids: dict[str, int] = {}
    traces = sorted(map(_trace, files), key=lambda one: (one.time_ns, one.file.host))
    for span in _spans(traces):
        first = span[0]
        if first.is_stated:
            time = datetime.fromtimestamp(first.time_ns // _NS, timezone.utc)
            run_id = "/".join(filter(None, (where, time.strftime("%Y_%m_%d_%H_%M_%S"))))
        else:
            run_id = where or stem(PurePath(str(first.file.path)).name)
        ids[run_id] = ids.get(run_id, 0) + 1
        if ids[run_id] > 1:
            run_id = f"{run_id}_{ids[run_id]}"
        members = sorted((one.file for one in span), key=lambda file: file.host)
        yield Run(run_id, folder, distinct_hosts(members), format="kineto")


def _trace(file: HostFile) -> _Trace:
    stated = _TIMESTAMP.fullmatch(stem(PurePath(str(file.path)).name))
    if stated is None:
        return _Trace(file, file.modified_ns, is_stated=False)
    # 13 digits are milliseconds, 16 microseconds, 19 nanoseconds.
    time_ns = int(stated["time"]) * 10 ** (19 - len(stated["time"]))
    return _Trace(file, time_ns, is_stated=True)


def _spans(traces: Sequence[_Trace]) -> Iterator[list[_Trace]]:
    """Yields traces of one span of time each.

    Args:
        traces: in order of time.
    """
    longest_ns = _longest_span_ns(traces)
    span: list[_Trace] = []
    seen: set[str] = set()
    for trace in traces:
        rank = _RANK.search(trace.file.host)
        names = {f"worker {trace.file.host}", *([f"rank {rank[1]}"] if rank else [])}
        if span and (names & seen or trace.time_ns - span[0].time_ns > longest_ns):
            yield span
            span, seen = [], set()
        span.append(trace)
        seen |= names
    if span:
        yield span


def _longest_span_ns(traces: Sequence[_Trace]) -> int:
    """Half of the least time between two traces of one worker, at most ten minutes."""
    times: dict[str, list[int]] = defaultdict(list)
    for trace in traces:
        times[trace.file.host].append(trace.time_ns)
    between = [b - a for of_one in times.values() for a, b in pairwise(of_one)]
    return min([_LONGEST_SPAN_NS, *(time_ns // 2 for time_ns in between)])
