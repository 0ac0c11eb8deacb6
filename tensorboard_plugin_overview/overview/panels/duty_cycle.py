"""Duty cycle on the page: over a device's ops, within steps, over the capture.

In: hosts, their devices' steps, the step table.  Out: `Metric`s by id.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.run.duty_cycle import BusyTime
from tensorboard_plugin_overview.metrics.run.duty_cycle import busy_over_capture
from tensorboard_plugin_overview.metrics.run.duty_cycle import busy_over_ops
from tensorboard_plugin_overview.metrics.run.duty_cycle import busy_over_steps
from tensorboard_plugin_overview.metrics.run.duty_cycle import mean_percent
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.overview.inputs import of_busy_times
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.metric import MetricKind

DUTY_CYCLE = MetricKind(
    "Duty cycle",
    "%",
    "higher",
    "busy time (union over streams, copies included) ÷ time from a device's first op to its last; "
    "mean over used devices",
)
DUTY_CYCLE_STEPS = MetricKind(
    "Duty cycle within steps",
    "%",
    "higher",
    "busy time within complete steps ÷ their length, each device over its own; mean over devices",
)
DUTY_CYCLE_CAPTURE = MetricKind(
    "Duty cycle over the capture",
    "%",
    "higher",
    "busy time ÷ length of the capture; mean over used devices",
)

_NO_DEVICE = (
    "No device ran more than copies, or the profiler could not record its kernels, or only their "
    "totals."
)
_NO_CAPTURE = "The profile does not say when the capture started and stopped."


def duty_cycle_metrics(
    hosts: Sequence[HostSummary],
    devices: Sequence[DeviceSteps],
    table: StepTable | None,
    no_steps_reason: str,
) -> dict[str, Metric]:
    """The three duty cycles.

    Args:
        hosts: with the devices that count.
        devices: the devices' steps.
        table: the same put together, None without steps.
        no_steps_reason: why there are none.
    """
    busy_is_known = bool(busy_over_ops(hosts))
    in_steps: list[BusyTime] = []
    if table is not None and busy_is_known:
        in_steps = busy_over_steps(devices, [table.counted[row] for row in table.device_rows])
    no_capture = _NO_CAPTURE if busy_is_known else _NO_DEVICE
    return {
        "duty_cycle": _mean(DUTY_CYCLE, busy_over_ops(hosts), _NO_DEVICE),
        "duty_cycle_steps": _mean(DUTY_CYCLE_STEPS, in_steps, no_steps_reason or _NO_DEVICE),
        "duty_cycle_capture": _mean(DUTY_CYCLE_CAPTURE, busy_over_capture(hosts), no_capture),
    }


def _mean(kind: MetricKind, devices: Sequence[BusyTime], missing: str) -> Metric:
    return kind.measured(mean_percent(devices), missing, of_busy_times(devices))
