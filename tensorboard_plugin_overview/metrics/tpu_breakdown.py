"""Where the time of each step went on each TensorCore, and whose fault waiting in collectives was.

In: TensorCores, their steps, what the host waited for.  Out: `LaneSteps`, whose parts sum to the
step exactly, and `Communication`.

Every moment counts for the innermost op: its time is self time, cut at the step's edges.  What no
op claims, and what is a wait for something that is neither host nor collective, is idle.  Of
SparseCore V0 input, as much as there is of its output is a transformation and counts as compute;
the rest is a wait.  Where no op reads input, idle time in which the host waits for it is input; and
if none of its waits falls into idle time of a step, as much idle time of each step as the host
waited within the step's marker.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.intervals import merge
from tensorboard_plugin_overview.events.intervals import overlap_ps
from tensorboard_plugin_overview.events.intervals import subtract
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import occurrence
from tensorboard_plugin_overview.events.tpu_cores import TpuCore
from tensorboard_plugin_overview.events.tpu_op_kinds import COLLECTIVES
from tensorboard_plugin_overview.events.tpu_op_kinds import COMPUTE
from tensorboard_plugin_overview.events.tpu_op_kinds import HOST_TRANSFER
from tensorboard_plugin_overview.events.tpu_op_kinds import INPUT
from tensorboard_plugin_overview.events.tpu_op_kinds import OUTPUT
from tensorboard_plugin_overview.events.tpu_op_kinds import SPARSECORE
from tensorboard_plugin_overview.events.tpu_op_kinds import SPARSECORE_OUTPUT
from tensorboard_plugin_overview.events.tpu_steps import TpuSteps
from tensorboard_plugin_overview.metrics.step_breakdown import ALL_OTHERS
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps
from tensorboard_plugin_overview.metrics.step_breakdown import break_down

TPU_PARTS = (COMPUTE, COLLECTIVES, SPARSECORE, INPUT, OUTPUT, HOST_TRANSFER)
"""The parts of a step, but for what is left: idle."""


@dataclass(frozen=True)
class Communication:
    """Collectives in the n steps of one TensorCore.

    Attributes:
        exposed_ps: int64[n], time in which a collective was under way and nothing was computed.
        working_ps: int64[n], what the collectives took on the core of this host where each was
            shortest: the communication itself.
        waiting_ps: int64[n], what they took longer here: the wait for later cores.
    """

    exposed_ps: Int64Array
    working_ps: Int64Array
    waiting_ps: Int64Array


def tpu_lanes(host: str, cores: Sequence[TpuCore], steps: TpuSteps) -> list[LaneSteps]:
    """The steps of each TensorCore that has any, with where their time went."""
    waits_for_host = not any(
        kind.part in (INPUT, SPARSECORE) for core in cores for kind in core.kinds
    )
    return [
        _lane(host, core, steps.found.lanes[core.name], steps if waits_for_host else None)
        for core in cores
        if core.name in steps.found.lanes
    ]


def busy_kinds(core: TpuCore) -> BoolArray:
    """bool[number of kinds]: the core works while the op is the innermost."""
    return np.array([kind.is_busy for kind in core.kinds], np.bool_)


def kinds_of_part(core: TpuCore, part: str) -> BoolArray:
    """bool[number of kinds]: the op's time counts as this part."""
    return np.array([kind.part == part for kind in core.kinds], np.bool_)


def _lane(host: str, core: TpuCore, steps: Steps, waits: TpuSteps | None) -> LaneSteps:
    layers = [
        (part, core.time_of(kinds_of_part(core, part))) for part in (*TPU_PARTS, SPARSECORE_OUTPUT)
    ]
    lane = break_down(
        host,
        steps,
        layers,
        (*TPU_PARTS, SPARSECORE_OUTPUT),
        core.time_of(busy_kinds(core)),
        core.collectives,
    )
    time_ps = dict(lane.time_ps)
    output_ps = time_ps.pop(SPARSECORE_OUTPUT)
    transformed_ps = np.minimum(time_ps[SPARSECORE], output_ps)
    time_ps[COMPUTE] = time_ps[COMPUTE] + output_ps + transformed_ps
    time_ps[SPARSECORE] = time_ps[SPARSECORE] - transformed_ps
    if waits is not None:
        unclaimed = subtract(waits.host_input, merge(*(time for _, time in layers)))
        waited_ps = overlap_ps(unclaimed, steps.start_ps, steps.end_ps)
        if not waited_ps.any():
            # The host fetches a step's input before the step begins on the core.
            waited_ps = waits.host_input_ps.get(core.name, waited_ps)
        waited_ps = np.minimum(waited_ps, time_ps[ALL_OTHERS])
        time_ps[INPUT] = time_ps[INPUT] + waited_ps
        time_ps[ALL_OTHERS] = time_ps[ALL_OTHERS] - waited_ps
    return replace(lane, time_ps=time_ps)


