"""Step markers: the host events with which a program numbers its steps.

In: the threads of a `timeline.Timeline`.  Out: `Marker`s in time order.

A marker is an event with a stat `step_num`, whatever its name (`StepTraceAnnotation`, `Trace`,
`StepTrace`, `TraceContext`).  Without any, it is an event to which a profiler gave a `step_name`;
without those, an event whose number stands in its name only, as in `Profiled batch 9` (Keras on the
JAX backend).

An event inside the tracing of a function is no marker: the function's body ran once, to be
compiled, and not as a step.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from tensorboard_plugin_overview.arrays.intervals import contains, union
from tensorboard_plugin_overview.arrays.types import BoolArray, Int64Array
from tensorboard_plugin_overview.decode.columns import DOUBLE, TEXT
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import Timeline
from tensorboard_plugin_overview.formats.xspace.timeline.track import EventTrack
from tensorboard_plugin_overview.trace.markers import LONGEST_NAME, Marker, kinds_of_names

# More digits, which would not fit 64 bits, are no number.
_TRAILING_NUMBER = re.compile(r"(?<!\d)(-?\d{1,18})\s*$")
_NUMBERED_NAME = re.compile(
    r"(?P<name>Profiled batch|(?:[A-Za-z0-9]+[ /_-])*(?:step|batch|iteration|iter))[ #:_]*"
    r"(?P<number>\d{1,18})",
    re.IGNORECASE,
)
# Keras' own name needs no proof; of others, at least this many must count up.
_SURELY_STEPS = "Profiled batch"
_FEWEST_COUNTED = 3
# `7`, `7.0`, `np.int64(7)`, `Array(7, dtype=int32)`, `tf.Tensor(7, shape=(), dtype=int64)`,
# `<tf.Variable 'step:0' shape=() dtype=int64, numpy=7>`.
_NUMBER_IN_TEXT = re.compile(
    r"\s*(?:[\w.]+\(|<tf\.[^>]*\bnumpy=)?\s*(-?\d{1,18})(?:\.0*)?\s*(?:[,)>].*)?", re.DOTALL
)
# The abstract values that stand for numbers while JAX or TensorFlow traces a function.
_TRACER = re.compile(r"Tracer|Traced<|ShapedArray|Tensor\(\"|KerasTensor")
_TRACED_CALL = re.compile(r"PjitFunction")
_LOWERING = re.compile(
    r"backend_compile|\w+::Compile|\w*Compiler::|XlaCompile|lower_\w+|trace_to_\w*jaxpr|.*MLIR"
)
_LARGEST = float(1 << 62)
_NO_GROUP = -(1 << 63)


def find_markers(timeline: Timeline) -> Sequence[Marker]:
    """Finds the outermost step markers of each thread, in time order."""
    for find in (_with_step_num, _with_step_name, _with_number_in_name):
        found: list[Marker] = []
        for thread, track in enumerate(timeline.threads):
            candidates = list(find(thread, track))
            if candidates:
                found += _outermost(_outside_tracing(track, candidates))
        if found:
            found.sort(key=lambda marker: (marker.start_ps, -marker.end_ps))
            return _numbered(_named_by_kind(found))
    return []


def name_and_number(step_name: str, group: int) -> tuple[str, int]:
    """Splits a group's name, `<root's name> <number>`.

    Args:
        step_name: the group's.
        group: what stands for a number where the name has none.
    """
    number = _TRAILING_NUMBER.search(step_name)
    if number is None:
        return step_name, group
    return step_name[: number.start()].strip(), int(number[1])


def step_numbers(track: EventTrack, at: Int64Array) -> list[int | None]:
    """Reads the `step_num` of events: the whole number that a number or a text stands for.

    Args:
        track: a host thread.
        at: int64[n], events with the stat.

    Returns:
        n numbers, None where the value is no whole number.
    """
    if not len(at):
        return []
    column = track.stats["step_num"].take(at)
    values: list[int | None] = list(column.integers().tolist())
    for index in np.flatnonzero(column.kind == TEXT).tolist():
        number = _NUMBER_IN_TEXT.fullmatch(column.texts[int(column.bits[index])])
        values[index] = int(number[1]) if number else None
    fractions = column.numbers()
    for index in np.flatnonzero(column.kind == DOUBLE).tolist():
        value = float(fractions[index])
        is_whole = abs(value) < _LARGEST and value == round(value)
        values[index] = int(value) if is_whole else None
    return values


def _with_step_num(thread: int, track: EventTrack) -> Iterator[Marker]:
    column = track.stats.get("step_num")
    if column is None:
        return
    is_tracer = np.array([*(bool(_TRACER.search(text)) for text in column.texts), False])
    is_step = column.present & ~is_tracer[column.text_codes()]
    at = np.flatnonzero(is_step & (track.end_ps > track.start_ps))
    for event, number in zip(at.tolist(), step_numbers(track, at), strict=True):
        yield _marker(thread, track, event, track.event_name(event), number)


def _with_step_name(thread: int, track: EventTrack) -> Iterator[Marker]:
    at = np.flatnonzero(track.has("step_name") & (track.end_ps > track.start_ps))
    groups = track.integers("group_id", _NO_GROUP, at).tolist()
    for event, group in zip(at.tolist(), groups, strict=True):
        name, number = name_and_number(track.text("step_name", event) or "", group)
        yield _marker(thread, track, event, name, None if number == _NO_GROUP else number)


def _with_number_in_name(thread: int, track: EventTrack) -> Iterator[Marker]:
    kinds: dict[int, tuple[str, int]] = {}
    for kind, text in enumerate(track.names):
        # Nearly all names end here, before the search.
        if text[-1:].isdecimal() and len(text) <= LONGEST_NAME:
            found = _NUMBERED_NAME.fullmatch(text)
            if found is not None:
                kinds[kind] = found["name"], int(found["number"])
    if not kinds:
        return
    of_event = track.kinds()
    chosen = np.isin(of_event, list(kinds)) & (track.end_ps > track.start_ps) & ~track.has("hlo_op")
    by_name: dict[str, list[Marker]] = {}
    for event in np.flatnonzero(chosen).tolist():
        name, number = kinds[int(of_event[event])]
        by_name.setdefault(name, []).append(_marker(thread, track, event, name, number))
    for name, markers in by_name.items():
        if name == _SURELY_STEPS or _counts_up(markers):
            yield from markers


def _counts_up(markers: Sequence[Marker]) -> bool:
    """Whether the numbers ascend in time, as those of a loop do."""
    rises = np.diff([marker.number for marker in markers])
    return len(markers) >= _FEWEST_COUNTED and bool((rises > 0).all())


def _marker(thread: int, track: EventTrack, event: int, name: str, number: int | None) -> Marker:
    start_ps, end_ps = int(track.start_ps[event]), int(track.end_ps[event])
    return Marker(thread, start_ps, end_ps, name, number or 0, is_numbered=number is not None)


def _outside_tracing(track: EventTrack, markers: list[Marker]) -> list[Marker]:
    """Returns the markers that did not run while a function was traced to be compiled."""
    calls = track.classify(lambda name: bool(_TRACED_CALL.match(name))) > 0
    if not calls.any():
        return markers
    lowered = track.start_ps[track.classify(lambda name: bool(_LOWERING.match(name))) > 0]
    begins_ps, ends_ps = track.start_ps[calls], track.end_ps[calls]
    compiles = np.searchsorted(lowered, ends_ps) > np.searchsorted(lowered, begins_ps)
    tracing = union(begins_ps[compiles], ends_ps[compiles])
    starts_ps = np.array([marker.start_ps for marker in markers], np.int64)
    inside: BoolArray = contains(tracing, starts_ps)
    # A marker around the call is the step that compiles.
    lasts_ps = np.array([marker.end_ps - 1 for marker in markers], np.int64)
    inside &= contains(tracing, lasts_ps)
    return [marker for marker, traced in zip(markers, inside.tolist(), strict=True) if not traced]


def _outermost(markers: list[Marker]) -> list[Marker]:
    """Returns the markers of a thread that lie within no other, in time order."""
    kept: list[Marker] = []
    for marker in sorted(markers, key=lambda one: (one.start_ps, -one.end_ps)):
        if not kept or marker.end_ps > kept[-1].end_ps:
            kept.append(marker)
    return kept


def _named_by_kind(markers: list[Marker]) -> list[Marker]:
    kind_of = kinds_of_names((marker.name, marker.number) for marker in markers)
    if all(kind == name for name, kind in kind_of.items()):
        return markers
    return [replace(marker, name=kind_of[marker.name]) for marker in markers]


def _numbered(markers: list[Marker]) -> list[Marker]:
    """Returns the markers, those of a name that has not only numbers by their place."""
    without = {marker.name for marker in markers if not marker.is_numbered}
    if not without:
        return markers
    place = dict.fromkeys(without, 0)
    numbered = []
    for marker in markers:
        if marker.name not in place:
            numbered.append(marker)
            continue
        numbered.append(replace(marker, number=place[marker.name], is_numbered=False))
        place[marker.name] += 1
    return numbered
