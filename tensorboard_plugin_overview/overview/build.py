"""A run's files to its overview: the whole path in one place.

In: a `catalog.runs.Run`.  Out: an `Overview`.  Every host's file is reduced to its summary
(`host_result`), the summaries are merged (`run_result`), and `assemble` makes the document of them;
a file that cannot be read is named in the overview, and the rest still shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.catalog.runs import Run
from tensorboard_plugin_overview.metrics.alignment import align
from tensorboard_plugin_overview.metrics.duty_cycle import duty_cycle_capture_percent
from tensorboard_plugin_overview.metrics.duty_cycle import duty_cycle_percent
from tensorboard_plugin_overview.metrics.duty_cycle import duty_cycle_steps_percent
from tensorboard_plugin_overview.metrics.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host_summary import Platform
from tensorboard_plugin_overview.metrics.host_summary import platform_of
from tensorboard_plugin_overview.metrics.job_kind import merge_job_kinds
from tensorboard_plugin_overview.metrics.latency import latencies
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.metrics.step_breakdown import LaneSteps
from tensorboard_plugin_overview.metrics.step_table import PS_PER_MS
from tensorboard_plugin_overview.metrics.step_table import StepTable
from tensorboard_plugin_overview.metrics.step_table import step_table
from tensorboard_plugin_overview.metrics.utilization import rate
from tensorboard_plugin_overview.overview.cluster import read_on_cluster
from tensorboard_plugin_overview.overview.diagnostics import diagnostics
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.document import FileReport
from tensorboard_plugin_overview.overview.document import Overview
from tensorboard_plugin_overview.overview.environment import device_documents
from tensorboard_plugin_overview.overview.environment import environment_document
from tensorboard_plugin_overview.overview.findings import by_severity
from tensorboard_plugin_overview.overview.findings import findings
from tensorboard_plugin_overview.overview.host_files import read_hosts
from tensorboard_plugin_overview.overview.hosts import Hosts
from tensorboard_plugin_overview.overview.inference import inference_diagnostics
from tensorboard_plugin_overview.overview.inference import inference_document
from tensorboard_plugin_overview.overview.inference import inference_metrics
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.metric import MetricKind
from tensorboard_plugin_overview.overview.op_placement import op_placement_metrics
from tensorboard_plugin_overview.overview.precision import precision_metrics
from tensorboard_plugin_overview.overview.reading import Reading
from tensorboard_plugin_overview.overview.result_cache import ResultCache
from tensorboard_plugin_overview.overview.run_result import Gathered
from tensorboard_plugin_overview.overview.run_result import RunResult
from tensorboard_plugin_overview.overview.run_result import gather
from tensorboard_plugin_overview.overview.step_time import NO_KERNELS
from tensorboard_plugin_overview.overview.step_time import StepBounds
from tensorboard_plugin_overview.overview.step_time import communication_metrics
from tensorboard_plugin_overview.overview.step_time import no_step_metrics
from tensorboard_plugin_overview.overview.step_time import step_metrics
from tensorboard_plugin_overview.overview.step_time import steps_document
from tensorboard_plugin_overview.overview.top_ops import top_ops
from tensorboard_plugin_overview.overview.tpu import as_shown
from tensorboard_plugin_overview.overview.tpu import chip_count
from tensorboard_plugin_overview.overview.tpu import collective_cost_ms
from tensorboard_plugin_overview.overview.tpu import communication_ms
from tensorboard_plugin_overview.overview.tpu import counter_metrics
from tensorboard_plugin_overview.overview.tpu import input_columns
from tensorboard_plugin_overview.overview.tpu import input_metric
from tensorboard_plugin_overview.overview.tpu import tensor_cores
from tensorboard_plugin_overview.overview.tpu import tpu_diagnostics
from tensorboard_plugin_overview.overview.tpu import with_core_times
from tensorboard_plugin_overview.overview.tpu import with_idle
from tensorboard_plugin_overview.overview.tpu_findings import tpu_findings
from tensorboard_plugin_overview.overview.utilization import StepTimes
from tensorboard_plugin_overview.overview.utilization import utilization_metrics

MARK_HINT = (
    "Mark steps with jax.profiler.StepTraceAnnotation, tf.profiler.experimental.Trace (step_num=…) "
    "or torch_xla.debug.profiler.StepTrace, or profile Keras' fit with its TensorBoard callback."
)

DUTY_CYCLE = MetricKind(
    "Duty cycle",
    "%",
    "higher",
    "busy time (union over streams, copies included) ÷ time from a device's first op to its last; "
    "mean over used devices",
)
DUTY_CYCLE_STEPS = MetricKind(
    "Duty cycle within steps",
    "%",
    "higher",
    "busy time within complete steps ÷ their length, each device over its own; mean over devices",
)
DUTY_CYCLE_CAPTURE = MetricKind(
    "Duty cycle over the capture",
    "%",
    "higher",
    "busy time ÷ length of the capture; mean over used devices",
)


class UnreadableRunError(Exception):
    """No file of the run could be read.

    Attributes:
        message: what is wrong with them.
        hint: what to do.
        growing: a file is still being written, so that it may be read later.
    """

    def __init__(self, message: str, hint: str, growing: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.growing = growing


def build_overview(
    run: Run,
    host: str | None = None,
    peaks: PeakOverrides = NO_OVERRIDES,
    reading: Reading | None = None,
    cache: ResultCache | None = None,
    dask: str | None = None,
    gathered: Gathered | None = None,
) -> Overview:
    """The overview of a run, or of one of its hosts.

    Args:
        run: the run.
        host: one of its hosts; None for all.
        peaks: what the user says of the devices' peaks.
        reading: told of the progress, and asked whether to go on.
        cache: results of files that were read before; None for none.
        dask: address of the Dask cluster that reads the files; None for this process.
        gathered: takes the hosts as they come in, for who wants to see the first of them.

    Raises:
        ClusterError: the cluster cannot do it.
        UnreadableRunError: not one of the files asked for can be read, or there is none.
        KeyError: the run has no such host.
        CancelledError: nobody waits for the reading any more.
    """
    files = run.files if host is None else tuple(file for file in run.files if file.host == host)
    if host is not None and not files:
        raise KeyError(host)
    reading = reading or Reading()
    if dask:
        results = read_on_cluster(files, reading, dask, cache)
    else:
        results = read_hosts(files, reading, cache)
    result = gather(results, gathered)
    overview = assemble(run.id, result, peaks)
    if host is None and (note := _of_sessions(run)):
        return replace(overview, diagnostics=[*overview.diagnostics, note])
    return overview


def _of_sessions(run: Run) -> Diagnostic | None:
    """What is to be said of a run whose hosts are in several sessions' folders."""
    if run.parts:
        return Diagnostic(
            "joined_sessions",
            "info",
            f"This run puts together {len(run.parts)} sessions that are seconds apart and have "
            f"different hosts: {', '.join(run.parts)}.",
            "If they are not of one job, open them one by one.",
        )
    if run.joined:
        return Diagnostic(
            "split_session",
            "warning",
            "Other hosts have a session of their own, seconds apart: what is here may be a part of "
            "the job.",
            f"Open {run.joined} to see all of them together.",
        )
    return None


