"""Where the time of each step went on each TensorCore, and whose fault waiting in collectives was.

In: TensorCores, their steps, what the host waited for.  Out: `DeviceSteps`, whose parts sum to the
step exactly, and `Communication`.

Every moment counts for the innermost op: its time is self time, cut at the step's edges.  What no
op claims, and what is a wait for something that is neither host nor collective, is idle.  Of
SparseCore V0 input, as much as there is of its output is a transformation and counts as compute;
the rest is a wait.  Where no op reads input, idle time in which the host waits for it is input; and
if none of its waits falls into idle time of a step, as much idle time of each step as the host
waited within the step's marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tensorboard_plugin_overview.arrays import intervals
from tensorboard_plugin_overview.arrays.factorize import factorize, factorize_rows, unique
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.metrics.steps import step_breakdown
from tensorboard_plugin_overview.metrics.steps.tpu_collectives import CoreCollectives
from tensorboard_plugin_overview.steps.steps import Steps, count_ops, mark_fragments, occurrence
from tensorboard_plugin_overview.trace import categories
from tensorboard_plugin_overview.trace.cores import Block
from tensorboard_plugin_overview.trace.ops import DeviceRole, OpKind
from tensorboard_plugin_overview.trace.threads import LEAST_FRAME_PS

_STEPS_AT_ONCE = 1 << 11
# What a host does in a shorter time is not known: its Python frames are longer.
_SHORT_PS = LEAST_FRAME_PS

Int32Array: TypeAlias = NDArray[np.int32]

TPU_PARTS = (
    categories.COMPUTE,
    categories.COLLECTIVES,
    categories.SPARSECORE,
    categories.INPUT,
    categories.OUTPUT,
    categories.HOST_TRANSFER,
)
"""The parts of a step, but for what is left: idle."""

_SPARSECORE_OUTPUT = "sparsecore_output"
_PART: Mapping[DeviceRole, str] = {
    DeviceRole.COMPUTE: categories.COMPUTE,
    DeviceRole.MEMSET: categories.COMPUTE,
    DeviceRole.COPY_ON_DEVICE: categories.COMPUTE,
    DeviceRole.COLLECTIVE: categories.COLLECTIVES,
    DeviceRole.SPARSECORE: categories.SPARSECORE,
    DeviceRole.SPARSECORE_OUTFEED: _SPARSECORE_OUTPUT,
    DeviceRole.INFEED: categories.INPUT,
    DeviceRole.OUTFEED: categories.OUTPUT,
    DeviceRole.HOST_TRANSFER: categories.HOST_TRANSFER,
}
"""The part of a step that the time of an op counts as; that of others is idle."""


@dataclass(frozen=True, eq=False)
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


class DeviceTotals:
    """The steps of one TensorCore, with what is summed over its blocks.

    Args:
        steps: n steps, sorted.
        host_time: when the host did what, by cause of idle time.

    Attributes:
        ops: int64[n], as `steps.count_ops` has them.
        by_kind: its collectives.
    """

    def __init__(self, steps: Steps, host_time: Mapping[str, intervals.Intervals]) -> None:
        self.steps = steps
        self.ops = _zeros(steps)
        self.by_kind = CoreCollectives(steps)
        self._host_input = host_time.get(categories.INPUT, intervals.NO_TIME)
        self._time_ps = {part: _zeros(steps) for part in (*TPU_PARTS, _SPARSECORE_OUTPUT)}
        self._busy_ps = _zeros(steps)
        self._collectives_ps = _zeros(steps)
        self._exposed_ps = _zeros(steps)
        self._waited_ps = _zeros(steps)
        self._gap_start_ps, self._gap_end_ps = step_breakdown.gaps(steps)
        self._causes = step_breakdown.exclusive(host_time)
        self._device_work_ps = _zeros(steps)
        self._hidden_ps = {cause: _zeros(steps) for cause in step_breakdown.GAP_CAUSES}
        self._claimed: list[intervals.Intervals] = []
        self._kinds: dict[str, int] = {}
        self._executions: list[_Collectives] = []

    def add(self, block: Block) -> None:
        """Adds a block; blocks come in order of time."""
        at = np.flatnonzero(
            (self.steps.end_ps > block.begin_ps) & (self.steps.start_ps < block.end_ps)
        )
        start_ps, end_ps = self.steps.start_ps[at], self.steps.end_ps[at]
        # Every moment is of one op alone, so that parts do not overlap.
        of_part = _time_by_part(block)
        for part, time in of_part.items():
            self._time_ps[part][at] += intervals.overlap_ps(time, start_ps, end_ps)
        busy = block.time_of(is_busy)
        self._busy_ps[at] += intervals.overlap_ps(busy, start_ps, end_ps)
        self._collectives_ps[at] += intervals.overlap_ps(block.collectives, start_ps, end_ps)
        exposed = intervals.subtract(block.collectives, of_part[categories.COMPUTE])
        self._exposed_ps[at] += intervals.overlap_ps(exposed, start_ps, end_ps)
        claimed = block.time_of(lambda kind: kind.role in _PART)
        self._claimed.append(intervals.closed(claimed, _SHORT_PS))
        waited = intervals.clip(self._host_input, block.begin_ps, block.end_ps)
        unclaimed = intervals.subtract(waited, claimed) if len(waited) else waited
        self._waited_ps[at] += intervals.overlap_ps(unclaimed, start_ps, end_ps)
        self._add_gaps(block, busy)
        self.ops += count_ops(self.steps, block.ops.start_ps)
        self._executions.append(_collectives(block, self.steps, self._kinds))
        self.by_kind.add(block, of_part[categories.COMPUTE])

    def _add_gaps(self, block: Block, busy: intervals.Intervals) -> None:
        """Adds the core's work between steps, and how much of what the host did it hides."""
        at = np.flatnonzero(
            (self._gap_end_ps > self._gap_start_ps)
            & (self._gap_end_ps > block.begin_ps)
            & (self._gap_start_ps < block.end_ps)
        )
        if not len(at) or not len(busy):
            return
        start_ps, end_ps = self._gap_start_ps[at], self._gap_end_ps[at]
        self._device_work_ps[at] += intervals.overlap_ps(busy, start_ps, end_ps)
        for cause, time in self._causes.items():
            within = intervals.clip(time, block.begin_ps, block.end_ps)
            hidden = intervals.subtract(within, intervals.subtract(within, busy))
            self._hidden_ps[cause][at] += intervals.overlap_ps(hidden, start_ps, end_ps)

    def _gap_ps(self) -> dict[str, Int64Array]:
        """Category -> int64[n], the parts of the gap behind each step."""
        start_ps, end_ps = self._gap_start_ps, self._gap_end_ps
        time_ps = {step_breakdown.DEVICE_WORK: self._device_work_ps}
        for cause, time in self._causes.items():
            time_ps[cause] = intervals.overlap_ps(time, start_ps, end_ps) - self._hidden_ps[cause]
        time_ps[step_breakdown.ALL_OTHERS] = (
            end_ps - start_ps - sum(time_ps.values(), _zeros(self.steps))
        )
        return time_ps

    def finished(self, host: str, waits: Int64Array | None) -> step_breakdown.DeviceSteps:
        """Returns the steps, divided into parts.

        Args:
            host: the core's.
            waits: int64[n], how long the host waited for input within each step's marker; None
                where no wait of the host is the core's input.
        """
        time_ps = dict(self._time_ps)
        gap_ps = self._gap_ps()
        output_ps = time_ps.pop(_SPARSECORE_OUTPUT)
        others_ps = self.steps.duration_ps - sum(self._time_ps.values(), _zeros(self.steps))
        transformed_ps = np.minimum(time_ps[categories.SPARSECORE], output_ps)
        time_ps[categories.COMPUTE] = time_ps[categories.COMPUTE] + output_ps + transformed_ps
        time_ps[categories.SPARSECORE] = time_ps[categories.SPARSECORE] - transformed_ps
        if waits is not None:
            # The host fetches a step's input before the step begins on the block.
            waited_ps = self._waited_ps if self._waited_ps.any() else waits
            waited_ps = np.minimum(waited_ps, others_ps)
            time_ps[categories.INPUT] = time_ps[categories.INPUT] + waited_ps
            others_ps = others_ps - waited_ps
        time_ps[step_breakdown.ALL_OTHERS] = others_ps
        steps = mark_fragments(self.steps, self.ops)
        return step_breakdown.DeviceSteps(
            host, steps, time_ps, self._busy_ps, self._collectives_ps, gap_ps
        )

    def without_breakdown(self, host: str) -> step_breakdown.DeviceSteps:
        """Returns the steps of a core without recorded ops: only their length is known."""
        none = _zeros(self.steps)
        time_ps = {step_breakdown.ALL_OTHERS: self.steps.duration_ps}
        return step_breakdown.DeviceSteps(host, self.steps, time_ps, none, none, self._gap_ps())

    def claimed(self) -> intervals.Intervals:
        """Returns the time in which ops were not idle, gaps of less than `_SHORT_PS` included."""
        return intervals.closed(intervals.merge(intervals.NO_TIME, *self._claimed), _SHORT_PS)

    def exposed_ps(self) -> Int64Array:
        """Returns int64[n], the time of collectives in which nothing was computed."""
        return self._exposed_ps

    def collectives(self) -> tuple[Sequence[str], Sequence[_Collectives]]:
        """Returns the kinds of collectives, and their executions block by block."""
        return list(self._kinds), self._executions


