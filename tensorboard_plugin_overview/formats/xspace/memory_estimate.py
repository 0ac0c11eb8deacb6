"""What reading a file takes, estimated before it is read.

In: a file.  Out: bytes, as a whole and with its TPU ops a block at a time.  The figures are peaks
of resident memory beyond what the process had before, measured on files of all kinds
(benchmarks/README.md), and rounded up.  What an event takes in memory differs little between kinds
of files, what it takes in a file differs tenfold.  All columns are held at once, and for the lines
in work, copies of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tensorboard_plugin_overview.decode.estimate import LineEstimate, estimate_lines
from tensorboard_plugin_overview.decode.wire.source import SourceLike
from tensorboard_plugin_overview.formats.xspace.timeline.planes import device_kind
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import OP_LINES

# Of an event, its own columns and those of its stats.
_PER_EVENT = 32
_PER_STAT = 9
# What is held besides of the lines that are read or summed up at once: the longest ones, a thread
# each, and all of the devices, which are looked at together.
_PER_EVENT_IN_WORK = 150
_LINES_IN_WORK = 4
# Of what is no line, or cannot be looked into, as behind damage.
_PER_BYTE = 5.0
# TPU ops that are read a block at a time.
_PER_BYTE_IN_BLOCKS = 0.25
_BLOCKS_BYTES = 120_000_000
# Imports, windows of the decoder, tables.
_BASE_BYTES = 64_000_000

# Smaller files are not looked into.
_SMALL_BYTES = 4_000_000
# No file of the benchmarks takes as much a byte. Where there is room for several such, how much a
# file takes is not worth the time that looking takes.
_MOST_PER_BYTE = 16
_SEVERAL = 4


class Estimate(NamedTuple):
    """Bytes of memory that a reading takes.

    Attributes:
        whole: with all events at once.
        in_blocks: with those of TPU ops a block at a time.
    """

    whole: int
    in_blocks: int


def estimate(source: SourceLike, file_bytes: int, has_memory: Callable[[int], bool]) -> Estimate:
    """Estimates what the file takes; looks into it where memory is so short that it matters.

    Args:
        source: the file.
        file_bytes: its size.
        has_memory: returns whether that many bytes may be used.

    Raises:
        EmptyProfileError: the file is empty.
        UnreadableProfileError: it cannot be opened.
    """
    if file_bytes < _SMALL_BYTES:
        return Estimate(*[whole_bytes(file_bytes)] * 2)
    most = _MOST_PER_BYTE * file_bytes + _BASE_BYTES
    if has_memory(_SEVERAL * most):
        return Estimate(most, most)
    lines = estimate_lines(source, SELECTION)
    rest = [line for line in lines if not is_op_line(line.plane, line.line)]
    op_bytes = sum(line.bytes for line in lines) - sum(line.bytes for line in rest)
    return Estimate(whole_bytes(file_bytes, lines), block_bytes(file_bytes, op_bytes, rest))


def is_op_line(plane_name: str, line_name: str) -> bool:
    """Returns whether a line has a TPU core's ops, which can be read a block at a time.

    Args:
        plane_name: of the line's plane.
        line_name: of the line.
    """
    return line_name in OP_LINES and device_kind(plane_name) in ("tpu", "sparsecore")


def whole_bytes(file_bytes: int, lines: Sequence[LineEstimate] = ()) -> int:
    """Estimates the bytes of memory that it takes to read a file at once.

    Args:
        file_bytes: its size.
        lines: those that were looked into.
    """
    unknown_bytes = file_bytes - sum(line.bytes for line in lines)
    columns = sum(line.events * (_PER_EVENT + _PER_STAT * line.columns) for line in lines)
    of_devices = sum(line.events for line in lines if device_kind(line.plane))
    of_others = sorted((line.events for line in lines if not device_kind(line.plane)), reverse=True)
    in_work = of_devices + sum(of_others[:_LINES_IN_WORK])
    of_events = columns + in_work * _PER_EVENT_IN_WORK
    return int(unknown_bytes * _PER_BYTE) + of_events + _BASE_BYTES


def block_bytes(file_bytes: int, in_blocks_bytes: int, lines: Sequence[LineEstimate] = ()) -> int:
    """Estimates the bytes of memory for a file of which a part is read a block at a time.

    Args:
        file_bytes: its size.
        in_blocks_bytes: how much of that is read a block at a time.
        lines: of the rest, those that were looked into.
    """
    rest = whole_bytes(file_bytes - in_blocks_bytes, lines)
    if not in_blocks_bytes:
        return rest
    return int(in_blocks_bytes * _PER_BYTE_IN_BLOCKS) + _BLOCKS_BYTES + rest
