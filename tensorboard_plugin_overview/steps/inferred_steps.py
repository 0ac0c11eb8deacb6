"""Steps where nothing marks them: the executions of the program that repeats.

In: what ran on each device, by program.  Out: `Steps` for each device, one step an execution of the
repeating program, which runs at least three times: one that trains before one that does not, and
then that of most op time.  One-off programs (init, warm-up, eval) are not steps.

Where ops carry a `run_id`, it tells the executions apart, and ops without one are part of none; an
id of -1 or 0 that every op carries is no id.  Where none does (GPUs), a program has as many
executions as most of its ops have occurrences, and each begins at the earliest op with that count.

A program is (module name, program id): the same name with another id is another program, unless
both ran the same ops in the same kernels or, where kernels have no names of their own (CPU), have
the same HLO instructions with the same shapes.  To find the loop, all versions of one function
(other shapes, the same ops) are one program.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.factorize import group_indices
from tensorboard_plugin_overview.arrays.factorize import unique
from tensorboard_plugin_overview.arrays.intervals import group_bounds
from tensorboard_plugin_overview.arrays.types import BoolArray
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.decode.columns import TEXT
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Programs
from tensorboard_plugin_overview.formats.xspace.hlo.programs import trains
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.steps.steps import inferred_steps

MIN_EXECUTIONS = 3
NO_RUN_IDS = (-1, 0)
"""What all ops carry as `run_id` where runs have no ids."""

# Versions of a function have so many of all their ops in common.
_ALIKE = 0.5
# Of one name; beyond these, programs are compared with no more.
_MOST_LOOPS = 64
_NUMBERS = re.compile(r"[._]\d+\b|\d+")


@dataclass(frozen=True, eq=False)
class Executions:
    """The executions of one program on one device, in time order.

    Attributes:
        name: the program's.
        first_ps: int64[n], start of an execution's first op.
        last_ps: int64[n], end of its last.
        op_time_ps: the ops' lengths summed, over all executions.
        ops: names of its ops without their numbers; empty where it is not known by its ops.
        trains: it computes a gradient, or is called after training.
        versions: how many compiled programs these are the executions of.
    """

    name: str
    first_ps: Int64Array
    last_ps: Int64Array
    op_time_ps: int
    ops: frozenset[str] = frozenset()
    trains: bool = False
    versions: int = 1

    def __len__(self) -> int:
        return len(self.first_ps)


@dataclass(frozen=True, eq=False)
class _ProgramOps:
    """The ops of one program on one device, sorted by start.

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


@dataclass(frozen=True)
class Cycle:
    """Another program that runs regularly, once in several executions of the steps' program.

    Attributes:
        name: the other program's.
        every: once in so many steps.
        period_ps: mean time from one of its executions to the next.
    """

    name: str
    every: int
    period_ps: int


@dataclass(frozen=True)
class RepeatingProgram:
    """The program whose executions are taken for steps.

    Attributes:
        name: the program's.
        steps: device name -> its steps.
        cycle: a longer cycle that its executions are part of; None without any.
    """

    name: str
    steps: Mapping[str, Steps]
    cycle: Cycle | None


def repeating_program(
    devices: Mapping[str, Mapping[Hashable, Executions]],
) -> RepeatingProgram | None:
    """Chooses the repeating program: one that trains before others, then that of most op time.

    Args:
        devices: device name -> program -> its executions there.
    """
    devices = _loops(devices)
    time_ps: dict[Hashable, int] = defaultdict(int)
    repeats: dict[Hashable, int] = defaultdict(int)
    trains: dict[Hashable, bool] = defaultdict(bool)
    names: dict[Hashable, str] = {}
    for programs in devices.values():
        for program, executions in programs.items():
            time_ps[program] += executions.op_time_ps
            repeats[program] = max(repeats[program], len(executions))
            trains[program] |= executions.trains
            names[program] = executions.name
    candidates = [program for program, count in repeats.items() if count >= MIN_EXECUTIONS]
    if not candidates:
        return None
    chosen = max(
        candidates, key=lambda program: (trains[program], time_ps[program], names[program])
    )
    found = {device: programs[chosen] for device, programs in devices.items() if chosen in programs}
    steps = {
        device: inferred_steps(device, names[chosen], executions.first_ps, executions.last_ps)
        for device, executions in found.items()
    }
    versions = sum(
        executions.versions
        for programs in devices.values()
        for executions in programs.values()
        if executions.name == names[chosen]
    )
    of_chosen = sum(executions.versions for executions in found.values())
    name = names[chosen]
    if versions > of_chosen:
        name += f" (the most used of its {versions // len(found)} versions)"
    device = max(found, key=lambda device: len(found[device]))
    others = [one for program, one in devices[device].items() if program != chosen]
    return RepeatingProgram(name, steps, _cycle(found[device], others))


