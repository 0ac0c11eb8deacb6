"""Summarizes a run for all panels: its aligned hosts, its steps, its sessions.

In: a `RunResult`.  Out: `RunSummary`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tensorboard_plugin_overview.loading.run_result import RunResult
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform, platform_of
from tensorboard_plugin_overview.metrics.host.job_kind import merge_job_kinds
from tensorboard_plugin_overview.metrics.latency import Latencies, latencies
from tensorboard_plugin_overview.metrics.ops.compute_totals import ComputeTotals
from tensorboard_plugin_overview.metrics.run.alignment import Alignment, align
from tensorboard_plugin_overview.metrics.run.collectives import Communication, communication
from tensorboard_plugin_overview.metrics.run.step_kinds import KindSummary, summarize_kinds
from tensorboard_plugin_overview.metrics.steps.step_breakdown import DeviceSteps
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable, step_table
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.panels.tpu import with_idle
from tensorboard_plugin_overview.overview.recording import capture_options, unseen_devices
from tensorboard_plugin_overview.trace.categories import COMPUTE, DEVICE_COMPUTE
from tensorboard_plugin_overview.trace.facts import Explanation, Framework, JobKind, TracerLevels

MARK_HINT = (
    "Mark steps with jax.profiler.StepTraceAnnotation, tf.profiler.experimental.Trace (step_num=…) "
    "or torch_xla.debug.profiler.StepTrace, or profile Keras' fit with its TensorBoard callback."
)


@dataclass(frozen=True)
class RunSummary:
    """The numbers of a run, without any text.

    Attributes:
        read: the hosts as they were read.
        hosts: the same, with the steps that can be compared.
        alignment: of their steps.
        table: the steps, None without any.
        kind: the kind of the steps, by the markers' name; None where steps are inferred.
        reference_host: a host whose steps were found the way most hosts' were; None without steps.
        missing_steps: why there are none; None if there are.
        job: training or inference.
        sessions: of an inference run, None without any.
        steps_marked: host events mark steps, so that no sessions are inferred.
    """

    result: RunResult
    platform: Platform
    read: Sequence[HostSummary]
    hosts: Sequence[HostSummary]
    alignment: Alignment
    table: StepTable | None
    kind: str | None
    reference_host: HostSummary | None
    missing_steps: Diagnostic | None
    job: JobKind
    sessions: Latencies | None
    steps_marked: bool

    @property
    def device_steps(self) -> Sequence[DeviceSteps]:
        """The steps of every device, or of every CPU host."""
        return self.alignment.device_steps

    @cached_property
    def kinds(self) -> Sequence[KindSummary]:
        """The kinds of marked steps, the one that takes the most time first."""
        if self.kind is None:
            return ()
        return summarize_kinds([host for host in self.workers if host.device_steps], self.kind)

    @property
    def workers(self) -> Sequence[HostSummary]:
        """The hosts that do not only coordinate."""
        return [host for host in self.hosts if host.platform == self.platform]

    @property
    def work(self) -> Sequence[ComputeTotals]:
        """FLOPs and bytes of every used device."""
        return [work for host in self.workers for work in host.work]

    @property
    def tracers(self) -> TracerLevels | None:
        """The tracers' levels of all hosts; None where one does not state them, or they differ."""
        return capture_options.levels_of(self.read)

    @property
    def framework(self) -> Framework:
        """The software that ran: a run is of one format, and a format of one framework."""
        return self.read[0].sources.framework

    @cached_property
    def communication(self) -> Communication | None:
        """The collectives; None without any."""
        apart = self.alignment.set_aside
        compared = [host for host in self.workers if host.host not in apart]
        return communication(compared, self.result.series, self.table)

    @property
    def unseen_device(self) -> str | None:
        """The device that worked without a recorded op; None without one."""
        return unseen_devices.unseen_device(self.platform, self.read)

    @property
    def no_steps_reason(self) -> str:
        """Why there are no steps, in one piece; "" if there are."""
        missing = self.missing_steps
        return f"{missing.message} {missing.hint or ''}".strip() if missing else ""


