"""Traces of torch.profiler: the names of their files, and which of them make a run.

In: the files of a folder.  Out: `Run`s: one for each span of time in which workers wrote a trace.

`tensorboard_trace_handler` writes `WORKER.TIMESTAMP.pt.trace.json[.gz]`, one file for each worker
and cycle of the schedule.  Files of a folder are one span until a worker or a rank comes again, or
until they are too far apart.  A run's id is its folder and the time of its first file, which does
not change when more spans appear.

`export_chrome_trace` writes any name.  A JSON whose name has `trace` or `kineto` in it is a trace
if its first bytes are those of one: `ContentTests` opens it, once for each state of the file.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timezone
from itertools import pairwise
from pathlib import PurePath
from typing import NamedTuple

from tensorboard_plugin_overview.catalog import layouts
from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import AnyPath, HostFile, Run, distinct_hosts

SUFFIXES = (".pt.trace.json", ".pt.trace.json.gz")
MOST_TESTS = 200
"""So many files a walk are opened for a look at their first bytes."""

JSON = (".json", ".json.gz")
"""How names end that traces have."""

_NAMED_AS_ONE = re.compile("trace|kineto", re.IGNORECASE)
_TIMESTAMP = re.compile(r"(?P<worker>.*?)\.(?P<time>\d{12,19})", re.DOTALL)
_RANK = re.compile(r"rank[-_]?(\d+)", re.IGNORECASE)
_MOST_DIGITS = 10
_NS = 10**9
# Files of one span are no further apart.
_LONGEST_SPAN_NS = 600 * _NS


class _Trace(NamedTuple):
    """A file of a worker; `is_stated` where the name has the time, else it is of the file."""

    file: HostFile
    time_ns: int
    is_stated: bool


class ContentTests:
    """Tests of files whose names do not say enough, remembered by size and time.

    Used by one thread.

    Attributes:
        at_once: files are tested where they are found; otherwise by `catch_up`, so that no walk
            waits for them.

    Args:
        test: returns whether a file is a trace by its first bytes; opens it.
        at_once: the attribute.
    """

    def __init__(self, test: Callable[[HostFile], bool], *, at_once: bool = True) -> None:
        self._test = test
        self.at_once = at_once
        self._known: dict[str, tuple[tuple[int, int], bool]] = {}
        self._met: set[str] = set()
        self._later: dict[str, HostFile] = {}
        self._left = MOST_TESTS

    @property
    def untested(self) -> int:
        """The number of files that the walk found and that were not tested."""
        return len(self._later)

    def begin(self) -> None:
        """Begins a walk."""
        self._left = MOST_TESTS
        self._later.clear()
        self._met.clear()

    def end(self) -> None:
        """Ends a walk: files that it did not find are forgotten."""
        self._known = {path: known for path, known in self._known.items() if path in self._met}

    def passes(self, file: HostFile) -> bool:
        """Returns whether the file is a trace; False if it was never tested and waits for it."""
        path = str(file.path)
        self._met.add(path)
        state, answer = self._known.get(path, (None, False))
        if state == _state(file):
            return answer
        if self.at_once and self._left:
            return self._tested(file)
        self._later[path] = file
        # A trace that grows stays one.
        return answer

    def catch_up(self) -> bool:
        """Opens what the walk left; returns whether another walk would find other traces."""
        changed = False
        for path, file in list(self._later.items())[: self._left]:
            del self._later[path]
            before = self._known.get(path, (None, False))[1]
            changed |= self._tested(file) != before
        return changed

    def _tested(self, file: HostFile) -> bool:
        self._left -= 1
        path, state = str(file.path), _state(file)
        # A test that fails is not done again.
        self._known[path] = (state, False)
        answer = self._test(file)
        self._known[path] = (state, answer)
        return answer


def is_trace(file_name: str) -> bool:
    """Returns whether it is the name of a trace of torch.profiler."""
    return file_name.endswith(SUFFIXES)


def may_be_trace(file_name: str) -> bool:
    """Returns whether a file of that name may be a trace, which only its content shows."""
    is_json = file_name.endswith(JSON) and not is_trace(file_name)
    return is_json and _NAMED_AS_ONE.search(file_name) is not None


def is_given(file: HostFile, file_name: str, tests: ContentTests | None) -> bool:
    """Returns whether a file that was given by its name, whatever that is, is a trace.

    A JSON is one, or else of no format: reading it says what it is.

    Args:
        file: as it was listed.
        file_name: without its folder.
        tests: of its content; None for its name alone.
    """
    if file_name.endswith(JSON):
        return True
    return tests is not None and not layouts.is_profile(file_name) and tests.passes(file)


def rank_in_name(worker_name: str) -> int | None:
    """Returns the rank that the name of a worker says, such as 3 of `rank3`; None without one."""
    rank = _RANK.search(worker_name)
    # Python parses a few thousand digits.
    return int(rank[1]) if rank and len(rank[1]) < _MOST_DIGITS else None


def stem(file_name: str) -> str:
    """Returns a trace's name without its suffix."""
    for suffix in (*reversed(SUFFIXES), *reversed(JSON)):
        if file_name.endswith(suffix):
            return file_name.removesuffix(suffix)
    return file_name


def worker(file_name: str) -> str:
    """Returns the worker that wrote a trace."""
    name = stem(file_name)
    stated = _TIMESTAMP.fullmatch(name)
    return layouts.sayable(stated["worker"] if stated else name) or layouts.UNNAMED_HOST


def written_ns(file: HostFile) -> int:
    """Returns when a trace was written, by its name, else by the file's time; since 1970."""
    return _trace(file).time_ns


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


def _state(file: HostFile) -> tuple[int, int]:
    return file.bytes, file.modified_ns


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
        rank = rank_in_name(trace.file.host)
        names = {f"worker {trace.file.host}", *([] if rank is None else [f"rank {rank}"])}
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
