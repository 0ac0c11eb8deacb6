"""Sessions where no event marks them: the executions of the programs that are served.

In: a `timeline.Timeline` of an inference job.  Out: `Sessions`, or None where nothing repeats.

An execution is a run of a compiled program (on several devices: one on each, matched by order), or
else a call of a TensorFlow function.  All versions of a program count, one for each shape that it
was compiled for.  Programs of one name are served if one of them runs three times at least and
together they take a twentieth of the time of all: helpers (a cast, an argmax) are no sessions.

A session ends with its execution's last op.  It begins with the call that launched it, or, where
executions queue up behind one another, when the one before has ended; with its first op where no
call can be told.  The k-th call belongs to the k-th execution, if there are as many of either.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.inferred_steps import MIN_EXECUTIONS
from tensorboard_plugin_overview.events.inferred_steps import Executions
from tensorboard_plugin_overview.events.inferred_steps import function_executions
from tensorboard_plugin_overview.events.inferred_steps import hlo_executions
from tensorboard_plugin_overview.events.intervals import union
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.session_work import all_work
from tensorboard_plugin_overview.events.session_work import module_line
from tensorboard_plugin_overview.events.sessions import DeviceTime
from tensorboard_plugin_overview.events.sessions import Sessions
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.timeline import Track
from tensorboard_plugin_overview.events.tpu_cores import module_identity

_SERVED_SHARE = 0.05

_CALL = re.compile(r"PjitFunction\((.*)\)$")


@dataclass(frozen=True)
class _Served:
    """The executions of all programs of one name, put together over lanes, in order of start."""

    name: str
    start_ps: Int64Array
    end_ps: Int64Array


def inferred_sessions(timeline: Timeline, programs: Programs) -> Sessions | None:
    """The executions of the programs that are served.

    Args:
        timeline: of a host.
        programs: the HLO of what ran, as far as the profile has it.
    """
    lanes = _lanes(timeline, programs)
    of_functions = not any(lanes)
    if of_functions:
        lanes = [function_executions(timeline.threads)]
    names, helpers = _served(lanes)
    served = [_over_lanes(name, lanes) for name in names]
    if not served:
        return None
    model = np.repeat(np.arange(len(served)), [len(one.start_ps) for one in served])
    first_ps = np.concatenate([one.start_ps for one in served])
    end_ps = np.concatenate([one.end_ps for one in served])
    called_ps = np.concatenate([_called_ps(timeline.threads, one) for one in served])
    order = np.lexsort((end_ps, first_ps))
    first_ps, end_ps, called_ps = first_ps[order], end_ps[order], called_ps[order]
    before_ps = np.maximum.accumulate(np.concatenate((called_ps[:1], end_ps[:-1])))
    start_ps = np.minimum(first_ps, np.maximum(called_ps, before_ps))
    by_start = np.lexsort((end_ps, start_ps))
    work = all_work(timeline)
    kind = "calls" if of_functions else "executions"
    left_out = f"; {', '.join(helpers)}: under 5 % of the time, not counted" if helpers else ""
    return Sessions(
        origin=f"inferred from {kind} of {', '.join(names)}{left_out}",
        inferred=True,
        start_ps=start_ps[by_start],
        end_ps=end_ps[by_start],
        model=model[order][by_start],
        models=names,
        work=DeviceTime(
            union(work.start_ps[~work.is_transfer], work.end_ps[~work.is_transfer]),
            union(work.start_ps[work.is_transfer], work.end_ps[work.is_transfer]),
        ),
    )


def _lanes(timeline: Timeline, programs: Programs) -> list[Mapping[Hashable, Executions]]:
    """The executions on each device, or on a host without one."""
    if not timeline.devices:
        return [hlo_executions(timeline.threads, programs)]
    lanes: list[Mapping[Hashable, Executions]] = []
    for device in timeline.devices:
        if device.kind == "gpu":
            lanes.append(hlo_executions(device.streams, programs))
        elif device.kind == "tpu":
            line = module_line(device)
            lanes.append({} if line is None else _module_runs(line))
    return lanes


def _module_runs(line: Track) -> dict[Hashable, Executions]:
    """The runs of each program on a TPU's core."""
    found: dict[Hashable, Executions] = {}
    for key in line.ids.tolist():
        at = np.flatnonzero((line.metadata_id == key) & (line.end_ps > line.start_ps))
        if len(at):
            name, program_id = module_identity(line.event_name(int(at[0])))
            start_ps, end_ps = line.start_ps[at], line.end_ps[at]
            time_ps = int((end_ps - start_ps).sum())
            found[name, program_id] = Executions(name, start_ps, end_ps, time_ps)
    return found


def _served(lanes: Sequence[Mapping[Hashable, Executions]]) -> tuple[list[str], list[str]]:
    """Names of the programs that repeat, the most op time first: those served, and helpers."""
    time_ps: dict[str, int] = defaultdict(int)
    repeats: dict[str, int] = defaultdict(int)
    for lane in lanes:
        for one in lane.values():
            time_ps[one.name] += one.op_time_ps
            repeats[one.name] = max(repeats[one.name], len(one))
    least_ps = _SERVED_SHARE * sum(time_ps.values())
    names = sorted(time_ps, key=lambda name: (-time_ps[name], name))
    repeating = [name for name in names if repeats[name] >= MIN_EXECUTIONS]
    served = [name for name in repeating if time_ps[name] >= least_ps]
    return served, [name for name in repeating if time_ps[name] < least_ps]


def _over_lanes(name: str, lanes: Sequence[Mapping[Hashable, Executions]]) -> _Served:
    """The k-th executions on all lanes, whatever the version, are one."""
    of_lane = [[one for one in lane.values() if one.name == name] for lane in lanes]
    none = np.zeros(0, np.int64)
    starts = [np.concatenate([none, *(one.first_ps for one in lane)]) for lane in of_lane]
    ends = [np.concatenate([none, *(one.last_ps for one in lane)]) for lane in of_lane]
    count = max(len(start_ps) for start_ps in starts)
    first_ps = np.full(count, np.iinfo(np.int64).max)
    last_ps = np.full(count, np.iinfo(np.int64).min)
    for start_ps, end_ps in zip(starts, ends, strict=True):
        order = np.argsort(start_ps, kind="stable")
        first_ps[: len(order)] = np.minimum(first_ps[: len(order)], start_ps[order])
        last_ps[: len(order)] = np.maximum(last_ps[: len(order)], end_ps[order])
    order = np.argsort(first_ps, kind="stable")
    return _Served(name, first_ps[order], last_ps[order])


def _called_ps(threads: Sequence[Track], served: _Served) -> Int64Array:
    """When each execution was called for; its own start where that cannot be told."""
    wanted = served.name.removeprefix("jit_")
    starts = [np.zeros(0, np.int64)]
    for track in threads:
        at = np.flatnonzero(track.classify(lambda text: _calls(text, wanted)))
        reach_ps = np.maximum.accumulate(track.end_ps[at])
        # A call within a call is one.
        outer = np.append(True, track.start_ps[at][1:] >= reach_ps[:-1])[: len(at)]
        starts.append(track.start_ps[at[outer]])
    called_ps = np.sort(np.concatenate(starts))
    if len(called_ps) != len(served.start_ps) or (called_ps > served.start_ps).any():
        return served.start_ps
    return called_ps


def _calls(text: str, function: str) -> bool:
    call = _CALL.match(text)
    return call is not None and call[1] == function
