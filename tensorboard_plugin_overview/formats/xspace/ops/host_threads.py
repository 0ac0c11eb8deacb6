"""A host's threads as the model has them.

In: a `timeline.Timeline`.  Out: `XSpaceThread`s, whose columns are computed when they are first
needed.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import Intervals
from tensorboard_plugin_overview.arrays.types import BoolArray, Int8Array, Int64Array
from tensorboard_plugin_overview.formats.xspace.ops import host_ops
from tensorboard_plugin_overview.formats.xspace.ops.host_roles import (
    host_roles,
    is_callback,
    runs_loop,
    works_ahead,
)
from tensorboard_plugin_overview.formats.xspace.ops.thread_pools import thread_pool_regions
from tensorboard_plugin_overview.formats.xspace.ops.user_code import frame_of, user_annotations
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.markers import Marker, by_thread
from tensorboard_plugin_overview.trace.threads import NO_LAUNCH, Frame
from tensorboard_plugin_overview.trace.track import NO_GROUP


@dataclass(frozen=True, eq=False)
class _View:
    """Events of a line without their stats."""

    track: EventTrack

    def __len__(self) -> int:
        return len(self.track)

    @property
    def name(self) -> str:
        return self.track.name

    @property
    def start_ps(self) -> Int64Array:
        return self.track.start_ps

    @property
    def end_ps(self) -> Int64Array:
        return self.track.end_ps

    @property
    def names(self) -> Sequence[str]:
        return self.track.names

    def kinds(self) -> Int64Array:
        return self.track.kinds()

    def named(self, names: Container[str]) -> Int64Array:
        return self.track.named(names)

    def event_name(self, index: int) -> str:
        return self.track.event_name(index)

    def take(self, rows: Int64Array) -> EventTrack:
        return self.track.take(rows)


@dataclass(frozen=True, eq=False)
class XSpaceFrames(_View):
    """The Python frames of a thread; see `trace.threads.Frames`."""

    @cached_property
    def functions(self) -> Sequence[Frame]:
        """The function of each name."""
        return [frame_of(name) for name in self.names]


class _Host:
    """What the threads of a host have in common."""

    def __init__(self, timeline: Timeline, markers: Sequence[Marker]) -> None:
        self.threads = timeline.threads
        # A profile with a device has its ops there.
        self.computes = not timeline.devices
        self.markers = by_thread(markers)

    @cached_property
    def runs_loop(self) -> Sequence[bool]:
        return runs_loop(self.threads, self.markers)

    @cached_property
    def ran_compiled(self) -> bool:
        """A thread ran ops of compiled programs."""
        return any(host_ops.compiled_ops(track).any() for track in self.threads)


@dataclass(frozen=True, eq=False)
class XSpaceThread(_View):
    """One thread of a host; see `trace.threads.Thread`.

    Attributes:
        track: its events without Python frames.
        frames: the Python frames.
        index: of the thread.
        host: all threads.
    """

    frames: XSpaceFrames
    index: int
    host: _Host

    @cached_property
    def ops(self) -> host_ops.ThreadOps:
        """The ops that its events are."""
        return host_ops.find_ops(self.track)

    @cached_property
    def role(self) -> Int8Array:
        """int8[n], of `HostRole`."""
        is_op = host_ops.computing_ops(self.ops)
        return host_roles(self.track, is_op, in_loop=self.runs_loop, computes=self.host.computes)

    @cached_property
    def launch(self) -> Int64Array:
        """int64[n]: the correlation id."""
        return launch_ids(self.track)

    @cached_property
    def group(self) -> Int64Array:
        """int64[n]: the profiler's group."""
        return self.track.integers("group_id", NO_GROUP)

    @property
    def programs(self) -> Sequence[str]:
        """The HLO modules that events name."""
        modules = self.track.stats.get("hlo_module")
        return () if modules is None else modules.texts

    @property
    def program(self) -> Int64Array:
        """int64[n], index into `programs`."""
        modules = self.track.stats.get("hlo_module")
        return np.full(len(self), -1) if modules is None else modules.text_codes()

    @cached_property
    def is_op(self) -> BoolArray:
        """bool[n]: ops of compiled programs where there are any, else all."""
        if self.host.ran_compiled:
            return host_ops.compiled_ops(self.track)
        return (
            np.zeros(len(self), np.bool_) if self.works_ahead else host_ops.computing_ops(self.ops)
        )

    @cached_property
    def is_annotation(self) -> BoolArray:
        """bool[n]: the user's annotations."""
        return user_annotations(self.track)

    @cached_property
    def callbacks(self) -> Int64Array:
        """int64[m]: calls of programs into the user's code."""
        if not any(map(is_callback, self.names)):
            return np.zeros(0, np.int64)
        return np.flatnonzero(self.track.classify(is_callback) > 0)

    @property
    def runs_loop(self) -> bool:
        """Whether the loop runs on it."""
        return self.host.runs_loop[self.index]

    @cached_property
    def works_ahead(self) -> bool:
        """Whether it only prepares batches."""
        return works_ahead(self.track)

    @cached_property
    def markers_ps(self) -> tuple[Int64Array, Int64Array]:
        """The starts and ends of its step markers."""
        own: Sequence[Marker] = self.host.markers.get(self.index, ())
        start_ps = np.array([marker.start_ps for marker in own], np.int64)
        return start_ps, np.array([marker.end_ps for marker in own], np.int64)

    @cached_property
    def regions(self) -> Intervals:
        """When it ran closures of its thread pool."""
        return thread_pool_regions(self.track)


def launch_ids(track: EventTrack) -> Int64Array:
    """Returns int64[n]: the id that a call has in common with what it put on a device."""
    return track.integers("correlation_id", NO_LAUNCH)


def host_threads(timeline: Timeline, markers: Sequence[Marker]) -> Sequence[XSpaceThread]:
    """Lists the threads of a host.

    Args:
        timeline: of the host.
        markers: its step markers.
    """
    host = _Host(timeline, markers)
    pairs = zip(timeline.threads, timeline.frames, strict=True)
    return [
        XSpaceThread(track, XSpaceFrames(frames), index, host)
        for index, (track, frames) in enumerate(pairs)
    ]
