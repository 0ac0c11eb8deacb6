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

from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.handovers import UNLINKED
from tensorboard_plugin_overview.events.linking import Marker
from tensorboard_plugin_overview.events.linking import link
from tensorboard_plugin_overview.events.timeline import Timeline
from tensorboard_plugin_overview.events.timeline import Track
from tensorboard_plugin_overview.events.tpu_cores import TpuCore

_LAUNCH = re.compile(r"DoEnqueue(?:Continuation)?Program$")
_RUN_ID_BITS = (1 << 27) - 1
_ORDINAL = re.compile(r".*:(\d+)$")


def label_executions(
    timeline: Timeline, markers: Sequence[Marker], cores: Sequence[TpuCore]
) -> Mapping[str, Int64Array]:
    """Core name -> int64[its program runs]: index of the marker, or `UNLINKED`."""
    labels = link(timeline, markers).threads
    return label_runs(timeline.threads, labels, {core.name: core.executions for core in cores})


def label_runs(
    threads: Sequence[Track], labels: Sequence[Int64Array], cores: Mapping[str, Track | None]
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
        by_run = launch & track.has("run_id") & track.has("queue_id")
        run_keys.append(_run_key(track, by_run, track.integers("device_ordinal", 0)))
        run_labels.append(label[by_run])
        by_context = launch & track.has("_p") & track.has("_pt")
        context_keys.append(_columns(track, by_context, "_pt", "_p"))
        context_labels.append(label[by_context])
    found = {}
    for core, runs in cores.items():
        if runs is None:
            found[core] = np.zeros(0, np.int64)
            continue
        ordinal = _ORDINAL.match(core)
        everywhere = np.ones(len(runs), np.bool_)
        device = np.full(len(runs), int(ordinal[1]) if ordinal else 0, np.int64)
        told = runs.has("run_id") & runs.has("queue_id")
        label = _joined(run_keys, run_labels, _run_key(runs, everywhere, device))
        label = np.where(told, label, UNLINKED)
        consumed = runs.has("_c") & runs.has("_ct")
        by_context_label = _joined(
            context_keys, context_labels, _columns(runs, everywhere, "_ct", "_c")
        )
        found[core] = np.where((label == UNLINKED) & consumed, by_context_label, label)
    return found


def _run_key(track: Track, chosen: BoolArray, device: Int64Array) -> Int64Array:
    """int64[chosen, 4]: device, queue, core type, run."""
    run = track.integers("run_id", 0) & _RUN_ID_BITS
    columns = (device, track.integers("queue_id", 0), track.integers("core_type", 0), run)
    return np.stack([column[chosen] for column in columns], axis=1)


def _columns(track: Track, chosen: BoolArray, *names: str) -> Int64Array:
    return np.stack([track.integers(name, 0)[chosen] for name in names], axis=1)


def _joined(
    keys: Sequence[Int64Array], labels: Sequence[Int64Array], wanted: Int64Array
) -> Int64Array:
    """int64[wanted]: the label of an equal key, `UNLINKED` where there is none."""
    width = wanted.shape[1]
    known = np.concatenate([np.zeros((0, width), np.int64), *keys])
    label = np.concatenate([np.zeros(0, np.int64), *labels])
    _, code = np.unique(np.concatenate((known, wanted)), axis=0, return_inverse=True)
    code = code.reshape(-1)
    of_code = np.full(len(code), UNLINKED, np.int64)
    of_code[code[: len(known)]] = label
    return of_code[code[len(known) :]]
