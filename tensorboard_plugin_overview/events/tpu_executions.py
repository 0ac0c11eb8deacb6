"""Steps of a TPU where nothing marks them: the runs of the program that repeats.

In: TensorCores.  Out: `Steps` for each, one step a run of the repeating program with the most op
time (`inferred_steps` says which), from its first op to the first op of the next run.

A program is what the line `XLA Modules` calls it, name and id; programs of one name are one if they
ran the same instructions with the same shapes, which the ops' names tell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.codes import alike
from tensorboard_plugin_overview.events.codes import coded
from tensorboard_plugin_overview.events.codes import rows_of_each
from tensorboard_plugin_overview.events.inferred_steps import Executions
from tensorboard_plugin_overview.events.inferred_steps import repeating_program
from tensorboard_plugin_overview.events.intervals import extents
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.tpu_cores import OUTSIDE
from tensorboard_plugin_overview.events.tpu_cores import TpuCore
from tensorboard_plugin_overview.events.tpu_cores import programs_run


def repeating_steps(cores: Sequence[TpuCore]) -> tuple[str, dict[str, Steps]] | None:
    """What the repeating program is, and the steps of each core; None where none repeats."""
    spans = {core.name: _spans(core) for core in cores}
    signatures: dict[tuple[str, int], set[str]] = defaultdict(set)
    for of_core in spans.values():
        for program, (_, _, _, instructions) in of_core.items():
            signatures[program] |= instructions
    keys: dict[tuple[str, int], Hashable] = {
        program: (program[0], frozenset(instructions))
        for program, instructions in signatures.items()
    }
    lanes: dict[str, dict[Hashable, Executions]] = {}
    for core, of_core in spans.items():
        parts: dict[Hashable, list[tuple[Int64Array, Int64Array, int]]] = defaultdict(list)
        names: dict[Hashable, str] = {}
        for program, (first_ps, last_ps, time_ps, _) in of_core.items():
            parts[keys[program]].append((first_ps, last_ps, time_ps))
            names[keys[program]] = program[0]
        lanes[core] = {key: _joined(names[key], of_key) for key, of_key in parts.items()}
    return repeating_program(lanes)


def _spans(
    core: TpuCore,
) -> dict[tuple[str, int], tuple[Int64Array, Int64Array, int, set[str]]]:
    """Program -> first and last op of each of its runs, time of all, the instructions it ran."""
    if core.executions is None:
        return {}
    in_run = np.flatnonzero(core.ops.execution != OUTSIDE)
    runs, run = coded(core.ops.execution[in_run])
    first_ps, last_ps = extents(run, len(runs), core.ops.start_ps[in_run], core.ops.end_ps[in_run])
    of_stretch = core.ops.execution[core.stretches.event]
    time_ps = np.zeros(len(core.executions) + 1, np.int64)
    np.add.at(time_ps, of_stretch, core.stretches.end_ps - core.stretches.start_ps)
    programs, program_of_execution = programs_run(core.executions)
    program = program_of_execution[runs]
    program_of_op, kind = program[run], core.ops.kind[in_run]
    instructions: list[set[str]] = [set() for _ in programs]
    first, _ = alike((program_of_op, kind))
    for number, of_kind in zip(program_of_op[first].tolist(), kind[first].tolist(), strict=True):
        instructions[number].add(core.kinds[of_kind].instruction)
    found = {}
    rows = rows_of_each(program, len(programs))
    for key, at, of_program in zip(programs, rows, instructions, strict=True):
        if len(at):
            own_ps = int(time_ps[runs[at]].sum())
            found[key] = first_ps[at], last_ps[at], own_ps, of_program
    return found


def _joined(name: str, parts: Sequence[tuple[Int64Array, Int64Array, int]]) -> Executions:
    first_ps = np.concatenate([first for first, _, _ in parts])
    last_ps = np.concatenate([last for _, last, _ in parts])
    order = np.argsort(first_ps, kind="stable")
    return Executions(
        name, first_ps[order], last_ps[order], sum(time_ps for _, _, time_ps in parts)
    )