def summarize_run(result: RunResult) -> RunSummary:
    """Returns the summary of a run of which at least one host could be read."""
    platform = platform_of(result.hosts)
    damaged = {report.host for report in result.reports if report.status != "ok"}
    alignment = align(_with_ops(result.hosts), damaged)
    hosts = tuple(alignment.hosts)
    table = step_table(alignment.device_steps) if alignment.device_steps else None
    if table is not None and platform == "tpu":
        table = with_idle(table)
    job = merge_job_kinds(host.job for host in hosts)
    sessions = None
    steps_marked = any(host.steps.marked_by_host for host in hosts)
    if job.kind != "training":
        sessions = latencies(
            {
                host.host: host.sessions
                for host in hosts
                if host.sessions and not (host.sessions.inferred and steps_marked)
            }
        )
    return RunSummary(
        result=result,
        platform=platform,
        read=result.hosts,
        hosts=hosts,
        alignment=alignment,
        table=table,
        kind=_kind(hosts),
        reference_host=_reference_host(hosts),
        missing_steps=_missing_steps(hosts) if table is None else None,
        job=job,
        sessions=sessions,
        steps_marked=steps_marked,
    )


def _kind(hosts: Sequence[HostSummary]) -> str | None:
    """Returns the kind of the steps that are shown; None where steps are inferred or missing."""
    kinds = [host.steps.kind for host in hosts if host.device_steps and host.steps.kinds]
    # Hosts without markers of their own do not name the steps that they share.
    return max(kinds, key=bool, default=None)


def _with_ops(hosts: Sequence[HostSummary]) -> Sequence[HostSummary]:
    """Drops the steps of devices without a recorded op, if other devices have ops.

    They do not compare.
    """
    found = [host if host.platform == "cpu" else _only_with_ops(host) for host in hosts]
    return found if any(host.device_steps for host in found if host.platform != "cpu") else hosts


def _only_with_ops(host: HostSummary) -> HostSummary:
    computes = COMPUTE if host.platform == "tpu" else DEVICE_COMPUTE
    kept = [index for index, device in enumerate(host.device_steps) if computes in device.time_ps]
    devices, tpu = [host.device_steps[index] for index in kept], host.tpu
    if tpu is not None:
        costs = [tpu.communication[index] for index in kept]
        tpu = replace(tpu, device_steps=devices, communication=costs)
    return replace(host, device_steps=devices, tpu=tpu)


def _reference_host(hosts: Sequence[HostSummary]) -> HostSummary | None:
    stepping = [host for host in hosts if host.device_steps]
    counts = Counter(host.device_steps[0].steps.source for host in stepping)
    return max(stepping, key=lambda host: counts[host.device_steps[0].steps.source], default=None)


def _missing_steps(hosts: Sequence[HostSummary]) -> Diagnostic:
    levels = capture_options.levels_of(hosts)
    devices = [device for host in hosts for device in host.devices]
    kinds = {device.kind for device in devices}
    if "sparsecore" in kinds and "tpu" not in kinds:
        return Diagnostic(
            "no_steps",
            "warning",
            f"No step was found: {unseen_devices.LONE_SPARSECORE}, whose work steps are.",
            unseen_devices.how_to_see("TPU", levels),
        )
    if devices and not any(device.used for device in devices):
        return Diagnostic(
            "no_steps",
            "warning",
            "No step was found: the profile has devices, but no work of theirs to assign to steps.",
            capture_options.device_off_advice(levels)
            or "Profile while the devices compute, and see to it that the profiler may record "
            "them.",
        )
    if levels is not None and levels.host == 0:
        return Diagnostic(
            "no_steps",
            "warning",
            f"No step was found: {capture_options.HOST_OFF}, so that neither step markers nor runs "
            "of programs were recorded on the host.",
            capture_options.RECORD_HOST,
        )
    sources = hosts[0].sources if hosts else None
    if sources and all(host.quality.counts.is_empty for host in hosts):
        why = sources.explained.get("no_events", Explanation("", ""))
        message = "No step was found: the profiler recorded nothing."
        return Diagnostic("no_steps", "warning", message, why.next_step or None)
    missing = "no host event carries a step number, and no program ran three times"
    return Diagnostic(
        "no_steps",
        "warning",
        f"No step was found: {(sources and sources.steps) or missing}.",
        (sources and sources.mark_steps) or MARK_HINT,
    )
