"""What to fix first: findings, each with its evidence and the next step.

In: the metrics and the step table.  Out: the JSON's `findings`, the gravest first.

Thresholds are XProf's (its input-pipeline analysis): of the step, input 20 % and 5 %, kernel
launch, collectives and unexplained time 15 % and 3 %; eager time 10 %, 16-bit compute 10 %.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.events.medians import median
from tensorboard_plugin_overview.metrics.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.outliers import OUTLIER
from tensorboard_plugin_overview.metrics.outliers import slow_steps
from tensorboard_plugin_overview.metrics.step_table import StepTable
from tensorboard_plugin_overview.overview.metric import Metric

Severity = Literal["high", "medium", "low", "info"]

_ORDER = {"high": 0, "medium": 1, "low": 2, "info": 3}
_EAGER_PERCENT = 10.0
_LOW_16BIT_PERCENT = 10.0
# Where less of the device's time is matrix products, their precision changes little.
_NOTABLE_MATRIX_SHARE = 0.05
_MATRIX_NAME = re.compile(r"conv(?:olution|\dd|_)|gemm|matmul|\bdot", re.IGNORECASE)


@dataclass(frozen=True)
class _Share:
    """A part of the step that should be small."""

    finding: str
    title: str
    high_percent: float
    medium_percent: float
    next_step: str


_GPU_SHARES = {
    "input": _Share(
        "input_bound",
        "The GPU waits for input",
        20,
        5,
        "Prefetch to the device, parallelise the input pipeline (tf.data: prefetch, "
        "num_parallel_calls; PyTorch: num_workers), cache what does not change.",
    ),
    "kernel_launch": _Share(
        "launch_bound",
        "The GPU waits for kernels to be launched",
        15,
        3,
        "Launch fewer and larger kernels: compile with XLA (jit_compile=True), enable CUDA graphs "
        "(command buffers), or raise the batch size.",
    ),
    "device_collectives": _Share(
        "collective_bound",
        "Collective communication is exposed",
        15,
        3,
        "Overlap it with compute (XLA's latency-hiding scheduler), reduce in 16 bits, or "
        "accumulate gradients over several batches.",
    ),
    "host_compute": _Share(
        "host_bound",
        "The GPU waits for ops that run on the host",
        15,
        3,
        "See in the host's top ops which they are; move them to the device or out of the step.",
    ),
    "output": _Share(
        "output_bound",
        "The GPU waits for copies to the host",
        15,
        3,
        "Fetch metrics and results less often, or asynchronously.",
    ),
    "all_others": _Share(
        "unexplained_idle",
        "The GPU is idle, and no host event explains it",
        15,
        3,
        "It is mostly Python between steps: keep the loop free of logging, checkpoints and "
        "conversions, and do not wait for each step's result.",
    ),
}
_CPU_SHARES = {
    "input": _GPU_SHARES["input"],
    "device_collectives": _GPU_SHARES["device_collectives"],
}
_TPU_SHARES = {
    "input": _Share(
        "input_bound",
        "The TPU waits for input",
        20,
        5,
        _GPU_SHARES["input"].next_step,
    ),
    "output": _Share(
        "output_bound",
        "The TPU waits for its output to be taken",
        20,
        5,
        "Write metrics and summaries (outfeed, host callbacks) less often than every step.",
    ),
    "host_transfer": _Share(
        "host_transfer_bound",
        "The TPU waits for copies from or to the host's memory",
        15,
        3,
        "Offload less to the host, start its copies earlier so that they overlap with compute, or "
        "rematerialise activations instead.",
    ),
    "idle": _Share(
        "tpu_idle",
        "The TPU is idle within steps",
        15,
        3,
        "Run several steps in one program (a loop on the device), dispatch ahead of the device, "
        "and give slow cores no more work than the others.",
    ),
    "sparsecore": _Share(
        "sparsecore_bound",
        "The TensorCore waits for the SparseCore",
        10,
        0.1,
        "Split embedding tables evenly over the cores, and pipeline lookups with compute.",
    ),
}
_SHARES: Mapping[str, Mapping[str, _Share]] = {
    "tpu": _TPU_SHARES,
    "gpu": _GPU_SHARES,
    "cpu": _CPU_SHARES,
}
_COMPILE_ONCE = (
    "Keep shapes, dtypes and static arguments the same from step to step (pad the last batch), and "
    "run each program once before the capture."
)
_CPU_INPUT_TITLE = "Steps wait for input"


def findings(
    platform: str,
    metrics: Mapping[str, Metric],
    table: StepTable | None,
    compilation_ms: float,
    device_ops: Sequence[OpTotals] = (),
) -> list[dict[str, str]]:
    """All findings, by severity.

    Args:
        platform: of the run.
        metrics: of the run.
        table: its steps; None where there are none, or where they are not the question.
        compilation_ms: time in which any host compiled, within steps or not.
        device_ops: of all devices.
    """
    found = [*_compilation(table, compilation_ms), *_outliers(table)]
    if table is not None:
        found += _shares(platform, metrics)
    found += [*_eager(metrics), *_precision(metrics, device_ops)]
    return by_severity(found)


def by_severity(found: Iterable[dict[str, str]]) -> list[dict[str, str]]:
    """The gravest first."""
    return sorted(found, key=lambda one: _ORDER[one["severity"]])


def _shares(platform: str, metrics: Mapping[str, Metric]) -> Iterator[dict[str, str]]:
    step_ms = metrics["step_time"].value
    for category, share in _SHARES[platform].items():
        metric = metrics.get(f"time_{category}")
        if metric is None or metric.value is None or not step_ms:
            continue
        percent = 100 * metric.value / step_ms
        if percent < share.medium_percent:
            continue
        cpu_input = platform == "cpu" and category == "input"
        yield finding(
            share.finding,
            "high" if percent >= share.high_percent else "medium",
            _CPU_INPUT_TITLE if cpu_input else share.title,
            f"{metric.label}: {metric.value:.4g} ms of {step_ms:.4g} ms a step ({percent:.1f} %).",
            share.next_step,
        )


def _compilation(table: StepTable | None, compilation_ms: float) -> Iterator[dict[str, str]]:
    time_ms = np.zeros(0) if table is None else table.time_ms.get("compilation", np.zeros(0))
    steps = np.flatnonzero(time_ms > 0)
    if table is None or not len(steps):
        if compilation_ms > 0:
            yield finding(
                "compile_in_capture",
                "medium",
                "Programs are compiled during the capture, outside the steps shown",
                f"{compilation_ms:.4g} ms of compilation.",
                _COMPILE_ONCE,
            )
        return
    listed = ", ".join(str(number) for number in table.number[steps][:5].tolist())
    more = " and more" if len(steps) > 5 else ""
    yield finding(
        "compile_in_loop",
        "high",
        "Programs are compiled within the steps",
        f"{time_ms.sum():.4g} ms of compilation in {len(steps)} of {len(table)} steps "
        f"(step {listed}{more}).",
        _COMPILE_ONCE,
    )


def _outliers(table: StepTable | None) -> Iterator[dict[str, str]]:
    if table is None:
        return
    slow, median_ms = slow_steps(table)
    if not len(slow):
        return
    rows = np.flatnonzero(table.counted)
    worst = int(slow[np.argmax(table.duration_ms[slow])])
    usual = {category: median(time[rows]) for category, time in table.time_ms.items()}
    cause = max(usual, key=lambda category: table.time_ms[category][worst] - usual[category])
    steps = "step takes" if len(slow) == 1 else "steps take"
    yield finding(
        "slow_steps",
        "medium",
        f"{len(slow)} {steps} more than {OUTLIER} times as long as usual",
        f"Step {table.number[worst]}: {table.duration_ms[worst]:.4g} ms against a median of "
        f"{median_ms:.4g} ms, mostly by {cause.replace('_', ' ')}.",
        "Look at that step in the step-time graph, and for it in the trace viewer.",
    )


def _eager(metrics: Mapping[str, Metric]) -> Iterator[dict[str, str]]:
    for side in ("host", "device"):
        metric = metrics.get(f"eager_time_{side}")
        if metric is None or metric.value is None or metric.value <= _EAGER_PERCENT:
            continue
        yield finding(
            f"eager_{side}",
            "medium",
            f"Ops run eagerly on the {side}",
            f"{metric.label}: {metric.value:.1f} % of its op time.",
            "Wrap the step in tf.function (Keras: run_eagerly=False).",
        )


def _precision(
    metrics: Mapping[str, Metric], device_ops: Sequence[OpTotals]
) -> Iterator[dict[str, str]]:
    metric = metrics.get("compute_16bit")
    if metric is None or metric.value is None or metric.value >= _LOW_16BIT_PERCENT:
        return
    # Only products of matrices and convolutions are faster for it.
    matrix_ps = sum(op.self_ps for op in device_ops if _on_matrix_units(op))
    if matrix_ps <= _NOTABLE_MATRIX_SHARE * sum(op.self_ps for op in device_ops):
        return
    yield finding(
        "low_16bit",
        "low",
        "Hardly any compute runs in 16 bits",
        f"{metric.label}: {metric.value:.1f} % of the compute time whose precision is known.",
        "Try mixed precision (bfloat16, or float16 with loss scaling): matrix units are several "
        "times as fast in 16 bits.",
    )


def _on_matrix_units(op: OpTotals) -> bool:
    """Whether matrix units could compute it, by its names where nothing tells better."""
    if op.tensorcore_eligible is not None:
        return op.tensorcore_eligible
    return _MATRIX_NAME.search(f"{op.op.category} {op.op.name}") is not None


def finding(
    finding_id: str, severity: Severity, title: str, evidence: str, next_step: str
) -> dict[str, str]:
    """A finding as the JSON has it."""
    return {
        "id": finding_id,
        "severity": severity,
        "title": title,
        "evidence": evidence,
        "next_step": next_step,
    }
