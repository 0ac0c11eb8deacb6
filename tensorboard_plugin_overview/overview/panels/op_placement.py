"""Op placement: the share of ops on host and device, and of eager execution.

In: the `OpSummary` of hosts and of devices, over all hosts.  Out: the metrics `op_placement_*` and
`eager_time_*`, or why there are none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.op_totals import OpSummary, OpTotals
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.metric import Input, Metric, MetricKind
from tensorboard_plugin_overview.overview.recording import capture_options
from tensorboard_plugin_overview.overview.registry import METRICS, as_shown
from tensorboard_plugin_overview.trace.facts import Framework, TracerLevels

NO_OPS = "No event is named after a framework op or an HLO instruction."
NO_FRAMEWORK_NAMES = (
    "No op has a framework's name, so that it is not known how many of the framework's ops ran. "
    "PyTorch/XLA writes them into the HLO with XLA_HLO_DEBUG=1."
)
NO_EAGER_FLAG = "Nothing marks eager execution (no EagerExecute event, no is_eager)."
NO_TIME = "The ops in the profile have no length; capture again, over a longer time."
NO_TENSORFLOW = (
    "No TensorFlow op ran: JAX and PyTorch/XLA do not mark what they dispatch op by op. "
    "TensorFlow profiles show it."
)
NO_HOST_NAMES = "No host event is named after a TensorFlow op."
NO_DEVICE_NAMES = (
    "No kernel says which TensorFlow op it belongs to. Capture with TensorFlow's own profiler, "
    "which annotates kernels."
)
NO_PYTORCH_OPS = (
    "No op of PyTorch was recorded: profile with ProfilerActivity.CPU, too, in the thread that "
    "runs the model."
)
NO_PYTORCH_LINK = (
    "What ran on devices leads to no op of PyTorch: graphs launched it, or its launches are not "
    "within recorded ops."
)
NO_PYTORCH_KERNELS = "No op of PyTorch launched a kernel that was recorded."
_BY_LAUNCHES = (
    "Ops that launched a kernel or a memset count as run on the device; of the others those that "
    "hold no op and compute."
)
# The frameworks whose profiles show what ran eagerly.
_MARK_EAGER = ("tensorflow", "pytorch")


def op_placement_metrics(
    platform: Platform,
    device: OpSummary,
    host: OpSummary,
    levels: TracerLevels | None = None,
    framework: Framework = "xla",
) -> dict[str, Metric]:
    """Returns where ops ran, and the shares of eager execution.

    Args:
        platform: of the run.
        device: the ops of all devices.
        host: the ops of all hosts.
        levels: of the tracers, None where they are not known.
        framework: the software that ran, for the reasons.
    """
    advice = capture_options.host_advice(levels)
    no_ops = f"{NO_OPS} {capture_options.device_off_advice(levels) or advice}".strip()
    placed_host, placed_device = _executions(host.ops), _executions(device.ops)
    total = placed_host + placed_device
    missing = NO_FRAMEWORK_NAMES if host.ops or device.ops else no_ops
    inputs = [
        Input("executions on the host", placed_host),
        Input("executions on the device", placed_device),
    ]
    no_names, no_kernel = f"{NO_HOST_NAMES} {advice}".strip(), NO_DEVICE_NAMES
    no_name = NO_TENSORFLOW
    has_ops = any(op.op.framework_op for op in host.ops)
    if framework == "pytorch":
        no_names = no_name = no_ops = missing = NO_PYTORCH_OPS
        no_kernel = NO_PYTORCH_KERNELS
        if _ran_kernels(device) and not placed_device:
            # Where its ops ran is not known: none on the device would be a claim.
            placed_host, total, missing = 0, 0, NO_PYTORCH_LINK if has_ops else NO_PYTORCH_OPS
    no_flag = f"{NO_EAGER_FLAG} {advice}".strip()
    percents = {
        "op_placement_host": 100 * placed_host / total if total else None,
        "op_placement_device": 100 * placed_device / total if total else None,
    }
    sides = {
        "eager_time_host": (host, device, _Missing(no_names, no_name, no_flag, no_ops)),
        "eager_time_device": (device, host, _Missing(no_kernel, no_name, no_flag, no_ops)),
    }
    metrics = {key: METRICS[key].measured(percents[key], missing, inputs) for key in percents}
    metrics |= {key: _eager_share(METRICS[key], *sides[key]) for key in sides}
    if framework == "pytorch":
        metrics |= {key: _by_launches(metrics[key]) for key in percents}
        if not has_ops:
            # Compiled regions are ranges of the host.
            metrics["eager_time_device"] = METRICS["eager_time_device"].unavailable(NO_PYTORCH_OPS)
    return as_shown(metrics, platform)


def _ran_kernels(device: OpSummary) -> bool:
    return any(kernel.is_kernel for op in device.ops for kernel in op.kernels)


def _by_launches(metric: Metric) -> Metric:
    """Returns the metric as one that is inferred."""
    if metric.value is None:
        return metric
    return replace(metric, status="inferred", reason=_BY_LAUNCHES)


def _executions(ops: Sequence[OpTotals]) -> int:
    """Counts the executions of framework ops."""
    named = [op for op in ops if op.op.framework_op]
    return sum([op.occurrences if op.placed is None else op.placed for op in named])


class _Missing(NamedTuple):
    """Why there is no eager share: no op's name on that side or on any, no flag, no op at all."""

    names: str
    none: str
    flag: str
    ops: str


def _eager_share(kind: MetricKind, side: OpSummary, other: OpSummary, missing: _Missing) -> Metric:
    judged = [op for op in side.ops if op.judged_ps is not None]
    judged_ps = sum([op.judged_ps or 0 for op in judged])
    if judged_ps:
        return _share(kind, sum([op.eager_ps for op in judged]), judged_ps)
    if judged or not _marks_eager(side):
        if judged or _marks_eager(other):
            return kind.unavailable(missing.names)
        return kind.unavailable(missing.none if side.ops or other.ops else missing.ops)
    if not side.eager_known:
        return kind.unavailable(missing.flag)
    ops = [op for op in side.ops if op.op.framework_op]
    return _share(kind, sum([op.eager_ps for op in ops]), sum([op.self_ps for op in ops]))


def _share(kind: MetricKind, eager_ps: int, total_ps: int) -> Metric:
    inputs = [
        Input("self time of ops run eagerly", eager_ps / PS_PER_MS, "ms"),
        Input("self time of all framework ops", total_ps / PS_PER_MS, "ms"),
    ]
    return kind.measured(100 * eager_ps / total_ps if total_ps else None, NO_TIME, inputs)


def _marks_eager(side: OpSummary) -> bool:
    return any(op.op.origin in _MARK_EAGER for op in side.ops)
