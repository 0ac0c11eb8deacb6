"""Arguments that several commands share, and the ways in which a command ends.

Imported at every start, so that it imports little; a command imports the rest as it runs.
"""

from __future__ import annotations

import argparse
import os
import sys

from tensorboard_plugin_overview.arrays.numbers import is_positive
from tensorboard_plugin_overview.catalog.printable import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Takes the commands' parsers."""

DONE = 0
FAILED = 1
WRONG_INPUT = 2

PATH_HELP = (
    "a logdir, a run directory, the folder that holds the files, one *.xplane.pb, or one trace of "
    "torch.profiler (*.pt.trace.json, or any name); a local path or a URL (gs://, s3://, …)"
)
KIND_HELP = "the kind of steps, by the name of their markers (default: the leading one)"
_PEAK_TFLOPS_HELP = "dense peak TFLOP/s of each device (default: the profile's, or a table's)"
_PEAK_GBPS_HELP = "peak memory bandwidth of each device, GB/s (default: the profile's)"
_NO_CACHE_HELP = "read the files anew, and keep nothing in the user's cache folder"
_DASK_HELP = "the Dask cluster that reads the files, such as tcp://host:8786"


# Functions of the shells that complete any path, for the generator of the scripts (shtab).
_COMPLETES_FILES = {
    "bash": "_shtab_compgen_files",
    "zsh": "_files",
    "fish": "(__fish_complete_path (commandline -ct))",
}


class OneLineParser(argparse.ArgumentParser):
    """A parser that complains in one line, as the commands do."""

    def error(self, message: str) -> NoReturn:
        """Prints the error and what to do, and ends the program."""
        line = printable(f"{self.prog}: {message}. See {self.prog} --help.")
        self.exit(WRONG_INPUT, f"{line}\n")


def completes_files(argument: argparse.Action) -> None:
    """Makes the shells complete paths for an argument."""
    argument.complete = _COMPLETES_FILES  # type: ignore[attr-defined]


def positive_number(text: str) -> float:
    """Returns a number above 0; the `type` of an argument for a peak or a limit.

    Raises:
        ArgumentTypeError: the text is something else.
    """
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not is_positive(number):
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {text!r}")
    return number


def common_arguments() -> argparse.ArgumentParser:
    """Returns the parent of every command's parser."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("-v", "--verbose", action="store_true", help="print timings on stderr")
    return common


def add_reading_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that say how profiles are read."""
    parser.add_argument("--peak-tflops", type=positive_number, metavar="N", help=_PEAK_TFLOPS_HELP)
    parser.add_argument("--peak-gbps", type=positive_number, metavar="N", help=_PEAK_GBPS_HELP)
    parser.add_argument("--no-cache", dest="cache", action="store_false", help=_NO_CACHE_HELP)
    parser.add_argument("--dask", metavar="ADDRESS", help=_DASK_HELP)


def complain(message: str, hint: str = "") -> int:
    """Prints one line on stderr; returns the exit status.

    Args:
        message: the error, one sentence.
        hint: what to do; "" for nothing.
    """
    line = " ".join(f"{message} {hint}".split())
    print(printable(f"tensorboard-overview: {line}"), file=sys.stderr)
    return WRONG_INPUT


def drop_output() -> None:
    """Redirects stdout to nothing, after its reader (such as `head`) has ended."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
