"""The slowest ops of one step, on demand.

In: a run, and the index of a step in its overview.  Out: the answer to `GET step`, in the shape of
the JSON.

The overview itself has no such ops: users ask for one step at a time.  The ops are those of the
host that is asked for, or else of the host that is slowest in the step; its file is read once more,
and the ops of all of its steps are kept like other results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

import numpy as np

from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.catalog.runs import HostFile, Run
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.host_files import read_hosts
from tensorboard_plugin_overview.loading.host_result import read_trace
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.metrics.host.host_summary import summarize_host
from tensorboard_plugin_overview.metrics.run.step_ops import HostStepOps, SideOps, host_step_ops
from tensorboard_plugin_overview.metrics.run.stragglers import NOBODY, host_spread
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable, step_table
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import build
from tensorboard_plugin_overview.overview.recording.capture_options import host_advice
from tensorboard_plugin_overview.overview.run_summary import RunSummary, summarize_run
from tensorboard_plugin_overview.trace.facts import Framework, TracerLevels
from tensorboard_plugin_overview.trace.model import Trace

_NO_DEVICE_OPS = (
    "No op that the profile names ran on a device within this step: nothing ran, or the profiler "
    "could not record it."
)
_NO_HOST_OPS = "No event of the host within this step is named after an op."
_RECORD_OPS: Mapping[Framework, str] = {
    "xla": "Compile the model with XLA.",
    "pytorch": "Profile with ProfilerActivity.CPU.",
}
_AGGREGATED = (
    "The profile has some of the devices' ops only as totals, at no known time; they belong to no "
    "step."
)


class UnknownStepError(ExplainedError):
    """The run has no such step; the message says which it has."""


class StepOp(TypedDict):
    """An op of the answer, the keys as in the document's `top_ops`."""

    name: str
    category: str
    framework_op: str | None
    module: str | None
    side: Literal["device", "host"]
    occurrences: float
    self_ms: float
    share_percent: float


class StepDocument(TypedDict):
    """The answer to `GET step`; `reason` says why ops are missing."""

    index: int
    number: int
    name: str
    host: str
    ops: list[StepOp]
    reason: str | None


@dataclass(frozen=True, eq=False)
class StepIndex:
    """The steps of each host that the n steps of an overview consist of.

    Attributes:
        number: int64[n], as in the step columns.
        name: n labels.
        hosts: the hosts with steps.
        row: int64[hosts, n], the step on each host alone; -1 where it has none.
        slowest: int64[n], index of the host that takes longest.
        tracers: levels of the tracers, None where they are not known.
        kind: of the steps, by the name of their markers; None where they are not marked.
        framework: the software that ran.
    """

    number: Int64Array
    name: Sequence[str]
    hosts: Sequence[str]
    row: Int64Array
    slowest: Int64Array
    tracers: TracerLevels | None = None
    kind: str | None = None
    framework: Framework = "xla"

    def __len__(self) -> int:
        return len(self.number)


def step_ops(
    run: Run,
    index: int,
    host: str | None = None,
    reading: Reading | None = None,
    cache: ResultCache | None = None,
    kind: str | None = None,
) -> StepDocument:
    """Returns the slowest ops of one step.

    Args:
        run: the run.
        index: of the step, in the columns of the overview of the same run and host.
        host: one of the run's hosts; None for the one that is slowest in the step.
        reading: receives the progress; checked for cancellation.
        cache: results that were kept; None for none.
        kind: the kind of steps of that overview; None for the leading one.

    Raises:
        UnknownKindError: the run has no steps of that kind.
        UnknownStepError: there is no such step.
        UnreadableRunError: not one of the files asked for can be read, or there is none.
        KeyError: the run has no such host.
        CancelledError: the reading was cancelled.
    """
    reading = reading or Reading()
    steps = step_index(run, host, reading, cache, kind)
    name = host_of_step(steps, index)
    return step_document(steps, index, ops_of_host(run, name, reading, cache, steps.kind))


def step_index(
    run: Run, host: str | None, reading: Reading, cache: ResultCache | None, kind: str | None = None
) -> StepIndex:
    """Returns the steps of a run or of one of its hosts, mostly from kept results.

    Args:
        run: the run.
        host: one of its hosts; None for all.
        reading: receives the progress; checked for cancellation.
        cache: results that were kept; None for none.
        kind: the kind of steps; None for the leading one.

    Raises:
        UnreadableRunError, KeyError, CancelledError: as `step_ops`.
    """
    result = build.read_kind(
        build.files_of(run, host), kind, lambda files, kind: read_hosts(files, reading, cache, kind)
    )
    if not result.hosts:
        raise build.unreadable_run(run.id, result.reports)
    summary = summarize_run(result)
    if summary.table is None:
        none = np.zeros(0, np.int64)
        return StepIndex(none, (), (), np.zeros((0, 0), np.int64), none)
    return _index_of(summary, summary.table)


def host_of_step(steps: StepIndex, index: int) -> str:
    """Returns the host whose ops are to be shown.

    Args:
        steps: of the run.
        index: of the step.

    Raises:
        UnknownStepError: there is no such step.
    """
    if not len(steps):
        raise UnknownStepError("The run has no steps.", "Its overview says why.")
    if not 0 <= index < len(steps):
        raise UnknownStepError(
            f"The run has no step {index}.", f"Its {len(steps)} steps are counted from 0."
        )
    return steps.hosts[int(steps.slowest[index])]


