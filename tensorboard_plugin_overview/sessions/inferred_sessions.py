"""Sessions where no event marks them: the executions of the programs that are served.

In: a `Trace` of an inference job.  Out: `Sessions`, or None where nothing repeats.

An execution is a call of a TensorFlow function, or else a run of a compiled program (on several
devices: one on each, matched by order).  All versions of a program count, one for each shape that
it was compiled for.  Programs of one name are served if one of them runs three times at least and
together they take a twentieth of the time of all: helpers (a cast, an argmax) are no sessions.

A call is a session as long as it is, however calls overlap; what was done for it is what links lead
to.  A run of a program is a session that ends with its last op.  It begins with the call that
launched it, or, where runs queue up behind one another, when the one before has ended; with its
first op where the call is unknown.  The k-th call belongs to the k-th run, if there are as many of
either.  Of several devices, a session is that of the one on which it took longest.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize_rows, group_indices
from tensorboard_plugin_overview.arrays.intervals import Intervals, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.sessions.session_spans import all_work, linked_work
from tensorboard_plugin_overview.sessions.sessions import DeviceSpans, Sessions
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.steps.inferred_steps import MIN_EXECUTIONS
from tensorboard_plugin_overview.steps.steps import occurrence
from tensorboard_plugin_overview.trace.cores import CoreRuns
from tensorboard_plugin_overview.trace.markers import Marker
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.repeats import ProgramRuns

_SERVED_SHARE = 0.05


@dataclass(frozen=True, eq=False)
class _DeviceRuns:
    """Executions on one device, in order of start.

    Attributes:
        model: int64[n], index of the program's name.
        rank: int64[n], how many of the same name came before.
        first_ps, last_ps: int64[n], start of the first op, end of the last.
    """

    model: Int64Array
    rank: Int64Array
    first_ps: Int64Array
    last_ps: Int64Array


def inferred_sessions(trace: Trace, host_waits: Mapping[str, Intervals]) -> Sessions | None:
    """Takes the executions of what is served for sessions; None where nothing repeats.

    Args:
        trace: of a host.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
    """
    of_calls = _sessions_of_calls(trace, host_waits)
    return of_calls or _sessions_of_runs(trace, host_waits)


def _sessions_of_calls(trace: Trace, host_waits: Mapping[str, Intervals]) -> Sessions | None:
    """Returns the calls of the TensorFlow functions that are served."""
    functions = {calls.name: calls for calls in trace.function_calls.values()}
    names, helpers = _served(
        [
            {
                name: ProgramRuns(name, calls.start_ps, calls.end_ps, calls.time_ps)
                for name, calls in functions.items()
            }
        ]
    )
    if not names:
        return None
    served = [functions[name] for name in names]
    model = np.repeat(np.arange(len(served)), [len(calls) for calls in served])
    thread = np.concatenate([calls.thread for calls in served])
    start_ps = np.concatenate([calls.start_ps for calls in served])
    end_ps = np.concatenate([calls.end_ps for calls in served])
    order = np.lexsort((end_ps, start_ps))
    order = order[end_ps[order] > start_ps[order]]
    model, thread, start_ps, end_ps = (one[order] for one in (model, thread, start_ps, end_ps))
    rows = zip(thread.tolist(), start_ps.tolist(), end_ps.tolist(), model.tolist(), strict=True)
    markers = [
        Marker(of_thread, start, end, names[name], number)
        for number, (of_thread, start, end, name) in enumerate(rows)
    ]
    linked = linked_work(trace, attribute(trace, markers), {}, host_waits)
    overlap = (start_ps[1:] < np.maximum.accumulate(end_ps)[:-1]).any()
    # Without links, what ran during the only call at a time was for that.
    work = linked if len(linked.label) or overlap else _device_time(trace, host_waits)
    return Sessions(
        origin=_origin("calls", names, helpers),
        inferred=True,
        start_ps=start_ps,
        end_ps=end_ps,
        model=model,
        models=names,
        work=work,
    )


def _sessions_of_runs(trace: Trace, host_waits: Mapping[str, Intervals]) -> Sessions | None:
    """Returns the runs of the compiled programs that are served."""
    devices = _devices(trace)
    names, helpers = _served(devices)
    if not names:
        return None
    ordered = [_device(device, names) for device in devices]
    model = np.concatenate([device.model for device in ordered])
    rank = np.concatenate([device.rank for device in ordered])
    end_ps = np.concatenate([device.last_ps for device in ordered])
    calls = _calls(trace, names, ordered)
    start_ps = np.concatenate([_starts(device, calls) for device in ordered])
    # Of the same execution on several devices the longest.
    order = np.lexsort((start_ps - end_ps, rank, model))
    longest, _ = factorize_rows((model[order], rank[order]))
    chosen = order[longest]
    chosen = chosen[np.lexsort((end_ps[chosen], start_ps[chosen]))]
    return Sessions(
        origin=_origin("executions", names, helpers),
        inferred=True,
        start_ps=start_ps[chosen],
        end_ps=end_ps[chosen],
        model=model[chosen],
        models=names,
        work=_device_time(trace, host_waits),
    )


def _device_time(trace: Trace, host_waits: Mapping[str, Intervals]) -> DeviceSpans:
    """Returns all that devices did."""
    work = all_work(trace, host_waits)
    return DeviceSpans(
        union(work.start_ps[~work.is_transfer], work.end_ps[~work.is_transfer]),
        union(work.start_ps[work.is_transfer], work.end_ps[work.is_transfer]),
    )


def _origin(kind: str, names: Sequence[str], helpers: Sequence[str]) -> str:
    left_out = f"; {', '.join(helpers)}: under 5 % of the time, not counted" if helpers else ""
    return f"inferred from {kind} of {', '.join(names)}{left_out}"


def _devices(trace: Trace) -> list[Mapping[Hashable, ProgramRuns]]:
    """Lists the executions on each device, or on a host without one."""
    if not trace.gpus and not trace.cores:
        return [trace.host_runs]
    cores = [core.runs for core in trace.cores if core.kind == "tpu"]
    return [
        *trace.gpu_runs.values(),
        *({} if runs is None else _by_program(runs) for runs in cores),
    ]


def _by_program(runs: CoreRuns) -> dict[Hashable, ProgramRuns]:
    """Maps each program that ran on a core to its runs that took time."""
    found: dict[Hashable, ProgramRuns] = {}
    took_time = np.flatnonzero(runs.end_ps > runs.start_ps)
    rows = group_indices(runs.program[took_time], len(runs.programs))
    for key, of_program in zip(runs.programs, rows, strict=True):
        at = took_time[of_program]
        if len(at):
            start_ps, end_ps = runs.start_ps[at], runs.end_ps[at]
            found[key] = ProgramRuns(key[0], start_ps, end_ps, int((end_ps - start_ps).sum()))
    return found


def _served(devices: Sequence[Mapping[Hashable, ProgramRuns]]) -> tuple[list[str], list[str]]:
    """Names of the programs that repeat, the most op time first: those served, and helpers."""
    time_ps: dict[str, int] = defaultdict(int)
    repeats: dict[str, int] = defaultdict(int)
    for device in devices:
        for one in device.values():
            time_ps[one.name] += one.op_time_ps
            repeats[one.name] = max(repeats[one.name], len(one))
    least_ps = _SERVED_SHARE * sum(time_ps.values())
    names = sorted(time_ps, key=lambda name: (-time_ps[name], name))
    repeating = [name for name in names if repeats[name] >= MIN_EXECUTIONS]
    served = [name for name in repeating if time_ps[name] >= least_ps]
    return served, [name for name in repeating if time_ps[name] < least_ps]


def _device(executions: Mapping[Hashable, ProgramRuns], names: Sequence[str]) -> _DeviceRuns:
    """The executions of the programs of those names, whatever the version."""
    served = [one for one in executions.values() if one.name in names]
    first_ps = concatenate_or_empty(one.first_ps for one in served)
    last_ps = concatenate_or_empty(one.last_ps for one in served)
    lengths = [len(one) for one in served]
    model = np.repeat(np.array([names.index(one.name) for one in served], np.int64), lengths)
    order = np.lexsort((last_ps, first_ps))
    model = model[order]
    return _DeviceRuns(model, occurrence(model), first_ps[order], last_ps[order])


def _starts(device: _DeviceRuns, calls: Sequence[Int64Array | None]) -> Int64Array:
    """int64[n]: when each execution could begin on that device."""
    called_ps = device.first_ps.copy()
    for model, of_model in enumerate(calls):
        if of_model is not None:
            rows = device.model == model
            called_ps[rows] = of_model[device.rank[rows]]
    # What ran before on the device had to end first.
    before_ps = np.maximum.accumulate(device.last_ps)[:-1]
    free_ps = np.concatenate((called_ps[:1], before_ps))
    start_ps: Int64Array = np.minimum(device.first_ps, np.maximum(called_ps, free_ps))
    return start_ps


def _calls(
    trace: Trace, names: Sequence[str], devices: Sequence[_DeviceRuns]
) -> list[Int64Array | None]:
    """Finds for each name when its executions were called for, in order; None if unknown."""
    found: list[Int64Array | None] = []
    for model, name in enumerate(names):
        first_ps = [device.first_ps[device.model == model] for device in devices]
        called_ps = trace.program_calls_ps(name)
        as_many = len(called_ps) == max(len(of_device) for of_device in first_ps)
        known = as_many and all(
            (called_ps[: len(of_device)] <= of_device).all() for of_device in first_ps
        )
        found.append(called_ps if known else None)
    return found
