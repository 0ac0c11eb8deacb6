"""One host's profile as tracks on one clock, told apart by what they are: host threads, devices.

In: `decode.columns.XSpace`.  Out: a `Timeline`: the host's threads, the devices with their streams
and step markers, and the capture window.  All times are picoseconds after `Timeline.origin_ns`.

Events with an impossible time (negative length, further than 26 days from the rest) are left out
and counted: one flipped bit must not stretch a step over a year.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Container
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from typing import Literal

import numpy as np

from tensorboard_plugin_overview.decode.columns import TEXT
from tensorboard_plugin_overview.decode.columns import BoolArray
from tensorboard_plugin_overview.decode.columns import EventMetadata
from tensorboard_plugin_overview.decode.columns import Int64Array
from tensorboard_plugin_overview.decode.columns import Line
from tensorboard_plugin_overview.decode.columns import Plane
from tensorboard_plugin_overview.decode.columns import Selection
from tensorboard_plugin_overview.decode.columns import StatColumn
from tensorboard_plugin_overview.decode.columns import StatValue
from tensorboard_plugin_overview.decode.columns import XSpace
from tensorboard_plugin_overview.decode.metadata import event_names
from tensorboard_plugin_overview.events.codes import distinct
from tensorboard_plugin_overview.events.planes import HOST_PLANE
from tensorboard_plugin_overview.events.planes import PROGRAMS_PLANE
from tensorboard_plugin_overview.events.planes import TASK_PLANE
from tensorboard_plugin_overview.events.planes import device_kind
from tensorboard_plugin_overview.events.planes import is_steps_line
from tensorboard_plugin_overview.events.planes import wanted_line
from tensorboard_plugin_overview.events.planes import wanted_plane
from tensorboard_plugin_overview.events.stat_names import EVENT_STATS
from tensorboard_plugin_overview.events.stat_names import METADATA_STATS

# 2^61 ps is 26 days: within it, sums and differences of a few times fit 64 bits.
_MAX_PS = 1 << 61
_MAX_NS = _MAX_PS // 4000

# A table over metadata ids may have so many slots more than there are events.
_FREE_SLOTS = 1 << 16


@dataclass(frozen=True, eq=False)
class Track:
    """The events of one line, sorted by start, the outer of two that start together first.

    Attributes:
        name: the line's name, such as `Stream #14(Compute)` or a thread's.
        start_ps: int64[n].
        end_ps: int64[n], never before `start_ps`.
        metadata_id: int64[n].
        num_occurrences: int64[n]; where it is not 0, the event stands for that many executions, and
            its start means nothing.
        event_metadata: of the plane.
        stats: columns of length n, by name.
    """

    name: str
    start_ps: Int64Array
    end_ps: Int64Array
    metadata_id: Int64Array
    num_occurrences: Int64Array
    event_metadata: Mapping[int, EventMetadata]
    stats: Mapping[str, StatColumn]

    def __len__(self) -> int:
        return len(self.start_ps)

    def event_name(self, index: int) -> str:
        """The name of event `index`; "" where the file has none."""
        metadata = self.event_metadata.get(int(self.metadata_id[index]))
        return metadata.name if metadata else ""

    def classify(self, code_of_name: Callable[[str], int]) -> Int64Array:
        """int64[n]: `code_of_name` of each event's name, asked once per distinct event kind."""
        return self.of_kinds([code_of_name(name) for name in self.names])

    def of_kinds(self, codes: Sequence[int] | Int64Array) -> Int64Array:
        """int64[n]: for each event what `codes`, int64[k], says of its kind."""
        if self._slots is None:
            return np.asarray(codes, np.int64)[self.kinds()]
        table = np.zeros(self._slots, np.int64)
        table[self.ids] = codes
        return table.take(self.metadata_id)

    @cached_property
    def ids(self) -> Int64Array:
        """int64[k]: the distinct metadata ids, ascending."""
        return distinct(self.metadata_id)

    @cached_property
    def names(self) -> Sequence[str]:
        """The names of the k kinds of events, "" where the file has none."""
        return event_names(self.event_metadata, self.ids.tolist())

    def named(self, names: Container[str]) -> Int64Array:
        """int64[m]: the events with one of these names, in order."""
        wanted = [kind for kind, name in enumerate(self.names) if name in names]
        if not wanted:
            return np.zeros(0, np.int64)
        if len(wanted) == 1:
            return np.flatnonzero(self.metadata_id == self.ids[wanted[0]])
        return np.flatnonzero(np.isin(self.kinds(), wanted))

    def kinds(self) -> Int64Array:
        """int64[n]: the kind of each event, an index into `ids` and `names`."""
        if self._slots is None:
            return np.searchsorted(self.ids, self.metadata_id)
        return self.of_kinds(np.arange(len(self.ids)))

    @cached_property
    def _slots(self) -> int | None:
        """The size of a table with a slot for each metadata id; None if it would be too large."""
        ids = self.ids
        if not len(ids) or ids[0] < 0 or ids[-1] >= len(self) + _FREE_SLOTS:
            return None
        return int(ids[-1]) + 1

    def integers(self, stat: str, missing: int, at: Int64Array | None = None) -> Int64Array:
        """The integer stat; `missing` where an event lacks it.

        Args:
            stat: its name.
            missing: what stands for none.
            at: int64[m], the events to look at; None for all.

        Returns:
            int64[m], or int64[n] of all.
        """
        column = self.stats.get(stat)
        if column is None:
            return np.full(len(self) if at is None else len(at), missing, np.int64)
        return (column if at is None else column.take(at)).integers(missing)

    def has(self, stat: str) -> BoolArray:
        """bool[n]: the event carries the stat."""
        column = self.stats.get(stat)
        return np.zeros(len(self), np.bool_) if column is None else column.present

    def text(self, stat: str, index: int) -> str | None:
        """The text stat of event `index`, None where there is none."""
        column = self.stats.get(stat)
        if column is None or column.kind[index] != TEXT:
            return None
        return column.texts[int(column.bits[index])]


