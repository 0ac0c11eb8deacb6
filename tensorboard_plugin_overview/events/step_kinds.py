"""The steps of a host, and the kinds that they are of: training, evaluation, inference.

In: the steps of all kinds on each lane.  Out: `FoundSteps` of one kind, and what the others are.

Steps whose markers have one name are of one kind.  Kinds are never averaged together: the page
leads with training, else with the kind of most op time.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.inferred_steps import Cycle
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.training import is_training_name

ASYNCHRONOUS = "asynchronous_steps"
MARKERS_UNLINKED = "markers_unlinked"
MARKERS_IGNORED = "markers_ignored"
EXECUTIONS_UNTOLD = "executions_untold"


@dataclass(frozen=True)
class FoundSteps:
    """The steps of a host.

    Attributes:
        lanes: lane name -> steps of the kind that was chosen; a device's, or on a CPU the host's.
            Empty without steps.
        method: how they were found, for a reader.
        bounded_by_work: windows follow what ran and not what was marked, so that devices may be out
            of lock step.
        notes: codes of what to know: `ASYNCHRONOUS`, `MARKERS_UNLINKED`, `MARKERS_IGNORED`,
            `EXECUTIONS_UNTOLD`.
        cycle: of inferred steps, a longer cycle that they are part of.
        op_time_ps: name of a kind -> time of the ops that belong to its steps.
        kinds: name of a kind -> lane name -> its steps, the chosen kind included; empty where
            steps are inferred.
        kind: the name of the chosen kind.
        marked_by_host: host events mark the steps, or number those that a device marked.
    """

    lanes: Mapping[str, Steps] = field(default_factory=dict)
    method: str = ""
    bounded_by_work: bool = False
    notes: Sequence[str] = ()
    cycle: Cycle | None = None
    op_time_ps: Mapping[str, int] = field(default_factory=dict)
    kinds: Mapping[str, Mapping[str, Steps]] = field(default_factory=dict)
    kind: str = ""
    marked_by_host: bool = False


def of_kind(found: FoundSteps, lanes: Mapping[str, Steps], kind: str | None) -> FoundSteps:
    """Chooses the steps of one kind.

    Args:
        found: how the steps were found.
        lanes: lane name -> its steps of all kinds.
        kind: the name of the kind; None, or one that the host does not have, for the leading one.
    """
    if any(steps.source == "inferred" for steps in lanes.values()):
        return replace(found, lanes=lanes)
    names = dict.fromkeys(name for steps in lanes.values() for name in steps.name)
    kinds: dict[str, dict[str, Steps]] = {name: {} for name in names}
    for lane, steps in lanes.items():
        for name in dict.fromkeys(steps.name):
            kinds[name][lane] = _named(steps, name)
    if not kinds:
        return replace(found, lanes=lanes)
    chosen = kind if kind in kinds else _leading(kinds, found.op_time_ps)
    return replace(found, lanes=kinds[chosen], kinds=kinds, kind=chosen)


def rows_of_kind(steps: Steps, name: str) -> Int64Array:
    """int64[k]: the steps of one kind."""
    return np.flatnonzero(np.array([label == name for label in steps.name], np.bool_))


def quoted_names(lanes: Mapping[str, Steps]) -> str:
    """Names the first markers, as in ` named 'train'`; "" where they have no names."""
    labels = sorted({name for steps in lanes.values() for name in steps.name if name})
    return f" named {', '.join(repr(label) for label in labels[:3])}" if labels else ""


def _named(steps: Steps, name: str) -> Steps:
    rows = rows_of_kind(steps, name)
    return steps if len(rows) == len(steps) else steps.take(rows)


def _leading(kinds: Mapping[str, Mapping[str, Steps]], op_time_ps: Mapping[str, int]) -> str:
    """Returns the name of the kind that the page leads with."""

    def rank(name: str) -> tuple[bool, int, int, str]:
        length_ps = sum(int(steps.duration_ps.sum()) for steps in kinds[name].values())
        return is_training_name(name), op_time_ps.get(name, 0), length_ps, name

    return max(kinds, key=rank)
