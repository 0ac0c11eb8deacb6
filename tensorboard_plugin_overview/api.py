"""The Python API: a path to its overview or one step's ops; two overviews to what differs."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tensorboard_plugin_overview.arrays.numbers import is_positive
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.loading.cache.result_cache import user_cache
from tensorboard_plugin_overview.loading.cluster import read_on_cluster
from tensorboard_plugin_overview.loading.content_tests import content_tests
from tensorboard_plugin_overview.loading.host_files import read_hosts
from tensorboard_plugin_overview.loading.memory.memory_limit import budget_of
from tensorboard_plugin_overview.loading.ranks import asked_host
from tensorboard_plugin_overview.loading.reading import Reading
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.overview.document import Overview

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tensorboard_plugin_overview.catalog.runs import HostFile
    from tensorboard_plugin_overview.comparison.compare import Comparison
    from tensorboard_plugin_overview.loading.host_result import HostResult
    from tensorboard_plugin_overview.overview.panels.step_ops import StepDocument


def load(
    path: str | os.PathLike[str],
    run: str | None = None,
    host: str | None = None,
    *,
    peak_tflops: float | None = None,
    peak_gbps: float | None = None,
    cache: bool = True,
    reading: Reading | None = None,
    dask: str | None = None,
    memory_gb: float | None = None,
    kind: str | None = None,
) -> Overview:
    """The overview of a profile.

    Args:
        path: a logdir, a run directory, the folder that holds the files, one `*.xplane.pb`, or one
            trace of torch.profiler; a local path or a URL.
        run: the run's id; None for the newest.
        host: one of the run's hosts, by its name or as `rank:3`; None for all.
        peak_tflops: dense peak TFLOP/s of each device, where the profile's is missing or wrong.
        peak_gbps: peak memory bandwidth of each device, GB/s, likewise.
        cache: use, and keep, results in the user's cache folder.
        reading: told of the progress, and asked whether to go on.
        dask: address of the Dask cluster that reads the files; None for this process.
        memory_gb: what reading may take, in 10⁹ bytes; a file that takes more is not read. None
            for `TENSORBOARD_OVERVIEW_MEMORY_GB`, else four fifths of what is free.
        kind: the kind of steps (`train`, `eval`), by the name of their markers; None for the
            leading one.

    Raises:
        ClusterError: the cluster cannot do it.
        NoRunError: there is no such run or host.
        UnknownKindError: it has no steps of that kind.
        UnreadableRunError: no file of it can be read.
        ValueError: a peak or the memory is no number above 0.
    """
    given = {"peak_tflops": peak_tflops, "peak_gbps": peak_gbps, "memory_gb": memory_gb}
    for name, number in given.items():
        if number is not None and not is_positive(number):
            raise ValueError(f"{name} must be a number above 0, not {number}")
    chosen = scan(path, content_tests()).select(run)
    peaks = PeakOverrides(peak_tflops, peak_gbps)
    reading = reading or Reading()
    if memory_gb is not None:
        reading.memory = budget_of(memory_gb)
    kept = user_cache() if cache else None

    def read(files: Sequence[HostFile]) -> Iterator[HostResult]:
        if dask:
            return read_on_cluster(files, reading, dask, kept)
        return read_hosts(files, reading, kept)

    host = asked_host(chosen, host, read)
    return build_overview(chosen, host, peaks, reading, kept, dask, kind=kind)


def load_step(
    path: str | os.PathLike[str],
    index: int,
    run: str | None = None,
    host: str | None = None,
    *,
    cache: bool = True,
    reading: Reading | None = None,
    kind: str | None = None,
) -> StepDocument:
    """The slowest ops of one step, in the shape of `GET step`.

    Args:
        path: as in `load`.
        index: of the step, in the step columns of the overview of the same run and host.
        run: the run's id; None for the newest.
        host: one of the run's hosts, as in `load`; None for the one that is slowest in the step.
        cache: use, and keep, results in the user's cache folder.
        reading: receives progress, and is checked for cancellation.
        kind: the kind of steps of that overview; None for the leading one.

    Raises:
        NoRunError: there is no such run or host.
        UnknownKindError: it has no steps of that kind.
        UnknownStepError: the run has no such step.
        UnreadableRunError: no file of it can be read.
    """
    from tensorboard_plugin_overview.overview.panels.step_ops import step_ops

    chosen = scan(path, content_tests()).select(run)
    reading = reading or Reading()
    kept = user_cache() if cache else None
    host = asked_host(chosen, host, lambda files: read_hosts(files, reading, kept))
    return step_ops(chosen, index, host, reading, kept, kind)


def compare(a: Overview, b: Overview) -> Comparison:
    """Run B against run A: what is faster, by how much, where, and whether that is noise.

    Args:
        a: what B is measured against.
        b: the other.
    """
    from tensorboard_plugin_overview.comparison import compare as regression

    return regression.compare(a.to_dict(), b.to_dict())
