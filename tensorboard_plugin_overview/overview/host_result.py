"""One file to its summary: what is done for every host, in whatever process.

In: a `catalog.runs.HostFile`.  Out: a `HostResult`.  A file that cannot be read is an answer too,
not an error.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace

from tensorboard_plugin_overview.catalog.remote import RemotePath
from tensorboard_plugin_overview.catalog.runs import HostFile
from tensorboard_plugin_overview.catalog.runs import is_growing
from tensorboard_plugin_overview.decode.columns import EmptyProfileError
from tensorboard_plugin_overview.decode.columns import Selection
from tensorboard_plugin_overview.decode.columns import UnreadableProfileError
from tensorboard_plugin_overview.decode.read import read_xspace
from tensorboard_plugin_overview.events.timeline import SELECTION
from tensorboard_plugin_overview.events.timeline import build_timeline
from tensorboard_plugin_overview.metrics.host_summary import HostSummary
from tensorboard_plugin_overview.metrics.host_summary import summarize_host
from tensorboard_plugin_overview.overview.document import FileReport
from tensorboard_plugin_overview.overview.reading import Reading


@dataclass(frozen=True)
class HostResult:
    """How reading one host's file went, and its summary; None where it could not be read."""

    report: FileReport
    summary: HostSummary | None


def read_host(file: HostFile, reading: Reading | None = None) -> HostResult:
    """Reads one file, and lets go of its events.

    Raises:
        CancelledError: nobody waits for the reading any more.
    """
    result = _read(file, reading or Reading())
    if result.report.status == "ok" or not is_growing(file):
        return result
    so_far = "this is what is there so far" if result.summary else "nothing can be read of it yet"
    message = f"The file is still being written: {so_far}."
    return replace(result, report=replace(result.report, message=message, growing=True))


def _read(file: HostFile, reading: Reading) -> HostResult:
    try:
        source = file.path.open() if isinstance(file.path, RemotePath) else file.path
        with reading.stage(file.host, "reading"):
            space = read_xspace(source, _watched(SELECTION, file.host, reading))
    except EmptyProfileError as error:
        return HostResult(FileReport(file.host, file.bytes, "empty", str(error)), None)
    except UnreadableProfileError as error:
        return HostResult(FileReport(file.host, file.bytes, "unreadable", str(error)), None)
    except OSError as error:
        message = f"The file could not be read: {error.strerror or error}."
        return HostResult(FileReport(file.host, file.bytes, "unreadable", message), None)
    report = FileReport(file.host, file.bytes, space.status, space.message)
    with reading.stage(file.host, "computing"):
        timeline = build_timeline(file.host, space)
        # Its columns take as much memory again as those of the timeline.
        del space
        return HostResult(report, summarize_host(timeline))


def _watched(selection: Selection, host: str, reading: Reading) -> Selection:
    """The selection, which reports each line that is begun."""

    def line(plane_name: str, line_name: str, line_id: int) -> bool:
        reading.at(host, plane_name)
        return selection.line(plane_name, line_name, line_id)

    return replace(selection, line=line)
