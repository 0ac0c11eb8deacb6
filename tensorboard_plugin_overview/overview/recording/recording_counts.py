"""Says what a host's recording lost, from what the importer counted.

In: host summaries, the step table.  Out: `Diagnostic`s.  Reasons and next steps are those of the
format, where it has some.
"""

from __future__ import annotations

from collections.abc import Iterator

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps.step_breakdown import ALL_OTHERS
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.overview.document import Diagnostic, Severity
from tensorboard_plugin_overview.trace.categories import HOST_COMPUTE, KERNEL_LAUNCH
from tensorboard_plugin_overview.trace.facts import Explanation, RecordingCounts
from tensorboard_plugin_overview.trace.gpus import MOST_UNRECORDED

# Of the devices' time, of the events that were launched, and of the steps' time.
_NOTABLE_UNLAUNCHED_PERCENT = 10
_NOTABLE_EARLY = 0.01
_NOTABLE_OVERHEAD_PERCENT = 5
_HOST_BOUND_PERCENT = 50
_PS_PER_US = 10**6
_LONG_BEFORE_US = 1000
_LISTED = 4
_ON_HOST = {KERNEL_LAUNCH, HOST_COMPUTE, ALL_OTHERS}


def recording_diagnostics(
    host: HostSummary, table: StepTable | None, prefix: str
) -> Iterator[Diagnostic]:
    """Yields what was lost of a host, or is in doubt.

    Args:
        host: to be judged.
        table: the steps of the run; None without any.
        prefix: of each message.
    """
    counts = host.quality.counts
    found = (
        *_of_file(counts),
        *_of_launches(host, counts),
        *_of_profiler(host, counts, table),
    )
    for code, severity, message in found:
        why = host.sources.explained.get(code, Explanation("", ""))
        reason = f": {why.cause}" if why.cause else ""
        yield Diagnostic(code, severity, f"{prefix}{message}{reason}.", why.next_step or None)


def _of_file(counts: RecordingCounts) -> Iterator[tuple[str, Severity, str]]:
    if counts.is_empty:
        yield "no_events", "warning", "The profiler recorded nothing"
    if counts.damaged or counts.repaired:
        parts = []
        if counts.damaged:
            parts.append(f"{_events(counts.damaged)} could not be read; what was lost is not known")
        if counts.repaired:
            many = counts.repaired != 1
            parts.append(
                f"{_events(counts.repaired)} {'are' if many else 'is'} no valid JSON, and "
                f"{'were' if many else 'was'} read all the same"
            )
        yield "json_damaged", "warning", "; ".join(parts)
    if counts.unfinished:
        many = counts.unfinished != 1
        yield (
            "unfinished_events",
            "info",
            f"{counts.unfinished:,} op{'s were' if many else ' was'} still running when the "
            f"recording stopped, and count{'' if many else 's'} up to then",
        )
    if counts.unknown:
        names = sorted(counts.unknown, key=lambda name: (-counts.unknown[name], name))
        listed = ", ".join(f"{name!r} ({counts.unknown[name]:,})" for name in names[:_LISTED])
        more = f" and {len(names) - _LISTED} more" if len(names) > _LISTED else ""
        yield (
            "unknown_categories",
            "info",
            f"Events of unknown categories were left out: {listed}{more}",
        )


def _of_launches(host: HostSummary, counts: RecordingCounts) -> Iterator[tuple[str, Severity, str]]:
    if counts.unrecorded_call:
        yield (
            "kernels_not_recorded",
            "warning",
            f"Kernels were launched ({counts.unrecorded_call}) but not recorded",
        )
    elif counts.unrecorded_launches > MOST_UNRECORDED * counts.launches:
        yield (
            "kernels_missing",
            "warning",
            f"{counts.unrecorded_launches:,} of {counts.launches:,} launches have no kernel or "
            "copy",
        )
    if counts.unrecordable:
        yield (
            "unknown_device",
            "warning",
            f"The program used a device ({counts.unrecordable}) whose work the profiler does not "
            "record: times are those of the host, which ends a step when it has launched the work",
        )
    if percent := host.quality.unlaunched_percent:
        is_alone = not counts.launches and not counts.launched_ops
        yield (
            "device_work_unlinked",
            "warning" if percent > _NOTABLE_UNLAUNCHED_PERCENT else "info",
            "No call that launches work was recorded, so that no device time belongs to a step"
            if is_alone
            else f"{_short(percent)} % of the device time was launched before the recording, or "
            "its launch was lost: it belongs to no step",
        )
    if counts.leading_ops and host.steps.marked_by_host:
        yield (
            "cycle_mixed",
            "info",
            f"{_events(counts.leading_ops)} at the start of the devices' streams were launched "
            "before the recording",
        )
    if counts.early_ops:
        early_us = counts.earliest_ps / _PS_PER_US
        many = counts.early_ops > _NOTABLE_EARLY * counts.launched_ops
        yield (
            "kernel_before_launch",
            "warning" if many or early_us > _LONG_BEFORE_US else "info",
            f"{_events(counts.early_ops)} on devices begin before their launch: the device's "
            f"clock is off by up to {_short(early_us)} µs",
        )


def _of_profiler(
    host: HostSummary, counts: RecordingCounts, table: StepTable | None
) -> Iterator[tuple[str, Severity, str]]:
    parts = []
    if host.profiler_percent > _NOTABLE_OVERHEAD_PERCENT:
        parts.append(f"Recording itself took {_short(host.profiler_percent)} % of the steps")
    host_percent = 0.0 if table is None else _host_percent(table)
    if counts.slowing_options and host_percent > _HOST_BOUND_PERCENT:
        options = " and ".join(counts.slowing_options)
        slow = "slow" if len(counts.slowing_options) > 1 else "slows"
        parts.append(
            f"{options} {slow} the host, which takes {_short(host_percent)} % of the steps"
        )
    if parts:
        yield "profiler_overhead", "info", "; ".join(parts)
    if counts.said:
        yield "profiler_said", "info", f"The profiler said: {'; '.join(counts.said)}"


def _host_percent(table: StepTable) -> float:
    """The host's share of the steps that averages are over: launches, its own work and the rest."""
    parts = _ON_HOST & table.time_ms.keys()
    time_ms = sum(float(table.time_ms[part][table.counted].sum()) for part in parts)
    length_ms = float(table.duration_ms[table.counted].sum())
    return 100 * time_ms / length_ms if length_ms else 0.0


def _short(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def _events(count: int) -> str:
    return f"{count:,} event" + ("s" if count != 1 else "")
