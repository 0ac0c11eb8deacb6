"""What was done for a session, on the device and on the way to it and back.

In: a `Trace` and the label of each event of the host (`attribution`).  Out: `SessionSpans`,
one row an event that a label was found for.

Device time is program runs on a TPU but for their waits for the host's memory, everything but
copies to and from the host on a GPU, and on a CPU the ops of compiled programs, or where the
program's own ranges are the sessions, all ops.  Transfers are those waits, those copies, and the
transfers that the host's events show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING, IdTable, index_of
from tensorboard_plugin_overview.arrays.intervals import NO_TIME, Intervals, intersections
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.steps.attribution import Links
from tensorboard_plugin_overview.steps.tpu_launches import label_runs
from tensorboard_plugin_overview.trace.flows import UNLINKED, labels_of
from tensorboard_plugin_overview.trace.model import Trace
from tensorboard_plugin_overview.trace.ops import DeviceRole
from tensorboard_plugin_overview.trace.requests import Transfers
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH

_FOREVER_PS = 1 << 62
_TRANSFERRING = (DeviceRole.COPY_TO_DEVICE, DeviceRole.COPY_TO_HOST)


@dataclass(frozen=True, eq=False)
class SessionSpans:
    """m events that took time.

    Attributes:
        label: int64[m], what each was done for.
        start_ps, end_ps: int64[m].
        is_transfer: bool[m], else it ran on the device.
    """

    label: Int64Array
    start_ps: Int64Array
    end_ps: Int64Array
    is_transfer: BoolArray

    def take(self, rows: Int64Array | BoolArray) -> SessionSpans:
        """Returns some of the rows, in the order asked for."""
        return SessionSpans(
            self.label[rows], self.start_ps[rows], self.end_ps[rows], self.is_transfer[rows]
        )


def linked_work(
    trace: Trace,
    links: Links,
    of_group: Mapping[int, int],
    host_waits: Mapping[str, Intervals],
    *,
    ops_count: bool = False,
) -> SessionSpans:
    """Returns the work that has a label.

    Args:
        trace: of the host.
        links: the labels of host events and of what ran on GPUs.
        of_group: group id -> label, for TPU programs whose launch is not in the profile.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
        ops_count: on a CPU, all ops are work, not only those of compiled programs.
    """
    work = all_work(trace, host_waits, links, of_group, ops_count=ops_count)
    return work.take(work.label != UNLINKED)


def all_work(
    trace: Trace,
    host_waits: Mapping[str, Intervals],
    links: Links | None = None,
    of_group: Mapping[int, int] | None = None,
    *,
    ops_count: bool = False,
) -> SessionSpans:
    """Returns all work.

    Args:
        trace: of the host.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
        links: the labels of host events and of what ran on GPUs; without them nothing is labelled.
        of_group: group id -> label, for TPU programs whose launch is not in the profile.
        ops_count: on a CPU, all ops are work, not only those of compiled programs.
    """
    if links is None:
        links = Links(
            [_no_labels(len(thread)) for thread in trace.threads],
            [[_no_labels(len(stream.ops)) for stream in gpu.streams] for gpu in trace.gpus],
        )
    parts = [*_gpu_work(trace, links), _transfers(trace.transfers, links.threads)]
    if trace.gpus or trace.cores:
        parts += _core_work(trace, links, _Groups(of_group or {}), host_waits)
    elif ops_count:
        for thread, label in zip(trace.threads, links.threads, strict=True):
            at = np.flatnonzero(thread.is_op & (thread.end_ps > thread.start_ps))
            on_cpu = np.zeros(len(at), np.bool_)
            parts.append(SessionSpans(label[at], thread.start_ps[at], thread.end_ps[at], on_cpu))
    else:
        for ops, label in zip(trace.cpu_ops(), links.threads, strict=True):
            at = np.flatnonzero(ops.end_ps > ops.start_ps)
            on_cpu = np.zeros(len(at), np.bool_)
            parts.append(
                SessionSpans(label[ops.index[at]], ops.start_ps[at], ops.end_ps[at], on_cpu)
            )
    return _joined(parts)


class _Groups:
    """Labels of a profiler's groups."""

    def __init__(self, of_group: Mapping[int, int]) -> None:
        ids, labels = np.array(list(of_group.items()), np.int64).reshape(-1, 2).T
        self._label = IdTable(ids, labels)

    def fill(self, group: Int64Array, label: Int64Array, open_: BoolArray | bool) -> Int64Array:
        """Labels the open events that have none by their group.

        Args:
            group: int64[n], of each event.
            label: int64[n], found otherwise.
            open_: bool[n], or for all: the event may be labelled by its group.
        """
        found = self._label(group)
        return np.where((found != MISSING) & open_ & (label == UNLINKED), found, label)


