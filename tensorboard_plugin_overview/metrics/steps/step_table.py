"""The steps of a run: those of all devices and hosts, put together.

In: `DeviceSteps` of every device (on a CPU, of every host), on one clock (`alignment`).  Out: a
`StepTable`, one row a step.

Devices are matched by step number, and among equal numbers by order.  A step is as long as on the
slowest device; each part is the mean over the devices; what is missing to the slowest is
`all_others`.  Where the slowest devices' lengths add up to more than the time there was (devices
out of lock step, hosts that wait for each other), a step is as long as the mean over the devices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import BoolArray, FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.steps import step_breakdown
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.steps.steps import occurrence

_ROUNDING = 1 + 1e-9


@dataclass(frozen=True, eq=False)
class StepTable:
    """n steps in time order, times in milliseconds.

    Attributes:
        number: int64[n].
        name: n labels.
        start_ms: float64[n], on the earliest device.
        duration_ms: float64[n], on the slowest device.
        period_ms: float64[n], start to start, mean over devices; NaN before a missing step.
        span_ms: float64[n], first to last op, on the slowest device.
        time_ms: category id -> float64[n]; they sum to `duration_ms`.
        incomplete_reason: n texts, None for a complete step.
        counted: bool[n], the steps that averages are over: the complete ones, or all if none is.
        device_rows: for each device int64[its steps], the row of each of its steps.
        excess: by how much of the mean period the slowest devices' mean length exceeds it; 0 where
            devices run in lock step. Where they do not, `duration_ms` is the mean over devices.
        gap_ms: category id -> float64[n], parts of the time from the step's end to the start of the
            next one of its kind; they sum to max(0, `period_ms` - `duration_ms`), and are NaN where
            the next step is missing.
    """

    number: Int64Array
    name: Sequence[str]
    start_ms: FloatArray
    duration_ms: FloatArray
    period_ms: FloatArray
    span_ms: FloatArray
    time_ms: Mapping[str, FloatArray]
    incomplete_reason: Sequence[str | None]
    counted: BoolArray
    device_rows: Sequence[Int64Array]
    excess: float
    gap_ms: Mapping[str, FloatArray]

    def __len__(self) -> int:
        return len(self.number)

    @property
    def in_step(self) -> bool:
        """The devices run in lock step."""
        return self.excess == 0

    @property
    def has_breakdown(self) -> bool:
        """Whether anything is known of where the time went."""
        return len(self.time_ms) > 1

    @cached_property
    def complete(self) -> BoolArray:
        """bool[n]: nothing is known to be missing of the step."""
        return np.array([reason is None for reason in self.incomplete_reason], np.bool_)


def step_table(devices: Sequence[step_breakdown.DeviceSteps]) -> StepTable:
    """Puts together the steps of at least one device.

    Args:
        devices: of all hosts.
    """
    number, device_rows = _rows(devices)
    shape = (len(devices), len(number))
    present = np.zeros(shape, np.bool_)
    for index, row in enumerate(device_rows):
        present[index, row] = True

    def spread(values: Sequence[Int64Array]) -> FloatArray:
        """Returns float64[devices, n], NaN where the device lacks the step."""
        table = np.full(shape, np.nan)
        for index, row in enumerate(device_rows):
            table[index, row] = values[index]
        return table

    # In whole picoseconds, of which sums are exact, and milliseconds have few digits.
    duration = spread([device.steps.duration_ps for device in devices])
    period = spread([device.steps.period_ps for device in devices])
    period_ps = _mean_present(period, present & (period >= 0))
    duration_ps = np.nanmax(duration, axis=0)
    reasons = _reasons(devices, device_rows, present)
    complete = np.array([reason is None for reason in reasons], np.bool_)
    paired = complete & ~np.isnan(period_ps)
    excess = 0.0
    if paired.any() and duration_ps[paired].mean() > period_ps[paired].mean() * _ROUNDING:
        excess = float(duration_ps[paired].mean() / max(period_ps[paired].mean(), 1.0) - 1)
        duration_ps = _mean_present(duration, present)
    time_ps = {
        category: _mean_present(spread([device.time_ps[category] for device in devices]), present)
        for category in devices[0].time_ps
        if category != step_breakdown.ALL_OTHERS
    }
    # By subtraction, so that the parts add up; never below zero by more than rounding.
    others_ps = duration_ps - sum(time_ps.values(), np.zeros(shape[1]))
    time_ps[step_breakdown.ALL_OTHERS] = np.maximum(others_ps, 0.0)
    gap_ps = {
        category: _mean_present(
            spread([device.gap_ps[category] for device in devices]), present & (period >= 0)
        )
        for category in step_breakdown.GAP_CATEGORIES
    }
    return StepTable(
        number=number,
        name=_names(devices, device_rows, shape[1]),
        start_ms=np.nanmin(spread([device.steps.start_ps for device in devices]), axis=0)
        / PS_PER_MS,
        duration_ms=duration_ps / PS_PER_MS,
        period_ms=period_ps / PS_PER_MS,
        span_ms=np.nanmax(spread([device.steps.span_ps for device in devices]), axis=0) / PS_PER_MS,
        time_ms={category: time / PS_PER_MS for category, time in time_ps.items()},
        incomplete_reason=reasons,
        counted=complete if complete.any() else np.ones(shape[1], np.bool_),
        device_rows=device_rows,
        excess=excess,
        gap_ms=_fitted(gap_ps, np.maximum(period_ps - duration_ps, 0.0)),
    )


def _fitted(gap_ps: Mapping[str, FloatArray], length_ps: FloatArray) -> dict[str, FloatArray]:
    """Makes the parts of each gap sum to its length, in milliseconds.

    A device that is faster than the slowest one has a longer gap: the excess is its wait for the
    slowest device, which the step's `all_others` counts.  It goes first to what nothing explains.

    Args:
        gap_ps: category id -> float64[n], mean over devices.
        length_ps: float64[n], NaN where no next step is known.
    """
    excess_ps = sum(gap_ps.values(), -length_ps)
    fitted = {}
    for category in reversed(step_breakdown.GAP_CATEGORIES):
        taken_ps = np.clip(excess_ps, 0.0, gap_ps[category])
        excess_ps = excess_ps - taken_ps
        fitted[category] = gap_ps[category] - taken_ps
    # Where no device has a gap as long, as with periods that differ, the rest is unexplained.
    fitted[step_breakdown.ALL_OTHERS] = fitted[step_breakdown.ALL_OTHERS] - np.minimum(
        excess_ps, 0.0
    )
    return {category: fitted[category] / PS_PER_MS for category in step_breakdown.GAP_CATEGORIES}


def _rows(devices: Sequence[step_breakdown.DeviceSteps]) -> tuple[Int64Array, list[Int64Array]]:
    """The steps' numbers in time order, and for each device the row of each of its steps."""
    number = np.concatenate([device.steps.number for device in devices])
    nth = np.concatenate([occurrence(device.steps.number) for device in devices])
    start_ps = np.concatenate([device.steps.start_ps for device in devices])
    first, step = factorize_rows([number, nth])
    earliest_ps = np.full(len(first), np.iinfo(np.int64).max)
    np.minimum.at(earliest_ps, step, start_ps)
    order = np.lexsort((number[first], nth[first], earliest_ps))
    row_of = np.empty(len(first), np.int64)
    row_of[order] = np.arange(len(first))
    ends = np.cumsum([len(device.steps) for device in devices])
    return number[first[order]], np.split(row_of[step], ends[:-1])


