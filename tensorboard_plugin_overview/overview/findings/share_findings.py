"""Parts of the step that should be small, and are not.

In: the step table, where the time of a usual period goes, and whose code covers what nothing
explains.  Out: findings.

Thresholds are XProf's (its input-pipeline analysis): of the period, input 20 % and 5 %, kernel
launch, collectives and unexplained time 15 % and 3 %.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.steps.loop_time import LoopTime
from tensorboard_plugin_overview.metrics.steps.loop_time import usual_step_ms
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.unexplained import Unexplained
from tensorboard_plugin_overview.overview.finding import FRAMEWORK_OPS
from tensorboard_plugin_overview.overview.finding import HLO_OPS
from tensorboard_plugin_overview.overview.finding import INPUT_PIPELINE
from tensorboard_plugin_overview.overview.finding import KERNELS
from tensorboard_plugin_overview.overview.finding import TRACE_VIEWER
from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.overview.finding import Tool
from tensorboard_plugin_overview.overview.finding import worst_steps
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.own_code import words_of
from tensorboard_plugin_overview.overview.registry import step_labels


@dataclass(frozen=True)
class _Share:
    """A part of the step that should be small.

    Attributes:
        if_op_by_op: advice for programs that dispatch op by op, in place of `next_step`.
    """

    finding: str
    title: str
    high_percent: float
    medium_percent: float
    next_step: str
    tool: Tool
    if_op_by_op: str | None = None


_GPU_SHARES = {
    "input": _Share(
        "input_bound",
        "The GPU waits for input",
        20,
        5,
        "Prefetch to the device, parallelise the input pipeline (tf.data: prefetch, "
        "num_parallel_calls; PyTorch: num_workers), cache what does not change.",
        INPUT_PIPELINE,
    ),
    "kernel_launch": _Share(
        "launch_bound",
        "The GPU waits for kernels to be launched",
        15,
        3,
        "Launch fewer and larger kernels: enable CUDA graphs (command buffers), run several steps "
        "in one program, or raise the batch size.",
        KERNELS,
        "Launch fewer and larger kernels: compile the step (jax.jit, tf.function with "
        "jit_compile=True), or raise the batch size.",
    ),
    "device_collectives": _Share(
        "collective_bound",
        "Collective communication is exposed",
        15,
        3,
        "Overlap it with compute (XLA's latency-hiding scheduler), reduce in 16 bits, or "
        "accumulate gradients over several batches.",
        TRACE_VIEWER,
    ),
    "host_compute": _Share(
        "host_bound",
        "The GPU waits for ops that run on the host",
        15,
        3,
        "See in the host's top ops which they are; move them to the device or out of the step.",
        FRAMEWORK_OPS,
    ),
    "output": _Share(
        "output_bound",
        "The GPU waits for copies to the host",
        15,
        3,
        "Fetch metrics and results less often, or asynchronously.",
        TRACE_VIEWER,
    ),
    "all_others": _Share(
        "unexplained_idle",
        "The GPU is idle, and no host event explains it",
        15,
        3,
        "It is mostly Python between steps: keep the loop free of logging, checkpoints and "
        "conversions, and do not wait for each step's result.",
        TRACE_VIEWER,
    ),
}
_CPU_SHARES = {
    "input": replace(_GPU_SHARES["input"], title="Steps wait for input"),
    "device_collectives": _GPU_SHARES["device_collectives"],
    "all_others": _Share(
        "unexplained_idle",
        "No op runs in a part of each step",
        15,
        3,
        "It is mostly Python between ops: loading, logging, conversions. Annotate the loop's parts "
        "(TraceAnnotation, tf.profiler.experimental.Trace) to see which, and take them out of the "
        "loop.",
        TRACE_VIEWER,
        "It is mostly Python between ops: compile the whole step (jax.jit, tf.function), and keep "
        "the loop free of logging, checkpoints and conversions.",
    ),
}
_TPU_SHARES = {
    "input": _Share(
        "input_bound",
        "The TPU waits for input",
        20,
        5,
        _GPU_SHARES["input"].next_step,
        INPUT_PIPELINE,
    ),
    "output": _Share(
        "output_bound",
        "The TPU waits for its output to be taken",
        20,
        5,
        "Write metrics and summaries (outfeed, host callbacks) less often than every step.",
        TRACE_VIEWER,
    ),
    "host_transfer": _Share(
        "host_transfer_bound",
        "The TPU waits for copies from or to the host's memory",
        15,
        3,
        "Offload less to the host, start its copies earlier so that they overlap with compute, or "
        "rematerialise activations instead.",
        TRACE_VIEWER,
    ),
    "idle": _Share(
        "tpu_idle",
        "The TPU is idle within steps",
        15,
        3,
        "Run several steps in one program (a loop on the device), dispatch ahead of the device, "
        "and give slow cores no more work than the others.",
        TRACE_VIEWER,
    ),
    "sparsecore": _Share(
        "sparsecore_bound",
        "The TensorCore waits for the SparseCore",
        10,
        0.1,
        "Split embedding tables evenly over the cores, and pipeline lookups with compute.",
        HLO_OPS,
    ),
}
_SAME_BETWEEN_STEPS = frozenset({"input"})
# Of the period.
_NOTABLE_GAP = 0.01
_SHARES: Mapping[Platform, Mapping[str, _Share]] = {
    "tpu": _TPU_SHARES,
    "gpu": _GPU_SHARES,
    "cpu": _CPU_SHARES,
}


UNEXPLAINED: Mapping[Platform, str] = {"tpu": "idle", "gpu": "all_others", "cpu": "all_others"}
"""The part of a step that the profile leaves unexplained."""


def share_findings(
    platform: Platform,
    metrics: Mapping[str, Metric],
    table: StepTable,
    loop: LoopTime,
    unexplained: Unexplained,
    *,
    op_by_op: bool,
) -> Iterator[Finding]:
    """Finds the parts that are too large; each costs what it takes of a usual period.

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
    labels = step_labels(platform)
    step_ms = float(table.duration_ms[table.counted].mean())
    if unexplained.without_outliers:
        step_ms = usual_step_ms(table)
    for category, share in _SHARES[platform].items():
        metric = metrics.get(f"time_{category}")
        if metric is None or metric.value is None:
            continue
        in_step_ms = loop.step_ms[category]
        # What the host waits for between the steps is waited for all the same.
        between_ms = loop.gap_ms[category] if category in _SAME_BETWEEN_STEPS else 0.0
        cost_ms = in_step_ms + between_ms
        percent = 100 * cost_ms / loop.period_ms
        if percent < share.medium_percent:
            continue
        time_ms = table.time_ms[category]
        if between_ms:
            time_ms = time_ms + np.nan_to_num(table.gap_ms[category])
        outside = f", {between_ms:.4g} ms of it between the steps" if between_ms else ""
        finding = Finding(
            share.finding,
            "high" if percent >= share.high_percent else "medium",
            share.title,
            f"{labels[category]}: {cost_ms:.4g} ms of {loop.period_ms:.4g} ms "
            f"{part_of(loop)} ({percent:.1f} %){outside}.",
            share.if_op_by_op if op_by_op and share.if_op_by_op else share.next_step,
            cost_ms=cost_ms,
            steps=worst_steps(time_ms, np.flatnonzero(table.counted)),
            tool=share.tool,
        )
        words = None
        if category == UNEXPLAINED[platform]:
            words = words_of(platform, unexplained, step_ms)
        if words is not None:
            finding = finding._replace(
                id=words.finding or finding.id,
                title=words.title,
                evidence=f"{finding.evidence} {words.evidence}",
                next_step=words.next_step,
            )
        yield finding


def part_of(loop: LoopTime) -> str:
    """Says what shares are of: of a step, or of the time from step to step."""
    return "from step to step" if loop.gap_total_ms > _NOTABLE_GAP * loop.period_ms else "a step"
