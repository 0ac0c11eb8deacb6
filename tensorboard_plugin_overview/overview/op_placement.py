"""Where ops ran, and how much of their time they ran eagerly.

In: the `OpSummary` of hosts and of devices, over all hosts.  Out: the metrics `op_placement_*` and
`eager_time_*`, or why there are none.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host_summary import Platform
from tensorboard_plugin_overview.metrics.op_totals import OpSummary
from tensorboard_plugin_overview.metrics.op_totals import OpTotals
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.metric import Input
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.metric import MetricKind

PLACED_ON_HOST = MetricKind(
    "Ops placed on the host",
    "%",
    None,
    "executions of framework ops on the host ÷ those on host and device",
)
PLACED_ON_DEVICE = MetricKind(
    "Ops placed on the device",
    "%",
    None,
    "executions of framework ops on the device ÷ those on host and device",
)
EAGER_ON_HOST = MetricKind(
    "Eager time on the host",
    "%",
    "lower",
    "self time of ops run eagerly ÷ self time of all framework ops on the host",
)
EAGER_ON_DEVICE = MetricKind(
    "Eager time on the device",
    "%",
    "lower",
    "self time of ops run eagerly ÷ self time of all framework ops on the device",
)

NO_OPS = (
    "No event is named after a framework op or an HLO instruction. Capture with a host tracer "
    "level of 2 or more, and on a device with the tracing of its ops."
)
NO_FRAMEWORK_NAMES = (
    "No op has a framework's name, so that it is not known how many of the framework's ops ran. "
    "PyTorch/XLA writes them into the HLO with XLA_HLO_DEBUG=1."
)
NO_EAGER_FLAG = (
    "Nothing marks eager execution (no EagerExecute event, no is_eager). Capture with a host "
    "tracer level of 2 or more."
)
NO_TIME = "The ops in the profile have no length; capture again, over a longer time."
NO_TENSORFLOW = (
    "No TensorFlow op ran: JAX and PyTorch/XLA do not mark what they dispatch op by op. "
    "TensorFlow profiles show it."
)
NO_HOST_NAMES = (
    "No host event is named after a TensorFlow op. Capture with a host tracer level of 2 or more."
)
NO_DEVICE_NAMES = (
    "No kernel says which TensorFlow op it belongs to. Capture with TensorFlow's own profiler, "
    "which annotates kernels."
)


def op_placement_metrics(
    platform: Platform, device: OpSummary, host: OpSummary
) -> dict[str, Metric]:
    """Where ops ran and the eager shares; on a CPU without the device's."""
    placed_host, placed_device = _executions(host.ops), _executions(device.ops)
    total = placed_host + placed_device
    missing = NO_FRAMEWORK_NAMES if host.ops or device.ops else NO_OPS
    inputs = [
        Input("executions on the host", placed_host),
        Input("executions on the device", placed_device),
    ]
    metrics = {
        "op_placement_host": PLACED_ON_HOST.measured(
            100 * placed_host / total if total else None, missing, inputs
        )
    }
    if platform != "cpu":
        metrics["op_placement_device"] = PLACED_ON_DEVICE.measured(
            100 * placed_device / total if total else None, missing, inputs
        )
    metrics["eager_time_host"] = _eager_share(EAGER_ON_HOST, host, device, NO_HOST_NAMES)
    if platform != "cpu":
        metrics["eager_time_device"] = _eager_share(EAGER_ON_DEVICE, device, host, NO_DEVICE_NAMES)
    return metrics


def _executions(ops: Sequence[OpTotals]) -> int:
    """Counts the executions of framework ops."""
    return sum([op.occurrences for op in ops if op.op.framework_op])


def _eager_share(kind: MetricKind, side: OpSummary, other: OpSummary, if_unnamed: str) -> Metric:
    if not _has_tensorflow(side):
        if _has_tensorflow(other):
            return kind.unavailable(if_unnamed)
        return kind.unavailable(NO_TENSORFLOW if side.ops or other.ops else NO_OPS)
    if not side.eager_known:
        return kind.unavailable(NO_EAGER_FLAG)
    ops = [op for op in side.ops if op.op.framework_op]
    total_ps = sum([op.self_ps for op in ops])
    eager_ps = sum([op.eager_ps for op in ops])
    inputs = [
        Input("self time of ops run eagerly", eager_ps / PS_PER_MS, "ms"),
        Input("self time of all framework ops", total_ps / PS_PER_MS, "ms"),
    ]
    return kind.measured(100 * eager_ps / total_ps if total_ps else None, NO_TIME, inputs)


def _has_tensorflow(side: OpSummary) -> bool:
    return any(op.op.origin == "tensorflow" for op in side.ops)
