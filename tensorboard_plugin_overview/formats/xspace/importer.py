"""Reads a `*.xplane.pb` file into the model's trace.

In: a file.  Out: what is made of its `XSpaceTrace`, and how reading went.

Small files are read at once.  Of large ones of TPU hosts the ops, which are most of them, are read
a block at a time; where that does not work, the file is read again as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from tensorboard_plugin_overview.decode import columns
from tensorboard_plugin_overview.decode.xspace import read_xspace, scan_xspace
from tensorboard_plugin_overview.formats.importer import ProfileFile, Progress, ReadStatus
from tensorboard_plugin_overview.formats.xspace.memory_estimate import estimate, is_op_line
from tensorboard_plugin_overview.formats.xspace.timeline.planes import device_kind
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION, build_timeline
from tensorboard_plugin_overview.formats.xspace.tpu import tpu_blocks
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import OP_LINES
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace, streamed_trace
from tensorboard_plugin_overview.trace.model import Trace

T = TypeVar("T")

# Smaller ones are read at once, which is faster; their columns take no more than this a few times.
_LARGE_BYTES = 32 << 20


class XSpaceImporter:
    """Reads XSpace files, and explains files of no known format."""

    name = "xspace"

    def claims(self, file_name: str, head: Callable[[], bytes]) -> bool:
        """Returns True: files may have any name, and protobuf has no magic number.

        Args:
            file_name: not looked at.
            head: not called.
        """
        return True

    def recognises(self, head: bytes) -> bool:
        """Returns False: protobuf has no magic number.

        Args:
            head: not looked at.
        """
        return False

    def read(
        self, file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
    ) -> tuple[ReadStatus, T]:
        """Reads a file, as `Importer` has it.

        Args:
            file: to be read.
            progress: of the reading.
            use: makes something of the trace; called again if blocks turn out not to do.

        Raises:
            UnreadableProfileError: nothing can be read.
            OSError: the file cannot be read.
        """
        needed = estimate(file.source, file.bytes, progress.has_memory)
        if file.bytes >= _LARGE_BYTES:
            try:
                with progress.reserve(needed.in_blocks):
                    return _read_in_blocks(file, progress, use)
            except (tpu_blocks.UnorderedError, columns.DamagedProfileError):
                # It can only be read, or what is left of it only be saved, as a whole.
                pass
        with progress.reserve(needed.whole):
            return _read_whole(file, progress, use)


def _read_whole(
    file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
) -> tuple[ReadStatus, T]:
    space = _space(file, SELECTION, progress)
    status = ReadStatus(space.status, space.message)
    with progress.stage(file.host, "computing"):
        timeline = build_timeline(file.host, space)
        # Its columns take as much memory again as those of the timeline.
        del space
        return status, use(XSpaceTrace(timeline))


def _read_in_blocks(
    file: ProfileFile, progress: Progress, use: Callable[[Trace], T]
) -> tuple[ReadStatus, T]:
    """Reads a file with its TPU ops, if it has any, a block at a time.

    Raises:
        UnorderedError: the ops must be read as a whole.
        DamagedProfileError: their line is damaged.
    """
    space = _space(file, replace(SELECTION, line=_without_op_lines), progress)
    has_cores = any(device_kind(plane.name) in ("tpu", "sparsecore") for plane in space.planes)
    if has_cores and space.status != "ok":
        raise tpu_blocks.UnorderedError
    status = ReadStatus(space.status, space.message)
    with progress.stage(file.host, "computing"):
        timeline = build_timeline(file.host, space)
        del space
        progress.release_memory()
        op_lines = (
            tpu_blocks.OpLines(_pieces(file, progress), timeline.facts.origin_ns)
            if has_cores
            else None
        )
        return status, use(streamed_trace(timeline, op_lines))


def _pieces(
    file: ProfileFile, progress: Progress
) -> Callable[[str], Iterator[tuple[columns.Plane, columns.Line]]]:
    """Returns what reads the op lines of a plane piece by piece."""

    def read(plane_name: str) -> Iterator[tuple[columns.Plane, columns.Line]]:
        chosen = replace(
            SELECTION,
            plane=lambda name: name == plane_name,
            line=lambda _, line_name, __: line_name in OP_LINES,
            event_stats=tpu_blocks.OP_STATS,
        )
        for number, (plane, line) in enumerate(scan_xspace(file.source, chosen), 1):
            progress.at(file.host, f"{plane_name}, piece {number}")
            yield plane, line

    return read


def _space(file: ProfileFile, selection: columns.Selection, progress: Progress) -> columns.XSpace:
    """Decodes the file; reports each line that is begun."""

    def line(plane_name: str, line_name: str, line_id: int) -> bool:
        progress.at(file.host, plane_name)
        return selection.line(plane_name, line_name, line_id)

    with progress.stage(file.host, "reading"):
        space = read_xspace(file.source, replace(selection, line=line))
        if file.bytes >= _LARGE_BYTES:
            progress.release_memory()
        return space


def _without_op_lines(plane_name: str, line_name: str, line_id: int) -> bool:
    if is_op_line(plane_name, line_name):
        return False
    return SELECTION.line(plane_name, line_name, line_id)
