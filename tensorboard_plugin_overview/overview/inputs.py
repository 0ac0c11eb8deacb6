"""The inputs of means over devices and hosts.

In: the values.  Out: `Input`s from which the mean follows: all of them, or of very many their
number, their sum and their range.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence

from tensorboard_plugin_overview.metrics.run.duty_cycle import BusyTime
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.metric import Input

MOST_LISTED = 16
"""A reader can follow so many devices one by one."""


def of_each(what: str, values: Mapping[str, float], unit: str) -> list[Input]:
    """The values that a mean is over.

    Args:
        what: they are.
        values: by name.
        unit: theirs.
    """
    if len(values) <= MOST_LISTED:
        return [Input(f"{what}, {name}", value, unit) for name, value in values.items()]
    return [
        Input(f"{what}, number of values", len(values)),
        Input(f"{what}, sum", sum(values.values()), unit),
        Input(f"{what}, least", min(values.values()), unit),
        Input(f"{what}, most", max(values.values()), unit),
    ]


def of_busy_times(devices: Sequence[BusyTime]) -> list[Input]:
    """What a duty cycle is of: each device's times, or of very many their shares."""
    names = device_names([(device.host, device.device) for device in devices])
    if len(devices) > MOST_LISTED:
        shares = [100.0 * device.busy_ps / device.window_ps for device in devices]
        return of_each("busy share", dict(zip(names, shares, strict=True)), "%")
    inputs = []
    for name, device in zip(names, devices, strict=True):
        inputs.append(Input(f"busy, {name}", device.busy_ps / PS_PER_MS, "ms"))
        inputs.append(Input(f"of, {name}", device.window_ps / PS_PER_MS, "ms"))
    return inputs


def device_names(devices: Sequence[tuple[str, str]]) -> list[str]:
    """Names for (host, device) that are distinct: with the host's where there are several."""
    if len({host for host, _ in devices}) < 2:
        return [device for _, device in devices]
    return [f"{host} {device}" for host, device in devices]
