"""Who holds the others up: which host or device is late, by how much, with what, how often.

In: the steps of a run's devices and its step table.  Out: `Spread`s over hosts or devices, and a
`Straggler`.

Where devices work together, all steps are equally long: the fast ones wait in collectives for the
slow one.  So what counts is the work of a period: the step and the gap behind it, without the
collectives.  A host that is slow between its steps holds the others up just as well.  A host is as
late as the latest of its devices.

A straggler is one, and the same one in most steps: by more than the difference scatters from step
to step, or so often that it is no chance.  Where now this one is late and now that, there is none;
`unevenness` says how much that costs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.medians import median, nanmedian
from tensorboard_plugin_overview.arrays.types import FloatArray, Int64Array
from tensorboard_plugin_overview.metrics.steps.loop_time import gap_total_ms
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS

WAITING = frozenset({"collectives", "device_collectives"})
"""Categories in which a device waits for the others."""

GAP = "gap_"
"""How the id of a part begins that lies between steps."""

NOBODY = -1

# Of the step. Less is not worth the search.
_NOTABLE = 0.05
# Of the median period: whoever works so much longer in a step makes the others wait.
_BURST = 0.5
# Of the steps in which a straggler must be the slowest.
_MOST = 0.75
# One step alone does not show a habit.
_ENOUGH_STEPS = 2
# A lag of fewer of its own median deviations may be chance...
_CLEAR = 2.0
# ...unless equal hosts would hardly ever have the same one slowest in that many steps.
_HARDLY_EVER = 0.01
# `_MOST` of more steps is no chance.
_MANY_STEPS = 100
# Where another host loses this share of that to steps in which it is late, neither is late alone.
_ALONE = 0.25


@dataclass(frozen=True, eq=False)
class Spread:
    """How g hosts or devices share the work of n steps. Times in milliseconds.

    Attributes:
        names: g, sorted.
        work_ms: float64[g, n], length of a step and the gap behind it without collectives, NaN
            where the step is missing.
        parts_ms: category -> float64[g, n], those of the gap as `gap_` and their id; without
            collectives, they sum to `work_ms`.
        waiting_ms: float64[g, n], the time of collectives.
        slowest: int64[n], who has the most work; `NOBODY` where several or only one have it.
    """

    names: Sequence[str]
    work_ms: FloatArray
    parts_ms: Mapping[str, FloatArray]
    waiting_ms: FloatArray
    slowest: Int64Array


@dataclass(frozen=True)
class Lag:
    """How far one is behind the others; medians over the steps that count.

    Attributes:
        work_ms, usual_ms: its work, and the median of the others'.
        excess_ms: the difference, step by step.
        percent: of the step.
        category, category_ms: where most of the difference is, and how much.
        waiting_ms, others_waiting_ms: in collectives, its own time and the others' median.
        slowest_in, steps: in how many of the steps it is the slowest.
    """

    name: str
    work_ms: float
    usual_ms: float
    excess_ms: float
    percent: float
    category: str
    category_ms: float
    waiting_ms: float
    others_waiting_ms: float
    slowest_in: int
    steps: int


@dataclass(frozen=True)
class Straggler:
    """A host that holds the others up, a device of it, or a device of the only host.

    Attributes:
        host: its host.
        device: the one device that makes the host late, None where several do.
        lag: of the host behind the hosts; of the device behind the devices, if there is one host.
    """

    host: str
    device: str | None
    lag: Lag


@dataclass(frozen=True)
class Unevenness:
    """Hosts are late in turns.

    Attributes:
        excess_ms, percent: median over steps of how much more the latest works than the median.
        name: who is the latest most often.
        slowest_in, steps: in how many of the steps.
    """

    excess_ms: float
    percent: float
    name: str
    slowest_in: int
    steps: int


@dataclass(frozen=True)
class Bursts:
    """Single steps in which one host works much longer than the others, who wait for it.

    Attributes:
        name: the host; None where several are late in turns.
        rows: int64[k], the steps, rows of the step table.
        excess_ms: how much longer the late host works in them, on average.
        cost_ms: the same over all steps that count.
        steps: how many these are.
        waiting_percent: how much of all time in collectives is a wait for a later host.
    """

    name: str | None
    rows: Int64Array
    excess_ms: float
    cost_ms: float
    steps: int
    waiting_percent: float


def host_spread(devices: Sequence[DeviceSteps], table: StepTable) -> Spread:
    """Compares the work of the hosts, step by step.

    Args:
        devices: the steps of each.
        table: of all these devices.
    """
    return _spread(devices, table, range(len(devices)), lambda device: device.host)


def device_spread(
    devices: Sequence[DeviceSteps], table: StepTable, host: str | None = None
) -> Spread:
    """Compares the work of devices, step by step; they are named by the JSON's device ids.

    Args:
        devices: the steps of each.
        table: of all these devices.
        host: whose devices are compared; None for those of all hosts.
    """
    chosen = [index for index, device in enumerate(devices) if host in (None, device.host)]
    return _spread(devices, table, chosen, device_id)


def device_id(device: DeviceSteps) -> str:
    """Returns the id that names a device in the whole run."""
    return f"{device.host}{device.steps.device}"


def find_straggler(devices: Sequence[DeviceSteps], table: StepTable) -> Straggler | None:
    """Finds the host or device that the others wait for, if it is the same in most steps.

    Args:
        devices: the steps of each.
        table: of all these devices.
    """
    if len({device.host for device in devices}) > 1:
        lag = _lag(host_spread(devices, table), table)
        if lag is None:
            return None
        of_device = _lag(device_spread(devices, table, lag.name), table)
        alone = of_device is not None and of_device.excess_ms >= lag.excess_ms / 2
        return Straggler(lag.name, of_device.name if of_device and alone else None, lag)
    lag = _lag(device_spread(devices, table), table)
    return None if lag is None else Straggler(devices[0].host, lag.name, lag)


def unevenness(spread: Spread, table: StepTable) -> Unevenness | None:
    """Measures what it costs that hosts are late in turns; None where that is little.

    Args:
        spread: of the hosts or devices.
        table: of their steps.
    """
    rows = _rows_that_count(spread, table)
    if len(rows) < _ENOUGH_STEPS:
        return None
    work_ms = spread.work_ms[:, rows]
    excess_ms = median(np.nanmax(work_ms, axis=0) - nanmedian(work_ms))
    step_ms = median(_loop_ms(table)[rows])
    if excess_ms < 2 * _NOTABLE * step_ms:
        return None
    slowest = spread.slowest[rows]
    counts = np.bincount(slowest[slowest != NOBODY], minlength=len(spread.names))
    most = int(np.argmax(counts))
    return Unevenness(
        excess_ms, 100 * excess_ms / step_ms, spread.names[most], int(counts[most]), len(rows)
    )


def bursts(spread: Spread, table: StepTable) -> Bursts | None:
    """Finds the hosts that are late in single steps; None where that costs little.

    A host is late in a step where its work exceeds the median of the others' by more than half of
    the median period.  Hosts that are late in turns have no work that one does alone.

    Args:
        spread: of the hosts.
        table: of their steps.
    """
    rows = _rows_that_count(spread, table)
    if len(rows) < _ENOUGH_STEPS:
        return None
    work_ms, loop_ms = spread.work_ms[:, rows], _loop_ms(table)[rows]
    hosts = len(spread.names)
    usual_ms = np.array([nanmedian(np.delete(work_ms, who, axis=0)) for who in range(hosts)])
    excess_ms = np.nan_to_num(work_ms - usual_ms)
    late = excess_ms > _BURST * median(loop_ms)
    costs_ms = np.where(late, excess_ms, 0.0).sum(axis=1) / len(rows)
    who = int(np.argmax(costs_ms))
    alone = bool(np.delete(costs_ms, who).max() <= _ALONE * costs_ms[who])
    if alone:
        late[np.arange(hosts) != who] = False
    late_ms = np.where(late, excess_ms, 0.0).max(axis=0)
    cost_ms = float(late_ms.sum()) / len(rows)
    if cost_ms < 2 * _NOTABLE * loop_ms.mean():
        return None
    waiting_ms = spread.waiting_ms[:, rows]
    waits_ms = float(np.nansum(waiting_ms - np.nanmin(waiting_ms, axis=0)))
    in_collectives_ms = float(np.nansum(waiting_ms))
    return Bursts(
        name=spread.names[who] if alone else None,
        rows=rows[late.any(axis=0)],
        excess_ms=float(late_ms[late_ms > 0].mean()),
        cost_ms=cost_ms,
        steps=len(rows),
        waiting_percent=100 * waits_ms / in_collectives_ms if in_collectives_ms else 0.0,
    )


def wait_ms(spread: Spread, rows: Int64Array) -> float:
    """Averages the part of collectives that is a wait for a later one, over all and over steps.

    Args:
        spread: over hosts or devices.
        rows: int64[k], rows of the step table.
    """
    waiting_ms = spread.waiting_ms[:, rows]
    return float(np.nanmean(waiting_ms - np.nanmin(waiting_ms, axis=0))) if len(rows) else 0.0


def _spread(
    devices: Sequence[DeviceSteps],
    table: StepTable,
    chosen: Sequence[int],
    name_of: Callable[[DeviceSteps], str],
) -> Spread:
    names = sorted({name_of(devices[index]) for index in chosen})
    place = {name: group for group, name in enumerate(names)}
    shape = (len(names), len(table))
    work_ms = np.full(shape, -np.inf)
    parts_ms = {category: np.full(shape, np.nan) for category, _ in _parts(devices[0])}
    for index in chosen:
        device, rows = devices[index], table.device_rows[index]
        group = place[name_of(device)]
        waiting_ps = sum(time for part, time in device.time_ps.items() if part in WAITING)
        gap_ps = sum(device.gap_ps.values(), np.zeros(len(device.steps), np.int64))
        device_ms = (device.steps.duration_ps + gap_ps - waiting_ps) / PS_PER_MS
        later = device_ms > work_ms[group, rows]
        at = rows[later]
        work_ms[group, at] = device_ms[later]
        for category, time_ps in _parts(device):
            parts_ms[category][group, at] = time_ps[later] / PS_PER_MS
    waiting_ms = sum((parts_ms.pop(part) for part in WAITING if part in parts_ms), np.zeros(shape))
    slowest = np.full(len(table), NOBODY, np.int64)
    if len(names) > 1:
        ranked = np.sort(work_ms, axis=0)
        # At least two have the step, and one of them is alone at the top.
        clear = np.isfinite(ranked[-2]) & (ranked[-1] > ranked[-2])
        slowest[clear] = np.argmax(work_ms, axis=0)[clear]
    work_ms[np.isinf(work_ms)] = np.nan
    return Spread(names, work_ms, parts_ms, waiting_ms, slowest)


def _parts(device: DeviceSteps) -> Iterator[tuple[str, Int64Array]]:
    """The parts of a device's steps and of the gaps behind them."""
    yield from device.time_ps.items()
    for category, time_ps in device.gap_ps.items():
        yield f"{GAP}{category}", time_ps


