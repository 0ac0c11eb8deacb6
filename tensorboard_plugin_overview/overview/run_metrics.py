"""All metrics of a run, in the order of the page.

In: `RunFacts` and the user's peaks.  Out: `Metric`s by id, and what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Mapping

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host.host_summary import Platform
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.steps.communication import gpu_collective_times
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.panels.duty_cycle import duty_cycle_metrics
from tensorboard_plugin_overview.overview.panels.inference import inference_metrics
from tensorboard_plugin_overview.overview.panels.op_placement import op_placement_metrics
from tensorboard_plugin_overview.overview.panels.precision import precision_metrics
from tensorboard_plugin_overview.overview.panels.step_time import StepBounds
from tensorboard_plugin_overview.overview.panels.step_time import communication_metrics
from tensorboard_plugin_overview.overview.panels.step_time import no_kernels
from tensorboard_plugin_overview.overview.panels.step_time import no_ops
from tensorboard_plugin_overview.overview.panels.step_time import no_step_metrics
from tensorboard_plugin_overview.overview.panels.step_time import step_metrics
from tensorboard_plugin_overview.overview.panels.tpu import collective_times
from tensorboard_plugin_overview.overview.panels.tpu import counter_metrics
from tensorboard_plugin_overview.overview.panels.tpu import input_metric
from tensorboard_plugin_overview.overview.panels.tpu import tensor_cores
from tensorboard_plugin_overview.overview.panels.utilization import StepTimes
from tensorboard_plugin_overview.overview.panels.utilization import utilization_metrics
from tensorboard_plugin_overview.overview.recording.capture_options import with_tracers_off
from tensorboard_plugin_overview.overview.recording.provenance import with_provenance
from tensorboard_plugin_overview.overview.recording.unseen_devices import with_unseen_device
from tensorboard_plugin_overview.overview.registry import as_shown
from tensorboard_plugin_overview.overview.run_facts import RunFacts


def run_metrics(
    facts: RunFacts, peaks: PeakOverrides
) -> tuple[dict[str, Metric], list[Diagnostic]]:
    """All metrics; sessions lead where there are any."""
    metrics = _step_metrics(facts)
    utilization, doubts = utilization_metrics(
        facts.platform, facts.work, peaks, _step_times(metrics)
    )
    metrics |= utilization
    if facts.platform == "gpu":
        metrics |= _gpu_metrics(facts)
    elif facts.platform == "tpu":
        metrics |= _tpu_metrics(facts)
    ops = facts.result
    metrics |= op_placement_metrics(facts.platform, ops.device_ops, ops.host_ops, facts.tracers)
    metrics |= precision_metrics(facts.platform, [host.precision for host in facts.workers])
    metrics = as_shown(metrics, facts.platform)
    of_sessions = inference_metrics(facts.sessions, facts.job, steps_marked=facts.steps_marked)
    both = (metrics, of_sessions) if facts.sessions is None else (of_sessions, metrics)
    may_have_sessions = facts.sessions is None and facts.job.kind != "training"
    known = with_tracers_off(
        {**both[0], **both[1]}, facts.platform, facts.tracers, may_have_sessions=may_have_sessions
    )
    return with_provenance(with_unseen_device(known, facts.unseen_device), facts), doubts


def _step_metrics(facts: RunFacts) -> dict[str, Metric]:
    if facts.table is None or facts.found is None:
        return no_step_metrics(facts.platform, facts.no_steps_reason)
    inferred = facts.found.device_steps[0].steps.source == "inferred"
    how = f"Steps are {facts.found.steps.method}." if inferred else None
    bounds = _bounds(facts.platform, facts.found)
    return step_metrics(facts.table, facts.platform, bounds, how, facts.tracers)


def _bounds(platform: Platform, found: HostSummary) -> StepBounds:
    source = found.device_steps[0].steps.source
    by_device = source == "device_markers"
    # A GPU's steps follow its work, whoever assigned it to them.
    if found.steps.bounded_by_work or (platform == "gpu" and by_device):
        return "ops" if source == "inferred" else "work"
    return "device_marker" if by_device else "host_marker"


def _gpu_metrics(facts: RunFacts) -> dict[str, Metric]:
    reason = facts.no_steps_reason
    collectives = gpu_collective_times(facts.device_steps, facts.table)
    return duty_cycle_metrics(
        facts.hosts, facts.device_steps, facts.table, reason
    ) | communication_metrics(collectives, reason or no_kernels(facts.tracers))


def _tpu_metrics(facts: RunFacts) -> dict[str, Metric]:
    reason = facts.no_steps_reason
    if facts.table is not None and not facts.table.has_breakdown:
        reason = no_ops(facts.tracers)
    cores = tensor_cores(facts.hosts)
    metrics = duty_cycle_metrics(cores, facts.device_steps, facts.table, reason)
    metrics |= communication_metrics(collective_times(facts.hosts, facts.table), reason)
    metrics |= counter_metrics(facts.hosts)
    metrics["input_percent"] = input_metric(facts.device_steps, facts.table, reason)
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
