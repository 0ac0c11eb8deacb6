"""The hosts of a run to its document, panel by panel.

In: a `RunResult`, the user's peaks.  Out: an `Overview`.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence

from tensorboard_plugin_overview.loading.run_result import RunResult
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.run.utilization import rate
from tensorboard_plugin_overview.metrics.steps.trend import Trend
from tensorboard_plugin_overview.metrics.steps.trend import trend_of
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview import schema
from tensorboard_plugin_overview.overview.compact_steps import round_steps
from tensorboard_plugin_overview.overview.document import Overview
from tensorboard_plugin_overview.overview.finding import in_order_of_cost
from tensorboard_plugin_overview.overview.findings.findings import findings
from tensorboard_plugin_overview.overview.findings.look_at import with_ops
from tensorboard_plugin_overview.overview.findings.session_findings import session_findings
from tensorboard_plugin_overview.overview.findings.tpu_findings import tpu_findings
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.own_code import OwnCode
from tensorboard_plugin_overview.overview.panels.headline import headline
from tensorboard_plugin_overview.overview.panels.hosts import Hosts
from tensorboard_plugin_overview.overview.panels.inference import inference_diagnostics
from tensorboard_plugin_overview.overview.panels.inference import inference_document
from tensorboard_plugin_overview.overview.panels.step_time import steps_document
from tensorboard_plugin_overview.overview.panels.top_ops import top_ops
from tensorboard_plugin_overview.overview.panels.tpu import add_input_columns
from tensorboard_plugin_overview.overview.panels.tpu import chip_count
from tensorboard_plugin_overview.overview.panels.tpu import collective_cost_ms
from tensorboard_plugin_overview.overview.panels.tpu import tpu_diagnostics
from tensorboard_plugin_overview.overview.panels.tpu import with_core_times
from tensorboard_plugin_overview.overview.recording.capture_options import without_blame
from tensorboard_plugin_overview.overview.recording.diagnostics import diagnostics
from tensorboard_plugin_overview.overview.recording.diagnostics import gravest_first
from tensorboard_plugin_overview.overview.recording.environment import device_documents
from tensorboard_plugin_overview.overview.recording.environment import environment_document
from tensorboard_plugin_overview.overview.run_facts import RunFacts
from tensorboard_plugin_overview.overview.run_facts import run_facts
from tensorboard_plugin_overview.overview.run_metrics import run_metrics


def assemble(run_id: str, result: RunResult, peaks: PeakOverrides = NO_OVERRIDES) -> Overview:
    """The overview of hosts that were read, whether all of the run or the first of them.

    Args:
        run_id: the run's.
        result: of at least one host that could be read.
        peaks: what the user says of the devices' peaks.
    """
    facts = run_facts(result)
    beside = Hosts(facts.platform, facts.alignment, facts.table)
    metrics, doubts = run_metrics(facts, peaks)
    trend = None if facts.table is None else trend_of(facts.table.duration_ms[facts.table.counted])
    ops = top_ops(result.device_ops, result.host_ops)
    # Who has sessions does not miss steps.
    missing = None if facts.sessions else facts.missing_steps
    notes = [
        *diagnostics(result.reports, facts.hosts, facts.table, missing, facts.kinds),
        *beside.diagnostics(),
        *doubts,
        *(tpu_diagnostics(facts.hosts, result.device_ops) if facts.platform == "tpu" else ()),
        *inference_diagnostics(facts.sessions, facts.platform),
    ]
    return Overview(
        run_id=run_id,
        files=result.reports,
        platform=facts.platform,
        job={"kind": facts.job.kind, "reason": facts.job.reason},
        headline=headline(
            facts.platform,
            metrics,
            facts.table,
            trend,
            facts.sessions,
            steps_between=any(host.steps_between for host in facts.hosts),
        ),
        metrics=metrics,
        steps=_steps(facts, beside),
        inference=inference_document(facts.sessions, metrics["session_time"]),
        devices=_devices(facts),
        hosts=beside.documents(result.reports, facts.read),
        top_ops=ops,
        environment=_environment(facts),
        findings=_findings(facts, beside, metrics, peaks, ops, trend),
        diagnostics=gravest_first(notes),
    )


def _steps(facts: RunFacts, beside: Hosts) -> schema.Steps | None:
    table, found = facts.table, facts.found
    if table is None or found is None:
        return None
    source, method = found.device_steps[0].steps.source, found.steps.method
    document = steps_document(table, facts.platform, source, method, facts.kinds)
    beside.add_step_columns(document["columns"])
    if facts.platform == "tpu":
        add_input_columns(document["columns"], facts.device_steps, table)
    return round_steps(document)


def _devices(facts: RunFacts) -> list[schema.Device]:
    documents = device_documents(facts.hosts, facts.table)
    if facts.platform == "tpu":
        return with_core_times(documents, facts.device_steps, facts.table)
    return documents


def _environment(facts: RunFacts) -> schema.Environment:
    document = environment_document(facts.platform, facts.hosts)
    if facts.platform == "tpu":
        document["chip_count"] = chip_count(facts.hosts)
    return document


def _findings(
    facts: RunFacts,
    beside: Hosts,
    metrics: Mapping[str, Metric],
    peaks: PeakOverrides,
    ops: Sequence[schema.TopOp],
    trend: Trend | None,
) -> list[schema.Finding]:
    compilation_ms = max(host.compilation_ps for host in facts.hosts) / PS_PER_MS
    # Where events mark sessions, a step is an execution of one program, and not the question.
    table = None if facts.sessions and not facts.sessions.inferred else facts.table
    device_ops = facts.result.device_ops.ops
    others = [kind.name for kind in facts.kinds if not kind.leading]
    whose = OwnCode.of(facts.hosts)
    found = findings(
        facts.platform,
        metrics,
        table,
        trend,
        compilation_ms,
        whose,
        device_ops,
        facts.result.host_ops.ops,
        others,
    )
    if facts.sessions is not None:
        found += session_findings(facts.sessions, found)
    if facts.platform == "tpu":
        costs_ms = collective_cost_ms(facts.hosts, facts.table)
        found += tpu_findings(metrics, rate(facts.work, peaks), costs_ms, table)
    if facts.sessions is None:
        # Who waits for a straggler shows collectives: the cause stands before the effect.
        found = [*beside.findings(whose), *map(beside.with_cause, found)]
    found = [without_blame(one, facts.tracers) for one in found]
    sides = {"host": facts.result.host_ops, "device": facts.result.device_ops}
    eager = {
        row.op.name
        for side, summary in sides.items()
        if any(one.id == f"eager_{side}" for one in found)
        for row in summary.ops
        if row.eager_ps
    }
    return [one.to_dict() for one in with_ops(in_order_of_cost(found), ops, eager)]
