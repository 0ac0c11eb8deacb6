"""`demo`: the sample runs in TensorBoard.

In: a port and a folder.  Out: the sample runs there, and a TensorBoard that shows them.
"""

from __future__ import annotations

import argparse
import sys

from tensorboard_plugin_overview.cli.arguments import Commands, complain, completes_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    import subprocess

_PATIENCE_S = 10.0


def add_parser(commands: Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser(
        "demo", parents=[common], help="write the sample runs and start TensorBoard on them"
    )
    parser.add_argument("--port", type=int, default=6006, metavar="N", help="default: 6006")
    where = "where to write them (default: a temporary folder)"
    completes_files(parser.add_argument("--logdir", metavar="DIR", help=where))
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Serves the samples until TensorBoard ends; returns its exit status."""
    import signal
    import subprocess
    import tempfile
    from pathlib import Path

    from tensorboard_plugin_overview.samples import write_samples

    # On Windows a file in use cannot be deleted; the rest of the folder can.
    with tempfile.TemporaryDirectory(
        prefix="tensorboard-overview-", ignore_cleanup_errors=True
    ) as temporary:
        logdir = Path(options.logdir or temporary)
        try:
            write_samples(logdir)
        except OSError as error:
            reason = error.strerror or str(error)
            return complain(f"The samples could not be written to {logdir}: {reason}.")
        print(f"http://localhost:{options.port}/#overview", flush=True)
        command = [sys.executable, "-m", "tensorboard.main", "--logdir", str(logdir)]
        server = subprocess.Popen([*command, "--port", str(options.port)])
        # A signal that stops the demo stops TensorBoard too.
        signal.signal(signal.SIGTERM, lambda *_: server.terminate())
        try:
            return server.wait()
        finally:
            _stop(server)


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Ends the server and waits for it, because it reads the folder that is deleted next."""
    import subprocess

    server.terminate()
    try:
        server.wait(timeout=_PATIENCE_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
