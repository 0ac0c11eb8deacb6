"""Which host marker launched which program on a TPU core.

In: the step markers that the host's events belong to, and the launch keys of these events and of
program runs.  Out: for each run, the marker that it was launched in.

A run belongs to the marker of the call with the same key.  The call's marker is found as that of
any host event: by the calls and flows that lead to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize_rows
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.trace.cores import CoreRuns, LaunchKeys
from tensorboard_plugin_overview.trace.flows import UNLINKED


def label_runs(
    launches: Sequence[Sequence[LaunchKeys]],
    labels: Sequence[Int64Array],
    runs_of_core: Mapping[str, CoreRuns | None],
) -> Mapping[str, Int64Array]:
    """Labels program runs by the calls that launched them.

    Args:
        launches: `Trace.program_launches`.
        labels: for each thread int64[its events], index of the marker, or `UNLINKED`.
        runs_of_core: core name -> its program runs.

    Returns:
        Core name -> int64[its program runs]: index of the marker, or `UNLINKED`.
    """
    found = {}
    for core, runs in runs_of_core.items():
        label = np.full(0 if runs is None else len(runs), UNLINKED, np.int64)
        found[core] = label
        if runs is None:
            continue
        for of_threads, of_runs in zip(launches, runs.launch_keys, strict=True):
            open_ = label[of_runs.event] == UNLINKED
            at = of_runs.event[open_]
            label[at] = _labels_by_key(of_threads, labels, of_runs.key[open_])
    return found


def _labels_by_key(
    launches: Sequence[LaunchKeys], labels: Sequence[Int64Array], wanted: Int64Array
) -> Int64Array:
    """int64[wanted]: the label of a call with an equal key, `UNLINKED` where there is none."""
    known, label = [], []
    for keys, of_thread in zip(launches, labels, strict=True):
        linked = of_thread[keys.event] != UNLINKED
        known.append(keys.key[linked])
        label.append(of_thread[keys.event[linked]])
    known_keys = concatenate_or_empty(known, wanted.shape[1])
    _, code = factorize_rows(list(np.concatenate((known_keys, wanted)).T))
    of_code = np.full(len(code), UNLINKED, np.int64)
    of_code[code[: len(known_keys)]] = concatenate_or_empty(label)
    return of_code[code[len(known_keys) :]]