def label_by_group(trace: Trace, links: Links, of_group: Mapping[int, int]) -> Links:
    """Labels events that no link reaches by the groups that a profiler assigned them to.

    A device event that a call of the host launched has the label of that call alone: such profilers
    gave ungrouped ones the group of the event before.

    Args:
        trace: one in which a profiler assigned events to groups.
        links: labels found otherwise.
        of_group: group id -> label.
    """
    groups = _Groups(of_group)
    calls = [thread.launch[thread.launch != NO_LAUNCH] for thread in trace.threads]
    called = np.unique(concatenate_or_empty(calls))
    return Links(
        [
            groups.fill(thread.group, label, True)
            for thread, label in zip(trace.threads, links.threads, strict=True)
        ],
        [
            [
                groups.fill(stream.group, label, index_of(called, stream.launch) == MISSING)
                for stream, label in zip(gpu.streams, labels, strict=True)
            ]
            for gpu, labels in zip(trace.gpus, links.streams, strict=True)
        ],
    )


def _gpu_work(trace: Trace, links: Links) -> list[SessionSpans]:
    parts = []
    for gpu, labels in zip(trace.gpus, links.streams, strict=True):
        for stream, label in zip(gpu.streams, labels, strict=True):
            ops = stream.ops
            copies = ops.of_kinds([kind.role in _TRANSFERRING for kind in ops.kinds]) > 0
            parts.append(SessionSpans(label, ops.start_ps, ops.end_ps, copies))
    return parts


def _core_work(
    trace: Trace, links: Links, groups: _Groups, host_waits: Mapping[str, Intervals]
) -> list[SessionSpans]:
    runs_of_core = {core.name: core.runs for core in trace.cores}
    labels = label_runs(trace.program_launches, links.threads, runs_of_core)
    parts = []
    for name, runs in runs_of_core.items():
        if runs is not None:
            at = np.flatnonzero(runs.end_ps > runs.start_ps)
            label = groups.fill(runs.group, labels[name], True)[at]
            work = SessionSpans(
                label, runs.start_ps[at], runs.end_ps[at], np.zeros(len(at), np.bool_)
            )
            parts += _without_waits(work, host_waits.get(name, NO_TIME))
    return parts


def _without_waits(runs: SessionSpans, waits: Intervals) -> list[SessionSpans]:
    """Divides runs of programs into what the core did and its waits for the host's memory.

    Args:
        runs: on one core, in order of start.
        waits: of the core.
    """
    between = Intervals(
        np.append(-_FOREVER_PS, waits.end_ps), np.append(waits.start_ps, _FOREVER_PS)
    )
    return [_within(runs, between, is_transfer=False), _within(runs, waits, is_transfer=True)]


def _within(runs: SessionSpans, time: Intervals, *, is_transfer: bool) -> SessionSpans:
    """Returns the parts of runs that lie in some time."""
    at, run, _ = intersections(time.start_ps, time.end_ps, runs.start_ps, runs.end_ps)
    return SessionSpans(
        runs.label[run],
        np.maximum(time.start_ps[at], runs.start_ps[run]),
        np.minimum(time.end_ps[at], runs.end_ps[run]),
        np.full(len(run), is_transfer),
    )


def _transfers(transfers: Transfers, labels: Sequence[Int64Array]) -> SessionSpans:
    """Labels transfers by what issued them, else by what saw them done."""
    label = labels_of(transfers.events, labels)
    issued = label[transfers.issue]
    return SessionSpans(
        np.where(issued != UNLINKED, issued, label[transfers.done]),
        transfers.start_ps,
        transfers.end_ps,
        np.ones(len(issued), np.bool_),
    )


def _joined(parts: Sequence[SessionSpans]) -> SessionSpans:
    return SessionSpans(
        concatenate_or_empty(part.label for part in parts),
        concatenate_or_empty(part.start_ps for part in parts),
        concatenate_or_empty(part.end_ps for part in parts),
        np.concatenate([np.zeros(0, np.bool_), *(part.is_transfer for part in parts)]),
    )


def _no_labels(count: int) -> Int64Array:
    return np.full(count, UNLINKED, np.int64)
