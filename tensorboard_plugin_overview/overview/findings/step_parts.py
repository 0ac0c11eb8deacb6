"""Finds parts of the step that should be small, and are not.

In: the step table, where the time of a usual period goes, and whose code covers what nothing
explains.  Out: findings, by the rules of the platform's categories (`platforms/`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.steps.loop_time import LoopTime, usual_step_ms
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained
from tensorboard_plugin_overview.overview.finding import Finding, worst_steps
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.own_code import words_of
from tensorboard_plugin_overview.overview.registry import PLATFORMS

# Share of the period.
_NOTABLE_GAP = 0.01


def step_part_findings(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable,
    loop: LoopTime,
    unexplained: Unexplained,
    *,
    op_by_op: bool,
) -> Iterator[Finding]:
    """Yields the parts that are too large; each costs what it takes of a usual period.

    Args:
        platform: of the run.
        metrics: of the run; a part that is unavailable is not judged.
        table: its steps.
        loop: where the time of a usual period goes.
        unexplained: time of the complete steps that nothing explains, and what covers it.
        op_by_op: the program dispatches op by op, so that compiling it may help.
    """
    if not loop.period_ms:
        return
    step_ms = float(table.duration_ms[table.counted].mean())
    if unexplained.without_outliers:
        step_ms = usual_step_ms(table)
    description = PLATFORMS[platform]
    for part in description.step.values():
        rule, metric = part.rule, metrics.get(part.metric)
        if rule is None or metric is None or metric.value is None:
            continue
        between_ms = loop.gap_ms[part.id] if rule.counts_gap else 0.0
        cost_ms = loop.step_ms[part.id] + between_ms
        percent = 100 * cost_ms / loop.period_ms
        if percent < rule.medium_percent:
            continue
        time_ms = table.time_ms[part.id]
        if between_ms:
            time_ms = time_ms + np.nan_to_num(table.gap_ms[part.id])
        outside = f", {between_ms:.4g} ms of it between the steps" if between_ms else ""
        finding = Finding(
            rule.finding,
            "high" if percent >= rule.high_percent else "medium",
            rule.title,
            f"{part.label}: {cost_ms:.4g} ms of {loop.period_ms:.4g} ms "
            f"{part_of(loop)} ({percent:.1f} %){outside}.",
            rule.if_op_by_op if op_by_op and rule.if_op_by_op else rule.next_step,
            cost_ms=cost_ms,
            steps=worst_steps(time_ms, np.flatnonzero(table.counted)),
            tool=rule.tool,
        )
        words = None
        if part.id == description.unexplained:
            words = words_of(platform, unexplained, step_ms)
        if words is not None:
            finding = finding._replace(
                id=words.finding or finding.id,
                title=words.title or finding.title,
                evidence=f"{finding.evidence} {words.evidence}",
                next_step=words.next_step,
                advice=words.advice,
            )
        yield finding


def part_of(loop: LoopTime) -> str:
    """Says what shares are of: of a step, or of the time from step to step."""
    return "from step to step" if loop.gap_total_ms > _NOTABLE_GAP * loop.period_ms else "a step"