def _unreadable(run_id: str, reports: Sequence[FileReport]) -> UnreadableRunError:
    if not reports:
        return UnreadableRunError(
            f"Run {run_id!r} has no *.xplane.pb file.",
            "The capture may still be running, or it failed; capture again.",
        )
    growing = any(report.growing for report in reports)
    first = next((report for report in reports if report.growing), reports[0])
    others = f" ({len(reports) - 1} more files could not be read either.)" if reports[1:] else ""
    message = f"{first.host}: {first.message}{others}"
    return UnreadableRunError(message, "Other runs still open.", growing)


def assemble(run_id: str, result: RunResult, peaks: PeakOverrides = NO_OVERRIDES) -> Overview:
    """The overview of hosts that were read, whether all of the run or the first of them.

    Raises:
        UnreadableRunError: there is none that could be.
    """
    reports, hosts = result.reports, result.hosts
    if not hosts:
        raise _unreadable(run_id, reports)
    platform = platform_of(hosts)
    alignment = align(_with_kernels(hosts))
    as_read, hosts = hosts, tuple(alignment.hosts)
    lanes = alignment.lanes
    found = _how_found(hosts)
    bounded_by_work = any(host.steps.bounded_by_work for host in hosts if host.lanes)
    table = step_table(lanes, bounded_by_work) if lanes else None
    if table is not None and platform == "tpu":
        table = with_idle(table)
    missing = None if table is not None else _missing_steps(hosts)
    beside = Hosts(platform, alignment, table)
    notes: list[Diagnostic] = [*beside.diagnostics()]
    compilation_ms = max(host.compilation_ps for host in hosts) / PS_PER_MS
    metrics = _metrics(platform, hosts, lanes, table, found, missing)
    metrics |= op_placement_metrics(platform, result.device_ops, result.host_ops)
    workers = [host for host in hosts if host.platform == platform]
    metrics |= precision_metrics(platform, [host.precision for host in workers])
    work = [one for host in workers for one in host.work]
    utilization, doubts = utilization_metrics(platform, work, peaks, _step_times(metrics))
    metrics |= utilization
    notes.extend(doubts)
    devices = device_documents(hosts, table)
    environment = environment_document(hosts)
    steps = None
    if table is not None and found is not None:
        steps = steps_document(table, platform, found.lanes[0].steps.source, found.steps.method)
        steps["columns"] |= beside.step_columns()
    found_to_do = findings(platform, metrics, table, compilation_ms, result.device_ops.ops)
    found_to_do = [*found_to_do, *beside.findings()]
    if platform == "tpu":
        metrics = as_shown(metrics)
        devices = with_core_times(devices, lanes, table)
        environment["chip_count"] = chip_count(hosts)
        if steps is not None and table is not None:
            steps["columns"] |= input_columns(lanes, table)
        costs_ms = collective_cost_ms(hosts, table)
        found_to_do += tpu_findings(metrics, rate(work, peaks), costs_ms)
        notes.extend(tpu_diagnostics(hosts, result.device_ops))
    job = merge_job_kinds(host.job for host in hosts)
    sessions = None
    if job.kind != "training":
        sessions = latencies({host.host: host.sessions for host in hosts if host.sessions})
    notes.extend(inference_diagnostics(sessions, platform))
    of_sessions = inference_metrics(sessions, job)
    metrics = metrics | of_sessions if sessions is None else of_sessions | metrics
    return Overview(
        run_id=run_id,
        files=reports,
        platform=platform,
        job=vars(job),
        metrics=metrics,
        steps=steps,
        inference=inference_document(sessions),
        devices=devices,
        hosts=beside.documents(reports, as_read),
        top_ops=top_ops(result.device_ops, result.host_ops),
        environment=environment,
        findings=by_severity(found_to_do),
        # Who has sessions does not miss steps.
        diagnostics=[*diagnostics(reports, hosts, table, None if sessions else missing), *notes],
    )


