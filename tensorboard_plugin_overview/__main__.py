"""The command line: `tensorboard-overview`.

In: arguments.  Out: what the command prints, and the exit status: 0 done, 1 a check failed, 2 wrong
use or unreadable input (one line on stderr, never a traceback).
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import sys
import time
import traceback
from collections.abc import Sequence
from typing import NoReturn

from tensorboard_plugin_overview import __version__
from tensorboard_plugin_overview.catalog import explained_error
from tensorboard_plugin_overview.cli import check, compare, completion, demo, runs, show
from tensorboard_plugin_overview.cli.arguments import (
    DONE,
    OneLineParser,
    common_arguments,
    complain,
    drop_output,
)

_NEW_OBJECTS = 100_000
_FAULT_HINT = "Run it with -v for the details, and report them."
_COMMANDS = (runs, show, compare, check, demo, completion)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command, and returns the exit status."""
    options = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # What the terminal cannot show (±, a name that is not UTF-8) must not end the report.
            stream.reconfigure(errors="backslashreplace")
    started = time.perf_counter()
    status = DONE
    try:
        status = options.command(options)
        sys.stdout.flush()
    except explained_error.ExplainedError as error:
        status = complain(error.message, error.hint)
    except BrokenPipeError:
        drop_output()
    except KeyboardInterrupt:
        status = 130
    except Exception as error:
        # Not Python's status 1, which says that a check failed.
        if options.verbose:
            traceback.print_exc()
        status = _complain_of(error)
    if options.verbose:
        print(f"{time.perf_counter() - started:.3f} s", file=sys.stderr)
    return status


def _complain_of(error: Exception) -> int:
    """What ended a command that knows no sentence for it."""
    from tensorboard_plugin_overview.loading.memory.memory_limit import is_out_of_memory

    if is_out_of_memory(error):
        return complain(explained_error.OUT_OF_MEMORY, explained_error.OUT_OF_MEMORY_HINT)
    what = f"{type(error).__name__}: {error}"
    return complain(f"The command failed by a fault of its own ({what}).", _FAULT_HINT)


def program() -> NoReturn:
    """The program `tensorboard-overview`: runs one command, and ends the process."""
    # Python looks for garbage after every 700 new objects, and in all of them at its end, which
    # takes a tenth of a short command's time.  There is hardly any.
    gc.set_threshold(_NEW_OBJECTS)
    # No matrices are multiplied here, and each thread of BLAS takes 40 MB of address space.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    status = main()
    gc.freeze()
    sys.exit(status)


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    made = OneLineParser(
        prog="tensorboard-overview",
        description="How a model ran on TPU, GPU or CPU, from its profile.",
    )
    made.add_argument("--version", action="version", version=__version__)
    common = common_arguments()
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    for command in _COMMANDS:
        command.add_parser(commands, common)
    return made


if __name__ == "__main__":
    program()
