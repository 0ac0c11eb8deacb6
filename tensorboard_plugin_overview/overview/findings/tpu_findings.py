"""Finds what is particular to a TPU run, beyond the parts of the step.

In: its metrics, the devices' work with their peaks, the cost of collectives.  Out: findings:
collectives (communication, or the wait for later cores), and a program far below its roofline
(bound by compute, or by memory).

XProf reports collectives from 6 % of the step; here, as all shares, of the period.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.metrics.run.utilization import RatedWork, flops_of
from tensorboard_plugin_overview.metrics.steps.loop_time import usual_loop_time
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.overview.finding import HLO_OPS, ROOFLINE, Finding, worst_steps
from tensorboard_plugin_overview.overview.findings.step_parts import part_of
from tensorboard_plugin_overview.overview.metric import Metric

_COLLECTIVES_PERCENT = 6.0
_COLLECTIVES_HIGH_PERCENT = 15.0
_LOW_PERCENT = 50.0
_VERY_LOW_PERCENT = 25.0

_OVERLAP = (
    "Overlap collectives with compute (XLA's latency-hiding scheduler, asynchronous collectives), "
    "reduce in 16 bits, or accumulate gradients over several batches."
)
_EVEN_OUT = (
    "Most of it is a wait for later cores: find the slowest one among the devices, and give all "
    "cores equal work and input."
)
_MEMORY = (
    "Move fewer bytes per FLOP: 16-bit types, larger batches, fused elementwise ops, "
    "rematerialisation instead of storing."
)
_COMPUTE = (
    "Make matrix products larger and their dimensions multiples of 128 (8 for the second-minor "
    "one), in 16 bits; see in the top ops where the time goes."
)


def tpu_findings(
    metrics: Mapping[str, Metric],
    rated: Sequence[RatedWork],
    collective_cost_ms: tuple[float, float] | None,
    table: StepTable | None,
) -> Iterator[Finding]:
    """Yields all findings that apply.

    Args:
        metrics: of the run.
        rated: the TensorCores' work with their peaks.
        collective_cost_ms: communication, and wait for later cores, per step, on the core where
            they are most; None without steps.
        table: the steps; None where there are none, or where they are not the question.
    """
    yield from _collectives(metrics, collective_cost_ms, table)
    for finding in _roofline(metrics, rated):
        # A step's time says nothing of a session's.
        yield finding if table is not None else finding._replace(cost_ms=None)


def _collectives(
    metrics: Mapping[str, Metric],
    cost_ms: tuple[float, float] | None,
    table: StepTable | None,
) -> Iterator[Finding]:
    whole_ms, time_ms = metrics["step_time"].value, metrics["time_collectives"].value
    of_what = "a step"
    if table is not None and time_ms is not None:
        loop = usual_loop_time(table)
        whole_ms, time_ms, of_what = loop.period_ms, loop.step_ms["collectives"], part_of(loop)
    if not whole_ms or time_ms is None or 100 * time_ms / whole_ms < _COLLECTIVES_PERCENT:
        return
    percent = 100 * time_ms / whole_ms
    evidence = (
        f"Collective communication: {time_ms:.4g} ms of {whole_ms:.4g} ms {of_what} "
        f"({percent:.1f} %)."
    )
    next_step = _OVERLAP
    if cost_ms is not None:
        working_ms, waiting_ms = cost_ms
        evidence += (
            f" On the core where it takes longest, {working_ms:.4g} ms are communication and "
            f"{waiting_ms:.4g} ms a wait for later cores."
        )
        if waiting_ms > working_ms:
            next_step = _EVEN_OUT
    steps = []
    if table is not None:
        steps = worst_steps(table.time_ms["collectives"], np.flatnonzero(table.counted))
    yield Finding(
        "collective_bound",
        "high" if percent >= _COLLECTIVES_HIGH_PERCENT else "medium",
        "Steps spend their time in collectives",
        evidence,
        next_step,
        cost_ms=None if table is None else time_ms,
        steps=steps,
        tool=HLO_OPS,
    )


def _roofline(metrics: Mapping[str, Metric], rated: Sequence[RatedWork]) -> Iterator[Finding]:
    percent = metrics["flops_utilization"].value
    if percent is None or percent >= _LOW_PERCENT:
        return
    flops = sum(flops_of(device.work) for device in rated)
    touched = sum(device.work.bytes_accessed or 0.0 for device in rated)
    ridges = [
        device.flops.per_second / device.bandwidth.per_second
        for device in rated
        if device.flops is not None and device.bandwidth is not None
    ]
    if not touched or not ridges:
        return
    intensity, ridge = flops / touched, sum(ridges) / len(ridges)
    memory_bound = intensity < ridge
    bound = "memory bandwidth" if memory_bound else "peak FLOP/s"
    evidence = (
        f"{intensity:.4g} FLOP per byte of HBM, where the TPU's peaks meet at {ridge:.4g}: its "
        f"{bound} is the limit, and {percent:.3g} % of what that allows is reached."
    )
    compute_ms, step_ms = metrics["time_compute"].value, metrics["step_time"].value
    # Waits move bytes too, so that the rate of the rest may seem more than is possible.
    if compute_ms and step_ms and percent * step_ms <= 100 * compute_ms:
        evidence += (
            f" The TPU computes {100 * compute_ms / step_ms:.0f} % of the step; within that time "
            f"it is {percent * step_ms / compute_ms:.3g} %."
        )
    # Reaching half of the bound would save this much of the time in which the TPU computes.
    saved_ms = None
    if compute_ms and step_ms:
        saved_ms = max(compute_ms - step_ms * percent / _LOW_PERCENT, 0.0)
    yield Finding(
        "low_utilization",
        "medium" if percent < _VERY_LOW_PERCENT else "low",
        "The program is bound by "
        f"{'memory' if memory_bound else 'compute'}, and far below that bound",
        evidence,
        _MEMORY if memory_bound else _COMPUTE,
        cost_ms=saved_ms or None,
        tool=ROOFLINE,
    )
