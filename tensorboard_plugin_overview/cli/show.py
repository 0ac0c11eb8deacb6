"""`show`: one overview.

In: a path.  Out: the overview in the format asked for.
"""

from __future__ import annotations

import argparse
import sys

from tensorboard_plugin_overview.cli import arguments
from tensorboard_plugin_overview.cli.load import load_run
from tensorboard_plugin_overview.report.formats import FORMATS, file_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tensorboard_plugin_overview.overview.document import Overview


def add_parser(commands: arguments.Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser("show", parents=[common], help="show one overview")
    arguments.completes_files(parser.add_argument("path", metavar="PATH", help=arguments.PATH_HELP))
    parser.add_argument("--run", metavar="ID", help="which run (default: the newest)")
    parser.add_argument(
        "--host",
        metavar="NAME",
        help="one host, by its name or as rank:N (default: all of the run)",
    )
    parser.add_argument("--kind", metavar="NAME", help=arguments.KIND_HELP)
    parser.add_argument("--format", choices=("text", *FORMATS), default="text")
    arguments.add_reading_arguments(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Prints the overview; returns the exit status."""
    from tensorboard_plugin_overview.loading.memory.free_memory import collection_paused

    # All objects are needed until the program ends, so that a collector would find no garbage.
    with collection_paused():
        overview = load_run(options, options.path, options.run, options.host, options.kind)
        _print(overview, options.format)
    return arguments.DONE


def _print(overview: Overview, name: str) -> None:
    if name == "text":
        from tensorboard_plugin_overview.report.text import report_text

        sys.stdout.write(report_text(overview))
    else:
        # As bytes: no platform's line ends, and no terminal's encoding.
        sys.stdout.flush()
        sys.stdout.buffer.write(file_bytes(FORMATS[name], overview.to_dict()))
