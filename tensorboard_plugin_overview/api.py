"""The Python API: a path to its overview, without TensorBoard."""

from __future__ import annotations

import os

from tensorboard_plugin_overview.catalog.runs import NoRunError
from tensorboard_plugin_overview.catalog.scan import scan
from tensorboard_plugin_overview.metrics.peaks import PeakOverrides
from tensorboard_plugin_overview.overview.build import build_overview
from tensorboard_plugin_overview.overview.document import Overview
from tensorboard_plugin_overview.overview.reading import Reading
from tensorboard_plugin_overview.overview.result_cache import user_cache


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
) -> Overview:
    """The overview of a profile.

    Args:
        path: a logdir, a run directory, the folder that holds the files, or one `*.xplane.pb`;
            a local path or a URL.
        run: the run's id; None for the newest.
        host: one of the run's hosts; None for all.
        peak_tflops: dense peak TFLOP/s of each device, where the profile's is missing or wrong.
        peak_gbps: peak memory bandwidth of each device, GB/s, likewise.
        cache: use, and keep, results in the user's cache folder.
        reading: told of the progress, and asked whether to go on.
        dask: address of the Dask cluster that reads the files; None for this process.

    Raises:
        ClusterError: the cluster cannot do it.
        NoRunError: there is no such run or host.
        UnreadableRunError: no file of it can be read.
    """
    chosen = scan(path).select(run)
    if host is not None and host not in chosen.hosts:
        known = ", ".join(chosen.hosts) or "none"
        raise NoRunError(f"Run {chosen.id!r} has no host {host!r}.", f"Its hosts: {known}.")
    peaks = PeakOverrides(peak_tflops, peak_gbps)
    return build_overview(chosen, host, peaks, reading, user_cache() if cache else None, dask)