def _with_kernels(hosts: Sequence[HostSummary]) -> Sequence[HostSummary]:
    """Without the steps of hosts that recorded no kernel, if others did: they do not compare."""
    kernels = [any("device_compute" in lane.time_ps for lane in host.lanes) for host in hosts]
    if not any(kernels):
        return hosts
    return [
        host if has_kernels or host.platform != "gpu" else replace(host, lanes=())
        for host, has_kernels in zip(hosts, kernels, strict=True)
    ]


def _how_found(hosts: Sequence[HostSummary]) -> HostSummary | None:
    """A host whose steps were found as most hosts' were; None without steps."""
    stepping = [host for host in hosts if host.lanes]
    counts = Counter(host.lanes[0].steps.source for host in stepping)
    return max(stepping, key=lambda host: counts[host.lanes[0].steps.source], default=None)


def _step_times(metrics: Mapping[str, Metric]) -> StepTimes:
    def value(key: str) -> float | None:
        return metrics[key].value if key in metrics else None

    return StepTimes(
        period_ms=value("step_period"),
        step_ms=value("step_time"),
        device_ms=value("step_device_span" if "step_device_span" in metrics else "step_time"),
        missing=metrics["step_time"].reason or "" if value("step_time") is None else "",
    )


def _missing_steps(hosts: Sequence[HostSummary]) -> Diagnostic:
    devices = [device for host in hosts for device in host.devices]
    if devices and not any(device.used for device in devices):
        return Diagnostic(
            "no_steps",
            "warning",
            "No step was found: the profile has devices, but no work of theirs to assign to steps.",
            "Profile while the devices compute, and see to it that the profiler may record them.",
        )
    return Diagnostic(
        "no_steps",
        "warning",
        "No step was found: no host event carries a step number, and no program ran three times.",
        MARK_HINT,
    )


