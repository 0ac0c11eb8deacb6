"""Finds what to fix first, each finding with its evidence and the next step.

In: the metrics and the step table.  Out: `Finding`s.

Thresholds are XProf's: eager time 10 %, 16-bit compute 10 %.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median
from tensorboard_plugin_overview.arrays.types import FloatArray
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.steps.loop_time import are_outliers, usual_loop_time
from tensorboard_plugin_overview.metrics.steps.outliers import OUTLIER, slow_steps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.trend import Trend
from tensorboard_plugin_overview.names.jax_functions import is_jax_function
from tensorboard_plugin_overview.overview import finding
from tensorboard_plugin_overview.overview.findings.attach_ops import MATRIX_NAME
from tensorboard_plugin_overview.overview.findings.gap_findings import gap_findings
from tensorboard_plugin_overview.overview.findings.lost_time_findings import (
    Losses,
    eager_on_host,
    slow_first_step,
)
from tensorboard_plugin_overview.overview.findings.step_parts import step_part_findings
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.own_code import COMPILE_ONCE, OwnCode
from tensorboard_plugin_overview.overview.panels.headline import is_clear
from tensorboard_plugin_overview.overview.registry import PLATFORMS
from tensorboard_plugin_overview.trace.categories import COMPILATION

_EAGER_PERCENT = 10.0
_LOW_16BIT_PERCENT = 10.0
# With a smaller share of matrix products, their precision changes little.
_NOTABLE_MATRIX_SHARE = 0.05
_GROWING_PERCENT, _GROWING_HIGH_PERCENT = 5.0, 20.0
_PRECISION_TOOL: Mapping[Platform, finding.Tool] = {
    "gpu": finding.KERNELS,
    "tpu": finding.HLO_OPS,
    "cpu": finding.FRAMEWORK_OPS,
}


def findings(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable | None,
    trend: Trend | None,
    compilation_ms: float,
    own_code: OwnCode,
    device_ops: Sequence[OpTotals] = (),
    host_ops: Sequence[OpTotals] = (),
    other_kinds: Sequence[str] = (),
    losses: Losses | None = None,
) -> list[finding.Finding]:
    """Returns all findings but those about hosts, about sessions, and of TPUs alone.

    Args:
        platform: of the run.
        metrics: of the run.
        table: its steps; None without any, or where they are not of interest.
        trend: of its steps, None where that is not known.
        compilation_ms: time in which any host compiled, within steps or not.
        own_code: the host code that covers unexplained time.
        device_ops: of all devices.
        host_ops: of all hosts.
        other_kinds: names of the kinds of marked steps that the page is not of.
        losses: what a change of the program saves; None where the format does not say.
    """
    description = PLATFORMS[platform]
    found = [*_compilation(table, compilation_ms)]
    ops = [*device_ops, *host_ops]
    if table is not None:
        loop = usual_loop_time(table)
        found += [*_outliers(platform, table, own_code), *_trend(table, trend)]
        found += step_part_findings(
            platform,
            metrics,
            table,
            loop,
            own_code.in_steps,
            op_by_op=dispatches_op_by_op(metrics, ops),
        )
        # A device that was not recorded is unknown between the steps, too.
        is_known = metrics[description.step[description.unexplained].metric].value is not None
        # Calls that overlap, as those of threads that serve do, have nothing between them.
        overlap = len(table.device_rows) == 1 and not table.in_step
        if is_known and not overlap:
            found += gap_findings(platform, table, loop, own_code, other_kinds)
    if losses is None:
        return [*found, *_eager(metrics), *_precision(platform, metrics, device_ops)]
    parts = {part.metric: part.label for part in description.step.values() if part.kind == "host"}
    found += losses.findings()
    if table is not None:
        found += [*slow_first_step(table), *eager_on_host(metrics, parts)]
    eager_percent = metrics["eager_time_host"].value
    found += _precision(platform, metrics, device_ops)
    return losses.concerning(found, eager_percent)


def dispatches_op_by_op(metrics: Mapping[str, Metric], ops: Sequence[OpTotals]) -> bool:
    """Returns whether the program runs op by op, so that compiling the step may help.

    Compiled programs do not, unless most of their time is JAX's own functions, each of which is a
    program where nothing around it is compiled.  TensorFlow shows what ran eagerly.

    Args:
        metrics: of the run.
        ops: of all devices and hosts.
    """
    program_ps: dict[str, int] = {}
    for op in ops:
        module = op.op.module
        if module:
            program_ps[module] = program_ps.get(module, 0) + op.self_ps
    compiled_ps = sum(program_ps.values())
    if compiled_ps:
        alone_ps = sum(time_ps for name, time_ps in program_ps.items() if is_jax_function(name))
        return 2 * alone_ps > compiled_ps
    sides = ("eager_time_host", "eager_time_device")
    eager = [metrics[side].value for side in sides if side in metrics]
    return any(share is not None and share > _EAGER_PERCENT for share in eager)


def _compilation(table: StepTable | None, compilation_ms: float) -> Iterator[finding.Finding]:
    time_ms = np.zeros(0) if table is None else _compiled_ms(table)
    steps = np.flatnonzero(time_ms > 0)
    if table is None or not len(steps):
        if compilation_ms > 0:
            yield finding.Finding(
                "compile_in_capture",
                "medium",
                "Programs are compiled during the capture, outside the steps shown",
                f"{compilation_ms:.4g} ms of compilation.",
                COMPILE_ONCE,
                tool=finding.TRACE_VIEWER,
            )
        return
    listed = ", ".join(str(number) for number in table.number[steps][:5].tolist())
    more = " and more" if len(steps) > 5 else ""
    within = bool((table.time_ms.get(COMPILATION, np.zeros(1)) > 0).any())
    yield finding.Finding(
        "compile_in_loop",
        "high",
        f"Programs are compiled {'within' if within else 'between'} the steps",
        f"{time_ms.sum():.4g} ms of compilation in {len(steps)} of {len(table)} steps "
        f"(step {listed}{more}).",
        COMPILE_ONCE,
        cost_ms=float(time_ms.sum()) / len(table),
        steps=finding.worst_steps(time_ms, steps),
        tool=finding.TRACE_VIEWER,
    )


def _compiled_ms(table: StepTable) -> FloatArray:
    """Returns compilation in each step and in the gap behind it, float64[n]."""
    in_step_ms = table.time_ms.get(COMPILATION, np.zeros(len(table)))
    total: FloatArray = in_step_ms + np.nan_to_num(table.gap_ms[COMPILATION])
    return total


def _outliers(platform: Platform, table: StepTable, own_code: OwnCode) -> Iterator[finding.Finding]:
    slow, median_ms = slow_steps(table)
    if not len(slow):
        return
    description = PLATFORMS[platform]
    rows = np.flatnonzero(table.counted)
    worst = int(slow[np.argmax(table.duration_ms[slow])])
    excess_ms = table.duration_ms[slow] - median_ms
    cause, where = None, ""
    if table.has_breakdown:
        usual = {category: median(time[rows]) for category, time in table.time_ms.items()}
        cause = max(usual, key=lambda category: table.time_ms[category][worst] - usual[category])
        where = f", mostly in {description.step[cause].label}"
    whose = ""
    if cause == description.unexplained:
        whose = own_code.of_slowest(platform, float(table.duration_ms[worst]))
    if COMPILATION in table.time_ms:
        # Compilation is the cost of another finding.
        excess_ms = np.maximum(excess_ms - table.time_ms[COMPILATION][slow], 0.0)
    steps = "step takes" if len(slow) == 1 else "steps take"
    yield finding.Finding(
        "slow_steps",
        "medium",
        f"{len(slow)} {steps} more than {OUTLIER} times as long as usual",
        f"Step {table.number[worst]}: {table.duration_ms[worst]:.4g} ms against a median of "
        f"{median_ms:.4g} ms{where}.{whose}",
        "Look at that step in the step-time graph, and for it in the trace viewer.",
        # If many are slow, the parts of the mean step contain the cost.
        cost_ms=float(excess_ms.sum()) / len(rows) if are_outliers(len(slow), len(rows)) else None,
        steps=finding.worst_steps(table.duration_ms, slow),
        tool=finding.TRACE_VIEWER,
        cause="compile_in_loop" if cause == COMPILATION else None,
    )


def _trend(table: StepTable, trend: Trend | None) -> Iterator[finding.Finding]:
    rows = np.flatnonzero(table.counted)
    usual_ms = median(table.duration_ms[rows])
    if trend is None or not is_clear(trend, usual_ms):
        return
    growth_ms = trend.slope * (trend.n - 1)
    percent = 100 * growth_ms / usual_ms
    if percent < _GROWING_PERCENT:
        return
    yield finding.Finding(
        "getting_slower",
        "high" if percent >= _GROWING_HIGH_PERCENT else "medium",
        "Steps get slower and slower",
        f"By {growth_ms:.4g} ms ({percent:.1f} %) over {trend.n} steps; of steps without any trend "
        f"so much is seen with probability {trend.p_value:.2g}.",
        "Look for what grows with the steps: shapes and sequence lengths, lists and logs that are "
        "kept, memory, heat of the device. Compare a late step with an early one.",
        cost_ms=growth_ms / 2,
        steps=[int(rows[-1]), int(rows[0])],
        tool=finding.TRACE_VIEWER,
    )


def _eager(metrics: Mapping[str, Metric]) -> Iterator[finding.Finding]:
    for side in ("host", "device"):
        metric = metrics.get(f"eager_time_{side}")
        if metric is None or metric.value is None or metric.value <= _EAGER_PERCENT:
            continue
        yield finding.Finding(
            f"eager_{side}",
            "medium",
            f"Ops run eagerly on the {side}",
            f"{metric.label}: {metric.value:.1f} % of its op time.",
            "Run them within the step's tf.function (Keras: run_eagerly=False); the top ops show "
            "which run eagerly.",
            tool=finding.FRAMEWORK_OPS,
        )


def _precision(
    platform: Platform, metrics: Mapping[str, Metric], device_ops: Sequence[OpTotals]
) -> Iterator[finding.Finding]:
    metric = metrics.get("compute_16bit")
    if metric is None or metric.value is None or metric.value >= _LOW_16BIT_PERCENT:
        return
    # Only products of matrices and convolutions are faster for it.
    matrix_ps = sum(op.self_ps for op in device_ops if _on_matrix_units(op))
    if matrix_ps <= _NOTABLE_MATRIX_SHARE * sum(op.self_ps for op in device_ops):
        return
    yield finding.Finding(
        "low_16bit",
        "low",
        "Hardly any compute runs in 16 bits",
        f"{metric.label}: {metric.value:.1f} % of the compute time whose precision is known.",
        "Try mixed precision (bfloat16, or float16 with loss scaling): matrix units are several "
        "times as fast in 16 bits.",
        tool=_PRECISION_TOOL[platform],
    )


def _on_matrix_units(op: OpTotals) -> bool:
    """Returns whether matrix units could compute it, by its names where it is not recorded."""
    if op.tensorcore_eligible is not None:
        return op.tensorcore_eligible
    return re.search(MATRIX_NAME, f"{op.op.category} {op.op.name}", re.IGNORECASE) is not None