def _zeros(steps: Steps) -> Int64Array:
    return np.zeros(len(steps), np.int64)


def reads_input(block: Block) -> bool:
    """Returns whether some op reads input, so that the host's waits are not the core's input."""
    return any(kind.role in (DeviceRole.INFEED, DeviceRole.SPARSECORE) for kind in block.ops.kinds)


def is_busy(kind: OpKind) -> bool:
    """Returns whether a core works while an op of the kind is the innermost."""
    return kind.is_busy


def _time_by_part(block: Block) -> dict[str, intervals.Intervals]:
    """Finds the time of each part; every moment is of the innermost op alone."""
    parts = (*TPU_PARTS, _SPARSECORE_OUTPUT)
    spans = block.ops.self_time
    places = [parts.index(_PART[one.role]) if one.role in _PART else -1 for one in block.ops.kinds]
    place = block.ops.of_kinds(places)[spans.event]
    return {
        part: intervals.union(spans.start_ps[place == index], spans.end_ps[place == index])
        for index, part in enumerate(parts)
    }


# ---- collectives ---------------------------------------------------------------------------------


class _Collectives(NamedTuple):
    """Executions of collectives in the steps of one block.

    Attributes:
        step: int32[n], place of the step.
        kind: int32[n].
        length_ps: int64[n].
    """

    step: Int32Array
    kind: Int32Array
    length_ps: Int64Array