def _loops(
    devices: Mapping[str, Mapping[Hashable, Executions]],
) -> dict[str, dict[Hashable, Executions]]:
    """Joins the versions of each function: a loop whose shapes change has one step an iteration.

    Versions have one name and mostly the same ops, but for their numbers; the compiler may fuse
    them in another way for other shapes.  Programs of a single op are called by many functions, and
    stay apart.
    """
    loop_of: dict[Hashable, Hashable] = {}
    first_of: dict[str, dict[Hashable, Executions]] = defaultdict(dict)
    programs = {key: one for of_device in devices.values() for key, one in of_device.items()}
    for key, program in programs.items():
        firsts = first_of[program.name]
        loop_of[key] = next(
            (loop for loop, first in firsts.items() if _are_versions(first, program)), key
        )
        if loop_of[key] == key and program.ops and len(firsts) < _MOST_LOOPS:
            firsts[key] = program
    loops: dict[str, dict[Hashable, Executions]] = {}
    for device, of_device in devices.items():
        parts: dict[Hashable, list[Executions]] = defaultdict(list)
        for key, executions in of_device.items():
            parts[loop_of[key]].append(executions)
        loops[device] = {
            loop: replace(joined_executions(versions), versions=len(versions))
            for loop, versions in parts.items()
        }
    return loops


def _are_versions(a: Executions, b: Executions) -> bool:
    """Whether two programs of one name, the first of which has ops, are one function's."""
    return len(a.ops & b.ops) >= _ALIKE * len(a.ops | b.ops)


def _cycle(steps: Executions, others: Sequence[Executions]) -> Cycle | None:
    """Finds the program of most op time that runs once in every k > 1 steps."""
    for other in sorted(others, key=lambda one: (-one.op_time_ps, one.name)):
        if len(other) < MIN_EXECUTIONS:
            continue
        place = np.searchsorted(steps.first_ps, other.first_ps, side="right")
        # Before the first step nothing is counted, and behind the last one only what is due.
        counted = np.flatnonzero((place > 0) & (place < len(steps)))
        behind = np.flatnonzero(place == len(steps))[:1]
        strides = np.diff(place[np.append(counted, behind)])
        if len(behind) and (strides[-1:] != strides[:1]).any():
            strides = strides[:-1]
        elif len(behind):
            counted = np.append(counted, behind)
        if len(strides) < MIN_EXECUTIONS - 1 or strides[0] < 2 or (strides != strides[0]).any():
            continue
        first_ps = other.first_ps[counted]
        period_ps = int(first_ps[-1] - first_ps[0]) // (len(counted) - 1)
        return Cycle(other.name, int(strides[0]), period_ps)
    return None


def hlo_executions(tracks: Sequence[EventTrack], programs: Programs) -> dict[Hashable, Executions]:
    """The executions of compiled programs on one device, from ops that name their program."""
    return programs.once(tracks, lambda: _hlo_executions(tracks, programs))


def _hlo_executions(tracks: Sequence[EventTrack], programs: Programs) -> dict[Hashable, Executions]:
    merged: dict[Hashable, Executions] = {}
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
        merged[key] = found if known is None else joined_executions((known, found))
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


def _by_run(name: str, ops: _ProgramOps) -> Executions:
    assert ops.run is not None
    runs, execution = factorize(ops.run)
    return _spans(name, ops.start_ps, ops.end_ps, execution, len(runs))


def _by_count(name: str, ops: _ProgramOps) -> Executions | None:
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
) -> Executions:
    first_ps, last_ps = group_bounds(execution, count, start_ps, end_ps)
    order = np.argsort(first_ps, kind="stable")
    time_ps = int((end_ps - start_ps).sum())
    return Executions(name, first_ps[order], last_ps[order], time_ps)


def joined_executions(parts: Sequence[Executions]) -> Executions:
    """Puts together the executions of one program that has several ids."""
    first_ps = np.concatenate([part.first_ps for part in parts])
    last_ps = np.concatenate([part.last_ps for part in parts])
    order = np.argsort(first_ps, kind="stable")
    return replace(
        parts[0],
        first_ps=first_ps[order],
        last_ps=last_ps[order],
        op_time_ps=sum(part.op_time_ps for part in parts),
        trains=any(part.trains for part in parts),
    )


def without_numbers(op_name: str) -> str:
    """Removes the numbers that tell ops of one kind apart: `fusion.12` and `fusion.7` are alike."""
    return _NUMBERS.sub("", op_name)
