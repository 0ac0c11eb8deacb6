"""Steps of a TPU where nothing marks them: the runs of the program that repeats.

In: TensorCores, of one block each.  Out: `Steps` for each, one step a run of the repeating program
(`inferred_steps` says which), from its first op to the first op of the next run.

A program is known by name and id; programs of one name are one if they
ran the same instructions with the same shapes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize, factorize_rows, group_indices
from tensorboard_plugin_overview.arrays.intervals import OUTSIDE, group_bounds
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.names.op_kinds import without_numbers
from tensorboard_plugin_overview.names.training import in_gradient_scope, is_training_name
from tensorboard_plugin_overview.steps.inferred_steps import RepeatingProgram, repeating_program
from tensorboard_plugin_overview.trace.cores import Core
from tensorboard_plugin_overview.trace.repeats import ProgramRuns, joined_runs


def repeating_steps(cores: Sequence[Core]) -> RepeatingProgram | None:
    """Finds the repeating program and the steps of each core; None where none repeats."""
    spans = {core.name: _spans(core) for core in cores}
    signatures: dict[tuple[str, int], set[str]] = defaultdict(set)
    training: set[tuple[str, int]] = set()
    for of_core in spans.values():
        for program, runs in of_core.items():
            signatures[program] |= runs.instructions
            if runs.trains:
                training.add(program)
    by_core: dict[str, dict[Hashable, ProgramRuns]] = {}
    for core, of_core in spans.items():
        parts: dict[Hashable, list[ProgramRuns]] = defaultdict(list)
        for program, runs in of_core.items():
            instructions = signatures[program]
            alike_ops = frozenset(map(without_numbers, instructions))
            parts[program[0], frozenset(instructions)].append(
                ProgramRuns(
                    program[0],
                    runs.first_ps,
                    runs.last_ps,
                    runs.time_ps,
                    ops=alike_ops if len(instructions) > 1 else frozenset(),
                    trains=program in training or is_training_name(program[0]),
                )
            )
        by_core[core] = {key: joined_runs(of_key) for key, of_key in parts.items()}
    return repeating_program(by_core)


class _Runs(NamedTuple):
    """The n runs of a program on a core.

    Attributes:
        first_ps, last_ps: int64[n], first start and last end of each run's ops.
        time_ps: of all ops.
        instructions: that it ran.
        trains: one of its ops was made by differentiation.
    """

    first_ps: Int64Array
    last_ps: Int64Array
    time_ps: int
    instructions: set[str]
    trains: bool


def _spans(core: Core) -> dict[tuple[str, int], _Runs]:
    """Maps each program (name, id) to its runs."""
    if core.runs is None:
        return {}
    (block,) = core.blocks()
    ops, spans = block.ops, block.ops.self_time
    in_run = np.flatnonzero(block.run != OUTSIDE)
    runs, run = factorize(block.run[in_run])
    first_ps, last_ps = group_bounds(run, len(runs), ops.start_ps[in_run], ops.end_ps[in_run])
    time_ps = np.zeros(len(core.runs) + 1, np.int64)
    np.add.at(time_ps, block.run[spans.event], spans.end_ps - spans.start_ps)
    programs, program = core.runs.programs, core.runs.program[runs]
    program_of_op, kind = program[run], ops.kind[in_run]
    instructions: list[set[str]] = [set() for _ in programs]
    training = [False] * len(programs)
    first, _ = factorize_rows((program_of_op, kind))
    for number, of_kind in zip(program_of_op[first].tolist(), kind[first].tolist(), strict=True):
        instructions[number].add(ops.kinds[of_kind].instruction)
        training[number] |= in_gradient_scope(ops.kinds[of_kind].op.framework_op)
    found = {}
    rows = group_indices(program, len(programs))
    for number, (key, at) in enumerate(zip(programs, rows, strict=True)):
        if len(at):
            own_ps = int(time_ps[runs[at]].sum())
            found[key] = _Runs(
                first_ps[at], last_ps[at], own_ps, instructions[number], training[number]
            )
    return found
