"""Findings on the memory of devices: nearly full, and allocations that failed.

In: the peaks of all devices, the step table.  Out: `Finding`s.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from tensorboard_plugin_overview.metrics.host.device_memory import MemoryPeaks
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.steps.step_table import StepTable
from tensorboard_plugin_overview.overview.finding import Finding
from tensorboard_plugin_overview.overview.formatting import format_value
from tensorboard_plugin_overview.overview.metric import device_names
from tensorboard_plugin_overview.trace.facts import Kind

Known: TypeAlias = tuple[str, MemoryPeaks]
"""A device's name, and its peaks."""

_FULL_PERCENT = 90.0
# Of what tensors use; a larger reserve is in pieces, or is left over.
_FRAGMENTED = 1.5
_LISTED_STEPS = 5

_NEED_LESS: Mapping[Kind, str] = {
    "training": "Checkpoint activations (torch.utils.checkpoint), or take a smaller batch; "
    "torch.cuda.memory._record_memory_history() shows which code holds the memory.",
    "inference": "Take a smaller batch, and run under torch.inference_mode(), which keeps nothing "
    "for gradients. A server that fills the memory with its cache on purpose, as vLLM does by "
    "gpu_memory_utilization, needs no change.",
    "unknown": "Take a smaller batch; torch.cuda.memory._record_memory_history() shows which code "
    "holds the memory.",
}
_DEFRAGMENT = (
    "Set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True (on ROCm PYTORCH_HIP_ALLOC_CONF), with "
    "which the allocator leaves fewer gaps."
)


def memory_findings(
    hosts: Sequence[HostSummary], job: Kind, table: StepTable | None
) -> Iterator[Finding]:
    """Yields that allocations failed, and that the memory of a device is nearly full.

    Args:
        hosts: of the run.
        job: what it does.
        table: its steps, None without any.
    """
    keys = [(host.host, device.name) for host in hosts for device in host.devices if device.memory]
    peaks = [device.memory for host in hosts for device in host.devices if device.memory]
    known = list(zip(device_names(keys), peaks, strict=True))
    failed = [(name, one) for name, one in known if one.failed]
    if failed:
        yield _out_of_memory(failed, job, table)
    full = [(name, one) for name, one in known if _percent(one) > _FULL_PERCENT]
    if full:
        yield _memory_full(full, job, table)


def _percent(peaks: MemoryPeaks) -> float:
    """Returns the share of the device's memory that was reserved at most; 0 where unknown."""
    if peaks.reserved_bytes is None or not peaks.total_bytes:
        return 0.0
    return 100.0 * peaks.reserved_bytes / peaks.total_bytes


def _is_fragmented(peaks: MemoryPeaks) -> bool:
    """Returns whether much more is reserved than tensors use."""
    allocated, reserved = peaks.allocated_bytes, peaks.reserved_bytes
    return bool(allocated and reserved and reserved > _FRAGMENTED * allocated)


def _out_of_memory(failed: Sequence[Known], job: Kind, table: StepTable | None) -> Finding:
    name, peaks = max(failed, key=lambda one: one[1].failed)
    count = sum(one.failed for _, one in failed)
    steps = sorted({step for _, one in failed for step in one.failed_steps})
    asked = max((one.failed_bytes or 0 for _, one in failed), default=0)
    evidence = f"{count} allocation{'s' if count > 1 else ''} failed"
    evidence += f", the largest of {_bytes(asked)}" if asked else ""
    if steps:
        more = " …" if len(steps) > _LISTED_STEPS else ""
        listed = ", ".join(map(str, steps[:_LISTED_STEPS]))
        evidence += f", in step{'s' if len(steps) > 1 else ''} {listed}{more}"
    return Finding(
        "out_of_memory",
        "high",
        "Device memory ran out",
        f"{evidence}. {_use(name, peaks)}{_others(failed)}{_in_pieces(peaks)}",
        _DEFRAGMENT if _is_fragmented(peaks) else _NEED_LESS[job],
        steps=_rows(steps, table),
    )


def _memory_full(full: Sequence[Known], job: Kind, table: StepTable | None) -> Finding:
    name, peaks = max(full, key=lambda one: _percent(one[1]))
    return Finding(
        "memory_full",
        "medium",
        "Device memory is nearly full",
        f"{_use(name, peaks)}{_others(full)}{_in_pieces(peaks)}",
        _DEFRAGMENT if _is_fragmented(peaks) else _NEED_LESS[job],
        steps=_rows([] if peaks.step is None else [peaks.step], table),
    )


def _use(name: str, peaks: MemoryPeaks) -> str:
    """Returns a sentence on what was held of a device's memory."""
    if peaks.reserved_bytes is None:
        return f"{name}: how much memory was in use is not stated."
    whole = ""
    if peaks.total_bytes:
        whole = f" of {_bytes(peaks.total_bytes)} ({_percent(peaks):.1f} %)"
    allocated = ""
    if peaks.allocated_bytes is not None:
        step = "" if peaks.step is None else f", in step {peaks.step}"
        allocated = f"; tensors used {_bytes(peaks.allocated_bytes)} at most{step}"
    return f"{name}: {_bytes(peaks.reserved_bytes)}{whole} were reserved at most{allocated}."


def _others(devices: Sequence[Known]) -> str:
    others = len(devices) - 1
    return f" {others} other device{'s' if others > 1 else ''} too." if others else ""


def _in_pieces(peaks: MemoryPeaks) -> str:
    if not _is_fragmented(peaks):
        return ""
    assert peaks.reserved_bytes is not None
    assert peaks.allocated_bytes is not None
    times = peaks.reserved_bytes / peaks.allocated_bytes
    return (
        f" {times:.1f} times as much is reserved as tensors use: the memory is probably fragmented."
    )


def _bytes(amount: int) -> str:
    return format_value(amount, "bytes")


def _rows(steps: Sequence[int], table: StepTable | None) -> list[int]:
    """Returns the rows of the table with these numbers.

    Args:
        steps: their numbers.
        table: the run's steps, None without any.
    """
    if table is None:
        return []
    rows: list[int] = np.flatnonzero(np.isin(table.number, steps)).tolist()
    return rows[:10]
