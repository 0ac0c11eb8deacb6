"""Whether steps run between the marked ones that nothing marks, as where each fourth one is marked.

In: the threads of a CPU host and its steps.  Out: whether the work between the steps is the steps'
own.

Ops are compared by their programs and names.  An evaluation runs some of them; only another step
runs nearly all.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.intervals import contains, union
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.metrics.steps.step_breakdown import gaps
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.trace.threads import Thread

# Of the time of steps and gaps; where less lies between steps, no step does.
_NOTABLE = 0.03
# Of the op time of the steps, so much is of ops that run between them, too...
_NEARLY_ALL = 0.9
# ...and of the op time between them, so much of ops that run in steps.
_MOST = 0.5


def unmarked_steps_between(threads: Sequence[Thread], steps: Steps) -> bool:
    """Returns whether most of what runs between the steps is more of the same.

    Args:
        threads: of a host without devices.
        steps: those of the host.
    """
    within, between = union(steps.start_ps, steps.end_ps), union(*gaps(steps))
    if between.total_ps < _NOTABLE * (within.total_ps + between.total_ps):
        return False
    key, start_ps, time_ps = _ops(threads)
    count = int(key.max(initial=-1)) + 1
    in_steps_ps = _sums(key, time_ps, contains(within, start_ps), count)
    between_ps = _sums(key, time_ps, contains(between, start_ps), count)
    if not in_steps_ps.sum() or not between_ps.sum():
        return False
    repeated = in_steps_ps[between_ps > 0].sum() / in_steps_ps.sum()
    alike = between_ps[in_steps_ps > 0].sum() / between_ps.sum()
    return bool(repeated >= _NEARLY_ALL and alike >= _MOST)


def _sums(key: Int64Array, time_ps: Int64Array, chosen: BoolArray, count: int) -> Int64Array:
    found = np.zeros(count, np.int64)
    np.add.at(found, key[chosen], time_ps[chosen])
    return found


def _ops(threads: Sequence[Thread]) -> tuple[Int64Array, Int64Array, Int64Array]:
    """For each op of any thread a code of its program and name, its start and its length."""
    codes_of: dict[tuple[str, str], int] = {}
    keys: list[Int64Array] = []
    starts: list[Int64Array] = []
    times: list[Int64Array] = []
    for thread in threads:
        at = np.flatnonzero(thread.is_op)
        if not len(at):
            continue
        # The last one is of events without a program.
        programs = [*thread.programs, ""]
        first, op = factorize_rows((thread.kinds()[at], thread.program[at]))
        named = [
            codes_of.setdefault((programs[program], thread.names[kind]), len(codes_of))
            for kind, program in zip(
                thread.kinds()[at[first]].tolist(), thread.program[at[first]].tolist(), strict=True
            )
        ]
        keys.append(np.array(named, np.int64)[op])
        starts.append(thread.start_ps[at])
        times.append(thread.end_ps[at] - thread.start_ps[at])
    return concatenate_or_empty(keys), concatenate_or_empty(starts), concatenate_or_empty(times)
