"""The events that sessions, requests and batches begin with.

In: the threads of a host.  Out: `Root`s.

The names of events: `xprof/convert/inference_stats.cc` of XProf, `xplane_schema.cc` of OpenXLA.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.requests import Root, RootKind, outermost
from tensorboard_plugin_overview.trace.track import NO_GROUP

BATCHES = frozenset({"ProcessBatch", "OrbaxServing::ProcessBatch"})
SESSIONS = frozenset(
    {"BatchingSessionRun", "TfrtModelRun", "ServingModelRun", "SessionRun", "RunGraph"}
)
REQUEST = "ModelServerRequest_"
"""How the name of a request's event begins."""
REQUEST_LEVEL = -1
"""What the stat `_r` of an event is that is a request, whatever its name."""

_NOTHING = -1


def find_roots(threads: Sequence[EventTrack]) -> Sequence[Root]:
    """Finds the outermost roots of each thread: of sessions, and of requests and batches."""
    found = []
    for number, track in enumerate(threads):
        kind = track.classify(_kind_by_name)
        level = track.integers("_r", 0)
        # Names of requests are free text: only with a level is such an event a root.
        kind[(kind == RootKind.REQUEST) & ~track.has("_r")] = _NOTHING
        kind[(kind != RootKind.BATCH) & (level == REQUEST_LEVEL)] = RootKind.REQUEST
        chosen = np.flatnonzero((kind != _NOTHING) & (track.end_ps > track.start_ps))
        group = track.integers("group_id", NO_GROUP, chosen)
        columns = (kind[chosen], chosen, track.start_ps[chosen], track.end_ps[chosen], group)
        for code, event, start_ps, end_ps, of_group in np.stack(columns, axis=1).tolist():
            name = track.event_name(event)
            name = f"{REQUEST}…" if name.startswith(REQUEST) else name
            found.append(Root(RootKind(code), number, event, start_ps, end_ps, name, of_group))
    sessions = [root for root in found if root.kind == RootKind.SESSION]
    others = [root for root in found if root.kind != RootKind.SESSION]
    return [*outermost(others), *outermost(sessions)]


def _kind_by_name(name: str) -> int:
    if name in BATCHES:
        return RootKind.BATCH
    if name.startswith(REQUEST):
        return RootKind.REQUEST
    return RootKind.SESSION if name in SESSIONS else _NOTHING
