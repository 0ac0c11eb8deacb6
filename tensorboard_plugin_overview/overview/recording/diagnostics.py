"""Diagnoses the profile: known gaps that a reader of its numbers must know.

In: file reports, host summaries, the step table.  Out: `Diagnostic`s, and all of a run's in the
order of the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.run.step_kinds import KindSummary
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.metrics.units import PS_PER_MS
from tensorboard_plugin_overview.overview.document import Diagnostic, Severity
from tensorboard_plugin_overview.overview.recording.capture_options import device_off_advice
from tensorboard_plugin_overview.overview.recording.recording_counts import recording_diagnostics
from tensorboard_plugin_overview.overview.recording.unseen_devices import unseen_device_diagnostics
from tensorboard_plugin_overview.steps import step_kinds
from tensorboard_plugin_overview.trace.facts import ProfileQuality

_ORDER = {"error": 0, "warning": 1, "info": 2}
_NOTES: dict[str, tuple[Severity, str, str]] = {
    step_kinds.ASYNCHRONOUS: (
        "info",
        "The step markers end before the work that they launched does: steps are bounded by that "
        "work.",
        "To time steps by their markers, wait for the result inside them (block_until_ready).",
    ),
    step_kinds.MARKERS_UNLINKED: (
        "warning",
        "No work could be linked to the step markers, so they bound the steps as they are; with "
        "asynchronous dispatch that is not the true step time.",
        "Capture with a current profiler, which records which event launched which.",
    ),
    step_kinds.MARKERS_IGNORED: (
        "warning",
        "No work could be linked to the step markers, so steps are inferred from the program that "
        "repeats.",
        "Launch the step's programs within its marker.",
    ),
    step_kinds.EXECUTIONS_UNRESOLVED: (
        "warning",
        "Some programs began when another one ended, and the profile does not show which launch "
        "asked for them: they count for no step marker, so steps may be missing.",
        "Wait for the device before the capture starts, and launch from one thread.",
    ),
    step_kinds.MARKER_WITHOUT_WORK: (
        "info",
        "The first or the last step marker launched nothing on a device: it is no step.",
        "Leave the profiler before or right after the last prof.step().",
    ),
}
# Share of a device's busy time.
_NOTABLE_OUTSIDE_STEPS = 0.10
# Share of the kernels' time.
_NOTABLE_UNNAMED = 0.01
# CUPTI's, of TensorFlow's and XLA's profiler.
_EVENT_LIMIT = 2 << 20
# Share of the period: the slowest lengths exceed it by less if devices only jitter.
_NOTABLE_EXCESS = 0.01
_LISTED = 4
MARK_STEPS = (
    "Mark whole steps with their numbers (jax.profiler.StepTraceAnnotation, "
    "tf.profiler.experimental.Trace, torch_xla.debug.profiler.StepTrace)."
)
# Share of the capture.
_SHORT_SPAN = 0.01


def diagnostics(
    files: Sequence[FileReport],
    hosts: Sequence[HostSummary],
    table: StepTable | None,
    missing_steps: Diagnostic | None,
    kinds: Sequence[KindSummary] = (),
) -> list[Diagnostic]:
    """Lists what to know of the run.

    Args:
        files: reports of all files.
        hosts: those that could be read.
        table: their steps, None without any.
        missing_steps: why there are no steps; None if there are.
        kinds: of marked steps.
    """
    notes = [*_of_files(files)]
    if missing_steps is not None:
        notes.append(missing_steps)
    for host in hosts:
        notes.extend(_of_notes(host))
        notes.extend(_of_host(host, table, several=len(hosts) > 1))
    if table is not None:
        notes.extend(_of_steps(table))
    return [*notes, *_of_kinds(kinds)]


def by_severity(notes: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Sorts diagnostics, the most severe first, each once."""
    distinct = dict.fromkeys(notes)
    return sorted(distinct, key=lambda diagnostic: _ORDER[diagnostic.severity])


def _of_files(files: Sequence[FileReport]) -> Iterator[Diagnostic]:
    for file in files:
        if file.status == "ok":
            continue
        yield Diagnostic(
            code=f"file_{file.status}",
            severity="warning" if file.status == "partial" else "error",
            message=f"{file.host}: {file.message}",
            hint="The numbers are those of what could be read."
            if file.status == "partial"
            else "The numbers are those of the other hosts; capture again to have this one.",
        )


