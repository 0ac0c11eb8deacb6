"""Collects all metrics of a run, in the order of the page.

In: `RunSummary` and the user's peaks.  Out: `Metric`s by id, and diagnostics about doubtful ones.
"""

from __future__ import annotations

from collections.abc import Mapping

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.steps.communication import gpu_collective_times
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.panels import step_time, tpu
from tensorboard_plugin_overview.overview.panels.device_use import (
    duty_cycle_metrics,
    kernel_metrics,
    memory_metrics,
)
from tensorboard_plugin_overview.overview.panels.inference import inference_metrics
from tensorboard_plugin_overview.overview.panels.op_placement import op_placement_metrics
from tensorboard_plugin_overview.overview.panels.precision import precision_metrics
from tensorboard_plugin_overview.overview.panels.utilization import StepTimes, utilization_metrics
from tensorboard_plugin_overview.overview.recording.capture_options import with_tracers_off
from tensorboard_plugin_overview.overview.recording.provenance import with_provenance
from tensorboard_plugin_overview.overview.recording.unseen_devices import with_unseen_device
from tensorboard_plugin_overview.overview.registry import as_shown
from tensorboard_plugin_overview.overview.run_summary import RunSummary


def run_metrics(
    run: RunSummary, peaks: PeakOverrides
) -> tuple[dict[str, Metric], list[Diagnostic]]:
    """Returns all metrics (sessions first, if any), and diagnostics about doubtful ones.

    Args:
        run: the run.
        peaks: the user's values of the devices' peaks.
    """
    metrics = _step_metrics(run)
    utilization, doubts = utilization_metrics(run.platform, run.work, peaks, _step_times(metrics))
    metrics |= utilization
    if run.platform == "gpu":
        metrics |= _gpu_metrics(run)
    elif run.platform == "tpu":
        metrics |= _tpu_metrics(run)
    ops = run.result
    metrics |= op_placement_metrics(
        run.platform, ops.device_ops, ops.host_ops, run.tracers, run.framework
    )
    precisions = [host.precision for host in run.workers]
    devices = [device for host in run.workers for device in host.devices]
    hint = next((one.facts.dtype_hint for one in devices if one.facts.dtype_hint), "")
    metrics |= precision_metrics(run.platform, precisions, run.framework, hint)
    metrics = as_shown(metrics, run.platform, run.framework)
    of_sessions = inference_metrics(
        run.sessions, run.job, run.hosts[0].sources, steps_marked=run.steps_marked
    )
    both = (metrics, of_sessions) if run.sessions is None else (of_sessions, metrics)
    may_have_sessions = run.sessions is None and run.job.kind != "training"
    known = with_tracers_off(
        {**both[0], **both[1]}, run.platform, run.tracers, may_have_sessions=may_have_sessions
    )
    return with_provenance(with_unseen_device(known, run.unseen_device), run), doubts


def _step_metrics(run: RunSummary) -> dict[str, Metric]:
    if run.table is None or run.reference_host is None:
        return step_time.no_step_metrics(run.platform, run.no_steps_reason)
    inferred = run.reference_host.device_steps[0].steps.source == "inferred"
    how = f"Steps are {run.reference_host.steps.method}." if inferred else None
    bounds = _bounds(run.platform, run.reference_host)
    warm_up = run.reference_host.sources.warm_up
    return step_time.step_metrics(run.table, run.platform, bounds, how, run.tracers, warm_up)


def _bounds(platform: Platform, host: HostSummary) -> step_time.StepBounds:
    source = host.device_steps[0].steps.source
    by_device = source == "device_markers"
    if source == "inferred" and host.steps.of_iterations:
        return "iteration_work" if host.steps.bounded_by_work else "iteration"
    # A GPU's steps follow its work, whoever assigned it to them.
    if host.steps.bounded_by_work or (platform == "gpu" and by_device):
        return "ops" if source == "inferred" else "work"
    return "device_marker" if by_device else "host_marker"


def _gpu_metrics(run: RunSummary) -> dict[str, Metric]:
    reason = run.no_steps_reason
    collectives = gpu_collective_times(run.device_steps, run.table)
    return {
        **duty_cycle_metrics(run.hosts, run.device_steps, run.table, reason),
        **kernel_metrics(run.hosts),
        **memory_metrics(run.hosts),
        **step_time.communication_metrics(collectives, reason or step_time.no_kernels(run.tracers)),
    }


def _tpu_metrics(run: RunSummary) -> dict[str, Metric]:
    reason = run.no_steps_reason
    if run.table is not None and not run.table.has_breakdown:
        reason = step_time.no_ops(run.tracers)
    cores = tpu.tensor_cores(run.hosts)
    metrics = duty_cycle_metrics(cores, run.device_steps, run.table, reason)
    metrics |= step_time.communication_metrics(tpu.collective_times(run.hosts, run.table), reason)
    metrics |= tpu.counter_metrics(run.hosts)
    metrics["input_percent"] = tpu.input_metric(run.device_steps, run.table, reason)
    return metrics


def _step_times(metrics: Mapping[str, Metric]) -> StepTimes:
    def value(key: str) -> float | None:
        return metrics[key].value if key in metrics else None

    return StepTimes(
        period_ms=value("step_period"),
        step_ms=value("step_time"),
        device_ms=value("step_device_span" if "step_device_span" in metrics else "step_time"),
        missing=metrics["step_time"].reason or "" if value("step_time") is None else "",
    )
