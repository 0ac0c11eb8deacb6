"""Which host marker launched which program on a TPU core.

In: the host's threads, the step markers on them, and the program runs of each core.  Out: for each
run, the marker that it was launched in.

The runtime's call that hands a program to a core (`DoEnqueueProgram`) and the run on the core share
device, queue, core type and `run_id`, of which the call may have kept the low 27 bits only; newer
profilers also join them by a context (`_pt`, `_p` with `_ct`, `_c`).  The call's marker is found as
that of any host event: by the calls and contexts that lead to it.

The key: `ConnectTpu…` in `tsl/profiler/utils/preprocess_xplane.cc` of OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import TpuCore
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.steps.attribution import attribute
from tensorboard_plugin_overview.trace.flows import UNLINKED
from tensorboard_plugin_overview.trace.markers import Marker

_LAUNCH = re.compile(r"DoEnqueue(?:Continuation)?Program$")
_RUN_ID_BITS = (1 << 27) - 1


def label_executions(
    timeline: Timeline, markers: Sequence[Marker], cores: Sequence[TpuCore]
) -> Mapping[str, Int64Array]:
    """Core name -> int64[its program runs]: index of the marker, or `UNLINKED`."""
    labels = attribute(XSpaceTrace(timeline), markers).threads
    return label_runs(timeline.threads, labels, {core.name: core.executions for core in cores})


def label_runs(
    threads: Sequence[EventTrack],
    labels: Sequence[Int64Array],
    cores: Mapping[str, EventTrack | None],
) -> Mapping[str, Int64Array]:
    """The same, from what is known of the host's events.

    Args:
        threads: of the host.
        labels: for each thread int64[its events], index of the marker, or `UNLINKED`.
        cores: core name -> its program runs.
    """
    run_keys, run_labels = [], []
    context_keys, context_labels = [], []
    for track, label in zip(threads, labels, strict=True):
        is_launch = track.classify(lambda name: _LAUNCH.match(name) is not None) > 0
        launch = is_launch & (label != UNLINKED)
        at = np.flatnonzero(launch & track.has("run_id") & track.has("queue_id"))
        run_keys.append(_run_key(track, at, track.integers("device_ordinal", 0, at)))
        run_labels.append(label[at])
        at = np.flatnonzero(launch & track.has("_p") & track.has("_pt"))
        context_keys.append(_columns(track, at, "_pt", "_p"))
        context_labels.append(label[at])
    found = {}
    for core, runs in cores.items():
        if runs is None:
            found[core] = np.zeros(0, np.int64)
            continue
        label = np.full(len(runs), UNLINKED, np.int64)
        at = np.flatnonzero(runs.has("run_id") & runs.has("queue_id"))
        device = np.full(len(at), _ordinal(core))
        label[at] = _joined(run_keys, run_labels, _run_key(runs, at, device))
        at = np.flatnonzero((label == UNLINKED) & runs.has("_c") & runs.has("_ct"))
        label[at] = _joined(context_keys, context_labels, _columns(runs, at, "_ct", "_c"))
        found[core] = label
    return found


def _ordinal(core: str) -> int:
    """The number of the chip, also of a SparseCore's (`/device:TPU:1 SparseCore 0`)."""
    return int(core.removeprefix("/device:TPU:").split()[0])


def _run_key(track: EventTrack, at: Int64Array, device: Int64Array) -> Int64Array:
    """int64[m, 4]: device, queue, core type and run of the m events."""
    run = track.integers("run_id", 0, at) & _RUN_ID_BITS
    return np.column_stack((device, _columns(track, at, "queue_id", "core_type"), run))


def _columns(track: EventTrack, at: Int64Array, *names: str) -> Int64Array:
    """int64[m, len(names)]: stats of the m events."""
    return np.stack([track.integers(name, 0, at) for name in names], axis=1)


def _joined(
    keys: Sequence[Int64Array], labels: Sequence[Int64Array], wanted: Int64Array
) -> Int64Array:
    """int64[wanted]: the label of an equal key, `UNLINKED` where there is none."""
    known = concatenate_or_empty(keys, wanted.shape[1])
    label = concatenate_or_empty(labels)
    _, code = factorize_rows(list(np.concatenate((known, wanted)).T))
    of_code = np.full(len(code), UNLINKED, np.int64)
    of_code[code[: len(known)]] = label
    return of_code[code[len(known) :]]