def _of_host(host: HostSummary, table: StepTable | None, *, several: bool) -> Iterator[Diagnostic]:
    prefix = f"{host.host}: " if several else ""
    for error in sorted(set(host.errors)):
        yield Diagnostic("profiler_error", "error", f"{prefix}The profiler reported: {error}")
    for warning in sorted(set(host.warnings)):
        yield Diagnostic("profiler_warning", "warning", f"{prefix}The profiler reported: {warning}")
    if host.excluded_events:
        # Some profilers are known to write such times.
        known = host.sources.explained.get("impossible_times")
        yield Diagnostic(
            "impossible_times",
            "info" if known else "warning",
            f"{prefix}{host.excluded_events} events with an impossible time were left out.",
            known.next_step
            if known
            else "The file may be damaged; capture again if the numbers look odd.",
        )
    gpus = [device for device in host.devices if device.is_read]
    ran = any(device.busy_ps or device.untimed_ops for device in gpus)
    if host.platform == "gpu" and not ran and not host.quality.counts.unrecorded_call:
        yield Diagnostic(
            "no_device_events",
            "error",
            f"{prefix}The profile has GPU planes, but nothing that ran on a GPU.",
            device_off_advice(host.tracers)
            or "The profiler may lack permission to read GPU counters (on NVIDIA: CUPTI, set "
            "NVreg_RestrictProfilingToAdminUsers=0), or nothing ran during the capture.",
        )
    yield from unseen_device_diagnostics(host, prefix)
    yield from _without_times(host, prefix)
    yield from _quality(host.quality, prefix, has_limit=host.sources.framework == "xla")
    yield from recording_diagnostics(host, table, prefix)
    yield from _outside_steps(host, prefix)
    yield from _short_span(host, prefix)


def _of_notes(host: HostSummary) -> Iterator[Diagnostic]:
    for note in host.steps.notes:
        severity, message, hint = _NOTES[note]
        why = host.sources.explained.get(note)
        if why is not None:
            message, hint = f"{why.cause}.", why.next_step
        yield Diagnostic(note, severity, message, hint)
    cycle = host.steps.cycle
    if cycle is not None:
        yield Diagnostic(
            "longer_cycle",
            "info",
            f"{cycle.name} runs once in {cycle.every} of these steps, every "
            f"{cycle.period_ps / PS_PER_MS:.4g} ms. Steps are inferred, one for each execution of "
            "the program that repeats; if they are micro-batches, the whole step is that cycle.",
            host.sources.mark_steps or MARK_STEPS,
        )


def _quality(quality: ProfileQuality, prefix: str, *, has_limit: bool) -> Iterator[Diagnostic]:
    if has_limit and quality.device_events >= _EVENT_LIMIT:
        yield Diagnostic(
            "event_limit",
            "warning",
            f"{prefix}The profile has {quality.device_events} device events: CUPTI stops recording "
            "at about 2 million, so later ones may be missing.",
            "Capture fewer steps.",
        )
    if quality.graph_unnamed_ps > _NOTABLE_UNNAMED * quality.compute_ps:
        share = 100 * quality.graph_unnamed_ps / quality.compute_ps
        yield Diagnostic(
            "command_buffers",
            "info",
            f"{prefix}{share:.0f} % of the kernel time ran in CUDA graphs (XLA command buffers), "
            "whose kernels do not name their HLO op.",
            "Set XLA_FLAGS=--xla_gpu_enable_command_buffer= for the capture to see ops, FLOPs and "
            "precision by HLO.",
        )
    if quality.unreadable_programs:
        names = ", ".join(quality.unreadable_programs[:3])
        yield Diagnostic(
            "unreadable_hlo",
            "warning",
            f"{prefix}The HLO of {len(quality.unreadable_programs)} programs is damaged ({names}).",
            "Their ops have no FLOPs, and their precision is known by kernel names alone.",
        )


