"""Program executions by their id, and those on a CPU that belong to launches by their order alone.

In: a host's threads.  Out: the events of each execution (`run_id`), and which launch it belongs to,
where there are as many of the one as of the other.

A program that waits for the one before it is started by that one's end, and no context says which
call asked for it.  PjRt's CPU client starts the programs of each launching thread in the order in
which that thread asked for them.  Where several threads launch, their programs are paired by name:
`PjitFunction(f)` launches `jit_f`.

The order: `last_enqueue_event` in `xla/pjrt/cpu/cpu_client.cc` of OpenXLA, which is thread-local.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import factorize, first_index, index_of, unique
from tensorboard_plugin_overview.arrays.nesting import NOTHING, innermost_open_at
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.flows.launch_order import TimedEvents, launches_of
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.flows import UNLINKED, Executions, Launches

_CALL = re.compile(r"PjitFunction\((.+)\)")
_NOT_IN_MODULE_NAMES = re.compile(r"[^\w.-]")
_NO_NAME = ""
# What all ops carry as `run_id` where runs have no ids.
NO_RUN_IDS = (-1, 0)


def executions_of_runs(threads: Sequence[EventTrack], *, by_order: bool) -> Executions:
    """Finds the events of each execution.

    Args:
        threads: of the host.
        by_order: nothing else shows what launched the executions.
    """
    events = [np.flatnonzero(track.has("run_id")) for track in threads]
    ids = [track.integers("run_id", 0, at) for track, at in zip(threads, events, strict=True)]
    if _is_no_id(ids):
        events, ids = [at[:0] for at in events], [at[:0] for at in ids]
    run_ids, run = factorize(concatenate_or_empty(ids))
    return Executions(
        events=events,
        execution=np.split(run, np.cumsum([len(at) for at in events])[:-1]),
        count=len(run_ids),
        launches=_launches(threads, run_ids) if by_order and len(run_ids) else None,
    )


def _is_no_id(ids: Sequence[Int64Array]) -> bool:
    """Returns whether all events carry one id that stands for none."""
    given = [of_thread for of_thread in ids if len(of_thread)]
    if not given or int(given[0][0]) not in NO_RUN_IDS:
        return False
    return all(bool((of_thread == given[0][0]).all()) for of_thread in given)


def _launches(threads: Sequence[EventTrack], all_ids: Int64Array) -> Launches | None:
    """Pairs executions with launches; None where there are not as many of both."""
    launches = launches_of(threads)
    ops = [np.flatnonzero(track.has("run_id") & track.has("hlo_op")) for track in threads]
    run_ids, in_order = _runs_in_order(threads, ops)
    if not len(launches) or len(run_ids) != len(launches):
        return None
    launch = np.empty(len(run_ids), np.int64)
    launch[in_order] = np.arange(len(launches))
    if len(unique(launches.thread)) > 1:
        asked = np.array(_called(threads, launches))
        ran = np.array(_modules(threads, ops, run_ids))[in_order]
        by_asked, by_ran = np.argsort(asked, kind="stable"), np.argsort(ran, kind="stable")
        if _NO_NAME not in asked and (asked[by_asked] == ran[by_ran]).all():
            launch[in_order[by_ran]] = by_asked
    calls, row = launches.by_thread()
    of_execution = np.full(len(all_ids), UNLINKED, np.int64)
    of_execution[index_of(all_ids, run_ids)] = row[launch]
    return Launches(calls, of_execution)


def _runs_in_order(
    threads: Sequence[EventTrack], ops: Sequence[Int64Array]
) -> tuple[Int64Array, Int64Array]:
    """Finds the executions that ops are part of, and their order by their first ops."""
    pairs = list(zip(threads, ops, strict=True))
    start_ps = concatenate_or_empty(track.start_ps[at] for track, at in pairs)
    run_id = concatenate_or_empty(track.integers("run_id", 0, at) for track, at in pairs)
    ids, run = factorize(run_id)
    first_ps = np.full(len(ids), np.iinfo(np.int64).max)
    np.minimum.at(first_ps, run, start_ps)
    lead = np.flatnonzero(start_ps == first_ps[run])
    return ids, np.lexsort((lead[first_index(run[lead])], first_ps))


def _called(threads: Sequence[EventTrack], launches: TimedEvents) -> list[str]:
    """Lists for each launch the module of the jitted function around it, `_NO_NAME` for none."""
    found = [_NO_NAME] * len(launches)
    for thread in unique(launches.thread).tolist():
        track = threads[thread]
        places = np.flatnonzero(launches.thread == thread)
        calls = np.flatnonzero(track.classify(lambda name: bool(_CALL.fullmatch(name))) > 0)
        event = launches.event[places]
        around = innermost_open_at(
            track.end_ps[calls], np.searchsorted(calls, event), track.start_ps[event]
        )
        for place, at in zip(places.tolist(), around.tolist(), strict=True):
            if at != NOTHING:
                call = _CALL.fullmatch(track.event_name(int(calls[at])))
                assert call is not None
                found[place] = "jit_" + _NOT_IN_MODULE_NAMES.sub("_", call[1])
    return found


def _modules(
    threads: Sequence[EventTrack], ops: Sequence[Int64Array], run_ids: Int64Array
) -> list[str]:
    """Lists for each execution the module of its ops, `_NO_NAME` for none."""
    found = [_NO_NAME] * len(run_ids)
    for track, at in zip(threads, ops, strict=True):
        column = track.stats.get("hlo_module")
        if column is None or not len(at):
            continue
        run = index_of(run_ids, track.integers("run_id", 0, at))
        pairs = np.unique(np.stack((run, column.text_codes()[at])), axis=1)
        for row, text in pairs.T.tolist():
            if text >= 0:
                found[row] = column.texts[text]
    return found
