"""Whether the programs that ran show that nothing was trained.

In: a `timeline.Timeline` and its programs, none of which computes a gradient.  Out: what speaks
against calling that inference, or None.

A program without a gradient shows inference only if it is the whole of what was computed.  A
program of a single op (`jit_add`, `jit_matmul`) shows nothing: where nothing is compiled as a
whole, training runs its gradient as such programs, too.  Nor does a function that JAX
differentiates from outside: its forward and its backward pass are two programs of one name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.hlo.programs import Program, Programs
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu import tpu_cores
from tensorboard_plugin_overview.names.jax_functions import is_jax_function
from tensorboard_plugin_overview.names.training import is_training_name

# Whole programs take more of the time than single ops do.
_MOST = 0.5
# Versions of one function have at least this share of all their kinds of ops in common.
_ALIKE = 0.5
_NAMED = 3


def doubt_of_inference(timeline: Timeline, programs: Programs, *, ran: bool) -> str | None:
    """Returns why programs without a gradient do not show inference; None if they do.

    Args:
        timeline: of the host.
        programs: its programs, at least one, none of which computes a gradient.
        ran: steps or ops are known to have run, beyond what the timeline's tracks show.
    """
    # Without scopes (`jit(f)/dot`), as from Reactant or PyTorch/XLA, a gradient would not show.
    if not any(_op_kinds(one) for one in programs.by_id.values()):
        return "The HLO of the programs does not name the framework's ops."
    known, others_ps = _time_by_program(timeline, programs)
    if not known:
        if not ran:
            if timeline.facts.tracers is not None and timeline.facts.tracers.host == 0:
                what = "no run of a program was recorded on the host"
                return f"The host tracer was off (level 0), so that {what}."
            return "No program ran whose HLO is in the profile."
        # What ran is not known: all of them may have.
        known, others_ps = dict.fromkeys(programs.by_id.values(), 1), 0
    kinds = {program: _op_kinds(program) for program in known}
    whole = {program for program in known if _is_whole(program, kinds[program])}
    if sum(known[program] for program in whole) <= _MOST * (sum(known.values()) + others_ps):
        return _single_ops(known, whole)
    for program in sorted(whole, key=lambda one: one.name):
        if is_training_name(program.name):
            return f"The program {program.name} is named after training, but has no gradient."
    for one, other in combinations(whole, 2):
        if one.name == other.name and not _are_versions(kinds[one], kinds[other]):
            return (
                f"Two programs of different ops are named {one.name}, as the forward and the "
                "backward pass of a function are that is differentiated outside of its jit."
            )
    return None


def _single_ops(time_ps: Mapping[Program, int], whole: Iterable[Program]) -> str:
    single = sorted(set(time_ps) - set(whole), key=lambda one: (-time_ps[one], one.name))
    names = list(dict.fromkeys(program.name for program in single))
    if not names:
        return "Most of the time is of programs whose HLO is not in the profile."
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return (
        f"Most programs run a single op each ({', '.join(names[:_NAMED])}{more}), which does not "
        "show whether a gradient is computed."
    )


def _is_whole(program: Program, kinds: frozenset[str]) -> bool:
    """Whether the program is more than one op, as far as its names show."""
    return (
        bool(kinds)
        and not is_jax_function(program.name)
        and {program.name} != {f"jit_{kind}" for kind in kinds}
    )


def _are_versions(a: frozenset[str], b: frozenset[str]) -> bool:
    """Whether two programs of one name are one function, compiled for other shapes."""
    return a <= b or b <= a or len(a & b) >= _ALIKE * len(a | b)


def _op_kinds(program: Program) -> frozenset[str]:
    """Returns the kinds of framework ops in the program, of those with a scope."""
    return frozenset(name.rsplit("/", 1)[-1] for _, name in program.framework_ops() if "/" in name)


def _time_by_program(timeline: Timeline, programs: Programs) -> tuple[dict[Program, int], int]:
    """Sums the time of the ops of each program that ran, and that of programs without HLO."""
    by_name = {program.name: program for program in programs.by_id.values()}
    time_ps: dict[Program, int] = {}
    others_ps = 0
    for name, program_id, ps in _runs(timeline, programs):
        program = programs.by_id.get(program_id) or by_name.get(name)
        if program is None:
            others_ps += ps
        else:
            time_ps[program] = time_ps.get(program, 0) + ps
    return time_ps, others_ps


def _runs(timeline: Timeline, programs: Programs) -> Iterator[tuple[str, int, int]]:
    """Yields the name, the id and the time of each program on each track."""
    streams = [stream for device in timeline.devices for stream in device.streams]
    for track in (*timeline.threads, *streams):
        yield from _of_ops(track, programs)
    for device in timeline.devices:
        line = tpu_cores.first_line(device, tpu_cores.MODULE_LINES)
        if line is not None:
            named, code = tpu_cores.programs_run(line)
            time_ps = _summed(code, line.end_ps - line.start_ps, len(named))
            for (name, program_id), ps in zip(named, time_ps, strict=True):
                yield name, program_id, ps


def _of_ops(track: EventTrack, programs: Programs) -> Iterator[tuple[str, int, int]]:
    ops = programs.ops_of(track)
    at = np.flatnonzero(ops.code >= 0)
    if not len(at):
        return
    modules = track.stats.get("hlo_module")
    texts = ("",) if modules is None else (*modules.texts, "")
    module = np.zeros(len(at), np.int64) if modules is None else modules.text_codes()[at]
    pair = ops.code[at] * len(texts) + module % len(texts)
    codes, inverse = factorize(pair)
    time_ps = _summed(inverse, (track.end_ps - track.start_ps)[at], len(codes))
    for code, ps in zip(codes.tolist(), time_ps, strict=True):
        yield texts[code % len(texts)], ops.keys[code // len(texts)][0], ps


def _summed(code: Int64Array, time_ps: Int64Array, count: int) -> list[int]:
    """Sums the times of each code."""
    total_ps = np.zeros(count, np.int64)
    np.add.at(total_ps, code, time_ps)
    found: list[int] = total_ps.tolist()
    return found
