"""`compare`: one run against another.

In: two paths.  Out: the faster run, by how much and where, and whether that is noise.
"""

from __future__ import annotations

import argparse
import os
import sys

from tensorboard_plugin_overview.cli import arguments
from tensorboard_plugin_overview.cli.documents import DOCUMENT_HELP, load_document


def add_parser(commands: arguments.Commands, common: argparse.ArgumentParser) -> None:
    """Adds the command.

    Args:
        commands: takes its parser.
        common: the parent of its parser.
    """
    parser = commands.add_parser("compare", parents=[common], help="compare run B against run A")
    arguments.completes_files(parser.add_argument("a", metavar="A", help=DOCUMENT_HELP))
    arguments.completes_files(
        parser.add_argument("b", metavar="B", help="as A; may be the same logdir")
    )
    parser.add_argument("--run-a", metavar="ID", help="which run of A (default: the newest)")
    parser.add_argument("--run-b", metavar="ID", help="which run of B (default: the newest)")
    parser.add_argument("--host-a", metavar="NAME", help="one host of A, or rank:N (default: all)")
    parser.add_argument("--host-b", metavar="NAME", help="one host of B, or rank:N (default: all)")
    parser.add_argument("--kind-a", metavar="NAME", help=f"of A: {arguments.KIND_HELP}")
    parser.add_argument("--kind-b", metavar="NAME", help=f"of B: {arguments.KIND_HELP}")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    arguments.add_reading_arguments(parser)
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Prints the comparison; returns the exit status, whatever the verdict."""
    import json

    from tensorboard_plugin_overview.comparison.compare import compare
    from tensorboard_plugin_overview.report.comparison import comparison_text

    a = load_document(options, options.a, options.run_a, options.host_a, options.kind_a)
    b = load_document(options, options.b, options.run_b, options.host_b, options.kind_b)
    comparison = compare(a, b, options.host_a, options.host_b)
    if options.format == "json":
        text = json.dumps(comparison.to_dict(), allow_nan=False, ensure_ascii=False, indent=1)
        sys.stdout.write(text + "\n")
    else:
        sys.stdout.write(comparison_text(comparison, _has_colours()))
    return arguments.DONE


def _has_colours() -> bool:
    """Returns whether stdout shows colours and the user wants them (https://no-color.org)."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and sys.stdout.isatty()
