"""One host's profile as tracks on one clock, kept apart by what they are: host threads, devices.

In: `decode.columns.XSpace`.  Out: a `Timeline`: the host's threads, the devices with their streams
and step markers, and the capture window.  All times are picoseconds after `Timeline.origin_ns`.

Events with an impossible time (negative length, further than 26 days from the rest) are left out
and counted: one flipped bit must not stretch a step over a year.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import NO_TIME, merge, union
from tensorboard_plugin_overview.arrays.types import Int64Array
from tensorboard_plugin_overview.decode.columns import Line, Plane, Selection, StatValue, XSpace
from tensorboard_plugin_overview.formats.xspace.timeline import stat_names
from tensorboard_plugin_overview.formats.xspace.timeline.capture_options import tracer_levels
from tensorboard_plugin_overview.formats.xspace.timeline.facts import (
    SOURCES,
    counters,
    device_facts,
)
from tensorboard_plugin_overview.formats.xspace.timeline.planes import (
    HOST_PLANE,
    MODULES,
    PROGRAMS_PLANE,
    TASK_PLANE,
    device_kind,
    is_steps_line,
    other_device_kind,
    wanted_line,
    wanted_plane,
)
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack, joined
from tensorboard_plugin_overview.trace.facts import (
    DeviceFacts,
    DeviceKind,
    HostFacts,
    OtherDevice,
    TracerLevels,
)
from tensorboard_plugin_overview.trace.threads import LEAST_FRAME_PS

# 2^61 ps is 26 days: within it, sums and differences of a few times fit 64 bits.
_MAX_PS = 1 << 61
_MAX_NS = _MAX_PS // 4000


@dataclass(frozen=True)
class Device:
    """One accelerator.

    Attributes:
        name: the plane's, such as `/device:GPU:0`.
        kind: `tpu` is a TensorCore.
        streams: what ran on a GPU, and when.
        aggregates: what ran on a GPU at no known time, by stream.
        step_markers: a GPU's derived `Steps` line, if the file has one with events.
        facts: what its planes state of the hardware.
        lines: the lines of a TPU's core that have events, by name.
    """

    name: str
    kind: DeviceKind
    streams: Sequence[EventTrack]
    step_markers: EventTrack | None
    facts: DeviceFacts
    lines: Mapping[str, EventTrack] = field(default_factory=dict)
    aggregates: Sequence[EventTrack] = ()


@dataclass(frozen=True, eq=False)
class Timeline:
    """One host's profile on one clock.

    Attributes:
        host: the file's host name.
        facts: what the file states of the capture and of the software.  The zero of all times is
            the start of the capture, or of the earliest line if the former is unknown.
        threads: the host's threads, without Python frames.
        frames: the Python frames of each thread, those of at least `LEAST_FRAME_PS`.
        programs: the `/host:metadata` planes, whose event metadata carry the HLO of the programs
            run (stat `Hlo Proto`).
        capture_ps: start (0) and stop of the capture, None where the file does not say.
        grouped: every plane knows the stat `group_id`: a profiler has assigned events to steps.
        excluded_events: events left out for an impossible time.
        other_devices: those of kinds whose ops are not read.
    """

    host: str
    facts: HostFacts
    threads: Sequence[EventTrack]
    frames: Sequence[EventTrack]
    devices: Sequence[Device]
    programs: Sequence[Plane]
    capture_ps: tuple[int, int] | None
    grouped: bool
    excluded_events: int
    other_devices: Sequence[OtherDevice] = ()


SELECTION = Selection(
    plane=wanted_plane,
    line=wanted_line,
    event_stats=stat_names.EVENT_STATS,
    metadata_stats=stat_names.METADATA_STATS,
    least_frame_ps=LEAST_FRAME_PS,
)
"""What `build_timeline` reads; pass it to the decoder."""


def build_timeline(host: str, space: XSpace) -> Timeline:
    """Puts the decoded profile of one host on one clock.

    Args:
        host: its name.
        space: the profile, decoded with `SELECTION` or a part of it.
    """
    earliest_ns = _earliest_ns(space)
    capture = _capture(space, earliest_ns)
    origin_ns = capture.zero_ns if capture else earliest_ns
    excluded = 0
    threads: list[EventTrack] = []
    frames: list[EventTrack] = []
    # A device may have several planes, as where profiles were put together, and so may a host.
    of_device: dict[str, tuple[list[Plane], list[tuple[Line, EventTrack]]]] = {}
    for plane in space.planes:
        tracks: list[tuple[Line, EventTrack]] = []
        for line in plane.lines:
            track, dropped = track_of(plane, line, origin_ns)
            excluded += dropped
            tracks.append((line, track))
        if plane.name == HOST_PLANE:
            for _, track in tracks:
                thread, of_thread = _without_frames(track)
                threads.append(thread)
                frames.append(of_thread)
        elif device_kind(plane.name) or other_device_kind(plane.name):
            planes, of_planes = of_device.setdefault(plane.name, ([], []))
            planes.append(plane)
            of_planes.extend(tracks)
    names = sorted(of_device, key=_natural_key)
    return Timeline(
        host=host,
        facts=HostFacts(
            origin_ns=origin_ns,
            capture_start_ns=capture.start_ns if capture else None,
            hostnames=space.hostnames,
            errors=space.errors,
            warnings=space.warnings,
            versions=_versions(space),
            counters=counters(_stats([one for one in space.planes if one.name == HOST_PLANE])),
            tracers=_tracers(space),
            sources=SOURCES,
        ),
        threads=threads,
        frames=frames,
        devices=[_device(*of_device[name]) for name in names if device_kind(name)],
        programs=[plane for plane in space.planes if plane.name == PROGRAMS_PLANE],
        capture_ps=(0, capture.length_ps) if capture else None,
        grouped=_is_grouped(space),
        excluded_events=excluded,
        other_devices=[_other(*of_device[name]) for name in names if other_device_kind(name)],
    )


def _without_frames(track: EventTrack) -> tuple[EventTrack, EventTrack]:
    """The thread's other events, and its Python frames."""
    if not any(map(_is_frame, track.names)):
        return track, track.take(np.zeros(0, np.int64))
    is_frame = track.classify(_is_frame) > 0
    return track.take(np.flatnonzero(~is_frame)), track.take(np.flatnonzero(is_frame))


