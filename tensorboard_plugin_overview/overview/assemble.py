"""Assembles the overview document of a run from its hosts, panel by panel.

In: a `RunResult`, the user's peaks.  Out: an `Overview`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tensorboard_plugin_overview.loading.ranks import in_order_of_rank
from tensorboard_plugin_overview.loading.run_result import RunResult
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES, PeakOverrides, lacks_bf16
from tensorboard_plugin_overview.metrics.run.utilization import rate
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.steps.trend import Trend, trend_of
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.compact_steps import round_steps
from tensorboard_plugin_overview.overview.document import Overview
from tensorboard_plugin_overview.overview.finding import by_cost
from tensorboard_plugin_overview.overview.findings.advice import in_words_of
from tensorboard_plugin_overview.overview.findings.attach_ops import attach_ops
from tensorboard_plugin_overview.overview.findings.findings import findings
from tensorboard_plugin_overview.overview.findings.lost_time_findings import Losses
from tensorboard_plugin_overview.overview.findings.memory_findings import memory_findings
from tensorboard_plugin_overview.overview.findings.session_findings import session_findings
from tensorboard_plugin_overview.overview.findings.tpu_findings import tpu_findings
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.own_code import OwnCode
from tensorboard_plugin_overview.overview.panels import inference, tpu
from tensorboard_plugin_overview.overview.panels.communication import communication_document
from tensorboard_plugin_overview.overview.panels.headline import headline
from tensorboard_plugin_overview.overview.panels.hosts import HostComparison
from tensorboard_plugin_overview.overview.panels.step_time import steps_document
from tensorboard_plugin_overview.overview.panels.top_ops import top_kernels, top_ops
from tensorboard_plugin_overview.overview.recording import environment
from tensorboard_plugin_overview.overview.recording.capture_options import without_blame
from tensorboard_plugin_overview.overview.recording.diagnostics import by_severity, diagnostics
from tensorboard_plugin_overview.overview.recording.ranks import rank_diagnostics
from tensorboard_plugin_overview.overview.run_metrics import run_metrics
from tensorboard_plugin_overview.overview.run_summary import RunSummary, summarize_run


def assemble(
    run_id: str,
    result: RunResult,
    peaks: PeakOverrides = NO_OVERRIDES,
    *,
    is_whole: bool = True,
) -> Overview:
    """Returns the overview of the hosts that were read, all of the run or the first of them.

    Args:
        run_id: id of the run.
        result: of at least one host that could be read.
        peaks: the user's values of the devices' peaks.
        is_whole: the hosts are all of the run.
    """
    result = in_order_of_rank(result)
    run = summarize_run(result)
    host_comparison = HostComparison(run.platform, run.alignment, run.table, run.communication)
    metrics, doubts = run_metrics(run, peaks)
    trend = None if run.table is None else trend_of(run.table.duration_ms[run.table.counted])
    ops = top_ops(result.device_ops, result.host_ops)
    # A run with sessions needs no `no_steps` diagnostic.
    missing = None if run.sessions else run.missing_steps
    notes = [
        *diagnostics(result.reports, run.hosts, run.table, missing, run.kinds),
        *host_comparison.diagnostics(),
        *rank_diagnostics(run.read, result.set_aside, is_whole=is_whole),
        *doubts,
        *(tpu.tpu_diagnostics(run.hosts, result.device_ops) if run.platform == "tpu" else ()),
        *inference.inference_diagnostics(run.sessions, run.platform),
    ]
    return Overview(
        run_id=run_id,
        format=run.read[0].sources.format,
        files=result.reports,
        platform=run.platform,
        job={"kind": run.job.kind, "reason": run.job.reason},
        headline=headline(
            run.platform,
            metrics,
            run.table,
            trend,
            run.sessions,
            steps_between=any(host.steps_between for host in run.hosts),
        ),
        metrics=metrics,
        steps=_steps(run, host_comparison),
        inference=inference.inference_document(run.sessions, metrics["session_time"]),
        devices=_devices(run),
        hosts=host_comparison.documents(result.reports, run.read, result.set_aside),
        top_ops=ops,
        top_kernels=top_kernels(result.device_ops.ops),
        communication=communication_document(run.communication, run.read),
        environment=_environment(run),
        findings=_findings(run, host_comparison, metrics, peaks, ops, trend),
        diagnostics=by_severity(notes),
    )


def _steps(run: RunSummary, host_comparison: HostComparison) -> schema.Steps | None:
    table, host = run.table, run.reference_host
    if table is None or host is None:
        return None
    source, method = host.device_steps[0].steps.source, host.steps.method
    document = steps_document(table, run.platform, source, method, run.kinds)
    host_comparison.add_step_columns(document["columns"])
    if run.platform == "tpu":
        tpu.add_input_columns(document["columns"], run.device_steps, table)
    return round_steps(document)


def _devices(run: RunSummary) -> list[schema.Device]:
    documents = environment.device_documents(run.hosts, run.table)
    if run.platform == "tpu":
        return tpu.with_core_times(documents, run.device_steps, run.table)
    return documents


def _environment(run: RunSummary) -> schema.Environment:
    document = environment.environment_document(run.platform, run.hosts)
    if run.platform == "tpu":
        document["chip_count"] = tpu.chip_count(run.hosts)
    return document


def _findings(
    run: RunSummary,
    host_comparison: HostComparison,
    metrics: Mapping[str, Metric],
    peaks: PeakOverrides,
    ops: Sequence[schema.TopOp],
    trend: Trend | None,
) -> list[schema.Finding]:
    compilation_ms = max(host.compilation_ps for host in run.hosts) / PS_PER_MS
    # A step of a run with marked sessions is an execution of one program, not of interest; that of
    # one with ranges for its sessions has the wait for the next request, too.
    are_executions = run.sessions and run.sessions.inferred and not run.sessions.are_ranges
    table = run.table if run.sessions is None or are_executions else None
    device_ops = run.result.device_ops.ops
    others = [kind.name for kind in run.kinds if not kind.leading]
    own_code = OwnCode.of(run.hosts)
    all_findings = findings(
        run.platform,
        metrics,
        table,
        trend,
        compilation_ms,
        own_code,
        device_ops,
        run.result.host_ops.ops,
        others,
        _losses(run, table),
    )
    all_findings += memory_findings(run.hosts, run.job.kind, table)
    if run.sessions is not None:
        all_findings += session_findings(run.sessions, all_findings)
    if run.platform == "tpu":
        costs_ms = tpu.collective_cost_ms(run.hosts, run.table)
        all_findings += tpu_findings(metrics, rate(run.work, peaks), costs_ms, table)
    if run.sessions is None:
        # A wait for a straggler shows up as collectives: the cause stands before the effect.
        all_findings = [
            *host_comparison.findings(own_code),
            *map(host_comparison.with_cause, all_findings),
        ]
    used = [device.facts for host in run.hosts for device in host.devices if device.used]
    limits = ("no_bf16",) if any(map(lacks_bf16, used)) else ()
    about, device = (*limits, run.platform, run.job.kind), _device_noun(run)
    all_findings = [
        in_words_of(run.framework, without_blame(finding, run.tracers), about, device)
        for finding in all_findings
    ]
    sides = {"host": run.result.host_ops, "device": run.result.device_ops}
    eager = {
        row.op.name
        for side, summary in sides.items()
        if any(finding.id == f"eager_{side}" for finding in all_findings)
        for row in summary.ops
        if row.eager_ps
    }
    return [finding.to_dict() for finding in attach_ops(by_cost(all_findings), ops, eager)]


def _losses(run: RunSummary, table: StepTable | None) -> Losses | None:
    lost = [host.lost for host in run.workers if host.lost is not None]
    return Losses(lost, table) if lost else None


def _device_noun(run: RunSummary) -> str:
    """Names what computes: XPUs and others with streams are no GPUs."""
    kinds = {device.kind for host in run.workers for device in host.devices if device.used}
    return "device" if kinds and "gpu" not in kinds else "GPU"
