"""The transfers of a TPU's runtime.

In: the threads of a host.  Out: `Transfers`: single events (`TransferH2DRequest`), and pairs of an
issue and a done (`…=>IssueEvent`, `…=>Done`), the last issue of a context before.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.formats.xspace.flows import contexts
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.flows import EventRefs
from tensorboard_plugin_overview.trace.requests import Transfers

_TRANSFER = re.compile(
    r"(?:ReadHbm|WriteHbm|Transfer(?:Preprocessed)?H2DRequest|TransferD2HRequest)$"
)
_ENDS = re.compile(r"tpu::System::Transfer(To|From)Device=>IssueEvent(=>Done)?$")
_NOTHING, _WHOLE, _ISSUE_TO, _ISSUE_FROM, _DONE_TO, _DONE_FROM = range(6)


def find_transfers(threads: Sequence[EventTrack]) -> Transfers:
    """Finds the transfers that took time."""
    parts, columns = [], []
    for number, track in enumerate(threads):
        kind = track.classify(_kind)
        kind[(kind > _WHOLE) & ~track.has("_c")] = _NOTHING
        at = np.flatnonzero(kind)
        parts.append(EventRefs(number, at))
        context = track.integers("_c", 0, at)
        columns.append(np.stack((kind[at], context, track.start_ps[at], track.end_ps[at]), axis=1))
    kind, context, start_ps, end_ps = concatenate_or_empty(columns, 4).T
    whole = np.flatnonzero(kind == _WHOLE)
    issues = np.flatnonzero((kind == _ISSUE_TO) | (kind == _ISSUE_FROM))
    dones = np.flatnonzero((kind == _DONE_TO) | (kind == _DONE_FROM))
    row = contexts.match_latest_producer(
        contexts.FlowEndpoints(kind[issues], context[issues], start_ps[issues]),
        contexts.FlowEndpoints(kind[dones] - _DONE_TO + _ISSUE_TO, context[dones], start_ps[dones]),
    )
    issue = np.concatenate((whole, issues[row[row >= 0]]))
    done = np.concatenate((whole, dones[row >= 0]))
    took_time = end_ps[done] > start_ps[issue]
    issue, done = issue[took_time], done[took_time]
    return Transfers(start_ps[issue], end_ps[done], parts, issue, done)


def _kind(name: str) -> int:
    if _TRANSFER.match(name):
        return _WHOLE
    end = _ENDS.match(name)
    if end is None:
        return _NOTHING
    issue = _ISSUE_TO if end[1] == "To" else _ISSUE_FROM
    return issue + _DONE_TO - _ISSUE_TO if end[2] else issue
