"""The steps of a host, and the kinds that they are of: training, evaluation, inference.

In: the steps of all kinds on each device.  Out: `FoundSteps` of one kind, and what the others are.

Steps whose markers have one name are of one kind.  Kinds are never averaged together: the page
leads with training, else with the kind of most op time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, union
from tensorboard_plugin_overview.names.training import is_training_name
from tensorboard_plugin_overview.steps.inferred_steps import Cycle
from tensorboard_plugin_overview.steps.steps import Steps

ASYNCHRONOUS = "asynchronous_steps"
MARKERS_UNLINKED = "markers_unlinked"
MARKERS_IGNORED = "markers_ignored"
EXECUTIONS_UNRESOLVED = "executions_untold"
MARKER_WITHOUT_WORK = "marker_without_work"


@dataclass(frozen=True)
class FoundSteps:
    """The steps of a host.

    Attributes:
        device_steps: name of a device, or on a CPU of the host -> its steps of the chosen kind.
            Empty without steps.
        method: how they were found, for a reader.
        bounded_by_work: windows follow what ran and not what was marked, so that devices may be out
            of lock step.
        notes: codes of what to know: `ASYNCHRONOUS`, `MARKERS_UNLINKED`, `MARKERS_IGNORED`,
            `EXECUTIONS_UNRESOLVED`, `MARKER_WITHOUT_WORK`.
        cycle: of inferred steps, a longer cycle that they are part of.
        op_time_ps: name of a kind -> time of the ops that belong to its steps.
        kinds: name of a kind -> device name -> its steps, the chosen kind included; empty where
            steps are inferred.
        kind: the name of the chosen kind.
        indexed_kinds: the kinds whose steps have no numbers of their own but places in time.
        marked_by_host: host events mark the steps, or number those that a device marked.
        of_iterations: what marks them lasts for whole iterations, which the capture does not cut.
    """

    device_steps: Mapping[str, Steps] = field(default_factory=dict)
    method: str = ""
    bounded_by_work: bool = False
    notes: Sequence[str] = ()
    cycle: Cycle | None = None
    op_time_ps: Mapping[str, int] = field(default_factory=dict)
    kinds: Mapping[str, Mapping[str, Steps]] = field(default_factory=dict)
    kind: str = ""
    indexed_kinds: Sequence[str] = ()
    marked_by_host: bool = False
    of_iterations: bool = False

    def windows(self, device: str) -> Intervals | None:
        """Returns the time of the steps of all kinds on a device; None where it has none."""
        steps = [of_devices[device] for of_devices in self.kinds.values() if device in of_devices]
        if not steps and device in self.device_steps:
            steps = [self.device_steps[device]]
        if not steps:
            return None
        return union(
            np.concatenate([of_kind.start_ps for of_kind in steps]),
            np.concatenate([of_kind.end_ps for of_kind in steps]),
        )


def of_kind(found: FoundSteps, devices: Mapping[str, Steps], kind: str | None) -> FoundSteps:
    """Chooses the steps of one kind.

    Args:
        found: how the steps were found.
        devices: device name -> its steps of all kinds.
        kind: the name of the kind, of which the host may have no steps; None for the leading one.
            Steps without a name, if there are no others, are of whatever kind is wanted.
    """
    if any(steps.source == "inferred" for steps in devices.values()):
        return replace(found, device_steps=devices if kind is None else {})
    kinds: dict[str, dict[str, Steps]] = {}
    for device, steps in devices.items():
        for name, of_name in _by_name(steps).items():
            if found.indexed_kinds:
                of_name = replace(of_name, is_indexed=name in found.indexed_kinds)
            kinds.setdefault(name, {})[device] = of_name
    if not kinds:
        return replace(found, device_steps=devices)
    found = replace(found, kinds=kinds)
    chosen = leading_kind([found]) if kind is None or kinds.keys() == {""} else kind
    assert chosen is not None
    return replace(found, device_steps=kinds.get(chosen, {}), kind=chosen)


def quoted_names(devices: Mapping[str, Steps]) -> str:
    """Names the first markers, as in ` named 'train'`; "" where they have no names."""
    labels = sorted({name for steps in devices.values() for name in steps.name if name})
    return f" named {', '.join(repr(label) for label in labels[:3])}" if labels else ""


def _by_name(steps: Steps) -> dict[str, Steps]:
    rows = steps.rows_by_name()
    return {name: steps.take(of_name) for name, of_name in rows.items()}


def leading_kind(of_hosts: Sequence[FoundSteps]) -> str | None:
    """Returns the kind that a page of these hosts leads with; None where no steps are marked.

    Training, else the kind of most op time, else that whose steps take the most time.
    """
    op_time_ps: dict[str, int] = {}
    length_ps: dict[str, int] = {}
    for found in of_hosts:
        for name, devices in found.kinds.items():
            op_time_ps[name] = op_time_ps.get(name, 0) + found.op_time_ps.get(name, 0)
            own_ps = sum(int(steps.duration_ps.sum()) for steps in devices.values())
            length_ps[name] = length_ps.get(name, 0) + own_ps

    def rank(name: str) -> tuple[bool, int, int, str]:
        return is_training_name(name), op_time_ps[name], length_ps[name], name

    return max(op_time_ps, key=rank, default=None)
