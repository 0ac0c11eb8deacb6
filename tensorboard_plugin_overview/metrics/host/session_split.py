"""Each session's time: on the device, in communication with it, and the rest, which is the host's.

In: a `Trace`, or its `Sessions`.  Out: `SessionTimes`, without events.

Device time is the union of what ran for the session within it, so that what overlaps counts once,
without waits for the host's memory; communication is the union of those and of its transfers,
without the device's time; the host's is the rest.  The parts add up to the session exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals, overlap_ps, subtract, union
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.sessions.batches import Batches
from tensorboard_plugin_overview.sessions.inferred_sessions import inferred_sessions
from tensorboard_plugin_overview.sessions.session_spans import SessionSpans
from tensorboard_plugin_overview.sessions.sessions import Sessions, marked_sessions
from tensorboard_plugin_overview.trace.facts import JobKind
from tensorboard_plugin_overview.trace.model import Trace


@dataclass(frozen=True, eq=False)
class SessionTimes:
    """The n sessions of one host, in order of start.

    Attributes:
        origin: what they are, for a reader.
        inferred: no event marks them.
        start_ps: int64[n], on the host's clock.
        total_ps: int64[n], above 0.
        device_ps, communication_ps: int64[n], parts of it.
        model: int64[n], index into `models`, -1 where it is not known.
        models: names of models.
        batches: how sessions were put together; None where they were not.
        are_ranges: they are ranges of the program's own.
    """

    origin: str
    inferred: bool
    start_ps: Int64Array
    total_ps: Int64Array
    device_ps: Int64Array
    communication_ps: Int64Array
    model: Int64Array
    models: Sequence[str]
    batches: Batches | None
    are_ranges: bool = False

    def __len__(self) -> int:
        return len(self.start_ps)

    @property
    def host_ps(self) -> Int64Array:
        """int64[n]: what is neither the device's nor communication."""
        return self.total_ps - self.device_ps - self.communication_ps


def session_times(
    trace: Trace,
    job: JobKind,
    host_waits: Mapping[str, Intervals],
    *,
    steps_marked: bool,
) -> SessionTimes | None:
    """Finds and divides the sessions of a host: marked ones, unless it trains, else inferred ones.

    Args:
        trace: of the host.
        job: sessions are inferred of inference alone.
        host_waits: name of a TPU core -> when it waited for copies from or to the host's memory.
        steps_marked: host events mark steps, which are what the user asks for: then no sessions
            are inferred.
    """
    if job.kind == "training":
        return None
    sessions = marked_sessions(trace, host_waits)
    if sessions is None and job.kind == "inference" and not steps_marked:
        sessions = inferred_sessions(trace, host_waits)
    return None if sessions is None else split(sessions)


def split(sessions: Sessions) -> SessionTimes:
    """Divides each session's time."""
    start_ps, end_ps = sessions.start_ps, sessions.end_ps
    if isinstance(sessions.work, SessionSpans):
        work = sessions.work
        # Sessions may overlap, and what is done for one says nothing of the other: each gets a
        # stretch of its own on an axis on which they lie end to end.
        ends_ps = np.cumsum(end_ps - start_ps)
        window_start_ps, window_end_ps = ends_ps - (end_ps - start_ps), ends_ps
        shift_ps = window_start_ps - start_ps
        device = _moved(work, ~work.is_transfer, start_ps, end_ps, shift_ps)
        transfers = _moved(work, work.is_transfer, start_ps, end_ps, shift_ps)
    else:
        device, transfers = sessions.work.device, sessions.work.transfers
        window_start_ps, window_end_ps = start_ps, end_ps
    return SessionTimes(
        origin=sessions.origin,
        inferred=sessions.inferred,
        start_ps=start_ps,
        total_ps=end_ps - start_ps,
        device_ps=overlap_ps(device, window_start_ps, window_end_ps),
        communication_ps=overlap_ps(subtract(transfers, device), window_start_ps, window_end_ps),
        model=sessions.model,
        models=sessions.models,
        batches=sessions.batches,
        are_ranges=sessions.are_ranges,
    )


def _moved(
    work: SessionSpans,
    chosen: BoolArray,
    start_ps: Int64Array,
    end_ps: Int64Array,
    shift_ps: Int64Array,
) -> Intervals:
    """The chosen work within its sessions, each moved along with its session."""
    session = work.label[chosen]
    first_ps = np.clip(work.start_ps[chosen], start_ps[session], end_ps[session])
    last_ps = np.clip(work.end_ps[chosen], start_ps[session], end_ps[session])
    return union(first_ps + shift_ps[session], last_ps + shift_ps[session])
