"""Steps where nothing marks them: the executions of the program that repeats.

In: what ran on each lane, by program.  Out: `Steps` for each lane, one step an execution of the
repeating program with the most op time, if it runs at least three times.  One-off programs (init,
warm-up, eval) are not steps.

Where ops carry a `run_id`, it tells the executions apart, and ops without one are part of none.
Where none does (GPUs), a program has as many executions as most of its ops have occurrences, and
each begins at the earliest op with that count.  A TensorFlow function call is one execution.

A program is (module name, program id): the same name with another id is another program, unless
both ran the same ops in the same kernels or, where kernels have no names of their own (CPU), have
the same HLO instructions with the same shapes.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.decode.columns import TEXT
from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.codes import alike
from tensorboard_plugin_overview.events.codes import coded
from tensorboard_plugin_overview.events.codes import rows_of_each
from tensorboard_plugin_overview.events.intervals import extents
from tensorboard_plugin_overview.events.programs import Programs
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import steps_bounded_by_ops
from tensorboard_plugin_overview.events.track import Track

MIN_EXECUTIONS = 3

_FUNCTION_CALL = re.compile(r"EagerLocalExecute: (__inference_\w+)")


@dataclass(frozen=True, eq=False)
class Executions:
    """The executions of one program on one lane, in time order.

    Attributes:
        name: the program's.
        first_ps: int64[n], start of an execution's first op.
        last_ps: int64[n], end of its last.
        op_time_ps: the ops' lengths summed, over all executions.
    """

    name: str
    first_ps: Int64Array
    last_ps: Int64Array
    op_time_ps: int

    def __len__(self) -> int:
        return len(self.first_ps)


@dataclass(frozen=True, eq=False)
class _ProgramOps:
    """The ops of one program on one lane, sorted by start.

    Attributes:
        op: int64[n], codes of their names.
        run: int64[n], the executions that they are part of; None where the file does not tell.
        start_ps, end_ps: int64[n].
        signature: the pairs of an op's and its kernel's name.
    """

    op: Int64Array
    run: Int64Array | None
    start_ps: Int64Array
    end_ps: Int64Array
    signature: frozenset[tuple[str, str]]


class _Part(NamedTuple):
    """The ops of one program on one track, in order of start, and which of them tell their run."""

    op: Int64Array
    kernel: Int64Array
    run: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    has_run: BoolArray


def repeating_program(
    lanes: Mapping[str, Mapping[Hashable, Executions]],
) -> tuple[str, dict[str, Steps]] | None:
    """What the repeating program with the most op time is, and its steps by lane.

    Args:
        lanes: lane name -> program -> its executions there.
    """
    time_ps: dict[Hashable, int] = defaultdict(int)
    repeats: dict[Hashable, int] = defaultdict(int)
    names: dict[Hashable, str] = {}
    for programs in lanes.values():
        for program, executions in programs.items():
            time_ps[program] += executions.op_time_ps
            repeats[program] = max(repeats[program], len(executions))
            names[program] = executions.name
    candidates = [program for program, count in repeats.items() if count >= MIN_EXECUTIONS]
    if not candidates:
        return None
    chosen = max(candidates, key=lambda program: (time_ps[program], names[program]))
    steps = {
        lane: steps_bounded_by_ops(
            lane=lane,
            source="inferred",
            name=[names[chosen]] * len(executions),
            number=np.arange(len(executions)),
            first_ps=executions.first_ps,
            last_ps=executions.last_ps,
        )
        for lane, programs in lanes.items()
        for executions in [programs.get(chosen)]
        if executions is not None
    }
    versions = sum(name == names[chosen] for name in names.values())
    version = f" (the most used of its {versions} versions)" if versions > 1 else ""
    return names[chosen] + version, steps


def hlo_executions(tracks: Sequence[Track], programs: Programs) -> dict[Hashable, Executions]:
    """The executions of compiled programs on one lane, from ops that name their program."""
    return programs.once(tracks, lambda: _hlo_executions(tracks, programs))


def _hlo_executions(tracks: Sequence[Track], programs: Programs) -> dict[Hashable, Executions]:
    merged: dict[Hashable, Executions] = {}
    for (module, program_id), ops in _program_ops(tracks).items():
        key = _identity(module, program_id, ops, programs)
        found = _by_run(module, ops) if ops.run is not None else _by_count(module, ops)
        if found is not None:
            merged[key] = found if key not in merged else _joined(merged[key], found)
    return merged


def _identity(module: str, program_id: int, ops: _ProgramOps, programs: Programs) -> Hashable:
    if any(op != kernel for op, kernel in ops.signature):
        return module, ops.signature
    program = programs.by_id.get(program_id)
    if program is None:
        return module, program_id
    return module, frozenset(
        (instruction.name, instruction.shape)
        for computation in program.module.computations.values()
        for instruction in computation.instructions.values()
    )


def function_executions(tracks: Sequence[Track]) -> dict[Hashable, Executions]:
    """The calls of TensorFlow functions on a host."""
    calls: dict[Hashable, list[tuple[int, int]]] = defaultdict(list)
    for track in tracks:
        for metadata_id, text in zip(track.ids.tolist(), track.names, strict=True):
            call = _FUNCTION_CALL.match(text)
            if call:
                at = track.metadata_id == metadata_id
                starts, ends = track.start_ps[at].tolist(), track.end_ps[at].tolist()
                calls[call[1]].extend(zip(starts, ends, strict=True))
    found: dict[Hashable, Executions] = {}
    for name, spans in calls.items():
        first_ps, last_ps = np.array(sorted(spans), np.int64).T
        found[name] = Executions(str(name), first_ps, last_ps, int((last_ps - first_ps).sum()))
    return found


def _program_ops(tracks: Sequence[Track]) -> dict[tuple[str, int], _ProgramOps]:
    parts: dict[tuple[str, int], list[_Part]] = defaultdict(list)
    names: dict[str, int] = {}
    for track in tracks:
        for key, part in _parts_of_track(track, names):
            parts[key].append(part)
    texts = list(names)
    return {key: _joined_parts(of_program, texts) for key, of_program in parts.items()}


def _parts_of_track(track: Track, names: dict[str, int]) -> Iterator[tuple[tuple[str, int], _Part]]:
    """The track's ops by program; `names` numbers the texts, and is added to."""
    ops = track.stats.get("hlo_op")
    modules = track.stats.get("hlo_module")
    if ops is None or modules is None:
        return
    at = np.flatnonzero(
        (ops.kind == TEXT) & (modules.kind == TEXT) & (track.end_ps > track.start_ps)
    )
    op_codes = np.array([names.setdefault(text, len(names)) for text in ops.texts], np.int64)
    kernel_codes = track.classify(lambda name: names.setdefault(name, len(names)))
    module, program = modules.bits[at], track.integers("program_id", 0, at)
    has_run = track.has("run_id")
    first, kind = alike((module, program))
    groups = [at]
    if len(first) != 1:
        groups = [at[rows] for rows in rows_of_each(kind, len(first))]
    for row, of_program in zip(first.tolist(), groups, strict=True):
        yield (
            (modules.texts[module[row]], int(program[row])),
            _Part(
                op_codes[ops.bits[of_program]],
                kernel_codes[of_program],
                track.integers("run_id", 0, of_program),
                track.start_ps[of_program],
                track.end_ps[of_program],
                has_run[of_program],
            ),
        )


