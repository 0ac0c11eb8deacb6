"""What a server's sessions and batches consist of: tasks, sizes, models.

In: the threads of a host.  Out: `Requests`; None without roots.

An event schedules a task into a batch if it produces the context that the batch consumes.  Sizes
are stated by the event that puts the tasks' tensors together, and by the tasks.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.formats.xspace.flows import contexts
from tensorboard_plugin_overview.formats.xspace.sessions.roots import find_roots
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace import requests
from tensorboard_plugin_overview.trace.flows import EventRefs

_TASK_SIZE = "batching_input_task_size"
_SIZE = "batch_size_after_padding"
_PADDING = "padding_amount"
_NO_MODEL = -1


def find_requests(timeline: Timeline) -> requests.Requests | None:
    """Finds what marks sessions and batches on a host; None where nothing does."""
    threads = timeline.threads
    roots = find_roots(threads)
    if not roots:
        return None
    return requests.Requests(
        roots, _tasks(threads, roots), _sizes(threads), _models(threads), timeline.grouped
    )


def _tasks(threads: Sequence[EventTrack], roots: Sequence[requests.Root]) -> requests.Tasks:
    batches = np.array(
        [
            (
                threads[root.thread].integers("_ct", 0)[root.event],
                threads[root.thread].integers("_c", 0)[root.event],
                # A context may be used again: a task is of the first batch to begin after it.
                -root.start_ps,
                index,
            )
            for index, root in enumerate(roots)
            if root.kind == requests.RootKind.BATCH and threads[root.thread].has("_c")[root.event]
        ],
        np.int64,
    ).reshape(-1, 4)
    parts, columns = [], []
    for number, track in enumerate(threads):
        at = np.flatnonzero(track.has("_p") & track.has("_pt")) if len(batches) else np.arange(0)
        context_type, context = track.integers("_pt", 0, at), track.integers("_p", 0, at)
        row = contexts.match_latest_producer(
            contexts.FlowEndpoints(*batches.T[:3]),
            contexts.FlowEndpoints(context_type, context, -track.start_ps[at]),
        )
        at, row = at[row >= 0], row[row >= 0]
        parts.append(EventRefs(number, at))
        size = track.integers(_TASK_SIZE, requests.UNKNOWN, at)
        columns.append(np.stack((batches[row, 3], track.start_ps[at], size), axis=1))
    return requests.Tasks(parts, *concatenate_or_empty(columns, 3).T)


def _sizes(threads: Sequence[EventTrack]) -> requests.BatchSizes:
    parts = [
        EventRefs(number, np.flatnonzero(track.has(_SIZE) | track.has(_PADDING)))
        for number, track in enumerate(threads)
    ]
    size, padding = (
        concatenate_or_empty(threads[one].integers(stat, requests.UNKNOWN, at) for one, at in parts)
        for stat in (_SIZE, _PADDING)
    )
    return requests.BatchSizes(parts, size, padding)


def _models(threads: Sequence[EventTrack]) -> requests.ModelIds:
    codes: dict[str, int] = {}
    parts, models = [], []
    for number, track in enumerate(threads):
        column = track.stats.get("model_id")
        if column is None:
            continue
        of_text = [
            codes.setdefault(text, len(codes)) if text else _NO_MODEL for text in column.texts
        ]
        code = np.array([*of_text, _NO_MODEL])[column.text_codes()]
        is_number = column.present & (column.text_codes() < 0)
        for value in np.unique(column.bits[is_number]).tolist():
            code[is_number & (column.bits == value)] = codes.setdefault(str(value), len(codes))
        parts.append(EventRefs(number, np.flatnonzero(code != _NO_MODEL)))
        models.append(code[parts[-1].event])
    start_ps = concatenate_or_empty(threads[one].start_ps[at] for one, at in parts)
    return requests.ModelIds(parts, start_ps, concatenate_or_empty(models), list(codes))
