"""One file to its summary: what is done for every host, in whatever process.

In: a `catalog.runs.HostFile`.  Out: a `HostResult`.  A file that cannot be read is an answer too,
not an error.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from functools import partial
from typing import TypeVar

from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.runs import is_growing
from tensorboard_plugin_overview.decode.columns import DamagedProfileError
from tensorboard_plugin_overview.decode.columns import EmptyProfileError
from tensorboard_plugin_overview.decode.columns import Line
from tensorboard_plugin_overview.decode.columns import Plane
from tensorboard_plugin_overview.decode.columns import Selection
from tensorboard_plugin_overview.decode.columns import UnreadableProfileError
from tensorboard_plugin_overview.decode.columns import XSpace
from tensorboard_plugin_overview.decode.wire.source import SourceLike
from tensorboard_plugin_overview.decode.xspace import read_xspace
from tensorboard_plugin_overview.decode.xspace import scan_xspace
from tensorboard_plugin_overview.formats.xspace.timeline.planes import device_kind
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import SELECTION
from tensorboard_plugin_overview.formats.xspace.timeline.timeline import build_timeline
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OP_STATS
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import OpLines
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_blocks import UnorderedError
from tensorboard_plugin_overview.formats.xspace.tpu.tpu_cores import OP_LINES
from tensorboard_plugin_overview.formats.xspace.trace import XSpaceTrace
from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.loading.memory.free_memory import give_back_memory
from tensorboard_plugin_overview.loading.memory.memory_estimate import estimate
from tensorboard_plugin_overview.loading.memory.memory_estimate import is_op_line
from tensorboard_plugin_overview.loading.memory.memory_limit import MemoryLimitError
from tensorboard_plugin_overview.loading.memory.memory_limit import is_out_of_memory
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.metrics.host.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host.host_summary import summarize_host

T = TypeVar("T")

# Smaller ones are read at once, which is faster; their columns take no more than this a few times.
_LARGE_BYTES = 32 << 20
_OUT_OF_MEMORY = (
    "Reading it took more memory than the process can get (limit of the container, or ulimit -v): "
    "raise the limit, or capture for a shorter time."
)


@dataclass(frozen=True)
class HostResult:
    """How reading one host's file went, and its summary; None where it could not be read."""

    report: FileReport
    summary: HostSummary | None


def read_host(
    file: HostFile, reading: Reading | None = None, kind: str | None = None
) -> HostResult:
    """Reads one file, and lets go of its events.

    Raises:
        CancelledError: nobody waits for the reading any more.
    """
    result = HostResult(*read_trace(file, reading or Reading(), partial(summarize_host, kind=kind)))
    if result.report.status == "ok" or not is_growing(file):
        return result
    so_far = "this is what is there so far" if result.summary else "nothing can be read of it yet"
    message = f"The file is still being written: {so_far}."
    return replace(result, report=replace(result.report, message=message, growing=True))


def read_trace(
    file: HostFile, reading: Reading, use: Callable[[XSpaceTrace], T]
) -> tuple[FileReport, T | None]:
    """Reads one file to its trace, and lets go of it.

    Args:
        file: to be read.
        reading: told of the progress, and asked whether to go on.
        use: makes something of the trace; it may be called a second time, with all ops in memory.

    Returns:
        How reading went, and what was made; None where the file cannot be read.

    Raises:
        CancelledError: nobody waits for the reading any more.
    """
    try:
        source = file.path.open() if isinstance(file.path, RemotePath) else file.path
        needed = estimate(source, file.bytes, reading.memory)
        if file.bytes >= _LARGE_BYTES:
            try:
                with reading.memory.reserve(needed.in_blocks, reading.checkpoint):
                    return _read_in_blocks(file, source, reading, use)
            except (UnorderedError, DamagedProfileError):
                # It can only be read, or what is left of it only be saved, as a whole.
                pass
        with reading.memory.reserve(needed.whole, reading.checkpoint):
            return _read_whole(file, source, reading, use)
    except EmptyProfileError as error:
        return FileReport(file.host, file.bytes, "empty", str(error)), None
    except UnreadableProfileError as error:
        return FileReport(file.host, file.bytes, "unreadable", str(error)), None
    except MemoryLimitError as error:
        reading.refused = True
        return FileReport(file.host, file.bytes, "unreadable", str(error)), None
    except OSError as error:
        message = f"The file could not be read: {error.strerror or error}."
        return FileReport(file.host, file.bytes, "unreadable", message), None
    except (MemoryError, RuntimeError) as error:
        if not is_out_of_memory(error):
            raise
    # What was read of it is free by now.
    give_back_memory()
    reading.refused = True
    return FileReport(file.host, file.bytes, "unreadable", _OUT_OF_MEMORY), None