@dataclass(frozen=True)
class Device:
    """One accelerator.

    Attributes:
        name: the plane's, such as `/device:GPU:0`.
        kind: `tpu` is a TensorCore.
        streams: what ran on a GPU.
        step_markers: a GPU's derived `Steps` line, if the file has one with events.
        properties: the plane's stats (clock rate, core count, …).
        lines: the lines of a TPU's core that have events, by name.
    """

    name: str
    kind: Literal["gpu", "tpu", "sparsecore"]
    streams: Sequence[Track]
    step_markers: Track | None
    properties: Mapping[str, StatValue]
    lines: Mapping[str, Track] = field(default_factory=dict)


@dataclass(frozen=True)
class Timeline:
    """One host's profile on one clock.

    Attributes:
        host: the file's host name.
        origin_ns: the zero of all times here, on the file's clock: the start of the capture, or of
            the earliest line where the file does not tell the capture's.
        threads: the host's threads.
        host_properties: stats of the host's plane (hardware counters, …).
        programs: the `/host:metadata` plane, whose event metadata carry the HLO of the programs run
            (stat `Hlo Proto`), or None.
        capture_ps: start (0) and stop of the capture, None where the file does not say.
        capture_start_ns: start of the capture, nanoseconds since the Unix epoch, or None.
        grouped: every plane knows the stat `group_id`: a profiler has assigned events to steps.
        excluded_events: events left out for an impossible time.
    """

    host: str
    origin_ns: int
    threads: Sequence[Track]
    host_properties: Mapping[str, StatValue]
    devices: Sequence[Device]
    programs: Plane | None
    capture_ps: tuple[int, int] | None
    capture_start_ns: int | None
    grouped: bool
    excluded_events: int
    hostnames: Sequence[str]
    errors: Sequence[str]
    warnings: Sequence[str]
    versions: Mapping[str, str]


SELECTION = Selection(
    plane=wanted_plane,
    line=wanted_line,
    event_stats=EVENT_STATS,
    metadata_stats=METADATA_STATS,
)
"""What `build_timeline` reads; pass it to the decoder."""


def build_timeline(host: str, space: XSpace) -> Timeline:
    """Puts the decoded profile of one host on one clock."""
    earliest_ns = _earliest_ns(space)
    capture = _capture(space, earliest_ns)
    origin_ns = capture.zero_ns if capture else earliest_ns
    excluded = 0
    threads: list[Track] = []
    of_device: dict[str, tuple[Plane, list[tuple[Line, Track]]]] = {}
    for plane in space.planes:
        tracks: list[tuple[Line, Track]] = []
        for line in plane.lines:
            track, dropped = track_of(plane, line, origin_ns)
            excluded += dropped
            tracks.append((line, track))
        if plane.name == HOST_PLANE:
            threads.extend(track for _, track in tracks)
        elif device_kind(plane.name) is not None:
            # A device may have several planes, as where profiles were put together.
            of_device.setdefault(plane.name, (plane, []))[1].extend(tracks)
    return Timeline(
        host=host,
        origin_ns=origin_ns,
        threads=threads,
        host_properties=next((p.stats for p in space.planes if p.name == HOST_PLANE), {}),
        devices=[_device(*of_device[name]) for name in sorted(of_device, key=_natural_key)],
        programs=next((plane for plane in space.planes if plane.name == PROGRAMS_PLANE), None),
        capture_ps=(0, capture.length_ps) if capture else None,
        capture_start_ns=capture.start_ns if capture else None,
        grouped=_is_grouped(space),
        excluded_events=excluded,
        hostnames=space.hostnames,
        errors=space.errors,
        warnings=space.warnings,
        versions=_versions(space),
    )


