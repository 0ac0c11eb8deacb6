"""Steps that host events mark, whatever their name: Keras, JAX, TensorFlow and PyTorch/XLA do.

In: a `timeline.Timeline` and what ran on each lane.  Out: `Steps` for each lane, or None.

A marker numbers a step.  It bounds the step only on a CPU, and only if the work it launched ends
within it.  On a GPU, and where work is launched and not waited for (JAX markers of 0.1 ms around
executions of 80 ms), the step is that work's window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import repeat

import numpy as np

from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.events.codes import coded
from tensorboard_plugin_overview.events.grouped_steps import name_and_number
from tensorboard_plugin_overview.events.intervals import extents
from tensorboard_plugin_overview.events.linking import Marker
from tensorboard_plugin_overview.events.steps import Steps
from tensorboard_plugin_overview.events.steps import steps_bounded_by_markers
from tensorboard_plugin_overview.events.steps import steps_bounded_by_ops
from tensorboard_plugin_overview.events.timeline import Timeline

# So much of the linked work may run on after its marker's end, for a marker that bounds its work.
_OVERHANG = 0.05


@dataclass(frozen=True, eq=False)
class LaneOps:
    """The ops of one lane that took time, in any order.

    Attributes:
        lane: the device's or the host's name.
        start_ps: int64[n].
        end_ps: int64[n].
        marker: int64[n], index of the marker that each works for, or -1.
    """

    lane: str
    start_ps: Int64Array
    end_ps: Int64Array
    marker: Int64Array

    @property
    def time_ps(self) -> int:
        """Sum of the ops' lengths."""
        return int((self.end_ps - self.start_ps).sum())

    @property
    def linked_ps(self) -> int:
        """The same, of the ops that work for a marker."""
        return int((self.end_ps - self.start_ps)[self.marker >= 0].sum())


def find_markers(timeline: Timeline) -> list[Marker]:
    """The outermost events that mark a step, in time order.

    Events with a `step_num`; where there are none, those to which a profiler gave a `step_name`.
    One of no length is none.
    """
    for stat in ("step_num", "step_name"):
        found: list[Marker] = []
        for thread, track in enumerate(timeline.threads):
            at = np.flatnonzero(track.has(stat) & (track.end_ps > track.start_ps))
            if stat == "step_num":
                names = [track.event_name(index) for index in at.tolist()]
                numbers = track.integers("step_num", 0, at).tolist()
            else:
                groups = track.integers("group_id", 0, at).tolist()
                named = [
                    name_and_number(track.text("step_name", index) or "", group)
                    for index, group in zip(at.tolist(), groups, strict=True)
                ]
                names, numbers = [name for name, _ in named], [number for _, number in named]
            spans = (track.start_ps[at].tolist(), track.end_ps[at].tolist())
            found += map(Marker, repeat(thread, len(at)), *spans, names, numbers)
        if found:
            return _outermost(found)
    return []


def steps_of_work(markers: Sequence[Marker], ops: LaneOps) -> Steps | None:
    """Steps from their first linked op to the next step's; None where no op is linked."""
    linked = ops.marker >= 0
    present, inverse = coded(ops.marker[linked])
    if not len(present):
        return None
    first_ps, last_ps = extents(inverse, len(present), ops.start_ps[linked], ops.end_ps[linked])
    order = np.argsort(first_ps, kind="stable")
    chosen = [markers[index] for index in present[order].tolist()]
    return steps_bounded_by_ops(
        lane=ops.lane,
        source="host_markers",
        name=[marker.name for marker in chosen],
        number=np.array([marker.number for marker in chosen], np.int64),
        first_ps=first_ps[order],
        last_ps=last_ps[order],
    )


def steps_of_markers(markers: Sequence[Marker], lane: str) -> Steps:
    """Steps as long as their markers."""
    return steps_bounded_by_markers(
        lane=lane,
        source="host_markers",
        name=[marker.name for marker in markers],
        number=np.array([marker.number for marker in markers], np.int64),
        start_ps=np.array([marker.start_ps for marker in markers], np.int64),
        end_ps=np.array([marker.end_ps for marker in markers], np.int64),
    )


def work_outlasts_markers(markers: Sequence[Marker], ops: LaneOps) -> bool:
    """The work that markers launched goes on after their ends, by more than a little."""
    linked = ops.marker >= 0
    marker_end_ps = np.array([marker.end_ps for marker in markers], np.int64)
    end_ps = ops.end_ps[linked]
    start_ps = np.maximum(ops.start_ps[linked], marker_end_ps[ops.marker[linked]])
    overhang_ps = int(np.maximum(end_ps - start_ps, 0).sum())
    return overhang_ps > _OVERHANG * ops.linked_ps


def _outermost(markers: list[Marker]) -> list[Marker]:
    """Without the markers that lie within another, sorted by start."""
    kept: list[Marker] = []
    for marker in sorted(markers, key=lambda one: (one.start_ps, -one.end_ps)):
        if not kept or marker.end_ps > kept[-1].end_ps:
            kept.append(marker)
    return kept
