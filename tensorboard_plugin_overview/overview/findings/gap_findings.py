"""Finds time of the loop outside its steps: in every period, or in a single long gap.

In: the step table, and where the time of a usual period goes.  Out: findings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.steps import loop_time
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained
from tensorboard_plugin_overview.overview.finding import TRACE_VIEWER, Finding, worst_steps
from tensorboard_plugin_overview.overview.own_code import OwnCode, words_of
from tensorboard_plugin_overview.overview.registry import PLATFORMS

# Percent of the period, as for unexplained time within steps.
_HIGH_PERCENT, _MEDIUM_PERCENT = 15.0, 3.0
_LISTED = 3
# Findings of their own claim these.
_CLAIMED = frozenset({"input", "compilation"})
_OTHER_WORK: Mapping[Platform, str] = {
    "tpu": "device_work",
    "gpu": "device_work",
    "cpu": "host_compute",
}
_AROUND_ALL = (
    "Put the step marker around the whole iteration to see this time by step. If it is the data "
    "loader, prefetch (worker processes, a buffer) so that it runs beside the steps; keep logging, "
    "checkpoints and conversions out of the loop."
)
_LESS_WORK = (
    "Run what is no step's work (validation, checkpoints, metrics) less often, or beside the steps."
)
_OTHER_KINDS = (
    "Choose the other kind to see what its steps do. If they only evaluate, run them less often, "
    "or beside these."
)
_MARK_ALL = (
    "Put a step marker around every iteration: only some have one, and the time of the others lies "
    "between these."
)
_NEXT_STEP = {
    "device_work": "Run it less often, or beside the steps.",
    "host_compute": "Run it less often, or in another thread beside the steps.",
    "compilation": "Keep shapes and dtypes the same, and run each program once before the loop.",
    "input": "Prefetch across epochs, and keep the loader's workers alive between them.",
}
_LOOK = "Look there in the trace viewer: a checkpoint, a validation, a stalled loader?"


def gap_findings(
    platform: Platform,
    table: StepTable,
    loop: loop_time.LoopTime,
    own_code: OwnCode,
    other_kinds: Sequence[str] = (),
) -> Iterator[Finding]:
    """Finds what costs time between the steps.

    Args:
        platform: of the run.
        table: its steps.
        loop: where the time of a usual period goes.
        own_code: the host code that covers unexplained time.
        other_kinds: names of other kinds of steps, which run between these.
    """
    found = [
        *_in_every_period(platform, table, loop, own_code),
        *_single(platform, table, own_code.longest),
    ]
    if other_kinds:
        named = ", ".join(map(repr, other_kinds[:_LISTED]))
        ran = f" Steps of other kinds run between these: {named}."
        found = [finding._replace(evidence=finding.evidence + ran) for finding in found]
        found = [
            finding._replace(next_step=_OTHER_KINDS, advice="other_kinds")
            if finding.next_step == _LESS_WORK
            else finding
            for finding in found
        ]
    yield from found


def _in_every_period(
    platform: Platform, table: StepTable, loop: loop_time.LoopTime, own_code: OwnCode
) -> Iterator[Finding]:
    parts_ms = {part: ms for part, ms in loop.gap_ms.items() if part not in _CLAIMED}
    cost_ms = sum(parts_ms.values())
    percent = 100 * cost_ms / loop.period_ms if loop.period_ms else 0.0
    if percent < _MEDIUM_PERCENT:
        return
    most = max(parts_ms, key=lambda part: parts_ms[part])
    finding = Finding(
        "between_steps",
        "high" if percent >= _HIGH_PERCENT else "medium",
        f"{percent:.0f} % of the loop is outside its steps",
        f"Between the steps: {cost_ms:.4g} ms of {loop.period_ms:.4g} ms from step to step, "
        f"mostly {PLATFORMS[platform].gap[most].label.lower()} ({parts_ms[most]:.4g} ms).",
        _LESS_WORK if most == _OTHER_WORK[platform] else _AROUND_ALL,
        cost_ms=cost_ms,
        steps=worst_steps(np.nan_to_num(loop_time.gap_total_ms(table)), loop.rows),
        tool=TRACE_VIEWER,
        advice="less_work" if most == _OTHER_WORK[platform] else "around_all",
    )
    words = words_of(platform, own_code.between, loop.period_ms)
    if own_code.steps_between:
        evidence = f"{finding.evidence} Steps that nothing marks run between the marked ones."
        finding = finding._replace(evidence=evidence, next_step=_MARK_ALL, advice="mark_all")
    elif most == ALL_OTHERS and words is not None:
        evidence = f"{finding.evidence} {words.evidence}"
        next_step, advice = words.next_step, words.advice
        finding = finding._replace(evidence=evidence, next_step=next_step, advice=advice)
    yield finding


def _single(platform: Platform, table: StepTable, unexplained: Unexplained) -> Iterator[Finding]:
    rows = loop_time.long_gaps(table)
    if not len(rows):
        return
    gap_ms = loop_time.gap_total_ms(table)
    counted = np.flatnonzero(table.counted & ~np.isnan(gap_ms))
    usual_ms = median(gap_ms[counted])
    worst = rows[np.argsort(-gap_ms[rows], kind="stable")]
    first = int(worst[0])
    part = max(table.gap_ms, key=lambda category: table.gap_ms[category][first])
    listed = ", ".join(
        f"{gap_ms[row]:.4g} ms after step {table.number[row]}" for row in worst[:_LISTED].tolist()
    )
    more = f" and {len(rows) - _LISTED} more" if len(rows) > _LISTED else ""
    words = words_of(platform, unexplained, float(gap_ms[first]))
    finding = Finding(
        "long_gap",
        "medium",
        "A long gap between steps" if len(rows) == 1 else f"{len(rows)} long gaps between steps",
        f"{listed}{more}; the usual gap is {usual_ms:.4g} ms. Mostly "
        f"{PLATFORMS[platform].gap[part].label.lower()} ({table.gap_ms[part][first]:.4g} ms) "
        f"after step {table.number[first]}.",
        _NEXT_STEP.get(part, _LOOK),
        cost_ms=float((gap_ms[rows] - usual_ms).sum()) / len(counted)
        if loop_time.are_outliers(len(rows), len(counted))
        else None,
        steps=worst_steps(np.nan_to_num(gap_ms), rows),
        tool=TRACE_VIEWER,
        advice=f"long_gap.{part}" if part in _NEXT_STEP else "long_gap",
    )
    if part == ALL_OTHERS and words is not None:
        evidence = f"{finding.evidence} {words.evidence}"
        next_step, advice = words.next_step, words.advice
        finding = finding._replace(evidence=evidence, next_step=next_step, advice=advice)
    yield finding