# ---- collectives ---------------------------------------------------------------------------------


def communication(cores: Sequence[TpuCore], lanes: Sequence[LaneSteps]) -> list[Communication]:
    """For each lane, what its collectives cost and why.

    Executions of one collective are matched over the cores of a host by step, op, and order.
    """
    by_name = {core.name: core for core in cores}
    tables = [_collectives(by_name[lane.steps.lane], lane.steps) for lane in lanes]
    shortest = _shortest(tables)
    found = []
    for lane, table, least_ps in zip(lanes, tables, shortest, strict=True):
        core = by_name[lane.steps.lane]
        computing = core.time_of(kinds_of_part(core, COMPUTE))
        exposed = subtract(core.collectives, computing)
        working_ps = np.zeros(len(lane.steps), np.int64)
        waiting_ps = np.zeros(len(lane.steps), np.int64)
        np.add.at(working_ps, table.step, least_ps)
        np.add.at(waiting_ps, table.step, table.length_ps - least_ps)
        found.append(
            Communication(
                overlap_ps(exposed, lane.steps.start_ps, lane.steps.end_ps), working_ps, waiting_ps
            )
        )
    return found


@dataclass(frozen=True)
class _Collectives:
    """The executions of collectives in the steps of one core.

    Attributes:
        step: int64[n], place of the step.
        key: int64[n, 4], step number, its occurrence, index into `op`, order within the step.
        op: names that all cores share.
        length_ps: int64[n].
    """

    step: Int64Array
    key: Int64Array
    op: Sequence[str]
    length_ps: Int64Array


def _collectives(core: TpuCore, steps: Steps) -> _Collectives:
    chosen = np.flatnonzero(kinds_of_part(core, COLLECTIVES)[core.ops.kind])
    step = np.searchsorted(steps.start_ps, core.ops.start_ps[chosen], side="right") - 1
    inside = (step >= 0) & (core.ops.start_ps[chosen] < steps.end_ps[np.maximum(step, 0)])
    chosen, step = chosen[inside], step[inside]
    kind = core.ops.kind[chosen]
    # The order of an op's executions within its step.
    order = np.lexsort((np.arange(len(chosen)), kind, step))
    group_starts = np.append(True, (np.diff(step[order]) != 0) | (np.diff(kind[order]) != 0))[
        : len(order)
    ]
    place = np.arange(len(order))
    rank = np.empty(len(order), np.int64)
    rank[order] = place - np.maximum.accumulate(np.where(group_starts, place, 0))
    names = [f"{one.op.module} {one.op.name}" for one in core.kinds]
    key = np.stack((steps.number[step], occurrence(steps.number)[step], kind, rank), axis=1)
    return _Collectives(step, key, names, core.ops.end_ps[chosen] - core.ops.start_ps[chosen])


def _shortest(tables: Sequence[_Collectives]) -> list[Int64Array]:
    """For each table int64[its rows]: the length of the execution on the core where it is least."""
    codes: Mapping[str, int] = {
        name: code for code, name in enumerate(sorted({n for t in tables for n in t.op}))
    }
    keys = []
    for table in tables:
        key = table.key.copy()
        code = np.array([codes[name] for name in table.op], np.int64)
        key[:, 2] = code[key[:, 2]]
        keys.append(key)
    if not keys:
        return []
    _, group = np.unique(np.concatenate(keys), axis=0, return_inverse=True)
    group = group.reshape(-1)
    length_ps = np.concatenate([table.length_ps for table in tables])
    least_ps = np.full(int(group.max(initial=-1)) + 1, np.iinfo(np.int64).max)
    np.minimum.at(least_ps, group, length_ps)
    ends = np.cumsum([len(table.step) for table in tables])
    return np.split(least_ps[group], ends[:-1])