def communication(cores: Sequence[DeviceTotals]) -> list[Communication]:
    """Finds what the collectives of each core cost, and why.

    Executions of one collective are matched over the cores of a host by step, op, and order.
    """
    if not cores:
        return []
    shared = _shared_steps(cores)
    names = sorted({name for core in cores for name in core.collectives()[0]})
    code_of = {name: code for code, name in enumerate(names)}
    codes = [
        np.array([code_of[name] for name in core.collectives()[0]], np.int64) for core in cores
    ]
    working_ps = [_zeros(core.steps) for core in cores]
    waiting_ps = [_zeros(core.steps) for core in cores]
    # Some steps at a time, for there may be millions of executions.
    for first in range(0, 1 + max(int(one.max(initial=-1)) for one in shared), _STEPS_AT_ONCE):
        tables = [
            _executions_in(core, step, first) for core, step in zip(cores, shared, strict=True)
        ]
        shortest = _shortest(tables, shared, codes)
        for table, least_ps, working, waiting in zip(
            tables, shortest, working_ps, waiting_ps, strict=True
        ):
            np.add.at(working, table.step, least_ps)
            np.add.at(waiting, table.step, table.length_ps - least_ps)
    parts = zip(cores, working_ps, waiting_ps, strict=True)
    return [Communication(core.exposed_ps(), *of_core) for core, *of_core in parts]


