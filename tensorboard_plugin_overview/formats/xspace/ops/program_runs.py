"""The executions of compiled programs, from ops that name their program.

In: the tracks of one device, or the threads of a host.  Out: `ProgramRuns` by program.

Where ops carry a `run_id`, it separates the executions, and ops without one are part of none; an
id of -1 or 0 that every op carries is no id.  Where none does (GPUs), a program has as many
executions as most of its ops have occurrences, and each begins at the earliest op with that count.

A program is (module name, program id): the same name with another id is another program, unless
both ran the same ops in the same kernels or, where kernels have no names of their own (CPU), have
the same HLO instructions with the same shapes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import (
    factorize,
    factorize_rows,
    group_indices,
    unique,
)
from tensorboard_plugin_overview.arrays.intervals import group_bounds
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.decode.columns import TEXT
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs, trains
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.op_kinds import without_numbers
from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.trace.repeats import ProgramRuns, joined_runs

NO_RUN_IDS = (-1, 0)
"""What all ops carry as `run_id` where runs have no ids."""


@dataclass(frozen=True, eq=False)
class _ProgramOps:
    """The ops of one program on one device, sorted by start.

    Attributes:
        op: int64[n], codes of their names.
        run: int64[n], the executions that they are part of; None where the file does not say.
        start_ps, end_ps: int64[n].
        signature: the pairs of an op's and its kernel's name.
    """

    op: Int64Array
    run: Int64Array | None
    start_ps: Int64Array
    end_ps: Int64Array
    signature: frozenset[tuple[str, str]]


class _Part(NamedTuple):
    """The ops of one program on one track, in order of start, and which of them state their run."""

    op: Int64Array
    kernel: Int64Array
    run: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    has_run: BoolArray


def program_runs(tracks: Sequence[EventTrack], programs: Programs) -> dict[Hashable, ProgramRuns]:
    """Finds the executions of each program.

    Args:
        tracks: of one device, or the threads of the host.
        programs: the HLO of what ran, as far as the profile has it.
    """
    merged: dict[Hashable, ProgramRuns] = {}
    for (module, program_id), ops in _program_ops(tracks).items():
        key = _identity(module, program_id, ops, programs)
        found = _by_run(module, ops) if ops.run is not None else _by_count(module, ops)
        if found is None:
            continue
        names = {op for op, _ in ops.signature}
        found = replace(
            found,
            ops=frozenset(map(without_numbers, names)) if len(names) > 1 else frozenset(),
            trains=is_training_name(module) or trains(programs.by_id.get(program_id)),
        )
        known = merged.get(key)
        merged[key] = found if known is None else joined_runs((known, found))
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


def _program_ops(tracks: Sequence[EventTrack]) -> dict[tuple[str, int], _ProgramOps]:
    parts: dict[tuple[str, int], list[_Part]] = defaultdict(list)
    names: dict[str, int] = {}
    for track in tracks:
        for key, part in _parts_of_track(track, names):
            parts[key].append(part)
    texts = list(names)
    return {key: _joined_parts(of_program, texts) for key, of_program in parts.items()}


def _parts_of_track(
    track: EventTrack, names: dict[str, int]
) -> Iterator[tuple[tuple[str, int], _Part]]:
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
    first, kind = factorize_rows((module, program))
    groups = [at]
    if len(first) != 1:
        groups = [at[rows] for rows in group_indices(kind, len(first))]
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
    first, _ = factorize_rows((op, kernel))
    pairs = zip(op[first].tolist(), kernel[first].tolist(), strict=True)
    ids = run[has_run]
    tells_runs = len(ids) > 0 and not (ids[0] in NO_RUN_IDS and (ids == ids[0]).all())
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


def _by_run(name: str, ops: _ProgramOps) -> ProgramRuns:
    assert ops.run is not None
    runs, execution = factorize(ops.run)
    return _spans(name, ops.start_ps, ops.end_ps, execution, len(runs))


def _by_count(name: str, ops: _ProgramOps) -> ProgramRuns | None:
    """Executions from how often ops occur; None where no count is shared by most ops."""
    codes, inverse = factorize(ops.op)
    counts = np.bincount(inverse)
    sizes, shared_by = np.unique(counts, return_counts=True)
    usual = int(sizes[np.argmax(shared_by)])
    if 2 * shared_by.max() <= len(codes):
        return None
    leads = inverse[np.flatnonzero(counts[inverse] == usual)[0]]
    # An event that the file has twice is no execution of its own.
    begins_ps = unique(ops.start_ps[inverse == leads])
    execution = np.searchsorted(begins_ps, ops.start_ps, side="right") - 1
    # Ops before the first lead belong to an execution that began before the capture did.
    inside = execution >= 0
    start_ps, end_ps = ops.start_ps[inside], ops.end_ps[inside]
    return _spans(name, start_ps, end_ps, execution[inside], len(begins_ps))


def _spans(
    name: str, start_ps: Int64Array, end_ps: Int64Array, execution: Int64Array, count: int
) -> ProgramRuns:
    first_ps, last_ps = group_bounds(execution, count, start_ps, end_ps)
    order = np.argsort(first_ps, kind="stable")
    time_ps = int((end_ps - start_ps).sum())
    return ProgramRuns(name, first_ps[order], last_ps[order], time_ps)
