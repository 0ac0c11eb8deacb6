"""Reads a run for a command, with progress on stderr.

In: a path and the reading arguments.  Out: an `Overview`, or an `ExplainedError`.
"""

from __future__ import annotations

import argparse
import sys

from tensorboard_plugin_overview.catalog.printable import printable_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.overview.document import Overview


def load_run(
    options: argparse.Namespace,
    path: str,
    run: str | None,
    host: str | None = None,
    kind: str | None = None,
) -> Overview:
    """Returns the overview of a run.

    Args:
        options: the reading arguments.
        path: where the run is.
        run: its id; None for the newest.
        host: one of its hosts; None for all.
        kind: the kind of steps; None for the leading one.

    Raises:
        ExplainedError: there is no such run, or it cannot be read.
    """
    from tensorboard_plugin_overview.api import load
    from tensorboard_plugin_overview.loading.reading import Reading
    from tensorboard_plugin_overview.report.progress import ProgressLine

    line = ProgressLine(sys.stderr)
    reading = Reading(on_change=lambda: line.show(reading.message))
    try:
        overview = load(
            path,
            run,
            host,
            peak_tflops=options.peak_tflops,
            peak_gbps=options.peak_gbps,
            cache=options.cache,
            reading=reading,
            dask=options.dask,
            kind=kind,
        )
    finally:
        line.clear()
    if options.verbose:
        for timing in reading.timings:
            took = f"{timing.host}: {timing.stage} {timing.seconds:.3f} s"
            print(printable_line(took), file=sys.stderr)
    return overview
