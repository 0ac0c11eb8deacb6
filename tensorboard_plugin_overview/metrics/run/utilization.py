"""How well the hardware is used: rates of computation and memory access against their peaks.

In: the `ComputeTotals` of all devices, their peaks, mean step times.  Out: percentages.

Devices count by what they could have done in their time, so unequal ones may be put together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides, peak_bandwidth, peak_flops
from tensorboard_plugin_overview.trace.facts import Peak

_PS_PER_S = 1e12


@dataclass(frozen=True)
class RatedWork:
    """One device's work with its peaks; None where the device is unknown."""

    work: ComputeTotals
    flops: Peak | None
    bandwidth: Peak | None


def rate(works: Sequence[ComputeTotals], overrides: PeakOverrides) -> list[RatedWork]:
    """Finds the peaks of the precision in which most of all FLOPs are; sorted by device.

    Args:
        works: one a device.
        overrides: peaks that the user states, in place of those known.
    """
    dtype = main_dtype(works)
    works = sorted(works, key=lambda work: (work.host, work.device))
    return [
        RatedWork(
            work,
            peak_flops(work.facts, dtype, overrides),
            peak_bandwidth(work.facts, overrides),
        )
        for work in works
    ]


def main_dtype(works: Sequence[ComputeTotals]) -> str | None:
    """Finds the precision in which most FLOPs are, `UNKNOWN` included; None if there are none."""
    total: dict[str, float] = {}
    for work in works:
        for dtype, flops in (work.flops or {}).items():
            total[dtype] = total.get(dtype, 0.0) + flops
    return max(total, key=lambda dtype: (total[dtype], dtype)) if total else None


def flops_of(work: ComputeTotals) -> float:
    """Sums up all FLOPs of a device; 0 where none are known."""
    return sum((work.flops or {}).values())


def model_flops_per_step(work: ComputeTotals) -> float:
    """Returns the model's FLOPs in a step, or all FLOPs where they are not distinguished."""
    flops = work.model_flops if work.model_flops is not None else flops_of(work)
    return flops / work.steps if work.steps else 0.0


def peak_share_percent(rated: Sequence[RatedWork], step_ms: float) -> float | None:
    """Divides model FLOPs per step by what the devices could compute in that time at their peaks.

    With the period of a step this is model FLOPs utilization, with the time that a device takes for
    it program goodput. None if a peak is unknown.

    Args:
        rated: all devices.
        step_ms: the time of a step.
    """
    possible = 0.0
    for one in rated:
        if one.flops is None:
            return None
        possible += one.flops.per_second * step_ms / 1e3
    done = sum(model_flops_per_step(one.work) for one in rated)
    return 100.0 * done / possible if possible else None


def roofline_percent(rated: Sequence[RatedWork]) -> float | None:
    """Divides the FLOP rate by the best one that peaks and the program's FLOPs per byte allow.

    None if a peak or the bytes are unknown.
    """
    best = optimum_per_second(rated)
    time_s = sum(one.work.time_ps for one in rated) / _PS_PER_S
    flops = sum(flops_of(one.work) for one in rated)
    return 100.0 * flops / (best * time_s) if best and time_s else None


def optimum_per_second(rated: Sequence[RatedWork]) -> float | None:
    """Averages the best rate, FLOP/s, over the devices, each by its time."""
    flops = sum(flops_of(one.work) for one in rated)
    touched = _bytes_of(rated)
    if not touched:
        return None
    best = []
    for one in rated:
        if one.flops is None or one.bandwidth is None:
            return None
        best.append(min(one.flops.per_second, flops / touched * one.bandwidth.per_second))
    return _mean_by_time(rated, best)


def mean_peak(peaks: Sequence[Peak | None]) -> float | None:
    """Averages one of the two peaks, per second; None without any, or if one is unknown."""
    known = [peak.per_second for peak in peaks if peak is not None]
    return sum(known) / len(known) if known and len(known) == len(peaks) else None


def mean_peak_by_time(rated: Sequence[RatedWork], peaks: Sequence[Peak | None]) -> float | None:
    """Averages one of the two peaks, per second, each device by its time.

    Args:
        rated: all devices.
        peaks: of each of them, in the same order; one that is None makes the result None.
    """
    known = [peak.per_second for peak in peaks if peak is not None]
    return _mean_by_time(rated, known) if len(known) == len(rated) else None


def _mean_by_time(rated: Sequence[RatedWork], values: Sequence[float]) -> float | None:
    total_ps = sum(one.work.time_ps for one in rated)
    if not total_ps:
        return None
    by_time = zip(values, rated, strict=True)
    return sum(value * one.work.time_ps for value, one in by_time) / total_ps


def bandwidth_percent(rated: Sequence[RatedWork]) -> float | None:
    """Divides the bytes that ops access by what memory could move in their time.

    None if a peak or the bytes are unknown.
    """
    touched = _bytes_of(rated)
    if touched is None:
        return None
    possible = 0.0
    for one in rated:
        if one.bandwidth is None:
            return None
        possible += one.bandwidth.per_second * one.work.time_ps / _PS_PER_S
    return 100.0 * touched / possible if possible else None


def _bytes_of(rated: Sequence[RatedWork]) -> float | None:
    known = [one.work.bytes_accessed for one in rated if one.work.bytes_accessed is not None]
    return sum(known) if known else None
