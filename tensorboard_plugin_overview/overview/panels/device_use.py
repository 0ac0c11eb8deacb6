"""How devices are used: their busy time, how kernels fill them, their memory.

In: hosts, their devices' steps, the step table.  Out: `Metric`s by id.

Not every format has what kernels and memory need: where it never does, those metrics are absent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tensorboard_plugin_overview.metrics.host.device_memory import MemoryPeaks
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host.kernel_use import KernelUse
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
# Kernels with a larger share of the kernel time must state how they fill the device.
_MOST_UNKNOWN_PERCENT = 1.0
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


# ---- how kernels fill a device -------------------------------------------------------------------


def kernel_metrics(hosts: Sequence[HostSummary]) -> dict[str, Metric]:
    """Returns the estimates of the share of multiprocessors in use, and of warps in these."""
    hint = next((host.sources.no_occupancy for host in hosts if host.sources.no_occupancy), "")
    if not hint:
        return {}
    used = [
        (host.host, device.name, device.kernels)
        for host in hosts
        for device in host.devices
        if device.used and device.kernels is not None
    ]
    uses = [use for _, _, use in used]
    return {
        "sm_efficiency": _sm_efficiency(used, _why_unknown(uses, hint, _unknown_blocks_ps)),
        "occupancy": _occupancy(uses, _why_unknown(uses, hint, _unknown_occupancy_ps)),
    }


def _unknown_blocks_ps(use: KernelUse) -> int:
    return use.unknown_blocks_ps


def _unknown_occupancy_ps(use: KernelUse) -> int:
    return use.unknown_occupancy_ps


def _why_unknown(
    uses: Sequence[KernelUse], hint: str, unknown_ps: Callable[[KernelUse], int]
) -> str:
    """Returns why an estimate is unavailable; "" if it is not.

    Args:
        uses: of the used devices.
        hint: why kernels may not state it.
        unknown_ps: the time of the kernels that do not.
    """
    kernel_ps = sum(use.kernel_ps for use in uses)
    if not kernel_ps:
        return _NO_DEVICE
    percent = 100 * sum(map(unknown_ps, uses)) / kernel_ps
    if percent <= _MOST_UNKNOWN_PERCENT:
        return ""
    if percent == 100:
        return hint
    return f"Kernels with {percent:.1f} % of the kernel time do not state it, over 1 %. {hint}"


def _sm_efficiency(used: Sequence[tuple[str, str, KernelUse]], missing: str) -> Metric:
    timed = [(host, device, use) for host, device, use in used if use.window_ps]
    if missing or not timed:
        return METRICS["sm_efficiency"].unavailable(missing or _NO_DEVICE)
    names = device_names([(host, device) for host, device, _ in timed])
    shares = [100 * use.filled_ps / use.window_ps for _, _, use in timed]
    inputs = inputs_per_device("share of", dict(zip(names, shares, strict=True)), "%")
    return METRICS["sm_efficiency"].measured(float(np.mean(shares)), _NO_DEVICE, inputs)


def _occupancy(uses: Sequence[KernelUse], missing: str) -> Metric:
    if missing:
        return METRICS["occupancy"].unavailable(missing)
    known_ps = sum(use.kernel_ps - use.unknown_occupancy_ps for use in uses)
    occupied_ps = sum(use.occupied_ps for use in uses)
    inputs = [
        Input("length of all kernels × their occupancy", occupied_ps / PS_PER_MS, "ms"),
        Input("length of all kernels", known_ps / PS_PER_MS, "ms"),
    ]
    above_full = sum(use.above_full for use in uses)
    if above_full:
        inputs.append(Input("kernels that state over 100 %, taken as 100 %", above_full, "count"))
    value = 100 * occupied_ps / known_ps
    return METRICS["occupancy"].measured(value, _NO_DEVICE, inputs)


# ---- memory --------------------------------------------------------------------------------------


def memory_metrics(hosts: Sequence[HostSummary]) -> dict[str, Metric]:
    """Returns the peaks of memory, of the device with most."""
    missing = next((host.sources.no_memory for host in hosts if host.sources.no_memory), "")
    if not missing:
        return {}
    known = [
        (host.host, device.name, device.memory)
        for host in hosts
        for device in host.devices
        if device.memory is not None
    ]
    return {
        "memory_peak_allocated": _peak(
            "allocated", known, missing, lambda one: one.allocated_bytes
        ),
        "memory_peak_reserved": _peak("reserved", known, missing, lambda one: one.reserved_bytes),
    }


def _peak(
    what: str,
    known: Sequence[tuple[str, str, MemoryPeaks]],
    missing: str,
    amount: Callable[[MemoryPeaks], int | None],
) -> Metric:
    """Returns one of the peaks.

    Args:
        what: `allocated` or `reserved`.
        known: host, device and peaks of each device that has any.
        missing: why there is no value, where there is none.
        amount: the peak of a device.
    """
    found = [(host, name, amount(peaks)) for host, name, peaks in known]
    stated = [(host, name, peak) for host, name, peak in found if peak is not None]
    names = device_names([(host, name) for host, name, _ in stated])
    peaks = {name: float(peak) for name, (_, _, peak) in zip(names, stated, strict=True)}
    inputs = inputs_per_device(f"peak {what}", peaks, "bytes")
    most = max(peaks.values(), default=None)
    return METRICS[f"memory_peak_{what}"].measured(most, missing, inputs)
