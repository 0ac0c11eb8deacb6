"""Duty cycle on the page: over a device's ops, within steps, over the capture.

In: hosts, their devices' steps, the step table.  Out: `Metric`s by id.
"""

from __future__ import annotations

from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.run import duty_cycle
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.metric import (
    MOST_LISTED,
    Input,
    Metric,
    device_names,
    inputs_per_device,
)
from tensorboard_plugin_overview.overview.registry import METRICS

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
    """Returns the three duty cycles.

    Args:
        hosts: with the devices that count.
        devices: the devices' steps.
        table: the same put together, None without steps.
        no_steps_reason: why there are none.
    """
    busy_is_known = bool(duty_cycle.busy_over_ops(hosts))
    in_steps: list[duty_cycle.BusyTime] = []
    if table is not None and busy_is_known:
        in_steps = duty_cycle.busy_over_steps(
            devices, [table.counted[row] for row in table.device_rows]
        )
    no_capture = _NO_CAPTURE if busy_is_known else _NO_DEVICE
    return {
        metric.id: metric
        for metric in (
            _mean("duty_cycle", duty_cycle.busy_over_ops(hosts), _NO_DEVICE),
            _mean("duty_cycle_steps", in_steps, no_steps_reason or _NO_DEVICE),
            _mean("duty_cycle_capture", duty_cycle.busy_over_capture(hosts), no_capture),
        )
    }


def _mean(metric: str, devices: Sequence[duty_cycle.BusyTime], missing: str) -> Metric:
    return METRICS[metric].measured(duty_cycle.mean_percent(devices), missing, _inputs(devices))


def _inputs(devices: Sequence[duty_cycle.BusyTime]) -> list[Input]:
    """Returns the times of each device, or of many devices the range of their shares."""
    names = device_names([(device.host, device.device) for device in devices])
    if len(devices) > MOST_LISTED:
        shares = [100.0 * device.busy_ps / device.window_ps for device in devices]
        return inputs_per_device("busy share", dict(zip(names, shares, strict=True)), "%")
    inputs = []
    for name, device in zip(names, devices, strict=True):
        inputs.append(Input(f"busy, {name}", device.busy_ps / PS_PER_MS, "ms"))
        inputs.append(Input(f"of, {name}", device.window_ps / PS_PER_MS, "ms"))
    return inputs
