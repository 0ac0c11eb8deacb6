"""Explains what the options of the capture left out.

In: the hosts' tracer levels, metrics, findings.  Out: the same, where a tracer that was off is the
reason; and advice that does not repeat what was done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.trace.facts import TracerLevels

HOST_OFF = "the host tracer was off (level 0)"
DEVICE_OFF = "the device tracer was off (level 0)"
RECORD_HOST = "Capture with host_tracer_level=1 or more (2, the default, records ops too)."
RECORD_DEVICE = "Capture with device_tracer_level=1."

# Metrics that need host events. A GPU run whose host was not recorded has no zero there.
_OF_HOST: Mapping[Platform, Sequence[str]] = {
    "tpu": ("eager_time_host",),
    "gpu": (
        "time_compilation",
        "time_kernel_launch",
        "time_host_compute",
        "op_placement_host",
        "op_placement_device",
        "eager_time_host",
    ),
    "cpu": (
        "op_placement_host",
        "eager_time_host",
        "compute_16bit",
        "compute_32bit",
        "compute_precision_unknown",
    ),
}
_OF_SESSIONS = ("session_time", "sessions_per_second")


def levels_of(hosts: Sequence[HostSummary]) -> TracerLevels | None:
    """Returns the tracers' levels; None where a host does not state them, or they differ."""
    levels = {host.tracers for host in hosts}
    return levels.pop() if len(levels) == 1 else None


def host_advice(levels: TracerLevels | None) -> str:
    """Returns how to record the host's ops, a sentence; "" where they were to be recorded."""
    if levels is None:
        return "Capture with a host tracer level of 2 or more."
    if levels.host >= 2:
        return ""
    was = (
        HOST_OFF if levels.host == 0 else "the host tracer recorded critical events only (level 1)"
    )
    return f"{_sentence(was)}: capture with host_tracer_level=2."


def device_off_advice(levels: TracerLevels | None) -> str:
    """Returns that the device tracer was off, and what to do; "" where it was not."""
    if levels is None or levels.device:
        return ""
    return f"{_sentence(DEVICE_OFF)}. {RECORD_DEVICE}"


def with_tracers_off(
    metrics: Mapping[str, Metric],
    platform: Platform,
    levels: TracerLevels | None,
    *,
    may_have_sessions: bool,
) -> dict[str, Metric]:
    """Withdraws the metrics that need events of the host, if none was recorded.

    Args:
        metrics: of the run.
        platform: of the run.
        levels: of its tracers, None where they are not known.
        may_have_sessions: the job is not known to have none.
    """
    found = dict(metrics)
    if levels is None or levels.host > 0:
        return found
    lost = [*_OF_HOST[platform], *(_OF_SESSIONS if may_have_sessions else ())]
    reason = f"{_sentence(HOST_OFF)}, and only host events tell it. {RECORD_HOST}"
    for key in lost:
        # The device's share of the ops is one of the host's, too.
        if key in found and (not found[key].value or key == "op_placement_device"):
            found[key] = found[key].withdrawn(reason)
    return found


def without_blame(finding: Finding, levels: TracerLevels | None) -> Finding:
    """Returns the finding, without a guess at the host where the host was not recorded.

    Args:
        finding: of the run.
        levels: of the tracers, None where they are not known.
    """
    if finding.id != "unexplained_idle" or levels is None or levels.host > 0:
        return finding
    return finding._replace(
        next_step=f"{_sentence(HOST_OFF)}, so that nothing can explain it. {RECORD_HOST}"
    )


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:]
