"""What the host launched, and how long it ran; on a CPU, what ran.

In: the threads of a host, and the streams of its devices.  Out: `Work`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tensorboard_plugin_overview.arrays.concatenate import concatenate_or_empty
from tensorboard_plugin_overview.arrays.factorize import MISSING
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.formats.kineto.loop.spans import outermost
from tensorboard_plugin_overview.formats.kineto.ops.launches import Launches
from tensorboard_plugin_overview.formats.kineto.ops.threads import KinetoThread
from tensorboard_plugin_overview.trace.gpus import Stream


class Work(NamedTuple):
    """What was launched, and how long it ran; on a CPU, what ran.

    Attributes:
        start_ps: int64[n], ascending: of the calls, or of the ops.
        time_ps: int64[n], of what each launched on devices, or of the op itself.
    """

    start_ps: Int64Array
    time_ps: Int64Array

    def within(self, start_ps: Int64Array, end_ps: Int64Array) -> int:
        """Returns the time of the work that begins in some disjoint spans.

        Args:
            start_ps: int64[m].
            end_ps: int64[m].
        """
        passed_ps = np.append(0, np.cumsum(self.time_ps))
        first, last = np.searchsorted(self.start_ps, (start_ps, end_ps))
        return int((passed_ps[last] - passed_ps[first]).sum())


def work_of(threads: Sequence[KinetoThread], streams: Sequence[Stream], calls: Launches) -> Work:
    """Finds what the host launched on devices; without any device, its outermost ops.

    Args:
        threads: of the host.
        streams: of its devices.
        calls: of the threads.
    """
    if streams:
        time_ps = np.zeros(len(calls.event), np.int64)
        for stream in streams:
            call = calls.call(stream.launch)
            linked = call != MISSING
            length_ps = stream.ops.end_ps - stream.ops.start_ps
            np.add.at(time_ps, call[linked], length_ps[linked])
        start_ps = np.zeros(len(calls.event), np.int64)
        for number, thread in enumerate(threads):
            mine = calls.thread == number
            start_ps[mine] = thread.start_ps[calls.event[mine]]
    else:
        found = [
            outermost(number, thread, np.flatnonzero(thread.is_op))
            for number, thread in enumerate(threads)
        ]
        ops = [spans for spans in found if spans is not None]
        start_ps = concatenate_or_empty(spans.start_ps for spans in ops)
        time_ps = concatenate_or_empty(spans.end_ps for spans in ops) - start_ps
    order = np.argsort(start_ps, kind="stable")
    return Work(start_ps[order], time_ps[order])