def _loop_ms(table: StepTable) -> FloatArray:
    """float64[n]: each step with the gap behind it."""
    loop_ms: FloatArray = table.duration_ms + np.nan_to_num(gap_total_ms(table))
    return loop_ms


def _rows_that_count(spread: Spread, table: StepTable) -> Int64Array:
    """Of the counted steps, those that at least two have."""
    several = (~np.isnan(spread.work_ms)).sum(axis=0) > 1
    return np.flatnonzero(table.counted & several)


def _lag(spread: Spread, table: StepTable) -> Lag | None:
    """The lag of whoever is furthest behind, if it is notable and a habit."""
    rows = _rows_that_count(spread, table)
    if len(rows) < _ENOUGH_STEPS:
        return None
    work_ms = spread.work_ms[:, rows]
    behind_ms = np.nan_to_num(work_ms - nanmedian(work_ms), nan=-np.inf)
    who = int(np.argmax(nanmedian(behind_ms.T)))
    rows = rows[~np.isnan(work_ms[who])]
    if len(rows) < _ENOUGH_STEPS:
        return None

    def own_and_others(values: FloatArray) -> tuple[FloatArray, FloatArray]:
        chosen = values[:, rows]
        return chosen[who], nanmedian(np.delete(chosen, who, axis=0))

    own_ms, usual_ms = own_and_others(spread.work_ms)
    excess_ms = median(own_ms - usual_ms)
    step_ms = median(_loop_ms(table)[rows])
    slowest_in = int((spread.slowest[rows] == who).sum())
    if excess_ms < _NOTABLE * step_ms or slowest_in < _MOST * len(rows) or excess_ms <= 0:
        return None
    scatter_ms = median(np.abs(own_ms - usual_ms - excess_ms))
    is_clear = excess_ms >= _CLEAR * scatter_ms
    if not is_clear and _may_be_chance(slowest_in, len(rows), len(spread.names)):
        return None
    differences = {}
    for category, values in spread.parts_ms.items():
        own_part_ms, usual_part_ms = own_and_others(values)
        differences[category] = median(own_part_ms - usual_part_ms)
    category = max(differences, key=lambda part: differences[part])
    own_waiting_ms, others_waiting_ms = own_and_others(spread.waiting_ms)
    return Lag(
        name=spread.names[who],
        work_ms=median(own_ms),
        usual_ms=median(usual_ms),
        excess_ms=excess_ms,
        percent=100 * excess_ms / step_ms,
        category=category,
        category_ms=differences[category],
        waiting_ms=median(own_waiting_ms),
        others_waiting_ms=median(others_waiting_ms),
        slowest_in=slowest_in,
        steps=len(rows),
    )


def _may_be_chance(times: int, steps: int, hosts: int) -> bool:
    """Whether one of equal hosts may well be the slowest in `times` or more of the steps."""
    if steps > _MANY_STEPS:
        return False
    ways: int = sum(
        math.comb(steps, k) * (hosts - 1) ** (steps - k) for k in range(times, steps + 1)
    )
    by_chance: float = hosts * ways / hosts**steps
    return by_chance > _HARDLY_EVER
