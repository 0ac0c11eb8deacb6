"""Steps where nothing marks them: the executions of the program that repeats.

In: what ran on each device, by program.  Out: `Steps` for each device, one step an execution of the
repeating program, which runs at least three times: one that trains before one that does not, and
then that of most op time.  One-off programs (init, warm-up, eval) are not steps.

To find the loop, all versions of one function (other shapes, the same ops) are one program.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tensorboard_plugin_overview.steps.steps import Steps, inferred_steps
from tensorboard_plugin_overview.trace.repeats import ProgramRuns, joined_runs

MIN_EXECUTIONS = 3

# The least share of all their ops that versions of a function have in common.
_ALIKE = 0.5
# Of one name; beyond these, programs are compared with no more.
_MOST_LOOPS = 64


@dataclass(frozen=True)
class Cycle:
    """Another program that runs regularly, once in several executions of the steps' program.

    Attributes:
        name: the other program's.
        every: the number of steps for each of its executions.
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
    devices: Mapping[str, Mapping[Hashable, ProgramRuns]],
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
    devices: Mapping[str, Mapping[Hashable, ProgramRuns]],
) -> dict[str, dict[Hashable, ProgramRuns]]:
    """Joins the versions of each function: a loop whose shapes change has one step an iteration.

    Versions have one name and mostly the same ops, but for their numbers; the compiler may fuse
    them in another way for other shapes.  Programs of a single op are called by many functions, and
    stay apart.
    """
    loop_of: dict[Hashable, Hashable] = {}
    first_of: dict[str, dict[Hashable, ProgramRuns]] = defaultdict(dict)
    programs = {key: one for of_device in devices.values() for key, one in of_device.items()}
    for key, program in programs.items():
        firsts = first_of[program.name]
        loop_of[key] = next(
            (loop for loop, first in firsts.items() if _are_versions(first, program)), key
        )
        if loop_of[key] == key and program.ops and len(firsts) < _MOST_LOOPS:
            firsts[key] = program
    loops: dict[str, dict[Hashable, ProgramRuns]] = {}
    for device, of_device in devices.items():
        parts: dict[Hashable, list[ProgramRuns]] = defaultdict(list)
        for key, executions in of_device.items():
            parts[loop_of[key]].append(executions)
        loops[device] = {
            loop: replace(joined_runs(versions), versions=len(versions))
            for loop, versions in parts.items()
        }
    return loops


def _are_versions(a: ProgramRuns, b: ProgramRuns) -> bool:
    """Whether two programs of one name, the first of which has ops, are one function's."""
    return len(a.ops & b.ops) >= _ALIKE * len(a.ops | b.ops)


def _cycle(steps: ProgramRuns, others: Sequence[ProgramRuns]) -> Cycle | None:
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
