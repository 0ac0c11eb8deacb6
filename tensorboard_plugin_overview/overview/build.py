"""Builds the overview of a run from its files: the whole path in one place.

In: a `catalog.runs.Run`.  Out: an `Overview`.  Every host's file is reduced to its summary
(`host_result`), the summaries are merged (`run_result`), and `assemble` makes the document; the
overview names a file that cannot be read, and shows the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace

from tensorboard_plugin_overview.catalog.explained_error import ExplainedError
from tensorboard_plugin_overview.catalog.layouts import PATTERNS
from tensorboard_plugin_overview.catalog.runs import HostFile, Run
from tensorboard_plugin_overview.loading.cache.result_cache import ResultCache
from tensorboard_plugin_overview.loading.cluster import read_on_cluster
from tensorboard_plugin_overview.loading.file_report import FileReport
from tensorboard_plugin_overview.loading.host_files import read_hosts
from tensorboard_plugin_overview.loading.host_result import HostResult
from tensorboard_plugin_overview.loading.memory.free_memory import collection_paused
from tensorboard_plugin_overview.loading.ranks import older_of_a_rank
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.loading.run_result import Gathered, RunResult, gather
from tensorboard_plugin_overview.metrics.host.host_summary import platform_of
from tensorboard_plugin_overview.metrics.peaks import NO_OVERRIDES, PeakOverrides
from tensorboard_plugin_overview.overview.assemble import assemble
from tensorboard_plugin_overview.overview.document import Diagnostic, Overview
from tensorboard_plugin_overview.overview.recording.diagnostics import by_severity
from tensorboard_plugin_overview.steps.step_kinds import leading_kind

# A run that is read in a moment.
_SHORT_BYTES = 32 << 20


class UnreadableRunError(ExplainedError):
    """No file of the run could be read.

    Attributes:
        growing: a file is still being written, so that it may be read later.
    """

    def __init__(self, message: str, hint: str, growing: bool = False) -> None:
        super().__init__(message, hint)
        self.growing = growing


class UnknownKindError(ExplainedError):
    """The run has no steps of the kind that was asked for."""

    def __init__(self, kind: str, known: Sequence[str]) -> None:
        hint = (
            f"Its kinds: {', '.join(map(repr, known))}." if known else "Its steps are not marked."
        )
        super().__init__(f"The run has no steps of the kind {kind!r}.", hint)


def build_overview(
    run: Run,
    host: str | None = None,
    peaks: PeakOverrides = NO_OVERRIDES,
    reading: Reading | None = None,
    cache: ResultCache | None = None,
    dask: str | None = None,
    gathered: Gathered | None = None,
    kind: str | None = None,
) -> Overview:
    """Builds the overview of a run, or of one of its hosts.

    Args:
        run: the run.
        host: one of its hosts; None for all.
        peaks: the user's values of the devices' peaks.
        reading: receives the progress; checked for cancellation.
        cache: results of files that were read before; None for none.
        dask: address of the Dask cluster that reads the files; None for this process.
        gathered: collects the hosts as they come in, so that partial results can be served.
        kind: the kind of steps, by the name of their markers; None for the leading one.

    Raises:
        ClusterError: the cluster cannot do it.
        UnreadableRunError: not one of the files asked for can be read, or there is none.
        UnknownKindError: the run has no steps of that kind.
        KeyError: the run has no such host.
        CancelledError: the reading was cancelled.
    """
    files = files_of(run, host)
    reading = reading or Reading()
    is_short = sum(file.bytes for file in files) < _SHORT_BYTES
    with collection_paused() if is_short else nullcontext():

        def read(some: Sequence[HostFile], kind: str | None) -> Iterator[HostResult]:
            if dask:
                return read_on_cluster(some, reading, dask, cache, kind)
            return read_hosts(some, reading, cache, kind)

        result = read_kind(files, kind, read, gathered)
    if not result.hosts:
        raise unreadable_run(run.id, result.reports)
    with collection_paused():
        overview = assemble(run.id, result, peaks, is_whole=host is None)
    reading.answered.set()
    if host is None and (note := _of_sessions(run)):
        return replace(overview, diagnostics=by_severity([*overview.diagnostics, note]))
    return overview


def read_kind(
    files: Sequence[HostFile],
    kind: str | None,
    read: Callable[[Sequence[HostFile], str | None], Iterator[HostResult]],
    gathered: Gathered | None = None,
) -> RunResult:
    """Reads all hosts with their steps of one kind.

    Each host leads with a kind of its own; those that lead with another than all of them together
    are read again.

    Args:
        files: of the hosts.
        kind: the kind that is wanted; None for the leading one.
        read: reads files for a kind.
        gathered: collects the hosts as they come in.

    Raises:
        UnknownKindError: no host has steps of that kind.
    """
    result = gather(read(files, kind), gathered)
    older = older_of_a_rank(files, result.hosts)
    if older:
        # Their ops are in the tables already.
        newer_files = [file for file in files if file.host not in older]
        reasons = {
            host: f"{newer} has the same rank, and is newer" for host, newer in older.items()
        }
        counted = read_kind(newer_files, kind, read)
        return replace(counted, reports=result.reports, set_aside=reasons)
    platform = platform_of(result.hosts) if result.hosts else None
    # Hosts without a device, in a run that has devices, only coordinate.
    workers = [host for host in result.hosts if host.platform == platform]
    steps = [host.steps for host in workers]
    if kind is not None:
        known = sorted({name for found in steps for name in found.kinds})
        if result.hosts and kind not in known:
            raise UnknownKindError(kind, known)
        return result
    leading = leading_kind(steps)
    others = {
        host.host
        for host in workers
        if host.steps.kinds.keys() - {""} and host.steps.kind != leading
    }
    if not others:
        return result
    again = gather(read([file for file in files if file.host in others], leading))
    by_name = {host.host: host for host in again.hosts}
    # The op tables are of the whole profile, whatever the steps.
    return replace(result, hosts=tuple(by_name.get(host.host, host) for host in result.hosts))


def _of_sessions(run: Run) -> Diagnostic | None:
    """Returns a note on a run whose hosts are in the folders of several sessions."""
    if run.parts:
        return Diagnostic(
            "joined_sessions",
            "info",
            f"This run puts together {len(run.parts)} sessions that are seconds apart and have "
            f"different hosts: {', '.join(run.parts)}.",
            "If they are not of one job, open them one by one.",
        )
    if run.joined:
        return Diagnostic(
            "split_session",
            "warning",
            "Other hosts have a session of their own, seconds apart: what is here may be a part of "
            "the job.",
            f"Open {run.joined} to see all of them together.",
        )
    return None


def files_of(run: Run, host: str | None) -> tuple[HostFile, ...]:
    """Returns the files of all hosts, or of one.

    Args:
        run: the run.
        host: one of its hosts; None for all.

    Raises:
        KeyError: the run has no such host.
    """
    if host is None:
        return tuple(run.files)
    files = tuple(file for file in run.files if file.host == host)
    if not files:
        raise KeyError(host)
    return files


def unreadable_run(run_id: str, reports: Sequence[FileReport]) -> UnreadableRunError:
    """Returns the error to raise where no file could be read.

    Args:
        run_id: id of the run.
        reports: of all its files.
    """
    if not reports:
        return UnreadableRunError(
            f"Run {run_id!r} has no {PATTERNS} file.",
            "The capture may still be running, or it failed; capture again.",
        )
    growing = any(report.growing for report in reports)
    first = next((report for report in reports if report.growing), reports[0])
    more = len(reports) - 1
    others = f" ({more} more file{'' if more == 1 else 's'} could not be read either.)"
    others = others if more else ""
    message = f"{first.host}: {first.message}{others}"
    return UnreadableRunError(message, "Other runs still open.", growing)
