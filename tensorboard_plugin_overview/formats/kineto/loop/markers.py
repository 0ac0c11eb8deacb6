"""The step markers of a trace.

In: the threads of a host.  Out: `Marker`s of `ProfilerStep#N`.

Of several threads with step markers, that with most counts.  Work that any thread launches in a
marker's time is the marker's: nothing shows what autograd's thread works for, and `backward` waits
for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from tensorboard_plugin_overview.formats.kineto.events import Category
from tensorboard_plugin_overview.formats.kineto.ops.host_names import MARKER
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace.markers import Marker

_NAME = "ProfilerStep"


def find_markers(threads: Sequence[KinetoThread]) -> Sequence[Marker]:
    """Finds the step markers, in order of time."""
    found = [list(_markers(number, thread)) for number, thread in enumerate(threads)]
    # Of equal ones the first, whose number is lower.
    return max(found, key=len, default=[])


def _markers(number: int, thread: KinetoThread) -> Iterator[Marker]:
    kinds = {
        code: int(found[1])
        for code, name in enumerate(thread.names)
        if (found := MARKER.fullmatch(name))
    }
    marks = np.isin(thread.code, list(kinds)) & np.isin(
        thread.category, (Category.RANGE, Category.OP)
    )
    at = np.flatnonzero(marks & (thread.end_ps > thread.start_ps))
    # Ends are rounded in old files, so that a marker may stick out into the next one.
    ends_ps = np.minimum(
        thread.end_ps[at], np.append(thread.start_ps[at][1:], thread.end_ps[at][-1:])
    )
    for event, end_ps in zip(at.tolist(), ends_ps.tolist(), strict=True):
        start_ps = int(thread.start_ps[event])
        if end_ps > start_ps:
            step = kinds[int(thread.code[event])]
            yield Marker(
                number, start_ps, end_ps, _NAME, step, spans_threads=True, is_iteration=True
            )
