"""A TPU host's profile, reduced to what the overview needs of it.

In: the trace of a TPU host.  Out: a `TpuSummary`, without
events, and when the cores waited for the host's memory.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import NO_TIME, Intervals
from tensorboard_plugin_overview.arrays.threads import Threads
from tensorboard_plugin_overview.metrics.host.collective_times import (
    CollectiveTimes,
    times_of_cores,
)
from tensorboard_plugin_overview.metrics.host.device_summary import DeviceSummary
from tensorboard_plugin_overview.metrics.host.tpu_totals import CoreTotals, WindowTotals
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, merge_ops
from tensorboard_plugin_overview.metrics.ops.precision import PrecisionSummary, merge_precision
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.tpu_breakdown import (
    Communication,
    DeviceTotals,
    communication,
    reads_input,
)
from tensorboard_plugin_overview.steps.step_kinds import FoundSteps
from tensorboard_plugin_overview.steps.steps import Steps
from tensorboard_plugin_overview.steps.tpu_steps import TpuSteps, find_tpu_steps
from tensorboard_plugin_overview.trace.categories import INPUT
from tensorboard_plugin_overview.trace.cores import Core
from tensorboard_plugin_overview.trace.model import Trace

_MOST_WORKERS = 4


@dataclass(frozen=True)
class TpuSummary:
    """One TPU host.

    Attributes:
        cores: TensorCores and SparseCores, in the order of the timeline.
        device_steps: the TensorCores that have steps.
        communication: of each of them.
        collectives: of all of them, by kind; None without any.
        steps: how they were found.
        ops: the op table of the TensorCores.
        precision, works: within complete steps, where there are steps.
        counters: hardware counters (`MATRIX_UNITS`, `HBM`) in percent, those that the host has.
    """

    cores: Sequence[DeviceSummary]
    device_steps: Sequence[DeviceSteps]
    communication: Sequence[Communication]
    steps: FoundSteps
    ops: OpSummary
    precision: PrecisionSummary
    works: Sequence[ComputeTotals]
    counters: Mapping[str, float]
    collectives: CollectiveTimes | None = None


class TpuTimes(NamedTuple):
    """When the cores did what, in the whole profile.

    Attributes:
        claimed: name of a core with steps -> the time in which its ops were not idle.
        host_waits: name of a core -> when it waited for copies from or to the host's memory.
    """

    claimed: Mapping[str, Intervals]
    host_waits: Mapping[str, Intervals]


def summarize_tpu(
    trace: Trace, host_time: Mapping[str, Intervals], kind: str | None = None
) -> tuple[TpuSummary, TpuTimes]:
    """Reduces one TPU host's events to its summary.

    Args:
        trace: of the host.
        host_time: when the host did what, by cause of idle time.
        kind: the kind of steps that is wanted; None for the leading one.
    """
    found = find_tpu_steps(trace, host_time.get(INPUT, NO_TIME), kind)
    has_steps = bool(found.found.device_steps)
    totals = [_CoreWithSteps(trace.host, core, found, host_time) for core in trace.cores]
    if not any(core.is_streamed for core in trace.cores):
        for one in totals:
            one.read()
    else:
        with Threads(min(os.cpu_count() or 1, _MOST_WORKERS), "overview-core") as pool:
            list(pool.map(_CoreWithSteps.read, totals))
    in_steps = [(one, one.totals) for one in totals if one.totals is not None]
    waits_for_host = not any(one.reads_input for one in totals if one.core.kind == "tpu")
    device_steps = {}
    for one, core_totals in in_steps:
        name = one.core.name
        if not one.ran:
            device_steps[name] = core_totals.without_breakdown(trace.host)
            continue
        waits = found.host_input_ps.get(name, np.zeros(len(core_totals.steps), np.int64))
        device_steps[name] = core_totals.finished(trace.host, waits if waits_for_host else None)
    works, precision = [], []
    for one in totals:
        if one.in_windows is not None:
            done = device_steps.get(one.core.name)
            if done is None and has_steps:
                continue
            steps = None if done is None else done.steps
            work = one.in_windows.work(steps, one.whole.span_ps)
            works += [] if work is None else [work]
            precision.append(one.in_windows.precision(steps))
    summary = TpuSummary(
        cores=[one.summary() for one in totals],
        device_steps=list(device_steps.values()),
        communication=communication([core_totals for _, core_totals in in_steps]),
        steps=_with_steps(found.found, {name: one.steps for name, one in device_steps.items()}),
        ops=merge_ops(part for one in totals if one.core.kind == "tpu" for part in one.whole.ops()),
        precision=merge_precision(precision),
        works=works,
        counters=trace.facts.counters,
        collectives=times_of_cores([core_totals.by_kind for _, core_totals in in_steps]),
    )
    times = TpuTimes(
        claimed={one.core.name: core_totals.claimed() for one, core_totals in in_steps if one.ran},
        host_waits={one.core.name: one.whole.host_waits() for one in totals},
    )
    return summary, times


def _with_steps(found: FoundSteps, steps_of_core: Mapping[str, Steps]) -> FoundSteps:
    """Returns the steps with those of the chosen kind as they are marked with the ops known."""
    kinds = {**found.kinds, found.kind: steps_of_core} if found.kind in found.kinds else found.kinds
    return replace(found, device_steps=steps_of_core, kinds=kinds)


class _CoreWithSteps:
    """All that is summed over the blocks of one core."""

    def __init__(
        self, host: str, core: Core, found: TpuSteps, host_time: Mapping[str, Intervals]
    ) -> None:
        self.core = core
        self.reads_input = False
        steps = found.found.device_steps.get(core.name)
        self.whole = CoreTotals(found.found.windows(core.name))
        self.totals = None if steps is None else DeviceTotals(steps, host_time)
        self.in_windows = WindowTotals(host, core, steps) if core.kind == "tpu" else None

    def read(self) -> None:
        """Reads all blocks."""
        for block in self.core.blocks():
            self.whole.add(block)
            self.reads_input |= reads_input(block)
            if self.totals is not None:
                self.totals.add(block)
            if self.in_windows is not None:
                self.in_windows.add(block)

    @property
    def ran(self) -> bool:
        """An op was recorded; those of no length alone are nothing that ran."""
        span_ps = self.whole.span_ps
        return span_ps is not None and span_ps[1] > span_ps[0]

    def summary(self) -> DeviceSummary:
        """Summarizes the core in the whole profile."""
        core = self.core
        untimed = self.whole.untimed_ops
        is_known = self.ran or (self.totals is None and not untimed)
        return DeviceSummary(
            name=core.name,
            kind=core.kind,
            used=self.whole.used and (self.ran or untimed > 0),
            busy_ps=self.whole.busy_ps if is_known else None,
            span_ps=self.whole.span_ps if self.ran else None,
            outside_steps_ps=self.whole.outside_steps_ps if is_known else None,
            facts=core.facts,
            untimed_ops=untimed,
        )