def _mean_present(table: FloatArray, present: BoolArray) -> FloatArray:
    """float64[n]: mean over the devices that have the step, NaN where none has."""
    count = present.sum(axis=0)
    total = np.where(present, table, 0.0).sum(axis=0)
    return np.where(count > 0, total / np.maximum(count, 1), np.nan)


def _names(
    devices: Sequence[step_breakdown.DeviceSteps], rows: Sequence[Int64Array], n: int
) -> list[str]:
    """The steps' labels, each by the first device that has the step."""
    names = [""] * n
    missing = np.ones(n, np.bool_)
    for device, row in zip(devices, rows, strict=True):
        for at in np.flatnonzero(missing[row]).tolist():
            names[row[at]] = device.steps.name[at]
        missing[row] = False
    return names


def _reasons(
    devices: Sequence[step_breakdown.DeviceSteps], rows: Sequence[Int64Array], present: BoolArray
) -> list[str | None]:
    """Why a step is incomplete: what a device says, or that some hosts or devices lack it."""
    hosts = [device.host for device in devices]
    on_host = np.array([present[[at == host for at in hosts]].any(axis=0) for host in set(hosts)])
    host_count, device_count = on_host.sum(axis=0).tolist(), present.sum(axis=0).tolist()
    what = "hosts" if len(on_host) == len(devices) else "devices"
    reasons: list[str | None] = []
    for with_step, of_devices in zip(host_count, device_count, strict=True):
        if with_step < len(on_host):
            reasons.append(f"only on {with_step} of {len(on_host)} hosts")
        elif of_devices < len(devices):
            reasons.append(f"only on {of_devices} of {len(devices)} {what}")
        else:
            reasons.append(None)
    for device, row in zip(devices, rows, strict=True):
        for at, reason in enumerate(device.steps.incomplete_reason):
            if reason is not None:
                reasons[row[at]] = reason
    return reasons
