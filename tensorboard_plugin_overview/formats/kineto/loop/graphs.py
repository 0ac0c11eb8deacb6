"""Steps by launches of the graph that takes most of the devices' time.

In: the threads of a host, and streams as read.  Out: `GraphLaunches`; `RepeatedSpans`, from one
launch of the graph to the next; where no host was recorded, `ProgramRuns`.

A graph is known by its id, or where the file has none by the kernels that it runs.  Launches within
one and the same range of the user are pieces of one step, which the first of them begins.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, IdTable, factorize, group_indices
from tensorboard_plugin_overview.arrays.nesting import innermost_open_at
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.formats.kineto.events import NONE, Category, DeviceStream
from tensorboard_plugin_overview.formats.kineto.loop import spans as span
from tensorboard_plugin_overview.formats.kineto.ops.host_names import GRAPH_LAUNCH
from tensorboard_plugin_overview.formats.kineto.ops.threads import PS_PER_NS, KinetoThread
from tensorboard_plugin_overview.trace.repeats import ProgramRuns, RepeatedSpans

_NO_GRAPH = 0
# Without any call, at least two events of one correlation are a graph.
_FEWEST_EVENTS = 2


@dataclass(frozen=True, eq=False)
class GraphLaunches:
    """The n launches of whole graphs that ran something, by correlation.

    Attributes:
        correlation: int64[n], ascending.
        graph: int64[n], which graph each is of.
        time_ps: int64[n], lengths of what it ran, summed.
        first_ps, last_ps: int64[n], start and end of what it ran.
        events: int64[n], how many it ran.
    """

    correlation: Int64Array
    graph: Int64Array
    time_ps: Int64Array
    first_ps: Int64Array
    last_ps: Int64Array
    events: Int64Array

    def __len__(self) -> int:
        return len(self.correlation)

    @property
    def longest(self) -> int:
        """The graph that ran longest."""
        time_ps = np.zeros(int(self.graph.max()) + 1, np.int64)
        np.add.at(time_ps, self.graph, self.time_ps)
        return int(time_ps.argmax())


def launches_of_graphs(
    threads: Sequence[KinetoThread], streams: Sequence[DeviceStream], origin_ns: int
) -> GraphLaunches:
    """Finds what the calls that launch graphs ran.

    Args:
        threads: of the host.
        streams: as read.
        origin_ns: the trace's zero, on the file's clock.
    """
    calls = [
        thread.correlation[np.isin(thread.code, span.codes_of(thread, GRAPH_LAUNCH.match))]
        for thread in threads
    ]
    return graph_launches(streams, concatenate_or_empty(calls), origin_ns)


def graph_launches(
    streams: Sequence[DeviceStream], correlations: Int64Array | None, origin_ns: int
) -> GraphLaunches:
    """Finds what the launches of graphs ran.

    Args:
        streams: as read.
        correlations: int64[k], of calls that launch graphs; None where no call was recorded, so
            that what shares a correlation is taken for a graph.
        origin_ns: the trace's zero, on the file's clock.
    """
    of_events = concatenate_or_empty(stream.correlation for stream in streams)
    is_known = of_events != NONE
    if correlations is not None:
        is_known &= np.isin(of_events, correlations)
    at = np.flatnonzero(is_known)
    launch_ids, launch = factorize(of_events[at])
    start_ns = concatenate_or_empty(stream.start_ns for stream in streams)[at]
    end_ns = concatenate_or_empty(stream.end_ns for stream in streams)[at]
    names = concatenate_or_empty(stream.names.astype(np.int64) for stream in streams)[at]
    count = len(launch_ids)
    time_ns, first_ns = np.zeros(count, np.int64), np.full(count, np.iinfo(np.int64).max)
    last_ns, events = np.zeros(count, np.int64), np.bincount(launch, minlength=count)
    np.add.at(time_ns, launch, end_ns - start_ns)
    np.minimum.at(first_ns, launch, start_ns)
    np.maximum.at(last_ns, launch, end_ns)
    graph = _by_id(streams, at, launch, count)
    found = GraphLaunches(
        correlation=launch_ids,
        graph=_by_kernels(names, launch, count) if graph is None else graph,
        time_ps=time_ns * PS_PER_NS,
        first_ps=(first_ns - origin_ns) * PS_PER_NS,
        last_ps=(last_ns - origin_ns) * PS_PER_NS,
        events=events,
    )
    if correlations is not None:
        return found
    rows = np.flatnonzero(events >= _FEWEST_EVENTS)
    return GraphLaunches(*(column[rows] for column in vars(found).values()))


def _by_id(
    streams: Sequence[DeviceStream], at: Int64Array, launch: Int64Array, count: int
) -> Int64Array | None:
    """int64[count]: the id of the graph of each launch; None unless all of them have one.

    Args:
        streams: as read.
        at: int64[n], events of all streams.
        launch: int64[n], of each.
        count: how many launches there are.
    """
    ids = []
    for stream in streams:
        of_stream = np.full(len(stream), _NO_GRAPH, np.int64)
        of_stream[stream.graph_id.rows] = stream.graph_id.values
        ids.append(of_stream)
    graph = np.full(count, _NO_GRAPH, np.int64)
    np.maximum.at(graph, launch, concatenate_or_empty(ids)[at])
    if not count or (graph == _NO_GRAPH).any():
        return None
    _, code = factorize(graph)
    return code


def _by_kernels(names: Int64Array, launch: Int64Array, count: int) -> Int64Array:
    """int64[count]: which launches run the same kernels, in whatever order streams run them.

    Args:
        names: int64[n], of the events.
        launch: int64[n], of each.
        count: how many launches there are.
    """
    order = np.lexsort((names, launch))
    ends = np.cumsum(np.bincount(launch, minlength=count))[:-1]
    parts = np.split(names[order], ends) if count else []
    code_of: dict[bytes, int] = {}
    codes = [code_of.setdefault(part.tobytes(), len(code_of)) for part in parts]
    return np.array(codes, np.int64)


def graph_steps(threads: Sequence[KinetoThread], graphs: GraphLaunches) -> Iterator[RepeatedSpans]:
    """Yields the steps from one launch of the longest graph to the next.

    Args:
        threads: of the host.
        graphs: the launches of graphs.
    """
    if len(graphs) < span.FEWEST:
        return
    row_of = IdTable(graphs.correlation)
    found = []
    for number, thread in enumerate(threads):
        codes = span.codes_of(thread, GRAPH_LAUNCH.match)
        at = np.flatnonzero(np.isin(thread.code, codes))
        row = row_of(thread.correlation[at])
        at, row = at[row != MISSING], row[row != MISSING]
        if not len(at):
            continue
        first, is_longest = _first_of_ranges(thread, at, graphs.graph[row] == graphs.longest)
        found.append((number, thread, first[is_longest]))
    if not found:
        return
    number, thread, at = max(found, key=lambda one: len(one[2]))
    if not len(at):
        return
    last_ps = max(int(thread.end_ps[at[-1]]), _end_of_range(thread, int(at[-1])))
    method = "from one launch of the CUDA or HIP graph that takes most time to the next"
    yield from span.steps_between("graph", method, number, thread.start_ps[at], last_ps)


def _ranges(thread: KinetoThread) -> Int64Array:
    return np.flatnonzero(thread.category == Category.RANGE)


def _range_around(thread: KinetoThread, at: Int64Array) -> Int64Array:
    """int64[n]: the innermost range around each of n events, its row; -1 for none."""
    ranges = _ranges(thread)
    before = np.searchsorted(ranges, at)
    inner = innermost_open_at(thread.end_ps[ranges], before, thread.start_ps[at])
    return np.append(ranges, -1)[inner]


def _first_of_ranges(
    thread: KinetoThread, at: Int64Array, is_longest: BoolArray
) -> tuple[Int64Array, BoolArray]:
    """Joins the launches within one range: the first, and whether any is of the longest graph.

    Args:
        thread: the thread.
        at: int64[n], ascending, the launches.
        is_longest: bool[n], of the longest graph.
    """
    around = _range_around(thread, at)
    # Those in no range stand for themselves.
    key = np.where(around < 0, -1 - at, around)
    codes, code = factorize(key)
    rows = group_indices(code, len(codes))
    first = np.array([int(at[of_range].min()) for of_range in rows], np.int64)
    any_longest = np.array([bool(is_longest[of_range].any()) for of_range in rows], np.bool_)
    order = np.argsort(first)
    return first[order], any_longest[order]


def _end_of_range(thread: KinetoThread, at: int) -> int:
    around = int(_range_around(thread, np.array([at], np.int64))[0])
    return int(thread.end_ps[around]) if around >= 0 else 0


def graph_runs(graphs: GraphLaunches) -> Mapping[Hashable, ProgramRuns]:
    """Returns the executions of each graph, where only devices were recorded."""
    found: dict[Hashable, ProgramRuns] = {}
    codes, code = factorize(graphs.graph)
    for number, rows in enumerate(group_indices(code, len(codes))):
        rows = rows[np.argsort(graphs.first_ps[rows], kind="stable")]
        name = f"a graph of {int(graphs.events[rows[0]])} events"
        time_ps = int(graphs.time_ps[rows].sum())
        found[number] = ProgramRuns(name, graphs.first_ps[rows], graphs.last_ps[rows], time_ps)
    return found