def _joined_parts(parts: Sequence[_Part], texts: Sequence[str]) -> _ProgramOps:
    op, kernel, run, start_ps, end_ps, has_run = map(np.concatenate, zip(*parts, strict=True))
    first, _ = alike((op, kernel))
    pairs = zip(op[first].tolist(), kernel[first].tolist(), strict=True)
    tells_runs = bool(has_run.any())
    if len(parts) > 1 or (tells_runs and not has_run.all()):
        order = np.argsort(start_ps, kind="stable")
        order = order[has_run[order]] if tells_runs else order
        op, run, start_ps, end_ps = (one[order] for one in (op, run, start_ps, end_ps))
    return _ProgramOps(
        op=op,
        run=run if tells_runs else None,
        start_ps=start_ps,
        end_ps=end_ps,
        signature=frozenset((texts[op_code], texts[kernel_code]) for op_code, kernel_code in pairs),
    )


def _by_run(name: str, ops: _ProgramOps) -> Executions:
    assert ops.run is not None
    runs, execution = coded(ops.run)
    return _spans(name, ops.start_ps, ops.end_ps, execution, len(runs))


def _by_count(name: str, ops: _ProgramOps) -> Executions | None:
    """Executions from how often ops occur; None where no count is shared by most ops."""
    codes, inverse = coded(ops.op)
    counts = np.bincount(inverse)
    sizes, shared_by = np.unique(counts, return_counts=True)
    usual = int(sizes[np.argmax(shared_by)])
    if 2 * shared_by.max() <= len(codes):
        return None
    leads = inverse[np.flatnonzero(counts[inverse] == usual)[0]]
    begins_ps = ops.start_ps[inverse == leads]
    execution = np.searchsorted(begins_ps, ops.start_ps, side="right") - 1
    # Ops before the first lead belong to an execution that began before the capture did.
    inside = execution >= 0
    start_ps, end_ps = ops.start_ps[inside], ops.end_ps[inside]
    return _spans(name, start_ps, end_ps, execution[inside], len(begins_ps))


def _spans(
    name: str, start_ps: Int64Array, end_ps: Int64Array, execution: Int64Array, count: int
) -> Executions:
    first_ps, last_ps = extents(execution, count, start_ps, end_ps)
    order = np.argsort(first_ps, kind="stable")
    time_ps = int((end_ps - start_ps).sum())
    return Executions(name, first_ps[order], last_ps[order], time_ps)


def _joined(a: Executions, b: Executions) -> Executions:
    first_ps = np.concatenate((a.first_ps, b.first_ps))
    last_ps = np.concatenate((a.last_ps, b.last_ps))
    order = np.argsort(first_ps, kind="stable")
    return Executions(a.name, first_ps[order], last_ps[order], a.op_time_ps + b.op_time_ps)