def _device(plane: Plane, tracks: Sequence[tuple[Line, Track]]) -> Device:
    kind = device_kind(plane.name)
    assert kind is not None
    if kind == "gpu":
        return _gpu(plane, tracks)
    # Of two lines of one name, the one with more events.
    lines = {track.name: track for _, track in sorted(tracks, key=lambda one: len(one[1]))}
    lines = {name: track for name, track in lines.items() if len(track)}
    return Device(plane.name, kind, (), None, plane.stats, lines)


def _gpu(plane: Plane, tracks: Sequence[tuple[Line, Track]]) -> Device:
    markers = [track for line, track in tracks if is_steps_line(line.name, line.id)]
    streams = [track for line, track in tracks if not is_steps_line(line.name, line.id)]
    return Device(
        name=plane.name,
        kind="gpu",
        streams=[track for track in streams if len(track)],
        step_markers=markers[-1] if markers and len(markers[-1]) else None,
        properties=plane.stats,
    )


def _earliest_ns(space: XSpace) -> int:
    """The earliest line's clock, leaving aside lines whose clock is days away from the others'."""
    clocks = sorted(
        line.timestamp_ns for plane in space.planes for line in plane.lines if len(line.events)
    )
    if not clocks:
        return 0
    median = clocks[len(clocks) // 2]
    return next(clock for clock in clocks if median - clock < _MAX_NS)


def track_of(plane: Plane, line: Line, origin_ns: int) -> tuple[Track, int]:
    """A line, or some events of it, as a track, and how many events it had to leave out."""
    events = line.events
    start_ps = line.start_ps(origin_ns)
    end_ps = start_ps + events.duration_ps
    chosen = _chosen(line, start_ps, end_ps, origin_ns)
    columns: tuple[Int64Array, ...] = (start_ps, end_ps, events.metadata_id, events.num_occurrences)
    stats = events.stats
    dropped = 0
    if chosen is not None:
        dropped = len(events) - len(chosen)
        columns = tuple(column[chosen] for column in columns)
        stats = {name: column.take(chosen) for name, column in stats.items()}
    track = Track(
        name=line.name or line.display_name,
        start_ps=columns[0],
        end_ps=columns[1],
        metadata_id=columns[2],
        num_occurrences=columns[3],
        event_metadata=plane.event_metadata,
        stats=stats,
    )
    return track, dropped


def _chosen(
    line: Line, start_ps: Int64Array, end_ps: Int64Array, origin_ns: int
) -> Int64Array | None:
    """Indices of the events with a possible time, sorted; None if that is how they are."""
    events = line.events
    if abs(line.timestamp_ns - origin_ns) > _MAX_NS:
        return np.zeros(0, np.int64)
    # The end is checked in floating point, where a sum cannot wrap around.
    possible = (
        (events.duration_ps >= 0)
        & (events.offset_ps > -_MAX_PS)
        & (events.offset_ps < _MAX_PS)
        & (start_ps.astype(np.float64) + events.duration_ps < _MAX_PS)
    )
    if possible.all():
        later = start_ps[1:] > start_ps[:-1]
        inner = (start_ps[1:] == start_ps[:-1]) & (end_ps[1:] <= end_ps[:-1])
        if (later | inner).all():
            return None
    kept = np.flatnonzero(possible)
    return kept[np.lexsort((-end_ps[kept], start_ps[kept]))]


@dataclass(frozen=True)
class _Capture:
    start_ns: int
    """Since the Unix epoch."""
    zero_ns: int
    """The same moment on the lines' clock."""
    length_ps: int


def _capture(space: XSpace, earliest_ns: int) -> _Capture | None:
    """When the capture started and stopped; None where the file does not say."""
    for plane in space.planes:
        start_ns = plane.stats.get("profile_start_time")
        stop_ns = plane.stats.get("profile_stop_time")
        if plane.name != TASK_PLANE or not (isinstance(start_ns, int) and isinstance(stop_ns, int)):
            continue
        if not 0 < stop_ns - start_ns < _MAX_NS:
            continue
        # Lines are usually rebased so that the capture starts at 0; some keep epoch time.
        zero_ns = start_ns if earliest_ns > start_ns // 2 else 0
        if abs(earliest_ns - zero_ns) < _MAX_NS:
            return _Capture(start_ns, zero_ns, (stop_ns - start_ns) * 1000)
    return None


def _is_grouped(space: XSpace) -> bool:
    planes = [plane for plane in space.planes if plane.lines]
    return bool(planes) and all("group_id" in plane.stat_names for plane in planes)


def _versions(space: XSpace) -> dict[str, str]:
    """Framework versions that a plane's stats name, such as `jax_version`."""
    found = {}
    for plane in space.planes:
        for name, value in plane.stats.items():
            framework = name.removesuffix("_version")
            if framework != name and isinstance(value, str) and value != framework:
                found[framework] = value
    return found


def _natural_key(name: str) -> list[tuple[int, int | str]]:
    """Sorts `GPU:10` after `GPU:9`."""
    parts = re.split(r"(\d+)", name)
    return [(1, int(part)) if part.isdigit() else (0, part) for part in parts]