def _not_in_step(table: StepTable) -> Diagnostic:
    if len(table.device_rows) == 1:
        return Diagnostic(
            "steps_overlap",
            "warning",
            "Steps begin before the ones before them end, so the average step time is longer than "
            "the step period.",
            "Throughput follows the step period.",
        )
    return Diagnostic(
        "devices_not_in_step",
        "warning" if table.excess > _NOTABLE_EXCESS else "info",
        "Devices or hosts do not run in lock step: the lengths of the slowest in each step add up "
        "to more than the time from step to step, as where hosts wait for each other between "
        "steps. A step's length is the mean over them.",
    )


def _of_kinds(kinds: Sequence[KindSummary]) -> Iterator[Diagnostic]:
    if len(kinds) < 2:
        return
    each = [
        f"{kind.name!r} ({kind.count} steps, mean {kind.mean_ms:.4g} ms)"
        for kind in kinds[:_LISTED]
    ]
    more = f" and {len(kinds) - _LISTED} more" if len(kinds) > _LISTED else ""
    shown = next(kind.name for kind in kinds if kind.leading)
    yield Diagnostic(
        "several_step_kinds",
        "info",
        f"The step markers are of {len(kinds)} kinds: {', '.join(each)}{more}. Each is averaged by "
        f"itself, and this page is of {shown!r}.",
        "Choose another kind beside the host, or with --kind.",
    )


def _without_times(host: HostSummary, prefix: str) -> Iterator[Diagnostic]:
    """Yields a note on events that the profile has only as totals."""
    devices = [device for device in host.devices if device.untimed_ops]
    if not devices:
        return
    ops = sum(device.untimed_ops for device in devices)
    where = devices[0].name + (f" and {len(devices) - 1} more" if len(devices) > 1 else "")
    what = "1 op" if ops == 1 else f"{ops} ops"
    said = ("is", "a total", "it counts") if ops == 1 else ("are", "totals", "they count")
    yield Diagnostic(
        "ops_without_times",
        "warning",
        f"{prefix}{what} of {where} {said[0]} in the profile only as {said[1]}, at no known time: "
        f"{said[2]} in the op tables, and in no busy time and no step.",
        "Capture with every execution recorded, if need be over fewer steps.",
    )


def _outside_steps(host: HostSummary, prefix: str) -> Iterator[Diagnostic]:
    busy_ps = outside_ps = 0
    for device in host.devices:
        if device.outside_steps_ps is not None and device.busy_ps is not None:
            busy_ps += device.busy_ps
            outside_ps += device.outside_steps_ps
    if busy_ps and outside_ps > _NOTABLE_OUTSIDE_STEPS * busy_ps:
        yield Diagnostic(
            "outside_steps",
            "warning",
            f"{prefix}{100 * outside_ps / busy_ps:.0f} % of the device time is outside every step.",
            "Steps and their breakdown say nothing of that time; duty_cycle covers it.",
        )


def _short_span(host: HostSummary, prefix: str) -> Iterator[Diagnostic]:
    spans = [d.span_ps[1] - d.span_ps[0] for d in host.devices if d.used and d.span_ps]
    if spans and host.capture_ps and max(spans) < _SHORT_SPAN * host.capture_ps:
        yield Diagnostic(
            "short_device_span",
            "info",
            f"{prefix}The devices' ops span only {100 * max(spans) / host.capture_ps:.2g} % of the "
            "capture, and duty_cycle is over that span.",
            "duty_cycle_capture is over the whole capture.",
        )


def _of_steps(table: StepTable) -> Iterator[Diagnostic]:
    if not table.in_step:
        yield _not_in_step(table)
    incomplete = len(table) - int(table.complete.sum())
    if incomplete == len(table):
        yield Diagnostic(
            "no_complete_step",
            "info" if len(table) == 1 else "warning",
            "The only step is incomplete, and shown from its first op to its last."
            if len(table) == 1
            else "No step is complete, so the averages are over all of them.",
            "Capture more steps for a step time that includes the wait between steps.",
        )
    elif incomplete:
        yield Diagnostic(
            "incomplete_steps",
            "info",
            f"{incomplete} of {len(table)} steps {'is' if incomplete == 1 else 'are'} incomplete "
            "and left out of the averages; the step-time graph marks them.",
        )