def _metrics(
    platform: Platform,
    hosts: Sequence[HostSummary],
    lanes: Sequence[LaneSteps],
    table: StepTable | None,
    found: HostSummary | None,
    missing: Diagnostic | None,
) -> dict[str, Metric]:
    reason = f"{missing.message} {missing.hint or ''}".strip() if missing else ""
    if table is None or found is None:
        metrics = no_step_metrics(platform, reason)
    else:
        inferred = found.lanes[0].steps.source == "inferred"
        method = found.steps.method if inferred else None
        metrics = step_metrics(table, platform, _bounds(platform, found), method)
    if platform == "gpu":
        metrics |= _duty_cycles(hosts, lanes, table, reason)
        metrics |= communication_metrics(_communication_ms(lanes, table), reason or NO_KERNELS)
    if platform == "tpu":
        metrics |= _duty_cycles(tensor_cores(hosts), lanes, table, reason)
        metrics |= communication_metrics(communication_ms(hosts, table), reason)
        metrics |= counter_metrics(hosts)
        metrics["input_percent"] = input_metric(lanes, table, reason)
    return metrics


def _bounds(platform: Platform, found: HostSummary) -> StepBounds:
    by_device = found.lanes[0].steps.source == "device_markers"
    # What a profiler calls a GPU's step goes from its first op to its last.
    if found.steps.bounded_by_work or (platform == "gpu" and by_device):
        return "ops"
    return "device_marker" if by_device else "host_marker"


def _duty_cycles(
    hosts: Sequence[HostSummary],
    lanes: Sequence[LaneSteps],
    table: StepTable | None,
    missing_steps: str,
) -> dict[str, Metric]:
    no_device = "No device ran more than copies, or the profiler could not record its kernels."
    in_steps = None
    any_used = any(device.used for host in hosts for device in host.devices)
    if table is not None and any_used:
        in_steps = duty_cycle_steps_percent(lanes, [table.counted[row] for row in table.lane_rows])
    over_capture = duty_cycle_capture_percent(hosts)
    no_capture = "The profile does not say when the capture started and stopped."
    return {
        "duty_cycle": DUTY_CYCLE.measured(duty_cycle_percent(hosts), no_device),
        "duty_cycle_steps": DUTY_CYCLE_STEPS.measured(in_steps, missing_steps or no_device),
        "duty_cycle_capture": DUTY_CYCLE_CAPTURE.measured(
            over_capture, no_capture if any_used else no_device
        ),
    }


def _communication_ms(
    lanes: Sequence[LaneSteps], table: StepTable | None
) -> tuple[float, float] | None:
    """Exposed and overlapped collective time per counted step, mean over devices."""
    if table is None or "device_collectives" not in table.time_ms:
        return None
    exposed = []
    overlapped = []
    for lane, row in zip(lanes, table.lane_rows, strict=True):
        chosen = table.counted[row]
        if chosen.any():
            shown_ps = lane.time_ps["device_collectives"][chosen]
            exposed.append(float(np.mean(shown_ps)) / PS_PER_MS)
            overlapped.append(float(np.mean(lane.collectives_ps[chosen] - shown_ps)) / PS_PER_MS)
    return float(np.mean(exposed)), float(np.mean(overlapped))
