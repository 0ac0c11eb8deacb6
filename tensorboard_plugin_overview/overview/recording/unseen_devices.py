"""Explains devices whose work the page cannot show, though the host gave them some.

In: host summaries.  Out: the reason, diagnostics, and the metrics without those that are unknown
then.

A run on such a device has the page of a CPU: its steps are the host's.  The host's work in them is
known; where the host does nothing, the device may have worked, so that nothing is concluded from
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary, Platform
from tensorboard_plugin_overview.overview.document import Diagnostic
from tensorboard_plugin_overview.overview.metric import Metric
from tensorboard_plugin_overview.overview.recording.capture_options import device_off_advice
from tensorboard_plugin_overview.trace.facts import TracerLevels

LONE_SPARSECORE = "the profile has a SparseCore of a TPU, and no TensorCore"
_LISTED = 3
_OF_OPS = ("op_placement_host", "compute_16bit", "compute_32bit", "compute_precision_unknown")


def unseen_device(platform: Platform, hosts: Sequence[HostSummary]) -> str | None:
    """Returns which device worked unseen, as a noun; None where none is known to have.

    Args:
        platform: of the run; a TPU's or GPU's page shows the devices that there are.
        hosts: of the run.
    """
    if platform != "cpu":
        return None
    for host in hosts:
        if host.quality.missing_device is not None:
            return f"the {host.quality.missing_device.device}"
        for device in host.devices:
            if device.used and not device.is_read:
                return device.name
    return None


def with_unseen_device(metrics: Mapping[str, Metric], device: str | None) -> dict[str, Metric]:
    """Withdraws what would take the device's time for idle, or its ops for none.

    Args:
        metrics: of the run, on the page of a CPU.
        device: that worked unseen, None without one.
    """
    found = dict(metrics)
    if device is None:
        return found
    unseen = f"the ops of {device} are not in the profile, or are not read."
    if found["time_all_others"].value is not None:
        found["time_all_others"] = found["time_all_others"].withdrawn(
            f"What no host event explains may be the device's work: {unseen}"
        )
    for key in _OF_OPS:
        if key == "op_placement_host" or found[key].value is None:
            found[key] = found[key].withdrawn(unseen[0].upper() + unseen[1:])
    return found


def unseen_device_diagnostics(host: HostSummary, prefix: str) -> Iterator[Diagnostic]:
    """Yields what the page lacks of the host's devices.

    Args:
        host: to be judged.
        prefix: of each message.
    """
    missing, counts = host.quality.missing_device, host.quality.counts
    kinds = {device.kind for device in host.devices}
    if "sparsecore" in kinds and "tpu" not in kinds:
        yield Diagnostic(
            "no_device_plane",
            "error",
            f"{prefix}{LONE_SPARSECORE[0].upper()}{LONE_SPARSECORE[1:]}.",
            how_to_see("TPU", host.tracers),
        )
    elif missing is not None and not (counts.unrecorded_call or counts.unrecordable):
        yield Diagnostic(
            "no_device_plane",
            "error",
            f"{prefix}The host put work on a {missing.device} ({missing.name}), but the profile "
            f"has no {missing.device}.",
            how_to_see(missing.device, host.tracers),
        )
    others = [device.name for device in host.devices if not device.is_read]
    if others:
        more = f" and {len(others) - _LISTED} more" if len(others) > _LISTED else ""
        yield Diagnostic(
            "unknown_device",
            "warning",
            f"{prefix}Of {', '.join(others[:_LISTED])}{more} only the busy time is read: the page "
            "knows the ops of TPUs, and of GPUs by CUDA and ROCm.",
            "Steps and their parts are the host's; duty cycle, ops and rates are not known.",
        )


def how_to_see(device: Literal["GPU", "TPU"], levels: TracerLevels | None) -> str:
    """Returns what brings a missing plane of the device into the profile.

    Args:
        device: without a plane.
        levels: of the tracers, None where they are not known.
    """
    if off := device_off_advice(levels):
        return off
    if device == "GPU":
        return (
            "The profiler could not read it: on NVIDIA, CUPTI must be installed and permitted "
            "(NVreg_RestrictProfilingToAdminUsers=0); on AMD, rocprofiler."
        )
    hint = (
        "What does not fit the profiler's buffer is dropped, whole planes too: capture fewer "
        "steps, or a shorter time"
    )
    if levels is None or levels.python:
        hint += ", with python_tracer_level=0"
    return f"{hint}."
