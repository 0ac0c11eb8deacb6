"""The command line: `tensorboard-overview`.

Exit status: 0 done, 2 wrong use or unreadable input (one line on stderr, never a traceback).
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tensorboard_plugin_overview import __version__
from tensorboard_plugin_overview.report.formats import FORMATS
from tensorboard_plugin_overview.report.formats import file_bytes

_DONE = 0
_WRONG_INPUT = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command, and returns the exit status."""
    options = _parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What the terminal cannot show (±, a name that is not UTF-8) must not end the report.
            stream.reconfigure(errors="backslashreplace")
    started = time.perf_counter()
    try:
        status: int = options.command(options)
    except BrokenPipeError:
        # The reader (`head`, say) has seen enough; leave no complaint at shutdown either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = _DONE
    except KeyboardInterrupt:
        status = 130
    if options.verbose:
        print(f"{time.perf_counter() - started:.3f} s", file=sys.stderr)
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tensorboard-overview",
        description="How a model ran on TPU, GPU or CPU, from its profile.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("-v", "--verbose", action="store_true", help="print timings on stderr")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    runs = commands.add_parser("runs", parents=[common], help="list the runs found")
    runs.add_argument("path", metavar="PATH", help=_PATH_HELP)
    runs.add_argument("--json", action="store_true", help="as JSON")
    runs.set_defaults(command=_runs)

    show = commands.add_parser("show", parents=[common], help="show one overview")
    show.add_argument("path", metavar="PATH", help=_PATH_HELP)
    show.add_argument("--run", metavar="ID", help="which run (default: the newest)")
    show.add_argument("--host", metavar="NAME", help="one host (default: all of the run)")
    show.add_argument("--format", choices=("text", *FORMATS), default="text")
    show.add_argument("--peak-tflops", type=float, metavar="N", help=_PEAK_TFLOPS_HELP)
    show.add_argument("--peak-gbps", type=float, metavar="N", help=_PEAK_GBPS_HELP)
    show.add_argument("--no-cache", dest="cache", action="store_false", help=_NO_CACHE_HELP)
    show.add_argument("--dask", metavar="ADDRESS", help=_DASK_HELP)
    show.set_defaults(command=_show)

    demo = commands.add_parser(
        "demo", parents=[common], help="write the sample runs and start TensorBoard on them"
    )
    demo.add_argument("--port", type=int, default=6006, metavar="N", help="default: 6006")
    demo.add_argument(
        "--logdir", metavar="DIR", help="where to write them (default: a temporary folder)"
    )
    demo.set_defaults(command=_demo)
    return parser


_PEAK_TFLOPS_HELP = "dense peak TFLOP/s of each device (default: the profile's, or a table's)"
_PEAK_GBPS_HELP = "peak memory bandwidth of each device, GB/s (default: the profile's)"
_NO_CACHE_HELP = "read the files anew, and keep nothing in the user's cache folder"
_DASK_HELP = "the Dask cluster that reads the files, such as tcp://host:8786"
_PATH_HELP = (
    "a logdir, a run directory, the folder that holds the files, or one *.xplane.pb; a local path "
    "or a URL (gs://, s3://, …)"
)


def _runs(options: argparse.Namespace) -> int:
    from tensorboard_plugin_overview.catalog.scan import scan

    found = scan(options.path)
    if options.json:
        listed = [
            {
                "id": run.id,
                "hosts": list(run.hosts),
                "path": str(run.path),
            }
            | ({"parts": list(run.parts)} if run.parts else {})
            for run in found.runs
        ]
        print(json.dumps(listed, ensure_ascii=False, indent=1))
    else:
        for run in found.runs:
            hosts = ", ".join(run.hosts) or "no *.xplane.pb file"
            where = f"joined from {', '.join(run.parts)}" if run.parts else str(run.path)
            print(f"{run.id}\t{hosts}\t{where}")
    if not found.runs:
        return _complain(found.message or "No profile was found.", found.hint)
    return _DONE


def _show(options: argparse.Namespace) -> int:
    # What is made is needed to the end, and the end is near: looking for garbage finds none.
    gc.disable()
    from tensorboard_plugin_overview.api import load
    from tensorboard_plugin_overview.catalog.runs import NoRunError
    from tensorboard_plugin_overview.overview.build import UnreadableRunError
    from tensorboard_plugin_overview.overview.cluster import ClusterError
    from tensorboard_plugin_overview.overview.reading import Reading
    from tensorboard_plugin_overview.report.progress import ProgressLine

    line = ProgressLine(sys.stderr)
    reading = Reading(on_change=lambda: line.show(reading.message))
    try:
        overview = load(
            options.path,
            options.run,
            options.host,
            peak_tflops=options.peak_tflops,
            peak_gbps=options.peak_gbps,
            cache=options.cache,
            reading=reading,
            dask=options.dask,
        )
    except (NoRunError, UnreadableRunError, ClusterError) as error:
        line.clear()
        return _complain(error.message, error.hint)
    finally:
        line.clear()
    if options.verbose:
        for timing in reading.timings:
            print(f"{timing.host}: {timing.stage} {timing.seconds:.3f} s", file=sys.stderr)
    if options.format == "text":
        from tensorboard_plugin_overview.report.text import report_text

        sys.stdout.write(report_text(overview))
    else:
        # As bytes: no platform's line ends, and no terminal's encoding.
        sys.stdout.flush()
        sys.stdout.buffer.write(file_bytes(FORMATS[options.format], overview.to_dict()))
    return _DONE


def _demo(options: argparse.Namespace) -> int:
    from tensorboard_plugin_overview.samples import write_samples

    with tempfile.TemporaryDirectory(prefix="tensorboard-overview-") as temporary:
        logdir = Path(options.logdir or temporary)
        try:
            write_samples(logdir)
        except OSError as error:
            reason = error.strerror or str(error)
            return _complain(f"The samples could not be written to {logdir}: {reason}.", None)
        print(f"http://localhost:{options.port}/#overview", flush=True)
        command = [sys.executable, "-m", "tensorboard.main", "--logdir", str(logdir)]
        server = subprocess.Popen([*command, "--port", str(options.port)])
        # Who stops the demo means TensorBoard too.
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        try:
            return server.wait()
        finally:
            server.terminate()


def _complain(message: str, hint: str | None) -> int:
    print(f"tensorboard-overview: {message} {hint or ''}".rstrip(), file=sys.stderr)
    return _WRONG_INPUT


if __name__ == "__main__":
    sys.exit(main())
