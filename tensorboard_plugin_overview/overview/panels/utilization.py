"""Utilization of the hardware, as metrics.

In: the work of all devices, the user's values of their peaks, mean step times.  Out: `mfu`,
`flops_utilization`, `memory_bandwidth_utilization`, `goodput`, and diagnostics where a peak must be
wrong.  No profile states a CPU's peaks, so that a CPU has these only where the user gives a peak.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.ops.compute_totals import UNKNOWN, ComputeTotals
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.run import utilization
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.formatting import with_model
from tensorboard_plugin_overview.overview.metric import Input, Metric
from tensorboard_plugin_overview.overview.registry import METRICS
from tensorboard_plugin_overview.trace.facts import Peak

_COUNTED = (
    "{} are counted from the shapes of dots and convolutions in the programs' HLO, because {} ops "
    "carry none."
)
_COUNTED_BY_INPUTS = (
    "{} are counted from the shapes of the inputs of products; attention counts as if it were not "
    "causal."
)
_ESTIMATED = (
    "{} are estimated from the shapes of operands and results in the programs' HLO, because {} ops "
    "carry none."
)
# TensorBoard's flags, and the options of the commands.
_GIVE_FLOPS = "give it with --overview_peak_tflops (in a terminal: --peak-tflops)."
_GIVE_BANDWIDTH = "give it with --overview_peak_gbps (in a terminal: --peak-gbps)."
_GIVE_BOTH = (
    "give it with --overview_peak_tflops and --overview_peak_gbps (in a terminal: --peak-tflops "
    "and --peak-gbps)."
)
_ABSURD = f"The peak of the device in the profile is next to nothing: {_GIVE_BOTH}"
_NO_OPS = "No op ran on a device in what was profiled, or the profiler could not record it."
_ONE_STEP = "There is no second step to tell the period: the step's own time is taken."
# A smaller share of the kernel time without FLOPs needs no note.
_NOTABLE = 0.01
# Sums of the same numbers differ in their last digits.
_ALL = 1 - 1e-9


@dataclass(frozen=True)
class StepTimes:
    """Means over the complete steps, milliseconds; None where there is none.

    Attributes:
        period_ms: start of a step to the start of the next.
        step_ms: the step's time.
        device_ms: the time that a device takes for it: on TPU the step's time, on GPU from first to
            last kernel.
        missing: why there is no step; "" if there are steps.
    """

    period_ms: float | None
    step_ms: float | None
    device_ms: float | None
    missing: str = ""


def utilization_metrics(
    platform: Platform, works: Sequence[ComputeTotals], overrides: PeakOverrides, times: StepTimes
) -> tuple[dict[str, Metric], list[Diagnostic]]:
    """Returns the four metrics over all devices, and diagnostics about doubtful ones.

    Args:
        platform: of the run.
        works: of all devices of all hosts.
        overrides: the user's peaks.
        times: mean step times of the run.
    """
    if platform == "cpu" and overrides == PeakOverrides():
        return {}, []
    rated = utilization.rate(works, overrides)
    no_flops = _why_no_flops(works)
    no_peak = _why_no_peak(rated, utilization.main_dtype(works))
    metrics = {
        "mfu": _mfu(rated, times, no_flops or no_peak),
        "flops_utilization": _roofline(rated, no_flops or no_peak),
        "memory_bandwidth_utilization": _bandwidth(rated),
        "goodput": _goodput(rated, times, no_flops or no_peak),
    }
    return metrics, [
        _peak_looks_wrong(metric) for metric in metrics.values() if (metric.value or 0) > 100
    ]


def _mfu(rated: Sequence[utilization.RatedWork], times: StepTimes, missing: str) -> Metric:
    has_period = times.period_ms is not None
    time_ms = times.period_ms if has_period else times.step_ms
    time = Input("step period" if has_period else "step time", time_ms, "ms")
    done, peak = _model_flops(rated), _peak_flops(rated)
    missing = missing or _why_no_steps(rated, times, time_ms)
    inputs = _known([done, peak, _peak_source(rated), time])
    if missing or time_ms is None:
        return METRICS["mfu"].unavailable(missing, inputs)
    substituted = f"{done} per step and device ÷ ({_peaks(rated)} × {time.name} {time})"
    notes = [] if has_period else [_ONE_STEP]
    value = utilization.peak_share_percent(rated, time_ms)
    return _metric("mfu", value, inputs, substituted, notes + _model_flops_notes(rated))


def _goodput(rated: Sequence[utilization.RatedWork], times: StepTimes, missing: str) -> Metric:
    time = Input("device time of a step", times.device_ms, "ms")
    done, peak = _model_flops(rated), _peak_flops(rated)
    missing = missing or _why_no_steps(rated, times, times.device_ms)
    inputs = _known([done, peak, _peak_source(rated), time])
    if missing or times.device_ms is None:
        return METRICS["goodput"].unavailable(missing, inputs)
    substituted = f"{done} per step and device ÷ {_peaks(rated)} ÷ {time}"
    value = utilization.peak_share_percent(rated, times.device_ms)
    return _metric("goodput", value, inputs, substituted, _model_flops_notes(rated))


def _roofline(rated: Sequence[utilization.RatedWork], missing: str) -> Metric:
    missing = missing or _why_no_bandwidth(rated)
    done = Input("FLOPs of all devices", _per_tera(_all_flops(rated)), "TFLOP")
    touched, time = _bytes(rated), _time(rated)
    inputs = _known(
        [
            done,
            touched,
            time,
            _peak_flops(rated, by_time=True),
            _peak_source(rated),
            _peak_bandwidth(rated),
            _bandwidth_source(rated),
        ]
    )
    if missing:
        return METRICS["flops_utilization"].unavailable(missing, inputs)
    best = utilization.optimum_per_second(rated)
    inputs.append(Input("roofline optimum of a device", _per_tera(best), "TFLOP/s"))
    substituted = (
        f"{done} and {touched} in {time} ({_window(rated)}); {_peaks(rated)}; {_bandwidths(rated)}"
    )
    notes = _flops_notes(rated) + _bytes_notes(rated)
    return _metric(
        "flops_utilization", utilization.roofline_percent(rated), inputs, substituted, notes
    )


def _bandwidth(rated: Sequence[utilization.RatedWork]) -> Metric:
    missing = _why_no_bandwidth(rated)
    touched, time = _bytes(rated), _time(rated)
    inputs = _known([touched, time, _peak_bandwidth(rated), _bandwidth_source(rated)])
    if missing:
        return METRICS["memory_bandwidth_utilization"].unavailable(missing, inputs)
    substituted = f"{touched} ÷ {time} ({_window(rated)}) ÷ {_bandwidths(rated)}"
    return _metric(
        "memory_bandwidth_utilization",
        utilization.bandwidth_percent(rated),
        inputs,
        substituted,
        _bytes_notes(rated),
    )


def _metric(
    metric_id: str,
    value: float | None,
    inputs: Sequence[Input],
    substituted: str,
    notes: Sequence[str],
) -> Metric:
    """Returns the value, inferred where there is something to note."""
    kind = METRICS[metric_id]
    if value is not None and not math.isfinite(value):
        return kind.unavailable(_ABSURD, inputs)
    metric = kind.measured(value, "The steps have no length.", inputs, substituted)
    if metric.value is None or not notes:
        return metric
    return replace(metric, status="inferred", reason=" ".join(notes))


# ---- why there is no value -----------------------------------------------------------------------


def _why_no_flops(works: Sequence[ComputeTotals]) -> str:
    if not works:
        return _NO_OPS
    if any(utilization.flops_of(work) for work in works):
        return ""
    if any(work.flops is not None for work in works):
        return "No dot or convolution ran; the FLOPs of other ops are not counted."
    hint = next((work.facts.flops_hint for work in works if work.facts.flops_hint), "")
    if hint:
        return hint
    if any(work.has_hlo for work in works):
        return (
            "The kernels do not say which op of the programs they run, as in command buffers "
            "(CUDA or HIP graphs): turn these off for the profile "
            "(XLA_FLAGS=--xla_gpu_enable_command_buffer=)."
        )
    return (
        "The ops carry no FLOPs, and the profile has no HLO to count them from. Programs compiled "
        "by XLA (JAX, or TensorFlow with jit_compile) have it."
    )


def _why_no_peak(rated: Sequence[utilization.RatedWork], dtype: str | None) -> str:
    unknown = [device for device in rated if device.flops is None]
    if not unknown:
        return ""
    what = "the precision of most FLOPs" if dtype in (None, UNKNOWN) else dtype
    device = with_model(unknown[0].work.device, unknown[0].work.facts)
    return f"The peak FLOP/s of {device} for {what} is not known: {_GIVE_FLOPS}"


def _why_no_bandwidth(rated: Sequence[utilization.RatedWork]) -> str:
    if not rated:
        return _NO_OPS
    hint = next((device.work.facts.bytes_hint for device in rated), "")
    unknown_percent = _unknown_bytes_percent(rated)
    if hint and (unknown_percent == 100 or not any(one.work.bytes_accessed for one in rated)):
        return hint
    if not any(device.work.bytes_accessed for device in rated):
        if any(device.work.facts.flops_hint for device in rated):
            return "The ops do not say how many bytes they access, and their inputs' shapes do not."
        return (
            "The ops do not say how many bytes they access, and the profile has no HLO to "
            "estimate it from."
        )
    unknown = [device for device in rated if device.bandwidth is None]
    if unknown:
        device = with_model(unknown[0].work.device, unknown[0].work.facts)
        return f"The peak memory bandwidth of {device} is not known: {_GIVE_BANDWIDTH}"
    return ""


def _why_no_steps(
    rated: Sequence[utilization.RatedWork], times: StepTimes, time_ms: float | None
) -> str:
    if time_ms is None or not any(device.work.steps for device in rated):
        return times.missing or "The profile has no complete step."
    return ""


# ---- what is worth a word ------------------------------------------------------------------------


def _model_flops_notes(rated: Sequence[utilization.RatedWork]) -> list[str]:
    total = counted = 0.0
    for work in (device.work for device in rated):
        apart = work.model_flops is not None
        total += work.model_flops if work.model_flops is not None else utilization.flops_of(work)
        counted += work.counted_model_flops if apart else work.counted_flops
    return [*_by_shapes(_counted(rated), "FLOPs", counted, total), *_unknown_notes(rated)]


def _flops_notes(rated: Sequence[utilization.RatedWork]) -> list[str]:
    total = sum(utilization.flops_of(device.work) for device in rated)
    counted = sum(device.work.counted_flops for device in rated)
    return [*_by_shapes(_counted(rated), "FLOPs", counted, total), *_unknown_notes(rated)]


def _bytes_notes(rated: Sequence[utilization.RatedWork]) -> list[str]:
    total = sum(device.work.bytes_accessed or 0.0 for device in rated)
    estimated = sum(device.work.estimated_bytes for device in rated)
    notes = _by_shapes(_ESTIMATED, "bytes", estimated, total)
    percent = _unknown_bytes_percent(rated)
    if any(device.work.facts.bytes_hint for device in rated) and percent > 100 * _NOTABLE:
        notes.append(
            f"Kernels with {percent:.0f} % of the compute time do not state the bytes that they "
            "access and count none: the true value is at least this one."
        )
    return notes


def _unknown_bytes_percent(rated: Sequence[utilization.RatedWork]) -> float:
    """Returns the share of the compute time whose bytes are not known."""
    compute_ps = sum(device.work.compute_ps for device in rated)
    unknown_ps = sum(device.work.unknown_bytes_ps for device in rated)
    return 100 * unknown_ps / compute_ps if compute_ps else 0.0


def _counted(rated: Sequence[utilization.RatedWork]) -> str:
    """Returns the sentence on FLOPs that come from shapes."""
    has_hlo = any(device.work.has_hlo for device in rated)
    return _COUNTED if has_hlo else _COUNTED_BY_INPUTS


def _by_shapes(sentence: str, what: str, by_shapes: float, total: float) -> list[str]:
    """Returns a note on amounts that come from the shapes of the HLO.

    Args:
        sentence: names the amounts, and why they come from shapes.
        what: the noun for the amounts.
        by_shapes: the amount that comes from shapes.
        total: all of it, the amounts of the profile's ops included.
    """
    if by_shapes <= 0:
        return []
    if by_shapes >= total * _ALL:
        return [sentence.format(what[0].upper() + what[1:], "the profile's")]
    return [sentence.format(f"{100 * by_shapes / total:.2g} % of the {what}", "these")]


def _unknown_notes(rated: Sequence[utilization.RatedWork]) -> list[str]:
    compute_ps = sum(device.work.compute_ps for device in rated)
    unknown_ps = sum(device.work.unknown_ps for device in rated)
    if unknown_ps <= _NOTABLE * compute_ps:
        return []
    return [
        f"Kernels with {100 * unknown_ps / compute_ps:.0f} % of the compute time do not tell "
        "their FLOPs and count none: the true value is higher."
    ]


def _peak_looks_wrong(metric: Metric) -> Diagnostic:
    return Diagnostic(
        "peak_looks_wrong",
        "warning",
        f"{metric.label} is {metric.value:.1f} %: the peak it is measured against looks wrong.",
        f"It was computed as {metric.source}. If the peak is wrong, {_GIVE_BOTH}",
    )


# ---- inputs --------------------------------------------------------------------------------------


def _known(inputs: Sequence[Input | None]) -> list[Input]:
    return [known for known in inputs if known is not None]


def _model_flops(rated: Sequence[utilization.RatedWork]) -> Input:
    done = [utilization.model_flops_per_step(device.work) for device in rated]
    mean = sum(done) / len(done) if any(done) else None
    return Input("model FLOPs per step and device", _per_tera(mean), "TFLOP")


def _all_flops(rated: Sequence[utilization.RatedWork]) -> float | None:
    return sum(utilization.flops_of(device.work) for device in rated) or None


def _bytes(rated: Sequence[utilization.RatedWork]) -> Input:
    touched = sum(device.work.bytes_accessed or 0.0 for device in rated)
    return Input("bytes accessed on all devices", touched / 1e9 if touched else None, "GB")


def _time(rated: Sequence[utilization.RatedWork]) -> Input:
    return Input(
        "time of all devices together", sum(device.work.time_ps for device in rated) / 1e9, "ms"
    )


def _window(rated: Sequence[utilization.RatedWork]) -> str:
    steps = sum(device.work.steps for device in rated)
    devices = f"{len(rated)} device{'s' if len(rated) > 1 else ''}"
    if not steps:
        return f"first to last op of {devices}"
    return f"{steps} step{'s' if steps > 1 else ''} of {devices}"


def _peak_flops(rated: Sequence[utilization.RatedWork], by_time: bool = False) -> Input:
    """Returns the mean over the devices: equal weights in a step, by time in all steps together."""
    peaks = [device.flops for device in rated]
    mean = utilization.mean_peak_by_time(rated, peaks) if by_time else utilization.mean_peak(peaks)
    return Input("peak FLOP/s of a device", _per_tera(mean), "TFLOP/s")


def _peak_bandwidth(rated: Sequence[utilization.RatedWork]) -> Input:
    mean = utilization.mean_peak_by_time(rated, [device.bandwidth for device in rated])
    return Input("peak memory bandwidth of a device", mean / 1e9 if mean else None, "GB/s")


def _peak_source(rated: Sequence[utilization.RatedWork]) -> Input | None:
    source = _peaks(rated)
    return Input("where this peak is from", source) if source else None


def _bandwidth_source(rated: Sequence[utilization.RatedWork]) -> Input | None:
    source = _bandwidths(rated)
    return Input("where this bandwidth is from", source) if source else None


def _peaks(rated: Sequence[utilization.RatedWork]) -> str:
    return _distinct([device.flops for device in rated])


def _bandwidths(rated: Sequence[utilization.RatedWork]) -> str:
    return _distinct([device.bandwidth for device in rated])


def _distinct(peaks: Sequence[Peak | None]) -> str:
    return " / ".join(sorted({peak.source for peak in peaks if peak is not None}))


def _per_tera(value: float | None) -> float | None:
    return None if value is None else value / 1e12
