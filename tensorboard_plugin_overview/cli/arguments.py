"""What several commands take from their arguments, and how a command ends.

Imported at every start, so that it imports little: what a command needs, it imports as it runs.
"""

from __future__ import annotations

import argparse
import os
import sys

from tensorboard_plugin_overview.catalog.printable import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn
    from typing import TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""Takes the commands' parsers."""

DONE = 0
FAILED = 1
WRONG_INPUT = 2

PATH_HELP = (
    "a logdir, a run directory, the folder that holds the files, or one *.xplane.pb; a local path "
    "or a URL (gs://, s3://, …)"
)
KIND_HELP = "the kind of steps, by the name of their markers (default: the leading one)"
_PEAK_TFLOPS_HELP = "dense peak TFLOP/s of each device (default: the profile's, or a table's)"
_PEAK_GBPS_HELP = "peak memory bandwidth of each device, GB/s (default: the profile's)"
_NO_CACHE_HELP = "read the files anew, and keep nothing in the user's cache folder"
_DASK_HELP = "the Dask cluster that reads the files, such as tcp://host:8786"

# Beyond, products of peaks are infinite; no device comes near.
_LARGEST = 1e100

# What the generator of the completion scripts (shtab) makes of them: any path.
_COMPLETES_FILES = {
    "bash": "_shtab_compgen_files",
    "zsh": "_files",
    "fish": "(__fish_complete_path (commandline -ct))",
}


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaints are one line, as those of the commands are."""

    def error(self, message: str) -> NoReturn:
        """Ends the program: what is wrong, and what to do."""
        line = printable(f"{self.prog}: {message}. See {self.prog} --help.")
        self.exit(WRONG_INPUT, f"{line}\n")


def completes_files(argument: argparse.Action) -> None:
    """Makes the shells complete paths there."""
    argument.complete = _COMPLETES_FILES  # type: ignore[attr-defined]


def positive_number(text: str) -> float:
    """What a peak or a limit is; as `type` of an argument.

    Raises:
        ArgumentTypeError: it is something else.
    """
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < _LARGEST:
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {text!r}")
    return number


def common_arguments() -> argparse.ArgumentParser:
    """Parent of every command's parser."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("-v", "--verbose", action="store_true", help="print timings on stderr")
    return common


def add_reading_arguments(parser: argparse.ArgumentParser) -> None:
    """How profiles are read."""
    parser.add_argument("--peak-tflops", type=positive_number, metavar="N", help=_PEAK_TFLOPS_HELP)
    parser.add_argument("--peak-gbps", type=positive_number, metavar="N", help=_PEAK_GBPS_HELP)
    parser.add_argument("--no-cache", dest="cache", action="store_false", help=_NO_CACHE_HELP)
    parser.add_argument("--dask", metavar="ADDRESS", help=_DASK_HELP)


def complain(message: str, hint: str = "") -> int:
    """One line on stderr: what is wrong, and what to do."""
    line = " ".join(f"{message} {hint}".split())
    print(printable(f"tensorboard-overview: {line}"), file=sys.stderr)
    return WRONG_INPUT


def drop_output() -> None:
    """Leaves stdout, whose reader (`head`, say) has seen enough, without complaint at shutdown."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