def _shared_steps(cores: Sequence[DeviceTotals]) -> list[Int64Array]:
    """For each core int64[its steps]: a number that the step has on all cores."""
    steps = [core.steps for core in cores]
    number = np.concatenate([one.number for one in steps])
    nth = np.concatenate([occurrence(one.number) for one in steps])
    _, shared = factorize_rows((number, nth))
    return np.split(shared, np.cumsum([len(one) for one in steps])[:-1])


def _executions_in(core: DeviceTotals, shared: Int64Array, first: int) -> _Collectives:
    """The executions in the steps whose shared numbers are among the next from `first` on."""
    none = np.zeros(0, np.int32)
    chosen = [_Collectives(none, none, none.astype(np.int64))]
    wanted = (shared >= first) & (shared < first + _STEPS_AT_ONCE)
    for part in core.collectives()[1]:
        at = np.flatnonzero(wanted[part.step])
        if len(at):
            chosen.append(_Collectives(part.step[at], part.kind[at], part.length_ps[at]))
    return _Collectives(
        np.concatenate([part.step for part in chosen]),
        np.concatenate([part.kind for part in chosen]),
        np.concatenate([part.length_ps for part in chosen]),
    )


def _collectives(block: Block, steps: Steps, kinds: dict[str, int]) -> _Collectives:
    """The executions; `kinds` numbers what they are, and is added to."""
    is_collective = [one.role == DeviceRole.COLLECTIVE for one in block.ops.kinds]
    chosen = np.flatnonzero(block.ops.of_kinds(is_collective))
    step = intervals.index_containing(steps.start_ps, steps.end_ps, block.ops.start_ps[chosen])
    inside = step != intervals.OUTSIDE
    chosen, step = chosen[inside], step[inside]
    kind = block.ops.kind[chosen]
    number = np.zeros(len(block.ops.kinds), np.int32)
    for index in unique(kind).tolist():
        one = block.ops.kinds[index]
        number[index] = kinds.setdefault(f"{one.op.module} {one.op.name}", len(kinds))
    length_ps = block.ops.end_ps[chosen] - block.ops.start_ps[chosen]
    return _Collectives(step.astype(np.int32), number[kind], length_ps)


def _shortest(
    tables: Sequence[_Collectives], shared: Sequence[Int64Array], codes: Sequence[Int64Array]
) -> list[Int64Array]:
    """For each table int64[its rows]: the length of the execution on the core where it is least."""
    kinds = 1 + max(int(code.max(initial=0)) for code in codes)
    # A number for each op in each step, and what it has in common with executions on other cores.
    ops = [
        step[table.step] * kinds + np.append(code, 0)[table.kind]
        for table, step, code in zip(tables, shared, codes, strict=True)
    ]
    ranks = [_rank(op) for op in ops]
    most = 1 + max(int(rank.max(initial=0)) for rank in ranks)
    keys = [op * most + rank for op, rank in zip(ops, ranks, strict=True)]
    _, group = factorize(np.concatenate(keys))
    least_ps = np.full(int(group.max(initial=-1)) + 1, np.iinfo(np.int64).max)
    np.minimum.at(least_ps, group, np.concatenate([table.length_ps for table in tables]))
    return np.split(least_ps[group], np.cumsum([len(key) for key in keys])[:-1])


def _rank(values: Int64Array) -> Int64Array:
    """int64[n]: how many rows before this one have the same value."""
    order = np.argsort(values, kind="stable")
    place = np.arange(len(order))
    starts = np.diff(values[order], prepend=-1) != 0
    rank = np.empty(len(order), np.int64)
    rank[order] = place - np.maximum.accumulate(np.where(starts, place, 0))
    return rank