def ops_of_host(
    run: Run, host: str, reading: Reading, cache: ResultCache | None, kind: str | None = None
) -> HostStepOps:
    """Returns the ops of all steps of one host that has steps of the kind.

    Args:
        run: the run.
        host: one of its hosts.
        reading: receives the progress; checked for cancellation.
        cache: results that were kept; None for none.
        kind: the kind of steps; None for the leading one.

    Raises:
        UnreadableRunError: the file cannot be read any more.
        CancelledError: the reading was cancelled.
    """
    (file,) = build.files_of(run, host)
    ops = cache.get_as(HostStepOps, file, kind) if cache else None
    if ops is not None:
        return ops
    reading.begin([file])
    report, ops = read_trace(file, reading, _maker(file, cache, kind))
    if ops is None:
        raise build.unreadable_run(run.id, [report])
    if cache:
        cache.put_any(file, ops, kind)
    reading.done(host)
    return ops


def step_document(steps: StepIndex, index: int, ops: HostStepOps) -> StepDocument:
    """Returns the answer to `GET step`.

    Args:
        steps: of the run.
        index: which of them.
        ops: the ops of the host of that step.
    """
    who = int(steps.slowest[index])
    row = int(steps.row[who, index])
    device = [] if ops.device is None else _rows(ops, ops.device, "device", row)
    host = _rows(ops, ops.host, "host", row)
    return {
        "index": index,
        "number": int(steps.number[index]),
        "name": steps.name[index],
        "host": steps.hosts[who],
        "ops": [*device, *host],
        "reason": " ".join(_reasons(ops, device, host, steps)) or None,
    }


def _maker(
    file: HostFile, cache: ResultCache | None, kind: str | None
) -> Callable[[Trace], HostStepOps]:
    """Returns a function that makes the ops of a trace, with kept steps where there are any."""
    kept = cache.get(file) if cache else None
    summary = None if kept is None else kept.summary
    if summary is not None and kind is not None and summary.steps.kind != kind:
        kept = cache.get(file, kind) if cache else None
        summary = None if kept is None else kept.summary

    def make(trace: Trace) -> HostStepOps:
        return host_step_ops(trace, (summary or summarize_host(trace, kind)).device_steps)

    return make


def _index_of(summary: RunSummary, table: StepTable) -> StepIndex:
    devices, rows = summary.device_steps, table.device_rows
    names = sorted({device.host for device in devices})
    row_of_host = np.full((len(names), len(table)), -1, np.int64)
    for host in summary.read:
        if host.host not in names:
            continue
        # Alignment moves and renumbers a host's steps, but keeps their order.
        own = step_table(host.device_steps).device_rows
        in_run = [
            row for device, row in zip(devices, rows, strict=True) if device.host == host.host
        ]
        for row, own_row in zip(in_run, own, strict=True):
            row_of_host[names.index(host.host), row] = own_row
    return StepIndex(
        number=table.number,
        name=table.name,
        hosts=names,
        row=row_of_host,
        slowest=_slowest(summary, table, names),
        tracers=summary.tracers,
        framework=summary.framework,
        kind=summary.kind,
    )


def _slowest(summary: RunSummary, table: StepTable, names: Sequence[str]) -> Int64Array:
    """Returns the host with most work in each step, int64[n]; by length where work is unknown."""
    length_ps: FloatArray = np.full((len(names), len(table)), -1.0)
    for device, row in zip(summary.device_steps, table.device_rows, strict=True):
        host = names.index(device.host)
        length_ps[host, row] = np.maximum(length_ps[host, row], device.steps.duration_ps)
    longest = length_ps.argmax(axis=0)
    most_work = host_spread(summary.device_steps, table).slowest
    return np.where(most_work == NOBODY, longest, most_work)


def _rows(
    ops: HostStepOps, side: SideOps, name: Literal["device", "host"], row: int
) -> list[StepOp]:
    first, last = int(side.first[row]), int(side.first[row + 1])
    total_ps = float(side.total_ps[row])
    return [
        {
            "name": op.name,
            "category": op.category,
            "framework_op": op.framework_op or None,
            "module": op.module or None,
            "side": name,
            "occurrences": _whole(times),
            "self_ms": self_ps / PS_PER_MS,
            "share_percent": 100 * self_ps / total_ps,
        }
        for op, times, self_ps in zip(
            map(ops.ops.__getitem__, side.op[first:last].tolist()),
            side.occurrences[first:last].tolist(),
            side.self_ps[first:last].tolist(),
            strict=True,
        )
    ]


def _whole(times: float) -> float | int:
    """Returns a whole number as such: the mean count of several devices may be none."""
    return int(times) if times == int(times) else times


def _reasons(
    ops: HostStepOps, device: Sequence[StepOp], host: Sequence[StepOp], steps: StepIndex
) -> Iterator[str]:
    if ops.device is not None and not device:
        yield _NO_DEVICE_OPS
    if ops.aggregated:
        yield _AGGREGATED
    if not host and not device:
        yield f"{_NO_HOST_OPS} {host_advice(steps.tracers) or _RECORD_OPS[steps.framework]}"
