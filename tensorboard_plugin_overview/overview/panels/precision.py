"""The precision of computation as metrics.

In: the summaries of all hosts.  Out: `compute_16bit`, `compute_32bit`, `compute_precision_unknown`;
the time of each precision stands in their `source`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.precision import PrecisionSummary, merge_precision
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.names.dtypes import DTYPES
from tensorboard_plugin_overview.overview.metric import Input, Metric
from tensorboard_plugin_overview.overview.registry import METRICS
from tensorboard_plugin_overview.trace.facts import Framework

_NOTHING: dict[Platform, str] = {
    "gpu": "No kernel ran in what was profiled, or the profiler could not record kernels.",
    "tpu": "No op ran in what was profiled.",
    "cpu": "The profile names no op of a compiled program: compile the model with XLA "
    "(JAX, or TensorFlow with jit_compile) to see it.",
}
_UNKNOWN: dict[Platform, str] = {
    "gpu": "The profile has no HLO for its kernels, and no kernel's name tells a type. Profile "
    "with the programs' HLO (the profiler's default), or without command buffers.",
    "tpu": "The profile has no HLO and no shapes for its ops.",
    "cpu": "The profile has no HLO for the ops that ran; profile with the programs' HLO "
    "(the profiler's default).",
}
_NOTHING_OF_PYTORCH: dict[Platform, str] = {
    "gpu": "No kernel ran in what was profiled, or the profiler could not record kernels "
    "(ProfilerActivity.CUDA).",
    "cpu": "Traces of torch.profiler show the precision of kernels on devices alone.",
}


def precision_metrics(
    platform: Platform,
    summaries: Sequence[PrecisionSummary],
    framework: Framework = "xla",
    hint: str = "",
) -> dict[str, Metric]:
    """Returns the three metrics over all hosts.

    Args:
        platform: of the run.
        summaries: the compute time of each precision, of each host.
        framework: the software that ran, for the reasons.
        hint: why the precision of kernels is not known; "" for the lack of HLO.
    """
    summary = merge_precision(summaries)
    percent_unknown = summary.percent_unknown
    nothing = (_NOTHING_OF_PYTORCH if framework == "pytorch" else _NOTHING)[platform]
    no_precision = nothing if percent_unknown is None else hint or _UNKNOWN[platform]
    inputs, substituted = _inputs(summary), _substituted(summary)
    percents = {
        "compute_16bit": summary.percent_16bit,
        "compute_32bit": summary.percent_32bit,
        "compute_precision_unknown": percent_unknown,
    }
    return {
        key: METRICS[key].measured(percent, no_precision, inputs, substituted)
        for key, percent in percents.items()
    }


def _inputs(summary: PrecisionSummary) -> list[Input]:
    """Returns the compute time of each precision."""
    known = [
        Input(f"{dtype} compute time", summary.known_ps[dtype] / PS_PER_MS, "ms")
        for dtype in DTYPES
        if dtype in summary.known_ps
    ]
    return [
        *known,
        Input("compute time of unknown precision", summary.unknown_ps / PS_PER_MS, "ms"),
    ]


def _substituted(summary: PrecisionSummary) -> str:
    """Returns `bf16 71.2 %, fp32 28.8 % of 12.3 ms known; 0.5 ms unknown`."""
    known_ps = summary.known_total_ps
    if not known_ps:
        return ""
    shares = [
        f"{dtype} {100 * summary.known_ps[dtype] / known_ps:.1f} %"
        for dtype in DTYPES
        if dtype in summary.known_ps
    ]
    known = f"{', '.join(shares)} of {known_ps / PS_PER_MS:.3f} ms known"
    return f"{known}; {summary.unknown_ps / PS_PER_MS:.3f} ms unknown"