def _is_frame(name: str) -> bool:
    return name.startswith("$")


def _stats(planes: Sequence[Plane]) -> Mapping[str, StatValue]:
    """What planes of one name say, the first that says it."""
    return {name: value for plane in reversed(planes) for name, value in plane.stats.items()}


def _device(planes: Sequence[Plane], tracks: Sequence[tuple[Line, EventTrack]]) -> Device:
    name = planes[0].name
    kind = device_kind(name)
    assert kind is not None
    facts = device_facts(name, kind, _stats(planes))
    if kind == "gpu":
        return _gpu(name, facts, tracks)
    parts: dict[str, list[EventTrack]] = {}
    for _, track in tracks:
        if len(track):
            parts.setdefault(track.name, []).append(track)
    lines = {line: joined(of_line) for line, of_line in parts.items()}
    return Device(name, kind, (), None, facts, lines)


def _gpu(name: str, facts: DeviceFacts, tracks: Sequence[tuple[Line, EventTrack]]) -> Device:
    markers = [track.timed() for line, track in tracks if is_steps_line(line.name, line.id)]
    streams = [track for line, track in tracks if not is_steps_line(line.name, line.id)]
    return Device(
        name=name,
        kind="gpu",
        streams=[timed for track in streams if len(timed := track.timed())],
        step_markers=markers[-1] if markers and len(markers[-1]) else None,
        facts=facts,
        aggregates=[track.aggregates() for track in streams if (track.num_occurrences > 0).any()],
    )


def _other(planes: Sequence[Plane], tracks: Sequence[tuple[Line, EventTrack]]) -> OtherDevice:
    name = planes[0].name
    kind = other_device_kind(name)
    assert kind is not None
    timed = [track.timed() for _, track in tracks]
    ran = [track for track in timed if len(track)]
    # Programs wait, too: where ops are known, these tell when the device was busy.
    ops = [track for track in ran if track.name != MODULES]
    busy = merge(NO_TIME, *(union(track.start_ps, track.end_ps) for track in ops or ran))
    return OtherDevice(name, kind, device_facts(name, kind, _stats(planes)), busy)


def _tracers(space: XSpace) -> TracerLevels | None:
    """By the first plane that states it."""
    tasks = (plane for plane in space.planes if plane.name == TASK_PLANE)
    stated = (tracer_levels(plane.stats.get("profile_options")) for plane in tasks)
    return next((levels for levels in stated if levels is not None), None)


def _earliest_ns(space: XSpace) -> int:
    """The earliest line's clock, leaving aside lines whose clock is days away from the others'."""
    clocks = sorted(
        line.timestamp_ns for plane in space.planes for line in plane.lines if len(line.events)
    )
    if not clocks:
        return 0
    median = clocks[len(clocks) // 2]
    return next(clock for clock in clocks if median - clock < _MAX_NS)


def track_of(plane: Plane, line: Line, origin_ns: int) -> tuple[EventTrack, int]:
    """Makes a track of a line, or of some events of it; returns also the number of those left out.

    Args:
        plane: of the line.
        line: with its events.
        origin_ns: the zero of the track's times, on the clock of `Line.timestamp_ns`.
    """
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
    track = EventTrack(
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
    planes = [plane for plane in space.planes if plane.lines and not other_device_kind(plane.name)]
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
