"""What calls of the host share with the program runs on TPU cores that they launch.

In: the host's threads, and the program runs of a core.  Out: `LaunchKeys` of two sorts.

The runtime's call that hands a program to a core (`DoEnqueueProgram`) and the run on the core share
device, queue, core type and `run_id`, of which the call may have kept the low 27 bits only; newer
profilers also join them by a context (`_pt`, `_p` with `_ct`, `_c`).

The key: `ConnectTpu…` in `tsl/profiler/utils/preprocess_xplane.cc` of OpenXLA.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.cores import LaunchKeys

_LAUNCH = re.compile(r"DoEnqueue(?:Continuation)?Program$")
_RUN_ID_BITS = (1 << 27) - 1


def program_launches(threads: Sequence[EventTrack]) -> Sequence[Sequence[LaunchKeys]]:
    """Returns the keys of each sort, and in each for each thread, of calls that launch programs."""
    by_run, by_context = [], []
    for track in threads:
        is_launch = track.classify(lambda name: _LAUNCH.match(name) is not None) > 0
        at = np.flatnonzero(is_launch & track.has("run_id") & track.has("queue_id"))
        by_run.append(_run_keys(track, at, track.integers("device_ordinal", 0, at)))
        at = np.flatnonzero(is_launch & track.has("_p") & track.has("_pt"))
        by_context.append(LaunchKeys(at, _columns(track, at, "_pt", "_p")))
    return by_run, by_context


def run_launch_keys(core: str, runs: EventTrack) -> Sequence[LaunchKeys]:
    """Returns the keys of each sort that program runs have.

    Args:
        core: the name of the core's plane.
        runs: its program runs.
    """
    at = np.flatnonzero(runs.has("run_id") & runs.has("queue_id"))
    by_run = _run_keys(runs, at, np.full(len(at), _ordinal(core)))
    at = np.flatnonzero(runs.has("_c") & runs.has("_ct"))
    return by_run, LaunchKeys(at, _columns(runs, at, "_ct", "_c"))


def _ordinal(core: str) -> int:
    """Returns the number of the chip, also of a SparseCore's (`/device:TPU:1 SparseCore 0`)."""
    return int(core.removeprefix("/device:TPU:").split()[0])


def _run_keys(track: EventTrack, at: Int64Array, device: Int64Array) -> LaunchKeys:
    """Returns device, queue, core type and run of the chosen events."""
    run = track.integers("run_id", 0, at) & _RUN_ID_BITS
    return LaunchKeys(
        at, np.column_stack((device, _columns(track, at, "queue_id", "core_type"), run))
    )


def _columns(track: EventTrack, at: Int64Array, *names: str) -> Int64Array:
    """Returns int64[m, len(names)], the stats of the chosen events."""
    return np.stack([track.integers(name, 0, at) for name in names], axis=1)
