"""Reads a profile: a file or bytes in, columns out.

In: an XSpace (`.xplane.pb`) and a `Selection` of its wanted parts.  Out: `XSpace`, whole, or chunk
by chunk where memory must not follow the file's size.  Unselected parts are skipped before they are
decoded.  Damage raises only the errors documented here, and the parts before it are kept.

Bounds, whatever the bytes: a scan holds one window and one plane's metadata; a whole profile's
columns take at most 16 times the file's size plus 64 MiB a line.  An event over 4 MiB counts as
damage, and so do more than 10,000 planes, 100,000 lines or 2,000,000 pieces of metadata.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

from tensorboard_plugin_overview.arrays.threads import Threads
from tensorboard_plugin_overview.catalog.unreadable import UnreadableProfileError
from tensorboard_plugin_overview.decode import columns
from tensorboard_plugin_overview.decode.lines.segment import DecodeSegment
from tensorboard_plugin_overview.decode.lines.vectorized import decode_vectorized
from tensorboard_plugin_overview.decode.plane_reader import PlaneReader
from tensorboard_plugin_overview.decode.sniff import describe_unreadable
from tensorboard_plugin_overview.decode.wire.source import Source, SourceLike
from tensorboard_plugin_overview.decode.wire.wire import DamageError

# More threads than this wait for each other.
_MOST_WORKERS = 4
# The window of a scan, and of a whole profile, whose columns are all kept anyway.
_SCAN_WINDOW_BYTES = 1 << 19
_WINDOW_BYTES = 1 << 20


def read_xspace(
    source: SourceLike,
    selection: columns.Selection | None = None,
    *,
    fast: DecodeSegment | None = decode_vectorized,
) -> columns.XSpace:
    """Reads a profile.

    Args:
        source: a path, or the bytes themselves.
        selection: the wanted parts; None for all but the Python tracer's events. Its functions are
            called from several threads.
        fast: the decoder tried first; None leaves all to the sequential one.

    Returns:
        The profile, with status `partial` and a message where it is damaged or cut: the planes
        before the damage, and lines up to the damage where only a line is affected.

    Raises:
        EmptyProfileError: the source is empty.
        UnreadableProfileError: nothing of it could be read.
    """
    # Numpy lets other threads run while it works.
    workers = min(os.cpu_count() or 1, _MOST_WORKERS)
    with Source(source) as opened, Threads(workers) as pool:
        reader = PlaneReader(opened, selection or columns.Selection(), fast, _WINDOW_BYTES)
        index = reader.index()
        begun: list[Callable[[], columns.Plane]] = []
        planes: list[columns.Plane] = []
        try:
            for span in index.planes:
                begun.append(reader.begin_plane(span, pool))
        except DamageError as damage:
            index.damage = damage
        try:
            for finish in begun:
                planes.append(finish())
        except DamageError as damage:
            index.damage = damage
        if index.damage and not planes:
            raise UnreadableProfileError(describe_unreadable(opened, str(index.damage)))
    cut_lines = sum(line.truncated for plane in planes for line in plane.lines)
    message = _damage_message(index.damage, len(planes), cut_lines)
    return columns.XSpace(
        planes,
        index.hostnames,
        index.errors,
        index.warnings,
        "partial" if message else "ok",
        message,
    )


def scan_xspace(
    source: SourceLike,
    selection: columns.Selection | None = None,
    *,
    fast: DecodeSegment | None = decode_vectorized,
) -> Iterator[tuple[columns.Plane, columns.Line]]:
    """Reads a profile in bounded memory: the events of every line in chunks, in file order.

    Args:
        source: as in `read_xspace`.
        selection: as in `read_xspace`, but a line is chosen by the name it has before its first
            event, which is where every known writer puts it.
        fast: as in `read_xspace`.

    Yields:
        The plane without its lines, the same object for all of its chunks, and the line with some
        of its events. Fields that stand behind the events (`display_name`) are complete on its last
        chunk. Every chosen line has a chunk, if only an empty one; a plane without lines has none.

    Raises:
        EmptyProfileError: the source is empty.
        UnreadableProfileError: nothing of it could be read.
        DamagedProfileError: after the last good chunk, where the profile is damaged or cut.
    """
    with Source(source) as opened:
        reader = PlaneReader(opened, selection or columns.Selection(), fast, _SCAN_WINDOW_BYTES)
        index = reader.index()
        plane_count = cut_lines = 0
        try:
            for span in index.planes:
                parts = reader.outline(span)
                for line_span in parts.lines:
                    for line in reader.chunks(parts, line_span):
                        cut_lines += line.truncated
                        yield parts.plane, line
                plane_count += 1
        except DamageError as damage:
            index.damage = damage
        if index.damage and not plane_count:
            raise UnreadableProfileError(describe_unreadable(opened, str(index.damage)))
    message = _damage_message(index.damage, plane_count, cut_lines)
    if message:
        raise columns.DamagedProfileError(message)


def _damage_message(damage: DamageError | None, plane_count: int, cut_lines: int) -> str | None:
    """Returns one sentence for the user, or None for an undamaged profile."""
    if damage:
        planes = "plane" if plane_count == 1 else f"{plane_count} planes"
        return (
            f"The profile is damaged or cut short ({damage}): only the {planes} before that could "
            "be read, so copy or capture it again."
        )
    if cut_lines:
        lines = "one of its lines breaks" if cut_lines == 1 else f"{cut_lines} of its lines break"
        return f"The profile is damaged: {lines} off early, so copy or capture it again."
    return None