def _read_whole(
    file: HostFile,
    source: SourceLike,
    reading: Reading,
    use: Callable[[XSpaceTrace], T],
) -> tuple[FileReport, T]:
    space = _space(file, source, SELECTION, reading)
    report = FileReport(file.host, file.bytes, space.status, space.message)
    with reading.stage(file.host, "computing"):
        timeline = build_timeline(file.host, space)
        # Its columns take as much memory again as those of the timeline.
        del space
        return report, use(XSpaceTrace(timeline))


def _read_in_blocks(
    file: HostFile,
    source: SourceLike,
    reading: Reading,
    use: Callable[[XSpaceTrace], T],
) -> tuple[FileReport, T]:
    """Reads a file with its TPU ops, if it has any, a block at a time.

    Raises:
        UnorderedError: the ops must be read as a whole.
        DamagedProfileError: their line is damaged.
    """
    selection = replace(SELECTION, line=_without_op_lines)
    space = _space(file, source, selection, reading)
    has_cores = any(device_kind(plane.name) in ("tpu", "sparsecore") for plane in space.planes)
    if has_cores and space.status != "ok":
        raise UnorderedError
    report = FileReport(file.host, file.bytes, space.status, space.message)
    with reading.stage(file.host, "computing"):
        timeline = build_timeline(file.host, space)
        del space
        give_back_memory()
        op_lines = None
        if has_cores:
            op_lines = OpLines(_pieces(file, source, reading), timeline.origin_ns)
        return report, use(XSpaceTrace(timeline, op_lines))


def _pieces(
    file: HostFile, source: SourceLike, reading: Reading
) -> Callable[[str], Iterator[tuple[Plane, Line]]]:
    """What reads the op lines of a plane piece by piece."""

    def read(plane_name: str) -> Iterator[tuple[Plane, Line]]:
        chosen = replace(
            SELECTION,
            plane=lambda name: name == plane_name,
            line=lambda _, line_name, __: line_name in OP_LINES,
            event_stats=OP_STATS,
        )
        for number, (plane, line) in enumerate(scan_xspace(source, chosen), 1):
            reading.at(file.host, f"{plane_name}, piece {number}")
            yield plane, line

    return read


def _space(file: HostFile, source: SourceLike, selection: Selection, reading: Reading) -> XSpace:
    with reading.stage(file.host, "reading"):
        space = read_xspace(source, _watched(selection, file.host, reading))
        if file.bytes >= _LARGE_BYTES:
            give_back_memory()
        return space


def _without_op_lines(plane_name: str, line_name: str, line_id: int) -> bool:
    if is_op_line(plane_name, line_name):
        return False
    return SELECTION.line(plane_name, line_name, line_id)


def _watched(selection: Selection, host: str, reading: Reading) -> Selection:
    """The selection, which reports each line that is begun."""

    def line(plane_name: str, line_name: str, line_id: int) -> bool:
        reading.at(host, plane_name)
        return selection.line(plane_name, line_name, line_id)

    return replace(selection, line=line)
