"""When a host called for executions of compiled programs.

In: the threads of a host.  Out: the starts of JAX's calls of a function.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack

_CALL = re.compile(r"PjitFunction\((.*)\)$")


def program_calls_ps(threads: Sequence[EventTrack], program: str) -> Int64Array:
    """Returns int64[k], ascending: starts of calls of a program; a call within a call is one.

    Args:
        threads: of the host.
        program: its name.
    """
    function = program.removeprefix("jit_")
    starts = []
    for track in threads:
        at = np.flatnonzero(track.classify(lambda text: _is_call(text, function)))
        reach_ps = np.maximum.accumulate(track.end_ps[at])
        outer = np.append(True, track.start_ps[at][1:] >= reach_ps[:-1])[: len(at)]
        starts.append(track.start_ps[at[outer]])
    return np.sort(concatenate_or_empty(starts))


def _is_call(text: str, function: str) -> bool:
    call = _CALL.match(text)
    return call is not None and call[1] == function
